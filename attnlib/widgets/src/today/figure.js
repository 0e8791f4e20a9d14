// WriterExplorer (chapter 15): a language model writes; its heads are seen, and cut. Recorded examples, until a press
// loads the model into the page, or the kernel has it.

import { board } from "../kit/board.js";
import { data, parts } from "../kit/data.js";
import { div, el, setText } from "../kit/elements.js";
import { figure } from "../kit/figure.js";
import { dragged, within } from "../kit/hits.js";
import { clamp } from "../kit/numbers.js";
import { arrowKeys, button, dropDown, firstHint, slide, slider, summary } from "../kit/parts.js";
import { door } from "../model/door.js";
import {
  compute,
  exampleOf,
  isAll,
  isOpened,
  nameOf,
  opened,
  recorded,
  replay,
  toggled,
  unread,
} from "./compute.js";
import { Conversation, kernel } from "./live.js";
import marksStyle from "./marks.css" with { type: "text" };
import * as scene from "./scene.js";
import style from "./style.css" with { type: "text" };
import {
  ABOUT,
  changeTold,
  cutTold,
  describe,
  findingTold,
  gridTold,
  keptTold,
  lensTold,
  nextTold,
} from "./words.js";

/** @typedef {import("./compute.js").State} State */
/** @typedef {import("./compute.js").Numbers} Numbers */
/** @typedef {import("./compute.js").Meta} Meta */
/** @typedef {{talk: Conversation | null, busy: "" | "write" | "measure", stopped: boolean, say: (text: string) => void, changed: () => void}} Live */
/** @typedef {import("../kit/store.js").Store} Store */

const HINT = "Press a head to cut it, a word to see who attends to it, a bar to write it.";
const NO_BOOK = "In a notebook give it the model: WriterExplorer(decoder=load_decoder()).";
const ENDS = ["<|im_end|>", "<|endoftext|>"];
const WHICH = "Which head mattered for this word?";
const ROOM = 200; // tokens that "Write on" stops at
const TURN = ["<|im_start|>user\n", "<|im_end|>\n<|im_start|>assistant\n"];
const now = (/** @type {Store} */ store) => /** @type {State} */ (store.read());
const numberOf = (/** @type {import("../kit/hits.js").Hit} */ { id }) => Number(id.split(" ")[1]);

/** Tokens; a press shows who attends to one. @param {Store} store @param {() => Numbers} found */
function textBoard(store, found) {
  const view = board(
    "",
    (node, hit) => {
      const go = (/** @type {number} */ at) =>
        store.change({ at, effects: false }, { glide: true });
      node.addEventListener("click", () => go(numberOf(hit())));
      const step = (/** @type {number} */ by) => () => {
        const shown = scene.shownOf(found().tokens);
        return shown[clamp(shown.indexOf(numberOf(hit())) + by, 0, shown.length - 1)];
      };
      const ends = { Home: step(-Infinity), End: step(Infinity) };
      const keys = { ArrowRight: step(1), ArrowLeft: step(-1), ...ends };
      arrowKeys(node, keys, (at) => (go(at), view.focus(`token ${at}`)));
    },
    (width) => scene.tokenHits(found(), width),
    { label: "The text" },
  );
  return view;
}

/** What comes next. @param {Store} store @param {() => Numbers} found */
function nextBoard(store, found) {
  const write = (/** @type {number} */ i) => {
    const name = found().names[i];
    if (name === undefined) return; // a list that has gone in the meantime writes nothing
    const text = now(store).text + name;
    store.change({ text, layer: null, effects: false }, { glide: true });
  };
  return board(
    "",
    (node, hit) => node.addEventListener("click", () => write(numberOf(hit()))),
    (width) => scene.nextHits(found(), width),
    { label: "Next tokens: a press writes one" },
  );
}

/** All heads, and the layers to run along. @param {Store} store @param {() => Numbers} found @param {(head: number | null) => void} peek */
function gridBoard(store, found, peek) {
  const view = board(
    "",
    (node, hit) => {
      if (hit().slider) return layerKeys(store, found, node, view);
      const index = () => numberOf(hit());
      const enter = (/** @type {PointerEvent} */ event) =>
        event.pointerType === "mouse" && peek(index());
      node.addEventListener("click", () => cutHead(store, found(), index()));
      node.addEventListener("pointerenter", enter);
      node.addEventListener("pointerleave", () => peek(null));
      arrowKeys(node, cellKeys(found, view.width, index), (i) => {
        store.change({ head: nameOf(i, found().sizes) }, { glide: true });
        view.focus(`head ${i}`);
      });
    },
    (width) => scene.gridHits(found(), width),
    { label: "All heads: a press cuts one" },
  );
  return view;
}

