// WriterExplorer (chapter 15): a language model writes; its heads are seen, and cut. Recorded examples, until a press
// loads the model into the page, or the kernel has it.

import { data, parts } from "../kit/data.js";
import { div, el, setAttribute, setText, svg } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, hits, within } from "../kit/hits.js";
import { draw } from "../kit/marks.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, dropDown, firstHint, slider, summary } from "../kit/parts.js";
import { compute, exampleOf, nameOf, recorded, replay, toggled } from "./compute.js";
import { conversation, kernel, load } from "./live.js";
import marksStyle from "./marks.css" with { type: "text" };
import * as scene from "./scene.js";
import style from "./style.css" with { type: "text" };
import { ABOUT, describe, gridTold, nextTold } from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("./compute.js").Numbers} Numbers */
/** @typedef {import("./compute.js").Meta} Meta */
/** @typedef {import("./live.js").Conversation} Conversation */
/** @typedef {import("../kit/store.js").Store} Store */
/** @typedef {import("../kit/hits.js").Hit} Hit */

const ENDS = ["<|im_end|>", "<|endoftext|>"];
const ROOM = 200; // tokens that "Write on" stops at
const TURN = ["<|im_start|>user\n", "<|im_end|>\n<|im_start|>assistant\n"];
const now = (/** @type {Store} */ store) => /** @type {State} */ (store.read());

/** A picture with places to press, both made for the width it gets. @param {string} label @param {(width: number) => Hit[]} make @param {(node: HTMLElement, hit: () => Hit, root: HTMLElement) => void} listen */
function board(label, make, listen) {
  const image = svg("svg", { class: "scene", "aria-hidden": "true" });
  const places = hits((node, hit) => listen(node, hit, root));
  const root = div("attn-stage", image, places.root);
  if (label) setAttribute(root, "role", "group"), setAttribute(root, "aria-label", label);
  let width = 0;
  const tell = () => void (width && places.set(make(width)));
  const paint = (/** @type {(width: number) => any} */ picture) => {
    const wide = Math.round(root.clientWidth);
    if (wide !== width) (width = wide, tell());
    if (width) draw(image, picture(width));
  };
  return { root, tell, paint, focus: places.focus, width: () => width };
}

