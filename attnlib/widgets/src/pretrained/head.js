// The third stop, a head: queries times keys give weights, and weights times values its output.

import { heat } from "../kit/heat.js";
import { inside, ramp } from "./camera.js";
import { flat, largest } from "./maps.js";
import { fine } from "./pen.js";

/** @typedef {import("./scene.js").Stage} Stage */
/** @typedef {import("./camera.js").Box} Box */

/** @param {Stage} stage */
export function headStage(stage) {
  const { p, z, F, ink, numbers } = stage;
  const f = F[2];
  const { q, k, v, weights, output } = numbers;
  const n = numbers.tokens.length;
  const alpha = Math.min(ramp(z, 1.35, 1.75), 1 - ramp(z, 2.25, 2.7));
  const part = (name) => inside(p, f, p.head[name]);
  const M = part("matrix");
  const size = largest(v);
  ink.box("weights bed", "tint", M, Math.min(ramp(z, 1.5, 1.8), 1 - ramp(z, 2.5, 2.9)), 0);
  ink.image(
    "weights",
    heat(flat(weights, false, Math.sqrt), n, 1, "weight"),
    M,
    Math.min(ramp(z, 1.3, 1.6), 1 - ramp(z, 2.55, 2.95)),
  );
  ink.image("queries", heat(flat(q), 32, Math.max(largest(q), largest(k))), part("queries"), alpha);
  ink.image("keys", heat(flat(k, true), n, Math.max(largest(q), largest(k))), part("keys"), alpha);
  ink.image("values", heat(flat(v), 32, size), part("values"), alpha);
  ink.image("outputs", heat(flat(output), 32, size), part("outputs"), alpha);
  ["queries", "keys", "values", "outputs"].forEach((name, i) =>
    ink.box(`${name} edge`, `${["query", "key", "value", "output"][i]} edge`, part(name), alpha, 0)
  );
  if (stage.words(2) > 0.02) headWords(stage, M);
  chosen(stage, M);
}

/** The followed row in all matrices, and the column of the key. @param {Stage} stage @param {Box} M */
function chosen({ p, z, F, ink, numbers, state }, M) {
  const n = numbers.tokens.length;
  const alpha = Math.min(ramp(z, 1.5, 1.8), 1 - ramp(z, 2.25, 2.6));
  const [Q, K, O] = ["queries", "keys", "outputs"].map((name) => inside(p, F[2], p.head[name]));
  const row = (r) => ({ x: r.x, y: r.y + (state.query * r.h) / n, w: r.w, h: r.h / n });
  ink.box("own query", "query frame", row(Q), alpha, 2);
  ink.box("own output", "output frame", row(O), alpha, 2);
  ink.box(
    "own key",
    "key frame",
    { x: K.x + (state.key * K.w) / n, y: K.y, w: K.w / n, h: K.h },
    alpha,
    2,
  );
  ink.box("own row", "query frame", row(M), Math.min(ramp(z, 1.5, 1.8), 1 - ramp(z, 2.6, 2.95)), 3);
}

/** @param {Stage} stage @param {Box} M */
function headWords({ p, F, ink, numbers, state, words }, M) {
  const write = words(2);
  const { tokens, weights } = numbers;
  const [wide, tall] = [M.w / tokens.length, M.h / tokens.length];
  const [Q, K, V, O] = ["queries", "keys", "values", "outputs"].map((name) =>
    inside(p, F[2], p.head[name])
  );
  tokens.forEach((token, i) => {
    const y = M.y + (i + 0.5) * tall + 4;
    ink.text(
      `asks ${i}`,
      `${i === state.query ? "query strong" : "soft"} end ${p.narrow ? "tiny" : "small"}`,
      Q.x - 6,
      y,
      token,
      write,
    );
    const x = M.x + (i + 0.5) * wide + 3;
    ink.text(
      `asked ${i}`,
      `${i === state.key ? "key strong" : "soft"} start small`,
      x,
      K.y - 5,
      token,
      write,
      { transform: `rotate(-42 ${fine(x)} ${fine(K.y - 5)})` },
    );
    weights[i].forEach((w, j) => {
      if (w < 0.095) return;
      ink.text(
        `weight ${i} ${j}`,
        "ink number",
        M.x + (j + 0.5) * wide,
        y,
        String(Math.round(100 * w)),
        write,
      );
    });
  });
  const title = (id, role, x, y, text) => ink.text(id, `${role} small strong`, x, y, text, write);
  title("queries name", "query", Q.x + Q.w / 2, Q.y + Q.h + 14, "queries");
  title("keys name", "key end", K.x - 6, K.y + K.h / 2 + 4, "keys");
  title("values name", "value", V.x + V.w / 2, V.y - 6, "values");
  title("outputs name", "output", O.x + O.w / 2, O.y + O.h + 14, "output");
  title(
    "weights name",
    "weight",
    M.x + M.w / 2,
    M.y + M.h + 14,
    p.narrow ? "weights in %" : "weights in %: each row adds up to 100",
  );
  if (!p.narrow) ink.text("times", "soft", (M.x + M.w + O.x) / 2, M.y + M.h / 2 + 5, "→", write);
}
