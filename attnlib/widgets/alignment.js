// AlignmentExplorer (chapter 02): trained translators run in the page. Type a French sentence of
// the grammar's words, step through the decoding, and see where each word of the translation looks.
// DATA, from alignment.json, stands above: the stored weights in half precision, words, sentences.

const NAMES = ["sentence", "first", "second", "step"];
const TITLES = { additive: "Additive (Bahdanau)", dot: "Dot product (Luong)", no_attention: "No attention" };
const LABELS = { additive: "additive", dot: "dot", no_attention: "no attention" };
const BEGINNING = { sentence: DATA.pairs[0].text, first: "additive", second: "dot", step: null };
const [BOS, EOS] = [1, 2];
const MOST = 40; // words to read, and words to write with the end: more than the grammar ever needs
const CANDIDATES = 3;
const ROW = 26; // height of a row in px, large enough to touch

// ---- Words --------------------------------------------------------------------------------

const SPECIAL = ["<pad>", "<bos>", "<eos>", "<unk>"];
const SOURCE_IDS = new Map(DATA.source_words.map((word, i) => [word, i + SPECIAL.length]));
const TARGET = [...SPECIAL, ...DATA.target_words];
const LETTER = "[\\p{L}\\p{N}_]";
const TOKEN = new RegExp(`'s(?!${LETTER})|${LETTER}+'(?!s(?!${LETTER}))(?=${LETTER})|${LETTER}+(?:-${LETTER}+)*|[^\\s\\p{L}\\p{N}_]`, "gu");

/** A sentence as tokens; as attnlib.corpora.tokenize with lowercase=True. */
export const tokenize = (text) => text.normalize("NFC").replaceAll("’", "'").toLowerCase().match(TOKEN) ?? [];

/** Tokens that the translators know, and those that they have never met. */
export function read(text) {
  const tokens = tokenize(text);
  const known = tokens.filter((token) => SOURCE_IDS.has(token));
  return { tokens: known.slice(0, MOST), unknown: tokens.filter((token) => !SOURCE_IDS.has(token)), cut: known.length > MOST };
}

/** Tokens as text: no space after l' and before 's. */
const spoken = (tokens) => tokens.join(" ").replace(/([\p{L}]') (?=\p{L})/gu, "$1").replace(/ ('s)(?!\p{L})/gu, "$1");

// ---- Numbers ------------------------------------------------------------------------------

const POWERS = Float64Array.from({ length: 32 }, (_, e) => 2 ** (e - 25));

/** Half precision to a number. */
function half(bits) {
  const [exponent, part] = [(bits >> 10) & 31, bits & 1023];
  const size = exponent === 0 ? part * POWERS[1] : (part + 1024) * POWERS[exponent];
  return bits & 0x8000 ? -size : size;
}

const opened = new Map();

/** A translator's tensors by name, each a flat array, rows one after the other. */
function tensorsOf(name) {
  if (!opened.has(name)) {
    const { shapes, numbers } = DATA.models[name];
    const bytes = atob(numbers);
    const all = new Float32Array(bytes.length / 2); // it holds them exactly
    for (let i = 0; i < all.length; i++) all[i] = half(bytes.charCodeAt(2 * i) | (bytes.charCodeAt(2 * i + 1) << 8));
    let begin = 0;
    const cut = ([key, shape]) => [key, all.subarray(begin, (begin += shape.reduce((a, b) => a * b, 1)))];
    opened.set(name, { ...Object.fromEntries(Object.entries(shapes).map(cut)), memo: new Map() });
  }
  return opened.get(name);
}

/** W x + b, of the columns from `from` on where W has more of them than x has parts. */
function affine(w, x, bias = null, from = 0, width = x.length) {
  const out = new Float64Array(w.length / width);
  for (let i = 0, at = from; i < out.length; i++, at += width) {
    let sum = bias === null ? 0 : bias[i];
    for (let j = 0; j < x.length; j++) sum += w[at + j] * x[j];
    out[i] = sum;
  }
  return out;
}