/** The three pictures that are pressed. @param {Store} store @param {() => Numbers} found @param {(head: number | null) => void} peek */
function boards(store, found, peek) {
  const text = board("The text", (width) => scene.tokenHits(found(), width), (node, hit) => {
    const place = () => Number(hit().id.split(" ")[1]);
    const go = (/** @type {number} */ at) => store.change({ at, effects: false }, { glide: true });
    node.addEventListener("click", () => go(place()));
    const step = (/** @type {number} */ by) => () =>
      clamp(place() + by, 0, found().tokens.length - 1);
    arrowKeys(node, {
      ArrowRight: step(1),
      ArrowLeft: step(-1),
      Home: step(-9999),
      End: step(9999),
    }, (at) => (go(at), text.focus(`token ${at}`)));
  });
  const next = board(
    "Next tokens: a press writes one",
    (width) => scene.nextHits(found(), width),
    (node, hit) =>
      node.addEventListener("click", () => {
        const name = found().names[Number(hit().id.split(" ")[1])];
        // A list that has gone in the meantime writes nothing.
        if (name !== undefined) {
          store.change({ text: now(store).text + name, layer: null }, { glide: true });
        }
      }),
  );
  const heads = board(
    "All heads: a press cuts one",
    (width) => scene.gridHits(found(), width),
    (node, hit, root) =>
      hit().slider ? layers(node, root) : cell(node, () => Number(hit().id.split(" ")[1])),
  );
  const cell = (/** @type {HTMLElement} */ node, /** @type {() => number} */ index) => {
    const name = (/** @type {number} */ i) => nameOf(i, found().sizes);
    node.addEventListener("click", () => {
      const { cuts } = now(store);
      const head = name(index());
      const alone = found().free ? toggled(cuts, head) : cuts.includes(head) ? [] : [head];
      store.change({ cuts: alone, head, layer: null }, { glide: true });
    });
    node.addEventListener(
      "pointerenter",
      ({ pointerType }) => pointerType === "mouse" && peek(index()),
    );
    node.addEventListener("pointerleave", () => peek(null));
    const step = (/** @type {number} */ layer, /** @type {number} */ head) => () => {
      const { layers: most, heads } = found().sizes;
      const wide = scene.plan(found().sizes, root()).wide;
      const [l, h] = wide ? [layer, head] : [head, layer];
      return clamp(Math.floor(index() / heads) + l, 0, most - 1) * heads +
        clamp(index() % heads + h, 0, heads - 1);
    };
    const root = () => heads.width();
    const keys = {
      ArrowRight: step(1, 0),
      ArrowLeft: step(-1, 0),
      ArrowDown: step(0, 1),
      ArrowUp: step(0, -1),
    };
    arrowKeys(
      node,
      keys,
      (i) => (store.change({ head: name(i) }, { glide: true }), heads.focus(`head ${i}`)),
    );
  };
  const layers = (/** @type {HTMLElement} */ node, /** @type {HTMLElement} */ root) => {
    const go = (/** @type {number} */ layer) => {
      const most = found().sizes.layers;
      if (layer !== found().layer) {
        store.change({ layer: layer < most ? layer : null }, { glide: true });
      }
    };
    const to = (/** @type {PointerEvent} */ event) => {
      const { left, top } = scene.plan(found().sizes, heads.width());
      const [x, y] = within(root, event);
      go(scene.layerAt(found().sizes, heads.width(), [x - left, y - top]));
    };
    dragged(node, (event) => (to(event), to));
    const step = (/** @type {number} */ by) => () =>
      clamp(found().layer + by, 1, found().sizes.layers);
    const keys = {
      ArrowRight: step(1),
      ArrowUp: step(1),
      ArrowLeft: step(-1),
      ArrowDown: step(-1),
    };
    arrowKeys(node, { ...keys, Home: step(-999), End: step(999) }, go);
  };
  return { text, next, heads };
}

/** A push button that shows no choice. @param {string} label @param {() => void} act */
function push(label, act) {
  const { root } = button(label, act);
  root.removeAttribute("aria-pressed");
  return root;
}

/** Examples, temperature, cuts and what is shown. @param {Store} store @param {() => Meta} meta */
function controls(store, meta) {
  const list = dropDown({
    label: "Text",
    wide: true,
    onChange: (/** @type {string} */ i) => {
      if (i === "") return;
      const { text, at, head } = meta().examples[Number(i)];
      store.change({ text, at, head, cuts: [], layer: null, effects: false }, { glide: true });
    },
  });
  const heat = slider({
    ...{ label: "Temperature", min: 0.5, max: 2, step: 0.25 },
    onInput: (/** @type {number} */ temperature) => store.change({ temperature }),
  });
  const ten = button("Cut the ten name heads", () => {
    const on = ten.root.getAttribute("aria-pressed") === "true";
    store.change({ cuts: on ? [] : meta().ten, layer: null }, { glide: true });
  });
  const sink = button(
    "Hide the sink",
    () => store.change({ sink: !now(store).sink }, { glide: true }),
  );
  const row = [
    ten.root,
    sink.root,
    push("Join all", () => store.change({ cuts: [] }, { glide: true })),
    push("Reset", store.reset),
  ];
  const tell = (/** @type {State} */ state) => {
    const { examples, ten: heads } = meta();
    const at = exampleOf(meta(), state.text);
    const options = examples.map(({ title, text }, i) => [i, `${title}: ${scene.seen(text)}`]);
    list.set(at < 0 ? "" : at, at < 0 ? [["", "your own"], ...options] : options);
    heat.set(state.temperature);
    ten.set(heads.length === state.cuts.length && heads.every((one) => state.cuts.includes(one)));
    sink.set(!state.sink);
  };
  return { list: list.root, heat: heat.root, row, tell };
}

