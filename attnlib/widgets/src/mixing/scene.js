// The wires of one layer, or of the stack that joins all tokens, and the way of a message through them. Height is
// time: what has to wait for something stands above it.

import { mark, polyline, round } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { textWidth } from "../kit/width.js";
import { heard, spread } from "./compute.js";
import { wayTold, wiringTold } from "./words.js";

/** @import { Result, Place } from "./compute.js" */
/** @import { Mark, Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */

const NAMES = 28; // px between the ends' names
const MARKS = 24; // px between their marks
const [HOLD, OVER] = [44, 10]; // px of a place to take hold of, and how far one may stand over the edge
const [TOP, FOOT, SIDE] = [46, 44, 10]; // px: titles above, the tokens' names below, the edges
const DENSE = 3.6; // px between floors below which their nodes would run together

/** Where things are in a width and a height. @param {Result} result @param {{width: number, height: number}} box */
export function netLayout({ drawn, wiring, levels }, { width, height }) {
  const [bottom, cell] = [height - FOOT, (width - 2 * SIDE) / drawn];
  const tall = bottom - TOP;
  const floor = wiring === "recurrence" ? tall / levels : Math.min(tall / levels, tall * 0.6);
  return {
    ...{ width, height, bottom, cell, floor },
    stairs: wiring === "recurrence",
    x: (/** @type {number} */ token) => SIDE + (token + 0.5) * cell,
    /** A state of a recurrence has waited for all tokens before it. */
    y: (/** @type {Place} */ [level, token]) =>
      bottom - floor * (wiring === "recurrence" && level > 0 ? token + 1 : level),
  };
}

/** @typedef {ReturnType<typeof netLayout>} Look */

/** The token under an x. @param {Result} result @param {{width: number, height: number}} box @param {number} x */
export function tokenAt(result, box, x) {
  const { cell } = netLayout(result, box);
  return clamp(Math.floor((x - SIDE) / cell), 0, result.drawn - 1);
}

// ---- Wires ----------------------------------------------------------------------------------

/** @param {Look} look @param {Place} a @param {Place} b */
const wire = ({ x, y }, a, b) =>
  `M${round(x(a[1]))} ${round(y(a))}L${round(x(b[1]))} ${round(y(b))}`;

/**
 * Wires of one offset that follow each other in a stack are one straight line, so they are drawn as one.
 * @param {Look} look
 * @param {{drawn: number, levels: number}} size
 * @param {number} offset
 */
function straight(look, { drawn, levels }, offset) {
  let d = "";
  const begin = (/** @type {number} */ level, /** @type {number} */ token) => {
    const room = offset > 0 ? drawn - 1 - token : token;
    const hops = Math.min(
      levels - level,
      offset === 0 ? levels : Math.floor(room / Math.abs(offset)),
    );
    if (hops > 0) d += wire(look, [level, token], [level + hops, token + hops * offset]);
  };
  for (let token = 0; token < drawn; token++) begin(0, token);
  for (let level = 1; level < levels; level++) {
    for (let edge = 0; edge < Math.min(Math.abs(offset), drawn); edge++) {
      begin(level, offset > 0 ? edge : drawn - 1 - edge);
    }
  }
  return d;
}

/** @param {Look} look @param {Result} result */
function wires(look, { wiring, drawn, levels, side }) {
  const tokens = Array.from({ length: drawn }, (_, token) => token);
  const joined = (/** @type {number} */ level, /** @type {number} */ reach, stride = 1) =>
    tokens.map((token) => {
      let d = "";
      for (let o = -reach; o <= reach; o++) {
        const to = token + o * stride;
        if (to >= 0 && to < drawn) d += wire(look, [level, token], [level + 1, to]);
      }
      return d;
    }).join("");
  if (wiring === "recurrence") {
    return tokens.map((token) =>
      wire(look, [0, token], [1, token]) +
      (token ? wire(look, [1, token - 1], [1, token]) : "")
    ).join("");
  }
  if (wiring === "attention") return joined(0, drawn);
  if (wiring === "dilated") {
    return Array.from(
      { length: levels },
      (_, level) => joined(level, side, spread(wiring, side, level)),
    ).join("");
  }
  const offsets = Array.from({ length: 2 * side + 1 }, (_, i) => i - side);
  return offsets.map((offset) => straight(look, { drawn, levels }, offset)).join("");
}

/** How strong wires are drawn: the more, the fainter each. @param {Result} result */
function wireOpacity({ wiring, drawn, levels, side }) {
  const each = { recurrence: 2, attention: drawn }[wiring] ?? levels * (2 * side + 1);
  return Math.round(100 * clamp(260 / (drawn * each) + 0.2, 0, 0.8)) / 100;
}

