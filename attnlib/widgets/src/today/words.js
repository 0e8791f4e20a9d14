// What WriterExplorer says: what comes next, what a cut did to it, and where the head attends.

import { listed, percent } from "../kit/text.js";
import { bytesPerToken, isAll, nameOf } from "./compute.js";
import { seen } from "./scene.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("./compute.js").Numbers} Numbers */

const quoted = (/** @type {string} */ token) => `“${seen(token)}”`;
const points = (/** @type {number} */ x) => (100 * Math.abs(x)).toFixed(1);

/** @param {string[]} cuts */
const without = (cuts) =>
  cuts.length > 3
    ? `${cuts.length} heads`
    : `${cuts.length > 1 ? "heads" : "head"} ${listed(cuts)}`;

/** What comes next. @param {State} state @param {Numbers} numbers */
function said({ cuts, temperature }, { names, chances, before, layer, sizes, first }) {
  if (!names.length) return "";
  const hot = temperature === 1 ? "" : ` at temperature ${temperature}`;
  if (layer < sizes.layers) {
    const at = names.indexOf(first);
    const answer = at > 0 ? `; ${quoted(first)} then has ${percent(chances[at])}` : "";
    return `After layer ${layer} of ${sizes.layers} it would say ${quoted(names[0])} (${
      percent(chances[0])
    })${answer}. `;
  }
  const [most, old] = [
    `${quoted(names[0])} (${percent(chances[0])}${hot})`,
    Math.max(...before.map((x) => x ?? 0)),
  ];
  const at = before.indexOf(old);
  if (!cuts.length || at < 0) return `Most probable next: ${most}. `;
  const change = `${quoted(names[at])} has ${percent(chances[at])}, with all heads ${percent(old)}`;
  return `Without ${without(cuts)} ${change}${at ? `; first is ${most}` : ""}. `;
}

/** Where the head attends. @param {State} state @param {Numbers} numbers */
function attends({ sink }, { weights, tokens, head, sizes, cut }) {
  if (!weights.length) return "";
  const others = weights.map((x, i) => (i ? x : -1));
  const most = others.indexOf(Math.max(...others));
  const other = `to ${quoted(tokens[most])} (${percent(weights[most])})`;
  const first = `to the first token with ${percent(weights[0])} (a sink${
    sink ? "" : ", not drawn"
  })`;
  const where = tokens.length < 2
    ? "to the only token"
    : weights[0] > weights[most]
    ? `${first}, then ${other}`
    : `most ${other}${weights[0] > 0.05 ? `, and ${first}` : ""}`;
  return `Head ${nameOf(head, sizes)}${cut[head] ? ", cut," : ""} attends ${where}. `;
}

/** What cutting each head does. @param {Numbers} numbers */
function effects({ shades, most, sizes, first }) {
  const told = (/** @type {number} */ i) =>
    `most without ${nameOf(i, sizes)} (${points(shades[i] * most)} points)`;
  const [low, high] = [Math.min(...shades), Math.max(...shades)].map((x) => shades.indexOf(x));
  return `Of all ${shades.length} heads cut one at a time, ${quoted(first)} falls ${
    told(low)
  }, and rises ${told(high)}. `;
}

/** @param {State} state @param {Numbers} numbers */
export function describe(state, numbers) {
  const grid = numbers.most ? effects(numbers) : attends(state, numbers);
  return `${said(state, numbers)}${grid}${numbers.missing}`.trim();
}

/** Which heads are cut, and what puts them back; or why nothing of heads is shown. @param {State} state @param {Numbers} numbers */
export function cutTold({ cuts }, { free, weights, missing }) {
  if (!weights.length) return missing;
  if (!cuts.length) return "No head is cut.";
  const one = cuts.length === 1;
  const which = cuts.length > 3 ? `the ${cuts.length} heads with a cross` : without(cuts);
  const back = `Press ${one ? "it" : "one"}, or Join all, to put ${
    one || free ? "it" : "them"
  } back.`;
  const place = `Another takes ${one ? "its" : "their"} place: more at once need the model.`;
  return `Cut: ${which}. ${back}${free ? "" : ` ${place}`}`;
}

/** What an example shows, once the heads that it speaks of are cut. @param {State} state @param {import("./compute.js").Meta} meta */
export function findingTold({ text, cuts }, { examples, ten }) {
  const found = examples.find((one) => one.text === text);
  if (!found) return "";
  const [heads, named] = found.after === "ten"
    ? [ten, "the ten name heads"]
    : [[found.after], `head ${found.after}`];
  return isAll(cuts, heads) ? found.finding : `Cut ${named}, and what was found is told here.`;
}

/** What the most probable token has, and had before a cut. @param {Numbers} numbers */
export function changeTold({ names, chances, before, first, layer, sizes }) {
  const at = names.indexOf(first);
  if (at < 0) return "";
  const old = before[at] === null ? "" : `${percent(before[at])} → `;
  const after = layer < sizes.layers ? `After layer ${layer}: ` : "";
  return `${after}${quoted(first)} ${old}${percent(chances[at])}`;
}

/** What the strip below the grid shows; its tint, other than the grid's, is logarithmic. @param {Numbers} numbers */
export function lensTold({ lens, first, cut, free }) {
  if (!first || lens[0] < 0) return "Lens: not known yet.";
  const whole = cut.includes(true) && !free ? ", no head cut" : "";
  return `Lens: probability of ${
    quoted(first)
  } if the model stopped here${whole} (tint by powers of ten).`;
}

/** @param {Numbers} numbers */
export function keptTold({ sizes, tokens: { length } }) {
  const bytes = (/** @type {number} */ x) => x.toLocaleString("en-US");
  const each = bytesPerToken(sizes);
  const [all, alone] = [length * each, length * each * sizes.heads / sizes.shared].map(bytes);
  return length
    ? `Kept of ${length} tokens: ${all} bytes (${
      bytes(each)
    } a token); without shared keys ${alone}.`
    : "";
}

/** What the grid shows. @param {Numbers} numbers */
export const gridTold = ({ most, tokens, at, weights }) =>
  most
    ? `All heads: what cutting each does (full tint: ${
      points(most)
    } points; − it falls, + it rises)`
    : weights.length
    ? `All heads: the stronger the tint, the more it attends to ${quoted(tokens[at])}`
    : "All heads (not known for this text)";

/** What the bars show. @param {Numbers} numbers */
export const nextTold = ({ layer, sizes, before }) =>
  layer < sizes.layers
    ? `After layer ${layer} it would say`
    : before.some((x) => x !== null)
    ? "What comes next (outlined: uncut)"
    : "What comes next";

export const ABOUT =
  "SmolLM2-135M-Instruct (2024, Apache-2.0): 135 million parameters, often wrong. Nothing leaves your machine.";