/** The model: loaded by a press, then asked. @param {Store} store @param {any} model @param {() => Meta} meta @param {() => void} changed */
function living(store, model, meta, changed) {
  /** @type {Conversation | null} */
  let talk = null;
  let [busy, stopped] = [false, false];
  const status = el("p", { class: "today-status", role: "status" });
  const say = (/** @type {string} */ text) => setText(status, text);
  const percent = (/** @type {number} */ part) => `${Math.round(100 * part)} %`;
  const begin = async (/** @type {() => Promise<any>} */ how) => {
    if (busy) return;
    busy = true;
    try {
      talk = conversation(await how(), meta().temperatures, changed);
      say("Ready: cut any heads, write your own.");
      open();
      changed();
    } catch (error) {
      say(/** @type {Error} */ (error).message);
    }
    busy = false;
  };
  const loading = (/** @type {File | null} */ file) =>
    begin(() => (say("Loading …"),
      load(file, (part) => say(`Loading the model: ${percent(part)}`)))
    );
  const choose = () => {
    const input = el("input", {
      type: "file",
      accept: ".gguf",
      onchange: () => input.files[0] && loading(input.files[0]),
    });
    input.click();
  };
  const door = div(
    "attn-row",
    push("Load the model (98 MB)", () => loading(null)),
    push("or choose its file (.gguf)", choose),
  );
  const own = el("input", {
    type: "text",
    lang: "en",
    autocomplete: "off",
    spellcheck: "false",
    "aria-label": "Your text",
  });
  const put = (/** @type {string} */ text) =>
    text && store.change({ text, at: 0, cuts: [], layer: null, effects: false }, { glide: true });
  own.addEventListener("change", () => put(own.value));
  const go = button("Write on", () => (busy ? halt() : run(write)));
  const ask = push("Ask the assistant", () => put(TURN.join(own.value || "What is attention?")));
  const halt = () => {
    stopped = true;
    talk?.stop();
  };
  const run = async (/** @type {() => Promise<void>} */ work) => {
    [busy, stopped] = [true, false];
    shown();
    await work().catch((error) => say(error.message));
    busy = false;
    shown();
    changed();
  };
  const write = async () => {
    for (let i = 0; i < ROOM && !stopped; i++) {
      const state = now(store);
      const text = await /** @type {Conversation} */ (talk).write({ ...state });
      if (!text || stopped) break;
      store.change({ text: state.text + text, layer: null });
      if (ENDS.includes(text)) break;
    }
  };
  const which = button("Which head mattered for this word?", () => {
    const { effects, text } = now(store);
    if (busy) return halt();
    store.change({ effects: !effects }, { glide: true });
    if (effects || !talk || talk.known(text)) return;
    run(async () => {
      await talk?.measure(
        text,
        (
          part,
        ) => (say(`Cutting each head in turn: ${percent(part)}; press again to stop`), !stopped),
      );
      say(stopped ? "Stopped." : "Every head was cut once.");
    });
  });
  const shown = () => {
    setText(go.root, busy ? "Stop" : "Write on");
    go.set(busy);
  };
  const open = () => door.replaceChildren(own, go.root, ask, status);
  if (now(store).kernel) begin(() => kernel(model));
  door.append(status);
  const root = div("today-live", door, el("p", { class: "attn-source" }, ABOUT));
  root.addEventListener("dragover", (event) => event.preventDefault());
  root.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file && !talk) loading(file);
  });
  const tell = (/** @type {State} */ state) => {
    which.set(state.effects);
    const [before, after] = TURN.map((part) => state.text.indexOf(part));
    const typed = before === 0 && after > 0 ? state.text.slice(TURN[0].length, after) : state.text;
    if (own.value !== typed && root.getRootNode().activeElement !== own) own.value = typed;
    if (talk?.error()) say(talk.error());
  };
  return { root, which: which.root, tell, talk: () => talk, busy: () => busy, stop: halt };
}

