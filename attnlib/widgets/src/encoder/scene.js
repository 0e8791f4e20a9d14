// The picture of EncoderExplorer: tokens as tracks through the layers. At each layer the followed token takes in ribbons
// of attention, coloured like where they come from; below, how far every token leans to one of two words, and by
// which angle each layer turns the followed one. All is a moment of one clock: t layers, whole or between.

import { mark, polyline, round } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { numbered } from "../kit/text.js";
import { called, percent, told } from "./words.js";

/** @import { Numbers } from "./compute.js" */
/** @import { Scene, Mark } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */
/** @typedef {{layer: number, token: number}} Over a ribbon that is pointed at */

/**
 * What is shown; all of it may be on its way.
 * @typedef {object} Shown
 * @property {number} t
 * @property {number} row of the followed token
 * @property {number[][]} lean by token and stage
 * @property {number[][]} weights by layer and token
 * @property {number[] | null} twin lean of the same word in the other sentence
 * @property {number[]} turns
 */

export const LAYERS = 6;
const FULL = 0.5; // the lean whose colour is full
const STEPS = 10; // of colour, on either side
const LEAST = 0.008; // ribbons of less weight are thinner than a hair: not drawn
const TOLD = 0.03; // shares from here on are written
const ENDS = 0.92; // the leans beside which the two words stand
const PAST = "0.3"; // how opaque ribbons of layers passed are

const WIDE = {
  ...{ left: 96, right: 38, top: 44, rows: 360, over: 8, gap: 30, band: 36, disc: 7, corner: 7 },
  ...{ space: 24, profile: 150, dial: 16, grip: 68, small: false },
};
const SMALL = {
  ...{ left: 74, right: 36, top: 40, rows: 344, over: 3, gap: 24, band: 20, disc: 5.2, corner: 3 },
  ...{ space: 18, profile: 84, dial: 16, grip: 62, small: true },
};

/** Every measure of the picture. @param {number} width @param {number} count of tokens */
export function plan(width, count) {
  const m = width < 560 ? SMALL : WIDE;
  const row = Math.min(40, m.rows / count);
  const first = m.left + 14;
  const pitch = (width - m.right - first) / LAYERS;
  const top = m.top + (m.rows - row * count) / 2;
  const profileTop = m.top + m.rows + m.over + m.gap + m.space;
  const dials = profileTop + m.profile + (m.small ? 24 : 32);
  return {
    ...m,
    ...{ width, count, row, pitch, profileTop, dials, height: dials + (m.small ? 18 : 10) },
    x: (/** @type {number} */ stage) => first + stage * pitch,
    stage: (/** @type {number} */ x) => clamp(Math.round((x - first) / pitch), 0, LAYERS),
    /** The followed row has room above it for its ribbons, and below it for its double too. */
    y: (/** @type {number} */ i, /** @type {number} */ followed) =>
      top + row * (i + 0.5) + m.over * clamp(i - followed + 1) + m.gap * clamp(i - followed),
    up: (/** @type {number} */ lean) => profileTop + ((1 - lean) / 2) * m.profile,
  };
}

/** @typedef {ReturnType<typeof plan>} Plan */

/** Which ribbon is at a place: that of the nearest row, between two stages. @param {Plan} p @param {number} x @param {number} y @param {number} followed @returns {Over | null} */
export function ribbonAt(p, x, y, followed) {
  const layer = Math.ceil((x - p.x(0)) / p.pitch);
  const away = Array.from({ length: p.count }, (_, i) => Math.abs(p.y(i, followed) - y));
  const token = away.indexOf(Math.min(...away));
  return layer >= 1 && layer <= LAYERS && away[token] <= p.row * 0.6 ? { layer, token } : null;
}

/** The colour of a lean, as a class. @param {number} lean */
export function hue(lean) {
  const step = Math.round(STEPS * clamp(Math.abs(lean) / FULL));
  return step === 0 ? "neither" : `${lean > 0 ? "across" : "up"}${step}`;
}