/** x W for a matrix with as many rows as x has parts. */
function rowTimes(x, w) {
  const out = new Float64Array(w.length / x.length);
  for (let i = 0, at = 0; i < x.length; i++, at += out.length) {
    for (let j = 0; j < out.length; j++) out[j] += x[i] * w[at + j];
  }
  return out;
}

const sigmoid = (x) => 1 / (1 + Math.exp(-x));

/** One step of a gated recurrent unit: reset, update and new gate, as torch.nn.GRU has them. */
function gru(input, state, w, bias) {
  const d = state.length;
  const from = affine(w, state, bias);
  const next = new Float64Array(d);
  for (let i = 0; i < d; i++) {
    const reset = sigmoid(input[i] + from[i]);
    const update = sigmoid(input[d + i] + from[d + i]);
    const fresh = Math.tanh(input[2 * d + i] + reset * from[2 * d + i]);
    next[i] = (1 - update) * fresh + update * state[i];
  }
  return next;
}

/** What a word brings to a recurrent unit, computed once a word. */
function inputOf(t, side, other, id, width) {
  const key = `${side} ${id}`;
  if (!t.memo.has(key)) {
    const d = t["encoder.weight_hh_l0"].length / t["encoder.bias_hh_l0"].length;
    const x = t[`${other}_embedding.weight`].subarray(id * d, (id + 1) * d);
    t.memo.set(key, affine(t[`${side}.weight_ih_l0`], x, t[`${side}.bias_ih_l0`], 0, width));
  }
  return t.memo.get(key);
}

/** The encoder's state after each word. */
function encode(t, ids) {
  const d = t["encoder.bias_hh_l0"].length / 3;
  let state = new Float64Array(d);
  return ids.map((id) => {
    const input = inputOf(t, "encoder", "source", id, d);
    return (state = gru(input, state, t["encoder.weight_hh_l0"], t["encoder.bias_hh_l0"]));
  });
}

/** Scores of one query: the network of Bahdanau, or dot products. */
function scoresOf(t, kind, query, memory, projected) {
  if (kind === "dot") return memory.map((key) => affine(key, query)[0]);
  const asked = rowTimes(query, t["attention.w_query"]);
  const v = t["attention.v"];
  return projected.map((key) => {
    let sum = 0;
    for (let i = 0; i < v.length; i++) sum += v[i] * Math.tanh(asked[i] + key[i]);
    return sum;
  });
}

/** The average of the encoder's states by the weights. */
function average(weights, memory) {
  const out = new Float64Array(memory[0].length);
  for (let j = 0; j < memory.length; j++) {
    for (let i = 0; i < out.length; i++) out[i] += weights[j] * memory[j][i];
  }
  return out;
}

/** Two vectors, one behind the other. */
function concatenated(a, b) {
  const out = new Float64Array(a.length + b.length);
  out.set(a);
  out.set(b, a.length);
  return out;
}

function logSoftmax(logits) {
  let [best, total] = [-Infinity, 0];
  for (const x of logits) best = Math.max(best, x);
  for (const x of logits) total += Math.exp(x - best);
  const all = best + Math.log(total);
  return logits.map((x) => x - all);
}

/** The ids of the most probable words; padding and begin are never written. */
function likeliest(logProbs, count) {
  const order = [];
  for (let id = EOS; id < logProbs.length; id++) {
    let at = order.length;
    while (at > 0 && logProbs[id] > logProbs[order[at - 1]]) at--;
    if (at < count) order.splice(at, 0, id);
    if (order.length > count) order.pop();
  }
  return order;
}

