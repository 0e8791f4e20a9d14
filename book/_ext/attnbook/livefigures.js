// Mounts the live figures of a static page: no kernel, no network, also from file://.
//
// The page holds <div class="attnlib-figure" data-figure="NAME"> with the figure's state as JSON and its
// still picture in it. Nothing is loaded before the figure is near the screen; then a script beside this
// one, NAME.js, puts the figure's module as a string into window.attnlibFigures, and NAME.data.js, where
// a figure has data, what it opens with into window.attnlibData; NAME.PART.data.js, where data have parts, comes
// when the figure asks. #state=… opens a figure in a state. Once the reader scrolls, the scripts of figures that
// are some screens ahead are fetched too.
(() => {
  const folder = document.currentScript.src.replace(/[^/]*$/, "");
  const scripts = new Map(); // file -> Promise that it ran
  const modules = new Map(); // NAME -> Promise of its module, shared by all its figures

  /** Run a classic script: a browser refuses to fetch, or to import modules, from file://. */
  function run(file) {
    if (!scripts.has(file)) {
      scripts.set(
        file,
        new Promise((resolve, reject) => {
          const script = document.createElement("script");
          script.src = folder + file;
          script.onload = resolve;
          script.onerror = () => {
            scripts.delete(file); // asked again it may come
            reject(new Error(`${file} is missing`));
          };
          document.head.append(script);
        }),
      );
    }
    return scripts.get(file);
  }

  /** The module of a figure, from a Blob, which may be imported everywhere. */
  async function load(name) {
    if (!window.attnlibFigures?.[name]) await run(`${name}.js`);
    const source = window.attnlibFigures[name];
    const style = document.createElement("style");
    style.textContent = source.css;
    document.head.append(style);
    const url = URL.createObjectURL(new Blob([source.esm], { type: "text/javascript" }));
    return import(url).finally(() => URL.revokeObjectURL(url));
  }

  async function data(name) {
    if (!window.attnlibData?.[name]) await run(`${name}.data.js`);
    return window.attnlibData[name];
  }

  /** The part of a Jupyter widget's model that figures use; nobody else holds the state. */
  function createModel(stored, patch) {
    const state = { ...stored, ...patch, _start: structuredClone(stored) };
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
      data,
      /** Has the page's Python call a function of the reader's for the figure. */
      async send({ own }) {
        const answer = await globalThis.attnRun.draw(own);
        this.set("_drawn", { ...state._drawn, ...answer, turn: own.turn });
      },
      /** To another state; what it does not name is as at the start. */
      go(to) {
        for (const [key, value] of Object.entries({ ...stored, ...fitting(stored, to) })) this.set(key, value);
      },
      changes: () =>
        Object.fromEntries(
          Object.keys(stored)
            .filter((key) => JSON.stringify(stored[key]) !== JSON.stringify(state[key]))
            .map((key) => [key, state[key]]),
        ),
    };
  }

  const places = [...document.querySelectorAll(".attnlib-figure")];

  /** Which figure of the page this is: lookup, or lookup.2 for its second one. */
  function nameOf(place) {
    const same = places.filter((other) => other.dataset.figure === place.dataset.figure);
    const at = same.indexOf(place);
    return at ? `${place.dataset.figure}.${at + 1}` : place.dataset.figure;
  }

  /** The figure and the changes that the address asks for: #state=NAME:JSON. */
  function asked() {
    const [, name, json] = /^#state=([\w.]+):(.*)$/.exec(location.hash) ?? [];
    if (!name) return null;
    try {
      return { name, patch: JSON.parse(decodeURIComponent(json)) };
    } catch {
      return null;
    }
  }

  function button(text, press) {
    const node = document.createElement("button");
    node.type = "button";
    node.textContent = text;
    node.addEventListener("click", () => press(node));
    return node;
  }

  const LEAST = 0.75; // smaller letters could not be read: rather scroll

  /** On the full screen a figure is enlarged, laid out in the width that shows pictures and letters largest; what only a reader needs is left out. A low screen makes it a little smaller. */
  async function fit(place) {
    const host = place.querySelector(".attn-host");
    const open = () => document.fullscreenElement === place;
    host.toggleAttribute("data-whole", open());
    place.style.setProperty("--paper", getComputedStyle(host.shadowRoot.querySelector(".attn")).backgroundColor);
    delete place.dataset.fitted;
    const lay = (wide, zoom) => {
      place.style.setProperty("--whole", `${wide}px`);
      place.style.setProperty("--zoom", zoom);
      return new Promise((then) => requestAnimationFrame(() => setTimeout(then)));
    };
    let best = { size: 0, wide: 1200, zoom: 1 };
    for (let wide = 1200; open() && wide >= 800; wide -= 80) {
      await lay(wide, 1);
      const tall = [...place.children].reduce((sum, { offsetHeight }) => sum + offsetHeight, 0);
      const zoom = Math.min((place.clientWidth - 48) / wide, (place.clientHeight - 40) / tall);
      const drawn = [...host.shadowRoot.querySelectorAll("svg")].map((svg) => svg.getBoundingClientRect());
      const size = zoom ** 3 * drawn.reduce((sum, { width, height }) => sum + width * height, 0);
      if (size > 1.03 * best.size) best = { size, wide, zoom };
    }
    const known = "currentCSSZoom" in place; // else what is pressed would lie beside what is seen
    if (!open()) return;
    await lay(best.wide, known && best.zoom >= LEAST ? best.zoom : 1);
    place.dataset.fitted = "";
  }

  /** What a lecture needs: the whole screen, and a link to what is seen. */
  function tools(place, model) {
    const bar = document.createElement("div");
    bar.className = "attnlib-figure-tools";
    if (place.requestFullscreen) {
      const full = button("Full screen", () => (document.fullscreenElement ? document.exitFullscreen() : place.requestFullscreen()));
      place.addEventListener("fullscreenchange", () => {
        full.textContent = document.fullscreenElement === place ? "Leave full screen" : "Full screen";
        fit(place);
      });
      bar.append(full);
    }
    const link = button("Link to this state", async () => {
      history.replaceState(null, "", `#state=${nameOf(place)}:${encodeURIComponent(JSON.stringify(model.changes()))}`);
      const copied = await navigator.clipboard?.writeText(location.href).then(() => true, () => false);
      link.textContent = copied ? "Link copied" : "Not copied: copy it from the address bar";
      globalThis.attnPage?.say(link.textContent);
      setTimeout(() => (link.textContent = "Link to this state"), copied ? 3000 : 10_000);
    });
    bar.append(link);
    const watch = (event) => {
      const name = event.composedPath()[0].closest?.("button")?.textContent.trim();
      if (!/^(Reset|Restore all)$/.test(name)) return;
      const before = model.changes();
      setTimeout(() => {
        if (JSON.stringify(before) !== JSON.stringify(model.changes())) globalThis.attnPage?.undo(bar, name.toLowerCase(), () => model.go(before));
      });
    };
    place.addEventListener("click", watch, true);
    return bar;
  }

  const kind = (value) => (Array.isArray(value) ? "array" : typeof value);

  /** Those of the changes asked for that are of the figure's own names and kinds; null stands for none. */
  function fitting(stored, own) {
    const fits = ([key, value]) =>
      key in stored && (value === null || stored[key] === null || kind(value) === kind(stored[key]));
    return Object.fromEntries(Object.entries(own ?? {}).filter(fits));
  }

  function tell(place, text) {
    const note = document.createElement("p");
    note.textContent = text;
    place.prepend(note);
  }

  const STRANGE = "The link asks for a state that this figure does not have, so it begins as it always does.";
  const models = new Map(); // a place -> the model of the figure that stands there

  async function mount(place) {
    try {
      const stored = JSON.parse(place.querySelector("script[type='application/json']").textContent);
      const wanted = asked();
      const own = wanted?.name === nameOf(place) ? wanted.patch : {};
      const name = place.dataset.figure;
      if (!modules.has(name)) modules.set(name, load(name));
      if ("numbers" in place.dataset) data(name).catch(() => {}); // beside the module, not after it
      const module = await modules.get(name);
      const show = async (patch) => {
        const el = document.createElement("div");
        const model = createModel(stored, patch);
        // In the page already: a figure lays its pictures out for the width it gets.
        place.append(el);
        try {
          await module.default.render({ model, el });
        } catch (error) {
          el.remove();
          throw error;
        }
        place.replaceChildren(el, tools(place, model));
        models.set(place, model);
      };
      const patch = fitting(stored, own);
      await show(patch).catch(async (error) => {
        if (Object.keys(patch).length === 0) throw error;
        await show({});
        tell(place, STRANGE);
      });
      place.dataset.mounted = "";
      performance.mark("attnlib-figure");
    } catch (error) {
      // What the figure shows stays readable below: the page holds it as picture and text.
      tell(place, `This figure could not start (${error.message}). It runs in the chapter's notebook.`);
      place.dataset.failed = "";
    }
  }

  const turned = (model, own) => model.set("_own", { turn: (model.get("_own")?.turn ?? 0) + 1, ...own });
  globalThis.attnFigures = {
    /** Have a function of the reader's draw a figure. */
    async use(figure, name, kind) {
      const place = places.find((one) => one.dataset.figure === figure);
      near.unobserve(place);
      if (!models.has(place)) await mount(place);
      const model = models.get(place);
      model?.set("_drawn", {});
      if (model) turned(model, { name, kind });
      place.scrollIntoView({ block: "start" });
    },
    /** A cell was run, which may have made the functions that figures use anew. */
    renew() {
      for (const model of models.values()) {
        const { name, kind } = model.get("_own") ?? {};
        if (name) turned(model, { name, kind });
      }
    },
  };

  const near = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        near.unobserve(target);
        mount(target);
      }
    },
    { rootMargin: "900px" },
  );
  places.forEach((place) => near.observe(place));

  // On a slow line a figure's data take seconds. A page is light until the reader moves; then they come ahead of it.
  const ahead = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        ahead.unobserve(target);
        const name = target.dataset.figure;
        const files = [`${name}.js`, ..."numbers" in target.dataset ? [`${name}.data.js`] : []];
        Promise.all(files.map(run)).catch(() => {}); // told where the figure stands
      }
    },
    { rootMargin: "0px 0px 600% 0px" },
  );
  if (!navigator.connection?.saveData) {
    addEventListener("scroll", () => places.forEach((place) => ahead.observe(place)), { once: true, passive: true });
  }
  const first = places.find((place) => nameOf(place) === asked()?.name);
  first?.scrollIntoView();
  // A link to a state that is followed within its page. On paper a figure that was not reached is its still picture.
  addEventListener("hashchange", () => {
    const { name, patch } = asked() ?? {};
    const place = places.find((one) => nameOf(one) === name);
    if (!place) return;
    try {
      models.get(place)?.go(patch);
    } catch {
      models.get(place).go({});
      tell(place, STRANGE);
    }
    place.scrollIntoView();
  });
})();
