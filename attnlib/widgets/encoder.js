// EncoderExplorer (chapter 09): one token's vector from the embedding through the six layers of a
// real model: its cosines with the other tokens, with itself at the start, with the same word in
// another sentence and with two words alone; and what each layer adds to it.
// DATA, from encoder.json, stands above: vectors in one byte a number, lengths of what is added.

const NAMES = ["sentence", "token", "layer", "across", "up"];
const STAGES = DATA.layers + 1;
const MOST = Math.max(...DATA.sentences.map((s) => s.tokens.length));

// ---- Numbers ------------------------------------------------------------------------------

const decoded = new Map();

/** The vectors of a sentence or word, by stage and token, each with its length. */
function vectorsOf(kind, index) {
  const key = `${kind} ${index}`;
  if (!decoded.has(key)) {
    const { levels, step } = DATA[kind][index];
    const text = atob(levels);
    let at = 0;
    const one = (s) => {
      const vector = new Float64Array(DATA.width);
      for (let i = 0; i < DATA.width; i++) {
        const byte = (text.charCodeAt(at++) << 24) >> 24; // with its sign
        vector[i] = s * byte * Math.abs(byte);
      }
      return { vector, length: Math.sqrt(product(vector, vector)) };
    };
    decoded.set(key, step.map((row) => row.map(one)));
  }
  return decoded.get(key);
}

function product(a, b) {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += a[i] * b[i];
  return sum;
}

const cosine = (a, b) => product(a.vector, b.vector) / (a.length * b.length);

/** The place of the same word in the other sentence: the second "the" for the second "the". */
function twinOf(tokens, token, others) {
  const word = tokens[token];
  let left = tokens.slice(0, token).filter((w) => w === word).length;
  const at = others.findIndex((w) => w === word && left-- === 0);
  return at < 0 ? null : at;
}

/** The token's cosines by stage with four others; `twin` is null where the word is not there. */
function linesOf(sentence, token, twinToken, across, up) {
  const own = vectorsOf("sentences", sentence).map((row) => row[token]);
  const other = twinToken === null ? null : vectorsOf("sentences", sentence ^ 1);
  const word = (index) => vectorsOf("words", index).map(([w], l) => cosine(own[l], w));
  return {
    start: own.map((v) => cosine(v, own[0])),
    twin: other && own.map((v, l) => cosine(v, other[l][twinToken])),
    across: word(across),
    up: word(up),
  };
}

/** What the layer did to the token; null before the first. */
function blockOf(sentence, token, layer) {
  if (layer === 0) return null;
  const [before, after] = [layer - 1, layer].map((l) => vectorsOf("sentences", sentence)[l][token]);
  const [attention, between, feedForward] = DATA.sentences[sentence].added[layer - 1].map((row) => row[token]);
  const ends = { entering: before.length, leaving: after.length, kept: cosine(before, after) };
  return { ...ends, attention, between, feedForward };
}

/** All numbers of the figure. */
export function compute({ sentence, token: wanted, layer, across, up }) {
  const { tokens } = DATA.sentences[sentence];
  const others = DATA.sentences[sentence ^ 1].tokens;
  const token = Math.min(wanted, tokens.length - 1);
  const twinToken = twinOf(tokens, token, others);
  const row = vectorsOf("sentences", sentence)[layer];
  const cosines = row.map((v) => cosine(v, row[token]));
  const lines = linesOf(sentence, token, twinToken, across, up);
  const twinLines = twinToken === null ? null : linesOf(sentence ^ 1, twinToken, null, across, up);
  const order = cosines.map((_, i) => i).filter((i) => i !== token);
  const nearest = order.sort((a, b) => cosines[b] - cosines[a] || a - b).slice(0, 3);
  return { tokens, token, twinToken, cosines, lines, twinLines, nearest, block: blockOf(sentence, token, layer) };
}

// ---- What the figure says -----------------------------------------------------------------

