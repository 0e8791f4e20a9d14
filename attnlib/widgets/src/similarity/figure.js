// SimilarityExplorer (chapter 03): words as arrows that attend to each other by dot products, the symmetric scores,
// the weights that are not, and two aims that one space cannot both serve.

import arrowStyle from "../kit/arrows.css" with { type: "text" };
import { div, drawing, el, setAttribute } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { film } from "../kit/film.js";
import { movable, pressable } from "../kit/grips.js";
import { hits } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { button, firstHint, slider, summary } from "../kit/parts.js";
import { compute, optimise, REACH, standing } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import { cells, lookOf, rooms, space, standsAt, table, tips } from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe, heard } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("../kit/store.js").Store} Store */

const FRAMES = 2400; // milliseconds that the optimiser's way takes on the screen
/** The state that holds. @param {Store} store */
const held = (store) => /** @type {State} */ (store.read());

/** The plane, whose tips are moved, and the two aims. @param {(vectors: number[][]) => void} move @param {Store} store */
function plane(move, store) {
  const image = drawing();
  let width = 600;
  const at = (/** @type {() => import("../kit/hits.js").Hit} */ hit) =>
    Number(hit().id.split(" ")[1]);
  const rounded = (/** @type {number} */ x) => Math.round(100 * clamp(x, -REACH, REACH)) / 100;
  const places = hits((node, hit) =>
    movable(node, {
      plane: () => rooms(width).plane,
      read: () => held(store).vectors[at(hit)],
      move: (tip) =>
        move(held(store).vectors.map((old, i) => (i === at(hit) ? tip.map(rounded) : old))),
    })
  );
  const root = div("attn-stage similarity-space", image, places.root);
  const tell = (/** @type {State} */ now) => places.set(tips(now, { width }));
  const paint = (shown, result) => {
    const wide = Math.round(root.clientWidth);
    if (wide !== width) {
      width = wide;
      tell(held(store));
    }
    draw(image, space(shown, result, { width }));
  };
  return { root, tell, paint };
}

/** Scores or weights; of a cell that is pressed the mirror image is shown too. @param {import("./scene.js").Which} which @param {Store} store */
function square(which, store) {
  const image = drawing();
  let width = 250;
  const places = hits((node, hit) => {
    pressable(node, () => hit().id, held(store).words.length, (i, j, byKey) => {
      store.change({ pair: [i, j] });
      if (byKey) places.focus(`${which} ${i} ${j}`);
    });
  });
  const root = div(`attn-stage similarity-${which}`, image, places.root);
  const tell = (/** @type {State} */ now, result) =>
    places.set(cells(which, now, result, { width }));
  const paint = (shown, result) => {
    const wide = Math.round(root.clientWidth);
    if (wide !== width) {
      width = wide;
      tell(held(store), compute(held(store)));
    }
    draw(image, table(which, shown, result, { width }));
  };
  return { root, tell, paint };
}

/** @param {{emphasise: (x: number) => void, run: () => void, blend: () => void, reset: () => void}} acts */
function controls({ emphasise, run, blend, reset }) {
  const emphasis = slider({
    label: "optimise for",
    min: 0,
    max: 1,
    step: 0.05,
    onInput: emphasise,
  });
  const ends = ["attention", "opposition"].map((text) => el("span", {}, text));
  const hints = el("div", { class: "attn-hints", "aria-hidden": "true" }, ...ends);
  const buttons = Object.entries({ "Run the optimiser": run, "Blend once": blend, "Reset": reset })
    .map(([label, act]) => button(label, act).root);
  const tell = (
    /** @type {State} */ now,
    /** @type {import("./compute.js").Result} */ { lost },
  ) => {
    emphasis.set(now.emphasis);
    // It keeps the focus, and the summary says why it does nothing.
    setAttribute(buttons[0], "aria-disabled", lost.length > 0 && "true");
  };
  const root = div(
    "similarity-controls",
    el("div", {}, emphasis.root, hints),
    div("attn-row", ...buttons),
  );
  return { root, tell };
}

/** @param {State} _start @param {Store} store */
function build(_start, store) {
  const way = film(store, FRAMES);
  const change = (patch, options = {}) => {
    way.stop();
    store.change(patch, options);
  };
  const acts = {
    emphasise: (/** @type {number} */ emphasis) => change({ emphasis }),
    run: () => {
      if (compute(held(store)).lost.length) return; // no direction to turn
      const steps = optimise(held(store));
      const trail = steps.map(standing);
      way.play(steps.map((vectors, n) => ({ vectors, trail: trail.slice(0, n + 1) })));
    },
    blend: () => change({ vectors: compute(held(store)).output, trail: [] }, { glide: true }),
    reset: () => {
      way.stop();
      store.reset();
    },
  };
  const words = plane((vectors) => change({ vectors, trail: [] }), store);
  const [scores, weights] = [square("scores", store), square("weights", store)];
  const [settings, said] = [controls(acts), summary()];
  let [last, spoken] = [held(store), ""];
  const hint = firstHint(
    "Drag the arrows: can “hot” and “cold” be opposite and both point at “temperature”? Bring the dot to the star.",
  );
  const more = firstHint("Press a weight to compare it with its mirror, the dotted box.");
  const right = div("similarity-squares", scores.root, weights.root, more);
  const board = div("similarity-board", words.root, right);
  return {
    parts: [hint, board, settings.root, div("similarity-summary", said.root)],
    tell: (/** @type {State} */ now) => {
      const result = compute(now);
      way.tell(now);
      settings.tell(now, result);
      words.tell(now);
      scores.tell(now, result);
      weights.tell(now, result);
      spoken = heard(now, result, last) || spoken;
      last = now;
      said.set(describe(now, result), spoken);
    },
    glides: ({ vectors }) => ({ vectors }),
    paint: ({ vectors }) => {
      const shown = { ...held(store), vectors };
      const result = compute(shown);
      words.paint(shown, result);
      scores.paint(shown, result);
      weights.paint(shown, result);
    },
    stop: () => {
      way.stop();
      said.stop();
    },
  };
}

export { compute, describe, lookOf, optimise, rooms, space, standsAt, table };
export default figure({
  name: "similarity",
  label: "Live figure: words that attend to each other",
  style: arrowStyle + marksStyle + style,
  controls: ["vectors", "emphasis", "pair", "trail"],
  fixed: ["words"],
  build,
});
