// Oracles read the picture back: what is drawn as there, which way the stream takes, and each loss by the axis' own ticks.

import { deepStrictEqual, match, ok, strictEqual } from "node:assert";
import { find, near, random, sound } from "../kit/testing.js";
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
import { axis, layer, losses, rows, switches } from "./scene.js";
import { describe, refusal } from "./words.js";

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
const has = (scene, id) => scene.marks.some((mark) => mark.id === id);
const gone = (scene, id) => /\bgone\b/.test(find(scene, id).role);

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

Deno.test("what is switched off is an outline without a name of its own, what is on is whole", () => {
  for (const state of states()) {
    const scene = stack(state);
    strictEqual(gone(scene, "part attention"), !state.attention);
    strictEqual(
      find(scene, "name attention").text,
      state.attention ? "attention" : "attention, left out",
    );
    strictEqual(gone(scene, "part feed_forward"), state.feed_forward === null);
    strictEqual(has(scene, "part relu"), state.feed_forward !== null);
    if (state.feed_forward) strictEqual(gone(scene, "part relu"), state.feed_forward === "linear");
    [state.attention, state.feed_forward !== null].forEach((there, i) => {
      for (const place of ["before", "after"]) {
        const id = `norm ${place} ${i + 1}`;
        strictEqual(gone(scene, `part ${id}`), !(there && state.norm === place), id);
        strictEqual(
          find(scene, `name ${id}`).text,
          !there
            ? ""
            : state.norm === place
            ? "layer norm"
            : `norm here${state.norm ? " instead" : ""}`,
        );
      }
      const on = there && state.residual;
      strictEqual(gone(scene, `residual ${i}`), !on, "residual");
      strictEqual(gone(scene, `sum ${i}`), !on, "sum");
      strictEqual(find(scene, `plus ${i}`).text, on ? "+" : "");
    });
    strictEqual(find(scene, "count").text, `× ${state.layers}`);
    match(find(scene, "output").text, state.norm === "before" ? /^norm/ : /^scores/);
  }
});

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

Deno.test("the count of layers stands below them, clear of the ways", () => {
  for (const [width, tall] of WIDTHS) {
    const scene = stack(FIRST, width, tall);
    const { y } = find(scene, "count").at;
    const card = find(scene, "card 0").at;
    ok(y - 11 > card.y + card.height && y < scene.height);
    const hit = switches(FIRST, width, tall).find(({ id }) => id === "layers");
    ok(hit && y > hit.y && y < hit.y + hit.height);
  }
});

Deno.test("as many cards as layers", () => {
  for (const layers of [2, 3.5, 6]) {
    const scene = layer(FIRST, { layers }, 340, true);
    const seen = scene.marks.filter(({ id }) => /^card/.test(id))
      .map(({ at }) => Number(at.opacity ?? 1)).reduce((a, b) => a + b, 0);
    near(seen, layers, 0.01);
  }
});

Deno.test("the cards are a stack at every width, in the middle of its place", () => {
  for (const [width, tall] of [...WIDTHS, [380, true], [460, false], [736, false], [759, false]]) {
    const scene = stack(FIRST, Number(width), Boolean(tall));
    const all = [0, 1, 2, 3, 4, 5].map((i) => find(scene, `card ${i}`).at);
    all.slice(1).forEach(({ x, y }, i) => {
      ok(x - all[i].x >= 6 && x - all[i].x <= 12, `${x - all[i].x} px at ${width}`);
      ok(y < all[i].y);
    });
    const right = all[5].x + all[5].width;
    ok(all[0].x >= 0 && right <= width, `inside at ${width}`);
    if (Number(width) >= 460) near((all[0].x + right) / 2, Number(width) / 2, 2);
  }
});

// ---- The losses --------------------------------------------------------------------------------

/** The loss at a place, by the axis' own ticks. */
function ruler(scene) {
  const ticks = scene.marks.filter(({ id }) => /^loss /.test(id));
  const [first, last] = [ticks[0], ticks.at(-1)];
  const [low, high] = [first, last].map(({ text }) => Number(text));
  return (x) => low + ((high - low) * (x - first.at.x)) / (last.at.x - first.at.x);
}

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

