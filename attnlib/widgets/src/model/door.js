// How a model comes into the page: by a press, or as a file that is chosen or dropped on the figure.

import { div, el, setText } from "../kit/elements.js";
import { button } from "../kit/parts.js";
import { Model } from "./client.js";

/** @param {(file: File) => void} take */
function choose(take) {
  const input = el("input", {
    type: "file",
    accept: ".gguf",
    onchange: () => input.files[0] && take(input.files[0]),
  });
  input.click();
}

/** Take a file that is dropped anywhere on the figure that a part belongs to. @param {HTMLElement} part @param {(file: File) => void} take */
function dropped(part, take) {
  const figure = part.closest(".attn");
  figure?.addEventListener("dragover", (event) => event.preventDefault());
  figure?.addEventListener("drop", (/** @type {any} */ event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) take(file);
  });
}

/**
 * A row of buttons, and a status; what `opened` refuses by an error is said and given back.
 * @param {{folder: string, size: string, elsewhere: string, opened: (model: import("./client.js").Opened) => void}} options `elsewhere` says
 * where the model is outside the book
 */
export function door({ folder, size, elsewhere, opened }) {
  const status = el("p", { class: "model-status", role: "status" });
  const say = (/** @type {string} */ text) => setText(status, text);
  const label = `Load the model (${size})`;
  /** @type {Model | null} */
  let model = null;
  const told = (/** @type {number} */ part, /** @type {number} */ whole) =>
    say(`Loading the model: ${Math.round(100 * part / whole)} %`);
  const load = async (/** @type {File | null} */ file) => {
    const root = document.documentElement.dataset.content_root;
    if (model) return;
    if (root === undefined && !file) return say(elsewhere);
    setText(press, "Stop loading");
    say("Loading …");
    try {
      model = new Model(`${root}_static/model/${folder}/`, told);
      opened(await (file ? model.fromFile(file) : model.fromPieces()));
    } catch (error) {
      model?.close();
      model = null;
      say(/** @type {Error} */ (error).message);
    }
    setText(press, label);
  };
  const press = button(label, () => model ? model.close() : load(null)).root;
  const file = button("or choose its file (.gguf)", () => choose(load)).root;
  const root = div("attn-row", press, file, status);
  queueMicrotask(() => dropped(root, load)); // once the figure stands around it
  return { root, status, say };
}
