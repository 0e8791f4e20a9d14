// How tips of arrows and cells of squares are handled: by a pointer, a finger or keys.

import { unit } from "./arrows.js";
import { dragged, within } from "./hits.js";
import { clamp } from "./numbers.js";
import { arrowKeys } from "./parts.js";

/** @typedef {import("./arrows.js").Plane} Plane */

/**
 * Move a vector by its tip: by a pointer, or by arrow keys, 0.1 a press and 0.5 with Shift.
 * @param {HTMLElement} node
 * @param {{plane: () => Plane, read: () => number[], move: (vector: number[]) => void, hold?: (held: boolean) => void}} options
 */
export function movable(node, { plane, read, move, hold = () => {} }) {
  const at = (/** @type {PointerEvent} */ event) =>
    within(/** @type {Element} */ (node.parentElement), event);
  dragged(node, (event) => {
    const [from, start] = [read(), at(event)];
    hold(true);
    return (now) => {
      const u = unit(plane());
      const [x, y] = at(now);
      move([from[0] + (x - start[0]) / u, from[1] - (y - start[1]) / u]);
    };
  }, () => hold(false));
  const by = (/** @type {number[]} */ way) => (/** @type {KeyboardEvent} */ { shiftKey }) =>
    read().map((x, i) => x + (shiftKey ? 0.5 : 0.1) * way[i]);
  const keys = { ArrowLeft: by([-1, 0]), ArrowRight: by([1, 0]) };
  arrowKeys(node, { ...keys, ArrowUp: by([0, 1]), ArrowDown: by([0, -1]) }, move);
}

/** Press a cell, or walk by arrow keys; `choose` gets its row and column. @param {HTMLElement} node @param {() => string} id @param {number} count @param {(i: number, j: number, byKey: boolean) => void} choose */
export function pressable(node, id, count, choose) {
  const at = () => id().split(" ").slice(-2).map(Number);
  node.addEventListener("click", () => choose(at()[0], at()[1], false));
  const by = (/** @type {number[]} */ way) => () =>
    at().map((x, n) => clamp(x + way[n], 0, count - 1));
  const keys = { ArrowUp: by([-1, 0]), ArrowDown: by([1, 0]) };
  const walk = { ...keys, ArrowLeft: by([0, -1]), ArrowRight: by([0, 1]) };
  arrowKeys(node, walk, ([i, j]) => choose(i, j, true));
}
