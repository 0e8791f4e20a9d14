// The still picture of BlocksExplorer: the layer as it is switched, and the losses below it.

import { compute } from "./compute.js";
import { layer, losses } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const numbers = compute(state);
  const shown = { row: Math.max(0, numbers.row), losses: numbers.losses ?? [] };
  const scenes = [
    layer(state, { layers: state.layers }, 380, true),
    losses(state, numbers, shown, 560),
  ];
  return { scenes, label: describe(state, numbers) };
}
