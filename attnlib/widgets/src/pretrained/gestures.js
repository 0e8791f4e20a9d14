// In and out by hand: a drag to the right or left, two fingers, the wheel. What is beyond that stays the page's. Places
// and ways are in the px of the layout: on the full screen these are larger than the pointer's.

import { within } from "../kit/hits.js";

const START = 7; // px before a press becomes a drag
const A_STOP = 0.42; // of the width: how far a drag is from one stop to the next
const REST = 180; // milliseconds after the wheel
const AFTER = 50; // milliseconds in which a click belongs to the drag before it

/**
 * @param {HTMLElement} root
 * @param {{read: () => number, width: () => number, settle: (way: number) => void,
 *   move: (zoom: number, place: number[]) => void}} calls
 */
export function gestures(root, calls) {
  wheel(root, calls);
  fingers(root, calls);
}

/** The wheel is the page's until the picture has been pressed, or with Ctrl, which a trackpad's pinch sends. */
function wheel(root, { read, move, settle }) {
  let [armed, timer] = [false, 0];
  root.addEventListener("pointerdown", () => (armed = true));
  root.addEventListener("pointerleave", () => (armed = false));
  root.addEventListener("wheel", (/** @type {WheelEvent} */ event) => {
    if (!armed && !event.ctrlKey) return;
    const by = Math.max(-0.3, Math.min(0.3, -event.deltaY * (event.ctrlKey ? 0.012 : 0.0022)));
    const zoom = read();
    if (by === 0 || (by < 0 && zoom <= 0) || (by > 0 && zoom >= 5)) return; // the page's again
    event.preventDefault();
    clearTimeout(timer);
    move(zoom + by, within(root, event));
    timer = Number(setTimeout(() => settle(by), REST));
  }, { passive: false });
}

/** One finger or the mouse drags, two fingers spread. */
function fingers(root, { read, width, move, settle }) {
  /** @type {Map<number, number[]>} */
  const down = new Map();
  /** @type {{zoom: number, spread: number, place: number[]} | null} */
  let begun = null;
  let dragged = false;
  let before = 0; // the zoom at the last step says which way it goes on
  let way = 0;
  const spread = () => {
    const [a, b] = [...down.values()];
    return b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  };
  const begin = (/** @type {number[]} */ place) => {
    begun = { zoom: read(), spread: spread(), place };
  };
  root.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    if (down.size === 0) dragged = false;
    down.set(event.pointerId, within(root, event));
    begin(within(root, event));
  });
  root.addEventListener("pointermove", (event) => {
    if (!down.has(event.pointerId) || begun === null) return;
    const place = within(root, event);
    down.set(event.pointerId, place);
    const two = down.size > 1;
    const [dx, dy] = [place[0] - begun.place[0], place[1] - begun.place[1]];
    if (
      !dragged &&
      (two
        ? Math.abs(spread() - begun.spread) < START
        : Math.abs(dx) < START || Math.abs(dx) < Math.abs(dy))
    ) return;
    if (!dragged) root.setPointerCapture(event.pointerId);
    dragged = true;
    const by = two
      ? Math.log2(spread() / begun.spread) / 1.3
      : dx / (A_STOP * Math.max(300, width()));
    const zoom = begun.zoom + by;
    way = Math.sign(zoom - before) || way;
    before = zoom;
    move(zoom, begun.place);
  });
  const end = (/** @type {PointerEvent} */ event) => {
    if (!down.delete(event.pointerId)) return;
    begun = null;
    if (down.size > 0) begin([...down.values()][0]);
    else if (dragged) {
      settle(way);
      setTimeout(() => (dragged = false), AFTER);
    }
  };
  root.addEventListener("pointerup", end);
  root.addEventListener("pointercancel", end);
  root.addEventListener("click", (event) => {
    if (!dragged) return;
    event.stopPropagation(); // the end of a drag is no press
    event.preventDefault();
    dragged = false;
  }, { capture: true });
}
