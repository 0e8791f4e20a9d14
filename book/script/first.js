// Before anything is drawn: the reader's theme and how much code is shown, so that nothing changes colour or place later.
// FONTS is put in by the build: what this page writes with. They are asked for here since a page opened from file:// may not preload them.
(() => {
  const root = document.documentElement;
  const kept = (name) => { try { return localStorage.getItem(name); } catch { return null; } };
  const mode = kept("mode") ?? "auto";
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.mode = mode;
  root.dataset.theme = mode === "auto" ? (dark ? "dark" : "light") : mode;
  root.dataset.code = kept("code") ?? "read";
  if (location.protocol === "file:") {
    // There the fonts come from a disk: the text waits for them a moment instead of going without.
    const face = ([family, file, style]) =>
      `@font-face { font-family: "Lookup ${family}"; font-weight: 400 700; font-style: ${style}; font-display: block; src: url("${root.dataset.content_root}_static/fonts/${file}.woff2"); }`;
    const faces = [["Serif", "serif", "normal"], ["Serif", "serif-italic", "italic"], ["Sans", "sans", "normal"], ["Mono", "mono", "normal"]];
    const sheet = new CSSStyleSheet({ baseURL: location.href });
    sheet.replaceSync(faces.map(face).join(""));
    document.adoptedStyleSheets = [sheet];
    return;
  }
  for (const name of FONTS) {
    const href = `${root.dataset.content_root}_static/${name}.woff2`;
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", as: "font", type: "font/woff2", crossOrigin: "", href }));
  }
})();
