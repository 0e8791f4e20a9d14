// What is seen, in a sentence or two a stop; the stops' names and chapters.

import { argmax } from "../kit/numbers.js";
import { format, listed, percent } from "../kit/text.js";
import { LAST } from "./camera.js";
import { digitsOf } from "./product.js";

/** @import { Numbers, State } from "./compute.js" */

/** The chapter that each stop is taught in: its file's name in the book, and what is said of it. */
export const CHAPTERS = [
  ["09_encoder", "09, Encoder"],
  ["06_multihead", "06, Multihead"],
  ["04_projection", "04, Projection"],
  ["05_scaling", "05, Scaling"],
  ["03_similarity", "03, Similarity"],
  ["01_lookup", "01, Lookup"],
];

/** Where one is: the names of the six stops. @param {Numbers} numbers @param {State} state */
export function trail({ tokens, pair }, { layer, head, query, key, number }) {
  const [q, k] = [pair.q[number], pair.k[number]].map((x) => format(x, 1));
  return [
    "model",
    `layer ${layer + 1}`,
    `head ${head + 1}`,
    `row “${tokens[query]}”`,
    `${tokens[query]} · ${tokens[key]}`,
    `${q} × ${k}`,
  ];
}

/** How many of some products count above zero, below it and not at all. @param {number[]} products */
function counted(products) {
  const [above, below] = [1, -1].map((sign) => products.filter((x) => x * sign > 0).length);
  const signs = [`${above} are above zero`, `${below} below`];
  const isWhole = above + below === products.length; // else a factor was too small for twelve bits
  return listed(isWhole ? signs : [...signs, "the rest stored as zero"]);
}

/** What the sign of a product comes from. @param {number} q @param {number} k */
function signed(q, k) {
  if (q * k < 0) return "below zero, since the signs differ";
  if (q * k > 0) return "above zero, since the signs agree";
  return "and adds nothing: so small a number is stored as zero";
}

const TOLD = [
  ({ text, tokens }) =>
    `“${text}” goes as ${tokens.length} strands, its tokens, through the six layers of all-MiniLM-L6-v2. In each, twelve heads (squares of weights) mix tokens, and a feed-forward network (lenses) treats each alone.`,
  ({ tokens, weights }, { layer, head, query }) => {
    const best = argmax(weights[query]);
    return `In layer ${
      layer + 1
    } twelve heads mix the tokens, each by weights of its own: in head ${head + 1} “${
      tokens[query]
    }” attends most to “${tokens[best]}”, ${
      percent(weights[query][best])
    }. Then the feed-forward network treats each token alone. What the two put out is added to the stream.`;
  },
  ({ tokens, weights }, { head, query }) => {
    const best = argmax(weights[query]);
    return `Head ${
      head + 1
    } multiplies queries by keys: that gives weights. It multiplies weights by values: that gives its output. “${
      tokens[query]
    }” gives “${tokens[best]}” ${percent(weights[query][best])} of its attention.`;
  },
  ({ tokens, row }, { query, key }) =>
    `The row of “${
      tokens[query]
    }”: ${tokens.length} dot products, divided by √32, become shares of 100% by the softmax. “${
      tokens[key]
    }” gets ${percent(row.weights[key])}, and with that share its value enters the output.`,
  ({ tokens, pair }, { query, key }) =>
    `The dot product of “${tokens[query]}” and “${tokens[key]}” is a sum of 32 products, ${
      format(pair.sums[32], 2)
    } in all. Of these ${counted(pair.products)}.`,
  ({ pair }, { number }) => {
    const [q, k] = [pair.q[number], pair.k[number]];
    const say = (x) => format(x, digitsOf(q, k));
    return `And this is all there is at the bottom: ${say(q)} times ${say(k)} is ${
      say(q * k)
    }, the area, ${signed(q, k)}.`;
  },
];

/** What is seen at the nearest stop. @param {Numbers} numbers @param {State} state */
export const describe = (numbers, state) =>
  TOLD[Math.min(LAST, Math.round(state.zoom))](numbers, state);
