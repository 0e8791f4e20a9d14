// The numbers of TilesFilm: attention in blocks with a running softmax, and through whole matrices, step by step. Both
// run the same loops on a machine with two memories, and every byte that is told was counted by a transfer.

import { clamp, dot, softmax } from "../kit/numbers.js";

/**
 * @typedef {object} State
 * @property {number[][]} query (n, 2), divided by the root of d_k already
 * @property {number[][]} key (n, 2)
 * @property {number[][]} value (n, 2)
 * @property {number} block_size
 * @property {number} step how many steps of the film are done
 *
 * @typedef {[number, number]} Span first row, and the one after the last
 *
 * @typedef {object} Frame what holds after a step
 * @property {string} kind start, query, load, score, rescale, add, write, softmax, product or compare
 * @property {number} I block of queries; -1 for none
 * @property {number} J block of keys; -1 for none
 * @property {number[]} m each row's largest score so far
 * @property {number[]} l each row's sum of e^(score - m) so far
 * @property {number[][]} o each row's sum of e^(score - m) times value so far; over l once it is written
 * @property {number[]} factors what each row's l and o were last multiplied by
 * @property {number[][]} parts e^(score - m) of the last tile, a row each
 * @property {{blocks: number, whole: number}} moved bytes between the memories
 * @property {number} held numbers in the fast memory
 */

export const BYTES = 8; // a float64, which a JavaScript number is
export const MOST = 6;

/** @param {number} n @param {number} b @returns {Span[]} */
export const spans = (n, b) =>
  Array.from({ length: Math.ceil(n / b) }, (_, i) => [i * b, Math.min(n, (i + 1) * b)]);

/** @param {Span} span */
export const within = ([a, z]) => Array.from({ length: z - a }, (_, r) => a + r);

/** A fast memory, and the road to the slow one; sizes in numbers. */
function machine() {
  /** @type {Map<string, number>} */
  const fast = new Map();
  let moved = 0;
  const keep = (/** @type {string} */ name, /** @type {number} */ size) =>
    void fast.set(name, size);
  return {
    keep,
    read(/** @type {string} */ name, /** @type {number} */ size) {
      keep(name, size);
      moved += size;
    },
    write: (/** @type {number} */ size) => void (moved += size),
    clear: () => fast.clear(),
    moved: () => moved * BYTES,
    held: () => [...fast.values()].reduce((sum, size) => sum + size, 0),
  };
}

/** The scores, the weights and the output in one go. @param {State} state */
export function wholly({ query, key, value }) {
  const scores = query.map((q) => key.map((k) => dot(q, k)));
  const weights = scores.map((row) => softmax(row));
  const output = weights.map((row) => value[0].map((_, c) => dot(row, value.map((v) => v[c]))));
  return { scores, weights, output };
}

/** What the running softmax keeps of each row. @param {number} n @param {number} d */
function nothing(n, d) {
  return {
    m: Array(n).fill(-Infinity),
    l: Array(n).fill(0),
    o: Array.from({ length: n }, () => Array(d).fill(0)),
    factors: Array(n).fill(0),
    parts: Array.from({ length: n }, () => /** @type {number[]} */ ([])),
  };
}

