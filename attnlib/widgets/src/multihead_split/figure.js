// SplitHeads (chapter 06): a table of small integers cut into heads and joined again, in one right way and three others.

import { board } from "../kit/board.js";
import { div, el, setText } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { arrowKeys, button, choice, summary } from "../kit/parts.js";
import { compute, D_MODEL, N } from "./compute.js";
import marksStyle from "./marks.css" with { type: "text" };
import * as scene from "./scene.js";
import style from "./style.css" with { type: "text" };
import { code, describe, toTry } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("../kit/store.js").Store} Store */

const LABEL = "x: choose a number to follow; arrow keys move";

/** The state that holds. @param {Store} store */
const held = (store) => /** @type {State} */ (store.read());

/** The three tables; a number that is pressed is followed. @param {Store} store */
function tables(store) {
  const choose = (/** @type {number} */ place) => {
    store.change({ place }, { glide: true });
    view.focus(`x ${place}`);
  };
  const view = board(
    "split-stage",
    (node, hit) => {
      const own = () => Number(hit().id.split(" ")[1]);
      const by = (/** @type {number} */ step) => () => {
        const to = own() + step;
        return to >= 0 && to < N * D_MODEL ? to : own();
      };
      node.addEventListener("click", () => choose(own()));
      arrowKeys(node, {
        ...{ ArrowLeft: by(-1), ArrowRight: by(1), ArrowUp: by(-D_MODEL), ArrowDown: by(D_MODEL) },
        Home: () => own() - own() % D_MODEL,
        End: () => own() - own() % D_MODEL + D_MODEL - 1,
      }, choose);
    },
    (width) => scene.places(held(store), compute(held(store)), width),
    { label: LABEL },
  );
  const paint = (/** @type {scene.Shown} */ shown) => {
    const [now, width] = [held(store), view.room()];
    view.paint(scene.board(now, compute(now), shown, width), width);
  };
  return { root: view.root, tell: view.tell, paint };
}

/** @param {Store} store */
function controls(store) {
  const change = (/** @type {Partial<State>} */ patch) => store.change(patch, { glide: true });
  const names = ["right", "no swap", "interleaved", "no swap back"];
  const recipe = choice(
    "Recipe",
    Object.fromEntries(names.map((name) => [name, name])),
    (value) => change({ recipe: value }),
  );
  const heads = choice(
    "Number of heads",
    { 1: "1", 2: "2", 4: "4", 8: "8" },
    (value) => change({ num_heads: Number(value) }),
  );
  const reset = button("Reset", store.reset).root;
  const row = (label, part) =>
    div("attn-row", el("span", { class: "attn-label", "aria-hidden": "true" }, label), part.root);
  const listing = el("pre", { class: "split-code" });
  const sizes = div("attn-row split-sizes", row("heads", heads), reset);
  const tell = (/** @type {State} */ now) => {
    recipe.set(now.recipe);
    heads.set(String(now.num_heads));
    setText(listing, code(now).join("\n"));
  };
  return { recipe: recipe.root, listing, sizes, tell };
}

/** @param {State} _start @param {Store} store */
function build(_start, store) {
  const [picture, settings, said] = [tables(store), controls(store), summary()];
  const hint = el("p", { class: "attn-hint split-hint" });
  const { recipe, listing, sizes } = settings;
  const glides = (/** @type {State} */ now) => scene.placed(now, compute(now));
  return {
    parts: [hint, div("split-board", recipe, picture.root, said.root, listing, sizes)],
    tell: (/** @type {State} */ now) => {
      const result = compute(now);
      settings.tell(now);
      picture.tell();
      setText(hint, toTry(now));
      said.set(describe(now, result));
    },
    glides,
    paint: picture.paint,
    stop: said.stop,
  };
}

export { compute, describe };
export default figure({
  name: "multihead_split",
  label: "Live figure: cutting a width into heads",
  style: marksStyle + style,
  controls: ["recipe", "num_heads", "place"],
  ms: 300,
  build,
});
