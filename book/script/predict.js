// A prediction with choices: each choice is a button. What is chosen opens the answer, is kept, and counts at the chapter's end.
(() => {
  const { button } = globalThis.attnPage;
  const KEY = `attnpredict/${location.pathname.split("/").at(-1).replace(".html", "")}`;
  const recall = () => { try { return JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { return {}; } };
  const keep = (chosen) => { try { localStorage.setItem(KEY, JSON.stringify(chosen)); } catch { /* a reader may forbid it */ } };
  const letterOf = (part) => /^([A-D])\.?$/.exec(part?.querySelector("strong")?.textContent.trim())?.[1];

  /** One prediction, or nothing where the markup has no choices. */
  function prediction(box, changed) {
    const [quote, fold] = ["blockquote", "details"].map((tag) => box.querySelector(`:scope > ${tag}`));
    const items = [...(quote?.querySelectorAll("li") ?? [])];
    const right = letterOf(fold?.querySelector(":scope > p"));
    if (items.length < 2 || !right || !items.every(letterOf)) return [];
    const name = quote.textContent.replace(/\s+/g, " ").trim().slice(0, 120); // another question is another prediction
    const why = Object.fromEntries([...fold.querySelectorAll(":scope > ul > li")].map((line) => [letterOf(line), line]));
    const choices = items.map((item) => {
      const letter = letterOf(item);
      const made = button("", () => !recall()[name] && choose(letter), "choice");
      made.append(...(item.querySelector(":scope > p") ?? item).childNodes);
      item.replaceChildren(made);
      return [letter, made];
    });
    const again = button("Choose again", () => {
      choose(undefined);
      choices[0][1].focus();
    }, "choose-again");
    items[0].parentElement.after(again);

    /** Show what is chosen, or none. */
    function show(chosen) {
      for (const [letter, made] of choices) {
        made.setAttribute("aria-pressed", letter === chosen);
        made.classList.toggle("is-right", chosen !== undefined && letter === right);
        made.classList.toggle("is-wrong", letter === chosen && letter !== right);
        if (chosen) made.setAttribute("aria-disabled", "true");
        else made.removeAttribute("aria-disabled");
        why[letter]?.classList.toggle("is-yours", letter === chosen);
      }
      again.hidden = !chosen;
      fold.open = chosen !== undefined;
    }

    function choose(letter) {
      const { [name]: _, ...others } = recall();
      keep(letter ? { ...others, [name]: letter } : others);
      show(letter);
      if (letter) globalThis.attnPage.say(letter === right ? "Right. The answer is open." : `Not this one. ${why[letter]?.textContent.trim()}`);
      changed();
    }

    const before = recall()[name];
    show(choices.some(([letter]) => letter === before) ? before : undefined);
    const words = Object.fromEntries(choices.map(([letter, { textContent }]) => [letter, textContent.replace(/\s+/g, " ").trim().slice(3)]));
    const chosen = () => recall()[name];
    /** As a saved notebook keeps it, for the table of a class. */
    const told = () => ({ question: /^Predict \d+/.exec(name)?.[0] ?? name, right, chosen: chosen() ?? null, words: words[chosen()] ?? "" });
    return [{ box, home: box.closest("section"), right, chosen, told, forget: () => choose(undefined) }];
  }

  /** A link to the section that a prediction belongs to. */
  function section({ home }) {
    const heading = document.querySelector(`a[href="#${home.id}"].headerlink`).parentElement; // a slide may have it
    return Object.assign(document.createElement("a"), { href: `#${home.id}`, textContent: heading.firstChild.textContent.trim() });
  }

  /** The line at the chapter's end: how many were right, and what to read again. */
  function tally(line, predictions) {
    const decided = predictions.filter((one) => one.chosen());
    const missed = decided.filter((one) => one.chosen() !== one.right);
    line.hidden = !decided.length;
    const open = predictions.length - decided.length;
    const count = `Your predictions: ${decided.length - missed.length} of ${predictions.length} right${open ? `, ${open} not decided` : ""}. `;
    const links = missed.flatMap((one, i) => [i ? ", " : "To read again: ", section(one)]);
    const anew = button("Choose all anew", () => predictions.forEach((one) => one.chosen() && one.forget()));
    line.replaceChildren(count, ...links, " ", anew);
  }

  const line = Object.assign(document.createElement("p"), { className: "prediction-tally", hidden: true });
  const predictions = [];
  predictions.push(...[...document.querySelectorAll(".article .predict")].flatMap((box) => prediction(box, () => tally(line, predictions))));
  globalThis.attnPredictions = predictions;
  if (!predictions.length) return;
  document.querySelector(".article > section").append(line);
  tally(line, predictions);
})();
