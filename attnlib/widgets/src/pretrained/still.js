// The still picture of SentenceZoom: its map at the stop nearest to its zoom.

import data from "../../pretrained.json" with { type: "json" };
import { explorer } from "./compute.js";
import { zoomed } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const numbers = explorer(/** @type {any} */ (data))(state);
  const shown = { ...state, zoom: Math.round(state.zoom) };
  return { scenes: [zoomed(numbers, state, shown, 860)], label: describe(numbers, state) };
}
