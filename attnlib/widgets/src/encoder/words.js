// What EncoderExplorer says: a few sentences on what is seen, and one on a ribbon that is pointed at.

import { listed, numbered } from "../kit/text.js";
import { percent, told } from "./scene.js";

/** @typedef {import("./compute.js").Numbers} Numbers */
/** @typedef {import("./compute.js").State} State */

const named = (/** @type {string} */ word) => (/^\[/.test(word) ? word : `“${word}”`);

/** The tokens as they are told: equal ones by their number. @param {Numbers} numbers */
const labels = ({ tokens }) => numbered(tokens).map(named);

const LEAST = 0.05; // a smaller lean is to neither word

/** Toward which word, and how far. @param {number} lean @param {[string, string]} words */
function leaning(lean, words) {
  const size = Math.abs(lean).toFixed(2);
  if (Math.abs(lean) < LEAST) return `leans to neither word`;
  return `leans ${size} toward ${words[lean > 0 ? 0 : 1]}`;
}

/** Whether what is told of a difference and of its two terms adds up as printed. @param {number} lean @param {number} a @param {number} b */
const addsUp = (lean, a, b) =>
  Math.abs(lean) < LEAST ||
  Math.abs(Number(lean.toFixed(2)) - Number(a.toFixed(2)) + Number(b.toFixed(2))) < 0.005;

/** Where the token's attention comes from: the three largest, and what it leans between. @param {Numbers} numbers @param {number} layer */
function taken({ weights, token, ...numbers }, layer) {
  const row = weights[layer - 1];
  const words = labels(/** @type {Numbers} */ ({ weights, token, ...numbers }));
  const most = row.map((_, i) => i).sort((a, b) => row[b] - row[a]);
  const goals = numbers.words.map((word) => numbers.tokens.indexOf(word)).filter((i) =>
    i >= 0 && i !== token
  );
  const chosen = [...new Set([...most.slice(0, 2), ...goals])].sort((a, b) => row[b] - row[a]);
  return listed(chosen.map((i) => `${percent(row[i])} from ${i === token ? "itself" : words[i]}`));
}

/** @param {State} state @param {Numbers} numbers */
export function describe({ layer }, numbers) {
  const { tokens, token, words, lines, lean, twinLean, nearest, cosines } = numbers;
  const word = labels(numbers)[token];
  const own = lean[token][layer];
  const [across, up] = [lines.across[layer], lines.up[layer]];
  const both = [across, up].map((x, k) => `with ${words[k]} ${told(x)}`);
  const note = addsUp(own, across, up) ? "" : ", rounded";
  const exact = `(cosine ${(own < 0 ? both.reverse() : both).join(", ")}${note})`;
  const start = layer === 0
    ? `Before the first layer ${word} ${leaning(own, words)} ${exact}.`
    : `In layer ${layer} ${word} takes ${taken(numbers, layer)}. Its vector now ${
      leaning(own, words)
    } ${exact}.`;
  const around = nearest.map((i) => `${labels(numbers)[i]} ${told(cosines[i])}`);
  const near = ` Nearest in the sentence: ${listed(around)}.`;
  if (twinLean === null) {
    return `${start}${near} The other sentence has no ${named(tokens[token])}.`;
  }
  const same = /** @type {number[]} */ (lines.twin)[layer];
  return `${start}${near} In the other sentence ${named(tokens[token])} ${
    leaning(twinLean[layer], words)
  }; cosine of the two ${told(same)}.`;
}

/** The ribbon that is pointed at. @param {Numbers} numbers @param {import("./scene.js").Over} over */
export function detail(numbers, { layer, token }) {
  const words = labels(numbers);
  const from = token === numbers.token ? "itself" : words[token];
  const { across, up } = numbers.toward[token][layer - 1];
  const [first, second] = numbers.words;
  return `Layer ${layer}: ${words[numbers.token]} takes ${
    numbers.weights[layer - 1][token].toFixed(3)
  } of its attention from ${from}, the mean of twelve heads. Before this layer ${
    words[token]
  } has cosines ${told(across)} with ${first} and ${told(up)} with ${second}.`;
}

/** All numbers of the moment: a row for each token. @param {State} state @param {Numbers} numbers */
export function rows({ layer }, numbers) {
  const { weights, cosines, toward } = numbers;
  return numbered(numbers.tokens).map((word, i) => [
    ...[word, layer ? weights[layer - 1][i].toFixed(3) : "–", told(cosines[i])],
    ...[told(toward[i][layer].across), told(toward[i][layer].up)],
  ]);
}

/** What the layer did to the followed vector. @param {State} state @param {Numbers} numbers */
export function report({ layer }, { block, turns }) {
  if (block === null) return "No layer yet: this is the embedding.";
  const [one, ...others] = [block.entering, block.attention, block.feedForward, block.leaving].map((
    x,
  ) => x.toFixed(1));
  return `Layer ${layer}: a vector of length ${one} comes in, attention adds ${
    others[0]
  }, the feed-forward network ${others[1]}; normed, ${
    others[2]
  } goes out. Cosine of what goes out with what came in ${told(block.kept)}, an angle of ${
    Math.round(turns[layer - 1])
  }°.`;
}