/** Cut a head or join it again; where not all cuts are known, it alone. @param {Store} store @param {Numbers} numbers @param {number} index */
function cutHead(store, { sizes, free }, index) {
  const [{ cuts }, head] = [now(store), nameOf(index, sizes)];
  const alone = free ? toggled(cuts, head) : cuts.includes(head) ? [] : [head];
  store.change({ cuts: alone, head, layer: null }, { glide: true });
}

/** Where arrow keys lead from a head; layers run across where there is room, else down. @param {() => Numbers} found @param {() => number} width @param {() => number} index */
function cellKeys(found, width, index) {
  const step = (/** @type {number} */ across, /** @type {number} */ down) => () => {
    const { sizes } = found();
    const [l, h] = scene.plan(sizes, width()).wide ? [across, down] : [down, across];
    return clamp(Math.floor(index() / sizes.heads) + l, 0, sizes.layers - 1) * sizes.heads +
      clamp(index() % sizes.heads + h, 0, sizes.heads - 1);
  };
  return {
    ...{ ArrowRight: step(1, 0), ArrowLeft: step(-1, 0) },
    ...{ ArrowDown: step(0, 1), ArrowUp: step(0, -1) },
  };
}

/** @param {Store} store @param {() => Numbers} found @param {HTMLElement} node @param {ReturnType<typeof board>} view */
function layerKeys(store, found, node, view) {
  const layers = () => found().sizes.layers;
  const go = (/** @type {number} */ layer) => {
    if (layer === found().layer) return;
    store.change({ layer: layer < layers() ? layer : null }, { glide: true });
  };
  const to = (/** @type {PointerEvent} */ event) =>
    go(scene.layerAt(found().sizes, view.width(), within(view.root, event)));
  dragged(node, (event) => (to(event), to));
  const step = (/** @type {number} */ by) => () => clamp(found().layer + by, 1, layers());
  arrowKeys(node, slide(step), go);
}

/** The examples. What the reader made of one stands before it, so that it can be chosen again. @param {Store} store @param {() => Meta} meta */
function examples(store, meta) {
  const onChange = (/** @type {string} */ i) =>
    i && store.change(opened(meta().examples[Number(i)]), { glide: true });
  const list = dropDown({ label: "Text", wide: true, onChange });
  const tell = (/** @type {State} */ state) => {
    const [all, at] = [meta().examples, exampleOf(meta(), state.text)];
    const option = (/** @type {string} */ title, /** @type {string} */ text) =>
      `${title}: ${scene.seen(text)}`;
    /** @type {[number | "", string][]} */
    const options = all.map(({ title, text }, i) => [i, option(title, text)]);
    if (isOpened(state, all[at])) return list.set(at, options);
    const title = at < 0 ? "your own" : `${all[at].title}, changed`;
    options.splice(Math.max(0, at), 0, ["", option(title, state.text)]);
    list.set("", options);
  };
  return { root: list.root, tell };
}

/** Temperature, cuts and what is shown. @param {Store} store @param {() => Meta} meta */
function controls(store, meta) {
  const change = (/** @type {Partial<State>} */ patch) => store.change(patch, { glide: true });
  const heat = slider({
    ...{ label: "Temperature", min: 0.5, max: 2, step: 0.25 },
    onInput: (/** @type {number} */ temperature) => store.change({ temperature }),
  });
  const areCut = (/** @type {State} */ { cuts }) => isAll(cuts, meta().ten);
  const ten = button(
    "Cut the ten name heads",
    () => change({ cuts: areCut(now(store)) ? [] : meta().ten, layer: null }),
  );
  const sink = button("Don't draw the sink", () => change({ sink: !now(store).sink }));
  const join = button("Join all", () => change({ cuts: [] }));
  const row = [ten, sink, join, button("Reset", store.reset)].map(({ root }) => root);
  const tell = (/** @type {State} */ state) => {
    heat.set(state.temperature);
    ten.set(areCut(state));
    sink.set(!state.sink);
  };
  return { heat: heat.root, row, reading: [ten.root, sink.root], tell };
}

/** Give up what the model does. @param {Live} live */
const halt = (live) => {
  live.stopped = true;
  live.talk?.stop();
};

/** Let the model do one thing, which the reader may stop. @param {Live} live @param {Live["busy"]} name @param {() => Promise<void>} work @param {() => void} shown */
async function run(live, name, work, shown) {
  [live.busy, live.stopped] = [name, false];
  live.say("");
  shown();
  await work().catch((error) => live.say(error.message));
  live.busy = "";
  shown();
  live.changed();
}

/**
 * Write until the text ends or is long, or is another; the worker reads one token ahead while the page paints.
 * @param {Live} live @param {Store} store
 */
