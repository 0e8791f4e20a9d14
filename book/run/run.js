// Cells that run where they stand. This small script puts buttons below them; nothing else is loaded before the
// first Edit (the editor) or the first Run (Python). Then packs come as scripts, since file:// refuses fetch.
"use strict";
globalThis.attnRun = (() => {
  const PACKS = ["pyodide.js", "pyodide.asm.js", "pyodide.asm.wasm", "python_stdlib.zip", "numpy.zip", "attnlib.zip"];
  const MOMENT = 3000; // for a function that a figure calls at every move
  const LIMIT = 15_000; // a checker stops an endless answer after ten seconds, and names it
  const PATIENCE = 3 * LIMIT; // then Python is dead, or in a calculation that looks at no clock
  const WAIT = "Another cell runs; stop it or wait.";
  const HERE = document.currentScript.src.replace(/[^/]*$/, "");
  const CHAPTER = location.pathname.split("/").pop().replace(/\.html$/, "");
  const api = { sources: {}, pack, ask, draw, shown, chapter: (name, said) => Object.assign(notebook, said), busy: () => Boolean(listener) };
  const notebook = {}, unpacking = {}, scripts = {};
  let files, worker, ready, listener, drawing;

  const script = (name) => (scripts[name] ??= new Promise((loaded, failed) => {
    const element = Object.assign(document.createElement("script"), { src: HERE + name, onload: loaded });
    element.onerror = () => { delete scripts[name]; failed(new Error(`${name} could not be loaded`)); };
    document.head.append(element);
  }));

  // What the reader wrote -----------------------------------------------------------------------
  const key = (name, page = CHAPTER) => `attnrun/${page}/${name}`;
  function recall(name) {
    try { return JSON.parse(localStorage.getItem(key(name))) ?? {}; } catch { return {}; }
  }
  function keep(name, more) {
    try { localStorage.setItem(key(name), JSON.stringify({ ...recall(name), ...more })); } catch { /* not allowed */ }
  }
  /** A short name of a text: a draft belongs to the version of the cell for which it was written. */
  const version = (text) => [...text].reduce((sum, letter) => (Math.imul(sum, 31) + letter.codePointAt(0)) | 0, 7).toString(36);
  const passed = () => {
    try { return JSON.parse(localStorage.getItem("attnrun/passed")) ?? []; } catch { return []; }
  };
  function mark(exercise) {
    try { localStorage.setItem("attnrun/passed", JSON.stringify([...new Set([...passed(), exercise])])); } catch { /* not allowed */ }
  }

  // Python ---------------------------------------------------------------------------------------
  function pack(name, gzipped, text) {
    const bytes = Uint8Array.fromBase64?.(text) ?? Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const plain = () => new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    unpacking[name] = gzipped ? plain() : Promise.resolve(bytes.buffer);
  }

  async function load() {
    const names = PACKS.map((name) => `${name.replaceAll(".", "-")}.js`);
    await Promise.all([...names, "sources.js", `${CHAPTER}.js`].map(script));
    files = {};
    for (const name of PACKS) files[name] = await unpacking[name];
    files.module = await WebAssembly.compile(files["pyodide.asm.wasm"]);
    files["pyodide.asm.wasm"] = new ArrayBuffer(8); // what is asked for is the compiled module
  }

  function start() {
    return (ready ??= begin().catch((error) => { ready = undefined; throw error; }));
  }

  async function begin() {
    if (!files) await load();
    const parts = [files["pyodide.js"], "\n", files["pyodide.asm.js"], "\n", api.sources.worker];
    const address = URL.createObjectURL(new Blob(parts, { type: "text/javascript" }));
    worker = new Worker(address);
    const { module, ...given } = files;
    const { runner, lock } = api.sources;
    const failures = JSON.stringify(recall("failures"));
    await new Promise((up, failed) => {
      worker.onmessage = ({ data }) => {
        if (data.type === "ready") up();
        else if (data.type === "crash" && !listener) failed(new Error(data.text));
        else listener?.(data);
      };
      worker.onerror = (event) => { failed(new Error(event.message)); listener?.({ type: "crash", text: event.message }); };
      worker.postMessage({ type: "boot", files: given, module, runner, lock, failures });
    });
    URL.revokeObjectURL(address);
  }

  /** End Python, whatever it does; another one starts at once, so that the next Run need not wait. */
  function stop(type = "stopped", text = "") {
    if (worker) { // there is none while its files are on their way; they come all the same
      worker.terminate();
      worker = ready = undefined;
    }
    listener?.({ type, text });
    if (files) start().catch(() => {});
  }

  /** Have Python do what `message()` says once it is up; answers what came of it, or that it was stopped. */
  async function ask(message, heard = () => {}) {
    let ended, watch;
    const answer = new Promise((done) => { ended = done; });
    const mine = listener = (data) => {
      if (data.type === "out") return heard(data.text);
      listener = undefined;
      clearTimeout(watch);
      ended(data);
    };
    start().then(() => {
      if (listener !== mine) return;
      const said = message();
      worker.postMessage(said);
      if (said.limit) watch = setTimeout(() => stop("silent"), PATIENCE);
    }).catch((error) => listener === mine && mine({ type: "lost", text: error.message }));
    const data = await answer;
    for (const said of document.querySelectorAll(".run-state")) if (said.textContent === WAIT) said.textContent = "";
    if (data.type === "crash") stop();
    return data;
  }

  /** What the reader's function gives to a figure, which waits for a cell that runs; a fault is a sentence. */
  async function draw(own) {
    while (listener) await new Promise((then) => setTimeout(then, 50));
    drawing = ask(() => ({ type: "sheet", name: "draw", given: [JSON.stringify(own)], limit: MOMENT }));
    const { result } = await drawing;
    drawing = undefined;
    return result ?? { fault: `${own.name} could not be called: Python starts anew.` };
  }

  // One cell -------------------------------------------------------------------------------------
  const { element, button } = globalThis.attnPage;
  const cells = new Map();

  function source(name, original) {
    const at = cells.get(name);
    return at?.exercises.length ? at.text() : original; // a reader's function that a later cell calls
  }

  /** What the reader made of the other cells: those above count as they stand on the page. */
  const drafts = (but) => JSON.stringify(Object.fromEntries(
    [...cells].filter(([name, at]) => name !== but && at.changed()).map(([name, at]) => [name, at.text()]),
  ));

  function mount(bar) {
    const { cell: name } = bar.dataset;
    const exercises = bar.dataset.exercises.split(" ").filter(Boolean);
    const holder = bar.closest(".cell");
    const input = holder.querySelector(".cell_input");
    const pre = input.querySelector("pre");
    const stored = holder.querySelector(".cell_output");
    const original = pre.textContent.trimEnd();
    const still = pre.innerHTML;
    const label = exercises.length ? `Exercise ${exercises.join(", ")}` : "This cell";
    const kept = recall(name);
    let view, undo, text = kept.draft ?? original;

    const answer = element("div", "run-answer");
    answer.setAttribute("role", "status");
    answer.setAttribute("aria-live", "polite");
    const told = element("span", "run-state");
    const edit = button("Edit", open), run = button("Run", execute, "run-go"), reset = button("Reset", restore);
    const end = button("Stop", () => stop());
    const sign = element("span", "run-passed");
    bar.append(run, edit, end, reset, told, sign);
    bar.after(answer);
    for (const part of [run, edit, end, reset]) part.setAttribute("aria-label", `${part.textContent}: ${label}`);
    bar.setAttribute("role", "group");
    bar.setAttribute("aria-label", label);
    bar.hidden = false;
    cells.set(name, { exercises, text: () => text, changed: () => text !== original });
    if (text !== original) {
      pre.textContent = text;
      if (stored) stored.hidden = true; // it is what the page's own code gave
      told.textContent = kept.of && kept.of !== version(original) ? "Your draft, of an earlier version of this cell. Reset shows the new one." : "Your draft.";
    }
    show();

    function show(busy = false) {
      run.setAttribute("aria-disabled", busy); // it keeps the focus
      end.hidden = !busy;
      edit.hidden = Boolean(view);
      reset.hidden = text === original && !view;
      signed();
    }

    /** Of an exercise that was passed: whether by the text that stands there. */
    function signed() {
      const all = passed();
      const done = exercises.length && exercises.every((each) => all.includes(each));
      sign.textContent = done ? (recall(name).right === version(text) ? "✓ passed" : "✓ passed before") : "";
    }

    async function open() {
      edit.disabled = true;
      await script("editor.js");
      edit.disabled = false;
      const place = element("div", "run-editor");
      pre.hidden = true;
      pre.after(place);
      view = attnEditor(place, text, `${label}: code. Shift and Enter run it; Escape, then Tab, leaves it.`, {
        run: execute,
        changed: (now) => {
          text = now;
          undo?.off(); // what is written now is what counts
          keep(name, { draft: now === original ? undefined : now, of: version(original) });
          signed();
        },
      });
      told.textContent = matchMedia("(hover: none), (pointer: coarse)").matches ? "" : "Shift-Enter runs it.";
      show();
      view.focus();
    }

    function close() {
      view?.destroy();
      view = undefined;
      holder.querySelector(".run-editor")?.remove();
      pre.hidden = false;
    }

    function restore() {
      const [mine, { of }] = [text, recall(name)];
      close();
      pre.innerHTML = still;
      text = original;
      keep(name, { draft: undefined });
      told.textContent = "";
      renew();
      if (stored) stored.hidden = false;
      show();
      edit.focus();
      if (mine === original) return;
      told.textContent = "Reset.";
      undo = globalThis.attnPage.undo(bar, `reset of ${label}`, () => {
        close();
        pre.textContent = text = mine;
        keep(name, { draft: mine, of });
        if (stored) stored.hidden = true;
        told.textContent = "Your draft.";
        show();
        edit.focus();
      });
      undo.focus();
    }

    async function execute() {
      if (run.getAttribute("aria-disabled") === "true") return;
      await drawing; // a moment
      if (listener) return void (told.textContent = WAIT);
      const [printed, ran] = [[], text]; // which may be edited while it runs
      for (const old of [answer, stored]) old?.classList.add("is-old");
      told.textContent = files ? "Runs." : "Python starts: some seconds, once.";
      show(true);
      const data = await ask(() => {
        told.textContent = "Runs.";
        const before = JSON.stringify(notebook.lines.slice(0, notebook.before[name]));
        return { type: "run", code: ran, cell: name, name: exercises[0] ?? name, before, drafts: drafts(name), limit: LIMIT };
      }, (line) => printed.push(line));
      finish(data, printed, ran);
    }

    function finish(data, printed, ran) {
      told.textContent = "";
      const words = {
        silent: `Python gave no answer for ${PATIENCE / 1000} seconds, so it starts anew: earlier cells are run again for you when they are needed.`,
        stopped: "Stopped. Python starts anew: earlier cells are run again for you when they are needed.",
        crash: crashed(data.text),
        lost: `Python could not be started: ${data.text}. Reload the page and try again.`,
      }[data.type];
      const verdicts = data.verdicts ?? [];
      for (const verdict of verdicts) if (verdict.status === "passed") mark(verdict.exercise);
      if (data.failures) {
        try { localStorage.setItem(key("failures"), JSON.stringify(data.failures)); } catch { /* not allowed */ }
      }
      const last = verdicts.at(-1)?.status;
      if (verdicts.length && verdicts.every((verdict) => verdict.status === "passed")) keep(name, { right: version(ran) });
      renew(words || data.error ? "is-error" : last === "passed" ? "is-right" : last && last !== "not attempted" ? "is-wrong" : "");
      if (stored) stored.hidden = true;
      const outcome = words ?? data.error ?? data.result;
      if (printed.length) answer.append(shown(printed.join("\n")));
      if (outcome) answer.append(shown(outcome, words || data.prose));
      else if (!printed.length) answer.append(shown(unchecked(verdicts) ?? "Done; nothing was printed.", true));
      const open = verdicts.find((verdict) => verdict.solution);
      if (open) answer.append(button("Show a solution", () => solve(open.exercise)));
      for (const [figure, name, kind] of data.usable ?? []) {
        if (!document.querySelector(`.attnlib-figure[data-figure="${figure}"]`)) continue;
        answer.append(button(`Use ${name} in the figure`, () => globalThis.attnFigures.use(figure, name, kind)));
      }
      globalThis.attnFigures?.renew();
      show();
      progress();
    }

    /** Say what to add where an answer was run without the line that checks it. */
    function unchecked(verdicts) {
      const line = /^.*\bcheck\(.*$/m.exec(original);
      return exercises.length && !verdicts.length && line ? `It ran, but nothing was checked. Add the cell's last line again: ${line[0].trim()}` : undefined;
    }

    /** Take away what an earlier run left; until now it stood there, greyed. */
    function renew(verdict = "") {
      answer.replaceChildren();
      answer.className = `run-answer ${verdict}`.trim();
      stored?.classList.remove("is-old");
    }

    async function solve(exercise) {
      answer.querySelector("button").remove();
      answer.append(shown((await ask(() => ({ type: "solution", name: exercise }))).result));
    }
  }

  /** Sentences wrap, each line at its own indent; what a program prints keeps its columns, and scrolls. */
  function shown(text, prose = false) {
    if (!prose) return Object.assign(document.createElement("pre"), { textContent: text, tabIndex: 0 });
    const box = element("div", "run-words");
    for (const line of text.split("\n")) {
      const part = element("div", "", line.trim());
      part.style.paddingInlineStart = `${line.length - line.trimStart().length}ch`;
      box.append(part);
    }
    return box;
  }

  function crashed(text) {
    if (/call stack|recursion/i.test(text)) return "A function calls itself without end, and Python broke down. It starts anew.";
    if (/memory|allocation/i.test(text)) return "This needs more memory than the page has. Python starts anew.";
    return `Python broke down and starts anew. (${String(text).split("\n")[0]})`;
  }

  // Progress, and answers to take away -----------------------------------------------------------
  function progress() {
    const done = passed();
    for (const line of document.querySelectorAll("[data-progress]")) {
      line.hidden = !done.length;
      line.textContent = `You have passed ${done.length} of ${line.dataset.progress} exercises.`;
    }
  }

  async function save() {
    await script(`${CHAPTER}.js`);
    const made = notebook.cells.map(([id, code]) => ({
      cell_type: "code", execution_count: null, id, metadata: {}, outputs: [], source: source(id, code),
    }));
    const predictions = (globalThis.attnPredictions ?? []).map((one) => one.told());
    const metadata = { attnlib: { chapter: CHAPTER, predictions } }; // `python -m attnlib.exercises` reads them
    const content = JSON.stringify({ cells: made, metadata, nbformat: 4, nbformat_minor: 5 }, null, 1);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([content], { type: "application/x-ipynb+json" }));
    link.download = `${CHAPTER}.ipynb`;
    link.click();
  }

  document.querySelectorAll(".run-bar").forEach(mount);
  const last = [...document.querySelectorAll('.run-bar:not([data-exercises=""])')].at(-1);
  if (last) {
    const place = element("p", "run-save", button("Save my answers as a notebook", save), " Answers stay in this browser until then.");
    last.closest(".cell").after(place);
  }
  progress();
  if (new URLSearchParams(location.search).has("seed")) script("sheet.js");
  return api;
})();
