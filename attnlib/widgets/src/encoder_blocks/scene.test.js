// Oracles read the picture back: what is drawn as there, which way the stream takes, and each loss by the axis' own ticks.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { find, has, near, pictures, random, ruler } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import { CHOICES, compute, differing, pressed, SWITCHES } from "./compute.js";
import { layer, losses, rows, switches } from "./scene.js";
import { describe, refusal } from "./words.js";
import { still, style } from "./still.js";

const BASE = /** @type {any} */ ({
  ...{ attention: true, feed_forward: "relu", residual: true, norm: "before" },
  ...{ layers: 6, rate: 0.003, warm_up: 1, steps: 600 },
});
const POST = { norm: /** @type {const} */ ("after"), warm_up: 100, steps: 1800 };
/** Some of the measured models with what they change in the base, as the figure gets them. */
const measured = /** @type {[string, any, number[]][]} */ ([
  ["base", {}, [0.155, 0.116, 0.098]],
  ["no attention", { attention: false }, [3.435, 3.409, 3.424]],
  ["no feed-forward", { feed_forward: null }, [2.005, 1.95, 2.604]],
  ["no relu", { feed_forward: "linear" }, [2.401, 2.38, 2.289]],
  ["no norm", { norm: null }, [3.711, 3.726, 3.761]],
  ["post-norm", { norm: "after" }, [3.784, 3.251, 3.864]],
  ["2 layers", { layers: 2 }, [0.468, 0.354, 0.268]],
  ["post-norm, warm-up, 1800", POST, [0.003, 0.013, 0.002]],
  ["no feed-forward, 1800 steps", { feed_forward: null, steps: 1800 }, [0.023, 0.053, 0.253]],
]).map(([name, changes, losses]) => ({ name, options: { ...BASE, ...changes }, losses }));
const FIRST = /** @type {any} */ ({
  ...{ ...BASE, measured, levels: { guessing: Math.log(48), "own symbol": 3.3 } },
});

/** Some states, the same in every run: the measured ones and others. */
function* states() {
  for (const one of measured) yield { ...FIRST, ...one.options };
  yield { ...FIRST, steps: 1800 }; // its network leads to a measured model, its relu to none
  const next = random(9);
  for (let i = 0; i < 40; i++) {
    const options = Object.fromEntries(
      SWITCHES.map((name) => [name, CHOICES[name][Math.floor(next() * CHOICES[name].length)]]),
    );
    yield { ...FIRST, ...options };
  }
}

const WIDTHS = /** @type {[number, boolean][]} */ ([[343, false], [340, true], [620, false]]);
const stack = (state, width = 340, tall = true) =>
  layer(state, { layers: state.layers }, width, tall);
const shownOf = ({ row, losses: found }) => ({ row: Math.max(0, row), losses: found ?? [] });
const line = (state, width = 560) => {
  const numbers = compute(state);
  return losses(state, numbers, shownOf(numbers), width);
};

const said = (patch) => describe({ ...FIRST, ...patch }, compute({ ...FIRST, ...patch }));
const withLosses = (found) => ({
  ...{ measured: measured.map((one, i) => (i ? { ...one, losses: found } : one)), layers: 2 },
});

pictures("encoder_blocks", {
  style,
  stored: {
    still: [...still(FIRST).scenes, said({})],
    "the norm after, two layers, on a phone": [
      stack({ ...FIRST, ...POST, layers: 2 }, 343, false),
      line({ ...FIRST, ...POST }, 343),
    ],
    "unmeasured": [
      stack(
        { ...FIRST, attention: false, residual: false, norm: null, feed_forward: null },
        340,
        true,
      ),
      line({ ...FIRST, attention: false, layers: 2 }),
    ],
    "linear": [stack({ ...FIRST, feed_forward: "linear" }, 620, false)],
    "hit targets": [
      ...WIDTHS.map(([width, tall]) => switches(FIRST, width, tall)),
      switches({ ...FIRST, ...POST, attention: false }, 340, true),
      rows(FIRST, compute(FIRST), 560),
      rows(
        { ...FIRST, attention: false, layers: 2 },
        compute({ ...FIRST, attention: false, layers: 2 }),
        343,
      ).slice(0, 3),
    ],
    sentences: [
      ...[{ attention: false }, { norm: null }, { feed_forward: "linear" }, POST],
      ...[
        { attention: false, layers: 2 },
        withLosses([0.11, 0.2, 0.3]),
        withLosses([3.87, 3.86, 3.9]),
      ],
    ].map(said),
    "left out": [{ norm: null }, { residual: false }].map((patch) => stack({ ...FIRST, ...patch })),
    refused: [
      refusal({ ...FIRST, attention: false }, { layers: 2 }),
      refusal(FIRST, { norm: null, warm_up: 100 }),
    ],
  },
  *others() {
    for (const state of states()) {
      for (const [width, tall] of WIDTHS) yield stack(state, width, tall);
      for (const width of [343, 560]) yield line(state, width);
    }
  },
});

