// The picture of SplitHeads: the table before, the heads, the table after, one below the other; each number in the
// colour of its position, and one number's way through all three.

import { mark, round } from "../kit/marks.js";
import { textWidth } from "../kit/width.js";
import { D_MODEL, N, placesIn, positionOf } from "./compute.js";

/** @import { State, Result } from "./compute.js" */
/** @import { Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */

/**
 * @typedef {object} Shown where the numbers are, perhaps on their way, in the order of x
 * @property {number[][]} heads column from 0 to 7, gaps before it, row
 * @property {number[][]} merged column, row
 * @property {number} gaps between heads
 */

const BAND = 112; // px of a table
const TALL = BAND / N;
const HEAD = 20; // px for names above a table
const APART = 22; // px between a table and the next one's names
const TOPS = [0, 1, 2].map((band) => HEAD + band * (BAND + APART + HEAD));
export const HEIGHT = TOPS[2] + BAND + 2;
const CLEAR = 8; // px from a thread to the name that it passes
const EDGE = 2; // px at both sides, where the outermost numbers' frame and thread run
const ROUND = [4, 14, 0]; // px, the corners of a position's cells: told without colour too

/** How wide the gap between two heads is. @param {number} width */
const gapOf = (width) => (width < 420 ? 8 : 14);

/** @param {State} state @param {Result} result @returns {Shown} */
export function placed({ num_heads }, { x, heads, merged }) {
  const at = (/** @type {any[]} */ nested) => {
    const places = placesIn(nested);
    return x.flat().map((number) => /** @type {number[]} */ (places.get(number)));
  };
  return {
    heads: at(heads).map(([h, i, c]) => [h * (D_MODEL / num_heads) + c, h, i]),
    merged: at(merged).map(([i, f]) => [f, i]),
    gaps: num_heads - 1,
  };
}

/** A head's left end and width. @param {number} h @param {{num_heads: number}} state @param {number} width */
function blockOf(h, { num_heads }, width) {
  const gap = gapOf(width);
  const wide = (width - 2 * EDGE - (num_heads - 1) * gap) / num_heads;
  return [EDGE + h * (wide + gap), wide];
}

/** The box of a column and a row of a whole table. @param {number} top @param {number} column @param {number} row @param {number} width */
function boxAt(top, column, row, width) {
  const wide = (width - 2 * EDGE) / D_MODEL;
  return { x: EDGE + column * wide, y: top + row * TALL, width: wide, height: TALL };
}

