// The pictures of AlignmentExplorer: two texts with ribbons between them, and a text that is squeezed through one row of
// 64 numbers. Both show a moment of one clock: words read, then words written.

import { heat } from "../kit/heat.js";
import { mark, polyline, round } from "../kit/marks.js";
import { argmax, clamp } from "../kit/numbers.js";
import { textWidth } from "../kit/width.js";
import { astray, attending, followed, linked, turned } from "./compute.js";

/** @import { Numbers, Side } from "./compute.js" */
/** @import { Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */
/** @typedef {["written" | "read", number] | null} Focus a word that is followed */
/** @typedef {{x: number, y: number, w: number, left: number}} Place where a word's text is set, its width and its left edge */
/** @typedef {{width: number, clock: number, focus?: Focus}} Options */
/** @typedef {ReturnType<typeof attended>} Attended */

const UNIT = 20; // width in px of a ribbon of weight 1
const LEAST = 0.005; // ribbons of less weight (0.1 px) are not drawn
const TILE = 16; // px of the square of 64 numbers kept of a word
const ROW = 25; // px of a word in a column
const TALL = 13 * ROW + 28; // px of columns that are seen at once; longer ones scroll
const BAR = 12; // px of a bar to scroll with
const LINES = 298; // px of two lines and their ribbons, and the least for columns
const CELL = 3; // px of one of the 64 cells
const SIZES = [18, 17, 16, 15, 14];
const CROWD = 16; // words that are written smaller in the squeeze where there are more
const NOTE = 16; // px of the line that says what the squares are
const PALE = 0.3; // of words not read yet

/** A share without digits after the point. @param {number} w */
export const percent = (w) => (w < 0.005 ? "<1 %" : `${Math.round(100 * w)} %`);

/** How far words are read and written at a moment; parts of words while it moves. @param {Numbers} numbers @param {number} clock */
const moment = ({ source }, clock) => ({
  read: Math.min(clock, source.length),
  written: Math.max(0, clock - source.length),
});

/** An opacity, to a hundredth. */
const shown = (part) => String(round(10 * part) / 10);

/** How much of the word at place i is there. */
const there = (count, i) => clamp(count - i);

// ---- Places of words ------------------------------------------------------------------------

/** Words on one line, centred; null where they do not fit. @returns {Place[] | null} */
function spread(words, size, width, y) {
  const widths = words.map((word) => Math.max(UNIT, textWidth(word, size))); // room for a ribbon
  const free = width - widths.reduce((a, b) => a + b, 0);
  const gap = words.length > 1 ? Math.min(size * 1.5, free / (words.length - 1)) : 0;
  if (words.length > 1 ? gap < 6 : free < 0) return null;
  let left = (free - gap * (words.length - 1)) / 2;
  return widths.map((w) => {
    const place = { x: left + w / 2, y, w, left };
    left += w + gap;
    return place;
  });
}

/** Two lines of words, in the largest letters that fit. */
function lines(source, target, width) {
  for (const size of SIZES) {
    const [above, below] = [spread(source, size, width, 38), spread(target, size, width, 274)];
    if (above === null || below === null) continue;
    return {
      ...{ sideways: false, scrolls: false, size, width, height: LINES },
      ...{ leave: 69, arrive: 270 - size, source: above, target: below },
    };
  }
  return null;
}

/** Two columns, the read words at the left; long ones begin side by side and scroll. */
function columns(source, target, whole) {
  const rows = Math.max(source.length, target.length);
  const scrolls = 28 + rows * ROW > TALL;
  const width = whole - (scrolls ? BAR : 0);
  const height = Math.max(LINES, 28 + rows * ROW);
  const room = (words) =>
    clamp(Math.max(0, ...words.map((word) => textWidth(word, 15))), 40, width * 0.38);
  const [left, right] = [room(source), width - room(target)];
  const column = (words, x, toLeft) => {
    const first = scrolls ? 18 : height / 2 + 6 - (ROW * words.length) / 2;
    return words.map((word, i) => {
      const w = textWidth(word, 15);
      return { x, y: first + ROW * (i + 0.5) + 5, w, left: x - toLeft * w };
    });
  };
  return {
    ...{ sideways: true, scrolls, size: 15, width, height, leave: left + 24, arrive: right - 8 },
    ...{ source: column(source, left, 1), target: column(target, right, 0) },
  };
}

