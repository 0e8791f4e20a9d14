// A chapter as slides, dealt from its own text: what is shown fills the screen, what is said stands beside it. Nothing is
// copied: each block of the page moves onto its slide and, at the end, back to where it stood.
(() => {
  const { element, button } = globalThis.attnPage;
  const root = document.documentElement, article = document.querySelector(".article");
  const SHOWN = ":is(.cell:not(.folded), .cell:has(img, svg, .attnlib-figure, .table-scroll), div.math, .predict, .table-scroll, figure)";
  const OWN = ".attn-host, .cm-editor, input, select, textarea, dialog, [tabindex='0']"; // where arrows do something else
  const HEADING = "h1, h2, h3";

  /** All slides, and a function that puts every block back. */
  function deal() {
    const slides = [], marks = [];
    let title = "", said = 0; // how many notes of the last slide came before what it shows

    function begin() {
      const slide = element("div", "slide", element("div", "stage"), element("div", "notes"));
      slide.tabIndex = -1;
      slide.setAttribute("role", "group");
      slide.setAttribute("aria-label", title);
      return slides[slides.push(slide) - 1];
    }

    /** What introduces a thing goes with it: the last text before it, unless that is all there is about a formula. */
    function introduction({ children: [stage, notes] }) {
      const after = [...notes.children].slice(said), last = after.at(-1);
      const isAbout = after.length === 1 && stage.lastElementChild.matches(".math") && !last.textContent.trim().endsWith(":");
      return last?.tagName === "P" && !isAbout ? [last] : [];
    }

    /** Where a block belongs: a new slide, the stage of the one before, or the notes beside it. */
    function place(block) {
      const isTask = /^Exercise \d+/.test(block.textContent.trim());
      if (block.matches(HEADING)) title = block.firstChild.nodeName === "SPAN" ? block.childNodes[1].textContent.trim() : block.firstChild.textContent;
      const isObject = !isTask && block.matches(SHOWN) && !block.matches(".tag_exercise");
      const isFirst = isObject && slides.at(-1).firstChild.lastElementChild.matches("h2, h3"); // below its heading
      const isNew = !slides.length || block.matches(HEADING) || isTask || (isObject && !isFirst);
      const before = isNew && isObject ? introduction(slides.at(-1)) : [];
      const slide = isNew ? begin() : slides.at(-1), [stage, notes] = slide.children;
      notes.append(...before);
      if (isNew || isFirst) said = notes.children.length;
      if (isTask) slide.classList.add("is-task");
      if (isNew && !block.matches(HEADING)) stage.append(element("p", "slide-of", title));
      const isList = block.matches("ul, ol") && stage.lastElementChild?.matches("h2") && !notes.children.length;
      const onStage = isNew || isFirst || isList || block.matches(".chapter-question") || (slide.matches(".is-task") && !block.matches("details"));
      const mark = document.createComment("");
      block.before(mark);
      marks.push([mark, block]);
      (onStage ? stage : notes).append(block);
    }

    const walk = (section) => [...section.children].forEach((part) => part.tagName === "SECTION" ? walk(part) : part.matches(".chapter-line, .report-mistake, .run-save") || place(part));
    walk(article.querySelector(":scope > section"));
    return { slides, home: () => marks.forEach(([mark, block]) => mark.replaceWith(block)) };
  }

  function show(from) {
    const { slides, home } = deal();
    let now = 0, touched;
    const count = element("p", "slide-count");
    count.setAttribute("role", "status");
    const before = button("Back", () => go(now - 1)), after = button("Next", () => go(now + 1));
    const notes = button("Notes", () => {
      root.classList.toggle("no-notes");
      notes.setAttribute("aria-pressed", !root.classList.contains("no-notes"));
    });
    notes.setAttribute("aria-pressed", !root.classList.contains("no-notes"));
    const deck = element("div", "deck", ...slides, element("div", "deck-bar", before, count, after, notes, button("Leave", leave)));
    deck.setAttribute("role", "region");
    deck.setAttribute("aria-label", "Slides");

    function go(to) {
      now = Math.min(Math.max(to, 0), slides.length - 1);
      slides.forEach((slide, at) => slide.classList.toggle("is-shown", at === now));
      before.disabled = now === 0;
      after.disabled = now === slides.length - 1;
      count.textContent = `Slide ${now + 1} of ${slides.length}`;
      history.replaceState(null, "", `#slide-${now + 1}`);
      slides[now].scrollTop = 0;
      slides[now].focus({ preventScroll: true });
    }

    const asked = () => Number(/^#slide-(\d+)$/.exec(location.hash)?.[1] ?? 1) - 1;
    const steps = { ArrowRight: 1, ArrowLeft: -1, PageDown: 1, PageUp: -1, Home: -Infinity, End: Infinity };
    const listeners = new AbortController(), { signal } = listeners;

    addEventListener("keydown", (event) => {
      const { key, target } = event;
      if (event.altKey || event.ctrlKey || event.metaKey || target.closest?.("dialog, .cm-editor")) return;
      if (key === "Escape" && !document.fullscreenElement) return leave();
      if (!(key in steps) || (!key.startsWith("Page") && target.closest?.(OWN))) return; // a clicker sends pages
      event.preventDefault();
      go(now + steps[key]);
    }, { signal });
    addEventListener("hashchange", () => go(asked()), { signal });
    deck.addEventListener("touchstart", ({ touches, target }) => {
      touched = touches.length === 1 && !target.closest(OWN) ? touches[0] : undefined;
    }, { passive: true });
    deck.addEventListener("touchend", ({ changedTouches: [end] }) => {
      const [x, y] = touched ? [end.clientX - touched.clientX, end.clientY - touched.clientY] : [0, 0];
      if (Math.abs(x) > 60 && Math.abs(x) > 2 * Math.abs(y)) go(now - Math.sign(x));
    }, { passive: true });

    function leave() {
      listeners.abort();
      const left = slides[now].querySelector(".stage > :last-child");
      home();
      deck.remove();
      root.classList.remove("present");
      history.replaceState(null, "", location.pathname);
      from.focus({ preventScroll: true });
      left.scrollIntoView({ block: "center" });
    }

    root.classList.add("present");
    article.append(deck);
    go(asked());
  }

  globalThis.attnPresent = (from) => root.classList.contains("present") || show(from);
})();
