// ProjectionExplorer (chapter 04): what each word looks for, offers and means, in three planes, and
// the weights that follow. Queries and keys have tables of their own or come from two matrices.

const CHANGING = ["source", "x", "query", "key", "w_q", "w_k", "b_q", "asking", "overlaid"];
const WANTED = [2, 2, 2, 4, 4]; // whom each word should look at; temperature and ball at themselves
const GAP = 3; // by how much it → ball should score higher than ball → it
const REACH = 9.9; // no coordinate beyond it
const STEPS = 300; // of gradient descent
const FRAMES = 60; // that are shown of them, over
const DURATION = 2000; // milliseconds

const clip = (x, most = REACH) => Math.max(-most, Math.min(most, x));
const rounded = (x, digits = 2) => Number(clip(x).toFixed(digits)) + 0; // no −0
const even = (x, digits = 2) => format(Math.abs(x) < 0.5 * 10 ** -digits ? 0 : x, digits);
const each = (a, b, f) => a.map((row, i) => row.map((x, j) => f(x, b[i][j])));

/** Queries, keys and values. */
function project({ source, x, query, key, w_q, w_k, b_q }) {
  if (source === "tables") return { q: query, k: key, v: x };
  const constant = source === "bias" ? b_q : [0, 0];
  return { q: matmul(x, w_q).map((row) => row.map((y, j) => y + constant[j])), k: matmul(x, w_k), v: x };
}

/** All numbers of the figure; the same as attnlib.projection.self_attention. */
export function compute(state) {
  const { q, k, v } = project(state);
  const scores = matmul(q, transpose(k));
  const weights = scores.map((row) => softmax(row));
  return { q, k, v, scores, weights, output: matmul(weights, v), wishes: wishes(v, scores, weights) };
}

function wishes([hot, cold], scores, weights) {
  const lengths = Math.hypot(...hot) * Math.hypot(...cold);
  const cosine = lengths > 0 ? dot(hot, cold) / lengths : 0;
  const wish = (from, to) => ({ from, to, value: weights[from][to], met: weights[from][to] >= 0.8 });
  const gap = scores[3][4] - scores[4][3];
  const [apart, oneWay] = [{ value: cosine, met: cosine <= -0.8 }, { value: gap, met: gap >= GAP }];
  return [apart, wish(0, 2), wish(1, 2), wish(3, 4), oneWay];
}

/** Gradient descent from where the figure is; returns the changes of the state, frame by frame. */
export function learn(state) {
  const names = { tables: ["query", "key"], matrices: ["w_q", "w_k"], bias: ["w_q", "w_k", "b_q"] }[state.source];
  const now = Object.fromEntries(names.map((name) => [name, asRows(state[name]).map((row) => [...row])]));
  now[names[0]][0][1] += 0.02; // aside, so that it does not rest where everything is zero or equal
  now[names[1]][1][0] += 0.02;
  const speed = Object.fromEntries(names.map((name) => [name, now[name].map(() => [0, 0])]));
  const rate = state.source === "tables" ? 0.05 : 0.005;
  const frames = [];
  for (let step = 1; step <= STEPS; step++) {
    const slopes = slopesAt({ ...state, ...now, b_q: now.b_q?.[0] ?? state.b_q });
    for (const name of names) {
      const steep = Math.max(1, Math.hypot(...slopes[name].flat()) / 5); // no leaps
      speed[name] = each(speed[name], slopes[name], (s, g) => 0.8 * s + g / steep);
      speed[name] = each(speed[name], now[name], (s, x) => s + 0.02 * x); // short vectors win
      now[name] = each(now[name], speed[name], (x, s) => clip(x - rate * s));
    }
    if (step % (STEPS / FRAMES) === 0) frames.push(toState(now));
  }
  return frames;
}

const asRows = (numbers) => (Array.isArray(numbers[0]) ? numbers : [numbers]);

function toState(now) {
  const short = Object.entries(now).map(([name, rows]) => [name, rows.map((row) => row.map((x) => rounded(x)))]);
  const state = Object.fromEntries(short);
  return state.b_q ? { ...state, b_q: state.b_q[0] } : state;
}

