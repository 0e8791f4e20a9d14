// ScalingExplorer (chapter 05): random dot products that spread as d_k grows, the window of scores
// that a softmax can tell apart, the weights, and how much could be learnt through them.

const CONTROLS = ["d_k", "scaled", "temperature", "draw"];
const N_KEYS = 12;
const LARGEST = 1024;
const DRAWS = 99999;
// Stops of the slider for d_k: powers of two, and one or two numbers between them.
const STOPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96, 128, 160, 192, 256, 320, 384, 512, 640, 768, 1024];

// ---- Numbers ------------------------------------------------------------------------------

/** Number i of a draw, even between −√3 and √3: the integer 16384 draw + i, stirred. */
function component(draw, i) {
  let h = 16384 * draw + i;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h = (h ^ (h >>> 16)) >>> 0;
  return Math.sqrt(12) * ((h + 0.5) / 2 ** 32 - 0.5);
}

const drawn = new Map(); // the last few draws: their dot products for every d_k

/** For each key its dot products with the query at d_k = 1, 2, …, 1024. */
function walksOf(draw) {
  if (!drawn.has(draw)) {
    const query = Array.from({ length: LARGEST }, (_, c) => component(draw, c));
    const walk = (_, key) => {
      const sums = new Float64Array(LARGEST);
      for (let c = 0, sum = 0; c < LARGEST; c++) {
        sum += query[c] * component(draw, (key + 1) * LARGEST + c);
        sums[c] = sum;
      }
      return sums;
    };
    if (drawn.size > 3) drawn.delete(drawn.keys().next().value);
    drawn.set(draw, Array.from({ length: N_KEYS }, walk));
  }
  return drawn.get(draw);
}

function spreadOf(x) {
  const mean = x.reduce((sum, a) => sum + a, 0) / x.length;
  return Math.sqrt(x.reduce((sum, a) => sum + (a - mean) ** 2, 0) / x.length);
}

/** The Frobenius norm of diag(p) − p pᵀ; 1 − p is summed up, since near 1 it would be lost. */
function jacobianNorm(p) {
  let total = 0;
  p.forEach((a, i) => {
    let rest = 0;
    p.forEach((b, j) => {
      if (i === j) return;
      rest += b;
      total += (a * b) ** 2;
    });
    total += (a * rest) ** 2;
  });
  return Math.sqrt(total);
}

/** How many weights are 0 in a format, and whether e to the power of the top score fits it. */
const formats = (weights, top) => [
  { name: "float16", zeros: weights.filter((w) => w <= 2 ** -25).length, fits: Math.exp(top) < 65520 },
  { name: "float32", zeros: weights.filter((w) => Math.fround(w) === 0).length, fits: Math.fround(Math.exp(top)) < Infinity },
];

/** All numbers of the figure; the same as attnlib's softmax and the widget's properties. */
export function compute({ d_k, scaled, temperature, draw }) {
  const products = walksOf(draw).map((sums) => sums[d_k - 1]);
  const unit = temperature * (scaled ? Math.sqrt(d_k) : 1); // what the dot products are divided by
  const scores = products.map((s) => s / unit);
  const weights = softmax(scores);
  const entropy = -weights.reduce((sum, w) => sum + (w > 0 ? w * Math.log(w) : 0), 0) + 0;
  const best = argmax(scores);
  return {
    ...{ products, unit, scores, weights, best, spread: spreadOf(scores), entropy },
    ...{ keys: Math.exp(entropy), jacobian: jacobianNorm(weights), formats: formats(weights, scores[best]) },
  };
}

// ---- What the figure says -----------------------------------------------------------------

const widthText = (d_k) => `d_k = ${d_k}`;

