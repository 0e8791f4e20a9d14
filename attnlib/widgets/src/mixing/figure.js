// MixingExplorer (chapter 11): the same tokens wired by recurrence, convolution, a window and full attention; a message
// on its way through them; and what each layer costs.

import { board } from "../kit/board.js";
import { div, el } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, within } from "../kit/hits.js";
import { still } from "../kit/motion.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, firstHint, slide, slider, summary } from "../kit/parts.js";
import { choices, compare } from "./compare.js";
import { compute, glides, LARGEST_K, LEAST, MOST, shownResult, WIDEST } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import { grips, net, tokenAt } from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe } from "./words.js";

/** @import { State, Result } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */
/** @import { Hit } from "../kit/hits.js" */

const PACE = 35; // milliseconds a message takes for a wire, in every layer
const WIDEST_LAID = 960; // px: what is wider is drawn larger, with its letters
const PHONE = 660; // px

const now = (/** @type {Store} */ store) => compute(/** @type {State} */ (store.read()));

/** How large the pictures are laid out in a figure's width. @param {number} width */
export function sizes(width) {
  const laid = Math.min(width, WIDEST_LAID);
  return { width: laid, height: width < PHONE ? 176 : 230, zoom: width / laid };
}

/** How much larger the pictures are drawn. @param {number} width */
const zoomOf = (width) => sizes(width).zoom;

/** The wires, whose two tokens are moved. @param {Store} store */
function wires(store) {
  const go = (/** @type {string} */ id, /** @type {number} */ token) => {
    const { source, target, drawn } = now(store);
    const ends = id === "source"
      ? { source: clamp(token, 0, target), target }
      : { source, target: clamp(token, source, drawn - 1) };
    if (ends.source !== source || ends.target !== target) store.change(ends);
  };
  const listen = (/** @type {HTMLElement} */ node, /** @type {() => Hit} */ hit) => {
    const at = () => now(store)[/** @type {"source" | "target"} */ (hit().id)];
    dragged(node, () => (move) => {
      const box = sizes(view.width());
      go(hit().id, tokenAt(now(store), box, within(view.image, move)[0] / box.zoom));
    });
    const by = (/** @type {number} */ step) => () => at() + step;
    arrowKeys(node, slide(by, 8), (token) => go(hit().id, token));
  };
  const targets = (/** @type {number} */ width, /** @type {Result} */ result) =>
    grips(result, sizes(width));
  const view = board("mixing-net", listen, targets, { zoom: zoomOf });
  return view;
}

/** The five layers, each a button. @param {Store} store */
function table(store) {
  const listen = (/** @type {HTMLElement} */ node, /** @type {() => Hit} */ hit) =>
    node.addEventListener("click", () => store.change({ wiring: hit().id }));
  const targets = (/** @type {number} */ width, /** @type {Result} */ result) =>
    choices(result, sizes(width));
  return board("mixing-table", listen, targets, { zoom: zoomOf });
}

const letter = (/** @type {string} */ words, /** @type {string} */ symbol) => {
  const root = document.createDocumentFragment();
  root.append(words, " ", el("i", {}, symbol));
  return root;
};

/** @param {Store} store @param {() => void} send */
function controls(store, send) {
  const doubling = (words, name, most) =>
    slider({
      ...{ label: letter(words, name), min: Math.log2(LEAST), max: Math.log2(most), step: 0.5 },
      text: (value) => value.toLocaleString("en"),
      read: (position) => Math.round(2 ** position),
      write: (value) => Math.round(2 * Math.log2(value)) / 2,
      onInput: (value) => store.change({ [name]: value }),
    });
  const [n, d] = [doubling("tokens", "n", MOST), doubling("size", "d", WIDEST)];
  const k = slider({
    ...{ label: letter("kernel", "k"), min: 3, max: LARGEST_K, step: 2, text: String },
    onInput: (value) => store.change({ k: value }),
  });
  const plain = [button("Send", send).root, button("Reset", store.reset).root];
  const [sending, reset] = plain;
  const root = div("mixing-controls", div("attn-row", sending, reset), n.root, d.root, k.root);
  const tell = (/** @type {State} */ state) => {
    [n.set(state.n), d.set(state.d), k.set(state.k)];
  };
  return { root, tell };
}

/** What is counted. */
const note = () =>
  el(
    "details",
    {},
    el("summary", {}, "What is counted"),
    "One layer, one sequence, one head, no projections. A multiplication with its addition is one multiply-add.",
  );

/** A message's time: `next` is how far it has come after some milliseconds. */
function clock() {
  let sent = Infinity;
  return {
    start: () => void (sent = still() ? Infinity : 0),
    next: (/** @type {number} */ dt, /** @type {Result} */ { layers }) => {
      sent += dt / PACE;
      if (layers.every(({ way }) => sent >= way.length - 1)) sent = Infinity;
      return sent;
    },
  };
}

/** @param {State} start @param {Store} store */
function build(start, store) {
  let state = start;
  const time = clock();
  const [main, five, said] = [wires(store), table(store), summary()];
  const settings = controls(store, () => {
    time.start();
    store.change({}, { glide: true });
  });
  const hint = firstHint(
    "Send the message",
    el("span", { class: "mixing-wide" }, ", drag its ends"),
    "; then press another layer.",
  );
  return {
    parts: [hint, div("mixing-board", main.root, five.root), ...[settings.root, said.root, note()]],
    tell: (/** @type {State} */ told) => {
      const result = compute(told);
      if (told.wiring !== state.wiring) time.start();
      state = told;
      settings.tell(told);
      [main, five].forEach((view) => view.tell(result));
      said.set(describe(result));
    },
    glides,
    paint: (shown, dt, width) => {
      const [result, size] = [compute(state), sizes(width)];
      const sent = time.next(dt, result);
      main.paint(net(result, { ...size, sent }), width);
      five.paint(compare(shownResult(result, shown), { ...size, sent }), width);
      return sent < Infinity;
    },
    stop: said.stop,
  };
}

export { compute, describe };
export { choices, compare } from "./compare.js";
export { grips, net, tokenAt } from "./scene.js";
export default figure({
  name: "mixing",
  label: "Live figure: five ways to wire tokens, and what they cost",
  style: marksStyle + style,
  controls: ["n", "d", "k", "wiring", "source", "target"],
  build,
});
