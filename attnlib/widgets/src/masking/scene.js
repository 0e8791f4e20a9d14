// The picture of MaskExplorer: a row for each query, a column for each key, a cell for each pair, as tinted as its
// weight or hatched where it is hidden; at the right what each row sums to.

import { mark, round } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { format } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { sumsOf } from "./compute.js";
import { pairTold } from "./words.js";

/** @typedef {import("./compute.js").Result} Result */
/** @typedef {import("../kit/marks.js").Scene} Scene */
/** @typedef {import("../kit/hits.js").Hit} Hit */

const NARROW = 420;
const HEAD = 36; // px, above the cells
const BODY = 252; // px for all rows: fewer queries have taller cells, so every scene is as high
const HATCH = 7; // px between two lines

/** Where the cells are. @param {{queries: string[], keys: string[]}} words @param {number} width */
export function gridOf({ queries, keys }, width) {
  const narrow = width < NARROW;
  const [side, end] = narrow ? [44, width < 330 ? 42 : 54] : [58, 76];
  const wide = (width - side - end) / keys.length;
  const tall = BODY / queries.length;
  const box = (/** @type {number} */ i, /** @type {number} */ j) => ({
    ...{ x: side + j * wide, y: HEAD + i * tall, width: wide, height: tall },
  });
  const rows = queries.length;
  return { narrow, side, end, wide, tall, rows, columns: keys.length, box, height: HEAD + BODY };
}

/** @typedef {ReturnType<typeof gridOf>} Grid */

// ---- What is drawn --------------------------------------------------------------------------

/** Slanted lines in a box. @param {{x: number, y: number, width: number, height: number}} box */
function hatched({ x, y, width, height }) {
  const lines = Array.from(
    { length: Math.ceil((width + height) / HATCH) - 1 },
    (_, n) => (n + 1) * HATCH,
  );
  return lines.map((c) =>
    `M${round(x + Math.max(0, c - height))} ${round(y + Math.min(c, height))}` +
    `L${round(x + Math.min(c, width))} ${round(y + Math.max(0, c - width))}`
  ).join("");
}

/** A weight or a sum with two digits: never a plain 0 for what is not zero. @param {number} x */
const shareTold = (x) => (x > 0 && x < 0.005 ? "<.01" : x === 0 ? "0" : format(x));

/** One pair; `leaks` is a hidden one that has weight all the same. One that is hidden as it should be has no number. */
function cell(grid, i, j, { seen, leaks, weight }) {
  const { x, y, width, height } = grid.box(i, j);
  const within = (/** @type {number} */ by) => ({
    ...{ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by },
  });
  const at = { ...within(1), rx: 4 };
  const told = seen || leaks;
  const size = `${grid.wide < 33 ? "tiny" : "number"}${leaks && !grid.narrow ? " strong" : ""}`;
  const middle = [x + width / 2, y + height / 2 + 4.5];
  const shade = { ...at, "fill-opacity": clamp(weight).toFixed(3) };
  return [
    mark(`bed ${i} ${j}`, "rect", told ? "paper" : "tint", at),
    mark(`cell ${i} ${j}`, "rect", "weight shade", shade),
    ...(told ? [] : [mark.path(`hatch ${i} ${j}`, "soft hatch", hatched(within(1.5)))]),
    mark(`frame ${i} ${j}`, "rect", leaks ? "wrong frame" : "ruler", at),
    mark.text(`number ${i} ${j}`, `ink ${size}`, middle, told ? shareTold(weight) : ""),
  ];
}

/** Words and what they are. */
function heads(grid, { queries, keys }) {
  const { side, narrow } = grid;
  const head = narrow ? "small" : "head";
  const middle = (/** @type {number} */ j) => grid.box(0, j).x + grid.wide / 2;
  return [
    mark.text("name key", "key small end", [side - 6, 13], "key"),
    mark.text("name query", "query small start", [0, 29], "query"),
    ...keys.map((word, j) => mark.text(`column ${j}`, `key ${head}`, [middle(j), 27], word)),
    ...queries.map((word, i) => {
      const { y, height } = grid.box(i, 0);
      return mark.text(`row ${i}`, `query ${head} start`, [0, y + height / 2 + 4.5], word);
    }),
  ];
}