/** Where every word stands: on two lines or, where these are too long or two pictures with ribbons are to be compared, in two columns. @param {Numbers} numbers @param {Side} side @param {{width: number}} options */
export function places(numbers, { words }, { width }) {
  const compared = attending(numbers).length > 1;
  return (compared ? null : lines(numbers.source, words, width)) ??
    columns(numbers.source, words, width);
}

/** Where a word's ribbons end, along its line. */
const middleOf = ({ sideways }, { x, y }) => (sideways ? y - 5 : x);

/** Ribbons lie side by side at both ends: at a written word their widths add up to UNIT. All of a word read begin in the picture, and where there is room for it about its middle. */
function ribbons(weights, at) {
  const [low, high] = at.sideways ? [NOTE, at.height] : [0, at.width]; // below what is told above columns
  const next = at.source.map((place, j) => {
    const wide = UNIT * weights.reduce((sum, row) => sum + row[j], 0);
    return clamp(middleOf(at, place) - wide / 2, low, Math.max(low, high - wide));
  });
  return weights.map((row, i) => {
    let out = middleOf(at, at.target[i]) - UNIT / 2;
    return row.map((w, j) => {
      const width = w * UNIT;
      const band = { width, from: next[j] + width / 2, to: out + width / 2 };
      next[j] += width;
      out += width;
      return band;
    });
  });
}

/** A ribbon as a line of constant width, so that a steep one is no thinner. */
function ribbonPath({ from, to }, { sideways, leave, arrive }) {
  const middle = (leave + arrive) / 2;
  const ends = [[from, leave], [from, middle], [to, middle], [to, arrive]];
  const [a, b, c, d] = ends.map((end) => (sideways ? end.reverse() : end).map(round).join(" "));
  return `M${a}C${b} ${c} ${d}`;
}

// ---- With attention -------------------------------------------------------------------------

/**
 * What is looked at: a written or read word that is chosen, the word just written, or the run that goes backwards.
 * `near(i, j)` tells whether the ribbon from word j read to word i written belongs to it.
 * @param {number[][]} weights @param {number} written @param {Focus} focus
 */
function attended(weights, written, focus) {
  const done = Math.min(Math.floor(written + 1e-9), weights.length);
  const chosen = focus !== null && (focus[0] === "read" || focus[1] < done) ? focus : null;
  const fresh = written > 0 && done < weights.length ? Math.max(0, done - 1) : -1;
  const run = chosen || fresh >= 0 ? null : turned(weights.slice(0, done));
  const near = (/** @type {number} */ i, /** @type {number} */ j) => {
    if (chosen) return chosen[0] === "written" ? i === chosen[1] : j === chosen[1];
    return fresh >= 0 ? i === fresh : run !== null && run[0] <= i && i <= run[1];
  };
  const [strong, weak] = chosen ? [0.92, 0.07] : fresh >= 0 ? [0.92, 0.32] : [0.78, 0.32];
  return { done, chosen, run, near, strength: (i, j) => (near(i, j) ? strong : weak) };
}

/** The focus of a picture: of the one whose words are followed, all; of the other, a word read, and a word written where both have the same one at that place. @param {Numbers} numbers @param {Side} side @param {Focus} focus */
export function shared(numbers, side, focus) {
  const lead = followed(numbers);
  const same = focus === null || side === lead || focus[0] === "read" ||
    side.words[focus[1]] === lead?.words[focus[1]];
  return same ? focus : null;
}

/** All ribbons, weak ones first, as wide as their weights; those of words not written yet are there and unseen. */
function bands(weights, place, written, seen) {
  const made = ribbons(weights, place).flatMap((row, i) =>
    row.flatMap((band, j) =>
      weights[i][j] < LEAST ? [] : [{
        near: seen.near(i, j),
        mark: mark.path(`w ${i} ${j}`, "weight line ribbon", ribbonPath(band, place), {
          "stroke-width": band.width,
          "stroke-opacity": shown(seen.strength(i, j) * there(written, i)),
        }),
      }]
    )
  );
  return [false, true].flatMap((near) =>
    made.filter((one) => one.near === near).map((one) => one.mark)
  );
}

