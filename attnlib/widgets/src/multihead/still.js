// The still picture of HeadsExplorer: all heads, and the chosen one as lines.

import data from "../../multihead.json" with { type: "json" };
import { explorer } from "./compute.js";
import { lines } from "./large.js";
import { overview } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const all = explorer(/** @type {any} */ (data));
  const numbers = all.numbers(state);
  const scenes = [
    overview(numbers, all.maps(state.sentence), 620),
    { width: 620, height: 16, marks: [] },
    lines(numbers, 620),
  ];
  return { scenes, label: describe(numbers) };
}
