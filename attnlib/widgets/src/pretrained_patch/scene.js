// The picture of PatchExplorer: every head as a dot, its weight across and its effect downwards; the chosen head in each
// sentence as a small ring tied to it, in the first one filled and named; and its row of weights in that one and in its twin.

import { mark, pieces, round } from "../kit/marks.js";
import { format } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { HEADS, LAYERS, named, nameOf, PER_LAYER, PLACES, TOKENS } from "./compute.js";
import { told } from "./words.js";

/**
 * @typedef {import("./compute.js").State} State
 * @typedef {import("./compute.js").Result} Result
 * @typedef {import("./compute.js").Shown} Shown
 */

const WIDEST = 960;
const MOST_WEIGHT = 0.8;
const ABOVE = 0.4; // of the reach: effects above zero are smaller
const [TOP, BELOW] = [40, 44];

/** Every measure of the picture. @param {number} width */
export function layout(width) {
  const laid = Math.min(width, WIDEST);
  const narrow = laid < 720; // below, the list would have no room for its bars
  const line = narrow ? 17 : 22;
  const high = narrow ? 240 : 330;
  const bottom = TOP + high;
  const listTop = narrow ? bottom + BELOW + 46 : TOP;
  return {
    ...{ laid, narrow, line, bottom, listTop, zoom: width / laid },
    left: 44,
    right: narrow ? laid - 10 : Math.round(0.6 * laid),
    listLeft: narrow ? 104 : Math.round(0.6 * laid) + 132,
    listRight: laid - (narrow ? 84 : 92),
    height: narrow ? listTop + line * TOKENS.length + 6 : bottom + BELOW,
  };
}

/** @typedef {ReturnType<typeof layout>} Look */

/** Numbers to places. @param {Look} look @param {number} reach */
export function scales({ left, right, bottom, listLeft, listRight }, reach) {
  const [low, high] = [-reach, ABOVE * reach];
  return {
    x: (/** @type {number} */ weight) => left + ((right - left) * weight) / MOST_WEIGHT,
    y: (/** @type {number} */ effect) => TOP + ((bottom - TOP) * (high - effect)) / (high - low),
    bar: (/** @type {number} */ weight) => (listRight - listLeft) * weight,
  };
}

/** @param {State} state @param {Look} look @param {ReturnType<typeof scales>} scale */
function axes({ word, donor }, { left, right, bottom }, { x, y }) {
  const weights = [0, 0.2, 0.4, 0.6, 0.8];
  const effects = donor === "animal"
    ? [0.1, 0.05, 0, -0.05, -0.1, -0.15, -0.2, -0.25]
    : [0.04, 0.02, 0, -0.02, -0.04, -0.06, -0.08, -0.1];
  const way = donor === "animal" ? "towards the other animal" : "away from the animal";
  const title = donor === "animal"
    ? "change of how near “it” is to its own animal"
    : "change of the lean of “it” to the animal";
  return [
    mark("y title", "text", "output strong start", { x: 0, y: 16 }, title),
    mark("way", "text", "soft small end", { x: right, y: bottom - 8 }, `below 0: ${way}`),
    mark(
      "x title",
      "text",
      "weight strong end",
      { x: right, y: bottom + 38 },
      `weight of “it” on the ${word}`,
    ),
    ...effects.flatMap((e) => [
      mark(`rule ${e}`, "line", e === 0 ? "ruler" : "rule", {
        x1: left,
        x2: right,
        y1: y(e),
        y2: y(e),
      }),
      mark(`effect ${e}`, "text", "soft small end", { x: left - 6, y: y(e) + 4 }, format(e)),
    ]),
    ...weights.map((w) =>
      mark(`weight ${w}`, "text", "soft small", { x: x(w), y: bottom + 18 }, format(w, 1))
    ),
  ];
}

/** Where a name may stand beside its dot, the best place first. @param {number} x @param {number} y @param {number} wide */
const spots = (x, y, wide) => [
  [x + 9, y - 5], // above the line of no effect
  [x + 11, y + 5],
  [x - 11 - wide, y + 5],
  [x + 3, y + 20],
  [x - wide / 2, y + 22],
  [x - wide / 2, y - 12],
];

