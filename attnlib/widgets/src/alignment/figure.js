// AlignmentExplorer (chapter 02): trained translators run in the page. A translation writes itself below the sentence
// with ribbons between them; beside it the same sentence passes through one row of 64 numbers.

import { data, parts } from "../kit/data.js";
import { el, setAttribute, setText, svg } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { hits, within } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { still } from "../kit/motion.js";
import { argmax, clamp } from "../kit/numbers.js";
import { arrowKeys, button, choice, dropDown, summary } from "../kit/parts.js";
import { clockOf, lengths, stateAt, tokenize, translators, turned } from "./compute.js";
import * as scene from "./scene.js";
import marksStyle from "./marks.css" with { type: "text" };
import style from "./style.css" with { type: "text" };
import { describe } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("./compute.js").Numbers} Numbers */
/** @typedef {import("../kit/store.js").Store} Store */
/** @typedef {ReturnType<typeof translators>} Translators */

const READ = 240; // milliseconds for each word while it plays
const WRITE = 520;
const WIDE = 800; // px of the figure from which its two halves stand side by side, as in style.css
const FIRST = { additive: "additive score", dot: "dot product", no_attention: "no attention" };
const SECOND = { ...FIRST, "": "nothing" };
const TITLES = {
  additive: ["With attention, ", "additive score: each word written attends to the words read"],
  dot: ["With attention, ", "dot product: each word written attends to the words read"],
  no_attention: ["Without attention ", "all through one row of numbers"],
};
const stateOf = (/** @type {Store} */ store) => /** @type {State} */ (store.read());
const picture = () => svg("svg", { class: "scene", "aria-hidden": "true" });

/** The sentence: one that is stored, or what the reader types. @param {Store} store */
function sentence(store) {
  const put = (/** @type {string} */ text) =>
    store.change({ sentence: text, read: null, step: null, focus: null });
  let due = 0;
  const list = dropDown({
    label: "Sentence",
    onChange: put,
    options: [["", "your own"]],
    wide: true,
  });
  const own = el("input", {
    ...{
      type: "text",
      lang: "fr",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
    },
    oninput: () => {
      cancelAnimationFrame(due); // one translation for each frame, however fast one types
      due = requestAnimationFrame(() => put(own.value));
    },
  });
  const field = el(
    "label",
    { class: "attn-field attn-wide alignment-own" },
    el("span", {}, "or type"),
    own,
  );
  const root = el("div", { class: "alignment-fields" }, list.root, field);
  const tell = (/** @type {State} */ { sentence: text }, /** @type {Translators} */ { pairs }) => {
    const stored = pairs.some((pair) => pair.text === text);
    list.set(stored ? text : "", [
      ["", "your own"],
      ...pairs.map((pair) => [pair.text, pair.text]),
    ]);
    if (own.value !== text) own.value = text;
  };
  return { root, tell };
}

/** Which translators stand side by side. @param {Store} store */
function sides(store) {
  const first = choice("Translator", FIRST, (value) => store.change({ first: value, focus: null }));
  const second = dropDown({
    label: "beside it",
    options: Object.entries(SECOND),
    onChange: (value) => store.change({ second: value }),
  });
  const root = el("div", { class: "attn-row alignment-sides" }, first.root, second.root);
  const tell = (/** @type {State} */ now) => (first.set(now.first), second.set(now.second));
  return { root, tell };
}

/**
 * The clock: a bar over the words read and written, play, and single words.
 * @param {Store} store
 * @param {() => Numbers | null} found
 */