const quoted = (word) => (/^[\w[]/.test(word) ? word : `“${word}”`);
const named = (word) => `“${word}”`;
const wordOf = (index) => DATA.words[index].word;

/** Two or three sentences that tell what the figure shows. */
export function describe({ layer, across, up }, { tokens, token, cosines, lines, nearest, block }) {
  const labels = numbered(tokens);
  const words = labels.map(quoted);
  const stage = layer === 0 ? "before the first layer" : `after layer ${layer}`;
  const near = listed(nearest.map((i) => `${words[i]} ${format(cosines[i])}`));
  const twin = lines.twin ? `, with the same word in the other sentence ${format(lines.twin[layer])}` : "";
  const alone = `Cosine with ${wordOf(across)} alone ${format(lines.across[layer])}, with ${wordOf(up)} alone ${format(lines.up[layer])}${twin}.`;
  const did = block ? ` The layer kept ${format(block.kept)} of the direction it came in with.` : "";
  return `${named(labels[token])} ${stage}: nearest in the sentence are ${near}. ${alone}${did}`;
}

// ---- Controls -----------------------------------------------------------------------------

/** The sentence's own word and words to compare with. */
function usual(sentence) {
  const first = sentence - (sentence % 2);
  return { token: DATA.sentences[sentence].token, across: first, up: first + 1 };
}

function choices(change) {
  let [now, seen] = [null, null];
  const list = (label, texts, choose, wide = false) => {
    const options = texts.map((text, i) => [i, text]);
    return dropDown({ label, options, wide, onChange: (value) => change(choose(Number(value))) });
  };
  const texts = DATA.sentences.map((s) => s.text);
  const sentence = list("Sentence", texts, (i) => ({ sentence: i, ...usual(i) }), true);
  const words = DATA.words.map((w) => w.word);
  const across = list("Compare with", words, (i) => ({ across: i }));
  const up = list("and", words, (i) => ({ up: i }));
  const other = button("Other sentence", () => {
    const { sentence: next, token } = { sentence: now.sentence ^ 1, token: seen.twinToken };
    change({ sentence: next, token: token ?? DATA.sentences[next].token });
  });
  const reset = button("Reset", () => change({ ...usual(now.sentence), layer: DATA.layers }));
  const row = el("div", { class: "encoder-choices" }, across.root, up.root, other.root, reset.root);
  const set = (state, result) => {
    [now, seen] = [state, result];
    sentence.set(state.sentence);
    across.set(state.across);
    up.set(state.up);
  };
  return { root: el("div", { class: "encoder-fields" }, sentence.root, row), set };
}

/** The sentence as buttons; one of them in the tab order, arrow keys move the choice. */
function tokenRow(change) {
  const buttons = Array.from({ length: MOST }, (_, i) =>
    el("button", { type: "button", class: "encoder-token", "data-lm-suppress-shortcuts": "true", onclick: () => change({ token: i }) })
  );
  const root = el("div", { class: "encoder-tokens", role: "group", "aria-label": "Token to follow" }, ...buttons);
  let [chosen, n] = [0, MOST];
  const moves = {
    ArrowLeft: () => Math.max(0, chosen - 1),
    ArrowRight: () => Math.min(n - 1, chosen + 1),
    Home: () => 0,
    End: () => n - 1,
  };
  arrowKeys(root, moves, (next) => {
    change({ token: next });
    buttons[next].focus();
  });
  const set = (_, { tokens, token }) => {
    [chosen, n] = [token, tokens.length];
    const words = numbered(tokens);
    buttons.forEach((b, i) => {
      setAttribute(b, "hidden", i >= n);
      setText(b, tokens[i] ?? "");
      setAttribute(b, "aria-label", words[i] ?? "");
      setAttribute(b, "aria-pressed", String(i === token));
      setAttribute(b, "tabindex", i === token ? 0 : -1);
    });
  };
  return { root, set };
}

function layerSlider(change) {
  const s = slider({
    ...{ label: "after layer", min: 0, max: DATA.layers, step: 1 },
    ...{ onInput: (layer) => change({ layer }), text: (layer) => (layer === 0 ? "0: start" : String(layer)) },
  });
  return { root: s.root, set: ({ layer }) => s.set(layer) };
}

// ---- Pictures -----------------------------------------------------------------------------

const LOW = -0.2; // the least cosine that is drawn

/** Cosines with the tokens of the sentence as bars; the token itself is marked. */
function neighbours() {
  const title = el("p", { class: "encoder-title" });
  const bars = barRows({ min: LOW, max: 1 });
  const root = el("div", { class: "encoder-panel" }, title, bars.root);
  const set = (_, { tokens, token, cosines }) => {
    const words = numbered(tokens);
    setText(title, `Cosine of ${named(words[token])} with each token`);
    const rows = words.map((word, i) => [word, cosines[i], format(cosines[i])]);
    bars.set(title.textContent, rows, token);
  };
  return { root, set };
}

const [WIDTH, HEIGHT, LEFT, BOTTOM] = [320, 200, 30, 24];
const xOf = (stage) => LEFT + 8 + (stage * (WIDTH - LEFT - 16)) / DATA.layers;
const yOf = (value) => 6 + ((1 - Math.max(LOW, value)) * (HEIGHT - BOTTOM - 6)) / (1 - LOW);
const points = (xs, ys) => xs.map((x, i) => `${x.toFixed(1)},${ys[i].toFixed(1)}`).join(" ");
const stages = Array.from({ length: STAGES }, (_, i) => i);

/** What each line stands for, and its number. */
function keyRows(kinds) {
  const y = (i) => 23 * (i + 0.5);
  const samples = kinds.map((kind, i) => svg("line", { class: `encoder-line encoder-${kind}`, x2: 28, y1: y(i), y2: y(i) }));
  const [names, numbers] = ["names", "numbers"].map((part) => el("div", { class: `attn-rows-${part}` }));
  const root = el("div", { class: "attn-rows encoder-key", role: "img" }, svg("svg", {}, ...samples), names, numbers);
  const set = (rows) => {
    setAttribute(root, "aria-label", rows.map((row) => row.join(" ")).join(", "));
    setAttribute(root, "style", `--rows: ${rows.length}`);
    setText(names, rows.map(([name]) => name).join("\n"));
    setText(numbers, rows.map(([, number]) => number).join("\n"));
  };
  return { root, set };
}

/** Four curves over the layers; the list below them names each and gives its number. */
function curves() {
  const marker = svg("line", { class: "encoder-now", y1: 6, y2: HEIGHT - BOTTOM });
  const field = svg("svg", { class: "encoder-curves", viewBox: `0 0 ${WIDTH} ${HEIGHT}`, "aria-hidden": "true" }, marker);
  for (const tick of [0, 0.5, 1]) {
    field.append(svg("line", { class: "encoder-grid", x1: LEFT, x2: WIDTH, y1: yOf(tick), y2: yOf(tick) }));
    field.append(svg("text", { x: LEFT - 5, y: yOf(tick) + 4, "text-anchor": "end" }, String(tick)));
  }
  for (const stage of stages) {
    field.append(svg("text", { x: xOf(stage), y: HEIGHT - 6, "text-anchor": "middle" }, stage ? String(stage) : "start"));
  }
  const kinds = ["across", "up", "start", "twin"]; // the last is not always there
  const parts = kinds.map((kind) => {
    const line = svg("polyline", { class: `encoder-line encoder-${kind}` });
    const dot = svg("circle", { class: `encoder-dot encoder-${kind}`, r: 4 });
    field.append(line, dot);
    return { kind, line, dot };
  });
  const title = el("p", { class: "encoder-title" }, "By layer, cosine with");
  const key = keyRows(kinds);
  const root = el("div", { class: "encoder-panel" }, title, field, key.root);
  const set = ({ layer, across, up }, { tokens, token, lines }) => {
    const word = named(tokens[token]);
    const names = { across: `${wordOf(across)} alone`, up: `${wordOf(up)} alone` };
    Object.assign(names, { twin: `${word} in the other sentence`, start: `${word} at the start` });
    setAttribute(marker, "x1", xOf(layer));
    setAttribute(marker, "x2", xOf(layer));
    key.set(kinds.filter((kind) => lines[kind]).map((kind) => [names[kind], format(lines[kind][layer])]));
    for (const { kind, line, dot } of parts) {
      const values = lines[kind];
      for (const node of [line, dot]) setAttribute(node, "display", values ? false : "none");
      if (!values) continue;
      setAttribute(line, "points", points(stages.map(xOf), values.map(yOf)));
      setAttribute(dot, "cx", xOf(layer).toFixed(1));
      setAttribute(dot, "cy", yOf(values[layer]).toFixed(1));
    }
  };
  return { root, set };
}

const STEPS = {
  entering: "comes in",
  attention: "attention adds",
  between: "after the first norm",
  feedForward: "feed-forward adds",
  leaving: "goes out, normed",
};

/** Lengths of what comes in, is added and goes out of the chosen layer. */
function steps() {
  const title = el("p", { class: "encoder-title" });
  const bars = barRows({ max: 30 });
  bars.root.classList.add("encoder-steps");
  const kept = el("p", { class: "attn-label" });
  const root = el("div", { class: "encoder-panel" }, title, bars.root, kept);
  const set = ({ layer }, { block }) => {
    setText(title, layer ? `Lengths of vectors in layer ${layer}` : "Lengths of vectors: no layer yet");
    const rows = Object.entries(STEPS).map(([kind, text]) => (block ? [text, block[kind], format(block[kind], 1)] : [text, 0, "–"]));
    bars.set(title.textContent, rows);
    setText(kept, block ? `Cosine of what goes out with what came in: ${format(block.kept)}` : "Move the slider to see what a layer adds.");
  };
  return { root, set };
}

const SIDE = 200;
const DOT = 1.8; // radius
const inPlane = (value) => ((Math.max(LOW, value) - LOW) * (SIDE - 34)) / (1 - LOW);

/** The token's way, and its twin's, in the plane of two cosines. */
function plane() {
  const title = el("p", { class: "encoder-title" });
  const at = (x, y) => [28 + inPlane(x), SIDE - 28 - inPlane(y)];
  const field = svg("svg", { class: "encoder-plane", viewBox: `0 0 ${SIDE} ${SIDE}`, "aria-hidden": "true" });
  const [right, top] = at(1, 1);
  field.append(svg("rect", { class: "encoder-frame", x: 28, y: top, width: right - 28, height: SIDE - 28 - top }));
  for (const tick of [0, 0.5, 1]) {
    const [x, y] = at(tick, tick);
    field.append(svg("line", { class: "encoder-grid", x1: x, x2: x, y1: top, y2: SIDE - 28 }));
    field.append(svg("line", { class: "encoder-grid", x1: 28, x2: right, y1: y, y2: y }));
    field.append(svg("text", { x, y: SIDE - 16, "text-anchor": "middle" }, String(tick)));
    field.append(svg("text", { x: 24, y: y + 4, "text-anchor": "end" }, String(tick)));
  }
  const axes = [svg("text", { x: (28 + right) / 2, y: SIDE - 3, "text-anchor": "middle" }), svg("text", { x: 32, y: top + 12 })];
  const ways = ["twin", "own"].map((kind) => {
    const line = svg("polyline", { class: `encoder-way encoder-way-${kind}` });
    const dots = svg("path", { class: `encoder-way-${kind}` }); // all in one: a shape each costs an input too much
    const now = svg("circle", { class: `encoder-way-${kind}`, r: 3.6 });
    field.append(line, dots, now);
    return [line, dots, now];
  });
  field.append(...axes);
  const note = el("p", { class: "attn-label" });
  const root = el("div", { class: "encoder-panel" }, title, field, note);
  const draw = ([line, dots, now], lines, layer) => {
    for (const node of [line, dots, now]) setAttribute(node, "display", lines ? false : "none");
    if (!lines) return;
    const places = stages.map((l) => at(lines.across[l], lines.up[l]));
    setAttribute(line, "points", points(places.map(([x]) => x), places.map(([, y]) => y)));
    setAttribute(dots, "d", places.map(([x, y]) => disc(x, y, DOT)).join(""));
    setAttribute(now, "cx", places[layer][0].toFixed(1));
    setAttribute(now, "cy", places[layer][1].toFixed(1));
  };
  const set = ({ layer, across, up }, { tokens, token, lines, twinLines }) => {
    setText(title, `The way of ${named(tokens[token])} between two words`);
    setText(axes[0], `cosine with ${wordOf(across)} →`);
    setText(axes[1], `↑ cosine with ${wordOf(up)}`);
    draw(ways[0], twinLines, layer);
    draw(ways[1], lines, layer);
    setText(note, `A projection: two cosines say little about 384 dimensions. The large dot is the chosen layer${twinLines ? "; dashed: the other sentence" : ""}.`);
  };
  return { root, set };
}

// ---- All together -------------------------------------------------------------------------

function source() {
  const text = `Vectors of ${DATA.model}, revision ${DATA.revision.slice(0, 8)}, SHA-256 of its weights ${DATA.sha256}. Each number is stored in one byte; a cosine is off by less than 0.005. “Alone” is the word by itself between [CLS] and [SEP], after the same layer.`;
  return el("p", { class: "attn-source" }, text);
}

function render({ model, el: place }) {
  const { change, update } = together(model, draw);
  const said = summary();
  const told = { root: said.root, set: (now, result) => said.set(describe(now, result)) };
  const panels = [neighbours(), steps(), curves(), plane()];
  const [left, right] = [panels.slice(0, 2), panels.slice(2)].map((side) => el("div", { class: "encoder-side" }, ...side.map((p) => p.root)));
  const views = el("div", { class: "encoder-views" }, left, right);
  const controls = [choices(change), tokenRow(change), layerSlider(change)];
  function draw() {
    const now = Object.fromEntries(NAMES.map((name) => [name, model.get(name)]));
    const result = compute(now);
    for (const part of [...controls, told, ...panels]) part.set(now, result);
  }
  update();
  const label = "Live figure: a token's vector through the layers of a real model";
  place.append(frame("encoder", label, ...controls.map((c) => c.root), said.root, views, source()));
  const unwatch = watch(model, NAMES, update);
  return () => {
    unwatch();
    said.stop();
  };
}

export default { render };
