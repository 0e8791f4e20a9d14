// HeadsExplorer (chapter 10): every head of a real model on chosen sentences. All heads at once as small maps, one head as
// lines.

import { apart } from "../kit/apart.js";
import { board } from "../kit/board.js";
import { data, parts } from "../kit/data.js";
import { div, el, setAttribute, setText } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { arrowKeys, button, dropDown, firstHint, summary } from "../kit/parts.js";
import { explorer, HEADS, LATER, LAYERS } from "./compute.js";
import { own } from "./own.js";
import * as large from "./large.js";
import * as scene from "./scene.js";
import marksStyle from "./marks.css" with { type: "text" };
import style from "./style.css" with { type: "text" };
import { describe, LEGEND, sought, TINTS } from "./words.js";

/** @import { State, Numbers } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */
/** @typedef {ReturnType<typeof explorer>} Explorer */

const SHOWN = 5;
const ROOM = 12; // letters that a list shows on a phone
const COUNT = LAYERS * HEADS;
const go = (/** @type {Store} */ store) => (/** @type {Partial<State>} */ patch) =>
  store.change(patch, { glide: true });
/** Choose a head. @param {Store} store */
const pick = (store) => (/** @type {number} */ which) =>
  go(store)({ layer: Math.floor(which / HEADS), head: which % HEADS });

/** Which sentence. @param {Store} store @param {() => Explorer} all */
function sentences(store, all) {
  const put = (/** @type {string} */ value) => {
    const { text, link: [token, to] } = all().sentences[Number(value)];
    const mine = all().has(text);
    go(store)({ ...(mine ? { text } : { text: "", sentence: Number(value) }), token, to });
  };
  const list = dropDown({ label: "Sentence", onChange: put, wide: true });
  const name = (/** @type {import("./compute.js").Sentence} */ { text, twin }) =>
    twin === undefined ? text : apart(text, all().sentences[twin].text, ROOM);
  const tell = (/** @type {State} */ state) =>
    list.set(all().at(state), all().sentences.map((one, i) => [i, name(one)]));
  return { root: div("multihead-fields", list.root), tell };
}

/** The heads that link the two chosen words most. @param {Store} store */
function strongest(store) {
  /** @type {number[]} */
  let heads = [];
  const found = Array.from({ length: SHOWN }, (_, i) => button("", () => pick(store)(heads[i])));
  const title = el("p", {});
  const list = el(
    "div",
    { class: "multihead-found", role: "group", "aria-label": "Strongest heads" },
    ...found.map(({ root }) => root),
  );
  const root = el("div", {}, title, list);
  const tell = (/** @type {Numbers} */ numbers) => {
    const { links, which } = numbers;
    heads = numbers.strongest;
    setText(title, sought(numbers));
    found.forEach((one, i) => {
      const at = heads[i];
      const weight = scene.share(links[at]);
      setText(one.root, `L${scene.layerOf(at)} H${scene.headOf(at)}\n${weight}`);
      setAttribute(one.root, "aria-label", `${scene.nameOf(at)}: ${weight}`);
      one.set(at === which);
    });
  };
  return { root, tell };
}

/** All heads; arrow keys move from one to the next. @param {Store} store */
function heads(store) {
  const view = board(
    "",
    (node, hit) => {
      const own = () => Number(hit().id.split(" ")[1]);
      node.addEventListener("click", () => pick(store)(own()));
      const by = (step) => () => (own() + step >= 0 && own() + step < COUNT ? own() + step : own());
      arrowKeys(node, {
        ...{ ArrowLeft: by(-1), ArrowRight: by(1), ArrowUp: by(-HEADS), ArrowDown: by(HEADS) },
        Home: () => own() - (own() % HEADS),
        End: () => own() - (own() % HEADS) + HEADS - 1,
      }, (next) => {
        pick(store)(next);
        view.focus(`head ${next}`);
      });
    },
    (width, numbers) => scene.headHits(numbers, width),
    {
      label: "Heads, a row for each layer; arrow keys move",
    },
  );
  return view;
}

/** The chosen head; its words are pressed. @param {Store} store @param {() => Numbers} found */
function one(store, found) {
  const view = board(
    "",
    (node, hit) => {
      const [kind] = hit().id.split(" ");
      const own = () => Number(hit().id.split(" ")[1]);
      const last = () => found().tokens.length - 1;
      const follow = (/** @type {number} */ at) =>
        go(store)({ [kind === "from" ? "token" : "to"]: at });
      node.addEventListener("click", () => follow(own()));
      const keys = {
        ...{ ArrowUp: () => Math.max(0, own() - 1), ArrowDown: () => Math.min(last(), own() + 1) },
        ...{ Home: () => 0, End: last },
      };
      arrowKeys(node, keys, (next) => {
        follow(next);
        view.focus(`${kind} ${next}`);
      });
    },
    (width, numbers) => large.wordHits(numbers, width),
    {
      label: "Words of the head; arrow keys move",
    },
  );
  return view;
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
  /** @type {Explorer} */
  let all;
  /** @type {Numbers} */
  let found;
  const now = () => /** @type {State} */ (store.read());
  const fields = sentences(store, () => all);
  const mine = own(store, model, () => all);
  const [find, grid, head] = [strongest(store), heads(store), one(store, () => found)];
  const said = summary();
  const reset = button("Reset", store.reset).root;
  const [title, origin] = [el("h3", {}), el("p", { class: "attn-source" })];
  const row = (...parts) => div("multihead-row", ...parts);
  const pictures = div(
    "multihead-all",
    el("div", {}, grid.root, row(el("p", {}, LEGEND)), find.root),
    el("div", {}, row(title, reset), head.root),
    said.root,
  );
  const hint = firstHint("Press a head, then a word on either side.");
  const fold = el(
    "details",
    {},
    el("summary", {}, "About tints and weights"),
    el("p", {}, TINTS),
    origin,
  );
  const ready = data(model, "multihead").then((stored) => {
    all = explorer(stored);
    setText(origin, source(stored));
  });
  const later = parts(model, "multihead", (/** @type {number} */ pair, two) => all.put(pair, two));
  const tell = (/** @type {State} */ state) => {
    found = all.numbers(state);
    fields.tell(state);
    mine.tell(state);
    find.tell(found);
    grid.tell(found);
    head.tell(found);
    const name = scene.nameOf(found.which);
    setText(title, `${name[0].toUpperCase()}${name.slice(1)}`);
    said.set(describe(found));
  };
  const paint = (/** @type {number[][]} */ weights) => {
    const [above, beside] = [grid, head].map(({ room }) => room());
    grid.paint(scene.overview(found, all.maps(all.at(now())), above), above);
    head.paint(large.lines({ ...found, weights }, beside), beside);
  };
  return {
    parts: [hint, fields.root, pictures, mine.root, fold],
    ready,
    say: said.set,
    wants: ({ sentence }) => later.wants(LATER.filter((pair) => pair === sentence >> 1)),
    ahead: () => later.ahead(LATER),
    tell,
    glides: (/** @type {State} */ state) => all.numbers(state).weights,
    paint,
    stop: said.stop,
  };
}

export { describe, explorer };
export default figure({
  name: "multihead",
  label: "Live figure: the heads of a real model",
  style: marksStyle + style,
  controls: ["sentence", "text", "layer", "head", "token", "to"],
  build,
});
