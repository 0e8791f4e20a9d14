// The picture of PatchExplorer: every head as a dot, its weight across and its effect downwards; the chosen head in each
// sentence as a small ring tied to it, in the first one filled and named; and its row of weights in that one and in its twin.

import { mark, pieces, round } from "../kit/marks.js";
import { format } from "../kit/text.js";
import { textWidth } from "../kit/width.js";
import { HEADS, named, nameOf } from "./compute.js";
import { told } from "./words.js";

/** @import { Result } from "./compute.js" */

const WIDEST = 960;
const MOST_WEIGHT = 0.8;
const STEPS = { animal: 0.05, adjective: 0.02 }; // between rules, by what is exchanged
const ABOVE = 0.4; // of the reach: effects above zero are smaller
const [TOP, BELOW] = [40, 44];
const TOKENS = 16;

/** Every measure of the picture, and where numbers lie in it. @param {number} width @param {number} reach */
export function layout(width, reach) {
  const laid = Math.min(width, WIDEST);
  const narrow = laid < 720; // below, the list would have no room for its bars
  const line = narrow ? 17 : 22;
  const high = narrow ? 240 : 330;
  const bottom = TOP + high;
  const [left, right] = [48, narrow ? laid - 10 : Math.round(0.6 * laid)];
  const listTop = narrow ? bottom + BELOW + 46 : TOP;
  const listLeft = narrow ? 112 : Math.round(0.6 * laid) + 132;
  const listWide = laid - (narrow ? 84 : 92) - listLeft;
  return {
    ...{ laid, narrow, line, left, right, bottom, listTop, listLeft, zoom: width / laid },
    height: narrow ? listTop + line * TOKENS + 6 : bottom + BELOW,
    x: (/** @type {number} */ weight) => left + ((right - left) * weight) / MOST_WEIGHT,
    y: (/** @type {number} */ effect) => TOP + (high * (ABOVE - effect / reach)) / (1 + ABOVE),
    bar: (/** @type {number} */ weight) => listWide * weight,
  };
}

/** @typedef {ReturnType<typeof layout>} Look */

/** What it means that an effect is below zero. @param {Result} result */
const wayOf = ({ donor }) =>
  `below 0: ${donor === "animal" ? "towards the other noun" : "away from the animal"}`;

/** Effects of another noun are larger, so their scale is another one. @param {Result} result */
const scaleOf = ({ donor }) =>
  donor === "animal"
    ? `a step is ${format(STEPS.animal)}, not ${format(STEPS.adjective)} as for “wide” and “sleepy”`
    : "";

/** @param {Result} result @param {Look} look */
function axes(result, { left, right, bottom, x, y }) {
  const { word, donor } = result;
  const step = STEPS[donor === "animal" ? "animal" : "adjective"];
  const effects = [2, 1, 0, -1, -2, -3, -4, -5].map((count) => (count * round(100 * step)) / 100);
  const title = donor === "animal"
    ? "change of how near “it” is to its own noun"
    : "change of the lean of “it” to the animal";
  const across = `weight of “it” on the ${word}`;
  return [
    mark.text("y title", "output strong start", [0, 16], title),
    mark.text("way", "soft small end", [right, bottom - 8], wayOf(result)),
    mark.text("scale", "soft small start", [0, 33], scaleOf(result)),
    mark.text("x title", "weight strong end", [right, bottom + 38], across),
    ...effects.flatMap((e) => [
      mark.line(`rule ${e}`, e === 0 ? "ruler" : "rule", [left, y(e), right, y(e)]),
      mark.text(`effect ${e}`, "soft small end", [left - 10, y(e) + 4], format(e)),
    ]),
    ...[0, 0.2, 0.4, 0.6, 0.8].map((w) =>
      mark.text(`weight ${w}`, "soft small", [x(w), bottom + 18], format(w, 1))
    ),
  ];
}

// ---- Names of dots ------------------------------------------------------------------------------

/** @typedef {{x: number, y: number}} Point */

/** Where a name may stand beside its dot, the best place first. @param {Point} dot @param {number} wide */
const spots = ({ x, y }, wide) => [
  [x + 9, y - 5], // above the line of no effect
  [x + 11, y + 5],
  [x - 11 - wide, y + 5],
  [x + 3, y + 20],
  [x - wide / 2, y + 22],
  [x - wide / 2, y - 12],
];

