// The picture of BreakAHead: the text with the edges of two heads, what comes next, all heads, and the training.

import { mark, polyline } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { format } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { isCut, nameOf } from "./compute.js";
import { ROOM } from "./text.js";
import { HEADS, LAYERS } from "./weights.js";
import { focusOf, headTold, mostOf, NOTHING } from "./words.js";

/** @import { Hit } from "../kit/hits.js" */
/** @import { State, Result } from "./compute.js" */
/** @import { First } from "./weights.js" */
/** @typedef {{state: State, first: First, at: number, width: number}} Options `at`: the step on its way */

const WIDEST = 960;
const SEEN = 0.05; // a lighter edge is not drawn; the patterns show it
const MOST = Math.log(64); // the loss of one who knows nothing: a full bar
const HIGHEST = 4.8; // loss of the curve's axis
const BESIDE = 11; // px from the training's last step, where the knob stands at first, to the curves' names
const BANDS = [0.15, 0.4, 0.7]; // edges of the other places, thin to thick

/** Every measure of the picture. @param {number} width */
export function layout(width) {
  const laid = Math.min(width, WIDEST);
  const narrow = laid < 700;
  const least = laid < 330;
  const panel = narrow ? laid : Math.min(356, 0.39 * laid);
  const wide = narrow ? laid : laid - panel - 36; // the text with its edges
  const gap = narrow ? (laid - 4 * 70) / 3 : 12;
  const tile = narrow ? 70 : Math.floor((panel - 3 * gap) / 4);
  const panelLeft = narrow ? 0 : laid - panel;
  const block = tile + 50; // a layer: its name, its tiles, two bars each
  const tilesTop = 26;
  const tilesBottom = tilesTop + LAYERS * block;
  const row = narrow ? 24 : 23;
  const top = narrow ? tilesBottom + 40 : 44;
  const bottom = top + ROOM * row;
  const curveTop = narrow ? bottom + 28 : tilesBottom + 26;
  const curveBottom = narrow ? curveTop + 70 : bottom - 18;
  const word = least ? 56 : narrow ? 62 : 84;
  const lane = least ? 50 : narrow ? 62 : Math.min(112, 0.2 * wide);
  const bars = lane + word + lane + (narrow ? 16 : 34);
  return {
    ...{ laid, zoom: width / laid, narrow, panel, panelLeft, wide, gap, tile, block, tilesTop },
    ...{ row, top, bottom, curveTop, curveBottom, word, lane, bars },
    bar: least ? 34 : narrow ? 44 : Math.min(84, wide - bars - 64), // beside it stands a word
    least,
    wordLeft: lane,
    height: (narrow ? curveBottom : bottom) + 22,
  };
}

/** @typedef {ReturnType<typeof layout>} Look */

const rowOf = (/** @type {Look} */ { top, row }, /** @type {number} */ i) => top + (i + 0.5) * row;

/** The upper left corner of a head's tile. @param {Look} look @param {number} layer @param {number} head */
const tileAt = ({ panelLeft, tile, gap, tilesTop, block }, layer, head) => ({
  x: panelLeft + head * (tile + gap),
  y: tilesTop + layer * block + 20,
});

// ---- Edges ------------------------------------------------------------------------------------

/** An edge in its lane: from a query's row to a key's, the further the wider; to itself a loop. @param {Look} look @param {number} layer @param {number} i @param {number} j */
export function edgePath(look, layer, i, j) {
  const [x, sign] = layer === 0 ? [look.wordLeft - 3, -1] : [look.wordLeft + look.word + 3, 1];
  const [a, b] = [rowOf(look, i), rowOf(look, j)];
  const far = i === j ? 0.12 : 0.2 + 0.8 * ((i - j) / (ROOM - 1)) ** 0.7;
  const reach = sign * (look.lane - 12) * far;
  const out = (x + (4 / 3) * reach).toFixed(1);
  const [from, to] = (i === j ? [a - 5, a + 5] : [a, b]).map((y) => y.toFixed(1));
  const d = `M${x} ${from}C${out} ${from} ${out} ${to} ${x} ${to}`;
  return { d, x: x + reach, y: (a + b) / 2 };
}

/** The place that each lane's edges are followed from, from 0. @param {State} state @param {Result} result */
export function followed(state, result) {
  const i = focusOf(state, result);
  return [mostOf(result.weights[1][state.heads[1] - 1], result.words.length, i), i];
}

