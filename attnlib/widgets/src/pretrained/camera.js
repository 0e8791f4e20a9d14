// Where things stand. Six drawings, the stages, of one size stand in each other: each is drawn into a rectangle of the
// stage around it, its slot. The camera has no list of positions: between two stops it grows evenly in ratio around
// the one point that both share.

import { clamp } from "../kit/numbers.js";
import { SIZE } from "./compute.js";

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {ReturnType<typeof plan>} Plan
 * @typedef {ReturnType<typeof onto>} Onto
 */

/** What is pressed at each stop to go further in; the last stop has no parts. */
export const PARTS = /** @type {const} */ (["layer", "head", "query", "key", "number"]);
export const LAST = PARTS.length;

/** 0 up to a, 1 from b on. @param {number} x @param {number} a @param {number} b */
export const ramp = (x, a, b) => clamp((x - a) / (b - a));

/** There from b to c: it comes from a on and is gone at d. @param {number} x @param {number} a @param {number} b @param {number} c @param {number} d */
export const during = (x, a, b, c, d) => Math.min(ramp(x, a, b), 1 - ramp(x, c, d));

const box = (x, y, w, h) => ({ x, y, w, h });
const list = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/** Stop 0: six cards in two rows, the stream winds through them. */
function modelPlan(W, narrow) {
  const [left, right] = narrow ? [84, 12] : [128, 26];
  const gap = narrow ? 8 : 26;
  const w = (W - left - right - 2 * gap) / 3;
  const h = narrow ? 140 : 150;
  const tops = narrow ? [46, 262] : [32, 224];
  return {
    left,
    layers: list(6, (l) => box(left + (l % 3) * (w + gap), tops[l < 3 ? 0 : 1], w, h)),
  };
}

/** Stop 1: the stream below, attention and the feed-forward network above it. */
function blockPlan(W, narrow, n) {
  const attention = narrow ? box(52, 28, W * 0.55, 212) : box(112, 30, W * 0.5, 222);
  const far = attention.x + attention.w;
  const forward = narrow
    ? box(far + 20, 28, W - far - 30, 212)
    : box(far + W * 0.1, 48, W * 0.085, 190);
  const behind = forward.x + forward.w;
  const taps = narrow
    ? [[attention.x + 6, far - 8], [forward.x + 4, behind - 4]]
    : [[attention.x - 12, far + 18], [forward.x - 22, behind + 14]];
  const strand = narrow ? { top: 330, step: 12.4, left: 50 } : { top: 274, step: 12.3, left: 92 };
  // Twelve squares of n × n pixels, four in a row, are one picture; what is between them is empty.
  const pixels = narrow ? { across: 13, left: 1, down: 15 } : { across: 20, left: 5, down: 15 };
  const [wide, tall] = [attention.w / (4 * pixels.across), attention.h / (3 * pixels.down)];
  const tiles = list(12, (h) =>
    box(
      attention.x + ((h % 4) * pixels.across + pixels.left) * wide,
      attention.y + (Math.floor(h / 4) * pixels.down + 3) * tall,
      n * wide,
      n * tall,
    ));
  return { attention, forward, taps, strand, pixels, tiles };
}

/** Stop 2: queries times keys give weights, and these times values the output, laid out as matrix products are. */
function headPlan(W, H, n, narrow) {
  const [names, gap] = narrow ? [55, 4] : [76, 12];
  const side = narrow ? W - 2 * 46 - names - 3 * gap : 252;
  const strip = narrow ? 44 : Math.min(170, (W - names - side - 3 * gap - 30) / 2);
  const tall = narrow ? 250 : 242;
  const left = Math.max(0, (W - names - 2 * strip - side - 3 * gap - (narrow ? 0 : 24)) / 2) +
    names;
  const [top, up] = [H - tall - (narrow ? 34 : 22), narrow ? 62 : 70];
  const matrix = box(left + strip + gap, top, side, tall);
  const beyond = matrix.x + side + (narrow ? gap : 2 * gap + 12);
  return {
    ...{ matrix, cell: [side / n, tall / n] },
    queries: box(left, top, strip, tall),
    keys: box(matrix.x, top - gap - up, side, up),
    values: box(beyond, top - gap - up, strip, up),
    outputs: box(beyond, top, strip, tall),
  };
}