/** Dots to name, the chosen head and its first sentence before others; heads that coincide are named together. @param {Result} result @param {Look} look */
function groups(result, { x, y }) {
  const { chosen, weights, effects, pairWeights, pairEffects } = result;
  /** @type {(Point & {heads: number[]})[]} */
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

/** Names beside their dots: inside the plot, on no other name, and where they hide least; the chosen head always has its own. @param {Result} result @param {Look} look */
function names(result, look) {
  const { left, right, bottom, x: across, y: down } = look;
  const taken = [{ from: right - textWidth(wayOf(result), 12.5), to: right, y: bottom - 8 }];
  const at = (/** @type {number[]} */ weights, /** @type {number[]} */ effects) =>
    weights.map((w, i) => ({ x: across(w), y: down(effects[i]) }));
  const dots = at(result.weights, result.effects);
  const all = groups(result, look);
  const rings = [...all, ...at(result.pairWeights, result.pairEffects)];
  return all.flatMap(({ id, text, role, ...dot }) => {
    const wide = textWidth(text, 14);
    const hidden = (/** @type {Point[]} */ some, /** @type {number[]} */ [x, y]) =>
      some.filter((one) => one.x > x - 5 && one.x < x + wide + 5 && one.y > y - 16 && one.y < y + 6)
        .length;
    const free = spots(dot, wide).filter(([x, y]) =>
      x >= left + 2 && x + wide <= right + 8 && y >= TOP + 8 && y <= bottom - 4 &&
      taken.every(({ from, to, y: other }) => x + wide < from || x > to || Math.abs(y - other) > 15)
    );
    const costs = free.map((spot) => 16 * hidden(rings, spot) + hidden(dots, spot));
    const least = Math.min(...costs);
    if (!free.length || (least >= 16 && id !== all[0].id)) return [];
    const [x, y] = free[costs.indexOf(least)];
    taken.push({ from: x, to: x + wide, y });
    return [mark.text(id, role, [x, y], text)];
  });
}

/** @param {Result} result @param {Look} look */
function dots({ weights, effects, pairWeights, pairEffects, chosen }, { x, y }) {
  const middle = `${round(x(weights[chosen]))} ${round(y(effects[chosen]))}`;
  const ties = pairWeights.map((w, i) => `M${middle}L${round(x(w))} ${round(y(pairEffects[i]))}`);
  return [
    mark.path("ties", "output line ties", ties.join("")),
    ...weights.map((w, i) => mark.circle(`dot ${i}`, "ink solid dot", [x(w), y(effects[i]), 4])),
    mark.circle("chosen", "output solid", [x(weights[chosen]), y(effects[chosen]), 7]),
    // Upon the large dot, so that all sixteen are seen.
    ...pairWeights.map((w, i) => {
      const role = i ? "output line pair" : "output solid first";
      return mark.circle(`pair ${i}`, role, [x(w), y(pairEffects[i]), i ? 2.6 : 4]);
    }).reverse(),
  ];
}

// ---- The list -----------------------------------------------------------------------------------

/** The words that differ, and where they stand. @param {Result} result */
const exchanged = ({ donor, tokens }) => {
  const [one, other] = donor === "animal" ? ["animal", "woman"] : ["tired", donor];
  return { one, other, place: tokens.indexOf(one) };
};

/** The chosen head's weights in both sentences, a line for each token. @param {Result} result @param {Look} look */
function list(result, { listTop, listLeft, line, narrow, laid, bar }) {
  const { tokens, row, twinRow, chosen, word } = result;
  const { one, other, place } = exchanged(result);
  const start = narrow ? 0 : listLeft - 96;
  const thick = narrow ? 6 : 8;
  const own = tokens.indexOf(word === "animal" ? "animal" : "tired");
  const title = `${nameOf(chosen)} in sentence 1: weights of “it”`;
  return [
    mark.text("list title", "start small strong", [start, listTop - 24], title),
    pieces("list key", "start small", { x: start, y: listTop - 7 }, [
      { text: `■ ${one}`, role: "weight" },
      { text: `  □ ${other}`, role: "hollow" },
    ]),
    ...tokens.flatMap((token, i) => {
      const y = listTop + (i + 0.5) * line;
      const role = i === own ? "weight strong end small" : "end small";
      const text = i === place ? `${one}/${other}` : token;
      const shown = Math.max(row[i], twinRow[i]) >= 0.005;
      const numbers = shown ? `${row[i].toFixed(2)} → ${twinRow[i].toFixed(2)}` : "";
      return [
        mark.text(`token ${i}`, role, [listLeft - 8, y + 4], text),
        mark.rect(`bar ${i}`, "weight solid", [listLeft, y - thick, bar(row[i]), thick]),
        mark.rect(`twin ${i}`, "weight hollow", [listLeft, y + 1, bar(twinRow[i]), thick - 1]),
        mark.text(`numbers ${i}`, "soft small end", [laid, y + 4], numbers),
      ];
    }),
  ];
}

/** @param {Result} result @param {number} width @returns {import("../kit/marks.js").Scene} */
export function picture(result, width) {
  const look = layout(width, result.reach);
  const parts = [axes, dots, names, list].flatMap((part) => part(result, look));
  return { width: look.laid, height: look.height, marks: parts };
}

// ---- Hands --------------------------------------------------------------------------------------

/** The head whose dot is nearest. @param {Result} result @param {number} width @param {number} px @param {number} py */
export function headAt({ weights, effects, reach }, width, px, py) {
  const { x, y, zoom } = layout(width, reach);
  const away = weights.map((w, i) => Math.hypot(x(w) - px / zoom, y(effects[i]) - py / zoom));
  return away.indexOf(Math.min(...away));
}

/** What can be pressed: the dots, as one control. @param {Result} result @param {number} width @returns {import("../kit/hits.js").Hit[]} */
export function places(result, width) {
  const { left, right, bottom, zoom } = layout(width, result.reach);
  return [{
    ...{ id: "heads", label: "head", slider: true, kind: "aim" },
    x: (left - 5) * zoom, // its ring stays between the dots and the axis' numbers
    y: TOP * zoom,
    width: (right - left + 13) * zoom,
    height: (bottom - TOP) * zoom,
    aria: { valuemin: 1, valuemax: HEADS, valuenow: result.chosen + 1, valuetext: told(result) },
  }];
}

/** The head that lies so many further on, or the head itself where there is none. @param {number} chosen @param {number} by */
export function beside(chosen, by) {
  const next = chosen + by;
  return next >= 0 && next < HEADS ? next : chosen;
}
