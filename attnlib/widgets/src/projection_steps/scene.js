// The board: every result stands right of its row and under its column, so both come straight into the cell.

import { mark, pieces } from "../kit/marks.js";
import { ease } from "../kit/motion.js";
import { clamp } from "../kit/numbers.js";
import { format } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { LAST, recipe, STAGES, stepOf, viewOf } from "./compute.js";
import { write } from "./words.js";

/** @typedef {import("./compute.js").Numbers} Numbers */
/** @typedef {ReturnType<typeof plan>} Plan */

/**
 * Each matrix: its role, its name with an index below it, its formula with its index, its column and band; on a phone
 * the weights stand below the scores: a column less, and larger cells.
 * @type {Record<string, {role: string, name: string, index?: string, formula?: string, low?: string, at: number[], phone?: number[]}>}
 */
const MATRIX = {
  x: { role: "ink", name: "X", at: [0, 1] },
  w_q: { role: "query", name: "W", index: "q", at: [1, 0] },
  w_k: { role: "key", name: "W", index: "k", at: [2, 0] },
  w_v: { role: "value", name: "W", index: "v", at: [4, 0], phone: [3, 0] },
  q: { role: "query", name: "Q", formula: "= X W", low: "q", at: [1, 1] },
  k: { role: "key", name: "K", formula: "= X W", low: "k", at: [2, 1] },
  v: { role: "value", name: "V", formula: "= X W", low: "v", at: [4, 1], phone: [3, 1] },
  k_t: { role: "key", name: "Kᵀ", formula: "turned over", at: [2, 2] },
  q_row: { role: "query", name: "Q", at: [1, 3] },
  scores: { role: "soft", name: "scores", formula: "= Q Kᵀ", at: [2, 3] },
  weights: { role: "weight", name: "weights", formula: "softmax", at: [3, 3], phone: [2, 4] },
  output: { role: "output", name: "output", formula: "= weights V", at: [4, 3], phone: [3, 4] },
};
const MATRICES = Object.keys(MATRIX);
/** A matrix's colour as that of letters. @param {string} name */
const inkOf = (name) => MATRIX[name].role === "soft" ? "ink" : MATRIX[name].role;
/** The first step that needs Q below and K turned over. */
const CARRIED = stepOf("scores", 0, 0);
const BOLD = 20; // as wide as the 17 px of a name, which is bold
const TOUCH = 24; // px that a finger needs

/** Sizes and places for a width. @param {number} width */
export function plan(width) {
  const narrow = width < 560;
  const place = (/** @type {string} */ name) => (narrow && MATRIX[name].phone) || MATRIX[name].at;
  const side = width < 311 ? 58 : 64; // for the rows' words on a phone
  const small = { left: side, right: 2, top: 24, spaces: [32, 32, 32, 56] };
  const [left, right] = width < 860 ? [94, 14] : [100, 62];
  const m = narrow
    ? { c: clamp((width - side - 26) / 9, TOUCH, 30), ...small }
    : { c: Math.min(46, width / 19), left, right, top: 42, spaces: [44, 44, 44] };
  const columns = narrow ? 4 : 5;
  const gap = (width - m.left - m.right - (2 * columns + 1) * m.c) / (columns - 1);
  const xs = Array.from(
    { length: columns },
    (_, i) => m.left + (i ? 3 * m.c + gap + (i - 1) * (2 * m.c + gap) : 0),
  );
  const ys = [m.top];
  m.spaces.forEach((space, n) => ys.push(ys[n] + (n ? 2 : 3) * m.c + space));
  const corner = (/** @type {string} */ name) => [xs[place(name)[0]], ys[place(name)[1]]];
  /** The middle of a cell. @param {string} name @param {number} i @param {number} j */
  const at = (name, i, j) => [corner(name)[0] + (j + 0.5) * m.c, corner(name)[1] + (i + 0.5) * m.c];
  return {
    ...{ ...m, narrow, width, place, gap },
    crowded: narrow || gap < 56, // no room for a long sum beside K turned over
    xs,
    ys,
    corner,
    at,
    height: Math.round(ys[ys.length - 1] + 2 * m.c + 44),
  };
}

