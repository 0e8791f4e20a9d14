// The picture of SplitHeads: the table before, the heads, the table after, one below the other; each number in the
// colour of its position, and one number's way through all three.

import { mark, round } from "../kit/marks.js";
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
const APART = 22; // px between a table and the next one's names
const TOPS = [0, 1, 2].map((band) => HEAD + band * (BAND + APART + HEAD));
export const HEIGHT = TOPS[2] + BAND + 2;
const EDGE = 2; // px at both sides, where the outermost numbers' frame and thread run
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

/** A head's left end and width. @param {number} h @param {{num_heads: number}} state @param {number} width */
function blockOf(h, { num_heads }, width) {
  const gap = gapOf(width);
  const wide = (width - 2 * EDGE - (num_heads - 1) * gap) / num_heads;
  return [EDGE + h * (wide + gap), wide];
}

/** The box of each number in the three tables. @param {{n: number}} state @param {Shown} shown @param {number} width */
export function boxes({ n }, { heads, merged, gaps }, width) {
  const [tall, gap, wide] = [BAND / n, gapOf(width), (width - 2 * EDGE) / D_MODEL];
  const less = wide - (gaps * gap) / D_MODEL;
  const table = (/** @type {number} */ top, column, row) => ({
    ...{ x: EDGE + column * wide, y: top + row * BAND, width: wide, height: tall },
  });
  return {
    x: merged.map((_, k) => table(TOPS[0], k % D_MODEL, Math.floor(k / D_MODEL) / n)),
    heads: heads.map(([column, before, row]) => ({
      ...{ x: EDGE + column * less + before * gap, y: TOPS[1] + row * BAND },
      ...{ width: less, height: tall },
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

/** Names above the tables: the size, and each head's number. */
function names(state, width) {
  const { n, num_heads } = state;
  const title = (id, left, top, text) =>
    mark(`name ${id}`, "text", "soft small start halo", { x: left, y: top - 6 }, text);
  const heads = Array.from({ length: num_heads }, (_, h) => {
    const text = num_heads < D_MODEL ? `head ${h}` : String(h);
    return title(h, blockOf(h, state, width)[0], TOPS[1], text);
  });
  const size = `x: ${n} positions, ${D_MODEL} features`;
  return [title("x", EDGE, TOPS[0], size), ...heads, title("merged", EDGE, TOPS[2], "merged")];
}

/** Frames around rows that hold what is not theirs. */
function faults(state, { mixed, wrong }, width) {
  const tall = BAND / state.n;
  const frame = (id, x, y, wide) =>
    mark(id, "rect", "wrong frame", { ...inner({ x, y, width: wide, height: tall }, 0.5), rx: 3 });
  return [
    ...mixed.flatMap((rows, h) =>
      rows.flatMap((is, i) => {
        const [left, wide] = blockOf(h, state, width);
        return is ? [frame(`mixed ${h} ${i}`, left, TOPS[1] + i * tall, wide)] : [];
      })
    ),
    ...wrong.flatMap((is, i) =>
      is ? [frame(`wrong ${i}`, EDGE, TOPS[2] + i * tall, width - 2 * EDGE)] : []
    ),
  ];
}

/**
 * The followed number's thread: it goes on where the number's frame ends, at the right, and beside other numbers it
 * runs between their columns, so that it seems to come from none of them.
 */
function threads(found, k) {
  return [0, 1].flatMap((band) => {
    const [a, b] = [0, 1].map((step) => found[TABLES[band + step]][k]);
    const [x1, x2] = [a, b].map(({ x, width }) => round(x + width));
    const [y1, y2] = [TOPS[band] + BAND + 1, TOPS[band + 1] - HEAD].map(round); // below a table, above the next one's names
    const half = round((y1 + y2) / 2);
    const way = (/** @type {number} */ by) =>
      `M${x1} ${round(a.y + a.height - by)}V${y1}C${x1} ${half} ${x2} ${half} ${x2} ${y2}V${
        round(b.y + by)
      }`;
    return [
      mark(`casing ${band}`, "path", "paper casing", { d: way(0) }),
      mark(`thread ${band}`, "path", "ink line thread", { d: way(4) }),
    ];
  });
}

const frames = (found, k) =>
  TABLES.map((table) =>
    mark(`followed ${table}`, "rect", "ink frame", { ...found[table][k], rx: 3 })
  );

/**
 * @param {State} state @param {Result} result @param {Shown} shown
 * @param {{width: number}} options
 * @returns {Scene}
 */
export function board(state, result, shown, { width }) {
  const numbers = result.x.flat();
  const still = shown.heads.length === numbers.length ? shown : placed(state, result);
  const found = boxes(state, still, width);
  const followed = numbers.indexOf(result.followed);
  return {
    width,
    height: HEIGHT,
    marks: [
      ...TABLES.flatMap((table) =>
        numbers.flatMap((number, k) => cell(table, number, found[table][k], result.followed))
      ),
      ...faults(state, result, width),
      ...threads(found, followed),
      ...names(state, width),
      ...frames(found, followed),
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