const ghostY = (/** @type {Plan} */ p, /** @type {number} */ row) =>
  p.y(row, row) + p.band / 2 + (p.small ? 12 : 14);

/** Never colour alone: round leans to the first word, square to the second, and the area is the lean's size. */
function station(id, role, x, y, lean, p, opacity = "1", size = lean) {
  const r = Math.max(p.small ? 1.8 : 2.4, p.disc * Math.sqrt(Math.abs(size)));
  const full = `${hue(lean)} ${role}`;
  if (lean >= 0) return mark.circle(id, full, [x, y, r], { opacity });
  const side = r * Math.sqrt(Math.PI);
  const box = { x: x - side / 2, y: y - side / 2, width: side, height: side };
  return mark(id, "rect", full, { ...box, opacity });
}

// ---- Tracks and stations --------------------------------------------------------------------

/** A track up to where the clock stands, each stretch coloured like the vector that is on it. */
function track(id, role, lean, y, t, p) {
  const stretch = (l) =>
    mark(`${id} ${l}`, "line", `${hue(lean[l])} ${role}`, {
      ...{ x1: p.x(l), x2: p.x(Math.min(l + 1, t)), y1: y, y2: y },
    });
  return [
    mark.line(`${id} ahead`, `neither ${role} ahead`, [p.x(0), y, p.x(LAYERS), y]),
    ...lean.slice(0, LAYERS).flatMap((_, l) => (l < t - 1e-6 ? [stretch(l)] : [])),
  ];
}

/** @param {Shown} shown @param {Plan} p @param {number} followed */
function tracks({ t, row, lean, twin }, p, followed) {
  const own = lean.flatMap((one, i) =>
    track(`track ${i}`, i === followed ? "line track own" : "line track", one, p.y(i, row), t, p)
  );
  return twin ? [...own, ...track("ghost", "line dotted", twin, ghostY(p, row), t, p)] : own;
}

const reached = (l, t) => (l <= t + 0.02 ? "1" : "0.28");

/** @param {Shown} shown @param {Plan} p */
function stations({ t, row, lean, twin }, p) {
  const stages = Array.from({ length: LAYERS + 1 }, (_, l) => l);
  const halls = stages.slice(1).filter((l) => l <= t + 0.02).map((l) => {
    const [w, h] = [2 * p.disc + 3, p.band + 5];
    const box = { x: p.x(l) - w / 2, y: p.y(row, row) - h / 2, width: w, height: h, rx: w / 2 };
    return mark(`hall ${l}`, "rect", "ink hall", box);
  });
  const one = (id, role, values, y) =>
    stages.map((l) => station(`${id} ${l}`, role, p.x(l), y, values[l], p, reached(l, t)));
  return [
    ...halls,
    ...lean.flatMap((values, i) => one(`station ${i}`, "station", values, p.y(i, row))),
    ...(twin ? one("double", "station open", twin, ghostY(p, row)) : []),
  ];
}

// ---- Ribbons --------------------------------------------------------------------------------

const text = (/** @type {(number | string)[]} */ ...parts) =>
  parts.map((x) => (typeof x === "number" ? round(x) : x)).join(" ");

/** From a row above (sign 1) or below (−1): along its track, into its lane of the trunk, into its slot. */
function bent(from, y, lane, slot, sign, end, to) {
  const outer = end - lane;
  const bend = slot - sign * outer;
  const inner = Math.max(0, Math.min(8, sign * (bend - y), lane - from));
  const [a, b] = sign > 0 ? [1, 0] : [0, 1];
  return text(
    ...["M", from, y, "H", lane - inner, "A", inner, inner, 0, 0, a, lane, y + sign * inner],
    ...["V", bend, "A", outer, outer, 0, 0, b, end, slot, "H", to],
  );
}

/** Straight ahead, for the followed token itself. */
const ahead = (from, y, slot, to) => {
  const middle = (from + to) / 2;
  return text("M", from, y, "C", middle, y, middle, slot, to, slot);
};

