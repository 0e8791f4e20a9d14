// The first stop: six layers on one stream of vectors.

import { inside, ramp } from "./camera.js";
import { block } from "./block.js";
import { texture } from "./maps.js";
import { fine } from "./pen.js";

/** @typedef {import("./scene.js").Stage} Stage */
/** @typedef {import("./camera.js").Box} Box */

/** @param {Stage} stage */
export function model(stage) {
  const { p, F, ink, state } = stage;
  const cards = p.model.layers.map((slot) => inside(p, F[0], slot));
  const alpha = stage.shapes(0);
  cards.forEach((card, l) => ink.box(`card ${l}`, "tint plate", card, alpha, 12));
  streams(stage, cards);
  cards.forEach((card, l) => {
    ink.text(
      `layer ${l}`,
      l === state.layer ? "ink strong start" : "soft start",
      card.x + 2,
      card.y - 7,
      `layer ${l + 1}`,
      stage.words(0),
    );
    if (ink.near(card)) layer(stage, card, l);
  });
  ink.box(
    "chosen layer",
    "ink frame",
    cards[state.layer],
    Math.min(stage.z < 0.5 ? 1 : 1 - ramp(stage.z, 0.5, 0.9)),
    12,
  );
}

/** Tokens as strands: into the first row of layers, around, through the second. @param {Stage} stage @param {Box[]} cards */
function streams(stage, cards) {
  const { p, F, z, ink, state, numbers } = stage;
  const { tokens } = numbers;
  const n = tokens.length;
  const X = (x) => F[0].x + (x * F[0].w) / p.W;
  const at = (card, i) => card.y + ((p.block.strand.top + i * p.block.strand.step) * card.h) / p.H;
  const step = at(cards[0], 1) - at(cards[0], 0);
  const write = Math.min(stage.words(0), 1 - ramp(z, 0.02, 0.2));
  const start = X(p.model.left - 12);
  const name = { x: X(p.model.left - (p.narrow ? 26 : 50)), y: cards[0].y + cards[0].h * 0.46 };
  const turn = (cards[0].y + cards[0].h + cards[3].y) / 2 - 8;
  const path = (i) => {
    const [a, b, out] = [at(cards[0], i), at(cards[3], i), n - 1 - i];
    const right = X(p.W - (p.narrow ? 1 : 4)) - i * step * 0.8; // the top strand turns on the outside
    const left = X(p.model.left - (p.narrow ? 12 : 40)) + out * step * 0.8 - step * n * 0.3;
    const r = Math.max(1, Math.min(5, step));
    const middle = turn + (out - (n - 1) / 2) * step * 0.45; // closer: above the names of the second row
    return `M${fine(start)} ${fine(a)}H${fine(right - r)}q${fine(r)} 0 ${fine(r)} ${fine(r)}V${
      fine(middle - r)
    }q0 ${fine(r)} ${fine(-r)} ${fine(r)}H${fine(left + r)}q${fine(-r)} 0 ${fine(-r)} ${fine(r)}V${
      fine(b - r)
    }q0 ${fine(r)} ${fine(r)} ${fine(r)}H${fine(X(p.W - (p.narrow ? 4 : 12)))}`;
  };
  const fan = (i) => {
    const y = name.y + (i - (n - 1) / 2) * (p.narrow ? 12.6 : 14);
    const a = at(cards[0], i);
    const mid = (name.x + start) / 2;
    return `M${fine(name.x + 3)} ${fine(y)}C${fine(mid)} ${fine(y)} ${fine(mid)} ${fine(a)} ${
      fine(start)
    } ${fine(a)}`;
  };
  const each = tokens.map((_, i) => i);
  const others = each.filter((i) => i !== state.query);
  const alpha = 1 - ramp(z, 1.35, 1.75);
  ink.path("strands", "soft line strand", others.map(path).join(""), alpha);
  ink.path("strand own", "ink line strand own", path(state.query), alpha);
  ink.path("fans", "soft line strand", others.map(fan).join(""), write);
  ink.path("fan own", "ink line strand own", fan(state.query), write);
  each.forEach((i) =>
    ink.text(
      `in ${i}`,
      `${i === state.query ? "ink strong" : "soft"} end ${p.narrow ? "tiny" : "small"}`,
      name.x - 3,
      name.y + (i - (n - 1) / 2) * (p.narrow ? 12.6 : 14) + 4,
      tokens[i],
      write,
    )
  );
  const low = cards[5].y + cards[5].h + 17;
  ink.text(
    "out",
    "soft note end",
    p.W - 4,
    low,
    `out: ${n} × 384${p.narrow ? "" : " numbers, whose mean stands for the sentence"}`,
    write,
  );
  ink.text("input", "soft note start", 2, 14, `in: ${n} × 384`, write);
}