function clock(store, found) {
  let timer = 0;
  const now = () => clockOf(/** @type {Numbers} */ (found()), stateOf(store));
  const go = (/** @type {number} */ at, glide = true) => {
    const numbers = found();
    if (numbers?.first) store.change({ ...stateAt(numbers, at), focus: null }, { glide });
  };
  const end = () => lengths(/** @type {Numbers} */ (found())).reduce((a, b) => a + b);
  const label = () => {
    setText(play, timer ? "❚❚" : "▶");
    setAttribute(play, "aria-label", timer ? "Pause" : "Play: read and write");
  };
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
    label();
  };
  const later = (ms) => void (timer = Number(setTimeout(tick, ms)));
  const tick = () => {
    if (!found()?.first) return stop();
    go(now() + 1);
    if (now() >= end()) return stop();
    later(now() < /** @type {Numbers} */ (found()).source.length ? READ : WRITE);
  };
  const start = () => {
    if (!found()?.first) return;
    if (now() >= end()) go(0);
    later(READ);
    label();
  };
  const play = el("button", {
    type: "button",
    class: "attn-play",
    onclick: () => (timer ? stop() : start()),
  });
  const bar = el("input", {
    type: "range",
    min: 0,
    step: 1,
    "aria-label": "Words read and written",
    oninput: () => (stop(), go(bar.valueAsNumber)),
  });
  const phases = ["reads", "writes"].map((text) => el("span", {}, text));
  const one = (text, name, by) => {
    const { root } = button(text, () => (stop(), go(now() + by)));
    root.removeAttribute("aria-pressed");
    root.setAttribute("aria-label", name);
    return root;
  };
  const track = el(
    "div",
    { class: "alignment-track attn-range" },
    bar,
    el("div", { class: "alignment-phases", "aria-hidden": "true" }, ...phases),
  );
  const root = el(
    "div",
    { class: "alignment-clock" },
    play,
    track,
    one("‹", "One word back", -1),
    one("›", "One word on", 1),
  );
  const tell = (/** @type {State} */ state, /** @type {Numbers} */ numbers) => {
    const [m, most] = lengths(numbers);
    const at = clockOf(numbers, state);
    setAttribute(bar, "max", String(m + most));
    bar.value = at;
    bar.disabled = numbers.first === null;
    bar.style.setProperty("--from", "0");
    bar.style.setProperty("--to", String(at / Math.max(1, m + most)));
    setAttribute(
      bar,
      "aria-valuetext",
      at > m ? `${at - m} of ${most} words written` : `${at} of ${m} words read`,
    );
    phases.forEach((node) => (node.hidden = m + most === 0)); // else they stand in one place
    phases[0].style.width = phases[1].style.left = `${(100 * m) / Math.max(1, m + most)}%`;
  };
  label();
  return { root, tell, stop };
}

/**
 * The words of the ribbons: pointed at, pressed, or chosen by arrow keys.
 * @param {Store} store
 * @param {() => Numbers | null} found
 * @param {(focus: scene.Focus | undefined) => void} preview
 */
function listener(store, found, preview) {
  return (places) => (node, hit) => {
    const focus = () => /** @type {["written" | "read", number]} */ ([
      hit().id.split(" ")[0],
      Number(hit().id.split(" ")[1]),
    ]);
    const choose = (next) => store.change({ focus: next });
    node.addEventListener(
      "pointerenter",
      (event) => event.pointerType === "mouse" && preview(focus()),
    );
    node.addEventListener("pointerleave", () => preview(undefined));
    node.addEventListener(
      "click",
      () => choose(String(store.read().focus) === String(focus()) ? null : focus()),
    );
    const step = (by, lines) => () => {
      const [side, i] = focus();
      const { first, source } = /** @type {any} */ (found());
      if (!lines) {
        return [side, clamp(i + by, 0, (side === "written" ? first.words : source).length - 1)];
      }
      const other = by < 0 ? "read" : "written";
      if (other === side) return [side, i];
      return [
        other,
        argmax(other === "read" ? first.weights[i] : first.weights.map((row) => row[i])),
      ];
    };
    const sideways = () => node.parentElement.dataset.sideways === "true";
    const along = (by) => () => step(by, sideways())();
    const across = (by) => () => step(by, !sideways())();
    arrowKeys(node, {
      ...{ ArrowRight: along(1), ArrowLeft: along(-1), ArrowDown: across(1), ArrowUp: across(-1) },
      Escape: () => null,
    }, (next) => {
      choose(next);
      if (next) places().focus(next.join(" "));
    });
  };
}