/** @param {State} _start @param {Store} store @param {any} model */
function build(_start, store, model) {
  let meta = /** @type {Meta} */ (/** @type {unknown} */ (null));
  /** @type {Map<number, import("./compute.js").Recorded>} */
  const known = new Map();
  const rest = parts(
    model,
    "today",
    (/** @type {number} */ i, part) => known.set(i, recorded(part, meta)),
  );
  let found = /** @type {any} */ (null);
  let [peeked, painted] = [/** @type {number | null} */ (null), /** @type {any} */ (null)];
  const changed = () => store.change({}, { glide: true });
  const field = controls(store, () => meta);
  const live = living(store, model, () => meta, changed);
  const peek = (/** @type {number | null} */ head) => {
    peeked = head;
    if (painted) words(painted);
  };
  const view = boards(store, () => found, peek);
  const bytes = board("", () => [], () => {});
  const [said, hint] = [
    summary(),
    firstHint(
      "Press a head: it is cut. Press a word: the grid shows who attends to it. Press a bar: it is written.",
    ),
  ];
  const [nextTitle, gridTitle, finding] = ["h3", "h3", "p"].map((tag) => el(tag));
  /** @type {import("./compute.js").Reading | null} */
  let reading = null;
  const readingOf = (/** @type {State} */ state) => {
    const i = exampleOf(meta, state.text);
    const talk = live.talk();
    const fresh = talk
      ? talk.told(state)
      : i < 0
      ? null
      : replay(/** @type {any} */ (known.get(i)), meta.examples[i], state);
    if (talk && (!fresh || (state.layer && !fresh.lens))) talk.ask(state);
    else if (talk && !fresh?.lens && !live.busy()) talk.look(state);
    reading = fresh ?? reading ??
      replay(/** @type {any} */ (known.get(0)), meta.examples[0], {
        ...state,
        text: meta.examples[0].text,
      });
    return reading;
  };
  const resultOf = (/** @type {State} */ state) => {
    return compute(state, readingOf(state), meta.temperatures);
  };
  const words = (/** @type {any} */ shown) => {
    painted = shown;
    const row = peeked === null ? null : reading?.looks?.[peeked];
    const { sink } = now(store);
    view.text.paint((width) =>
      scene.writing(
        row ? { ...found, weights: row } : found,
        row ? { weights: row } : shown,
        sink,
        width,
      )
    );
  };
  return {
    parts: [
      ...[hint, field.list, live.root],
      div(
        "today-board",
        div("today-side", view.text.root, said.root, finding),
        div("today-side", nextTitle, view.next.root, field.heat),
      ),
      ...[gridTitle, view.heads.root, div("attn-row", live.which, ...field.row), bytes.root],
    ],
    ready: data(model, "today").then((given) => void (meta = given)),
    wants: (/** @type {State} */ state) => rest.wants([Math.max(0, exampleOf(meta, state.text))]),
    ahead: () => void rest.ahead(meta.examples.map((_, i) => i)),
    say: (/** @type {string} */ text) => said.set(text),
    glides: (/** @type {State} */ state) => {
      const { weights, shades, chances, lens } = resultOf(state);
      return { weights, shades, chances, lens };
    },
    tell: (/** @type {State} */ state) => {
      found = resultOf(state);
      setText(nextTitle, nextTold(found));
      setText(gridTitle, gridTold(found));
      setText(finding, meta.examples[exampleOf(meta, state.text)]?.finding ?? " ");
      [view.text, view.next, view.heads].forEach((one) => one.tell());
      field.tell(state);
      live.tell(state);
      said.set(describe(state, found));
    },
    paint: (/** @type {any} */ shown) => {
      if (!found) return;
      words(shown);
      view.next.paint((width) => scene.nextTokens(found, shown, width));
      view.heads.paint((width) => scene.grid(found, shown, width));
      bytes.paint((width) => scene.kept(found, width));
    },
    stop: () => (live.stop(), said.stop()),
  };
}

export { compute, describe, recorded, replay, scene };
export default figure({
  name: "today",
  label: "Live figure: a language model that writes, with heads to cut",
  style: marksStyle + style,
  controls: ["text", "cuts", "head", "at", "temperature", "layer", "sink", "effects"],
  fixed: ["kernel"],
  build,
});