/** A square about a place. @param {number[]} place @param {number} size */
const around = ([x, y], size) => [x - size / 2, y - size / 2, size, size];

// ---- What stands ----------------------------------------------------------------------------

/** A sheet under each matrix makes it one thing. @param {Numbers} numbers @param {Plan} p */
function sheets(numbers, p) {
  const pad = p.narrow ? 1.5 : 3;
  return MATRICES.map((name) => {
    const [x, y] = p.corner(name);
    const [high, wide] = [numbers[name].length, numbers[name][0].length].map((n) =>
      n * p.c + 2 * pad
    );
    const box = [x - pad, y - pad, wide, high];
    return mark.rect(`sheet ${name}`, `${MATRIX[name].role} sheet`, box, { rx: p.narrow ? 5 : 8 });
  });
}

/** The cells of one matrix. `seen` tells which are worked out, `used` which are being multiplied. */
function cells(numbers, p, name, { seen, used, focus, next }) {
  const [size, rx] = p.narrow ? [p.c - 2, 4] : [p.c - 4, 6];
  const tight = name === "weights" || name === "output" ? " tight" : "";
  const one = (/** @type {number} */ value, /** @type {number} */ i, /** @type {number} */ j) => {
    const [id, step] = [`${name} ${i} ${j}`, STAGES.includes(name) ? stepOf(name, i, j) : -1];
    const [shown, now] = [seen(name, i, j), step === focus ? " now" : ""];
    const form = `${shown ? "" : " empty"}${now}${step === next ? " next" : ""}${
      used.has(id) ? " from" : ""
    }`;
    const [x, y] = p.at(name, i, j);
    const cell = mark.rect(`cell ${id}`, `${MATRIX[name].role} cell${form}`, around([x, y], size), {
      rx,
    });
    if (!shown) return [cell];
    const high = name === "weights" ? size * value : 0;
    const box = [x - size / 2, y + size / 2 - high, size, high];
    const fill = mark.rect(`fill ${i} ${j}`, "weight fill", box, { rx: Math.min(rx, high / 2) });
    const role = `ink number${tight}${now}`;
    const number = mark.text(`value ${id}`, role, [x, y], write(name, value));
    return high ? [cell, fill, number] : [cell, number];
  };
  return numbers[name].flatMap((row, i) => row.flatMap((value, j) => one(value, i, j)));
}

/** The sizes of a name, as wide as if it were not bold, and of the formula after it. @param {Plan} p */
const lettersOf = (p) => p.narrow ? [14, 11] : p.width < 860 ? [18, 13] : [BOLD, 13];

/** How wide a name is with the formula after it. @param {string} of @param {Plan} p */
function titleWidth(of, p) {
  const { name, index = "", formula, low = "" } = MATRIX[of];
  const [bold, plain] = lettersOf(p);
  return textWidth(name + index, bold) + (formula ? textWidth(formula + low, plain) + 6 : 0);
}

/** Whether a name and the formula after it end before the next matrix, or the picture's edge. @param {string} name @param {Plan} p */
function fits(name, p) {
  const [column, band] = p.place(name);
  const next = MATRICES.filter((other) => p.place(other)[1] === band && p.place(other)[0] > column);
  const bow = name === "k_t" ? p.xs[column] + 2 * p.c + (p.narrow ? 0 : 26) : p.width; // where K turns over
  const end = Math.min(...next.map((other) => p.corner(other)[0] - (p.narrow ? 2 : 6)), bow);
  return p.xs[column] + titleWidth(name, p) <= end;
}

/** A formula that does not fit after its name stands below its matrix and the columns' words. @param {string} name @param {Plan} p */
function below(name, p) {
  const named = name === "scores" || name === "weights"; // the words of the columns come first
  if ((!named && name !== "output") || fits(name, p)) return [];
  const [x, y] = p.corner(name);
  const at = [x + 2 * p.c, y + 2 * p.c + (named ? 35 : 13)];
  return [mark.text(`formula ${name}`, "soft formula end", at, MATRIX[name].formula)];
}