/** A translator's greedy translation; the same as attnlib.nn.RecurrentSeq2Seq.greedy. */
export function compute({ model, ids }) {
  const t = tensorsOf(model);
  const kind = DATA.models[model].attention;
  const [memory, early] = [encode(t, ids), kind === "additive"];
  const projected = early ? memory.map((key) => rowTimes(key, t["attention.w_key"])) : null;
  const d = memory[0].length;
  const look = (query) => {
    const weights = softmax(scoresOf(t, kind, query, memory, projected));
    return { weights, context: average(weights, memory) };
  };
  let [state, token, total] = [memory.at(-1), BOS, 0];
  const found = { vector: Array.from(state), tokens: [], weights: kind === null ? null : [], candidates: [] };
  while (token !== EOS && found.tokens.length < MOST) {
    let input = inputOf(t, "decoder", "target", token, early ? 2 * d : d);
    let seen = early ? look(state) : null;
    if (early) {
      const fromContext = affine(t["decoder.weight_ih_l0"], seen.context, null, d, 2 * d);
      input = input.map((x, i) => x + fromContext[i]);
    }
    state = gru(input, state, t["decoder.weight_hh_l0"], t["decoder.bias_hh_l0"]);
    if (kind === "dot") seen = look(state);
    const joined = seen === null ? state : concatenated(state, seen.context);
    const logProbs = logSoftmax(affine(t["output.weight"], affine(t["join.weight"], joined).map(Math.tanh), t["output.bias"]));
    const best = likeliest(logProbs, CANDIDATES);
    token = best[0];
    total += logProbs[token];
    found.tokens.push(token);
    found.candidates.push(best.map((id) => [TARGET[id], Math.exp(logProbs[id])]));
    if (seen !== null) found.weights.push(seen.weights);
  }
  return { ...found, logProbability: total };
}

const translated = new Map();

/** A translation of known tokens in words, remembered. */
function translate(model, tokens) {
  const key = `${model} ${tokens.join(" ")}`;
  if (translated.size > 200) translated.clear();
  if (!translated.has(key)) {
    const found = compute({ model, ids: tokens.map((token) => SOURCE_IDS.get(token)) });
    const words = found.tokens.map((id) => (id === EOS ? "(end)" : TARGET[id]));
    translated.set(key, { ...found, words, said: words.filter((word) => word !== "(end)") });
  }
  return translated.get(key);
}

/** The alignment error rate of each word's strongest link; as attnlib.corpora.alignment_error_rate. */
export function errorRate(weights, pair) {
  const has = (links, i, j) => links.some(([a, b]) => a === i && b === j);
  let right = 0;
  for (let j = 0; j < pair.target.length; j++) {
    const i = argmax(weights[j]);
    const sure = has(pair.sure, i, j);
    right += (sure ? 1 : 0) + (sure || has(pair.possible, i, j) ? 1 : 0);
  }
  return 1 - right / (pair.target.length + pair.sure.length);
}

const equal = (a, b) => a.length === b.length && a.every((x, i) => x === b[i]);

/** The grammar's own pair for a sentence, if it is one of those at hand. */
const pairOf = (tokens) => DATA.pairs.find((pair) => equal(pair.source, tokens)) ?? null;

// ---- What the figure says -----------------------------------------------------------------

/** Two digits, and no 0 or 1 that is none. */
const share = (x) => (x > 0 && x < 0.005 ? "<0.01" : x < 1 && x >= 0.995 ? ">0.99" : x.toFixed(2));

/** One or two sentences on one translator. */
function describeOne(name, found, pair, tokens) {
  const text = spoken(found.said);
  const ended = found.tokens.at(-1) === EOS ? "" : `, and does not end within ${MOST} words`;
  const told = `${TITLES[name]} writes “${text}” (probability ${share(Math.exp(found.logProbability))})${ended}`;
  if (pair === null) return `${told}.`;
  if (!equal(found.said, pair.target)) return `${told}; the grammar says “${spoken(pair.target)}”.`;
  if (found.weights === null) return `${told}, as the grammar does.`;
  return `${told}, as the grammar does; alignment error rate ${share(errorRate(found.weights, pair))}.`;
}

