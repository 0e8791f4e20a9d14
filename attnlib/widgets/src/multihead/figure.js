// HeadsExplorer (chapter 06): every head of a real model on chosen sentences. All heads at once as small maps, one head as
// lines and as a matrix, and two sentences side by side, a word beside the same word of the other.

import { data, parts } from "../kit/data.js";
import { el, setAttribute, setText, svg } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { hits, within } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { arrowKeys, button, choice, dropDown, summary } from "../kit/parts.js";
import { numbered } from "../kit/text.js";
import { align, explorer, HEADS, LATER, LAYERS, pairsOf, put } from "./compute.js";
import * as scene from "./scene.js";
import marksStyle from "./marks.css" with { type: "text" };
import style from "./style.css" with { type: "text" };
import { describe, legend } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("./compute.js").Numbers} Numbers */
/** @typedef {import("../kit/store.js").Store} Store */
/** @typedef {ReturnType<typeof explorer>} Explorer */

const SHOWN = 5;
const COUNT = LAYERS * HEADS;
const picture = () => svg("svg", { class: "scene", "aria-hidden": "true" });
const go = (/** @type {Store} */ store) => (/** @type {Partial<State>} */ patch) =>
  store.change(patch, { glide: true });

/** The sentence, and one beside it. @param {Store} store @param {() => Explorer} all */
function sentences(store, all) {
  const change = go(store);
  const put = (/** @type {number} */ sentence) => {
    const [token, to] = all().sentences[sentence].link;
    change({ compare: null, sentence, token, to });
  };
  const list = (label, onChange) => dropDown({ label, onChange, wide: true });
  const first = list("Sentence", (value) => put(Number(value)));
  const second = list(
    "Compare with",
    (value) => compare(value === "" ? null : Number(value)),
  );
  // Differences of whole maps are few; those of one link are seen at once.
  const compare = (/** @type {number | null} */ other) => {
    const linked = other !== null && all().linked(/** @type {State} */ (store.read()), other);
    change({ compare: other, ...(linked ? { grid: "link" } : {}) });
  };
  const root = el("div", { class: "multihead-fields" }, first.root, second.root);
  const tell = (
    /** @type {State} */ { sentence, compare },
    /** @type {Numbers} */ { tokens, other },
  ) => {
    const stored = all().sentences;
    /** @type {[number, string][]} */
    const options = stored.map(({ text }, i) => [i, text]);
    const fits = (/** @type {any[]} */ [i]) =>
      i !== sentence && stored[i].tokens.length === tokens.length;
    const { twin } = stored[sentence];
    const same = options.filter(fits).sort(([a], [b]) =>
      Number(b === twin) - Number(a === twin) || a - b
    );
    first.set(sentence, options);
    second.set(other ? compare : "", [["", "nothing"], ...same]);
  };
  return { root, tell };
}

/** Which heads link one word to another: two lists of words and the strongest heads. @param {Store} store */
function search(store) {
  const change = go(store);
  const from = dropDown({
    label: "Which head links",
    onChange: (value) => change({ token: Number(value) }),
  });
  const goal = dropDown({ label: "to", onChange: (value) => change({ to: Number(value) }) });
  /** @type {number[]} */
  let heads = [];
  const pick = (i) =>
    change({ layer: scene.layerOf(heads[i]) - 1, head: scene.headOf(heads[i]) - 1 });
  const found = Array.from({ length: SHOWN }, (_, i) => button("", () => pick(i)));
  const list = el(
    "div",
    { class: "attn-row multihead-found", role: "group", "aria-label": "Strongest heads" },
    el("span", { class: "multihead-key" }, "layer.head: weight"),
    ...found.map(({ root }) => root),
  );
  const root = el("div", { class: "multihead-search" }, from.root, goal.root, list);
  const tell = (/** @type {Numbers} */ { tokens, links, other, token, to, which, strongest }) => {
    const options = numbered(tokens).map((word, i) => [i, word]);
    from.set(token, options);
    goal.set(to, options);
    heads = strongest;
    found.forEach((one, i) => {
      const at = strongest[i];
      const weights = [links, ...(other?.links ? [other.links] : [])].map((all) =>
        scene.share(all[at])
      );
      setText(one.root, `${scene.layerOf(at)}.${scene.headOf(at)}: ${weights.join("|")}`);
      setAttribute(one.root, "aria-label", `${scene.nameOf(at)}, ${weights.join(" and ")}`);
      one.set(at === which);
    });
  };
  return { root, tell };
}