/** Where each ribbon of a layer runs: its widths add up to the band, in the order of the tokens, so no two cross. */
function lanes({ row, weights }, l, p) {
  const [from, to, y] = [p.x(l - 1), p.x(l), p.y(row, row)];
  const end = to - p.disc - 3; // where the last bend ends
  const width = (i) => weights[l - 1][i] * p.band;
  const all = weights[l - 1].map((_, i) => i);
  /** @type {{i: number, w: number, d: string}[]} */
  const found = [];
  const side = (order, sign) => {
    let used = 0;
    for (const i of order) {
      const w = width(i);
      const slot = y - sign * (p.band / 2 - used - w / 2);
      const lane = end - p.corner - used - w / 2;
      found.push({ i, w, d: bent(from, p.y(i, row), lane, slot, sign, end, to) });
      used += w;
    }
    return used;
  };
  const above = side(all.filter((i) => i <= row - 0.5), 1);
  side(all.filter((i) => i >= row + 0.5).reverse(), -1);
  for (const i of all.filter((one) => Math.abs(one - row) < 0.5)) {
    const slot = y - p.band / 2 + above + width(i) / 2;
    found.push({ i, w: width(i), d: ahead(from, p.y(i, row), slot, to) });
  }
  return found;
}

/** One layer's ribbons, as far as they have flowed; those of layers passed are pale. @param {Shown} shown @param {number} l @param {Plan} p @param {Over | null} over */
function ribbons(shown, l, p, over) {
  const flowed = clamp(shown.t - (l - 1));
  if (flowed < 1e-6) return [];
  return lanes(shown, l, p).filter(({ w }) => w >= LEAST * p.band).map(({ i, w, d }) => {
    const pointed = over?.layer === l && over.token === i;
    const opacity = shown.t > l + 0.5 && !pointed ? PAST : "1";
    const role = pointed ? "weight line ribbon" : `${hue(shown.lean[i][l - 1])} line ribbon`;
    /** @type {Record<string, number | string>} */
    const part = flowed < 1
      ? { pathLength: 1, "stroke-dasharray": `${Math.round(100 * flowed) / 100} 1` }
      : {};
    return mark.path(`ribbon ${l} ${i}`, role, d, { "stroke-width": w, opacity, ...part });
  });
}

/** What the layer just passed took from each token: right of the playhead, where no ribbon runs yet. @param {Shown} shown @param {Plan} p */
function shares({ t, row, weights }, p) {
  const l = Math.round(t);
  if (l < 1 || Math.abs(t - l) > 0.3) return [];
  const x = p.x(l) + p.disc + 5; // clear of the ring
  return weights[l - 1].flatMap((w, i) => {
    const at = { x, y: p.y(i, row) - 4.5 };
    return w < TOLD ? [] : [mark(`share ${i}`, "text", "ink share start", at, percent(w))];
  });
}

// ---- Words, playhead ------------------------------------------------------------------------

/** @param {Numbers} numbers @param {Shown} shown @param {Plan} p */
function names({ tokens, token }, { row, twin }, p) {
  const x = p.left - 12;
  const own = { x: 2, y: p.y(token, row) - 11, width: p.left - 8, height: 22, rx: 6 };
  const words = numbered(tokens).map((word, i) => {
    const role = i === token ? "paper strong end name" : "ink end name";
    return mark.text(`name ${i}`, role, [x, p.y(i, row) + 4.5], word);
  });
  const there = p.small ? "other" : "in the other";
  const double = mark.text("double name", "soft end note", [x, ghostY(p, row) + 4], there);
  return [mark("plate", "rect", "ink solid", own), ...words, ...(twin ? [double] : [])];
}

/** Where the grip of the playhead is. @param {Plan} p @param {number} t */
const gripBox = (p, t) => ({
  x: clamp(p.x(t) - p.grip / 2, 2, p.width - p.grip - 2),
  y: 4,
  width: p.grip,
  height: 28,
});

