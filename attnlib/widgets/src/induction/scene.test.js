// BreakAHead's picture read back: edges and their widths, bars, patterns, the curve; the numbers by another way.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import stored from "../../induction.json" with { type: "json" };
import { find, has, near, pictures, random, ringed } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { compute, copiesOf, forward } from "./compute.js";
import { crosses, layout, picture, places, stepAt } from "./scene.js";
import { read, ROOM, WORDS } from "./text.js";
import { library, single } from "./weights.js";
import { describe, headTold, verdict } from "./words.js";
import { still, style } from "./still.js";

/** @type {import("./weights.js").First} */
const FIRST = /** @type {any} */ (stored);
const LAST = FIRST.steps[FIRST.steps.length - 1];
const MODEL = single(FIRST.opening);
const TEXT = "we saw the red fox run to the green hill we saw the red fox run";

/** @type {import("./compute.js").State} */
const STATE = { text: TEXT, cuts: [], kind: "priced", step: LAST, heads: [4, 2], place: null };
const WIDTHS = [288, 343, 720, 960];

function* states() {
  yield* [
    STATE,
    { ...STATE, cuts: ["1.4"] },
    { ...STATE, cuts: ["2.2.16.7", "1.3"], heads: [1, 4] },
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
      ...{ ...STATE, text: words.join(" "), cuts },
      ...{ heads: [1 + n % 4, 4 - n % 4], place: 1 + Math.floor(16 * next()) },
    };
  }
}
const cases = () => /** @type {import("./compute.js").State[]} */ ([...states()]);
const numbers = (state) => compute(state, MODEL);
const options = (state, width = 800, at = state.step) => ({ state, first: FIRST, at, width });
const drawn = (state, width = 800) => picture(numbers(state), options(state, width));

/** Pictures of all states at every width. */
function* seen() {
  for (const state of cases()) {
    for (const width of WIDTHS) {
      yield { state, width, scene: drawn(state, width), result: numbers(state) };
    }
  }
}

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
      ...[{ heads: [1, 2] }, { cuts: ["1.4"], place: 7 }, { cuts: ["1.1"] }],
      ...[{ cuts: ["2.2", "1.1"] }, { cuts: ["2.2"] }, { cuts: ["2.2.16.7"] }],
      ...[{ text: "we saw the red" }, { text: "the king saw the owl" }],
      ...[{ text: NOTHING, cuts: ["1.4"] }, { text: NOTHING, cuts: ["2.2.10.5"] }],
      ...[{ text: "one" }, { text: "" }, { text: "y".repeat(400) }],
      { text: "kix wug kix wug kix", place: 2 },
    ].flatMap((patch) => [said(patch), said(patch, 25)]),
    verdicts: [[1, 0.2], [0.2, 1], [0.5, 0.5]].map(([now, before]) =>
      verdict({ ...numbers(STATE).score, loss: now }, { ...numbers(STATE).score, loss: before })
    ),
  },
  *others() {
    for (const { scene } of seen()) yield scene;
  },
});

// ---- Numbers --------------------------------------------------------------------------------