/** The shape of a matrix, at its edges: columns on top, rows at the left; the shared one stands out. */
function shape(numbers, name, p, active) {
  const [rows, columns] = [numbers[name].length, numbers[name][0].length];
  const [x, y] = p.corner(name);
  const [w, h] = [columns * p.c, rows * p.c];
  const on = (/** @type {number} */ n) => name === active[n] ? " on" : "";
  return [
    mark.line(`top ${name}`, "rule edge", [x + 2, y - 10, x + w - 2, y - 10]),
    mark.line(`side ${name}`, "rule edge", [x - 11, y + 2, x - 11, y + h - 2]),
    mark.text(`columns ${name}`, `soft shape${on(0)}`, [x + w / 2, y - 10], String(columns)),
    mark.text(`rows ${name}`, `soft shape${on(1)}`, [x - 11, y + h / 2], String(rows)),
  ];
}

/** Names above the matrices, with formulas and shapes. */
function titles(numbers, p, active) {
  return MATRICES.flatMap((of) => {
    const { role, name, index, formula, low } = MATRIX[of];
    const [x, y] = p.corner(of);
    const told = formula && fits(of, p);
    const runs = [
      { text: name },
      ...(index ? [{ text: index, role: "sub", dy: 4 }] : []),
      ...(told ? [{ text: formula, role: "formula", dx: p.narrow ? 4 : 6 }] : []),
      ...(told && low ? [{ text: low, role: "formula low", dy: 3 }] : []),
    ];
    const at = p.narrow ? { x: x + 1, y: y - 9 } : { x: x - 2, y: y - 27 };
    return [
      pieces(`title ${of}`, `${role} title start`, at, runs),
      ...(p.narrow ? [] : shape(numbers, of, p, active)), // cells are counted on a phone
      ...below(of, p),
    ];
  });
}

/** Whose rows and columns these are. */
function labels(numbers, p) {
  const size = p.narrow ? 11 : 11.5;
  const lower = numbers.words.some((each) => textWidth(each, size) > p.c + 3) ? 12 : 0; // else they touch
  return numbers.words.flatMap((word, i) => {
    const left = (id, name) => {
      const [x, y] = p.at(name, i, 0);
      return mark.text(`${id} ${i}`, "ink end word", [x - p.c / 2 - (p.narrow ? 5 : 22), y], word);
    };
    const under = (name) => {
      const [x, y] = p.at(name, 1, i);
      const at = y + p.c / 2 + 11 + i * lower;
      return mark.text(`under ${name} ${i}`, "soft word small", [x, at], word);
    };
    return [
      ...[left("word", "x"), left("again", "q_row"), under("scores"), under("weights")],
      ...(p.narrow ? [left("third", "weights")] : []),
    ];
  });
}

/** Standing roads: Q and V go down, K turns over, scores become weights, weights the output. */
function roads(p) {
  const head = p.narrow ? 3 : 5;
  const down = (x, y1, y2) =>
    `M${x} ${y1}V${y2}m${-head} ${-head}l${head} ${head}l${head} ${-head}`;
  const right = (x1, x2, y) =>
    `M${x1} ${y}H${x2}m${-head} ${-head}l${head} ${head}l${-head} ${head}`;
  const under = (
    name,
    part,
  ) => [p.corner(name)[0] + part * 2 * p.c, p.corner(name)[1] + 2 * p.c + 6];
  const over = (name) => p.corner(name)[1] - (p.narrow ? 19 : 38);
  const [[qx, qy], [vx, vy]] = [under("q", 0.14), under("v", p.narrow ? 0.84 : 0.5)];
  const out = (name) => p.corner(name)[0] + 2 * p.c + (p.narrow ? 3 : 8);
  const before = (name) => p.corner(name)[0] - (p.narrow ? 2 : 20);
  const middle = (name) => p.corner(name)[1] + p.c;
  /** From one matrix round to the one below it, to a part of its height. */
  const turn = (from, to, part = 1) => {
    const [x, y1, y2] = [out(from), middle(from), p.corner(to)[1] + part * p.c];
    const bow = p.narrow ? Math.min(8, p.gap) : 26;
    return `M${x} ${y1}C${x + bow} ${y1} ${
      x + bow
    } ${y2} ${x} ${y2}m${head} ${-head}l${-head} ${head}l${head} ${head}`;
  };
  const road = (id, role, d) =>
    mark.path(`road ${id}`, `${role} road`, d.replace(/\d+\.\d+/g, (x) => Number(x).toFixed(1)));
  return [
    road("q", "query", down(qx, qy, over("q_row"))),
    road("v", "value", down(vx, vy, over("output"))),
    road("k", "key", turn("k", "k_t")),
    road(
      "softmax",
      "weight",
      p.narrow
        ? turn("scores", "weights", 0.45)
        : right(out("scores"), before("weights"), middle("scores")),
    ),
    road(
      "output",
      "output",
      right(out("weights"), before("output"), middle("output") + (p.narrow ? 0.5 * p.c : 0)),
    ),
  ];
}

