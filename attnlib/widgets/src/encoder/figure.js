// EncoderExplorer (chapter 09): one token through the six layers of a real model, as a metro map. The playhead moves
// through the layers, a press on a word follows it, and the other sentence shows its double.

import { apart } from "../kit/apart.js";
import { data, parts } from "../kit/data.js";
import { div, drawing, el, setText, stage } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, hits, within } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, dropDown, firstHint, summary } from "../kit/parts.js";
import { explorer, LATER, pairsOf, put, twinOf } from "./compute.js";
import * as scene from "./scene.js";
import { player } from "../kit/player.js";
import marksStyle from "./marks.css" with { type: "text" };
import style from "./style.css" with { type: "text" };
import { describe, detail, heads as headsOf, report, rows } from "./words.js";

/** @import { State, Numbers, Data } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */

const REST = 1000; // milliseconds at each layer while it plays
const ROOM = 28; // letters that the list shows on a phone

/** The sentence, and the two words that tokens may lean to. @param {Store} store @param {() => Data} stored */
function choices(store, stored) {
  const go = (/** @type {Record<string, number>} */ patch) => store.change(patch, { glide: true });
  const put = (/** @type {number} */ sentence) => {
    const pair = 2 * (sentence >> 1);
    const { token } = stored().sentences[sentence];
    go({ sentence, token, across: pair, up: pair + 1 });
  };
  const list = (label, onChange, wide = false) => dropDown({ label, onChange, wide });
  const sentence = list("Sentence", (value) => put(Number(value)), true);
  /** A word is chosen; where the other one was it, the two change places. */
  const choose =
    (/** @type {"across" | "up"} */ one, /** @type {"across" | "up"} */ two) =>
    (/** @type {string} */ value) => {
      const { [one]: before, [two]: other } = store.read();
      const word = Number(value);
      go(word === other ? { [one]: word, [two]: before } : { [one]: word });
    };
  const across = list("toward", choose("across", "up"));
  const up = list("or", choose("up", "across"));
  const other = button("Other sentence", () => {
    const now = store.read();
    const { sentences } = stored();
    const next = sentences[now.sentence ^ 1];
    const own = sentences[now.sentence].tokens;
    const same = twinOf(own, Math.min(now.token, own.length - 1), next.tokens);
    go({ sentence: now.sentence ^ 1, token: same ?? next.token });
  }).root;
  const words = div("encoder-words", across.root, up.root);
  /** @type {[number, string][] | null} */
  let options = null;
  const tell = (/** @type {State} */ now) => {
    const all = stored();
    options ??= all.sentences.map(({ text }, i, { [i ^ 1]: twin }) => [
      i,
      apart(text, twin.text, ROOM),
    ]);
    sentence.set(now.sentence, options);
    for (
      const [part, name]
        of /** @type {[any, "across" | "up"][]} */ ([[across, "across"], [up, "up"]])
    ) {
      part.set(now[name], all.words.map((word, i) => [i, word]));
    }
  };
  return { sentence: sentence.root, words, other, tell };
}

/** The sentence as it is read, the followed word underlined. @param {Numbers} numbers */
function sentenceOf({ text, tokens, token }) {
  let end = 0;
  const starts = tokens.map((word) => {
    const at = text.toLowerCase().indexOf(word, end);
    if (at >= 0) end = at + word.length;
    return at;
  });
  const [from, length] = [starts[token], tokens[token].length];
  if (from < 0) return [text]; // a special token is no part of the text
  return [
    text.slice(0, from),
    el("b", {}, text.slice(from, from + length)),
    text.slice(from + length),
  ];
}

/** Play: a layer a second. @param {Store} store */
const playback = (store) =>
  player({
    label: "Play: through the layers",
    rest: () => REST,
    begin: () => {
      if (store.read().layer >= scene.LAYERS) store.change({ layer: 0 }, { glide: true });
    },
    next: () => {
      const { layer } = store.read();
      if (layer < scene.LAYERS) store.change({ layer: layer + 1 }, { glide: true });
      return layer + 1 < scene.LAYERS;
    },
  });

