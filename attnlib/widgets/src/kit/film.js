// States played one after another, as an optimiser goes from step to step.

import { still } from "./motion.js";

/** A model keeps the old value where the new one equals it. */
const same = (a, b) => a === b || JSON.stringify(a) === JSON.stringify(b);

/**
 * `play(patches)` makes each patch the state in its turn; where motion is unwanted the last one at once. Any other
 * change of what is played, in this view or another, by hand or from Python, ends it: `tell` is called with each state.
 * @param {import("./store.js").Store} store
 * @param {number} ms from the first to the last, where `play` gets no other time
 * @param {{glide?: boolean}} [options] whether the picture glides from one state to the next
 */
export function film(store, ms, { glide = false } = {}) {
  let frame = 0;
  let left = 0; // patches to come
  /** @type {Record<string, any> | null} */
  let own = null;
  const stop = () => {
    cancelAnimationFrame(frame);
    own = null;
    left = 0;
  };
  const put = (/** @type {Record<string, any>} */ patch) => {
    own = patch;
    store.change(patch, { glide });
  };
  const play = (/** @type {Record<string, any>[]} */ patches, length = ms) => {
    stop();
    const last = patches.length - 1;
    if (still()) return put(patches[last]);
    const begun = performance.now();
    let shown = 0;
    const tick = (/** @type {number} */ now) => {
      const due = Math.min(last, Math.floor((last * (now - begun)) / length));
      if (own && due > shown) {
        left = last - due;
        put(patches[shown = due]);
      }
      if (own && shown < last) frame = requestAnimationFrame(tick);
    };
    left = last;
    put(patches[0]);
    frame = requestAnimationFrame(tick);
  };
  const tell = (/** @type {any} */ state) => {
    if (own && Object.entries(own).some(([name, value]) => !same(state[name], value))) stop();
  };
  return { play, stop, tell, playing: () => left > 0 };
}
