// A reading plan of the teacher's own choice, assembled from the tables of this very page: chapters, minutes, questions
// and exercises stand in the last plan, a class's blocks in each. The address keeps what was chosen.
(() => {
  const place = document.querySelector(".plan");
  const plans = [...place.closest("section").querySelectorAll("section:has(> .table-scroll)")].map((section) => {
    const [head, ...rows] = [...section.querySelectorAll("tr")].map((row) => [...row.cells]);
    const named = ({ textContent }) => textContent.trim();
    const when = (unit, at) => (unit === "minutes" ? `${at} ${unit}` : `${unit} ${at}`); // 10 minutes, week 1
    const blocks = rows.flatMap((cells) => cells.flatMap((cell) => [...cell.querySelectorAll("a[href*='notebooks/']")]).map(({ pathname }) => [pathname, when(named(head[0]), named(cells[0]))]));
    const rest = rows.filter((row) => !row.some((cell) => cell.querySelector("a[href*='notebooks/']"))).map(([at, what]) => [when(named(head[0]), named(at)), what]);
    return { title: section.querySelector("h3").firstChild.textContent, rows, rest, blocks: new Map(blocks) };
  });
  const whole = plans.reduce((a, b) => (b.blocks.size > a.blocks.size ? b : a));
  const chapters = whole.rows.map(([, chapter, minutes, vote, task]) => {
    const { href, pathname } = chapter.querySelector("a");
    const name = pathname.split("/").at(-1).slice(3, -5);
    const all = [...document.querySelectorAll("summary code")].filter((code) => code.textContent.startsWith(`${name}.`)).length;
    return { href, pathname, number: /\d+/.exec(chapter.textContent)[0], name, minutes: Number(minutes.textContent), vote, task, all };
  });

  function element(tag, text = "", more = {}) {
    return Object.assign(document.createElement(tag), { textContent: text, ...more });
  }

  // What is chosen ---------------------------------------------------------------------------------
  const boxes = chapters.map(({ pathname }) => element("input", "", { type: "checkbox", value: pathname }));
  const pupils = element("input", "", { type: "number", min: 1, max: 100, value: 30 });
  const chosen = () => chapters.filter((_, at) => boxes[at].checked);
  const preset = () => plans.find(({ blocks }) => blocks.size === chosen().length && chosen().every(({ pathname }) => blocks.has(pathname)));
  const choose = (wanted) => boxes.forEach((box, at) => { box.checked = wanted(chapters[at]); });
  const presets = plans.map(({ title, blocks }) => element("button", title, {
    type: "button",
    onclick: () => (choose(({ pathname }) => blocks.has(pathname)), show(true)),
  }));

  // What comes of it -------------------------------------------------------------------------------
  function line({ href, number, name, minutes, vote, task, all, pathname }, at, last) {
    const row = element("tr"), blocks = preset()?.blocks;
    const link = (text, query) => element("a", text, { href: `${href}${query}` });
    const fill = (...parts) => row.insertCell().append(...parts);
    fill(blocks?.get(pathname) ?? String(at + 1));
    fill(link(`${number} ${name}`, ""));
    fill(String(minutes));
    fill(vote.textContent);
    fill(...task.cloneNode(true).childNodes, ` of ${all}`);
    fill(link(`1 to ${last}`, "?seed=1"), ", ", link("key", `?seed=1-${last}&key`));
    return row;
  }

  const result = element("div", "", { className: "plan-result" });
  result.setAttribute("role", "status");

  function show(pressed) {
    const mine = chosen(), last = Math.min(100, Math.max(1, Math.round(Number(pupils.value)) || 1));
    const sum = mine.reduce((minutes, chapter) => minutes + chapter.minutes, 0);
    presets.forEach((button, at) => button.setAttribute("aria-pressed", plans[at] === preset()));
    if (pressed) history.replaceState(null, "", mine.length ? `#plan=${mine.map(({ number }) => number).join(",")}&sheets=${last}` : location.pathname);
    if (!mine.length) return result.replaceChildren(element("p", "Choose a plan or some chapters."));
    const table = element("table", "", { className: "table" });
    const head = table.createTHead().insertRow();
    for (const text of ["in class", "chapter", "minutes to read", "worth a vote", "to hand in", "sheets"]) head.append(element("th", text, { scope: "col" }));
    const body = table.createTBody();
    body.append(...mine.map((chapter, at) => line(chapter, at, last)));
    for (const [at, what] of preset()?.rest ?? []) {
      const row = body.insertRow();
      row.insertCell().append(at);
      Object.assign(row.insertCell(), { colSpan: 5 }).append(...what.cloneNode(true).childNodes);
    }
    const scroller = element("div", "", { className: "table-scroll", tabIndex: 0 });
    scroller.setAttribute("role", "group");
    scroller.setAttribute("aria-label", "The plan; scrolls sideways on a narrow screen");
    scroller.append(table);
    const how = `Sheet 7 is a chapter's page with ?seed=7 at the end of its address, its key with ?seed=1-${last}&key.`;
    result.replaceChildren(
      element("h3", `${preset()?.title ?? "A plan of your own"}: ${mine.length === 1 ? "1 chapter" : `${mine.length} chapters`}, ${sum} minutes to read`),
      scroller, element("p", how), element("button", "Print this plan", { type: "button", onclick: alone }),
    );
  }

  /** On paper the plan alone. */
  function alone() {
    document.documentElement.classList.add("plan-alone");
    addEventListener("afterprint", () => document.documentElement.classList.remove("plan-alone"), { once: true });
    print();
  }

  // Into the page ----------------------------------------------------------------------------------
  const choices = element("fieldset");
  choices.append(element("legend", "Chapters"), ...boxes.map((box, at) => {
    const label = element("label");
    label.append(box, ` ${chapters[at].number} ${chapters[at].name}`);
    return label;
  }));
  const number = element("label", "Sheets, one for each pupil: ");
  number.append(pupils);
  const start = element("p", "", { className: "plan-presets" });
  start.append("Begin with: ", ...presets);
  place.append(start, choices, number, result);
  place.addEventListener("change", () => show(true));
  const [, numbers, sheets] = /^#plan=([\d,]+)&sheets=(\d+)$/.exec(location.hash) ?? [];
  if (sheets) pupils.value = sheets;
  choose(({ number, pathname }) => (numbers ? numbers.split(",").includes(number) : plans[0].blocks.has(pathname)));
  show(false);
  if (numbers) place.scrollIntoView();
})();