/** Stop 3: a lane for each key, from its score down to its weighted value. */
function rowPlan(W, H, n, narrow) {
  // On a phone what a band of numbers is stands above it, not at the left.
  const band = narrow ? box(2, 76, W - 52, H - 80) : box(112, 40, W - 112 - 128, H - 46);
  const bars = narrow ? [120, 240] : [112, 238];
  const values = narrow ? [278, H - 16] : [256, H - 16];
  const lane = band.w / n;
  const lanes = list(n, (j) => box(band.x + j * lane, band.y, lane, band.h));
  return { band, lane, lanes, bars, shares: bars[1] + (narrow ? 15 : 13), values };
}

/** Stop 4: 32 columns. */
function scorePlan(W, H, narrow) {
  const across = narrow ? box(6, 8, W - 12, H - 66) : box(118, 8, W - 118 - 128, H - 20);
  const column = across.w / SIZE;
  return {
    ...{ across, column },
    columns: list(SIZE, (m) => box(across.x + m * column, across.y, column, across.h)),
    rows: narrow
      ? [{ y: 72, up: 34 }, { y: 164, up: 34 }]
      : [{ y: 62, up: 42 }, { y: 166, up: 42 }],
    sums: narrow ? [232, H - 72] : [236, H - 24],
  };
}

/** Every place inside the six stages, in pixels of a stage seen whole. @param {number} width @param {number} n tokens */
export function plan(width, n) {
  const narrow = width < 760;
  const [W, H] = [width, narrow ? 460 : 400];
  const [model, block] = [modelPlan(W, narrow), blockPlan(W, narrow, n)];
  const head = headPlan(W, H, n, narrow);
  const [row, score] = [rowPlan(W, H, n, narrow), scorePlan(W, H, narrow)];
  const { matrix: m, cell } = head;
  /** The slot a whole stage gets if its part `part` is to lie on `inner`. */
  const slot = (inner, part) => {
    const [w, h] = [(inner.w * W) / part.w, (inner.h * H) / part.h];
    return box(inner.x - (part.x * w) / W, inner.y - (part.y * h) / H, w, h);
  };
  const line = (i) => box(m.x, m.y + i * cell[1], m.w, cell[1]);
  return {
    ...{ narrow, W, H, n, model, block, head, row, score },
    slots: {
      layer: model.layers,
      head: block.tiles.map((tile) => slot(tile, m)),
      query: list(n, (i) => slot(line(i), row.band)),
      key: row.lanes,
      number: score.columns,
    },
  };
}

/** The five slots on the way down. @param {Plan} p @param {Record<typeof PARTS[number], number>} state @returns {Box[]} */
export const slotsOf = (p, state) => PARTS.map((part) => p.slots[part][state[part]]);

/** From places in a stage to the screen, where the stage lies in a frame. @param {Plan} p @param {Box} frame */
export function onto({ W, H }, frame) {
  const x = (/** @type {number} */ at) => frame.x + (at * frame.w) / W;
  const y = (/** @type {number} */ at) => frame.y + (at * frame.h) / H;
  const place = (/** @type {Box} */ part) =>
    box(x(part.x), y(part.y), (part.w * frame.w) / W, (part.h * frame.h) / H);
  return { frame, x, y, box: place };
}

/** Start and length of the stage on the screen, f of the way into its slot: [start, length] of the slot in it. */
function along(length, start, size, f) {
  const ratio = length / size;
  if (Math.abs(ratio - 1) < 1e-6) return [-start * f, length];
  const fixed = (start * ratio) / (ratio - 1);
  return [fixed * (1 - ratio ** f), length * ratio ** f];
}

/** Where the six stages lie on the screen. @param {Plan} p @param {Box[]} slots @param {number} z how far in @returns {Box[]} */
export function frames(p, slots, z) {
  const level = Math.min(Math.floor(z), LAST - 1);
  const [x, w] = along(p.W, slots[level].x, slots[level].w, z - level);
  const [y, h] = along(p.H, slots[level].y, slots[level].h, z - level);
  const all = [];
  all[level] = box(x, y, w, h);
  for (let up = level - 1; up >= 0; up--) {
    const [inner, s] = [all[up + 1], slots[up]];
    const [W, H] = [(inner.w * p.W) / s.w, (inner.h * p.H) / s.h];
    all[up] = box(inner.x - (s.x * W) / p.W, inner.y - (s.y * H) / p.H, W, H);
  }
  for (let k = level; k < LAST; k++) all[k + 1] = onto(p, all[k]).box(slots[k]);
  return all;
}
