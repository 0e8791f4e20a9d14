// What the page's language model answers: a request as JSON on standard input, answers as JSON on standard output.

import { Decoder } from "../attnlib/widgets/src/model/decoder.js";
import { makeTokenizer } from "../attnlib/widgets/src/model/tokenizer.js";

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
  const decoder = new Decoder(bytes.length, wasm);
  decoder.file.set(bytes);
  const fields = decoder.open();
  const tokenizer = makeTokenizer(fields);
  const told = texts.map((text) => {
    const ids = tokenizer.encode(text);
    return { ids, text: tokenizer.decode(ids) };
  });
  const answers = reads.map(({ ids, cut }) => {
    let logits = whole(decoder.read(ids, Uint8Array.from(cut)));
    const first = [...logits];
    const attention = [...decoder.looks()];
    const lenses = lens ? [...decoder.lens()].map((row) => [...row]) : [];
    const written = [];
    for (let i = 0; i < greedy; i++) {
      written.push(logits.indexOf(Math.max(...logits)));
      if (i + 1 < greedy) logits = whole(decoder.read([...ids, ...written], Uint8Array.from(cut)));
    }
    return { logits: first, attention, lens: lenses, greedy: written, last: [...logits] };
  });
  console.log(JSON.stringify({ texts: told, reads: answers }));
} catch (error) {
  console.log(JSON.stringify({ error: error.message }));
}
