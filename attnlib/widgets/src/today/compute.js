// What the model says of a text: recorded, or just computed by it; and what of that a state shows.

import { bytesOf } from "../kit/data.js";

/**
 * @typedef {object} State
 * @property {string} text
 * @property {string[]} cuts heads by layer and number, both from 1
 * @property {string} head
 * @property {number} at
 * @property {number} temperature
 * @property {number | null} layer
 * @property {boolean} sink
 * @property {boolean} effects
 * @property {boolean} kernel
 *
 * @typedef {{layers: number, heads: number, shared: number, each: number}} Sizes
 * @typedef {{title: string, text: string, at: number, head: string, after: string, finding: string}} Example
 * @typedef {{sizes: Sizes, temperatures: number[], ten: string[], examples: Example[]}} Meta
 * @typedef {{tokens: string[], words: [string, number][], rows: string, looks: string}} Part
 *
 * @typedef {(temperature: number) => number} Sum the log of what the powers 1 / T of all tokens' probabilities sum to
 * @typedef {object} List next tokens: logs of their probabilities
 * @property {{text: string, log: number, was: number}[]} words `was` in the whole model
 * @property {Sum} sum
 * @property {Sum | null} whole the whole model's
 *
 * @typedef {object} Reading what is known of a text without some heads
 * @property {Sizes} sizes
 * @property {string[]} tokens
 * @property {number[][] | null} looks of the last token: [layer, head][place]
 * @property {List | null} next
 * @property {List[] | null} lens the same after each layer but the last
 * @property {number[] | null} effects by how much cutting each head alone changes the first word's probability
 * @property {boolean} free whether any heads can be cut together
 * @property {string} missing what is not there, in words
 *
 * @typedef {ReturnType<typeof compute>} Numbers
 */

/** @param {string} head @param {Sizes} sizes */
export function indexOf(head, { layers, heads }) {
  const [layer, number] = head.split(".").map(Number);
  return layer > layers || number > heads ? -1 : (layer - 1) * heads + number - 1;
}

/** @param {number} i @param {Sizes} sizes */
export const nameOf = (i, { heads }) => `${Math.floor(i / heads) + 1}.${i % heads + 1}`;

/** Heads pressed: cut, or joined again. @param {string[]} cuts @param {string} head */
export const toggled = (cuts, head) =>
  cuts.includes(head) ? cuts.filter((one) => one !== head) : [...cuts, head];

/** Whether the heads that are cut are these. @param {string[]} cuts @param {string[]} heads */
export const isAll = (cuts, heads) =>
  cuts.length === heads.length && heads.every((one) => cuts.includes(one));

/** The probability of a word at T = 1. @param {List | null} list @param {string} word */
export const chanceOf = (list, word) =>
  Math.exp(list?.words.find(({ text }) => text === word)?.log ?? -Infinity);

/** Numbers of all heads, one row for each. @param {ArrayLike<number>} numbers @param {number} count */
export function rowsOf(numbers, count) {
  const [all, n] = [Array.from(numbers), numbers.length / count];
  return Array.from({ length: count }, (_, i) => all.slice(i * n, (i + 1) * n));
}

// ---- Recorded --------------------------------------------------------------------------------

const SHOWN = 6; // tokens of each list

/** A recorded example. @param {Part} part @param {Meta} meta */
export function recorded({ tokens, words, rows, looks }, { sizes, temperatures, ten }) {
  const count = sizes.layers * sizes.heads;
  const numbers = new Int16Array(bytesOf(rows).buffer);
  const step = 2 * SHOWN + temperatures.length - 1;
  /** @returns {List} */
  const list = (/** @type {number} */ i) => {
    const row = Array.from(numbers.subarray(i * step, (i + 1) * step));
    const sums = row.slice(2 * SHOWN).map((x) => x / 1000);
    sums.splice(temperatures.indexOf(1), 0, 0);
    const sum = (/** @type {number} */ temperature) => sums[temperatures.indexOf(temperature)];
    const told = row.slice(0, SHOWN).map((word, k) => ({
      text: words[word][0],
      log: -row[SHOWN + k] / 1000,
      was: words[word][1],
    }));
    return { words: told, sum, whole: i ? whole.sum : sum };
  };
  /** @type {List} */
  const whole = list(0);
  const first = whole.words[0].text;
  const effects = Array.from(
    { length: count },
    (_, i) => chanceOf(list(i + 1), first) - chanceOf(whole, first),
  );
  const lens = Array.from({ length: sizes.layers - 1 }, (_, i) => list(count + 2 + i));
  const of = (/** @type {string[]} */ cuts) => {
    if (!cuts.length) return whole;
    if (isAll(cuts, ten)) return list(count + 1);
    return cuts.length === 1 ? list(indexOf(cuts[0], sizes) + 1) : null;
  };
  const written = whole.words.map(({ text }, i) => ({
    text,
    list: list(count + 1 + sizes.layers + i),
  }));
  const attention = rowsOf(Array.from(bytesOf(looks), (x) => x / 255), count);
  const [text, names] = [tokens.join(""), words.map(([word]) => word)];
  return { text, sizes, tokens, names, looks: attention, of, lens, effects, written };
}

/** @typedef {ReturnType<typeof recorded>} Recorded */

