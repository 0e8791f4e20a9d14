// PositionExplorer: shuffle a sentence and move two words; who notices?

// ---- Numbers ------------------------------------------------------------------------------

const PLACES = 64; // two words may stand at 0 to 63

const known = new Map();

/** How far each pair of features turns from one place to the next. */
export function angles(d) {
  if (!known.has(d)) known.set(d, Array.from({ length: d / 2 }, (_, i) => 10000 ** ((-2 * i) / d)));
  return known.get(d);
}

/** A copy of x in which `change` has written over each pair, at place p. */
function pairwise(x, p, change) {
  const out = [...x];
  angles(x.length).forEach((angle, i) => change(out, 2 * i, Math.sin(p * angle), Math.cos(p * angle)));
  return out;
}

/** One row of attnlib.position.sinusoidal, added to x. */
const added = (x, p) =>
  pairwise(x, p, (out, i, sin, cos) => {
    out[i] += sin;
    out[i + 1] += cos;
  });

/** One row of attnlib.position.rotate. */
const turned = (x, p) =>
  pairwise(x, p, (out, i, sin, cos) => {
    const a = out[i];
    out[i] = a * cos - out[i + 1] * sin;
    out[i + 1] = a * sin + out[i + 1] * cos;
  });

const PLACED = { none: (x) => x, alibi: (x) => x, sinusoidal: added, rotary: turned };
const slopeOf = ({ encoding, head }) => (encoding === "alibi" ? 2 ** -head : 0);

function attend(x, told) {
  const placed = x.map((row, i) => PLACED[told.encoding](row, i));
  const [root, slope] = [Math.sqrt(x[0].length), slopeOf(told)];
  const scores = placed.map((q, i) => placed.map((k, j) => dot(q, k) / root - slope * Math.abs(i - j)));
  const weights = scores.map((row) => softmax(row));
  return { scores, weights, output: matmul(weights, told.encoding === "sinusoidal" ? placed : x) };
}

/** The score of a query at place m for a key, at each place. */
function scoresAlong(query, key, m, told) {
  const place = PLACED[told.encoding];
  const [here, root, slope] = [place(query, m), Math.sqrt(query.length), slopeOf(told)];
  return Array.from({ length: PLACES }, (_, n) => dot(here, place(key, n)) / root - slope * Math.abs(m - n));
}

/** All numbers of the figure, words in the order in which they stand. */
export function compute({ vectors, order, pair, places, ...told }) {
  const now = attend(order.map((word) => vectors[word]), told);
  const first = attend(vectors, told).output;
  const moved = order.map((word, i) => Math.hypot(...now.output[i].map((y, c) => y - first[word][c])));
  const curve = scoresAlong(vectors[pair[0]], vectors[pair[1]], places[0], told);
  return { ...now, moved, score: curve[places[1]], curve };
}

// ---- What the figure says -----------------------------------------------------------------

const still = (x) => x < 1e-9;
const amount = (x) => (still(x) ? "0.00" : x < 0.005 ? "<0.01" : format(x));

/** What the order did to the outputs, and what the places do to the score. */
export function describe({ words, order, encoding, head, pair, places }, { moved, score }) {
  const inOrder = order.every((word, i) => word === i);
  const sentence = order.map((word) => words[word]).join(" ");
  const most = argmax(moved);
  const effect = inOrder
    ? "Shuffle it, or press a word."
    : moved.every(still)
      ? "The outputs moved along with their words and are the same as before: nobody notices."
      : `The outputs are others than before: that of “${words[order[most]]}” moved most, by ${format(moved[most])}.`;
  const [m, n] = places;
  const gap = Math.abs(n - m);
  const why = {
    none: "wherever they stand",
    sinusoidal: "it depends on both places",
    rotary: `it depends on the offset alone, here ${n < m ? "−" : n > m ? "+" : ""}${gap}`,
    alibi: `the distance of ${gap} costs ${short(2 ** -head * gap)}`,
  }[encoding];
  const two = `“${words[pair[0]]}” at place ${m} scores “${words[pair[1]]}” at place ${n} with ${format(score)}: ${why}.`;
  return `The order is “${sentence}”. ${effect} ${two}`;
}

