// The picture of TranslatorExplorer: encoder and decoder as two streams whose parts hang beside them and are switched
// where they stand, with the loss that a press leads to; what was measured; and what is written now.

import { ticks } from "d3-array";
import { mark, pieces } from "../kit/marks.js";
import { textWidth } from "../kit/width.js";
import { PARTS, wordsOf } from "./compute.js";

/** @import { Numbers } from "./compute.js" */
/** @import { Mark, Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */
/** @typedef {{next: number[], loss: number}} Shown what is on its way */

const END = 7; // nats, the end of every scale of losses

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
    ...{ width: w, height: HIGH },
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
      ? [streams.encoder - margin, last.x + last.width + 6]
      : [last.x - 6, streams.decoder + margin];
    const y = last.y - HEAD + 2;
    const size = { x: from, y, width: to - from, height: first.y + HIGH + 5 - y, rx: 9 };
    return [
      mark(`card ${i}`, "rect", "tint layer", size),
      mark.text(`layer ${i}`, "soft small start", [last.x + 2, last.y - 5], `layer ${layer}`),
    ];
  });
}

/** The two ways up, with what comes in and what goes out. @param {Plan} p */
function streams({ streams: { encoder, decoder }, height, boxes, narrow }) {
  const [foot, out] = [height - FOOT + 8, 16];
  const way = (/** @type {string} */ id, /** @type {number} */ x, /** @type {number} */ to) =>
    mark.path(id, "ink line way", `M${x} ${foot}V${to}`);
  const say = (id, role, x, y, text) => mark.text(id, `${role} small`, [x, y], text);
  const [left, right] = [encoder - 6, decoder + 6];
  const english = narrow ? "English, so far" : "English words so far";
  return [
    way("encoder way", encoder, boxes[10].y + HIGH / 2),
    way("decoder way", decoder, out),
    mark.path("tip", "ink solid", `M${decoder - 5} ${out + 2}h10l-5 -10z`),
    say("encoder foot", "soft start", left, foot + 16, "French words"),
    say("decoder foot", "soft end", right, foot + 16, english),
    say("head", "soft end", decoder - 14, out - 2, "scores of the next word"),
    mark.rect("out norm", "ink solid", [decoder - 9, 24, 18, 6], { rx: 1.5 }),
    say("encoder name", "ink strong start", left, foot + 33, "encoder"),
    say("decoder name", "ink strong end", right, foot + 33, "decoder"),
  ];
}

/** The encoder's result on its way to the cross-attentions. @param {Plan} p @param {Numbers} numbers @returns {Mark[]} */
function memory({ boxes, streams, middle, narrow }, { on }) {
  const [low, high] = [7, 10].map((i) => ({ ...boxes[i], y: boxes[i].y + HIGH / 2, on: on[i] }));
  const any = low.on || high.on;
  const role = (/** @type {boolean} */ there) => (there ? "ink line way" : "soft line gone");
  const arrow = (/** @type {{x: number, y: number}} */ { x, y }) =>
    `M${x - 6} ${y - 4}L${x} ${y}L${x - 6} ${y + 4}`;
  const [x, text] = [streams.encoder, narrow ? "memory" : "what it has read"];
  return [
    mark.path("memory", role(any), `M${streams.encoder} ${high.y}H${middle}`),
    mark.path("memory 2", role(high.on), `M${middle} ${high.y}H${high.x}${arrow(high)}`),
    mark.path("memory 1", role(low.on), `M${middle} ${high.y}V${low.y}H${low.x}${arrow(low)}`),
    mark.rect("memory norm", "ink solid", [x + 12, high.y - 9, 6, 18], { rx: 1.5 }),
    mark.text("memory name", `${any ? "ink" : "soft"} small start`, [x + 26, high.y - 7], text),
  ];
}

/** From the stream through a norm into a part, and back to the sum. @param {Plan} p @param {Numbers} numbers @param {number} i @returns {Mark[]} */
function branch({ boxes, streams }, { on }, i) {
  const { x, y, width } = boxes[i];
  const side = PARTS[i].x;
  const at = streams[side];
  const [edge, step] = side === "encoder" ? [x, 1] : [x + width, -1];
  const [back, into] = [y + 12, y + 31];
  const role = on[i] ? "ink line way" : "soft line gone";
  const reads = PARTS[i].kind !== "places"; // nothing of the stream enters the places
  const enters = reads ? `M${at} ${into}H${edge}` : "";
  const norm = [(at + edge) / 2 - 3, into - 7, 6, 14];
  const plus = `M${at - 4} ${back}h8M${at} ${back - 4}v8`;
  return [
    mark.path(`branch ${i}`, role, `M${edge} ${back}H${at + 8 * step}${enters}`),
    ...(reads
      ? [mark.rect(`norm ${i}`, on[i] ? "ink solid" : "paper gone", norm, { rx: 1.5 })]
      : []),
    mark.circle(`sum ${i}`, on[i] ? "paper sum" : "paper sum gone", [at, back, 7.5]),
    ...(on[i] ? [mark.path(`plus ${i}`, "ink line", plus)] : []),
  ];
}

