// SplitHeads (chapter 06): a table of small integers cut into heads and joined again, in one right
// way and three others. The number 25 is feature 5 of position 2.

const NAMES = ["recipe", "num_heads", "n", "place"];
const D_MODEL = 8;
const MOST = 4; // positions
const RECIPES = ["right", "no swap", "interleaved", "no swap back"];

// ---- Numbers ------------------------------------------------------------------------------

/** The items of a list, cut into pieces of equal length. */
const pieces = (list, size) =>
  Array.from({ length: list.length / size }, (_, i) => list.slice(i * size, (i + 1) * size));

/** Cut x (n, d_model) into heads (num_heads, n, width); as attnlib's split_heads if right. */
export function cut(x, num_heads, recipe) {
  const width = x[0].length / num_heads;
  if (recipe === "no swap") return pieces(pieces(x.flat(), width), x.length);
  const at = (h, c) => (recipe === "interleaved" ? c * num_heads + h : h * width + c);
  return Array.from({ length: num_heads }, (_, h) =>
    x.map((row) => Array.from({ length: width }, (_, c) => row[at(h, c)]))
  );
}

/** Join heads again; as attnlib's merge_heads if right. */
export function join(heads, recipe) {
  const [num_heads, n, width] = [heads.length, heads[0].length, heads[0][0].length];
  if (recipe.startsWith("no swap")) return pieces(heads.flat(2), num_heads * width);
  const from = (f) => (recipe === "interleaved" ? [f % num_heads, Math.floor(f / num_heads)] : [Math.floor(f / width), f % width]);
  return Array.from({ length: n }, (_, i) =>
    Array.from({ length: num_heads * width }, (_, f) => heads[from(f)[0]][i][from(f)[1]])
  );
}

const positionOf = (number) => Math.floor(number / 10);

/** All numbers of the figure, and whether heads and result keep the positions apart. */
export function compute({ recipe, num_heads, n, d_model = D_MODEL }) {
  const x = Array.from({ length: n }, (_, i) => Array.from({ length: d_model }, (_, f) => 10 * (i + 1) + f + 1));
  const heads = cut(x, num_heads, recipe);
  const merged = join(heads, recipe);
  const apart = heads.every((head) => head.every((row, i) => row.every((v) => positionOf(v) === i + 1)));
  const returns = merged.every((row, i) => row.every((v, f) => v === x[i][f]));
  return { x, heads, merged, apart, returns };
}

// ---- What the figure says -----------------------------------------------------------------

/** The recipe as code, in two lines. */
function code({ recipe, num_heads, n }) {
  const [width, shape] = [D_MODEL / num_heads, `${num_heads}, ${n}`];
  const back = `merged = heads.swapaxes(0, 1).reshape(${n}, ${D_MODEL})`;
  const straight = `merged = heads.reshape(${n}, ${D_MODEL})`;
  const right = `heads = x.reshape(${n}, ${num_heads}, ${width}).swapaxes(0, 1)`;
  return {
    right: [right, back],
    "no swap": [`heads = x.reshape(${shape}, ${width})`, straight],
    interleaved: [
      `heads = x.reshape(${n}, ${width}, ${num_heads}).transpose(2, 0, 1)`,
      `merged = heads.transpose(1, 2, 0).reshape(${n}, ${D_MODEL})`,
    ],
    "no swap back": [right, straight],
  }[recipe].join("\n");
}

/** Where a number stands in nested lists, as [2, 0, 1]. */
function whereIs(number, nested) {
  for (const [i, part] of nested.entries()) {
    if (part === number) return [i];
    const found = Array.isArray(part) && whereIs(number, part);
    if (found) return [i, ...found];
  }
  return null;
}

/** What to think of the recipe, and where the chosen number goes. */
export function describe(now, { x, heads, merged, apart, returns }) {
  const number = x.flat()[Math.min(now.place, now.n * D_MODEL - 1)];
  const [p, f] = [positionOf(number), number % 10];
  const at = (name, nested) => `${name}[${whereIs(number, nested).join(", ")}]`;
  const way = `${number} is feature ${f} of position ${p}: ${at("x", x)}, then ${at("heads", heads)}, then ${at("merged", merged)}.`;
  const verdict = apart
    ? returns
      ? now.recipe === "interleaved" && heads.length > 1 && heads.length < D_MODEL
        ? "No head mixes positions and the way back is right, but a head holds scattered features: harmless if trained so, wrong for weights that were trained otherwise."
        : "Each head holds one slice of every position, and the way back is right."
      : "The heads are right, but joining them mixes the positions."
    : returns
      ? "The shapes are right and so is the way back, but the rows of a head mix positions: a head would attend between places that do not exist."
      : "Both ways mix the positions.";
  return `${verdict} ${way}`;
}

// ---- The parts ----------------------------------------------------------------------------

