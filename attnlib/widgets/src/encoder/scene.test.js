// Oracles read weights, cosines and angles back from the picture.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import data from "../../encoder.json" with { type: "json" };
import { along, find, has, near, pictures } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { explorer, LATER, put, twinOf } from "./compute.js";
import { hue, metro, places, plan, ribbonAt } from "./scene.js";
import { describe, detail, heads, report, rows } from "./words.js";
import { still, style } from "./still.js";

for (const pair of LATER) {
  const part = await Deno.readTextFile(new URL(`../../encoder.${pair}.json`, import.meta.url));
  put(/** @type {any} */ (data), pair, JSON.parse(part));
}
const compute = explorer(/** @type {any} */ (data));
const STATE = { sentence: 0, token: 10, layer: 4, across: 0, up: 1 };
const STAGES = [0, 1, 2, 3, 4, 5, 6];
const WIDTHS = { 640: { band: 36, disc: 7 }, 343: { band: 20, disc: 5.2 } };
const numbersIn = (text) => text.match(/-?[\d.]+/g).map(Number);
const shownOf = (numbers, t, row = numbers.token) => ({
  ...{ t, row, lean: numbers.lean, weights: numbers.weights },
  ...{ twin: numbers.twinLean, turns: numbers.turns },
});

/** A picture and its numbers. @param {any} patch @param {{t?: any, width?: number, row?: any, over?: any}} options */
function drawn(patch = {}, { t = null, width = 640, row = null, over = null } = {}) {
  const state = { ...STATE, ...patch };
  const numbers = compute(state);
  const shown = shownOf(numbers, t ?? state.layer, row ?? numbers.token);
  return { numbers, scene: metro(numbers, shown, { width, over }) };
}

/** Every sentence followed at its own word, at two widths. */
function* all(layer = 6) {
  for (const [sentence, { token }] of data.sentences.entries()) {
    const across = 2 * (sentence >> 1);
    for (const width of [343, 640]) {
      const patch = { sentence, token, layer, across, up: across + 1 };
      yield { ...drawn(patch, { width }), width, token };
    }
  }
}

/** The middle of a station, round or square. */
const middle = ({ shape, at }) =>
  shape === "circle" ? [at.cx, at.cy] : [at.x + at.width / 2, at.y + at.height / 2];
const area = ({ shape, at }) => (shape === "circle" ? Math.PI * at.r ** 2 : at.width * at.height);
const colour = ({ role }) => role.split(" ")[0];
const rowOf = (scene, i) => find(scene, `name ${i}`).at.y - 4.5;
const stageX = (scene, l) => middle(find(scene, `station 0 ${l}`))[0];

/** Where a ribbon begins, its lane and where it ends. */
function run(mark) {
  const x = numbersIn(mark.at.d);
  const lane = / V /.test(mark.at.d) ? numbersIn(mark.at.d.match(/A [^V]*/)[0])[5] : null;
  const slot = / V /.test(mark.at.d) ? x.at(-2) : x.at(-1);
  const end = / V /.test(mark.at.d) ? x.at(-1) : x.at(-2);
  return { from: [x[0], x[1]], lane, slot, end };
}

/** The ribbons of a layer that are drawn, with their tokens. */
const ribbonsOf = (scene, l) =>
  scene.marks.filter(({ id }) => id.startsWith(`ribbon ${l} `)).map((mark) => ({
    mark,
    i: Number(mark.id.split(" ")[2]),
    width: mark.at["stroke-width"],
    ...run(mark),
  }));

const said = (patch) => {
  const state = { ...STATE, ...patch };
  const numbers = compute(state);
  return [describe(state, numbers), report(state, numbers), ...heads(numbers)];
};
const tracks = /^(station|track|stretch)/; // of sixteen tokens, all alike

