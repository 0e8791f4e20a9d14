// The pictures of PositionExplorer: two words on a ruler of 64 places with their score above, and a sentence whose words
// change places.

import { mark, polyline, round } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { linear } from "../kit/scale.js";
import { format } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { limits, PAIR, PLACES } from "./compute.js";

/** @import { State } from "./compute.js" */
/** @import { Mark, Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */
/** @typedef {{places: number[], score: number, alone: number[][], both: number[][]}} Shown */

const [LEFT, RIGHT, TOP, TALL] = [44, 20, 34, 176]; // of the plot
const BASE = TOP + TALL;
const KEY = BASE + 10; // tops of the key's tile, of the ruler and of the query's tile
const RULER = KEY + 40;
const NUMBERS = RULER + 38; // of the ruler: between the rings of the rod and of the query
const QUERY = RULER + 47;
const GRIP = 58; // the width of what both words are moved by
const BESIDE = 11; // between a tile and what it is: the ring of the focus goes between
const RULER_HEIGHT = QUERY + 32;

/** A number without −0.00. @param {number} x @param {number} digits */
export const fixed = (x, digits = 2) => format(Math.abs(x) < 0.5 * 10 ** -digits ? 0 : x, digits);
const signed = (/** @type {number} */ d) => (d > 0 ? `+${d}` : String(d).replace("-", "−"));

/** The x of a place, on the ruler and in the plot alike. @param {number} width */
const across = (width) => (/** @type {number} */ p) =>
  LEFT + (p * (width - LEFT - RIGHT)) / (PLACES - 1);

/** The place at an x, a whole one on the ruler. @param {number} width @param {number} x */
export const placeAt = (width, x) =>
  clamp(Math.round(((x - LEFT) * (PLACES - 1)) / (width - LEFT - RIGHT)), 0, PLACES - 1);

/** The score's axis. @param {State} state */
const axisOf = (state) => linear(limits(state), [BASE, TOP], 6);

/** What tells the two curves apart, beside each other or, where there is no room, one below the other; and the score. @param {number} width @param {string} score */
function legend(width, score) {
  const [first, other] = ["score if the key alone moves", "if both move"];
  const second = LEFT + 30 + textWidth(first, 13) + 22;
  const below = second + 30 + textWidth(other, 13) > width;
  const one = (id, role, at, y, words) => [
    mark.line(`${id} swatch`, role, [at, y, at + 24, y]),
    mark.text(`${id} name`, "soft start note", [at + 30, y + 4], words),
  ];
  return [
    ...one("alone", "key line alone", LEFT, 8, first),
    ...one("both", "ink line both", below ? LEFT : second, below ? 24 : 8, other),
    mark.text("score", "ink end score", [width - RIGHT, 28], `score ${score}`),
  ];
}

/** Axis, curves and the point of the two words. @param {State} state @param {Shown} shown @param {number} width */
function plot(state, shown, width) {
  const [x, y] = [across(width), axisOf(state)];
  const [m, n] = shown.places;
  const end = width - RIGHT;
  const digits = y.ticks[1] - y.ticks[0] < 1 ? 1 : 0;
  const marks = y.ticks.flatMap((tick) => [
    mark.line(`grid ${tick}`, tick === 0 ? "ruler" : "rule", [LEFT, y(tick), end, y(tick)]),
    mark.text(`tick ${tick}`, "soft end small", [LEFT - 8, y(tick) + 4], fixed(tick, digits)),
  ]);
  const put = (points) => points.map(([p, s]) => [x(p), y(s)]);
  const [alone, both] = [put(shown.alone), put(shown.both)];
  const whole = put(shown.alone.filter(([p]) => Number.isInteger(p)));
  const point = [x(n), y(shown.score)];
  return [
    ...marks,
    mark.line("query place", "query line dotted", [x(m), TOP, x(m), QUERY + 4]),
    mark.path("alone", "key line alone", polyline(alone)),
    mark.path("both", "ink line both", polyline(both)),
    mark.path(
      "whole",
      width > 500 ? "key line dots" : "key line dots less",
      whole.map(([a, b]) => `M${round(a)} ${round(b)}h0`).join(""),
    ),
    mark.line("thread", "key line thread", [point[0], point[1], point[0], KEY]),
    mark.circle("point", "ink ring", [point[0], point[1], 7]),
  ];
}

/** Where the two words, and the grip between them, stand. @param {State} state @param {number[]} places @param {number} width */
function boxes({ words }, [m, n], width) {
  const x = across(width);
  const tile = (word, place, y) => {
    const wide = textWidth(word, 15) + 24;
    return { x: clamp(x(place) - wide / 2, 0, width - wide), y, width: wide, height: 28 };
  };
  const left = clamp((x(m) + x(n) - GRIP) / 2, 0, width - GRIP);
  const grip = { x: left, y: RULER + 1, width: GRIP, height: 22 };
  return { query: tile(words[PAIR[0]], m, QUERY), key: tile(words[PAIR[1]], n, KEY), grip };
}

