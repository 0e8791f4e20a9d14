// PatchExplorer (chapter 10): every head of a real model, the weight that it gives to a word beside what changes when its
// output is taken from a twin of the sentence.

import { board } from "../kit/board.js";
import { data } from "../kit/data.js";
import { div, el } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, within } from "../kit/hits.js";
import { arrowKeys, button, choice, firstHint, summary } from "../kit/parts.js";
import { explorer, glides, HEADS, PER_LAYER } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import * as scene from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe, DONORS, WORDS } from "./words.js";

/** @import { State, Result, Shown } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */

/** The picture; the dot nearest to a press is chosen. @param {Store} store @param {() => Result} found */
function heads(store, found) {
  const go = (/** @type {number} */ chosen) => {
    if (chosen === found().chosen) return;
    const next = { layer: Math.floor(chosen / PER_LAYER), head: chosen % PER_LAYER };
    store.change(next, { glide: true });
  };
  const aim = (/** @type {PointerEvent} */ event) => {
    const [x, y] = within(view.root, event);
    go(scene.headAt(found(), view.width(), x, y));
  };
  const view = board("patch-picture", (node) => {
    dragged(node, (event) => (aim(event), aim));
    const move = (/** @type {number} */ by) => () => scene.beside(found().chosen, by);
    arrowKeys(node, {
      ...{ ArrowRight: move(1), ArrowLeft: move(-1), Home: () => 0, End: () => HEADS - 1 },
      ...{ ArrowDown: move(PER_LAYER), ArrowUp: move(-PER_LAYER) },
    }, go);
  }, (width) => scene.places(found(), width));
  return view;
}

/** @param {Store} store */
function controls(store) {
  const row = (/** @type {string} */ text, /** @type {string} */ name, label, options) => {
    const part = choice(label, options, (v) => store.change({ [name]: v }, { glide: true }));
    const root = div("attn-row", el("span", { class: "attn-label" }, text), part.root);
    return { root, set: part.set };
  };
  const donor = row("exchanged", "donor", "In the twin is exchanged", DONORS);
  const word = row("weight on", "word", "Weight on", WORDS);
  const root = div("patch-controls", donor.root, word.root, button("Reset", store.reset).root);
  const tell = (/** @type {State} */ state) => {
    donor.set(state.donor);
    word.set(state.word);
  };
  return { root, tell };
}

/** @param {State} _start @param {Store} store @param {any} model */
function build(_start, store, model) {
  /** @type {(state: State) => Result} */
  let compute;
  const found = () => compute(/** @type {State} */ (store.read()));
  const [main, settings, said] = [heads(store, found), controls(store), summary()];
  const hint = firstHint(
    "Each dot is a head: press one. Its 16 rings are sentences; the filled one is sentence 1, whose weights are listed.",
  );
  return {
    parts: [hint, settings.root, main.root, said.root],
    ready: data(model, "pretrained_patch").then((given) => void (compute = explorer(given))),
    tell: (/** @type {State} */ state) => {
      settings.tell(state);
      main.tell();
      said.set(describe(compute(state)));
    },
    glides: (/** @type {State} */ state) => glides(compute(state)),
    paint: (/** @type {Shown} */ shown, _dt, width) =>
      main.paint(scene.picture({ ...found(), ...shown }, width), width),
    stop: said.stop,
  };
}

export { describe, explorer, scene };
export default figure({
  name: "pretrained_patch",
  label: "Live figure: the weight of every head beside the effect of patching it",
  style: marksStyle + style,
  controls: ["donor", "word", "layer", "head"],
  ms: 420,
  build,
});
