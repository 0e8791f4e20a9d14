// SentenceZoom (chapter 10): one sentence through a whole model, in one continuous zoom from six layers down to one
// multiplication.

import { data } from "../kit/data.js";
import { div, drawing, el, setAttribute, setText } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { film } from "../kit/film.js";
import { hits } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { ease } from "../kit/motion.js";
import { arrowKeys, button, firstHint, slider, summary } from "../kit/parts.js";
import { explorer } from "./compute.js";
import { gestures } from "./gestures.js";
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
  /** @type {ReturnType<typeof film> | null} */
  let running = null;
  const stop = () => running?.stop();
  const fly = (/** @type {number} */ stop_, patch = {}) => {
    stop();
    const to = clamp(stop_, 0, LAST);
    const from = now().zoom;
    const ms = Math.min(LONGEST, A_STOP * Math.max(0.6, Math.abs(to - from)));
    running = film(store, ms);
    const at = (i) => (i === FRAMES ? to : from + (to - from) * ease(i / FRAMES));
    running.play(Array.from({ length: FRAMES + 1 }, (_, i) => ({ ...patch, zoom: at(i) })));
  };
  const flying = () => running?.playing() ?? false;
  return { fly, stop, flying, tell: (/** @type {State} */ state) => running?.tell(state) };
}

/** Where one is: six names, and below them a slider along the way. @param {Store} store @param {Flights} flight */
function ruler(store, { fly, stop }) {
  const now = reader(store);
  const names = Array.from(
    { length: LAST + 1 },
    (_, level) => el("button", { type: "button", onclick: () => fly(level) }),
  );
  const part = slider({
    ...{
      label: "Zoom",
      min: 0,
      max: LAST,
      step: 0.01,
      text: (x) => names[Math.round(x)].textContent,
    },
    onInput: (zoom) => (stop(), store.change({ zoom })),
  });
  part.root.className = "attn-range zoom-slider";
  part.input.addEventListener("change", () => fly(stopOf(now())));
  const by = (step) => () => stopOf(now()) + step;
  arrowKeys(part.input, {
    ...{ ArrowLeft: by(-1), ArrowDown: by(-1), ArrowRight: by(1), ArrowUp: by(1) },
    ...{ PageDown: by(-1), PageUp: by(1), Home: () => 0, End: () => LAST },
  }, (level) => fly(level));
  const list = el("ol", {}, ...names.map((name) => el("li", {}, name)));
  const root = div(
    "zoom-trail",
    el("nav", { "aria-label": "Where in the model" }, list),
    part.root,
  );
  const tell = (/** @type {State} */ state, /** @type {Numbers} */ numbers) => {
    trail(numbers, state).forEach((text, level) => {
      setText(names[level], text);
      setAttribute(names[level], "aria-current", level === stopOf(state) ? "step" : false);
      setAttribute(names[level], "class", level <= stopOf(state) ? "reached" : "");
    });
    part.set(state.zoom);
  };
  return { root, tell };
}

/** How many siblings a part has. @param {string} part @param {Numbers} numbers */
const countOf = (part, numbers) => COUNT[part] ?? numbers.tokens.length;

/** In, out, to the part beside, and where this stop is taught. @param {Store} store @param {Flights} flight @param {() => Numbers | null} found @param {boolean} linked */
function hands(store, { fly, stop }, found, linked) {
  const now = reader(store);
  const plain = (label, name, press) => {
    const { root } = button(label, () => root.getAttribute("aria-disabled") === "true" || press());
    if (name) setAttribute(root, "aria-label", name);
    return root;
  };
  /** What leads nowhere keeps the focus: a key that is pressed once more finds it there. */
  const off = (node, ends) => setAttribute(node, "aria-disabled", String(ends));
  const go = (step) => () => fly(stopOf(now()) + step);
  const [out, into] = [plain("− Out", "", go(-1)), plain("+ In", "", go(1))];
  /** The part that this stop is the inside of. */
  const own = () => PARTS[stopOf(now()) - 1];
  const beside = (step) => {
    const [part, numbers] = [own(), found()];
    if (!part || !numbers) return;
    stop();
    const next = clamp(now()[part] + step, 0, countOf(part, numbers) - 1);
    store.change({ [part]: next, zoom: stopOf(now()) }, { glide: true });
  };
  const [before, after] = [
    plain("‹", "The one before", () => beside(-1)),
    plain("›", "The next one", () => beside(1)),
  ];
  const what = el("span", { class: "zoom-what" });
  const pair = el(
    "span",
    { class: "zoom-beside", role: "group", "aria-label": "The same stop beside" },
    before,
    what,
    after,
  );
  const reset = plain("Reset", "", () => (stop(), store.reset()));
  const link = el(linked ? "a" : "span", {});
  const chapter = el("p", { class: "zoom-chapter" }, "This stop is ", link);
  const root = div("zoom-hands", div("attn-row", out, into, pair, reset), chapter);
  const tell = (/** @type {State} */ state, /** @type {Numbers} */ numbers) => {
    const [level, part] = [stopOf(state), own()];
    off(out, level === 0);
    off(into, level === LAST);
    off(before, !part || state[part] === 0);
    off(after, !part || state[part] === countOf(part, numbers) - 1);
    setText(
      what,
      part
        ? { layer: "layer", head: "head", query: "row", key: "key", number: "number" }[part]
        : "other",
    );
    pair.style.visibility = part ? "" : "hidden"; // it keeps its place
    const [file, title] = CHAPTERS[level];
    setText(link, `chapter ${title}`);
    if (linked) setAttribute(link, "href", `${file}.html`);
  };
  return { root, tell, beside };
}

