// BreakAHead (chapter 14): a trained transformer of two attention layers runs in the page and copies what comes again.
// The reader cuts its heads and edges, and goes back through its training.

import { data } from "../kit/data.js";
import { div, drawing, el, setAttribute } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, hits, within } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, dropDown, firstHint, slide, summary } from "../kit/parts.js";
import { compute, forward, nameOf } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import * as scene from "./scene.js";
import style from "./style.css" with { type: "text" };
import { read } from "./text.js";
import { library } from "./weights.js";
import { describe } from "./words.js";

/** @import { State, Result } from "./compute.js" */
/** @import { Library } from "./weights.js" */
/** @import { Store } from "../kit/store.js" */

const TEXTS = [
  ["we saw the red fox run to the green hill we saw the red fox run", "a sentence again"],
  ["a hen met the owl a hen met the owl a hen met the", "three times"],
  ["the king saw the owl the girl saw the sea the king saw the", "two ways on"],
  ["kix wug dax zup blick kix wug dax zup blick kix wug", "made-up words"],
  ["the old man went to sea in a little boat", "nothing again"],
];
const now = (/** @type {Store} */ store) => /** @type {State} */ (store.read());

/** @param {Store} store */
function textField(store) {
  const put = (/** @type {string} */ text) =>
    store.change({ text, place: null, cuts: headsOf(store) });
  let due = 0;
  const list = dropDown({
    label: "Text",
    options: [["", "your own"], ...TEXTS],
    onChange: (text) => text && put(text),
  });
  const own = el("input", {
    ...{
      type: "text",
      lang: "en",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
    },
    "aria-label": "Your text, 16 words at most",
    oninput: () => {
      cancelAnimationFrame(due); // one run for each frame, however fast one types
      due = requestAnimationFrame(() => put(own.value));
    },
  });
  const tell = (/** @type {State} */ { text }) => {
    list.set(TEXTS.some(([known]) => known === text) ? text : "");
    if (own.value !== text) own.value = text;
  };
  return { root: div("heads-text", list.root, own), tell };
}

/** Edges belong to a text; heads do not. @param {Store} store */
const headsOf = (store) => now(store).cuts.filter((cut) => cut.split(".").length === 2);

/** Cut what is whole, restore what is cut. @param {Store} store @param {string} cut @param {Record<string, any>} [also] */
function toggle(store, cut, also = {}) {
  const { cuts } = now(store);
  const next = cuts.includes(cut) ? cuts.filter((other) => other !== cut) : [...cuts, cut];
  store.change({ cuts: next, ...also }, { glide: true });
}

/** A press on a tile, a word or a cross. @param {Store} store @param {string} id */
function press(store, id) {
  const [kind, ...rest] = id.split(" ");
  const numbers = rest.map(Number);
  const [layer, i, j] = numbers;
  const { heads } = now(store);
  const shown = heads.map((old, at) => (at === layer ? i + 1 : old));
  if (kind === "tile") toggle(store, nameOf(layer, i), { heads: shown });
  if (kind === "cross") toggle(store, `${layer + 1}.${heads[layer]}.${i + 1}.${j + 1}`);
  if (kind === "word") store.change({ place: numbers[0] + 1 }, { glide: true });
}

/** What can be pressed and dragged. @param {Store} store @param {() => Library} lib @param {() => {root: HTMLElement, width: number}} board */
function targets(store, lib, board) {
  const go = (/** @type {number} */ step) =>
    step === now(store).step || store.change({ step }, { glide: true });
  const training = (/** @type {HTMLElement} */ node) => {
    const to = (/** @type {PointerEvent} */ event) => {
      const { root, width } = board();
      go(scene.stepAt(lib().first, width, within(root, event)[0]));
    };
    dragged(node, (event) => (to(event), to));
    const step = (/** @type {number} */ by) => () => {
      const { steps } = lib().first;
      return steps[clamp(steps.indexOf(now(store).step) + by, 0, steps.length - 1)];
    };
    arrowKeys(node, slide(step), go);
  };
  const places = hits((node, hit) => {
    const { id } = hit();
    if (id === "training") return training(node);
    node.addEventListener("click", () => press(store, id));
    if (!id.startsWith("word")) return;
    const other = (/** @type {number} */ by) => () =>
      clamp(Number(id.slice(5)) + by, 0, read(now(store).text).words.length - 1);
    const keys = { ArrowDown: other(1), ArrowUp: other(-1), Home: other(-99), End: other(99) };
    arrowKeys(node, keys, (i) => {
      press(store, `word ${i}`);
      places.focus(`word ${i}`);
    });
  });
  return places;
}