/** A part: its name, and the loss that a press leads to as a bar. @param {Plan} p @param {Numbers} numbers @param {Shown} shown @param {number} i */
function box({ boxes, narrow }, { on }, { next, loss }, i) {
  const { x, y, width } = boxes[i];
  const { kind } = PARTS[i];
  const long = (/** @type {number} */ loss) => (width - 50) * Math.min(1, loss / END);
  const looks = on[i] ? `paper part ${kind}` : "paper part gone";
  const [ink, size] = [on[i] ? "ink" : "soft", narrow ? "tiny" : "small"];
  const name = on[i] || narrow ? kind : `${kind}, off`;
  const bar = [x + 8, y + 26, Math.max(1, long(next[i])), 8];
  return [
    mark(`part ${i}`, "rect", looks, { ...boxes[i], rx: 6 }),
    mark.text(`name ${i}`, `${ink} start ${size}`, [x + 8, y + 17], name),
    mark.rect(`bar ${i}`, on[i] ? "ink solid" : "soft hollow", bar),
    mark.path(`now ${i}`, "ink line now", `M${x + 8 + long(loss)} ${y + 23}v14`),
    mark.text(`next ${i}`, `${ink} end ${size}`, [x + width - 7, y + 34.5], next[i].toFixed(2)),
  ];
}

/** The parts as switches. @param {Numbers} numbers @param {number} width @returns {(Hit & {part: string})[]} */
export function switches({ on, next }, width) {
  const { boxes } = plan(width);
  return PARTS.map(({ name }, i) => ({
    ...{ id: `part ${i}`, part: name, kind: "translator-switch", ...boxes[i] },
    label: `${name[0].toUpperCase()}${name.slice(1)}: a press leads to a loss of ${
      next[i].toFixed(2)
    }`,
    aria: { pressed: on[i] },
  }));
}

// ---- What was measured -----------------------------------------------------------------------

const SCALE = { left: 5, right: 12, top: 22, bottom: 112 };

/** The loss, and those of translators trained without the parts. @param {Numbers} numbers @param {Shown} shown @param {number} width @returns {Scene} */
export function losses(numbers, shown, width) {
  const { top, bottom, left } = SCALE;
  const [end, room] = [width - SCALE.right, width - left - SCALE.right];
  const x = (/** @type {number} */ loss) => left + (loss / END) * room;
  const guess = `word frequencies ${numbers.guessing.toFixed(2)}`;
  const tip = x(shown.loss);
  const [role, place] = tip + 40 > end // the number is inside the bar where there is no room beside it
    ? ["paper strong end", tip - 6]
    : ["ink strong start", Math.max(left + 1, tip) + 6];
  return {
    width,
    height: bottom + 26,
    marks: [
      ...ticks(0, END, 7).flatMap((loss) => [
        mark.path(`tick ${loss}`, "rule", `M${x(loss)} ${bottom - 4}v4`),
        mark.text(`loss ${loss}`, "soft small", [x(loss), bottom + 15], String(loss)),
      ]),
      mark.path("axis", "ruler", `M${left} ${bottom}H${end}`),
      mark.path("guessing", "ruler dashes", `M${x(numbers.guessing)} 16V${bottom}`),
      mark.text("guessing name", "soft small end", [x(numbers.guessing) + 5, 12], guess),
      mark.text("loss name", "ink start", [left, top + 15], "loss, nats per word"),
      mark.rect("loss", "ink solid", [left, top + 22, Math.max(1, tip - left), 16]),
      mark.text("loss number", role, [place, top + 35], shown.loss.toFixed(2)),
      ...trained(numbers, x, width),
    ],
  };
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
const reserved = (width) => (width < 300 ? 6 : width < 380 ? 5 : width < 500 ? 4 : 3);

/** Words in lines that fit. @template {{word: string, right: boolean}} T @param {T[]} words @param {number} room @returns {T[][]} */
function lines(words, room) {
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

/** A sentence, what it should be in English, and what is written: words that are not in it are underlined. @param {Numbers} numbers @param {number} width @returns {Scene} */
export function translation({ source, target, written }, width) {
  const said = written.length ? written : [{ word: "(nothing)", right: false }];
  const plain = (/** @type {string} */ text) =>
    wordsOf(text).map((word) => ({ word, right: true }));
  const wrong = written.some(({ right }) => !right);
  const title = wrong ? "it writes: unwanted words underlined" : "it writes";
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
    ...block("written", title, said, reserved(width)),
  ];
  return { width, height: y, marks };
}
