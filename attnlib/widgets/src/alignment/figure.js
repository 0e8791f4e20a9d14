// AlignmentExplorer (chapter 02): trained translators run in the page. A translation writes itself below the sentence
// with ribbons between them; beside it the same sentence passes through one row of 64 numbers.

import { data, parts } from "../kit/data.js";
import { div, drawing, el, setAttribute, setText } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { hits } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { still } from "../kit/motion.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, choice, dropDown, firstHint, range, summary } from "../kit/parts.js";
import { player } from "../kit/player.js";
import {
  astray,
  attending,
  clockOf,
  followed,
  lengths,
  MOST,
  stateAt,
  tokenize,
  translators,
  turned,
} from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import * as scene from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe, TITLES } from "./words.js";

/** @import { State, Numbers } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */
/** @typedef {ReturnType<typeof translators>} Translators */

const READ = 240; // milliseconds for each word while it plays
const WRITE = 520;
const PAUSE = 400; // milliseconds after which what is typed is taken for whole
const FIRST = { additive: "additive score", dot: "dot product", no_attention: "no attention" };
const SECOND = { ...FIRST, "": "nothing" };
const stateOf = (/** @type {Store} */ store) => /** @type {State} */ (store.read());

/** The sentence: one that is stored, or what the reader types. @param {Store} store */
function sentence(store) {
  let [wait, last] = [0, ""];
  const drop = () => {
    clearTimeout(wait);
    wait = 0;
  };
  const put = (/** @type {string} */ text) => {
    drop();
    store.change({ sentence: text, read: null, step: null, focus: null });
  };
  const own = el("input", {
    ...{ type: "text", lang: "fr", autocomplete: "off", autocapitalize: "off" },
    spellcheck: "false",
    oninput: () => {
      drop();
      wait = Number(setTimeout(() => put(own.value), PAUSE));
    },
    onchange: () => wait && put(own.value), // what waits is whole: the reader has gone on
  });
  const first = ["", "your own"];
  const list = dropDown({ label: "Sentence", onChange: put, options: [first], wide: true });
  const field = el("label", { class: "attn-field attn-wide" }, el("span", {}, "or type"), own);
  const tell = (/** @type {string} */ text, /** @type {Translators} */ { pairs }) => {
    const stored = pairs.some((pair) => pair.text === text);
    list.set(stored ? text : "", [first, ...pairs.map((pair) => [pair.text, pair.text])]);
    if (text !== last) drop(); // someone put another sentence
    if (!wait && own.value !== text) own.value = text;
    last = text;
  };
  return { root: div("alignment-fields", list.root, field), tell, stop: drop };
}

/** Which translators stand side by side: two different ones. @param {Store} store */
function sides(store) {
  const first = choice("Translator", FIRST, (/** @type {string} */ name) => {
    const now = stateOf(store);
    const second = now.second === name ? now.first : now.second; // they change places
    store.change({ first: name, second, focus: null });
  });
  const second = dropDown({
    label: "beside it",
    options: Object.entries(SECOND),
    onChange: (value) => store.change({ second: value }),
  });
  const options = [...second.root.querySelectorAll("option")];
  const tell = (/** @type {State} */ now) => {
    first.set(now.first);
    second.set(now.second);
    Object.keys(SECOND).forEach((name, i) => (options[i].disabled = name === now.first));
  };
  return { root: div("attn-row alignment-sides", first.root, second.root), tell };
}

