// What MixingExplorer says: the wires, the message's way and the work.

import { textWidth } from "../kit/width.js";

/** @import { Result, Wiring } from "./compute.js" */

/** @type {Record<Wiring, string>} */
export const NAMES = {
  recurrence: "recurrence",
  convolution: "convolution",
  dilated: "dilated",
  window: "window",
  attention: "attention",
};

/** For a phone's columns. @type {Record<Wiring, string>} */
export const BRIEF = { ...NAMES, recurrence: "recur.", convolution: "convol." };

/** @type {Record<Wiring, string>} */
const LONG = {
  recurrence: "Recurrence",
  convolution: "Convolution",
  dilated: "Dilated convolution",
  window: "Attention in a window",
  attention: "Full attention",
};

/** @type {[number, string][]} */
const UNITS = [[1e15, "P"], [1e12, "T"], [1e9, "G"], [1e6, "M"], [1e3, "k"]];

/** Three digits and a letter: 524 k, 1.31 M; whole numbers below 1000. @param {number} x */
export function amount(x) {
  for (const [size, unit] of UNITS) {
    if (x < size * 0.9995) continue;
    const scaled = x / size;
    return `${scaled.toFixed(scaled < 9.995 ? 2 : scaled < 99.95 ? 1 : 0)} ${unit}`;
  }
  return String(Math.round(x));
}

const WIDER = 1.07; // than Helvetica's are the letters of some systems: notes must have room in them too

/** The first of several texts that has room, or the last. @param {string[]} texts @param {number} width */
export const fitting = (texts, width) =>
  texts.find((text) => WIDER * textWidth(text, 13) <= width) ?? texts[texts.length - 1];

const several = (/** @type {number} */ n, /** @type {string} */ one) =>
  `${n.toLocaleString("en")} ${one}${n === 1 ? "" : "s"}`;

/** What a way's wires are. @param {Wiring} wiring */
const unitOf = (wiring) => wiring === "recurrence" ? "step" : "layer";

/** The count beside the picture, while a message goes and when it is there. @param {Result} result @param {number} gone */
export function wayTold({ layers, at, wiring }, gone) {
  const length = layers[at].way.length - 1;
  const there = gone >= length;
  return there
    ? several(length, unitOf(wiring))
    : `${Math.floor(gone)} of ${several(length, unitOf(wiring))}`;
}

/** A title, and what is drawn, in fewer words where there is less room. @param {Result} result @param {number} width */
export function wiringTold({ wiring, n, drawn, levels, k }, width) {
  const tokens = n > drawn
    ? `first ${drawn} of ${n.toLocaleString("en")} tokens`
    : several(n, "token");
  const layers = several(levels, "layer");
  const stack = {
    recurrence: "each step waits for the one before",
    convolution: `${layers} of ${k} offsets, fixed weights`,
    dilated: `${layers} of ${k} offsets${levels > 1 ? ", ever wider" : ""}`,
    window: `${layers}, ${k} keys each, weighed by content`,
    attention: "1 layer, all keys, weighed by content",
  }[wiring];
  const short = wiring === "recurrence" ? "step by step" : layers;
  return [LONG[wiring], fitting([`${tokens}; ${stack}`, `${tokens}; ${short}`], width)];
}

/** @param {Result} result */
function wayDescribed({ layers, at, wiring, source, target, side }) {
  const own = source === target;
  if (own && wiring === "recurrence") return `Token ${source + 1} reaches itself in its own step.`;
  const ends = `From token ${source + 1} to ${own ? "itself" : `token ${target + 1}`}`;
  const length = layers[at].way.length - 1;
  const how = {
    recurrence: `a recurrence takes ${several(length, "step")}, one after another`,
    convolution: `a convolution of fixed weights, ${side} each side, takes ${
      several(length, "layer")
    }`,
    dilated: `a convolution whose reach grows ${side + 1}-fold takes ${several(length, "layer")}`,
    window: `attention by content, ${side} each side, takes ${several(length, "layer")}`,
    attention: "attention takes 1 layer, at any distance",
  }[wiring];
  return `${ends}, ${how}.`;
}

/** What is seen, in two sentences. @param {Result} result */
export const describe = (result) =>
  `${wayDescribed(result)} A layer takes ${amount(result.layers[result.at].work)} multiply-adds.`;
