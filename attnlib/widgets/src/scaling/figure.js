// ScalingExplorer (chapter 05): random dot products that spread as components are added, the window of scores that a
// softmax can tell apart, the weights, and how much could be learnt through them.

import { div, drawing, el, setAttribute, setText } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, hits, within } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { drawnBy } from "../kit/own.js";
import { arrowKeys, button, choice, firstHint, slider, summary } from "../kit/parts.js";
import { short } from "../kit/text.js";
import { asks, between, compute, DRAWS, glides, LARGEST, N_KEYS, STOPS } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import { grip, layout, meters, picture, widthAt } from "./scene.js";
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
function board(store) {
  const fan = drawing();
  let width = 700;
  const go = (/** @type {number} */ d_k) => {
    if (d_k !== now(store).d_k) store.change({ d_k });
  };
  const places = hits((node) => {
    dragged(node, (event) => {
      const start = node.offsetLeft + node.offsetWidth / 2 - within(root, event)[0];
      return (move) => go(widthAt(width, start + within(root, move)[0]));
    });
    const next = () => STOPS.find((stop) => stop > now(store).d_k) ?? LARGEST;
    const last = () => STOPS.findLast((stop) => stop < now(store).d_k) ?? 1;
    const keys = { ArrowRight: next, ArrowUp: next, ArrowLeft: last, ArrowDown: last };
    arrowKeys(node, { ...keys, Home: () => 1, End: () => LARGEST }, go);
  });
  const root = div("attn-stage scaling-picture", fan, places.root);
  const tell = (/** @type {State} */ state, /** @type {Result} */ result) =>
    places.set(grip(state, result, { width }));
  const paint = (/** @type {Result} */ shown, /** @type {number} */ wide) => {
    if (wide !== width) {
      width = wide;
      tell(now(store), compute(now(store)));
    }
    draw(fan, picture(shown, { width }));
  };
  return { root, tell, paint };
}

/** @param {Store} store */
function controls(store) {
  const again = () => store.change({ draw: (now(store).draw % DRAWS) + 1 });
  const kind = choice("Scores", {
    raw: "q·k",
    scaled: withWidth("q·k / √"),
  }, (value) => store.change({ scaled: value === "scaled" }, { glide: true }));
  const heat = slider({
    ...{ label: "temperature", min: -1, max: 1, step: 0.05, zero: 0, text: short },
    read: (position) => Number((10 ** position).toPrecision(3)),
    write: Math.log10,
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

/** What is left of the weights in two formats of floating point. */
function limits() {
  const names = ["float16", "float32"];
  const cells = names.map(() => [el("td"), el("td")]);
  const heads = ["", "weights that round to 0", "eˢ without safe softmax"];
  const lines = names.map((name, i) => el("tr", {}, el("th", { scope: "row" }, name), ...cells[i]));
  const root = el("table", {}, el("caption", {}, "The weights in two formats of floating point"));
  root.append(
    el(
      "thead",
      {},
      el("tr", {}, ...heads.map((words) => words ? el("th", { scope: "col" }, words) : el("td"))),
    ),
    el("tbody", {}, ...lines),
  );
  const tell = (/** @type {Result} */ { formats }) =>
    formats.forEach(({ zeros, fits }, i) => {
      setText(cells[i][0], `${zeros} of ${N_KEYS}`);
      setText(cells[i][1], fits ? "fits" : "overflows");
      [zeros > 0, !fits].forEach((lost, j) =>
        setAttribute(cells[i][j], "class", lost && "scaling-lost")
      );
    });
  return { root, tell };
}

/** @param {State} _start @param {Store} store */
function build(_start, store) {
  const [main, settings, table, said] = [board(store), controls(store), limits(), summary()];
  const bars = drawing();
  const hint = firstHint(
    el(
      "span",
      {},
      withWidth(
        "Divide by √",
        " and see the softmax’s window open. Then drag the line in the fan.",
      ),
    ),
    el("span", {}, "Drag the line in the fan: how many keys stay in the window?"),
  );
  return {
    parts: [hint, main.root, settings.root, bars, div("scaling-told", said.root, table.root)],
    tell: (/** @type {State} */ state) => {
      const result = compute(state);
      settings.tell(state);
      main.tell(state, result);
      table.tell(result);
      said.set(describe(state, result));
      [!state.scaled, state.scaled].forEach((shown, i) => hint.children[i].hidden = !shown);
    },
    glides,
    paint: (shown, _dt, width) => {
      const result = between(shown, now(store).draw, drawnBy(now(store)).weights?.[0]);
      main.paint(result, width);
      draw(bars, meters(result, { width }));
    },
    stop: said.stop,
  };
}

export { compute, describe, glides, layout, meters, picture, widthAt };
export default figure({
  name: "scaling",
  label: "Live figure: dot products, the softmax’s window and the scale",
  style: marksStyle + style,
  controls: ["d_k", "scaled", "temperature", "draw"],
  asks,
  build,
});