/** @type {Map<string, string>} */
const known = new Map(); // the last few: moving a message changes no wire

/** @param {Look} look @param {Result} result */
function wiresOf(look, result) {
  const { wiring, drawn, side } = result;
  const key = `${wiring} ${drawn} ${side} ${look.width} ${look.height}`;
  const found = known.get(key) ?? wires(look, result);
  if (known.size > 8) known.clear();
  known.set(key, found);
  return found;
}

// ---- Nodes ----------------------------------------------------------------------------------

/** How large a node is: wires must be seen between floors. @param {Look} look */
const size = ({ cell, floor, stairs }) =>
  clamp(Math.min(cell, stairs ? cell : floor) * 0.42, 1.4, 7);

/** Tokens of a floor as one dashed line whose dashes have no length and round ends. @param {Look} look @param {string} id @param {string} role @param {number} level @param {number[]} span */
function dots(look, id, role, level, [from, to]) {
  const { x, y, cell } = look;
  const [x1, x2] = [x(from), x(to)].map(round);
  return mark.path(id, `${role} dots`, `M${x1} ${round(y([level, from]))}H${round(x2 + 0.2)}`, {
    "stroke-width": size(look),
    "stroke-dasharray": `0 ${cell}`,
  });
}

/** Single nodes: the states of a recurrence stand on a staircase. @param {Look} look @param {string} id @param {string} role @param {number[]} span */
function stairs(look, id, role, [from, to]) {
  const { x, y } = look;
  let d = "";
  for (let token = from; token <= to; token++) {
    d += `M${round(x(token))} ${round(y([1, token]))}h0`;
  }
  return mark.path(id, `${role} dots`, d, { "stroke-width": size(look) });
}

/** @param {Look} look @param {Result} result */
function nodes(look, { wiring, drawn, levels }) {
  const all = [0, drawn - 1];
  const ground = dots(look, "nodes 0", "soft", 0, all);
  if (wiring === "recurrence") return [ground, stairs(look, "nodes 1", "soft", all)];
  const floors = look.floor < DENSE ? [levels] : Array.from({ length: levels }, (_, l) => l + 1);
  return [ground, ...floors.map((l) => dots(look, `nodes ${l}`, "soft", l, all))];
}

/** The nodes that have heard of the source once a message has gone some wires. @param {Look} look @param {Result} result @param {number} gone */
function heardNodes(look, { wiring, drawn, source, side }, gone) {
  const span = (/** @type {number} */ layers) => heard(wiring, source, side, layers, drawn);
  if (wiring === "recurrence") {
    return gone > 0 ? [stairs(look, "heard 1", "weight", span(gone))] : [];
  }
  const floors = Array.from({ length: gone }, (_, l) => l + 1);
  const seen = look.floor < DENSE ? floors.slice(-1) : floors;
  return seen.map((l) => dots(look, `heard ${l}`, "weight", l, span(l)));
}

// ---- The way --------------------------------------------------------------------------------

/** A place on a way after some wires, also between two nodes. @param {Look} look @param {Place[]} way @param {number} sent @returns {[number, number]} */
function along({ x, y }, way, sent) {
  const at = Math.min(Math.floor(sent), way.length - 1);
  const [a, b, part] = [way[at], way[Math.min(at + 1, way.length - 1)], sent - at];
  const between = (/** @type {number} */ p, /** @type {number} */ q) => p + (q - p) * part;
  return [between(x(a[1]), x(b[1])), between(y(a), y(b))];
}

/** @param {Look} look @param {Result} result @param {number} sent */
function message(look, { layers, at }, sent) {
  const { way } = layers[at];
  const gone = Math.min(sent, way.length - 1);
  const head = along(look, way, gone);
  const passed = way.slice(0, Math.floor(gone) + 1).map((
    place,
  ) => [look.x(place[1]), look.y(place)]);
  const arrived = gone === way.length - 1;
  const [gx, gy] = along(look, way, way.length - 1);
  return [
    mark.line("guide", "ruler guide", [gx, gy, gx, look.bottom]),
    mark.path("way", "weight line way", polyline([...passed, head])),
    ...(arrived ? [] : [mark.circle("pulse", "weight solid", [head[0], head[1], 5])]),
    mark.path("goal", `output ${arrived ? "solid" : "open"} goal`, triangle([gx, gy - 3])),
  ];
}

const triangle = (/** @type {number[]} */ [x, y], r = 8) =>
  `${polyline([[x, y - r], [x + r, y + r * 0.75], [x - r, y + r * 0.75]])}Z`;

