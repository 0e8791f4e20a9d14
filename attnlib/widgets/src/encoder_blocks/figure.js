// BlocksExplorer (chapter 09): parts of a transformer's layer are switched off where they are drawn, and the losses say
// what was measured without them.

import { board } from "../kit/board.js";
import { div, el } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, firstHint, summary } from "../kit/parts.js";
import { compute, pressed, SWITCHES } from "./compute.js";
import * as scene from "./scene.js";
import marksStyle from "./marks.css" with { type: "text" };
import style from "./style.css" with { type: "text" };
import { describe, refusal } from "./words.js";

/** @import { State, Numbers } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */

const SIDE_BY_SIDE = 760; // px, as in style.css

/** The layer, whose parts are switches; one that leads to no measured model says so and changes nothing. @param {Store} store @param {() => State} now @param {(words: string) => void} say */
function diagram(store, now, say) {
  const press = (/** @type {{part: string, known: boolean}} */ { part, known }) => {
    const patch = pressed(now(), part);
    if (known) store.change(patch, { glide: true });
    else say(refusal(now(), patch));
  };
  let tall = false;
  const view = board(
    "",
    (node, hit) => node.addEventListener("click", () => press(/** @type {any} */ (hit()))),
    (width) => scene.switches(now(), width, tall),
    { label: "The layer: a press leaves a part out or brings it back" },
  );
  return {
    ...view,
    paint: (/** @type {{layers: number}} */ shown, /** @type {number} */ whole) => {
      const width = view.room();
      tall = whole >= SIDE_BY_SIDE;
      view.paint(scene.layer(now(), shown, width, tall), width);
    },
  };
}

/** The measured models in a list: a press makes one of them. @param {Store} store @param {() => State} now @param {() => Numbers} found */
function list(store, now, found) {
  const take = (/** @type {number} */ row) =>
    store.change({ ...now().measured[row].options }, { glide: true });
  const view = board(
    "",
    (node, hit) => {
      const own = () => Number(hit().id.split(" ")[1]);
      const last = () => now().measured.length - 1;
      const by = (step) => () => clamp(own() + step, 0, last());
      node.addEventListener("click", () => take(own()));
      arrowKeys(node, { ArrowUp: by(-1), ArrowDown: by(1), Home: () => 0, End: last }, (row) => {
        take(row);
        view.focus(`row ${row}`);
      });
    },
    (width) => scene.rows(now(), found(), width),
    { label: "Measured models and their losses" },
  );
  return {
    ...view,
    paint: (/** @type {{row: number, losses: number[]}} */ shown) => {
      const width = view.room();
      view.paint(scene.losses(now(), found(), shown, width), width);
    },
  };
}

/** @param {State} start @param {Store} store */
function build(start, store) {
  let found = compute(start);
  const now = () => /** @type {State} */ (store.read());
  const said = summary();
  const [left, right] = [diagram(store, now, said.set), list(store, now, () => found)];
  const hint = firstHint(
    "Press a part to leave it out: where does the loss go? Dotted: what was not measured.",
  );
  const source = el(
    "p",
    { class: "attn-source" },
    "Each row is one model of the table above, trained with three seeds. No others were trained.",
  );
  const row = div("attn-row blocks-reset", button("Reset", store.reset).root);
  /** Where nothing was measured, the marks wait where they were: they are not drawn. */
  let last = { row: Math.max(0, found.row), losses: found.losses ?? start.measured[0].losses };
  return {
    parts: [hint, div("blocks-board", left.root, right.root), row, said.root, source],
    glides: (/** @type {State} */ state) => {
      const { row, losses } = compute(state);
      if (losses) last = { row, losses };
      return { ...last, layers: state.layers };
    },
    tell: (/** @type {State} */ state) => {
      found = compute(state);
      left.tell();
      right.tell();
      said.set(describe(state, found));
    },
    paint: (shown, _dt, width) => {
      left.paint(shown, width);
      right.paint(shown);
    },
    stop: said.stop,
  };
}

export { compute, describe, scene };
export default figure({
  name: "encoder_blocks",
  label: "Live figure: a transformer's layer with parts left out, and the losses measured then",
  style: marksStyle + style,
  controls: SWITCHES,
  fixed: ["measured", "levels"],
  build,
});
