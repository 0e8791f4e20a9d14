// MixingExplorer (chapter 11): the same tokens wired by recurrence, convolution, a window and full attention; a message
// on its way through them; what each layer costs; and how fast it can be on a device.

import { div, drawing, el } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, hits, within } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { still } from "../kit/motion.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, choice, firstHint, slider, summary } from "../kit/parts.js";
import { choices, compare } from "./compare.js";
import {
  compute,
  DEVICES,
  glides,
  LARGEST_K,
  LEAST,
  MOST,
  shownResult,
  WIDEST,
} from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import { roof } from "./roof.js";
import { grips, net, tokenAt } from "./scene.js";
import style from "./style.css" with { type: "text" };
import { briefly, describe } from "./words.js";

/** @import { State, Result } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */

const PACE = 35; // milliseconds a message takes for a wire, in every layer
const [GAP, SHARE, WIDEST_LAID] = [24, 0.57, 960]; // as in style.css: between the upper pictures, and the left one
const PHONE = 660; // px below which the pictures stand one below the other

const now = (/** @type {Store} */ store) => compute(/** @type {State} */ (store.read()));

/** How large the pictures are laid out in a figure's width; what is wider is drawn larger, with its letters. @param {number} width */
export function sizes(width) {
  if (width < PHONE) {
    const box = (/** @type {number} */ height) => ({ width, height, zoom: 1 });
    return { net: box(176), table: box(0), roof: box(190) };
  }
  const laid = Math.min(width, WIDEST_LAID);
  const [inner, outer] = [laid - GAP, width - GAP];
  const left = Math.round(inner * SHARE);
  const height = clamp(Math.round(laid * 0.26), 230, 250);
  return {
    net: { width: left, height, zoom: (outer * SHARE) / left },
    table: { width: laid, height: 0, zoom: width / laid },
    roof: { width: inner - left, height, zoom: (outer * (1 - SHARE)) / (inner - left) },
  };
}

/** Places of a picture that is drawn larger. @param {import("../kit/hits.js").Hit[]} places @param {number} zoom */
const larger = (places, zoom) =>
  places.map(({ x, y, width, height, ...rest }) => ({
    ...rest,
    ...{ x: x * zoom, y: y * zoom, width: width * zoom, height: height * zoom },
  }));

/** The wires, whose two tokens are moved. @param {Store} store @param {() => ReturnType<typeof sizes>} size */
function board(store, size) {
  const wires = drawing();
  const go = (/** @type {string} */ id, /** @type {number} */ token) => {
    const { source, target, drawn } = now(store);
    const ends = id === "source"
      ? { source: clamp(token, 0, target), target }
      : { source, target: clamp(token, source, drawn - 1) };
    if (ends.source !== source || ends.target !== target) store.change(ends);
  };
  const places = hits((node, hit) => {
    const at = () => now(store)[/** @type {"source" | "target"} */ (hit().id)];
    dragged(node, () => (move) => {
      const box = size().net;
      go(hit().id, tokenAt(now(store), box, within(wires, move)[0] / box.zoom));
    });
    const by = (/** @type {number} */ step) => () => at() + step;
    const keys = { ArrowRight: by(1), ArrowUp: by(1), ArrowLeft: by(-1), ArrowDown: by(-1) };
    const far = { PageUp: by(8), PageDown: by(-8), Home: () => 0, End: () => MOST };
    arrowKeys(node, { ...keys, ...far }, (token) => go(hit().id, token));
  });
  const root = div("attn-stage mixing-net", wires, places.root);
  const paint = (/** @type {Result} */ result, /** @type {number} */ sent) =>
    draw(wires, net(result, { ...size().net, sent }));
  return {
    root,
    paint,
    place: (/** @type {Result} */ result) =>
      places.set(larger(grips(result, size().net), size().net.zoom)),
  };
}

/** The five layers, each a button. @param {Store} store @param {() => ReturnType<typeof sizes>} size */
function table(store, size) {
  const rows = drawing();
  const places = hits((node, hit) =>
    node.addEventListener("click", () => store.change({ wiring: hit().id }))
  );
  const root = div("attn-stage mixing-table", rows, places.root);
  const paint = (/** @type {Result} */ result, /** @type {number} */ sent) =>
    draw(rows, compare(result, { ...size().table, sent }));
  return {
    root,
    paint,
    place: (/** @type {Result} */ result) =>
      places.set(larger(choices(result, size().table), size().table.zoom)),
  };
}

