// The second stop, a layer: what it writes in words, which head adds how much, and the two additions as triangles.

import { textWidth } from "../kit/width.js";
import { inside, ramp } from "./camera.js";
import { added } from "./compute.js";
import { fine } from "./pen.js";

/** @typedef {import("./scene.js").Stage} Stage */
/** @typedef {import("./camera.js").Box} Box */

/** @param {Stage} stage @param {Box} f */
export function block(stage, f) {
  const { p, z, ink, numbers, state } = stage;
  const write = stage.words(1);
  const { attention, forward, strand, taps } = p.block;
  const [A, T] = [attention, forward].map((part) => inside(p, f, part));
  const y = (i) => f.y + ((strand.top + i * strand.step) * f.h) / p.H;
  const n = numbers.tokens.length;
  if (write > 0.02) {
    // The strands begin behind their names: a line through a word would strike it out.
    const names = {
      x: f.x,
      y: y(0) - 8,
      w: ((strand.left + 4) * f.w) / p.W,
      h: y(n - 1) - y(0) + 16,
    };
    ink.box("names", "paper solid", names, write, 0);
    numbers.tokens.forEach((token, i) =>
      ink.text(
        `strand ${i}`,
        `${i === state.query ? "ink strong" : "soft"} end ${p.narrow ? "tiny" : "small"}`,
        f.x + (strand.left * f.w) / p.W,
        y(i) + 4,
        token,
        write,
      )
    );
    ink.text(
      "attention name",
      "ink strong start",
      A.x,
      A.y - 9,
      p.narrow ? "self-attention" : "self-attention: twelve heads, tokens mix",
      write,
    );
    const name = p.narrow
      ? { role: "ink strong end", x: p.W - 2 }
      : { role: "ink strong", x: T.x + T.w / 2 };
    ink.text("forward name", name.role, name.x, T.y - (p.narrow ? 9 : 25), "feed-forward", write);
    if (!p.narrow) {
      ink.text("forward note", "soft small", T.x + T.w / 2, T.y - 9, "each token alone", write);
    }
    taps.forEach(([, to], k) => {
      const [x, low] = [f.x + (to * f.w) / p.W, (y(0) + y(n - 1)) / 2];
      ink.text(`add ${k}`, "soft tiny", x + 4, low, "add and normalise", write, {
        transform: `rotate(-90 ${fine(x + 4)} ${fine(low)})`,
      });
      ink.path(`tip ${k}`, "soft solid", `M${fine(x - 4.5)} ${fine(y(0) - 17)}h9l-4.5 9z`, write);
    });
  }
  shares(stage, f);
  sums(stage, f);
  const tile = inside(p, f, p.tiles[state.head]);
  const beside = p.narrow ? 5 : Math.min(36, 0.78 * tile.w); // its number too
  const around = { x: tile.x - 5, y: tile.y - 16, w: tile.w + 5 + beside, h: tile.h + 27 };
  ink.box(
    "chosen head",
    "ink frame",
    around,
    Math.min(ramp(z, 0.6, 0.9), 1 - ramp(z, 1.3, 1.6)),
    6,
  );
}