/** What was read and what became of it. */
export function describe({ tokens, unknown, pair, results }) {
  const left = unknown.length > 0 ? `Not in the grammar, left out: ${listed(unknown.map((w) => `“${w}”`))}. ` : "";
  if (tokens.length === 0) return `${left}Type a French sentence of the grammar's words; they are listed below.`;
  return left + results.map(([name, found]) => describeOne(name, found, pair, tokens)).join(" ");
}

// ---- Controls -----------------------------------------------------------------------------

/** The sentence: one of the stored ones, or what the reader types. */
function sentenceField(change) {
  const [listId, textId] = [uid("sentence"), uid("text")];
  const own = el("option", { value: "" }, "your own");
  const options = DATA.pairs.map((pair, i) => el("option", { value: i }, pair.text));
  const pick = (i) => change({ sentence: DATA.pairs[i].text, step: null });
  const list = el("select", { id: listId, onchange: () => list.value !== "" && pick(Number(list.value)) }, own, ...options);
  const text = el("input", {
    ...{ type: "text", id: textId, lang: "fr", maxlength: 400, autocomplete: "off", autocapitalize: "off", spellcheck: "false" },
    oninput: () => change({ sentence: text.value, step: null }, true),
  });
  const another = button("Another", () => pick(list.selectedIndex % DATA.pairs.length));
  const row = (id, label, ...nodes) => el("div", { class: "alignment-field" }, el("label", { for: id }, label), ...nodes);
  const root = el("div", { class: "alignment-fields" }, row(listId, "Sentence", list, another.root), row(textId, "or type", text));
  const set = ({ sentence }) => {
    if (text.value !== sentence) text.value = sentence;
    list.value = String(DATA.pairs.findIndex((pair) => pair.text === sentence));
    if (list.selectedIndex < 0) list.value = "";
  };
  return { root, set };
}

/** Which translators stand side by side. */
function translators(change) {
  const first = choice("First translator", LABELS, (value) => change({ first: value }));
  const second = choice("Second translator", { ...LABELS, "": "nothing" }, (value) => change({ second: value }));
  const row = (label, part) => el("div", { class: "attn-row" }, el("span", { class: "attn-label alignment-side" }, label), part.root);
  const root = el("div", { class: "alignment-choices" }, row("Show", first), row("beside", second));
  return { root, set: (now) => (first.set(now.first), second.set(now.second)) };
}

/** How many words are written: a slider and buttons; and the way back to the beginning. */
function stepper(change) {
  let [at, most] = [0, 1];
  const go = (step) => change({ step: step >= most ? null : Math.max(0, step) });
  const bar = slider({ label: "words written", min: 0, max: MOST, step: 1, onInput: go, text: (x) => `${x} of ${most}` });
  const buttons = [button("Start", () => go(0)), button("Back", () => go(at - 1)), button("Step", () => go(at + 1)), button("All", () => go(most))];
  const reset = button("Reset", () => change({ ...BEGINNING }));
  const left = el("div", { class: "attn-row" }, ...buttons.map((b) => b.root));
  const root = el("div", {}, el("div", { class: "attn-row attn-between" }, left, reset.root), bar.root);
  const set = ({ step }, { results }) => {
    most = Math.max(1, ...results.map(([, found]) => found.words.length));
    at = step === null ? most : Math.min(step, most);
    setAttribute(bar.input, "max", most);
    bar.set(at, results.length > 0);
    bar.input.style.setProperty("--to", at / most);
  };
  return { root, set };
}

// ---- Pictures -----------------------------------------------------------------------------

const BLUE = [44, 130, 218]; // middle tones, seen on light and on dark
const ORANGE = [214, 112, 24];

