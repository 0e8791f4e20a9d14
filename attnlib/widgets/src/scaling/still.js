// The still picture of ScalingExplorer: the fan and the ladder.

import { compute } from "./compute.js";
import { picture } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = compute(state);
  return { scenes: [picture(result, { width: 700 })], label: describe(state, result) };
}