/** The slope of −Σ log(weight of the wanted word) + log(1 + e^(GAP + 1 − gap)), by what is learnt. */
function slopesAt(state) {
  const { q, k, scores, weights } = compute(state);
  const slope = weights.map((row, i) => row.map((w, j) => w - Number(j === WANTED[i]))); // by score
  const open = 1 / (1 + Math.exp(scores[3][4] - scores[4][3] - GAP - 1));
  slope[3][4] -= open;
  slope[4][3] += open;
  const [query, key] = [matmul(slope, k), matmul(transpose(slope), q)];
  const across = transpose(state.x);
  const b_q = [transpose(query).map((column) => column.reduce((sum, g) => sum + g, 0))];
  return { query, key, w_q: matmul(across, query), w_k: matmul(across, key), b_q };
}

// ---- What the figure says -----------------------------------------------------------------

const point = (pair) => `(${pair.map((x) => short(rounded(x))).join(", ")})`;
const upper = (text) => text[0].toUpperCase() + text.slice(1);

/** A few sentences that tell what the figure shows. */
export function describe({ words, source, asking, x }, { scores, weights, output, wishes }) {
  const best = argmax(scores[asking]);
  const whom = best === asking ? "itself" : words[best];
  const looks = `${words[asking]} looks at ${whom} most: score ${even(scores[asking][best])}, weight ${percent(weights[asking][best])}; it gets ${point(output[asking])}`;
  const met = wishes.filter((wish) => wish.met).length;
  const open = wishes.flatMap((wish, i) => (wish.met ? [] : [wishName(words, wish, i)]));
  const count = met === wishes.length ? "All five wishes are met" : `${upper(["none", "one", "two", "three", "four"][met])} of five wishes ${met === 1 ? "is" : "are"} met; missing: ${open.join("; ")}`;
  const stuck = source === "matrices" && x[0].every((y, i) => Math.abs(y + x[1][i]) < 1e-9);
  const why = stuck ? ` ${upper(words[0])} and ${words[1]} are exactly opposite, so their queries are too: whatever the matrices, one of the two gives ${words[2]} no more than 20%.` : "";
  return `${upper(looks)}. ${count}.${why}`;
}

function wishName(words, { from, to }, i) {
  if (i === 0) return `${words[0]} and ${words[1]} opposite`;
  return i === 4 ? `${words[3]} → ${words[4]} one-way` : `${words[from]} → ${words[to]}`;
}

// ---- The planes ---------------------------------------------------------------------------

const SIDE = 100; // half of a plane's viewBox
const px = (x) => x.toFixed(2);

