// MaskExplorer: paint who may look at whom; the weights follow at once.

// ---- Numbers ------------------------------------------------------------------------------

const NEVER = -1e9; // what careless code writes for minus infinity

/** The weights of one row; empty rows are all 0 only where the mask acts before the softmax. */
function weigh(scores, seen, how) {
  if (how === "before") return softmax(scores, 1, seen);
  if (how === "after") return softmax(scores).map((w, j) => (seen[j] ? w : 0));
  return softmax(scores.map((s, j) => (seen[j] ? s : NEVER)));
}

/** All numbers of the figure; for how = "before" the same as attnlib.lookup.softmax with a mask. */
export function compute({ scores: given, mask, how, boost }) {
  const seen = mask.map((row) => row.map(Boolean));
  const scores = given.map((row, i) => row.map((s, j) => (seen[i][j] ? s : s + boost)));
  const weights = scores.map((row, i) => weigh(row, seen[i], how));
  const sums = weights.map((row) => row.reduce((sum, w) => sum + w, 0));
  return { scores, weights, sums, empty: seen.map((row) => !row.some(Boolean)) };
}

/** The rules as in attnlib.masking, joined by "and": null leaves a rule out. */
export function ruled(nQueries, nKeys, { padding = null, causal = null, window = null }) {
  const may = (i, j) =>
    (padding === null || j < padding) &&
    (causal === null || j <= i + causal) &&
    (window === null || (i - window[0] <= j && j <= i + window[1]));
  return Array.from({ length: nQueries }, (_, i) =>
    Array.from({ length: nKeys }, (_, j) => (may(i, j) ? 1 : 0))
  );
}

// ---- What the figure says -----------------------------------------------------------------

const quoted = (words) => listed(words.map((word) => `“${word}”`));

/** Sentences on how many pairs are allowed, what becomes of the rows, and who sees nobody. */
export function describe({ queries, keys, mask, how, boost }, { sums, empty }) {
  const allowed = mask.flat().reduce((sum, x) => sum + x, 0);
  const all = queries.length * keys.length;
  const alone = queries.filter((_, i) => empty[i]);
  const seeing = sums.filter((_, i) => !empty[i]);
  const said = [`${allowed} of ${all} pairs are allowed.`];
  if (how === "after" && seeing.length > 0 && allowed < all) {
    const least = Math.min(...seeing);
    const who = queries[sums.findIndex((s, i) => !empty[i] && s === least)];
    said.push(`The hidden keys took part in the softmax and took their share with them: ${quoted([who])} keeps ${percent(least)} of its weight.`);
  } else if (allowed < all && seeing.length > 0) {
    const even = boost === 0 ? "whatever the hidden scores are" : `though the hidden scores were moved by ${format(boost, 1)}`;
    said.push(`Each row that sees somebody sums to 1, ${even}.`);
  }
  if (alone.length > 0) {
    const what = {
      before: "zero weights, zero output",
      after: "zero weights",
      fill: `equal weights of ${format(1 / keys.length)} on keys that are all forbidden`,
    }[how];
    said.push(`${quoted(alone)} may look at nobody: ${what}.`);
  }
  return said.join(" ");
}

// ---- The grid that is painted -------------------------------------------------------------

