"""Record what the figure WriterExplorer shows without its model: ``today_data.py`` writes its data files.

For each example the next tokens of the whole model, without each of its heads in turn, without ten of them, after each
layer, and after each of the tokens that may come next; and what the last token attends to in each head. Rounded: log
probabilities to a thousandth, weights to 1/255. ``tests/site/test_widget_today.py`` holds the files to a fresh computation.
"""

import json
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import numpy as np
import parts
import torch
from torch import Tensor

from attnlib.pretrained import edit_heads, load_decoder
from attnlib.pretrained._smollm import FILE, MODEL, PACKAGE
from attnlib.widgets._base import HERE
from attnlib.widgets.today import TEMPERATURES, TEN

SHOWN = 6  # tokens of each list
EXAMPLES: list[dict[str, Any]] = [
    {
        "title": "a name given back",
        "text": "When Mary and John went to the store, John gave a drink to",
        "at": 1,
        "head": "25.5",
        "after": "25.5",
        "finding": "No head alone brings “Mary” from {0} below {1}; ten that attend to her, cut together, to "
        "{2}. Head 25.5 attends to her most, and holds her down: without it she has {3}.",
        "numbers": [("", " Mary"), ("2.6", " Mary"), ("ten", " Mary"), ("25.5", " Mary")],
    },
    {
        "title": "the same with Anna",
        "text": "When Tom and Anna went to the park, Tom gave a flower to",
        "at": 3,
        "head": "24.3",
        "after": "ten",
        "finding": "The ten heads of Mary are not enough here: “Anna” falls from {0} to {1} only. Others "
        "attend to her, too: 24.3 with {2}, 22.9 with {3}.",
        "numbers": [("", " Anna"), ("ten", " Anna"), ("24.3", 3), ("22.9", 3)],
    },
    {
        "title": "made-up words again",
        "text": "Kels vor mip tanu. Kels vor mip",
        "at": 5,
        "head": "18.5",
        "after": "17.1",
        "finding": "Head 18.5 attends with {0} to “tan”, which came after “mip” before: an induction head. "
        "But cut 17.1, which attends to the token before with {1}: “tan” falls from {2} to {3}.",
        "numbers": [("18.5", 5), ("17.1", 11), ("", " tan"), ("17.1", " tan")],
    },
    {
        "title": "a pronoun",
        "text": "Anna lost her keys and Tom lost",
        "at": 5,
        "head": "26.3",
        "after": "26.3",
        "finding": "Head 26.3 attends to “Tom” with {0}. Without it “his” falls from {1} to {2}, and “her” "
        "rises from {3} to {4}.",
        "numbers": [("26.3", 5), ("", " his"), ("26.3", " his"), ("", " her"), ("26.3", " her")],
    },
    {
        "title": "a fact",
        "text": "The capital of France is",
        "at": 3,
        "head": "24.5",
        "after": "24.5",
        "finding": "Head 24.5 attends to “France” with {0}. Without it “Paris” falls from {1} to {2}; without "
        "the ten heads that found Mary, it among them, to {3}: they do not fetch names of people alone.",
        "numbers": [("24.5", 3), ("", " Paris"), ("24.5", " Paris"), ("ten", " Paris")],
    },
    {
        "title": "a question put to the assistant",
        "text": "<|im_start|>user\nWhat is the capital of Italy?<|im_end|>\n<|im_start|>assistant\n",
        "at": 8,
        "head": "24.5",
        "after": "24.5",
        "finding": "A chat is a text like any other, with roles as tokens. The answer begins with “The” ({0}) "
        "or, wrongly, “Italy” ({1}); without head 24.5 with {2} and {3}.",
        "numbers": [("", "The"), ("", "Italy"), ("24.5", "The"), ("24.5", "Italy")],
    },
]
"""What is tried, and what is shown of it first: a token and a head. A finding is told once the heads of `after`, and no
others, are cut. Its numbers: probabilities of tokens without some heads, or how much a head attends to a place."""


def log_probabilities(logits: Tensor) -> Tensor:
    """Return logs of probabilities, float64."""
    return logits.double().log_softmax(-1)


def pair(name: str) -> tuple[int, int]:
    """Return layer and head, from 0, of a head's name."""
    layer, head = name.split(".")
    return int(layer) - 1, int(head) - 1


