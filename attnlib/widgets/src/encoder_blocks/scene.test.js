// Oracles read the picture back: what is drawn as there, which way the stream takes, and each loss by the axis' own ticks.

import { deepStrictEqual, ok, strictEqual } from "node:assert";
import { find, has, near, pictures, random, ruler, sound } from "../kit/testing.js";
import { textWidth } from "../kit/width.js";
import {
  CHOICES,
  compute,
  differing,
  leadsTo,
  POSSIBLE,
  pressed,
  settings,
  SWITCHES,
} from "./compute.js";
import { layer, losses, rows, switches } from "./scene.js";
import { describe, refusal } from "./words.js";
import { still, style } from "./still.js";

const BASE = /** @type {any} */ ({
  ...{ attention: true, feed_forward: "relu", residual: true, norm: "before" },
  ...{ layers: 6, rate: 0.003, warm_up: 1, steps: 600 },
});

/** Some of the stored losses, as the figure gets them. */
const STORED = {
  "base": [0.155, 0.116, 0.098],
  "no attention": [3.435, 3.409, 3.424],
  "no feed-forward": [2.005, 1.95, 2.604],
  "no relu": [2.401, 2.38, 2.289],
  "no norm": [3.711, 3.726, 3.761],
  "post-norm": [3.784, 3.251, 3.864],
  "2 layers": [0.468, 0.354, 0.268],
  "post-norm, warm-up, 1800": [0.003, 0.013, 0.002],
  "no feed-forward, 1800 steps": [0.023, 0.053, 0.253],
};
const CHANGES = {
  base: {},
  "no attention": { attention: false },
  "no feed-forward": { feed_forward: null },
  "no relu": { feed_forward: "linear" },
  "no norm": { norm: null },
  "post-norm": { norm: "after" },
  "2 layers": { layers: 2 },
  "post-norm, warm-up, 1800": { norm: "after", warm_up: 100, steps: 1800 },
  "no feed-forward, 1800 steps": { feed_forward: null, steps: 1800 },
};
const measured = Object.entries(CHANGES).map(([name, changes]) => ({
  ...{ name, options: { ...BASE, ...changes }, losses: STORED[name] },
}));
const FIRST = /** @type {any} */ ({
  ...BASE,
  ...{ measured, levels: { guessing: Math.log(48), "own symbol": 3.3 } },
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
const POST = { norm: /** @type {const} */ ("after"), warm_up: 100, steps: 1800 };

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
    settings: [
      SWITCHES.map((/** @type {any} */ name) => settings({ ...FIRST, ...POST }, name)),
      SWITCHES.map((/** @type {any} */ name) => settings(FIRST, name)),
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

// ---- Which model it is -------------------------------------------------------------------------

Deno.test("a model is a measured one where every switch stands as in it, and no other", () => {
  for (const state of states()) {
    const { row, losses: found, nearest } = compute(state);
    const wanted = measured.findIndex(({ options }) =>
      SWITCHES.every((name) => options[name] === state[name])
    );
    strictEqual(row, wanted);
    deepStrictEqual(found, wanted < 0 ? null : STORED[measured[wanted].name]);
    const away = measured.map(({ options }) =>
      SWITCHES.filter((name) => options[name] !== state[name]).length
    );
    strictEqual(away[nearest], Math.min(...away));
  }
  strictEqual(POSSIBLE, 2 * 3 * 2 * 3 * 2 * 3 * 2 * 2);
});

Deno.test("a press leaves a part out and another brings it back", () => {
  for (const part of ["attention", "residual", "layers", "feed_forward", "norm before"]) {
    const out = { ...BASE, ...pressed(BASE, part) };
    strictEqual(differing(out, BASE).length, 1, part);
    deepStrictEqual({ ...out, ...pressed(out, part) }, BASE, part);
  }
  deepStrictEqual(pressed(BASE, "norm after"), { norm: "after" });
  deepStrictEqual(pressed(BASE, "relu"), { feed_forward: "linear" });
  strictEqual(leadsTo(FIRST, { norm: "after" }), 5);
  strictEqual(leadsTo(FIRST, { residual: false }), -1);
});

// ---- The layer ---------------------------------------------------------------------------------

Deno.test("from below: norm, attention, sum, norm; norm, network, sum, norm; each sum's way goes around its part", () => {
  for (const [width, tall] of WIDTHS) {
    const scene = stack(FIRST, width, tall);
    const box = (id) => find(scene, id).at;
    const middle = (id) => box(id).y + box(id).height / 2;
    const numbers = find(scene, "part feed_forward").at.d.match(/-?[\d.]+/g).map(Number);
    const network = (numbers[1] + middle("part relu") * 2 - numbers[1]) / 2;
    const order = [
      ...[middle("part norm before 1"), middle("part attention"), box("sum 0").cy],
      ...[middle("part norm after 1"), middle("part norm before 2"), network],
      ...[box("sum 1").cy, middle("part norm after 2")],
    ];
    order.slice(1).forEach((y, i) => ok(y < order[i], `step ${i + 1} is above the one before`));
    const way = find(scene, "way").at.d.match(/-?[\d.]+/g).map(Number);
    ok(way[1] > order[0] && way[2] < order[7], "the stream goes through all");
    [0, 1].forEach((i) => {
      const d = find(scene, `residual ${i}`).at.d;
      const [x, from, right] = d.match(/-?[\d.]+/g).map(Number);
      near(x, box(`sum ${i}`).cx, 0.1, "it leaves the stream");
      ok(right > box("part attention").x + box("part attention").width, "beside the part");
      const [last, norm] = [
        ["part norm after 1", "part norm before 2"][0],
        ["part norm before 1", "part norm before 2"][i],
      ];
      ok(from > middle(norm), "below the norm");
      if (i) ok(from < middle(last), "above the layer's first half");
      const end = Number(d.match(/V(-?[\d.]+)q0 -8/)[1]) - 8;
      near(end, box(`sum ${i}`).cy, 0.2, "and comes back to the sum");
    });
  }
});

// ---- The losses --------------------------------------------------------------------------------

Deno.test("each measured model has a row with its seeds, by the axis' own ticks", () => {
  for (const width of [343, 560]) {
    for (const state of states()) {
      const scene = line(state, width);
      const loss = ruler(scene);
      measured.forEach(({ name, losses: found }, i) => {
        const points = find(scene, `points ${i}`).at.d.match(/M(-?[\d.]+) (-?[\d.]+)/g)
          .map((one) => one.slice(1).split(" ").map(Number));
        points.forEach(([x, y], seed) => {
          near(loss(x + 3.4), found[seed], 0.004 * (560 / width) + 0.002, "seed");
          near(y, find(scene, `name ${i}`).at.y - 4.5, 0.1);
        });
        const [from, to] = find(scene, `range ${i}`).at.d.match(/-?[\d.]+/g).map(Number).filter((
          _,
          k,
        ) => k !== 1);
        near(loss(from), Math.min(...found), 0.005);
        near(loss(to), Math.max(...found), 0.005);
        strictEqual(
          find(scene, `name ${i}`).text,
          width < 480 ? name.replace("feed-forward", "f.-f.") : name,
        );
      });
      near(loss(Number(find(scene, "guessing").at.d.match(/M(-?[\d.]+)/)[1])), Math.log(48), 0.003);
      near(loss(Number(find(scene, "own symbol").at.d.match(/M(-?[\d.]+)/)[1])), 3.3, 0.003);
    }
  }
});

// ---- What is pressed and told ------------------------------------------------------------------

Deno.test("each part is a switch where it is drawn, and says whether its press leads to a measured model", () => {
  for (const [width, tall] of WIDTHS) {
    for (const state of states()) {
      const found = switches(state, width, tall);
      const scene = stack(state, width, tall);
      for (const one of found) {
        ok(one.width >= 24 && one.height >= 24 - 0.01, `${one.id} ${one.height}`);
        const next = compute({ ...state, ...pressed(state, one.part) });
        strictEqual(one.known, next.row >= 0, one.id);
        strictEqual(one.aria?.disabled, next.row < 0, one.id);
        if (!has(scene, `part ${one.id}`) || one.id === "feed_forward") continue;
        const { x, y, width: w, height } = find(scene, `part ${one.id}`).at;
        ok(one.x <= x + 0.1 && one.x + one.width >= x + w - 0.1 && one.y <= y + 0.1, one.id);
        near(one.y + one.height, y + height, 0.2, one.id);
      }
      const on = Object.fromEntries(found.map(({ id, aria }) => [id, aria?.pressed]));
      deepStrictEqual([on.attention, on.residual, on.layers], [
        state.attention,
        state.residual,
        state.layers === 6,
      ]);
      deepStrictEqual([on["norm before 1"], on["norm after 2"]], [
        state.norm === "before",
        state.norm === "after",
      ]);
      ok(found.every((one) => one.x >= 0 && one.x + one.width <= width + 0.1));
    }
  }
});

Deno.test("what leads to no measured model is drawn grey and dotted, what leads to one in ink", () => {
  const colour = (scene, id) => find(scene, id).role.split(" ")[0];
  for (const state of states()) {
    const scene = stack(state);
    for (const { id, part } of switches(state, 340, true)) {
      const known = compute({ ...state, ...pressed(state, part) }).row >= 0;
      if (id === "residual") {
        strictEqual(colour(scene, "residual name"), known ? "ink" : "soft");
        [0, 1].forEach((i) => {
          const { role } = find(scene, `residual ${i}`);
          strictEqual(/ quiet$/.test(role), !known, `way ${i}: ${role}`);
        });
        continue;
      }
      strictEqual(/ quiet$/.test(find(scene, `part ${id}`).role), !known, id);
      const name = { layers: "count", feed_forward: "ff 0.84", relu: "ff 0.5" }[id] ?? `name ${id}`;
      if (has(scene, name)) strictEqual(colour(scene, name), known ? "ink" : "soft", name);
    }
  }
});

// ---- Looks -------------------------------------------------------------------------------------

Deno.test("all places are finite, all names differ, and texts stay inside and clear of points", () => {
  for (const [width, tall] of WIDTHS) {
    for (const state of states()) {
      sound(stack(state, width, tall));
      const scene = line(state, width);
      sound(scene);
      const zero = find(scene, "loss 0").at.x;
      measured.forEach((_, i) => {
        const { text, role } = find(scene, `name ${i}`);
        const wide = textWidth(text, /tiny/.test(role) ? 12.5 : 13) / 1.12;
        ok(4 + wide < zero - 3, `${text} at ${width}`);
      });
    }
  }
});