Deno.test("the model of the switches is marked in its row, and an unmeasured one has no mark", () => {
  for (const state of states()) {
    const scene = line(state);
    const { row, losses: found } = compute(state);
    strictEqual(has(scene, "unknown"), row < 0);
    strictEqual(has(scene, "band"), row >= 0);
    strictEqual(has(scene, "seed 0"), row >= 0);
    if (row < 0) continue;
    const loss = ruler(scene);
    found?.forEach((one, seed) => {
      const { cx, cy } = find(scene, `seed ${seed}`).at;
      near(loss(cx), one, 0.002);
      near(cy, find(scene, `name ${row}`).at.y - 4.5, 0.1);
    });
    const band = find(scene, "band").at;
    near(band.y + band.height / 2, find(scene, "seed 0").at.cy, 0.1);
    match(find(scene, `name ${row}`).role, /strong/);
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

Deno.test("settings of the training are what it is set to and what leads to a measured model", () => {
  deepStrictEqual([settings(FIRST, "rate"), settings(FIRST, "steps")], [[0.003], [600]]);
  const warm = { ...FIRST, norm: "after", warm_up: 100, steps: 1800 };
  deepStrictEqual([settings(warm, "warm_up"), settings(warm, "norm")], [[100], ["after"]]);
  deepStrictEqual(settings({ ...FIRST, layers: 2 }, "layers"), [6, 2]);
});

Deno.test("a refused press tells the model that it would make, and that nothing changes", () => {
  strictEqual(
    refusal({ ...FIRST, attention: false }, { layers: 2 }),
    "Not measured: no attention and two layers. Of the 864 models of these switches only 9 were, so nothing changes.",
  );
});

Deno.test("both levels have their names, above their lines and clear of each other", () => {
  for (const width of [288, 343, 560]) {
    const scene = line(FIRST, width);
    const [low, high] = ["own symbol", "guessing"].map((id) => {
      const { at, text } = find(scene, `${id} name`);
      const [x, top] = find(scene, id).at.d.match(/-?[\d.]+/g).map(Number);
      near(at.x, x, 5, id);
      ok(at.y < top && at.x - textWidth(text, 13) > 0);
      return at.y;
    });
    ok(low - high > 13 && low < find(scene, "name 0").at.y - 13);
  }
});

Deno.test("the rows are pressed where they stand; the Tab key stops at the own or the nearest one", () => {
  for (const state of states()) {
    const numbers = compute(state);
    const found = rows(state, numbers, 560);
    const a = axis(560, measured.length);
    found.forEach((one, i) =>
      ok(one.y < a.y(i) && one.y + one.height > a.y(i) && one.height >= 24)
    );
    deepStrictEqual(found.filter(({ tab }) => tab === 0).map(({ id }) => id), [
      `row ${numbers.row < 0 ? numbers.nearest : numbers.row}`,
    ]);
  }
  strictEqual(rows(FIRST, compute(FIRST), 560)[1].label, "no attention: loss 3.41 to 3.44");
});

Deno.test("what was measured is told with its spread and against the base; what was not, as not measured", () => {
  const told = (changes) => describe({ ...FIRST, ...changes }, compute({ ...FIRST, ...changes }));
  strictEqual(
    told({}),
    "The base, whole: its loss ends at 0.10 to 0.15 in three seeds; guessing gives 3.87.",
  );
  match(
    told({ attention: false }),
    /With no attention the loss ends at 3.41 to 3.44 in three seeds, .* own symbol alone\.$/,
  );
  match(told({ norm: null }), /With no norm the loss ends at 3.71 to 3.76 .* own symbol alone/);
  match(
    told({ feed_forward: "linear" }),
    /With no relu .* 2.29 to 2.40 .* worse than the base in every seed/,
  );
  match(told({ norm: "after", warm_up: 100, steps: 1800 }), /better than the base in every seed/);
  match(
    told({ attention: false, layers: 2 }),
    /^Not measured: no attention and two layers. Of the 864 models of these switches 9 were. The nearest, “no attention”, has six layers instead.$/,
  );
  const close = {
    ...FIRST,
    measured: measured.map((one, i) => (i ? { ...one, losses: [0.11, 0.2, 0.3] } : one)),
    layers: 2,
  };
  match(describe(close, compute(close)), /overlap/);
  const none = {
    ...close,
    measured: measured.map((one, i) => (i ? { ...one, losses: [3.87, 3.86, 3.9] } : one)),
  };
  match(describe(none, compute(none)), /no better than guessing/);
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
