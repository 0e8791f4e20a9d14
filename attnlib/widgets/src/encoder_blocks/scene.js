// The picture of BlocksExplorer: a layer as a drawing of its parts, which are switched off where they stand; and a line
// of losses on which every measured model has its place.

import { mark } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { ticks } from "d3-array";
import { offers } from "./compute.js";

/** @import { State, Numbers } from "./compute.js" */
/** @import { Mark, Scene } from "../kit/marks.js" */
/** @import { Hit } from "../kit/hits.js" */

// ---- The layer -------------------------------------------------------------------------------

const BOX = 168; // px, the width of a part
const LAYERS = 6;
const FAN = 10; // px, from one card to the next at most: they are a stack, not a row

/** Places of a layer's parts, from its output above to its input below; drawn smaller where the losses stand below it. @param {number} width @param {boolean} tall */
export function plan(width, tall) {
  const k = tall ? 1 : 0.8;
  const cx = Math.max(Math.min(width * 0.44, 165), width / 2 - 40);
  const row = (/** @type {number} */ y, /** @type {number} */ h) => ({
    ...{ x: cx - BOX / 2, y: y * k, width: BOX, height: h * k },
  });
  const arc = cx + BOX / 2 + 26;
  const card = { x: cx - BOX / 2 - 22, y: 46 * k, width: BOX + 74, height: 388 * k };
  return {
    ...{ k, cx, arc, card, width, height: 470 * k },
    fan: Math.min(FAN, (width - card.x - card.width - 6) / (LAYERS - 1)),
    parts: {
      "norm after 2": row(60, 30),
      feed_forward: row(138, 82),
      relu: row(163.5, 31),
      "norm before 2": row(232, 30),
      "norm after 1": row(272, 30),
      attention: row(346, 40),
      "norm before 1": row(396, 30),
    },
    sums: [326 * k, 114 * k],
    starts: [430 * k, 267 * k],
    out: 8,
    input: 450 * k,
  };
}

/** @typedef {ReturnType<typeof plan>} Plan */

/** Which parts are there. @param {State} state */
const present = ({ attention, feed_forward, norm }) => ({
  attention,
  feed_forward: feed_forward !== null,
  relu: feed_forward === "relu",
  "norm before 1": norm === "before" && attention,
  "norm before 2": norm === "before" && feed_forward !== null,
  "norm after 1": norm === "after" && attention,
  "norm after 2": norm === "after" && feed_forward !== null,
});

const NORMS = ["norm before 1", "norm after 1", "norm before 2", "norm after 2"];
/** The switch that a part belongs to: the norms of both halves have one. */
const switchOf = (/** @type {string} */ id) => id.replace(/ [12]$/, "");
/** A press on a quiet part would make a model that was not measured. @param {State} state @param {string} part */
const quiet = (state, part) => (offers(state, switchOf(part)) ? "" : " quiet");

/** What stands where a norm is not. @param {State} state @param {string} id */
function without({ norm, attention, feed_forward }, id) {
  if (!(id.endsWith("1") ? attention : feed_forward)) return "";
  return norm === null ? "norm here" : "norm here instead";
}

/** One layer of the stack, its parts as they are switched. @param {State} state @param {{layers: number}} shown @param {number} width @param {boolean} tall @returns {Scene} */
export function layer(state, shown, width, tall) {
  const p = plan(width, tall);
  const there = present(state);
  const attention = state.attention ? "attention" : "attention, left out";
  return {
    width,
    height: p.height,
    marks: [
      ...cards(p, state, shown.layers),
      ...stream(p, state),
      ...NORMS.flatMap((id) =>
        part(p, state, id, there[id] ? "layer norm" : without(state, id), "small")
      ),
      ...part(p, state, "attention", attention, ""),
      ...feedForward(p, state),
      ...ends(p, state),
    ],
  };
}