/** @param {Plan} p @param {number} t */
function playhead(p, t) {
  const box = gripBox(p, t);
  const stage = Math.round(t);
  const clear = (l) => p.x(l) < box.x - 12 || p.x(l) > box.x + box.width + 12;
  const stops = Array.from({ length: LAYERS + 1 }, (_, l) => l).filter(clear).map((l) =>
    mark.text(`stop ${l}`, "soft note", [p.x(l), 22], l ? String(l) : "start")
  );
  const middle = { x: box.x + box.width / 2, y: 22.5 };
  return [
    ...stops,
    mark("grip", "rect", "ink solid", { ...box, rx: 14 }),
    mark("grip name", "text", "paper strong note", middle, stage ? `layer ${stage}` : "start"),
  ];
}

const headLine = (/** @type {Plan} */ p, /** @type {number} */ t) =>
  mark("head", "line", "ruler", {
    ...{ x1: p.x(t), x2: p.x(t), y1: 30, y2: p.profileTop + p.profile + 4 },
  });

// ---- The lean by layer, and the turns -------------------------------------------------------

/** The value of a line at a moment between two stages. @param {number[]} values @param {number} t */
function along(values, t) {
  const l = Math.min(Math.floor(t), LAYERS - 1);
  return values[l] + (values[l + 1] - values[l]) * (t - l);
}

/** A number of the lean's scale. @param {number} at @param {Plan} p */
const tick = (at, p) => [
  mark(`tick ${at}`, "line", "ruler", {
    ...{ x1: p.x(0) - 8, x2: p.x(0) - 2, y1: p.up(at), y2: p.up(at) },
  }),
  mark.text(
    `scale ${at}`,
    "soft end note",
    [p.left - 12, p.up(at) + 4.5],
    `${at > 0 ? "+" : at < 0 ? "−" : ""}${Math.abs(at)}`,
  ),
];

/** What the height means: a scale, the two words at its ends, and the words that the outer lines are. */
function axis({ tokens, token, words }, lean, p) {
  const x = p.left - 12;
  const sign = (id, lean) => station(id, "station", x - 4, p.up(lean), lean, p, "1", 0.6);
  const name = (id, y, word, dx = 14) => mark.text(id, "ink end note", [x - dx, y + 4.5], word);
  return [
    mark.text(
      "measure",
      "soft start number",
      [2, p.profileTop - 7],
      `cosine with ${words[0]} − ${p.small ? "" : "cosine "}with ${words[1]}`,
    ),
    mark.line("zero", "rule", [p.x(0) - 8, p.up(0), p.x(LAYERS) + 8, p.up(0)]),
    sign("to across", ENDS),
    name("across", p.up(ENDS), words[0]),
    ...[0.5, 0, -0.5].flatMap((at) => tick(at, p)),
    sign("to up", -ENDS),
    name("up", p.up(-ENDS), words[1]),
    ...words.flatMap((word, k) => {
      const i = tokens.indexOf(word);
      if (i < 0 || i === token || (k && word === words[0])) return [];
      const at = { x: p.x(1) + 4, y: p.up(lean[i][1]) + (k ? 16 : -6) };
      return [mark(`outer ${k}`, "text", "soft start number", at, word)];
    }),
  ];
}

/** Height says what colour says: the lean of every token; the followed one and its double stand out. @param {Numbers} numbers @param {Shown} shown @param {Plan} p */
function profile(numbers, { t, lean, twin }, p) {
  const path = (values) => polyline(values.map((v, l) => [p.x(l), p.up(v)]));
  const way = (id, role, values) => mark.path(id, role, path(values));
  const { token } = numbers;
  const others = lean.flatMap((
    values,
    i,
  ) => (i === token ? [] : [way(`way ${i}`, "rule line way", values)]));
  const [own, other] = [along(lean[token], t), twin && along(twin, t)];
  const late = t > LAYERS - 0.7;
  const x = p.x(t) + (late ? -10 : 10);
  const room = other === null ? 0 : Math.max(0, 7.5 - Math.abs(p.up(own) - p.up(other)) / 2);
  const apart = late ? Math.max(room, 11) : room; // there the numbers stand over and under the lines
  const sign = other !== null && own < other ? 1 : -1;
  const side = late ? "end" : "start";
  const number = (id, role, value, shift) =>
    mark.text(id, `${role} ${side} number`, [x, p.up(value) + shift + 4.5], told(value));
  return [
    ...others,
    ...axis(numbers, lean, p),
    ...(twin ? [way("way double", "soft line way dotted", twin)] : []),
    way("way own", "ink line way own", lean[token]),
    ...(other === null ? [] : [
      station("now double", "station open", p.x(t), p.up(other), other, p, "1", 0.5),
      number("number double", "soft", other, -sign * apart),
    ]),
    station("now", "station", p.x(t), p.up(own), own, p, "1", 0.5),
    number("number", "ink strong", own, sign * apart),
  ];
}

