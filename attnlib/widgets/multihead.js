// HeadsExplorer (chapter 06): the weights of every head of a real model on chosen sentences: all
// heads at once as small pictures, one head as lines and as a matrix, two sentences side by side
// (a word beside the same word of the other sentence, where it has it).
// DATA, from multihead.json, stands above: the sentences, their tokens and weights in 255ths.

const NAMES = ["sentence", "compare", "layer", "head", "token", "to", "grid"];
const COUNT = DATA.layers * DATA.heads;
const MOST = Math.max(...DATA.sentences.map((s) => s.tokens.length));
const ROW = 26; // height of a token's row in px, large enough to touch
const FAINT = 0.3; // how opaque the line of a weight of 1 is, of a token that is not chosen
const SHADES = 8; // in how many steps the lines are opaque
const SHOWN = 5; // heads listed for a link
const share = (weight) => weight.toFixed(2); // rounded weights carry no third digit

// ---- Numbers ------------------------------------------------------------------------------

const decoded = new Map();

/** A sentence's weights in 255ths, ordered by layer, head, query and key. */
function levelsOf(sentence) {
  if (!decoded.has(sentence)) {
    const text = atob(DATA.sentences[sentence].weights);
    decoded.set(sentence, Uint8Array.from(text, (c) => c.charCodeAt(0)));
  }
  return decoded.get(sentence);
}

/** The weights from one token of a sentence in one of its 72 heads. */
function rowOf(sentence, which, token) {
  const n = DATA.sentences[sentence].tokens.length;
  const begin = (which * n + token) * n;
  return Array.from(levelsOf(sentence).subarray(begin, begin + n), (level) => level / DATA.levels);
}

/** Every head's weight from a token to another; as attnlib's HeadsExplorer.links. */
function linksOf(sentence, token, to) {
  const n = DATA.sentences[sentence].tokens.length;
  const levels = levelsOf(sentence);
  return Array.from({ length: COUNT }, (_, i) => levels[(i * n + token) * n + to] / DATA.levels);
}

/** For each token of one sentence its place in another: the same word, else what is left over. */
export function align(one, two) {
  const [words, others] = [numbered(one), numbered(two)];
  const left = others.map((_, i) => i).filter((i) => !words.includes(others[i]));
  return words.map((word) => (others.includes(word) ? others.indexOf(word) : left.shift()));
}

/** All numbers of the figure; `other` holds those of the second sentence, or is null. */
export function compute({ sentence, compare, layer, head, token, to }) {
  const tokens = DATA.sentences[sentence].tokens;
  const n = tokens.length;
  const fits = compare != null && DATA.sentences[compare].tokens.length === n;
  const [from, goal, which] = [Math.min(token, n - 1), Math.min(to, n - 1), layer * DATA.heads + head];
  const of = (s, at, end) => ({
    ...{ tokens: DATA.sentences[s].tokens, token: at, to: end, links: linksOf(s, at, end) },
    weights: Array.from({ length: n }, (_, i) => rowOf(s, which, i)),
  });
  const places = fits ? align(tokens, DATA.sentences[compare].tokens) : null;
  const one = of(sentence, from, goal);
  const other = fits ? { ...of(compare, places[from], places[goal]), places } : null;
  const gain = (i) => (other ? Math.abs(one.links[i] - other.links[i]) : one.links[i]);
  const order = Array.from({ length: COUNT }, (_, i) => i).sort((a, b) => gain(b) - gain(a) || a - b);
  return { ...one, other, which, strongest: order.slice(0, SHOWN) };
}

// ---- What the figure says -----------------------------------------------------------------

const layerOf = (which) => Math.floor(which / DATA.heads) + 1;
const headOf = (which) => (which % DATA.heads) + 1;
const nameOf = (which) => `layer ${layerOf(which)}, head ${headOf(which)}`;

