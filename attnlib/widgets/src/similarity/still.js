// The still picture of SimilarityExplorer: the plane and the two aims above the two squares.

import arrowStyle from "../kit/arrows.css" with { type: "text" };
import { compute } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import { space, squares } from "./scene.js";
import { describe } from "./words.js";

export const style = arrowStyle + marksStyle;

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = compute(state);
  const above = space(state, result, { width: 680 });
  const below = squares(state, result, { width: 560 });
  return {
    scenes: [{ ...above, height: above.height + 18 }, below],
    label: describe(state, result),
  };
}