/** A grid of numbers, coloured by the position that they come from. */
function block(name, onChoose) {
  const heading = el("p", { class: "split-name" }, name);
  const grid = el("div", { class: "split-grid" });
  const root = el("div", { class: "split-block" }, heading, grid);
  const cells = [];
  const cell = (index) => {
    const at = onChoose
      ? el("button", { type: "button", "data-lm-suppress-shortcuts": "true", onclick: () => onChoose(index) })
      : el("span", {});
    at.classList.add("split-cell");
    grid.append(at);
    return at;
  };
  const set = (rows, number, title = name) => {
    setText(heading, title);
    const flat = rows.flat();
    grid.style.setProperty("--columns", rows[0].length);
    while (cells.length < flat.length) cells.push(cell(cells.length));
    cells.forEach((at, i) => {
      setAttribute(at, "hidden", i >= flat.length);
      if (i >= flat.length) return;
      setText(at, String(flat[i]));
      setAttribute(at, "class", `split-cell split-${positionOf(flat[i])}${flat[i] === number ? " split-chosen" : ""}`);
      if (!onChoose) return;
      setAttribute(at, "aria-pressed", String(flat[i] === number));
      setAttribute(at, "tabindex", flat[i] === number ? 0 : -1);
    });
  };
  return { root, grid, cells, set };
}

function controls(change) {
  const names = { right: "right", "no swap": "no swap", interleaved: "interleaved", "no swap back": "no swap back" };
  const recipe = choice("Recipe", names, (value) => change({ recipe: value }));
  const heads = choice("Number of heads", { 1: "1", 2: "2", 4: "4", 8: "8" }, (h) => change({ num_heads: Number(h) }));
  const count = choice("Number of positions", { 2: "2", 3: "3", 4: "4" }, (n) => change({ n: Number(n) }));
  const row = (label, part) =>
    el("div", { class: "attn-row" }, el("span", { class: "attn-label", "aria-hidden": "true" }, label), part.root);
  const root = el("div", { class: "split-controls" }, row("Recipe", recipe));
  root.append(el("div", { class: "attn-row attn-between" }, row("Heads", heads), row("Positions", count)));
  const set = (now) => {
    recipe.set(now.recipe);
    heads.set(String(now.num_heads));
    count.set(String(now.n));
  };
  return { root, set };
}

function numbers(change) {
  let now = null;
  const x = block("x", (place) => change({ place }));
  x.root.setAttribute("role", "group");
  x.root.setAttribute("aria-label", "x: choose a number to follow; arrow keys move");
  const heads = Array.from({ length: D_MODEL }, () => block("head"));
  const merged = block("merged");
  const middle = el("div", { class: "split-heads" }, ...heads.map((b) => b.root));
  const root = el("div", {}, x.root, middle, merged.root);
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -D_MODEL, ArrowDown: D_MODEL };
  x.grid.addEventListener("keydown", (event) => {
    const last = now.n * D_MODEL - 1;
    const next = Math.min(now.place, last) + (steps[event.key] ?? 0);
    if (!(event.key in steps) || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // a notebook would move to the next cell
    if (next < 0 || next > last) return;
    change({ place: next });
    x.cells[next].focus();
  });
  const set = (state, result) => {
    now = state;
    const number = result.x.flat()[Math.min(now.place, now.n * D_MODEL - 1)];
    const width = D_MODEL / now.num_heads;
    x.set(result.x, number, `x: ${now.n} positions, ${D_MODEL} features`);
    middle.style.setProperty("--width", width);
    heads.forEach((b, h) => {
      setAttribute(b.root, "hidden", h >= now.num_heads);
      if (h < now.num_heads) b.set(result.heads[h], number, width > 1 ? `head ${h}` : `${h}`);
    });
    merged.set(result.merged, number, `merged: ${now.n} positions, ${D_MODEL} features`);
  };
  return { root, set };
}

// ---- All together -------------------------------------------------------------------------

function render({ model, el: here }) {
  const read = () => Object.fromEntries(NAMES.map((name) => [name, model.get(name)]));
  const change = (changes) => {
    for (const [name, value] of Object.entries(changes)) model.set(name, value);
    model.save_changes();
  };
  const said = summary();
  const told = { root: said.root, set: (now, result) => said.set(describe(now, result)) };
  const recipe = el("pre", { class: "split-code" });
  const parts = [controls(change), { root: recipe, set: (now) => setText(recipe, code(now)) }, numbers(change), told];
  const update = () => {
    const now = read();
    const result = compute(now);
    for (const part of parts) part.set(now, result);
  };
  update();
  here.append(frame("split", "Live figure: cutting a width into heads", ...parts.map((p) => p.root)));
  const unwatch = watch(model, NAMES, update);
  return () => {
    unwatch();
    said.stop();
  };
}

export default { render };
