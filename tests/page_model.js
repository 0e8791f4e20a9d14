// What the page's language model answers: a request as JSON on standard input, answers as JSON on standard output.

import { open } from "../attnlib/widgets/src/model/open.js";
import { tokenizerOf } from "../attnlib/widgets/src/model/tokenizer.js";
import { Workspace } from "../attnlib/widgets/src/model/workspace.js";

const { file, texts = [], reads = [], greedy = 0, lens = false } = await new Response(
  Deno.stdin.readable,
).json();
const wasm = Deno.readFileSync(
  new URL("../attnlib/widgets/src/model/kernel.wasm", import.meta.url),
);
const bytes = Deno.readFileSync(file);

const whole = (steps) => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};

try {
  const space = new Workspace(bytes.length, wasm);
  space.file.set(bytes);
  const { model, fields } = open(space);
  const tokenizer = tokenizerOf(fields);
  const told = texts.map((text) => {
    const ids = tokenizer.encode(text);
    return { ids, text: tokenizer.decode?.(ids) ?? ids.map(tokenizer.show) };
  });
  const answers = reads.map(({ ids, cut }) => {
    const first = whole(model.read(ids, Uint8Array.from(cut ?? [])));
    const lenses = lens ? [...model.lens()].map((row) => [...row]) : [];
    const written = [];
    for (let i = 0, { logits } = first; i < greedy; i++) {
      written.push(logits.indexOf(Math.max(...logits)));
      if (i + 1 < greedy) ({ logits } = whole(model.read([...ids, ...written], Uint8Array.from(cut))));
    }
    const numbers = Object.entries(first).map(([name, values]) => [name, [...values]]);
    return { ...Object.fromEntries(numbers), lens: lenses, greedy: written };
  });
  console.log(JSON.stringify({ texts: told, reads: answers }));
} catch (error) {
  console.log(JSON.stringify({ error: error.message }));
}
