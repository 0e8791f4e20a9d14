// What a page does on its own: theme, search, navigation on a small screen, how much code is shown, copying.
(() => {
  const root = document.documentElement;
  const one = (selector) => document.querySelector(selector);
  const all = (selector, from = document) => [...from.querySelectorAll(selector)];
  const asks = new URLSearchParams(location.search);
  const keep = (name, value) => { try { localStorage.setItem(name, value); } catch { /* a reader may forbid it */ } };

  function element(tag, className, ...parts) {
    const made = Object.assign(document.createElement(tag), { className });
    made.append(...parts);
    return made;
  }

  function button(text, press, className = "") {
    const made = Object.assign(element("button", className, text), { type: "button" });
    made.addEventListener("click", press);
    return made;
  }

  const status = element("div", "visually-hidden");
  status.setAttribute("role", "status");
  document.body.append(status);
  /** Told to who does not see it. */
  function say(text) {
    status.textContent = "";
    setTimeout(() => (status.textContent = text), 50);
  }

  const load = (name) => new Promise((loaded) => {
    const script = Object.assign(document.createElement("script"), { src: `${root.dataset.content_root}${name}.js`, async: false });
    script.onload = script.onerror = loaded;
    document.head.append(script);
  });

  const LONG = 120_000;
  /** Offer in `place` to take a reset back, for two minutes or until what this returns is called. */
  function undo(place, what, back) {
    place.querySelector(":scope > .undo")?.remove();
    const pressed = button("Undo", () => {
      off();
      back();
      say("What was there is back.");
    }, "undo");
    pressed.setAttribute("aria-label", `Undo ${what}`);
    const off = () => pressed.remove();
    const late = () => (document.activeElement === pressed ? setTimeout(late, LONG) : off());
    setTimeout(late, LONG);
    place.append(pressed);
    say(`Done: ${what}. Undo brings back what was there.`);
    return { off, focus: () => pressed.focus() };
  }
  globalThis.attnPage = { say, undo, element, button };

  /** Light, dark, or as the system has it, one after the other. */
  function theme() {
    const system = matchMedia("(prefers-color-scheme: dark)");
    const button = one(".theme-switch");
    const show = () => {
      const mode = root.dataset.mode;
      root.dataset.theme = mode === "auto" ? (system.matches ? "dark" : "light") : mode;
      if (!button) return;
      button.title = `Theme: ${mode === "auto" ? `${root.dataset.theme}, as the system has it` : mode}`;
      button.setAttribute("aria-label", button.title);
    };
    show();
    system.addEventListener("change", show);
    button?.addEventListener("click", () => {
      const modes = system.matches ? ["auto", "light", "dark"] : ["auto", "dark", "light"];
      root.dataset.mode = modes[(modes.indexOf(root.dataset.mode) + 1) % 3];
      keep("mode", root.dataset.mode);
      show();
      keep("theme", root.dataset.theme);
    });
  }

  /** The search opens by its buttons and by Ctrl+K, and closes by Escape, as every dialog. */
  function search() {
    const box = one(".search-box");
    const own = one(".search-page input"); // the page of the search is its own box
    const input = own ?? box.querySelector("input");
    const open = () => {
      if (!own) box.showModal();
      input.select();
    };
    // Answers come while somebody types; what finds them comes with the first letter.
    const parts = ["_static/searchtools", "_static/language_data", "_static/sections", "_static/search", "searchindex"];
    // Sphinx's own script empties every field of this name when it starts: not what is being typed.
    const whole = async () => {
      input.removeAttribute("name");
      await Promise.all(parts.map(load));
      input.name = "q";
    };
    let finder;
    input.addEventListener("input", async () => {
      if (!own && !finder) box.append(Object.assign(document.createElement("div"), { id: "search-results" }));
      await (finder ??= own ? undefined : whole());
      globalThis.attnFind?.(input.value, Boolean(own));
    });
    all(".search-open").forEach((button) => button.addEventListener("click", open));
    /** Arrows lead from the field through the answers and back; in the box, Enter opens the first. */
    function walk(event) {
      const links = all("#search-results a"), at = links.indexOf(document.activeElement);
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!links.length || (at < 0 && event.target !== input)) return;
      if (step) (at + step < 0 ? input : links[Math.min(at + step, links.length - 1)]).focus();
      else if (event.key === "Enter" && at < 0 && !own && one("#search-results").dataset.words === input.value.trim()) (one("#search-results li a") ?? links[0]).click();
      else return;
      event.preventDefault();
    }
    for (const place of [box, one(".search-page")]) place?.addEventListener("keydown", walk);
    box.addEventListener("click", ({ target }) => (target === box || target.closest("a")) && box.close());
    box.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault(); // a search field would only empty itself
      box.close();
    });
    addEventListener("keydown", (event) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      if (box.open) box.close();
      else open();
    });
  }

  /** The navigation: hidden or shown by a button; on a small screen it lies over the page until Escape. */
  function drawer() {
    const state = one("#drawer");
    const button = one(".drawer-open");
    const bar = one(".sidebar");
    const small = matchMedia("(max-width: 991px)");
    const over = () => state.checked && small.matches;
    /** What lies below an open drawer is out of reach until it is closed. */
    const told = () => {
      one("main").inert = over();
      bar.inert = small.matches && !state.checked; // closed it is off the screen, and no stop of the Tab key
      button?.setAttribute("aria-expanded", String(state.checked === small.matches));
    };
    const turn = (open) => {
      state.checked = open;
      told();
      if (small.matches) (open ? bar.querySelector("a, button") : button).focus();
    };
    button?.addEventListener("click", () => turn(!state.checked));
    bar.addEventListener("click", (event) => {
      if (!over() || !event.target.closest(".here a")) return;
      state.checked = false; // the section that was chosen is what is wanted now
      told();
    });
    for (const changing of [state, small]) changing.addEventListener("change", told);
    addEventListener("keydown", (event) => event.key === "Escape" && over() && turn(false));
    told();
  }

  /** In the navigation, the section that is read is marked, and the page's own line is in sight. */
  function place() {
    const bar = one(".sidebar");
    const here = one(".contents .current > a.current");
    if (here && here.offsetTop > bar.clientHeight * 0.7) bar.scrollTop = here.offsetTop - bar.clientHeight / 4;
    const links = new Map(all(".contents .here a").map((link) => [decodeURI(link.hash).slice(1), link]));
    const read = new Set(); // above the first section it is none
    const spy = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) read[isIntersecting ? "add" : "delete"](target.id);
        const now = [...links.keys()].findLast((id) => read.has(id));
        for (const [id, link] of links) {
          if (id === now) link.setAttribute("aria-current", "location");
          else link.removeAttribute("aria-current");
        }
      },
      { rootMargin: "-15% 0px -75%" },
    );
    for (const id of links.keys()) if (document.getElementById(id)) spy.observe(document.getElementById(id));
  }

  /** read: what is folded is one line; all: everything open; none: only what the code gives. */
  function code() {
    const box = one(".code-switch");
    if (!box) return;
    const open = (yes) => all("details.fold").forEach((fold) => { fold.open = yes; });
    const chosen = box.querySelector(`[value="${root.dataset.code}"]`) ?? box.querySelector("[value=read]");
    chosen.checked = true;
    if (chosen.value === "all") open(true);
    box.addEventListener("change", (event) => {
      root.dataset.code = event.target.value;
      keep("code", event.target.value);
      open(event.target.value === "all");
    });
  }

  function copying() {
    document.addEventListener("click", async (event) => {
      const button = event.target.closest?.(".copy");
      if (!button) return;
      const lines = button.parentElement.querySelector("pre").innerText.trimEnd();
      const icon = button.firstElementChild;
      const copied = await navigator.clipboard?.writeText(lines).then(() => true, () => false);
      if (!copied) getSelection().selectAllChildren(button.parentElement.querySelector("pre"));
      button.classList.add("done");
      button.title = copied ? "Copied" : "Not copied: it is selected, copy it from there";
      say(button.title);
      if (copied) icon.className = "icon icon-done";
      else button.append(button.title);
      setTimeout(() => {
        button.classList.remove("done");
        icon.className = "icon icon-copy";
        button.replaceChildren(icon);
        button.title = "";
      }, copied ? 1500 : 8000);
    });
  }

  /** What scrolls sideways can be reached and scrolled by the keyboard; that is known only in a layout. */
  function scrollers() {
    const boxes = all(".article :is(pre, div.math, .table-scroll, .cell_output)");
    const seen = new ResizeObserver((entries) => {
      const wide = entries.map(({ target }) => [target, target.scrollWidth > target.clientWidth + 1 && getComputedStyle(target).overflowX !== "visible"]);
      for (const [box, scrolls] of wide) {
        if (scrolls) box.tabIndex = 0;
        else box.removeAttribute("tabindex");
      }
    });
    boxes.forEach((box) => seen.observe(box));
  }

  /** What is read, and a function that brings it back to its place on the screen once the page has changed. */
  function reading() {
    const node = [0.2, 0.35, 0.5].map((y) => document.elementFromPoint(root.clientWidth / 2, y * innerHeight)).find((e) => e?.closest(".article"));
    const top = node?.getBoundingClientRect().top;
    return () => node && scrollBy(0, node.getBoundingClientRect().top - top);
  }

  /** Of a fold with an answer: the question it belongs to, "Predict 3" or "Exercise 8", or else its section. */
  function asked(fold) {
    for (let node = fold; node; node = node.previousElementSibling) {
      const [found] = /^(Predict|Exercise) \d+/.exec(node.textContent.trim()) ?? [];
      if (found && node !== fold) return found;
    }
    return fold.closest("section").querySelector("h2, h3, h1").firstChild.textContent;
  }

  /** The chapter as slides: by its button, by ?present, or by a slide's number in the address. */
  function slides() {
    const button = one(".present-open");
    let came;
    const open = () => (came ??= load("_static/present")).then(() => globalThis.attnPresent?.(button));
    button?.addEventListener("click", open);
    if (button && (asks.has("present") || /^#slide-\d+$/.test(location.hash))) open();
  }

  /** On paper all answers stand at the end, what else is folded is open, and afterwards all is as it was, with what was read in its place.
   * ?folds=open: each answer stands below its question. ?folds=out: what is folded is left out. */
  function printing() {
    const folds = all(".article details:not(.fold)");
    const answers = folds.filter((fold) => fold.closest(".predict") || /\b(answers?|hints?|solutions?)\b/i.test(fold.querySelector("summary")?.textContent));
    for (const fold of answers) fold.classList.add("answer");
    const way = asks.get("folds");
    if (way) root.dataset.folds = way;
    const end = element("section", "answers", element("h2", "", "Answers"));
    let [opened, marks] = [[], []];
    let back = () => {};
    addEventListener("beforeprint", () => {
      if (marks.length || opened.length || way === "out" || root.classList.contains("present")) return;
      back = reading();
      opened = folds.filter((fold) => !fold.open);
      opened.forEach((fold) => { fold.open = true; });
      marks = (way === "open" ? [] : answers).map((fold) => {
        const kind = fold.closest(".predict") ? "" : `: ${fold.querySelector("summary").textContent.trim()}`;
        const mark = element("p", "at-the-end", "The answer is at the end.");
        end.append(element("h3", "", asked(fold) + kind));
        fold.replaceWith(mark);
        end.append(fold);
        return [mark, fold];
      });
      if (marks.length) one(".article > section").append(end);
    });
    addEventListener("afterprint", () => {
      for (const [mark, fold] of marks) mark.replaceWith(fold);
      end.remove();
      end.querySelectorAll("h3").forEach((head) => head.remove());
      opened.forEach((fold) => { fold.open = false; });
      [opened, marks] = [[], []];
      requestAnimationFrame(back);
    });
  }

  for (const part of [theme, search, drawer, code, copying, printing, slides]) part();
  (window.requestIdleCallback ?? setTimeout)(() => [place, scrollers].forEach((part) => part()));
})();
