// The picture of SplitHeads: the table before, the heads, the table after, one below the other; each number in the
// colour of its position, and one number's way through all three.

import { mark } from "../kit/marks.js";
import { D_MODEL, placesIn, positionOf } from "./compute.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("./compute.js").Result} Result */
/** @typedef {import("../kit/marks.js").Scene} Scene */
/** @typedef {import("../kit/hits.js").Hit} Hit */

/**
 * @typedef {object} Shown where the numbers are, perhaps on their way, in the order of x
 * @property {number[][]} heads column from 0 to 7, gaps before it, row as a share of the height
 * @property {number[][]} merged column, row as a share of the height
 * @property {number} gaps between heads
 */

const BAND = 112; // px for all positions: fewer have taller cells, so every state is as high
const HEAD = 20; // px for names above a table
const APART = 18; // px between a table and the next one's names
const TOPS = [0, 1, 2].map((band) => HEAD + band * (BAND + APART + HEAD));
export const HEIGHT = TOPS[2] + BAND + 2;
const ROUND = [4, 14, 0, 8]; // px, the corners of a position's cells: told without colour too

/** How wide the gap between two heads is. @param {number} width */
const gapOf = (width) => (width < 420 ? 8 : 14);

/** @param {State} state @param {Result} result @returns {Shown} */
export function placed({ n, num_heads }, { x, heads, merged }) {
  const [inHeads, inMerged] = [placesIn(heads), placesIn(merged)];
  const at = (
    /** @type {Map<number, number[]>} */ places,
    /** @type {number} */ number,
  ) => /** @type {number[]} */ (places.get(number));
  return {
    heads: x.flat().map((number) => {
      const [h, i, c] = at(inHeads, number);
      return [h * (D_MODEL / num_heads) + c, h, i / n];
    }),
    merged: x.flat().map((number) => {
      const [i, f] = at(inMerged, number);
      return [f, i / n];
    }),
    gaps: num_heads - 1,
  };
}

/** The box of each number in the three tables. @param {{n: number}} state @param {Shown} shown @param {number} width */
export function boxes({ n }, { heads, merged, gaps }, width) {
  const [tall, gap, wide] = [BAND / n, gapOf(width), width / D_MODEL];
  const less = (width - gaps * gap) / D_MODEL;
  const table = (/** @type {number} */ top, column, row) => ({
    ...{ x: column * wide, y: top + row * BAND, width: wide, height: tall },
  });
  return {
    x: merged.map((_, k) => table(TOPS[0], k % D_MODEL, Math.floor(k / D_MODEL) / n)),
    heads: heads.map(([column, before, row]) => ({
      ...{ x: column * less + before * gap, y: TOPS[1] + row * BAND, width: less, height: tall },
    })),
    merged: merged.map(([column, row]) => table(TOPS[2], column, row)),
  };
}

/** @typedef {"x" | "heads" | "merged"} Table */
const TABLES = /** @type {Table[]} */ (["x", "heads", "merged"]);

const inner = ({ x, y, width, height }, by = 1) => ({
  ...{ x: x + by, y: y + by, width: width - 2 * by, height: height - 2 * by },
});

/** A number in a table. */
function cell(/** @type {Table} */ table, number, box, followed) {
  const p = positionOf(number);
  const text = { x: box.x + box.width / 2, y: box.y + box.height / 2 + 4.5 };
  return [
    mark(`${table} ${number}`, "rect", `p${p} cell`, { ...inner(box), rx: ROUND[p - 1] }),
    mark(
      `${table} text ${number}`,
      "text",
      `ink number${number === followed ? " strong" : ""}`,
      text,
      String(number),
    ),
  ];
}

