// MaskExplorer (chapter 07): paint who may look at whom; the weights follow at once.

import { board } from "../kit/board.js";
import { div, el } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { within } from "../kit/hits.js";
import { clamp, plus } from "../kit/numbers.js";
import { arrowKeys, button, choice, firstHint, labelled, slider, summary } from "../kit/parts.js";
import { format } from "../kit/text.js";
import {
  asks,
  attend,
  compute,
  inForce,
  maskOf,
  NO_RULES,
  painted,
  ruled,
  SCENES,
  usual,
  visible,
} from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import { along, gridOf, picture, placeAt, places } from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe } from "./words.js";

/** @import { State, Rules } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */

const WIDEST = 560; // px; what is wider is drawn larger, with its letters
const zoomOf = (/** @type {number} */ width) => Math.max(1, width / WIDEST);
const STROKE = 10; // px to the side that make a finger's touch a stroke
const SOON = 500; // milliseconds in which a click belongs to the press before it

/** The state that holds. @param {Store} store */
const held = (store) => /** @type {State} */ (store.read());

// ---- The grid that is painted ---------------------------------------------------------------

/**
 * A mouse or a pen paints where it is pressed. A finger may want to scroll: it paints by a tap, or once it goes
 * sideways.
 * @param {HTMLElement} root
 * @param {{begin: (point: number[]) => boolean, go: (from: number[], to: number[]) => void, zoom: () => number}} brush
 */
function painting(root, { begin, go, zoom }) {
  /** @type {number[] | null} */
  let waits = null; // where a finger came down
  /** @type {number[] | null} */
  let last = null;
  let ended = -Infinity;
  const point = (/** @type {PointerEvent} */ event) => within(root, event).map((x) => x / zoom());
  const press = (/** @type {number[]} */ at) => (last = begin(at) ? at : null);
  root.addEventListener("pointerdown", (event) => {
    if (event.button !== 0 || !event.isPrimary) return;
    root.setPointerCapture(event.pointerId);
    if (event.pointerType === "touch") waits = point(event);
    else {
      event.preventDefault(); // the pressed place gets the focus
      press(point(event));
    }
  });
  root.addEventListener("pointermove", (event) => {
    const now = point(event);
    if (waits !== null && Math.abs(now[0] - waits[0]) * zoom() >= STROKE) {
      press(waits);
      waits = null;
    }
    if (last === null) return;
    go(last, now);
    last = now;
  });
  root.addEventListener("pointerup", (event) => {
    if (waits !== null) press(waits);
    [waits, last, ended] = [null, null, event.timeStamp];
  });
  root.addEventListener("pointercancel", () => [waits, last] = [null, null]); // the page scrolls
  /** Whether a click is a key's or a screen reader's. @param {MouseEvent} event */
  return (event) => event.detail === 0 || event.timeStamp - ended > SOON;
}

