// Movement: from what is shown to what holds, in a fifth of a second; at once where motion is unwanted.

import { clamp } from "./numbers.js";

export const MOVE = 200; // milliseconds

/** Whether the reader asked for no movement. */
export const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Slow at both ends. @param {number} k from 0 to 1 */
export const ease = (k) => k * k * (3 - 2 * k);

/**
 * What lies between two states at k from 0 to 1: numbers and arrays of one length glide, all else jumps.
 * @template T
 * @param {T} a
 * @param {T} b
 * @param {number} k
 * @returns {T}
 */
export function between(a, b, k) {
  if (k >= 1 || Object.is(a, b)) return b;
  if (typeof a === "number" && typeof b === "number") return /** @type {T} */ (a + (b - a) * k);
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return b;
    return /** @type {T} */ (b.map((x, i) => between(a[i], x, k)));
  }
  if (a && b && typeof a === "object" && typeof b === "object") {
    const entries = Object.entries(b).map(([name, x]) => [name, between(a[name], x, k)]);
    return Object.fromEntries(entries);
  }
  return b;
}

/**
 * Keep a picture on its way to a state.
 *
 * `paint(shown, dt)` draws what is shown, dt milliseconds after the last frame (Infinity: at once, no
 * movement), and returns true while something of its own is still moving.
 * @template S
 * @param {S} first
 * @param {number} ms how long a glide takes
 * @param {(shown: S, dt: number) => boolean | void} paint
 */
export function mover(first, ms, paint) {
  let [shown, from, to, start, last, frame] = [first, first, first, 0, 0, 0];
  let gliding = false;
  const step = (/** @type {number} */ now) => {
    const dt = clamp(now - last, 0, 64); // a frame may have begun before the input that asks for it
    last = now;
    if (gliding) {
      const k = clamp((now - start) / ms);
      shown = between(from, to, ease(k));
      gliding = k < 1;
    }
    const moving = paint(shown, dt);
    frame = gliding || moving ? requestAnimationFrame(step) : 0;
  };
  return {
    /** @param {S} state @param {boolean} glide */
    go(state, glide) {
      if (still()) {
        [shown, to, gliding] = [state, state, false];
        paint(shown, Infinity);
        return;
      }
      [from, to, start, gliding] = [shown, state, performance.now(), glide];
      if (!glide) {
        shown = state;
        paint(shown, 0);
      }
      if (!frame) [last, frame] = [performance.now(), requestAnimationFrame(step)];
    },
    /** Draw the same once more, in another size. */
    again: () => void paint(shown, 0),
    stop: () => cancelAnimationFrame(frame),
  };
}
