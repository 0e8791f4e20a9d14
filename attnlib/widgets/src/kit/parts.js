// The parts that a figure is built from; each returns {root, set, …}.

import { div, el, setAttribute, setText, uid } from "./elements.js";
import { format } from "./text.js";

/** A push button, with a name where its label is no word; set(true) shows it as the current choice. */
export function button(label, onclick, name = /** @type {string | null} */ (null)) {
  const attributes = { type: "button", class: "attn-button", "aria-label": name, onclick };
  const root = el("button", attributes, label);
  return { root, set: (pressed) => setAttribute(root, "aria-pressed", String(pressed)) };
}

/** A part in a row after its label; the part has a name of its own. @param {string} text @param {{root: Node}} part */
export const labelled = (text, part) =>
  div("attn-row", el("span", { class: "attn-label", "aria-hidden": "true" }, text), part.root);

/** What to try first, above the picture. @param {...any} text */
export const firstHint = (...text) => el("p", { class: "attn-hint" }, ...text);

/** One of a few options as radio buttons; options maps value to label. */
export function choice(label, options, onChange) {
  const name = uid("choice");
  const inputs = new Map();
  const root = el("div", { class: "attn-choice", role: "radiogroup", "aria-label": label });
  for (const [value, text] of Object.entries(options)) {
    inputs.set(value, el("input", { type: "radio", name, onchange: () => onChange(value) }));
    root.append(el("label", {}, inputs.get(value), el("span", {}, text)));
  }
  return { root, set: (value) => void (inputs.get(value).checked = true) };
}

/**
 * A labelled slider with its number. `read` turns the slider's position into the value, `write`
 * back (both default to the identity); `zero` is the position that the coloured track starts at.
 */
export function slider({ label, min, max, step, onInput, text = format, zero = min, ...map }) {
  const { read = (x) => x, write = (x) => x } = map;
  const id = uid("slider");
  const number = el("span", { class: "attn-number", "aria-hidden": "true" });
  const oninput = () => onInput(read(input.valueAsNumber));
  const input = el("input", { type: "range", id, min, max, step, oninput });
  const root = div("attn-slider", el("label", { for: id }, label), input, number);
  let most = max;
  const part = (x) => Math.min(1, Math.max(0, (x - min) / (most - min)));
  /** Another end of the way. */
  const limit = (end) => setAttribute(input, "max", most = end);
  const set = (value, enabled = true) => {
    const position = write(value);
    if (input.valueAsNumber !== position) input.value = position;
    input.style.setProperty("--from", part(Math.min(zero, position)));
    input.style.setProperty("--to", part(Math.max(zero, position)));
    input.disabled = !enabled;
    setText(number, text(value));
    setAttribute(input, "aria-valuetext", text(value));
  };
  return { root, input, set, limit };
}

/** A slider below its name and number, for pictures with little room; takes what `slider` takes. */
export function range(options) {
  const part = slider(options);
  part.root.className = "attn-range";
  return part;
}

/**
 * A labelled drop-down list; set(chosen, options) takes the options, [value, text], if they may change.
 * The chosen one changes at once; those that a closed list does not show follow after the next frame.
 */
export function dropDown(
  { label, onChange, options: first = /** @type {any[][]} */ ([]), wide = false },
) {
  const id = uid("select");
  const input = el("select", { id, onchange: () => onChange(input.value) });
  const root = el(
    "div",
    { class: wide ? "attn-field attn-wide" : "attn-field" },
    el("label", { for: id }, label),
    input,
  );
  let [options, shown] = [first, ""];
  /** @type {any} */
  let due = 0;
  const write = (i) => {
    const [value, text] = options[i];
    setAttribute(input.options[i], "value", value);
    setText(input.options[i], text);
  };
  const fill = () => {
    due = 0;
    while (input.length > options.length) input.lastChild.remove();
    options.forEach((_, i) => write(i));
  };
  const set = (chosen, given = first) => {
    options = given;
    const at = options.findIndex(([value]) => String(value) === String(chosen));
    const key = JSON.stringify(options);
    if (key !== shown) {
      while (input.length < options.length) input.append(el("option", {}));
      if (at >= 0) write(at);
      if (!due) due = setTimeout(fill, 40);
    }
    shown = key;
    if (input.selectedIndex !== at) input.selectedIndex = at;
  };
  set(first[0]?.[0]);
  return { root, set };
}

/** A sentence on what the figure shows; read out, or a shorter one on what changed, once it has rested, not at every step. */
export function summary(delay = 700) {
  const text = el("p", { class: "attn-summary" });
  const status = el("span", { class: "attn-hidden", role: "status" });
  let timer;
  const set = (sentence, heard = sentence) => {
    clearTimeout(timer);
    if (text.firstChild) timer = setTimeout(() => setText(status, heard), delay);
    setText(text, sentence);
  };
  return { root: el("div", {}, text, status), set, stop: () => clearTimeout(timer) };
}

/** Keys of a slider along a picture: a step up and down, a page's, and to both ends. @template T @param {(by: number) => () => T} to */
export const slide = (to, page = 1) => ({
  ...{ ArrowRight: to(1), ArrowUp: to(1), ArrowLeft: to(-1), ArrowDown: to(-1) },
  ...{ PageUp: to(page), PageDown: to(-page), Home: to(-Infinity), End: to(Infinity) },
});

/**
 * Arrow keys and the like: `moves` maps a key to what it leads to, which `choose` gets. A slider without larger steps
 * takes its own for them, since the page would scroll away from it.
 */
export function arrowKeys(root, moves, choose) {
  const far = { PageUp: moves.ArrowUp, PageDown: moves.ArrowDown };
  const all = root.getAttribute("role") === "slider" ? { ...far, ...moves } : moves;
  root.addEventListener("keydown", (event) => {
    const next = all[event.key]?.(event);
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation(); // a notebook would move to the next cell
    choose(next);
  });
}
