// ScalingExplorer (chapter 05): random dot products that spread as components are added, the window of scores that a
// softmax can tell apart, and the weights.

import { board } from "../kit/board.js";
import { div, el } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, within } from "../kit/hits.js";
import { drawnBy } from "../kit/own.js";
import { arrowKeys, button, choice, firstHint, slider, summary } from "../kit/parts.js";
import { short } from "../kit/text.js";
import { asks, between, compute, DRAWS, glides, LARGEST, STOPS } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import { grip, picture, RUNGS, widthAt } from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe } from "./words.js";

/** @import { State, Result } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */

/** The state that holds. @param {Store} store */
const now = (store) => /** @type {State} */ (store.read());
/** Words, and d with a small k. @param {string} before @param {string} after */
function withWidth(before, after = "") {
  const root = document.createDocumentFragment();
  root.append(before, el("i", {}, "d", el("sub", {}, "k")), after);
  return root;
}

/** The fan and the ladder; the line in the fan is moved. @param {Store} store */
function fan(store) {
  const go = (/** @type {number} */ d_k) => {
    if (d_k !== now(store).d_k) store.change({ d_k });
  };
  const listen = (/** @type {HTMLElement} */ node) => {
    dragged(node, (event) => {
      const start = node.offsetLeft + node.offsetWidth / 2 - within(view.root, event)[0];
      return (move) => go(widthAt(view.width(), start + within(view.root, move)[0]));
    });
    const next = () => STOPS.find((stop) => stop > now(store).d_k) ?? LARGEST;
    const last = () => STOPS.findLast((stop) => stop < now(store).d_k) ?? 1;
    const keys = { ArrowRight: next, ArrowUp: next, ArrowLeft: last, ArrowDown: last };
    arrowKeys(node, { ...keys, Home: () => 1, End: () => LARGEST }, go);
  };
  const targets = (/** @type {number} */ width, /** @type {State} */ state, result) =>
    grip(state, result, { width });
  const view = board("scaling-picture", listen, targets);
  return view;
}

/** @param {Store} store */
function controls(store) {
  const again = () => store.change({ draw: (now(store).draw % DRAWS) + 1 });
  const kind = choice("Scores", {
    raw: "q·k",
    scaled: withWidth("q·k / √"),
  }, (value) => store.change({ scaled: value === "scaled" }, { glide: true }));
  const heat = slider({
    ...{ label: "temperature", min: -3.5, max: 3.5, step: 0.25, zero: 0, text: short },
    read: (position) => Number((2 ** position).toPrecision(3)),
    write: Math.log2, // the roots of 4, 16, 64 are stops
    onInput: (temperature) => store.change({ temperature }),
  });
  const buttons = [button("New draw", again).root, button("Reset", store.reset).root];
  const root = div(
    "scaling-controls",
    kind.root,
    div("scaling-heat", heat.root),
    div("attn-row", ...buttons),
  );
  const tell = (/** @type {State} */ state) => {
    kind.set(state.scaled ? "scaled" : "raw");
    heat.set(state.temperature);
  };
  return { root, tell };
}

/** @param {State} _start @param {Store} store */
function build(_start, store) {
  const [main, settings, said] = [fan(store), controls(store), summary()];
  const hint = firstHint(
    withWidth("Divide by √", " and see more keys get a weight. Then drag the line on the left. "),
    `The right panel magnifies the scores within ${RUNGS} of the highest; one line down is a weight e times smaller.`,
  );
  return {
    parts: [hint, main.root, settings.root, said.root],
    tell: (/** @type {State} */ state) => {
      const result = compute(state);
      settings.tell(state);
      main.tell(state, result);
      said.set(describe(state, result));
    },
    glides,
    paint: (shown, _dt, width) => {
      const result = between(shown, now(store).draw, drawnBy(now(store)).weights?.[0]);
      main.paint(picture(result, { width }), width);
    },
    stop: said.stop,
  };
}

export { compute };
export default figure({
  name: "scaling",
  label: "Live figure: dot products, their softmax and the scale",
  style: marksStyle + style,
  controls: ["d_k", "scaled", "temperature", "draw"],
  asks,
  build,
});
