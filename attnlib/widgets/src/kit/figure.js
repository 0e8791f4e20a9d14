// The frame of every figure: a shadow root, so that no style leaks in or out; its state; its movement.

import tokens from "../../../tokens.css" with { type: "text" };
import kitStyle from "./kit.css" with { type: "text" };
import marksStyle from "./marks.css" with { type: "text" };
import { el } from "./elements.js";
import { MOVE, mover } from "./motion.js";
import { asker, ownBar } from "./own.js";
import { store } from "./store.js";

/**
 * @typedef {object} View what a figure builds in a page
 * @property {Node[]} parts from top to bottom
 * @property {(state: any) => void} tell writes controls, numbers and sentences: at once, for the state that holds
 * @property {(shown: any, dt: number, width: number) => boolean | void} paint draws what is shown on its way there
 * @property {(state: any) => any} [glides] what is shown and may be on its way; the state itself where none is named
 * @property {Promise<void>} [ready] numbers that come after the first paint; nothing is told or painted before
 * @property {(state: any) => Promise<void> | null} [wants] numbers that a state needs and that are not there yet
 * @property {(text: string) => void} [say] what is said while they come
 * @property {() => void} [ahead] gets numbers that other states need; called once the figure stands
 * @property {() => void} [stop]
 *
 * @typedef {object} Definition
 * @property {string} name
 * @property {string} label
 * @property {string} style
 * @property {string[]} controls traits that readers and Python change; Reset takes them back
 * @property {string[]} [fixed] traits that stay
 * @property {number} [ms] how long a glide takes
 * @property {import("./own.js").Asks} [asks] what a function of the reader's gets, where one may draw the picture
 * @property {(start: any, store: import("./store.js").Store, model: any) => View} build
 */

/**
 * In a notebook the still picture is the output just before the figure, in the same cell: hide it. In a page of the
 * book it is within the figure's place, which the page clears; what stands before that place is other text.
 * @param {HTMLElement} place
 */
function hideStill(place) {
  if (place.closest(".attnlib-figure")) return;
  /** @type {HTMLElement | null} */
  let node = place;
  for (let up = 0; node && up < 8 && !node.matches(".jp-Cell"); up++, node = node.parentElement) {
    const before = /** @type {HTMLElement | null} */ (node.previousElementSibling);
    if (before?.querySelector('svg.attn-still, img[src^="data:image/svg+xml"]')) {
      before.style.display = "none";
      return;
    }
  }
}

/**
 * Show a state once the numbers that it wants are there. The picture before stays till then, greyed and out of
 * reach, and the figure says why.
 * @param {HTMLElement} frame @param {View} view @param {() => any} read @param {(glide: boolean) => void} show
 */
function patient(frame, view, read, show) {
  let [turn, waits] = [0, false];
  const wait = (/** @type {boolean} */ on) => {
    if (on === waits) return;
    waits = on;
    frame.classList.toggle("loading", on);
    for (const node of frame.querySelectorAll(".attn-stage")) node.toggleAttribute("inert", on);
  };
  const go = (/** @type {boolean} */ glide) => {
    const own = ++turn;
    const coming = view.wants?.(read()) ?? null;
    wait(coming !== null);
    if (coming === null) return show(glide);
    view.say?.("Loading …");
    const failed =
      "This part of the figure could not be loaded. Choose it again, or reload the page.";
    coming.then(() => own === turn && go(glide), () => own === turn && view.say?.(failed));
  };
  return go;
}

/** What an anywidget's module exports. @param {Definition} definition */
export function figure({ name, label, style, controls, fixed = [], ms = MOVE, asks, build }) {
  const render = (/** @type {{model: any, el: HTMLElement}} */ { model, el: place }) => {
    // The figure keeps its keys: JupyterLab, which sees the host of the shadow root alone, would
    // use a slider's arrows as shortcuts.
    const host = el("div", { class: "attn-host", "data-lm-suppress-shortcuts": "true" });
    const root = host.attachShadow({ mode: "open" });
    root.append(el("style", {}, [tokens, kitStyle, marksStyle, style].join("\n")));
    const state = store(model, asks ? [...controls, "_own", "_drawn"] : controls, fixed);
    const view = build(state.read(), state, model);
    const own = asks && { ...asker(model, asks), ...ownBar(model, asks) };
    const frame = el(
      "div",
      { class: `attn attn-${name}`, role: "group", "aria-label": label, tabindex: asks && -1 },
      view.parts[0],
      ...(own ? [own.root] : []),
      ...view.parts.slice(1),
    );
    root.append(frame);
    place.append(host);
    const begin = () => {
      const glides = view.glides ?? ((/** @type {any} */ now) => now);
      let width = 0;
      const tell = () => {
        const now = state.read();
        view.tell(now);
        own?.tell(now);
        own?.ask(now);
        if (own) frame.dataset.own = now._own?.kind ?? "";
      };
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
      const go = patient(frame, view, state.read, (glide) => {
        tell();
        moves.go(glides(state.read()), glide);
      });
      state.follow((_, own) => {
        frame.classList.add("touched"); // the first hint has done its work
        go(own?.glide ?? true);
      });
      tell();
      measure();
      const sizes = new ResizeObserver(measure);
      sizes.observe(frame);
      view.ahead?.();
      return () => {
        sizes.disconnect();
        moves.stop();
        state.stop();
        own?.stop();
        view.stop?.();
      };
    };
    const opened = async () => {
      await view.ready;
      for (let coming; (coming = view.wants?.(state.read()));) await coming;
      return begin();
    };
    return view.ready ? opened() : begin();
  };
  return { render };
}