/** All heads; arrow keys move from one to the next. @param {Store} store */
function heads(store) {
  const image = picture();
  const pick = (/** @type {number} */ which) =>
    go(store)({ layer: scene.layerOf(which) - 1, head: scene.headOf(which) - 1 });
  const places = hits((node, hit) => {
    const own = () => Number(hit().id.split(" ")[1]);
    node.addEventListener("click", () => pick(own()));
    const by = (step) => () => (own() + step >= 0 && own() + step < COUNT ? own() + step : own());
    arrowKeys(node, {
      ...{ ArrowLeft: by(-1), ArrowRight: by(1), ArrowUp: by(-HEADS), ArrowDown: by(HEADS) },
      Home: () => own() - (own() % HEADS),
      End: () => own() - (own() % HEADS) + HEADS - 1,
    }, (next) => {
      pick(next);
      places.focus(`head ${next}`);
    });
  });
  const label = "Heads, a row for each layer; arrow keys move";
  const root = el(
    "div",
    { class: "attn-stage", role: "group", "aria-label": label },
    image,
    places.root,
  );
  const paint = (/** @type {Numbers} */ numbers, maps, grid) => {
    const width = root.clientWidth;
    if (width === 0) return;
    draw(image, scene.overview(numbers, maps, { width, grid }));
    places.set(scene.headHits(numbers, width));
  };
  return { root, paint };
}

/** One sentence in the chosen head as lines. @param {string} label @param {(token: number) => void} follow */
function threads(label, follow) {
  const [image, title] = [picture(), el("h3", {})];
  /** @type {number[]} */
  let may = []; // the words that can be followed
  const places = hits((node, hit) => {
    const own = () => Number(hit().id.split(" ")[1]);
    node.addEventListener("click", () => follow(own()));
    const by = (step) => () => may[may.indexOf(own()) + step] ?? own();
    arrowKeys(node, {
      ...{ ArrowUp: by(-1), ArrowDown: by(1), Home: () => may[0], End: () => may.at(-1) },
    }, (next) => {
      follow(next);
      places.focus(`token ${next}`);
    });
  });
  const stage = el(
    "div",
    { class: "attn-stage", role: "group", "aria-label": label },
    image,
    places.root,
  );
  const root = el("section", {}, title, stage);
  const paint = (heading, side, weights, allowed) => {
    setText(title, heading);
    const width = stage.clientWidth;
    if (width === 0) return;
    may = side.tokens.map((_, /** @type {number} */ i) => i).filter(allowed);
    draw(image, scene.lines(side, weights, width));
    places.set(scene.wordHits(side, width, allowed));
  };
  return { root, paint };
}

/** The same weights, or how two sentences differ, as a matrix. @param {(token: number) => void} follow */
function matrix(follow) {
  const [image, title] = [picture(), el("h3", {})];
  const stage = el("div", {}, image);
  const fold = el("details", {}, el("summary", {}, title), stage);
  const root = el("section", { class: "multihead-square" }, fold);
  /** @type {Numbers} */
  let shown;
  /** @type {number[]} */
  let told;
  let [width, room] = [1, 0];
  const redraw = () => {
    width = Math.min(384, stage.clientWidth);
    if (width > 0) draw(image, scene.square(shown, told, width));
  };
  fold.addEventListener("toggle", redraw);
  image.addEventListener("click", (event) => {
    follow(scene.rowAt(within(image, event)[1], width, shown));
  });
  const paint = (/** @type {Numbers} */ numbers, /** @type {number[]} */ cells, wide) => {
    setText(title, numbers.other ? "First less second" : "The same as a matrix");
    [shown, told] = [numbers, cells];
    if ((wide < 800) !== (room < 800) || room === 0) fold.open = wide >= 800; // long on a phone
    room = wide;
    redraw();
  };
  return { root, paint };
}

/** @param {import("./compute.js").Data} stored */
const source = ({ model, revision, sha256, levels }) =>
  `Weights of ${model}, revision ${
    revision.slice(0, 8)
  }, SHA-256 of its weights ${sha256}. Each weight is rounded to one of ${
    levels + 1
  } levels, so it is off by at most ${(0.5 / levels).toFixed(3)}.`;

