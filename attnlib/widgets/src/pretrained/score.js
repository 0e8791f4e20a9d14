// The fifth stop, a dot product: 32 products, added up.

import { format } from "../kit/text.js";
import { during } from "./camera.js";
import { SIZE } from "./compute.js";
import { fine } from "./pen.js";
import { share } from "./row.js";

/** @import { Stage } from "./scene.js" */
/** @import { Onto } from "./camera.js" */

/** Bars of those numbers that have a sign, each in its column from one height to another. @param {Stage} stage @param {number[]} values @param {number} sign @param {(m: number) => number[]} ends */
function bars({ p, on }, values, sign, ends) {
  const { x, y } = on(4);
  const wide = fine(x(0.72 * p.score.column) - x(0));
  return values.map((value, m) => {
    if (value * sign <= 0) return "";
    const [from, to] = ends(m).map((end) => fine(y(end)));
    return `M${
      fine(x(p.score.across.x + (m + 0.14) * p.score.column))
    } ${from}h${wide}V${to}h${-wide}z`;
  }).join("");
}

/** @param {Stage} stage */
export function scoreStage(stage) {
  const { p, z, ink, numbers: { pair: { q, k } }, state } = stage;
  const { box } = stage.on(4);
  const { rows, columns } = p.score;
  const pale = ink.faint(during(z, 3.4, 3.85, 4.4, 4.8));
  const most = Math.max(...q.map(Math.abs), ...k.map(Math.abs));
  const row = (role, values, { y, up }) => {
    const ends = (m) => [y, y - (up * values[m]) / most];
    pale.path(`${role} above`, `${role} solid`, bars(stage, values, 1, ends));
    pale.path(`${role} below`, `${role} solid low`, bars(stage, values, -1, ends));
    pale.path(`${role} zero`, "ruler", ruler(stage, y));
  };
  row("query", q, rows[0]);
  row("key", k, rows[1]);
  waterfall(stage, pale);
  const own = ink.faint(during(z, 3.6, 3.9, 4.5, 4.9));
  own.box("own number", "ink frame", box(columns[state.number]), 5);
  scoreWords(stage);
}

/** A line through all columns. @param {Stage} stage @param {number} y */
function ruler({ p, on }, y) {
  const { x, w } = on(4).box(p.score.across);
  return `M${fine(x)} ${fine(on(4).y(y))}H${fine(x + w)}`;
}

/** The scale of the sums so far: zero and all of them are in it. @param {Stage} stage */
function sumScale({ p, numbers: { pair: { sums } } }) {
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  const [top, bottom] = p.score.sums;
  return (/** @type {number} */ x) => bottom - ((x - low) / (high - low || 1)) * (bottom - top);
}

/** Each product begins where the one before it ended; the last one ends at the dot product. @param {Stage} stage @param {import("./pen.js").Pen} pale */
function waterfall(stage, pale) {
  const { p, numbers: { pair: { products, sums } } } = stage;
  const { x, y } = stage.on(4);
  const heights = sums.map(sumScale(stage));
  const X = (m) => fine(x(p.score.across.x + m * p.score.column));
  const links = products.map((_, m) => `M${X(m + 0.86)} ${fine(y(heights[m + 1]))}H${X(m + 1.14)}`);
  const ends = (m) => [heights[m], heights[m + 1]];
  pale.path("sum zero", "ruler", ruler(stage, sumScale(stage)(0)));
  pale.path("sum links", "soft line link", links.join(""));
  pale.path("products above", "ink solid step", bars(stage, products, 1, ends));
  pale.path("products below", "ink less", bars(stage, products, -1, ends));
}

/** @param {Stage} stage */
function scoreWords(stage) {
  const { p, numbers: { tokens, row, pair }, state } = stage;
  const write = stage.words(4);
  const { frame, x, y: Y } = stage.on(4);
  const [asks, asked] = [tokens[state.query], tokens[state.key]];
  const product = format(pair.sums[SIZE], 2);
  const scaled = `÷ √32 = ${format(row.scaled[state.key], 2)}`;
  const weight = share(row.weights[state.key]);
  if (p.narrow) {
    const halo = (id, role, at, text) => write.text(id, `${role} small strong halo`, at, text);
    halo("query name", "query end", [p.W - 6, Y(22)], `query of ${asks}`);
    halo("key name", "key end", [p.W - 6, Y(118)], `× key of ${asked}`);
    halo("sum name", "ink start", [6, Y(220)], "= products, added up");
    write.text("dot product", "ink strong", [p.W / 2, Y(p.H - 36)], `dot product ${product}`);
    const told = `${scaled}, by softmax ${weight}`;
    write.text("scaled", "soft small", [p.W / 2, Y(p.H - 16)], told);
    return;
  }
  const left = (id, role, at, text) =>
    write.text(id, `${role} small end`, [frame.x + 108, Y(at)], text);
  left("query name", "query strong", p.score.rows[0].y - 4, "query of");
  left("query word", "query strong", p.score.rows[0].y + 12, asks);
  left("key name", "key strong", p.score.rows[1].y - 4, "× key of");
  left("key word", "key strong", p.score.rows[1].y + 12, asked);
  left("sum name", "ink strong", p.score.sums[0] + 70, "= products,");
  left("sum more", "ink strong", p.score.sums[0] + 86, "added up");
  const end = [x(p.score.across.x + p.score.across.w) + 8, Y(sumScale(stage)(pair.sums[SIZE]))];
  const right = (id, role, down, text) =>
    write.text(id, `${role} start`, [end[0], end[1] + down], text);
  right("dot product", "ink strong large", 6, product);
  right("dot product name", "soft small", 24, "the dot product");
  right("scaled", "soft small", 42, scaled);
  right("weight", "weight small strong", 60, `softmax: ${weight}`);
}
