// Vectors and matrices as arrays of rows, and the softmax that all figures share.

/** Dot product of two vectors. @param {number[]} a @param {number[]} b */
export const dot = (a, b) => a.reduce((sum, x, i) => sum + x * b[i], 0);

/** a + s b. @param {number[]} a @param {number[]} b @param {number} s */
export const plus = (a, b, s = 1) => a.map((x, i) => x + s * b[i]);

/** Length of a vector. @param {number[]} a */
export const norm = (a) => Math.hypot(...a);

/** Transpose of a matrix given as an array of rows. @param {number[][]} a */
export const transpose = (a) => a[0].map((_, j) => a.map((row) => row[j]));

/** Matrix product of an (n, m) and an (m, p) array of rows. @param {number[][]} a @param {number[][]} b */
export function matmul(a, b) {
  const columns = transpose(b);
  return a.map((row) => columns.map((column) => dot(row, column)));
}

/**
 * Softmax of scores / temperature; where mask is false the weight is 0, all masked: all 0.
 * @param {number[]} scores
 * @param {number} temperature
 * @param {boolean[] | null} mask
 */
export function softmax(scores, temperature = 1, mask = null) {
  const seen = (i) => mask === null || mask[i];
  const best = Math.max(...scores.filter((_, i) => seen(i)));
  const exps = scores.map((s, i) => (seen(i) ? Math.exp((s - best) / temperature) : 0));
  const total = exps.reduce((sum, e) => sum + e, 0);
  return total > 0 ? exps.map((e) => e / total) : exps;
}

/** Index of the largest number, the first one of a tie. @param {number[]} x */
export const argmax = (x) => x.indexOf(Math.max(...x));

/** @param {number} x @param {number} low @param {number} high */
export const clamp = (x, low = 0, high = 1) => Math.max(low, Math.min(high, x));