/** Edges of all places but the followed one, in three strengths. @param {State} state @param {Result} result @param {Look} look @param {number} layer */
function threads(state, result, look, layer) {
  const [n, head] = [result.words.length, state.heads[layer] - 1];
  const [own, weights] = [followed(state, result)[layer], result.weights[layer][head]];
  const paths = BANDS.map(() => "");
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      const band = BANDS.findLastIndex((least) => weights[i * n + j] >= least);
      if (band < 0 || i === j || i === own || isCut(state.cuts, nameOf(layer, head), i, j)) {
        continue;
      }
      paths[band] += edgePath(look, layer, i, j).d;
    }
  }
  return paths.map((d, band) =>
    mark.path(`threads ${layer} ${band}`, `weight line thread band${band}`, d)
  );
}

/** What a lane draws one by one: what is cut in its head, wherever it starts, to be restored, and the followed place's edges, strongest first. @param {State} state @param {Result} result @param {number} layer */
function drawn(state, result, layer) {
  const [n, head] = [result.words.length, state.heads[layer] - 1];
  const [name, weights] = [nameOf(layer, head), result.weights[layer][head]];
  const own = followed(state, result)[layer];
  const all = weights.map((weight, at) => {
    const [i, j] = [Math.floor(at / n), at % n];
    return { i, j, weight, cut: isCut(state.cuts, name, i, j) };
  });
  const edges = all.filter(({ i, j, weight }) => i === own && j <= i && weight >= SEEN)
    .sort((a, b) => b.weight - a.weight);
  const single = all.filter(({ i, j }) => state.cuts.includes(`${name}.${i + 1}.${j + 1}`));
  return [...single.filter((edge) => !edges.includes(edge)), ...edges];
}

/** @param {State} state @param {Result} result @param {Look} look @param {number} layer */
function strands(state, result, look, layer) {
  return drawn(state, result, layer).map(({ i, j, weight, cut }) =>
    mark.path(
      `edge ${layer} ${i} ${j}`,
      `weight line strand${cut ? " cut" : ""}`,
      edgePath(look, layer, i, j).d,
      { "stroke-width": Math.max(9 * weight, cut ? 1.5 : 0).toFixed(2) },
    )
  );
}

/** The crosses that cut an edge or restore it: on what is cut and on the two strongest, where no other is. @param {State} state @param {Result} result @param {Look} look */
export function crosses(state, result, look) {
  const lanes = result.words.length ? [0, 1] : [];
  return lanes.flatMap((layer) => {
    if (state.cuts.includes(`${layer + 1}.${state.heads[layer]}`)) return [];
    const edges = drawn(state, result, layer);
    const strong = edges.filter(({ weight, cut }) => weight >= 0.1 && !cut).slice(0, 2);
    /** @type {(typeof edges[0] & {id: string, x: number, y: number, layer: number})[]} */
    const found = [];
    for (const edge of [...edges.filter(({ cut }) => cut), ...strong]) {
      const { x, y } = edgePath(look, layer, edge.i, edge.j);
      const id = `cross ${layer} ${edge.i} ${edge.j}`;
      const free = found.every((other) => Math.hypot(other.x - x, other.y - y) >= 25);
      if (free) found.push({ id, x, y, layer, ...edge });
    }
    return found;
  });
}

/** @param {State} state @param {Result} result @param {Look} look */
const crossMarks = (state, result, look) =>
  crosses(state, result, look).flatMap(({ id, x, y, cut }) => [
    mark.circle(`${id} disc`, `weight disc${cut ? " off" : ""}`, [x, y, 8.5]),
    mark.path(
      `${id} sign`,
      `weight line sign${cut ? " off" : ""}`,
      `M${(x - 3).toFixed(1)} ${(y - 3).toFixed(1)}l6 6m0 -6l-6 6`,
    ),
  ]);

// ---- The text, and what comes next --------------------------------------------------------------

/** A word that fits. @param {string} word @param {number} room @param {number} size */
function fitting(word, room, size) {
  if (textWidth(word, size) <= room) return word;
  let end = word.length - 1;
  while (end > 1 && textWidth(`${word.slice(0, end)}…`, size) > room) end--;
  return `${word.slice(0, end)}…`;
}

