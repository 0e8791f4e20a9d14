// TilesFilm (chapter 12): blocks of queries, keys and values come into a small fast memory, one tile of scores at a
// time is worked out and forgotten, and counters tell what that moves beside a way that keeps whole matrices.

import { board } from "../kit/board.js";
import { div, setText } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { film } from "../kit/film.js";
import { dragged, within } from "../kit/hits.js";
import { still } from "../kit/motion.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, choice, firstHint, labelled, slider, summary } from "../kit/parts.js";
import { asFar, compute, filmOf, stepOf } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import { grip, picture, tileAt } from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("../kit/store.js").Store} Store */

const BEAT = 1100; // milliseconds a step while it plays: a tile's sentence can be read
const LONGEST = 45000; // and no film takes longer
const MOVE = 450;
/** The state that holds. @param {Store} store */
const held = (store) => /** @type {State} */ (store.read());

/** The picture; a tile of the scores that is pressed, or dragged to, is where the film goes. @param {Store} store @param {(step: number) => void} go */
function tiles(store, go) {
  const all = () => filmOf(held(store));
  /** To the step that adds a tile. */
  const aim = (/** @type {number[]} */ tile) => {
    const { blocks, addedAt } = all();
    const [I, J] = tile.map((x) => clamp(x, 0, blocks.length - 1));
    const step = addedAt[I][J];
    if (step !== stepOf(held(store), all())) go(step);
  };
  const listen = (/** @type {HTMLElement} */ node) => {
    const under = (/** @type {PointerEvent} */ event) => {
      const [x, y] = within(view.image, event);
      aim(tileAt(all(), view.width(), x, y));
    };
    dragged(node, (event) => {
      under(event);
      return under;
    });
    const by = (/** @type {number} */ rows, /** @type {number} */ columns) => () => {
      const { I, J } = all().frames[stepOf(held(store), all())];
      return [Math.max(0, I) + rows, Math.max(0, J) + columns];
    };
    arrowKeys(node, {
      ...{ ArrowUp: by(-1, 0), ArrowDown: by(1, 0), ArrowLeft: by(0, -1), ArrowRight: by(0, 1) },
    }, aim);
  };
  const targets = (/** @type {number} */ width, /** @type {State} */ now) =>
    grip(filmOf(now), stepOf(now, filmOf(now)), width);
  const view = board("efficient-picture", listen, targets);
  return view;
}

/** Play, the way through all steps, and single steps. @param {Store} store */
function reel(store) {
  const way = film(store, LONGEST, { glide: true });
  const at = () => stepOf(held(store), filmOf(held(store)));
  const end = () => filmOf(held(store)).end;
  const go = (/** @type {number} */ step, glide = true) => {
    way.stop();
    store.change({ step: clamp(step, 0, end()) }, { glide });
  };
  const start = () => {
    if (way.playing()) return go(at());
    const from = at() >= end() ? 0 : at() + 1;
    if (still()) return go(from); // nothing moves by itself: one step for each press
    const steps = Array.from({ length: end() - from + 1 }, (_, i) => ({ step: from + i }));
    way.play(steps, Math.min(LONGEST, BEAT * steps.length));
  };
  const play = button("Play", start).root;
  const scrub = slider({
    label: "steps done",
    ...{ min: 0, max: 1, step: 1 },
    text: (n) => `${n} of ${end()}`,
    onInput: (step) => go(step, false),
  });
  const root = div(
    "efficient-reel",
    play,
    button("‹", () => go(at() - 1), "One step back").root,
    scrub.root,
    button("›", () => go(at() + 1), "One step on").root,
  );
  const tell = (/** @type {State} */ now) => {
    way.tell(now);
    setText(play, way.playing() ? "Pause" : "Play");
    scrub.limit(end());
    scrub.set(at());
  };
  return { root, tell, stop: way.stop };
}

/** How large a block is. @param {State} start @param {Store} store @param {() => void} stop */
function settings(start, store, stop) {
  const cut = (/** @type {number} */ block_size) => {
    stop();
    const now = held(store);
    const [old, next] = [filmOf(now), filmOf({ ...now, block_size })];
    store.change({ block_size, step: asFar(stepOf(now, old), old, next) });
  };
  const sizes = start.query.map((_, i) => String(i + 1));
  const size = choice(
    "Block size",
    Object.fromEntries(sizes.map((text) => [text, text])),
    (value) => cut(Number(value)),
  );
  const reset = button("Reset", () => (stop(), store.reset())).root;
  const root = div("efficient-settings", labelled("block size", size), reset);
  return { root, tell: (/** @type {State} */ now) => size.set(String(filmOf(now).b)) };
}

/** @param {State} start @param {Store} store */
function build(start, store) {
  const clock = reel(store);
  const main = tiles(store, (step) => {
    clock.stop();
    store.change({ step }, { glide: true });
  });
  const [choices, said] = [settings(start, store, clock.stop), summary()];
  const hint = firstHint("Press play, drag the slider, or press a tile of scores.");
  return {
    parts: [hint, main.root, clock.root, said.root, choices.root],
    tell: (/** @type {State} */ now) => {
      const all = filmOf(now);
      clock.tell(now);
      choices.tell(now);
      main.tell(now);
      said.set(describe(all, stepOf(now, all)));
    },
    glides: (/** @type {State} */ now) => ({ t: stepOf(now, filmOf(now)) }),
    paint: ({ t }, _dt, width) =>
      main.paint(picture(filmOf(held(store)), held(store), { t, width }), width),
    stop: () => {
      clock.stop();
      said.stop();
    },
  };
}

export { compute };
export default figure({
  name: "efficient",
  label: "Live figure: attention in blocks, between a slow and a fast memory",
  style: marksStyle + style,
  controls: ["block_size", "step"],
  fixed: ["query", "key", "value"],
  ms: MOVE,
  build,
});