/**
 * What each row sums to, as a number above a bar in its track. In the bar's place a row without an allowed key says
 * what it is: full of forbidden weight, or empty.
 */
function totals(grid, sums, { sums: held, empty }, width) {
  const room = grid.end - 12;
  const left = width - room;
  const full = ["all forbidden", "forbidden"].find((text) => textWidth(text, 11) < grid.end - 1) ??
    "hidden";
  return [
    mark.text("name sum", "ink small end", [width, 27], "sum"),
    ...sums.flatMap((sum, i) => {
      const { y, height } = grid.box(i, 0);
      const middle = y + height / 2;
      const lost = empty[i] || held[i] < 0.9995;
      const track = { x: left, y: middle + 1, height: 6, rx: 3 };
      const role = `${lost ? "wrong" : "ink"} ${grid.narrow ? "brief" : "strong number"} end`;
      const nearly = lost && sum >= 0.995 && sum < 0.9995;
      const text = nearly ? ">.99" : sum === 0 ? "0.00" : shareTold(sum);
      const fate = held[i] > 0 ? full : "empty";
      return [
        mark.text(`sum ${i}`, role, [width - 1, middle - 4], text),
        ...(empty[i]
          ? [mark.text(`fate ${i}`, "wrong tiny end", [width - 1, middle + 10], fate)]
          : [
            mark(`track ${i}`, "rect", "rule solid", { ...track, width: room }),
            mark(`bar ${i}`, "rect", "weight solid", { ...track, width: clamp(sum) * room }),
          ]),
      ];
    }),
  ];
}

/**
 * @param {Result} result of the state that holds
 * @param {number[][]} weights those that are shown, perhaps on their way
 * @param {{width: number}} options
 * @returns {Scene}
 */
export function picture(result, weights, { width }) {
  const grid = gridOf(result, width);
  const { mask, queries, keys } = result;
  const shown = weights.length === mask.length ? weights : result.weights;
  const cells = queries.flatMap((_, i) =>
    keys.flatMap((_, j) => {
      const seen = mask[i][j];
      const leaks = !seen && result.weights[i][j] > 0;
      return cell(grid, i, j, { seen, leaks, weight: shown[i][j] });
    })
  );
  return {
    width,
    height: grid.height,
    marks: [...heads(grid, result), ...cells, ...totals(grid, sumsOf(shown), result, width)],
  };
}

// ---- What is touched ------------------------------------------------------------------------

/** The pair at a point, null beside the cells. @param {Grid} grid @param {number[]} point */
export function placeAt({ side, wide, tall, rows, columns }, [x, y]) {
  const [i, j] = [Math.floor((y - HEAD) / tall), Math.floor((x - side) / wide)];
  return i < 0 || j < 0 || i >= rows || j >= columns ? null : [i, j];
}

/** The places that a stroke passes, none left out however fast it is. @param {Grid} grid @param {number[]} from @param {number[]} to */
export function along(grid, from, to) {
  const steps = Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / 4) || 1;
  const met = Array.from(
    { length: steps + 1 },
    (_, n) => placeAt(grid, from.map((x, axis) => x + ((to[axis] - x) * n) / steps)),
  );
  return [...new Map(met.flatMap((p) => (p ? [[String(p), p]] : []))).values()];
}

/** The cells, which can be pressed. @param {Result} result @param {{width: number, here: number[]}} options @returns {Hit[]} */
export function places(result, { width, here }) {
  const grid = gridOf(result, width);
  return result.mask.flatMap((row, i) =>
    row.map((seen, j) => ({
      ...{ id: `place ${i} ${j}`, label: pairTold(result, i, j), ...grid.box(i, j) },
      ...{ aria: { pressed: Boolean(seen) }, tab: i === here[0] && j === here[1] ? 0 : -1 },
    }))
  );
}