/** A word's arrow with its name; `move` is called with where its tip should go. */
function arrow(word, index, kind, { toPlane, move }) {
  const shaft = svg("line", { x1: 0, y1: 0 });
  const head = svg("path", { d: "M2 0L-7 3.6V-3.6Z" });
  const disc = svg("circle", { class: "projection-disc" });
  const grip = svg("circle", { r: 13, class: "projection-grip" });
  const name = svg("text", { "aria-hidden": "true" }, word, svg("tspan", { dy: 3, class: "projection-kind" }, kind.letter));
  const root = svg("g", { class: "projection-word" }, disc, shaft, head, grip, name);
  let [at, movable] = [[0, 0], null];
  root.addEventListener("pointerdown", (event) => {
    if (!movable) return;
    root.setPointerCapture(event.pointerId);
    root.focus({ preventScroll: true });
    event.preventDefault();
  });
  root.addEventListener("pointermove", (event) => {
    if (root.hasPointerCapture(event.pointerId)) move(index, toPlane(event));
  });
  root.addEventListener("keydown", (event) => {
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
    if (!way || !movable) return;
    event.preventDefault();
    event.stopPropagation(); // a notebook would move to the next cell
    const step = event.shiftKey ? 0.5 : 0.1;
    move(index, at.map((x, i) => x + step * way[i]));
  });
  const describeTo = (can) => {
    movable = can;
    setAttribute(root, "tabindex", can ? 0 : false);
    setAttribute(root, "role", can ? "slider" : false);
    setAttribute(root, "aria-label", can && `${word}, ${kind.label}; arrow keys move its tip`);
    setAttribute(root, "aria-valuemin", can && -180);
    setAttribute(root, "aria-valuemax", can && 180);
  };
  const set = ([x, y], { scale, can, asks, weight, place }) => {
    at = [x, y];
    if (can !== movable) describeTo(can);
    const [tx, ty] = [scale * x, -scale * y];
    const long = Math.hypot(tx, ty);
    const [ux, uy] = long > 0 ? [tx / long, ty / long] : [1, 0];
    const angle = (Math.atan2(ty, tx) * 180) / Math.PI;
    setAttribute(root, "class", `projection-word projection-${index}${asks ? " projection-asks" : ""}${can ? " projection-movable" : ""}`);
    const short = Math.max(0, long - 5);
    setAttribute(shaft, "x2", px(ux * short));
    setAttribute(shaft, "y2", px(uy * short));
    const there = `translate(${px(tx)} ${px(ty)})`;
    setAttribute(head, "transform", `${there} rotate(${px(angle)})`);
    setAttribute(disc, "transform", there);
    setAttribute(disc, "r", px(weight === null ? 0 : 16 * Math.sqrt(weight)));
    setAttribute(name, "x", px(place[0]));
    setAttribute(name, "y", px(place[1]));
    if (!can) return;
    setAttribute(grip, "transform", there);
    setAttribute(root, "aria-valuenow", Math.round(-angle));
    setAttribute(root, "aria-valuetext", `x ${even(x)}, y ${even(y)}`);
  };
  return { root, set };
}

/** Where the names stand: beyond the tips, and none upon another. */
function places(words, tips) {
  const half = words.map((word) => 3.4 * word.length);
  const found = tips.map(([x, y], i) => {
    const long = Math.hypot(x, y);
    const [ux, uy] = long > 0 ? [x / long, y / long] : [1, 0];
    return [clip(x + ux * (8 + half[i]), SIDE - half[i] - 2), clip(y + uy * 11, SIDE - 8)];
  });
  const order = words.map((_, i) => i).sort((a, b) => found[a][1] - found[b][1]);
  for (const down of [1, 0, 1, 0]) {
    for (let n = 1; n < order.length; n++) {
      for (let m = 0; m < n; m++) {
        const [a, b] = [found[order[m]], found[order[n]]];
        const gap = 13 - (b[1] - a[1]);
        if (gap <= 0 || Math.abs(a[0] - b[0]) > half[order[m]] + half[order[n]]) continue;
        if (down) b[1] = Math.min(b[1] + gap, SIDE - 8);
        else a[1] = Math.max(a[1] - gap, 8 - SIDE);
      }
    }
  }
  return found.map(([x, y]) => [x, y + 4]);
}

const KINDS = {
  q: { name: "E", letter: "q", title: "looks for", label: "what it looks for" },
  k: { name: "E", letter: "k", title: "offers", label: "what it offers" },
  v: { name: "E", letter: "v", title: "means", label: "what it means" },
};

