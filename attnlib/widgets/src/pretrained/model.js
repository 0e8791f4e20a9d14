// The first stop: six layers on one stream of vectors.

import { clamp } from "../kit/numbers.js";
import { onto, ramp } from "./camera.js";
import { block } from "./block.js";
import { texture } from "./maps.js";
import { fine } from "./pen.js";

/** @import { Stage } from "./scene.js" */
/** @import { Box } from "./camera.js" */

/** @param {Stage} stage */
export function model(stage) {
  const { p, z, ink, state } = stage;
  const cards = p.model.layers.map(stage.on(0).box);
  cards.forEach((card, l) => ink.faint(stage.shapes(0)).box(`card ${l}`, "tint plate", card, 12));
  streams(stage, cards);
  const write = stage.words(0);
  cards.forEach((card, l) => {
    const role = l === state.layer ? "ink strong start" : "soft start";
    write.text(`layer ${l}`, role, [card.x + 2, card.y - 7], `layer ${l + 1}`);
    if (ink.near(card)) layer(stage, card, l);
  });
  ink.faint(1 - ramp(z, 0.5, 0.9)).box("chosen layer", "ink frame", cards[state.layer], 12);
}

/** Tokens as strands: into the first row of layers, around, through the second. @param {Stage} stage @param {Box[]} cards */
function streams(stage, cards) {
  const { p, z, ink, state, numbers: { tokens } } = stage;
  const { x: X } = stage.on(0);
  const n = tokens.length;
  const at = (card, i) => onto(p, card).y(p.block.strand.top + i * p.block.strand.step);
  const step = at(cards[0], 1) - at(cards[0], 0);
  const start = X(p.model.left - 12);
  const name = { x: X(p.model.left - (p.narrow ? 26 : 50)), y: cards[0].y + cards[0].h * 0.46 };
  const turn = (cards[0].y + cards[0].h + cards[3].y) / 2 - 8;
  const path = (i) => {
    const [a, b, out] = [at(cards[0], i), at(cards[3], i), n - 1 - i];
    const right = X(p.W - (p.narrow ? 1 : 4)) - i * step * 0.8; // the top strand turns on the outside
    const left = X(p.model.left - (p.narrow ? 12 : 40)) + out * step * 0.8 - step * n * 0.3;
    const round = clamp(step, 1, 5);
    const r = fine(round);
    const middle = turn + (out - (n - 1) / 2) * step * 0.45; // closer: above the names of the second row
    const there = `M${fine(start)} ${fine(a)}H${fine(right - round)}q${r} 0 ${r} ${r}V${
      fine(middle - round)
    }`;
    const back = `q0 ${r} ${-r} ${r}H${fine(left + round)}q${-r} 0 ${-r} ${r}V${fine(b - round)}`;
    return `${there}${back}q0 ${r} ${r} ${r}H${fine(X(p.W - (p.narrow ? 4 : 12)))}`;
  };
  const line = (i) => name.y + (i - (n - 1) / 2) * (p.narrow ? 12.6 : 14);
  const fan = (i) => {
    const [from, y, a] = [fine(name.x + 3), fine(line(i)), fine(at(cards[0], i))];
    const middle = fine((name.x + start) / 2);
    return `M${from} ${y}C${middle} ${y} ${middle} ${a} ${fine(start)} ${a}`;
  };
  const each = tokens.map((_, i) => i);
  const others = each.filter((i) => i !== state.query);
  const pale = ink.faint(1 - ramp(z, 1.35, 1.75));
  const write = ink.faint(1 - ramp(z, 0.02, 0.2));
  pale.path("strands", "soft line strand", others.map(path).join(""));
  pale.path("strand own", "ink line strand own", path(state.query));
  write.path("fans", "soft line strand", others.map(fan).join(""));
  write.path("fan own", "ink line strand own", fan(state.query));
  each.forEach((i) => {
    const role = `${i === state.query ? "ink strong" : "soft"} end ${p.narrow ? "tiny" : "small"}`;
    write.text(`in ${i}`, role, [name.x - 3, line(i) + 4], tokens[i]);
  });
  const out = `out: ${n} × 384${p.narrow ? "" : " numbers, whose mean stands for the sentence"}`;
  write.text("out", "soft note end", [p.W - 4, cards[5].y + cards[5].h + 17], out);
  write.text("input", "soft note start", [2, 14], `in: ${n} × 384`);
}