/** Dots to name, the chosen head and its first sentence before others; heads that coincide are named together. @param {Result} result @param {ReturnType<typeof scales>} scale */
function groups(result, { x, y }) {
  const { chosen, weights, effects, pairWeights, pairEffects } = result;
  /** @type {{x: number, y: number, heads: number[]}[]} */
  const found = [];
  for (const i of [chosen, ...named(result).filter((i) => i !== chosen)]) {
    const [cx, cy] = [x(weights[i]), y(effects[i])];
    const same = found.find((group) => Math.hypot(group.x - cx, group.y - cy) < 5);
    if (same) same.heads.push(i);
    else found.push({ x: cx, y: cy, heads: [i] });
  }
  const [own, ...others] = found.map(({ heads, ...at }) => ({
    ...{ ...at, id: `name ${heads[0]}`, text: heads.map(nameOf).join(", ") },
    role: heads[0] === chosen ? "output strong start halo" : "start halo",
  }));
  const first = { x: x(pairWeights[0]), y: y(pairEffects[0]), id: "first", text: "sentence 1" };
  return [own, { ...first, role: "output start halo" }, ...others];
}

/** Names beside their dots, those that find room. @param {Result} result @param {Look} look @param {ReturnType<typeof scales>} scale */
function names(result, { left, right, bottom }, scale) {
  /** @type {{from: number, to: number, y: number}[]} */
  const taken = [];
  const all = groups(result, scale);
  const rings = result.pairWeights.map((w, i) => ({
    x: scale.x(w),
    y: scale.y(result.pairEffects[i]),
  }));
  /** Whether a name there hides one of some dots. @param {{x: number, y: number}[]} dots @param {number} wide @param {number[]} spot */
  const hides = (dots, wide, [x, y]) =>
    dots.some((dot) => dot.x > x - 5 && dot.x < x + wide + 5 && dot.y > y - 16 && dot.y < y + 6);
  return all.flatMap(({ id, text, role, ...dot }) => {
    const wide = textWidth(text, 14);
    const free = spots(dot.x, dot.y, wide).filter(([x, y]) =>
      x >= left + 2 && x + wide <= right + 8 && y <= bottom - 4 && !hides(all, wide, [x, y]) &&
      taken.every(({ from, to, y: at }) => x + wide < from || x > to || Math.abs(y - at) > 15)
    );
    const spot = free.find((spot) => !hides(rings, wide, spot)) ?? free[0];
    if (!spot) return [];
    const [x, y] = spot;
    taken.push({ from: x, to: x + wide, y });
    return [mark(id, "text", role, { x, y }, text)];
  });
}

/** @param {Result} result @param {ReturnType<typeof scales>} scale */
function dots({ weights, effects, pairWeights, pairEffects, chosen }, { x, y }) {
  const middle = `${round(x(weights[chosen]))} ${round(y(effects[chosen]))}`;
  const ties = pairWeights.map((w, i) => `M${middle}L${round(x(w))} ${round(y(pairEffects[i]))}`);
  return [
    mark("ties", "path", "output line ties", { d: ties.join("") }),
    ...weights.map((w, i) =>
      mark(`dot ${i}`, "circle", "ink solid dot", { cx: x(w), cy: y(effects[i]), r: 4 })
    ),
    ...pairWeights.map((w, i) =>
      mark(`pair ${i}`, "circle", i ? "output line pair" : "output solid", {
        ...{ cx: x(w), cy: y(pairEffects[i]), r: i ? 2.6 : 4 },
      })
    ),
    mark("chosen", "circle", "output solid", {
      cx: x(weights[chosen]),
      cy: y(effects[chosen]),
      r: 7,
    }),
  ];
}

/** Tokens of the list, with what the twin has instead. @param {State} state */
const tokensTold = ({ donor }) =>
  TOKENS.map((token, i) => {
    if (i === PLACES.animal && donor === "animal") return "animal/woman";
    return i === PLACES.adjective && donor !== "animal" ? `tired/${donor}` : token;
  });

