// The still picture of BreakAHead: with the checkpoint that it opens with, the only one at hand without waiting.

import first from "../../induction.json" with { type: "json" };
import { compute } from "./compute.js";
import { picture } from "./scene.js";
import { single } from "./weights.js";
import { describe } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const last = first.steps[first.steps.length - 1];
  const shown = { ...state, kind: /** @type {"priced"} */ ("priced"), step: last };
  const result = compute(shown, single(first.opening));
  return {
    scenes: [
      picture(result, { state: shown, first: /** @type {any} */ (first), at: last, width: 800 }),
    ],
    label: describe(shown, result, last, last),
  };
}
