// BlocksExplorer (chapter 09): parts of a transformer's layer are switched off where they are drawn, and the losses say
// what was measured without them.

import { div, drawing, el, stage } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { hits } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, choice, firstHint, summary } from "../kit/parts.js";
import { compute, pressed, settings, SWITCHES } from "./compute.js";
import * as scene from "./scene.js";
import marksStyle from "./marks.css" with { type: "text" };
import style from "./style.css" with { type: "text" };
import { describe, refusal } from "./words.js";

/** @import { State, Numbers } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */

const SIDE_BY_SIDE = 760; // px, as in style.css

/** @param {Store} store @returns {() => State} */
const reader = (store) => () => /** @type {State} */ (store.read());

/** The layer, whose parts are switches; one that leads to no measured model says so and changes nothing. @param {Store} store @param {(words: string) => void} say */
function diagram(store, say) {
  const now = reader(store);
  const image = drawing();
  let width = 0;
  let tall = false;
  const press = (/** @type {{part: string, known: boolean}} */ { part, known }) => {
    const patch = pressed(now(), part);
    if (known) store.change(patch, { glide: true });
    else say(refusal(now(), patch));
  };
  const buttons = hits((node, hit) =>
    node.addEventListener("click", () => press(/** @type {any} */ (hit())))
  );
  const root = stage(
    "The layer: a press leaves a part out or brings it back",
    "",
    image,
    buttons.root,
  );
  const tell = (/** @type {State} */ state) => {
    if (width > 0) buttons.set(scene.switches(state, width, tall));
  };
  const paint = (/** @type {{layers: number}} */ shown, /** @type {number} */ all) => {
    const wide = Math.round(root.clientWidth);
    if (wide === 0) return;
    if (wide !== width || tall !== all >= SIDE_BY_SIDE) {
      [width, tall] = [wide, all >= SIDE_BY_SIDE];
      tell(now());
    }
    draw(image, scene.layer(now(), shown, width, tall));
  };
  return { root, tell, paint };
}

/** The measured models in a list: a press makes one of them. @param {Store} store @param {() => Numbers} found */
function board(store, found) {
  const now = reader(store);
  const image = drawing();
  let width = 0;
  const take = (/** @type {number} */ row) =>
    store.change({ ...now().measured[row].options }, { glide: true });
  const listen = (node, hit) => {
    const own = () => Number(hit().id.split(" ")[1]);
    const by = (step) => () => clamp(own() + step, 0, now().measured.length - 1);
    node.addEventListener("click", () => take(own()));
    arrowKeys(node, {
      ...{ ArrowUp: by(-1), ArrowDown: by(1), Home: () => 0, End: () => now().measured.length - 1 },
    }, (row) => {
      take(row);
      buttons.focus(`row ${row}`);
    });
  };
  const buttons = hits(listen);
  const root = stage("Measured models and their losses", "", image, buttons.root);
  const tell = (/** @type {State} */ state) => {
    if (width > 0) buttons.set(scene.rows(state, found(), width));
  };
  const paint = (/** @type {{row: number, losses: number[]}} */ shown) => {
    const wide = Math.round(root.clientWidth);
    if (wide === 0) return;
    if (wide !== width) {
      width = wide;
      tell(now());
    }
    draw(image, scene.losses(now(), found(), shown, width));
  };
  return { root, tell, paint };
}

/** How it is trained; a setting that leads to no measured model says so and changes nothing. @param {Store} store @param {(words: string) => void} say */
function training(store, say) {
  const now = reader(store);
  const one = (name, label, options) => {
    const part = choice(
      label,
      options,
      (value) => {
        const patch = { [name]: Number(value) };
        if (settings(now(), name).includes(Number(value))) store.change(patch, { glide: true });
        else {
          part.set(String(now()[name]));
          say(refusal(now(), patch));
        }
      },
    );
    const root = div(
      "blocks-choice",
      el("span", { class: "attn-label", "aria-hidden": "true" }, label),
      part.root,
    );
    const inputs = part.root.querySelectorAll("input");
    const tell = (/** @type {State} */ state) => {
      part.set(String(state[name]));
      const open = settings(state, name).map(String);
      Object.keys(options).forEach((value, i) =>
        inputs[i].setAttribute("aria-disabled", String(!open.includes(value)))
      );
    };
    return { root, tell };
  };
  const all = [
    one("rate", "rate", { 0.001: "0.001", 0.003: "0.003", 0.012: "0.012" }),
    one("warm_up", "warm-up", { 1: "none", 100: "100" }),
    one("steps", "steps", { 600: "600", 1800: "1800" }),
  ];
  const reset = button("Reset", store.reset).root;
  const root = div("blocks-training", ...all.map((part) => part.root), reset);
  return { root, tell: (/** @type {State} */ state) => all.forEach((part) => part.tell(state)) };
}

/** @param {State} start @param {Store} store */
function build(start, store) {
  let found = compute(start);
  const said = summary();
  const [left, right] = [diagram(store, said.set), board(store, () => found)];
  const row = training(store, said.set);
  const hint = firstHint(
    "Press a part to leave it out: where does the loss go? Dotted: what was not measured.",
  );
  const source = el(
    "p",
    { class: "attn-source" },
    "Each row is one model of the table above, trained with three seeds. No others were trained.",
  );
  /** Where nothing was measured, the marks wait where they were: they are not drawn. */
  let last = { row: Math.max(0, found.row), losses: found.losses ?? start.measured[0].losses };
  return {
    parts: [hint, div("blocks-board", left.root, right.root), row.root, said.root, source],
    glides: (/** @type {State} */ state) => {
      const { row, losses } = compute(state);
      if (losses) last = { row, losses };
      return { ...last, layers: state.layers };
    },
    tell: (/** @type {State} */ state) => {
      found = compute(state);
      left.tell(state);
      right.tell(state);
      row.tell(state);
      said.set(describe(state, found));
    },
    paint: (shown, _dt, width) => {
      left.paint(shown, width);
      right.paint(shown);
    },
    stop: () => said.stop(),
  };
}

export { compute, describe, scene };
export default figure({
  name: "encoder_blocks",
  label: "Live figure: a transformer's layer with parts left out, and the losses measured then",
  style: marksStyle + style,
  controls: SWITCHES,
  fixed: ["measured", "levels"],
  build,
});
