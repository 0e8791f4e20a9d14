// BreakAHead (chapter 14): a trained transformer of two attention layers runs in the page and copies what comes again.
// The reader cuts its heads and edges, and goes back through its training.

import { data } from "../kit/data.js";
import { div, drawing, el, setAttribute } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, hits, within } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, choice, dropDown, firstHint, summary } from "../kit/parts.js";
import { player } from "../kit/player.js";
import { compute, forward, sorted } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import * as scene from "./scene.js";
import style from "./style.css" with { type: "text" };
import { read } from "./text.js";
import { HEADS, library } from "./weights.js";
import { describe, focusOf } from "./words.js";

/** @import { State, Result } from "./compute.js" */
/** @import { Library } from "./weights.js" */
/** @import { Store } from "../kit/store.js" */

const REST = 260; // milliseconds at each checkpoint while the training plays
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

/** What a place to press does. @param {Store} store @param {() => Library | null} lib @param {() => void} halt @param {() => ReturnType<typeof hits>} places @param {() => {root: HTMLElement, width: number}} board */
function listener(store, lib, halt, places, board) {
  const step = (/** @type {number} */ by) => () => {
    const { steps } = /** @type {Library} */ (lib()).first;
    return steps[clamp(steps.indexOf(now(store).step) + by, 0, steps.length - 1)];
  };
  const go = (/** @type {number} */ to) => {
    halt();
    if (to !== now(store).step) store.change({ step: to }, { glide: true });
  };
  return (
    /** @type {HTMLElement} */ node,
    /** @type {() => import("../kit/hits.js").Hit} */ hit,
  ) => {
    const [kind, ...rest] = hit().id.split(" ");
    const numbers = rest.map(Number);
    if (kind === "training") {
      const to = (/** @type {PointerEvent} */ event) => {
        const { root, width } = board();
        go(scene.stepAt(/** @type {Library} */ (lib()).first, width, within(root, event)[0]));
      };
      dragged(node, (event) => (to(event), to));
      const keys = {
        ArrowRight: step(1),
        ArrowUp: step(1),
        ArrowLeft: step(-1),
        ArrowDown: step(-1),
      };
      arrowKeys(node, { ...keys, Home: step(-999), End: step(999) }, go);
      return;
    }
    const shown = (/** @type {number} */ layer, /** @type {number} */ head) =>
      now(store).heads.map((old, i) => (i === layer ? head : old));
    const press = {
      tile: () =>
        toggle(store, `${numbers[0] + 1}.${numbers[1] + 1}`, {
          heads: shown(numbers[0], numbers[1] + 1),
        }),
      lane: () =>
        store.change({
          heads: shown(numbers[0], now(store).heads[numbers[0]] % HEADS + 1),
        }, { glide: true }),
      word: () => store.change({ place: numbers[0] + 1 }, { glide: true }),
      cross: () => {
        const [layer, i, j] = numbers;
        toggle(store, `${layer + 1}.${now(store).heads[layer]}.${i + 1}.${j + 1}`);
      },
    }[kind];
    node.addEventListener("click", () => press?.());
    if (kind !== "word") return;
    const other = (/** @type {number} */ by) => () =>
      clamp(numbers[0] + by, 0, read(now(store).text).words.length - 1);
    arrowKeys(
      node,
      { ArrowDown: other(1), ArrowUp: other(-1), Home: other(-99), End: other(99) },
      (i) => {
        store.change({ place: i + 1 }, { glide: true });
        places().focus(`word ${i}`);
      },
    );
  };
}

/** @param {Store} store @param {() => Library | null} lib */
function controls(store, lib) {
  const by = choice(
    "Cut by",
    { zero: "by zero", mean: "by mean" },
    (value) => store.change({ by: value }, { glide: true }),
  );
  const kind = dropDown({
    label: "Heads",
    options: [["priced", "with a penalty from step 600"], ["plain", "without a penalty"]],
    onChange: (value) => store.change({ kind: value }, { glide: true }),
  });
  const play = player({
    label: "Play: through the training",
    rest: () => REST,
    begin: () => {
      const { steps } = /** @type {Library} */ (lib()).first;
      if (now(store).step === steps[steps.length - 1]) store.change({ step: 0 }, { glide: true });
    },
    next: () => {
      const { get, first: { steps } } = /** @type {Library} */ (lib());
      const { kind: way, step } = now(store);
      const at = steps.indexOf(step) + (get(way, step) ? 1 : 0); // what has not come is waited for
      if (at < steps.length) store.change({ step: steps[at] }, { glide: true });
      return at < steps.length - 1;
    },
  });
  const push = (/** @type {string} */ text, /** @type {() => void} */ act) => {
    const { root } = button(
      text,
      () => root.getAttribute("aria-disabled") === "true" || (play.stop(), act()),
    );
    return root;
  };
  const restore = push("Restore all", () => store.change({ cuts: [] }, { glide: true }));
  const root = div(
    "heads-controls",
    play.root,
    div("attn-row", el("span", { class: "attn-label", "aria-hidden": "true" }, "cut"), by.root),
    div("attn-row", restore, push("Reset", store.reset)),
    kind.root,
  );
  const tell = (/** @type {State} */ state) => {
    by.set(state.by);
    kind.set(state.kind);
    // It keeps the focus: a key that is pressed once more finds it there.
    setAttribute(restore, "aria-disabled", String(state.cuts.length === 0));
  };
  return { root, tell, stop: play.stop };
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
  const settings = controls(store, () => lib);
  const [field, said] = [textField(store), summary()];
  const image = drawing();
  const listen = listener(
    store,
    () => lib,
    () => settings.stop(),
    () => places,
    () => ({ root: board, width }),
  );
  const places = hits(listen);
  const board = div("attn-stage", image, places.root);
  const hint = firstHint("Cut a head. Then drag the training back.");

  const load = (/** @type {State} */ { kind, step }) => lib?.load(kind, step).then(again);
  const resultOf = (/** @type {State} */ state) => {
    const checkpoint = lib?.get(state.kind, state.step);
    if (checkpoint) held = { kind: state.kind, step: state.step, checkpoint };
    else load(state);
    const { text, cuts, by } = state;
    const key = JSON.stringify([text, cuts, by]); // all else changes the picture alone
    const { checkpoint: own } = /** @type {any} */ (held);
    if (known?.key !== key || known.own !== own) known = { key, own, result: compute(state, own) };
    return known.result;
  };
  const options = (/** @type {number} */ at) => ({
    ...{ state: now(store), first: /** @type {Library} */ (lib).first, at, width },
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
  const paint = (
    /** @type {any} */ moving,
    /** @type {number} */ _dt,
    /** @type {number} */ wide,
  ) => {
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
    stop: () => (settings.stop(), said.stop()),
  };
}

export { compute, describe, focusOf, forward, library, read, scene, sorted };
export default figure({
  name: "induction",
  label: "Live figure: a transformer that copies, to be broken",
  style: marksStyle + style,
  controls: ["text", "cuts", "by", "kind", "step", "heads", "place"],
  ms: 220,
  build,
});
