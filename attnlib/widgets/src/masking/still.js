// The still picture of MaskExplorer: the grid with its weights and sums.

import { compute } from "./compute.js";
import { picture } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = compute(state);
  return {
    scenes: [picture(result, result.weights, { width: 520 })],
    label: describe(state, result),
  };
}