pictures("encoder", {
  style,
  over: /^(share|number|mark)/,
  stored: {
    still: [...still(STATE).scenes, said({})],
    "between layers, on a phone": [
      drawn({ sentence: 3, token: 4, across: 2, up: 3 }, {
        t: 2.4,
        width: 343,
        over: { layer: 2, token: 3 },
      }).scene,
    ].map((scene) => ({ ...scene, marks: scene.marks.filter(({ id }) => !tracks.test(id)) })),
    "one word in both places": [drawn({ up: 0, layer: 6 }, { width: 343 }).scene].map((scene) => ({
      ...scene,
      marks: scene.marks.filter(({ id }) => !tracks.test(id) && !id.startsWith("ribbon")),
    })),
    "hit targets": [
      places(compute(STATE), 4, 640),
      places(compute(STATE), 4, 343).slice(0, 3),
      [[200, 100], [330, 250], [60, 80], [500, 300]].map(([x, y]) =>
        ribbonAt(plan(640, 16), x, y, 10)
      ),
    ],
    table: rows(STATE, compute(STATE)),
    hues: [[-1, -0.3, -0.05, 0, 0.05, 0.3, 1].map(hue)],
    sentences: [
      ...[{ token: 13 }, { layer: 0 }, { token: 4 }, { token: 14 }, { token: 7 }, { up: 0 }, {
        up: 0,
        layer: 0,
      }]
        .map(said),
      detail(compute(STATE), { layer: 4, token: 2 }),
      detail(compute({ ...STATE, up: 0 }), { layer: 4, token: 8 }),
      detail(compute(STATE), { layer: 4, token: 4 }),
    ],
  },
  *others() {
    for (const { scene } of all()) yield scene;
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("the second of equal words is paired with the second; a word that is not there with none", () => {
  strictEqual(twinOf(["a", "the", "the"], 2, ["the", "x", "the"]), 2);
  strictEqual(twinOf(["a", "the", "the"], 1, ["the", "x", "the"]), 0);
  strictEqual(twinOf(["a", "the"], 0, ["the"]), null);
  strictEqual(compute({ ...STATE, token: 13 }).twinLean, null);
});

// ---- Ribbons --------------------------------------------------------------------------------

Deno.test("a ribbon is as wide as its weight, and none that can be seen is missing", () => {
  for (const { numbers, scene, width } of all()) {
    const { band } = WIDTHS[width];
    numbers.weights.forEach((row, k) => {
      const found = ribbonsOf(scene, k + 1);
      found.forEach(({ i, width: w }) => near(w, row[i] * band, 0.051, "width"));
      const left = row.filter((_, i) => !found.some((one) => one.i === i));
      left.forEach((w) => ok(w < 0.01, `a weight of ${w} has a ribbon`));
    });
  }
});

Deno.test("a ribbon begins where its token stands before the layer and ends in the followed one's hall after it", () => {
  for (const { scene, token } of all()) {
    for (const l of STAGES.slice(1)) {
      const hall = find(scene, `hall ${l}`).at;
      near(hall.y + hall.height / 2, rowOf(scene, token), 0.11, "the hall's row");
      near(hall.x + hall.width / 2, stageX(scene, l), 0.11, "the hall's stage");
      for (const { i, from, slot, end, width } of ribbonsOf(scene, l)) {
        const [x, y] = middle(find(scene, `station ${i} ${l - 1}`));
        near(from[0], x, 0.11, "begins at x");
        near(from[1], y, 0.11, "begins at y");
        near(end, stageX(scene, l), 0.11, "ends at x");
        ok(slot - width / 2 >= hall.y - 0.11, "ends below the hall's top");
        ok(slot + width / 2 <= hall.y + hall.height + 0.11, "ends above the hall's bottom");
      }
    }
  }
});

Deno.test("no two ribbons cross: they come in in the order of the tokens, side by side", () => {
  for (const { scene, token } of all()) {
    for (const l of STAGES.slice(1)) {
      const found = ribbonsOf(scene, l);
      const above = found.filter(({ i }) => i < token).sort((a, b) => a.i - b.i);
      const below = found.filter(({ i }) => i > token).sort((a, b) => b.i - a.i);
      for (const [side, sign] of /** @type {[any[], number][]} */ ([[above, -1], [below, 1]])) {
        for (let k = 1; k < side.length; k++) {
          const [a, b] = [side[k - 1], side[k]];
          const room = (a.width + b.width) / 2;
          ok(sign * (a.slot - b.slot) >= room - 0.16, "slots beside each other");
          ok(a.lane - b.lane >= room - 0.16, "the first has the outer lane");
        }
      }
      const own = found.find(({ i }) => i === token);
      if (own && above.length) ok(own.slot > above.at(-1).slot, "its own is below those above");
      if (own && below.length) ok(own.slot < below.at(-1).slot, "its own is above those below");
    }
  }
});

Deno.test("shares of 3 % and more are written beside the playhead, upon no ribbon", () => {
  for (const width of [288, 343, 560, 640]) {
    for (const layer of STAGES.slice(1)) {
      const { numbers, scene } = drawn({ layer }, { width });
      const end = Math.max(...ribbonsOf(scene, layer).map((ribbon) => ribbon.end));
      numbers.weights[layer - 1].forEach((w, i) => {
        strictEqual(has(scene, `share ${i}`), w >= 0.03);
        if (w < 0.03) return;
        const { text, at } = find(scene, `share ${i}`);
        strictEqual(text, `${(100 * w).toFixed(0)}%`);
        near(at.x, stageX(scene, layer) + 10, 3, "at its stage");
        ok(at.x > end + 8, "clear of the halls that ribbons end in");
        ok(at.x + textWidth(text, 12) / 1.12 <= width, "inside the picture");
        ok(at.y < rowOf(scene, i) && at.y > rowOf(scene, i) - 12, "over its track");
      });
    }
  }
  ok(!drawn({}, { t: 3.5 }).scene.marks.some(({ id }) => id.startsWith("share")), "not on the way");
});

// ---- Tracks, stations -----------------------------------------------------------------------

Deno.test("a station is round or square by its side, and its area is the lean's size", () => {
  for (const { numbers, scene, width } of all()) {
    const { disc } = WIDTHS[width];
    numbers.lean.forEach((row, i) =>
      row.forEach((lean, l) => {
        const mark = find(scene, `station ${i} ${l}`);
        strictEqual(mark.shape, lean >= 0 ? "circle" : "rect");
        strictEqual(colour(mark), hue(lean));
        if (Math.abs(lean) > 0.15) {
          near(area(mark), Math.PI * disc ** 2 * Math.abs(lean), 4, "area");
        }
        near(middle(mark)[1], rowOf(scene, i), 0.11, "row");
      })
    );
  }
});

// ---- The lean by layer, the turns -----------------------------------------------------------

Deno.test("the height of every line is its lean, on the scale of the two words", () => {
  for (const { numbers, scene, token } of all()) {
    const zero = find(scene, "zero").at.y1;
    const unit = (zero - middle(find(scene, "to across"))[1]) / 0.92;
    near(middle(find(scene, "to up"))[1], zero + 0.92 * unit, 0.2, "the second word is below");
    strictEqual(find(scene, "to across").shape, "circle");
    strictEqual(find(scene, "across").text, numbers.words[0]);
    strictEqual(find(scene, "up").text, numbers.words[1]);
    match(
      String(find(scene, "measure").text),
      new RegExp(`^cosine with ${numbers.words[0]} − (cosine )?with ${numbers.words[1]}$`),
    );
    for (
      const [at, text]
        of /** @type {[number, string][]} */ ([[0.5, "+0.5"], [0, "0"], [-0.5, "−0.5"]])
    ) {
      near(find(scene, `tick ${at}`).at.y1, zero - at * unit, 0.2, "the scale");
      near(find(scene, `scale ${at}`).at.y - 4.5, zero - at * unit, 0.2, "its number");
      strictEqual(find(scene, `scale ${at}`).text, text);
    }
    numbers.words.forEach((word, k) => {
      const i = numbers.tokens.indexOf(word);
      strictEqual(has(scene, `outer ${k}`), i >= 0 && i !== token);
      if (i < 0 || i === token) return;
      strictEqual(find(scene, `outer ${k}`).text, word);
      const line = numbersIn(find(scene, `way ${i}`).at.d);
      const { x, y } = find(scene, `outer ${k}`).at;
      near(x, line[2], 5, "at its line");
      near(y - 4.5, line[3], 12, "at its line");
    });
    numbers.lean.forEach((row, i) => {
      const x = numbersIn(find(scene, i === token ? "way own" : `way ${i}`).at.d);
      row.forEach((lean, l) => {
        near(x[2 * l], stageX(scene, l), 0.11, "stage");
        near((zero - x[2 * l + 1]) / unit, lean, 0.004, "lean");
      });
    });
  }
});

Deno.test("the marks on the playhead tell the lean of the moment, between stages too", () => {
  for (const t of [0, 2.5, 4, 6]) {
    const { numbers, scene } = drawn({}, { t });
    const zero = find(scene, "zero").at.y1;
    const unit = (zero - middle(find(scene, "to across"))[1]) / 0.92;
    const [low, part] = [Math.min(5, Math.floor(t)), t - Math.min(5, Math.floor(t))];
    const at = (row) => row[low] * (1 - part) + row[low + 1] * part;
    const twin = /** @type {number[]} */ (numbers.twinLean);
    for (
      const [id, lean] of /** @type {[string, number][]} */ ([["now", at(numbers.lean[10])], [
        "now double",
        at(twin),
      ]])
    ) {
      const [x, y] = middle(find(scene, id));
      near(x, find(scene, "head").at.x1, 0.11, "on the playhead");
      near((zero - y) / unit, lean, 0.004, "height");
      strictEqual(colour(find(scene, id)), hue(lean));
    }
    near(Number(find(scene, "number").text.replace("−", "-")), at(numbers.lean[10]), 0.0051);
    near(Number(find(scene, "number double").text.replace("−", "-")), at(twin), 0.0051);
    const [own, other] = [find(scene, "number").at.y, find(scene, "number double").at.y];
    ok(Math.abs(own - other) >= 13, "numbers do not overlap");
    if (t === 4) ok(own < other, "the larger one is above");
  }
});

Deno.test("a dial's angle is how far its layer turns the vector", () => {
  for (const { numbers, scene } of all()) {
    numbers.turns.forEach((angle, k) => {
      const [inX, inY] = along(find(scene, `in ${k + 1}`));
      const [outX, outY] = along(find(scene, `out ${k + 1}`));
      near(inY, 0, 1e-9, "flat");
      ok(inX > 0);
      near((180 / Math.PI) * Math.atan2(-outY, outX), angle, 0.8, "angle");
      strictEqual(find(scene, `turn ${k + 1}`).text, `${Math.round(angle)}°`);
      const x = find(scene, `in ${k + 1}`).at.x1;
      ok(stageX(scene, k) < x && x < stageX(scene, k + 1), "between its stages");
    });
    // A number beside its dial or below it, and touching no dial.
    const dials = numbers.turns.map((_, k) => find(scene, `in ${k + 1}`).at);
    dials.forEach(({ x1, x2, y1 }, k) => {
      const { at, role, text } = find(scene, `turn ${k + 1}`);
      const wide = textWidth(text, 13);
      const left = at.x - (role.includes("start") ? 0 : wide / 2);
      const below = at.y - 10 >= y1 + 3;
      ok(below || left >= x2 + 3, "off its own dial");
      ok(below || left + wide <= (dials[k + 1]?.x1 ?? Infinity) - 3, "off the next dial");
      const next = find(scene, `turn ${Math.min(k + 2, 6)}`).at.x - (below ? wide / 2 : 0);
      ok(k === 5 || left + wide < next, "off the next number");
      if (below) near(at.x, (x1 + x2) / 2, 3, "under its own dial");
    });
  }
  const strong = drawn().scene.marks.filter(({ id, role }) =>
    /^turn \d/.test(id) && /strong/.test(role)
  );
  deepStrictEqual(strong.map(({ id }) => id), ["turn 4"]);
});

// ---- Words ----------------------------------------------------------------------------------

Deno.test("equal tokens are told apart, and signs have names", () => {
  const hits = places(compute(STATE), 4, 640).map(({ label }) => label);
  strictEqual(new Set(hits).size, hits.length, "no two are called alike");
  ok(hits.includes("Follow the") && hits.includes("Follow the 2"));
  ok(hits.includes("Follow the apostrophe") && hits.includes("Follow the full stop"));
  const said = (token) => describe({ ...STATE, token }, compute({ ...STATE, token }));
  const [sign, stop, second] = [4, 14, 7].map(said);
  match(sign, /^In layer 4 the apostrophe takes /);
  match(sign, /In the other sentence the apostrophe leans/);
  match(stop, /^In layer 4 the full stop takes /);
  match(second, /^In layer 4 “the 2” takes .* In the other sentence “the 2” leans/);
  match(
    detail(compute(STATE), { layer: 4, token: 4 }),
    /from the apostrophe, .* the apostrophe has/,
  );
  deepStrictEqual(heads(compute({ ...STATE, token: 4 }))[0], "cosine with the apostrophe");
  deepStrictEqual(heads(compute({ ...STATE, token: 7 })), [
    ...["cosine with the 2", "cosine with animal", "cosine with street"],
  ]);
  const lacks = {
    tokens: ["[CLS]", "'", "[SEP]"],
    token: 1,
    words: ["a", "b"],
    nearest: [],
    cosines: [],
  };
  const none = { ...lacks, lines: { across: [0], up: [0], twin: null }, lean: [[0], [0], [0]] };
  match(
    describe({ ...STATE, layer: 0 }, /** @type {any} */ (none)),
    /other sentence has no apostrophe\.$/,
  );
});

Deno.test("a lean and its two cosines add up as printed, or are said to be rounded", () => {
  const found = { adds: 0, rounded: 0 };
  for (let token = 1; token < 16; token++) {
    for (const layer of STAGES) {
      const state = { ...STATE, token, layer };
      const text = describe(state, compute(state));
      const told = text.match(
        /leans ([\d.]+) toward \S+ \(cosine with \S+ (−?[\d.]+), with \S+ (−?[\d.]+)(, rounded)?\)/,
      );
      if (!told) {
        match(text, /leans to neither word \(cosine [^)]*[\d]\)/);
        continue;
      }
      const [lean, near, far] = told.slice(1, 4).map((x) =>
        Math.round(100 * Number(x.replace("−", "-")))
      );
      strictEqual(Boolean(told[4]), lean !== near - far, told[0]);
      found[told[4] ? "rounded" : "adds"] += 1;
    }
  }
  ok(found.adds > found.rounded && found.rounded > 5, JSON.stringify(found));
});
