// ProjectionExplorer (chapter 04): what each word looks for, offers and means, in three planes, and the weights that
// follow. Queries and keys have tables of their own or come from two matrices.

import arrowStyle from "../kit/arrows.css" with { type: "text" };
import { board } from "../kit/board.js";
import { div, el, setAttribute, setText } from "../kit/elements.js";
import { numberField, refusals } from "../kit/fields.js";
import { figure } from "../kit/figure.js";
import { film } from "../kit/film.js";
import { movable, pressable } from "../kit/grips.js";
import { clamp } from "../kit/numbers.js";
import { button, choice, firstHint, summary } from "../kit/parts.js";
import { attend, compute, learn, project, REACH, rowsOf } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import * as scene from "./scene.js";
import style from "./style.css" with { type: "text" };
import { describe, heard, hintOf, place } from "./words.js";

/** @import { State, Result } from "./compute.js" */
/** @import { Store } from "../kit/store.js" */

const FILM = 2000; // milliseconds that learning takes on the screen
const HELD = { q: "query", k: "key", v: "x" };

/** The state that holds. @param {Store} store */
const held = (store) => /** @type {State} */ (store.read());
/** A text in which a letter after _ is an index. @param {string} text */
const indexed = (text) => text.split(/_(.)/).map((part, i) => (i % 2 ? el("sub", {}, part) : part));

/** The picture: its tips are moved, its cells choose whom to follow. @param {Store} store @param {(patch: any) => void} change */
function picture(store, change) {
  /** @type {scene.Edges | null} */
  let still = null; // while a tip is dragged no scale changes under it
  const now = () => scene.edgesOf(project(held(store)));
  const move = (letter, i, tip) => {
    const most = still ? Math.min(REACH, still[letter]) : REACH;
    const place = tip.map((x) => Math.round(100 * clamp(x, -most, most)) / 100);
    const rows = held(store)[HELD[letter]];
    change({ [HELD[letter]]: rows.map((old, row) => (row === i ? place : old)) });
  };
  const tip = (node, letter, i) => {
    const follow = () => {
      if (scene.asksBy(held(store), letter)) store.change({ asking: i });
    };
    node.addEventListener("focus", follow);
    movable(node, {
      plane: () => scene.planesOf(still ?? now(), view.width())[letter],
      read: () => project(held(store))[letter][i],
      move: (tip) => move(letter, i, tip),
      hold: (on) => {
        if (on) follow();
        still = on ? now() : null;
        if (!on) store.change({}, { glide: true }); // the scale follows
      },
    });
  };
  const cell = (node, hit) =>
    pressable(node, () => hit().id, held(store).words.length, (i, j, byKey) => {
      change({ asking: i });
      if (byKey) view.focus(`pairs ${i} ${j}`);
    });
  const options = (/** @type {number} */ width, /** @type {Result} */ result) => ({
    ...{ width, edges: still ?? scene.edgesOf(result) },
  });
  const view = board("projection-board", (node, hit) => {
    const [letter, i] = hit().id.split(" ");
    if (letter === "pairs") cell(node, hit);
    else tip(node, letter, Number(i));
  }, (width, shown, result) => scene.places(shown, result, options(width, result)));
  const paint = (/** @type {State} */ shown, /** @type {Result} */ result) => {
    const width = view.room();
    view.tell(shown, result);
    view.paint(scene.board(shown, result, options(width, result)), width);
  };
  return { root: view.root, paint };
}

/** A matrix of numbers to type in; a vector is a matrix of one row. @param {string} label @param {string} name @param {number} count @param {Store} store @param {(patch: any) => void} change @param {(sentence: string, label: string) => void} told */
function matrix(label, name, count, store, change, told) {
  const put = (i, j, x) => {
    const rows = rowsOf(held(store)[name]).map((row, r) =>
      row.map((old, c) => (r === i && c === j ? x : old))
    );
    change({ [name]: count === 1 ? rows[0] : rows });
  };
  const fields = Array.from({ length: count }, (_, i) =>
    [0, 1].map((j) =>
      numberField({
        label: `${label}, ${count > 1 ? `row ${i + 1}, ` : ""}column ${j + 1}`,
        most: REACH,
        onInput: (x) => put(i, j, x),
        told,
      })
    ));
  const root = el(
    "div",
    { class: "projection-matrix", role: "group", "aria-label": label },
    el("span", { "aria-hidden": "true" }, ...indexed(label.replace(" ", "_"))),
    el("span", { class: "projection-fields" }, ...fields.flat().map((field) => field.root)),
  );
  const each = (now, act) =>
    rowsOf(now[name]).forEach((row, i) => row.forEach((x, j) => act(fields[i][j], x)));
  return {
    root,
    tell: (/** @type {State} */ now) => each(now, (field, x) => field.set(x)),
    restore: (/** @type {State} */ now) => each(now, (field, x) => field.write(x)),
  };
}

