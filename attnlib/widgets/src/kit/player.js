// Play: one step after another, each with its rest, until the end; a press pauses.

import { el, setAttribute, setText } from "./elements.js";

/**
 * `next()` takes a step and returns whether more follow; `begin()` is called at the start, to go back where it was at
 * the end, and may return false where there is nothing to play.
 * @param {{label: string, rest: () => number, wait?: number, begin: () => unknown, next: () => boolean}} options
 */
export function player({ label, rest, wait, begin, next }) {
  let timer = 0;
  const show = () => {
    setText(root, timer ? "❚❚" : "▶");
    setAttribute(root, "aria-label", timer ? "Pause" : label);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = 0;
    show();
  };
  const tick = () => {
    timer = Number(setTimeout(tick, rest()));
    if (!next()) stop();
  };
  const start = () => {
    if (begin() === false) return;
    timer = Number(setTimeout(tick, wait ?? rest() / 2));
    show();
  };
  const onclick = () => (timer ? stop() : start());
  const root = el("button", { type: "button", class: "attn-play", onclick });
  show();
  return { root, stop };
}