/** The grammar's links that the largest weights miss, dashed; each once its word is written. */
function missed(side, place, written, seen) {
  return astray(side).flatMap((i) =>
    linked(side.links, i).map((j) => {
      const ends = { from: middleOf(place, place.source[j]), to: middleOf(place, place.target[i]) };
      const strength = seen.chosen === null || seen.near(i, j) ? 0.85 : 0.12;
      return mark.path(`missed ${i} ${j}`, "ink line missed", ribbonPath(ends, place), {
        opacity: shown(strength * there(written, i)),
      });
    })
  );
}

/** How strong a word is: the chosen one wholly, at the other ends of its ribbons by its share. @param {Attended} seen @param {"read" | "written"} line @param {number} at @param {(chosen: number) => number} share */
function strengthOf({ chosen }, line, at, share) {
  if (chosen === null) return 1;
  const part = chosen[0] === line ? Number(chosen[1] === at) : share(chosen[1]);
  return 0.35 + 0.65 * Math.min(1, 2 * part);
}

/** The words read, each with the 64 numbers that are kept of it. */
function wordsRead({ source }, { weights, states }, place, read, seen) {
  const ofRun = seen.run === null ? [] : weights.slice(seen.run[0], seen.run[1] + 1).map(argmax);
  const tile = Math.min(TILE, place.size + 1);
  return source.flatMap((word, j) => {
    const { x, y } = place.source[j];
    const strength = there(read, j) * strengthOf(seen, "read", j, (i) => weights[i][j]);
    const now = read > j && read <= j + 1 && read < source.length;
    const role = now ? "key strong word" : ofRun.includes(j) ? "weight turn word" : "ink word";
    const anchor = place.sideways ? " end" : "";
    const kept = {
      ...place.sideways
        ? { x: place.leave - 4 - tile, y: y - 5 - tile / 2 }
        : { x: x - TILE / 2, y: y + 10 },
      ...{ width: tile, height: tile, href: heat(states[j], 8), opacity: shown(0.8 * strength) },
    };
    return [
      mark.text(`s ${j}`, `${role} size${place.size}${anchor}`, [x, y], word, {
        opacity: shown(Math.max(PALE, strength)),
      }),
      mark(`kept ${j}`, "image", "map", kept),
    ];
  });
}

/** The words written; a wrong one is struck out. */
function wordsWritten(side, place, written, seen) {
  return side.words.flatMap((word, i) => {
    const at = place.target[i];
    const part = strengthOf(seen, "written", i, (j) => side.weights[i][j]);
    const opacity = shown(there(written, i) * part);
    const run = seen.run !== null && seen.run[0] <= i && i <= seen.run[1];
    const role = side.wrong[i] ? "soft word" : run ? "weight turn word" : "ink word";
    const anchor = place.sideways ? " start" : "";
    return [
      mark.text(`t ${i}`, `${role} size${place.size}${anchor}`, [at.x, at.y], word, { opacity }),
      ...(side.wrong[i] ? [strike(i, at, place.size, opacity)] : []),
    ];
  });
}

const strike = (i, { left, y, w }, size, opacity) =>
  mark.line(`x ${i}`, "ink line strike", [left, y - 0.3 * size, left + w, y - 0.3 * size], {
    opacity,
  });

/** Shares, at the other end of the chosen word's ribbons; on a line the larger one has the right of way. */
function shares(weights, place, seen) {
  const [line, at] = seen.chosen;
  const across = line === "written";
  const row = across ? weights[at] : weights.slice(0, seen.done).map((r) => r[at]);
  const taken = [];
  const order = row.map((_, k) => k).sort((a, b) => row[b] - row[a]).filter((k) => row[k] >= 0.02);
  return order.flatMap((k) => {
    const { x, y } = (across ? place.source : place.target)[k];
    if (!place.sideways && taken.some((other) => Math.abs(other - x) < 34)) return [];
    taken.push(x);
    const beside = [across ? place.leave + 24 : place.arrive - 24, y];
    const above = [x, across ? y - place.size - 3 : y + 18];
    const text = percent(row[k]);
    return [mark.text(`share ${k}`, "weight strong share", place.sideways ? beside : above, text)];
  });
}

/** Above the words: what the squares at them are. */
function noteOf({ source }, { words }, place, width) {
  const text = source.length === 1
    ? "64 numbers kept: the square"
    : "64 numbers kept of each word: its square";
  const first = [source.length && place.source[0].y, words.length && place.target[0].y];
  const y = place.sideways ? Math.min(...first.filter(Boolean)) - 24 : 12;
  return mark.text("note", "soft note", [width / 2, y], text);
}

