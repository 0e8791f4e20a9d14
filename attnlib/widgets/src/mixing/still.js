// The still picture of MixingExplorer: the wires with a message's way, and the five layers.

import { compare } from "./compare.js";
import { compute } from "./compute.js";
import { net } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = compute(state);
  const wires = net(result, { width: 700, height: 260 });
  return {
    scenes: [{ ...wires, height: wires.height + 10 }, compare(result, { width: 700 })],
    label: describe(result),
  };
}