const GROUP =
  "Recorded is each head cut alone, and the ten together: any other group needs the model. Load it above, or Join all.";
const LENS =
  "What each layer would say is recorded for the whole model: with heads cut it needs the model. Load it above, or Join all.";
const WRITTEN =
  "Of a longer text only what comes after one more token is recorded, with no head cut: the rest needs the model. Load it above, or choose a recorded text.";
const UNREAD =
  "This text is not recorded: its tokens, its heads and what comes next need the model. Load it above, or choose a recorded one.";

/** Of a text that was not read nothing is known, not even its tokens. @param {Sizes} sizes @returns {Reading} */
export const unread = (sizes, missing = UNREAD) => ({
  ...{ sizes, tokens: [], looks: null, next: null, lens: null, effects: null },
  ...{ free: false, missing },
});

/**
 * The tokens, one or two, that were written after a recorded text; null where its lists do not have them.
 * @param {string} rest @param {Recorded} found
 */
function added(rest, { names, written }) {
  if (names.includes(rest)) return [rest];
  const first = written.find(({ text, list }) =>
    list.words.some((second) => text + second.text === rest)
  )?.text;
  return first === undefined ? null : [first, rest.slice(first.length)];
}

/**
 * What is recorded of a state's text, which begins with a recorded one. @param {Recorded} found @param {State} state @returns {Reading}
 */
export function replay(found, { text, cuts, layer }) {
  const { sizes, tokens, looks, of, lens, effects, written } = found;
  const rest = text.slice(found.text.length);
  if (rest) {
    const more = added(rest, found);
    if (!more) return unread(sizes);
    const next = cuts.length ? null : written.find((one) => one.text === rest)?.list ?? null;
    return { ...unread(sizes, WRITTEN), tokens: [...tokens, ...more], next };
  }
  const next = of(cuts);
  const layers = cuts.length && layer ? null : lens;
  const missing = next === null ? GROUP : layers === null ? LENS : "";
  return { sizes, tokens, looks, next, lens: layers, effects, missing, free: false };
}

/** The example whose text a text is, or begins with. @param {Meta} meta @param {string} text */
export const exampleOf = ({ examples }, text) =>
  examples.findIndex((one) => text.startsWith(one.text));

/** What another text makes of a state. @param {Pick<State, "text" | "at" | "head">} start */
export const opened = ({ text, at, head }) => ({
  ...{ text, at, head, cuts: [], layer: null, effects: false },
});

/** Whether a state is what the choice of an example makes of it. @param {any} state @param {Example | undefined} example */
export const isOpened = (state, example) =>
  example !== undefined &&
  Object.entries(opened(example)).every(([name, value]) => `${state[name]}` === `${value}`);

// ---- Shown -----------------------------------------------------------------------------------

/** The tints of the grid, from -1 to 1; `most` is the effect that has the full one, 0 where weights are shown. @param {Reading} reading @param {State} state */
function shades({ sizes, looks, effects }, { effects: asked, at }) {
  const none = { shades: Array(sizes.layers * sizes.heads).fill(0), most: 0 };
  if (asked && effects) {
    const most = Math.max(0.001, ...effects.map(Math.abs));
    return { shades: effects.map((x) => x / most), most };
  }
  return looks ? { ...none, shades: looks.map((row) => row[Math.min(at, row.length - 1)]) } : none;
}

/** What a state shows of a reading. @param {State} state @param {Reading} reading */
export function compute(state, reading) {
  const { sizes, tokens, looks, next, lens, missing, free } = reading;
  const head = Math.max(0, indexOf(state.head, sizes));
  const layer = Math.min(state.layer ?? sizes.layers, sizes.layers);
  const list = layer < sizes.layers ? lens?.[layer - 1] ?? null : next;
  const { temperature } = state;
  const shown = list?.words ?? [];
  const top = next?.words.reduce((a, b) => (state.cuts.length && b.was > a.was ? b : a)); // the whole model's
  const first = top?.text ?? "";
  const old = layer === sizes.layers && state.cuts.length ? list?.whole?.(temperature) : undefined;
  const sum = list?.sum(temperature) ?? 0;
  const end = Math.exp((free ? top?.log : top?.was) ?? -Infinity); // recorded is the lens of the whole model alone
  const climb = lens ? [...lens.map((one) => chanceOf(one, first)), end] : [];
  return {
    ...{ sizes, tokens, missing, free, head, layer, first },
    ...shades(reading, state),
    at: Math.max(0, Math.min(state.at, tokens.length - 1)),
    weights: looks?.[head] ?? [], // of the head that is shown
    names: shown.map(({ text }) => text),
    chances: shown.map(({ log }) => Math.exp(log / temperature - sum)),
    before: shown.map(({ was }) => old === undefined ? null : Math.exp(was / temperature - old)),
    lens: Array.from({ length: sizes.layers }, (_, i) => climb[i] ?? -1), // chances of `first`, layer by layer
    cut: Array.from(
      { length: sizes.layers * sizes.heads },
      (_, i) => state.cuts.includes(nameOf(i, sizes)),
    ),
  };
}

/** Bytes that are kept of each token: a key and a value in float32, in each layer, for the heads that have them. @param {Sizes} sizes */
export const bytesPerToken = ({ layers, shared, each }) => layers * 2 * shared * each * 4;