/** @param {State} state @param {Result} result @param {Look} look */
function rows(state, result, look) {
  const { words, copies, chance, whole, guesses, right } = result;
  const { row, word, wordLeft, bars, bar, wide, narrow } = look;
  const [key, query] = words.length ? followed(state, result) : [-1, -1];
  const size = narrow ? 14.5 : 15; // a reader’s letters may be wider
  return words.flatMap((_, i) => {
    const y = rowOf(look, i);
    const [chip, ink] = i === query
      ? ["query solid", "paper"]
      : i === key
      ? ["key ring", "key"]
      : ["paper", "ink"];
    const [copied, last] = [copies.includes(i), i === words.length - 1];
    const sure = last || (copied && right[i]);
    const told = last ? "ink" : sure ? "output" : "soft";
    const fill = last ? "ink" : copied ? "output" : "faint";
    const tick = bars + bar * whole.chance[i];
    const text = (id, role, x, told) => mark.text(`${id} ${i}`, role, [x, y + 4.5], told);
    const guess = fitting(guesses[i], wide - bars - bar - 10, size);
    return [
      mark.rect(`word ${i}`, `${chip} chip`, [wordLeft, y - row / 2 + 1, word, row - 2], { rx: 5 }),
      text("text", `${ink} word`, wordLeft + word / 2, fitting(words[i], word - 4, size)),
      mark.rect(`track ${i}`, "track", [bars, y - 4, bar, 8]),
      mark.rect(`chance ${i}`, `${fill} solid`, [bars, y - 4, bar * chance[i], 8]),
      ...(state.cuts.length && (copied || last)
        ? [mark.line(`was ${i}`, "ink line was", [tick, y - 7, tick, y + 7])]
        : []),
      ...(copied
        ? [
          text("verdict", `${right[i] ? "output" : "soft"} strong`, bars - 9, right[i] ? "✓" : "×"),
        ]
        : []),
      text("guess", `${told} start word${sure ? " strong" : ""}`, bars + bar + 8, guess),
    ];
  });
}

/** @param {State} state @param {Look} look */
function heads({ heads, cuts }, look) {
  const { top, wordLeft, word, bars, narrow, least } = look;
  const name = (id, side, x, layer) => {
    const head = nameOf(layer, heads[layer] - 1);
    const some = cuts.some((cut) => `${cut}.`.startsWith(`${head}.`));
    const role = `weight strong ${narrow ? "small " : ""}${side}${
      cuts.includes(head) ? " off" : ""
    }`;
    return [
      mark.text(`${id} name`, role, [x, top - 22], `${least ? "" : "head "}${head}`),
      mark.text(`${id} note`, `soft small ${side}`, [x, top - 7], some ? "cut" : "looks at"),
    ];
  };
  const told = cuts.length ? "tick: uncut" : "chance, guess";
  return [
    ...name("first", "end", wordLeft - (narrow ? 1 : 4), 0),
    ...name("second", "start", wordLeft + word + 4, 1),
    mark.text("text name", "ink strong", [wordLeft + word / 2, top - 22], "text"),
    mark.text("next name", "ink strong start", [bars, top - 22], "next word"),
    mark.text("next note", "soft small start", [bars, top - 7], told),
  ];
}

// ---- All heads ----------------------------------------------------------------------------------

/** The weights of a head as a square of squares: their areas are the weights. @param {number[]} weights @param {number} n @param {number} tile @param {{x: number, y: number}} at */
function pattern(weights, n, tile, { x, y }) {
  const cell = tile / Math.max(n, 4);
  let d = "";
  weights.forEach((w, at) => {
    const side = cell * Math.sqrt(w);
    if (side < 0.6) return;
    const [cx, cy] = [x + (at % n + 0.5) * cell, y + (Math.floor(at / n) + 0.5) * cell];
    const [a, b, s] = [cx - side / 2, cy - side / 2, side].map((v) => v.toFixed(2));
    d += `M${a} ${b}h${s}v${s}h-${s}z`;
  });
  return d;
}

const riseTold = (/** @type {number} */ cost) =>
  `${cost < -0.005 ? "" : "+"}${format(Math.abs(cost) < 0.005 ? 0 : cost)}`;