/**
 * Two texts and the ribbons between them, each as wide as its weight.
 * @param {Numbers} numbers @param {Side} side @param {Options} options @returns {Scene}
 */
export function ribbonScene(numbers, side, { width, clock, focus = null }) {
  const place = places(numbers, side, { width });
  const { read, written } = moment(numbers, clock);
  const weights = /** @type {number[][]} */ (side.weights);
  const seen = attended(weights, written, focus);
  const marks = [
    ...bands(weights, place, written, seen),
    ...missed(side, place, written, seen),
    ...wordsRead(numbers, side, place, read, seen),
    ...wordsWritten(side, place, written, seen),
    ...(seen.chosen ? shares(weights, place, seen) : [noteOf(numbers, side, place, width)]),
  ];
  return { width: place.width, height: place.height, marks };
}

/** How far down a picture that scrolls the word stands that is chosen, written or read at the moment; null where none is. @param {Numbers} numbers @param {Side} side @param {Options} options */
export function sight(numbers, side, { width, clock, focus = null }) {
  const place = places(numbers, side, { width });
  const { read, written } = moment(numbers, clock);
  const { chosen, done } = attended(/** @type {number[][]} */ (side.weights), written, focus);
  if (!place.scrolls || (chosen === null && done === side.words.length)) return null;
  const [line, at] = chosen ?? (done ? ["written", done - 1] : ["read", Math.max(0, read - 1)]);
  return (line === "written" ? place.target : place.source)[at].y;
}

/** The words that can be pressed: those written, then those read; one of each line is a stop of the Tab key. @param {Numbers} numbers @param {Side} side @param {Options} options @returns {Hit[]} */
export function wordHits(numbers, side, { width, clock, focus = null }) {
  const place = places(numbers, side, { width });
  const { source } = numbers;
  const { read, written } = moment(numbers, clock);
  const weights = /** @type {number[][]} */ (side.weights);
  const lost = astray(side);
  const told = (/** @type {number} */ i) => {
    const most = argmax(weights[i]);
    const links = lost.includes(i) ? linked(/** @type {any} */ (side.links), i) : [];
    return [
      ...[side.words[i], `from ${source[most]} ${percent(weights[i][most])}`],
      ...links.length
        ? [`linked by the grammar with ${links.map((j) => source[j]).join(" ")}`]
        : [],
      ...side.wrong[i] ? ["wrong"] : [],
    ].join(", ");
  };
  const line = (name, list, count, label, lang) =>
    list.slice(0, count).map(({ y, w, left }, i) => {
      const width = Math.max(24, w + (place.sideways ? 8 : 4));
      const chosen = focus !== null && focus[0] === name ? focus[1] : -1;
      return {
        ...{
          id: `${name} ${i}`,
          x: left + (w - width) / 2,
          y: y - 5 - ROW / 2,
          width,
          height: ROW,
        },
        ...{ label: label(i), lang, tab: i === clamp(chosen, 0, count - 1) ? 0 : -1 },
        aria: { pressed: chosen === i },
      };
    });
  return [
    ...line("written", place.target, Math.min(written, side.words.length), told, "en"),
    ...line("read", place.source, read, (j) => `${source[j]}, read`, "fr"),
  ];
}

// ---- Without attention ----------------------------------------------------------------------

/** Running text, centred, line by line. */
function wrapped(words, size, width, top, left) {
  const space = textWidth(" ", size) + 1;
  const high = size + (size < 15 ? 5 : 8);
  const rows = /** @type {number[][]} */ ([[]]);
  let used = 0;
  for (const word of words) {
    const w = Math.min(width, textWidth(word, size));
    if (used > 0 && used + w > width) {
      rows.push([]);
      used = 0;
    }
    rows[rows.length - 1].push(w);
    used += w + space;
  }
  const at = rows.flatMap((row, k) => {
    let x = left + (width - row.reduce((a, b) => a + b + space, -space)) / 2;
    return row.map((w) => {
      const place = { x: x + w / 2, y: top + size + k * high, w, left: x };
      x += w + space;
      return place;
    });
  });
  return { height: rows.length * high, at };
}

