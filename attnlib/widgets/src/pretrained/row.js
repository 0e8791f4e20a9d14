// The fourth stop, a row: ten dot products become ten shares of one output.

import { heat } from "../kit/heat.js";
import { format } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { during, ramp } from "./camera.js";
import { largest } from "./maps.js";

/** @import { Stage } from "./scene.js" */
/** @import { Box } from "./camera.js" */

export const share = (/** @type {number} */ w) => `${Math.round(100 * w)}%`;

/** @param {Stage} stage */
export function rowStage(stage) {
  const { p, z, ink, numbers, state } = stage;
  const { y: Y, box } = stage.on(3);
  const lanes = p.row.lanes.map(box);
  const alpha = during(z, 2.35, 2.8, 3.4, 3.8);
  const [pale, own] = [alpha, alpha * (1 - ramp(z, 3.7, 4))].map(ink.faint);
  const [top, low] = p.row.bars.map(Y);
  const most = Math.max(...numbers.row.weights);
  lanes.forEach(({ x, y, w, h }, j) => {
    const tall = ((low - top) * numbers.row.weights[j]) / most;
    const lane = { x: x + 0.04 * w, y, w: 0.92 * w, h };
    const bar = { x: x + 0.17 * w, y: low - tall, w: 0.66 * w, h: tall };
    (j === state.key ? own : pale).box(`lane ${j}`, "tint lane", lane, 6);
    pale.box(`bar ${j}`, "weight solid", bar, 3);
  });
  weighted(stage, lanes, alpha);
  ink.faint(during(z, 2.6, 2.9, 3.5, 3.9)).box("own lane", "key frame", lanes[state.key], 7);
  rowWords(stage, lanes);
}

/** Values, each as strong as its weight makes it: a column for each key; and their sum. @param {Stage} stage @param {Box[]} lanes @param {number} alpha */
function weighted(stage, lanes, alpha) {
  const { p, numbers: { row, v } } = stage;
  const pale = stage.ink.faint(alpha);
  const size = largest(v);
  const [y, low] = p.row.values.map(stage.on(3).y);
  lanes.forEach(({ x, w }, j) => {
    const column = { x: x + 0.18 * w, y, w: 0.64 * w, h: low - y };
    pale.image(`weighted ${j}`, heat(row.weighted[j], 1, size), column);
  });
  const sum = { ...sumOf(stage), y, h: low - y };
  pale.image("row output", heat(row.output, 1, size), sum);
  pale.box("row output edge", "output edge", sum, 0);
}

/** Where the output stands: beside the lanes. @param {Stage} stage */
function sumOf({ p, on }) {
  const { band } = p.row;
  const [gap, w] = p.narrow ? [14, 30] : [34, 44];
  return on(3).box({ x: band.x + band.w + gap, y: 0, w, h: 1 });
}

/** @param {Stage} stage @param {Box[]} lanes */
function rowWords(stage, lanes) {
  const { p, numbers: { tokens, row }, state } = stage;
  const write = stage.words(3);
  const { y: Y } = stage.on(3);
  const [first, step] = p.narrow ? [90, 17] : [58, 20];
  tokens.forEach((token, j) => {
    const x = lanes[j].x + lanes[j].w / 2;
    const role = `key${j === state.key ? " strong" : ""}`;
    if (p.narrow) write.text(`key ${j}`, `${role} start tiny`, [x, Y(54)], token, -52);
    else write.text(`key ${j}`, role, [x, Y(28)], token);
    const score = format(row.scores[j], p.narrow ? 0 : 1);
    write.text(`score ${j}`, "ink number", [x, Y(first)], score);
    if (!p.narrow) {
      write.text(`scaled ${j}`, "soft number", [x, Y(first + step)], format(row.scaled[j], 1));
    }
    const weight = share(row.weights[j]);
    write.text(`share ${j}`, "weight number strong", [x, Y(p.row.shares)], weight);
  });
  const [sum, last] = [sumOf(stage), lanes[lanes.length - 1]];
  const middle = (p.row.values[0] + p.row.values[1]) / 2;
  write.text("equals", "soft", [(last.x + last.w + sum.x) / 2, Y(middle)], "=");
  const [role, x] = p.narrow ? [" end", sum.x + sum.w + 4] : ["", sum.x + sum.w / 2];
  write.text(
    "row output name",
    `output small strong${role}`,
    [x, Y(p.row.values[0] - 6)],
    "output",
  );
  legend(stage, middle);
}

/** What each band of numbers is: at the left of the lanes, on a phone over them. @param {Stage} stage @param {number} middle of the values */
function legend(stage, middle) {
  const { p, numbers: { tokens }, state } = stage;
  const write = stage.words(3);
  const { frame, y: Y } = stage.on(3);
  const left = (id, role, y, text) => {
    const [x, low] = [frame.x + 2, Y(y)];
    if (p.narrow) { // over the lanes: nothing of them is read through it
      const plate = { x: x - 2, y: low - 12, w: textWidth(text, 14) + 6, h: 16 };
      write.box(`plate of ${id}`, "paper solid", plate, 3);
    }
    write.text(id, `${role} start ${p.narrow ? "tiny halo" : "small"}`, [x, low], text);
  };
  const lines = p.narrow
    ? [
      ["line 0", "ink", p.row.band.y - 6, "query · key"],
      ["line 2", "weight strong", p.row.bars[0] - 8, "÷ √32, then softmax"],
      ["line 3", "value strong", p.row.values[0] - 6, "weight × value, 32 numbers"],
    ]
    : [
      ["asks", "query strong", 28, `${tokens[state.query]} asks`],
      ["line 0", "ink", 58, "query · key"],
      ["line 1", "soft", 78, "÷ √32"],
      ["line 2", "weight strong", p.row.shares, "softmax"],
      ["line 3", "value strong", middle - 6, "weight × value,"],
      ["line 4", "value", middle + 10, "32 numbers"],
    ];
  for (const [id, role, y, text] of lines) left(id, role, y, text);
}
