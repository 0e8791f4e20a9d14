// Mounts the live figures of a static page: no kernel, no network, also from file://.
//
// The page holds <div class="attnlib-figure" data-figure="NAME"> with the figure's state as JSON
// in it; _static/figures/NAME.js puts the figure's module as a string into window.attnlibFigures.
(() => {
  const modules = new Map(); // NAME -> Promise of its module, shared by all its figures

  /** A browser refuses to import module files from file://, but not a module from a Blob. */
  function load(name) {
    if (!modules.has(name)) {
      const source = window.attnlibFigures?.[name];
      if (!source) throw new Error(`the script of the figure "${name}" is missing`);
      const style = document.createElement("style");
      style.textContent = source.css;
      document.head.append(style);
      const url = URL.createObjectURL(new Blob([source.esm], { type: "text/javascript" }));
      modules.set(name, import(url).finally(() => URL.revokeObjectURL(url)));
    }
    return modules.get(name);
  }

  /** The part of a Jupyter widget's model that figures use; nobody else holds the state. */
  function createModel(state) {
    const listeners = new Map();
    const of = (event) => listeners.get(event) ?? listeners.set(event, new Set()).get(event);
    return {
      get: (key) => state[key],
      set(key, value) {
        if (JSON.stringify(state[key]) === JSON.stringify(value)) return;
        state[key] = value;
        for (const call of [...of(`change:${key}`), ...of("change")]) call();
      },
      on: (event, call) => of(event).add(call),
      off: (event, call) => of(event).delete(call),
      save_changes() {},
    };
  }

  async function mount(place) {
    try {
      const state = JSON.parse(place.querySelector("script[type='application/json']").textContent);
      const module = await load(place.dataset.figure);
      const el = document.createElement("div");
      await module.default.render({ model: createModel(state), el });
      place.replaceChildren(el);
      place.dataset.mounted = "";
      performance.mark("attnlib-figure");
    } catch (error) {
      // What the figure shows stays readable below: the page holds it as text.
      const note = document.createElement("p");
      note.textContent = `This figure could not start (${error.message}). It runs in the chapter's notebook.`;
      place.prepend(note);
      place.dataset.failed = "";
    }
  }

  // The modules load while the page is parsed, and the figures are mounted as soon as it is:
  // deferred scripts, MathJax among them, would keep the reader waiting for half a second.
  Object.keys(window.attnlibFigures ?? {}).forEach(load);
  const start = () => document.querySelectorAll(".attnlib-figure").forEach(mount);
  if (document.readyState !== "loading") start();
  else document.addEventListener("readystatechange", start, { once: true });
})();
