// The picture of SentenceZoom: one sentence stands once on a map whose places stand in each other, from six layers down
// to one multiplication. What is drawn at each stop stands in model.js, block.js,
// head.js and deep.js; here they are put together, and it is said what can be pressed.

import { argmax } from "../kit/numbers.js";
import { percent } from "../kit/text.js";
import { frames, LAST, PARTS, plan, ramp, slotsOf } from "./camera.js";
import { HEADS } from "./compute.js";
import { productStage, rowStage, scoreStage } from "./deep.js";
import { headStage } from "./head.js";
import { model } from "./model.js";
import { pen } from "./pen.js";

/** @import { Numbers, State } from "./compute.js" */
/** @import { Plan, Box, Choice } from "./camera.js" */
/** @import { Hit } from "../kit/hits.js" */

/**
 * What a stage is drawn with.
 * @typedef {object} Stage
 * @property {Plan} p
 * @property {number} z
 * @property {Box[]} F where the six stages lie on the screen
 * @property {State} state
 * @property {Numbers} numbers
 * @property {import("./pen.js").Pen} ink
 * @property {(level: number) => number} words what a level writes is there only around its own depth
 * @property {(level: number) => number} shapes shapes outlive it on both sides
 */

export { LAST, PARTS, plan };

/** What a choice of indices is to the camera. @param {State} state @param {number} n @returns {Choice} */
export function choiceOf(state, n) {
  const counts = { layer: 6, head: HEADS, query: n, key: n, number: 32 };
  const one = (part) => Array.from({ length: counts[part] }, (_, i) => (i === state[part] ? 1 : 0));
  return /** @type {Choice} */ (Object.fromEntries(PARTS.map((part) => [part, one(part)])));
}

/** @param {Numbers} numbers @param {State} state @param {{z: number, choice: Choice}} shown @param {number} width */
export function zoomed(numbers, state, { z, choice }, width) {
  const p = plan(width, numbers.tokens.length);
  const ink = pen(p.W, p.H);
  const F = frames(p, slotsOf(p, choice), z);
  const away = (level) => z - level;
  /** @type {Stage} */
  const stage = {
    ...{ p, z, F, state, numbers, ink },
    words: (level) => Math.min(ramp(away(level), -0.3, -0.04), 1 - ramp(away(level), 0.1, 0.34)),
    shapes: (level) => 1 - ramp(away(level), 0.4, 0.8),
  };
  if (z < 1.99) model(stage);
  if (z > 0.6 && z < 2.99) headStage(stage);
  if (z > 2.3 && z < 3.99) rowStage(stage);
  if (z > 3.3) scoreStage(stage);
  if (z > 4.3) productStage(stage);
  ink.put("border", "path", "ruler edge", { d: `M0 0.5H${p.W}M0 ${p.H - 0.5}H${p.W}` });
  return { width: p.W, height: p.H, marks: ink.marks };
}

// ---- What can be pressed ---------------------------------------------------------------------

/** The parts of a stop as places to press; the chosen one is the stop of the Tab key. @param {Numbers} numbers @param {State} state @param {number} width @returns {Hit[]} */
export function places(numbers, state, width) {
  const level = Math.round(state.zoom);
  if (Math.abs(state.zoom - level) > 1e-6 || level === LAST) return [];
  const p = plan(width, numbers.tokens.length);
  const part = PARTS[level];
  return boxesOf(p, level).map((box, i) => ({
    ...{ id: `${part} ${i}`, x: box.x, y: box.y, width: box.w, height: box.h },
    ...{
      label: labelOf(numbers, state, level, i),
      kind: "zoom-part",
      tab: i === state[part] ? 0 : -1,
    },
    aria: { pressed: i === state[part] },
  }));
}

/** @param {Plan} p @param {number} level @returns {Box[]} */
function boxesOf(p, level) {
  const { attention } = p.block;
  const n = p.n;
  const [w, h] = [attention.w / 4, attention.h / 3];
  const heads = () =>
    p.tiles.map((_, i) => ({
      x: attention.x + (i % 4) * w,
      y: attention.y + Math.floor(i / 4) * h,
      w,
      h,
    }));
  const rows = () =>
    p.tiles.slice(0, n).map((_, i) => {
      const { matrix: m, cell, queries, outputs } = p.head;
      return {
        x: queries.x,
        y: m.y + i * cell[1],
        w: outputs.x + outputs.w - queries.x,
        h: cell[1],
      };
    });
  const lanes = () =>
    Array.from(
      { length: n },
      (_, j) => ({ x: p.row.band.x + j * p.row.lane, y: 0, w: p.row.lane, h: p.H }),
    );
  const columns = () =>
    Array.from(
      { length: 32 },
      (_, m) => ({
        ...p.score.across,
        x: p.score.across.x + m * p.score.column,
        w: p.score.column,
      }),
    );
  return [() => p.model.layers, heads, rows, lanes, columns][level]();
}

/** @param {Numbers} numbers @param {State} state @param {number} level @param {number} i */
function labelOf({ tokens, all, row, pair, shares }, { layer: l, query }, level, i) {
  const { weights } = row;
  const told = (w) => percent(w);
  if (level === 0) return `Layer ${i + 1}`;
  if (level === 1) {
    const own = all[l][i][query];
    const best = argmax(own);
    return `Head ${i + 1}: ${tokens[query]} attends most to ${tokens[best]}, ${
      told(own[best])
    }; share ${Math.round(100 * shares[i])}%`;
  }
  if (level === 2) return `Row of ${tokens[i]}`;
  if (level === 3) {
    return `${tokens[i]}: dot product ${row.scores[i].toFixed(1)}, weight ${told(weights[i])}`;
  }
  return `Number ${i + 1}: ${pair.q[i].toFixed(2)} times ${pair.k[i].toFixed(2)}`;
}
