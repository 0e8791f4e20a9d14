// The still picture of PositionExplorer: the ruler, all pairs of places, the sentence.

import { compute } from "./compute.js";
import { pairs, ruler, sentenceScene } from "./scene.js";
import { describe, report } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = compute(state);
  const slots = state.words.map((_, word) => state.order.indexOf(word));
  const shown = {
    ...result,
    places: state.places,
    slots,
    moved: slots.map((i) => result.moved[i]),
  };
  const scenes = [
    ruler(state, shown, { width: 620 }),
    pairs(state, shown, { width: 260 }),
    sentenceScene(state, shown, { width: 620 }),
  ];
  return { scenes, label: `${describe(state, result)} ${report(state, result)}` };
}
