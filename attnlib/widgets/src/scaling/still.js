// The still picture of ScalingExplorer: the fan, the ladder and the three measures.

import { compute } from "./compute.js";
import { meters, picture } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = compute(state);
  const above = picture(result, { width: 700 });
  const below = meters(result, { width: 700 });
  return {
    scenes: [{ ...above, height: above.height + 12 }, below],
    label: describe(state, result),
  };
}