/** One plane: five arrows, and what the asking word adds: its ray among keys, what it gets. */
function plane({ words }, letter, move) {
  const kind = KINDS[letter];
  const root = svg("svg", { class: "projection-plane", viewBox: `${-SIDE} ${-SIDE} ${2 * SIDE} ${2 * SIDE}`, role: "group", "aria-label": `E ${letter}: ${kind.label.replace("it", "each word")}` });
  const lengths = svg("path", { class: "projection-length" }); // circles, all in one shape
  const ray = svg("line", { x1: 0, y1: 0, class: "projection-ray" });
  const gets = svg("g", { class: "projection-gets" }, svg("path", { d: "M0-6L6 0 0 6-6 0Z" }));
  let scale = 1;
  const toPlane = (event) => {
    const { left, top, width, height } = root.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    return [(SIDE * (2 * x - 1)) / scale, (SIDE * (1 - 2 * y)) / scale];
  };
  const arrows = words.map((word, i) => arrow(word, i, kind, { toPlane, move }));
  root.append(svg("path", { d: `M${-SIDE} 0H${SIDE}M0 ${-SIDE}V${SIDE}`, class: "projection-axis" }));
  root.append(lengths, ray, ...arrows.map((a) => a.root), gets);
  const set = ({ source, asking, overlaid }, result, edge) => {
    scale = SIDE / edge;
    setAttribute(lengths, "d", [1, 2, 3, 5, 8].map((length) => disc(0, 0, scale * length)).join(""));
    const can = letter === "v" || source === "tables";
    const row = result.weights[asking];
    const names = places(words, result[letter].map(([a, b]) => [scale * a, -scale * b]));
    arrows.forEach((a, i) => a.set(result[letter][i], { scale, can, asks: i === asking, weight: letter === "k" ? row[i] : null, place: names[i] }));
    const [x, y] = result.q[asking];
    const longer = Math.max(Math.abs(x), Math.abs(y));
    const far = letter === "k" && !overlaid && longer > 0 ? SIDE / longer : 0;
    setAttribute(ray, "x2", px(far * x));
    setAttribute(ray, "y2", px(-far * y));
    setAttribute(ray, "class", `projection-ray projection-${asking}`);
    const [gx, gy] = result.output[asking];
    setAttribute(gets, "transform", `translate(${px(scale * gx)} ${px(-scale * gy)})`);
    setAttribute(gets, "class", letter === "v" ? "projection-gets" : "projection-none");
  };
  return { root, set };
}

function planes(fixed, change, model) {
  const letters = ["q", "k", "v"];
  const held = { q: "query", k: "key", v: "x" };
  const replaced = (name, i, tip) => model.get(name).map((old, j) => (j === i ? tip.map((y) => rounded(clip(y, 6))) : old));
  const parts = letters.map((letter) => plane(fixed, letter, (i, tip) => change({ [held[letter]]: replaced(held[letter], i, tip) })));
  const notes = letters.map(() => el("small"));
  const titled = letters.map((letter, i) =>
    el("div", { class: `projection-of-${letter}` }, el("p", { class: "projection-title" }, "E", el("sub", {}, letter), ` ${KINDS[letter].title}`, notes[i]), parts[i].root)
  );
  const legend = el("p", { class: "projection-legend" });
  const root = el("div", { class: "projection-planes" }, legend, ...titled);
  const edgeOf = (rows) => Math.max(3, 1.3 * Math.max(...rows.flat().map(Math.abs)));
  const set = (now, result) => {
    setAttribute(root, "class", `projection-planes${now.overlaid ? " projection-overlaid" : ""}`);
    const edges = letters.map((letter) => edgeOf(result[letter]));
    const common = Math.max(...edges);
    parts.forEach((part, i) => part.set(now, result, now.overlaid ? common : edges[i]));
    const word = now.words[now.asking];
    [`bold: ${word}`, `dashed: ${word}’s query; discs: weights`, `diamond: what ${word} gets`].forEach((text, i) => setText(notes[i], text));
    setText(legend, `Bold: ${word}’s query. Dashed: keys, discs: weights. Dotted: meanings. Diamond: what ${word} gets.`);
  };
  return { root, set };
}

// ---- Wishes, weights, matrices ------------------------------------------------------------

function wishList({ words }) {
  const lines = [0, 1, 2, 3, 4].map((i) => {
    const [value, state] = [el("span", { class: "projection-value" }), el("span", { class: "projection-state" })];
    return { root: el("li", {}, el("span", {}, wishLabel(words, i)), value, state), value, state };
  });
  const root = el("div", {}, el("p", { class: "projection-title" }, "Five wishes"), el("ul", { class: "projection-wishes" }, ...lines.map((l) => l.root)));
  const set = (_, { wishes }) =>
    wishes.forEach((wish, i) => {
      setText(lines[i].value, even(wish.value));
      setText(lines[i].state, wish.met ? "✓ met" : "✗ open");
      setAttribute(lines[i].root, "class", wish.met ? "projection-met" : "");
    });
  return { root, set };
}

