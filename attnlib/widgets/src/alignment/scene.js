// The pictures of AlignmentExplorer: two lines of text with ribbons between them, a text that is squeezed through one row
// of 64 numbers, and the weights as a small table. All show a moment of one clock: words read, then words written.

import { heat } from "../kit/heat.js";
import { mark, round } from "../kit/marks.js";
import { argmax, clamp } from "../kit/numbers.js";
import { brief } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { astray, attending, followed, linked, turned } from "./compute.js";

/** @import { Numbers, Side } from "./compute.js" */
/** @import { Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */
/** @typedef {["written" | "read", number, number?] | null} Focus a word; of a written one perhaps the word read that is pointed at */
/** @typedef {{x: number, y: number, w: number}} Place the middle of a word on its base line */

const UNIT = 20; // width in px of a ribbon of weight 1
const LEAST = 0.005; // ribbons of less weight (0.1 px) are not drawn
const TILE = 16; // px of the square of 64 numbers kept of a word
const ROW = 25; // px of a word in a column
export const TALL = 13 * ROW + 28; // px of columns that are seen at once, where nothing else is said; longer ones scroll
const BAR = 12; // px of a bar to scroll with
const AROUND = 60; // px that are seen on both sides of what is looked at
const LEAN = { angle: 60, least: 28, most: 34, from: 480, edge: 46 }; // words that lean: degrees, px between them (24 across), of the picture, at its edges
export const LINES = 298; // px of two lines and their ribbons, and the least for columns
const CELL = 3; // px of one of the 64 cells
const TABLE = { tall: 224, high: 264, cell: 20, name: 11, small: 8 }; // px of the table at a desk and below it, of cells at most, of a line of names, of cells with thin frames
const SIZES = [18, 17, 16, 15, 14];
const CROWD = 16; // words that are written smaller in the squeeze where there are more
const EACH = "64 numbers kept of each word: its square";
const NOTE = 16; // px of the line that says so
const HOLD = 44; // px from a ribbon's end to the share on it
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

/** Words on one line, centred; null where they do not fit. */
function spread(words, size, width) {
  const widths = words.map((word) => Math.max(UNIT, textWidth(word, size))); // room for a ribbon
  const free = width - widths.reduce((a, b) => a + b, 0);
  const gap = words.length > 1 ? Math.min(size * 1.5, free / (words.length - 1)) : 0;
  if (words.length > 1 ? gap < 6 : free < 0) return null;
  let x = (free - gap * (words.length - 1)) / 2;
  return widths.map((w) => {
    const place = { x: x + w / 2, w };
    x += w + gap;
    return place;
  });
}

/** Two columns, the read words at the left; long ones begin side by side and scroll. */
function columns(source, target, whole, most) {
  const rows = Math.max(source.length, target.length);
  const scrolls = 20 + rows * ROW + 8 > most;
  const width = whole - (scrolls ? BAR : 0);
  const [size, top] = [15, 20];
  const widest = (words) => Math.max(0, ...words.map((word) => textWidth(word, size)));
  const left = clamp(widest(source), 40, width * 0.38);
  const right = width - clamp(widest(target), 40, width * 0.38);
  const height = Math.max(LINES, top + rows * ROW + 8);
  const column = (words, edge, sign) =>
    words.map((word, i) => {
      const w = textWidth(word, size);
      const first = scrolls ? top - 2 : height / 2 + 6 - (ROW * words.length) / 2;
      return { x: edge - (sign * w) / 2, y: first + ROW * (i + 0.5) + 5, w };
    });
  return {
    ...{ sideways: true, scrolls, size, row: ROW, width, height },
    ...{ leave: left + 24, arrive: right - 8 },
    ...{ source: column(source, left, 1), target: column(target, right, -1) },
  };
}