/** Out of the stream, through a box, and back onto it. @param {import("./camera.js").Plan} p @param {Box} f @param {Box} box @param {number[]} taps @param {number[]} ends */
function branch(p, f, box, taps, ends) {
  const [a, b] = taps.map((x) => f.x + (x * f.w) / p.W);
  const [low, high] = ends;
  if (p.narrow) {
    const under = box.y + box.h;
    return `M${fine(a)} ${fine(low)}V${fine(under)}M${fine(b)} ${fine(under)}V${fine(high)}`;
  }
  const y = box.y + box.h / 2;
  const k = Math.min(10, f.w / 50);
  return `M${fine(a)} ${fine(low)}V${fine(y + k)}q0 ${fine(-k)} ${fine(k)} ${fine(-k)}H${
    fine(box.x)
  }M${fine(box.x + box.w)} ${fine(y)}H${fine(b - k)}q${fine(k)} 0 ${fine(k)} ${fine(k)}V${
    fine(high)
  }`;
}

/** One layer, small in the model or as large as the picture. @param {Stage} stage @param {Box} f @param {number} l */
function layer(stage, f, l) {
  const { p, z, ink, numbers, state } = stage;
  const n = numbers.tokens.length;
  const own = l === state.layer;
  const alpha = Math.min(stage.shapes(1), own ? 1 : 1 - ramp(z, 0.5, 0.95));
  const { attention, forward, strand, taps } = p.block;
  const [A, T] = [attention, forward].map((part) => inside(p, f, part));
  const y = (i) => f.y + ((strand.top + i * strand.step) * f.h) / p.H;
  const pad = (8 * f.h) / p.H;
  const ends = [y(n - 1), y(0) - pad];
  ink.path(
    `branches ${l}`,
    "soft line branch",
    [A, T].map((part, k) => branch(p, f, part, taps[k], ends)).join(""),
    alpha,
  );
  ink.box(`attention ${l}`, "paper box", A, alpha, 10);
  ink.box(`forward ${l}`, "paper box", T, alpha, 10);
  const lens = (i) => {
    const [mid, a, b] = [T.y + (T.h * (i + 0.75)) / (n + 0.5), T.h / 110, T.h / 32];
    const [x0, x1, x2] = [T.x + T.w * 0.1, T.x + T.w / 2, T.x + T.w * 0.9];
    return `M${fine(x0)} ${fine(mid - a)}L${fine(x1)} ${fine(mid - b)}L${fine(x2)} ${
      fine(mid - a)
    }V${fine(mid + a)}L${fine(x1)} ${fine(mid + b)}L${fine(x0)} ${fine(mid + a)}z`;
  };
  const others = numbers.tokens.map((_, i) => i).filter((i) => i !== state.query);
  ink.path(`lenses ${l}`, "ruler lens", others.map(lens).join(""), alpha);
  ink.path(`lens ${l}`, "ink lens", lens(state.query), alpha);
  ink.image(
    `heads ${l}`,
    texture(numbers.all[l], p.block.pixels),
    A,
    own ? 1 - ramp(z, 1.6, 1.9) : alpha,
  );
  const wide = (16 * f.w) / p.W;
  taps.forEach(([, to], k) =>
    ink.box(
      `adder ${l} ${k}`,
      "paper box adder",
      { x: f.x + (to * f.w) / p.W - wide / 2, y: ends[1], w: wide, h: y(n - 1) + pad - ends[1] },
      alpha,
      6,
    )
  );
  if (own) block(stage, f);
}
