// AlignmentExplorer (chapter 02): trained translators run in the page. A translation writes itself below the sentence
// with ribbons between them; beside it the same sentence passes through one row of 64 numbers.

import { data, parts } from "../kit/data.js";
import { div, drawing, el, setAttribute, setText } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { hits, within } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { still } from "../kit/motion.js";
import { argmax, clamp } from "../kit/numbers.js";
import { arrowKeys, button, choice, dropDown, summary } from "../kit/parts.js";
import {
  astray,
  clockOf,
  followed,
  lengths,
  stateAt,
  tokenize,
  translators,
  turned,
} from "./compute.js";
import * as scene from "./scene.js";
import { player } from "../kit/player.js";
import marksStyle from "./marks.css" with { type: "text" };
import style from "./style.css" with { type: "text" };
import { describe, TITLES } from "./words.js";

/** @import { State, Numbers } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */
/** @typedef {ReturnType<typeof translators>} Translators */

const READ = 240; // milliseconds for each word while it plays
const WRITE = 520;
const MIDDLE = 560; // px of the figure from which its second picture has the table beside it, as in style.css
const WIDE = 800; // px of the figure from which its two halves stand side by side, as in style.css
const PAUSE = 700; // milliseconds after which a word that is being typed is taken for whole
const FIRST = { additive: "additive score", dot: "dot product", no_attention: "no attention" };
const SECOND = { ...FIRST, "": "nothing" };
const NAMES = { additive: "Additive score", dot: "Dot product" };
const stateOf = (/** @type {Store} */ store) => /** @type {State} */ (store.read());

/** Whether a key left a word that may go on: nothing is translated before it is whole. @param {any} event of a text field */
function unfinished({ target, data, inputType, isComposing }) {
  const key = isComposing || data?.length === 1 || inputType?.startsWith("delete");
  return key && /[\p{L}\p{N}]$/u.test(target.value.slice(0, target.selectionStart));
}

/** A field, and the words that the translators read: a list that opens over what is below, so that nothing moves. */
function withWords(/** @type {HTMLElement} */ field) {
  const list = el("p", { lang: "fr", tabindex: 0, role: "group", "aria-label": "French words" });
  const name = "words: all that the translators read";
  const handle = el("summary", { "aria-label": name }, "words");
  const known = el("details", { class: "alignment-known" }, handle, list);
  const root = el(
    "div",
    {
      class: "alignment-line",
      onkeydown: (/** @type {KeyboardEvent} */ { key, target }) => {
        if (key !== "Escape") return;
        known.open = false;
        if (target === list) handle.focus();
      },
      // It stays while one types.
      onfocusout: (/** @type {FocusEvent} */ { relatedTarget: next }) => {
        if (next && !root.contains(next)) known.open = false;
      },
    },
    field,
    known,
  );
  const tell = (/** @type {string[]} */ words) => {
    if (list.firstChild === null) setText(list, words.join(" · "));
  };
  return { root, tell };
}

/** The sentence: one that is stored, or what the reader types. @param {Store} store */
function sentence(store) {
  let [wait, frame, last] = [0, 0, /** @type {string | null} */ (null)];
  const drop = () => {
    clearTimeout(wait);
    cancelAnimationFrame(frame);
    [wait, frame] = [0, 0];
  };
  const put = (/** @type {string} */ text) => {
    drop();
    store.change({ sentence: text, read: null, step: null, focus: null });
  };
  const list = dropDown({
    label: "Sentence",
    onChange: put,
    options: [["", "your own"]],
    wide: true,
  });
  const whole = () => put(own.value);
  const rest = () => wait && whole(); // what waits is whole: the reader has gone on
  const own = el("input", {
    ...{
      type: "text",
      lang: "fr",
      autocomplete: "off",
      autocapitalize: "off",
      spellcheck: "false",
    },
    oninput: (/** @type {Event} */ event) => {
      drop();
      if (unfinished(event)) wait = Number(setTimeout(whole, PAUSE));
      else frame = requestAnimationFrame(whole); // one translation for each frame, however fast one types
    },
    onchange: rest,
    onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Enter" && rest(),
  });
  const field = el(
    "label",
    { class: "attn-field attn-wide alignment-own" },
    el("span", {}, "or type"),
    own,
  );
  const line = withWords(field);
  const root = div("alignment-fields", list.root, line.root);
  const tell = (
    /** @type {State} */ { sentence: text },
    /** @type {Translators} */ { pairs, words },
  ) => {
    line.tell(words);
    const stored = pairs.some((pair) => pair.text === text);
    list.set(stored ? text : "", [
      ["", "your own"],
      ...pairs.map((pair) => [pair.text, pair.text]),
    ]);
    if (text !== last) drop(); // someone put another sentence
    if (!wait && own.value !== text) own.value = text;
    last = text;
  };
  return { root, tell, stop: drop };
}