/** Between the places of two ends on one token or nearly: in their middle, or so far in that both have room. @param {Look} look @param {Result} result */
function between({ x, width }, { source, target }) {
  const [sx, tx] = [x(source), x(target)];
  const most = HOLD - OVER; // from the edge
  return tx - sx < HOLD ? clamp((sx + tx) / 2, most, width - most) : null;
}

/** Where the ends' marks or names stand: below their tokens, and `least` px apart on one token or nearly. @param {Look} look @param {Result} result @param {number} least */
function besides(look, result, least) {
  const [sx, tx] = [look.x(result.source), look.x(result.target)];
  const middle = between(look, result);
  return middle === null
    ? [sx, tx]
    : [Math.min(sx, middle - least / 2), Math.max(tx, middle + least / 2)];
}

/** The two tokens, to take hold of. @param {Look} look @param {Result} result */
function ends(look, result) {
  const { source, target } = result;
  const [[from, to], [first, last]] = [MARKS, NAMES].map((least) => besides(look, result, least));
  const { bottom } = look;
  const name = bottom + 40;
  return [
    mark.rect("from", "value solid", [from - 6, bottom + 10, 12, 12], { rx: 2 }),
    mark.path("to", "output solid", triangle([to, bottom + 17], 7.5)),
    mark.text("from name", "value strong small", [first, name], String(source + 1)),
    mark.text("to name", "output strong small", [last, name], String(target + 1)),
  ];
}

/** Numbers of tokens that are not in the way of the ends' names. @param {Look} look @param {Result} result */
function ruler(look, result) {
  const { x, bottom } = look;
  const { n, drawn } = result;
  const taken = besides(look, result, NAMES);

  const told = (/** @type {number} */ token) =>
    token === drawn - 1 && n > drawn ? `${token + 1} …` : String(token + 1);
  /** Its middle: the first and the last stand a little inside. @param {number} token */
  const middle = (token) => {
    const half = textWidth(told(token), 13) / 2;
    return token === 0 ? x(0) - 4 + half : token === drawn - 1 ? x(token) + 4 - half : x(token);
  };
  const clear = (/** @type {number} */ token) =>
    taken.every((at) => Math.abs(at - middle(token)) > 17 + textWidth(told(token), 13) / 2);
  const steps = [...new Set([0, ...[1, 2, 3, 4].map((i) => Math.round((drawn * i) / 4) - 1)])];
  return steps.filter(clear).map((token) =>
    mark.text(
      `token ${token}`,
      `soft small${token === 0 ? " start" : token === drawn - 1 ? " end" : ""}`,
      [x(token) + (token === 0 ? -4 : token === drawn - 1 ? 4 : 0), bottom + 40],
      told(token),
    )
  );
}

/**
 * The wires of the chosen layer and the message on its way, `sent` wires from its start.
 * @param {Result} result
 * @param {{width: number, height: number, sent?: number}} options
 * @returns {Scene}
 */
export function net(result, { width, height, sent = Infinity }) {
  const look = netLayout(result, { width, height });
  const { way } = result.layers[result.at];
  const gone = Math.min(sent, way.length - 1);
  const [title, note] = wiringTold(result, width);
  const marks = [
    mark.text("title", "ink strong start", [0, 14], title),
    mark.text("told", "weight strong end", [width, 14], wayTold(result, gone)),
    mark.text("note", "soft small start", [0, 32], note),
    mark.path("wires", "wires", wiresOf(look, result), { "stroke-opacity": wireOpacity(result) }),
    ...nodes(look, result),
    ...heardNodes(look, result, Math.floor(gone)),
    ...message(look, result, sent),
    ...ruler(look, result),
    ...ends(look, result),
  ];
  return { width, height, marks };
}

/** The two tokens as places to take hold of; side by side where they meet. @param {Result} result @param {{width: number, height: number}} box @returns {Hit[]} */
export function grips(result, box) {
  const look = netLayout(result, box);
  const { x, bottom } = look;
  const { source, target, drawn } = result;
  const grip = (id, token, left) => ({
    ...{ id, x: left, y: bottom - 2, width: HOLD, height: 46 },
    label: id === "source" ? "message from token" : "message to token",
    slider: true,
    kind: "across",
    aria: {
      valuemin: id === "source" ? 1 : source + 1,
      valuemax: id === "source" ? target + 1 : drawn,
      valuenow: token + 1,
      valuetext: `token ${token + 1}`,
    },
  });
  const middle = between(look, result);
  const [left, right] = middle === null
    ? [x(source) - HOLD / 2, x(target) - HOLD / 2]
    : [middle - HOLD, middle];
  return [grip("source", source, left), grip("target", target, right)];
}