/** @param {Store} store */
function canvas(store) {
  let [here, to] = [[0, 0], 0];
  const grid = () => gridOf(SCENES[held(store).scene], Math.min(view.width(), WIDEST));
  const put = (/** @type {number[][]} */ met, glide = false) => {
    const mask = visible(held(store));
    const next = painted(mask, met, to);
    if (String(next) !== String(mask.map((row) => row.map(Number)))) {
      store.change({ mask: next, ...NO_RULES }, { glide });
    }
  };
  const press = (/** @type {number[]} */ [i, j], glide = false) => {
    to = visible(held(store))[i][j] ? 0 : 1;
    put([[i, j]], glide);
  };
  const visit = (/** @type {number[]} */ place) => {
    const { rows, columns } = grid();
    here = [clamp(place[0], 0, rows - 1), clamp(place[1], 0, columns - 1)];
    tell(held(store));
    view.focus(`place ${here.join(" ")}`);
  };
  const view = board(
    "masking-stage",
    (node, hit) => {
      const own = () => hit().id.split(" ").slice(1).map(Number);
      const by = (/** @type {number} */ i, /** @type {number} */ j) => () => plus(own(), [i, j]);
      node.addEventListener("click", (event) => byKey(event) && press(own(), true));
      arrowKeys(node, {
        ...{ ArrowUp: by(-1, 0), ArrowDown: by(1, 0), ArrowLeft: by(0, -1), ArrowRight: by(0, 1) },
        ...{ Home: by(0, -Infinity), End: by(0, Infinity) },
      }, visit);
    },
    (width, result) => places(result, { width: Math.min(width, WIDEST), here }),
    { zoom: zoomOf, label: "Mask and weights; arrow keys move, Enter changes" },
  );
  const { root } = view;
  const byKey = painting(root, {
    begin: (point) => {
      const place = placeAt(grid(), point);
      if (place === null) return false;
      visit(place);
      press(place);
      return true;
    },
    go: (from, now) => put(along(grid(), from, now)),
    zoom: () => zoomOf(view.width()),
  });
  const tell = (/** @type {State} */ now) => {
    const result = compute(now);
    here = here.map((x, axis) => Math.min(x, [result.queries, result.keys][axis].length - 1));
    view.tell(result);
  };
  const paint = (/** @type {number[][]} */ weights) => {
    const wide = view.room();
    view.paint(picture(compute(held(store)), weights, { width: Math.min(wide, WIDEST) }), wide);
  };
  return { root, tell, paint };
}

// ---- Controls -------------------------------------------------------------------------------

const signed = (/** @type {number} */ x) => `${x > 0 ? "+" : ""}${format(x, 1)}`;
const whole = (/** @type {number} */ x) => format(x, 0);

/** Three rules that join by "and". @param {(rules: Rules, glide: boolean) => void} change @param {Store} store */
function rules(change, store) {
  const active = () => inForce(held(store));
  const values = (/** @type {State} */ now) => {
    const chosen = Object.entries(inForce(now)).filter(([, value]) => value !== null);
    return { ...usual(now.scene), ...Object.fromEntries(chosen) };
  };
  const put = (name, value, glide = false) => change({ ...active(), [name]: value }, glide);
  const names = { padding: "Padding", causal: "Causal", window: "Window" };
  const turn = (/** @type {string} */ name) =>
    put(name, active()[name] === null ? usual(held(store).scene)[name] : null, true);
  const toggles = Object.entries(names).map(([name, label]) => button(label, () => turn(name)));
  const ruler = (label, min, max, onInput) =>
    slider({ label, min, max, step: 1, text: whole, zero: Math.max(min, 0), onInput });
  const window = () => /** @type {number[]} */ (values(held(store)).window);
  const sliders = [
    ruler("real keys", 0, 7, (x) => put("padding", x)),
    ruler("offset", -3, 6, (x) => put("causal", x)),
    ruler("left", -3, 6, (x) => put("window", [x, window()[1]])),
    ruler("right", -3, 6, (x) => put("window", [window()[0], x])),
  ];
  const group = (toggle, ...parts) =>
    div("masking-rule", toggle.root, div("masking-sliders", ...parts.map((part) => part.root)));
  const groups = toggles.map((one, i) => group(one, ...sliders.slice(i, i < 2 ? i + 1 : 4)));
  const root = div("masking-rules", ...groups);
  const tell = (/** @type {State} */ now) => {
    const [on, { padding, causal, window: [left, right] }] = [inForce(now), values(now)];
    [padding, causal, left, right].forEach((x, i) => sliders[i].set(x));
    Object.keys(names).forEach((name, i) => {
      toggles[i].set(on[name] !== null);
      groups[i].classList.toggle("off", on[name] === null); // grey, yet moving it turns the rule on
    });
  };
  return { root, tell };
}

