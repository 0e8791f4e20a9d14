"""Compute what the figure PatchExplorer shows: ``patch_data.py`` writes its data file.

Sixteen sentences in all-MiniLM-L6-v2, "The animal didn't cross the street because it was too tired." with four animals
and four places. For each of the 72 heads: how much weight the token `it` gives to the animal and to the adjective, and
by how much the last vector of `it` moves once the head's output at `it` is taken from a twin, a sentence with one word
exchanged. All in units of 0.00001. ``tests/site/test_widget_pretrained_patch.py`` holds the file to a fresh computation.
"""

from itertools import product
from typing import Any

import numpy as np
import parts
import torch
from torch.nn import functional as F

from attnlib import pretrained
from attnlib.multihead import merge_heads, split_heads

SENTENCE = "The {} didn't cross the {} because it was too {}."
ANIMALS = "animal", "dog", "soldier", "woman"
PLACES = "street", "river", "bridge", "field"
DONORS = {
    "wide": ("wide", ANIMALS),
    "sleepy": ("sleepy", ANIMALS),
    "animal": ("tired", ANIMALS[::-1]),
}
"""The adjective and the animals of each twin; the fourth animal stands in for the first, and so on."""
NUM_LAYERS, NUM_HEADS = 6, 12
UNIT = 1e-5


class Sentences:
    """The sixteen sentences as one batch: what every layer gets, and what its heads do."""

    def __init__(self, adjective: str, animals: tuple[str, ...]) -> None:
        self.encoder, tokenizer = pretrained.load_encoder()
        pairs = product(animals, PLACES)
        encodings = tokenizer.encode_batch([SENTENCE.format(*pair, adjective) for pair in pairs])
        self.tokens = encodings[0].tokens
        self.it = self.tokens.index("it")
        self.streams = [self.encoder.embedding(torch.tensor([e.ids for e in encodings]))]
        self.weights, self.heads = [], []  # a layer: (16, 12, n, n), (16, 12, n, 32)
        for layer in self.encoder.layers:
            x = self.streams[-1]
            value = layer.attention.value_projection(x)
            weights = layer.attention(x, need_weights=True)[1]
            self.weights.append(weights)
            self.heads.append(weights @ split_heads(value, NUM_HEADS))
            self.streams.append(after(layer, x, self.heads[-1]))

    def patched(self, donor: "Sentences", layer: int, head: int) -> torch.Tensor:
        """Return the last vectors of `it`, (16, 384), once a head's output there is the donor's."""
        heads = self.heads[layer].clone()
        heads[:, head, self.it] = donor.heads[layer][:, head, self.it]
        x = after(self.encoder.layers[layer], self.streams[layer], heads)
        for later in self.encoder.layers[layer + 1 :]:
            x = later(x)[0]
        return x[:, self.it]


def after(layer: Any, x: torch.Tensor, heads: torch.Tensor) -> torch.Tensor:
    """Return what leaves a layer, (16, n, 384), whose heads put out (16, 12, n, 32)."""
    between = layer.attention_norm(x + layer.attention.out_projection(merge_heads(heads)))
    return layer.feed_forward_norm(between + layer.feed_forward(between))


def alone(nouns: tuple[str, ...]) -> torch.Tensor:
    """Return the directions of nouns that stand alone, (n_nouns, 384)."""
    encoder, tokenizer = pretrained.load_encoder()
    ids = torch.tensor([encoding.ids for encoding in tokenizer.encode_batch(list(nouns))])
    return F.normalize(encoder(ids)[0][:, 1], dim=-1)


def effects(base: Sentences, donor: Sentences, toward: torch.Tensor) -> np.ndarray:
    """Return by how much each patch turns `it` along the difference of two directions: (72, 16)."""

    def lean(x: torch.Tensor) -> torch.Tensor:
        return (F.normalize(x, dim=-1) * toward).sum(dim=-1)

    whole = lean(base.streams[-1][:, base.it])
    places = product(range(NUM_LAYERS), range(NUM_HEADS))
    return torch.stack([lean(base.patched(donor, *at)) - whole for at in places]).numpy()


def in_units(x: Any) -> list[str]:
    """Return rows of numbers as texts, whole multiples of UNIT."""
    units = np.rint(np.asarray(x, dtype=np.float64) / UNIT).astype(int)
    return [" ".join(map(str, row)) for row in units]


@torch.no_grad()
def data() -> dict[str, Any]:
    """Return what the file holds."""
    base = Sentences("tired", ANIMALS)
    animals, places = alone(ANIMALS).repeat_interleave(4, dim=0), alone(PLACES).repeat(4, 1)
    others = alone(ANIMALS[::-1]).repeat_interleave(4, dim=0)
    twins = {name: Sentences(*what) for name, what in DONORS.items()}

    def rows(sentences: Sentences) -> list[Any]:
        found = torch.stack(sentences.weights)[
            :, 0, :, base.it
        ]  # (6, 12, n), of the first sentence
        return in_units(found.flatten(0, 1))

    def weight_on(place: int) -> list[Any]:
        found = torch.stack(base.weights)[:, :, :, base.it, place]  # (6, 16, 12)
        return in_units(found.transpose(1, 2).flatten(0, 1))

    return {
        "model": "all-MiniLM-L6-v2",
        "tokens": base.tokens,
        "rows": {"tired": rows(base), **{name: rows(twin) for name, twin in twins.items()}},
        "weights": {
            "adjective": weight_on(base.tokens.index("tired")),
            "animal": weight_on(base.tokens.index("animal")),
        },
        "effects": {
            name: in_units(effects(base, twin, animals - (others if name == "animal" else places)))
            for name, twin in twins.items()
        },
    }


if __name__ == "__main__":
    parts.write({"pretrained_patch.json": data()})
