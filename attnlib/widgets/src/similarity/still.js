// The still picture of SimilarityExplorer: the plane and the two aims above the two squares.

import arrowStyle from "../kit/arrows.css" with { type: "text" };
import { compute } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import { space, table } from "./scene.js";
import { describe } from "./words.js";

export const style = arrowStyle + marksStyle;

const WIDE = 260; // px of a square
const GAP = 40;

/** Two pictures in one, the second right of the first. @param {import("../kit/marks.js").Scene} first @param {import("../kit/marks.js").Scene} second */
const beside = (first, second) => ({
  width: first.width + GAP + second.width,
  height: Math.max(first.height, second.height),
  marks: [...first.marks, ...second.marks.map((one) => moved(one, first.width + GAP))],
});

/** @param {import("../kit/marks.js").Mark} mark @param {number} by */
const moved = (mark, by) => ({ ...mark, at: { ...mark.at, x: Number(mark.at.x) + by } });

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = compute(state);
  const above = space(state, result, { width: 680 });
  const [scores, weights] = (/** @type {const} */ (["scores", "weights"])).map((which) =>
    table(which, state, result, { width: WIDE })
  );
  return {
    scenes: [{ ...above, height: above.height + 18 }, beside(scores, weights)],
    label: describe(state, result),
  };
}
