// SimilarityExplorer (chapter 03): words as arrows that attend to each other by dot products, the symmetric scores,
// the weights that are not, and two aims that one space cannot both serve.

import arrowStyle from "../kit/arrows.css" with { type: "text" };
import { board } from "../kit/board.js";
import { div } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { movable, pressable } from "../kit/grips.js";
import { clamp } from "../kit/numbers.js";
import { button, firstHint, summary } from "../kit/parts.js";
import { compute, REACH } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import { cells, rooms, space, table, tips } from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe, heard } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("../kit/store.js").Store} Store */

/** The state that holds. @param {Store} store */
const held = (store) => /** @type {State} */ (store.read());

/** The plane, whose tips are moved, and the two aims. @param {Store} store */
function plane(store) {
  const rounded = (/** @type {number} */ x) => Math.round(100 * clamp(x, -REACH, REACH)) / 100;
  const view = board("similarity-space", (node, hit) => {
    const own = Number(hit().id.split(" ")[1]);
    const put = (/** @type {number[]} */ tip) =>
      held(store).vectors.map((old, i) => (i === own ? tip.map(rounded) : old));
    movable(node, {
      plane: () => rooms(view.width()).plane,
      read: () => held(store).vectors[own],
      move: (tip) => store.change({ vectors: put(tip) }),
    });
  }, (width, shown) => tips(shown, { width }));
  return { ...view, scene: space };
}

/** Scores or weights; of a cell that is pressed the mirror image is shown too. @param {import("./scene.js").Which} which @param {Store} store */
function square(which, store) {
  const view = board(`similarity-${which}`, (node, hit) => {
    pressable(node, () => hit().id, held(store).words.length, (i, j, byKey) => {
      store.change({ pair: [i, j] });
      if (byKey) view.focus(`${which} ${i} ${j}`);
    });
  }, (width, shown, result) => cells(which, shown, result, { width }));
  return { ...view, scene: table.bind(null, which) };
}

/** @param {State} start @param {Store} store */
function build(start, store) {
  const blend = () => store.change({ vectors: compute(held(store)).output }, { glide: true });
  const pictures = [plane(store), square("scores", store), square("weights", store)];
  const [words, scores, weights] = pictures.map(({ root }) => root);
  const buttons = [button("Blend once", blend), button("Reset", store.reset)];
  const said = summary();
  let [last, spoken] = [start, ""];
  const hint = firstHint(
    "Drag the arrows: can “hot” and “cold” be opposite and both point at “temperature”? Bring the dot to the star.",
  );
  const more = firstHint("Press a weight to compare it with its mirror, the dotted box.");
  const all = div("similarity-board", words, div("similarity-squares", scores, weights, more));
  const controls = div("attn-row similarity-controls", ...buttons.map(({ root }) => root));
  return {
    parts: [hint, all, controls, div("similarity-summary", said.root)],
    tell: (/** @type {State} */ now) => {
      const result = compute(now);
      spoken = heard(now, result, last) || spoken;
      last = now;
      said.set(describe(now, result), spoken);
    },
    glides: ({ vectors }) => ({ vectors }),
    paint: ({ vectors }) => {
      const shown = { ...held(store), vectors };
      const result = compute(shown);
      const widths = pictures.map(({ room }) => room());
      pictures.forEach((one, i) => {
        one.tell(shown, result);
        one.paint(one.scene(shown, result, { width: widths[i] }), widths[i]);
      });
    },
    stop: said.stop,
  };
}

export { compute, describe };
export default figure({
  name: "similarity",
  label: "Live figure: words that attend to each other",
  style: arrowStyle + marksStyle + style,
  controls: ["vectors", "pair"],
  fixed: ["words"],
  build,
});