/** A canvas of one pixel a number: blue above 0, orange below, as opaque as the number is large. */
function picture(className) {
  const root = el("canvas", { class: className, width: 1, height: 1, "aria-hidden": "true" });
  const context = root.getContext("2d");
  const set = (rows, columns, numberAt) => {
    if (root.width !== columns) root.width = columns;
    if (root.height !== rows) root.height = rows;
    const image = context.createImageData(columns, rows);
    for (let i = 0; i < rows * columns; i++) {
      const x = numberAt(Math.floor(i / columns), i % columns);
      image.data.set(x < 0 ? ORANGE : BLUE, 4 * i);
      image.data[4 * i + 3] = Math.round(255 * Math.min(1, Math.abs(x)));
    }
    context.putImageData(image, 0, 0);
  };
  return { root, set };
}

/** As many nodes as are needed, the others hidden. */
function pool(parent, make) {
  const parts = [];
  return (count) => {
    while (parts.length < count) {
      parts.push(make(parts.length));
      parent.append(parts.at(-1).root);
    }
    parts.forEach((part, i) => setAttribute(part.root, "hidden", i >= count));
    return parts;
  };
}

// ---- One translator -----------------------------------------------------------------------

/** The most probable words at one place of the translation, with bars. */
function candidates() {
  const head = el("p", { class: "alignment-said" });
  const label = el("span", { class: "attn-label" }, "Likeliest words in its place");
  const bars = barRows();
  const root = el("div", {}, head, label, bars.root);
  const set = (sentence, found) => {
    setText(head, sentence);
    for (const part of [label, bars.root]) show(part, found !== null);
    if (found === null) return;
    bars.set("Most probable words", found.map(([word, probability]) => [word === "<eos>" ? "(end)" : word, probability, share(probability)]));
  };
  return { root, set };
}

/** Rows are the words written, columns the words read; hovering or arrow keys choose a cell. */
function map(onLook) {
  const [top, left] = [el("div", { class: "alignment-top", "aria-hidden": "true" }), el("div", { class: "alignment-left", role: "group" })];
  const p = picture("alignment-map");
  const [across, cell] = [el("div", { class: "alignment-across" }), el("div", { class: "alignment-cell" })];
  const field = el("div", { class: "alignment-field-of", "aria-hidden": "true" }, p.root, across, cell);
  const columns = pool(top, () => ({ root: el("span", {}) }));
  const rings = pool(field, () => ({ root: el("span", { class: "alignment-ring" }) }));
  const rows = pool(left, (i) => ({
    root: el("button", { type: "button", class: "alignment-row", "data-lm-suppress-shortcuts": "true", onclick: () => onLook(i, null), onfocus: () => onLook(i, null) }),
  }));
  const grid = el("div", { class: "alignment-grid" }, top, left, field);
  const root = el("div", { class: "alignment-scroll" }, grid);
  let [n, m, last, at] = [1, 1, 1, [0, 0]]; // columns, rows, rows written, the cell looked at
  let [key, drawn] = ["", ""];
  const visit = (row, column) => {
    onLook(Math.max(0, Math.min(last - 1, row)), Math.max(0, Math.min(n - 1, column)));
    rows(m)[at[0]].root.focus({ preventScroll: true });
  };
  const moves = {
    ArrowUp: () => [at[0] - 1, at[1]],
    ArrowDown: () => [at[0] + 1, at[1]],
    ArrowLeft: () => [at[0], at[1] - 1],
    ArrowRight: () => [at[0], at[1] + 1],
    Home: () => [0, at[1]],
    End: () => [last - 1, at[1]],
  };
  arrowKeys(left, moves, (next) => visit(...next));
  const point = (event) => {
    const box = field.getBoundingClientRect();
    const [row, column] = [Math.floor((m * (event.clientY - box.top)) / box.height), Math.floor((n * (event.clientX - box.left)) / box.width)];
    if (row >= 0 && row < last && column >= 0 && column < n) onLook(row, column);
  };
  field.addEventListener("pointermove", point);
  field.addEventListener("pointerdown", point);
  /** What a step leaves as it is: names of rows and columns, and the places of the rings. */
  const fill = (tokens, words, links) => {
    grid.style.setProperty("--n", n);
    field.style.height = left.style.height = `${ROW * m}px`; // of all words, so that no step moves the page
    setAttribute(field, "hidden", n === 0);
    columns(n).slice(0, n).forEach((part, j) => setText(part.root, tokens[j]));
    rows(m).slice(0, m).forEach((part, i) => setText(part.root, words[i]));
    rings(links.length).slice(0, links.length).forEach(({ root: ring }, k) => {
      ring.style.left = `${(100 * (links[k][0] + 0.5)) / n}%`;
      ring.style.top = `${ROW * (links[k][1] + 0.5)}px`;
    });
    cell.style.width = `${100 / Math.max(1, n)}%`;
  };
  const set = ({ tokens, found, written, links, title }, look) => {
    [n, m, last, at] = [found.weights === null ? 0 : tokens.length, found.words.length, written, look];
    setAttribute(left, "aria-label", `${title}: words written; arrow keys choose a word and what it looks at`);
    const seen = n > 0 ? links : [];
    const now = [tokens.join(" "), found.words.join(" "), seen.length, title].join("|");
    if (now !== key) fill(tokens, found.words, seen);
    if (n > 0 && `${now}|${written}` !== drawn) p.set(m, n, (i, j) => (i < written ? found.weights[i][j] : 0));
    [key, drawn] = [now, `${now}|${written}`];
    columns(n).forEach((part, j) => setAttribute(part.root, "class", j === look[1] && written > 0 ? "alignment-here" : ""));
    rows(m).forEach(({ root: row }, i) => {
      show(row, i < written);
      setAttribute(row, "aria-pressed", String(i === look[0]));
      setAttribute(row, "tabindex", i === look[0] ? 0 : -1);
    });
    rings(seen.length).slice(0, seen.length).forEach(({ root: ring }, k) => show(ring, seen[k][1] < written));
    for (const mark of [across, cell]) show(mark, n > 0 && written > 0);
    across.style.transform = `translateY(${ROW * look[0]}px)`;
    cell.style.transform = `translate(${100 * look[1]}%, ${ROW * look[0]}px)`;
  };
  return { root, set };
}