/** @param {State} state @param {Result} result @param {Look} look @param {number} layer @param {number} head */
function tileMarks(state, result, look, layer, head) {
  const { tile, narrow } = look;
  const name = nameOf(layer, head);
  const { x, y } = tileAt(look, layer, head);
  const n = result.words.length;
  const whole = [x, y, tile, tile];
  const off = state.cuts.includes(name) ? " off" : "";
  const [place, cell] = [n ? followed(state, result)[layer] : 0, tile / Math.max(n, 4)];
  const wide = tile - (narrow ? 34 : 38);
  const rect = (id, role, box, more) => mark.rect(`${id} ${name}`, role, box, more);
  // Without a number there is no bar: one of no length would be one.
  const bar = (id, role, /** @type {number | null} */ share, at, told) => [
    ...(share === null ? [] : [
      rect(`${id} track`, "track", [x, at, wide, 6]),
      rect(`${id} bar`, `${role} solid`, [x, at, wide * clamp(share), 6]),
    ]),
    mark.text(
      `${id} told ${name}`,
      `soft tiny end${role.includes("pale") ? " pale" : ""}`,
      [x + tile, at + 7],
      share === null ? "–" : told(),
    ),
  ];
  const [share, cost] = [result.looks[layer][head], result.cost[layer][head]];
  const slash = `M${x + 6} ${y + tile - 6}L${x + tile - 6} ${y + 20}`;
  const squares = pattern(result.weights[layer][head], n, tile, { x, y });
  // The costs are the whole model's: pale while something is cut, since then they are of another model.
  const role = state.cuts.length ? "output pale" : "output";
  const part = cost === null ? null : cost / MOST;
  return [
    rect("tile", `tile${off}`, whole, { rx: 3 }),
    rect("band", "band", [x, y + place * cell, tile, n ? cell : 0]),
    mark.path(`pattern ${name}`, `weight solid pattern${off}`, squares),
    mark.text(`name ${name}`, "ink strong end small", [x + tile - 4, y + 14], name),
    ...(off ? [mark.path(`slash ${name}`, "ink line slash", slash)] : []),
    ...(state.heads[layer] === head + 1 ? [rect("shown", "ink frame", whole, { rx: 3 })] : []),
    ...bar("look", "weight", share, y + tile + 6, () => format(share)),
    ...bar("cost", role, part, y + tile + 19, () => riseTold(/** @type {number} */ (cost))),
  ];
}

/** @param {State} state @param {Result} result @param {Look} look */
function panel(state, result, look) {
  const { panelLeft, panel: wide, tilesTop, block } = look;
  const { right, of } = result.score;
  const told = of ? `${right} of ${of}` : "";
  const layers = [0, 1].flatMap((layer) => {
    const y = tilesTop + layer * block + 12;
    const where = layer ? "on what came next" : "on the word before";
    return [
      mark.text(`layer ${layer}`, "ink strong small start", [panelLeft, y], `layer ${layer + 1}`),
      mark.text(`layer note ${layer}`, "weight small start", [panelLeft + 54, y], where),
      mark.text(`layer cost ${layer}`, "output small end", [panelLeft + wide, y], "if cut alone"),
      ...[0, 1, 2, 3].flatMap((head) => tileMarks(state, result, look, layer, head)),
    ];
  });
  const note = of ? "repeated words predicted" : NOTHING;
  const left = panelLeft + (told ? textWidth(told, 19) + 10 : 0);
  return [
    mark.text("score", "output large start", [panelLeft, 17], told),
    mark.text("score note", "soft small start", [left, 15], note),
    ...layers,
  ];
}

// ---- Training -----------------------------------------------------------------------------------

/** Places of the training's curve. @param {First} first @param {Look} look */
export function training({ steps }, { panelLeft, panel: wide, curveTop, curveBottom }) {
  const y = (/** @type {number} */ loss) =>
    curveBottom - ((curveBottom - curveTop) * loss) / HIGHEST;
  const [low, high] = [panelLeft + 22, panelLeft + wide - 8];
  const last = steps[steps.length - 1];
  return { x: (/** @type {number} */ step) => low + ((high - low) * step) / last, y, low, high };
}

/** The kept step nearest to a place of the picture. @param {First} first @param {number} width @param {number} px */
export function stepAt(first, width, px) {
  const look = layout(width);
  const { x } = training(first, look);
  const away = first.steps.map((step) => Math.abs(x(step) - px / look.zoom));
  return first.steps[away.indexOf(Math.min(...away))];
}

/** What a curve has at a step, straight between two measurements. @param {number[]} steps @param {number[]} values @param {number} at */
export function valueAt(steps, values, at) {
  const k = Math.max(0, steps.findLastIndex((step) => step <= at));
  if (k === steps.length - 1) return values[k];
  return values[k] + ((at - steps[k]) / (steps[k + 1] - steps[k])) * (values[k + 1] - values[k]);
}

