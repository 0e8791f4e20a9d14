// Where things stand. Six drawings, the stages, of one size stand in each other: each is drawn into a rectangle of the
// stage around it, its slot. The camera has no list of positions: between two stops it grows evenly in ratio around
// the one point that both share.

import { clamp } from "../kit/numbers.js";
import { SIZE } from "./compute.js";

/**
 * @typedef {{x: number, y: number, w: number, h: number}} Box
 * @typedef {ReturnType<typeof plan>} Plan
 * @typedef {{layer: number[], head: number[], query: number[], key: number[], number: number[]}} Choice
 *   how much each part is chosen: one of them whole, or two in part while the camera slides along
 */

/** What is pressed at each stop to go further in; the last stop has no parts. */
export const PARTS = /** @type {const} */ (["layer", "head", "query", "key", "number"]);
export const LAST = PARTS.length;

/** 0 up to a, 1 from b on. @param {number} x @param {number} a @param {number} b */
export const ramp = (x, a, b) => clamp((x - a) / (b - a));

const box = (x, y, w, h) => ({ x, y, w, h });
const list = (count, make) => Array.from({ length: count }, (_, i) => make(i));

/** The slot a whole stage gets if its part `stage` is to lie on `inner`. */
function slot(inner, stage, W, H) {
  const [w, h] = [(inner.w * W) / stage.w, (inner.h * H) / stage.h];
  return box(inner.x - (stage.x * w) / W, inner.y - (stage.y * h) / H, w, h);
}

/** Stop 0: six cards in two rows, the stream winds through them. */
function modelPlan(W, narrow) {
  const [left, right] = narrow ? [84, 12] : [128, 26];
  const gap = narrow ? 8 : 26;
  const w = (W - left - right - 2 * gap) / 3;
  const h = narrow ? 140 : 150;
  const tops = narrow ? [46, 262] : [32, 224];
  return {
    left,
    layers: list(6, (l) => box(left + (l % 3) * (w + gap), tops[Math.floor(l / 3)], w, h)),
  };
}

/** Stop 1: the stream below, attention and the feed-forward network above it. */
function blockPlan(W, narrow) {
  const attention = narrow ? box(52, 28, W * 0.55, 212) : box(112, 30, W * 0.43, 222);
  const far = attention.x + attention.w;
  const forward = narrow
    ? box(far + 20, 28, W - far - 30, 212)
    : box(W * 0.745, 48, W * 0.085, 190);
  const sums = narrow
    ? [
      box(attention.x + 14, 272, attention.w - 30, 40),
      box(forward.x + 8, 246, forward.w - 16, 66),
    ]
    : [box(far + 32, 84, W * 0.745 - far - 66, 140), box(W * 0.83 + 26, 84, W * 0.17 - 30, 140)];
  const taps = narrow
    ? [[attention.x + 6, attention.x + attention.w - 8], [forward.x + 4, forward.x + forward.w - 4]]
    : [[attention.x - 12, far + 18], [forward.x - 22, W * 0.83 + 14]];
  return {
    ...{ attention, forward, sums, taps },
    strand: narrow ? { top: 330, step: 12.4, left: 50 } : { top: 274, step: 12.3, left: 92 },
    pixels: narrow ? { across: 13, left: 1, down: 16 } : { across: 20, left: 2, down: 15 }, // right of a head its number
  };
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
    ...{ names, matrix, cell: [side / n, tall / n] },
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
  return { band, lane: band.w / n, bars, shares: bars[1] + (narrow ? 15 : 13), values };
}

/** Stop 4: 32 columns. */
function scorePlan(W, H, narrow) {
  const across = narrow ? box(6, 8, W - 12, H - 66) : box(118, 8, W - 118 - 128, H - 20);
  return {
    ...{ across, column: across.w / SIZE },
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
  const model = modelPlan(W, narrow);
  const block = blockPlan(W, narrow);
  const { attention } = block;
  const head = headPlan(W, H, n, narrow);
  const row = rowPlan(W, H, n, narrow);
  const score = scorePlan(W, H, narrow);
  const { across, left, down } = block.pixels;
  // Twelve squares of n × n pixels, four in a row, are one picture; what is between them is empty.
  const pixel = [attention.w / (4 * across), attention.h / (3 * down)];
  const tiles = list(12, (h) =>
    box(
      attention.x + ((h % 4) * across + left) * pixel[0],
      attention.y + (Math.floor(h / 4) * down + 3) * pixel[1],
      n * pixel[0],
      n * pixel[1],
    ));
  const sheet = box(0, 0, W, H);
  return {
    ...{ narrow, W, H, n, model, block, head, row, score, tiles },
    slots: {
      layer: model.layers,
      head: tiles.map((tile) => slot(tile, head.matrix, W, H)),
      query: list(n, (i) => {
        const { matrix: m, cell } = head;
        return slot(box(m.x, m.y + i * cell[1], m.w, cell[1]), row.band, W, H);
      }),
      key: list(
        n,
        (j) => slot(box(row.band.x + j * row.lane, row.band.y, row.lane, row.band.h), sheet, W, H),
      ),
      number: list(
        SIZE,
        (m) =>
          slot(
            box(score.across.x + m * score.column, score.across.y, score.column, score.across.h),
            sheet,
            W,
            H,
          ),
      ),
    },
  };
}

/** The five slots on the way down; those between two choices while the camera slides. @param {Plan} p @param {Choice} choice @returns {Box[]} */
export const slotsOf = (p, choice) =>
  PARTS.map((part) => {
    const sum = (side) =>
      choice[part].reduce((all, share, i) => all + (share ? share * p.slots[part][i][side] : 0), 0);
    return box(sum("x"), sum("y"), sum("w"), sum("h"));
  });

/** A part of a stage, where the stage lies on the screen. @param {Plan} p @param {Box} frame @param {Box} part */
export const inside = (p, frame, part) =>
  box(
    frame.x + (part.x * frame.w) / p.W,
    frame.y + (part.y * frame.h) / p.H,
    (part.w * frame.w) / p.W,
    (part.h * frame.h) / p.H,
  );

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
  for (let down = level; down < LAST; down++) all[down + 1] = inside(p, all[down], slots[down]);
  return all;
}