class Recorder:
    """A model that is asked what an example needs."""

    def __init__(self) -> None:
        self.decoder, self.tokenizer = load_decoder()
        self.heads = self.decoder.layers[0].attention.num_heads
        self.layers = len(self.decoder.layers)

    @torch.no_grad()
    def read(self, ids: Sequence[int]) -> tuple[Tensor, Tensor, list[Tensor]]:
        """Return the last token's log probabilities, its weights (layers * heads, n), and what enters each layer."""
        found = self.decoder(torch.tensor([ids]), need_weights=True, need_hidden_states=True)
        looks = torch.cat([each[0, :, -1] for each in found.weights])
        return log_probabilities(found.logits[0, -1]), looks, list(found.hidden_states)

    @torch.no_grad()
    def without(self, ids: Sequence[int], cuts: Sequence[Iterable[tuple[int, int]]]) -> Tensor:
        """Return log probabilities (n_cuts, vocabulary), each without some (layer, head), both from 0."""
        kept = torch.ones(len(cuts), self.layers, self.heads, 1, 1)
        for i, cut in enumerate(cuts):
            for layer, head in cut:
                kept[i, layer, head] = 0
        with edit_heads(self.decoder, lambda layer, heads: heads * kept[:, layer]):
            logits = self.decoder(torch.tensor([list(ids)] * len(cuts))).logits[:, -1]
        return log_probabilities(logits)

    def finding(self, example: dict[str, Any]) -> str:
        """Return what an example shows, its numbers computed."""
        ids = self.tokenizer.encode(example["text"]).ids
        looks = self.read(ids)[1]
        found = []
        for heads, what in example["numbers"]:
            cut = [pair(one) for one in (TEN if heads == "ten" else heads.split())]
            if isinstance(what, int):
                layer, head = cut[0]
                found.append(float(looks[layer * self.heads + head, what]))
            else:
                (token,) = self.tokenizer.encode(what).ids
                found.append(float(self.without(ids, [cut])[0, token].exp()))
        shares = [f"{100 * x:.{int(x < 0.1)}f}%" for x in found]
        return str(example["finding"]).format(*shares)

    def rows(self, ids: Sequence[int]) -> Iterator[Tensor]:
        """Give the lists of an example's text in their order, as log probabilities."""
        whole, _, states = self.read(ids)
        yield whole
        for layer in range(self.layers):
            yield from self.without(ids, [[(layer, head)] for head in range(self.heads)])
        yield from self.without(ids, [[pair(one) for one in TEN]])
        yield from log_probabilities(self.decoder.unembed(torch.stack(states)[1:-1, 0, -1]))

    def record(self, text: str) -> dict[str, Any]:
        """Return what is stored of a text."""
        ids = self.tokenizer.encode(text).ids
        whole, looks, _ = self.read(ids)
        first = int(whole.argmax())
        known: dict[int, int] = {}
        rows = [packed(row, first, known) for row in self.rows(ids)]
        for token in whole.topk(SHOWN).indices.tolist():
            after = self.read([*ids, token])[0]
            rows.append(packed(after, int(after.argmax()), known))
        return {
            "tokens": [self.shown(each) for each in ids],
            "words": [[self.shown(each), round(float(whole[each]), 3)] for each in known],
            "rows": parts.coded(np.array(rows, "<i2")),
            "looks": parts.coded((looks.numpy() * 255).round().astype("u1")),
        }

    def shown(self, token: int) -> str:
        """Return a token as text, special ones too."""
        return str(self.tokenizer.decode([token], skip_special_tokens=False))


def packed(row: Tensor, first: int, known: dict[int, int]) -> list[int]:
    """Return the most probable tokens, `first` always among them, their logs, and the logs of what the powers 1 / T sum to."""
    top = row.topk(SHOWN).indices.tolist()
    if first not in top:
        top[-1] = first
    places = [known.setdefault(each, len(known)) for each in top]
    logs = [min(32.767, -row[each].item()) for each in top]
    sums = [(row / t).logsumexp(-1).item() for t in TEMPERATURES if t != 1]
    return [*places, *(round(1000 * x) for x in (*logs, *sums))]


def main() -> None:
    """Write a file for each example, and one of what they are."""
    recorder = Recorder()
    for i, example in enumerate(EXAMPLES):
        text = json.dumps(recorder.record(example["text"]), ensure_ascii=False)
        (HERE / f"today.{i}.json").write_text(f"{text}\n", "utf-8")
    told = [
        {k: x for k, x in example.items() if k != "numbers"}
        | {"finding": recorder.finding(example)}
        for example in EXAMPLES
    ]
    sizes = {"layers": recorder.layers, "heads": recorder.heads, "shared": 3, "each": 64}
    meta = {
        "source": f"{MODEL} ({FILE} of {PACKAGE} 0.1.2, Apache-2.0), by tools/today_data.py",
        "sizes": sizes,
        "temperatures": TEMPERATURES,
        "ten": TEN,
        "examples": told,
    }
    parts.write({"today.json": meta}, indent=1)


if __name__ == "__main__":
    main()