/** By which angle each layer turns the followed vector: flat is what enters, raised is what leaves. @param {Shown} shown @param {Plan} p */
function dials({ t, turns }, p) {
  const y = p.dials;
  const label = ["its vector", "turned by"].map((text, n) =>
    mark.text(`turned ${n}`, "soft end note", [p.left - 12, y - (p.small ? 1 : 13) + 14 * n], text)
  );
  const dial = (angle, k) => {
    const x = p.x(k + 0.5) - (p.small ? p.dial / 2 : p.dial + 2);
    const rad = (angle * Math.PI) / 180;
    const tip = { x2: x + p.dial * Math.cos(rad), y2: y - p.dial * Math.sin(rad) };
    const now = Math.round(t) === k + 1;
    // Beside the dial or, where it would touch the next one, below it.
    const at = p.small ? { x: p.x(k + 0.5) + 2, y: y + 15 } : { x: x + p.dial + 4, y: y + 1 };
    return [
      mark.line(`in ${k + 1}`, "soft line needle", [x, y, x + p.dial, y]),
      mark(`out ${k + 1}`, "line", "ink line needle", { x1: x, y1: y, ...tip }),
      mark(
        `turn ${k + 1}`,
        "text",
        `${now ? "ink strong" : "soft"}${p.small ? "" : " start"} note`,
        at,
        `${Math.round(angle)}°`,
      ),
    ];
  };
  return [...label, ...turns.flatMap(dial)];
}

// ---- All together ---------------------------------------------------------------------------

/** @param {Numbers} numbers @param {Shown} shown @param {{width: number, over?: Over | null}} options @returns {Scene} */
export function metro(numbers, shown, { width, over = null }) {
  const p = plan(width, numbers.tokens.length);
  const layers = Array.from({ length: LAYERS }, (_, l) => l + 1);
  const marks = [
    ...tracks(shown, p, numbers.token),
    ...layers.flatMap((l) => ribbons(shown, l, p, over)),
    headLine(p, shown.t),
    ...stations(shown, p),
    ...shares(shown, p),
    ...names(numbers, shown, p),
    ...profile(numbers, shown, p),
    ...dials(shown, p),
    ...playhead(p, shown.t),
  ];
  return { width, height: p.height, marks };
}

/** What can be pressed: the playhead, and every token; one of these is a stop of the Tab key. @param {Numbers} numbers @param {number} layer @param {number} width @returns {Hit[]} */
export function places({ tokens, token }, layer, width) {
  const p = plan(width, tokens.length);
  const tall = Math.max(24, p.row);
  const stop = layer ? `after layer ${layer}` : "before the first layer";
  return [
    {
      ...{ id: "grip", ...gripBox(p, layer), label: "Layers", slider: true, kind: "across" },
      aria: { valuemin: 0, valuemax: LAYERS, valuenow: layer, valuetext: stop },
    },
    ...numbered(tokens).map((word, i) => ({
      ...{ id: `token ${i}`, x: 0, y: p.y(i, token) - tall / 2, width: p.left - 6, height: tall },
      ...{
        label: `Follow ${called(word)}`,
        tab: i === token ? 0 : -1,
        aria: { pressed: i === token },
      },
    })),
  ];
}
