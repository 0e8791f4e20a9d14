// The still picture of TranslatorExplorer: the translator, what was measured, and what it writes.

import data from "../../encoder_translator.json" with { type: "json" };
import { explorer } from "./compute.js";
import { losses, translation, translator } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const numbers = explorer(data)(state);
  const scenes = [
    translator(numbers, numbers, 440),
    losses(numbers, numbers, 440),
    translation(numbers, 440),
  ];
  return { scenes, label: describe(state, numbers) };
}