/** The 64 numbers that a decoder without attention starts from. */
function vector() {
  const p = picture("alignment-vector");
  const root = el("div", { class: "alignment-vectors" }, el("span", { class: "attn-label" }, ""), p.root);
  const set = (found) => {
    setAttribute(root, "hidden", found === null || found.weights !== null);
    if (found === null || found.weights !== null) return;
    setText(root.firstChild, `All that the decoder gets of the sentence: ${found.vector.length} numbers (blue above 0, orange below).`);
    p.set(1, found.vector.length, (_, j) => found.vector[j]);
  };
  return { root, set };
}

function panel() {
  const title = el("p", { class: "alignment-title" });
  const [said, rest] = [el("span", {}), el("span", { class: "alignment-rest" })];
  const text = el("p", { class: "alignment-text", lang: "en" }, said, rest);
  const [strip, choices] = [vector(), candidates()];
  let [shown, look, key] = [null, [0, 0], ""];
  const grid = map((row, column) => {
    look = [row, column ?? strongest(row)];
    draw();
  });
  const strongest = (row) => (shown.found.weights === null || row >= shown.written ? 0 : argmax(shown.found.weights[row]));
  const root = el("div", { class: "alignment-panel" }, title, text, strip.root, grid.root, choices.root);
  const draw = () => {
    grid.set(shown, look);
    const { tokens, found, written } = shown;
    const [row, column] = look;
    if (written === 0) return choices.set("Nothing is written yet.", null);
    const most = found.weights === null ? "" : ` looks at ${tokens[column]}: ${share(found.weights[row][column])}`;
    return choices.set(`“${found.words[row]}”${most}`, found.candidates[row]);
  };
  const set = (name, found, { tokens, pair }, step) => {
    setAttribute(root, "hidden", found === null);
    strip.set(found);
    if (found === null) return;
    const written = step === null ? found.words.length : Math.min(step, found.words.length);
    const right = pair !== null && found.weights !== null && equal(found.said, pair.target);
    shown = { tokens, found, written, links: right ? pair.sure : [], title: TITLES[name] };
    const now = [name, tokens.join(" "), written].join("|");
    const row = Math.max(0, Math.min(written, found.said.length) - 1);
    if (now !== key) look = [row, strongest(row)];
    key = now;
    setText(title, TITLES[name]);
    const [begun, whole] = [found.said.slice(0, written), found.said].map(spoken);
    setText(said, begun);
    setText(rest, whole.slice(begun.length)); // unseen, it keeps the place
    draw();
  };
  return { root, set };
}