/** Which translators stand side by side: two different ones. @param {Store} store */
function sides(store) {
  const put = (/** @type {string} */ first) => {
    const now = stateOf(store);
    const second = now.second === first ? now.first : now.second; // they change places
    store.change({ first, second, focus: null });
  };
  const first = choice("Translator", FIRST, put);
  const second = dropDown({
    label: "beside it",
    options: Object.entries(SECOND),
    onChange: (value) => store.change({ second: value }),
  });
  const options = [...second.root.querySelectorAll("option")];
  const root = div("attn-row alignment-sides", first.root, second.root);
  const tell = (/** @type {State} */ now) => {
    first.set(now.first);
    second.set(now.second);
    Object.keys(SECOND).forEach((name, i) => (options[i].disabled = name === now.first));
  };
  return { root, tell };
}

/** The clock: a bar over the words read and written, play, and single words. @param {Store} store @param {() => Numbers | null} found */
function clock(store, found) {
  const now = () => clockOf(/** @type {Numbers} */ (found()), stateOf(store));
  const go = (/** @type {number} */ at, glide = true) => {
    const numbers = found();
    if (numbers?.first) store.change({ ...stateAt(numbers, at), focus: null }, { glide });
  };
  const end = () => lengths(/** @type {Numbers} */ (found())).reduce((a, b) => a + b);
  const { root: play, stop } = player({
    label: "Play: read and write",
    rest: () => now() + 1 < /** @type {Numbers} */ (found()).source.length ? READ : WRITE,
    wait: READ,
    begin: () => {
      if (!found()?.first) return false;
      if (now() >= end()) go(0);
    },
    next: () => {
      if (!found()?.first) return false;
      go(now() + 1);
      return now() < end();
    },
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
    root.setAttribute("aria-label", name);
    return root;
  };
  const track = div(
    "alignment-track attn-range",
    bar,
    el("div", { class: "alignment-phases", "aria-hidden": "true" }, ...phases),
  );
  const root = div(
    "alignment-clock",
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
    /** To the word so many places on, of those that can be pressed. */
    const beside = (by) => {
      const [side, i] = focus();
      const last = node.parentElement.querySelectorAll(`[data-id^="${side} "]`).length - 1;
      return [side, clamp(i + by, 0, last)];
    };
    const step = (by, lines) => () => {
      const [side, i] = focus();
      const { weights } = /** @type {any} */ (followed(/** @type {Numbers} */ (found())));
      if (!lines) return beside(by);
      const other = by < 0 ? "read" : "written";
      if (other === side) return [side, i];
      return [other, argmax(other === "read" ? weights[i] : weights.map((row) => row[i]))];
    };
    const sideways = () => node.parentElement.dataset.sideways === "true";
    const along = (by) => () => step(by, sideways())();
    const across = (by) => () => step(by, !sideways())();
    arrowKeys(node, {
      ...{ ArrowRight: along(1), ArrowLeft: along(-1), ArrowDown: across(1), ArrowUp: across(-1) },
      ...{ Home: () => beside(-999), End: () => beside(999) },
      Escape: () => null,
    }, (next) => {
      choose(next);
      if (next) places().focus(next.join(" "));
    });
  };
}

/**
 * What tells that a picture goes on beyond its box: it fades there, and a button scrolls on. Where the box stands is
 * known from the event, so that no frame has to ask for it.
 * @param {HTMLElement} stage
 */
function cues(stage) {
  let [size, whole, way] = [0, 0, "left"];
  const go = (/** @type {number} */ by) => () =>
    stage.scrollBy({ [way]: 0.8 * by * size, behavior: still() ? "auto" : "smooth" });
  const ends = [["←", "Back to the words before", -1], ["→", "On to the words after", 1]].map(
    ([text, name, by]) =>
      el("button", {
        type: "button",
        class: "alignment-more",
        tabindex: -1, // by keys one walks along the words
        "aria-label": name,
        hidden: true,
        onclick: go(Number(by)),
      }, text),
  );
  const show = () => {
    const at = way === "left" ? stage.scrollLeft : stage.scrollTop;
    const more = [at > 1, at + size < whole - 1];
    const names = ["before", "after"].filter((_, i) => more[i]).map((name) => `more-${name}`);
    root.className = ["alignment-box", way === "top" && "down", ...names].filter(Boolean).join(" ");
    ends.forEach((end, i) => (end.hidden = !more[i]));
  };
  const root = div("alignment-box", stage, ...ends);
  stage.addEventListener("scroll", show);
  /** A picture of so many px in a box of so many; none scrolls where they are equal. */
  const set = (
    /** @type {number} */ box,
    /** @type {number} */ picture,
    /** @type {boolean} */ down,
  ) => {
    const next = down ? "top" : "left";
    if (box === size && picture === whole && next === way) return;
    [size, whole, way] = [box, picture, next];
    if (whole > size) return show();
    root.className = "alignment-box";
    for (const end of ends) end.hidden = true;
  };
  return { root, set };
}

/** Where its words stand. @param {Numbers} numbers */
const placed = (numbers, one, { width, most }) =>
  scene.places(numbers.source, one.words, width, most, scene.twice(numbers));

/** One translator's picture, whatever it is: ribbons, a squeeze, or nothing. */
function side(listen) {
  const image = drawing();
  const [bold, rest] = [el("span", {}), el("small", {})];
  const places = hits(listen(() => places));
  const inner = div("alignment-picture", image, places.root);
  const stage = el("div", { class: "attn-stage", role: "group" }, inner);
  const box = cues(stage);
  const root = el("section", { class: "alignment-side" }, el("h3", {}, bold, rest), box.root);
  let drawn = ""; // which translator
  let [looked, text] = ["", ""]; // at what, in which sentence
  /** Keep in sight what is looked at; where nothing new is, the reader scrolls. */
  const follow = (/** @type {Numbers} */ numbers, one, options) => {
    const moment = { ...options, clock: Math.round(options.clock), focus: options.chosen };
    const seen = scene.sight(numbers, one, moment);
    const [before, sentence] = [looked, numbers.source.join(" ")];
    looked = JSON.stringify([seen, moment.clock]);
    if (text !== sentence) stage.scrollTo({ top: 0, left: 0 });
    else if (seen && looked !== before) {
      const { sideways } = placed(numbers, one, options);
      const [way, now, size] = sideways
        ? ["top", stage.scrollTop, stage.clientHeight]
        : ["left", stage.scrollLeft, stage.clientWidth];
      const behavior = still() ? "auto" : "smooth";
      stage.scrollTo({ [way]: scene.scrolledTo(now, size, seen), behavior });
    }
    text = sentence;
  };
  /** What can be pressed, where this is the picture whose words are followed; else a long one is a stop of its own. */
  const handle = (/** @type {Numbers} */ numbers, one, options, long) => {
    const own = one === followed(numbers) && one.weights !== null;
    places.set(
      own
        ? scene.wordHits(numbers, one, {
          width: options.width,
          most: options.most,
          clock: Math.round(options.clock),
          focus: options.chosen,
        })
        : [],
    );
    setAttribute(stage, "role", own || long ? "group" : "presentation");
    setAttribute(
      stage,
      "aria-label",
      own ? "Words written and words read; arrow keys move" : long ? "Ribbons that scroll" : "",
    );
    if (long && !own) setAttribute(stage, "tabindex", "0");
    else stage.removeAttribute("tabindex");
  };
  const paint = (/** @type {Numbers} */ numbers, one, width, given, /** @type {string} */ name) => {
    const kept = numbers.first === null && drawn === name; // no word is known: the last picture, greyed
    root.classList.toggle("kept", kept);
    root.style.visibility = one === null && !kept ? "hidden" : "";
    if (kept) places.set([]);
    if (one === null || width === 0) return;
    drawn = name;
    const options = { ...given, ...scene.shared(numbers, one, given), width };
    TITLES[one.name].forEach((text, i) => setText(i ? rest : bold, text));
    if (one.weights === null) {
      draw(image, scene.squeeze(numbers, one, options));
      stage.classList.remove("long");
      inner.style.width = "";
      box.set(0, 0, false);
      return handle(numbers, one, options, false);
    }
    const ribbons = scene.ribbonScene(numbers, one, options);
    draw(image, ribbons);
    const { scrolls: long, sideways } = placed(numbers, one, options);
    stage.classList.toggle("long", long);
    inner.style.width = long ? `${ribbons.width}px` : "";
    places.root.dataset.sideways = String(sideways);
    handle(numbers, one, options, long);
    follow(numbers, one, options);
    if (!long) box.set(0, 0, false);
    else if (sideways) box.set(options.most, ribbons.height, true);
    else box.set(width, ribbons.width, false);
  };
  return { root, paint };
}

/** The weights of the translator that is followed as a table; pointing at a cell tells it for as long as it lasts. */
function table(preview) {
  const image = drawing();
  const [bold, rest] = [el("span", {}), el("small", {}, " as a table")];
  const note = el("small", {});
  const root = el("section", { class: "alignment-table" }, el("h3", {}, bold, rest), note, image);
  /** @type {(point: number[]) => any} */
  let at = () => undefined;
  let drawn = ""; // of which translator
  image.addEventListener("pointermove", (event) => preview(at(within(image, event))));
  image.addEventListener("pointerleave", () => preview(undefined));
  const paint = (
    /** @type {Numbers} */ numbers,
    width,
    options,
    /** @type {string[]} */ chosen,
  ) => {
    const one = followed(numbers);
    const kept = numbers.first === null && drawn === chosen.find((name) => name in NAMES);
    root.classList.toggle("kept", kept);
    const shown = one !== null && one.weights !== null && one.words.length > 0 && width > 0;
    root.style.visibility = shown || kept ? "" : "hidden";
    if (!shown) return void (at = () => undefined);
    drawn = one.name;
    at = (point) => {
      const found = scene.tableAt(numbers, one, { ...options, width }, point);
      const done = Math.round(options.clock) - numbers.source.length;
      return found && (found[0] === "read" || found[1] < done) ? found : undefined;
    };
    setText(bold, NAMES[one.name]);
    setText(
      note,
      one.links
        ? "Framed: the grammar’s links, dotted where a link is only possible."
        : "Rows are words written, columns words read.",
    );
    draw(image, scene.matrix(numbers, one, { ...options, width }));
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
    paint(last);
    if (found) {
      said.set(describe({ ...stateOf(store), focus: focus ?? stateOf(store).focus }, found));
    }
  };
  const listen = listener(store, known, preview);
  const [fields, kinds, time] = [sentence(store), sides(store), clock(store, known)];
  const [main, beside, small, said] = [side(listen), side(listen), table(preview), summary()];
  const hint = el(
    "p",
    { class: "attn-hint alignment-hint" },
    el(
      "span",
      {},
      el("span", { class: "wide" }, "A ribbon is as wide as its weight. "),
      "Press a word to follow its ribbons, or press ▶.",
    ),
    el("span", {}, "No ribbons without attention. Press ▶."),
  );
  const reset = button("Reset", () => (time.stop(), store.reset())).root;
  kinds.root.append(reset);
  // Last what is said: whatever it is, nothing that is pressed moves.
  const controls = div("alignment-controls", time.root, fields.root, kinds.root, said.root);
  const tell = (/** @type {State} */ now) => {
    if (all === null) return;
    found = all.numbers(now);
    fields.tell(now, all);
    kinds.tell(now);
    hint.classList.toggle("none", !(now.first in NAMES || now.second in NAMES));
    board.classList.toggle("alone", now.second === "");
    board.classList.toggle("both", now.first in NAMES && now.second in NAMES);
    time.tell(now, found);
    said.set(describe(now, found));
  };
  const paint = (
    /** @type {{clock: number}} */ shown,
    /** @type {number} */ _ = 0,
    /** @type {number} */ now = width,
  ) => {
    [last, width] = [shown, now];
    if (found === null) return;
    const { focus, first, second } = stateOf(store);
    const end = lengths(found).reduce((a, b) => a + b);
    const options = {
      clock: Math.min(shown.clock, end),
      focus: pointed ?? focus,
      chosen: focus,
      high: width < WIDE,
    };
    const widths = [main, beside, small].map(({ root }) => Math.round(root.clientWidth)); // before anything is written
    const most = MIDDLE <= width && width < WIDE ? scene.LINES : scene.TALL;
    main.paint(found, found.first, widths[0], { ...options, most }, first);
    beside.paint(found, found.second, widths[1], { ...options, most }, second);
    small.paint(found, widths[2], options, [first, second]);
  };
  const ready = data(model, "alignment").then((stored) => {
    all = translators(stored);
  });
  const later = parts(
    model,
    "alignment",
    (/** @type {string} */ name, one) => /** @type {Translators} */ (all).put(name, one),
  );
  const board = div("alignment-board", main.root, beside.root, controls, small.root);
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
    stop: () => (time.stop(), fields.stop(), said.stop()),
  };
}

export { astray, describe, scene, tokenize, translators, turned };
export default figure({
  name: "alignment",
  label: "Live figure: translators, with attention and without",
  style: marksStyle + style,
  controls: ["sentence", "first", "second", "read", "step", "focus"],
  build,
});