/** The box of each number in the three tables. @param {Shown} shown @param {number} width */
function boxes({ heads, merged, gaps }, width) {
  const gap = gapOf(width);
  const wide = (width - 2 * EDGE - gaps * gap) / D_MODEL;
  return {
    x: merged.map((_, k) => boxAt(TOPS[0], k % D_MODEL, Math.floor(k / D_MODEL), width)),
    heads: heads.map(([column, before, row]) => ({
      ...{ x: EDGE + column * wide + before * gap, y: TOPS[1] + row * TALL },
      ...{ width: wide, height: TALL },
    })),
    merged: merged.map(([column, row]) => boxAt(TOPS[2], column, row, width)),
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
  const strong = number === followed ? " strong" : "";
  const middle = [box.x + box.width / 2, box.y + box.height / 2 + 4.5];
  return [
    mark(`${table} ${number}`, "rect", `p${p} cell`, { ...inner(box), rx: ROUND[p - 1] }),
    mark.text(`${table} text ${number}`, `ink number${strong}`, middle, String(number)),
  ];
}

const title = (id, x, top, text, anchor = "start") =>
  mark.text(`name ${id}`, `soft small ${anchor} halo`, [x, top - 6], text);

/** Each head's name; where there is no room, its number, and the word beside one that no thread passes. */
function headNames(state, width, thread) {
  const blocks = Array.from({ length: state.num_heads }, (_, h) => blockOf(h, state, width));
  if (textWidth("head 0", 13) + CLEAR < blocks[0][1]) {
    return blocks.map(([left], h) => title(h, beside(left, thread), TOPS[1], `head ${h}`));
  }
  const last = blocks.length - 1;
  const worded = thread < width / 2 ? last : 0;
  return blocks.map(([left, wide], h) => {
    if (h !== worded) return title(h, left + wide / 2, TOPS[1], String(h), "");
    return h === 0
      ? title(h, left, TOPS[1], "head 0")
      : title(h, left + wide, TOPS[1], `head ${h}`, "end");
  });
}

/** Where a name begins: a thread that comes down there is passed. @param {number} left @param {number} thread */
const beside = (left, thread) => left + (Math.abs(left - thread) < CLEAR ? CLEAR : 0);

/** Names above the tables: the size, and each head's number. */
function names(state, width, sides) {
  return [
    title("x", EDGE, TOPS[0], `x: ${N} positions, ${D_MODEL} features`),
    ...headNames(state, width, sides[1]),
    title("merged", beside(EDGE, sides[2]), TOPS[2], "merged"),
  ];
}

/** Frames around rows that hold what is not theirs. */
function faults(state, { astray, wrong }, width) {
  const frame = (id, x, y, wide) =>
    mark(id, "rect", "wrong frame", { ...inner({ x, y, width: wide, height: TALL }, 0.5), rx: 3 });
  return [
    ...astray.flatMap((rows, h) =>
      rows.flatMap((is, i) => {
        const [left, wide] = blockOf(h, state, width);
        return is ? [frame(`astray ${h} ${i}`, left, TOPS[1] + i * TALL, wide)] : [];
      })
    ),
    ...wrong.flatMap((is, i) =>
      is ? [frame(`wrong ${i}`, EDGE, TOPS[2] + i * TALL, width - 2 * EDGE)] : []
    ),
  ];
}

/**
 * Where the followed number's thread passes each table: at the right of its frame, but at the left of the first column of
 * a head or of the merged table, as the name stands above. @param {Result} result
 */
function passes({ heads, merged, followed }, found, k) {
  const inHeads = /** @type {number[]} */ (placesIn(heads).get(followed))[2];
  const inMerged = /** @type {number[]} */ (placesIn(merged).get(followed))[1];
  const first = [false, inHeads === 0, inMerged === 0];
  return TABLES.map((table, i) => {
    const { x, width } = found[table][k];
    return round(first[i] ? x : x + width);
  });
}

/** The followed number's thread: it runs between the columns of other numbers, so that it seems to come from none of them. */
function threads(found, k, sides) {
  return [0, 1].flatMap((band) => {
    const [a, b] = [0, 1].map((step) => found[TABLES[band + step]][k]);
    const [x1, x2] = sides.slice(band, band + 2);
    const [y1, y2] = [TOPS[band] + BAND + 1, TOPS[band + 1] - HEAD].map(round); // below a table, above the next one's names
    const half = round((y1 + y2) / 2);
    const way = (/** @type {number} */ by) =>
      `M${x1} ${round(a.y + a.height - by)}V${y1}C${x1} ${half} ${x2} ${half} ${x2} ${y2}V${
        round(b.y + by)
      }`;
    return [
      mark.path(`casing ${band}`, "paper casing", way(0)),
      mark.path(`thread ${band}`, "ink line thread", way(4)),
    ];
  });
}

const frames = (found, k) =>
  TABLES.map((table) =>
    mark(`followed ${table}`, "rect", "ink frame", { ...found[table][k], rx: 3 })
  );

/** @param {State} state @param {Result} result @param {Shown} shown @param {number} width @returns {Scene} */
export function board(state, result, shown, width) {
  const { place } = state;
  const found = boxes(shown, width);
  const sides = passes(result, found, place);
  return {
    width,
    height: HEIGHT,
    marks: [
      ...TABLES.flatMap((table) =>
        result.x.flat().flatMap((number, k) =>
          cell(table, number, found[table][k], result.followed)
        )
      ),
      ...faults(state, result, width),
      ...threads(found, place, sides),
      ...names(state, width, sides),
      ...frames(found, place),
    ],
  };
}

/** Every number can be pressed; keys and screen readers have those of x. @param {State} state @param {Result} result @param {number} width @returns {Hit[]} */
export function places(state, result, width) {
  const found = boxes(placed(state, result), width);
  return TABLES.flatMap((table) =>
    result.x.flat().map((number, k) => ({
      ...{ id: `${table} ${k}`, label: String(number), ...found[table][k] },
      tab: table === "x" && k === state.place ? 0 : -1,
      aria: { pressed: k === state.place, hidden: table !== "x" },
    }))
  );
}

/** The recipe's two lines as a picture: a still has no controls that tell them. @param {string[]} lines @param {number} width @returns {Scene} */
export const listing = (lines, width) => ({
  width,
  height: 20 * lines.length + 16,
  marks: lines.map((line, i) => mark.text(`code ${i}`, "ink code start", [1, 18 + 20 * i], line)),
});