// ---- What a press does -------------------------------------------------------------------------

Deno.test("a press leaves a part out and another brings it back", () => {
  for (const part of ["attention", "residual", "layers", "feed_forward", "norm before"]) {
    const out = { ...BASE, ...pressed(BASE, part) };
    strictEqual(differing(out, BASE).length, 1, part);
    deepStrictEqual({ ...out, ...pressed(out, part) }, BASE, part);
  }
  deepStrictEqual(pressed(BASE, "norm after"), { norm: "after" });
  deepStrictEqual(pressed(BASE, "relu"), { feed_forward: "linear" });
});

// ---- The layer ---------------------------------------------------------------------------------

Deno.test("from below: norm, attention, sum, norm; norm, network, sum, norm; each sum's way goes around its part", () => {
  for (const [width, tall] of WIDTHS) {
    const scene = stack(FIRST, width, tall);
    const box = (id) => find(scene, id).at;
    const middle = (id) => box(id).y + box(id).height / 2;
    const halves = [
      [middle("part norm before 1"), middle("part attention"), box("sum 0").cy],
      [middle("part norm before 2"), middle("part relu"), box("sum 1").cy],
    ];
    const [low, high] = halves;
    const order = [...low, middle("part norm after 1"), ...high, middle("part norm after 2")];
    order.slice(1).forEach((y, i) => ok(y < order[i], `step ${i + 1} is above the one before`));
    halves.forEach(([norm, , sum], i) => {
      const d = find(scene, `residual ${i}`).at.d;
      const [x, from, right] = d.match(/-?[\d.]+/g).map(Number);
      near(x, box(`sum ${i}`).cx, 0.1, "it leaves the stream");
      ok(from > norm && (i === 0 || from < order[3]), "below the norm, above what was before");
      ok(right > box("part attention").x + box("part attention").width, "beside the part");
      near(Number(d.match(/V(-?[\d.]+)q0 -8/)[1]) - 8, sum, 0.2, "and comes back to the sum");
    });
  }
});

Deno.test("each part is a switch where it is drawn, grey and dotted where its press leads to no measured model", () => {
  const colour = (scene, id) => find(scene, id).role.split(" ")[0];
  for (const state of states()) {
    const scene = stack(state);
    for (const { part, ...hit } of switches(state, 340, true)) {
      const known = compute({ ...state, ...pressed(state, part) }).row >= 0;
      deepStrictEqual([hit.known, hit.aria?.disabled], [known, !known], hit.id);
      ok(hit.width >= 24 && hit.height >= 24 && hit.x >= 0 && hit.x + hit.width <= 340, hit.id);
      const drawn = hit.id === "residual" ? ["residual 0", "residual 1"] : [`part ${hit.id}`];
      for (const id of drawn) strictEqual(/ quiet$/.test(find(scene, id).role), !known, id);
      const texts = { layers: "count", feed_forward: "ff 0.84", relu: "ff 0.5" };
      const name = texts[hit.id] ?? (hit.id === "residual" ? "residual name" : `name ${hit.id}`);
      if (has(scene, name)) strictEqual(colour(scene, name), known ? "ink" : "soft", name);
      if (drawn.length > 1 || hit.id === "feed_forward") continue;
      const { x, y, width, height } = find(scene, drawn[0]).at;
      ok(hit.x <= x + 0.1 && hit.x + hit.width >= x + width - 0.1 && hit.y <= y + 0.1, hit.id);
      near(hit.y + hit.height, y + height, 0.2, hit.id);
    }
  }
});

// ---- The losses --------------------------------------------------------------------------------

Deno.test("each measured model has a row with its seeds, by the axis' own ticks; its name ends before them", () => {
  for (const width of [343, 560]) {
    const scene = line(FIRST, width);
    const loss = ruler(scene);
    const start = (id) => Number(find(scene, id).at.d.match(/M(-?[\d.]+)/)[1]);
    measured.forEach(({ losses: found }, i) => {
      const { text, role, at } = find(scene, `name ${i}`);
      const points = find(scene, `points ${i}`).at.d.matchAll(/M(-?[\d.]+) (-?[\d.]+)/g);
      [...points].forEach(([, x, y], seed) => {
        near(loss(Number(x) + 3.4), found[seed], 0.004 * (560 / width) + 0.002, "seed");
        near(Number(y), at.y - 4.5, 0.1);
      });
      const [from, , to] = find(scene, `range ${i}`).at.d.match(/-?[\d.]+/g).map(Number);
      near(loss(from), Math.min(...found), 0.005);
      near(loss(to), Math.max(...found), 0.005);
      const wide = textWidth(text, /tiny/.test(role) ? 12.5 : 13) / 1.12;
      ok(4 + wide < find(scene, "loss 0").at.x - 3, `${text} at ${width}`);
    });
    near(loss(start("guessing")), Math.log(48), 0.003);
    near(loss(start("own symbol")), 3.3, 0.003);
  }
});