/** @param {State} _start @param {Store} store @param {any} model */
function build(_start, store, model) {
  /** @type {Explorer | null} */
  let all = null;
  /** @type {import("./compute.js").Data | null} */
  let given = null;
  /** @type {Numbers | null} */
  let found = null;
  const now = () => /** @type {State} */ (store.read());
  const known = () => /** @type {Numbers} */ (found);
  const follow = (/** @type {number} */ token) => go(store)({ token });
  const followOther = (/** @type {number} */ token) =>
    follow(/** @type {any} */ (known().other).places.indexOf(token));
  const fields = sentences(store, () => /** @type {Explorer} */ (all));
  const [find, grid, said] = [search(store), heads(store), summary()];
  const kind = choice(
    "Small pictures show",
    { maps: "whole maps", link: "this link" },
    (value) => go(store)({ grid: /** @type {any} */ (value) }),
  );
  const reset = button("Reset", store.reset).root;
  reset.removeAttribute("aria-pressed");
  const note = el("span", { class: "attn-label" });
  const first = threads("Tokens of the sentence; arrow keys move", follow);
  const second = threads("Tokens of the second sentence; arrow keys move", followOther);
  const small = matrix(follow);
  const board = el("div", { class: "multihead-board" }, first.root, second.root, small.root);
  const kinds = el("div", { class: "attn-row attn-between multihead-kinds" }, kind.root, reset);
  const side = el("div", { class: "multihead-side" }, find.root, kinds, said.root);
  const top = el("div", { class: "multihead-top" }, el("div", {}, grid.root, note), side);
  const hint = el(
    "p",
    { class: "attn-hint" },
    "Press a head, then a word to see what it attends to; or find the heads that link two words.",
  );
  const origin = el("p", { class: "attn-source" });
  const ready = data(model, "multihead").then((stored) => {
    [all, given] = [explorer(stored), stored];
    setText(origin, source(stored));
  });
  const later = parts(
    model,
    "multihead",
    (/** @type {number} */ pair, two) => put(/** @type {any} */ (given), pair, two),
  );
  const tell = (/** @type {State} */ state) => {
    if (all === null) return;
    found = all.numbers(state);
    fields.tell(state, found);
    find.tell(found);
    kind.set(state.grid);
    setText(note, legend(found, state.grid));
    said.set(describe(found));
  };
  const paint = (
    /** @type {{weights: number[][], beside: number[][] | null}} */ { weights, beside },
    /** @type {number} */ _dt,
    /** @type {number} */ width,
  ) => {
    if (all === null || found === null) return;
    const { sentence, compare, grid: kindOf } = now();
    const { other } = found;
    board.classList.toggle("multihead-two", other !== null);
    setAttribute(second.root, "hidden", other === null);
    grid.paint(found, all.maps(sentence, other ? compare : null), kindOf);
    const name = scene.nameOf(found.which);
    const heading = `${name[0].toUpperCase()}${name.slice(1)}`;
    const text = (
      /** @type {string} */ sentenceText,
    ) => (other ? `${heading}: ${sentenceText}` : heading);
    first.paint(text(found.text), found, weights, () => true);
    if (other && beside) {
      second.paint(text(other.text), other, beside, (i) => other.places.includes(i));
    }
    small.paint(
      found,
      scene.cellsOf({
        ...found,
        weights,
        other: other && { ...other, weights: beside ?? other.weights },
      }),
      width,
    );
  };
  const glides = (/** @type {State} */ state) => {
    const { weights, other } = /** @type {Explorer} */ (all).numbers(state);
    return { weights, beside: other?.weights ?? null };
  };
  return {
    parts: [hint, fields.root, el("div", { class: "multihead-all" }, top, board), origin],
    ready,
    say: said.set,
    wants: (/** @type {State} */ state) => later.wants(pairsOf(state)),
    ahead: () => later.ahead(LATER),
    tell,
    glides,
    paint,
    stop: said.stop,
  };
}

export { align, describe, explorer, put, scene };
export default figure({
  name: "multihead",
  label: "Live figure: the heads of a real model",
  style: marksStyle + style,
  controls: ["sentence", "compare", "layer", "head", "token", "to", "grid"],
  build,
});
