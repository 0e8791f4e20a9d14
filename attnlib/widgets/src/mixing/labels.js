// Where names stand beside the points of a roof: clear of each other, of the points, of the roof and, where there is
// room, of the other lines. All ways that a reader would try by hand are tried, and the clearest is taken.

/** @typedef {[number, number, number, number]} Piece a straight piece of a line: from x, y to x, y */
/** @typedef {{x: number, y: number, width: number}} Spot a point, and how wide its name is */
/** @typedef {{left: number, right: number, top: number, bottom: number}} Box */
/** @typedef {{side: 1 | -1, down: 1 | -1}} Way to the right of a point or to the left, below it or above */
/**
 * @typedef {object} Label
 * @property {number} x where the name starts or, to the left of its point, ends
 * @property {number} y its ground line
 * @property {1 | -1} side
 * @property {Box} plate below the name
 * @property {Piece} leader from the point to the name
 */
/** What stands fast. @typedef {{room: Box, lines: Piece[], own: Piece[]}} Ground */

const LINE = 16; // px a name is high
const [RISE, DROP] = [12, 4]; // px of its plate above and below its ground line
const [BESIDE, BELOW, ABOVE] = [12, 18, 8]; // px from a point to its name
const ENOUGH = 150; // a cost at which names stand well, so that no more is tried
const DISC = 5; // px around a point that stay clear
const SHIFTS = [0, 8]; // px that all names stand lower
const COSTS = { name: 3000, room: 5000, point: 900, own: 300, line: 25, above: 20, left: 8 }; // against px of distance

/** Whether a straight piece runs through a box. @param {Piece} piece @param {Box} box */
export function crosses([x1, y1, x2, y2], { left, right, top, bottom }) {
  let [from, to] = [0, 1];
  for (const [start, by, low, high] of [[x1, x2 - x1, left, right], [y1, y2 - y1, top, bottom]]) {
    if (by === 0) {
      if (start <= low || start >= high) return false;
      continue;
    }
    const [a, b] = [(low - start) / by, (high - start) / by];
    [from, to] = [Math.max(from, Math.min(a, b)), Math.min(to, Math.max(a, b))];
  }
  return from < to;
}

/** @param {Box} a @param {Box} b */
export const overlap = (a, b) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Heights for names one below the other, none nearer to the next than a line. @param {number[]} wanted from the top down @param {number} low */
export function spaced(wanted, low) {
  const places = [];
  for (const y of wanted) {
    places.push(Math.max(y, places.length ? places[places.length - 1] + LINE : -1e9));
  }
  for (let i = places.length - 1, most = low; i >= 0; i--, most -= LINE) {
    places[i] = Math.min(places[i], most);
  }
  return places;
}

/** How high the roof is at an x. @param {Piece[]} own @param {number} x */
function roofAt(own, x) {
  const [x1, y1, x2, y2] = own.find(([, , end]) => x <= end) ?? own[own.length - 1];
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}

/** @param {Spot} spot @param {Way} way @param {number} y @param {Box} room @returns {Label} */
function label({ x: px, y: py, width }, { side }, y, room) {
  // Where neither side has room, the name stands below or above its point, as far to its side as it can.
  const x = side > 0
    ? Math.min(px + BESIDE, room.right - width - 2)
    : Math.max(px - BESIDE, room.left + width + 2);
  const [left, right] = side > 0 ? [x - 2, x + width + 2] : [x - width - 2, x + 2];
  const plate = { left, right, top: y - RISE, bottom: y + DROP };
  const under = left < px && px < right;
  const end = under ? [px, y > py ? plate.top : plate.bottom] : [x - 2 * side, y - 4];
  return { x, y, side, plate, leader: [px, py, end[0], end[1]] };
}

/** What a name costs where it stands, by what stands fast. @param {Label} name @param {Spot} spot @param {Way} way @param {Spot[]} spots @param {Ground} ground */
function ownCost({ plate, y }, spot, { side, down }, spots, { room, lines, own }) {
  let cost = Math.abs(y - 4 - spot.y) + (down > 0 ? 0 : COSTS.above) + (side > 0 ? 0 : COSTS.left);
  if (plate.top < room.top || plate.bottom > room.bottom) cost += COSTS.room;
  for (const piece of lines) if (crosses(piece, plate)) cost += COSTS.line;
  for (const piece of own) if (crosses(piece, plate)) cost += COSTS.own;
  for (const { x, y: at } of spots) {
    const disc = { left: x - DISC, right: x + DISC, top: at - DISC, bottom: at + DISC };
    if (overlap(plate, disc)) cost += COSTS.point;
  }
  return cost;
}