/** Two lines of words that lean, so that a long sentence is no taller than a short one; long ones begin together and scroll. */
function leaning(source, target, whole) {
  if (whole < LEAN.from) return null;
  const size = 13;
  const steps = (words) => Math.max(1, words.length - 1);
  const least = LEAN.least * Math.max(steps(source), steps(target)) + 2 * LEAN.edge;
  const scrolls = least > whole;
  const [width, height] = scrolls ? [least, LINES - BAR] : [whole, LINES];
  const gap = (words) =>
    scrolls ? LEAN.least : Math.min(LEAN.most, (width - 2 * LEAN.edge) / steps(words));
  const tall = (words) => {
    const longest = Math.max(0, ...words.map((word) => textWidth(word, size)));
    return clamp(longest * Math.sin((LEAN.angle * Math.PI) / 180) + 6, 40, 96);
  };
  const [y, to] = [NOTE + tall(source), height - tall(target)];
  const line = (words, yy) => {
    const first = scrolls ? LEAN.edge : width / 2 - ((words.length - 1) / 2) * gap(words);
    return words.map((word, i) => ({
      ...{ x: first + i * gap(words), y: yy, w: textWidth(word, size) },
    }));
  };
  return {
    ...{ sideways: false, lean: true, scrolls, size, width, height },
    ...{ leave: y + 26, arrive: to - 12 },
    ...{ row: Math.min(gap(source), gap(target)) * Math.sin((LEAN.angle * Math.PI) / 180) },
    ...{ source: line(source, y), target: line(target, to) },
  };
}

/**
 * Where a word's text begins or ends, and how it is turned.
 * @param {any} place
 * @param {Place} word
 * @param {"source" | "target"} line
 * @returns {{anchor: string, at: Record<string, string | number>, left: number, turn: string | null}}
 */
function set({ sideways, lean }, { x, y, w }, line) {
  const right = line === "source";
  if (lean) {
    const [at, turn] = [x + 4, `rotate(-${LEAN.angle} ${round(x + 4)} ${round(y)})`];
    const anchor = right ? " start" : " end";
    return { anchor, at: { x: at, y, transform: turn }, left: right ? at : at - w, turn };
  }
  if (!sideways) return { anchor: "", at: { x, y }, left: x - w / 2, turn: null };
  const at = right ? x + w / 2 : x - w / 2;
  return { anchor: right ? " end" : " start", at: { x: at, y }, left: x - w / 2, turn: null };
}

/**
 * Where every word stands: on two lines, upright or leaning, or in two columns where lines are too long, and wherever
 * two pictures with ribbons are to be compared.
 * @param {string[]} source @param {string[]} target @param {number} width @param {number} most px of columns @param {boolean} both
 */
export function places(source, target, width, most = TALL, both = false) {
  const key = `${source.join(" ")}|${target.join(" ")}|${width}|${most}|${both}`;
  if (!laid.has(key)) {
    if (laid.size > 50) laid.clear();
    const place = both
      ? columns(source, target, width, most)
      : placesOf(source, target, width, most);
    laid.set(key, place);
  }
  return laid.get(key);
}

/** Whether two translators with ribbons stand side by side: then both have columns. @param {Numbers} numbers */
export const twice = (numbers) => attending(numbers).length > 1;

/** Places remembered: only another sentence, translation or width moves a word. */
const laid = new Map();

function placesOf(source, target, width, most) {
  for (const size of SIZES) {
    const [above, below] = [spread(source, size, width), spread(target, size, width)];
    if (above === null || below === null) continue;
    const [y, to] = [38, 274];
    const at = (line, yy) => line.map(({ x, w }) => ({ x, y: yy, w }));
    return {
      ...{ sideways: false, scrolls: false, size, width, height: LINES },
      ...{ leave: y + 31, arrive: to - size - 4 },
      ...{ source: at(above, y), target: at(below, to) },
    };
  }
  return leaning(source, target, width) ?? columns(source, target, width, most);
}