/** The ruler's own marks; below it the numbers, but for one that the query's stem would strike. @param {number} width @param {number} stem */
function scale(width, stem) {
  const x = across(width);
  const marks = [
    mark.rect("ruler", "tint edge", [x(0) - 12, RULER, x(PLACES - 1) - x(0) + 24, 24], { rx: 4 }),
  ];
  for (let p = 0; p < PLACES; p++) {
    const long = p % 8 === 0 || p === PLACES - 1;
    marks.push(mark.line(`mark ${p}`, "ruler", [x(p), RULER, x(p), RULER + (long ? 8 : 4)]));
    const crowded = p === 56 && width < 500;
    if (long && !crowded && Math.abs(x(p) - stem) > 10) {
      marks.push(mark.text(`place ${p}`, "soft small", [x(p), NUMBERS], String(p)));
    }
  }
  return marks;
}

/** A word on its tile, and beside it what it is and where. */
function tile(role, box, word, told, width) {
  const right = box.x + box.width + BESIDE + textWidth(told, 13) < width;
  const at = { x: right ? box.x + box.width + BESIDE : box.x - BESIDE, y: box.y + 18 };
  return [
    mark(`tile ${role}`, "rect", `${role} solid`, { ...box, rx: 6 }),
    mark.text(`word ${role}`, "paper strong word", [box.x + box.width / 2, box.y + 19], word),
    mark(`told ${role}`, "text", `${role} note ${right ? "start" : "end"}`, at, told),
  ];
}

/**
 * The ruler with its two words, and above it, in the same x, their score. `shown` may be on its way from one state to another.
 * @param {State} state
 * @param {Shown} shown
 * @param {{width: number}} options
 * @returns {Scene}
 */
export function ruler(state, shown, { width }) {
  const [m, n] = shown.places;
  const x = across(width);
  const box = boxes(state, shown.places, width);
  const mid = RULER + 12;
  const { x: left, width: wide } = box.grip;
  const [query, key] = PAIR.map((word) => state.words[word]);
  const [from, to] = state.places;
  const marks = [
    ...legend(width, fixed(shown.score)),
    ...plot(state, shown, width),
    ...scale(width, x(m)),
    mark.line("rod", "ink line rod", [x(m), mid, x(n), mid]),
    mark.line("stem key", "key line stem", [x(n), KEY + 26, x(n), mid]),
    mark.line("stem query", "query line stem", [x(m), mid, x(m), QUERY + 4]),
    mark("grip", "rect", "ink solid", { ...box.grip, rx: 11 }),
    mark.path(
      "grip ways",
      "paper line ways",
      `M${left + 11} ${mid - 4}l-4 4l4 4M${left + wide - 11} ${mid - 4}l4 4l-4 4`,
    ),
    mark.text("offset", "paper strong note", [left + wide / 2, mid + 5], signed(to - from)),
    ...tile("query", box.query, query, `query, place ${from}`, width),
    ...tile("key", box.key, key, `key, place ${to}`, width),
  ];
  return { width, height: RULER_HEIGHT, marks };
}

/** What can be dragged on the ruler: the query, the rod, the key. @param {State} state @param {number} score @param {number} width @returns {Hit[]} */
export function rulerHits(state, score, width) {
  const { places: [m, n], words } = state;
  const box = boxes(state, state.places, width);
  const told = `score ${fixed(score)}`;
  const [low, gap] = [Math.min(m, n), Math.abs(m - n)];
  const slider = (id, { x, y, width: w, height: h }, label, now, max, text) => ({
    ...{ id, x: x - 4, y: y - 4, width: w + 8, height: h + 8, label, slider: true, kind: "across" },
    aria: { valuemin: 0, valuemax: max, valuenow: now, valuetext: `${text}, ${told}` },
  });
  const x = across(width);
  const left = Math.min(box.grip.x, x(low));
  const right = Math.max(box.grip.x + GRIP, x(low + gap));
  const rod = { x: left, y: RULER + 4, width: right - left, height: 16 };
  return [
    slider("query", box.query, `Query “${words[PAIR[0]]}”`, m, PLACES - 1, `place ${m}`),
    slider("rod", rod, "Both words", low, PLACES - 1 - gap, `places ${m} and ${n}`),
    slider("key", box.key, `Key “${words[PAIR[1]]}”`, n, PLACES - 1, `place ${n}`),
  ];
}

// ---- The sentence ---------------------------------------------------------------------------