/** Two or three sentences that tell what the figure shows. */
export function describe({ tokens, weights, links, other, token, to, which, strongest }) {
  const read = (names) => numbered(names).map((word) => (/\w/.test(word) ? word : `“${word}”`));
  const words = read(tokens);
  const most = (row) => row.map((_, i) => i).sort((a, b) => row[b] - row[a] || a - b).slice(0, 3);
  const told = (row, names) => listed(most(row).map((i) => `${names[i]} ${share(row[i])}`));
  const name = nameOf(which);
  const here = `${name[0].toUpperCase()}${name.slice(1)}: ${words[token]} looks at ${told(weights[token], words)}.`;
  const link = `from ${words[token]} to ${words[to]}`;
  if (!other) {
    return `${here} The strongest link ${link} is in ${nameOf(strongest[0])}: ${share(links[strongest[0]])}.`;
  }
  const beside = `In the second sentence ${read(other.tokens)[other.token]} looks at ${told(other.weights[other.token], read(other.tokens))}.`;
  const [best] = strongest;
  return `${here} ${beside} The link ${link} changes most in ${nameOf(best)}: ${share(links[best])} and ${share(other.links[best])}.`;
}

// ---- Controls -----------------------------------------------------------------------------

function sentences(change) {
  const choose = (value) => {
    const sentence = Number(value);
    const [token, to] = DATA.sentences[sentence].link;
    return { sentence, token, to };
  };
  const list = (label, onChange) => dropDown({ label, onChange, wide: true });
  const first = list("Sentence", (value) => change({ ...choose(value), compare: null }));
  const second = list("Compare with", (value) => change({ compare: value === "" ? null : Number(value) }));
  const root = el("div", { class: "multihead-fields" }, first.root, second.root);
  const all = DATA.sentences.map((s, i) => [i, s.text]);
  const set = ({ sentence, compare }, { tokens, other }) => {
    const same = all.filter(([i]) => i !== sentence && DATA.sentences[i].tokens.length === tokens.length);
    const { twin } = DATA.sentences[sentence];
    same.sort(([a], [b]) => (b === twin) - (a === twin) || a - b);
    first.set(sentence, all);
    second.set(other ? compare : "", [["", "nothing"], ...same]);
  };
  return { root, set };
}

/** Which head links one word to another: two lists of words and the strongest heads. */
function search(change) {
  const from = dropDown({ label: "Which head links", onChange: (value) => change({ token: Number(value) }) });
  const goal = dropDown({ label: "to", onChange: (value) => change({ to: Number(value) }) });
  let heads = [];
  const found = Array.from({ length: SHOWN }, (_, i) =>
    button("", () => change({ layer: layerOf(heads[i]) - 1, head: headOf(heads[i]) - 1 }))
  );
  const list = el("div", { class: "attn-row multihead-found", role: "group", "aria-label": "Strongest heads" });
  list.append(...found.map((b) => b.root));
  const root = el("div", { class: "multihead-search" }, from.root, goal.root, list);
  const set = (_, { tokens, links, other, token, to, which, strongest }) => {
    const options = numbered(tokens).map((word, i) => [i, word]);
    from.set(token, options);
    goal.set(to, options);
    heads = strongest;
    found.forEach((b, i) => {
      const at = strongest[i];
      const numbers = other ? `${share(links[at])} | ${share(other.links[at])}` : share(links[at]);
      setText(b.root, `${layerOf(at)}.${headOf(at)}: ${numbers}`);
      setAttribute(b.root, "aria-label", `${nameOf(at)}, ${numbers.replace("|", "and")}`);
      b.set(at === which);
    });
  };
  return { root, set };
}

// ---- Pictures of matrices -----------------------------------------------------------------

const BLUE = [44, 130, 218]; // middle tones, seen on light and on dark
const ORANGE = [214, 112, 24];

/** The pixels of the levels −255 to 255: orange below 0, blue above, as opaque as the level. */
const PIXELS = new Uint32Array(
  Uint8ClampedArray.from({ length: 511 * 4 }, (_, i) => {
    const level = Math.floor(i / 4) - 255;
    return i % 4 === 3 ? Math.abs(level) : (level < 0 ? ORANGE : BLUE)[i % 4];
  }).buffer
);

