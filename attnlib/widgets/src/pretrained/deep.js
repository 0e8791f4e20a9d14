// The last three stops: a row of weights, a dot product, one of its products.

import { heat } from "../kit/heat.js";
import { format } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { inside, ramp } from "./camera.js";
import { SIZE } from "./compute.js";
import { largest } from "./maps.js";
import { fine } from "./pen.js";

/** @typedef {import("./scene.js").Stage} Stage */
/** @typedef {import("./camera.js").Box} Box */

const share = (/** @type {number} */ w) => `${Math.round(100 * w)}%`;

// ---- The row: ten dot products become ten shares of one output -------------------------------------

/** @param {Stage} stage */
export function rowStage(stage) {
  const { p, z, F, ink, numbers, state } = stage;
  const f = F[3];
  const band = inside(p, f, p.row.band);
  const lane = band.w / p.n;
  const Y = (y) => f.y + (y * f.h) / p.H;
  const appear = Math.min(ramp(z, 2.35, 2.8), 1 - ramp(z, 3.4, 3.8));
  const [top, low] = p.row.bars.map(Y);
  const most = Math.max(...numbers.row.weights);
  numbers.row.weights.forEach((w, j) => {
    const r = { x: band.x + j * lane + lane * 0.04, y: band.y, w: lane * 0.92, h: band.h };
    ink.box(`lane ${j}`, "tint lane", r, appear * (j === state.key ? 1 - ramp(z, 3.7, 4) : 1), 6);
    const tall = ((low - top) * w) / most;
    ink.box(
      `bar ${j}`,
      "weight solid",
      { x: r.x + r.w * 0.14, y: low - tall, w: r.w * 0.72, h: tall },
      appear,
      3,
    );
  });
  weighted(stage, band, lane, Y, appear);
  ink.box(
    "own lane",
    "key frame",
    { x: band.x + state.key * lane, y: band.y, w: lane, h: band.h },
    Math.min(ramp(z, 2.6, 2.9), 1 - ramp(z, 3.5, 3.9)),
    7,
  );
  if (stage.words(3) > 0.02) rowWords(stage, band, lane, Y);
}

const strips = new WeakMap();

/** Values, each as strong as its weight makes it: a column for each key; and their sum. */
function weighted(stage, band, lane, Y, appear) {
  const { p, ink, numbers } = stage;
  const { weighted: list, output } = numbers.row;
  const size = largest(numbers.v);
  const known = strips.get(list) ?? list.map((column) => heat([...column], 1, size));
  strips.set(list, known);
  const [top, low] = p.row.values.map(Y);
  list.forEach((_, j) =>
    ink.image(`weighted ${j}`, known[j], {
      x: band.x + (j + 0.18) * lane,
      y: top,
      w: lane * 0.64,
      h: low - top,
    }, appear)
  );
  const r = sumBox(p, stage.F[3]);
  const sum = { x: r.x, y: top, w: r.w, h: low - top };
  ink.image("row output", heat(output, 1, size), sum, appear);
  ink.box("row output edge", "output edge", sum, appear, 0);
}

/** @param {import("./camera.js").Plan} p @param {Box} f */
const sumBox = (p, f) =>
  inside(p, f, {
    x: p.row.band.x + p.row.band.w + (p.narrow ? 14 : 34),
    y: 0,
    w: p.narrow ? 30 : 44,
    h: 1,
  });

