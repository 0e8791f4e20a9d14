// The third stop, a head: queries times keys give weights, and weights times values its output.

import { heat } from "../kit/heat.js";
import { during } from "./camera.js";
import { flat, largest } from "./maps.js";

/** @import { Stage } from "./scene.js" */
/** @import { Box } from "./camera.js" */

/** @typedef {Record<"matrix" | "queries" | "keys" | "values" | "outputs", Box>} Places */

/** @param {Stage} stage */
export function headStage(stage) {
  const { p, z, ink, numbers } = stage;
  const { q, k, v, weights, output } = numbers;
  const n = numbers.tokens.length;
  const names = ["matrix", "queries", "keys", "values", "outputs"];
  const at = /** @type {Places} */ (
    Object.fromEntries(names.map((name) => [name, stage.on(2).box(p.head[name])]))
  );
  const map = heat(flat(weights, false, Math.sqrt), n, 1, "weight");
  ink.faint(during(z, 1.5, 1.8, 2.5, 2.9)).box("weights bed", "tint", at.matrix, 0);
  ink.faint(during(z, 1.3, 1.6, 2.55, 2.95)).image("weights", map, at.matrix);
  const pale = ink.faint(during(z, 1.35, 1.75, 2.25, 2.7));
  const [both, size] = [Math.max(largest(q), largest(k)), largest(v)];
  pale.image("queries", heat(flat(q), 32, both), at.queries);
  pale.image("keys", heat(flat(k, true), n, both), at.keys);
  pale.image("values", heat(flat(v), 32, size), at.values);
  pale.image("outputs", heat(flat(output), 32, size), at.outputs);
  for (const name of ["query", "key", "value", "output"]) {
    const all = name === "query" ? "queries" : `${name}s`;
    pale.box(`${all} edge`, `${name} edge`, at[all], 0);
  }
  headWords(stage, at);
  chosen(stage, at);
}

/** The followed row in all matrices, and the column of the key. @param {Stage} stage @param {Places} places */
function chosen({ z, ink, numbers, state }, { matrix, queries, keys, outputs }) {
  const n = numbers.tokens.length;
  const pale = ink.faint(during(z, 1.5, 1.8, 2.25, 2.6));
  const row = (r) => ({ x: r.x, y: r.y + (state.query * r.h) / n, w: r.w, h: r.h / n });
  const column = { x: keys.x + (state.key * keys.w) / n, y: keys.y, w: keys.w / n, h: keys.h };
  pale.box("own query", "query frame", row(queries), 2);
  pale.box("own output", "output frame", row(outputs), 2);
  pale.box("own key", "key frame", column, 2);
  ink.faint(during(z, 1.5, 1.8, 2.6, 2.95)).box("own row", "query frame", row(matrix), 3);
}

/** @param {Stage} stage @param {Places} places */
function headWords(
  { p, numbers, state, words },
  { matrix: M, queries: Q, keys: K, values: V, outputs: O },
) {
  const write = words(2);
  const { tokens, weights } = numbers;
  const [wide, tall] = [M.w / tokens.length, M.h / tokens.length];
  tokens.forEach((token, i) => {
    const y = M.y + (i + 0.5) * tall + 4;
    const role = `${i === state.query ? "query strong" : "soft"} end ${
      p.narrow ? "tiny" : "small"
    }`;
    write.text(`asks ${i}`, role, [Q.x - 6, y], token);
    const column = `${i === state.key ? "key strong" : "soft"} start small`;
    write.text(`asked ${i}`, column, [M.x + (i + 0.5) * wide + 3, K.y - 5], token, -42);
    weights[i].forEach((w, j) => {
      const text = String(Math.round(100 * w));
      if (w >= 0.095) {
        write.text(`weight ${i} ${j}`, "ink number", [M.x + (j + 0.5) * wide, y], text);
      }
    });
  });
  const title = (id, role, x, y, text = id) =>
    write.text(`${id} name`, `${role} small strong`, [x, y], text);
  title("queries", "query", Q.x + Q.w / 2, Q.y + Q.h + 14);
  title("keys", "key end", K.x - 6, K.y + K.h / 2 + 4);
  title("values", "value", V.x + V.w / 2, V.y - 6);
  title("outputs", "output", O.x + O.w / 2, O.y + O.h + 14, "output");
  const told = p.narrow ? "weights in %" : "weights in %: each row adds up to 100";
  title("weights", "weight", M.x + M.w / 2, M.y + M.h + 14, told);
  if (p.narrow) return;
  write.text("times", "soft", [(M.x + M.w + O.x) / 2, M.y + M.h / 2 + 5], "→");
}
