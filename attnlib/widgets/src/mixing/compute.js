// The numbers of MixingExplorer: how five layers wire the same tokens, the way from one token to another, and what a
// layer costs, on paper and on a device. The same as attnlib.mixing's cost functions and its roofline.

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
 * @property {boolean} fused whether scores and weights stay on the chip
 * @property {string} device a name in DEVICES
 *
 * @typedef {object} Cost
 * @property {number} work multiplications, each with its addition
 * @property {number} steps that have to wait for one another
 * @property {number} path from the first token to the last, in steps or layers
 * @property {number} moved numbers read from memory and written to it
 *
 * @typedef {number[]} Place a level, 0 for the tokens themselves, and a token
 */

/** @type {Wiring[]} */
export const WIRINGS = ["recurrence", "convolution", "dilated", "window", "attention"];
export const DRAWN = 64;
export const [LEAST, MOST, WIDEST, LARGEST_K] = [8, 16384, 4096, 15];

/** Operations and bytes per second; `bytes` a number has. A test holds them to attnlib.mixing.DEVICES. */
export const DEVICES = {
  "AMD EPYC 7763": {
    peak: 5.02e12,
    bandwidth: 204.8e9,
    bytes: 4,
    source:
      "NERSC, Perlmutter architecture (2021): 64 cores, 2.51 TFlops in float64 by AVX2, twice that in float32; 204.8 GB/s",
  },
  "NVIDIA T4": {
    peak: 65e12,
    bandwidth: 320e9,
    bytes: 2,
    source: "NVIDIA, T4 product page (2018): 65 FP16 TFLOPS, 320+ GB/s",
  },
  "NVIDIA A100": {
    peak: 312e12,
    bandwidth: 2.039e12,
    bytes: 2,
    source:
      "NVIDIA, A100 datasheet (June 2021), 80 GB SXM: FP16 and BF16 tensor core 312 TFLOPS, 2,039 GB/s",
  },
  "NVIDIA H200": {
    peak: 989.5e12,
    bandwidth: 4.8e12,
    bytes: 2,
    source:
      "NVIDIA, H200 datasheet (November 2023), SXM: FP16 and BF16 tensor core 1,979 TFLOPS with sparsity, so half without; 4.8 TB/s",
  },
};

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

/** @param {Wiring} wiring @param {{n: number, d: number, k: number, fused: boolean}} sizes @returns {Cost} */
export function costOf(wiring, { n, d, k, fused }) {
  const side = (k - 1) / 2;
  const path = layersThatSpan(wiring, n, side);
  if (wiring === "recurrence") {
    return { work: 2 * n * d * d, steps: n, path, moved: (n + 1) * d * d + 5 * n * d };
  }
  if (wiring === "convolution" || wiring === "dilated") {
    return { work: k * n * d * d, steps: 1, path, moved: 2 * n * d + k * d * d };
  }
  const pairs = wiring === "window" ? pairsOf(n, side) : n * n;
  return { work: 2 * pairs * d, steps: 1, path, moved: 4 * n * d + (fused ? 0 : 4 * pairs) };
}

/** What a device makes of it at most. @param {Cost} cost @param {{peak: number, bandwidth: number, bytes: number}} device */
export function roofline({ work, moved }, { peak, bandwidth, bytes }) {
  const intensity = (2 * work) / (moved * bytes);
  const attainable = Math.min(peak, bandwidth * intensity);
  return { intensity, attainable, seconds: (2 * work) / attainable };
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
export function compute({ n, d, k, wiring, source, target, fused, device }) {
  const drawn = Math.min(n, DRAWN);
  const side = (k - 1) / 2;
  const ends = [source, target].map((place) => Math.min(place, drawn - 1)).sort((a, b) => a - b);
  const machine = DEVICES[/** @type {keyof typeof DEVICES} */ (device)];
  const layers = WIRINGS.map((name) => {
    const cost = costOf(name, { n, d, k, fused });
    return { name, ...cost, ...roofline(cost, machine), way: wayOf(name, ends[0], ends[1], side) };
  });
  const at = WIRINGS.indexOf(wiring);
  return {
    ...{ n, d, k, side, drawn, wiring, at, fused, device, machine, layers },
    ...{ source: ends[0], target: ends[1], levels: layersThatSpan(wiring, drawn, side) },
  };
}

/** @typedef {ReturnType<typeof compute>} Result */

// ---- On the way from one state to another ---------------------------------------------------

/** What glides: orders of magnitude, of each layer's work and traffic and of the device. @param {State} state */
export function glides(state) {
  const { layers, machine: { peak, bandwidth, bytes } } = compute(state);
  return {
    costs: layers.map(({ work, moved }) => [work, moved].map(Math.log)),
    roof: [peak, bandwidth, bytes].map(Math.log),
  };
}

/** A result whose costs and device are on their way. @param {Result} result @param {ReturnType<typeof glides>} shown @returns {Result} */
export function shownResult(result, { costs, roof }) {
  const [peak, bandwidth, bytes] = roof.map(Math.exp);
  const machine = { ...result.machine, peak, bandwidth, bytes };
  const layers = result.layers.map((layer, i) => {
    const [work, moved] = costs[i].map(Math.exp);
    return { ...layer, work, moved, ...roofline({ ...layer, work, moved }, machine) };
  });
  return { ...result, machine, layers };
}
