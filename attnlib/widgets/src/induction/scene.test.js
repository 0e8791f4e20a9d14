// BreakAHead's picture read back: edges and their widths, bars, patterns, the curve; the numbers by another way.

import { deepStrictEqual, match, notStrictEqual, ok, strictEqual } from "node:assert";
import stored from "../../induction.json" with { type: "json" };
import { find, has, near, pictures, random, ringed, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { compute, copiesOf, forward, sorted } from "./compute.js";
import { crosses, layout, picture, places, stepAt } from "./scene.js";
import { read, ROOM, WORDS } from "./text.js";
import { bytes, library, single } from "./weights.js";
import { describe, headTold, verdict } from "./words.js";
import { still, style } from "./still.js";

/** @type {import("./weights.js").First} */
const FIRST = /** @type {any} */ (stored);
const LAST = FIRST.steps[FIRST.steps.length - 1];
const MODEL = single(FIRST.opening);
const TEXT = "we saw the red fox run to the green hill we saw the red fox run";

/** @type {import("./compute.js").State} */
const STATE = {
  text: TEXT,
  cuts: [],
  by: "zero",
  kind: "priced",
  step: LAST,
  heads: [4, 2],
  place: null,
};
const WIDTHS = [288, 343, 720, 960];

function* states() {
  yield* [
    STATE,
    { ...STATE, cuts: ["1.4"] },
    { ...STATE, cuts: ["2.2.16.7", "1.3"], by: "mean", heads: [1, 4] },
    { ...STATE, text: "kix wug kix wug kix", place: 2 },
    { ...STATE, text: "one" },
    { ...STATE, text: "a b c d e f g h i j k l m n o p q r s", heads: [2, 3], place: 9 },
  ];
  const next = random(4);
  for (let n = 0; n < 5; n++) {
    const words = Array.from(
      { length: 2 + Math.floor(14 * next()) },
      () => WORDS[Math.floor(6 * next())],
    );
    const cuts = ["1.1", "2.4", "1.4.3.2", "2.1.5.1"].filter(() => next() > 0.5);
    yield {
      ...{ ...STATE, text: words.join(" "), cuts, by: n % 2 ? "mean" : "zero" },
      ...{ heads: [1 + n % 4, 4 - n % 4], place: 1 + Math.floor(16 * next()) },
    };
  }
}
const cases = () => /** @type {import("./compute.js").State[]} */ ([...states()]);
const numbers = (state) => compute(state, MODEL);
const options = (state, width = 800, at = state.step) => ({ state, first: FIRST, at, width });
const drawn = (state, width = 800) => picture(numbers(state), options(state, width));
const focus = ({ place }, { words }) => Math.min(place ?? words.length, words.length) - 1;

const said = (patch, step = LAST) =>
  describe({ ...STATE, ...patch }, numbers({ ...STATE, ...patch }), step, LAST);
const NOTHING = "the old man went to sea in a little boat";
const some = (scene, /** @type {RegExp} */ ids) => ({
  ...scene,
  marks: scene.marks.filter(({ id }) => ids.test(id)),
});
const pressed = (state, width) =>
  places(numbers(state), options(state, width)).filter(({ id }) =>
    !/^(word|cross) .*[1-5]$/.test(id)
  );

pictures("induction", {
  style,
  over: /^(verdict|guess|text) /,
  stored: {
    still: [...still(STATE).scenes, said({})],
    "a head cut, on a phone": [drawn(cases()[1], 343), said(cases()[1])],
    "edges and a head cut": [
      some(drawn(cases()[2], 960), /edge|cross|look|cost|score|note|told/),
      said(cases()[2]),
    ],
    "nothing to copy": [
      some(drawn({ ...STATE, text: NOTHING }, 288), /look|cost|score|note|loss|knob|step/),
      said({ text: NOTHING }),
    ],
    "one word, early": [
      some(
        picture(numbers({ ...STATE, text: "one" }), options({ ...STATE, text: "one" }, 720, 575)),
        /^(?!pattern)/,
      ),
    ],
    "hit targets": [pressed(cases()[2], 720), pressed(STATE, 343).slice(0, 8)],
    curve: [[288, 960, 1200].map((width) => [0, 40, 200, 900].map((x) => stepAt(FIRST, width, x)))],
    "without a penalty": [
      some(drawn({ ...STATE, kind: "plain" }, 720), /priced|penalty|loss|training/),
    ],
    "a cut edge of another word": [
      some(drawn({ ...STATE, cuts: ["1.4.8.7"], place: 3 }), /^(edge|cross)/),
    ],
    "no head matters": [
      describe(STATE, { ...numbers(STATE), cost: [[0, 0, 0, 0], [0, 0, 0, 0]] }, LAST, LAST),
    ],
    heads: [STATE, { ...STATE, cuts: ["2.2"] }, { ...STATE, text: NOTHING }].flatMap((state) =>
      [[0, 3], [1, 1]].map(([layer, head]) => headTold(state, numbers(state), layer, head))
    ),
    sentences: [
      ...[{ heads: [1, 2] }, { cuts: ["1.4"], place: 7 }, { cuts: ["1.1"] }, {
        cuts: ["2.2", "1.1"],
        by: "mean",
      }],
      ...[{ cuts: ["1.1"], by: "mean" }, { cuts: ["2.2"] }, { cuts: ["2.2.16.7"] }, {
        text: "we saw the red",
      }],
      ...[{ text: "the king saw the owl" }, { text: NOTHING, cuts: ["1.4"] }, {
        text: NOTHING,
        cuts: ["2.2.10.5"],
      }],
      ...[{ text: "one" }, { text: "" }, { text: "y".repeat(400) }, {
        text: "kix wug kix wug kix",
        place: 2,
      }],
    ].flatMap((patch) => [said(patch), said(patch, 25)]),
    verdicts: [[1, 0.2], [0.2, 1], [0.5, 0.5]].map(([now, before]) =>
      verdict({ ...numbers(STATE).now, loss: now }, { ...numbers(STATE).before, loss: before })
    ),
  },
  *others() {
    for (const state of cases()) for (const width of WIDTHS) yield drawn(state, width);
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("letters are bytes again, whatever is left over", () => {
  deepStrictEqual([...bytes("0RjUA`uqF")], [1, 2, 3, 4, 250, 251, 252]);
  deepStrictEqual([...bytes("")], []);
});

Deno.test("no word sees what comes later, and the weights of each row sum to one", () => {
  const [some, more] = ["we saw the red", "we saw the red fox run"].map((text) =>
    numbers({ ...STATE, text })
  );
  some.chance.slice(0, 3).forEach((p, i) => near(p, more.chance[i], 1e-12));
  for (const state of cases()) {
    const { weights, words: { length: n } } = numbers(state);
    weights.flat().forEach((w) => {
      for (let i = 0; i < n; i++) {
        near(w.slice(i * n, i * n + n).reduce((a, b) => a + b, 0), 1, 1e-12);
        ok(w.slice(i * n + i + 1, i * n + n).every((x) => x === 0));
      }
    });
  }
});

Deno.test("a cut head is all its edges cut, and by its mean is another thing", () => {
  const { ids } = read(TEXT);
  const all = ids.flatMap((_, i) => ids.map((_, j) => `1.4.${i + 1}.${j + 1}`));
  const [head, edgewise, mean] = [["1.4"], all, ["1.4"]].map((cuts, n) =>
    forward(MODEL, ids, sorted(cuts, n === 2 ? "mean" : "zero")).chances
  );
  head.flat().forEach((p, i) => near(p, edgewise.flat()[i], 1e-12));
  ok(head.flat().some((p, i) => Math.abs(p - mean.flat()[i]) > 0.01));
});

Deno.test("what a cut would cost is what it costs", () => {
  for (const by of /** @type {const} */ (["zero", "mean"])) {
    const { cost, before } = numbers({ ...STATE, by });
    cost.forEach((heads, layer) =>
      heads.forEach((rise, head) => {
        const { now } = numbers({ ...STATE, by, cuts: [`${layer + 1}.${head + 1}`] });
        near(now.loss - before.loss, Number(rise), 1e-9);
      })
    );
  }
});

Deno.test("copies are counted where word after word comes again", () => {
  deepStrictEqual(copiesOf([1, 2, 3, 1, 2, 4, 1, 2, 4]), [3, 6, 7]);
  deepStrictEqual(copiesOf([1, 1, 1]), [1]);
  deepStrictEqual(copiesOf([]), []);
  const { now, right, copies, chance } = numbers(STATE);
  deepStrictEqual([now.right, now.of], [5, 5]);
  strictEqual(copies.filter((i) => right[i]).length, 5);
  near(now.loss, copies.reduce((a, i) => a - Math.log(chance[i]), 0) / 5, 1e-12);
  deepStrictEqual([numbers({ ...STATE, cuts: ["1.4"] }).now.right], [0]);
});

Deno.test("a strange word borrows a number, and its guess is told in the text's own words", () => {
  const { words, ids, label } = read("Kix, wug!  kix the");
  deepStrictEqual(words, ["kix", "wug", "kix", "the"]);
  strictEqual(ids[0], ids[2]);
  strictEqual(new Set(ids).size, 3);
  strictEqual(ids[3], WORDS.indexOf("the"));
  deepStrictEqual(ids.map((id) => label[id]), words);
  strictEqual(read("a ".repeat(40)).words.length, ROOM);
});

Deno.test("a checkpoint that has not come is none, and comes once", async () => {
  let asked = 0;
  const lib = library(FIRST, () => (asked++, new Promise(() => {})));
  ok(lib.get("priced", LAST));
  strictEqual(lib.get("priced", 0), null);
  strictEqual(lib.get("plain", LAST), null);
  lib.load("priced", 0);
  lib.load("plain", 25);
  strictEqual(asked, 1, "both ways are one until the penalty");
  lib.load("plain", LAST);
  strictEqual(asked, 2);
  await Promise.resolve();
});

// ---- Edges ----------------------------------------------------------------------------------

Deno.test("the followed word's edges are as wide as their weights and join their words", () => {
  for (const width of WIDTHS) {
    for (const state of cases()) {
      const [scene, result] = [drawn(state, width), numbers(state)];
      sound(scene);
      const n = result.words.length;
      const look = layout(width);
      const own = [0, focus(state, result)];
      const row = result.weights[1][state.heads[1] - 1].slice(own[1] * n, own[1] * n + n);
      own[0] = row.indexOf(Math.max(...row));
      own.forEach((i, layer) => {
        const weights = result.weights[layer][state.heads[layer] - 1];
        for (let j = 0; j <= i; j++) {
          const id = `edge ${layer} ${i} ${j}`;
          strictEqual(has(scene, id), weights[i * n + j] >= 0.05, id);
          if (!has(scene, id)) continue;
          const { at, role } = find(scene, id);
          near(Number(at["stroke-width"]), 9 * weights[i * n + j], 0.006);
          const name = `${layer + 1}.${state.heads[layer]}`;
          const cut = state.cuts.includes(name) || state.cuts.includes(`${name}.${i + 1}.${j + 1}`);
          strictEqual(role.includes("cut"), cut);
          const [x, from, , , , , , to] = at.d.match(/[-\d.]+/g).map(Number);
          const [q, k] = [i, j].map((at) => find(scene, `word ${at}`).at);
          near(from, q.y + q.height / 2, i === j ? 5.2 : 0.2);
          near(to, k.y + k.height / 2, i === j ? 5.2 : 0.2);
          near(x, layer ? q.x + q.width : q.x, 3.2);
        }
      });
      ok(find(scene, `word ${own[1]}`).role.startsWith("query"));
      if (own[0] !== own[1]) ok(find(scene, `word ${own[0]}`).role.startsWith("key"));
      near(look.zoom * scene.width, width, 1e-6);
    }
  }
});

Deno.test("a cross rides on its edge, none upon another, and a whole cut head has none", () => {
  for (const width of WIDTHS) {
    for (const state of cases()) {
      const [result, scene] = [numbers(state), drawn(state, width)];
      const all = crosses(state, result, layout(width));
      const hits = places(result, options(state, width));
      for (const { id, x, y, layer, i, j } of all) {
        const [ax, ay, bx, , , , cx, cy] = find(scene, `edge ${layer} ${i} ${j}`).at.d.match(
          /[-\d.]+/g,
        ).map(Number);
        near(x, (ax + 3 * bx + 3 * bx + cx) / 8, 0.2);
        near(y, (ay + cy) / 2, 0.2);
        near(find(scene, `${id} disc`).at.cx, x, 0.11);
        const hit = hits.find((h) => h.id === id);
        near(Number(hit?.x) + Number(hit?.width) / 2, x, 0.01);
        match(
          hit?.label ?? "",
          new RegExp(`^(Cut|Restore) the edge of head ${layer + 1}\\.${state.heads[layer]} from`),
        );
        all.forEach((o) =>
          ok(o.id === id || o.layer !== layer || Math.hypot(o.x - x, o.y - y) >= 25)
        );
      }
    }
  }
  ok(!has(drawn({ ...STATE, cuts: ["2.2"] }), "cross 1 15 6 disc"));
  ok(has(drawn(STATE), "cross 1 15 6 disc") && has(drawn(STATE), "cross 0 6 5 disc"));
});

// ---- What comes next ------------------------------------------------------------------------

Deno.test("bars are chances, ticks what they were, and right copies are marked", () => {
  for (const width of WIDTHS) {
    for (const state of cases()) {
      const [scene, result] = [drawn(state, width), numbers(state)];
      result.words.forEach((word, i) => {
        const [bar, track] = [find(scene, `chance ${i}`).at, find(scene, `track ${i}`).at];
        near(bar.width / track.width, result.chance[i], 0.003);
        deepStrictEqual([bar.x, bar.y], [track.x, track.y]);
        near(
          track.y + 4,
          find(scene, `word ${i}`).at.y + find(scene, `word ${i}`).at.height / 2,
          0.2,
        );
        const copied = result.copies.includes(i);
        strictEqual(has(scene, `verdict ${i}`), copied);
        if (copied) strictEqual(find(scene, `verdict ${i}`).text, result.right[i] ? "✓" : "×");
        const guess = find(scene, `guess ${i}`);
        ok(guess.text === result.guesses[i] || guess.text.endsWith("…"));
        strictEqual(
          guess.role.startsWith("output"),
          copied && result.right[i] && i < result.words.length - 1,
        );
        if (has(scene, `was ${i}`)) {
          const tick = find(scene, `was ${i}`).at;
          near((tick.x1 - track.x) / track.width, result.whole[i], 0.003);
          strictEqual(tick.visibility === "hidden", state.cuts.length === 0);
        }
        ok(find(scene, `text ${i}`).text === word || find(scene, `text ${i}`).text.endsWith("…"));
        ok(guess.at.x + textWidth(guess.text, width < 700 ? 13 : 14) <= layout(width).wide + 1);
      });
    }
  }
});

// ---- Training -------------------------------------------------------------------------------

Deno.test("the curves' names stand clear of the knob at the last step, of the axis and of the curves", () => {
  for (const width of WIDTHS) {
    for (const kind of /** @type {const} */ (["priced", "plain"])) {
      const scene = drawn({ ...STATE, kind }, width);
      const [knob, rule] = [find(scene, "knob").at, find(scene, "loss rule 0").at];
      for (const id of ["other", "repeated"]) {
        const { at, text } = find(scene, `${id} told`);
        const left = at.x - textWidth(text, 11.5) / 1.12;
        ok(at.x + 2 < knob.cx - knob.r - 1, `${id}: beside the knob at ${width}`);
        ok(at.y <= rule.y1 - 3, `${id}: above the axis at ${width}`);
        const curve = (String(find(scene, id).at.d).match(/-?[\d.]+/g) ?? []).map(Number);
        for (let p = 0; p < curve.length; p += 2) {
          const inside = curve[p] > left && curve[p] < at.x && curve[p + 1] > at.y - 9 &&
            curve[p + 1] < at.y + 1;
          ok(!inside, `${id}: off its curve at ${width}, ${kind}`);
        }
      }
    }
  }
});

// ---- Hands and words ------------------------------------------------------------------------

Deno.test("no ring of the focus runs through a head's name, the training's numbers or a title", () => {
  for (const width of WIDTHS) {
    for (const heads of [[1, 1], [4, 2]]) {
      const state = { ...STATE, heads };
      const [all, { marks }] = [places(numbers(state), options(state, width)), drawn(state, width)];
      for (const hit of all.filter(({ id }) => /^(lane|training)/.test(id))) {
        for (const text of marks.filter(({ shape }) => shape === "text")) {
          if (!/^(first|second|text name|next n|loss|training|step)/.test(text.id)) continue;
          const size = text.role.includes("tiny") ? 11.5 : text.role.includes("small") ? 12.5 : 15;
          ok(!ringed(hit, text, size, 1), `${hit.id}, ${text.id} at ${width}`);
        }
      }
    }
  }
});

Deno.test("the same width takes the same room, without a text too", () => {
  for (const width of WIDTHS) {
    const heights = [...cases(), { ...STATE, text: "" }].map((state) => {
      const scene = drawn(state, width);
      sound(scene);
      return scene.height;
    });
    strictEqual(new Set(heights).size, 1);
  }
  notStrictEqual(layout(1200).zoom, 1);
});

Deno.test("while something is cut, the ticks and the dashes are explained", () => {
  for (const width of WIDTHS) {
    const { bars, wide, lane } = layout(width);
    for (const state of cases()) {
      const scene = drawn(state, width);
      const note = find(scene, "next note");
      strictEqual(/tick: .*cut$/.test(note.text), state.cuts.length > 0, note.text);
      ok(bars + textWidth(note.text, 12.5) <= wide + 1, `${note.text} at ${width}`);
      ["first", "second"].forEach((id, layer) => {
        const name = `${layer + 1}.${state.heads[layer]}`;
        const some = state.cuts.some((cut) => cut === name || cut.startsWith(`${name}.`));
        strictEqual(find(scene, `${id} note`).text, some ? "cut" : "looks at");
        strictEqual(has(scene, `${id} dash`), some);
        if (!some) return;
        const [{ x1, x2, y1 }, word] = [find(scene, `${id} dash`).at, find(scene, `${id} note`)];
        const [left, size] = [word.at.x, textWidth(word.text, 12.5)];
        ok(find(scene, `${id} dash`).role.endsWith("strand cut"), "as an arc that is cut");
        ok(x1 < x2 && (layer ? x2 < left : x1 >= 0 && x2 < left - size), `beside it at ${width}`);
        ok(layer || left <= lane, "in its lane");
        ok(y1 > find(scene, `${id} name`).at.y && y1 < word.at.y);
      });
    }
  }
});