/** Where the count of layers stands. @param {Plan} p */
const badge = ({ card }) => ({
  ...{ x: card.x + card.width - 50, y: card.y + card.height + 1, width: 50, height: 26 },
});

/** The other layers as cards behind this one, and how many there are. @param {Plan} p @param {State} state @param {number} layers */
function cards(p, state, layers) {
  const { card, fan, k } = p;
  const { x, y, width, height } = badge(p);
  const dim = quiet(state, "layers");
  const behind = [5, 4, 3, 2, 1].map((i) =>
    mark(`card ${i}`, "rect", "tint layer", {
      ...{ ...card, x: card.x + i * fan, y: card.y - i * 5 * k, rx: 12 },
      opacity: clamp(layers - i).toFixed(2),
    })
  );
  const middle = [x + width / 2, y + height / 2 + 5];
  return [
    ...behind,
    mark("card 0", "rect", "tint layer", { ...card, rx: 12 }),
    mark("part layers", "rect", `paper part${dim}`, { ...badge(p), rx: 6 }),
    mark.text("count", dim ? "soft" : "ink strong", middle, `× ${Math.round(layers)}`),
  ];
}

/** The way up, and the two ways around. @param {Plan} p @param {State} state @returns {Mark[]} */
function stream({ cx, arc, sums, starts, out, input, k }, state) {
  const { residual, attention, feed_forward } = state;
  const dim = quiet(state, "residual");
  const around = (/** @type {number} */ i) => {
    const [from, to] = [starts[i], sums[i]];
    return `M${cx} ${from}H${arc - 8}q8 0 8 -8V${to + 8}q0 -8 -8 -8H${cx + 11}`;
  };
  const used = [attention, feed_forward !== null];
  return [
    mark.path("way", "ink line way", `M${cx} ${input}V${out + 8}`),
    mark.path("way tip", "ink solid", `M${cx - 5} ${out + 10}h10l-5 -10z`),
    ...sums.flatMap((y, i) => {
      const on = residual && used[i];
      const role = on ? `${dim ? "soft" : "ink"} line way${dim}` : `soft line gone${dim}`;
      return [
        mark.path(`residual ${i}`, role, around(i)),
        mark.circle(`sum ${i}`, on ? "paper sum" : "paper sum gone", [cx, y, 11 * Math.sqrt(k)]),
        mark.text(`plus ${i}`, on ? "ink strong" : "soft", [cx, y + 5], on ? "+" : ""),
      ];
    }),
    mark("residual name", "text", dim ? "soft small" : "ink small", {
      ...{ x: arc + 12, y: (starts[0] + sums[1]) / 2 },
      transform: `rotate(-90 ${arc + 12} ${(starts[0] + sums[1]) / 2})`,
    }, residual ? "residual" : "no residual"),
  ];
}

/** A part: filled, or where it was left out a dashed outline; grey where no measured model is behind it. @param {Plan} p @param {State} state @param {string} id @param {string} text @param {string} size */
function part({ parts }, state, id, text, size) {
  const { x, y, width, height } = parts[id];
  const [on, dim] = [present(state)[id], quiet(state, id)];
  const role = on ? `paper part ${id.split(" ")[0]}` : "paper part gone";
  const middle = [x + width / 2, y + height / 2 + 5];
  return [
    mark(`part ${id}`, "rect", role + dim, { ...parts[id], rx: 6 }),
    mark.text(`name ${id}`, `${dim ? "soft" : "ink"}${on ? "" : " halo"} ${size}`, middle, text),
  ];
}

