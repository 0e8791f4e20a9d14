// The still picture of ProjectionExplorer: its board.

import arrowStyle from "../kit/arrows.css" with { type: "text" };
import { compute } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import { board } from "./scene.js";
import { describe } from "./words.js";

export const style = arrowStyle + marksStyle;

/** @param {import("./compute.js").State} state */
export function still(state) {
  const result = compute(state);
  return { scenes: [board(state, result, { width: 860 })], label: describe(state, result) };
}