/** A table of buttons; arrow keys move in it, one tab stop; row and column −1 are the labels. */
function grid({ queries, keys }, paint) {
  const places = new Map();
  let [here, brush] = [[0, 0], null];
  const visit = (i, j) => {
    const node = places.get(`${i},${j}`);
    if (node === undefined) return;
    places.get(here.join()).tabIndex = -1;
    here = [i, j];
    node.tabIndex = 0;
    node.focus({ preventScroll: false });
  };
  const arrows = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
  const make = (i, j, ...children) => {
    const node = el("button", { type: "button", tabindex: -1, class: "masking-cell" }, ...children);
    node.dataset.at = `${i},${j}`;
    node.addEventListener("click", (event) => event.detail === 0 && paint(i, j, null)); // keys, screen readers
    node.addEventListener("keydown", (event) => {
      const move = arrows[event.key];
      if (move === undefined) return;
      event.preventDefault();
      event.stopPropagation(); // a notebook would move to the next cell
      visit(i + move[0], j + move[1]);
    });
    node.setAttribute("data-lm-suppress-shortcuts", "true");
    places.set(node.dataset.at, node);
    return node;
  };
  const heads = keys.map((word, j) => make(-1, j, word));
  const names = queries.map((word, i) => make(i, -1, word));
  const cells = queries.map((_, i) => keys.map((_, j) => make(i, j)));
  const tints = cells.map((row) => row.map(tint));
  const hatches = cells.map((row) => row.map(() => el("span", { class: "masking-hatch", "aria-hidden": "true" })));
  cells.forEach((row, i) => row.forEach((node, j) => node.append(tints[i][j].root, hatches[i][j])));
  const columns = keys.map(() => column(queries.length));
  const totals = queries.map(() => ({ text: el("span", {}), lane: bar() }));
  for (const node of [...heads, ...names]) node.classList.add("masking-label");
  cells[0][0].tabIndex = 0;
  const body = queries.map((_, i) => {
    const sum = el("td", { class: "masking-sum" }, totals[i].text, totals[i].lane.root);
    return el("tr", {}, el("th", { scope: "row" }, names[i]), ...cells[i].map((c, j) => el("td", {}, c, ...(i === 0 ? [columns[j].root] : []))), sum);
  });
  const corner = el("td", { class: "masking-corner" }, el("small", {}, "query"), el("small", {}, "key"));
  const top = heads.map((node) => el("th", { scope: "col" }, node));
  const root = el("table", { class: "masking-grid", "aria-label": "Mask and weights; arrow keys move, Enter changes" });
  const last = el("th", { scope: "col", class: "masking-sum" }, "sum");
  root.append(el("thead", {}, el("tr", {}, corner, ...top, last)), el("tbody", {}, ...body));

  const under = (event) => document.elementFromPoint(event.clientX, event.clientY)?.closest?.("button");
  const at = (node) => node.dataset.at.split(",").map(Number);
  root.addEventListener("pointerdown", (event) => {
    const node = event.target.closest("button");
    if (node === null || event.button !== 0) return;
    event.preventDefault();
    visit(...at(node));
    root.setPointerCapture(event.pointerId);
    brush = paint(...at(node), null);
  });
  root.addEventListener("pointermove", (event) => {
    if (!root.hasPointerCapture(event.pointerId) || brush === null) return;
    const node = under(event);
    if (node === undefined || node === null || !root.contains(node)) return;
    const [i, j] = at(node);
    if (i >= 0 && j >= 0) paint(i, j, brush);
  });
  for (const end of ["pointerup", "pointercancel"]) root.addEventListener(end, () => (brush = null));

  const set = ({ mask }, { weights, sums, empty }) => {
    mask.forEach((row, i) => {
      row.forEach((x, j) => {
        const [node, w] = [cells[i][j], weights[i][j]];
        tints[i][j].set(x ? 0.45 * w : 0);
        hatches[i][j].style.opacity = x || w > 0 ? 0 : 1; // a leaf's: a class would have the whole cell styled anew
        setAttribute(node, "class", `masking-cell attn-tinted${!x && w > 0 ? " masking-wrong" : ""}`);
        setAttribute(node, "aria-pressed", String(Boolean(x)));
        setAttribute(node, "aria-label", `${queries[i]} looks at ${keys[j]}: ${x ? "allowed" : "hidden"}, weight ${format(w)}`);
      });
      const [{ text, lane }, short] = [totals[i], sums[i] < 0.9995];
      setText(text, empty[i] ? "empty" : sums[i].toFixed(2));
      setAttribute(text, "class", short || empty[i] ? "masking-wrong" : "");
      lane.set(sums[i]);
    });
    const said = (x, w) => (!x && w === 0 ? "" : w > 0.005 ? format(w) : "0");
    columns.forEach((part, j) => part.set(mask.map((row, i) => said(row[j], weights[i][j]))));
    heads.forEach((node, j) => setAttribute(node, "aria-label", `${keys[j]}, as a key: change the whole column`));
    names.forEach((node, i) => setAttribute(node, "aria-label", `${queries[i]}, as a query: change the whole row`));
  };
  return { root, set };
}

// ---- Rules --------------------------------------------------------------------------------

const whole = (x) => String(x).replace("-", "−");

/** Three rules that join by "and"; `change` is called with what holds after an input. */
function rules(start, change) {
  const values = { padding: start.keys, causal: 0, window: [2, 0] };
  let active = new Set();
  const chosen = () => Object.fromEntries([...active].map((name) => [name, values[name]]));
  const act = (name, on) => {
    if (on) active.add(name);
    else active.delete(name);
    change(chosen());
  };
  const toggles = { padding: "Padding", causal: "Causal", window: "Window" };
  for (const [name, text] of Object.entries(toggles)) {
    toggles[name] = button(text, () => act(name, !active.has(name)));
  }
  const ruler = (name, label, min, max, part = null) => {
    const onInput = (x) => {
      if (part === null) values[name] = x;
      else values[name][part] = x;
      act(name, true);
    };
    return slider({ label, min, max, step: 1, text: whole, zero: Math.max(min, 0), onInput });
  };
  const sliders = [
    ruler("padding", "real keys", 0, start.keys),
    ruler("causal", "offset", -3, start.keys - 1),
    ruler("window", "left", -3, start.keys - 1, 0),
    ruler("window", "right", -3, start.keys - 1, 1),
  ];
  const [padding, causal, left, right] = sliders;
  const group = (toggle, ...parts) =>
    el("div", { class: "masking-rule" }, toggle.root, el("div", {}, ...parts.map((p) => p.root)));
  const root = el("div", { class: "masking-rules" });
  root.append(
    group(toggles.padding, padding),
    group(toggles.causal, causal),
    group(toggles.window, left, right)
  );
  const set = () => {
    padding.set(values.padding);
    causal.set(values.causal);
    left.set(values.window[0]);
    right.set(values.window[1]);
    for (const [name, toggle] of Object.entries(toggles)) toggle.set(active.has(name));
  };
  const hold = (given) => {
    active = new Set(Object.keys(given));
    Object.assign(values, given);
    return chosen();
  };
  return { root, set, hold };
}