// ---- What moves -----------------------------------------------------------------------------

/** How far pair n of a sum has come at a phase: one sets out after the other. */
const travel = (n, count, phase) =>
  clamp((phase - (count > 1 ? (n * 0.38) / (count - 1) : 0)) / 0.5);

/** A number on its way. @param {string} id @param {string} name of its matrix @param {number} value @param {number[]} place @param {number} size */
const flying = (id, name, value, place, size) => [
  mark.rect(id, `${inkOf(name)} mover`, around(place, size), { rx: 6 }),
  mark.text(`${id} text`, "paper number", place, write(name, value)),
];

/** A place between two. @param {number[]} from @param {number[]} to @param {number} k */
const between = (from, to, k) => from.map((x, axis) => x + (to[axis] - x) * ease(k));

/** The row and the column on their way to the cell where they meet. */
function movers(p, { stage, i, j, pairs }, phase) {
  const to = p.at(stage, i, j);
  return pairs.flatMap(({ a, b, from, over }, n) => {
    const k = travel(n, pairs.length, phase);
    if (k <= 0 || k >= 1) return [];
    const one = (id, place, value) =>
      flying(`mover ${id} ${n}`, place[0], value, between(p.at(...place), to, k), p.c * 0.84);
    return [...(over ? one("column", over, b) : []), ...one("row", from, a)];
  });
}

/** Dotted lines along which row and column come, so that the crossing is seen at rest too. */
function beams(p, { stage, i, j, pairs }) {
  const [x, y] = p.at(stage, i, j);
  const [row] = pairs[0].from;
  const [left] = p.at(row, i, pairs.length - 1);
  const across = left < x
    ? [mark.line("beam row", `${MATRIX[row].role} beam`, [left + p.c / 2, y, x - p.c / 2, y])]
    : []; // a weight below its scores has a way of its own
  if (!pairs[0].over) return across;
  const [column] = pairs[0].over;
  const role = `${MATRIX[column].role} beam`;
  const [from, to] = [p.at(column, pairs.length - 1, j)[1] + p.c / 2, y - p.c / 2];
  const corner = p.corner(stage);
  const [high, low] = p.narrow ? [corner[1] - 19, corner[1] - 2] : [corner[1] - 37, corner[1] - 17];
  const clear = x > corner[0] + 4 + (fits(stage, p) ? titleWidth(stage, p) : 2 * p.c);
  return [
    ...across,
    ...(clear || from > high ? [mark.line("beam column", role, [x, from, x, to])] : [ // the name stands in its way
      mark.line("beam column", role, [x, from, x, high]),
      mark.line("beam column below", role, [x, low, x, to]),
    ]),
  ];
}

/** Right edge and middle of an empty place between the row's matrix and the column's. */
function corner(p, stage) {
  if (["q", "k", "v"].includes(stage)) return [p.xs[0] + 3 * p.c, p.ys[0] + 1.5 * p.c];
  if (stage === "scores") return [p.narrow ? p.xs[1] - 4 : p.xs[2] - 22, p.ys[2] + p.c - 10];
  if (p.narrow) return [p.xs[2] - 66, p.ys[4] + p.c - 12];
  // Where it is crowded: right of where K turns over, left of the road of V.
  if (p.crowded) return [p.xs[4] + p.c - 8, p.ys[2] + p.c - 18];
  return [p.xs[3] + 2 * p.c, p.ys[2] + p.c - 10];
}

