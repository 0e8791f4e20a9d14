// PositionExplorer (chapter 08): two words on a ruler and a sentence that is shuffled: which way of telling places
// notices what.

import { board } from "../kit/board.js";
import { div, el } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, within } from "../kit/hits.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, choice, firstHint, slide, slider, summary } from "../kit/parts.js";
import { compute, PLACES, shownOf } from "./compute.js";
import * as scene from "./scene.js";
import marksStyle from "./marks.css" with { type: "text" };
import style from "./style.css" with { type: "text" };
import { describe, report } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("../kit/store.js").Store} Store */

const LABELS = { none: "none", sinusoidal: "sinusoidal", rotary: "rotary", alibi: "ALiBi" };

/** How places are told. @param {Store} store */
function controls(store) {
  const ways = choice(
    "How places are told",
    LABELS,
    (encoding) => store.change({ encoding }, { glide: true }),
  );
  const text = (/** @type {number} */ head) => `1/${2 ** head}`;
  const slope = slider({
    label: "slope",
    min: 1,
    max: 8,
    step: 1,
    text,
    read: (position) => 9 - position, // steep is at the right
    write: (head) => 9 - head,
    onInput: (head) => store.change({ head }),
  });
  const reset = button("Reset", store.reset).root; // of all: both boards
  const root = div(
    "position-controls attn-row",
    el("h3", { "aria-hidden": "true" }, "Places are told by"),
    ways.root,
    div("position-slope", reset, slope.root),
  );
  const tell = (/** @type {State} */ now) => {
    ways.set(now.encoding);
    slope.set(now.head);
    slope.root.style.visibility = now.encoding === "alibi" ? "" : "hidden"; // it keeps its place
  };
  return { root, tell };
}

/** Places after one of the three is moved to a place: the query, the key, or both. */
function movedTo(what, to, [m, n]) {
  if (what === "query") return [clamp(to, 0, PLACES - 1), n];
  if (what === "key") return [m, clamp(to, 0, PLACES - 1)];
  const by = clamp(to, 0, PLACES - 1 - Math.abs(n - m)) - Math.min(m, n);
  return [m + by, n + by];
}

/** The ruler with its two words: dragged, or moved by arrow keys. @param {Store} store */
function ruler(store) {
  const read = (what) => {
    const { places } = store.read();
    return { query: places[0], key: places[1], rod: Math.min(...places) }[what];
  };
  const move = (what, to) => store.change({ places: movedTo(what, to, store.read().places) });
  const listen = (node, hit) => {
    const placeOf = (event) => scene.placeAt(view.width(), within(view.image, event)[0]);
    dragged(node, (event) => {
      const [from, first, what] = [placeOf(event), read(hit().id), hit().id];
      return (now) => move(what, first + placeOf(now) - from);
    });
    const by = (step) => () => read(hit().id) + step;
    arrowKeys(node, slide(by, 8), (to) => move(hit().id, clamp(to, 0, PLACES - 1)));
  };
  const targets = (width, now, { score }) => scene.rulerHits(now, score, width);
  const view = board("position-ruler", listen, targets);
  return view;
}

/** Another order than this one, each of the others as likely. @param {number[]} order */
function shuffled(order) {
  const next = [...order];
  for (let i = next.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [next[i], next[j]] = [next[j], next[i]];
  }
  return String(next) === String(order) ? shuffled(order) : next;
}

/** The sentence, whose words are dragged, or moved by arrow keys. @param {State} start @param {Store} store */
function line({ words }, store) {
  /** @type {{word: number, x: number} | null} */
  let held = null;
  const put = (word, to, glide) => {
    const { order } = store.read();
    const rest = order.filter((/** @type {number} */ other) => other !== word);
    rest.splice(clamp(to, 0, rest.length), 0, word);
    store.change({ order: rest }, { glide });
  };
  /** The focus goes with the word. */
  const follow = (/** @type {number} */ word) =>
    view.focus(String(store.read().order.indexOf(word)));
  const listen = (node, hit) => {
    const own = () => Number(hit().id); // its slot; the words go from one to another
    const wordAt = (/** @type {number} */ i) => store.read().order[i];
    const drag = (/** @type {number} */ word) => (/** @type {PointerEvent} */ event) => {
      const [x] = within(view.image, event);
      held = { word, x };
      put(word, scene.slotAt(words.length, view.width(), x), true);
    };
    dragged(node, () => drag(wordAt(own())), () => {
      if (held) follow(held.word);
      held = null;
      store.change({}, { glide: true });
    });
    const at = (step) => () => own() + step;
    arrowKeys(node, {
      ...{ ArrowLeft: at(-1), ArrowRight: at(1), Home: () => 0, End: () => words.length },
    }, (to) => {
      const word = wordAt(own());
      put(word, to, true);
      follow(word);
    });
  };
  const view = board("", listen, (width, now, { moved }) => scene.sentenceHits(now, moved, width));
  const first = words.map((_, i) => i);
  const acts = {
    "Shuffle": () => shuffled(store.read().order),
    "Reverse": () => [...store.read().order].reverse(),
    "dog ↔ man": () => store.read().order.map((word) => ({ 1: 4, 4: 1 })[word] ?? word),
    "First order": () => first,
  };
  const buttons = Object.entries(acts).map(([label, order]) =>
    button(label, () => store.change({ order: order() }, { glide: true })).root
  );
  const title = el(
    "h3",
    {},
    "Shuffle a sentence ",
    el("small", {}, "how far does each word’s output move?"),
  );
  const root = div("position-line", title, view.root);
  return { root, view, buttons, held: () => held };
}

/** @param {State} start @param {Store} store */
function build(start, store) {
  const [top, rule, row] = [controls(store), ruler(store), line(start, store)];
  const [said, told] = [summary(), summary()];
  const hint = firstHint(
    "Drag the rod between the words: both move. Does the score stay? Choose another way of telling places, and drag again.",
  );
  const note = el(
    "p",
    { class: "position-note attn-hint" },
    "The words’ vectors are made up by hand; nothing here is learnt.",
  );
  const right = div("position-right", told.root, div("attn-row", ...row.buttons), note);
  const parts = [
    hint,
    top.root,
    div("position-above", rule.root, said.root),
    div("position-board", row.root, right),
  ];
  return {
    parts,
    tell: (/** @type {State} */ now) => {
      const result = compute(now);
      top.tell(now);
      rule.tell(now, result);
      row.view.tell(now, result);
      said.set(describe(now, result));
      told.set(report(now, result));
    },
    glides: shownOf,
    paint: (shown) => {
      const now = /** @type {State} */ (store.read());
      // Before any is drawn: a width that is asked for after a change has the page laid out once more.
      const [above, below] = [rule, row.view].map(({ root }) => Math.round(root.clientWidth));
      rule.paint(scene.ruler(now, shown, { width: above }), above);
      const { held } = row;
      row.view.paint(scene.sentenceScene(now, shown, { width: below, held: held() }), below);
    },
    stop: () => [said, told].forEach((part) => part.stop()),
  };
}

export { compute };
export default figure({
  name: "position",
  label: "Live figure: who notices where words stand",
  style: marksStyle + style,
  controls: ["encoding", "order", "places", "head"],
  fixed: ["words", "vectors"],
  build,
});
