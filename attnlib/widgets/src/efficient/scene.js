// The picture of TilesFilm: a slow memory with all that lies in it, a fast one with a block of each, and the bytes that
// went between. A moment t is a step of the film; its fraction is how far the step has come.

import { mark } from "../kit/marks.js";
import { ease } from "../kit/motion.js";
import { clamp } from "../kit/numbers.js";
import { format, short } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { BYTES, within } from "./compute.js";
import { bytes, count, named } from "./words.js";

/** @import { Film, Frame } from "./compute.js" */
/** @import { Mark, Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const NARROW = 600;
const LEAST = 330; // below, a small phone
const TABLET = 690; // below, cells are smaller: what lies side by side stands apart
const WIDEST = 960;
const GAP = 2; // between cells
const BARE = 12.5; // px a cell: below, blocks and tile have no numbers, which stand in the slow memory
const NAMES = { query: "Q", key: "K", value: "V", output: "output" };

// ---- Where things are -----------------------------------------------------------------------

/** How large cells are, and the room before the shelves and at the edges. @param {number} width @returns {[Record<string, number>, number, number]} */
function cellsOf(width) {
  if (width < LEAST) return [{ wide: 24, out: 26, tall: 20, square: 16 }, 26, 5];
  if (width < NARROW) return [{ wide: 29, out: 31, tall: 20, square: 20 }, 26, 8];
  if (width < TABLET) return [{ wide: 24, out: 32, tall: 20, square: 20 }, 30, 8];
  return [{ wide: 27, out: 36, tall: 22, square: 22 }, 38, 14];
}

/** The shelves of the slow memory, left and top of each; on a phone the matrices stand below. @param {number} width @param {number} n */
function shelvesOf(width, n) {
  const [narrow, [cell, from, edge]] = [width < NARROW, cellsOf(width)];
  const [top, group, side] = [narrow ? 48 : 46, 2 * cell.wide, n * cell.square];
  const gap = narrow
    ? (width - from - 8 - 3 * group - 2 * cell.out) / 3
    : Math.min(30, (width - from - edge - 3 * group - 4 * cell.out - 2 * side) / 8);
  const left = (/** @type {number} */ i) => from + i * (group + gap);
  const right = left(3) + 2 * cell.out + 3 * gap;
  const under = top + n * cell.tall;
  const [x, y] = narrow ? [edge, under + 46] : [right, top];
  const step = side + (narrow ? (width - 2 * edge - 2 * side - 2 * cell.out) / 2 : gap);
  return {
    cell,
    query: [left(0), top],
    key: [left(1), top],
    value: [left(2), top],
    output: [left(3), top],
    scores: [x, y],
    weights: [x + step, y],
    whole: [x + 2 * step, y],
    other: [x, y - 28],
    rule: right - Math.min(22, 1.5 * gap),
    height: narrow ? y + side + 10 : under + 12,
  };
}

/** The desk of the fast memory: keys above the tile, values below it, a line for each query. @param {number} width @param {number} b @param {number} top */
function deskOf(width, b, top) {
  const [narrow, least] = [width < NARROW, width < LEAST];
  const room = narrow ? 134 : 144;
  const wide = least ? 86 + clamp(0.6 * (width - 288), 0, 20) : narrow ? 106 : Infinity; // of block and tile
  const cell = Math.min(26, room / (b + 4), wide / (b + 2));
  const pad = narrow ? 5 : 16; // between columns
  const head = 30 + (room - (b + 4) * cell) / 2;
  const rows = top + head + 2 * cell + 16;
  const tile = (narrow ? 6 : 96) + 2 * cell + pad;
  const m = tile + b * cell + pad;
  const [number, factor, sum, out] = least
    ? [22, 36, 30, 31]
    : narrow
    ? [24, 40, 32, 34]
    : [54, 62, 48, 48];
  const output = width - (narrow ? 5 : 14) - 2 * out;
  const bar = m + number + factor;
  return {
    cell,
    gap: cell < 16 ? 1 : GAP,
    bare: cell < BARE,
    out,
    query: [tile - pad - 2 * cell, rows],
    key: [tile, rows - 2 * cell - 7],
    tile: [tile, rows],
    value: [tile, rows + b * cell + 7],
    m: m + number / 2,
    factor: m + number + factor / 2,
    bar: [bar, output - sum - (narrow ? 2 : 12)],
    sum: output - (narrow ? 6 : 16),
    output: [output, rows],
    rows,
    height: room + 58,
  };
}

