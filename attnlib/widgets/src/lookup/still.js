// The still picture of LookupExplorer: the plane above the beam, as the page would draw them.

import { mark } from "../kit/marks.js";
import { compute } from "./compute.js";
import { beam, plane } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = compute(state);
  const field = plane(state, { width: 400 });
  const { width, height } = field;
  const under = mark.rect("field", "tint", [0, 0, width, height], { rx: 4 });
  return {
    scenes: [{ ...field, marks: [under, ...field.marks] }, beam(state, result, { width: 560 })],
    label: describe(state, result),
  };
}
