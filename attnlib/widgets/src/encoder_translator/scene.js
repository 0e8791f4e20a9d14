// The picture of TranslatorExplorer: encoder and decoder as two streams whose parts hang beside them and are switched
// where they stand, with the loss that a press leads to; what was measured; and what is written now.

import { ticks } from "d3-array";
import { mark, pieces } from "../kit/marks.js";
import { textWidth } from "../kit/width.js";
import { PARTS } from "./compute.js";

/** @import { Numbers } from "./compute.js" */
/** @import { Mark, Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */
/** @typedef {{next: number[], loss: number, exact: number}} Shown what is on its way */

export const END = 7; // nats, the end of every scale of losses

// ---- The translator --------------------------------------------------------------------------

const [HIGH, PITCH, HEAD] = [42, 47, 20]; // px: a box, from box to box, above a layer
const [TOP, FOOT] = [54, 48];

/** Which box of its stack a part is, from below. @param {number} i */
const rowOf = (i) => (PARTS[i].x === "encoder" ? i : i - 5);

/** Places of the boxes; the encoder's stream is on the left, the decoder's on the right, memory passes between. @param {number} width */
export function plan(width) {
  const narrow = width < 400;
  const [outer, gap] = narrow ? [26, 28] : [34, 44];
  const w = Math.min(164, (width - 2 * outer - gap) / 2);
  const left = (width - 2 * w - gap) / 2;
  const height = TOP + 7 * PITCH + 2 * HEAD + FOOT;
  const boxes = PARTS.map(({ x, layer }, i) => ({
    x: x === "encoder" ? left : left + w + gap,
    y: height - FOOT - (rowOf(i) + 1) * PITCH - layer * HEAD,
    w,
    h: HIGH,
  }));
  const streams = { encoder: left - outer / 2 - 4, decoder: left + 2 * w + gap + outer / 2 + 4 };
  return { narrow, width, height, w, boxes, streams, middle: left + w + gap / 2 };
}

/** @typedef {ReturnType<typeof plan>} Plan */

/** The whole translator. @param {Numbers} numbers @param {Shown} shown @param {number} width @returns {Scene} */
export function translator(numbers, shown, width) {
  const p = plan(width);
  return {
    width,
    height: p.height,
    marks: [
      ...cards(p),
      ...streams(p),
      ...memory(p, numbers),
      ...PARTS.flatMap((_, i) => [...branch(p, numbers, i), ...box(p, numbers, shown, i)]),
    ],
  };
}

/** A card behind each layer. @param {Plan} p */
function cards({ boxes, streams, narrow }) {
  const margin = narrow ? 8 : 12;
  return [[1, 2], [3, 4], [6, 8], [9, 11]].flatMap(([low, high], i) => {
    const { x, layer } = PARTS[low];
    const [first, last] = [boxes[low], boxes[high]];
    const [from, to] = x === "encoder"
      ? [streams.encoder - margin, last.x + last.w + 6]
      : [last.x - 6, streams.decoder + margin];
    const y = last.y - HEAD + 2;
    const size = { x: from, y, width: to - from, height: first.y + first.h + 5 - y, rx: 9 };
    return [
      mark(`card ${i}`, "rect", "tint layer", size),
      mark.text(`layer ${i}`, "soft small start", [last.x + 2, last.y - 5], `layer ${layer}`),
    ];
  });
}