/** Out of the stream, through a box, and back onto it. @param {boolean} narrow @param {number} width of the stage @param {Box} box @param {number[]} taps @param {number[]} ends */
function branch(narrow, width, box, [a, b], [low, high]) {
  if (narrow) {
    const under = fine(box.y + box.h);
    return `M${fine(a)} ${fine(low)}V${under}M${fine(b)} ${under}V${fine(high)}`;
  }
  const y = box.y + box.h / 2;
  const k = Math.min(10, width / 50);
  const turn = `q${fine(k)} 0 ${fine(k)} ${fine(k)}`;
  const up = `M${fine(a)} ${fine(low)}V${fine(y + k)}q0 ${fine(-k)} ${fine(k)} ${fine(-k)}`;
  const down = `M${fine(box.x + box.w)} ${fine(y)}H${fine(b - k)}${turn}V${fine(high)}`;
  return `${up}H${fine(box.x)}${down}`;
}

/** One layer, small in the model or as large as the picture. @param {Stage} stage @param {Box} f @param {number} l */
function layer(stage, f, l) {
  const { p, z, numbers, state } = stage;
  const n = numbers.tokens.length;
  const own = l === state.layer;
  const alpha = Math.min(stage.shapes(1), own ? 1 : 1 - ramp(z, 0.5, 0.95));
  const ink = stage.ink.faint(alpha);
  const on = onto(p, f);
  const { attention, forward, strand, taps, pixels } = p.block;
  const [A, T] = [attention, forward].map(on.box);
  const bottom = strand.top + (n - 1) * strand.step;
  const [high, low, end] = [strand.top - 8, bottom, bottom + 8].map(on.y);
  const branches = [A, T].map((part, k) =>
    branch(p.narrow, f.w, part, taps[k].map(on.x), [low, high])
  );
  ink.path(`branches ${l}`, "soft line branch", branches.join(""));
  ink.box(`attention ${l}`, "paper box", A, 10);
  ink.box(`forward ${l}`, "paper box", T, 10);
  const lens = (i) => {
    const [mid, a, b] = [T.y + (T.h * (i + 0.75)) / (n + 0.5), T.h / 110, T.h / 32];
    const [x0, x1, x2] = [0.1, 0.5, 0.9].map((part) => fine(T.x + T.w * part));
    const [high, low] = [[-b, -a], [b, a]].map((ys) => ys.map((y) => fine(mid + y)));
    return `M${x0} ${high[1]}L${x1} ${high[0]}L${x2} ${high[1]}V${low[1]}L${x1} ${low[0]}L${x0} ${
      low[1]
    }z`;
  };
  const others = numbers.tokens.map((_, i) => i).filter((i) => i !== state.query);
  ink.path(`lenses ${l}`, "ruler lens", others.map(lens).join(""));
  ink.path(`lens ${l}`, "ink lens", lens(state.query));
  const heads = own ? stage.ink.faint(1 - ramp(z, 1.6, 1.9)) : ink;
  heads.image(`heads ${l}`, texture(numbers.all[l], pixels), A);
  const wide = (16 * f.w) / p.W;
  taps.forEach(([, to], k) => {
    const adder = { x: on.x(to) - wide / 2, y: high, w: wide, h: end - high };
    ink.box(`adder ${l} ${k}`, "paper box adder", adder, 6);
  });
  if (own) block(stage, on);
}