/** Where everything is in a width. @param {Film} film @param {number} width */
export function layout({ n, b }, width) {
  const laid = Math.min(width, WIDEST);
  const shelves = shelvesOf(laid, n);
  const top = shelves.height + 8;
  const desk = deskOf(laid, b, top);
  const counters = top + desk.height + 8;
  return {
    ...{ laid, shelves, desk, top, counters },
    ...{ narrow: laid < NARROW, least: laid < LEAST },
    zoom: width / laid,
    height: counters + 62,
  };
}

/** @typedef {ReturnType<typeof layout>} Layout */

/** The place of number c of a row on a shelf. @param {Layout} look @param {string} name @param {number} i @param {number} c @returns {Box} */
function onShelf({ shelves }, name, i, c) {
  const [x, y] = shelves[name];
  const { out } = shelves.cell;
  const tall = name === "whole" ? shelves.cell.square : shelves.cell.tall; // in the rows of its weights
  const wide = name === "output" || name === "whole" ? out : shelves.cell.wide;
  return { x: x + c * wide, y: y + i * tall, width: wide - GAP, height: tall - GAP };
}

/** The place of a score or a weight. @param {Layout} look @param {"scores" | "weights"} name @param {number} i @param {number} j @returns {Box} */
function inMatrix({ shelves }, name, i, j) {
  const [x, y] = shelves[name];
  const side = shelves.cell.square;
  return { x: x + j * side, y: y + i * side, width: side - 1, height: side - 1 };
}

/** The place on the desk of number c of row r of a block; keys and values lie on their side. @param {Layout} look @param {string} name @param {number} r @param {number} c @returns {Box} */
function onDesk({ desk }, name, r, c) {
  const [x, y] = desk[name];
  const { cell, out, gap } = desk;
  const size = { width: cell - gap, height: cell - gap };
  if (name === "key" || name === "value") return { x: x + r * cell, y: y + c * cell, ...size };
  const wide = name === "output" ? out : cell;
  return { x: x + c * wide, y: y + r * cell, ...size, width: wide - gap };
}

/** @param {Box} a @param {Box} b @param {number} k @returns {Box} */
const toward = (a, b, k) => ({
  x: a.x + (b.x - a.x) * k,
  y: a.y + (b.y - a.y) * k,
  width: a.width + (b.width - a.width) * k,
  height: a.height + (b.height - a.height) * k,
});

// ---- Moments --------------------------------------------------------------------------------

/** What is seen at t: the step, the one before, and how far it has come from 0 to 1. @param {Film} film @param {number} t */
export function moment({ frames, end }, t) {
  const at = clamp(Math.ceil(t - 1e-6), 0, end);
  return { at, now: frames[at], before: frames[Math.max(0, at - 1)], k: clamp(t - at + 1) };
}

/** @typedef {ReturnType<typeof moment>} Moment */

/** Whether a step is done. @param {Moment} seen @param {number} step */
const done = ({ at, k }, step) => step >= 0 && (at > step || (at === step && k > 0.999));

/** Numbers change half-way. @param {Moment} seen @returns {Frame} */
const shown = ({ now, before, k }) => (k < 0.5 ? before : now);

// ---- Marks ----------------------------------------------------------------------------------

/** @param {string} id @param {string} role @param {Box} box */
const cell = (id, role, box, more = {}) => mark(id, "rect", role, { ...box, rx: 3, ...more });

const DIGITS = textWidth("00", 1); // so that 4 is as large as −4
const FINEST = 7; // px of letters
/** The width of a number in letters of size 1. @param {string} text */
const ofOne = (text) => Math.max(DIGITS, textWidth(text, 1));

/** A number in the middle of its cell, in letters that it has room for. @param {string} id @param {Box} box @param {string} text */
function number(id, box, text, role = "ink") {
  const high = Math.max(box.height * 0.72, Math.min(9, box.height * 0.93)); // in a low cell digits have less around them
  const room = Math.min(13, high, (0.96 * box.width) / ofOne(text));
  const size = Math.max(FINEST, Math.floor(room)); // a class: an inline style for each text would be slow
  return mark.text(id, `${role} n${size}`, [
    box.x + box.width / 2,
    box.y + box.height / 2 + size * 0.36,
  ], text);
}

