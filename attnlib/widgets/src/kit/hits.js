// Places to press over a picture: real buttons and sliders for fingers, keys and screen readers. The picture below
// is hidden from screen readers; a scene says where its places are.

import { div, el, setAttribute } from "./elements.js";

/**
 * @typedef {object} Hit
 * @property {string} id keeps its node from one state to the next
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 * @property {string} label
 * @property {boolean} [slider] a slider, else a button
 * @property {Record<string, string | number | boolean>} [aria] without "aria-"
 * @property {number} [tab]
 * @property {string} [lang]
 * @property {string} [kind] a class
 */

const round = (/** @type {number} */ x) => Math.round(x * 10) / 10;

/** @type {WeakMap<Element, string>} */
const boxes = new WeakMap(); // what was written: a style that is set costs an input, even to what it was

/**
 * `listen(node, hit)` is called once for each node; `hit()` is what it stands for now.
 * @param {(node: HTMLElement, hit: () => Hit) => void} listen
 */
export function hits(listen) {
  const root = div("attn-hits");
  /** @type {Map<string, {node: HTMLElement, hit: Hit}>} */
  const known = new Map();
  const make = (/** @type {Hit} */ hit) => {
    const node = hit.slider
      ? el("div", { role: "slider", tabindex: 0 })
      : el("button", { type: "button" });
    const entry = { node, hit };
    known.set(hit.id, entry);
    node.dataset.id = hit.id;
    listen(node, () => entry.hit);
    return entry;
  };
  /** `zoom`: how much larger the picture is drawn than it is laid out. */
  const set = (/** @type {Hit[]} */ wanted, zoom = 1) => {
    const ids = new Set(wanted.map(({ id }) => id));
    for (const [id, { node }] of known) if (!ids.has(id)) (node.remove(), known.delete(id));
    wanted.forEach((hit, i) => {
      const entry = known.get(hit.id) ?? make(hit);
      write(entry.node, entry.hit = hit, zoom);
      // Only what is new is put in: a node that is moved would lose the focus.
      if (entry.node.parentNode !== root) root.insertBefore(entry.node, root.children[i] ?? null);
    });
  };
  return {
    root,
    set,
    focus: (/** @type {string} */ id) => known.get(id)?.node.focus({ preventScroll: true }),
  };
}

/** @param {HTMLElement} node @param {Hit} hit @param {number} zoom */
function write(node, { x, y, width, height, label, kind = "", aria = {}, tab = 0, lang }, zoom) {
  const [left, top, wide, high] = [x, y, width, height].map((px) => round(zoom * px));
  const box = `left:${left}px;top:${top}px;width:${wide}px;height:${high}px`;
  if (boxes.get(node) !== box) {
    node.style.cssText = box;
    boxes.set(node, box);
  }
  setAttribute(node, "class", `attn-hit ${kind}`.trim());
  setAttribute(node, "aria-label", label);
  setAttribute(node, "tabindex", tab);
  if (lang) setAttribute(node, "lang", lang);
  for (const [name, value] of Object.entries(aria)) {
    setAttribute(node, `aria-${name}`, String(value));
  }
}

/**
 * Where a pointer is in a node, in the px of its layout: on the full screen these are larger.
 * @param {Element} node
 * @param {{clientX: number, clientY: number}} event
 */
export function within(node, { clientX, clientY }) {
  const { left, top } = node.getBoundingClientRect();
  const zoom = /** @type {any} */ (node).currentCSSZoom ?? 1;
  return [(clientX - left) / zoom, (clientY - top) / zoom];
}

/**
 * Follow a pointer that presses a node: `begin(event)` returns what each move calls.
 * @param {HTMLElement} node
 * @param {(event: PointerEvent) => (event: PointerEvent) => void} begin
 * @param {() => void} [end]
 */
export function dragged(node, begin, end = () => {}) {
  /** @type {((event: PointerEvent) => void) | null} */
  let move = null;
  node.addEventListener("pointerdown", (event) => {
    node.setPointerCapture(event.pointerId);
    move = begin(event);
  });
  node.addEventListener("pointermove", (event) => move?.(event));
  for (const name of ["pointerup", "pointercancel"]) {
    node.addEventListener(name, () => {
      if (move !== null) end();
      move = null;
    });
  }
}