/** Who asks, and where the mask acts. @param {Store} store */
function settings(store) {
  const enter = (/** @type {"self" | "cache" | "cross"} */ scene) => {
    const own = { ...NO_RULES, causal: SCENES[scene].causal };
    store.change({ scene, mask: maskOf(scene, own), ...own }, { glide: true });
  };
  const scenes = { self: "Itself", cache: "Cache", cross: "Cross" };
  const who = choice("Who asks whom", scenes, enter);
  const hows = { before: "before", after: "after", fill: "−10⁹" };
  const act = (/** @type {string} */ how) => store.change({ how }, { glide: true });
  const where = choice("Where the mask acts", hows, act);
  const [asking, acting] = [labelled("who asks", who), labelled("mask acts", where)];
  const root = div("attn-row attn-between", asking, acting);
  const tell = (/** @type {State} */ { scene, how }) => {
    who.set(scene);
    where.set(how);
  };
  return { root, tell };
}

/** @param {Store} store */
function side(store) {
  const put = (/** @type {number[][]} */ mask) =>
    store.change({ mask, ...NO_RULES }, { glide: true });
  const ruling = rules(
    (given, glide) => store.change({ mask: maskOf(held(store).scene, given), ...given }, { glide }),
    store,
  );
  const acts = {
    "All": () => put(maskOf(held(store).scene, NO_RULES)),
    "Turn around": () => put(visible(held(store)).map((row) => row.map((x) => (x ? 0 : 1)))),
    "Reset": store.reset,
  };
  const buttons = Object.entries(acts).map(([label, act]) => button(label, act).root);
  const boost = slider({
    ...{ label: "hidden scores", min: -5, max: 5, step: 0.5, zero: 0, text: signed },
    onInput: (x) => store.change({ boost: x }),
  });
  const root = div("masking-side", ruling.root, div("attn-row", ...buttons), boost.root);
  const tell = (/** @type {State} */ now) => {
    ruling.tell(now);
    boost.set(now.boost);
  };
  return { root, tell };
}

// ---- All together ---------------------------------------------------------------------------

/** @param {State} _start @param {Store} store */
function build(_start, store) {
  const [top, grid, controls, said] = [settings(store), canvas(store), side(store), summary()];
  const finger = matchMedia("(pointer: coarse)").matches; // up and down it scrolls
  const way = finger
    ? "Press a cell, or drag sideways along a row"
    : "Press a cell or drag over several";
  const hint = firstHint(
    `${way}: what was hidden shows, and the other way round. Then press “after” and look at the sums.`,
  );
  const note = el(
    "small",
    { class: "masking-note" },
    "The scores are made up, to show what a mask does. No model gave them.",
  );
  const main = div("masking-main", el("div", {}, grid.root, note), controls.root);
  let turn = 0;
  /** A function that is new to the figure gets its part: its rule is switched on. @param {any} now */
  const join = ({ scene, _own: { kind, turn: own } = { kind: "", turn: 0 } }) => {
    const known = own === turn || !(kind in NO_RULES);
    turn = own;
    if (known || inForce(held(store))[kind] !== null) return;
    const where = kind === "window" ? "self" : scene;
    const given = { ...inForce(held(store)), [kind]: usual(where)[kind] };
    store.change({ scene: where, mask: maskOf(where, given), ...given });
  };
  const tell = (/** @type {State} */ now) => {
    join(now);
    top.tell(now);
    controls.tell(now);
    grid.tell(now);
    said.set(describe(now, compute(now)));
  };
  return {
    parts: [hint, top.root, main, said.root],
    tell,
    glides: (now) => ({ weights: compute(now).weights }),
    paint: ({ weights }) => grid.paint(weights),
    stop: said.stop,
  };
}

export { attend, compute, describe, gridOf, ruled, SCENES };
export default figure({
  name: "masking",
  label: "Live figure: who may look at whom",
  style: marksStyle + style,
  controls: ["mask", "scene", "how", "boost", "padding", "causal", "window"],
  asks,
  build,
});