/** @param {Stage} stage @param {Box} band @param {number} lane @param {(y: number) => number} Y */
function rowWords({ p, F, ink, numbers, state, words }, band, lane, Y) {
  const write = words(3);
  const { tokens, row } = numbers;
  const [first, step] = p.narrow ? [90, 17] : [58, 20];
  const line = (k) => Y(first + k * step);
  const digits = p.narrow ? 0 : 1;
  tokens.forEach((token, j) => {
    const x = band.x + (j + 0.5) * lane;
    const strong = j === state.key ? " strong" : "";
    if (p.narrow) {
      ink.text(`key ${j}`, `key${strong} start tiny`, x, Y(54), token, write, {
        transform: `rotate(-52 ${fine(x)} ${fine(Y(54))})`,
      });
    } else ink.text(`key ${j}`, `key${strong}`, x, Y(28), token, write);
    ink.text(`score ${j}`, "ink number", x, line(0), format(row.scores[j], digits), write);
    if (!p.narrow) {
      ink.text(`scaled ${j}`, "soft number", x, line(1), format(row.scaled[j], 1), write);
    }
    ink.text(
      `share ${j}`,
      "weight number strong",
      x,
      Y(p.row.shares),
      share(row.weights[j]),
      write,
    );
  });
  const sum = sumBox(p, F[3]);
  ink.text(
    "equals",
    "soft",
    (band.x + band.w + sum.x) / 2,
    Y((p.row.values[0] + p.row.values[1]) / 2),
    "=",
    write,
  );
  ink.text(
    "row output name",
    `output small strong${p.narrow ? " end" : ""}`,
    p.narrow ? sum.x + sum.w + 4 : sum.x + sum.w / 2,
    Y(p.row.values[0] - 6),
    "output",
    write,
  );
  const left = (id, role, y, text) => {
    const [x, low] = [F[3].x + 2, Y(y)];
    if (p.narrow) { // over the lanes: nothing of them is read through it
      const plate = { x: x - 2, y: low - 12, w: textWidth(text, 14) + 6, h: 16 };
      ink.box(`plate of ${id}`, "paper solid", plate, write, 3);
    }
    ink.text(id, `${role} start ${p.narrow ? "tiny halo" : "small"}`, x, low, text, write);
  };
  if (p.narrow) {
    left("line 0", "ink", p.row.band.y - 6, "query · key");
    left("line 2", "weight strong", p.row.bars[0] - 8, "÷ √32, then softmax");
    left("line 3", "value strong", p.row.values[0] - 6, "weight × value, 32 numbers");
    return;
  }
  left("asks", "query strong", 28, `${tokens[state.query]} asks`);
  left("line 0", "ink", first, "query · key");
  left("line 1", "soft", first + step, "÷ √32");
  left("line 2", "weight strong", p.row.shares, "softmax");
  left("line 3", "value strong", (p.row.values[0] + p.row.values[1]) / 2 - 6, "weight × value,");
  left("line 4", "value", (p.row.values[0] + p.row.values[1]) / 2 + 10, "32 numbers");
}

// ---- The dot product: 32 products, added up --------------------------------------------------

/** @param {Stage} stage */
export function scoreStage(stage) {
  const { p, z, F, ink, numbers, state } = stage;
  const f = F[4];
  const { across, rows } = p.score;
  const { q, k } = numbers.pair;
  const column = (p.score.column * f.w) / p.W;
  const X = (m) => f.x + (across.x * f.w) / p.W + m * column;
  const Y = (y) => f.y + (y * f.h) / p.H;
  const appear = Math.min(ramp(z, 3.4, 3.85), 1 - ramp(z, 4.4, 4.8));
  const most = Math.max(...q.map(Math.abs), ...k.map(Math.abs));
  [q, k].forEach((numbersOf, i) => {
    const { y, up } = rows[i];
    const bars = (sign) =>
      numbersOf.map((x, m) =>
        x * sign > 0
          ? `M${fine(X(m) + column * 0.14)} ${fine(Y(y))}h${fine(column * 0.72)}V${
            fine(Y(y - (up * x) / most))
          }h${fine(-column * 0.72)}z`
          : ""
      ).join("");
    const role = ["query", "key"][i];
    ink.path(`${role} above`, `${role} solid`, bars(1), appear);
    ink.path(`${role} below`, `${role} solid low`, bars(-1), appear);
    ink.path(`${role} zero`, "ruler", `M${fine(X(0))} ${fine(Y(y))}H${fine(X(SIZE))}`, appear);
  });
  waterfall(stage, X, Y, column, appear);
  const whole = inside(p, f, {
    ...across,
    x: across.x + state.number * p.score.column,
    w: p.score.column,
  });
  ink.box("own number", "ink frame", whole, Math.min(ramp(z, 3.6, 3.9), 1 - ramp(z, 4.5, 4.9)), 5);
  if (stage.words(4) > 0.02) scoreWords(stage, X, Y);
}

/** The scale of the sums so far: zero and all of them are in it. @param {Stage} stage */
function sumScale({ p, numbers }) {
  const { sums } = numbers.pair;
  const [low, high] = [Math.min(...sums), Math.max(...sums)];
  const [top, bottom] = p.score.sums;
  return (/** @type {number} */ x) => bottom - ((x - low) / (high - low || 1)) * (bottom - top);
}