/** The clock: a bar over the words read and written, play, and single words. @param {Store} store @param {() => Numbers | null} found */
function clock(store, found) {
  const numbers = () => /** @type {Numbers} */ (found());
  const now = () => clockOf(numbers(), stateOf(store));
  const end = () => lengths(numbers()).reduce((a, b) => a + b);
  const go = (/** @type {number} */ at, glide = true) => {
    if (found()?.first) store.change({ ...stateAt(numbers(), at), focus: null }, { glide });
  };
  const { root: play, stop } = player({
    label: "Play: read and write",
    rest: () => now() + 1 < numbers().source.length ? READ : WRITE,
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
  const told = (/** @type {number} */ at) => {
    const [m, most] = lengths(numbers());
    return at > m ? `${at - m} of ${most} written` : `${at} of ${m} read`;
  };
  const bar = range({
    ...{ label: "Words", min: 0, max: 1, step: 1, text: told },
    onInput: (/** @type {number} */ at) => (stop(), go(at)),
  });
  const one = (text, name, by) => button(text, () => (stop(), go(now() + by)), name).root;
  const root = div(
    "alignment-clock",
    ...[play, bar.root, one("‹", "One word back", -1), one("›", "One word on", 1)],
  );
  const tell = () => {
    bar.limit(Math.max(1, end()));
    bar.set(now(), numbers().first !== null);
  };
  return { root, tell, stop };
}

/** The words of the ribbons: pressed, or chosen by arrow keys, each line by itself. @param {Store} store */
function listener(store) {
  return (places) => (node, hit) => {
    const focus = () => {
      const [line, at] = hit().id.split(" ");
      return [line, Number(at)];
    };
    const choose = (next) => store.change({ focus: next });
    node.addEventListener(
      "click",
      () => choose(String(store.read().focus) === String(focus()) ? null : focus()),
    );
    /** To the word so many places on, of those that can be pressed. */
    const to = (by) => () => {
      const [line, i] = focus();
      const last = node.parentElement.querySelectorAll(`[data-id^="${line} "]`).length - 1;
      return [line, clamp(i + by, 0, last)];
    };
    arrowKeys(node, {
      ...{ ArrowRight: to(1), ArrowDown: to(1), ArrowLeft: to(-1), ArrowUp: to(-1) },
      ...{ Home: to(-MOST), End: to(MOST), Escape: () => null },
    }, (next) => {
      choose(next);
      if (next) places().focus(next.join(" "));
    });
  };
}

/** One translator's picture, whatever it is: ribbons, a squeeze, or nothing. */
function side(listen) {
  const image = drawing();
  const [bold, rest] = [el("span", {}), el("small", {})];
  const places = hits(listen(() => places));
  const inner = div("alignment-picture", image, places.root);
  const stage = el("div", { class: "attn-stage", role: "group" }, inner);
  const root = el("section", { class: "alignment-side" }, el("h3", {}, bold, rest), stage);
  let looked = ""; // at what, in which sentence
  /** Keep in sight what is looked at; where nothing new is, the reader scrolls. */
  const follow = (/** @type {Numbers} */ numbers, one, options) => {
    const at = scene.sight(numbers, one, options);
    const now = `${numbers.source.join(" ")} ${at}`;
    if (looked === now) return;
    looked = now;
    stage.scrollTo({
      top: at === null ? 0 : at - stage.clientHeight / 2,
      behavior: still() ? "auto" : "smooth",
    });
  };
  /** What can be pressed, where this is the picture whose words are followed; else a long one is a stop of its own. */
  const handle = (/** @type {Numbers} */ numbers, one, options, long) => {
    const own = one === followed(numbers) && one.weights !== null;
    places.set(own ? scene.wordHits(numbers, one, options) : []);
    const label = own
      ? "Words written and words read; arrow keys move"
      : long
      ? "Ribbons that scroll"
      : "";
    setAttribute(stage, "role", label ? "group" : "presentation");
    setAttribute(stage, "aria-label", label);
    if (long && !own) setAttribute(stage, "tabindex", "0");
    else stage.removeAttribute("tabindex");
  };
  const paint = (/** @type {Numbers} */ numbers, one, given) => {
    root.style.visibility = one === null ? "hidden" : "";
    if (one === null || given.width === 0) return places.set([]);
    TITLES[one.name].forEach((text, i) => setText(i ? rest : bold, text));
    const options = { ...given, focus: scene.shared(numbers, one, given.focus) };
    const at = { ...options, clock: Math.round(given.clock) };
    const place = one.weights && scene.places(numbers, one, given);
    const picture = place ? scene.ribbonScene : scene.squeeze;
    draw(image, picture(numbers, one, options));
    const long = Boolean(place?.scrolls);
    stage.classList.toggle("long", long);
    inner.style.width = long ? `${place.width}px` : "";
    handle(numbers, one, at, long);
    if (place) follow(numbers, one, at);
  };
  return { root, paint };
}

/** @param {State} _start @param {Store} store @param {any} model */
function build(_start, store, model) {
  /** @type {Translators | null} */
  let all = null;
  /** @type {Numbers | null} */
  let found = null;
  const listen = listener(store);
  const [fields, kinds, time] = [sentence(store), sides(store), clock(store, () => found)];
  const [main, beside, said] = [side(listen), side(listen), summary()];
  const words = el("p", { lang: "fr" });
  const known = el("details", {}, el("summary", {}, "The words that the translators read"), words);
  kinds.root.append(button("Reset", () => (time.stop(), store.reset())).root);
  // Last what is said: whatever it is, nothing that is pressed moves.
  const controls = div("alignment-controls", time.root, fields.root, kinds.root, said.root);
  const board = div("alignment-board", main.root, beside.root, controls, known);
  const hint = firstHint(
    "A ribbon is as wide as its weight. Press a word to follow its ribbons, or press ▶.",
  );
  const tell = (/** @type {State} */ now) => {
    if (all === null) return;
    found = all.numbers(now);
    fields.tell(now.sentence, all);
    kinds.tell(now);
    hint.style.visibility = found.first && !attending(found).length ? "hidden" : "";
    board.classList.toggle("alone", now.second === "");
    time.tell();
    setText(words, all.words.join(" · "));
    said.set(describe(now, found));
  };
  const paint = (/** @type {{clock: number}} */ shown) => {
    if (found === null) return;
    const end = lengths(found).reduce((a, b) => a + b);
    const options = { clock: Math.min(shown.clock, end), focus: stateOf(store).focus };
    const widths = [main, beside].map(({ root }) => Math.round(root.clientWidth)); // before anything is written
    main.paint(found, found.first, { ...options, width: widths[0] });
    beside.paint(found, found.second, { ...options, width: widths[1] });
  };
  const ready = data(model, "alignment").then((stored) => {
    all = translators(stored);
  });
  const loaded = () => /** @type {Translators} */ (all);
  const later = parts(model, "alignment", (/** @type {string} */ name, one) => {
    loaded().put(name, one);
  });
  return {
    parts: [hint, board],
    ...{ tell, ready, paint },
    say: said.set,
    wants: (/** @type {State} */ now) => later.wants(loaded().lacks(now)),
    ahead: () => {
      const { first, second } = stateOf(store);
      later.ahead([...new Set([first, second || first, ...Object.keys(FIRST)])]);
    },
    glides: (/** @type {State} */ now) => ({
      clock: clockOf(found ?? loaded().numbers(now), now),
    }),
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
