// The picture of PatchExplorer: every head as a dot, its weight across and its effect downwards; the chosen head in each
// sentence as a small ring tied to it, in the first one filled and named; and its row of weights in that one and in its twin.

import { mark, pieces, round } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { format } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { HEADS, LAYERS, named, nameOf, PER_LAYER, PLACES, TOKENS } from "./compute.js";
import { told } from "./words.js";

/** @typedef {import("./compute.js").State} State @typedef {import("./compute.js").Result} Result @typedef {import("./compute.js").Shown} Shown */

const WIDEST = 960;
const MOST_WEIGHT = 0.8;
const STEPS = { animal: 0.05, adjective: 0.02 }; // between rules, by what is exchanged
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
    left: 48,
    right: narrow ? laid - 10 : Math.round(0.6 * laid),
    listLeft: narrow ? 112 : Math.round(0.6 * laid) + 132,
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

/** What it means that an effect is below zero. @param {State} state */
const wayOf = ({ donor }) =>
  `below 0: ${donor === "animal" ? "towards the other noun" : "away from the animal"}`;

/** Effects of another noun are larger, so their scale is another one. @param {State} state */
const scaleOf = ({ donor }) =>
  donor === "animal"
    ? `a step is ${format(STEPS.animal)}, not ${format(STEPS.adjective)} as for “wide” and “sleepy”`
    : "";