/** Below each head its part of what attention adds to the followed token, as long as it is large. @param {Stage} stage @param {Box} f */
function shares({ p, ink, numbers, state, words }, f) {
  const write = words(1);
  if (write <= 0.02) return;
  const most = Math.max(...numbers.shares.map(Math.abs));
  p.tiles.forEach((slot, h) => {
    const tile = inside(p, f, slot);
    const share = numbers.shares[h];
    const bar = {
      x: tile.x,
      y: tile.y + tile.h + 3,
      w: Math.max(0.7, (tile.w * Math.abs(share)) / most),
      h: 5,
    };
    ink.text(
      `head ${h}`,
      `${h === state.head ? "ink strong" : "soft"} start tiny`,
      tile.x,
      tile.y - 4,
      p.narrow ? `${h + 1}` : `head ${h + 1}`,
      write,
    );
    ink.box(`share ${h}`, share < 0 ? "output less" : "output solid", bar, write, 1);
    if (!p.narrow) {
      ink.text(
        `part ${h}`,
        "output start small",
        tile.x + tile.w + 5,
        tile.y + tile.h + 9,
        signed(share),
        write,
      );
    }
  });
  const { x, y, w } = inside(p, f, p.block.attention);
  const room = w + (p.narrow ? -14 : 12); // up to the line that leads on
  const lines = meaning(p.narrow, numbers, state)
    .find((lines) => lines.every((line) => textWidth(line, p.narrow ? 12 : 12.5) / 1.12 <= room)) ??
    [];
  lines.forEach((line, i) =>
    ink.text(
      `shares ${i}`,
      `output start ${p.narrow ? "tiny" : "small"}`,
      x + (p.narrow ? 11 : 0),
      y + inside(p, f, p.block.attention).h + 13 + 14 * i,
      line,
      write,
    )
  );
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

/** @typedef {{sides: number[], tip: number[], turned: number, box: Box}} Sum */

/** The two additions: of what attention adds, and of what the feed-forward network adds. @param {Stage} stage @param {Box} f */
function sums({ p, ink, numbers, words }, f) {
  const write = words(1);
  if (write <= 0.02) return;
  const found = [numbers.stream.slice(0, 3), numbers.stream.slice(3)].map((sides, k) => ({
    ...{ sides, box: inside(p, f, p.block.sums[k]) },
    ...added(sides[0], sides[1], sides[2]),
  }));
  const [side, above] = p.narrow ? [8, 14] : [46, 36]; // room for what is written
  const unit = Math.min(
    ...found.map(({ box, sides, tip }) =>
      Math.min((box.w - side) / Math.max(sides[0], tip[0]), (box.h - above) / tip[1])
    ),
  );
  found.forEach((sum, k) => triangle(sum, k, { unit, ink, write, narrow: p.narrow }));
}

/** An addition in the plane of its two vectors: its three lengths are true, so its angles are. @param {Sum} sum @param {number} k */
function triangle({ sides, tip, turned, box }, k, { unit, ink, write, narrow }) {
  const [left, low] = [box.x + 4, box.y + box.h - (narrow ? 12 : 18)];
  const corner = [left + sides[0] * unit, low];
  const end = [left + tip[0] * unit, low - tip[1] * unit];
  const line = (id, role, from, to) => {
    const at = { x1: from[0], y1: from[1], x2: to[0], y2: to[1] };
    ink.put(`${id} ${k}`, "line", role, at, write);
  };
  line("before", "soft line side", [left, low], corner);
  line("adds", k ? "ruler line side dashed" : "output line side", corner, end);
  line("sum", "ink line side", [left, low], end);
  ink.put(`sum end ${k}`, "circle", "ink solid", { cx: end[0], cy: end[1], r: 3.5 }, write);
  const angle = `${Math.round((turned * 180) / Math.PI)}°`;
  const said = (id, role, x, y, text) => ink.text(`${id} ${k}`, role, x, y, text, write);
  if (narrow) return said("turned", "soft tiny", box.x + box.w / 2, box.y + box.h + 1, angle);
  const middle = (a, b) => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [adds, sum] = [middle(corner, end), middle([left, low], end)];
  said("length before", "soft small", (left + corner[0]) / 2, low + 14, sides[0].toFixed(1));
  const role = `${k ? "soft" : "output"} small start`;
  said("length added", role, adds[0] + 7, adds[1] + 6, `+ ${sides[1].toFixed(1)}`);
  said("length sum", "ink small end strong", sum[0] - 4, sum[1] - 6, sides[2].toFixed(1));
  said("turned", "soft small start", box.x, end[1] - 24, `turned by ${angle}`);
}