/** @param {Options} options @param {Look} look */
function curveMarks({ state, first, at }, look) {
  const { step, repeated, other } = first.curves[state.kind];
  const { x, y, low, high } = training(first, look);
  const { curveTop, curveBottom, panelLeft } = look;
  const path = (/** @type {number[]} */ values) =>
    polyline(values.map((v, i) => [x(step[i]), y(v)]));
  const [px, loss] = [x(at), valueAt(step, repeated, at)];
  const right = px > (low + high) / 2;
  const penalty = x(first.priced_from);
  const [ends, others] = [repeated, other].map((values) => y(values[values.length - 1]));
  const line = [penalty, curveTop, penalty, curveBottom];
  const told = (id, role, place, text) =>
    mark.text(`${id} told`, `${role} tiny end halo`, place, text);
  const priced = state.kind === "priced";
  const kept = first.steps.map((s) => `M${x(s).toFixed(1)} ${curveBottom}v4`).join("");
  return [
    mark.text("training name", "ink strong small start", [panelLeft, curveTop - 10], "training"),
    mark.text(
      "training note",
      "soft small start",
      [panelLeft + 62, curveTop - 10],
      "loss on other texts",
    ),
    ...[0, 2, 4].flatMap((v) => [
      mark.line(`loss rule ${v}`, "rule", [low, y(v), high, y(v)]),
      mark.text(`loss ${v}`, "soft tiny end", [low - 5, y(v) + 4], String(v)),
    ]),
    mark.path("kept", "soft line kept", kept),
    ...(priced ? [mark.line("penalty", "soft line penalty", line)] : []),
    mark.path("other", "soft line", path(other)),
    mark.path("repeated", "output line", path(repeated)),
    mark.line("head", "ink line", [px, curveTop - 4, px, curveBottom + 4]),
    // Upon the line of the step, which would strike them through.
    ...(priced
      ? [told("penalty", "soft", [penalty - 5, curveBottom - 6], "penalty from here")]
      : []),
    told("other", "soft", [high - BESIDE, others + 14], "new words"),
    // Below its curve, or above it where the axis is near.
    told(
      "repeated",
      "output",
      [high - BESIDE, ends + 15 <= curveBottom - 4 ? ends + 15 : ends - 8],
      "repeated words",
    ),
    mark.circle("knob", "ink solid knob", [px, y(loss), 6.5]),
    mark.text(
      "step told",
      `ink strong small ${right ? "end" : "start"}`,
      [px + (right ? 6 : -6), curveBottom + 17],
      `step ${Math.round(at)}`,
    ),
  ];
}

/** @param {Result} result @param {Options} options @returns {import("../kit/marks.js").Scene} */
export function picture(result, options) {
  const { state, width } = options;
  const look = layout(width);
  const lanes = result.words.length ? [0, 1] : [];
  return {
    width: look.laid,
    height: look.height,
    marks: [
      ...panel(state, result, look),
      ...heads(state, look),
      ...lanes.flatMap((layer) => threads(state, result, look, layer)),
      ...lanes.flatMap((layer) => strands(state, result, look, layer)),
      ...rows(state, result, look),
      ...crossMarks(state, result, look),
      ...curveMarks(options, look),
    ],
  };
}

// ---- Hands --------------------------------------------------------------------------------------

/** What can be pressed, as the picture is laid out. @param {Result} result @param {Options} options @returns {Hit[]} */
export function places(result, { state, first, width }) {
  const look = layout(width);
  const { tile, row, word, wordLeft, top, panelLeft, curveTop, curveBottom } = look;
  const tiles = Array.from({ length: LAYERS * HEADS }, (_, at) => {
    const [layer, head] = [Math.floor(at / HEADS), at % HEADS];
    const { x, y } = tileAt(look, layer, head);
    return {
      ...{ id: `tile ${layer} ${head}`, x, y, width: tile, height: tile + 26 },
      label: headTold(state, result, layer, head),
      aria: { pressed: state.cuts.includes(nameOf(layer, head)) },
    };
  });
  const focus = focusOf(state, result);
  const words = result.words.map((text, i) => ({
    ...{ id: `word ${i}`, x: wordLeft, y: top + i * row, width: word, height: row },
    ...{
      label: `${text}, place ${i + 1}`,
      tab: i === focus ? 0 : -1,
      aria: { pressed: i === focus },
    },
  }));
  const snips = crosses(state, result, look).map(({ id, x, y, layer, i, j, weight, cut }) => ({
    ...{ id, x: x - 12.5, y: y - 12.5, width: 25, height: 25, aria: { pressed: cut } },
    label: `${cut ? "Restore" : "Cut"} the arc of head ${layer + 1}.${state.heads[layer]} from ${
      result.words[i]
    } (${i + 1}) to ${result.words[j]} (${j + 1}), weight ${format(weight)}`,
  }));
  const { high } = training(first, look);
  const index = first.steps.indexOf(state.step);
  const drag = {
    ...{
      id: "training",
      x: panelLeft, // its ring holds the axis' numbers, and cuts none
      y: curveTop - 2,
      width: high + 8 - panelLeft,
      height: curveBottom - curveTop + 22,
    },
    ...{ label: "step of the training", slider: true, kind: "across" },
    aria: {
      ...{ valuemin: 0, valuemax: first.steps.length - 1, valuenow: index },
      valuetext: `after ${state.step} steps`,
    },
  };
  return [...tiles, ...words, ...snips, drag];
}
