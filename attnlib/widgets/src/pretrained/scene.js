// The picture of SentenceZoom: one sentence stands once on a map whose places stand in each other, from six layers down
// to one multiplication. What is drawn at each stop stands in model.js, block.js, head.js, row.js, score.js and
// product.js; here they are put together, and it is said what can be pressed.

import { argmax } from "../kit/numbers.js";
import { percent } from "../kit/text.js";
import { during, frames, LAST, onto, PARTS, plan, ramp, slotsOf } from "./camera.js";
import { headStage } from "./head.js";
import { model } from "./model.js";
import { pen } from "./pen.js";
import { productStage } from "./product.js";
import { rowStage } from "./row.js";
import { scoreStage } from "./score.js";

/** @import { Numbers, State } from "./compute.js" */
/** @import { Plan, Box, Onto } from "./camera.js" */
/** @import { Hit } from "../kit/hits.js" */
/** @import { Pen } from "./pen.js" */

/**
 * What a stage is drawn with.
 * @typedef {object} Stage
 * @property {Plan} p
 * @property {number} z
 * @property {(level: number) => Onto} on from a stage to the screen
 * @property {State} state
 * @property {Numbers} numbers
 * @property {Pen} ink
 * @property {(level: number) => Pen} words what a level writes is there only around its own depth
 * @property {(level: number) => number} shapes shapes outlive it on both sides
 */

export { LAST, PARTS, plan };

/** @param {Numbers} numbers @param {State} state @param {State} shown on its way there @param {number} width */
export function zoomed(numbers, state, shown, width) {
  const p = plan(width, numbers.tokens.length);
  const ink = pen(p.W, p.H);
  const z = shown.zoom;
  const places = frames(p, slotsOf(p, state), z).map((frame) => onto(p, frame));
  /** @type {Stage} */
  const stage = {
    ...{ p, z, state, numbers, ink },
    on: (level) => places[level],
    words: (level) => ink.faint(during(z - level, -0.3, -0.04, 0.1, 0.34)),
    shapes: (level) => 1 - ramp(z - level, 0.4, 0.8),
  };
  if (z < 1.99) model(stage);
  if (z > 0.6 && z < 2.99) headStage(stage);
  if (z > 2.3 && z < 3.99) rowStage(stage);
  if (z > 3.3) scoreStage(stage);
  if (z > 4.3) productStage(stage);
  ink.path("border", "ruler edge", `M0 0.5H${p.W}M0 ${p.H - 0.5}H${p.W}`);
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
    ...{ label: labelOf(numbers, state, level, i), kind: "zoom-part" },
    ...{ tab: i === state[part] ? 0 : -1, aria: { pressed: i === state[part] } },
  }));
}

/** @param {Plan} p @param {number} level @returns {Box[]} */
function boxesOf(p, level) {
  const { attention, tiles } = p.block;
  const [w, h] = [attention.w / 4, attention.h / 3];
  const { matrix: m, cell, queries, outputs } = p.head;
  const parts = [
    () => p.model.layers,
    () =>
      tiles.map((_, i) => {
        const [column, line] = [i % 4, Math.floor(i / 4)];
        return { x: attention.x + column * w, y: attention.y + line * h, w, h };
      }),
    () =>
      p.row.lanes.map((_, i) => {
        const wide = outputs.x + outputs.w - queries.x;
        return { x: queries.x, y: m.y + i * cell[1], w: wide, h: cell[1] };
      }),
    () => p.row.lanes.map((lane) => ({ ...lane, y: 0, h: p.H })),
    () => p.score.columns,
  ];
  return parts[level]();
}

/** @param {Numbers} numbers @param {State} state @param {number} level @param {number} i */
function labelOf({ tokens, all, row, pair }, { layer: l, query }, level, i) {
  if (level === 0) return `Layer ${i + 1}`;
  if (level === 1) {
    const own = all[l][i][query];
    const best = argmax(own);
    const most = percent(own[best]);
    return `Head ${i + 1}: ${tokens[query]} attends most to ${tokens[best]}, ${most}`;
  }
  if (level === 2) return `Row of ${tokens[i]}`;
  if (level === 3) {
    const weight = percent(row.weights[i]);
    return `${tokens[i]}: dot product ${row.scores[i].toFixed(1)}, weight ${weight}`;
  }
  return `Number ${i + 1}: ${pair.q[i].toFixed(2)} times ${pair.k[i].toFixed(2)}`;
}
