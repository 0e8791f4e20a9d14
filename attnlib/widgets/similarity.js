// SimilarityExplorer (chapter 03): words as arrows that look at each other by dot products, the
// symmetric scores, the weights that are not, and two aims that one space cannot both serve.

const STEPS = 90; // of the optimiser
const RATE = 0.12;
const FRAMES = 2400; // milliseconds that its way takes on the screen
const REACH = 3; // no coordinate beyond it

const lengthOf = (v) => Math.hypot(...v);
const clip = (x, most = REACH) => Math.max(-most, Math.min(most, x));

/** The vector scaled to length one; zero stays zero, as in attnlib.similarity.cosine_scores. */
const direction = (v) => (lengthOf(v) > 0 ? v.map((x) => x / lengthOf(v)) : v);

/** The two aims: words 0 and 1 are the opposites, word 2 is what both should look at. */
function aims(vectors) {
  const [hot, cold, theme] = vectors.slice(0, 3).map(direction);
  const opposition = dot(hot, cold);
  const attraction = (dot(hot, theme) + dot(cold, theme)) / 2;
  return { opposition, attraction, limit: Math.sqrt(Math.max(0, (1 + opposition) / 2)) };
}

/** All numbers of the figure; the same as attnlib.similarity.similarity_attention. */
export function compute({ vectors }) {
  const scores = matmul(vectors, transpose(vectors));
  const weights = scores.map((row) => softmax(row));
  return { scores, weights, output: matmul(weights, vectors), ...aims(vectors) };
}

/**
 * The optimiser's way, STEPS + 1 sets of vectors: it turns the first three words, lengths kept, to
 * raise −emphasis · cos(hot, cold) + (1 − emphasis) · their mean cosine with temperature.
 */
export function optimise({ vectors, emphasis }) {
  const [opposite, attract] = [-emphasis, (1 - emphasis) / 2];
  const lengths = vectors.map(lengthOf);
  let [hot, cold, theme] = vectors.slice(0, 3).map(direction);
  // A hundredth of a turn aside, so that it does not rest where three words lie on one line.
  hot = [hot[0] * Math.cos(0.01) - hot[1] * Math.sin(0.01), hot[0] * Math.sin(0.01) + hot[1] * Math.cos(0.01)];
  const way = [vectors];
  for (let step = 0; step < STEPS; step++) {
    const pull = (v, a, b, other) =>
      direction(v.map((x, i) => (lengthOf(v) > 0 ? x + RATE * (a * other[i] + b * theme[i]) : 0)));
    const moved = [pull(hot, opposite, attract, cold), pull(cold, opposite, attract, hot)];
    const turned = theme.map((x, i) => x + RATE * attract * (hot[i] + cold[i]));
    [hot, cold, theme] = [...moved, lengthOf(theme) > 0 ? direction(turned) : theme];
    const found = [hot, cold, theme].map((v, i) => v.map((x) => clip(x * lengths[i])));
    way.push([...found, ...vectors.slice(3)]);
  }
  return way;
}

// ---- What the figure says -----------------------------------------------------------------

const degrees = (cosine) => Math.round((Math.acos(clip(cosine, 1)) * 180) / Math.PI);
const even = (x, digits = 2) => format(Math.abs(x) < 0.5 * 10 ** -digits ? 0 : x, digits);

/** Three sentences that tell what the figure shows. */
export function describe({ words }, { scores, weights, opposition, attraction, limit }) {
  const [hot, cold, theme, it, ball] = words;
  const angle = `${hot} and ${cold} are ${degrees(opposition)}° apart (cosine ${even(opposition)})`;
  const pull = `their mean cosine with ${theme} is ${even(attraction)}, and no more than ${even(limit)} is possible at that angle`;
  const looks = `${hot} gives ${theme} ${percent(weights[0][2])} of its weight, ${cold} gives it ${percent(weights[1][2])}`;
  const pair = `${it} and ${ball} share one score, ${even(scores[3][4])}, but ${it} gives ${ball} ${percent(weights[3][4])} and ${ball} gives ${it} ${percent(weights[4][3])}`;
  const sentences = [`${angle}; ${pull}.`, `${looks}.`, `${pair}.`];
  return sentences.map((text) => text[0].toUpperCase() + text.slice(1)).join(" ");
}

