// LookupExplorer (chapter 01): move a query among keys and watch the answer balance on the values.

import { dragged, within } from "../kit/hits.js";
import { div, drawing, el, setText } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { draw } from "../kit/marks.js";
import { clamp, plus } from "../kit/numbers.js";
import { arrowKeys, button, choice, firstHint, range, summary } from "../kit/parts.js";
import { short } from "../kit/text.js";
import { asks, compute, moveTo, presetOf, toPlane } from "./compute.js";
import { beam, plane, planeScale } from "./scene.js";
import marksStyle from "./marks.css" with { type: "text" };
import style from "./style.css" with { type: "text" };
import { describe, spell, terms } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("../kit/store.js").Store} Store */

const REACH = 4; // the sliders run from −4 to 4
const LAG = 70; // milliseconds: what is left of the fulcrum's way shrinks to a third in each

/** Names of queries to ask for. @param {State} start @param {Store} store */
function wanted({ words, presets }, store) {
  const names = ["fruit", ...words];
  const buttons = names.map((name) =>
    button(name, () => store.change({ query: presets[name] }, { glide: true }))
  );
  const root = el("div", { class: "lookup-asks attn-row", role: "group", "aria-label": "Ask for" });
  root.append(el("h3", { "aria-hidden": "true" }, "Ask for"), ...buttons.map((b) => b.root));
  const tell = (/** @type {State} */ now) =>
    buttons.forEach((b, i) => b.set(names[i] === presetOf(now)));
  return { root, tell };
}

/** The plane with the query in it, dragged, pressed or moved by arrow keys. @param {State} start @param {Store} store */
function field(start, store) {
  const picture = drawing();
  const [low, high] = [Math.min(...start.value), Math.max(...start.value)];
  const handle = el("div", {
    ...{ class: "lookup-handle", tabindex: "0", role: "slider" },
    ...{ "aria-label": "Query: arrow keys move it", "aria-valuemin": low, "aria-valuemax": high },
  });
  const root = div("field lookup-field", picture, handle);
  let scale = planeScale(start, 400);
  const moved = (/** @type {number[]} */ place) => {
    const held = place.map((x, i) => clamp(x, -scale.reach[i], scale.reach[i]));
    return moveTo(scale.plane, store.read().query, held).map((x) => Math.round(x * 1000) / 1000);
  };
  const placeOf = (/** @type {MouseEvent} */ event) => {
    const [x, y] = within(root, event);
    return [(x - root.clientWidth / 2) / scale.u, (root.clientHeight / 2 - y) / scale.u];
  };
  dragged(handle, () => (event) => store.change({ query: moved(placeOf(event)) }));
  /** @type {MouseEvent | null} */
  let last = null; // a click tells whole pixels alone
  picture.addEventListener("pointerup", (event) => last = event);
  picture.addEventListener(
    "click",
    (event) => store.change({ query: moved(placeOf(last ?? event)) }, { glide: true }),
  );
  const by = (/** @type {number[]} */ step) => () =>
    moved(plus(toPlane(scale.plane, store.read().query), step));
  arrowKeys(handle, {
    ...{ ArrowRight: by([0.1, 0]), ArrowLeft: by([-0.1, 0]) },
    ...{ ArrowUp: by([0, 0.1]), ArrowDown: by([0, -0.1]) },
    ...{ PageUp: by([0, 0.5]), PageDown: by([0, -0.5]), Home: () => start.query },
    End: () => store.read().query, // it has no meaning in a plane, yet would scroll the query away
  }, (query) => store.change({ query }, { glide: query === start.query }));
  return {
    root,
    tell: (/** @type {State} */ now) => {
      const result = compute(now);
      handle.setAttribute("aria-valuenow", String(clamp(result.output, low, high)));
      handle.setAttribute("aria-valuetext", describe(now, result));
    },
    paint: (/** @type {State} */ shown, /** @type {number} */ width) => {
      scale = planeScale(shown, width);
      draw(picture, plane(shown, { width }));
      const [a, b] = toPlane(scale.plane, shown.query);
      handle.style.translate = `${scale.x(a)}px ${scale.y(b)}px`;
    },
  };
}

/** A slider for each number of the query. @param {State} start @param {Store} store */
function numbers({ axes }, store) {
  const replaced = (i, x) => store.read().query.map((old, j) => (j === i ? x : old));
  const digits = (/** @type {number} */ x) => short(Math.round(1000 * x) / 1000); // 0, not 1.5e−5
  const each = axes.map((label, i) =>
    range({
      ...{ label, min: -REACH, max: REACH, step: 0.05, zero: 0, text: digits },
      onInput: (x) => store.change({ query: replaced(i, x) }),
    })
  );
  const root = el("div", {
    class: "lookup-query",
    role: "group",
    "aria-label": "The query's numbers",
  }, ...each.map((s) => s.root));
  return { root, tell: (/** @type {State} */ now) => each.forEach((s, i) => s.set(now.query[i])) };
}

