// A pen that draws only what is seen: marks far outside are left out, rectangles end a little beyond the picture, and
// what has faded is gone.

import { mark, pieces } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";

/** @import { Mark } from "../kit/marks.js" */
/** @import { Box } from "./camera.js" */

const OUT = 80; // px beyond the picture
const GONE = 0.02;

/** One digit after the point; a place far outside stays near, so that no path breaks. @param {number} x */
export const fine = (x) => Math.round(clamp(x, -6000, 8000) * 10) / 10;

/** @param {number} width @param {number} height @param {number} [alpha] @param {Mark[]} [marks] */
export function pen(width, height, alpha = 1, marks = []) {
  const near = (/** @type {Box} */ r) =>
    r.x < width + OUT && r.x + r.w > -OUT && r.y < height + OUT && r.y + r.h > -OUT;
  const seen = (at) => (alpha < 0.995 ? { ...at, opacity: alpha.toFixed(2) } : at);
  const put = (id, shape, role, at, text = /** @type {string | undefined} */ (undefined)) => {
    if (alpha > GONE) marks.push(mark(id, shape, role, seen(at), text));
  };
  return {
    ...{ marks, near },
    /** The same pen, so faint. @type {(alpha: number) => any} */
    faint: (alpha) => pen(width, height, alpha, marks),
    /** A rectangle, cut a little outside the picture. */
    box: (id, role, /** @type {Box} */ r, rx = 8) => {
      if (!near(r)) return;
      const [x, y] = [Math.max(r.x, -OUT), Math.max(r.y, -OUT)];
      const [w, h] = [Math.min(r.x + r.w, width + OUT) - x, Math.min(r.y + r.h, height + OUT) - y];
      put(id, "rect", role, { x, y, width: w, height: h, rx: Math.min(rx, w / 6, h / 6) });
    },
    path: (id, role, d) => put(id, "path", role, { d }),
    line: (id, role, [x1, y1, x2, y2]) => put(id, "line", role, { x1, y1, x2, y2 }),
    /** A picture of numbers. */
    image: (id, href, /** @type {Box} */ r) => {
      if (!near(r)) return;
      const at = { x: r.x, y: r.y, width: r.w, height: r.h, preserveAspectRatio: "none", href };
      put(id, "image", "map", at);
    },
    /** A text, turned by so many degrees. */
    text: (id, role, [x, y], words, turn = 0) => {
      if (x < -40 || x > width + 40 || y < -20 || y > height + 20) return;
      const transform = `rotate(${turn} ${fine(x)} ${fine(y)})`;
      put(id, "text", role, { x, y, ...(turn && { transform }) }, words);
    },
    runs: (id, role, [x, y], runs) => {
      if (alpha > GONE) marks.push(pieces(id, role, seen({ x, y }), runs));
    },
  };
}

/** @typedef {ReturnType<typeof pen>} Pen */
