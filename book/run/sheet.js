// ?seed=7: other numbers for the exercises that can be worked by hand. The numbers come from the seed alone and need no
// Python; marks and the key do, after a press. ?seed=1-30&key: the teacher's key for thirty sheets.
"use strict";
globalThis.attnSheet = (declared) => {
  const asked = new URLSearchParams(location.search);
  const [, first, last] = /^(\d{1,6})(?:-(\d{1,6}))?$/.exec(asked.get("seed")) ?? [];
  if (first === undefined) return;
  const seeds = Array.from({ length: Math.min(100, Math.max(1, (last ?? first) - first + 1)) }, (_, n) => Number(first) + n);
  const element = (tag, className, text = "") => Object.assign(document.createElement(tag), { className, textContent: text });

  /** Numbers between 0 and 1 that follow from a text (FNV-1a, then mulberry32). */
  function random(text) {
    let state = 2166136261;
    for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0), 16777619);
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
  }

  /** Whole numbers of a shape, no two rows alike where the range allows it: equal scores or keys would hide mistakes. */
  function draw(next, [rows, ...rest], from, to) {
    if (rows === undefined) return from + Math.floor(next() * (to - from + 1));
    const found = [], written = new Set();
    for (let tries = 0; found.length < rows; tries++) {
      const row = draw(next, rest, from, to), text = JSON.stringify(row);
      if (written.has(text) && tries < 50) continue;
      written.add(text);
      found.push(row);
    }
    return found;
  }

  function numbers(name, seed) {
    const next = random(`${seed} ${name}`);
    const value = (given) => (given.shape ? draw(next, given.shape, given.from, given.to) : given);
    return Object.fromEntries(Object.entries(declared[name]).map(([argument, given]) => [argument, value(given)]));
  }

  const shown = (value) => JSON.stringify(value).replaceAll(",", ", ").replaceAll("true", "True").replaceAll("false", "False").replaceAll("-", "\u2212");
  const listed = (given) => Object.entries(given).map(([name, value]) => `${name} = ${shown(value)}`).join("\n");
  const wording = (name) => name.split(".")[1];

  function press(text, run) {
    const made = Object.assign(element("button", "", text), { type: "button" });
    made.addEventListener("click", run);
    return made;
  }

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
  const bars = [...document.querySelectorAll(".run-bar")].filter((bar) => declared[bar.dataset.exercises]);
  const chapter = document.querySelector("#exercises");
  if (!bars.length || !chapter) return;
  const names = bars.map((bar) => bar.dataset.exercises), isKey = asked.has("key");
  document.documentElement.classList.add("sheet");
  for (const part of [...chapter.parentElement.children]) if (part !== chapter && part.tagName !== "H1") part.classList.add("off-sheet");
  const top = element("div", "sheet-top");
  top.append(element("strong", "", isKey ? `Key to sheets ${seeds[0]} to ${seeds.at(-1)}. ` : `Sheet ${seeds[0]}. `));
  if (isKey) {
    const button = press("Compute the key", () => compute(button, names));
    top.append(button, ...names.map(key));
    document.documentElement.classList.add("sheet-is-key");
  } else {
    const many = names.length === 1 ? "One exercise has" : `${names.length} exercises have`;
    top.append(`${many} numbers of your own, in a frame. `, element("span", "sheet-name", "Name:"));
    bars.forEach((bar, n) => bar.closest(".cell").after(question(names[n], seeds[0])));
  }
  top.append(press("Print", () => print()));
  chapter.querySelector("h2").after(top);
};
