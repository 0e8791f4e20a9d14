// The numbers of SplitHeads: a table of small integers cut into heads and joined again, in one right way and three
// others. The number 25 is feature 5 of position 2.

export const [N, D_MODEL] = [3, 8]; // positions and features

/**
 * @typedef {"right" | "no swap" | "interleaved" | "no swap back"} Recipe
 *
 * @typedef {object} State
 * @property {Recipe} recipe
 * @property {number} num_heads
 * @property {number} place which number is followed, counted row by row
 */

/** The items of a list, cut into pieces of equal length. @template T @param {T[]} list @param {number} size @returns {T[][]} */
const pieces = (list, size) =>
  Array.from({ length: list.length / size }, (_, i) => list.slice(i * size, (i + 1) * size));

/** Cut x (n, d_model) into heads (num_heads, n, width); as attnlib's split_heads if right. @param {number[][]} x @param {number} heads @param {Recipe} recipe */
function cut(x, heads, recipe) {
  const width = x[0].length / heads;
  if (recipe === "no swap") return pieces(pieces(x.flat(), width), x.length);
  const at = (/** @type {number} */ h, /** @type {number} */ c) =>
    recipe === "interleaved" ? c * heads + h : h * width + c;
  return Array.from(
    { length: heads },
    (_, h) => x.map((row) => Array.from({ length: width }, (_, c) => row[at(h, c)])),
  );
}

/** Join heads again; as attnlib's merge_heads if right. @param {number[][][]} heads @param {Recipe} recipe */
function join(heads, recipe) {
  const [count, n, width] = [heads.length, heads[0].length, heads[0][0].length];
  if (recipe.startsWith("no swap")) return pieces(heads.flat(2), count * width);
  const from = (/** @type {number} */ f) =>
    recipe === "interleaved"
      ? [f % count, Math.floor(f / count)]
      : [Math.floor(f / width), f % width];
  return Array.from(
    { length: n },
    (_, i) => Array.from({ length: count * width }, (_, f) => heads[from(f)[0]][i][from(f)[1]]),
  );
}

/** @param {number} number */
export const positionOf = (number) => Math.floor(number / 10);

/** Where the numbers of nested lists stand: number → [head,] row, column. @param {any[]} nested @returns {Map<number, number[]>} */
export const placesIn = (nested) =>
  new Map(
    nested.flatMap((part, i) =>
      Array.isArray(part)
        ? [...placesIn(part)].map((
          [number, rest],
        ) => /** @type {[number, number[]]} */ ([number, [i, ...rest]]))
        : [[part, [i]]]
    ),
  );

/**
 * All numbers of the figure, and which rows do not hold what is theirs: a head's row another position, a merged row other
 * numbers.
 * @param {Pick<State, "recipe" | "num_heads"> & {place?: number, n?: number, d_model?: number}} state sizes of its own for tests
 */
export function compute({ recipe, num_heads, place = 0, n = N, d_model = D_MODEL }) {
  const x = Array.from(
    { length: n },
    (_, i) => Array.from({ length: d_model }, (_, f) => 10 * (i + 1) + f + 1),
  );
  const heads = cut(x, num_heads, recipe);
  const merged = join(heads, recipe);
  const astray = heads.map((head) =>
    head.map((row, i) => row.some((number) => positionOf(number) !== i + 1))
  );
  const wrong = merged.map((row, i) => row.some((number, f) => number !== x[i][f]));
  const followed = x.flat()[place];
  return { x, heads, merged, astray, wrong, followed };
}

/** @typedef {ReturnType<typeof compute>} Result */