/** A few sentences that tell what the figure shows. */
export function describe({ d_k, scaled, temperature }, { spread, weights, best, keys, jacobian, formats }) {
  const warm = temperature === 1 ? "" : ` at temperature ${short(temperature)}`;
  const kind = scaled ? "divided by √d_k" : "not scaled";
  const first = `With ${widthText(d_k)}, the scores, ${kind}${warm}, have a spread of ${format(spread)}.`;
  const second = `Key ${best + 1} takes ${percent(weights[best])} of the weight, as if ${format(keys, 1)} of ${N_KEYS} keys were looked at.`;
  const third = `The softmax's Jacobian has the norm ${format(jacobian, 3)}${verdict(jacobian)}.`;
  const lost = formats.filter((f) => f.zeros > 0).map((f) => `${f.zeros} in ${f.name}`);
  const fourth = lost.length > 0 ? ` Weights that round to exactly 0: ${listed(lost)}.` : "";
  return `${first} ${second} ${third}${fourth}`;
}

function verdict(jacobian) {
  if (jacobian < 1e-3) return ": this query can hardly learn";
  return jacobian < 0.1 ? ": this query learns slowly" : ": this query can learn";
}

// ---- The fan: dot products against the root of d_k ----------------------------------------

const [LEFT, RIGHT, TOP, BOTTOM] = [34, 424, 10, 262]; // the plot's edges in the viewBox
const HALF = 22; // half the width of the window
const REACH = 100; // the vertical axis runs from −100 to 100
const x = (d_k) => LEFT + ((RIGHT - LEFT) * Math.sqrt(d_k)) / Math.sqrt(LARGEST);
const y = (s) => (TOP + BOTTOM) / 2 - ((BOTTOM - TOP) * s) / (2 * REACH);
const px = (number) => number.toFixed(2);
// Where the walks are drawn: evenly along the axis, each d_k once.
const PLACES = [...new Set(Array.from({ length: 125 }, (_, i) => Math.round((1 + i / 4) ** 2)))];

const text = (at, up, words, more = {}) => svg("text", { x: px(at), y: px(up), ...more }, words);

function axes() {
  const clip = uid("clip");
  const box = { x: LEFT, y: TOP, width: RIGHT - LEFT, height: BOTTOM - TOP };
  const root = svg("svg", { class: "scaling-fan", viewBox: "0 0 440 300", "aria-hidden": "true" });
  root.append(svg("clipPath", { id: clip }, svg("rect", box)));
  for (const s of [-80, -40, 0, 40, 80]) {
    root.append(svg("path", { d: `M${LEFT} ${px(y(s))}H${RIGHT}`, class: "scaling-grid" }));
    root.append(text(LEFT - 5, y(s) + 4, format(s, 0), { "text-anchor": "end" }));
  }
  for (const d_k of [1, 64, 256, 512, 1024]) root.append(text(x(d_k), BOTTOM + 16, String(d_k), { "text-anchor": "middle" }));
  root.append(text((LEFT + RIGHT) / 2, BOTTOM + 33, "d_k, drawn evenly in √d_k", { "text-anchor": "middle" }));
  const cone = [1, -1].map((sign) => `M${LEFT} ${px(y(0))}L${RIGHT} ${px(y(sign * Math.sqrt(LARGEST)))}`);
  const inside = svg("g", { "clip-path": `url(#${clip})` });
  const edge = svg("path", { d: cone.join(""), class: "scaling-cone" });
  root.append(inside, text(RIGHT - 44, y(Math.sqrt(LARGEST)) - 4, "√d_k", { "text-anchor": "end", class: "scaling-cone-name" }));
  return { root, inside, edge };
}

/** One shape for the best key and one for all others: a shape for each would cost an input too much. */
function pair() {
  const [others, first] = ["dot", "best"].map((kind) => svg("path", { class: `scaling-${kind}` }));
  const set = (best, shapes) => {
    setAttribute(others, "d", shapes.filter((_, i) => i !== best).join(""));
    setAttribute(first, "d", shapes[best]);
  };
  return { nodes: [others, first], set };
}

