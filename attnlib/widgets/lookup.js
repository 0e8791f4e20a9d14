// LookupExplorer (chapter 01): a query's four coordinates, the scores it gets, the weights that
// softmax makes of them, and the average of the values with these weights.

const CONTROLS = ["query", "temperature", "hard"];
const TABLE = ["words", "axes", "key", "value", "presets"];
const REACH = 4; // the sliders run from −4 to 4

/** All numbers of the figure; the same as attnlib.lookup.soft_lookup, or the argmax if hard. */
export function compute({ query, key, value, temperature, hard }) {
  const scores = key.map((row) => dot(query, row));
  const best = argmax(scores);
  const weights = hard ? scores.map((_, i) => Number(i === best)) : softmax(scores, temperature);
  const products = weights.map((w, i) => w * value[i]);
  return { scores, weights, products, best, output: dot(weights, value) };
}

/** The logarithm of the sum of e^(s/T), which does not overflow. */
function logTotal(scores, temperature) {
  const best = Math.max(...scores);
  const total = scores.reduce((sum, s) => sum + Math.exp((s - best) / temperature), 0);
  return best / temperature + Math.log(total);
}

// ---- What the figure says -----------------------------------------------------------------

const sum = (terms, total) => `${terms.join(" + ")} = ${total}`;
const factor = (x) => (x < 0 ? `(${short(x)})` : short(x));
// A weight that is exactly 0 or 1 says so; softmax reaches neither, short of underflow.
const share = (w) => (w === 0 || w === 1 ? String(w) : format(w, 3));
const outputSum = ({ value }, { weights, output }) =>
  sum(weights.map((w, i) => `${share(w)} × ${factor(value[i])}`), format(output));

/** The name of the preset that the query equals, if any. */
const presetOf = ({ query, presets }) =>
  Object.keys(presets).find((name) => presets[name].every((x, i) => x === query[i]));

/** One or two sentences that tell what the figure shows. */
export function describe(now, result) {
  const { words, value, temperature, hard } = now;
  const { scores, weights, best, output } = result;
  const asked = presetOf(now) ? `The query ${presetOf(now)}` : "This query";
  const tied = words.filter((_, i) => Math.abs(scores[i] - scores[best]) < 1e-9);
  if (hard && tied.length > 1) {
    const tie = `${listed(tied)} tie at a score of ${format(scores[best])}`;
    return `${asked}, hard: ${tie}. A hard lookup must pick one: here ${words[best]}, so the output is ${short(output)}.`;
  }
  if (hard) {
    const top = `${words[best]} has the highest score, ${format(scores[best])}, and takes all the weight`;
    return `${asked}, hard: ${top}. The output is its value, ${short(value[best])}.`;
  }
  const shares = listed(words.map((word, i) => `${word} ${percent(weights[i])}`));
  const mean = tied.length === words.length && words.length > 1 ? ", the plain mean" : "";
  return `${asked} at temperature ${short(temperature)} gives ${shares} of the weight. The output is ${outputSum(now, result)}${mean}.`;
}

// ---- The parts, from top to bottom --------------------------------------------------------

function choices({ words, presets }, start, change) {
  const names = [...new Set([...words, ...Object.keys(presets)])].filter((n) => n in presets);
  const buttons = names.map((name) => button(name, () => change({ query: presets[name] })));
  const mode = choice("Kind of lookup", { soft: "soft", hard: "hard" }, (kind) =>
    change({ hard: kind === "hard" })
  );
  const reset = button("Reset", () => change(start));
  const asks = el("div", { class: "attn-row", role: "group", "aria-label": "Ask for" });
  asks.append(el("span", { class: "attn-label", "aria-hidden": "true" }, "Ask for"));
  asks.append(...buttons.map((b) => b.root));
  const kind = el("div", { class: "attn-row" }, mode.root, reset.root);
  const root = el("div", { class: "attn-row attn-between" }, asks, kind);
  const set = (now) => {
    buttons.forEach((b, i) => b.set(names[i] === presetOf(now)));
    mode.set(now.hard ? "hard" : "soft");
  };
  return { root, set };
}

function sliders({ axes }, model, change) {
  const range = { min: -REACH, max: REACH, step: 0.05, zero: 0 };
  const replaced = (i, x) => model.get("query").map((old, j) => (j === i ? x : old));
  const query = axes.map((label, i) =>
    slider({ label, ...range, onInput: (x) => change({ query: replaced(i, x) }) })
  );
  const temperature = slider({
    ...{ label: "temperature", min: -2, max: 2, step: 0.05, zero: 0, text: short },
    read: (position) => Number((10 ** position).toPrecision(3)),
    write: Math.log10,
    onInput: (x) => change({ temperature: x }),
  });
  const ends = ["best row", "plain mean"].map((text) => el("span", {}, text));
  const hints = el("div", { class: "attn-hints", "aria-hidden": "true" }, ...ends);
  const vector = el("div", { class: "lookup-query", role: "group", "aria-label": "Query" });
  vector.append(...query.map((s) => s.root));
  const root = el("div", {}, vector, el("div", {}, temperature.root, hints));
  const set = (now) => {
    query.forEach((s, i) => s.set(now.query[i]));
    temperature.set(now.temperature, !now.hard);
  };
  return { root, set };
}

