"""Compute the weights that the figure HeadsExplorer shows: ``heads_data.py`` writes its data files.

Every head of all-MiniLM-L6-v2 on sixteen sentences, each weight rounded to one of 256 levels. A
sentence and its twin have equally many tokens, so that a head's two maps lie over each other.
``tests/site/test_widget_multihead.py`` holds the files to a fresh computation.
"""

from functools import cache
from typing import Any

import numpy as np
import parts
import torch

from attnlib import pretrained

LEVELS = 255

# Each pair of twins, and in each sentence the link that is asked for first.
TWINS = (
    (
        ("The animal didn't cross the street because it was too tired.", "it", "animal"),
        ("The animal didn't cross the street because it was too wide.", "it", "animal"),
    ),
    (
        ("The trophy does not fit in the suitcase because it is too big.", "it", "trophy"),
        ("The trophy does not fit in the suitcase because it is too small.", "it", "trophy"),
    ),
    (
        ("He picked up the tennis ball and found it was wet.", "it", "ball"),
        ("He picked up the tennis ball and found he was wet.", "he", "ball"),
    ),
    (
        ("Hang them, not let them go.", "not", "hang"),
        ("Hang them not, let them go.", "not", "hang"),
    ),
    (("The dog bit the man.", "bit", "dog"), ("The man bit the dog.", "bit", "dog")),
    (
        ("She ate the pizza with a fork.", "with", "ate"),
        ("She ate the pizza with an olive.", "with", "ate"),
    ),
    (
        ("The keys to the cabinet are on the table.", "are", "keys"),
        ("The key to the cabinets is on the table.", "is", "key"),
    ),
    (
        ("She sat on the bank of the river.", "bank", "river"),
        ("She works in the bank of the city.", "bank", "city"),
    ),
)


loaded = cache(pretrained.load_encoder)


def all_weights(text: str) -> tuple[list[str], np.ndarray]:
    """Return a sentence's tokens and the weights (layers, heads, n, n) of every head."""
    encoder, tokenizer = loaded()
    encoding = tokenizer.encode(text)
    with torch.no_grad():
        layers = encoder(torch.tensor([encoding.ids]), need_weights=True).weights
    return encoding.tokens, torch.stack(layers)[:, 0].numpy()


def one_sentence(text: str, token: str, to: str, twin: int) -> dict[str, Any]:
    """Return a sentence as the figure needs it."""
    tokens, weights = all_weights(text)
    # The last of equal words: the second "he" is the pronoun that is asked about.
    places = [len(tokens) - 1 - tokens[::-1].index(word) for word in (token, to)]
    levels = np.rint(weights * LEVELS).astype(np.uint8)
    link = {"text": text, "tokens": tokens, "link": places, "twin": twin}
    return link | {"weights": parts.coded(levels)}


def files() -> dict[str, Any]:
    """Return what each file holds: the weights of the later pairs of sentences have files of their own."""
    flat = [sentence for pair in TWINS for sentence in pair]
    sentences = [one_sentence(*sentence, twin=i ^ 1) for i, sentence in enumerate(flat)]
    sizes = {"layers": 6, "heads": 12, "levels": LEVELS}
    later = {
        f"multihead.{i // 2}.json": [{"weights": s.pop("weights")} for s in sentences[i : i + 2]]
        for i in range(2, len(sentences), 2)
    }
    return {"multihead.json": parts.MINILM | sizes | {"sentences": sentences}} | later


if __name__ == "__main__":
    torch.set_num_threads(1)
    parts.write(files())
