// What EncoderExplorer says: a few sentences on what is seen, and one on a ribbon that is pointed at.

import { listed, numbered } from "../kit/text.js";

/** @import { Numbers, State } from "./compute.js" */

/** A share in whole percents. @param {number} w */
export const percent = (w) => `${Math.round(100 * w)}%`;

/** A number with two digits and a true minus sign. @param {number} x */
export const told = (x) => `${x < -0.005 ? "−" : ""}${Math.abs(x).toFixed(2)}`;

const SIGNS = { "'": "the apostrophe", ".": "the full stop" };

/** A token as it is spoken of: signs by their names. @param {string} word */
export const called = (word) => `${SIGNS[word[0]] ?? word[0]}${word.slice(1)}`;

const named = (/** @type {string} */ word) =>
  word[0] === "[" || word[0] in SIGNS ? called(word) : `“${word}”`;

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

/** How near the followed vector is to the two words, and to which of them it leans. @param {Numbers} numbers @param {number} layer */
function leant({ words, lines, lean, token }, layer) {
  const own = lean[token][layer];
  const [across, up] = [lines.across[layer], lines.up[layer]];
  if (words[0] === words[1]) {
    return `has a cosine of ${told(across)} with ${
      words[0]
    }, and leans nowhere: both words are the same`;
  }
  const both = [across, up].map((x, k) => `with ${words[k]} ${told(x)}`);
  const note = addsUp(own, across, up) ? "" : ", rounded";
  const exact = `(cosine ${(own < 0 ? both.reverse() : both).join(", ")}${note})`;
  return `${leaning(own, words)} ${exact}`;
}

/** The same word in the other sentence. @param {Numbers} numbers @param {number} layer */
function there({ words, twinLean, twinLines }, layer) {
  if (twinLean === null || twinLines === null) return "";
  return words[0] === words[1]
    ? `has a cosine of ${told(twinLines.across[layer])} with ${words[0]}`
    : leaning(twinLean[layer], words);
}

/** @param {State} state @param {Numbers} numbers */
export function describe({ layer }, numbers) {
  const { token, lines, nearest, cosines } = numbers;
  const word = labels(numbers)[token];
  const now = leant(numbers, layer);
  const start = layer === 0
    ? `Before the first layer ${word} ${now}.`
    : `In layer ${layer} ${word} takes ${taken(numbers, layer)}. Its vector now ${now}.`;
  const around = nearest.map((i) => `${labels(numbers)[i]} ${told(cosines[i])}`);
  const near = ` Nearest in the sentence: ${listed(around)}.`;
  if (lines.twin === null) {
    return `${start}${near} The other sentence has no ${word.replace(/^the /, "")}.`;
  }
  return `${start}${near} In the other sentence ${word} ${
    there(numbers, layer)
  }; cosine of the two ${told(lines.twin[layer])}.`;
}

/** The ribbon that is pointed at. @param {Numbers} numbers @param {import("./scene.js").Over} over */
export function detail(numbers, { layer, token }) {
  const words = labels(numbers);
  const from = token === numbers.token ? "itself" : words[token];
  const { across, up } = numbers.toward[token][layer - 1];
  const [first, second] = numbers.words;
  const both = first === second
    ? `a cosine of ${told(across)} with ${first}`
    : `cosines ${told(across)} with ${first} and ${told(up)} with ${second}`;
  return `Layer ${layer}: ${words[numbers.token]} takes ${
    numbers.weights[layer - 1][token].toFixed(3)
  } of its attention from ${from}, the mean of twelve heads. Before this layer ${
    words[token]
  } has ${both}.`;
}

/** What the columns of these rows are. @param {Numbers} numbers */
export const heads = ({ tokens, token, words }) =>
  [called(numbered(tokens)[token]), ...words].map((word) => `cosine with ${word}`);

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