function panels() {
  const both = [panel(), panel()];
  const note = el("p", { class: "alignment-note" });
  const pair = el("div", { class: "alignment-panels" }, ...both.map((p) => p.root));
  const root = el("div", {}, pair, note);
  const set = ({ step }, result) => {
    const { results } = result;
    pair.style.setProperty("--need", `${6.8 + 1.2 * result.tokens.length}em`);
    both.forEach((p, i) => {
      const [name, found] = results[i] ?? ["", null];
      p.set(name, found, result, step);
    });
    const ringed = result.pair !== null && results.some(([, found]) => found.weights !== null && equal(found.said, result.pair.target));
    setText(note, ringed ? "Rings: the grammar's own links between the words." : "Rings appear where the grammar's own links are known and the translation is the grammar's.");
  };
  return { root, set };
}

// ---- All together -------------------------------------------------------------------------

function wordList() {
  const list = el("p", { class: "alignment-words", lang: "fr" }, DATA.source_words.join(" · "));
  return el("details", {}, el("summary", {}, `The ${DATA.source_words.length} French words`), list);
}

function source() {
  const parts = Object.entries(DATA.models).map(([name, { sha256 }]) => `${LABELS[name]} ${sha256.slice(0, 12)}…`);
  const text = `The translators were trained on sentences of a small grammar and run here, in your browser, with the stored half-precision weights. SHA-256 of their files: ${parts.join(", ")}`;
  return el("p", { class: "alignment-source" }, text);
}

/** All that the figure shows of a sentence and the chosen translators. */
function answer({ sentence, first, second }) {
  const found = read(sentence);
  const names = [first, second].filter((name, i, all) => name && all.indexOf(name) === i);
  const results = found.tokens.length > 0 ? names.map((name) => [name, translate(name, found.tokens)]) : [];
  const result = { ...found, pair: found.unknown.length > 0 ? null : pairOf(found.tokens), results };
  return { ...result, told: describe(result) };
}

function render({ model, el: place }) {
  const now = () => Object.fromEntries(NAMES.map((name) => [name, model.get(name) ?? null]));
  let [due, answered, result] = [0, null, null];
  const { change: put, update } = together(model, draw);
  /** Change the state and draw; `soon` is at the next frame, so that typing does not wait. */
  const change = (changes, soon = false) => put(changes, soon ? drawSoon : update);
  const said = summary();
  const told = { root: said.root, set: (_, { told: text }) => said.set(text) };
  const parts = [sentenceField(change), translators(change), stepper(change), panels(), told];
  function drawSoon() {
    if (!due) due = requestAnimationFrame(update);
  }
  function draw() {
    cancelAnimationFrame(due);
    due = 0;
    const state = now();
    const asked = [state.sentence, state.first, state.second].join("|");
    if (asked !== answered) result = answer(state); // a step alone asks nothing new
    answered = asked;
    for (const part of parts) part.set(state, result);
  }
  update();
  const later = setTimeout(() => Object.keys(DATA.models).forEach(tensorsOf), 500); // those not shown yet
  const label = "Live figure: translators that look back";
  place.append(frame("alignment", label, ...parts.map((p) => p.root), wordList(), source()));
  const unwatch = watch(model, NAMES, update);
  return () => {
    unwatch();
    cancelAnimationFrame(due);
    clearTimeout(later);
    said.stop();
  };
}

export default { render };
