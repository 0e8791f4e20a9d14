// ?seed=7: other numbers for the exercises that can be worked by hand. The numbers come from the seed alone and need no
// Python; marks and the key do, after a press. ?seed=1-30&key: the teacher's key for thirty sheets.
"use strict";
globalThis.attnSheet = (declared) => {
  const asked = new URLSearchParams(location.search), isKey = asked.has("key"), MOST = 100;
  const said = asked.get("seed").trim();
  const [, first, last = first] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(said) ?? [];
  const known = first !== undefined && Number(last) >= Number(first);
  const seeds = known ? Array.from({ length: Math.min(MOST, last - first + 1) }, (_, n) => Number(first) + n) : [];
  const { element, button: press } = globalThis.attnPage;

  /** A number that follows from a text (FNV-1a). */
  function hash(text) {
    let state = 2166136261;
    for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
    return BigInt(state >>> 0);
  }

  /** In how many ways a shape can be filled. No two rows are alike where the range allows it: equal scores or keys would hide mistakes. */
  function ways({ shape: [rows, ...rest], from, to, step = 1 }) {
    if (rows === undefined) return BigInt(Math.round((to - from) / step) + 1);
    const each = ways({ shape: rest, from, to, step });
    const left = (row) => (each < rows ? each : each - BigInt(row));
    return Array.from({ length: rows }, (_, row) => left(row)).reduce((all, more) => all * more, 1n);
  }

  /** The way with number `at` to fill a shape. */
  function fill({ shape: [rows, ...rest], from, to, step = 1 }, at) {
    if (rows === undefined) return Number((from + step * Number(at)).toFixed(6));
    const taken = [], inner = { shape: rest, from, to, step };
    let left = ways(inner);
    const apart = left >= rows;
    return Array.from({ length: rows }, () => {
      let row = at % left;
      at /= left;
      if (apart) {
        left--;
        for (const other of taken) if (row >= other) row++;
        taken.push(row);
        taken.sort((a, b) => (a < b ? -1 : 1));
      }
      return fill(inner, row);
    });
  }

  const divisor = (a, b) => (b ? divisor(b, a % b) : a);

  /** All ways to draw an exercise's numbers, one after another in far strides: no two seeds agree before all were met. */
  function numbers(name, seed) {
    const drawn = Object.entries(declared[name]).filter(([, given]) => given.shape);
    const all = drawn.reduce((product, [, given]) => product * ways(given), 1n);
    let stride = (all * 618n) / 1000n + 1n;
    while (divisor(stride, all) > 1n) stride++;
    let at = (hash(name) + BigInt(seed) * stride) % all;
    const found = { ...declared[name] };
    for (const [argument, given] of drawn) {
      found[argument] = fill(given, at % ways(given));
      at /= ways(given);
    }
    return found;
  }

  const shown = (value) => JSON.stringify(value).replaceAll(",", ", ").replaceAll("true", "True").replaceAll("false", "False").replaceAll("-", "\u2212");
  const listed = (given) => Object.entries(given).map(([name, value]) => `${name} = ${shown(value)}`).join("\n");
  const wording = (name) => name.split(".")[1];

  async function python(name, ...given) {
    if (globalThis.attnRun.busy()) return { result: "Another cell runs; stop it or wait." };
    const told = await globalThis.attnRun.ask(() => ({ type: "sheet", name, given }));
    return told.type === "done" ? told : { result: `Python could not answer. ${told.text ?? ""}` };
  }

  /** One exercise: its numbers, a field for the result, and what the checker says to it. */
  function question(name, seed) {
    const given = numbers(name, seed), box = element("div", "sheet-question");
    box.dataset.sheet = name;
    const field = Object.assign(element("input", ""), { type: "text", autocomplete: "off" });
    field.setAttribute("aria-label", `Sheet ${seed}, ${name}: your numbers, row by row`);
    const answer = element("div", "run-answer");
    answer.setAttribute("role", "status");
    const check = press("Check", async () => {
      answer.className = "run-answer";
      answer.textContent = "Python works: some seconds, the first time.";
      const told = await python("mark_sheet", name, JSON.stringify(given), field.value);
      answer.className = `run-answer ${told.status === "passed" ? "is-right" : "is-wrong"}`;
      answer.replaceChildren(globalThis.attnRun.shown(told.result, true));
    });
    field.addEventListener("keydown", (event) => event.key === "Enter" && check.click());
    const row = element("div", "sheet-row");
    row.append(field, check);
    box.append(
      element("p", "", `Sheet ${seed}. Work out ${wording(name)} by hand for these numbers: the first thing it returns, row by row, to two decimals.`),
      element("pre", "sheet-numbers", listed(given)), row, answer,
    );
    return box;
  }

  /** A table for each exercise, a row for each seed. */
  function key(name) {
    const table = element("table", "sheet-key");
    table.dataset.sheet = name;
    table.createCaption().textContent = `Key: ${name}`;
    const head = table.createTHead().insertRow();
    for (const text of ["Sheet", "Numbers", "Result"]) head.append(Object.assign(element("th", "", text), { scope: "col" }));
    const body = table.createTBody();
    for (const seed of seeds) {
      const row = body.insertRow();
      row.append(Object.assign(element("th", "", String(seed)), { scope: "row" }));
      row.insertCell().append(element("pre", "sheet-numbers", listed(numbers(name, seed))));
      row.insertCell().append(element("pre", "sheet-result", "…"));
    }
    return table;
  }

  /** A prediction as it is asked: its words and its choices, in the order in which its answer speaks of them. */
  function prediction({ box }) {
    const copy = box.querySelector("blockquote").cloneNode(true);
    copy.querySelector(".choose-again").remove();
    for (const choice of copy.querySelectorAll(".choice")) choice.replaceWith(...choice.childNodes);
    return copy;
  }

  /** What is right, and why each other choice tempts. */
  function solution({ box, told }) {
    const made = element("div", ""), copy = box.querySelector("details").cloneNode(true);
    copy.querySelector("summary").remove();
    made.append(element("strong", "", told().question), ...copy.childNodes);
    return made;
  }

  /** All predictions of the chapter, below a heading. */
  function predictions() {
    const all = globalThis.attnPredictions ?? [], box = element("div", "sheet-predictions");
    if (!all.length) return "";
    box.append(element("h3", "", isKey ? "Key: predictions" : "Predictions"));
    box.append(element("p", "sheet-note", isKey ? "The same on every sheet." : "Mark your choices here on paper; on the screen, press them where they stand in the chapter."));
    box.append(...all.map(isKey ? solution : prediction));
    return box;
  }

  async function compute(button, names) {
    button.disabled = true;
    button.textContent = "Python works: some seconds.";
    const pairs = names.flatMap((name) => seeds.map((seed) => [name, numbers(name, seed)]));
    const { result } = await python("key_of_sheets", JSON.stringify(pairs));
    const places = document.querySelectorAll(".sheet-result");
    const good = Array.isArray(result);
    places.forEach((place, n) => { if (good) place.textContent = shown(result[n]); });
    button.textContent = good ? "The key is below" : `Compute the key (${result})`;
    button.disabled = good;
  }

  // Into the page ---------------------------------------------------------------------------------
  const chapter = document.querySelector("#exercises");
  if (!chapter) return;
  const top = element("div", "sheet-top");
  top.tabIndex = -1;

  /** A sheet is asked for to be seen; after a reload the reader is where he was. */
  function show() {
    chapter.querySelector("h2").after(top);
    if (location.hash || performance.getEntriesByType("navigation")[0]?.type === "reload") return;
    top.focus({ preventScroll: true });
    chapter.scrollIntoView();
  }

  const exercises = [...document.querySelectorAll('.run-bar:not([data-exercises=""])')];
  const bars = exercises.filter((bar) => declared[bar.dataset.exercises]);
  if (!known) {
    top.textContent = `“${said.slice(0, 40)}” is no sheet. A sheet is a whole number from 0 to 999999, as in ?seed=7; a key is for one or for a range, as in ?seed=1-30&key.`;
    return show();
  }
  const names = bars.map((bar) => bar.dataset.exercises);
  document.documentElement.classList.add("sheet");
  for (const part of [...chapter.parentElement.children]) if (part !== chapter && part.tagName !== "H1") part.classList.add("off-sheet");
  top.append(element("strong", "", isKey ? `Key to sheets ${seeds[0]} to ${seeds.at(-1)}. ` : `Sheet ${seeds[0]}. `));
  if (isKey) {
    const button = press("Compute the key", () => compute(button, names));
    if (last - first >= MOST) top.append(`A key has at most ${MOST} sheets. `);
    top.append(...(names.length ? [button, ...names.map(key)] : ["No exercise of this chapter has numbers to draw. "]), predictions());
    document.documentElement.classList.add("sheet-is-key");
  } else {
    const many = ["No exercise has", "One exercise has"][names.length] ?? `${names.length} exercises have`;
    top.append(`${many} numbers of your own${names.length ? ", in a frame" : ""}. `, element("span", "sheet-name", "Name:"));
    if (last !== first) top.append("A range is for the key: add &key. ");
    bars.forEach((bar, n) => bar.closest(".cell").after(question(names[n], seeds[0])));
    for (const bar of exercises) {
      if (!bars.includes(bar)) bar.closest(".cell").after(element("p", "sheet-same", "This exercise has no numbers to draw: it is the same on every sheet."));
    }
  }
  top.append(press("Print", () => print()), ...(isKey ? [] : [predictions()]));
  show();
};
