// PatchExplorer (chapter 10): every head of a real model, the weight that it gives to a word beside what changes when its
// output is taken from a twin of the sentence.

import { div, drawing, el } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, hits, within } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { arrowKeys, button, choice, firstHint, summary } from "../kit/parts.js";
import { compute, glides, PER_LAYER } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import * as scene from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe, DONORS, WORDS } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("../kit/store.js").Store} Store */

const now = (/** @type {Store} */ store) => /** @type {State} */ (store.read());

/** The picture; the dot nearest to a press is chosen. @param {Store} store */
function board(store) {
  const image = drawing();
  let width = 720;
  const tell = () => places.set(scene.places(now(store), compute(now(store)), width));
  const go = (/** @type {number} */ chosen) => {
    const next = { layer: Math.floor(chosen / PER_LAYER), head: chosen % PER_LAYER };
    const { layer, head } = now(store);
    if (next.layer !== layer || next.head !== head) store.change(next, { glide: true });
  };
  const aim = (/** @type {PointerEvent} */ event) => {
    const [x, y] = within(root, event);
    go(scene.headAt(glides(now(store)), width, x, y));
  };
  const places = hits((node) => {
    dragged(node, (event) => (aim(event), aim));
    const move = (/** @type {keyof ReturnType<typeof scene.beside>} */ key) => () =>
      scene.beside(compute(now(store)).chosen)[key]();
    const keys = /** @type {(keyof ReturnType<typeof scene.beside>)[]} */ (
      Object.keys(scene.beside(0))
    );
    arrowKeys(node, Object.fromEntries(keys.map((key) => [key, move(key)])), go);
  });
  const root = div("attn-stage patch-picture", image, places.root);
  const paint = (/** @type {import("./compute.js").Shown} */ shown, /** @type {number} */ wide) => {
    if (wide !== width) {
      width = wide;
      tell();
    }
    const state = now(store);
    draw(image, scene.picture(state, { ...compute(state), ...shown }, width));
  };
  return { root, tell, paint };
}

/** @param {Store} store */
function controls(store) {
  const glide = { glide: true };
  const donor = choice(
    "In the twin is exchanged",
    DONORS,
    (v) => store.change({ donor: v }, glide),
  );
  const word = choice("Weight on", WORDS, (v) => store.change({ word: v }, glide));
  const { root: reset } = button("Reset", store.reset);
  const labelled = (/** @type {string} */ text, /** @type {HTMLElement} */ part) =>
    div("attn-row", el("span", { class: "attn-label" }, text), part);
  const root = div(
    "patch-controls",
    labelled("exchanged", donor.root),
    labelled("weight on", word.root),
    reset,
  );
  const tell = (/** @type {State} */ state) => {
    donor.set(state.donor);
    word.set(state.word);
  };
  return { root, tell };
}

/** @param {State} _start @param {Store} store */
function build(_start, store) {
  const [main, settings, said] = [board(store), controls(store), summary()];
  const hint = firstHint(
    "Each dot is a head: press one. Its 16 rings are sentences; the filled one is sentence 1, whose weights are listed.",
  );
  return {
    parts: [hint, settings.root, main.root, said.root],
    tell: (/** @type {State} */ state) => {
      settings.tell(state);
      main.tell();
      said.set(describe(state, compute(state)));
    },
    glides,
    paint: (shown, _dt, width) => main.paint(shown, width),
    stop: said.stop,
  };
}

export { compute, describe, scene };
export default figure({
  name: "pretrained_patch",
  label: "Live figure: the weight of every head beside the effect of patching it",
  style: marksStyle + style,
  controls: ["donor", "word", "layer", "head"],
  ms: 420,
  build,
});