async function writeOn(live, store) {
  const talk = /** @type {Conversation} */ (live.talk);
  const write = (/** @type {State} */ state) => ({ ...state, token: talk.write(state) });
  let ahead = write(now(store));
  for (let i = 0; i < ROOM && !live.stopped; i++) {
    const [token, state] = [await ahead.token, now(store)];
    if (!token || live.stopped || state.text !== ahead.text) break;
    if (state.temperature !== ahead.temperature || `${state.cuts}` !== `${ahead.cuts}`) {
      ahead = write(state);
      continue;
    }
    const next = { text: state.text + token, layer: null, effects: false };
    ahead = write({ ...state, ...next });
    store.change(next);
    if (ENDS.includes(token)) break;
  }
}

/** What the reader typed: of a question put to the assistant, the question. @param {string} text */
function typed(text) {
  const [before, after] = TURN.map((part) => text.indexOf(part));
  return before === 0 && after > 0 ? text.slice(TURN[0].length, after) : text;
}

/** The field for an own text, and what lets the model write on. @param {Store} store @param {Live} live @param {() => void} shown */
function desk(store, live, shown) {
  const own = el("input", {
    ...{ type: "text", lang: "en", autocomplete: "off", spellcheck: "false" },
    ...{ "aria-label": "Your text", onchange: () => put(own.value) },
  });
  const put = (/** @type {string} */ text) =>
    text && store.change(opened({ ...now(store), text, at: 0 }), { glide: true });
  const write = () =>
    live.busy ? halt(live) : run(live, "write", () => writeOn(live, store), shown);
  const go = button("Write on", write);
  const question = () => put(TURN.join(own.value || "What is attention?"));
  const ask = button("Ask the assistant", question);
  const tell = (/** @type {State} */ { text }) => {
    if (own.getRootNode().activeElement !== own) own.value = typed(text);
  };
  return { parts: [own, go.root, ask.root], tell, go };
}

/** The button that cuts each head in turn. @param {Store} store @param {() => Numbers} found @param {Live} live @param {() => void} shown */
function question(store, found, live, shown) {
  const measure = async (/** @type {Conversation} */ talk, /** @type {string} */ text) => {
    await talk.measure(text, (part) => {
      live.say(`Cutting each head in turn: ${Math.round(100 * part)} %`);
      return !live.stopped && now(store).text === text;
    });
    live.say("");
    if (!talk.effects.has(text)) store.change({ effects: false }, { glide: true });
  };
  return button(WHICH, () => {
    const [{ talk }, { text }, asked] = [live, now(store), !found().most];
    if (live.busy) return halt(live);
    store.change({ effects: asked }, { glide: true });
    if (asked && talk && !talk.effects.has(text)) {
      run(live, "measure", () => measure(talk, text), shown);
    }
  });
}

/** The model: loaded by a press, then asked. @param {Store} store @param {any} model @param {() => Numbers} found @param {() => void} changed */
function living(store, model, found, changed) {
  /** @type {Live} */
  const live = { talk: null, busy: "", stopped: false, say: (text) => gate.say(text), changed };
  const shown = () => {
    setText(own.go.root, live.busy === "write" ? "Stop" : "Write on");
    setText(which.root, live.busy === "measure" ? "Stop" : WHICH);
    own.go.set(live.busy === "write");
    own.go.root.disabled = live.busy === "measure";
  };
  const own = desk(store, live, shown);
  const which = question(store, found, live, shown);
  const begin = (/** @type {import("./live.js").Reader} */ reader) => {
    if (!reader.sizes.shared) throw new Error("This file's model reads and does not write.");
    live.talk = new Conversation(reader, changed);
    live.say("Ready: cut any heads, write your own.");
    gate.root.replaceChildren(...own.parts, gate.status);
    changed();
  };
  const gate = door({ folder: "smollm2", size: "98 MB", elsewhere: NO_BOOK, opened: begin });
  if (now(store).kernel) kernel(model).then(begin).catch((error) => live.say(error.message));
  const root = div("today-live", gate.root, el("p", { class: "attn-source" }, ABOUT));
  const tell = (/** @type {State} */ state) => {
    which.set(state.effects);
    own.tell(state);
  };
  return { root, which: which.root, tell, live };
}

/** What is known of a state: told by the model, or recorded; while the model reads it, what was known last. @param {Live} live @param {any} model @param {() => Meta} meta */
function readings(live, model, meta) {
  /** @type {Map<number, import("./compute.js").Recorded>} */
  const known = new Map();
  const put = (/** @type {number} */ i, /** @type {any} */ part) =>
    known.set(i, recorded(part, meta()));
  const rest = parts(model, "today", put);
  const stored = (/** @type {State} */ state) => {
    const found = known.get(exampleOf(meta(), state.text));
    return found ? replay(found, state) : unread(meta().sizes);
  };
  /** @type {import("./compute.js").Reading | null} */
  let last = null;
  const of = (/** @type {State} */ state) => {
    const { talk } = live;
    const fresh = talk ? talk.told(state) : stored(state);
    if (talk && (!fresh || (state.layer && !fresh.lens && !fresh.missing))) talk.ask(state);
    else if (talk && !fresh?.lens && !fresh?.missing && !live.busy) talk.look(state);
    last = fresh ?? last ?? stored(state);
    return last;
  };
  const wants = (/** @type {State} */ { text }) =>
    rest.wants([exampleOf(meta(), text)].filter((i) => i >= 0));
  return { of, last: () => last, wants, ahead: () => rest.ahead(meta().examples.map((_, i) => i)) };
}