/** @param {State} state @param {Look} look @param {ReturnType<typeof scales>} scale */
function axes(state, { left, right, bottom }, { x, y }) {
  const { word, donor } = state;
  const weights = [0, 0.2, 0.4, 0.6, 0.8];
  const step = STEPS[donor === "animal" ? "animal" : "adjective"];
  const effects = [2, 1, 0, -1, -2, -3, -4, -5].map((count) => (count * round(100 * step)) / 100);
  const title = donor === "animal"
    ? "change of how near “it” is to its own noun"
    : "change of the lean of “it” to the animal";
  return [
    mark.text("y title", "output strong start", [0, 16], title),
    mark.text("way", "soft small end", [right, bottom - 8], wayOf(state)),
    mark.text("scale", "soft small start", [0, 33], scaleOf(state)),
    mark.text(
      "x title",
      "weight strong end",
      [right, bottom + 38],
      `weight of “it” on the ${word}`,
    ),
    ...effects.flatMap((e) => [
      mark.line(`rule ${e}`, e === 0 ? "ruler" : "rule", [left, y(e), right, y(e)]),
      mark.text(`effect ${e}`, "soft small end", [left - 10, y(e) + 4], format(e)),
    ]),
    ...weights.map((w) =>
      mark.text(`weight ${w}`, "soft small", [x(w), bottom + 18], format(w, 1))
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

const FAR = [34, 52, 76];
const AROUND = [0, 45, 315, 90, 270, 180, 135, 225].map((degrees) => (degrees * Math.PI) / 180);

/** Where a name may stand away from its dot, tied to it by a line: the nearest first. @param {number} x @param {number} y @param {number} wide */
const away = (x, y, wide) =>
  FAR.flatMap((far) =>
    AROUND.map((angle) => {
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      const side = Math.abs(dx) < 0.01 ? 0.5 : dx < 0 ? 1 : 0; // of the name: what the line ends at
      return [x + far * dx - side * wide, y + far * dy + 5];
    })
  );

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{x1: number, y1: number, x2: number, y2: number}} Line */

/** From a dot of some radius to the name that stands away from it. @param {Point} dot @param {number} radius @param {number[]} name @param {number} wide @returns {Line} */
function leader(dot, radius, [x, y], wide) {
  const end = { x: clamp(dot.x, x - 2, x + wide), y: clamp(dot.y, y - 12, y + 2) };
  const [dx, dy] = [end.x - dot.x, end.y - dot.y];
  const from = radius / Math.hypot(dx, dy);
  return { x1: dot.x + from * dx, y1: dot.y + from * dy, x2: end.x, y2: end.y };
}

/** How far a point is from a line. @param {Point} point @param {Line} line */
function apart({ x, y }, { x1, y1, x2, y2 }) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const along = clamp(((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy));
  return Math.hypot(x - x1 - along * dx, y - y1 - along * dy);
}

/** Whether a name there hides a dot. @param {number} wide @param {number[]} name @param {Point} dot */
const hides = (wide, [x, y], dot) =>
  dot.x > x - 5 && dot.x < x + wide + 5 && dot.y > y - 16 && dot.y < y + 6;

/** What a name's place costs: what it hides, rings above all; a line to its dot, and each ring or name in the way of it. */
const COST = { ring: 8, dot: 0.5, line: 4, crossed: 3 };

/** Names beside their dots, those that find room; the chosen head's and its first sentence's may stand farther away. @param {State} state @param {Result} result @param {Look} look @param {ReturnType<typeof scales>} scale */
function names(state, result, { left, right, bottom }, scale) {
  const taken = [{ from: right - textWidth(wayOf(state), 12.5), to: right, y: bottom - 8 }];
  const all = groups(result, scale);
  const at = (/** @type {number[]} */ weights, /** @type {number[]} */ effects) =>
    weights.map((w, i) => ({ x: scale.x(w), y: scale.y(effects[i]) }));
  const dots = at(result.weights, result.effects);
  const rings = at(result.pairWeights, result.pairEffects);
  return all.flatMap(({ id, text, role, ...dot }, k) => {
    const wide = textWidth(text, 14);
    const hidden = (/** @type {Point[]} */ some, /** @type {number[]} */ spot) =>
      some.filter((one) => hides(wide, spot, one)).length;
    const tied = (/** @type {number[]} */ spot) => {
      const line = leader(dot, k ? 6 : 9, spot, wide);
      const crossed = [
        ...rings.filter((ring) => Math.hypot(ring.x - dot.x, ring.y - dot.y) > 1),
        ...taken.flatMap(({ from, to, y }) =>
          [from, (from + to) / 2, to].map((x) => ({ x, y: y - 5 }))
        ),
      ].filter((point) => apart(point, line) < 6).length;
      return { spot, line, cost: COST.line + COST.crossed * crossed };
    };
    const near = spots(dot.x, dot.y, wide).map((spot) => ({ spot, line: null, cost: 0 }));
    const free = [...near, ...(k < 2 ? away(dot.x, dot.y, wide).map(tied) : [])]
      .filter(({ spot: [x, y] }) =>
        x >= left + 2 && x + wide <= right + 8 && y >= TOP + 8 && y <= bottom - 4 &&
        !hidden(all, [x, y]) &&
        taken.every(({ from, to, y: at }) => x + wide < from || x > to || Math.abs(y - at) > 15)
      );
    const costs = free.map(({ spot, cost }) =>
      cost + COST.ring * hidden(rings, spot) + COST.dot * hidden(dots, spot)
    );
    const best = free[costs.indexOf(Math.min(...costs))];
    if (!best) return [];
    const [x, y] = best.spot;
    taken.push({ from: x, to: x + wide, y });
    return [
      ...(best.line ? [mark(`to ${id}`, "line", "soft line leader", best.line)] : []),
      mark.text(id, role, [x, y], text),
    ];
  });
}

/** @param {Result} result @param {ReturnType<typeof scales>} scale */
function dots({ weights, effects, pairWeights, pairEffects, chosen }, { x, y }) {
  const middle = `${round(x(weights[chosen]))} ${round(y(effects[chosen]))}`;
  const ties = pairWeights.map((w, i) => `M${middle}L${round(x(w))} ${round(y(pairEffects[i]))}`);
  return [
    mark.path("ties", "output line ties", ties.join("")),
    ...weights.map((w, i) => mark.circle(`dot ${i}`, "ink solid dot", [x(w), y(effects[i]), 4])),
    mark.circle("chosen", "output solid", [x(weights[chosen]), y(effects[chosen]), 7]),
    // Upon the large dot, so that all sixteen are seen.
    ...pairWeights.map((w, i) =>
      mark(`pair ${i}`, "circle", i ? "output line pair" : "output solid first", {
        ...{ cx: x(w), cy: y(pairEffects[i]), r: i ? 2.6 : 4 },
      })
    ).reverse(),
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
    mark.text(`numbers ${i}`, "soft small end", [laid, middle + 4], numbers),
  ];
}

/** The chosen head's weights in both sentences. @param {State} state @param {Result} result @param {Look} look @param {ReturnType<typeof scales>} scale */
function list(state, result, look, scale) {
  const { listTop, listLeft, narrow } = look;
  const twin = state.donor === "animal" ? "woman" : state.donor;
  const start = narrow ? 0 : listLeft - 96;
  return [
    mark.text(
      "list title",
      "start small strong",
      [start, listTop - 24],
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
        mark.text(`token ${i}`, role, [listLeft - 8, y], token),
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
      ...names(state, result, look, scale),
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
    x: (left - 5) * zoom, // its ring stays between the dots and the axis' numbers
    y: TOP * zoom,
    width: (right - left + 13) * zoom,
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
  // To the first and the last layer.
  PageUp: () => chosen % PER_LAYER,
  PageDown: () => (LAYERS - 1) * PER_LAYER + chosen % PER_LAYER,
  Home: () => 0,
  End: () => HEADS - 1,
});
