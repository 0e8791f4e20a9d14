// A pen that draws only what is seen: marks far outside are left out, rectangles end a little beyond the picture, and
// what has faded is gone.

import { mark, pieces } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";

/** @typedef {import("../kit/marks.js").Mark} Mark */
/** @typedef {import("./camera.js").Box} Box */

const OUT = 80; // px beyond the picture
const GONE = 0.02;

/** @param {number} width @param {number} height */
export function pen(width, height) {
  /** @type {Mark[]} */
  const marks = [];
  const near = (/** @type {Box} */ r) =>
    r.x < width + OUT && r.x + r.w > -OUT && r.y < height + OUT && r.y + r.h > -OUT;
  const seen = (alpha, at) => (alpha < 0.995 ? { ...at, opacity: alpha.toFixed(2) } : at);
  const put = (
    id,
    shape,
    role,
    at,
    alpha = 1,
    text = /** @type {string | undefined} */ (undefined),
  ) => {
    if (alpha > GONE) marks.push(mark(id, shape, role, seen(alpha, at), text));
  };
  return {
    marks,
    near,
    put,
    /** A rectangle, cut a little outside the picture. */
    box: (id, role, /** @type {Box} */ r, alpha = 1, rx = 8) => {
      if (alpha <= GONE || !near(r)) return;
      const [x, y] = [Math.max(r.x, -OUT), Math.max(r.y, -OUT)];
      const [w, h] = [Math.min(r.x + r.w, width + OUT) - x, Math.min(r.y + r.h, height + OUT) - y];
      put(id, "rect", role, { x, y, width: w, height: h, rx: Math.min(rx, w / 6, h / 6) }, alpha);
    },
    path: (id, role, d, alpha = 1, at = {}) => put(id, "path", role, { d, ...at }, alpha),
    /** A picture of numbers. */
    image: (id, href, /** @type {Box} */ r, alpha = 1) => {
      if (alpha <= GONE || !near(r)) return;
      const at = { x: r.x, y: r.y, width: r.w, height: r.h, preserveAspectRatio: "none", href };
      put(id, "image", "map", at, alpha);
    },
    text: (id, role, x, y, words, alpha = 1, at = {}) => {
      if (x > -40 && x < width + 40 && y > -20 && y < height + 20) {
        put(id, "text", role, { x, y, ...at }, alpha, words);
      }
    },
    runs: (id, role, x, y, runs, alpha = 1) => {
      if (alpha > GONE) marks.push(pieces(id, role, seen(alpha, { x, y }), runs));
    },
  };
}

/** @typedef {ReturnType<typeof pen>} Pen */

/** One digit after the point; a place far outside stays near, so that no path breaks. @param {number} x */
export const fine = (x) => Math.round(clamp(x, -6000, 8000) * 10) / 10;