Deno.test("no word sees what comes later, and the weights of each row sum to one", () => {
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

Deno.test("a cut head is all its edges cut, and costs what was said", () => {
  const { ids } = read(TEXT);
  const all = ids.flatMap((_, i) => ids.map((_, j) => `1.4.${i + 1}.${j + 1}`));
  const [head, edgewise] = [["1.4"], all].map((cuts) => forward(MODEL, ids, cuts).chances.flat());
  head.forEach((p, i) => near(p, edgewise[i], 1e-12));
  const { cost, whole, score } = numbers({ ...STATE, cuts: ["1.4"] });
  near(score.loss - whole.score.loss, Number(cost[0][3]), 1e-9);
});

Deno.test("copies are counted where word after word comes again", () => {
  deepStrictEqual(copiesOf([1, 2, 3, 1, 2, 4, 1, 2, 4]), [3, 6, 7]);
  deepStrictEqual(copiesOf([1, 1, 1]), [1]);
  deepStrictEqual(copiesOf([]), []);
  const { score, copies, chance } = numbers(STATE);
  deepStrictEqual([score.right, score.of], [5, 5]);
  near(score.loss, copies.reduce((a, i) => a - Math.log(chance[i]), 0) / 5, 1e-12);
});

Deno.test("a strange word borrows a number, and its guess is told in the text's own words", () => {
  const { words, ids, label } = read("Kix, wug!  kix the");
  deepStrictEqual(words, ["kix", "wug", "kix", "the"]);
  deepStrictEqual([ids[0] === ids[2], ids[0] === ids[1], ids[3]], [
    true,
    false,
    WORDS.indexOf("the"),
  ]);
  deepStrictEqual(ids.map((id) => label[id]), words);
  strictEqual(read("a ".repeat(40)).words.length, ROOM);
});

Deno.test("a checkpoint that has not come is none, and comes once", () => {
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
});

// ---- The picture read back ------------------------------------------------------------------

Deno.test("edges are as wide as their weights, join their words, and are cut where they are", () => {
  for (const { state, scene, result } of seen()) {
    const n = result.words.length;
    for (const { id, at, role } of scene.marks.filter(({ id }) => id.startsWith("edge"))) {
      const [layer, i, j] = id.split(" ").slice(1).map(Number);
      const name = `${layer + 1}.${state.heads[layer]}`;
      const cut = state.cuts.includes(name) || state.cuts.includes(`${name}.${i + 1}.${j + 1}`);
      const weight = result.weights[layer][state.heads[layer] - 1][i * n + j];
      near(Number(at["stroke-width"]), Math.max(9 * weight, cut ? 1.5 : 0), 0.006);
      strictEqual(role.includes("cut"), cut);
      const [x, from, , , , , , to] = (String(at.d).match(/[-\d.]+/g) ?? []).map(Number);
      const [q, k] = [i, j].map((at) => find(scene, `word ${at}`).at);
      near(from, q.y + q.height / 2, i === j ? 5.2 : 0.2);
      near(to, k.y + k.height / 2, i === j ? 5.2 : 0.2);
      near(x, layer ? q.x + q.width : q.x, 3.2);
    }
  }
});

Deno.test("a cross rides on its edge, none upon another, and a whole cut head has none", () => {
  for (const { state, width, scene, result } of seen()) {
    const all = crosses(state, result, layout(width));
    const hits = places(result, options(state, width));
    for (const { id, x, y, layer, i, j } of all) {
      const line = find(scene, `edge ${layer} ${i} ${j}`).at.d.match(/[-\d.]+/g).map(Number);
      near(x, (line[0] + 6 * line[2] + line[6]) / 8, 0.2);
      near(y, (line[1] + line[7]) / 2, 0.2);
      near(find(scene, `${id} disc`).at.cx, x, 0.11);
      const hit = hits.find((h) => h.id === id);
      near(Number(hit?.x) + Number(hit?.width) / 2, x, 0.01);
      const name = `${layer + 1}\\.${state.heads[layer]}`;
      match(hit?.label ?? "", new RegExp(`^(Cut|Restore) the arc of head ${name} from`));
      all.forEach((o) =>
        ok(o.id === id || o.layer !== layer || Math.hypot(o.x - x, o.y - y) >= 25)
      );
    }
  }
  ok(!has(drawn({ ...STATE, cuts: ["2.2"] }), "cross 1 15 6 disc"));
  ok(has(drawn(STATE), "cross 1 15 6 disc") && has(drawn(STATE), "cross 0 6 5 disc"));
});

Deno.test("bars are chances, ticks what they were, and right copies are marked", () => {
  for (const { state, width, scene, result } of seen()) {
    result.words.forEach((word, i) => {
      const [bar, track] = [find(scene, `chance ${i}`).at, find(scene, `track ${i}`).at];
      near(bar.width / track.width, result.chance[i], 0.003);
      const copied = result.copies.includes(i);
      strictEqual(has(scene, `verdict ${i}`), copied);
      if (copied) strictEqual(find(scene, `verdict ${i}`).text, result.right[i] ? "✓" : "×");
      const [text, guess] = [find(scene, `text ${i}`), find(scene, `guess ${i}`)];
      ok(text.text === word || text.text.endsWith("…"));
      ok(guess.text === result.guesses[i] || guess.text.endsWith("…"));
      ok(guess.at.x + textWidth(guess.text, width < 700 ? 13 : 14) <= layout(width).wide + 1);
      if (!has(scene, `was ${i}`)) return;
      near((find(scene, `was ${i}`).at.x1 - track.x) / track.width, result.whole.chance[i], 0.003);
    });
    const note = find(scene, "next note");
    strictEqual(note.text === "tick: uncut", state.cuts.length > 0, "ticks are explained");
    ok(layout(width).bars + textWidth(note.text, 12.5) <= layout(width).wide + 1, note.text);
  }
});

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
        for (const [, x, y] of find(scene, id).at.d.matchAll(/([\d.]+) ([\d.]+)/g)) {
          const inside = x > left && x < at.x && y > at.y - 9 && y < at.y + 1;
          ok(!inside, `${id}: off its curve at ${width}, ${kind}`);
        }
      }
    }
  }
});

Deno.test("no ring of the focus runs through a head's name, the training's numbers or a title", () => {
  for (const width of WIDTHS) {
    for (const heads of [[1, 1], [4, 2]]) {
      const state = { ...STATE, heads };
      const [all, { marks }] = [places(numbers(state), options(state, width)), drawn(state, width)];
      for (const hit of all.filter(({ id }) => id === "training")) {
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
    const all = [...cases(), { ...STATE, text: "" }].map((state) => drawn(state, width).height);
    strictEqual(new Set(all).size, 1);
  }
});
