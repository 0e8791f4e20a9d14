// The still picture of AlignmentExplorer: each translator's picture below its name, one below the other.

import data from "../../alignment.json" with { type: "json" };
import { mark } from "../kit/marks.js";
import { clockOf, shownSides, translators } from "./compute.js";
import { ribbonScene, shared, squeeze } from "./scene.js";
import { describe, TITLES } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").Side} side @param {number} width @returns {import("../kit/marks.js").Scene} */
const title = ({ name }, width) => ({
  width,
  height: 30,
  marks: [mark.text(`title ${name}`, "ink strong", [width / 2, 20], TITLES[name].join(""))],
});

/** @param {import("./compute.js").State} state */
export function still(state) {
  const numbers = translators(/** @type {any} */ (data)).numbers(state);
  const clock = clockOf(numbers, state);
  const scenes = shownSides(numbers).flatMap((side) => {
    const options = { clock, focus: shared(numbers, side, state.focus) };
    const scene = side.weights
      ? ribbonScene(numbers, side, { ...options, width: 620 })
      : squeeze(numbers, side, { ...options, width: 320 });
    return [title(side, scene.width), scene];
  });
  return { scenes, label: describe(state, numbers) };
}