/** Ribbons lie side by side at both ends: at a written word their widths add up to UNIT. All of a word read begin in the picture, and where there is room for it about its middle. */
function ribbons(weights, at) {
  const middle = (place) => (at.sideways ? place.y - 5 : place.x);
  const [low, high] = at.sideways ? [NOTE, at.height] : [0, at.width]; // below what is told above columns
  const next = at.source.map((place, j) => {
    const wide = UNIT * weights.reduce((sum, row) => sum + row[j], 0);
    return clamp(middle(place) - wide / 2, low, Math.max(low, high - wide));
  });
  return weights.map((row, i) => {
    let out = middle(at.target[i]) - UNIT / 2;
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
  const [a, b, c, d] = sideways
    ? [[leave, from], [middle, from], [middle, to], [arrive, to]]
    : [[from, leave], [from, middle], [to, middle], [to, arrive]];
  const text = (/** @type {number[]} */ [x, y]) => `${round(x)} ${round(y)}`;
  return `M${text(a)}C${text(b)} ${text(c)} ${text(d)}`;
}

// ---- With attention -------------------------------------------------------------------------

/**
 * What is looked at: a written or read word that is chosen, the word just written, or the run that goes backwards.
 * `near(i, j)` tells whether the ribbon from word j read to word i written belongs to it.
 */
function attended(weights, written, focus) {
  const done = Math.min(Math.floor(written + 1e-9), weights.length);
  const chosen = focus !== null && (focus[0] === "read" || focus[1] < done) ? focus : null;
  if (chosen) {
    const [side, at] = chosen;
    return {
      done,
      chosen,
      run: null,
      near: (i, j) => (side === "written" ? i === at : j === at),
      strength: (i, j) =>
        (i === at && side === "written") || (j === at && side === "read") ? 0.92 : 0.07,
    };
  }
  const fresh = written > 0 && done < weights.length ? Math.max(0, done - 1) : -1;
  if (fresh >= 0) {
    return {
      done,
      chosen,
      run: null,
      near: (i) => i === fresh,
      strength: (i) => (i === fresh ? 0.92 : 0.32),
    };
  }
  const run = turned(weights.slice(0, done));
  const inRun = (i) => run !== null && run[0] <= i && i <= run[1];
  return { done, chosen, run, near: inRun, strength: (i) => (inRun(i) ? 0.78 : 0.32) };
}

/**
 * What of a picture is looked at: of the one whose words are followed, all; of the other, a word read, and a word
 * written where both have the same one at that place.
 * @param {Numbers} numbers @param {Side} side @param {{focus: Focus, chosen: Focus}} options
 */
export function shared(numbers, side, { focus, chosen }) {
  const lead = followed(numbers);
  const of = (/** @type {Focus} */ look) =>
    look === null || side === lead || look[0] === "read" ||
      side.words[look[1]] === lead?.words[look[1]]
      ? look
      : null;
  return { focus: of(focus), chosen: of(chosen) };
}

/** All ribbons, weak ones first, as wide as their weights; those of words not written yet are there and unseen. */
function bands(weights, place, written, seen) {
  const all = ribbons(weights, place);
  const made = all.flatMap((row, i) =>
    row.flatMap((band, j) => {
      if (weights[i][j] < LEAST) return [];
      const opacity = shown(seen.strength(i, j) * there(written, i));
      const at = {
        d: ribbonPath(band, place),
        "stroke-width": band.width,
        "stroke-opacity": opacity,
      };
      return [{
        near: seen.near(i, j),
        mark: mark(`w ${i} ${j}`, "path", "weight line ribbon", at),
      }];
    })
  );
  return [false, true].flatMap((near) =>
    made.filter((one) => one.near === near).map((one) => one.mark)
  );
}

/** The grammar's links that the largest weights miss, dashed; each once its word is written. */
function missed(side, place, written, seen) {
  const middle = (word) => (place.sideways ? word.y - 5 : word.x);
  return astray(side).flatMap((i) =>
    linked(side.links, i).map((j) => {
      const [from, to] = [middle(place.source[j]), middle(place.target[i])];
      const strength = seen.chosen === null || seen.near(i, j) ? 0.85 : 0.12;
      return mark.path(`missed ${i} ${j}`, "ink line missed", ribbonPath({ from, to }, place), {
        opacity: shown(strength * there(written, i)),
      });
    })
  );
}

/** How strong a word is that has this part of what is looked at. */
const strengthOf = (share) => 0.35 + 0.65 * Math.min(1, 2 * share);

/** The words read, each with the 64 numbers that are kept of it. */
function wordsRead({ source }, { weights, states }, place, read, seen) {
  const ofRun = seen.run === null ? [] : weights.slice(seen.run[0], seen.run[1] + 1).map(argmax);
  const share = (j) => {
    if (seen.chosen === null) return 1;
    const [side, at] = seen.chosen;
    return side === "read" ? Number(at === j) : weights[at][j];
  };
  return source.flatMap((word, j) => {
    const { x, y } = place.source[j];
    const { anchor, at } = set(place, place.source[j], "source");
    const now = read > j && read <= j + 1 && read < source.length;
    const opacity = Math.max(PALE, there(read, j) * strengthOf(share(j)));
    const role = now ? "key strong word" : ofRun.includes(j) ? "weight turn word" : "ink word";
    const side = Math.min(TILE, place.size + 1); // of the square
    const box = place.sideways
      ? { x: place.leave - 4 - side, y: y - 5 - side / 2 }
      : { x: x - TILE / 2, y: y + (place.lean ? 7 : 10) };
    const kept = {
      ...box,
      width: side,
      height: side,
      href: heat(states[j], 8),
      opacity: shown(0.8 * there(read, j) * strengthOf(share(j))),
    };
    return [
      mark(
        `s ${j}`,
        "text",
        `${role} size${place.size}${anchor}`,
        { ...at, opacity: shown(opacity) },
        word,
      ),
      mark(`kept ${j}`, "image", "map", kept),
    ];
  });
}

/** The words written; a wrong one is struck out. */
function wordsWritten(side, place, written, seen) {
  return side.words.flatMap((word, i) => {
    const { y, w } = place.target[i];
    const { anchor, at, left, turn } = set(place, place.target[i], "target");
    const part = seen.chosen === null
      ? 1
      : seen.chosen[0] === "written"
      ? Number(seen.chosen[1] === i)
      : side.weights[i][seen.chosen[1]];
    const opacity = shown(there(written, i) * strengthOf(part));
    const run = seen.run !== null && seen.run[0] <= i && i <= seen.run[1];
    const role = side.wrong[i] ? "soft word" : run ? "weight turn word" : "ink word";
    return [
      mark(`t ${i}`, "text", `${role} size${place.size}${anchor}`, { ...at, opacity }, word),
      ...(side.wrong[i] ? [strike(i, left, y - place.size * 0.3, w, opacity, turn)] : []),
    ];
  });
}

const strike = (i, left, y, w, opacity, turn = /** @type {string | null} */ (null)) =>
  mark.line(`x ${i}`, "ink line strike", [left, y, left + w, y], {
    opacity,
    ...(turn === null ? {} : { transform: turn }),
  });

/** The point of a ribbon of columns that is some px from an end, at most a third of its length; as ribbonPath goes. */
function pointOf({ leave, arrive }, { from, to }, atSource) {
  const part = Math.min(HOLD / (arrive - leave), 1 / 3);
  let [low, high] = [0, 1];
  while (high - low > 0.001) {
    const t = (low + high) / 2;
    [low, high] = 1.5 * t * (1 - t) + t ** 3 < part ? [t, high] : [low, t];
  }
  const turn = low ** 2 * (3 - 2 * low);
  return atSource
    ? { x: leave + part * (arrive - leave), y: from + turn * (to - from) }
    : { x: arrive - part * (arrive - leave), y: to + turn * (from - to) };
}

/** Shares, at the other end of the chosen word's ribbons; the larger one has the right of way. */
function shares(weights, place, seen) {
  const [side, at] = seen.chosen;
  const across = side === "written";
  const row = across ? weights[at] : weights.slice(0, seen.done).map((r) => r[at]);
  const ends = across ? place.source : place.target;
  const all = place.sideways ? ribbons(weights, place) : [];
  const taken = [];
  const order = row.map((_, k) => k).sort((a, b) => row[b] - row[a]).filter((k) => row[k] >= 0.02);
  return order.flatMap((k) => {
    const { x, y } = ends[k];
    if (!place.sideways && taken.some((other) => Math.abs(other - x) < 34)) return [];
    if (!place.sideways) taken.push(x);
    const above = place.lean
      ? { x, y: across ? place.leave + 14 : place.arrive - 6 }
      : { x, y: across ? y - place.size - 3 : y + 18 };
    const text = percent(row[k]);
    const told = mark(`share ${k}`, "text", "weight strong share", above, text);
    if (!place.sideways) return [told];
    // In a column the share has paper of its own on the ribbon, whose width is seen before it and behind it.
    const band = across ? all[at][k] : all[k][at];
    const on = pointOf(place, band, across);
    if (taken.some((other) => Math.abs(other - on.y) < 16)) return [];
    taken.push(on.y);
    const w = textWidth(text, 13) + 6;
    const paper = { x: on.x - w / 2, y: on.y - 9, width: w, height: 18, rx: 4 };
    return [
      mark(`label ${k}`, "rect", "paper label", paper),
      { ...told, at: { x: round(on.x), y: round(on.y + 5) } },
    ];
  });
}

/** Above the words: which of those typed were left out; else what the squares at the words are. */
function noteOf({ source, unknown }, { words }, place, width) {
  const few = `${unknown.slice(0, 3).map(brief).join(", ")}${unknown.length > 3 ? ", …" : ""}`;
  const kept = source.length === 1 ? "64 numbers kept: the square" : EACH;
  const count = `${unknown.length} ${unknown.length === 1 ? "word" : "words"}`;
  const told = [few, count].map((what) => `Left out: ${what}`).find((text) =>
    textWidth(text, 13) < width
  );
  const text = unknown.length ? told : kept;
  const first = [place.source, place.target].flatMap((line, i) =>
    [source, words][i].length ? [line[0].y] : []
  );
  const y = place.sideways ? Math.min(...first) - 24 : 12;
  const role = unknown.length ? "ink strong note" : "soft note";
  return mark.text("note", role, [width / 2, y], text);
}

/** Where the next word will be written. */
function caret(side, place, read, written, source) {
  const next = side.words.length > 0 && read >= source.length && written < side.words.length
    ? place.target[Math.floor(written)]
    : null;
  if (next === null) return [];
  const { left, turn } = set(place, next, "target");
  return [
    mark.rect(
      "caret",
      "ink solid",
      [left - 1, next.y - place.size + 2, 2, place.size + 2],
      turn ? { transform: turn } : {},
    ),
  ];
}

/**
 * Two texts and the ribbons between them, each as wide as its weight.
 * @param {Numbers} numbers
 * @param {Side} side
 * @param {{width: number, most?: number, clock: number, focus?: Focus}} options
 * @returns {Scene}
 */
export function ribbonScene(numbers, side, { width, most, clock, focus = null }) {
  const place = places(numbers.source, side.words, width, most, twice(numbers));
  const { read, written } = moment(numbers, clock);
  const weights = /** @type {number[][]} */ (side.weights);
  const seen = attended(weights, written, focus);
  const marks = [
    ...bands(weights, place, written, seen),
    ...missed(side, place, written, seen),
    ...wordsRead(numbers, side, place, read, seen),
    ...wordsWritten(side, place, written, seen),
    ...caret(side, place, read, written, numbers.source),
    ...(seen.chosen ? shares(weights, place, seen) : [noteOf(numbers, side, place, width)]),
  ];
  return { width: place.width, height: place.height, marks };
}

/**
 * What must be in sight of a picture that scrolls, along its way: the word that is chosen, read or written, and the
 * word at the other end of its widest ribbon; null where nothing is.
 * @param {Numbers} numbers
 * @param {Side} side
 * @param {{width: number, most?: number, clock: number, focus?: Focus}} options
 * @returns {{own: number, other: number} | null}
 */
export function sight(numbers, side, { width, most, clock, focus = null }) {
  const place = places(numbers.source, side.words, width, most, twice(numbers));
  const along = (/** @type {Place} */ { x, y }) => (place.sideways ? y - 5 : x);
  const { read, written } = moment(numbers, clock);
  const weights = /** @type {number[][]} */ (side.weights);
  const { done, chosen } = attended(weights, written, focus);
  if (!place.scrolls || (chosen === null && done === weights.length)) return null;
  if (chosen === null && done === 0) {
    const own = along(place.source[clamp(Math.ceil(read) - 1, 0, numbers.source.length - 1)]);
    return { own, other: own };
  }
  const [kind, at] = chosen ?? ["written", done - 1];
  const across = kind === "written";
  const end = argmax(across ? weights[at] : weights.slice(0, done).map((row) => row[at]));
  const [mine, theirs] = across ? [place.target, place.source] : [place.source, place.target];
  return { own: along(mine[at]), other: along(theirs[Math.max(0, end)]) };
}

/** How far to scroll so that both are seen with something around them, or else the word itself; no farther than needed. @param {number} now @param {number} size of what is seen @param {{own: number, other: number}} sight */
export function scrolledTo(now, size, { own, other }) {
  const [low, high] = [Math.min(own, other) - AROUND, Math.max(own, other) + AROUND];
  return Math.max(0, high - low > size ? own - size / 2 : clamp(now, high - size, low));
}

/** The words that can be pressed: those written, then those read; one of each line is a stop of the Tab key. @param {Numbers} numbers @param {Side} side @param {{width: number, most?: number, clock: number, focus?: Focus}} options @returns {Hit[]} */
export function wordHits(numbers, side, { width, most, clock, focus = null }) {
  const place = places(numbers.source, side.words, width, most, twice(numbers));
  const { read, written } = moment(numbers, clock);
  const weights = /** @type {number[][]} */ (side.weights);
  const lost = astray(side);
  const told = (i) => {
    const most = argmax(weights[i]);
    const links = lost.includes(i)
      ? `, linked by the grammar with ${
        linked(/** @type {any} */ (side.links), i).map((j) => numbers.source[j]).join(" ")
      }`
      : "";
    return `${side.words[i]}, from ${numbers.source[most]} ${percent(weights[i][most])}${links}${
      side.wrong[i] ? ", wrong" : ""
    }`;
  };
  const room = place.lean ? Math.min(ROW, place.row) : ROW;
  const line = (name, words, list, count, label, lang) =>
    words.slice(0, count).map((_, i) => {
      const { x, y, w } = list[i];
      const wide = Math.max(24, w + (place.sideways ? 8 : 4));
      const chosen = focus !== null && focus[0] === name ? focus[1] : -1;
      const tab = i === clamp(chosen, 0, count - 1) ? 0 : -1;
      const pressed = chosen === i;
      // A leaning word's place is turned with it, about the end that is next to its ribbons.
      const left = !place.lean ? x - wide / 2 : name === "read" ? x : x - wide;
      return {
        id: `${name} ${i}`,
        x: left,
        y: place.lean ? y - room / 2 : y - 5 - room / 2,
        width: wide,
        height: room,
        ...(place.lean ? { kind: `lean ${name}` } : {}),
        label: label(i),
        tab,
        lang,
        aria: { pressed },
      };
    });
  return [
    ...line("written", side.words, place.target, Math.min(written, side.words.length), told, "en"),
    ...line("read", numbers.source, place.source, read, (j) => `${numbers.source[j]}, read`, "fr"),
  ];
}

// ---- Without attention ----------------------------------------------------------------------

/** Running text, centred, line by line. */
function wrapped(words, size, width, top, left) {
  const space = textWidth(" ", size) + 1;
  const lines = /** @type {number[][]} */ ([[]]);
  const last = () => /** @type {number[]} */ (lines.at(-1));
  let used = 0;
  for (const word of words) {
    const w = Math.min(width, textWidth(word, size));
    if (used + w > width && last().length > 0) {
      lines.push([]);
      used = 0;
    }
    last().push(w);
    used += w + space;
  }
  const at = lines.flatMap((row, k) => {
    let x = left + (width - row.reduce((a, b) => a + b + space, -space)) / 2;
    return row.map((w) => {
      const place = { x: x + w / 2, y: top + size + k * (size + (size < 15 ? 5 : 8)), w };
      x += w + space;
      return place;
    });
  });
  return { height: lines.length * (size + (size < 15 ? 5 : 8)), at };
}

/** A side of a funnel, from one x to another. */
const slope = (y, z, from, to) =>
  Array.from({ length: 9 }, (_, k) => {
    const part = k / 8;
    return [from + (to - from) * part ** 2 * (3 - 2 * part), y + (z - y) * part];
  });

const closed = (points) => `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;

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
 * @param {Numbers} numbers
 * @param {Side} side
 * @param {{width: number, clock: number}} options
 * @returns {Scene}
 */
export function squeeze({ source }, side, { width, clock }) {
  const many = Math.max(source.length, side.words.length) > CROWD;
  const [size, wide, tall] = [many ? 13 : 15, 64 * CELL, many ? 28 : 40];
  const [mouth, foot] = many ? [28, 48] : [42, 58];
  const role = many ? " size13" : "";
  const { read, written } = moment(/** @type {Numbers} */ ({ source }), clock);
  const left = (width - wide) / 2;
  const before = wrapped(source, size, width - 24, 6, 12);
  const bar = 6 + before.height + mouth;
  const after = wrapped(side.words, size, width - 24, bar + tall + foot, 12);
  const height = bar + tall + foot + Math.max(after.height, size + 8) + 8;
  const [text, cells] = [[2, width - 2], [left - 6, left + wide + 6]];
  const both = (
    y,
    z,
    from,
    to,
  ) => [slope(y, z, from[0], to[0]), slope(y, z, from[1], to[1]).reverse()];
  const [l, r] = both(8 + before.height, bar - 8, text, cells);
  const [m, s] = both(bar + tall + 8, bar + tall + foot - 8, cells, text);
  const reading = written === 0 && read > 0;
  const last = before.at[clamp(Math.ceil(read) - 1, 0, source.length - 1)];
  const pour = ribbonPath({ from: last.x, to: width / 2 }, {
    sideways: false,
    leave: last.y + 6,
    arrive: bar - 10,
  });
  const whole = ["", "1 word", "both words"][source.length] ?? `all ${source.length} words`;
  const [now, count] = [Math.ceil(read), source.length];
  const part = ["no word read yet", "the word read so far"][now] ?? `the ${now} words read so far`;
  const numbersOf = now === 0
    ? `64 numbers, ${part}`
    : `64 numbers for ${now < count ? part : whole}`;
  const marks = [
    mark.path("in", "funnel", closed([[text[0], 2], ...l, ...r, [text[1], 2]])),
    mark.path("out", "funnel", closed([...m, [text[0], height - 2], [text[1], height - 2], ...s])),
    mark.rect("row", "key frame", [left - 6, bar - 8, wide + 12, tall + 16], { rx: 3 }),
    mark.line("middle", "rule", [left, bar + tall / 2, left + wide, bar + tall / 2]),
    mark.path("bars", "key solid", bars(rowAt(side.states, read), left, bar, tall)),
    ...(reading ? [mark.path("pour", "key line pour", pour)] : []),
    mark.text("told", "soft note", [width / 2, bar + tall + foot - 22], numbersOf),
  ];
  source.forEach((word, j) => {
    const last = reading && read > j && read <= j + 1;
    marks.push(
      mark(`s ${j}`, "text", `${last ? "key strong word" : "ink word"}${role}`, {
        ...pick(before.at[j]),
        opacity: shown(Math.max(PALE, there(read, j))),
      }, word),
    );
  });
  side.words.forEach((word, i) => {
    const { x, y, w } = after.at[i];
    const opacity = shown(there(written, i));
    marks.push(
      mark.text(`t ${i}`, `${side.wrong[i] ? "soft word" : "ink word"}${role}`, [x, y], word, {
        opacity,
      }),
    );
    if (side.wrong[i]) marks.push(strike(i, x - w / 2, y - size * 0.3, w, opacity));
  });
  return { width, height, marks };
}

const pick = ({ x, y }) => ({ x, y });

// ---- The same weights as a table ------------------------------------------------------------

/** @type {WeakMap<number[][], number[]>} */
const rows = new WeakMap(); // the same numbers are the same picture

/** The rows of the weights, one after the other. */
function rowsOf(weights) {
  if (!rows.has(weights)) rows.set(weights, weights.flatMap((row) => Array.from(row)));
  return /** @type {number[]} */ (rows.get(weights));
}

/**
 * How the table is laid out in a width: its cells' height and width (across), the room for names beside and above
 * them, and which words written (step) and read (every) are named: all, or where cells are small each second, third ….
 * @param {Numbers} numbers @param {Side} side @param {number} width @param {boolean} high whether it has more room below
 */
export function tableOf({ source }, { words }, width, high) {
  const [rows, count] = [words.length, source.length];
  const wide = (/** @type {string} */ word) => textWidth(word, TABLE.name);
  const longest = (/** @type {string[]} */ list) => Math.max(0, ...list.map(wide));
  const left = Math.ceil(longest(words)) + 6;
  const top = Math.ceil(longest(source) * Math.sin((LEAN.angle * Math.PI) / 180)) + 10;
  const lean = Math.cos((LEAN.angle * Math.PI) / 180);
  const room = Math.min(
    TABLE.cell,
    (width - left - 2) / Math.max(1, count),
    ...source.map((word, j) => (width - left - 6 - wide(word) * lean) / (j + 0.5)), // it leans out
  );
  const cell = Math.min(room, ((high ? TABLE.high : TABLE.tall) - top - 2) / Math.max(1, rows));
  const across = Math.max(cell, Math.min(room, TABLE.name)); // columns that have room for it have their names
  const step = (/** @type {number} */ size) => Math.max(1, Math.ceil(TABLE.name / size - 1e-9));
  return { left, top, cell, across, step: step(cell), every: step(across) };
}

/** What stands at a point of the table: a row, with its cell, or a column. @param {Numbers} numbers @param {Side} side @param {{width: number, high?: boolean}} options @param {number[]} point @returns {["written", number, number?] | ["read", number] | undefined} */
export function tableAt(numbers, side, { width, high = false }, [x, y]) {
  const { left, top, cell, across } = tableOf(numbers, side, width, high);
  const [i, above] = [Math.floor((y - top - 1) / cell), y < top];
  // Names above lean: their feet are to the left of them.
  const lean = above ? (top - 3 - y) / Math.tan((LEAN.angle * Math.PI) / 180) : 0;
  const j = Math.floor((x - left - lean - 1) / across);
  const column = j >= 0 && j < numbers.source.length;
  if (above) return column ? ["read", j] : undefined;
  if (i >= side.words.length || x > left + across * numbers.source.length + 2) return undefined;
  return column ? ["written", i, j] : ["written", i];
}

/** Names beside the rows and, leaning, above the columns. */
function names({ source }, { words }, { left, top, cell, across, step, every }) {
  const middle = (i, size) => (i + 0.5) * size + 1;
  const named = (list, step, name) => list.flatMap((word, i) => i % step ? [] : [name(word, i)]);
  return [
    ...named(words, step, (word, i) => {
      const at = { x: left - 4, y: top + middle(i, cell) + 4 };
      return mark(`row ${i}`, "text", "soft tiny end", at, word);
    }),
    ...named(source, every, (word, j) => {
      const [x, y] = [left + middle(j, across) + 3, top - 3];
      const transform = `rotate(-${LEAN.angle} ${round(x)} ${round(y)})`;
      return mark.text(`column ${j}`, "soft tiny start", [x, y], word, { transform });
    }),
  ];
}

/** The grammar's links, as frames of their cells: possible ones dotted. */
function frames({ links }, { left, top, cell, across }) {
  if (links === null) return [];
  const [wide, high] = [round(across - 1), round(cell - 1)];
  const frame = (/** @type {number} */ i, /** @type {number} */ j) =>
    `M${round(left + 1.5 + j * across)} ${round(top + 1.5 + i * cell)}h${wide}v${high}h${-wide}Z`;
  const framed = (/** @type {number[][]} */ all) =>
    all.flatMap((row, i) => row.map((j) => frame(i, j))).join("");
  const role = `ink line link${cell < TABLE.small ? " thin" : ""}`;
  return [
    mark.path("links possible", `${role} possible`, framed(links.possible)),
    mark.path("links sure", role, framed(links.sure)),
  ];
}

/** Paper over the rows that are not written yet, and over their names. The rest stays as it is: that costs a clock least. */
function covers(done, { words }, { left, top, cell, step }, right) {
  const bottom = top + 2 + words.length * cell;
  const over = (name, x, y, width) =>
    mark.rect(name, "paper", [x, y, width, Math.max(0, bottom + 6 - y)]);
  // A name may be higher than its row.
  const last = Math.floor((done - 1) / step) * step;
  const [first, half] = [top + 1 + cell / 2, TABLE.name / 2];
  const named = done > 0 ? first + last * cell + half : first - half - 0.5;
  return [
    over("unwritten", left, top + 1 + done * cell, right - left + 2),
    over("unnamed", 0, named, left),
  ];
}

/**
 * Rows are words written, columns words read; what is looked at is framed: a row or a column, and of a row a cell.
 * @param {Numbers} numbers
 * @param {Side} side
 * @param {{width: number, clock: number, focus?: Focus, high?: boolean}} options
 * @returns {Scene}
 */
export function matrix(numbers, side, { width, clock, focus = null, high = false }) {
  const weights = /** @type {number[][]} */ (side.weights);
  const count = numbers.source.length;
  const done = Math.min(Math.floor(moment(numbers, clock).written + 1e-9), weights.length);
  const layout = tableOf(numbers, side, width, high);
  const { left, top, cell, across } = layout;
  const [w, h] = [across * count, cell * weights.length];
  const box = { x: left + 1, y: top + 1, width: w, height: h };
  const href = heat(rowsOf(weights), count, 1, "weight");
  const marks = [
    mark("map", "image", "map", { ...box, preserveAspectRatio: "none", href }),
    ...names(numbers, side, layout),
    ...frames(side, layout),
    ...(done < weights.length ? covers(done, side, layout, left + w) : []),
    mark("frame", "rect", "frame", box),
  ];
  if (focus !== null && (focus[0] === "read" || focus[1] < done)) {
    const [kind, at, j] = focus;
    const row = kind === "written";
    const look = row
      ? { x: left, y: top + at * cell, width: w + 2, height: cell + 2 }
      : { x: left + at * across, y: top, width: across + 2, height: h + 2 };
    marks.push(mark("look", "rect", "weight line look", look));
    if (row && j !== undefined) {
      const spot = { ...look, x: left + j * across, width: across + 2 };
      marks.push(mark("spot", "rect", "weight line look", spot));
    }
  }
  return { width, height: high ? TABLE.high : TABLE.tall, marks };
}