/** A funnel between two heights, from one width to another, on from `edge`. */
function funnel(id, [y, z], [from, to], middle, edge) {
  const side = (/** @type {number} */ sign) =>
    Array.from({ length: 9 }, (_, k) => {
      const part = k / 8;
      const half = (from + (to - from) * part ** 2 * (3 - 2 * part)) / 2;
      return [middle + sign * half, y + (z - y) * part];
    });
  const ends = [-1, 1].map((sign) => [middle + (sign * Math.max(from, to)) / 2, edge]);
  const [left, right] = [side(-1), side(1).reverse()];
  const points = from > to ? [ends[0], ...left, ...right, ends[1]] : [...left, ...ends, ...right];
  return mark.path(id, "funnel", `${polyline(points)}Z`);
}

/** 64 numbers from -1 to 1 as bars up and down from the middle of a row. */
function bars(values, x, y, height) {
  const bar = (v, i) =>
    `M${round(x + i * CELL)} ${round(y + height / 2)}v${round((-v * height) / 2)}h${CELL - 1}v${
      round((v * height) / 2)
    }Z`;
  return Array.from(values, bar).join("");
}

/** The row's numbers at a moment: those after the word last read; they glide from one word to the next. */
function rowAt(states, read) {
  const [low, part] = [Math.floor(read), read - Math.floor(read)];
  const before = low > 0 ? states[low - 1] : states[0].map(() => 0);
  return part === 0 ? before : before.map((x, i) => x + (states[low][i] - x) * part);
}

/**
 * The same sentence through one row of cells, and what comes out of it.
 * @param {Numbers} numbers @param {Side} side @param {{width: number, clock: number}} options @returns {Scene}
 */
export function squeeze(numbers, side, { width, clock }) {
  const { source } = numbers;
  const { read, written } = moment(numbers, clock);
  const many = Math.max(source.length, side.words.length) > CROWD;
  const [size, tall, mouth, foot] = many ? [13, 28, 28, 48] : [15, 40, 42, 58];
  const small = many ? " size13" : "";
  const [wide, middle] = [64 * CELL, width / 2];
  const left = middle - wide / 2;
  const before = wrapped(source, size, width - 24, 6, 12);
  const bar = 6 + before.height + mouth;
  const after = wrapped(side.words, size, width - 24, bar + tall + foot, 12);
  const height = bar + tall + foot + Math.max(after.height, size + 8) + 8;
  const now = read < source.length ? Math.ceil(read) - 1 : -1; // the word that is read
  const pour = (/** @type {Place} */ { x, y }) =>
    ribbonPath({ from: x, to: middle }, { sideways: false, leave: y + 6, arrive: bar - 10 });
  const told = `64 numbers, after ${Math.ceil(read)} of ${source.length} words`;
  const words = source.map((word, j) =>
    mark.text(
      `s ${j}`,
      `${now === j ? "key strong word" : "ink word"}${small}`,
      [before.at[j].x, before.at[j].y],
      word,
      { opacity: shown(Math.max(PALE, there(read, j))) },
    )
  );
  const out = side.words.flatMap((word, i) => {
    const [place, opacity] = [after.at[i], shown(there(written, i))];
    const role = `${side.wrong[i] ? "soft word" : "ink word"}${small}`;
    const told = mark.text(`t ${i}`, role, [place.x, place.y], word, { opacity });
    return side.wrong[i] ? [told, strike(i, place, size, opacity)] : [told];
  });
  const marks = [
    funnel("in", [8 + before.height, bar - 8], [width - 4, wide + 12], middle, 2),
    funnel(
      "out",
      [bar + tall + 8, bar + tall + foot - 8],
      [wide + 12, width - 4],
      middle,
      height - 2,
    ),
    mark.rect("row", "key frame", [left - 6, bar - 8, wide + 12, tall + 16], { rx: 3 }),
    mark.line("middle", "rule", [left, bar + tall / 2, left + wide, bar + tall / 2]),
    mark.path("bars", "key solid", bars(rowAt(side.states, read), left, bar, tall)),
    ...(now >= 0 ? [mark.path("pour", "key line pour", pour(before.at[now]))] : []),
    mark.text("told", "soft note", [middle, bar + tall + foot - 22], told),
  ];
  return { width, height, marks: [...marks, ...words, ...out] };
}
