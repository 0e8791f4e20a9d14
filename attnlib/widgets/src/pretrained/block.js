// The second stop, a layer: what stands in it, in words.

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
  tiles.map(on.box).forEach(({ x, y }, h) => {
    const role = `${h === state.head ? "ink strong" : "soft"} start tiny`;
    write.text(`head ${h}`, role, [x, y - 4], p.narrow ? `${h + 1}` : `head ${h + 1}`);
  });
  const tile = on.box(tiles[state.head]);
  const around = { x: tile.x - 5, y: tile.y - 16, w: tile.w + 10, h: tile.h + 21 };
  ink.faint(during(z, 0.6, 0.9, 1.3, 1.6)).box("chosen head", "ink frame", around, 6);
}
