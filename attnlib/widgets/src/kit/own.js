// The reader's own function draws the picture. Python calls it with what `asks` gives: at each move, one call at a time,
// always for the newest state. What comes back stands in the model as _drawn, from where `compute` takes it.

import { div, el, setText } from "./elements.js";
import { button } from "./parts.js";

/**
 * @typedef {{name?: string, kind?: string, turn?: number}} Own
 * @typedef {{weights?: number[][], output?: number[][], mask?: boolean[][], fault?: string, note?: string}} Drawn
 * @typedef {{given: Record<string, any>, shape: number[]}} Asked
 * @typedef {(state: any, kind: string) => Asked | null} Asks what the function gets; null where it has no part
 */

let calls = 0;

/** What the reader's function gave: nothing where there is none. @param {any} state @returns {Drawn} */
export const drawnBy = ({ _own, _drawn }) => _own?.name ? _drawn ?? {} : {};

/** Whether rows and columns are as many. @param {any[][] | undefined} a @param {any[][]} b */
export const fits = (a, b) => a?.length === b.length && a[0].length === b[0].length;

/** Asks for the state that holds, unless that was asked last. @param {any} model @param {Asks} asks */
export function asker(model, asks) {
  let [busy, turn, last] = [false, 0, ""];
  /** @type {any} */
  let newest = {};
  const ask = (/** @type {any} */ state) => {
    newest = state;
    const own = state._own;
    if (own?.turn !== turn) [turn, busy] = [own?.turn, false]; // another function: what hangs is let go
    if (busy) return;
    const asked = own?.name ? asks(state, own.kind) : null;
    const key = asked ? JSON.stringify([own, asked]) : "";
    if (key === last) return;
    [last, busy] = [key, asked !== null];
    if (asked) model.send({ own: { ...asked, name: own.name, turn: ++calls } });
  };
  const answered = () => {
    busy = false;
    ask(newest);
  };
  model.on("change:_drawn", answered);
  return { ask, stop: () => model.off("change:_drawn", answered) };
}

/** Whose picture it is. @param {any} state @param {Asks} asks */
export function told(state, asks) {
  const { name, kind = "" } = state._own ?? {};
  if (!name) return "";
  const { fault, note, weights, mask } = drawnBy(state);
  const good = Boolean(weights ?? mask);
  if (asks(state, kind) === null) return `The book’s picture: your ${name} has no part in it.`;
  if (fault) return `Your ${fault} The picture is ${good ? "its last good one" : "the book’s"}.`;
  return good ? `Drawn by your ${name}. ${note ?? ""}`.trim() : `Your ${name} is called …`;
}

/** The line that says so, with the way back. @param {any} model @param {Asks} asks */
export function ownBar(model, asks) {
  const said = el("span", { role: "status" });
  const back = button("Back to the book’s", () => {
    model.set("_own", { turn: model.get("_own").turn });
    model.save_changes();
    /** @type {HTMLElement} */ (root.closest(".attn")).focus();
  });
  const root = div("attn-own", said, back.root);
  const tell = (/** @type {any} */ state) => {
    const text = told(state, asks);
    root.hidden = text === "";
    root.classList.toggle("fault", Boolean(drawnBy(state).fault));
    setText(said, text);
  };
  return { root, tell };
}