/** Two digits, and none where none are needed. @param {number} x */
const told = (x) => (Number.isInteger(x) ? short(x) : format(x, 2));

/** A number with its cell, or of a small one the cell alone. @param {string} id @param {string} role @param {Box} box @param {number} x */
const filled = (id, role, box, x, more = {}, bare = false) => [
  cell(id, `${role} cell`, box, more),
  ...(bare ? [] : [number(`${id} number`, box, told(x))]),
];

/** Q, K, V and the output of the blocks; what lies in the fast memory has an edge. @param {Film} film @param {Layout} look @param {Moment} seen @param {any} arrays */
function shelves(film, look, seen, arrays) {
  const { now } = seen;
  const here = (/** @type {number} */ block, /** @type {number} */ i) =>
    block >= 0 && i >= film.blocks[block][0] && i < film.blocks[block][1];
  const rows = Array.from({ length: film.n }, (_, i) => i);
  const stored = ["query", "key", "value"].flatMap((name) =>
    rows.flatMap((i) =>
      [0, 1].flatMap((c) => {
        const from = now.kind !== "write" && here(name === "query" ? now.I : now.J, i);
        const role = `${name}${from ? " from" : ""}`;
        return filled(`${name} ${i} ${c}`, role, onShelf(look, name, i, c), arrays[name][i][c]);
      })
    )
  );
  const output = rows.flatMap((i) => {
    const block = film.blocks.findIndex((_, I) => here(I, i));
    const there = done(seen, film.writtenAt[block]);
    return [0, 1].flatMap((c) => {
      const box = onShelf(look, "output", i, c);
      const id = `output ${i} ${c}`;
      if (!there) return [cell(id, "output cell empty", box)];
      return filled(id, "output", box, film.frames[film.writtenAt[block]].o[i][c]);
    });
  });
  const { tall } = look.shelves.cell;
  const tokens = rows.map((i) =>
    mark.text(`token ${i}`, "soft small", [
      look.narrow ? 14 : 22,
      look.shelves.query[1] + (i + 0.5) * tall + 3,
    ], String(i + 1))
  );
  return [...tokens, ...stored, ...output];
}

/** A tint of a score or a weight: how strong. */
function tintOf(/** @type {Film} */ film) {
  const all = film.scores.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  return {
    scores: (/** @type {number} */ x) => 0.06 + (0.34 * (x - low)) / (high - low || 1),
    weights: (/** @type {number} */ w) => 0.08 + 0.92 * w,
  };
}

/** A weight in its small cell: .27, or 1. @param {number} w */
const brief = (w) => (w === 0 ? "0" : w.toFixed(2).replace(/^0/, "").replace("1.00", "1"));

/** The two matrices that the whole way keeps, and its output. @param {Film} film @param {Layout} look @param {Moment} seen */
function matrices(film, look, seen) {
  const tint = tintOf(film);
  const { at, k } = seen;
  const of = (/** @type {number} */ i) => Math.floor(i / film.b);
  /** Rows come one after another. */
  const swept = (/** @type {number} */ i, /** @type {number} */ step) =>
    at > step || (at === step && k * film.n >= i + 0.999);
  const rows = Array.from({ length: film.n }, (_, i) => i);
  const known = {
    scores: (/** @type {number} */ i, /** @type {number} */ j) =>
      done(seen, film.scoredAt[of(i)][of(j)]),
    weights: (/** @type {number} */ i) => swept(i, film.softmaxAt),
  };
  const texts = { scores: told, weights: brief };
  const hues = { scores: "ink", weights: "weight" };
  const squares = /** @type {const} */ (["scores", "weights"]).flatMap((name) =>
    rows.flatMap((i) =>
      rows.flatMap((j) => {
        const [id, box, x] = [`${name} ${i} ${j}`, inMatrix(look, name, i, j), film[name][i][j]];
        if (!known[name](i, j)) return [cell(id, `${hues[name]} heat empty`, box)];
        const strength = { "fill-opacity": tint[name](x).toFixed(3) }; // no number, which would be rounded
        return [
          mark(id, "rect", `${hues[name]} heat`, { ...box, rx: 3, ...strength }),
          number(`${id} number`, box, texts[name](x)),
        ];
      })
    )
  );
  const output = rows.flatMap((i) =>
    [0, 1].flatMap((c) => {
      const [id, box] = [`whole ${i} ${c}`, onShelf(look, "whole", i, c)];
      if (!swept(i, film.productAt)) return [cell(id, "output cell empty", box)];
      return filled(id, "output", box, film.output[i][c]);
    })
  );
  return [...squares, ...output];
}

