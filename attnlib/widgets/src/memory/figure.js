// MemoryExplorer (chapter 13): a digit that the reader spoils falls, step by step, down an energy into the stored digit
// that it resembles, or into a blend of several.

import { board } from "../kit/board.js";
import { div } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, within } from "../kit/hits.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, firstHint, slider, summary } from "../kit/parts.js";
import { player } from "../kit/player.js";
import { short } from "../kit/text.js";
import { compute, DRAWS, glides, numbers, painted, PIXELS, SIDE, STEPS } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import * as scene from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe } from "./words.js";

/** @import { State, Result } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */
/** @import { Hit } from "../kit/hits.js" */

const REST = 700; // milliseconds from step to step while it plays
const GLIDE = 420;
const now = (/** @type {Store} */ store) => /** @type {State} */ (store.read());

/** Steps, counted from rest backwards where the state asks for more than there are. @param {Store} store */
function stepper(store) {
  const last = () => compute(now(store)).path.length - 1;
  const at = () => Math.min(now(store).step, last());
  // The last step is stored as "at rest", so that a change of β moves on to the new rest.
  const go = (/** @type {number} */ step) => {
    const wanted = step >= last() ? STEPS : clamp(step, 0, STEPS);
    if (wanted !== now(store).step) store.change({ step: wanted }, { glide: true });
  };
  return { at, go, last };
}

/** Paint the query by a pointer or by keys. @param {Store} store @param {HTMLElement} node @param {() => Hit} hit @param {{width: () => number, root: HTMLElement}} view @param {(pixel: number) => void} focus */
function paintable(store, node, hit, { width, root }, focus) {
  const own = () => Number(hit().id.split(" ")[1]);
  const put = (/** @type {number} */ pixel, /** @type {boolean} */ ink) => {
    const { paint, step } = now(store);
    const next = painted(paint, pixel, ink);
    if (next !== paint || step > 0) store.change({ paint: next, step: 0 });
  };
  const flip = () => put(own(), compute(now(store)).query[own()] <= 0);
  dragged(node, (event) => {
    event.preventDefault();
    const ink = compute(now(store)).query[own()] <= 0;
    put(own(), ink);
    focus(own());
    return (move) => {
      const [x, y] = within(root, move);
      const pixel = scene.pixelAt(width(), x, y);
      if (pixel >= 0) put(pixel, ink);
    };
  });
  node.addEventListener("click", (event) => event.detail === 0 && flip()); // by Enter, Space or a screen reader
  const by = (/** @type {number} */ across, /** @type {number} */ down) => () => {
    const [column, line] = [own() % SIDE + across, Math.floor(own() / SIDE) + down];
    return clamp(line, 0, SIDE - 1) * SIDE + clamp(column, 0, SIDE - 1);
  };
  arrowKeys(node, {
    ...{ ArrowLeft: by(-1, 0), ArrowRight: by(1, 0), ArrowUp: by(0, -1), ArrowDown: by(0, 1) },
    ...{ Home: () => 0, End: () => PIXELS - 1 },
  }, focus);
}

/** The picture; its pixels are painted, its marble is moved, its stored digits are pressed. @param {Store} store @param {ReturnType<typeof stepper>} steps @param {() => void} halt */
function pictured(store, steps, halt) {
  let cursor = 0;
  const focus = (/** @type {number} */ pixel) => {
    cursor = pixel;
    view.tell(compute(now(store)));
    view.focus(`pixel ${pixel}`);
  };
  const listen = (/** @type {HTMLElement} */ node, /** @type {() => Hit} */ hit) => {
    node.addEventListener("pointerdown", halt);
    if (hit().id.startsWith("pixel")) {
      return paintable(store, node, hit, view, focus);
    }
    if (hit().id === "marble") {
      dragged(node, () => (move) => {
        steps.go(scene.stepAt(compute(now(store)), view.width(), within(view.root, move)[0]));
      });
      const by = (/** @type {number} */ d) => () => steps.at() + d;
      const keys = { ArrowRight: by(1), ArrowUp: by(1), ArrowLeft: by(-1), ArrowDown: by(-1) };
      return arrowKeys(node, { ...keys, Home: () => 0, End: () => STEPS }, steps.go);
    }
    node.addEventListener("click", () => {
      store.change({ digit: Number(hit().id.split(" ")[1]), step: 0, paint: "" });
    });
  };
  const targets = (/** @type {number} */ width, /** @type {Result} */ result) =>
    scene.places(now(store), result, cursor, width);
  const view = board("memory-picture", listen, targets, {
    zoom: (width) => scene.layout(width).zoom,
  });
  return view;
}

/** @param {Store} store @param {ReturnType<typeof stepper>} steps */
function controls(store, steps) {
  const play = player({
    label: "Play: fall, step by step",
    rest: () => REST,
    begin: () => void (steps.at() >= steps.last() && steps.go(0)),
    next: () => (steps.go(steps.at() + 1), steps.at() < steps.last()),
  });
  const push = (/** @type {string} */ text, /** @type {() => void} */ act, name = text) => {
    const { root } = button(text, () => (play.stop(), act()));
    if (name !== text) root.setAttribute("aria-label", name);
    return root;
  };
  const noise = slider({
    ...{ label: "noise", min: 0, max: 1, step: 0.01, text: (x) => `${Math.round(100 * x)}%` },
    onInput: (x) => (play.stop(), store.change({ noise: x, step: 0 })),
  });
  const beta = slider({
    ...{ label: "β", min: -1.3, max: 0.6, step: 0.02, text: short },
    read: (position) => Number((10 ** position).toPrecision(3)),
    write: Math.log10,
    onInput: (x) => store.change({ beta: x }),
  });
  const root = div(
    "memory-controls",
    div(
      "memory-steps",
      play.root,
      push("‹", () => steps.go(steps.at() - 1), "One step back"),
      push("›", () => steps.go(steps.at() + 1), "One step on"),
    ),
    noise.root,
    beta.root,
    div(
      "attn-row",
      push(
        "New noise",
        () => store.change({ draw: (now(store).draw % DRAWS) + 1, paint: "", step: 0 }),
      ),
      push("Reset", store.reset),
    ),
  );
  const tell = (/** @type {State} */ state) => {
    noise.set(state.noise);
    beta.set(state.beta);
  };
  return { root, tell, stop: play.stop };
}

/** @param {State} _start @param {Store} store */
function build(_start, store) {
  const steps = stepper(store);
  const settings = controls(store, steps);
  const [main, said] = [pictured(store, steps, settings.stop), summary()];
  const hint = firstHint(
    "Press play: the spoilt digit falls, step by step, into a stored one. Paint on it, or lower β: where does it fall now?",
  );
  return {
    parts: [hint, main.root, settings.root, said.root],
    tell: (/** @type {State} */ state) => {
      const result = compute(state);
      settings.tell(state);
      main.tell(result);
      said.set(describe(state, result));
    },
    glides,
    paint: (shown, _dt, width) =>
      main.paint(scene.picture(numbers(shown), { digit: now(store).digit, width }), width),
    stop: () => (settings.stop(), said.stop()),
  };
}

export { compute };
export default figure({
  name: "memory",
  label: "Live figure: a spoilt digit falls into a stored one",
  style: marksStyle + style,
  controls: ["digit", "noise", "beta", "step", "draw", "paint"],
  ms: GLIDE,
  build,
});
