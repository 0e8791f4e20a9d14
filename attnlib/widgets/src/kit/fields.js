// Numbers that are typed: taken as they are typed, or refused in a sentence; what the reader typed stays.

import { el, setAttribute } from "./elements.js";
import { brief, short } from "./text.js";

const NUMBER = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i;
const BEGUN = /^[+-]?\.?$/; // nothing to refuse yet

/** The number that a text means, with a decimal point or comma; NaN if none. @param {string} text */
export function parse(text) {
  const plain = text.trim().replaceAll("−", "-").replace(",", ".");
  return NUMBER.test(plain) ? Number(plain) : NaN;
}

/** Whether a text may still become a number. @param {string} text */
export const begun = (text) => BEGUN.test(text.trim().replace("−", "-").replace(",", "."));

/** Why a text is not taken. @param {string} label @param {number} most @param {string} text */
export const refusal = (label, most, text) =>
  `${label} must be a number from ${short(-most)} to ${short(most)}; got ${
    text.trim() ? `“${brief(text.trim())}”` : "nothing"
  }.`;

/**
 * What several fields tell: `show` gets the last sentence that still holds, or "" once all fields are well.
 * @param {(sentence: string) => void} show
 */
export function refusals(show) {
  /** @type {Map<string, string>} */
  const open = new Map();
  return (/** @type {string} */ sentence, /** @type {string} */ label) => {
    open.delete(label); // what is refused anew comes last
    if (sentence) open.set(label, sentence);
    show([...open.values()].at(-1) ?? "");
  };
}

/**
 * A field for a number from −most to most. `told(sentence, label)` gets why its text is refused, or "" once it is well.
 * @param {{label: string, most: number, onInput: (x: number) => void, told: (sentence: string, label: string) => void}} options
 */
export function numberField({ label, most, onInput, told }) {
  /** @type {number | null} */
  let held = null; // what the text stands for
  const mark = (/** @type {string} */ sentence) => {
    setAttribute(input, "aria-invalid", sentence ? "true" : false);
    told(sentence, label);
  };
  const read = (/** @type {boolean} */ done) => {
    const x = parse(input.value);
    if (Math.abs(x) <= most) {
      mark("");
      if (x !== held) onInput(held = x);
      if (done) input.value = input.value.replaceAll("-", "−"); // as all numbers are set
    } else if (done || !begun(input.value)) mark(refusal(label, most, input.value));
  };
  const input = el("input", {
    ...{ type: "text", inputmode: "decimal", autocomplete: "off", spellcheck: "false" },
    ...{ "aria-label": label, oninput: () => read(false), onchange: () => read(true) },
  });
  const write = (/** @type {number} */ x) => {
    held = x;
    input.value = short(x);
    mark("");
  };
  return {
    root: input,
    /** Write a number that came from elsewhere; the reader's own text stays. @param {number} x */
    set: (x) => void (x !== held && write(x)),
    write,
  };
}