/** The numbers of the moment as a table, written while it is open. */
function table() {
  const body = el("tbody", {});
  const heads = ["token", "weight", "", "", ""].map((text) => el("th", { scope: "col" }, text));
  const note = el("p", { class: "encoder-report" });
  const root = el(
    "details",
    {},
    el("summary", {}, "Numbers"),
    note,
    el(
      "table",
      {},
      el("caption", {}, "Of each token: the attention it gets in this layer, and cosines after it"),
      el("thead", {}, el("tr", {}, ...heads)),
      body,
    ),
  );
  let write = () => {};
  root.addEventListener("toggle", () => write());
  const tell = (/** @type {State} */ now, /** @type {Numbers} */ numbers) => {
    write = () => {
      if (!root.open) return;
      setText(note, report(now, numbers));
      headsOf(numbers).forEach((text, i) => setText(heads[i + 2], text));
      const cell = (text, i) => (i ? el("td", {}, text) : el("th", { scope: "row" }, text));
      body.replaceChildren(...rows(now, numbers).map((row) => el("tr", {}, ...row.map(cell))));
    };
    write();
  };
  return { root, tell };
}

/**
 * The map: its playhead is dragged, its words are pressed, its ribbons are pointed at.
 * @param {Store} store
 * @param {() => Numbers | null} found
 * @param {{touch: () => void, point: (over: scene.Over | null) => void}} calls
 */
function map(store, found, { touch, point }) {
  const image = drawing("encoder-map");
  const numbers = () => /** @type {Numbers} */ (found());
  let width = 0;
  const p = () => scene.plan(width, numbers().tokens.length);
  const at = (/** @type {MouseEvent} */ event) => within(image, event);
  const to = (/** @type {number} */ layer) => {
    touch();
    if (layer !== store.read().layer) store.change({ layer }, { glide: true });
  };
  const follow = (/** @type {number} */ token) => store.change({ token }, { glide: true });
  const grip = (/** @type {HTMLElement} */ node) => {
    dragged(node, () => (event) => to(p().stage(at(event)[0])));
    const by = (step) => () => clamp(store.read().layer + step, 0, scene.LAYERS);
    const [less, more] = [by(-1), by(1)];
    arrowKeys(node, {
      ...{ ArrowLeft: less, ArrowDown: less, ArrowRight: more, ArrowUp: more },
      ...{ Home: () => 0, End: () => scene.LAYERS },
    }, to);
  };
  const word = (/** @type {HTMLElement} */ node, /** @type {() => {id: string}} */ hit) => {
    const own = () => Number(hit().id.split(" ")[1]);
    node.addEventListener("click", () => follow(own()));
    const last = () => numbers().tokens.length - 1;
    const by = (step) => () => clamp(own() + step, 0, last());
    arrowKeys(node, {
      ...{ ArrowUp: by(-1), ArrowLeft: by(-1), ArrowDown: by(1), ArrowRight: by(1) },
      ...{ Home: () => 0, End: last },
    }, (next) => {
      follow(next);
      buttons.focus(`token ${next}`);
    });
  };
  const buttons = hits((node, hit) => (hit().slider ? grip(node) : word(node, hit)));
  image.addEventListener("click", (event) => {
    const [x] = at(event);
    if (x > p().left) to(p().stage(x));
  });
  image.addEventListener("pointermove", (event) => {
    if (event.pointerType !== "mouse") return;
    const [x, y] = at(event);
    const over = scene.ribbonAt(p(), x, y, numbers().token);
    point(over !== null && over.layer <= store.read().layer ? over : null);
  });
  image.addEventListener("pointerleave", () => point(null));
  const root = stage("Tokens through the layers; arrow keys move", "", image, buttons.root);
  let whole = 0; // px of the figure: with it alone the picture's width changes, and to ask for it costs a layout
  const paint = (
    /** @type {scene.Shown} */ shown,
    /** @type {scene.Over | null} */ over,
    all = whole,
  ) => {
    if (all !== whole) [whole, width] = [all, Math.round(root.clientWidth)];
    if (width === 0) return;
    draw(image, scene.metro(numbers(), shown, { width, over }));
    buttons.set(scene.places(numbers(), store.read().layer, width));
  };
  return { root, paint };
}

