// The second stop, a layer: what it writes in words, and which head adds how much.

import { textWidth } from "../kit/width.js";
import { during } from "./camera.js";
import { fine } from "./pen.js";

/** @import { Stage } from "./scene.js" */
/** @import { Onto } from "./camera.js" */

/** @param {Stage} stage @param {Onto} on */
export function block(stage, on) {
  const { p, z, numbers, state, ink } = stage;
  const { attention, forward, strand, taps, tiles } = p.block;
  const [A, T] = [attention, forward].map(on.box);
  const y = (i) => on.y(strand.top + i * strand.step);
  const n = numbers.tokens.length;
  const write = stage.words(1);
  // The strands begin behind their names: a line through a word would strike it out.
  const [left, wide] = [on.frame.x, on.x(strand.left + 4) - on.frame.x];
  write.box("names", "paper solid", { x: left, y: y(0) - 8, w: wide, h: y(n - 1) - y(0) + 16 }, 0);
  numbers.tokens.forEach((token, i) => {
    const role = `${i === state.query ? "ink strong" : "soft"} end ${p.narrow ? "tiny" : "small"}`;
    write.text(`strand ${i}`, role, [on.x(strand.left), y(i) + 4], token);
  });
  const name = p.narrow ? "self-attention" : "self-attention: twelve heads, tokens mix";
  write.text("attention name", "ink strong start", [A.x, A.y - 9], name);
  if (p.narrow) write.text("forward name", "ink strong end", [p.W - 2, T.y - 9], "feed-forward");
  else {
    const middle = T.x + T.w / 2;
    write.text("forward name", "ink strong", [middle, T.y - 25], "feed-forward");
    write.text("forward note", "soft small", [middle, T.y - 9], "each token alone");
  }
  taps.forEach(([, to], k) => {
    const x = on.x(to);
    const middle = (y(0) + y(n - 1)) / 2;
    write.text(`add ${k}`, "soft tiny", [x + 4, middle], "add and normalise", -90);
    write.path(`tip ${k}`, "soft solid", `M${fine(x - 4.5)} ${fine(y(0) - 17)}h9l-4.5 9z`);
  });
  shares(stage, on);
  const tile = on.box(tiles[state.head]);
  const beside = p.narrow ? 5 : Math.min(36, 0.78 * tile.w); // its number too
  const around = { x: tile.x - 5, y: tile.y - 16, w: tile.w + 5 + beside, h: tile.h + 27 };
  ink.faint(during(z, 0.6, 0.9, 1.3, 1.6)).box("chosen head", "ink frame", around, 6);
}

/** Below each head its part of what attention adds to the followed token, as long as it is large. @param {Stage} stage @param {Onto} on */
function shares({ p, numbers, state, words }, on) {
  const write = words(1);
  const most = Math.max(...numbers.shares.map(Math.abs));
  p.block.tiles.map(on.box).forEach(({ x, y, w, h: tall }, h) => {
    const share = numbers.shares[h];
    const bar = { x, y: y + tall + 3, w: Math.max(0.7, (w * Math.abs(share)) / most), h: 5 };
    const role = `${h === state.head ? "ink strong" : "soft"} start tiny`;
    write.text(`head ${h}`, role, [x, y - 4], p.narrow ? `${h + 1}` : `head ${h + 1}`);
    write.box(`share ${h}`, share < 0 ? "output less" : "output solid", bar, 1);
    if (p.narrow) return;
    write.text(`part ${h}`, "output start small", [x + w + 5, y + tall + 9], signed(share));
  });
  const { x, y, w, h } = on.box(p.block.attention);
  const room = w + (p.narrow ? -14 : 12); // up to the line that leads on
  const fits = (line) => textWidth(line, p.narrow ? 12 : 12.5) / 1.12 <= room;
  const lines = meaning(p.narrow, numbers, state).find((lines) => lines.every(fits)) ?? [];
  const [left, role] = p.narrow ? [x + 11, "output start tiny"] : [x, "output start small"];
  lines.forEach((line, i) => write.text(`shares ${i}`, role, [left, y + h + 13 + 14 * i], line));
}

/** What a bar means, in lines: whole, and shorter ones. On a phone with the chosen head's number. @returns {string[][]} */
function meaning(narrow, { tokens, shares }, { head, query }) {
  const it = `“${tokens[query]}”`;
  if (!narrow) {
    const all = `bar and %: share of what attention adds to ${it}`;
    return [[`${all}; below 0: against it`], [all]];
  }
  const told = `bar ${head + 1}: ${signed(shares[head])}`;
  const [first, second] = shares[head] < 0
    ? [`${told}, against`, "what attention adds"]
    : [`${told} of what`, "attention adds"];
  return [[first, `${second} to ${it}`], [first, second]];
}

/** @param {number} share */
const signed = (share) => `${Math.round(100 * share)}%`.replace("-", "−");