/** Two matrices, wider in the middle, and between them the nonlinearity. @param {Plan} p @param {State} state @returns {Mark[]} */
function feedForward({ parts }, state) {
  const { x, y, width: w, height: h } = parts.feed_forward;
  const [band, inset, kind] = [parts.relu, 34, state.feed_forward];
  const [all, own] = ["feed_forward", "relu"].map((name) => quiet(state, name));
  const [ink, inner] = [all, own].map((dim) => (dim ? "soft" : "ink"));
  const d = `M${x + inset} ${y}H${x + w - inset}L${x + w} ${band.y}V${band.y + band.height}L${
    x + w - inset
  } ${y + h}H${x + inset}L${x} ${band.y + band.height}V${band.y}z`;
  const say = (/** @type {number} */ at, /** @type {string} */ text, role = `${ink} small`) =>
    mark.text(`ff ${at}`, role, [x + w / 2, y + at * h + 4.5], text);
  const shape = mark.path("part feed_forward", `paper part${kind ? "" : " gone"}${all}`, d);
  if (kind === null) return [shape, say(0.5, "feed-forward, left out", `${ink} halo small`)];
  const relu = { ...band, x: band.x + 6, width: band.width - 12, rx: 6 };
  const turned = { transform: `rotate(-90 ${x - 8} ${y + h / 2})` };
  return [
    shape,
    mark("part relu", "rect", `paper part ${kind === "relu" ? "relu" : "gone"}${own}`, relu),
    mark.text("ff name", `${ink} small`, [x - 8, y + h / 2], "feed-forward", turned),
    say(0.84, "32 → 128"),
    say(0.5, kind === "relu" ? "relu" : "relu, left out", inner),
    say(0.16, "128 → 32"),
  ];
}

/** What comes in and what goes out. @param {Plan} p @param {State} state */
function ends({ cx, out, input, k }, { norm }) {
  return [
    mark.text("input", "soft small", [cx, input + 15 * k], "six symbols, as vectors"),
    mark.text(
      "output",
      "soft small end",
      [cx - 12, out + 6],
      norm === "before" ? "norm, then scores" : "scores of symbols",
    ),
  ];
}

const LABELS = {
  "norm before 1": "Layer norm before each part",
  "norm after 1": "Layer norm after each sum",
  "norm before 2": "Layer norm before each part",
  "norm after 2": "Layer norm after each sum",
  attention: "Attention",
  feed_forward: "Feed-forward network",
  relu: "Relu of the feed-forward network",
  residual: "Residual",
  layers: "Six layers",
};

/** The parts as switches; known says whether a press makes a measured model. @param {State} state @param {number} width @param {boolean} tall @returns {(Hit & {part: string, known: boolean})[]} */
export function switches(state, width, tall) {
  const p = plan(width, tall);
  const { feed_forward: ff, relu, ...others } = p.parts;
  const one = (id, /** @type {any} */ box, on) => ({
    ...{ id, part: switchOf(id), ...box, label: LABELS[id], kind: "blocks-switch" },
    known: offers(state, switchOf(id)),
    aria: { pressed: on, disabled: !offers(state, switchOf(id)) },
  });
  const norms = ["norm after 2", "norm before 2", "norm after 1", "norm before 1"].map((id) => ({
    ...one(id, others[id], state.norm === id.split(" ")[1]),
    ...(id.endsWith("2") ? { tab: -1 } : {}), // the same switch again: for fingers, not for the Tab key
  }));
  const arc = { x: p.arc - 14, y: p.sums[0], width: 44, height: p.starts[0] - p.sums[0] };
  const named = { ...ff, x: ff.x - 22, width: ff.width + 22 };
  return [
    one("feed_forward", named, state.feed_forward !== null),
    ...(state.feed_forward === null ? [] : [one("relu", relu, state.feed_forward === "relu")]),
    ...norms,
    one("attention", others.attention, state.attention),
    one("residual", arc, state.residual),
    one("layers", badge(p), state.layers === LAYERS),
  ];
}

// ---- The losses ------------------------------------------------------------------------------

const END = 4;

/** Places of the line of losses. @param {number} width @param {number} count of measured models */
export function axis(width, count) {
  const narrow = width < 480;
  const [names, top, pitch] = narrow ? [178, 38, 24] : [204, 44, 25];
  const right = width - 10;
  return {
    ...{ narrow, width, right, top, pitch },
    ...{ bottom: top + count * pitch, height: top + count * pitch + 34 },
    x: (/** @type {number} */ loss) => names + (loss / END) * (right - names),
    y: (/** @type {number} */ row) => top + (row + 0.5) * pitch,
  };
}