/** One translator's picture, whatever it is: ribbons, a squeeze, or nothing. @param {boolean} pressed whether its words can be chosen */
function side(pressed, listen) {
  const image = picture();
  const [bold, rest] = [el("span", {}), el("small", {})];
  const places = pressed ? hits(listen(() => places)) : null;
  const inner = el("div", { class: "alignment-picture" }, image, ...(places ? [places.root] : []));
  const stage = el(
    "div",
    {
      class: "attn-stage",
      role: "group",
      "aria-label": "Words written and words read; arrow keys move",
    },
    inner,
  );
  const root = el("section", { class: "alignment-side" }, el("h3", {}, bold, rest), stage);
  let drawnOnce = false;
  let [looked, text] = ["", ""]; // at what, in which sentence
  /** Keep in sight what is looked at; where nothing new is, the reader scrolls. */
  const follow = (/** @type {Numbers} */ numbers, one, options) => {
    const moment = { ...options, clock: Math.round(options.clock), focus: options.chosen };
    const seen = scene.sight(numbers, one, moment);
    const [before, sentence] = [looked, numbers.source.join(" ")];
    looked = JSON.stringify([seen, moment.clock]);
    if (text !== sentence) stage.scrollTo({ top: 0, left: 0 });
    else if (seen && looked !== before) {
      const { sideways } = scene.places(numbers.source, one.words, options.width);
      const [way, now, size] = sideways
        ? ["top", stage.scrollTop, stage.clientHeight]
        : ["left", stage.scrollLeft, stage.clientWidth];
      const behavior = still() ? "auto" : "smooth";
      stage.scrollTo({ [way]: scene.scrolledTo(now, size, seen), behavior });
    }
    text = sentence;
  };
  const paint = (/** @type {Numbers} */ numbers, one, options) => {
    const width = Math.round(root.clientWidth);
    const kept = numbers.first === null && drawnOnce; // no word is known: the last picture, greyed
    root.classList.toggle("kept", kept);
    root.style.visibility = one === null && !kept ? "hidden" : "";
    if (kept) places?.set([]);
    if (one === null || width === 0) return;
    drawnOnce = true;
    TITLES[one.name].forEach((text, i) => setText(i ? rest : bold, text));
    const drawn = one.weights === null
      ? scene.squeeze(numbers, one, { ...options, width })
      : scene.ribbonScene(numbers, one, { ...options, width });
    draw(image, drawn);
    const long = one.weights !== null && scene.places(numbers.source, one.words, width).scrolls;
    stage.classList.toggle("long", long);
    inner.style.width = long ? `${drawn.width}px` : "";
    if (!places) return;
    places.root.dataset.sideways = String(scene.places(numbers.source, one.words, width).sideways);
    places.set(
      one.weights === null ? [] : scene.wordHits(numbers, one, {
        width,
        clock: Math.round(options.clock),
        focus: options.chosen,
      }),
    );
    if (one.weights !== null) follow(numbers, one, { ...options, width });
  };
  return { root, paint };
}

/** The weights as a small table; pointing at a row chooses its word for as long as it lasts. */
function table(preview) {
  const image = picture();
  const note = el(
    "small",
    {},
    "The same weights as a table: rows are words written, columns words read.",
  );
  const root = el("div", { class: "alignment-table" }, el("div", {}, image), note);
  let [cell, rows, top] = [1, 0, 0];
  image.addEventListener("pointermove", (event) => {
    const i = Math.floor((within(image, event)[1] - top - 1) / cell);
    preview(i >= 0 && i < rows ? ["written", i] : undefined);
  });
  image.addEventListener("pointerleave", () => preview(undefined));
  const paint = (numbers, one, options) => {
    const shown = one !== null && one.weights !== null && one.words.length > 0;
    const kept = numbers.first === null && rows > 0;
    root.classList.toggle("kept", kept);
    root.style.visibility = shown || kept ? "" : "hidden";
    if (!shown) return;
    rows = one.weights.length;
    cell = scene.cellOf(rows, numbers.source.length, 170);
    const named = options.wide;
    top = scene.margins(numbers, one, cell, named).top;
    draw(image, scene.matrix(numbers, one, { ...options, named, width: named ? 300 : 170 }));
  };
  return { root, paint };
}