/** The walk of each key, the window of the softmax at this d_k, and a dot for each weight. */
function fan() {
  const { root, inside, edge } = axes();
  const walks = Array.from({ length: N_KEYS }, () => svg("polyline", { class: "scaling-walk" }));
  const window = [1, 2, 3].map((step) => svg("rect", { width: 2 * HALF, class: `scaling-window-${step}` }));
  const line = svg("path", { class: "scaling-line" });
  const dots = pair();
  inside.append(...walks, edge, ...window, line, ...dots.nodes);
  let last = null;
  const set = ({ d_k, draw }, { products, unit, weights, best }) => {
    if (draw !== last) {
      const sums = walksOf(draw);
      walks.forEach((walk, i) => {
        const points = PLACES.map((d) => `${px(x(d))},${px(y(sums[i][d - 1]))}`);
        setAttribute(walk, "points", points.join(" "));
      });
      last = draw;
    }
    const at = x(d_k);
    setAttribute(line, "d", `M${px(at)} ${TOP}V${BOTTOM}`);
    const height = Math.min(BOTTOM - TOP, y(0) - y(unit)); // one unit: a factor e in the weights
    window.forEach((rect, step) => {
      setAttribute(rect, "x", px(at - HALF));
      setAttribute(rect, "y", px(y(products[best]) + step * height));
      setAttribute(rect, "height", px(height));
    });
    dots.set(best, products.map((product, i) => disc(at, y(product), 2 + 7 * Math.sqrt(weights[i]))));
    walks.forEach((walk, i) => setAttribute(walk, "class", i === best ? "scaling-walk scaling-walk-best" : "scaling-walk"));
  };
  return { root, set };
}

// ---- Weights and meters -------------------------------------------------------------------

function bars() {
  const root = svg("svg", { class: "scaling-bars", viewBox: "0 0 280 300", "aria-hidden": "true" });
  const [low, high, step] = [262, 10, 262 / N_KEYS];
  const height = (w) => (low - high) * w;
  for (const w of [0.25, 0.5, 0.75, 1]) root.append(svg("path", { d: `M18 ${px(low - height(w))}H280`, class: "scaling-grid" }));
  root.append(text(14, low - height(1) + 4, "1", { "text-anchor": "end" }), text(14, low + 4, "0", { "text-anchor": "end" }));
  const columns = pair();
  root.append(...columns.nodes);
  for (let i = 0; i < N_KEYS; i++) root.append(text(18 + (i + 0.5) * step, low + 16, String(i + 1), { "text-anchor": "middle" }));
  root.append(svg("path", { d: `M18 ${low}H280`, class: "scaling-floor" }));
  root.append(text(149, low + 33, "weight of each key", { "text-anchor": "middle" }));
  const shape = (w, i) => `M${px(18 + i * step + 3)} ${low}V${px(low - height(w))}h${px(step - 6)}V${low}z`;
  const set = (_, { weights, best }) => columns.set(best, weights.map(shape));
  return { root, set };
}

function meter(label, range) {
  const [number, lane] = [el("span", { class: "scaling-number" }), bar(range)];
  const root = el("div", { class: "scaling-meter" }, el("span", {}, label), number, lane.root);
  const set = (value, words) => {
    setText(number, words);
    lane.set(value);
  };
  return { root, set };
}

/** Spread, entropy and Jacobian norm, each a number over a bar. */
function meters() {
  const spread = meter("spread of the scores", { max: 40 });
  const entropy = meter("entropy", { max: Math.log(N_KEYS) });
  const jacobian = meter("Jacobian norm", { max: 0.5 });
  const root = el("div", { class: "scaling-meters" }, spread.root, entropy.root, jacobian.root);
  const set = (_, result) => {
    spread.set(result.spread, format(result.spread));
    const nats = format(result.entropy < 5e-3 ? 0 : result.entropy);
    entropy.set(result.entropy, `${nats}, like ${format(result.keys, 1)} keys`);
    jacobian.set(result.jacobian, format(result.jacobian, 3));
  };
  return { root, set };
}

