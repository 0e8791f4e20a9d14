// The still picture of LookupExplorer: the plane above the beam, as the page would draw them.

import { compute } from "./compute.js";
import { beam, plane } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = compute(state);
  return {
    scenes: [plane(state, { width: 400 }), beam(state, result, { width: 560 })],
    label: describe(state, result),
  };
}