/** The two ways up, with what comes in and what goes out. @param {Plan} p */
function streams({ streams: { encoder, decoder }, height, boxes, narrow }) {
  const foot = height - FOOT + 8;
  const way = (/** @type {string} */ id, /** @type {number} */ x, /** @type {number} */ to) =>
    mark.path(id, "ink line way", `M${x} ${foot}V${to}`);
  const out = 16;
  const say = (id, role, x, y, text) => mark.text(id, `${role} small`, [x, y], text);
  return [
    way("encoder way", encoder, boxes[10].y + HIGH / 2),
    way("decoder way", decoder, out),
    mark.path("tip", "ink solid", `M${decoder - 5} ${out + 2}h10l-5 -10z`),
    say("encoder foot", "soft start", encoder - 6, foot + 16, "French words"),
    say(
      "decoder foot",
      "soft end",
      decoder + 6,
      foot + 16,
      narrow ? "English, so far" : "English words so far",
    ),
    say("head", "soft end", decoder - 14, out - 2, "scores of the next word"),
    mark.rect("out norm", "ink solid", [decoder - 9, 24, 18, 6], { rx: 1.5 }),
    say("encoder name", "ink strong start", encoder - 6, foot + 33, "encoder"),
    say("decoder name", "ink strong end", decoder + 6, foot + 33, "decoder"),
  ];
}

/** The encoder's result on its way to the cross-attentions. @param {Plan} p @param {Numbers} numbers @returns {Mark[]} */
function memory({ boxes, streams, middle, narrow }, { on }) {
  const [low, high] = [7, 10].map((i) => ({ ...boxes[i], y: boxes[i].y + HIGH / 2, on: on[i] }));
  const role = (/** @type {boolean} */ there) => (there ? "ink line way" : "soft line gone");
  const arrow = (/** @type {{x: number, y: number}} */ { x, y }) =>
    `M${x - 6} ${y - 4}L${x} ${y}L${x - 6} ${y + 4}`;
  const norm = { x: streams.encoder + 12, y: high.y - 9, width: 6, height: 18, rx: 1.5 };
  return [
    mark.path("memory", role(low.on || high.on), `M${streams.encoder} ${high.y}H${middle}`),
    mark.path("memory 2", role(high.on), `M${middle} ${high.y}H${high.x}${arrow(high)}`),
    mark.path("memory 1", role(low.on), `M${middle} ${high.y}V${low.y}H${low.x}${arrow(low)}`),
    mark("memory norm", "rect", "ink solid", norm),
    mark.text("memory name", `${low.on || high.on ? "ink" : "soft"} small start`, [
      streams.encoder + 26,
      high.y - 7,
    ], narrow ? "memory" : "what it has read"),
  ];
}

/** From the stream through a norm into a part, and back to the sum. @param {Plan} p @param {Numbers} numbers @param {number} i @returns {Mark[]} */
function branch({ boxes, streams }, { on }, i) {
  const { x, y, w } = boxes[i];
  const side = PARTS[i].x;
  const at = streams[side];
  const [edge, step] = side === "encoder" ? [x, 1] : [x + w, -1];
  const [back, into] = [y + 12, y + 31];
  const role = on[i] ? "ink line way" : "soft line gone";
  const reads = PARTS[i].kind !== "places"; // nothing of the stream enters the places
  const norm = { x: (at + edge) / 2 - 3, y: into - 7, width: 6, height: 14, rx: 1.5 };
  return [
    mark.path(
      `branch ${i}`,
      role,
      `M${edge} ${back}H${at + 8 * step}${reads ? `M${at} ${into}H${edge}` : ""}`,
    ),
    ...(reads ? [mark(`norm ${i}`, "rect", on[i] ? "ink solid" : "paper gone", norm)] : []),
    mark.circle(`sum ${i}`, on[i] ? "paper sum" : "paper sum gone", [at, back, 7.5]),
    ...(on[i]
      ? [mark.path(`plus ${i}`, "ink line", `M${at - 4} ${back}h8M${at} ${back - 4}v8`)]
      : []),
  ];
}

/** Where a box has its bar: how wide a loss is in it. @param {Plan} p @param {number} i */
export function barOf({ boxes, w }, i) {
  const [x, room] = [boxes[i].x + 8, w - 50];
  return {
    x,
    y: boxes[i].y + 26,
    of: (/** @type {number} */ loss) => room * Math.min(1, loss / END),
  };
}