/** How many names, and leaders, are in each other's way. @param {Label[]} names */
function clashes(names) {
  let count = 0;
  names.forEach((a, i) =>
    names.slice(i + 1).forEach((b) => {
      if (overlap(a.plate, b.plate)) count += 1;
      if (crosses(a.leader, b.plate)) count += 1;
      if (crosses(b.leader, a.plate)) count += 1;
    })
  );
  return count;
}

/** @type {Way} */
const PLAIN = { side: 1, down: 1 };
/** @type {Way} */
const RAISED = { side: 1, down: -1 };
/** @type {Way[]} */
const WAYS = [PLAIN, { side: -1, down: 1 }, RAISED, { side: -1, down: -1 }];

/** The ways that a name has room for. @param {Spot} spot @param {Box} room */
function waysOf({ x, width }, { left, right }) {
  const found = WAYS.filter(({ side }) =>
    side > 0 ? x + BESIDE + width + 2 <= right : x - BESIDE - width - 2 >= left
  );
  return found.length ? found : WAYS;
}

/** All orders of the first two among the others, which keep theirs. @param {number} count */
function orders(count) {
  const rest = Array.from({ length: count }, (_, i) => i).slice(2);
  const put = (/** @type {number[]} */ list, /** @type {number} */ one) =>
    Array.from({ length: list.length + 1 }, (_, at) => list.toSpliced(at, 0, one));
  return put(rest, 1).flatMap((list) => put(list, 0));
}

/** Heights of names above the roof, each clear of it and of the one before. @param {Spot[]} spots @param {Way[]} ways @param {Piece[]} own */
function heightsAbove(spots, ways, own) {
  const heights = spots.map(({ x, y, width }, i) =>
    Math.min(y, ways[i].side > 0 ? roofAt(own, x + BESIDE + width + 2) + ABOVE - DROP - 2 : y) -
    ABOVE
  );
  // To the left of their points the rightmost name is the highest, to the right the leftmost.
  const order = spots.map((_, i) => i).filter((i) => ways[i].down < 0).sort((i, j) =>
    ways[j].side - ways[i].side || ways[i].side * (i - j)
  );
  let last = Infinity;
  for (const i of order) last = heights[i] = Math.min(heights[i], last - LINE);
  return heights;
}

/**
 * A place for each point's name: the two rightmost ones on either side, below or above, in any order; the others to the
 * right and below, the leftmost one the lowest, so that no leader meets a name. Where that leaves a name in the way,
 * one of the others may stand above too.
 * @param {Spot[]} spots from the right to the left
 * @param {Ground} ground
 * @returns {Label[]}
 */
export function labels(spots, ground) {
  const { room, own } = ground;
  const [one, two] = spots.slice(0, 2).map((spot) => waysOf(spot, room));
  /** @type {Label[]} */
  let best = [];
  let least = Infinity;
  const attempt = (
    /** @type {Way[]} */ ways,
    /** @type {number[]} */ under,
    /** @type {number} */ shift,
  ) => {
    const wanted = under.map((i) => {
      const { x, y, width } = spots[i];
      const clear = ways[i].side > 0 ? y : roofAt(own, x - BESIDE - width - 2) + RISE + 2 - BELOW;
      return Math.max(y, clear) + BELOW + shift;
    });
    const below = spaced(wanted, room.bottom - DROP);
    const above = heightsAbove(spots, ways, own);
    let cost = 0;
    const names = spots.map((spot, i) => {
      const y = ways[i].down > 0 ? below[under.indexOf(i)] : above[i];
      const name = label(spot, ways[i], y, room);
      cost += cost < least ? ownCost(name, spot, ways[i], spots, ground) : 0;
      return name;
    });
    if (cost < least) cost += COSTS.name * clashes(names);
    if (cost < least) [least, best] = [cost, names];
  };
  const attempts = (/** @type {number} */ raised) => {
    for (const first of one) {
      for (const second of two) {
        if (least < ENOUGH) return;
        const ways = spots.map((_, i) => [first, second][i] ?? (i === raised ? RAISED : PLAIN));
        const tried = new Set();
        for (const order of orders(spots.length)) {
          const under = order.filter((i) => ways[i].down > 0);
          if (tried.has(String(under))) continue;
          tried.add(String(under));
          for (const shift of SHIFTS) attempt(ways, under, shift);
        }
      }
    }
  };
  attempts(-1);
  for (let i = 2; i < spots.length && least >= COSTS.own; i++) attempts(i);
  return best;
}
