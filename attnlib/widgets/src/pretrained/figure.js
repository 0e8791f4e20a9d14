// SentenceZoom (chapter 10): one sentence through a whole model, in one continuous zoom from six layers down to one
// multiplication.

import { board } from "../kit/board.js";
import { data } from "../kit/data.js";
import { div, el, setAttribute, setText } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { film } from "../kit/film.js";
import { clamp } from "../kit/numbers.js";
import { ease } from "../kit/motion.js";
import { arrowKeys, button, firstHint, slider, summary } from "../kit/parts.js";
import { explorer } from "./compute.js";
import * as scene from "./scene.js";
import marksStyle from "./marks.css" with { type: "text" };
import style from "./style.css" with { type: "text" };
import { CHAPTERS, describe, trail } from "./words.js";

/** @import { State, Numbers, Data } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */
/** @typedef {ReturnType<typeof flights>} Flights */

const { LAST, PARTS } = scene;
const A_STOP = 380; // milliseconds from one stop to the next
const LONGEST = 1100;
const FRAMES = 60;
const COUNT = { layer: 6, head: 12, number: 32 };

const stopOf = (/** @type {State} */ { zoom }) => Math.round(zoom);

/** @param {Store} store @returns {() => State} */
const reader = (store) => () => /** @type {State} */ (store.read());

/** Flights from stop to stop: states one after another, so that every view flies. @param {Store} store */
function flights(store) {
  const now = reader(store);
  const running = film(store, LONGEST);
  const fly = (/** @type {number} */ stop, patch = {}) => {
    const to = clamp(stop, 0, LAST);
    const from = now().zoom;
    const ms = Math.min(LONGEST, A_STOP * Math.max(0.6, Math.abs(to - from)));
    const at = (i) => (i === FRAMES ? to : from + (to - from) * ease(i / FRAMES));
    running.play(Array.from({ length: FRAMES + 1 }, (_, i) => ({ ...patch, zoom: at(i) })), ms);
  };
  return { ...running, fly };
}

/** Where one is: six names, and below them a slider along the way. @param {Store} store @param {Flights} flight */
function ruler(store, { fly, stop }) {
  const now = reader(store);
  const names = Array.from(
    { length: LAST + 1 },
    (_, level) => el("button", { type: "button", onclick: () => fly(level) }),
  );
  const part = slider({
    ...{ label: "Zoom", min: 0, max: LAST, step: 0.01 },
    text: (x) => names[Math.round(x)].textContent,
    onInput: (zoom) => (stop(), store.change({ zoom })),
  });
  part.root.className = "attn-range zoom-slider";
  part.input.addEventListener("change", () => fly(stopOf(now())));
  const [out, into] = [-1, 1].map((by) => () => stopOf(now()) + by);
  const ends = { Home: () => 0, End: () => LAST };
  const keys = { ArrowLeft: out, ArrowDown: out, ArrowRight: into, ArrowUp: into, ...ends };
  arrowKeys(part.input, { ...keys, PageDown: out, PageUp: into }, (level) => fly(level));
  const list = el("ol", {}, ...names.map((name) => el("li", {}, name)));
  const nav = el("nav", { "aria-label": "Where in the model" }, list);
  const tell = (/** @type {State} */ state, /** @type {Numbers} */ numbers) => {
    trail(numbers, state).forEach((text, level) => {
      setText(names[level], text);
      setAttribute(names[level], "aria-current", level === stopOf(state) ? "step" : false);
      setAttribute(names[level], "class", level <= stopOf(state) ? "reached" : "");
    });
    part.set(state.zoom);
  };
  return { root: div("zoom-trail", nav, part.root), tell };
}

/** How many siblings a part has. @param {string} part @param {Numbers} numbers */
const countOf = (part, numbers) => COUNT[part] ?? numbers.tokens.length;

/** Back, and where this stop is taught. @param {Store} store @param {Flights} flight @param {boolean} linked */
function hands(store, { stop }, linked) {
  const { root: reset } = button("Reset", () => (stop(), store.reset()));
  const link = el(linked ? "a" : "span", {});
  const chapter = el("p", { class: "zoom-chapter" }, "This stop is ", link);
  const tell = (/** @type {State} */ state) => {
    const [file, title] = CHAPTERS[stopOf(state)];
    setText(link, `chapter ${title}`);
    if (linked) setAttribute(link, "href", `${file}.html`);
  };
  return { root: div("zoom-hands", reset, chapter), tell };
}