function wishLabel(words, i) {
  const [hot, cold, theme, it, ball] = words;
  const high = (a, b) => `${a} → ${b} ≥ 0.8`;
  return [`${hot}, ${cold}: cosine ≤ −0.8`, high(hot, theme), high(cold, theme), high(it, ball), `${it}, ${ball}: score gap ≥ ${GAP}`][i];
}

/** Weight over score for each pair; the wished-for cells are outlined. */
function square({ words }) {
  const id = uid("table");
  const wished = new Set(["0-2", "1-2", "3-4", "4-3"]);
  const tints = words.map(() => words.map(tint));
  const columns = words.map(() => ["weights", "scores"].map((name) => column(words.length, `projection-${name}`)));
  const cells = tints.map((row, i) =>
    row.map(({ root }, j) => {
      const inner = el("div", { class: "projection-weight attn-tinted" }, root);
      const texts = i === 0 ? columns[j].map((part) => part.root) : [];
      return el("td", { class: wished.has(`${i}-${j}`) && "projection-wished" }, inner, ...texts);
    })
  );
  const brief = (word) => (word.length > 6 ? el("abbr", { title: word }, `${word.slice(0, 4)}.`) : word);
  const heads = words.map((word, j) => el("th", { scope: "col", class: `projection-${j}` }, brief(word)));
  const rows = words.map((word, i) => el("tr", {}, el("th", { scope: "row", class: `projection-${i}` }, brief(word)), ...cells[i]));
  const grid = el("table", { "aria-labelledby": id }, el("thead", {}, el("tr", {}, el("td"), ...heads)), el("tbody", {}, ...rows));
  const title = el("p", { class: "projection-title", id }, "Weights", el("small", {}, "row asks, column answers; small: score q·k"));
  const set = ({ asking }, { scores, weights }) => {
    columns.forEach(([above, below], j) => {
      above.set(weights.map((row) => row[j].toFixed(2)));
      below.set(scores.map((row) => even(row[j], 1)));
    });
    weights.forEach((row, i) => {
      setAttribute(grid.tBodies[0].rows[i], "class", i === asking ? "projection-row" : "");
      row.forEach((weight, j) => {
        setAttribute(cells[i][j], "aria-label", `${weight.toFixed(2)}, score ${even(scores[i][j], 1)}`);
        tints[i][j].set(0.34 * weight);
      });
    });
  };
  return { root: el("div", {}, title, grid), set };
}

/** A matrix of numbers to type in; a row vector is a matrix of one row. */
function matrix(label, name, count, model, change) {
  const put = (i, j, x) => {
    const rows = asRows(model.get(name)).map((row, r) => row.map((old, c) => (r === i && c === j ? clip(x) : old)));
    change({ [name]: count === 1 ? rows[0] : rows });
  };
  const fields = Array.from({ length: count }, (_, i) =>
    [0, 1].map((j) => {
      const oninput = () => Number.isFinite(field.valueAsNumber) && put(i, j, field.valueAsNumber);
      const field = el("input", { type: "number", step: 0.1, min: -REACH, max: REACH, "aria-label": `${label}, ${count > 1 ? `row ${i + 1}, ` : ""}column ${j + 1}`, oninput });
      return field;
    })
  );
  const root = el("div", { class: "projection-matrix", role: "group", "aria-label": label }, el("span", { "aria-hidden": "true" }, label[0], el("sub", {}, label.slice(2))), el("span", { class: "projection-fields" }, ...fields.flat()));
  const set = (now) =>
    asRows(now[name]).forEach((row, i) =>
      row.forEach((x, j) => {
        const shown = fields[i][j].valueAsNumber;
        if (!(Math.abs(shown - x) <= 0.005)) fields[i][j].value = rounded(x); // not while it is typed
      })
    );
  return { root, set };
}