/** @param {Store} store */
function controls(store) {
  const kind = dropDown({
    label: "Heads",
    options: [["priced", "with a penalty from step 600"], ["plain", "without a penalty"]],
    onChange: (value) => store.change({ kind: value }, { glide: true }),
  });
  const { root: restore } = button(
    "Restore all",
    () => now(store).cuts.length && store.change({ cuts: [] }, { glide: true }),
  );
  const buttons = div("attn-row", restore, button("Reset", store.reset).root);
  const tell = (/** @type {State} */ state) => {
    kind.set(state.kind);
    // It keeps the focus: a key that is pressed once more finds it there.
    setAttribute(restore, "aria-disabled", String(state.cuts.length === 0));
  };
  return { root: div("heads-controls", buttons, kind.root), tell };
}

/** @param {State} _start @param {Store} store @param {any} model */
function build(_start, store, model) {
  /** @type {Library | null} */
  let lib = null;
  /** @type {{kind: string, step: number, checkpoint: import("./weights.js").Checkpoint} | null} */
  let held = null; // the last checkpoint that was there
  /** @type {{key: string, own: any, result: Result} | null} */
  let known = null;
  let [width, shown] = [800, /** @type {any} */ (null)];
  const [settings, field, said] = [controls(store), textField(store), summary()];
  const image = drawing();
  const loaded = () => /** @type {Library} */ (lib);
  const places = targets(store, loaded, () => ({ root: board, width }));
  const board = div("attn-stage", image, places.root);
  const hint = firstHint("Cut a head. Then drag the training back.");

  const load = (/** @type {State} */ { kind, step }) => lib?.load(kind, step).then(again);
  const resultOf = (/** @type {State} */ state) => {
    const checkpoint = lib?.get(state.kind, state.step);
    if (checkpoint) held = { kind: state.kind, step: state.step, checkpoint };
    else load(state);
    const key = JSON.stringify([state.text, state.cuts]); // all else changes the picture alone
    const { checkpoint: own } = /** @type {any} */ (held);
    if (known?.key !== key || known.own !== own) known = { key, own, result: compute(state, own) };
    return known.result;
  };
  const options = (/** @type {number} */ at) => ({
    ...{ state: now(store), first: loaded().first, at, width },
  });
  const tell = (/** @type {State} */ state) => {
    if (!lib) return;
    const result = resultOf(state);
    const { step } = /** @type {any} */ (held);
    const waits = step !== state.step || held?.kind !== state.kind;
    field.tell(state);
    settings.tell(state);
    places.set(scene.places(result, options(state.step)), scene.layout(width).zoom);
    said.set(
      (waits ? "This checkpoint is still on its way. " : "") +
        describe(state, result, step, lib.last),
    );
  };
  const glides = (/** @type {State} */ state) => {
    const { weights, chance, cost, looks } = resultOf(state);
    return { at: state.step, weights, chance, cost, looks };
  };
  const paint = (moving, _dt, wide) => {
    if (!lib) return;
    const fresh = wide !== width;
    [shown, width] = [moving, wide];
    const result = resultOf(now(store));
    if (fresh) places.set(scene.places(result, options(now(store).step)), scene.layout(width).zoom);
    const fits = result.weights[0][0].length === moving.weights[0][0].length;
    draw(image, scene.picture(fits ? { ...result, ...moving } : result, options(moving.at)));
  };
  const again = () => {
    tell(now(store));
    if (shown) paint(glides(now(store)), 0, width);
  };
  const ready = data(model, "induction").then(async (first) => {
    lib = library(first, (way) => data(model, `induction.${way}`));
    const { kind, step } = now(store);
    if (!lib.get(kind, step)) await lib.load(kind, step);
  });
  // The other checkpoints come once the reader turns to the figure.
  const early = () => void (lib && load(now(store)));
  for (const event of ["pointerenter", "focusin"]) {
    board.addEventListener(event, early, { once: true });
  }
  return {
    parts: [hint, field.root, board, settings.root, said.root],
    ...{ tell, ready, glides, paint },
    stop: said.stop,
  };
}

export { compute, describe, forward, library, read, scene };
export default figure({
  name: "induction",
  label: "Live figure: a transformer that copies, to be broken",
  style: marksStyle + style,
  controls: ["text", "cuts", "kind", "step", "heads", "place"],
  ms: 220,
  build,
});