const letter = (/** @type {string} */ words, /** @type {string} */ symbol) => {
  const root = document.createDocumentFragment();
  root.append(words, " ", el("i", {}, symbol));
  return root;
};

/** @param {Store} store @param {() => void} send */
function controls(store, send) {
  const doubling = (
    /** @type {string} */ words,
    /** @type {"n" | "d"} */ name,
    /** @type {number} */ most,
  ) =>
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
  const fused = button(
    "Scores on the chip",
    () => store.change({ fused: !store.read().fused }, { glide: true }),
  );
  const brief = Object.fromEntries(Object.keys(DEVICES).map((name) => [name, briefly(name)]));
  const device = choice(
    "Device",
    brief,
    (value) => store.change({ device: value }, { glide: true }),
  );
  const plain = [button("Send", send).root, button("Reset", store.reset).root];
  const [sending, reset] = plain;
  const root = div(
    "mixing-controls",
    div("attn-row", sending, fused.root, device.root, reset),
    n.root,
    d.root,
    k.root,
  );
  const tell = (/** @type {State} */ state) => {
    [n.set(state.n), d.set(state.d), k.set(state.k), fused.set(state.fused)];
    device.set(state.device);
  };
  return { root, tell };
}

/** What is assumed, and who states what a device can. */
function sources() {
  const assumed =
    `One layer, one sequence, one head, no projections. Every operation reads what it needs from memory and
    writes what it makes; a recurrence reads its matrix anew at each step. A multiplication with its addition is two
    operations. Waiting, launches and caches are left out: these are bounds, no forecasts.`;
  const drawn =
    `The darker wires, like the darker cells of the small squares, are an example: those with at least two thirds
    of the largest weight of their token. A convolution’s are the same for every token, attention’s are not.`;
  const items = [
    ["Assumed", assumed.replace(/\s+/g, " ")],
    ["Drawn", drawn.replace(/\s+/g, " ")],
    ...Object.entries(DEVICES).map(([name, { source, bytes }]) => [
      name,
      `${source}. Numbers of ${bytes} bytes.`,
    ]),
  ];
  return el(
    "details",
    {},
    el("summary", {}, "What is assumed, and the devices’ sources"),
    el("ul", {}, ...items.map(([name, text]) => el("li", {}, `${name}\n${text}`))),
  );
}

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
  let [width, size, state] = [900, sizes(900), start];
  const time = clock();
  const [main, five, said] = [board(store, () => size), table(store, () => size), summary()];
  const speeds = drawing();
  const settings = controls(store, () => {
    time.start();
    store.change({}, { glide: true });
  });
  const hint = firstHint(
    "Send the message",
    el("span", { class: "mixing-wide" }, ", drag its ends"),
    "; then press another layer.",
  );
  const place = (/** @type {Result} */ result) => [main.place(result), five.place(result)];
  return {
    parts: [
      hint,
      div("mixing-board", main.root, five.root, el("div", {}, speeds)),
      settings.root,
      said.root,
      sources(),
    ],
    tell: (/** @type {State} */ told) => {
      const result = compute(told);
      if (told.wiring !== state.wiring) time.start();
      state = told;
      settings.tell(told);
      place(result);
      said.set(describe(result));
    },
    glides,
    paint: (shown, dt, wide) => {
      const result = compute(state);
      if (wide !== width) {
        [width, size] = [wide, sizes(wide)];
        place(result);
      }
      const sent = time.next(dt, result);
      const passing = shownResult(result, shown);
      main.paint(result, sent);
      five.paint(passing, sent);
      draw(speeds, roof(passing, size.roof));
      return sent < Infinity;
    },
    stop: said.stop,
  };
}

export { compute, describe, DEVICES };
export { choices, compare } from "./compare.js";
export { roof } from "./roof.js";
export { grips, net, tokenAt } from "./scene.js";
export default figure({
  name: "mixing",
  label: "Live figure: five ways to wire tokens, what they cost, and how fast they can be",
  style: marksStyle + style,
  controls: ["n", "d", "k", "wiring", "source", "target", "fused", "device"],
  build,
});