/** Arrow keys go through the parts of a stop, in so many columns; where these are 0, through one line of them. */
const COLUMNS = [3, 4, 0, 0, 0];
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The picture: its parts are pressed and walked through by keys. @param {Store} store @param {Flights} flight @param {() => Numbers} found */
function map(store, flight, found) {
  const now = reader(store);
  let landing = false; // the focus waits for the end of a flight
  const leave = () => {
    landing = true;
    root.focus({ preventScroll: true });
  };
  const label = "The model and what is in it: press a part to go in; plus and minus zoom";
  const view = board(
    "zoom-stage",
    (node, hit) => {
      node.addEventListener("click", () => {
        const [part, index] = hit().id.split(" ");
        if (root.contains(root.getRootNode().activeElement)) leave();
        flight.fly(stopOf(now()) + 1, { [part]: Number(index) });
      });
    },
    (width, state) => scene.places(found(), state, width),
    { label },
  );
  const { root } = view;
  root.tabIndex = -1;
  const [out, into] = [-1, 1].map((by) => () => stopOf(now()) + by);
  const zooms = { "+": into, "=": into, "-": out, "−": out, Home: () => 0, End: () => LAST };
  arrowKeys(root, zooms, (level) => (leave(), flight.fly(level)));
  const walk = (/** @type {number[]} */ [dx, dy]) => {
    if (flight.playing()) return; // it lands where it was sent
    const level = stopOf(now());
    const part = PARTS[Math.min(level, LAST - 1)]; // at the last stop the numbers beside
    const next = now()[part] + dx + dy * (COLUMNS[level] || 1);
    if (next < 0 || next >= countOf(part, found())) return;
    store.change({ [part]: next }, { glide: true });
    view.focus(`${part} ${next}`);
  };
  const ways = Object.entries(WAYS).map(([key, way]) => [key, () => way]);
  arrowKeys(root, Object.fromEntries(ways), walk);
  const place = (/** @type {State} */ state) => {
    root.classList.toggle("deepest", stopOf(state) === LAST); // no part is left: it has the focus itself
    view.tell(state);
    // A flight begins at a stop too.
    if (!landing || flight.playing() || Math.abs(state.zoom - stopOf(state)) > 1e-6) return;
    landing = false;
    const part = PARTS[stopOf(state)];
    if (part && root === root.getRootNode().activeElement) view.focus(`${part} ${state[part]}`);
  };
  const paint = (/** @type {State} */ shown) => {
    const width = view.room();
    view.paint(scene.zoomed(found(), now(), shown, width), width);
  };
  return { root, place, paint };
}

/** Where the numbers come from. @param {Data} stored */
const source = ({ model, revision, sha256 }) =>
  `Recorded from ${model} (${revision.slice(0, 8)}, SHA-256 ${
    sha256.slice(0, 8)
  }…): queries, keys and values in twelve bits a number. All else is worked out from them here; a weight is off by less than 0.001. Tints of weights show their square roots.`;

/** @param {State} _start @param {Store} store @param {any} model */
function build(_start, store, model) {
  /** @type {(state: State) => Numbers} */
  let compute;
  const found = () => compute(reader(store)());
  const flight = flights(store);
  const way = ruler(store, flight);
  const row = hands(store, flight, Boolean(model.data));
  const all = map(store, flight, found);
  const said = summary();
  const hint = firstHint("Press a layer, and go on pressing: down to one multiplication.");
  const origin = el("p", { class: "attn-source" });
  const ready = data(model, "pretrained").then((/** @type {Data} */ given) => {
    compute = explorer(given);
    setText(origin, source(given));
  });
  return {
    parts: [hint, way.root, all.root, row.root, said.root, origin],
    ready,
    tell: (/** @type {State} */ state) => {
      flight.tell(state);
      way.tell(state, found());
      row.tell(state);
      all.place(state);
      said.set(describe(found(), state));
    },
    paint: all.paint,
    stop: () => (flight.stop(), said.stop()),
  };
}

export { CHAPTERS, describe, explorer, scene, trail };
export default figure({
  name: "pretrained",
  label: "Live figure: one sentence through a whole model, down to one multiplication",
  style: marksStyle + style,
  controls: ["zoom", "layer", "head", "query", "key", "number"],
  ms: 300,
  build,
});