/** What may be on its way. @param {Numbers} numbers */
const shownOf = ({ weights, shades, chances, lens }) => ({ weights, shades, chances, lens });

/** The pictures, and where a head attends while the mouse is over it. @param {Store} store @param {() => any} found @param {() => import("./compute.js").Reading | null} reading */
function pictures(store, found, reading) {
  let [peeked, painted] = [/** @type {number | null} */ (null), /** @type {any} */ (null)];
  const writing = (/** @type {any} */ shown, /** @type {number} */ wide) => {
    painted = shown;
    const weights = peeked === null ? null : reading()?.looks?.[peeked];
    const [all, now_] = weights ? [{ ...found(), weights }, { weights }] : [found(), shown];
    text.paint(scene.writing(all, now_, now(store).sink, wide), wide);
  };
  const peek = (/** @type {number | null} */ head) => {
    peeked = head;
    if (painted) writing(painted, text.width());
  };
  const [text, next] = [textBoard(store, found), nextBoard(store, found)];
  const heads = gridBoard(store, found, peek);
  const paint = (/** @type {any} */ shown) => {
    if (!found()) return;
    const [first, second, third] = [text, next, heads].map(({ room }) => room());
    writing(shown, first);
    next.paint(scene.nextTokens(found(), shown, second), second);
    heads.paint(scene.grid(found(), shown, third), third);
  };
  const tell = () => [text, next, heads].forEach((one) => one.tell());
  return { text, next, heads, paint, tell };
}

/** The sentences: titles of the pictures, the example's finding, and what is seen. @param {() => Meta} meta */
function sentences(meta) {
  const said = summary();
  const [next, grid, finding] = ["h3", "h3", "p"].map((tag) => el(tag));
  const [cut, lens, kept] = ["cut", "lens", "kept"].map((name) =>
    el("p", { class: `attn-hint today-${name}` })
  );
  const change = el("p", { class: "today-change", "aria-hidden": "true" }); // the summary says it
  const tell = (/** @type {State} */ state, /** @type {Numbers} */ found) => {
    setText(next, nextTold(found));
    setText(grid, gridTold(found));
    setText(cut, cutTold(state, found));
    setText(lens, lensTold(found));
    setText(kept, keptTold(found));
    setText(change, changeTold(found));
    setText(finding, findingTold(state, meta()));
    said.set(describe(state, found));
  };
  return { said, next, grid, finding, cut, lens, kept, change, tell };
}

/** @param {State} _start @param {Store} store @param {any} model */
function build(_start, store, model) {
  let [meta, found] = /** @type {[Meta, any]} */ (/** @type {unknown} */ ([null, null]));
  const [all, changed] = [() => meta, () => store.change({}, { glide: true })];
  const [list, field, told] = [examples(store, all), controls(store, all), sentences(all)];
  const { live, ...own } = living(store, model, () => found, changed);
  const read = readings(live, model, all);
  const view = pictures(store, () => found, read.last);
  const result = (/** @type {State} */ state) => compute(state, read.of(state));
  const side = (/** @type {Node[]} */ ...nodes) => div("today-side", ...nodes);
  const texts = side(view.text.root, told.said.root, told.finding);
  const board = div("today-board", texts, side(told.next, view.next.root, field.heat));
  const row = div("attn-row", own.which, ...field.row);
  const tell = (/** @type {State} */ state) => {
    found = result(state);
    [view, list, field, own].forEach((part) => part.tell(state));
    told.tell(state, found);
    for (const one of [own.which, ...field.reading]) one.disabled = !found.weights.length;
    own.which.disabled ||= live.busy === "write";
  };
  return {
    parts: [
      firstHint(HINT),
      list.root,
      own.root,
      board,
      told.grid,
      div("", view.heads.root, told.change),
      told.lens,
      row,
      div("today-foot", told.cut, told.kept),
    ],
    ready: data(model, "today").then((given) => void (meta = given)),
    ...{ wants: read.wants, ahead: read.ahead, say: told.said.set, tell, paint: view.paint },
    glides: (/** @type {State} */ state) => shownOf(result(state)),
    stop: () => (halt(live), told.said.stop()),
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
