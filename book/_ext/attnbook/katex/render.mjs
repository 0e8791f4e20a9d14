// Formulas to HTML, all in one process: a JSON list of [tex, display] comes in, a list of {html} or {error} goes out.
import katex from "katex";

function render([tex, displayMode]) {
  try {
    return { html: katex.renderToString(tex, { displayMode, strict: "error", throwOnError: true }) };
  } catch (error) {
    return { error: error.message };
  }
}

const asked = JSON.parse(await new Response(Deno.stdin.readable).text());
console.log(JSON.stringify(asked.map(render)));