/** A line of the list: a token, its weight, and its weight in the twin. @param {number} i @param {Result} result @param {Look} look @param {ReturnType<typeof scales>} scale */
function line(i, { row, twinRow }, { listTop, listLeft, line: high, narrow, laid }, { bar }) {
  const [thick, middle] = [narrow ? 6 : 8, listTop + (i + 0.5) * high];
  const shown = Math.max(row[i], twinRow[i]) >= 0.005;
  const numbers = shown ? `${row[i].toFixed(2)} → ${twinRow[i].toFixed(2)}` : "";
  return [
    mark(`bar ${i}`, "rect", "weight solid", {
      ...{ x: listLeft, y: middle - thick, width: bar(row[i]), height: thick },
    }),
    mark(`twin ${i}`, "rect", "weight hollow", {
      ...{ x: listLeft, y: middle + 1, width: bar(twinRow[i]), height: thick - 1 },
    }),
    mark(`numbers ${i}`, "text", "soft small end", { x: laid, y: middle + 4 }, numbers),
  ];
}

/** The chosen head's weights in both sentences. @param {State} state @param {Result} result @param {Look} look @param {ReturnType<typeof scales>} scale */
function list(state, result, look, scale) {
  const { listTop, listLeft, narrow } = look;
  const twin = state.donor === "animal" ? "woman" : state.donor;
  const start = narrow ? 0 : listLeft - 96;
  return [
    mark(
      "list title",
      "text",
      "start small strong",
      { x: start, y: listTop - 24 },
      `${nameOf(result.chosen)} in sentence 1: weights of “it”`,
    ),
    pieces("list key", "start small", { x: start, y: listTop - 7 }, [
      { text: state.donor === "animal" ? "■ animal" : "■ tired", role: "weight" },
      { text: `  □ ${twin}`, role: "hollow" },
    ]),
    ...tokensTold(state).flatMap((token, i) => {
      const role = i === PLACES[state.word] ? "weight strong end small" : "end small";
      const y = listTop + (i + 0.5) * look.line + 4;
      return [
        mark(`token ${i}`, "text", role, { x: listLeft - 8, y }, token),
        ...line(i, result, look, scale),
      ];
    }),
  ];
}

/** @param {State} state @param {Result} result @param {number} width @returns {import("../kit/marks.js").Scene} */
export function picture(state, result, width) {
  const look = layout(width);
  const scale = scales(look, result.reach);
  return {
    width: look.laid,
    height: look.height,
    marks: [
      ...axes(state, look, scale),
      ...dots(result, scale),
      ...names(result, look, scale),
      ...list(state, result, look, scale),
    ],
  };
}

// ---- Hands ------------------------------------------------------------------------------------

/** The head whose dot is nearest. @param {Shown} shown @param {number} width @param {number} px @param {number} py */
export function headAt({ weights, effects, reach }, width, px, py) {
  const look = layout(width);
  const { x, y } = scales(look, reach);
  const away = weights.map((w, i) =>
    Math.hypot(x(w) - px / look.zoom, y(effects[i]) - py / look.zoom)
  );
  return away.indexOf(Math.min(...away));
}

/** What can be pressed: the dots, as one control. @param {State} state @param {Result} result @param {number} width @returns {import("../kit/hits.js").Hit[]} */
export function places(state, result, width) {
  const { left, right, bottom, zoom } = layout(width);
  return [{
    id: "heads",
    x: (left - 8) * zoom,
    y: TOP * zoom,
    width: (right - left + 16) * zoom,
    height: (bottom - TOP) * zoom,
    label: "head",
    slider: true,
    kind: "aim",
    aria: {
      ...{ valuemin: 1, valuemax: HEADS, valuenow: result.chosen + 1 },
      valuetext: told(state, result),
    },
  }];
}

/** Heads beside a head: by keys. @param {number} chosen */
export const beside = (chosen) => ({
  ArrowRight: () => Math.min(chosen + 1, HEADS - 1),
  ArrowLeft: () => Math.max(chosen - 1, 0),
  ArrowDown: () => Math.min(chosen + PER_LAYER, (LAYERS - 1) * PER_LAYER + chosen % PER_LAYER),
  ArrowUp: () => Math.max(chosen - PER_LAYER, chosen % PER_LAYER),
  Home: () => 0,
  End: () => HEADS - 1,
});
