// A sentence of the reader's own: read by the model that is loaded into the page, or by the kernel's.

import { div, el } from "../kit/elements.js";
import { door } from "../model/door.js";
import { python } from "../model/python.js";
import { HEADS, LAYERS } from "./compute.js";
import { ABOUT } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {{tokens: string[], weights: Float32Array}} Reading */

const MOST = 32; // tokens: more rows could not be told apart
const ELSEWHERE = "The book's pages have the model; so has a notebook's kernel.";

/** The model in the page. @param {import("../model/client.js").Model} model @returns {(text: string) => Promise<Reading>} */
function page(model) {
  const { layers, heads } = model.sizes;
  if (layers !== LAYERS || heads !== HEADS) {
    const needed = `a model of ${LAYERS} layers of ${HEADS} heads`;
    throw new Error(`Needed: ${needed}; this one has ${layers} of ${heads}.`);
  }
  return async (text) => {
    const ids = model.tokenizer.encode(text);
    if (ids.length > MOST) {
      throw new Error(`A sentence may have ${MOST} tokens here; this one has ${ids.length}.`);
    }
    return { tokens: ids.map(model.tokenizer.show), weights: (await model.read(ids)).weights };
  };
}

/** The kernel's model. @param {any} model @returns {(text: string) => Promise<Reading>} */
function kernel(model) {
  const ask = python(model);
  return async (sentence) => {
    const { tokens, numbers: [weights] } = await ask({ sentence });
    return { tokens, weights };
  };
}

/** @param {import("../kit/store.js").Store} store @param {any} model @param {() => ReturnType<typeof import("./compute.js").explorer>} all */
export function own(store, model, all) {
  /** @type {((text: string) => Promise<Reading>) | null} */
  let read = null;
  const state = () => /** @type {State} */ (store.read());
  const field = el("input", {
    ...{ type: "text", lang: "en", autocomplete: "off", spellcheck: "false", maxlength: 200 },
    ...{ placeholder: "Type an English sentence", "aria-label": "Your sentence" },
    onchange: () => show(field.value.trim()),
  });
  const known = async (/** @type {string} */ text) => {
    if (!read || all().has(text)) return all().has(text);
    try {
      gate.say("Reading …");
      const { tokens, weights } = await read(text);
      all().add(text, tokens, weights, state().layer * HEADS + state().head);
      gate.say("");
    } catch (error) {
      gate.say(/** @type {Error} */ (error).message);
    }
    return all().has(text);
  };
  const show = async (/** @type {string} */ text) => {
    if (!text || !(await known(text))) return;
    const [token, to] = all().sentences[all().at({ ...state(), text })].link;
    store.change({ text, compare: null, token, to }, { glide: true });
  };
  const opened = (/** @type {(text: string) => Promise<Reading>} */ reader) => {
    read = reader;
    gate.root.replaceChildren(field, gate.status);
    gate.say("Ready: type a sentence.");
    tell(state());
  };
  const gate = door({
    ...{ folder: "minilm", size: "25 MB", elsewhere: ELSEWHERE },
    opened: (loaded) => opened(page(loaded)),
  });
  if (!model.data) opened(kernel(model));
  const tell = (/** @type {State} */ { text }) => {
    if (!text || all().has(text)) return;
    if (!read) gate.say(`“${text}” is shown once the model is loaded.`);
    else known(text).then((there) => there && store.change({}, { glide: true }));
  };
  const root = div(
    "multihead-own",
    el("p", {}, "Your own sentence"),
    gate.root,
    el("p", { class: "attn-source" }, ABOUT),
  );
  return { root, tell };
}