/** The arithmetic, where the eye is. */
function sum(p, { stage, j, pairs, result }, phase) {
  const [x, middle] = corner(p, stage);
  const [space, high] = p.narrow ? ["", 15] : [" ", 21];
  const y = (/** @type {number} */ n) => middle + (n - pairs.length / 2) * high;
  const powers = stage === "weights";
  const marks = pairs.map(({ a, b, product, from, over }, n) => {
    const waiting = travel(n, pairs.length, phase) >= 1 ? "" : " waiting";
    const left = powers
      ? [{ text: "e" }, { text: write("scores", a), role: "up ink strong", dy: -5 }]
      : [
        { text: write(from[0], a), role: `${MATRIX[from[0]].role} strong` },
        { text: `${space}×${space}` },
        { text: write(over[0], b), role: `${MATRIX[over[0]].role} strong` },
      ];
    const end = powers
      ? { text: `${space}=${space}${format(product)}`, dy: 5 }
      : { text: `${space}=${space}${write(stage, product)}` };
    return pieces(`sum ${n}`, `ink sum end${waiting}`, { x, y: y(n) }, [...left, end]);
  });
  const waiting = phase >= 0.9 ? "" : " waiting";
  const all = format(pairs.reduce((total, { product }) => total + product, 0));
  const quotient = powers ? `${format(pairs[j].product)}${space}÷${space}${all}` : "";
  const share = powers ? [{ text: `${space}=${space}` }] : [];
  const line = y(pairs.length) - high / 2;
  const long = p.narrow ? 44 : stage === "scores" ? 60 : 96;
  const last = (id, at, runs) => pieces(id, `ink sum total end${waiting}`, { x, y: y(at) }, runs);
  return [
    ...marks,
    mark.line("sum rule", `rule edge${waiting}`, [x - long, line, x, line]),
    ...(powers ? [last("sum share", pairs.length, [{ text: quotient }])] : []),
    last("sum total", pairs.length + Number(powers), [
      ...share,
      { text: write(stage, result), role: `${inkOf(stage)} strong` },
    ]),
  ];
}

// ---- All together ---------------------------------------------------------------------------

/** The board at a step; its fraction is how far row and column have come. @param {Numbers} numbers @param {{step: number, width: number}} options */
export function board(numbers, { step, width }) {
  const p = plan(width);
  const { known, focus, phase } = viewOf(step);
  const made = focus ? recipe(numbers, focus) : null;
  const places = made?.pairs.flatMap(({ from, over }) => [from, over]) ?? [];
  const used = new Set(places.filter(Boolean).map((place) => place.join(" ")));
  const next = phase >= 1 && known < LAST ? known + 1 : -2;
  const seen = (name, i, j) => {
    if (name === "q_row" || name === "k_t") return focus >= CARRIED;
    if (!STAGES.includes(name)) return true;
    const own = stepOf(name, i, j);
    return own === focus ? phase >= 0.9 : own <= known;
  };
  const active = made ? [made.pairs[0].from[0], made.pairs[0].over?.[0], made.stage] : [];
  const marks = [
    ...sheets(numbers, p),
    ...roads(p),
    ...(made ? beams(p, made) : []),
    ...titles(numbers, p, active),
    ...labels(numbers, p),
  ];
  for (const name of MATRICES) marks.push(...cells(numbers, p, name, { seen, used, focus, next }));
  if (made) marks.push(...sum(p, made, phase));
  if (made && phase < 1) marks.push(...movers(p, made, phase));
  return { width, height: p.height, marks };
}

/** The cells that can be pressed, one of them a stop of the Tab key. @param {Numbers} numbers @param {{step: number, width: number}} options */
export function presses(numbers, { step, width }) {
  const p = plan(width);
  return Array.from({ length: LAST }, (_, n) => {
    const { stage, i, j, result } = recipe(numbers, n + 1);
    const whose = stage === "scores" || stage === "weights" ? numbers.words[j] : `number ${j + 1}`;
    const label = `${stage} of ${numbers.words[i]}, ${whose}: ${
      n + 1 <= step ? write(stage, result) : "not worked out yet"
    }`;
    const [x, y, side] = around(p.at(stage, i, j), Math.max(TOUCH, p.c - 2));
    return {
      ...{ id: String(n + 1), x, y, width: side, height: side, label },
      tab: n + 1 === Math.max(1, Math.round(step)) ? 0 : -1,
    };
  });
}
