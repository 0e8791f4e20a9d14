// The still picture of WriterExplorer: the first example as it opens.

import meta from "../../today.json" with { type: "json" };
import part from "../../today.0.json" with { type: "json" };
import { compute, recorded, replay } from "./compute.js";
import { grid, nextTokens, writing } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const all = /** @type {import("./compute.js").Meta} */ (/** @type {unknown} */ (meta));
  const found = recorded(/** @type {any} */ (part), all);
  const numbers = compute(state, replay(found, state));
  const scenes = [
    writing(numbers, numbers, state.sink, 720),
    nextTokens(numbers, numbers, 420),
    grid(numbers, numbers, 720),
  ];
  return { scenes, label: describe(state, numbers) };
}
