// The frame of every figure: a shadow root, so that no style leaks in or out; its state; its movement.

import tokens from "../../../tokens.css" with { type: "text" };
import kitStyle from "./kit.css" with { type: "text" };
import marksStyle from "./marks.css" with { type: "text" };
import { el } from "./elements.js";
import { MOVE, mover } from "./motion.js";
import { store } from "./store.js";

/**
 * @typedef {object} View what a figure builds in a page
 * @property {Node[]} parts from top to bottom
 * @property {(state: any) => void} tell writes controls, numbers and sentences: at once, for the state that holds
 * @property {(shown: any, dt: number, width: number) => boolean | void} paint draws what is shown on its way there
 * @property {(state: any) => any} [glides] what is shown and may be on its way; the state itself where none is named
 * @property {Promise<void>} [ready] numbers that come after the first paint; nothing is told or painted before
 * @property {() => void} [stop]
 *
 * @typedef {object} Definition
 * @property {string} name
 * @property {string} label
 * @property {string} style
 * @property {string[]} controls traits that readers and Python change; Reset takes them back
 * @property {string[]} [fixed] traits that stay
 * @property {number} [ms] how long a glide takes
 * @property {(start: any, store: import("./store.js").Store, model: any) => View} build
 */

/** In a notebook the still picture is the output just before the figure: hide it. @param {HTMLElement} place */
function hideStill(place) {
  /** @type {HTMLElement | null} */
  let node = place;
  for (let up = 0; node && up < 8; up++, node = node.parentElement) {
    const before = /** @type {HTMLElement | null} */ (node.previousElementSibling);
    if (before?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')) {
      before.style.display = "none";
      return;
    }
  }
}

/**
 * What an anywidget's module exports.
 * @param {Definition} definition
 */
export function figure({ name, label, style, controls, fixed = [], ms = MOVE, build }) {
  const render = (/** @type {{model: any, el: HTMLElement}} */ { model, el: place }) => {
    // The figure keeps its keys: JupyterLab, which sees the host of the shadow root alone, would
    // use a slider's arrows as shortcuts.
    const host = el("div", { class: "attn-host", "data-lm-suppress-shortcuts": "true" });
    const root = host.attachShadow({ mode: "open" });
    root.append(el("style", {}, [tokens, kitStyle, marksStyle, style].join("\n")));
    const state = store(model, controls, fixed);
    const view = build(state.read(), state, model);
    const frame = el(
      "div",
      { class: `attn attn-${name}`, role: "group", "aria-label": label },
      ...view.parts,
    );
    root.append(frame);
    place.append(host);
    const begin = () => {
      const glides = view.glides ?? ((/** @type {any} */ now) => now);
      let width = 0;
      const moves = mover(
        glides(state.read()),
        ms,
        (shown, dt) => width > 0 && view.paint(shown, dt, width),
      );
      const measure = () => {
        const now = Math.round(frame.clientWidth);
        if (now === width || now === 0) return;
        width = now;
        hideStill(place); // a notebook that is opened puts the figure in its page after it is built
        moves.again();
      };
      state.follow((now, own) => {
        frame.classList.add("touched"); // the first hint has done its work
        view.tell(now);
        moves.go(glides(now), own?.glide ?? true);
      });
      view.tell(state.read());
      measure();
      const sizes = new ResizeObserver(measure);
      sizes.observe(frame);
      return () => {
        sizes.disconnect();
        moves.stop();
        state.stop();
        view.stop?.();
      };
    };
    return view.ready ? view.ready.then(begin) : begin();
  };
  return { render };
}