/** @param {State} _start @param {Store} store @param {any} model */
function build(_start, store, model) {
  /** @type {Translators | null} */
  let all = null;
  /** @type {Numbers | null} */
  let found = null;
  /** @type {scene.Focus | undefined} */
  let pointed;
  let [last, width] = [{ clock: Infinity }, 0];
  const known = () => found;
  const preview = (/** @type {scene.Focus | undefined} */ focus) => {
    if (String(focus) === String(pointed)) return;
    pointed = focus;
    paint(last, 0, width);
    if (found) {
      said.set(describe({ ...stateOf(store), focus: focus ?? stateOf(store).focus }, found));
    }
  };
  const listen = listener(store, known, preview);
  const [fields, kinds, time] = [sentence(store), sides(store), clock(store, known)];
  const [main, beside, small, said] = [
    side(true, listen),
    side(false, listen),
    table(preview),
    summary(),
  ];
  const hint = el(
    "p",
    { class: "attn-hint" },
    "Press a word to follow its ribbons, or press ▶.",
  );
  const reset = button("Reset", () => (time.stop(), store.reset())).root;
  reset.removeAttribute("aria-pressed");
  kinds.root.append(reset);
  const controls = el(
    "div",
    { class: "alignment-controls" },
    time.root,
    said.root,
    fields.root,
    kinds.root,
  );
  const tell = (/** @type {State} */ now) => {
    if (all === null) return;
    found = all.numbers(now);
    fields.tell(now, all);
    kinds.tell(now);
    time.tell(now, found);
    said.set(describe(now, found));
  };
  const paint = (
    /** @type {{clock: number}} */ shown,
    /** @type {number} */ _,
    /** @type {number} */ now,
  ) => {
    [last, width] = [shown, now];
    if (found === null) return;
    const { focus } = stateOf(store);
    const end = lengths(found).reduce((a, b) => a + b);
    const options = {
      clock: Math.min(shown.clock, end),
      focus: pointed ?? focus,
      chosen: focus,
      wide: width >= WIDE,
    };
    main.paint(found, found.first, options);
    beside.paint(found, found.second, options);
    small.paint(found, found.first, options);
  };
  const ready = data(model, "alignment").then((stored) => {
    all = translators(stored);
  });
  const later = parts(
    model,
    "alignment",
    (/** @type {string} */ name, one) => /** @type {Translators} */ (all).put(name, one),
  );
  const board = el(
    "div",
    { class: "alignment-board" },
    main.root,
    beside.root,
    controls,
    small.root,
  );
  return {
    parts: [hint, board],
    tell,
    ready,
    say: said.set,
    wants: (/** @type {State} */ now) => later.wants(/** @type {Translators} */ (all).lacks(now)),
    ahead: () => {
      const { first, second } = stateOf(store);
      later.ahead([...new Set([first, second || first, ...Object.keys(FIRST)])]);
    },
    glides: (/** @type {State} */ now) => ({
      clock: clockOf(found ?? /** @type {Translators} */ (all).numbers(now), now),
    }),
    paint,
    stop: () => (time.stop(), said.stop()),
  };
}

export { describe, scene, tokenize, translators, turned };
export default figure({
  name: "alignment",
  label: "Live figure: translators, with attention and without",
  style: marksStyle + style,
  controls: ["sentence", "first", "second", "read", "step", "focus"],
  build,
});
