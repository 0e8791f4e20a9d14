// ProjectionSteps (chapter 04): "Thinking machines" worked by hand on one board, from X to the output.

import { board } from "../kit/board.js";
import { div } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { still } from "../kit/motion.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, firstHint, slider, summary } from "../kit/parts.js";
import { player } from "../kit/player.js";
import { compute, LAST, viewOf } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import * as scene from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("../kit/store.js").Store} Store */

const BEAT = 1100; // milliseconds a cell while it plays: its sum is read at rest

/** The picture, and its cells as buttons over it. @param {any} numbers @param {(step: number) => void} go */
function picture(numbers, go) {
  const view = board("", (node, hit) => {
    const own = Number(hit().id);
    const by = (/** @type {number} */ step) => () => String(clamp(own + step, 1, LAST));
    node.addEventListener("click", () => go(own));
    arrowKeys(node, {
      ...{ ArrowRight: by(1), ArrowLeft: by(-1), ArrowDown: by(2), ArrowUp: by(-2) },
    }, view.focus);
  }, (width, step) => scene.presses(numbers, { step, width }));
  return view;
}

/** Play, and the way through all cells. @param {Store} store */
function reel(store) {
  const at = () => store.read().step;
  const next = () => {
    store.change({ step: at() + 1 }, { glide: true });
    return at() < LAST;
  };
  const begin = () => {
    if (at() >= LAST) store.change({ step: 0 });
    if (still()) next();
    return !still(); // else one cell for each press: nothing moves by itself
  };
  const play = player({ label: "Play", rest: () => BEAT, wait: 0, begin, next });
  const go = (/** @type {number} */ step) => {
    play.stop();
    if (step === at()) store.change({ step: step - 1 }); // a cell pressed again is made again
    store.change({ step }, { glide: true });
  };
  const along = slider({
    label: "cells worked out",
    min: 0,
    max: LAST,
    step: 1,
    text: (n) => `${n} / ${LAST}`,
    onInput: go,
  });
  const reset = button("Reset", () => {
    play.stop();
    store.reset();
  });
  const root = div("steps-reel", play.root, along.root, reset.root);
  return { root, tell: along.set, go, stop: play.stop };
}

/** @param {State} start @param {Store} store */
function build(start, store) {
  const numbers = compute(start);
  const [said, way] = [summary(), reel(store)];
  const all = picture(numbers, way.go);
  const hint = firstHint("Press any cell: its row and its column come together there.");
  return {
    parts: [hint, said.root, all.root, way.root],
    tell: (/** @type {State} */ now) => {
      way.tell(now.step);
      said.set(describe(numbers, viewOf(now.step).focus));
    },
    paint: ({ step }, /** @type {number} */ _, /** @type {number} */ width) => {
      all.tell(step);
      all.paint(scene.board(numbers, { step, width }), width);
    },
    stop: () => {
      way.stop();
      said.stop();
    },
  };
}

export { compute, describe };
export default figure({
  name: "projection_steps",
  label: "Live figure: self-attention step by step",
  style: marksStyle + style,
  controls: ["step"],
  fixed: ["words", "x", "w_q", "w_k", "w_v"],
  ms: 500,
  build,
});
