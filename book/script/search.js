// What the search found. Sphinx's engine finds and ranks the pages; each of them names here the sections in which the
// words stand, and shows the words where they stand. Nothing is fetched: a page from file:// may not.
"use strict";
(() => {
  const MOST = 3; // sections of a page; the page itself has them all
  const AROUND = 90; // letters on either side of a word
  const stems = new Map();
  const words = (text) => text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];

  function stem(word) {
    if (!stems.has(word)) stems.set(word, new Stemmer().stemWord(word));
    return stems.get(word);
  }

  /** How often the words of a text begin as each of the terms does; a word that is the term counts for ten. */
  const counts = (text, terms) => {
    const found = words(text).map(stem);
    return terms.map((term) => found.reduce((sum, each) => sum + (each === term ? 10 : Number(each.startsWith(term))), 0));
  };

  /** The sections of a page that have the most of the terms; a term in a title counts for many in a text. */
  function best(page, terms) {
    const rated = (attnSections[page] ?? []).map(([id, title, text]) => {
      const found = counts(text, terms).map((n, i) => n + 20 * counts(title, terms)[i]);
      return { id, title, text, different: found.filter(Boolean).length, often: found.reduce((a, b) => a + b, 0) };
    });
    const most = Math.max(1, ...rated.map((section) => section.different));
    return rated.filter((section) => section.different === most).sort((a, b) => b.often - a.often).slice(0, MOST);
  }

  const element = (tag, className, ...parts) => {
    const made = Object.assign(document.createElement(tag), { className });
    made.append(...parts);
    return made;
  };
  const link = (text, page, anchor = "") => Object.assign(element("a", "", text), { href: `${document.documentElement.dataset.content_root}${page}.html${anchor}` });

  /** The words around the first of the terms, each of which is marked. */
  function excerpt(text, terms) {
    const places = [...text.matchAll(/[\p{L}\p{N}_]+/gu)].filter(([word]) => terms.some((term) => stem(word.toLowerCase()).startsWith(term)));
    const first = places[0]?.index ?? 0; // only the title has it: the text from its beginning
    const from = text.lastIndexOf(" ", Math.max(0, first - AROUND)) + 1;
    const to = first + AROUND < text.length ? text.lastIndexOf(" ", first + AROUND) : text.length;
    const line = element("p", "context", from ? "… " : "");
    let at = from;
    for (const { 0: word, index } of places.filter(({ index }) => index < to)) {
      line.append(text.slice(at, index), element("mark", "", word));
      at = index + word.length;
    }
    line.append(text.slice(at, Math.max(at, to)), to < text.length ? " …" : "");
    return line;
  }

  function shown(page, title, hits, terms) {
    const item = element("li", "", element("p", "found", link(title, page)));
    for (const [label, anchor] of hits) item.append(element("p", "in", link(label, page, anchor)));
    const exact = new Set(hits.map(([, anchor]) => anchor));
    for (const { id, title: name, text } of best(page, terms)) {
      if (exact.has(`#${id}`)) continue;
      item.append(element("p", "in", name === title ? "" : link(name, page, `#${id}`)), excerpt(text, terms));
    }
    return item;
  }

  Search.query = (query) => {
    const parsed = Search._parseQuery(query);
    const { docnames, titles } = Search._index;
    const pages = new Map();
    for (const [page, title, anchor, kind] of Search._performSearch(...parsed).reverse()) {
      const hits = pages.get(page) ?? pages.set(page, new Map()).get(page);
      const own = titles[docnames.indexOf(page)];
      const label = kind ? `${title} (${kind.split(",")[0]})` : title.startsWith(`${own} > `) ? title.slice(own.length + 3) : "";
      if (anchor && label) hits.set(label, anchor);
    }
    for (const [page, hits] of pages) {
      Search.output.append(shown(page, titles[docnames.indexOf(page)], [...hits], [...parsed[1]]));
    }
    _finishSearch(pages.size);
    Search.status.textContent = pages.size === 0 ? "These words are on no page." : pages.size === 1 ? "Found on 1 page." : `Found on ${pages.size} pages.`;
    globalThis.attnPage?.say(Search.status.textContent);
  };

  let wait;
  /** Answers to what stands in a field, once no letter came for a moment; the address keeps it where `kept`. */
  globalThis.attnFind = (text, kept) => {
    clearTimeout(wait);
    wait = setTimeout(() => {
      const words = text.trim();
      if (kept) history.replaceState(null, "", words ? `?q=${encodeURIComponent(words)}` : location.pathname);
      document.getElementById("search-results").replaceChildren();
      if (words) Search.performSearch(words);
    }, 200);
  };
})();
