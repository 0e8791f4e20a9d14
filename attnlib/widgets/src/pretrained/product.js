// The last stop, a product: an area.

import { format } from "../kit/text.js";
import { ramp } from "./camera.js";
import { fine } from "./pen.js";

/** @import { Stage } from "./scene.js" */
/** @typedef {{cx: number, cy: number, R: number, u: number, q: number, k: number, square: number}} Area `u`: px of 1 */

/** Two digits, or three where two would leave nothing to see. @param {number} q @param {number} k */
export const digitsOf = (q, k) => (Math.abs(q * k) < 0.1 ? 3 : 2);

/** @param {Stage} stage @returns {Area} */
function areaOf({ p, numbers: { pair }, state }) {
  const [q, k] = [pair.q[state.number], pair.k[state.number]];
  const [cx, cy, R] = p.narrow ? [p.W / 2, 168, 140] : [p.W * 0.28, p.H / 2, 188];
  const most = Math.max(Math.abs(q), Math.abs(k));
  const square = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1].findLast((one) => one * 1.5 <= most) ?? 0.01;
  return { cx, cy, R, u: (R * 0.82) / most, q, k, square };
}

/** @param {Stage} stage */
export function productStage(stage) {
  const area = areaOf(stage);
  const { cx, cy, R, u, q, k, square } = area;
  const ink = stage.ink.faint(ramp(stage.z, 4.4, 4.8));
  const { x: X, y: Y, box } = stage.on(5);
  const rect = (w, h) =>
    box({ x: cx + Math.min(w, 0), y: cy + Math.min(h, 0), w: Math.abs(w), h: Math.abs(h) });
  const across = (y) => `M${fine(X(cx - R))} ${fine(Y(y))}H${fine(X(cx + R))}`;
  const down = (x) => `M${fine(X(x))} ${fine(Y(cy - R))}V${fine(Y(cy + R))}`;
  ink.box("agree 1", "tint", rect(R, -R), 0);
  ink.box("agree 2", "tint", rect(-R, R), 0);
  let grid = "";
  for (let d = square * u; d < R; d += square * u) {
    for (const far of [d, -d]) grid += `${down(cx + far)}${across(cy + far)}`;
  }
  ink.path("grid", "rule", grid);
  ink.path("axes", "ruler", `${across(cy)}${down(cx)}`);
  ink.box("area", q * k < 0 ? "ink less area" : "ink area", rect(q * u, -k * u), 0);
  const line = (id, role, x, y) =>
    ink.line(id, `${role} line thick`, [X(cx), Y(cy), X(x), Y(y)].map(fine));
  line("side query", "query", cx + q * u, cy);
  line("side key", "key", cx, cy - k * u);
  sides(stage, area);
  productWords(stage, area);
}

/** What stands in the plane: the signs of its quarters, and the two numbers. @param {Stage} stage @param {Area} area */
function sides(stage, { cx, cy, R, u, q, k }) {
  const write = stage.words(5);
  const { x: X, y: Y } = stage.on(5);
  const far = R - 12;
  const sign = (id, dx, dy) =>
    write.text(
      `sign ${id}`,
      "soft large",
      [X(cx + dx * far), Y(cy + dy * far + 6)],
      dx * dy < 0 ? "+" : "−",
    );
  sign("++", 1, -1);
  sign("--", -1, 1);
  sign("+-", 1, 1);
  sign("-+", -1, -1);
  const say = (x) => format(x, digitsOf(q, k));
  /** Beside the middle of a side, and of a short one still clear of the axis. */
  const beside = (x, least) => Math.sign(x || 1) * Math.max(Math.abs(x * u) / 2, least);
  write.text("q side", "query strong", [X(cx + beside(q, 24)), Y(cy + (k < 0 ? -9 : 19))], say(q));
  const [role, x] = q < 0 ? ["start", cx + 9] : ["end", cx - 9];
  write.text("k side", `key strong ${role}`, [X(x), Y(cy - beside(k, 12) + 5)], say(k));
}

/** The product as an equation, what is seen of it, and how many there are. @param {Stage} stage @param {Area} area */
function productWords(stage, { q, k, square }) {
  const { p, numbers: { tokens, count }, state } = stage;
  const write = stage.words(5);
  const { x: X, y: Y } = stage.on(5);
  const say = (x) => format(x, digitsOf(q, k));
  const [ex, ey] = p.narrow ? [p.W / 2, 336] : [p.W * 0.56, p.H * 0.32];
  write.runs("equation", p.narrow ? "ink equation" : "ink equation start", [X(ex), Y(ey)], [
    { text: say(q), role: "query" },
    { text: " × " },
    { text: k < 0 ? `(${say(k)})` : say(k), role: "key" },
    { text: ` = ${say(q * k)}` },
  ]);
  const pair = `${tokens[state.query]} · ${tokens[state.key]}`;
  const products = count.toLocaleString("en");
  const lines = p.narrow
    ? [
      `product ${state.number + 1} of 32 in ${pair}`,
      `32 × ${p.n} × ${p.n} pairs × 12 heads × 6 layers`,
      `= ${products} products for the scores`,
    ]
    : [
      squares(q * k, square),
      `product ${state.number + 1} of the 32 in ${pair}`,
      "",
      `32 products a score, ${p.n} × ${p.n} scores a head,`,
      "12 heads a layer, 6 layers:",
      `${products} such products for this sentence's scores`,
    ];
  const [first, step] = p.narrow ? [ey + 28, 19] : [ey + 38, 22];
  lines.forEach((text, i) => {
    const role = `${i === lines.length - 1 ? "ink strong" : "soft"}${
      p.narrow ? " small" : " start"
    }`;
    write.text(`line ${i}`, role, [X(ex), Y(first + i * step)], text);
  });
}

/** How many squares of the grid a product is. @param {number} product @param {number} side */
function squares(product, side) {
  if (product === 0) return "no square at all: it adds nothing";
  const sign = product < 0 ? "differ, so it counts below zero" : "agree, so it counts above zero";
  return `${format(Math.abs(product) / side ** 2, 1)} squares of side ${side}; signs ${sign}`;
}