/** All frames of the film, the start first. @param {State} state */
function run(state) {
  const { query, value } = state;
  const [n, d] = [query.length, value[0].length];
  const blocks = spans(n, Math.min(state.block_size, n));
  const all = wholly(state);
  const rows = nothing(n, d);
  const [ours, theirs] = [machine(), machine()];
  /** @type {Frame[]} */
  const frames = [];
  const note = (/** @type {string} */ kind, I = -1, J = -1) =>
    void frames.push({
      ...{ kind, I, J, held: ours.held(), m: [...rows.m], l: [...rows.l], o: [...rows.o] },
      ...{ factors: [...rows.factors], parts: [...rows.parts] }, // rows of o and of parts are made anew, never changed
      moved: { blocks: ours.moved(), whole: theirs.moved() },
    });

  /** One tile: the four steps of the running softmax. @param {number} I @param {number} J */
  const tile = (I, J) => {
    const [mine, seen] = [within(blocks[I]), blocks[J]];
    const wide = seen[1] - seen[0];
    ours.keep("tile", 0);
    ours.read("key", wide * d);
    ours.read("value", wide * d);
    theirs.read("key", wide * d);
    note("load", I, J);
    ours.keep("tile", mine.length * wide);
    theirs.write(mine.length * wide);
    note("score", I, J);
    for (const i of mine) {
      const top = Math.max(rows.m[i], ...all.scores[i].slice(...seen));
      rows.factors[i] = Math.exp(rows.m[i] - top); // of the first tile e^(-∞), which is 0
      rows.m[i] = top;
      rows.l[i] *= rows.factors[i];
      rows.o[i] = rows.o[i].map((x) => x * rows.factors[i]);
    }
    note("rescale", I, J);
    for (const i of mine) {
      rows.parts[i] = all.scores[i].slice(...seen).map((s) => Math.exp(s - rows.m[i]));
      rows.l[i] += rows.parts[i].reduce((sum, p) => sum + p, 0);
      rows.parts[i].forEach((p, r) => {
        rows.o[i] = rows.o[i].map((x, c) => x + p * value[seen[0] + r][c]);
      });
    }
    note("add", I, J);
  };

  note("start");
  blocks.forEach((span, I) => {
    const mine = within(span);
    for (const one of [ours, theirs]) one.read("query", mine.length * d);
    ["m", "l"].forEach((name) => ours.keep(name, mine.length));
    ours.keep("output", mine.length * d);
    note("query", I);
    blocks.forEach((_, J) => tile(I, J));
    for (const i of mine) rows.o[i] = rows.o[i].map((x) => x / rows.l[i]);
    ours.write(mine.length * d);
    ours.clear();
    note("write", I);
  });
  theirs.read("scores", n * n);
  theirs.write(n * n);
  note("softmax");
  for (const [a, z] of blocks) {
    theirs.read("weights", (z - a) * n);
    for (const [from, to] of blocks) theirs.read("value", (to - from) * d);
    theirs.write((z - a) * d);
  }
  note("product");
  note("compare");
  return { frames, blocks, ...all };
}

/** The row of each block of queries that is told of: the one that is rescaled most often, or the first. */
function toldRows(/** @type {Frame[]} */ frames, /** @type {Span[]} */ blocks) {
  const shrunk = (/** @type {number} */ i, /** @type {number} */ I) =>
    frames.filter(({ kind, I: at, factors }) =>
      kind === "rescale" && at === I && factors[i] > 0 && factors[i] < 1
    ).length;
  return blocks.map((span, I) =>
    within(span).reduce((best, i) => (shrunk(i, I) > shrunk(best, I) ? i : best))
  );
}

/** @param {State} state */
function made(state) {
  const film = run(state);
  const { frames, blocks, output } = film;
  const [n, last] = [state.query.length, /** @type {Frame} */ (frames.at(-1))];
  const index = (/** @type {string} */ kind, I = -1, J = -1) =>
    frames.findIndex((f) => f.kind === kind && f.I === I && f.J === J);
  const difference = Math.max(
    ...output.flatMap((row, i) => row.map((x, c) => Math.abs(x - last.o[i][c]))),
  );
  return {
    ...film,
    ...{
      n,
      b: Math.min(state.block_size, n),
      end: frames.length - 1,
      difference,
      moved: last.moved,
    },
    most: Math.max(...frames.flatMap((frame) => frame.l)),
    peak: Math.max(...frames.map(({ held }) => held)),
    told: toldRows(frames, blocks),
    /** When both ways have a tile of scores. */
    scoredAt: blocks.map((_, I) => blocks.map((_, J) => index("score", I, J))),
    writtenAt: blocks.map((_, I) => index("write", I)),
    addedAt: blocks.map((_, I) => blocks.map((_, J) => index("add", I, J))),
    softmaxAt: index("softmax"),
    productAt: index("product"),
  };
}

/** @typedef {ReturnType<typeof made>} Film */
/** @type {Map<string, Film>} */
const known = new Map(); // a film is played from step to step

/** The film of a state. @param {State} state @returns {Film} */
export function filmOf(state) {
  const { query, key, value, block_size } = state;
  const name = JSON.stringify([query, key, value, block_size]);
  const found = known.get(name) ?? made(state);
  if (known.size > 20) known.clear();
  known.set(name, found);
  return found;
}

/** The step that holds; one beyond the end is the end. @param {State} state @param {Film} film */
export const stepOf = ({ step }, film) => clamp(Math.round(step), 0, film.end);

/** All numbers of a state. @param {State} state */
export function compute(state) {
  const film = filmOf(state);
  const at = stepOf(state, film);
  const { frames, output, weights, difference, end, peak, moved } = film;
  return { ...frames[at], at, end, whole: { output, weights }, difference, peak, total: moved };
}

/** The step of another film that comes as far as a step of this one. @param {number} step @param {Film} film @param {Film} other */
export const asFar = (step, film, other) =>
  step >= film.end ? other.end : Math.round((step / film.end) * other.end);