/** A canvas of one pixel a weight. */
function picture(className) {
  const root = el("canvas", { class: className, width: 1, height: 1, "aria-hidden": "true" });
  const context = root.getContext("2d");
  let [image, pixels] = [null, null];
  const set = (n, levelAt) => {
    if (image === null || image.width !== n) {
      root.width = root.height = n;
      image = context.createImageData(n, n);
      pixels = new Uint32Array(image.data.buffer);
    }
    for (let i = 0; i < pixels.length; i++) pixels[i] = PIXELS[255 + levelAt(i)];
    context.putImageData(image, 0, 0);
  };
  return { root, set };
}

/** All heads: a row for each layer, a small picture for each head. */
function overview(change) {
  const kind = choice("Small pictures show", { maps: "whole maps", link: "this link" }, (grid) =>
    change({ grid })
  );
  const pictures = Array.from({ length: COUNT }, () => picture("multihead-map"));
  const pick = (which) => change({ layer: layerOf(which) - 1, head: headOf(which) - 1 });
  const buttons = pictures.map((p, i) =>
    el("button", {
      ...{ type: "button", class: "multihead-head", "aria-label": nameOf(i), title: nameOf(i) },
      ...{ "data-lm-suppress-shortcuts": "true", onclick: () => pick(i) },
    }, p.root)
  );
  const cells = el("div", { class: "multihead-grid", role: "group", "aria-label": "Heads, a row for each layer" });
  cells.append(...buttons);
  let chosen = 0;
  const moves = {
    ArrowLeft: () => Math.max(0, chosen - 1),
    ArrowRight: () => Math.min(COUNT - 1, chosen + 1),
    ArrowUp: () => (chosen < DATA.heads ? chosen : chosen - DATA.heads),
    ArrowDown: () => (chosen < COUNT - DATA.heads ? chosen + DATA.heads : chosen),
    Home: () => chosen - (chosen % DATA.heads),
    End: () => chosen - (chosen % DATA.heads) + DATA.heads - 1,
  };
  arrowKeys(cells, moves, (next) => {
    pick(next);
    buttons[next].focus();
  });
  const note = el("span", { class: "attn-label" });
  const bar = el("div", { class: "attn-row attn-between" }, kind.root, note);
  let [drawn, due, latest] = ["", 0, null];
  const draw = () => {
    const [now, { tokens, links, other }] = latest;
    const n = tokens.length;
    const [a, b] = [levelsOf(now.sentence), other && levelsOf(now.compare)];
    due = 0;
    pictures.forEach((p, i) => {
      const at = i * n * n;
      const shift = other ? links[i] - other.links[i] : links[i];
      const twin = (j) => at + other.places[Math.floor(j / n)] * n + other.places[j % n];
      if (now.grid === "link") p.set(1, () => Math.round(255 * shift));
      else p.set(n, other ? (j) => a[at + j] - b[twin(j)] : (j) => a[at + j]);
    });
  };
  /** Draw at the next frame, once however many changes come before it, where there is a change. */
  const drawSoon = (now, result) => {
    const { sentence, grid } = now;
    const key = [sentence, result.other ? now.compare : "", grid, ...(grid === "link" ? [result.token, result.to] : [])].join();
    latest = [now, result];
    if (key !== drawn && !due) due = requestAnimationFrame(draw);
    drawn = key;
  };
  const set = (now, result) => {
    kind.set(now.grid);
    drawSoon(now, result);
    buttons.forEach((b, i) => {
      setAttribute(b, "aria-pressed", String(i === result.which));
      setAttribute(b, "tabindex", i === result.which ? 0 : -1);
    });
    chosen = result.which;
    setText(note, result.other ? "blue: more in the first, orange: more in the second" : "rows: layers 1 to 6, columns: heads 1 to 12");
  };
  return { root: el("div", {}, bar, cells), set, stop: () => cancelAnimationFrame(due) };
}