/**
 * Each measured model a row, each seed a point; that of the switches has its own marks, which move to the next one.
 * @param {State} state
 * @param {Numbers} numbers
 * @param {{row: number, losses: number[]}} shown
 * @param {number} width
 * @returns {Scene}
 */
export function losses({ measured, levels }, numbers, shown, width) {
  const a = axis(width, measured.length);
  const tick = (/** @type {number} */ loss) => [
    mark.path(`tick ${loss}`, "rule", `M${a.x(loss)} ${a.top}V${a.bottom}`),
    mark.text(`loss ${loss}`, "soft small", [a.x(loss), a.bottom + 16], String(loss)),
  ];
  const level = (id, /** @type {number} */ y, text) => [
    mark.path(id, "ruler dashes", `M${a.x(levels[id])} ${y + 4}V${a.bottom}`),
    mark.text(`${id} name`, "soft small end", [a.x(levels[id]) + 4, y], text),
  ];
  const own = numbers.row >= 0;
  const band = [0, a.y(shown.row) - a.pitch / 2, a.width, a.pitch];
  const said = "loss at the end, in nats: three seeds";
  return {
    width,
    height: a.height,
    marks: [
      ...ticks(0, END, 4).flatMap(tick),
      ...level("guessing", 13, `guessing ${levels.guessing.toFixed(2)}`),
      ...level("own symbol", 30, `own symbol alone ${levels["own symbol"].toFixed(2)}`),
      ...(own ? [mark.rect("band", "tint band", band, { rx: 5 })] : []),
      ...measured.flatMap((one, i) => row(a, one, i, i === numbers.row)),
      ...(own
        ? shown.losses.map((loss, seed) =>
          mark.circle(`seed ${seed}`, "ink solid", [a.x(loss), a.y(shown.row), 5])
        )
        : [mark.text("unknown", "ink strong start", [4, 15], "not measured")]),
      mark.text("axis name", "soft small end", [a.right, a.bottom + 31], said),
    ],
  };
}

/** @param {ReturnType<typeof axis>} a @param {import("./compute.js").Measured} one @param {number} i @param {boolean} own */
function row(a, { name, losses: found }, i, own) {
  const y = a.y(i);
  const points = found.map((loss) =>
    `M${(a.x(loss) - 3.4).toFixed(1)} ${y.toFixed(1)}a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0`
  );
  const [from, to] = [Math.min(...found), Math.max(...found)].map((x) => a.x(x).toFixed(1));
  const role = `${own ? "ink strong" : "ink"} start ${a.narrow ? "tiny" : "small"}`;
  const text = a.narrow ? name.replace("feed-forward", "f.-f.") : name;
  return [
    mark.text(`name ${i}`, role, [4, y + 4.5], text),
    mark.path(`range ${i}`, "soft line range", `M${from} ${y.toFixed(1)}H${to}`),
    mark.path(`points ${i}`, "soft ring", points.join("")),
  ];
}

/** The rows as places to press. @param {State} state @param {Numbers} numbers @param {number} width @returns {Hit[]} */
export function rows({ measured }, numbers, width) {
  const a = axis(width, measured.length);
  const stop = Math.max(0, numbers.row);
  return measured.map(({ name, losses: found }, i) => ({
    ...{ id: `row ${i}`, x: 0, y: a.y(i) - a.pitch / 2, width: a.width, height: a.pitch },
    label: `${name}: loss ${Math.min(...found).toFixed(2)} to ${Math.max(...found).toFixed(2)}`,
    ...{ kind: "blocks-row", tab: i === stop ? 0 : -1, aria: { pressed: i === numbers.row } },
  }));
}
