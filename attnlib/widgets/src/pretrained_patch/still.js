// The still picture of PatchExplorer.

import data from "../../pretrained_patch.json" with { type: "json" };
import { explorer } from "./compute.js";
import { picture } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = explorer(/** @type {any} */ (data))(state);
  return { scenes: [picture(result, 720)], label: describe(result) };
}
