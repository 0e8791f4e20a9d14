// The still picture of EncoderExplorer: the map at its layer.

import data from "../../encoder.json" with { type: "json" };
import { explorer } from "./compute.js";
import { metro } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const numbers = explorer(/** @type {any} */ (data))(state);
  const { token: row, lean, weights, twinLean: twin, turns } = numbers;
  const shown = { t: state.layer, row, lean, weights, twin, turns };
  return { scenes: [metro(numbers, shown, { width: 640 })], label: describe(state, numbers) };
}