// ---- The sentence -------------------------------------------------------------------------

const ARROWS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };

/** The weights as a table of buttons with one tab stop; arrow keys move in it. */
function grid(count, choose, swap) {
  const places = new Map();
  let here = [0, 0];
  const visit = (i, j) => {
    const node = places.get(`${i},${j}`);
    if (node === undefined) return null;
    places.get(here.join()).tabIndex = -1;
    here = [i, j];
    node.tabIndex = 0;
    return node;
  };
  const make = (i, j, act) => {
    const node = el("button", { type: "button", tabindex: -1, class: "position-cell" });
    node.setAttribute("data-lm-suppress-shortcuts", "true");
    node.addEventListener("click", () => {
      visit(i, j);
      act();
    });
    node.addEventListener("keydown", (event) => {
      const move = ARROWS[event.key];
      if (move === undefined) return;
      event.preventDefault();
      event.stopPropagation(); // a notebook would move to the next cell
      visit(i + move[0], j + move[1])?.focus();
    });
    places.set(`${i},${j}`, node);
    return node;
  };
  const range = Array.from({ length: count }, (_, i) => i);
  const names = range.map((i) => make(i, -1, () => swap(i)));
  for (const node of names) node.classList.add("position-word");
  const cells = range.map((i) => range.map((j) => make(i, j, () => choose(i, j))));
  const tints = cells.map((row) => row.map(tint));
  cells.forEach((row, i) => row.forEach((node, j) => node.append("", tints[i][j].root)));
  for (const node of cells.flat()) node.classList.add("attn-tinted");
  cells[0][0].tabIndex = 0;
  const heads = range.map(() => el("th", { scope: "col" }));
  const shifts = range.map(() => ({ text: el("span", {}), lane: bar({ max: 1.5 }) }));
  const rows = range.map((i) => {
    const end = el("td", { class: "position-moved" }, shifts[i].text, shifts[i].lane.root);
    return el("tr", {}, el("th", { scope: "row" }, names[i]), ...cells[i].map((c) => el("td", {}, c)), end);
  });
  const root = el("table", { class: "position-grid", "aria-label": "Weights; arrow keys move, Enter chooses" });
  const last = el("th", { scope: "col", class: "position-moved" }, "moved");
  const corner = el("td", { class: "position-corner" }, el("small", {}, "query ↓ key →"));
  root.append(el("thead", {}, el("tr", {}, corner, ...heads, last)), el("tbody", {}, ...rows));
  const set = ({ words, order, pair }, { weights, moved }) => {
    order.forEach((word, i) => {
      const next = words[order[(i + 1) % count]];
      setText(names[i], words[word]);
      setText(heads[i], words[word]);
      setAttribute(names[i], "aria-label", `${words[word]}, word ${i + 1}: change places with ${next}`);
      setText(shifts[i].text, amount(moved[i]));
      shifts[i].lane.set(moved[i]);
      order.forEach((other, j) => {
        const [node, w] = [cells[i][j], weights[i][j]];
        setText(node, w > 0.005 ? format(w) : "0");
        tints[i][j].set(0.45 * w);
        setAttribute(node, "aria-pressed", String(word === pair[0] && other === pair[1]));
        setAttribute(node, "aria-label", `word ${i + 1}, ${words[word]}, looks at word ${j + 1}, ${words[other]}: weight ${format(w)}`);
      });
    });
  };
  return { root, set };
}

// ---- Two words ----------------------------------------------------------------------------

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [320, 150, 32, 20];

/** The largest and smallest score that the axis has to hold, whatever the places are. */
function limits({ vectors, encoding, head, pair }) {
  const more = encoding === "sinusoidal" ? Math.sqrt(vectors[0].length / 2) : 0;
  const [a, b] = pair.map((word) => Math.hypot(...vectors[word]) + more);
  const high = Math.ceil((a * b) / Math.sqrt(vectors[0].length));
  return [encoding === "alibi" ? -high - Math.ceil((PLACES - 1) * 2 ** -head) : -high, high];
}