/** What the colours and widths mean, and where the numbers come from. @param {Data} stored */
const source = ({ model, revision, sha256 }) =>
  `Ribbons are the followed token’s attention, the mean of twelve heads, each as wide as its weight and coloured like where it comes from; what travels is not the vector itself but its value. A token leans by its cosine with the first word less that with the second, each word read alone: round to the first, square to the second. Dotted: the same word in the other sentence. Each layer turns the vector by the angle between what comes in and what goes out. Cosines of ${model}, revision ${
    revision.slice(0, 8)
  }, SHA-256 of its weights ${
    sha256.slice(0, 8)
  }…, stored in two bytes each, are off by less than 0.0001.`;

/** @param {State} _start @param {Store} store @param {any} model */
function build(_start, store, model) {
  /** @type {Data | null} */
  let stored = null;
  /** @type {((state: State) => Numbers) | null} */
  let compute = null;
  /** @type {Numbers | null} */
  let found = null;
  /** @type {scene.Shown | null} */
  let last = null;
  /** @type {scene.Over | null} */
  let over = null;
  const now = () => /** @type {State} */ (store.read());
  const play = playback(store);
  const point = (/** @type {scene.Over | null} */ next) => {
    if (found === null || JSON.stringify(next) === JSON.stringify(over)) return;
    over = next;
    if (last) board.paint(last, over);
    said.set(over ? detail(found, over) : describe(now(), found));
  };
  const board = map(store, () => found, { touch: play.stop, point });
  const fields = choices(store, () => /** @type {Data} */ (stored));
  const [said, numbers] = [summary(), table()];
  const reset = button("Reset", () => {
    play.stop();
    numbers.root.removeAttribute("open");
    store.reset();
  }).root;
  const hint = firstHint(
    "Drag the playhead or press play; press a word to follow it; then take the other sentence.",
  );
  const origin = el("p", { class: "attn-source" });
  const reading = el("p", { class: "encoder-text", "aria-hidden": "true" });
  const row = div("attn-row encoder-row", play.root, fields.other, reset);
  const controls = div("encoder-controls", ...[row, fields.sentence, fields.words, said.root]);
  const ready = data(model, "encoder").then((/** @type {Data} */ given) => {
    [stored, compute] = [given, explorer(given)];
    setText(origin, source(given));
  });
  const later = parts(
    model,
    "encoder",
    (/** @type {number} */ pair, two) => put(/** @type {Data} */ (stored), pair, two),
  );
  const glides = (/** @type {State} */ state) => {
    const { token, lean, weights, twinLean, turns } = /** @type {any} */ (compute)(state);
    return { t: state.layer, row: token, lean, weights, twin: twinLean, turns };
  };
  return {
    parts: [
      ...[hint, reading, div("encoder-board", board.root, controls)],
      ...[numbers.root, origin],
    ],
    ready,
    say: said.set,
    wants: (/** @type {State} */ state) => later.wants(pairsOf(state)),
    ahead: () => later.ahead(LATER),
    glides,
    tell: (/** @type {State} */ state) => {
      if (compute === null) return;
      [found, over] = [compute(state), null];
      fields.tell(state);
      numbers.tell(state, found);
      reading.replaceChildren(...sentenceOf(found));
      said.set(describe(state, found));
    },
    paint: (
      /** @type {scene.Shown} */ shown,
      /** @type {number} */ _,
      /** @type {number} */ all,
    ) => {
      last = shown;
      if (found) board.paint(shown, over, all);
    },
    stop: () => (play.stop(), said.stop()),
  };
}

export { describe, explorer, put, scene };
export default figure({
  name: "encoder",
  label: "Live figure: a token through the layers of a real model",
  style: marksStyle + style,
  controls: ["sentence", "token", "layer", "across", "up"],
  ms: 300,
  build,
});