/** Each word's query and key as numbers, for eyes: ears get them from the arrows. @param {string[]} words */
function tables(words) {
  const rows = words.map((word) => [el("span", {}, word), el("span"), el("span")]);
  const root = el(
    "div",
    { class: "projection-tables", "aria-hidden": "true" },
    el("span"),
    el("span", { class: "query" }, ...indexed("E_q")),
    el("span", { class: "key" }, ...indexed("E_k")),
    ...rows.flat(),
  );
  const tell = (/** @type {State} */ { query, key }) =>
    rows.forEach(([, q, k], i) => {
      setText(q, place(query[i]));
      setText(k, place(key[i]));
    });
  return { root, tell };
}

/** What queries and keys come from: tables, or matrices to type in; both have the same room. @param {State} start @param {Store} store @param {(patch: any) => void} change @param {(sentence: string) => void} show why a number is refused */
function sources({ words }, store, change, show) {
  const told = refusals(show);
  const made = (label, name, count) => matrix(label, name, count, store, change, told);
  const parts = [made("W q", "w_q", 2), made("W k", "w_k", 2), made("b q", "b_q", 1)];
  const formula = el("span", { class: "attn-label" });
  const given = tables(words);
  const all = div("projection-matrices", ...parts.map((p) => p.root), formula);
  const root = div("projection-source", given.root, all);
  const restore = (/** @type {State} */ now) => {
    for (const part of parts) part.restore(now);
  };
  let source = "";
  const enter = (/** @type {State} */ now) => {
    source = now.source;
    restore(now); // what was refused is out of sight
    seen(given.root, source === "tables");
    seen(all, source !== "tables");
    setAttribute(parts[2].root, "hidden", source !== "bias");
    const bias = source === "bias" ? " + b_q" : "";
    formula.replaceChildren(...indexed(`q = x W_q${bias}, k = x W_k, v = x`));
  };
  const tell = (/** @type {State} */ now) => {
    if (source !== now.source) enter(now);
    given.tell(now);
    for (const part of parts) part.tell(now);
  };
  return { root, tell, restore };
}

/** What is hidden keeps its room. @param {HTMLElement} node @param {boolean} shown */
function seen(node, shown) {
  node.style.visibility = shown ? "" : "hidden";
}

/** What to try with each source; in its place, why a number is refused. */
function hints() {
  const hint = firstHint();
  const refused = el("p", { class: "projection-refused", role: "status" });
  const root = div("projection-hints", hint, refused);
  let text = "";
  const told = (/** @type {string} */ sentence) => {
    const name = indexed(sentence.slice(0, 3).replace(" ", "_"));
    refused.replaceChildren(...name, sentence.slice(3));
    seen(hint, sentence === "");
  };
  const tell = (/** @type {State} */ now, /** @type {Result} */ result) => {
    if (text !== (text = hintOf(now, result))) hint.replaceChildren(...indexed(text));
  };
  return { root, told, tell };
}

/** @param {State} start @param {{change: (patch: any, options?: any) => void, solve: () => void, reset: () => void}} acts */
function controls({ words }, { change, solve, reset }) {
  const move = { glide: true };
  const source = choice(
    "Queries and keys come from",
    { tables: "tables", matrices: "matrices", bias: "matrices + bias" },
    (value) => change({ source: value }, move),
  );
  const names = Object.fromEntries(words.map((word, i) => [i, word]));
  const asking = choice("Follow the word", names, (value) => change({ asking: Number(value) }));
  const label = (text) => el("span", { class: "attn-label", "aria-hidden": "true" }, text);
  const row = (...nodes) => div("attn-row", ...nodes);
  const buttons = row(button("Find a solution", solve).root, button("Reset", reset).root);
  const above = div("projection-row", row(label("Queries and keys from"), source.root), buttons);
  const below = div("projection-row", row(label("Follow"), asking.root));
  const tell = (/** @type {State} */ now) => {
    source.set(now.source);
    asking.set(String(now.asking));
  };
  return { above, below, tell };
}

/** @param {State} start @param {Store} store */
function build(start, store) {
  const way = film(store, FILM);
  const change = (patch, options = {}) => {
    way.stop();
    store.change(patch, options);
  };
  const acts = {
    change,
    solve: () => way.play(learn(held(store))),
    reset: () => {
      way.stop();
      store.reset();
      given.restore(held(store));
    },
  };
  const hint = hints();
  const given = sources(start, store, change, hint.told);
  const settings = controls(start, acts);
  const [all, said] = [picture(store, change), summary()];
  let [last, spoken] = [{ now: held(store), result: compute(held(store)) }, ""];
  return {
    parts: [hint.root, settings.above, given.root, settings.below, all.root, said.root],
    tell: (/** @type {State} */ now) => {
      const result = compute(now);
      way.tell(now);
      hint.tell(now, result);
      settings.tell(now);
      given.tell(now);
      spoken = heard(now, result, last) || spoken;
      last = { now, result };
      said.set(describe(now, result), spoken);
    },
    glides: project,
    paint: (vectors) => all.paint(held(store), attend(vectors)),
    stop: () => {
      way.stop();
      said.stop();
    },
  };
}

export { compute, describe, learn };
export default figure({
  name: "projection",
  label: "Live figure: what words look for, offer and mean",
  style: arrowStyle + marksStyle + style,
  controls: ["source", "x", "query", "key", "w_q", "w_k", "b_q", "asking"],
  fixed: ["words"],
  build,
});