/** The numbers of one row of the table, each over its bar. */
function cellsOf(cells, { value, key }) {
  const reach = Math.max(...key.map((row) => REACH * row.reduce((s, x) => s + Math.abs(x), 0)));
  const largest = Math.max(...value.map(Math.abs));
  const ranges = [
    { min: -reach, max: reach },
    null,
    { min: 0, max: 1 },
    null,
    { min: Math.min(...value) < 0 ? -largest : 0, max: largest },
  ];
  const bars = ranges.map((range) => range && bar(range));
  const texts = cells.map(() => el("span", {}));
  cells.forEach((cell, j) => cell.append(texts[j], ...(bars[j] ? [bars[j].root] : [])));
  return (j, text, number) => {
    setText(texts[j], text);
    if (bars[j]) bars[j].set(number);
  };
}

function head(name, formula, power) {
  const small = el("small", {}, formula);
  if (power) small.append(el("sup", {}, power));
  return el("span", {}, name, small);
}

function steps(now) {
  const heads = [head("Key", "k"), head("Score", "s = q·k"), head("Exp", "e", "s/T")];
  heads.push(head("Weight", "÷ sum"), head("Value", "v"), head("Part", "w × v"));
  const rows = now.words.map((word, i) => head(word, `(${now.key[i].map(short).join(", ")})`));
  const caption = `From scores to the output; the axes of a key are ${listed(now.axes)}.`;
  const { root, cells, sums } = table(caption, heads, rows, "Sum");
  const write = cells.map((row) => cellsOf(row, now));
  sums[4].className = "attn-result";
  const set = ({ value, temperature, hard }, { scores, weights, products, output }) => {
    write.forEach((put, i) => {
      put(0, format(scores[i]), scores[i]);
      put(1, hard ? "–" : formatExp(scores[i] / temperature));
      put(2, share(weights[i]), weights[i]);
      put(3, short(value[i]));
      put(4, format(products[i]), products[i]);
    });
    setText(sums[1], hard ? "–" : formatExp(logTotal(scores, temperature)));
    setText(sums[2], "1");
    setText(sums[4], format(output));
  };
  return { root, set };
}

/** A line of values where each word weighs its share; the output is where the line balances. */
function numberLine({ words, value }) {
  const [low, high] = [Math.min(...value), Math.max(...value)];
  const at = (x) => `${high > low ? 15 + (70 * (x - low)) / (high - low) : 50}%`;
  const root = svg("svg", { class: "lookup-line", height: 88, "aria-hidden": "true" });
  root.append(svg("line", { x1: "5%", x2: "95%", y1: 40, y2: 40 }));
  const discs = value.map((x) => svg("circle", { cx: at(x), cy: 40, r: 0 }));
  value.forEach((x, i) => {
    root.append(svg("line", { x1: at(x), x2: at(x), y1: 35, y2: 45 }), discs[i]);
    root.append(svg("text", { x: at(x), y: 14 }, `${words[i]} ${short(x)}`));
  });
  const text = svg("text", { y: 84 });
  const marker = svg("svg", { overflow: "visible" }, svg("path", { d: "M0 58l7 11h-14z" }), text);
  root.append(marker);
  const set = (_, { weights, output }) => {
    weights.forEach((w, i) => setAttribute(discs[i], "r", (18 * Math.sqrt(w)).toFixed(2)));
    setAttribute(marker, "x", at(output));
    setText(text, `output ${format(output)}`);
  };
  return { root, set };
}

/** Every multiplication and division written out; computed only while it is open. */
function arithmetic({ words }) {
  const lines = [...words, ""].map(() => el("li"));
  const details = el("ul", {}, ...lines);
  const root = el("details", {}, el("summary", {}, "Show the arithmetic"), details);
  let last;
  const write = () => root.open && last && spell(...last).forEach((t, i) => setText(lines[i], t));
  root.addEventListener("toggle", write);
  const set = (now, result) => {
    last = [now, result];
    write();
  };
  return { root, set };
}

function spell(now, result) {
  const { words, key, query, temperature, hard } = now;
  const { scores, weights, best } = result;
  const total = formatExp(logTotal(scores, temperature));
  const rows = words.map((word, i) => {
    const terms = query.map((q, j) => `${factor(q)} × ${factor(key[i][j])}`);
    const score = `${word}\nscore: ${sum(terms, short(scores[i]))}`;
    if (hard) return `${score}\nweight: ${i === best ? "1, the highest score" : "0"}`;
    const exp = formatExp(scores[i] / temperature);
    const power = `exp: e^(${short(scores[i])} / ${short(temperature)}) = ${exp}`;
    return `${score}\n${power}\nweight: ${exp} / ${total} = ${share(weights[i])}`;
  });
  return [...rows, `output\n${outputSum(now, result)}`];
}

// ---- All together -------------------------------------------------------------------------

function render({ model, el: place }) {
  const read = (names) => Object.fromEntries(names.map((name) => [name, model.get(name)]));
  const [start, fixed] = [read(CONTROLS), read(TABLE)];
  const change = (changes) => {
    for (const [name, value] of Object.entries(changes)) model.set(name, value);
    model.save_changes();
  };
  const said = summary();
  const told = { root: said.root, set: (now, result) => said.set(describe(now, result)) };
  const parts = [choices(fixed, start, change), sliders(fixed, model, change), steps(fixed)];
  parts.push(numberLine(fixed), told, arithmetic(fixed));
  const update = () => {
    const now = { ...fixed, ...read(CONTROLS) };
    const result = compute(now);
    for (const part of parts) part.set(now, result);
  };
  update();
  place.append(frame("lookup", "Live figure: lookup in a table", ...parts.map((p) => p.root)));
  const unwatch = watch(model, CONTROLS, update);
  return () => {
    unwatch();
    said.stop();
  };
}

export default { render };