/** What a scene begins with, so that its first picture makes sense. */
const firstRules = (scene, nQueries, nKeys) =>
  ({ self: { causal: 0 }, cache: { causal: nKeys - nQueries }, cross: {} })[scene];

// ---- All together -------------------------------------------------------------------------

function render({ model, el: place }) {
  const scenes = model.get("scenes");
  const names = ["mask", "scene", "how", "boost"];
  const start = Object.fromEntries(names.map((name) => [name, model.get(name)]));
  const ones = ({ queries, keys }) => ruled(queries.length, keys.length, {});
  const read = () => {
    const scene = scenes[model.get("scene")];
    const mask = model.get("mask");
    const fits = mask.length === scene.queries.length;
    return { ...scene, scene: model.get("scene"), mask: fits ? mask : ones(scene), how: model.get("how"), boost: model.get("boost") };
  };
  let quiet = false;
  const change = (changes) => {
    quiet = true; // a scene and its mask change together
    for (const [name, value] of Object.entries(changes)) model.set(name, value);
    quiet = false;
    model.save_changes();
    update();
  };
  const put = (mask) => {
    ruling.hold({});
    change({ mask });
  };
  const paint = (i, j, brush) => {
    const { mask } = read();
    const covered = (a, b) => (i < 0 || a === i) && (j < 0 || b === j);
    const old = mask.flatMap((row, a) => row.filter((_, b) => covered(a, b)));
    const to = brush ?? (old.every(Boolean) ? 0 : 1);
    if (old.some((x) => Boolean(x) !== Boolean(to))) {
      put(mask.map((row, a) => row.map((x, b) => (covered(a, b) ? to : x))));
    }
    return to;
  };
  const byRules = (given) => {
    const { queries, keys } = read();
    change({ mask: ruled(queries.length, keys.length, given) });
  };
  const enter = (scene) => {
    const { queries, keys } = scenes[scene];
    const given = ruling.hold(firstRules(scene, queries.length, keys.length));
    change({ scene, mask: ruled(queries.length, keys.length, given) });
  };

  const labels = { self: "Itself", cache: "Cache", cross: "Cross" };
  const scenePart = choice("Who asks whom", labels, enter);
  const hows = { before: "before", after: "after", fill: "−10⁹" };
  const howPart = choice("Where the mask acts", hows, (how) => change({ how }));
  const ruling = rules({ keys: read().keys.length }, byRules);
  const boost = slider({
    ...{ label: "hidden scores", min: -5, max: 5, step: 0.5, zero: 0, text: (x) => `${x > 0 ? "+" : ""}${format(x, 1)}` },
    onInput: (x) => change({ boost: x }),
  });
  const begin = () => {
    const { scene, queries, keys, mask } = read();
    const given = firstRules(scene, queries.length, keys.length);
    const fits = String(ruled(queries.length, keys.length, given)) === String(mask.map((row) => row.map(Number)));
    ruling.hold(fits ? given : {});
  };
  const acts = {
    "All": () => put(ones(read())),
    "Turn around": () => put(read().mask.map((row) => row.map((x) => (x ? 0 : 1)))),
    "Reset": () => {
      change(start);
      ruling.hold({ padding: read().keys.length, causal: 0, window: [2, 0] });
      begin();
      update();
    },
  };
  const buttons = Object.entries(acts).map(([label, act]) => button(label, act).root);
  for (const node of buttons) node.removeAttribute("aria-pressed");
  const said = summary();
  const table = el("div", { class: "masking-table" });
  let [shown, canvas] = [null, null];
  const update = () => {
    if (quiet) return;
    const now = read();
    if (shown !== now.scene) {
      [shown, canvas] = [now.scene, grid(now, paint)];
      table.replaceChildren(canvas.root);
    }
    const result = compute(now);
    canvas.set(now, result);
    scenePart.set(now.scene);
    howPart.set(now.how);
    boost.set(now.boost);
    ruling.set();
    said.set(describe(now, result));
  };
  begin();
  update();
  const labelled = (text, part) => el("div", { class: "attn-row" }, el("span", { class: "attn-label" }, text), part.root);
  const top = el("div", { class: "attn-row attn-between" });
  top.append(labelled("who asks", scenePart), labelled("mask acts", howPart));
  const side = el("div", { class: "masking-side" });
  side.append(ruling.root, el("div", { class: "attn-row" }, ...buttons), boost.root);
  const note = el("small", { class: "masking-note" }, "The scores are made up, to show what a mask does. No model gave them.");
  const main = el("div", { class: "masking-main" }, el("div", {}, table, note), side);
  place.append(frame("masking", "Live figure: who may look at whom", top, main, said.root));
  const unwatch = watch(model, names, update);
  return () => {
    unwatch();
    said.stop();
  };
}

export default { render };