function matrices(model, change) {
  const make = (label, name, count) => matrix(label, name, count, model, change);
  const [w_q, w_k, b_q] = [make("W q", "w_q", 2), make("W k", "w_k", 2), make("b q", "b_q", 1)];
  const sub = (letter) => el("sub", {}, letter);
  const constant = el("span", {}, " + b", sub("q"));
  const formula = el("span", { class: "attn-label" }, "q = x W", sub("q"), constant, ", k = x W", sub("k"), ", v = x");
  const root = el("div", { class: "projection-matrices" }, w_q.root, w_k.root, b_q.root, formula);
  const set = (now) => {
    root.hidden = now.source === "tables";
    b_q.root.hidden = now.source !== "bias";
    setAttribute(constant, "class", now.source === "bias" ? "" : "projection-none");
    for (const part of [w_q, w_k, b_q]) part.set(now);
  };
  return { root, set };
}

// ---- All together -------------------------------------------------------------------------

function controls({ words }, { change, run, reset }) {
  const sources = { tables: "tables", matrices: "matrices", bias: "matrices + constant" };
  const source = choice("Queries and keys come from", sources, (value) => change({ source: value }));
  const view = choice("Planes", { beside: "side by side", upon: "overlaid" }, (value) => change({ overlaid: value === "upon" }));
  const names = Object.fromEntries(words.map((word, i) => [i, word]));
  const asking = choice("Follow the word", names, (value) => change({ asking: Number(value) }));
  const solve = el("button", { type: "button", class: "attn-button", onclick: run }, "Find a solution");
  const restart = el("button", { type: "button", class: "attn-button", onclick: reset }, "Reset");
  const label = (text) => el("span", { class: "attn-label", "aria-hidden": "true" }, text);
  const row = (...nodes) => el("div", { class: "attn-row" }, ...nodes);
  const above = el("div", { class: "attn-row attn-between" }, row(label("Queries and keys from"), source.root), row(solve, restart));
  const below = el("div", { class: "attn-row attn-between" }, row(label("Follow"), asking.root), view.root);
  const set = (now) => {
    source.set(now.source);
    view.set(now.overlaid ? "upon" : "beside");
    asking.set(String(now.asking));
  };
  return { above, below, set };
}

/** Show the frames one after another; the last one at once where motion is not wanted. */
function player(put, done) {
  let id = 0;
  const stop = () => cancelAnimationFrame(id);
  const play = (frames) => {
    stop();
    let [shown, begun] = [-1, null];
    const tick = (time) => {
      begun ??= time;
      const due = Math.min(frames.length - 1, Math.floor((frames.length * (time - begun)) / DURATION));
      if (due > shown) put(frames[(shown = due)]);
      if (shown < frames.length - 1) id = requestAnimationFrame(tick);
      else done();
    };
    if (!matchMedia("(prefers-reduced-motion: reduce)").matches) return void tick(performance.now());
    put(frames.at(-1));
    done();
  };
  return { play, stop };
}

function render({ model, el: here }) {
  const read = () => Object.fromEntries(CHANGING.map((name) => [name, model.get(name)]));
  const [start, fixed] = [read(), { words: model.get("words") }];
  const put = (changes) => Object.entries(changes).forEach(([name, value]) => model.set(name, value));
  const film = player(put, () => model.save_changes());
  const change = (changes) => {
    film.stop();
    put(changes);
    model.save_changes();
  };
  const reset = () => {
    const { source, asking, overlaid, ...numbers } = start;
    change(numbers);
  };
  const said = summary();
  const told = { root: said.root, set: (now, result) => said.set(describe(now, result)) };
  const settings = controls(fixed, { change, run: () => film.play(learn(read())), reset });
  const [spaces, fields, list, grid] = [planes(fixed, change, model), matrices(model, change), wishList(fixed), square(fixed)];
  const parts = [settings, fields, spaces, list, grid, told];
  const update = () => {
    const now = { ...fixed, ...read() };
    const result = compute(now);
    for (const part of parts) part.set(now, result);
  };
  update();
  const below = el("div", { class: "projection-below" }, list.root, grid.root);
  const label = "Live figure: what words look for, offer and mean";
  here.append(frame("projection", label, settings.above, fields.root, settings.below, spaces.root, below, told.root));
  const unwatch = watch(model, CHANGING, update);
  return () => {
    film.stop();
    unwatch();
    said.stop();
  };
}

export default { render };
