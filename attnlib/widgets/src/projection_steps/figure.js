// ProjectionSteps (chapter 04): "Thinking machines" worked by hand on one board, from X to the output.

import { div, drawing, el, setAttribute, setText } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { hits } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { still } from "../kit/motion.js";
import { clamp } from "../kit/numbers.js";
import { button, firstHint, slider, summary } from "../kit/parts.js";
import { cellOf, compute, LAST, STAGES, stepOf, viewOf } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import { board, presses } from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("../kit/store.js").Store} Store */

const BEAT = 1100; // milliseconds a cell while it plays: its sum is read at rest
const MOVES = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 2, ArrowUp: -2 };

/** The picture, and its cells as buttons over it. @param {any} numbers @param {(step: number) => void} go */
function picture(numbers, go) {
  const drawn = drawing();
  const cells = hits((node, hit) => {
    node.addEventListener("click", () => go(Number(hit().id)));
    node.addEventListener("keydown", (event) => {
      const by = MOVES[event.key];
      if (!by || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation(); // a notebook would move to the next cell
      cells.focus(String(clamp(Number(hit().id) + by, 1, LAST)));
    });
  });
  const root = div("steps-board", drawn, cells.root);
  return {
    root,
    paint: (/** @type {number} */ step, /** @type {number} */ width) =>
      draw(drawn, board(numbers, { step, width })),
    tell: (/** @type {number} */ step, /** @type {number} */ width) =>
      cells.set(presses(numbers, { step, width })),
  };
}

/** Play, the way through all cells, and the stages on it. @param {Store} store @param {() => void} again */
function reel(store, again) {
  /** @type {any} */
  let timer = 0;
  const at = () => store.read().step;
  const pause = () => {
    clearInterval(timer);
    timer = 0;
    play.root.textContent = "Play";
  };
  const go = (/** @type {number} */ step) => {
    pause();
    if (step === at()) again();
    else store.change({ step: clamp(step, 0, LAST) }, { glide: true });
  };
  const beat = () => {
    if (at() >= LAST) return pause();
    store.change({ step: at() + 1 }, { glide: true });
  };
  const play = button("Play", () => {
    if (timer) return pause();
    if (at() >= LAST) store.change({ step: 0 });
    beat();
    if (still()) return; // one cell for each press: nothing moves by itself
    timer = setInterval(beat, BEAT);
    play.root.textContent = "Pause";
  });
  const along = slider({
    label: "cells worked out",
    min: 0,
    max: LAST,
    step: 1,
    text: (n) => `${n} / ${LAST}`,
    onInput: go,
  });
  const stages = STAGES.map((name, n) =>
    button(name.length === 1 ? name.toUpperCase() : name, () => go(4 * n + 4))
  );
  const reset = button("Reset", () => {
    pause();
    store.reset();
  });
  const names = el("div", {
    class: "steps-stages",
    role: "group",
    "aria-label": "Work out a matrix",
  }, ...stages.map((b) => b.root));
  const root = div("steps-reel", play.root, el("div", {}, names, along.root), reset.root);
  const tell = (/** @type {State} */ { step }) => {
    along.set(step);
    stages.forEach((b, n) => {
      b.set(step === 4 * n + 4);
      setAttribute(b.root, "data-reached", step > 4 * n);
    });
  };
  return { root, tell, go, stop: pause };
}

const HINT = "Press any empty cell: its row and its column come together there.";
const AGAIN = "Every cell is worked out: press one to see it made again.";

/** @param {State} start @param {Store} store */
function build(start, store) {
  const numbers = compute(start);
  const said = summary();
  let [width, replay] = [0, 0];
  const way = reel(store, () => again());
  const all = picture(numbers, (step) => way.go(step));
  /** A cell pressed again is made again. */
  function again() {
    const { step } = store.read();
    if (still() || step === 0) return;
    const begin = performance.now();
    const frame = (/** @type {number} */ now) => {
      const k = clamp((now - begin) / 500);
      if (store.read().step !== step) return;
      all.paint(step - 1 + k, width);
      replay = k < 1 ? requestAnimationFrame(frame) : 0;
    };
    replay = requestAnimationFrame(frame);
  }
  const hint = firstHint(HINT);
  return {
    parts: [hint, said.root, all.root, way.root],
    tell: (/** @type {State} */ now) => {
      cancelAnimationFrame(replay);
      way.tell(now);
      setText(hint, now.step < LAST ? HINT : AGAIN);
      said.set(describe(numbers, viewOf(now.step).focus));
      if (width) all.tell(now.step, width);
    },
    paint: (/** @type {State} */ shown, /** @type {number} */ _, /** @type {number} */ given) => {
      if (given !== width) all.tell(store.read().step, width = given);
      all.paint(shown.step, width);
    },
    stop: () => {
      way.stop();
      said.stop();
    },
  };
}

export { board, cellOf, compute, describe, stepOf };
export default figure({
  name: "projection_steps",
  label: "Live figure: self-attention step by step",
  style: marksStyle + style,
  controls: ["step"],
  fixed: ["words", "x", "w_q", "w_k", "w_v"],
  ms: 500,
  build,
});
