// A picture with places to press upon it, both laid out for the width that the picture gets.

import { drawing, stage } from "./elements.js";
import { hits } from "./hits.js";
import { draw } from "./marks.js";

/** @import { Hit } from "./hits.js" */

/**
 * `targets(width, ...told)` are the places for what was last told; `listen` is called once for each of their nodes.
 * @param {string} kind a class
 * @param {(node: HTMLElement, hit: () => Hit) => void} listen
 * @param {(width: number, ...told: any[]) => Hit[]} targets
 * @param {{label?: string, zoom?: (width: number) => number}} [options] the name of the group; how much larger the picture is drawn than the places are laid out
 */
export function board(kind, listen, targets, { label, zoom = () => 1 } = {}) {
  const image = drawing();
  const places = hits(listen);
  const root = stage(label, kind, image, places.root);
  let width = 700;
  /** @type {any[]} */
  let last = [];
  const place = () => places.set(targets(width, ...last), zoom(width));
  return {
    root,
    image,
    /** The width there is. Of all boards, before one is drawn: each question later would be a layout more. */
    room: () => Math.round(root.clientWidth),
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