/** Each product begins where the one before it ended; the last one ends at the dot product. */
function waterfall(stage, X, Y, column, appear) {
  const { ink, numbers } = stage;
  const { products, sums } = numbers.pair;
  const to = sumScale(stage);
  const steps = (sign) =>
    products.map((x, m) =>
      x * sign > 0
        ? `M${fine(X(m) + column * 0.14)} ${fine(Y(to(sums[m])))}h${fine(column * 0.72)}V${
          fine(Y(to(sums[m + 1])))
        }h${fine(-column * 0.72)}z`
        : ""
    ).join("");
  const links = products.map((_, m) =>
    `M${fine(X(m) + column * 0.86)} ${fine(Y(to(sums[m + 1])))}H${fine(X(m + 1) + column * 0.14)}`
  ).join("");
  ink.path("sum zero", "ruler", `M${fine(X(0))} ${fine(Y(to(0)))}H${fine(X(SIZE))}`, appear);
  ink.path("sum links", "soft line link", links, appear);
  ink.path("products above", "ink solid step", steps(1), appear);
  ink.path("products below", "ink less", steps(-1), appear);
}

/** @param {Stage} stage @param {(m: number) => number} X @param {(y: number) => number} Y */
function scoreWords(stage, X, Y) {
  const { p, F, ink, numbers, state, words } = stage;
  const write = words(4);
  const { tokens, row, pair } = numbers;
  const [asks, asked] = [tokens[state.query], tokens[state.key]];
  const product = pair.sums[SIZE];
  const y = Y(sumScale(stage)(product));
  const scaled = `÷ √32 = ${format(row.scaled[state.key], 2)}`;
  if (p.narrow) {
    ink.text(
      "query name",
      "query small strong end halo",
      p.W - 6,
      Y(22),
      `query of ${asks}`,
      write,
    );
    ink.text("key name", "key small strong end halo", p.W - 6, Y(118), `× key of ${asked}`, write);
    ink.text("sum name", "ink small strong start halo", 6, Y(220), "= products, added up", write);
    ink.text(
      "dot product",
      "ink strong",
      p.W / 2,
      Y(p.H - 36),
      `dot product ${format(product, 2)}`,
      write,
    );
    ink.text(
      "scaled",
      "soft small",
      p.W / 2,
      Y(p.H - 16),
      `${scaled}, by softmax ${share(row.weights[state.key])}`,
      write,
    );
    return;
  }
  const left = (id, role, at, text) =>
    ink.text(id, `${role} small end`, F[4].x + 108, Y(at), text, write);
  left("query name", "query strong", p.score.rows[0].y - 4, "query of");
  left("query word", "query strong", p.score.rows[0].y + 12, asks);
  left("key name", "key strong", p.score.rows[1].y - 4, "× key of");
  left("key word", "key strong", p.score.rows[1].y + 12, asked);
  left("sum name", "ink strong", p.score.sums[0] + 70, "= products,");
  left("sum more", "ink strong", p.score.sums[0] + 86, "added up");
  const right = (id, role, at, text) => ink.text(id, `${role} start`, X(SIZE) + 8, at, text, write);
  right("dot product", "ink strong large", y + 6, format(product, 2));
  right("dot product name", "soft small", y + 24, "the dot product");
  right("scaled", "soft small", y + 42, scaled);
  right("weight", "weight small strong", y + 60, `softmax: ${share(row.weights[state.key])}`);
}

// ---- The product: an area --------------------------------------------------------------------

/** Two digits, or three where two would leave nothing to see. @param {number} q @param {number} k */
export const digitsOf = (q, k) => (Math.abs(q * k) < 0.1 ? 3 : 2);

