// A sentence of the reader's own: read by the model that is loaded into the page, or by the kernel's.

import { div, el } from "../kit/elements.js";
import { door } from "../model/door.js";
import { python } from "../model/python.js";
import { HEADS, LAYERS } from "./compute.js";
import { ABOUT } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {ReturnType<typeof import("./compute.js").explorer>} Explorer */
/** @typedef {{tokens: string[], weights: Float32Array}} Reading */

const MOST = 32; // tokens: more rows could not be told apart
const ELSEWHERE = "The book's pages have the model; so has a notebook's kernel.";

/** The model in the page. @param {import("../model/client.js").Opened} model @returns {(text: string) => Promise<Reading>} */
function page(model) {
  const { layers, heads } = model.sizes;
  if (layers !== LAYERS || heads !== HEADS) {
    const needed = `a model of ${LAYERS} layers of ${HEADS} heads`;
    throw new Error(`Needed: ${needed}; this one has ${layers} of ${heads}.`);
  }
  return async (text) => {
    const ids = model.encode(text);
    if (ids.length > MOST) {
      throw new Error(`A sentence may have ${MOST} tokens here; this one has ${ids.length}.`);
    }
    return { tokens: ids.map(model.show), weights: (await model.read(ids)).weights };
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

/** The field. @param {(text: string) => void} show */
function typing(show) {
  const field = el("input", {
    ...{ type: "text", lang: "en", autocomplete: "off", spellcheck: "false", maxlength: 200 },
    ...{ placeholder: "Type an English sentence", "aria-label": "Your sentence" },
    onchange: () => show(field.value.trim()),
  });
  return field;
}

/** Sentences that are read once. @param {() => Explorer} all @param {() => State} state @param {(text: string) => void} say */
function reading(all, state, say) {
  const reader = { read: /** @type {((text: string) => Promise<Reading>) | null} */ (null), known };
  /** Whether a sentence's weights are there, or could be read. @param {string} text */
  async function known(text) {
    if (!reader.read || all().has(text)) return all().has(text);
    try {
      say("Reading …");
      const { tokens, weights } = await reader.read(text);
      all().add(text, tokens, weights, state().layer * HEADS + state().head);
      say("");
    } catch (error) {
      say(/** @type {Error} */ (error).message);
    }
    return all().has(text);
  }
  return reader;
}

/** @param {import("../kit/store.js").Store} store @param {any} model @param {() => Explorer} all */
export function own(store, model, all) {
  const state = () => /** @type {State} */ (store.read());
  const reader = reading(all, state, (text) => gate.say(text));
  const field = typing(async (text) => {
    if (!text || !(await reader.known(text))) return;
    const [token, to] = all().sentences[all().at({ ...state(), text })].link;
    store.change({ text, token, to }, { glide: true });
  });
  const opened = (/** @type {(text: string) => Promise<Reading>} */ read) => {
    reader.read = read;
    gate.root.replaceChildren(field, gate.status);
    gate.say("Ready: type a sentence.");
    tell(state());
  };
  const tell = (/** @type {State} */ { text }) => {
    if (!text || !all() || all().has(text)) return;
    if (!reader.read) gate.say(`“${text}” is shown once the model is loaded.`);
    else reader.known(text).then((there) => there && store.change({}, { glide: true }));
  };
  const options = { folder: "minilm", size: "25 MB", elsewhere: ELSEWHERE };
  const gate = door({ ...options, opened: (loaded) => opened(page(loaded)) });
  if (!model.data) opened(kernel(model));
  const about = el("p", { class: "attn-source" }, ABOUT);
  return { root: div("multihead-own", el("p", {}, "Your own sentence"), gate.root, about), tell };
}