// ---- The plane ----------------------------------------------------------------------------

const EDGE = 3.5;

/** A word's arrow with its name; `move` is called with where its tip should go. */
function arrow(word, index, { toPlane, move }) {
  const shaft = svg("line", { x1: 0, y1: 0 });
  const head = svg("path", { d: "M0.06 0L-0.26 0.12V-0.12Z" });
  const ring = svg("circle", { r: 0.42, class: "similarity-grip" });
  const name = svg("text", { "aria-hidden": "true" }, word);
  const root = svg("g", {
    ...{ class: `similarity-word similarity-${index}`, tabindex: 0, role: "slider" },
    ...{ "aria-label": `${word}, an arrow; arrow keys move its tip` },
    ...{ "aria-valuemin": -180, "aria-valuemax": 180 },
  });
  root.append(shaft, head, ring, name);
  let at = [0, 0];
  root.addEventListener("pointerdown", (event) => {
    root.setPointerCapture(event.pointerId);
    root.focus({ preventScroll: true });
    event.preventDefault();
  });
  root.addEventListener("pointermove", (event) => {
    if (root.hasPointerCapture(event.pointerId)) move(index, toPlane(event));
  });
  root.addEventListener("keydown", (event) => {
    const [x, y] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    const step = event.shiftKey ? 0.5 : 0.1;
    event.preventDefault();
    event.stopPropagation(); // a notebook would move to the next cell
    move(index, [at[0] + step * x, at[1] + step * y]);
  });
  const set = ([x, y]) => {
    at = [x, y];
    const long = Math.hypot(x, y);
    const [ux, uy] = long > 0 ? [x / long, y / long] : [1, 0];
    const half = 0.09 * word.length;
    const place = [clip(x + ux * (0.3 + half), EDGE - half), clip(y + uy * 0.4, EDGE - 0.2)];
    const angle = (Math.atan2(y, x) * 180) / Math.PI;
    setAttribute(shaft, "x2", (x - 0.2 * ux).toFixed(3));
    setAttribute(shaft, "y2", (-y + 0.2 * uy).toFixed(3));
    setAttribute(head, "transform", `translate(${x.toFixed(3)} ${(-y).toFixed(3)}) rotate(${(-angle).toFixed(2)})`);
    setAttribute(ring, "transform", `translate(${x.toFixed(3)} ${(-y).toFixed(3)})`);
    setAttribute(name, "x", place[0].toFixed(3));
    setAttribute(name, "y", (0.1 - place[1]).toFixed(3));
    setAttribute(root, "aria-valuenow", Math.round(angle));
    setAttribute(root, "aria-valuetext", `x ${even(x)}, y ${even(y)}`);
  };
  return { root, set };
}

function plane({ words }, move) {
  const box = `${-EDGE} ${-EDGE} ${2 * EDGE} ${2 * EDGE}`;
  const label = "The words as arrows in a plane";
  const root = svg("svg", { class: "similarity-plane", viewBox: box, role: "group", "aria-label": label });
  for (const r of [1, 2, 3]) root.append(svg("circle", { r, class: "similarity-length" }));
  root.append(svg("path", { d: `M${-EDGE} 0H${EDGE}M0 ${-EDGE}V${EDGE}`, class: "similarity-axis" }));
  const toPlane = (event) => {
    const { left, top, width, height } = root.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    return [EDGE * (2 * x - 1), EDGE * (1 - 2 * y)];
  };
  const arrows = words.map((word, i) => arrow(word, i, { toPlane, move }));
  root.append(...arrows.map((a) => a.root));
  const set = ({ vectors }) => arrows.forEach((a, i) => a.set(vectors[i]));
  return { root, set };
}

// ---- The two aims -------------------------------------------------------------------------

const SIDE = 100; // half the width of the drawn square; cosines run from −1 to 1
const place = (opposition, attraction) => [-SIDE * opposition, -SIDE * attraction];