/** At a bar's full height: the most that any order needs; and a round number on the way there. Of ALiBi by slope. */
const MOVED = {
  none: [{ full: 1, tick: null }],
  sinusoidal: [{ full: 2.3, tick: 2 }],
  rotary: [{ full: 0.7, tick: 0.5 }],
  alibi: [
    ...[{ full: 0.43, tick: 0.4 }, { full: 0.31, tick: 0.3 }, { full: 0.185, tick: 0.15 }],
    ...[{ full: 0.1, tick: 0.1 }, { full: 0.052, tick: 0.05 }, { full: 0.0265, tick: 0.025 }],
    ...[{ full: 0.0134, tick: 0.01 }, { full: 0.0067, tick: 0.005 }],
  ],
};
const LEAST = 2; // px of a bar that is not 0
const WAS = { top: 20, height: 28 };
const NOW = { top: 84, height: 32 };
const FLOOR = NOW.top + NOW.height + 8;
const FULL = 64; // px of the longest bar
const SENTENCE_HEIGHT = FLOOR + FULL + 20;

/** The width of a word's tile, and the middle of a slot. @param {number} count @param {number} width */
const slots = (count, width) => ({
  wide: Math.min(92, width / count - 8),
  x: (/** @type {number} */ i) => ((i + 0.5) * width) / count,
});

/**
 * Above the first order, below it the words as they stand, and how far each word's output moved. `shown.slots` and
 * `shown.moved` go by word, and may be on their way.
 * @param {State} state
 * @param {{slots: number[], moved: number[]}} shown
 * @param {{width: number, held?: {word: number, x: number} | null}} options
 * @returns {Scene}
 */
export function sentenceScene({ words, encoding, head }, shown, { width, held = null }) {
  const { wide, x } = slots(words.length, width);
  const { full, tick } = MOVED[encoding][encoding === "alibi" ? head - 1 : 0];
  const last = words.length - 1;
  const marks = [mark.text("was", "soft start note", [x(0) - wide / 2, 12], "the first order")];
  words.forEach((_, word) => {
    const [a, b] = [x(word), x(shown.slots[word])].map(round);
    const [y, z] = [WAS.top + WAS.height, NOW.top];
    const bend = (y + z) / 2;
    const d = `M${a} ${y}C${a} ${bend} ${b} ${bend} ${b} ${z}`;
    marks.push(mark.path(`link ${word}`, Math.abs(a - b) < 0.5 ? "soft line" : "ink line link", d));
  });
  words.forEach((text, word) => {
    const box = [x(word) - wide / 2, WAS.top, wide, WAS.height];
    marks.push(
      mark.rect(`ghost ${word}`, "ghost", box, { rx: 6 }),
      mark.text(`ghost word ${word}`, "soft word", [x(word), WAS.top + 19], text),
    );
  });
  if (tick !== null) {
    const y = FLOOR + (FULL * tick) / full;
    marks.push(
      mark.line("tick line", "rule", [x(0) - wide / 2, y, x(last) + wide / 2, y]),
      mark.text("tick", "soft small halo", [(x(last - 1) + x(last)) / 2, y + 4], String(tick)),
    );
  }
  words.forEach((text, word) => {
    const at = x(shown.slots[word]);
    const tileAt = held?.word === word ? clamp(held.x, wide / 2, width - wide / 2) : at;
    const moved = shown.moved[word];
    const size = moved < 1e-9 ? 0 : Math.max(LEAST, Math.min(1, moved / full) * FULL);
    const box = [tileAt - wide / 2, NOW.top, wide, NOW.height];
    marks.push(
      mark.rect(`bar ${word}`, "output solid", [at - 9, FLOOR, 18, size]),
      mark.text(`moved ${word}`, "output strong halo", [at, FLOOR + size + 16], amount(moved)),
      mark.rect(`tile ${word}`, "ink solid", box, { rx: 6 }),
      mark.text(`word ${word}`, "paper strong word", [tileAt, NOW.top + 21], text),
    );
  });
  marks.push(mark.line("floor", "ruler", [x(0) - wide / 2, FLOOR, x(last) + wide / 2, FLOOR]));
  return { width, height: SENTENCE_HEIGHT, marks };
}

/** How far an output moved. @param {number} x */
const amount = (x) => (x < 1e-9 ? "0" : x < 0.005 ? "<0.01" : fixed(x));

/** The words that can be dragged, as they stand, and so by slot: the Tab key goes along the line. @param {State} state @param {number[]} moved as the words stand @param {number} width @returns {Hit[]} */
export function sentenceHits({ words, order }, moved, width) {
  const { wide, x } = slots(words.length, width);
  return order.map((word, i) => {
    const text = words[word];
    const label = `${text}, word ${i + 1} of ${words.length}; its output moved by ${
      amount(moved[i])
    }. Arrow keys move it.`;
    return {
      ...{ id: String(i), label, kind: "grab" },
      ...{ x: x(i) - wide / 2, y: NOW.top, width: wide, height: NOW.height },
    };
  });
}

/** The slot at an x. @param {number} count @param {number} width @param {number} x */
export const slotAt = (count, width, x) => clamp(Math.floor((x * count) / width), 0, count - 1);