/** What is left of the weights in two formats of floating point. */
function limits() {
  const heads = ["", "weights that round to 0", "eˢ without safe softmax"];
  const names = ["float16", "float32"];
  const cells = names.map(() => [el("td"), el("td")]);
  const lines = names.map((name, i) => el("tr", {}, el("th", { scope: "row" }, name), ...cells[i]));
  const root = el("table", {}, el("caption", {}, "The weights in two formats of floating point"));
  const head = heads.map((words) => (words ? el("th", { scope: "col" }, words) : el("td")));
  root.append(el("thead", {}, el("tr", {}, ...head)), el("tbody", {}, ...lines));
  const set = (_, { formats }) =>
    formats.forEach(({ zeros, fits }, i) => {
      setText(cells[i][0], `${zeros} of ${N_KEYS}`);
      setText(cells[i][1], fits ? "fits" : "overflows");
      [zeros > 0, !fits].forEach((lost, j) => setAttribute(cells[i][j], "class", lost && "scaling-lost"));
    });
  return { root, set };
}

// ---- All together -------------------------------------------------------------------------

const nearest = (d_k) => {
  const i = STOPS.findIndex((stop) => stop >= d_k);
  return i > 0 && d_k / STOPS[i - 1] < STOPS[i] / d_k ? i - 1 : i;
};

function controls(model, start, change) {
  const width = slider({
    ...{ label: "width d_k", min: 0, max: STOPS.length - 1, step: 1, text: String },
    ...{ read: (i) => STOPS[i], write: nearest, onInput: (d_k) => change({ d_k }) },
  });
  const temperature = slider({
    ...{ label: "temperature", min: -1, max: 1, step: 0.05, zero: 0, text: short },
    read: (position) => Number((10 ** position).toPrecision(3)),
    write: Math.log10,
    onInput: (x) => change({ temperature: x }),
  });
  const kind = choice("Scores", { raw: "q·k", scaled: "q·k / √d_k" }, (k) => change({ scaled: k === "scaled" }));
  const again = el("button", { type: "button", class: "attn-button", onclick: () => change({ draw: (model.get("draw") % DRAWS) + 1 }) }, "New draw");
  const reset = el("button", { type: "button", class: "attn-button", onclick: () => change(start) }, "Reset");
  const scores = el("div", { class: "attn-row" }, el("span", { class: "attn-label", "aria-hidden": "true" }, "Scores"), kind.root);
  const row = el("div", { class: "attn-row attn-between" }, scores, el("div", { class: "attn-row" }, again, reset));
  const sliders = el("div", { class: "scaling-sliders" }, width.root, temperature.root);
  const set = (now) => {
    width.set(now.d_k);
    temperature.set(now.temperature);
    kind.set(now.scaled ? "scaled" : "raw");
  };
  return { root: el("div", { class: "scaling-controls" }, row, sliders), set };
}

function pictures() {
  const [walks, columns] = [fan(), bars()];
  const title = (words, note) => el("p", { class: "scaling-title" }, words, el("small", {}, note));
  const window = "Shaded: three steps down, each a factor e in weight";
  const left = el("div", {}, title("Dot products of one query with 12 keys", window), walks.root);
  const right = el("div", {}, title("Softmax", "of the scores on the line"), columns.root);
  const set = (now, result) => {
    walks.set(now, result);
    columns.set(now, result);
  };
  return { root: el("div", { class: "scaling-pictures" }, left, right), set };
}

function render({ model, el: place }) {
  const read = () => Object.fromEntries(CONTROLS.map((name) => [name, model.get(name)]));
  const start = read();
  const change = (changes) => {
    for (const [name, value] of Object.entries(changes)) model.set(name, value);
    model.save_changes();
  };
  const said = summary();
  const told = { root: said.root, set: (now, result) => said.set(describe(now, result)) };
  const parts = [controls(model, start, change), pictures(), meters(), told, limits()];
  const update = () => {
    const now = read();
    const result = compute(now);
    for (const part of parts) part.set(now, result);
  };
  update();
  const label = "Live figure: dot products, softmax and scale";
  place.append(frame("scaling", label, ...parts.map((part) => part.root)));
  const unwatch = watch(model, CONTROLS, update);
  return () => {
    unwatch();
    said.stop();
  };
}

export default { render };