/** Everything inside the parabola can be had; the wanted corner lies outside. */
function tradeOff({ words }) {
  const [hot, cold, theme] = words;
  const edge = Array.from({ length: 81 }, (_, i) => {
    const b = -1 + i / 40;
    return place(2 * b * b - 1, b).map((x) => x.toFixed(2));
  });
  const root = svg("svg", { class: "similarity-aims", viewBox: "-128 -122 246 258", "aria-hidden": "true" });
  const text = (x, y, words, more = {}) => svg("text", { x, y, ...more }, words);
  const way = svg("polyline", { class: "similarity-way" });
  const dots = [svg("circle", { r: 10, class: "similarity-halo" }), svg("circle", { r: 6, class: "similarity-now" })];
  root.append(
    svg("rect", { x: -SIDE, y: -SIDE, width: 2 * SIDE, height: 2 * SIDE, class: "similarity-never" }),
    svg("polygon", { points: edge.map((p) => p.join(",")).join(" "), class: "similarity-can" }),
    svg("path", { d: `M${-SIDE} 0H${SIDE}M0 ${-SIDE}V${SIDE}`, class: "similarity-axis" }),
    svg("path", { d: "M91 -98l2.6 5.6 6.1 .7-4.5 4.2 1.2 6-5.4-3-5.4 3 1.2-6-4.5-4.2 6.1-.7z", class: "similarity-star" }),
    text(78, -84, "wanted", { "text-anchor": "end" }),
    text(-92, 30, "can be had"),
    text(92, 92, "cannot", { "text-anchor": "end" }),
    text(-SIDE, 116, "same"),
    text(SIDE, 116, "opposite", { "text-anchor": "end" }),
    text(0, 131, `${hot} and ${cold}`, { "text-anchor": "middle", class: "similarity-aim" }),
    text(0, 0, `both towards ${theme}`, { "text-anchor": "middle", class: "similarity-aim", transform: "translate(-113 0) rotate(-90)" }),
    way,
    ...dots
  );
  let trail = [];
  const set = (_, { opposition, attraction }, running) => {
    const at = place(opposition, attraction).map((x) => x.toFixed(2));
    trail = running ? [...trail, at.join(",")] : [];
    setAttribute(way, "points", trail.join(" "));
    for (const node of dots) setAttribute(node, "transform", `translate(${at[0]} ${at[1]})`);
  };
  return { root, set };
}

/** Two bars from −1 to 1: how opposite the opposites are, and how far both point at the theme. */
function meters({ words }) {
  const [hot, cold, theme] = words;
  const meter = (label) => {
    const [number, lane] = [el("span", { class: "similarity-number" }), bar({ min: -1, max: 1 })];
    const root = el("div", { class: "similarity-meter" }, el("span", {}, label), number, lane.root);
    return { root, number, lane };
  };
  const [apart, pull] = [meter(`${hot} and ${cold} stay opposite`), meter(`both look at ${theme}`)];
  const root = el("div", {}, apart.root, pull.root);
  const set = (_, { opposition, attraction }) => {
    setText(apart.number, even(-opposition));
    apart.lane.set(-opposition);
    setText(pull.number, even(attraction));
    pull.lane.set(attraction);
  };
  return { root, set };
}

// ---- The tables ---------------------------------------------------------------------------

/** A square table whose cells are shaded by `shade`; pointing at one marks its mirror image. */
function square(title, note, words, { digits, shade }) {
  const id = uid("table");
  const tints = words.map(() => words.map(tint));
  const cells = tints.map((row) => row.map((t) => el("td", { class: "attn-tinted" }, "", t.root)));
  const mark = (i, j, on) => {
    for (const [a, b] of [[i, j], [j, i]]) cells[a][b].classList.toggle("similarity-mirror", on && i !== j);
  };
  cells.forEach((row, i) =>
    row.forEach((cell, j) => {
      cell.addEventListener("pointerenter", () => mark(i, j, true));
      cell.addEventListener("pointerleave", () => mark(i, j, false));
    })
  );
  const brief = (word) => {
    if (word.length <= 6) return [word];
    const shown = el("span", { "aria-hidden": "true", title: word }, `${word.slice(0, 4)}.`);
    return [shown, el("span", { class: "attn-hidden" }, word)];
  };
  const colour = (i) => `similarity-${i}`;
  const heads = words.map((word, j) => el("th", { scope: "col", class: colour(j) }, ...brief(word)));
  const rows = words.map((word, i) => el("tr", {}, el("th", { scope: "row", class: colour(i) }, ...brief(word)), ...cells[i]));
  const grid = el("table", { "aria-labelledby": id });
  grid.append(el("thead", {}, el("tr", {}, el("td", {}), ...heads)), el("tbody", {}, ...rows));
  const root = el("div", {}, el("p", { id, class: "similarity-title" }, title, el("small", {}, note)), grid);
  const set = (matrix) =>
    matrix.forEach((row, i) =>
      row.forEach((x, j) => {
        setText(cells[i][j], even(x, digits));
        tints[i][j].set(0.38 * shade(x));
      })
    );
  return { root, set };
}