/** Where the block is in the scores. @param {Film} film @param {Layout} look @param {Moment} seen */
function tileFrame({ blocks }, { shelves }, { now: { I, J } }) {
  if (J < 0) return [];
  const [[a, z], [from, to]] = [blocks[I], blocks[J]];
  const [[x, y], side] = [shelves.scores, shelves.cell.square];
  const corner = { x: x + from * side - 1, y: y + a * side - 1 };
  const size = { width: (to - from) * side + 1, height: (z - a) * side + 1 };
  return [cell("here", "ink here", { ...corner, ...size })];
}

/** The slow memory's ground, and names. @param {Film} film @param {Layout} look */
function names({ n }, { laid, narrow, least, shelves }) {
  const head = (/** @type {string} */ id, /** @type {string} */ role, /** @type {string} */ text) =>
    mark.text(`name ${id}`, `${role} strong start`, [shelves[id][0], shelves[id][1] - 7], text);
  const [x, y] = shelves.other;
  const sized = (/** @type {string} */ name) => least ? name : `${name} ${n} × ${n}`;
  return [
    cell("slow", "tint", { x: 0, y: 0, width: laid, height: shelves.height }, { rx: 8 }),
    mark.text("slow name", "ink small start", [8, 18], "Slow memory: large"),
    ...(narrow ? [] : [
      mark.line("rule", "ruler", [shelves.rule, 12, shelves.rule, shelves.height - 12]),
    ]),
    mark.text("other name", "ink small start", [x, y], "The whole-matrix way stores here too"),
    ...["query", "key", "value", "output"].map((id) => head(id, id, NAMES[id])),
    head("scores", "ink", sized("scores")),
    head("weights", "weight", sized("weights")),
    head("whole", "output", "output"),
  ];
}

/** The fast memory's ground, its names, and how full it is. @param {Film} film @param {Layout} look @param {Moment} seen */
function room(film, { laid, narrow, desk, top }, { now }) {
  const full = narrow
    ? `${now.held} of ${film.peak} numbers`
    : `${now.held} numbers now, ${film.peak} at most`;
  const y = desk.rows - 7;
  const name = (id, role, x, text) => mark.text(`desk ${id}`, role, [x, y], text);
  const side = (/** @type {string} */ id) =>
    mark.text(`desk ${id}`, `${id} end strong`, [
      desk[id][0] - 8,
      // On a phone clear of the queries' name.
      desk[id][1] + desk.cell + (narrow ? (id === "key" ? -0.3 : 0.3) * desk.cell : 0) + 4,
    ], narrow ? NAMES[id] : `${NAMES[id]} block`);
  return [
    cell("fast", "paper room", { x: 1, y: top, width: laid - 2, height: desk.height }, { rx: 8 }),
    mark.text("fast name", "ink small start", [10, top + 19], "Fast memory: small"),
    mark.text("held", "soft small end", [laid - 12, top + 19], full),
    ...(now.I >= 0
      ? [
        ...(now.J < 0 ? [] : [side("key"), side("value")]),
        mark.text("desk query", "query strong end", [
          narrow ? desk.query[0] + desk.cell : desk.query[0] - 24,
          narrow ? y : desk.rows + (film.b * desk.cell) / 2 + 4,
        ], narrow ? "Q" : "Q block"),
        name("m", "ink small", desk.m, narrow ? "m" : "max m"),
        name("factor", "ink small", desk.factor, "old ×"),
        name("sum", "weight small strong start", desk.bar[0], "sum l"),
        name(
          "out",
          "output small strong",
          desk.output[0] + desk.out,
          narrow ? "output" : "output so far",
        ),
      ]
      : [mark.text("idle", "soft small", [laid / 2, top + desk.height / 2], "empty")]),
  ];
}

/** Blocks of Q, K and V on the desk, or on their way to it. @param {Film} film @param {Layout} look @param {Moment} seen @param {any} arrays */
function blocksHere(film, look, { now, k }, arrays) {
  const lying = (name, block, arrives) =>
    block < 0 ? [] : within(film.blocks[block]).flatMap((i, r) =>
      [0, 1].flatMap((c) => {
        const [from, to] = [onShelf(look, name, i, c), onDesk(look, name, r, c)];
        const box = arrives ? toward(from, to, ease(k)) : to;
        return filled(`d-${name} ${r} ${c}`, name, box, arrays[name][i][c], {}, look.desk.bare);
      })
    );
  return [
    ...lying("query", now.I, now.kind === "query"),
    ...lying("key", now.J, now.kind === "load"),
    ...lying("value", now.J, now.kind === "load"),
  ];
}

