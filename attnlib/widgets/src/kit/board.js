// A picture with places to press upon it, both laid out for the width that the picture gets.

import { div, drawing } from "./elements.js";
import { hits } from "./hits.js";
import { draw } from "./marks.js";

/** @import { Hit } from "./hits.js" */

/**
 * `targets(width, ...told)` are the places for what was last told; `listen` is called once for each of their nodes.
 * @param {string} kind a class
 * @param {(node: HTMLElement, hit: () => Hit) => void} listen
 * @param {(width: number, ...told: any[]) => Hit[]} targets
 * @param {(width: number) => number} [zoom] how much larger the picture is drawn than these are laid out
 */
export function board(kind, listen, targets, zoom = () => 1) {
  const image = drawing();
  const places = hits(listen);
  let width = 700;
  /** @type {any[]} */
  let last = [];
  const place = () => places.set(targets(width, ...last), zoom(width));
  return {
    root: div(`attn-stage ${kind}`, image, places.root),
    image,
    focus: places.focus,
    width: () => width,
    tell: (/** @type {any[]} */ ...told) => {
      last = told;
      place();
    },
    paint: (/** @type {import("./marks.js").Scene} */ scene, /** @type {number} */ wide) => {
      if (wide !== width) {
        width = wide;
        place();
      }
      draw(image, scene);
    },
  };
}
