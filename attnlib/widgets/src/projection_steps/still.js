// The still picture of ProjectionSteps: the board at its step.

import { compute, viewOf } from "./compute.js";
import { board } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const numbers = compute(state);
  const scene = board(numbers, { step: state.step, width: 920 });
  return { scenes: [scene], label: describe(numbers, viewOf(state.step).focus) };
}
