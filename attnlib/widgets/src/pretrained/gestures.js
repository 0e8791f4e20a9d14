// In and out by hand: a drag to the right or left, two fingers, the wheel. What is beyond that stays the page's.

const START = 7; // px before a press becomes a drag
const A_STOP = 0.42; // of the width: how far a drag is from one stop to the next
const REST = 180; // milliseconds after the wheel
const AFTER = 50; // milliseconds in which a click belongs to the drag before it

/**
 * @param {HTMLElement} root
 * @param {{read: () => number, width: () => number, settle: (way: number) => void,
 *   move: (zoom: number, place?: [number, number]) => void}} calls
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
    move(zoom + by, [event.clientX, event.clientY]);
    timer = Number(setTimeout(() => settle(by), REST));
  }, { passive: false });
}

/** One finger or the mouse drags, two fingers spread. */
function fingers(root, { read, width, move, settle }) {
  /** @type {Map<number, PointerEvent>} */
  const down = new Map();
  /** @type {{x: number, y: number, zoom: number, spread: number, place: [number, number]} | null} */
  let begun = null;
  let dragged = false;
  let before = 0; // the zoom at the last step says which way it goes on
  let way = 0;
  const spread = () => {
    const [a, b] = [...down.values()];
    return b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
  };
  const begin = (/** @type {PointerEvent} */ event) => {
    const { clientX: x, clientY: y } = event;
    begun = { x, y, zoom: read(), spread: spread(), place: [x, y] };
  };
  root.addEventListener("pointerdown", (event) => {
    if (event.button > 0) return;
    if (down.size === 0) dragged = false;
    down.set(event.pointerId, event);
    begin(event);
  });
  root.addEventListener("pointermove", (event) => {
    if (!down.has(event.pointerId) || begun === null) return;
    down.set(event.pointerId, event);
    const two = down.size > 1;
    const [dx, dy] = [event.clientX - begun.x, event.clientY - begun.y];
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
