// Matrices as pictures with a pixel for each number. What is made of the same numbers is made once.

import { heat } from "../kit/heat.js";

const flats = new WeakMap();
const plain = (/** @type {number} */ x) => x;

/** A matrix, or its transpose, as the numbers of a picture: kept, so that its picture is. @param {number[][]} matrix @param {boolean} [turn] @param {(x: number) => number} [map] */
export function flat(matrix, turn = false, map = plain) {
  const known = flats.get(matrix) ?? {};
  flats.set(matrix, known);
  const rows = () => (turn ? matrix[0].map((_, j) => matrix.map((row) => row[j])) : matrix);
  return known[`${turn} ${map.name}`] ??= rows().flat().map(map);
}

/** The strongest of some numbers. @param {number[][]} matrix */
export const largest = (matrix) => Math.max(...flat(matrix).map(Math.abs));

const textures = new WeakMap();

/** The weights of a layer's heads as the pixels of one picture. @param {number[][][]} heads @param {{across: number, left: number, down: number}} pixels */
export function texture(heads, { across, left, down }) {
  const known = textures.get(heads) ?? new Map();
  textures.set(heads, known);
  const key = `${across} ${down}`;
  if (!known.has(key)) {
    const values = Array(12 * across * down).fill(0);
    heads.forEach((weights, h) =>
      weights.forEach((row, i) =>
        row.forEach((w, j) => {
          const x = (h % 4) * across + left + j;
          values[(Math.floor(h / 4) * down + 3 + i) * 4 * across + x] = Math.sqrt(w);
        })
      )
    );
    known.set(key, heat(values, 4 * across, 1, "weight"));
  }
  return known.get(key);
}
