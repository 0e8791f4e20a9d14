// Oracles read the picture back: what is drawn as there, where each way begins and ends, and each loss by the axis' own ticks.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import data from "../../encoder_translator.json" with { type: "json" };
import { find, near, pictures, random, ruler } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { explorer, KINDS, PARTS, toggled } from "./compute.js";
import { losses, switches, translation, translator } from "./scene.js";
import { describe, named } from "./words.js";
import { still, style } from "./still.js";

const compute = explorer(/** @type {any} */ (data));
const NAMES = PARTS.map(({ name }) => name);
const TRAINED = [
  { off: ["decoder self-attention 1"], losses: [0.061, 0.25], exact: [563, 400] },
  { off: ["cross-attention 1", "cross-attention 2"], losses: [2.1], exact: [0] },
];
const state = (/** @type {string[]} */ off = [], sentence = 0) => ({
  ...{ off, sentence, trained: TRAINED },
});
const WIDTHS = [288, 343, 420, 620];
const numbersIn = (/** @type {string} */ text) => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/** Some combinations, the same in every run: none, each alone, the kinds, and others. */
function* combinations() {
  yield [];
  for (const name of NAMES) yield [name];
  yield* Object.values(KINDS);
  const next = random(11);
  for (let i = 0; i < 30; i++) yield NAMES.filter(() => next() < 0.4);
}

const whole = (one, width) => {
  const found = compute(one);
  return [translator(found, found, width), losses(found, found, width), translation(found, width)];
};
const said = (off, sentence = 0) => describe(state(off, sentence), compute(state(off, sentence)));
const MANY = [...NAMES.slice(1, 4), ...KINDS["cross-attention"]];

pictures("encoder_translator", {
  style,
  stored: {
    still: [...still(state()).scenes, said([])],
    "on a phone": whole(state(MANY, 1), 343),
    "trained without": whole(state(TRAINED[0].off), 620),
    "small phone": whole(state(KINDS.places), 288).slice(1),
    "hit targets": [switches(compute(state(MANY)), 343)],
    sentences: [[], TRAINED[0].off, ...Object.values(KINDS), MANY, ["encoder self-attention 1"]]
      .map((off) => said(off)),
    names: [NAMES.slice(0, 4), NAMES.slice(1, 3), KINDS.places, NAMES].map(named),
    toggled: [toggled([], NAMES[3]), toggled(MANY, NAMES[1])],
  },
  *others() {
    for (const off of combinations()) {
      for (const width of WIDTHS) yield* whole(state(off, off.length % 2), width);
    }
  },
});

// ---- The translator ----------------------------------------------------------------------------

const drawn = (off, width = 420) => {
  const numbers = compute(state(off));
  return translator(numbers, numbers, width);
};
const box = (scene, i) => find(scene, `part ${i}`).at;

Deno.test("memory goes from the end of the encoder into both cross-attentions", () => {
  const scene = drawn([]);
  const [x, , y] = numbersIn(find(scene, "encoder way").at.d);
  const [from, height, to] = numbersIn(find(scene, "memory").at.d);
  deepStrictEqual([from, height], [x, y], "where the encoder's stream ends");
  ok(height < box(scene, 4).y && to < box(scene, 5).x, "above its last part, between the stacks");
  for (const [id, i] of /** @type {[string, number][]} */ ([["memory 1", 7], ["memory 2", 10]])) {
    const { x, y, height: high } = box(scene, i);
    const d = numbersIn(find(scene, id).at.d.split("H")[0]);
    deepStrictEqual([d[0], d.at(-1)], [to, y + high / 2], "from there, to the box's middle");
    near(Number(find(scene, id).at.d.match(/H(-?[\d.]+)/)[1]), x, 0.11);
  }
});

Deno.test("bars and numbers in the boxes tell the loss that a press leads to, all on one scale", () => {
  for (const off of combinations()) {
    const scene = drawn(off);
    const found = compute(state(off));
    const wide = found.next.map((loss, i) =>
      find(scene, `bar ${i}`).at.width / Math.max(loss, 0.3)
    );
    const most = found.next.indexOf(Math.max(...found.next));
    found.next.forEach((loss, i) => {
      if (loss > 0.3) near(wide[i], wide[most], 0.4, "one scale");
      strictEqual(find(scene, `next ${i}`).text, loss.toFixed(2));
      const [x] = numbersIn(find(scene, `now ${i}`).at.d);
      near((x - find(scene, `bar ${i}`).at.x) / wide[most], found.loss, 0.02, "where it is now");
    });
  }
});

// ---- What was measured -------------------------------------------------------------------------

Deno.test("loss, guessing and the trained ones stand where their scale says", () => {
  for (const width of WIDTHS) {
    for (const off of combinations()) {
      const found = compute(state(off));
      const scene = losses(found, found, width);
      const loss = ruler(scene);
      const bar = find(scene, "loss").at;
      near(loss(bar.x), 0, 0.01);
      if (found.loss > 0.1) near(loss(bar.x + bar.width), found.loss, 0.01);
      near(loss(numbersIn(find(scene, "guessing").at.d)[0]), data.guessing, 0.01);
      const rings = scene.marks.filter(({ id }) => /^ring/.test(id));
      strictEqual(rings.length, found.trained?.length ?? 0);
      rings.forEach(({ at }, i) => near(loss(at.cx), found.trained?.[i] ?? NaN, 0.01));
    }
  }
});

// ---- What is written ---------------------------------------------------------------------------

/** A line of words. @param {any} mark @returns {string} */
const text = ({ runs }) => runs.map((/** @type {any} */ run) => run.text).join("");

Deno.test("every word is written in its place, and those alone are marked that are not wanted", () => {
  for (const width of WIDTHS) {
    for (const off of combinations()) {
      const found = compute(state(off));
      const scene = translation(found, width);
      const lines = scene.marks.filter(({ runs }) => runs);
      const of = (/** @type {string} */ id) => lines.filter((one) => one.id.startsWith(`${id} `));
      strictEqual(of("source").map(text).join(" "), found.source);
      strictEqual(of("target").map(text).join(" "), found.target);
      const said = of("written").flatMap(({ runs }) => runs ?? []).filter((run) =>
        run.text !== " "
      );
      const wanted = found.target.split(" ");
      if (found.written.length) {
        deepStrictEqual(said.map((run) => run.text), found.written.map(({ word }) => word));
      }
      for (const run of said) {
        strictEqual(run.role === "wrong", !wanted.includes(run.text), run.text);
      }
      for (const mark of lines) ok(4 + textWidth(text(mark), 15) <= width + 0.5, text(mark));
    }
  }
});

Deno.test("what is written has room: the picture keeps its height whatever it is", () => {
  for (const width of WIDTHS) {
    data.sentences.forEach(({ texts }, sentence) => {
      const found = compute(state([], sentence));
      const { height } = translation(found, width);
      for (const one of texts) {
        const written = one.split(" ").map((word) => ({ word, right: true }));
        strictEqual(translation({ ...found, written }, width).height, height, `${one} at ${width}`);
      }
    });
  }
});