// ---- One head -----------------------------------------------------------------------------

/**
 * Lines from each token to those that it looks at: the chosen token's own, each as opaque as its
 * weight to an eighth, and the others' as a backdrop; in one path for each shade. A line each would
 * be hundreds of elements, and most of the time of an input would go into their style.
 */
function pencil() {
  const middle = (i) => ROW * (i + 0.5);
  const root = svg("svg", { class: "multihead-lines", "aria-hidden": "true", preserveAspectRatio: "none" });
  const shadesOf = (most, name) =>
    Array.from({ length: SHADES }, (_, i) => svg("path", { class: name, opacity: ((most * (i + 1)) / SHADES).toFixed(2) }));
  const [faint, strong] = [shadesOf(FAINT, null), shadesOf(1, "multihead-strong")];
  root.append(...faint, ...strong);
  const draw = (paths, links) => {
    const shades = Array(SHADES + 1).fill("");
    for (const [weight, i, j] of links) shades[Math.round(weight * SHADES)] += `M0 ${middle(i)}L1 ${middle(j)}`;
    paths.forEach((path, i) => setAttribute(path, "d", shades[i + 1]));
  };
  const set = ({ weights, token }) => {
    const n = weights.length;
    root.style.height = `${ROW * n}px`;
    setAttribute(root, "viewBox", `0 0 1 ${ROW * n}`);
    const links = weights.flatMap((row, i) => row.map((w, j) => [w, i, j]));
    draw(faint, links.filter(([, i]) => i !== token));
    draw(strong, links.filter(([, i]) => i === token));
  };
  return { root, set };
}

/** The words looked at over bars of their weights: two texts and two shapes, for each part of its own costs time. */
function looked() {
  const [bars, goal] = ["bars", "goal"].map((name) => svg("path", { class: `multihead-${name}` }));
  const under = svg("svg", { preserveAspectRatio: "none" }, bars, goal);
  const [words, numbers] = ["words", "numbers"].map((name) => el("div", { class: `multihead-${name}` }));
  const root = el("div", { class: "multihead-looked", role: "img" }, under, words, numbers);
  const set = ({ tokens, weights, token, to }) => {
    const [names, shares] = [numbered(tokens), weights[token].map(share)];
    setAttribute(root, "aria-label", `Weights: ${names.map((name, j) => `${name} ${shares[j]}`).join(", ")}`);
    setText(words, names.join("\n"));
    setText(numbers, shares.join("\n"));
    setAttribute(under, "viewBox", `0 0 1 ${names.length}`);
    setAttribute(bars, "d", weights[token].map((w, j) => `M0 ${j}h${w.toFixed(3)}v1H0z`).join(""));
    setAttribute(goal, "d", `M0 ${to}h0.025v1H0z`);
  };
  return { root, set };
}

/** One head as words that look, lines, and words looked at with their weights. */
function lines(change, title) {
  const [field, list] = [pencil(), looked()];
  const buttons = Array.from({ length: MOST }, (_, i) =>
    el("button", { type: "button", class: "multihead-token", "data-lm-suppress-shortcuts": "true", onclick: () => change({ token: i }) })
  );
  const queries = el("div", { class: "multihead-queries", role: "group", "aria-label": title });
  queries.append(...buttons);
  let [chosen, n] = [0, MOST];
  const moves = {
    ArrowUp: () => Math.max(0, chosen - 1),
    ArrowDown: () => Math.min(n - 1, chosen + 1),
    Home: () => 0,
    End: () => n - 1,
  };
  arrowKeys(queries, moves, (next) => {
    change({ token: next });
    buttons[next].focus();
  });
  const root = el("div", { class: "multihead-arcs" }, queries, field.root, list.root);
  const set = (result) => {
    const { tokens, token } = result;
    [chosen, n] = [token, tokens.length];
    const words = numbered(tokens);
    field.set(result);
    list.set(result);
    buttons.forEach((b, i) => {
      show(b, i < n);
      if (i < n) setText(b, words[i]);
      setAttribute(b, "aria-pressed", String(i === token));
      setAttribute(b, "tabindex", i === token ? 0 : -1);
    });
  };
  return { root, set };
}

