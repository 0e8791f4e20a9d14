// What the search found. Sections are ranked, of all pages at once, by the words in their titles and texts, or by those
// that the table of synonyms has for them; Sphinx's engine adds functions by name. Nothing is fetched: a page from
// file:// may not.
"use strict";
(() => {
  const MOST = 3; // sections of a page; the page itself has them all
  const LEAST = 0.05; // of the best section's rating
  const KNOWN = 2; // how much a line of the table counts, against the words that were typed
  const AROUND = 90; // letters on either side of a word
  const LONG = 220; // letters of a first sentence
  const SHORT = 24; // a bold word and its dot are no sentence
  const ASKING = new Set("a an and are as at be by can did do does for from how i if in is it its me my of on or our should so that the then this to use was we what when where which who why will with you your".split(" "));
  /** How much a page counts: what teaches, before what proves and lists. */
  const KINDS = [[/^notebooks\/\d/, 1], [/glossary/, 0.8], [/errors/, 0.6], [/bugs|errata|notation|how-to/, 0.5], [/evidence|api/, 0.4], [/./, 0.3]];
  const ASIDE = /^(Exercise|What to remember|Where it comes from|Next$|Play with it)/;
  const stems = new Map();
  let stemmer;
  const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

  function stem(word) {
    stemmer ??= new Stemmer(); // Sphinx's file comes after this one
    if (!stems.has(word)) stems.set(word, /^[a-z]{3,}$/.test(word) ? stemmer.stemWord(word) : word);
    return stems.get(word);
  }

  const stemmed = (text) => words(text).map(stem);
  /** A text's words, and the words in names of code. */
  const parts = (text) => words(text).flatMap((word) => (word.includes("_") ? [word, ...word.split("_")] : [word])).map(stem);
  /** Words that say what is asked for; all where there are no others. */
  function telling(text) {
    const all = words(text), told = all.filter((word) => !ASKING.has(word));
    return told.length ? told : all;
  }

  const asked = (text) => telling(text).map(stem);

  /** Each section of the book, and for each word in which sections it stands: made at the first question. */
  let index;
  function made() {
    const sections = [], found = new Map();
    for (const [page, all] of Object.entries(attnSections)) {
      const kind = KINDS.find(([name]) => name.test(page))[1];
      for (const [id, title, text] of all) {
        const own = parts(text), at = sections.length;
        sections.push({ page, id, title, text, name: asked(title.replace(/_/g, " ")), long: own.length, kind: kind * (ASIDE.test(title) ? 0.6 : 1) });
        for (const word of [...own, ...parts(title)]) {
          const places = found.get(word) ?? found.set(word, new Map()).get(word);
          places.set(at, (places.get(at) ?? 0) + 1);
        }
      }
    }
    return { sections, found, mean: sections.reduce((sum, { long }) => sum + long, 0) / sections.length };
  }

  const like = (word, term) => (word === term ? 1 : term.length > 2 && word.startsWith(term) ? 0.3 : 0);
  /** How often a word, or one that begins as it does, stands in each section. */
  function places(term) {
    const all = new Map();
    for (const [word, at] of index.found) {
      const much = like(word, term);
      if (much) for (const [i, n] of at) all.set(i, (all.get(i) ?? 0) + much * n);
    }
    return all;
  }

  /** The sections in which words stand, each with its rating: rare words count more, and so do words of the title. */
  function rated(terms) {
    const all = new Map();
    let most = 0;
    for (const term of new Set(terms)) {
      const at = places(term);
      const rare = Math.log(1 + index.sections.length / (at.size || 1));
      most += rare;
      for (const [i, n] of at) {
        const { name, long } = index.sections[i];
        const titled = name.reduce((sum, word) => sum + like(word, term), 0) / Math.sqrt(name.length);
        const mine = all.get(i) ?? all.set(i, { sum: 0, share: 0 }).get(i);
        mine.sum += rare * (n / (n + 0.5 + long / index.mean) + 2 * titled);
        mine.share += rare;
      }
    }
    for (const [i, { sum, share }] of all) {
      const { name, kind } = index.sections[i];
      all.set(i, kind * sum * (share / most) ** 2 * (name.join(" ") === terms.join(" ") ? 3 : 1));
    }
    return all;
  }

  /** What is asked for, in the reader's words and in the book's; of two phrases the one that holds the other. */
  function questions(text) {
    const own = ` ${stemmed(text).join(" ")} `;
    const known = attnSynonyms.flatMap(([phrases, title]) => phrases.map((phrase) => [` ${stemmed(phrase).join(" ")} `, title]))
      .filter(([phrase]) => own.includes(phrase));
    const whole = known.filter(([phrase]) => !known.some(([other]) => other !== phrase && other.includes(phrase)));
    return [text, ...new Set(whole.map(([, title]) => title))].map(asked);
  }

  /** All sections that answer, the best first: those with all words, where there are any, and those that the table of
   * synonyms names. With them the words by which they were found, and those that are on no page. */
  function answers(text) {
    index ??= made();
    const [terms, ...known] = questions(text), sum = new Map();
    const at = terms.map(places);
    const whole = new Set(at.length ? [...at[0].keys()].filter((i) => at.every((each) => each.has(i))) : []);
    [terms, ...known].map(rated).forEach((ratings, turn) => {
      const best = Math.max(...ratings.values()) / (turn ? KNOWN : 1);
      for (const [i, rating] of ratings) {
        const counts = turn ? index.sections[i].name.join(" ") === known[turn - 1].join(" ") : whole.has(i) || !whole.size;
        if (counts) sum.set(i, (sum.get(i) ?? 0) + rating / best);
      }
    });
    const least = LEAST * Math.max(0, ...sum.values());
    const order = [...sum].filter(([, rating]) => rating >= least).sort((a, b) => b[1] - a[1]);
    const hits = order.map(([i]) => index.sections[i]);
    return { hits, terms, whole: whole.size > 0, known: known.length > 0, lost: telling(text).filter((_, i) => !at[i].size) };
  }

  /** Whether two words differ by one letter, or by two that changed places. */
  function near(one, other) {
    let i = 0;
    while (i < one.length && one[i] === other[i]) i++;
    const [a, b] = [one.slice(i), other.slice(i)];
    return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2));
  }

  /** The book's word that is nearly this one, the most frequent of them. */
  function meant(word) {
    const count = new Map();
    for (const each of index.sections.flatMap(({ text }) => words(text))) {
      if (word.length > 3 && near(each, word)) count.set(each, (count.get(each) ?? 0) + 1);
    }
    return [...count].sort((a, b) => b[1] - a[1])[0]?.[0];
  }

  const { element } = globalThis.attnPage;
  const link = (text, page, anchor = "") => Object.assign(element("a", "", text), { href: `${document.documentElement.dataset.content_root}${page}.html${anchor}` });

  /** A part of a text, with the terms marked. */
  function excerpt(text, from, to, terms) {
    const line = element("p", "context", from ? "… " : "");
    let at = from;
    for (const { 0: word, index } of matches(text, terms).filter(({ index }) => index >= from && index < to)) {
      line.append(text.slice(at, index), element("mark", "", word));
      at = index + word.length;
    }
    line.append(text.slice(at, Math.max(at, to)), to < text.length && !/[.?!:]$/.test(text.slice(0, to)) ? " …" : "");
    return line;
  }

  const matches = (text, terms) => [...text.matchAll(/[\p{L}\p{N}_]+/gu)].filter(([word]) => terms.some((term) => stem(word.toLowerCase()).startsWith(term)));

  /** A section's first sentence, and the words where they stand if that is later. */
  function lines({ text }, terms) {
    const cut = (from, to) => (to < text.length ? text.lastIndexOf(" ", to) : text.length);
    const end = SHORT + (/[.?!:](?= \p{Lu}|$)/u.exec(text.slice(SHORT))?.index ?? Infinity);
    const stop = end < LONG ? end + 1 : cut(0, LONG);
    const place = matches(text, terms)[0]?.index ?? 0;
    const parts = [excerpt(text, 0, stop, terms)];
    if (place >= stop) parts.push(excerpt(text, text.lastIndexOf(" ", place - AROUND) + 1, cut(0, place + AROUND), terms));
    return parts;
  }

  function shown(page, title, hits, names, terms) {
    const item = element("li", "", element("p", "found", link(title, page)));
    for (const hit of hits.slice(0, MOST)) item.append(element("p", "in", hit.title === title ? "" : link(hit.title, page, `#${hit.id}`)), ...lines(hit, terms));
    for (const [label, anchor] of names) item.append(element("p", "in", link(label, page, anchor)));
    return item;
  }

  /** What was found in words: on how many pages, and which words are missing. */
  function told({ hits, whole, known, lost }, pages) {
    if (!pages) return "These words are on no page.";
    const found = pages === 1 ? "Found on 1 page." : `Found on ${pages} pages.`;
    if (lost.length) return `No page has ${lost.map((word) => `“${word}”`).join(" or ")}; ${known ? `see “${hits[0].title}”.` : `${pages === 1 ? "this one has" : `${pages} pages have`} the other words.`}`;
    return whole || !hits.length ? found : `No section has all these words. Some of them: ${found.toLowerCase()}`;
  }

  Search.query = (query) => {
    const answer = answers(query), { hits, terms, known, lost } = answer;
    const { docnames, titles } = Search._index;
    const pages = new Map();
    const of = (page) => pages.get(page) ?? pages.set(page, { hits: [], names: new Map() }).get(page);
    for (const hit of hits) of(hit.page).hits.push(hit);
    for (const [page, title, anchor, kind] of Search._performSearch(...Search._parseQuery(query)).reverse()) {
      if (anchor && kind) of(page).names.set(`${title} (${kind.split(",")[0]})`, anchor);
    }
    for (const [page, { hits, names }] of pages) {
      Search.output.append(shown(page, titles[docnames.indexOf(page)], hits, names, terms));
    }
    _finishSearch(pages.size);
    Search.status.textContent = told(answer, pages.size);
    const better = words(query).map((word) => (!known && lost.includes(word) && meant(word)) || word).join(" ");
    if (better !== words(query).join(" ")) Search.status.append(" Did you mean ", link(better, "search", `?q=${encodeURIComponent(better)}`), "?");
    globalThis.attnPage.say(Search.status.textContent);
  };

  let wait;
  /** Answers to what stands in a field, once no letter came for a moment; the address keeps it where `kept`. */
  globalThis.attnFind = (text, kept) => {
    clearTimeout(wait);
    wait = setTimeout(() => {
      const words = text.trim();
      if (kept) history.replaceState(null, "", words ? `?q=${encodeURIComponent(words)}` : location.pathname);
      const place = document.getElementById("search-results");
      place.replaceChildren();
      place.dataset.words = words;
      if (words) Search.performSearch(words);
    }, 200);
  };
  globalThis.attnAnswers = answers;
})();