/** The temperature, and its limit: the best match alone. @param {Store} store */
function heat(store) {
  const slider = range({
    ...{ label: "temperature", min: -2, max: 2, step: 0.05, zero: 0, text: short },
    read: (/** @type {number} */ position) => Number((10 ** position).toPrecision(3)),
    write: Math.log10,
    onInput: (/** @type {number} */ x) => store.change({ temperature: x }),
  });
  const kind = choice(
    "Kind of lookup",
    { soft: "soft", hard: "hard" },
    (chosen) => store.change({ hard: chosen === "hard" }, { glide: true }),
  );
  const ends = el(
    "div",
    { class: "lookup-ends", "aria-hidden": "true" },
    el("span", {}, "low"),
    el("span", {}, "high"),
  );
  const root = div("lookup-heat", slider.root, ends);
  const tell = (/** @type {State} */ now) => {
    slider.set(now.temperature, !now.hard);
    kind.set(now.hard ? "hard" : "soft");
  };
  return { root, kind: kind.root, tell };
}

/** The sum behind the answer, each number in its role's colour. @param {State} start */
function sum({ words }) {
  const pieces = Array.from({ length: 4 * words.length + 2 }, () => el("span"));
  const root = el("p", { class: "lookup-sum" }, ...pieces);
  const tell = (now, result) =>
    terms(now, result).forEach(([role, text], i) => {
      pieces[i].className = role;
      setText(pieces[i], text);
    });
  return { root, tell };
}

/** Every step written out: worked out only while open. @param {State} start */
function onDemand({ words }) {
  const lines = [...words, ""].map(() => el("li"));
  const root = el(
    "details",
    { class: "lookup-numbers" },
    el("summary", {}, "Show every number"),
    el("ul", {}, ...lines),
  );
  let write = () => {};
  root.addEventListener("toggle", () => write());
  const tell = (/** @type {State} */ now, /** @type {any} */ result) => {
    write = () => {
      if (root.open) spell(now, result).forEach((text, i) => setText(lines[i], text));
    };
    write();
  };
  return { root, tell };
}

/** The beam, whose fulcrum follows the output. */
function balance() {
  const picture = drawing();
  /** @type {number | null} */
  let fulcrum = null;
  const paint = (
    /** @type {State} */ shown,
    /** @type {number} */ dt,
    /** @type {number} */ width,
  ) => {
    const result = compute(shown);
    const reach = Math.max(...shown.value) - Math.min(...shown.value);
    fulcrum ??= result.output;
    fulcrum += (result.output - fulcrum) * (1 - Math.exp(-dt / LAG));
    if (Math.abs(result.output - fulcrum) < 0.0005 * reach) fulcrum = result.output;
    draw(picture, beam(shown, result, { width, fulcrum }));
    return fulcrum !== result.output;
  };
  return { root: div("lookup-beam", picture), paint };
}

/** @param {State} start @param {Store} store */
function build(start, store) {
  const [ask, place, axes, temperature] = [
    wanted(start, store),
    field(start, store),
    numbers(start, store),
    heat(store),
  ];
  const [beamed, added, more, said] = [balance(), sum(start), onDemand(start), summary()];
  const reset = button("Reset", store.reset);
  const left = el("section", { class: "lookup-ask" }, ask.root, place.root, axes.root);
  const title = el("h3", {}, "The table answers ", el("small", {}, "where the weights balance"));
  const right = el(
    "section",
    { class: "lookup-answer" },
    ...[title, temperature.kind, beamed.root, temperature.root],
  );
  const hint = firstHint(
    "Drag the blue query down across the dotted line: where does the answer go?",
  );
  const below = div("lookup-below", more.root, reset.root);
  return {
    parts: [hint, div("lookup-board", left, right), said.root, added.root, below],
    tell: (/** @type {State} */ now) => {
      const result = compute(now);
      [ask, place, axes, temperature].forEach((part) => part.tell(now));
      said.set(describe(now, result));
      [added, more].forEach((part) => part.tell(now, result));
    },
    paint: (/** @type {State} */ shown, /** @type {number} */ dt) => {
      place.paint(shown, Math.round(place.root.clientWidth));
      return beamed.paint(shown, dt, Math.round(beamed.root.clientWidth));
    },
    stop: said.stop,
  };
}

export { beam, compute, describe, plane };
export default figure({
  name: "lookup",
  label: "Live figure: lookup in a table",
  style: marksStyle + style,
  controls: ["query", "temperature", "hard"],
  fixed: ["words", "axes", "key", "value", "presets"],
  asks,
  build,
});