/** The tile of scores on the desk, and its copy on the way to the whole way's matrix. @param {Film} film @param {Layout} look @param {Moment} seen */
function tileHere(film, look, { now, k }) {
  if (!["score", "rescale", "add"].includes(now.kind)) return [];
  const [mine, seen] = [within(film.blocks[now.I]), within(film.blocks[now.J])];
  return mine.flatMap((i, r) =>
    seen.flatMap((j, c) => {
      const [box, s] = [onDesk(look, "tile", r, c), film.scores[i][j]];
      const top = now.kind !== "score" && s === now.m[i];
      const id = `d-tile ${r} ${c}`;
      const opacity = now.kind === "score" ? k.toFixed(2) : "1";
      const lies = filled(id, `ink${top ? " top" : ""}`, box, s, { opacity }, look.desk.bare);
      if (now.kind !== "score" || k > 0.999) return lies;
      const copy = toward(box, inMatrix(look, "scores", i, j), ease(k));
      return [...lies, cell(`copy ${r} ${c}`, "ink cell copy", copy)];
    })
  );
}

/** The px of a sum on the desk. @param {Film} film @param {Layout} look */
export const along = ({ most }, { desk: { bar: [left, right] } }) => (/** @type {number} */ l) =>
  ((right - left) * l) / most;

/** One row's bar: what was gathered, what it was before it was rescaled, and what the last tile added. @param {Film} film @param {Layout} look @param {Moment} seen @param {number} i @param {number} r */
function bar(film, look, { now, before, k }, i, r) {
  const { desk } = look;
  const [x, size] = [desk.bar[0], along(film, look)];
  const box = { y: desk.rows + r * desk.cell + desk.cell * 0.16, height: desk.cell * 0.6 };
  const adds = now.kind === "add";
  const old = adds ? before.l[i] : before.l[i] + (now.l[i] - before.l[i]) * k;
  const shrinks = now.kind === "rescale" && now.factors[i] < 1 && before.l[i] > 0;
  let right = x + size(old);
  const fresh = adds
    ? now.parts[i].map((part, c) => {
      const width = size(part) * k;
      right += width;
      return mark(`part ${r} ${c}`, "rect", "weight part", { x: right - width, width, ...box });
    })
    : [];
  return [
    mark(`sum ${r}`, "rect", "weight sum", { x, width: size(old), ...box }),
    ...fresh,
    ...(shrinks
      ? [mark(`was ${r}`, "rect", "weight was", { x, width: size(before.l[i]), ...box })]
      : []),
  ];
}

/** What the running softmax keeps of each query on the desk. @param {Film} film @param {Layout} look @param {Moment} seen */
function running(film, look, seen) {
  const { now, before, k } = seen;
  if (now.I < 0) return [];
  const { desk } = look;
  const state = shown(seen);
  const leaves = now.kind === "write";
  return within(film.blocks[now.I]).flatMap((i, r) => {
    const y = desk.rows + (r + 0.5) * desk.cell + 4;
    const small = desk.cell < 18 ? " tiny" : " small";
    const fresh = now.kind === "query";
    const [m, l, o] = fresh ? [-Infinity, 0, [0, 0]] : [state.m[i], state.l[i], state.o[i]];
    const rescaled = ["rescale", "add"].includes(now.kind);
    const strong = rescaled && now.factors[i] < 1 ? " strong" : "";
    const factor = rescaled ? `${look.narrow ? "" : "× "}${told(now.factors[i])}` : "";
    const long = Math.max(before.l[i], now.l[i]);
    const sum = look.narrow ? desk.sum : desk.bar[0] + along(film, look)(leaves ? l : long) + 10;
    // Where the maximum came from is told where there is room.
    const rises = now.kind === "rescale" && k >= 0.5 && before.m[i] < m && before.l[i] > 0;
    const maximum = rises && !look.narrow ? `${told(before.m[i])} → ${told(m)}` : told(m);
    const output = [0, 1].flatMap((c) => {
      const to = onDesk(look, "output", r, c);
      const box = leaves ? toward(to, onShelf(look, "output", i, c), ease(k)) : to;
      return filled(`d-output ${r} ${c}`, "output", box, o[c]);
    });
    return [
      ...(look.narrow
        ? []
        : [mark.text(`row ${r}`, `soft${small}`, [desk.query[0] - 12, y], String(i + 1))]),
      mark.text(`m ${r}`, `ink${small}${strong}`, [desk.m, y], maximum),
      mark.text(`factor ${r}`, `ink${small}${strong}`, [desk.factor, y], factor),
      ...bar(film, look, seen, i, r),
      mark.text(`l ${r}`, `weight ${look.narrow ? "end" : "start"}${small}`, [sum, y], told(l)),
      ...output,
    ];
  });
}

