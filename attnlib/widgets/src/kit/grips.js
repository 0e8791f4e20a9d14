// How tips of arrows and cells of squares are handled: by a pointer, a finger or keys.

import { unit } from "./arrows.js";
import { dragged, within } from "./hits.js";
import { clamp } from "./numbers.js";

/** @typedef {import("./arrows.js").Plane} Plane */

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] };

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
  node.addEventListener("keydown", (event) => {
    const way = WAYS[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // a notebook would move to the next cell
    const step = event.shiftKey ? 0.5 : 0.1;
    move(read().map((x, i) => x + step * way[i]));
  });
}

/** Press a cell, or walk by arrow keys; `choose` gets its row and column. @param {HTMLElement} node @param {() => string} id @param {number} count @param {(i: number, j: number, byKey: boolean) => void} choose */
export function pressable(node, id, count, choose) {
  const at = () => id().split(" ").slice(-2).map(Number);
  node.addEventListener("click", () => choose(at()[0], at()[1], false));
  node.addEventListener("keydown", (event) => {
    const way = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };
    const by = way[event.key];
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // a notebook would move to the next cell
    const [i, j] = at().map((x, n) => clamp(x + by[n], 0, count - 1));
    choose(i, j, true);
  });
}