/** The score against the key's place, with both words marked. */
function plot() {
  const text = (x, y, anchor, words = "") => svg("text", { x, y, "text-anchor": anchor, class: "position-tick" }, words);
  const x = (n) => LEFT + (n / (PLACES - 1)) * (WIDTH - LEFT - 8);
  const top = 8;
  const base = HEIGHT - BOTTOM;
  const line = svg("path", { class: "position-curve" });
  const zero = svg("path", { class: "position-axis" });
  const query = svg("path", { class: "position-query" });
  const dot = svg("circle", { class: "position-dot", r: 5 });
  const [high, low, middle] = [text(LEFT - 6, top + 5, "end"), text(LEFT - 6, base, "end"), text(LEFT - 6, 0, "end", "0")];
  const ticks = [0, 16, 32, 48, 63].map((n) => text(x(n), HEIGHT - 4, "middle", String(n)));
  const image = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, role: "img" });
  image.append(zero, query, line, dot, high, low, middle, ...ticks);
  const caption = el("p", { class: "position-caption" }, el("small", {}, "score against the key’s place; the dashed line is the query’s place"));
  const root = el("div", {}, image, caption);
  const set = (now, { curve, score }) => {
    const [min, max] = limits(now);
    const y = (s) => base - ((s - min) / (max - min)) * (base - top);
    const [m, n] = now.places;
    setAttribute(line, "d", curve.map((s, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(s).toFixed(1)}`).join(""));
    setAttribute(zero, "d", `M${LEFT} ${y(0).toFixed(1)}H${WIDTH - 8}`);
    setAttribute(query, "d", `M${x(m).toFixed(1)} ${top}V${base}`);
    setAttribute(dot, "cx", x(n).toFixed(1));
    setAttribute(dot, "cy", y(score).toFixed(1));
    setAttribute(middle, "y", (y(0) + 4).toFixed(1));
    setText(high, format(max, 0));
    setText(low, format(min, 0));
    setAttribute(image, "aria-label", `Score of “${now.words[now.pair[0]]}” at place ${m} for “${now.words[now.pair[1]]}” at each place from 0 to 63: from ${format(Math.min(...curve))} to ${format(Math.max(...curve))}; at place ${n} it is ${format(score)}.`);
  };
  return { root, set };
}

/** One clock a pair of features: how far the query's hand and the key's have turned. */
function clocks(count) {
  const parts = Array.from({ length: count }, () => {
    const hands = ["position-key", "position-query"].map((name) => svg("path", { class: name }));
    const face = svg("svg", { viewBox: "-22 -22 44 44", "aria-hidden": "true" }, svg("circle", { r: 20 }), ...hands);
    const [speed, gap] = [el("small", {}), el("small", {})];
    return { hands, speed, gap, root: el("div", { class: "position-clock" }, face, speed, gap) };
  });
  const faces = el("div", { class: "position-clocks" }, ...parts.map((part) => part.root));
  const caption = el("p", { class: "position-caption" }, el("small", {}, "radians from one place to the next, and how far apart the hands are; the query’s hand is dashed"));
  const root = el("div", {}, faces, caption);
  const tip = (angle, r) => `M0 0L${(r * Math.cos(angle)).toFixed(2)} ${(-r * Math.sin(angle)).toFixed(2)}`;
  const set = ({ vectors, encoding, places: [m, n] }) => {
    setAttribute(root, "hidden", encoding === "none" || encoding === "alibi");
    angles(vectors[0].length).forEach((angle, i) => {
      setAttribute(parts[i].hands[0], "d", tip(n * angle, 18));
      setAttribute(parts[i].hands[1], "d", tip(m * angle, 18));
      setText(parts[i].speed, `turns ${short(angle)}`);
      setText(parts[i].gap, `apart ${short(Math.abs(n - m) * angle)}`);
    });
  };
  return { root, set };
}

// ---- All together -------------------------------------------------------------------------

/** Another order than this one, each of the others as likely. */
function shuffled(order) {
  const next = [...order];
  for (let i = next.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [next[i], next[j]] = [next[j], next[i]];
  }
  return String(next) === String(order) ? shuffled(order) : next;
}

const swapped = (order, a, b) => order.map((word) => (word === a ? b : word === b ? a : word));

function render({ model, el: place }) {
  const names = ["encoding", "order", "pair", "places", "head"];
  const fixed = { words: model.get("words"), vectors: model.get("vectors") };
  const read = () => ({ ...fixed, ...Object.fromEntries(names.map((name) => [name, model.get(name)])) });
  const start = read();
  let quiet = false;
  const change = (changes) => {
    quiet = true; // several may change at once
    for (const [name, value] of Object.entries(changes)) model.set(name, value);
    quiet = false;
    model.save_changes();
    update();
  };
  const exchange = (i) => {
    const { order } = read();
    change({ order: swapped(order, order[i], order[(i + 1) % order.length]) });
  };
  const choose = (i, j) => {
    const { order } = read();
    change({ pair: [order[i], order[j]], places: [i, j] });
  };
  const labels = { none: "none", sinusoidal: "sinusoidal", rotary: "rotary", alibi: "ALiBi" };
  const encodings = choice("How places are told", labels, (encoding) => change({ encoding }));
  const acts = {
    "Shuffle": () => change({ order: shuffled(read().order) }),
    "dog ↔ man": () => change({ order: swapped(read().order, 1, 4) }),
    "Reverse": () => change({ order: [...read().order].reverse() }),
    "Reset": () => change(Object.fromEntries(names.map((name) => [name, start[name]]))),
  };
  const buttons = Object.entries(acts).map(([label, act]) => button(label, act).root);
  for (const node of buttons) node.removeAttribute("aria-pressed");
  const whole = (x) => String(x);
  const sliderOf = (label, onInput) => slider({ label, min: 0, max: PLACES - 1, step: 1, text: whole, onInput });
  const query = sliderOf("query’s place", (m) => change({ places: [m, read().places[1]] }));
  const key = sliderOf("key’s place", (n) => change({ places: [read().places[0], n] }));
  const both = sliderOf("move both", (x) => {
    const [m, n] = read().places;
    const first = Math.min(x, PLACES - 1 - Math.abs(m - n));
    change({ places: [m, n].map((p) => p - Math.min(m, n) + first) });
  });
  const head = slider({ label: "head", min: 1, max: 8, step: 1, text: (h) => `1/${2 ** h}`, onInput: (h) => change({ head: h }) });
  const [table, curve, dials, said] = [grid(fixed.words.length, choose, exchange), plot(), clocks(fixed.vectors[0].length / 2), summary()];
  const update = () => {
    if (quiet) return;
    const now = read();
    const result = compute(now);
    for (const part of [table, curve, dials]) part.set(now, result);
    encodings.set(now.encoding);
    query.set(now.places[0]);
    key.set(now.places[1]);
    both.set(Math.min(...now.places));
    head.set(now.head);
    setAttribute(head.root, "hidden", now.encoding !== "alibi");
    said.set(describe(now, result));
  };
  update();
  const row = (...parts) => el("div", { class: "attn-row" }, ...parts);
  const top = el("div", { class: "attn-row attn-between" });
  top.append(row(el("span", { class: "attn-label" }, "positions"), encodings.root), row(...buttons));
  const left = el("div", { class: "position-part" }, table.root, dials.root);
  const note = el("small", {}, "The words’ vectors are made up by hand; nothing here is learnt.");
  const sliders = el("div", { class: "position-sliders" }, query.root, key.root, both.root, head.root);
  const right = el("div", { class: "position-part" }, curve.root, sliders);
  place.append(frame("position", "Live figure: who notices the order", top, el("div", { class: "position-main" }, left, right), said.root, el("p", { class: "position-caption" }, note)));
  const unwatch = watch(model, names, update);
  return () => {
    unwatch();
    said.stop();
  };
}

export default { render };
