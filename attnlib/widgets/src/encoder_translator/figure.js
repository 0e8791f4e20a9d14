// TranslatorExplorer (chapter 09): parts of the trained translator are switched off where they are drawn, and what was
// measured says what each of them was for.

import { data } from "../kit/data.js";
import { board } from "../kit/board.js";
import { div, drawing, el } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { draw } from "../kit/marks.js";
import { button, choice, firstHint, summary } from "../kit/parts.js";
import { explorer, KINDS, same, toggled } from "./compute.js";
import * as scene from "./scene.js";
import marksStyle from "./marks.css" with { type: "text" };
import style from "./style.css" with { type: "text" };
import { describe } from "./words.js";

/** @import { State, Numbers } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */

/** The translator, whose parts are switches. @param {Store} store @param {() => Numbers} found */
function diagram(store, found) {
  const press = (/** @type {any} */ { part }) =>
    store.change({ off: toggled(store.read().off, part) }, { glide: true });
  const view = board(
    "",
    (node, hit) => node.addEventListener("click", () => press(hit())),
    (width) => scene.switches(found(), width),
    { label: "The translator: a press switches a part off or on" },
  );
  return {
    ...view,
    paint: (/** @type {scene.Shown} */ shown) => {
      const width = view.room();
      view.paint(scene.translator(found(), shown, width), width);
    },
  };
}

/** A picture in which nothing is pressed. @param {(width: number, shown: scene.Shown) => any} make */
function picture(make) {
  const image = drawing();
  const root = div("attn-stage", image);
  const paint = (/** @type {scene.Shown} */ shown) =>
    draw(image, make(Math.round(root.clientWidth), shown));
  return { root, paint };
}

/** Parts that go together, the sentence, and back. @param {Store} store */
function controls(store) {
  const switched = (/** @type {string[]} */ off) =>
    store.change({ off: same(store.read().off, off) ? [] : off }, { glide: true });
  const kinds = Object.entries(KINDS).map(([name, off]) => ({
    ...{ off, part: button(name, () => switched(off)) },
  }));
  const choose = (/** @type {string} */ value) => store.change({ sentence: Number(value) });
  const sentence = choice("Sentence", { 0: "sentence 1", 1: "sentence 2" }, choose);
  const label = el("span", { class: "attn-label" }, "all of a kind off");
  const reset = button("Reset", store.reset).root;
  const root = div("translator-row", label, ...kinds.map(({ part }) => part.root), reset);
  const tell = (/** @type {State} */ state) => {
    kinds.forEach(({ part, off }) => part.set(same(state.off, off)));
    sentence.set(String(state.sentence));
  };
  return { root, chosen: sentence.root, tell };
}

/** @param {State} _start @param {Store} store @param {any} model */
function build(_start, store, model) {
  /** @type {(state: State) => Numbers} */
  let compute;
  /** @type {Numbers} */
  let found;
  const now = () => found;
  const left = diagram(store, now);
  const losses = picture((width, shown) => scene.losses(now(), shown, width));
  const words = picture((width) => scene.translation(now(), width));
  const [row, said] = [controls(store), summary()];
  const hint = firstHint(
    "Press a part to switch it off after training. Each bar shows the loss after pressing that part; the thin line, the loss now.",
  );
  const source = el(
    "p",
    { class: "attn-source" },
    "All 4096 combinations were measured, on 700 held-out pairs with the true words before each word given.",
  );
  const ready = data(model, "encoder_translator").then((given) => {
    compute = explorer(given);
  });
  const side = div("translator-side", losses.root, row.chosen, words.root);
  return {
    parts: [hint, div("translator-board", left.root, side), row.root, said.root, source],
    ready,
    glides: (/** @type {State} */ state) => {
      const { next, loss } = compute(state);
      return { next, loss };
    },
    tell: (/** @type {State} */ state) => {
      found = compute(state);
      left.tell();
      row.tell(state);
      said.set(describe(state, found));
    },
    paint: (/** @type {scene.Shown} */ shown) => {
      [left, losses, words].forEach((one) => one.paint(shown));
    },
    stop: said.stop,
  };
}

export { describe, explorer, scene };
export default figure({
  name: "encoder_translator",
  label: "Live figure: the trained translator with parts switched off, its loss and what it writes",
  style: marksStyle + style,
  controls: ["off", "sentence"],
  fixed: ["trained"],
  build,
});