/** Names above the tables: sizes, and each head's number. */
function names({ n, num_heads }, width) {
  const size = `${n} positions, ${D_MODEL} features`;
  const gap = gapOf(width);
  const wide = (width - (num_heads - 1) * gap) / D_MODEL;
  const title = (id, top, text) =>
    mark(`name ${id}`, "text", "soft small start halo", { x: 1, y: top - 6 }, text);
  const heads = Array.from({ length: num_heads }, (_, h) => {
    const left = h * (wide * (D_MODEL / num_heads) + gap);
    const text = num_heads < D_MODEL ? `head ${h}` : String(h);
    const at = { x: left + 1, y: TOPS[1] - 6 };
    return mark(`name ${h}`, "text", "soft small start halo", at, text);
  });
  return [title("x", TOPS[0], `x: ${size}`), ...heads, title("merged", TOPS[2], `merged: ${size}`)];
}

/** Frames around rows that hold what is not theirs. */
function faults({ n, num_heads }, { mixed, wrong }, width) {
  const [tall, gap] = [BAND / n, gapOf(width)];
  const block = (width - (num_heads - 1) * gap) / num_heads;
  const frame = (id, x, y, wide) =>
    mark(id, "rect", "wrong frame", { ...inner({ x, y, width: wide, height: tall }, 0.5), rx: 3 });
  return [
    ...mixed.flatMap((rows, h) =>
      rows.flatMap((is, i) =>
        is ? [frame(`mixed ${h} ${i}`, h * (block + gap), TOPS[1] + i * tall, block)] : []
      )
    ),
    ...wrong.flatMap((is, i) => is ? [frame(`wrong ${i}`, 0, TOPS[2] + i * tall, width)] : []),
  ];
}

/** The way of the followed number: a thread from table to table, and a frame in each. */
function way(found, k) {
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const ways = [0, 1].map((band) => {
    const [a, b] = [0, 1].map((step) => middle(found[TABLES[band + step]][k]));
    const at = (/** @type {number} */ y) => a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
    const [y1, y2] = [TOPS[band] + BAND, TOPS[band + 1]]; // between the tables
    return mark(`thread ${band}`, "line", "ink line thread", { x1: at(y1), y1, x2: at(y2), y2 });
  });
  const frames = TABLES.map((table) =>
    mark(`followed ${table}`, "rect", "ink frame", { ...inner(found[table][k], 1.5), rx: 4 })
  );
  return [...ways, ...frames];
}

/**
 * @param {State} state @param {Result} result @param {Shown} shown
 * @param {{width: number}} options
 * @returns {Scene}
 */
export function board(state, result, shown, { width }) {
  const numbers = result.x.flat();
  const still = shown.heads.length === numbers.length ? shown : placed(state, result);
  const found = boxes(state, still, width);
  return {
    width,
    height: HEIGHT,
    marks: [
      ...TABLES.flatMap((table) =>
        numbers.flatMap((number, k) => cell(table, number, found[table][k], result.followed))
      ),
      ...faults(state, result, width),
      ...way(found, numbers.indexOf(result.followed)),
      ...names(state, width),
    ],
  };
}

/** The number at a point of the picture, as its place in x; −1 if there is none. @param {State} state @param {Result} result @param {number} width @param {number[]} point */
export function numberAt(state, result, width, [px, py]) {
  const found = boxes(state, placed(state, result), width);
  const within = ({ x, y, width: wide, height }) =>
    px >= x && px < x + wide && py >= y && py < y + height;
  return Math.max(...TABLES.map((table) => found[table].findIndex(within)));
}

/** The numbers of x can be pressed. @param {State} state @param {Result} result @param {number} width @returns {Hit[]} */
export function places(state, result, width) {
  const found = boxes(state, placed(state, result), width);
  return result.x.flat().map((number, k) => ({
    ...{ id: `number ${k}`, label: String(number), ...found.x[k] },
    tab: number === result.followed ? 0 : -1,
    aria: { pressed: number === result.followed },
  }));
}

/** The recipe's two lines as a picture: a still has no controls that tell them. @param {string[]} lines @param {number} width @returns {Scene} */
export const listing = (lines, width) => ({
  width,
  height: 20 * lines.length + 16,
  marks: lines.map((line, i) =>
    mark(`code ${i}`, "text", "ink code start", { x: 1, y: 18 + 20 * i }, line)
  ),
});