/** A part: its name, and the loss that a press leads to. @param {Plan} p @param {Numbers} numbers @param {Shown} shown @param {number} i */
function box(p, { on }, { next, loss }, i) {
  const { x, y, w, h } = p.boxes[i];
  const bar = barOf(p, i);
  const { kind } = PARTS[i];
  const looks = on[i] ? `paper part ${kind}` : "paper part gone";
  const tick = bar.x + bar.of(loss);
  return [
    mark.rect(`part ${i}`, looks, [x, y, w, h], { rx: 6 }),
    mark.text(`name ${i}`, `${on[i] ? "ink" : "soft"} start ${p.narrow ? "tiny" : "small"}`, [
      x + 8,
      y + 17,
    ], on[i] || p.narrow ? kind : `${kind}, off`),
    mark(`bar ${i}`, "rect", on[i] ? "ink solid" : "soft hollow", {
      ...{ x: bar.x, y: bar.y, width: Math.max(1, bar.of(next[i])), height: 8 },
    }),
    mark.path(`now ${i}`, "ink line now", `M${tick} ${bar.y - 3}v14`),
    mark.text(`next ${i}`, `${on[i] ? "ink" : "soft"} end ${p.narrow ? "tiny" : "small"}`, [
      x + w - 7,
      y + 34.5,
    ], next[i].toFixed(2)),
  ];
}

/** The parts as switches. @param {Numbers} numbers @param {number} width @returns {(Hit & {part: string})[]} */
export function switches({ on, next }, width) {
  const { boxes } = plan(width);
  return PARTS.map(({ name }, i) => ({
    ...{ id: `part ${i}`, part: name, kind: "translator-switch" },
    ...{ x: boxes[i].x, y: boxes[i].y, width: boxes[i].w, height: boxes[i].h },
    label: `${name[0].toUpperCase()}${name.slice(1)}: a press leads to a loss of ${
      next[i].toFixed(2)
    }`,
    aria: { pressed: on[i] },
  }));
}

// ---- What was measured -----------------------------------------------------------------------

const SCALE = { left: 5, right: 12, top: 22, bottom: 112 };

/** Where a loss stands. @param {number} width */
export const axis = (width) => (/** @type {number} */ loss) =>
  SCALE.left + (loss / END) * (width - SCALE.left - SCALE.right);

/** The loss and the sentences exactly right. @param {Numbers} numbers @param {Shown} shown @param {number} width @returns {Scene} */
export function losses(numbers, shown, width) {
  const x = axis(width);
  const { top, bottom, left } = SCALE;
  const level = (id, loss, y, text) => [
    mark.path(id, "ruler dashes", `M${x(loss)} ${y + 4}V${bottom}`),
    mark.text(`${id} name`, "soft small end", [x(loss) + 5, y], text),
  ];
  const bar = { x: left, y: top + 22, width: Math.max(1, x(shown.loss) - left), height: 16 };
  const right = { x: left, y: bottom + 60, height: 12 };
  const share = shown.exact / numbers.pairs;
  const room = width - left - SCALE.right;
  return {
    width,
    height: bottom + 78,
    marks: [
      ...ticks(0, END, 7).flatMap((loss) => [
        mark.path(`tick ${loss}`, "rule", `M${x(loss)} ${bottom - 4}v4`),
        mark.text(`loss ${loss}`, "soft small", [x(loss), bottom + 15], String(loss)),
      ]),
      mark.path("axis", "ruler", `M${left} ${bottom}H${width - SCALE.right}`),
      ...level("guessing", numbers.guessing, 12, `word frequencies ${numbers.guessing.toFixed(2)}`),
      mark.text("loss name", "ink start", [left, top + 15], "loss, nats per word"),
      mark("loss", "rect", "ink solid", bar),
      number(
        "loss number",
        "ink strong",
        bar.x + bar.width,
        bar.y + 13,
        shown.loss.toFixed(2),
        width,
      ),
      ...trained(numbers, x, width),
      mark.text("exact name", "ink start", [left, right.y - 7], "sentences exactly right"),
      mark.text(
        "exact number",
        "ink strong end",
        [width - SCALE.right, right.y - 7],
        `${Math.round(shown.exact)} of ${numbers.pairs}`,
      ),
      mark("exact frame", "rect", "paper frame", { ...right, width: room }),
      mark("exact", "rect", "ink solid", { ...right, width: share * room }),
    ],
  };
}

