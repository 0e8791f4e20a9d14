// Oracles read the picture back: what is drawn as there, where each way begins and ends, and each loss by the axis' own ticks.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import data from "../../encoder_translator.json" with { type: "json" };
import { find, near, pictures, random, ruler, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { compared, explorer, KINDS, PARTS, toggled } from "./compute.js";
import { END, lines, losses, reserved, switches, translation, translator } from "./scene.js";
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

/** Stored whole numbers by another road. @param {string} text */
const stored = (text) =>
  new Uint16Array(Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer);
const LOSSES = stored(data.losses);
const EXACT = stored(data.exact);
const index = (/** @type {string[]} */ off) =>
  parseInt(NAMES.map((name) => (off.includes(name) ? "1" : "0")).join(""), 2);

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
  free: /^written title$/, // where many words are missing, on the smallest phones
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

// ---- Numbers -----------------------------------------------------------------------------------

Deno.test("each combination has its own measured loss and count, and each press leads to its neighbour's", () => {
  deepStrictEqual(data.parts, NAMES);
  strictEqual(LOSSES.length, 2 ** 12);
  for (const off of combinations()) {
    const found = compute(state(off));
    strictEqual(found.loss, LOSSES[index(off)] / 1000);
    strictEqual(found.exact, EXACT[index(off)]);
    strictEqual(found.whole, LOSSES[0] / 1000);
    NAMES.forEach((name, i) => {
      const other = off.includes(name) ? off.filter((one) => one !== name) : [...off, name];
      strictEqual(found.next[i], LOSSES[index(other)] / 1000, name);
      strictEqual(found.on[i], !off.includes(name));
      deepStrictEqual(toggled(toggled(off, name), name), off);
    });
    const again = TRAINED.find((one) => String(one.off) === String(off));
    deepStrictEqual(found.trained, again ? again.losses : null);
  }
  ok(Math.max(...LOSSES) / 1000 <= END, "the scale holds every loss");
});

Deno.test("words are right where a longest common subsequence keeps them", () => {
  const right = (said, wanted) => compared(said, wanted).map(({ right }) => right);
  deepStrictEqual(right("she sees the house", "she does not see the house"), [
    ...[true, false, true, true],
  ]);
  deepStrictEqual(right("a b a", "b a"), [false, true, true]);
  deepStrictEqual(right("station station", "station"), [true, false]);
  deepStrictEqual(right("x y", "a b"), [false, false]);
  deepStrictEqual(right("", "a b"), []);
  for (const { target } of data.sentences) ok(right(target, target).every(Boolean));
});

// ---- The translator ----------------------------------------------------------------------------

const drawn = (off, width = 420) => {
  const numbers = compute(state(off));
  return translator(numbers, numbers, width);
};
const box = (scene, i) => find(scene, `part ${i}`).at;

Deno.test("memory goes from the end of the encoder into both cross-attentions and nowhere else", () => {
  for (const width of WIDTHS) {
    const scene = drawn([], width);
    const way = numbersIn(find(scene, "encoder way").at.d);
    const start = numbersIn(find(scene, "memory").at.d);
    near(start[0], way[0], 0.11);
    near(start[1], way[way.length - 1], 0.11, "where the encoder's stream ends");
    ok(start[1] < box(scene, 4).y, "above its last part");
    for (const [id, i] of /** @type {[string, number][]} */ ([["memory 1", 7], ["memory 2", 10]])) {
      const { x, y, height } = box(scene, i);
      const d = find(scene, id).at.d;
      near(numbersIn(d)[0], start[2], 0.11, "from the same place");
      near(Number(d.match(/H(-?[\d.]+)/)[1]), x, 0.11, "to the box");
      const at = /V/.test(d) ? Number(d.match(/V(-?[\d.]+)/)[1]) : numbersIn(d)[1];
      near(at, y + height / 2, 0.11);
    }
    const gap = [box(scene, 0).x + box(scene, 0).width, box(scene, 5).x];
    ok(start[2] > gap[0] && start[2] < gap[1], "between the stacks");
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

Deno.test("loss, guessing, the trained ones and the sentences stand where their scales say", () => {
  for (const width of WIDTHS) {
    for (const off of combinations()) {
      const found = compute(state(off));
      const scene = losses(found, found, width);
      sound(scene);
      const loss = ruler(scene);
      const bar = find(scene, "loss").at;
      near(loss(bar.x), 0, 0.01);
      if (found.loss > 0.1) near(loss(bar.x + bar.width), found.loss, 0.01);
      strictEqual(find(scene, "loss number").text, found.loss.toFixed(2));
      near(loss(numbersIn(find(scene, "guessing").at.d)[0]), data.guessing, 0.01);
      match(find(scene, "guessing name").text, new RegExp(`${data.guessing.toFixed(2)}$`));
      const rings = scene.marks.filter(({ id }) => /^ring/.test(id));
      deepStrictEqual(rings.length, found.trained?.length ?? 0);
      rings.forEach(({ at }, i) => near(loss(at.cx), found.trained?.[i] ?? NaN, 0.01));
      const told = find(scene, "trained").text;
      if (found.trained) match(told, new RegExp(found.trained.map((x) => x.toFixed(2)).join(", ")));
      else strictEqual(told, off.length ? "trained without: not measured" : "");
      const [part, frame] = ["exact", "exact frame"].map((id) => find(scene, id).at);
      near(part.width / frame.width, EXACT[index(off)] / 700, 0.002);
      deepStrictEqual([part.x, part.y], [frame.x, frame.y]);
      strictEqual(find(scene, "exact number").text, `${EXACT[index(off)]} of 700`);
      ok(bar.x + bar.width <= width);
    }
  }
});

// ---- What is written ---------------------------------------------------------------------------

/** A line of words. @param {any} mark @returns {string} */
const text = ({ runs }) => runs.map((/** @type {any} */ run) => run.text).join("");

Deno.test("every word is written in its place, and the wrong ones alone are marked", () => {
  for (const width of WIDTHS) {
    for (const off of combinations()) {
      for (const sentence of [0, 1]) {
        const found = compute(state(off, sentence));
        const scene = translation(found, width);
        sound(scene);
        const of = (/** @type {string} */ id) =>
          scene.marks.filter((one) => one.id.startsWith(`${id} `) && one.runs);
        strictEqual(of("source").map(text).join(" "), data.sentences[sentence].source);
        strictEqual(of("target").map(text).join(" "), data.sentences[sentence].target);
        const said = of("written").flatMap(({ runs }) => runs ?? []);
        const wanted = found.written.length
          ? found.written.map(({ word, right }) => [word, !right])
          : [["(nothing)", true]];
        const title = find(scene, "written title").text;
        const kept = found.written.filter(({ right }) => right).length;
        const wanted_words = data.sentences[sentence].target.split(" ").length;
        strictEqual(/wrong underlined/.test(title), kept < found.written.length);
        strictEqual(Number(title.match(/(\d+) of/)?.[1] ?? 0), wanted_words - kept);
        const words = said.filter((run) => run.text !== " ");
        deepStrictEqual(words.map((run) => [run.text, run.role === "wrong"]), wanted);
        for (const mark of scene.marks.filter(({ runs }) => runs)) {
          ok(4 + textWidth(text(mark), 15) <= width + 0.5, text(mark));
          ok(Number(mark.at.y) < scene.height);
        }
      }
    }
  }
});

Deno.test("what is written has room: the picture keeps its height in all combinations", () => {
  for (const width of WIDTHS) {
    data.sentences.forEach(({ texts }, sentence) => {
      const { height } = translation(compute(state([], sentence)), width);
      for (const one of texts) {
        const rows = lines(compared(one, ""), width - 8);
        ok(rows.length <= reserved(width), `${rows.length} lines at ${width}: ${one}`);
      }
      for (const off of combinations()) {
        strictEqual(translation(compute(state(off, sentence)), width).height, height);
      }
    });
  }
});
