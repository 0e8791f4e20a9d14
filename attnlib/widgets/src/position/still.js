// The still picture of PositionExplorer: the ruler and the sentence.

import { compute, shownOf } from "./compute.js";
import { ruler, sentenceScene } from "./scene.js";
import { describe, report } from "./words.js";

export { default as style } from "./marks.css" with { type: "text" };

/** @param {import("./compute.js").State} state */
export function still(state) {
  const [result, shown] = [compute(state), shownOf(state)];
  const scenes = [ruler(state, shown, { width: 620 }), sentenceScene(state, shown, { width: 620 })];
  return { scenes, label: `${describe(state, result)} ${report(state, result)}` };
}
