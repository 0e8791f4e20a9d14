// The still picture of SplitHeads: the recipe's code above the three tables.

import { compute } from "./compute.js";
import { board, listing, placed } from "./scene.js";
import { code, describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = compute(state);
  const width = 520;
  return {
    scenes: [listing(code(state), width), board(state, result, placed(state, result), width)],
    label: describe(state, result),
  };
}