/** Bytes moved, this way and the other, of all that each will move, which is pale. @param {Film} film @param {Layout} look @param {Moment} seen */
function counters(film, { laid, narrow, counters: top }, { now, before, k }) {
  const [left, right] = [narrow ? 92 : 110, laid - (narrow ? 122 : 130)];
  const most = Math.max(film.moved.blocks, film.moved.whole);
  const length = (/** @type {number} */ x) => ((right - left) * x) / most;
  const lines = [["blocks", "in blocks"], ["whole", "whole matrix"]];
  return [
    mark.text("moved", "ink small start", [0, top + 11], `Bytes moved, ${BYTES} for each number`),
    ...lines.flatMap(([name, words], i) => {
      const part = before.moved[name] + (now.moved[name] - before.moved[name]) * k;
      const value = BYTES * Math.round(part / BYTES);
      const box = { x: left, y: top + 20 + 21 * i, height: 15, rx: 3 };
      const [hue, strong] = name === "blocks" ? ["ink", " strong"] : ["soft", ""];
      const all = `${count(value)} of ${bytes(film.moved[name])}`;
      return [
        mark.text(`${name} name`, `ink small start${strong}`, [0, box.y + 12], words),
        mark(`${name} end`, "rect", "track", { ...box, width: length(film.moved[name]) }),
        mark(`${name} bar`, "rect", `${hue} solid`, { ...box, width: length(value) }),
        mark.text(`${name} number`, `ink small end${strong}`, [laid, box.y + 12], all),
      ];
    }),
  ];
}

/**
 * The picture at a moment.
 * @param {Film} film
 * @param {{query: number[][], key: number[][], value: number[][]}} arrays
 * @param {{t: number, width: number}} options
 * @returns {Scene}
 */
export function picture(film, arrays, { t, width }) {
  const look = layout(film, width);
  const seen = moment(film, t);
  const marks = [
    ...names(film, look),
    ...shelves(film, look, seen, arrays),
    ...matrices(film, look, seen),
    ...tileFrame(film, look, seen),
    ...room(film, look, seen),
    ...tileHere(film, look, seen),
    ...running(film, look, seen),
    ...blocksHere(film, look, seen, arrays),
    ...counters(film, look, seen),
  ];
  return { width: look.laid, height: look.height, marks };
}

/** The tile under a place of the page, or the nearest. @param {Film} film @param {number} width @param {number} x @param {number} y */
export function tileAt(film, width, x, y) {
  const look = layout(film, width);
  const [left, top] = look.shelves.scores;
  const block = (/** @type {number} */ px) =>
    clamp(Math.floor(px / look.shelves.cell.square / film.b), 0, film.blocks.length - 1);
  return [block(y / look.zoom - top), block(x / look.zoom - left)];
}

/** The scores as a place to press and to drag over; `tile` is the one that holds. @param {Film} film @param {number} at @param {number} width @returns {Hit[]} */
export function grip(film, at, width) {
  const { shelves, zoom } = layout(film, width);
  const { I, J } = film.frames[at];
  const [row, column, count] = [Math.max(0, I), Math.max(0, J), film.blocks.length];
  const [x, y] = shelves.scores;
  const side = film.n * shelves.cell.square;
  return [{
    id: "tiles",
    ...{ x: x * zoom, y: y * zoom, width: side * zoom, height: side * zoom },
    label: "tile of scores",
    slider: true,
    kind: "grab",
    aria: {
      valuemin: 1,
      valuemax: count * count,
      valuenow: row * count + column + 1,
      valuetext: `${named("query", film.blocks[row])}, ${named("key", film.blocks[column])}`,
    },
  }];
}
