// The still picture of MixingExplorer: the wires with a message's way, the five layers, and the roofline.

import { compare } from "./compare.js";
import { compute } from "./compute.js";
import { roof } from "./roof.js";
import { net } from "./scene.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = compute(state);
  const [wires, table] = [
    net(result, { width: 700, height: 260 }),
    compare(result, { width: 700 }),
  ];
  return {
    scenes: [
      { ...wires, height: wires.height + 10 },
      { ...table, height: table.height + 16 },
      roof(result, { width: 700, height: 250 }),
    ],
    label: describe(result),
  };
}