/** @param {Stage} stage */
export function productStage(stage) {
  const { p, z, F, ink, numbers, state } = stage;
  const f = F[5];
  const [q, k] = [numbers.pair.q[state.number], numbers.pair.k[state.number]];
  const alpha = ramp(z, 4.4, 4.8);
  const [cx, cy, R] = p.narrow ? [p.W / 2, 168, 140] : [p.W * 0.28, p.H / 2, 188];
  const most = Math.max(Math.abs(q), Math.abs(k));
  const square = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1].findLast((one) => one * 1.5 <= most) ?? 0.01;
  const u = (R * 0.82) / most;
  const X = (x) => f.x + (x * f.w) / p.W;
  const Y = (y) => f.y + (y * f.h) / p.H;
  const rect = (x1, y1, x2, y2) => ({
    x: X(Math.min(x1, x2)),
    y: Y(Math.min(y1, y2)),
    w: (Math.abs(x2 - x1) * f.w) / p.W,
    h: (Math.abs(y2 - y1) * f.h) / p.H,
  });
  ink.box("agree 1", "tint", rect(cx, cy, cx + R, cy - R), alpha, 0);
  ink.box("agree 2", "tint", rect(cx, cy, cx - R, cy + R), alpha, 0);
  let grid = "";
  for (let g = 1; g * square * u < R; g++) {
    for (const d of [g * square * u, -g * square * u]) {
      grid += `M${fine(X(cx + d))} ${fine(Y(cy - R))}V${fine(Y(cy + R))}M${fine(X(cx - R))} ${
        fine(Y(cy + d))
      }H${fine(X(cx + R))}`;
    }
  }
  ink.path("grid", "rule", grid, alpha);
  ink.path(
    "axes",
    "ruler",
    `M${fine(X(cx - R))} ${fine(Y(cy))}H${fine(X(cx + R))}M${fine(X(cx))} ${fine(Y(cy - R))}V${
      fine(Y(cy + R))
    }`,
    alpha,
  );
  ink.box(
    "area",
    q * k < 0 ? "ink less area" : "ink area",
    rect(cx, cy, cx + q * u, cy - k * u),
    alpha,
    0,
  );
  const line = (id, role, x2, y2) =>
    ink.put(id, "line", role, {
      x1: fine(X(cx)),
      y1: fine(Y(cy)),
      x2: fine(X(x2)),
      y2: fine(Y(y2)),
    }, alpha);
  line("side query", "query line thick", cx + q * u, cy);
  line("side key", "key line thick", cx, cy - k * u);
  if (stage.words(5) > 0.02) productWords(stage, { cx, cy, R, u, q, k, square }, X, Y);
}

/** @param {Stage} stage */
function productWords({ p, ink, numbers, state, words }, { cx, cy, R, u, q, k, square }, X, Y) {
  const write = words(5);
  const say = (x) => format(x, digitsOf(q, k));
  for (
    const [id, dx, dy, sign] of /** @type {[string, number, number, string][]} */ ([
      ["++", 1, -1, "+"],
      ["--", -1, 1, "+"],
      ["+-", 1, 1, "−"],
      ["-+", -1, -1, "−"],
    ])
  ) {
    ink.text(
      `sign ${id}`,
      "soft large",
      X(cx + dx * (R - 12)),
      Y(cy + dy * (R - 12) + 6),
      sign,
      write,
    );
  }
  /** Beside the middle of a side, and of a short one still clear of the axis. */
  const beside = (x, least) => Math.sign(x || 1) * Math.max(Math.abs(x * u) / 2, least);
  ink.text(
    "q side",
    "query strong",
    X(cx + beside(q, 24)),
    Y(cy + (k < 0 ? -9 : 19)),
    say(q),
    write,
  );
  ink.text(
    "k side",
    `key strong ${q < 0 ? "start" : "end"}`,
    X(cx + (q < 0 ? 9 : -9)),
    Y(cy - beside(k, 12) + 5),
    say(k),
    write,
  );
  const [ex, ey] = p.narrow ? [p.W / 2, 336] : [p.W * 0.56, p.H * 0.32];
  const role = p.narrow ? "ink equation" : "ink equation start";
  ink.runs("equation", role, X(ex), Y(ey), [
    { text: say(q), role: "query" },
    { text: " × " },
    { text: k < 0 ? `(${say(k)})` : say(k), role: "key" },
    { text: ` = ${say(q * k)}` },
  ], write);
  const { tokens, count } = numbers;
  const pair = `${tokens[state.query]} · ${tokens[state.key]}`;
  const lines = p.narrow
    ? [
      `product ${state.number + 1} of 32 in ${pair}`,
      `32 × ${p.n} × ${p.n} pairs × 12 heads × 6 layers`,
      `= ${count.toLocaleString("en")} products for the scores`,
    ]
    : [
      q * k === 0
        ? "no square at all: it adds nothing"
        : `${format(Math.abs(q * k) / square ** 2, 1)} squares of side ${square}; signs ${
          q * k < 0 ? "differ, so it counts below zero" : "agree, so it counts above zero"
        }`,
      `product ${state.number + 1} of the 32 in ${pair}`,
      "",
      `32 products a score, ${p.n} × ${p.n} scores a head,`,
      "12 heads a layer, 6 layers:",
      `${count.toLocaleString("en")} such products for this sentence's scores`,
    ];
  lines.forEach((text, i) =>
    ink.text(
      `line ${i}`,
      `${i === lines.length - 1 ? "ink strong" : "soft"}${p.narrow ? " small" : " start"}`,
      X(ex),
      Y(ey + (p.narrow ? 28 : 38) + i * (p.narrow ? 19 : 22)),
      text,
      write,
    )
  );
}