/** A number beside the end of its bar, or inside where there is no room. */
function number(id, role, x, y, text, width) {
  const inside = x + 40 > width - SCALE.right;
  const looks = inside ? "paper strong end" : `${role} start`;
  return mark.text(id, looks, [inside ? x - 6 : x + 6, y], text);
}

/** Those trained without the same parts: one ring each. @param {Numbers} numbers @param {(loss: number) => number} x @param {number} width @returns {Mark[]} */
function trained({ trained: found, on }, x, width) {
  const y = SCALE.bottom - 20;
  const rings = (found ?? []).map((loss, i) =>
    mark.circle(`ring ${i}`, "paper ring", [x(loss), y, 5])
  );
  const text = found
    ? `trained without: ${found.map((loss) => loss.toFixed(2)).join(", ")}`
    : on.includes(false)
    ? "trained without: not measured"
    : "";
  const last = Math.max(...(found ?? [0]));
  const inside = x(last) + 190 > width;
  const at = inside ? x(last) - 10 : x(last) + (found ? 10 : 0);
  return [
    ...rings,
    mark.text("trained", `soft small ${inside ? "end" : "start"}`, [at, y + 4.5], text),
  ];
}

// ---- What is written -------------------------------------------------------------------------

const [SIZE, LINE] = [15, 21];

/** How many lines are kept for what is written, whatever it is. @param {number} width */
export const reserved = (width) => (width < 300 ? 6 : width < 380 ? 5 : width < 500 ? 4 : 3);

/** Words in lines that fit. @template {{word: string, right: boolean}} T @param {T[]} words @param {number} room @returns {T[][]} */
export function lines(words, room) {
  const space = textWidth(" ", SIZE);
  /** @type {T[][]} */
  const found = [[]];
  let used = 0;
  for (const one of words) {
    const wide = textWidth(one.word, SIZE);
    if (used + wide > room && used > 0) [found[found.length], used] = [[], 0];
    found[found.length - 1].push(one);
    used += wide + space;
  }
  return found;
}

/** What is wrong with what is written, in words. @param {number} wanted @param {{right: boolean}[]} written */
function faults(wanted, written) {
  const right = written.filter((one) => one.right).length;
  const missing = wanted - right;
  const told = [
    ...(right < written.length ? ["wrong underlined"] : []),
    ...(missing ? [`${missing} of ${wanted} words missing`] : []),
  ];
  return told.length ? `: ${told.join(", ")}` : "";
}

/** A sentence, what it should be in English, and what is written: what is wrong is underlined. @param {Numbers} numbers @param {number} width @returns {Scene} */
export function translation({ source, target, written }, width) {
  const said = written.length ? written : [{ word: "(nothing)", right: false }];
  const plain = (/** @type {string} */ text) =>
    text.split(" ").map((word) => ({ word, right: true }));
  let y = 0;
  const block = (id, title, words, least) => {
    const rows = lines(words, width - 8);
    const head = mark.text(`${id} title`, "soft small start", [4, y + 14], title);
    const texts = rows.map((row, i) =>
      pieces(`${id} ${i}`, `start ${id}`, { x: 4, y: y + 35 + i * LINE }, [
        // A space of its own: letters of two words must not become one sign, as f and t do.
        ...row.flatMap(({ word, right }, k) => [
          ...(k ? [{ text: " " }] : []),
          { text: word, ...(right ? {} : { role: "wrong" }) },
        ]),
      ])
    );
    y += 24 + LINE * Math.max(rows.length, least);
    return [head, ...texts];
  };
  const marks = [
    ...block("source", "French", plain(source), 1),
    ...block("target", "in English", plain(target), 1),
    ...block("written", `it writes${faults(plain(target).length, written)}`, said, reserved(width)),
  ];
  return { width, height: y, marks };
}
