// ProjectionSteps (chapter 04): "Thinking machines" worked by hand. Each step works out one number,
// marks the two rows or columns it comes from and writes its arithmetic.

const STAGES = ["q", "k", "v", "scores", "weights", "output"];
const PER_STAGE = 4; // each result is 2 by 2
const LAST = STAGES.length * PER_STAGE;

/** All numbers of the figure; the same as attnlib.projection.self_attention. */
export function compute({ x, w_q, w_k, w_v }) {
  const [q, k, v] = [matmul(x, w_q), matmul(x, w_k), matmul(x, w_v)];
  const scores = matmul(q, transpose(k));
  const weights = scores.map((row) => softmax(row));
  return { q, k, v, scores, weights, output: matmul(weights, v) };
}

/** Which number step n (1 to LAST) works out. */
const placeOf = (step) => {
  const at = (step - 1) % PER_STAGE;
  return { stage: STAGES[Math.floor((step - 1) / PER_STAGE)], i: at >> 1, j: at & 1 };
};

// ---- What the figure says -----------------------------------------------------------------

const factor = (x) => (x < 0 ? `(${short(x)})` : short(x));
const product = (a, b, total) => `${a.map((y, i) => `${factor(y)} × ${factor(b[i])}`).join(" + ")} = ${total}`;
const INTRO = "Two words, three numbers each, and three matrices. Press Next: every number is a row times a column.";
const TITLES = { q: "query", k: "key", v: "value" };

/** The arithmetic of one step. */
export function describe({ words, x, step, ...fixed }, result) {
  if (step === 0) return INTRO;
  const { stage, i, j } = placeOf(step);
  const { q, k, v, scores, weights, output } = result;
  const end = step === LAST ? " Done: each word has an output of its own." : "";
  if (TITLES[stage]) return `Number ${j + 1} of the ${TITLES[stage]} of ${words[i]}: its row of X times column ${j + 1} of W_${stage}: ${product(x[i], transpose(fixed[`w_${stage}`])[j], short(result[stage][i][j]))}.`;
  if (stage === "scores") return `How well the query of ${words[i]} fits the key of ${words[j]}: ${product(q[i], k[j], short(scores[i][j]))}.`;
  if (stage === "weights") return `The share of ${words[j]} in what ${words[i]} gets: e^${factor(scores[i][j])} / (${scores[i].map((s) => `e^${factor(s)}`).join(" + ")}) = ${format(weights[i][j])}.`;
  return `Number ${j + 1} of what ${words[i]} gets: its weights times the values’ column ${j + 1}: ${weights[i].map((w, n) => `${format(w)} × ${factor(v[n][j])}`).join(" + ")} = ${format(output[i][j])}.${end}`;
}

// ---- The matrices -------------------------------------------------------------------------

/** A titled matrix; `set` writes what is known, and marks cells with "now" or "from". */
function grid(name, note, rows, columns, labels) {
  const cells = Array.from({ length: rows }, () => Array.from({ length: columns }, () => el("td")));
  const lines = cells.map((row, i) => el("tr", {}, ...(labels ? [el("th", { scope: "row" }, labels[i])] : []), ...row));
  const id = uid("matrix");
  const title = el("p", { id, class: "steps-title" }, ...name, el("small", {}, note));
  const root = el("div", { class: "steps-matrix" }, title, el("table", { "aria-labelledby": id }, el("tbody", {}, ...lines)));
  const set = (numbers, write, known, mark) =>
    cells.forEach((row, i) =>
      row.forEach((cell, j) => {
        setText(cell, known(i, j) ? write(numbers[i][j]) : "·");
        setAttribute(cell, "class", mark(i, j));
      })
    );
  return { root, set };
}

const sub = (letter, index) => [letter, el("sub", {}, index)];
const WHOLE = () => true;

/** Which cells of which matrix a step uses. */
function sources(step) {
  if (step === 0) return {};
  const { stage, i, j } = placeOf(step);
  const row = (a) => a === i;
  const column = (_, b) => b === j;
  if (TITLES[stage]) return { x: row, [`w_${stage}`]: column };
  if (stage === "scores") return { q: row, k: (a) => a === j };
  return stage === "weights" ? { scores: row } : { weights: row, v: column };
}

function matrices({ words }) {
  const given = { x: grid(["X"], "one word a row", 2, 3, words) };
  for (const letter of ["q", "k", "v"]) given[`w_${letter}`] = grid(sub("W", letter), "learnt", 3, 2);
  const made = {
    q: grid(["Q"], "= X W_q", 2, 2, words),
    k: grid(["K"], "= X W_k", 2, 2, words),
    v: grid(["V"], "= X W_v", 2, 2, words),
    scores: grid(["Scores"], "= Q Kᵀ", 2, 2, words),
    weights: grid(["Weights"], "softmax of each row", 2, 2, words),
    output: grid(["Output"], "= weights × V", 2, 2, words),
  };
  const row = (kind, ...parts) => el("div", { class: `steps-row steps-${kind}` }, ...parts.map((part) => part.root));
  const root = el("div", {}, row("given", ...Object.values(given)), row("made", made.q, made.k, made.v), row("made", made.scores, made.weights, made.output));
  const set = (now, result) => {
    const used = sources(now.step);
    const at = now.step > 0 ? placeOf(now.step) : {};
    const from = (name) => (i, j) => (used[name]?.(i, j) ? "steps-from" : "");
    for (const [name, part] of Object.entries(given)) part.set(now[name], short, WHOLE, from(name));
    STAGES.forEach((name, n) => {
      const known = (i, j) => n * PER_STAGE + 2 * i + j < now.step;
      const mark = (i, j) => (name === at.stage && i === at.i && j === at.j ? "steps-now" : from(name)(i, j));
      made[name].set(result[name], n < 4 ? short : (y) => format(y), known, mark);
    });
  };
  return { root, set };
}

// ---- All together -------------------------------------------------------------------------

function controls(go) {
  const make = (label, move) => el("button", { type: "button", class: "attn-button", onclick: () => go(move) }, label);
  const back = make("Back", (step) => step - 1);
  const next = make("Next", (step) => step + 1);
  const stage = make("Next matrix", (step) => PER_STAGE * (Math.floor(step / PER_STAGE) + 1));
  const again = make("Start again", () => 0);
  const along = slider({ label: "step", min: 0, max: LAST, step: 1, text: (n) => `${n} / ${LAST}`, onInput: (n) => go(() => n) });
  const root = el("div", { class: "steps-controls" }, el("div", { class: "attn-row" }, back, next, stage, again), along.root);
  const set = ({ step }) => {
    along.set(step);
    for (const [node, off] of [[back, step === 0], [next, step === LAST], [stage, step === LAST]]) setAttribute(node, "aria-disabled", String(off));
  };
  return { root, set };
}

function render({ model, el: here }) {
  const names = ["words", "x", "w_q", "w_k", "w_v"];
  const fixed = Object.fromEntries(names.map((name) => [name, model.get(name)]));
  const result = compute(fixed);
  const go = (move) => {
    model.set("step", Math.max(0, Math.min(LAST, move(model.get("step")))));
    model.save_changes();
  };
  const said = summary();
  const [all, buttons] = [matrices(fixed), controls(go)];
  const update = () => {
    const now = { ...fixed, step: model.get("step") };
    all.set(now, result);
    buttons.set(now);
    said.set(describe(now, result));
  };
  update();
  here.append(frame("projection_steps", "Live figure: self-attention step by step", buttons.root, said.root, all.root));
  const unwatch = watch(model, ["step"], update);
  return () => {
    unwatch();
    said.stop();
  };
}

export default { render };