/** The same weights as a matrix: a row for each token that looks, a column for each looked at. */
function matrix(change) {
  const p = picture("multihead-matrix");
  const frameOf = el("div", { class: "multihead-row" });
  const field = el("div", { class: "multihead-field-of" }, p.root, frameOf);
  const names = ["multihead-top", "multihead-left"].map((name) => el("div", { class: name }));
  const root = el("div", { class: "multihead-square", "aria-hidden": "true" }, ...names, field);
  let n = 1;
  field.addEventListener("click", (event) => {
    const { top: y, height } = field.getBoundingClientRect();
    change({ token: Math.max(0, Math.min(n - 1, Math.floor((n * (event.clientY - y)) / height))) });
  });
  const set = ({ tokens, weights, token }) => {
    n = tokens.length;
    p.set(n, (i) => Math.round(255 * weights[Math.floor(i / n)][i % n]));
    root.style.setProperty("--tokens", n);
    for (const side of names) setText(side, tokens.join("\n"));
    frameOf.style.top = `${(100 * token) / n}%`;
    frameOf.style.height = `${100 / n}%`;
  };
  return { root, set };
}

/** One sentence in the head shown large. */
function panel(change, title) {
  const heading = el("p", { class: "multihead-title" });
  const [arcs, square] = [lines(change, title), matrix(change)];
  const body = el("div", { class: "multihead-views" }, arcs.root, square.root);
  const root = el("div", { class: "multihead-panel" }, heading, body);
  const set = (text, result) => {
    setText(heading, text);
    arcs.set(result);
    square.set(result);
  };
  return { root, set };
}

function oneHead(change) {
  const first = panel(change, "Tokens of the sentence");
  let places = [];
  const second = panel(({ token }) => change({ token: places.indexOf(token) }), "Tokens of the second sentence");
  const root = el("div", { class: "multihead-panels" }, first.root, second.root);
  const set = (now, result) => {
    const { other } = result;
    places = other ? other.places : [];
    root.classList.toggle("multihead-two", other !== null);
    setAttribute(second.root, "hidden", other === null);
    const name = nameOf(result.which);
    const heading = `${name[0].toUpperCase()}${name.slice(1)}`;
    first.set(other ? `${heading}: ${DATA.sentences[now.sentence].text}` : heading, result);
    if (other) second.set(`${heading}: ${DATA.sentences[now.compare].text}`, other);
  };
  return { root, set };
}

// ---- All together -------------------------------------------------------------------------

function source() {
  const text = `Weights of ${DATA.model}, revision ${DATA.revision.slice(0, 8)}, SHA-256 of its weights ${DATA.sha256}. Each weight is rounded to one of ${DATA.levels + 1} levels, so it is off by at most ${format(0.5 / DATA.levels, 3)}.`;
  return el("p", { class: "attn-source" }, text);
}

function render({ model, el: place }) {
  const { change, update } = together(model, draw);
  const said = summary();
  const told = { root: said.root, set: (_, result) => said.set(describe(result)) };
  const parts = [sentences(change), search(change), overview(change), oneHead(change), told];
  function draw() {
    const now = Object.fromEntries(NAMES.map((name) => [name, model.get(name)]));
    const result = compute(now);
    for (const part of parts) part.set(now, result);
  }
  update();
  const label = "Live figure: the heads of a real model";
  place.append(frame("multihead", label, ...parts.map((p) => p.root), source()));
  const unwatch = watch(model, NAMES, update);
  return () => {
    unwatch();
    parts[2].stop();
    said.stop();
  };
}

export default { render };
