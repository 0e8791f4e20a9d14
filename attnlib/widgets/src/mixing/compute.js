// The numbers of MixingExplorer: how five layers wire the same tokens, the way from one token to another, and what a
// layer costs. The same as attnlib.mixing's cost functions.

/**
 * @typedef {"recurrence" | "convolution" | "dilated" | "window" | "attention"} Wiring
 *
 * @typedef {object} State
 * @property {number} n how many tokens; the first 64 are drawn
 * @property {number} d the size of a token
 * @property {number} k how many tokens a kernel or a window holds, odd
 * @property {Wiring} wiring the one that is drawn
 * @property {number} source the token that a message starts from
 * @property {number} target the token that it goes to
 *
 * @typedef {object} Cost
 * @property {number} work multiplications, each with its addition
 * @property {number} steps that have to wait for one another
 * @property {number} path from the first token to the last, in steps or layers
 *
 * @typedef {number[]} Place a level, 0 for the tokens themselves, and a token
 */

/** @type {Wiring[]} */
export const WIRINGS = ["recurrence", "convolution", "dilated", "window", "attention"];
export const DRAWN = 64;
export const [LEAST, MOST, WIDEST, LARGEST_K] = [8, 16384, 4096, 15];

// ---- Costs ----------------------------------------------------------------------------------

/** How many layers join all of n tokens. @param {Wiring} wiring @param {number} n @param {number} side */
export function layersThatSpan(wiring, n, side) {
  if (wiring === "recurrence") return n;
  if (wiring === "attention") return 1;
  if (wiring !== "dilated") return Math.max(1, Math.ceil((n - 1) / side));
  let layers = 1;
  while ((side + 1) ** layers < n) layers += 1;
  return layers;
}

/** The pairs of n tokens that are at most `side` places apart. @param {number} n @param {number} side */
export function pairsOf(n, side) {
  const reach = Math.min(side, n - 1);
  return n * (2 * reach + 1) - reach * (reach + 1);
}

/** @param {Wiring} wiring @param {{n: number, d: number, k: number}} sizes @returns {Cost} */
export function costOf(wiring, { n, d, k }) {
  const side = (k - 1) / 2;
  const work = {
    ...{ recurrence: 2 * n * d * d, convolution: k * n * d * d, dilated: k * n * d * d },
    ...{ window: 2 * pairsOf(n, side) * d, attention: 2 * n * n * d },
  }[wiring];
  const steps = wiring === "recurrence" ? n : 1;
  return { work, steps, path: layersThatSpan(wiring, n, side) };
}

// ---- Wires and ways -------------------------------------------------------------------------

/** How far apart neighbouring offsets of a layer are. @param {Wiring} wiring @param {number} side @param {number} layer from 0 */
export const spread = (wiring, side, layer) => wiring === "dilated" ? (side + 1) ** layer : 1;

/**
 * The places that a message passes on its shortest way, from token to token.
 * Each layer goes as far as it can without passing the goal; the last digits of a dilated way come first.
 * @param {Wiring} wiring
 * @param {number} source
 * @param {number} target not before the source
 * @param {number} side
 * @returns {Place[]}
 */
export function wayOf(wiring, source, target, side) {
  const distance = target - source;
  const length = layersThatSpan(wiring, distance + 1, side);
  /** @type {Place[]} */
  const way = [[0, source]];
  for (let step = 1, left = distance; step <= length; step++) {
    const here = way[step - 1][1];
    if (wiring === "recurrence") way.push([step, source + step - 1]);
    else if (wiring === "attention") way.push([1, target]);
    else {
      const stride = spread(wiring, side, step - 1);
      const hop = wiring === "dilated"
        ? (Math.floor(distance / stride) % (side + 1)) * stride
        : Math.ceil(left / (length - step + 1));
      left -= hop;
      way.push([step, here + hop]);
    }
  }
  return way;
}

/** The tokens, first and last, that have heard of the source after some layers. @param {Wiring} wiring @param {number} source @param {number} side @param {number} layers @param {number} drawn @returns {number[]} */
export function heard(wiring, source, side, layers, drawn) {
  if (layers === 0) return [source, source];
  if (wiring === "recurrence") return [source, Math.min(drawn - 1, source + layers - 1)];
  const reach = wiring === "attention"
    ? drawn
    : wiring === "dilated"
    ? (side + 1) ** layers - 1
    : side * layers;
  return [Math.max(0, source - reach), Math.min(drawn - 1, source + reach)];
}

// ---- All ------------------------------------------------------------------------------------

/** @param {State} state */
export function compute({ n, d, k, wiring, source, target }) {
  const drawn = Math.min(n, DRAWN);
  const side = (k - 1) / 2;
  const ends = [source, target].map((place) => Math.min(place, drawn - 1)).sort((a, b) => a - b);
  const layers = WIRINGS.map((name) => ({
    ...{ name, ...costOf(name, { n, d, k }), way: wayOf(name, ends[0], ends[1], side) },
  }));
  return {
    ...{ n, d, k, side, drawn, wiring, at: WIRINGS.indexOf(wiring), layers },
    ...{ source: ends[0], target: ends[1], levels: layersThatSpan(wiring, drawn, side) },
  };
}

/** @typedef {ReturnType<typeof compute>} Result */

// ---- On the way from one state to another ---------------------------------------------------

/** What glides: the orders of magnitude of the layers' work. @param {State} state */
export const glides = (state) => ({
  work: compute(state).layers.map(({ work }) => Math.log(work)),
});

/** A result whose work is on its way. @param {Result} result @param {ReturnType<typeof glides>} shown @returns {Result} */
export const shownResult = (result, { work }) => ({
  ...result,
  layers: result.layers.map((layer, i) => ({ ...layer, work: Math.exp(work[i]) })),
});
