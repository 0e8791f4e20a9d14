// The still picture of AlignmentExplorer: each translator's picture, one below the other.

import data from "../../alignment.json" with { type: "json" };
import { clockOf, translators } from "./compute.js";
import { ribbonScene, squeeze } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const numbers = translators(/** @type {any} */ (data)).numbers(state);
  const clock = clockOf(numbers, state);
  const all = [numbers.first, numbers.second].flatMap((side) => side ?? []);
  const sides = all.filter((side, i) => all.findIndex(({ name }) => name === side.name) === i);
  const scenes = sides.map((side, i) =>
    side.weights
      ? ribbonScene(numbers, side, { width: 620, clock, focus: i === 0 ? state.focus : null })
      : squeeze(numbers, side, { width: 320, clock })
  );
  return { scenes, label: describe(state, numbers) };
}
