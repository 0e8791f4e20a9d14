// The small pictures of HeadsExplorer: all heads as maps.

import { heat } from "../kit/heat.js";
import { mark, round } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { HEADS, LAYERS } from "./compute.js";

/** @import { Numbers, Maps } from "./compute.js" */
/** @import { Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */

/** A weight as text; rounded weights carry no third digit. @param {number} weight */
export const share = (weight) => weight.toFixed(2);
export const layerOf = (/** @type {number} */ which) => Math.floor(which / HEADS) + 1;
export const headOf = (/** @type {number} */ which) => (which % HEADS) + 1;
export const nameOf = (/** @type {number} */ which) =>
  `layer ${layerOf(which)}, head ${headOf(which)}`;

/** Where the heads are: a row for each layer. @param {number} width */
function board(width) {
  const spare = clamp(width - 24 * HEADS, 0, 16); // what heads of 24 px, a finger's width, leave
  const margin = spare < 12 ? 0 : spare; // for the numbers of layers and heads
  const pitch = (width - margin) / HEADS;
  return { margin, pitch, height: margin + LAYERS * pitch };
}

/** Cells of a size, framed, as one path. */
const frames = (margin, pitch, size) =>
  Array.from({ length: LAYERS * HEADS }, (_, i) => {
    const [x, y] = [margin + (i % HEADS) * pitch, margin + Math.floor(i / HEADS) * pitch];
    return `M${round(x)} ${round(y)}h${round(size)}v${round(size)}h${round(-size)}z`;
  }).join("");

/** @param {Numbers} numbers @param {Maps} maps @param {number} width @returns {Scene} */
export function overview({ tokens, which }, { values, columns }, width) {
  const { margin, pitch, height } = board(width);
  const unit = pitch / (tokens.length + 1); // of a pixel of the picture
  const size = pitch - unit;
  const box = { x: margin, y: margin, width: HEADS * pitch - unit, height: LAYERS * pitch - unit };
  const href = heat(values, columns, 1, "weight");
  const [column, row] = [which % HEADS, Math.floor(which / HEADS)];
  const chosen = { x: margin + column * pitch - 1.5, y: margin + row * pitch - 1.5 };
  const number = (id, x, y, text, now) =>
    mark.text(id, now ? "ink strong tiny" : "soft tiny", [x, y], String(text));
  const numbersOf = margin === 0 ? [] : [
    ...Array.from(
      { length: HEADS },
      (_, i) => number(`head ${i + 1}`, margin + i * pitch + size / 2, 11, i + 1, i === column),
    ),
    ...Array.from(
      { length: LAYERS },
      (_, i) => number(`layer ${i + 1}`, 6, margin + i * pitch + size / 2 + 4, i + 1, i === row),
    ),
  ];
  return {
    width,
    height: Math.ceil(height),
    marks: [
      mark.path("frames", "rule", frames(margin, pitch, size)),
      mark("maps", "image", "map", { ...box, preserveAspectRatio: "none", href }),
      ...numbersOf,
      mark("chosen", "rect", "output line chosen", {
        ...chosen,
        width: size + 3,
        height: size + 3,
      }),
    ],
  };
}

/** @param {Numbers} numbers @param {number} width @returns {Hit[]} */
export function headHits({ which }, width) {
  const { margin, pitch } = board(width);
  return Array.from({ length: LAYERS * HEADS }, (_, i) => ({
    id: `head ${i}`,
    ...{ x: margin + (i % HEADS) * pitch, y: margin + Math.floor(i / HEADS) * pitch },
    ...{ width: pitch, height: pitch, label: nameOf(i), tab: i === which ? 0 : -1 },
    aria: { pressed: i === which },
  }));
}