/** Steps of arrow keys among the parts of a stop. */
const COLUMNS = [3, 4, 1, 0, 0];
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The index beside another one in a grid of so many columns; 1 is a list, 0 a row. */
function moved(index, [dx, dy], columns, count) {
  const next = columns > 1 ? index + dx + dy * columns : index + dx + dy;
  return next >= 0 && next < count ? next : index;
}

/** The picture: its parts are pressed, and it is drawn in and out. @param {Store} store @param {Flights} flight @param {() => Numbers | null} found @param {(step: number) => void} beside */
function map(store, flight, found, beside) {
  const now = reader(store);
  const image = drawing("zoom-scene");
  let width = 0;
  let landing = false; // the focus waits for the end of a flight
  const press = (/** @type {string} */ id) => {
    const [part, index] = id.split(" ");
    if (root.contains(root.getRootNode().activeElement)) leave();
    flight.fly(stopOf(now()) + 1, { [part]: Number(index) });
  };
  const leave = () => {
    landing = true;
    root.focus({ preventScroll: true });
  };
  const buttons = hits((node, hit) => node.addEventListener("click", () => press(hit().id)));
  const label = "The model and what is in it: press a part to go in; plus and minus zoom";
  const root = el(
    "div",
    { class: "attn-stage zoom-stage", role: "group", "aria-label": label, tabindex: -1 },
    image,
    buttons.root,
  );
  const settle = (/** @type {number} */ way) => {
    const { zoom } = store.read();
    flight.fly(
      way > 0 ? Math.ceil(zoom - 0.12) : way < 0 ? Math.floor(zoom + 0.12) : Math.round(zoom),
    );
  };
  const at = (/** @type {number[]} */ [px, py]) => {
    const numbers = found();
    if (!numbers) return {};
    const hit = scene.places(numbers, now(), width).find((one) =>
      px >= one.x && px <= one.x + one.width && py >= one.y && py <= one.y + one.height
    );
    return hit ? { [hit.id.split(" ")[0]]: Number(hit.id.split(" ")[1]) } : {};
  };
  gestures(root, {
    read: () => now().zoom,
    width: () => width,
    move: (zoom, place) => {
      flight.stop();
      store.change({ ...(zoom > now().zoom ? at(place) : {}), zoom: clamp(zoom, 0, LAST) });
    },
    settle,
  });
  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    const level = stopOf(now());
    const to = {
      "+": level + 1,
      "=": level + 1,
      "-": level - 1,
      "−": level - 1,
      Home: 0,
      End: LAST,
    }[event.key];
    if (way === undefined && to === undefined) return;
    event.preventDefault();
    event.stopPropagation(); // a notebook would move to the next cell
    if (to !== undefined) return leave(), flight.fly(to);
    if (flight.flying()) return; // it lands where it was sent
    if (level === LAST) return beside(way[0] || way[1]);
    const part = PARTS[level];
    const next = moved(
      now()[part],
      way,
      COLUMNS[level],
      countOf(part, /** @type {Numbers} */ (found())),
    );
    store.change({ [part]: next }, { glide: true });
    buttons.focus(`${part} ${next}`);
  });
  const place = (/** @type {State} */ state) => {
    const numbers = found();
    if (width === 0 || !numbers) return;
    root.classList.toggle("deepest", stopOf(state) === LAST); // no part is left: it has the focus itself
    const wanted = scene.places(numbers, state, width);
    buttons.set(wanted);
    // A flight begins at a stop too.
    if (!landing || flight.flying() || Math.abs(state.zoom - stopOf(state)) > 1e-6) return;
    landing = false;
    const part = PARTS[stopOf(state)];
    if (part && root === root.getRootNode().activeElement) buttons.focus(`${part} ${state[part]}`);
  };
  const paint = (shown) => {
    const numbers = /** @type {Numbers} */ (found());
    const wide = Math.round(root.clientWidth);
    if (wide === 0) return;
    if (wide !== width) {
      width = wide;
      place(now());
    }
    draw(image, scene.zoomed(numbers, now(), shown, width));
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
  /** @type {((state: State) => Numbers) | null} */
  let compute = null;
  const now = reader(store);
  /** @type {Numbers | null} */
  let found = null;
  const flight = flights(store);
  const way = ruler(store, flight);
  const row = hands(store, flight, () => found, Boolean(model.data));
  const board = map(store, flight, () => found, row.beside);
  const said = summary();
  const hint = firstHint(
    "Press a layer, and go on pressing: down to one multiplication. Or drag the picture to the right, and back.",
  );
  const origin = el("p", { class: "attn-source" });
  const ready = data(model, "pretrained").then((/** @type {Data} */ given) => {
    compute = explorer(given);
    found = compute(now());
    setText(origin, source(given));
  });
  return {
    parts: [hint, way.root, board.root, row.root, said.root, origin],
    ready,
    glides: (/** @type {State} */ state) => ({
      z: state.zoom,
      choice: scene.choiceOf(state, /** @type {Numbers} */ (found).tokens.length),
    }),
    tell: (/** @type {State} */ state) => {
      if (compute === null) return;
      found = compute(state);
      flight.tell(state);
      way.tell(state, found);
      row.tell(state, found);
      board.place(state);
      said.set(describe(found, state));
    },
    paint: (shown) => {
      if (found) board.paint(shown);
    },
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