function tables({ words }) {
  const both = { scores: { digits: 1, shade: (x) => Math.min(1, Math.max(0, x) / 9) }, weights: { digits: 2, shade: (x) => x } };
  const scores = square("Scores", "row · column: the same across the diagonal", words, both.scores);
  const weights = square("Weights", "softmax of each row: not the same", words, both.weights);
  const root = el("div", { class: "similarity-tables" }, scores.root, weights.root);
  const set = (_, result) => {
    scores.set(result.scores);
    weights.set(result.weights);
  };
  return { root, set };
}

// ---- All together -------------------------------------------------------------------------

function controls({ emphasise, run, blend, reset }) {
  const emphasis = slider({
    ...{ label: "optimise for", min: 0, max: 1, step: 0.05, text: (x) => format(x) },
    onInput: emphasise,
  });
  const ends = ["attention", "opposition"].map((text) => el("span", {}, text));
  const hints = el("div", { class: "attn-hints", "aria-hidden": "true" }, ...ends);
  const buttons = [["Run the optimiser", run], ["Blend once", blend], ["Reset", reset]].map(
    ([label, act]) => el("button", { type: "button", class: "attn-button", onclick: act }, label)
  );
  const root = el("div", { class: "similarity-controls" });
  root.append(el("div", {}, emphasis.root, hints), el("div", { class: "attn-row" }, ...buttons));
  return { root, set: (now) => emphasis.set(now.emphasis) };
}

function render({ model, el: here }) {
  const names = ["vectors", "emphasis"];
  const read = () => Object.fromEntries(names.map((name) => [name, model.get(name)]));
  const [start, fixed] = [read(), { words: model.get("words") }];
  let [running, frameId] = [false, 0];
  const put = (changes) => Object.entries(changes).forEach(([name, value]) => model.set(name, value));
  const stop = () => {
    running = false;
    cancelAnimationFrame(frameId);
  };
  const change = (changes) => {
    stop();
    put(changes);
    model.save_changes();
  };
  const run = () => {
    stop();
    const way = optimise(read());
    running = true;
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    let [shown, begun] = [0, null];
    const tick = (time) => {
      begun ??= time;
      const due = still ? STEPS : Math.min(STEPS, Math.round((STEPS * (time - begun)) / FRAMES));
      while (shown < due) put({ vectors: way[++shown] }); // each step, so that the trail is whole
      if (shown < STEPS) frameId = requestAnimationFrame(tick);
      else model.save_changes();
    };
    update();
    tick(performance.now());
  };
  const replaced = (i, [x, y]) =>
    model.get("vectors").map((old, j) => (j === i ? [clip(x), clip(y)].map((c) => Math.round(c * 100) / 100) : old));
  const acts = {
    emphasise: (emphasis) => change({ emphasis }),
    run,
    blend: () => change({ vectors: compute(read()).output }),
    reset: () => change(start),
  };
  const said = summary();
  const told = { root: said.root, set: (now, result) => said.set(describe(now, result)) };
  const space = plane(fixed, (i, tip) => change({ vectors: replaced(i, tip) }));
  const [pair, meter, settings, numbers] = [tradeOff(fixed), meters(fixed), controls(acts), tables(fixed)];
  const parts = [space, pair, meter, settings, numbers, told];
  const update = () => {
    const now = { ...fixed, ...read() };
    const result = compute(now);
    for (const part of parts) part.set(now, result, running);
  };
  update();
  const side = el("div", { class: "similarity-side" }, pair.root, meter.root);
  const top = el("div", { class: "similarity-top" }, space.root, side);
  const label = "Live figure: words that look at each other";
  here.append(frame("similarity", label, top, settings.root, numbers.root, told.root));
  const unwatch = watch(model, names, update);
  return () => {
    stop();
    unwatch();
    said.stop();
  };
}

export default { render };
