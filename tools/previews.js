// Draws static previews: reads [[name, state], …] from the standard input, writes [svg, …] to the output.

import colours from "../attnlib/tokens.css" with { type: "text" };
import kit from "../attnlib/widgets/src/kit/marks.css" with { type: "text" };
import { toSVG } from "../attnlib/widgets/src/kit/marks.js";

/** Rules of one still hold for it alone, also where it stands in a page. @param {string} css */
const scoped = (css) =>
  css.replace(/\/\*[^]*?\*\//g, "").replace(
    /([^{}]+)\{/g,
    (_, list) =>
      `${
        list.split(",").map((/** @type {string} */ one) => `.attn-still ${one.trim()}`).join(", ")
      } {`,
  ).trim();

const tokens = colours.replace(/\/\*[^]*?\*\//g, "").replace(
  ":root, :host {",
  ".attn-still { color-scheme: light dark;",
).trim();
const asked = JSON.parse(await new Response(Deno.stdin.readable).text());
const pictures = [];
for (const [name, state] of asked) {
  const { still, style } = await import(`../attnlib/widgets/src/${name}/still.js`);
  const { scenes, label } = still(state);
  pictures.push(toSVG(scenes, { label, colours: tokens, rules: scoped(`${kit}\n${style}`) }));
}
console.log(JSON.stringify(pictures));
