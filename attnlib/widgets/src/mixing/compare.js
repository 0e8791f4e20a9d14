// The five layers beside each other: the message's way in each on one scale, steps that wait, and work as an area.

import { mark, polyline } from "../kit/marks.js";
import { DRAWN } from "./compute.js";
import { amount, BRIEF, NAMES } from "./words.js";

/** @import { Result } from "./compute.js" */
/** @import { Mark, Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */

const NARROW = 700; // px: below, labels stand above their rows

/** Where things are in a width: columns, and rows with their labels beside or above them. @param {number} width */
export function columns(width) {
  const narrow = width < NARROW;
  const [left, gap] = [narrow ? 0 : 126, narrow ? 3 : 8];
  const wide = (width - left - 4 * gap) / 5;
  const rows = narrow
    ? { way: 43, steps: 108, work: 153, end: 202 }
    : { way: 28, steps: 104, work: 128, end: 186 };
  return {
    ...{ width, narrow, left, gap, wide, rows, most: narrow ? 26 : 38 },
    pad: narrow ? 4 : 10,
    rise: narrow ? 26 : 64, // px from the way's row to its floor
    step: 0.4, // px a step or a layer is high, in all five
    x: (/** @type {number} */ column) => left + column * (wide + gap),
  };
}

/** @typedef {ReturnType<typeof columns>} Look */

/** @param {Look} look @param {Result} result @param {number} column @param {number} sent */
function thumb({ x, wide, pad, rows, narrow, rise, step: high }, { layers }, column, sent) {
  const { way } = layers[column];
  const gone = Math.min(sent, way.length - 1);
  const floor = rows.way + rise;
  const across = (/** @type {number} */ token) =>
    x(column) + pad + ((wide - 2 * pad) * (token + 0.5)) / DRAWN;
  const part = gone - Math.floor(gone);
  const [a, b] = [way[Math.floor(gone)], way[Math.min(Math.floor(gone) + 1, way.length - 1)]];
  const places = way.slice(0, Math.floor(gone) + 1).map(([step, token]) => [token, step]);
  if (part) places.push([a[1] + (b[1] - a[1]) * part, gone]);
  const points = places.map(([token, step]) => [across(token), floor - step * high]);
  const length = way.length - 1;
  const unit = column === 0 ? "step" : "layer";
  const told = narrow ? String(length) : `${length} ${unit}${length === 1 ? "" : "s"}`;
  return [
    mark.line(`floor ${column}`, "ruler", [x(column) + pad, floor, x(column) + wide - pad, floor]),
    mark.path(`way ${column}`, "weight line thumb", polyline(points)),
    mark.text(`way number ${column}`, "ink small start", [
      x(column) + pad,
      rows.way + (narrow ? 40 : 46),
    ], told),
  ];
}

/** A bar for the steps that wait, as a share of the tokens. @param {Look} look @param {Result} result @param {number} column */
function waits({ x, wide, pad, rows, narrow }, { layers, n }, column) {
  const { steps } = layers[column];
  const told = narrow ? amount(steps) : `${steps.toLocaleString("en")} in a row`;
  const room = wide - 2 * pad;
  return [
    mark.rect(`steps track ${column}`, "track", [x(column) + pad, rows.steps, room, 4]),
    mark.rect(`steps ${column}`, "ink solid", [x(column) + pad, rows.steps, (room * steps) / n, 4]),
    mark.text(
      `steps number ${column}`,
      "ink small start",
      [x(column) + pad, rows.steps + 18],
      told,
    ),
  ];
}

/** A square whose area is the work; the largest of the five is as large as fits. @param {Look} look @param {Result} result @param {number} column */
function square({ x, pad, rows, most }, { layers }, column) {
  const { work } = layers[column];
  const edge = most * Math.sqrt(work / Math.max(...layers.map((layer) => layer.work)));
  const [left, floor] = [x(column) + pad, rows.work + most];
  return [
    mark.rect(`work ${column}`, "ink solid", [left, floor - edge, edge, edge]),
    mark.text(`work number ${column}`, "ink small start", [left, floor + 15], amount(work)),
  ];
}

/** What the rows are: above them, or before them. @param {Look} look @param {Result} result */
function labels({ rows, narrow, most }, { source, target }) {
  const ends = `${source + 1} to ${target + 1}`;
  const lines = narrow
    ? [
      ["way", `the message’s way, from ${ends}`, rows.way - 8],
      ["steps", "steps one after another", rows.steps - 8],
      ["work", "multiply-adds of a layer", rows.work - 8],
    ]
    : [
      ["way", "the message’s way", rows.way + 46],
      ["way ends", `from ${ends}`, rows.way + 62],
      ["steps", "one after another", rows.steps + 8],
      ["work", "multiply-adds,", rows.work + most - 1],
      ["areas", "as areas", rows.work + most + 15],
    ];
  return lines.map(([id, text, y]) =>
    mark.text(`label ${id}`, "soft small start", [0, Number(y)], String(text))
  );
}

/** @param {Result} result @param {{width: number, sent?: number}} options @returns {Scene} */
export function compare(result, { width, sent = Infinity }) {
  const look = columns(width);
  const { x, wide, pad, rows, narrow } = look;
  const marks = result.layers.flatMap(({ name }, column) => {
    const chosen = column === result.at;
    // On a phone the rows' labels run through the columns: there the chosen one is tinted, and has no outline.
    const box = narrow
      ? (chosen ? "chosen wash" : "bare box")
      : chosen
      ? "chosen box"
      : "ruler box";
    return [
      mark.rect(`box ${column}`, box, [x(column) + 0.5, 0.5, wide - 1, rows.end - 1], { rx: 6 }),
      mark.text(
        `name ${column}`,
        `ink start ${chosen ? "strong " : ""}${narrow ? "tiny" : "small"}`,
        [x(column) + pad, 17],
        wide > 90 ? NAMES[name] : wide < 58 ? BRIEF[name].replace("ention", "ent.") : BRIEF[name],
      ),
      ...thumb(look, result, column, sent),
      ...waits(look, result, column),
      ...square(look, result, column),
    ];
  });
  return { width, height: rows.end, marks: [...marks, ...labels(look, result)] };
}

/** Each column chooses its layer. @param {Result} result @param {{width: number}} options @returns {Hit[]} */
export function choices(result, { width }) {
  const { x, wide, rows } = columns(width);
  return result.layers.map(({ name, way, work }, column) => ({
    ...{ id: name, x: x(column), y: 0, width: wide, height: rows.end },
    label: `${NAMES[name]}: ${way.length - 1} from ${result.source + 1} to ${result.target + 1}, ${
      amount(work)
    } multiply-adds`,
    aria: { pressed: column === result.at },
  }));
}
