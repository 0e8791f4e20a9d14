"""Compute what the figure EncoderExplorer shows: ``encoder_data.py`` writes its data files.

Of every token's vector in all-MiniLM-L6-v2, as it enters the first layer and as each layer leaves it, on eight
pairs of sentences, the figure shows lengths and cosines, so these are stored, not the 384 numbers: the cosine
with every token of the sentence, with single words, with the token's own vector at the start and one layer
before, and with the same word in the other sentence. There are also the lengths of what attention and
feed-forward network add, and each layer's weights, the mean of its twelve heads. A cosine or a weight is stored
as two bytes, in 32767ths. ``tests/test_widgets_encoder.py`` holds the files to a fresh computation.
"""

import base64
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np
import parts
import torch

from attnlib import pretrained
from attnlib.widgets.encoder import UNIT, _same_word

NUMBERS = ("lengths", "added", "cosines", "weights")

# Pairs of sentences with the word to follow, and the two words to compare it with at first.
TWINS = (
    (
        "The animal didn't cross the street because it was too tired.",
        "The animal didn't cross the street because it was too wide.",
        ("it", "animal", "street"),
    ),
    (
        "The trophy does not fit in the suitcase because it is too big.",
        "The trophy does not fit in the suitcase because it is too small.",
        ("it", "trophy", "suitcase"),
    ),
    ("She turned on the light.", "The bag was very light.", ("light", "lamp", "heavy")),
    (
        "The court found him guilty.",
        "The tennis court was found empty.",
        ("court", "judge", "sport"),
    ),
    (
        "She sat on the bank of the river.",
        "She works in the bank of the city.",
        ("bank", "river", "money"),
    ),
    ("The star gave an interview.", "The star gave a faint light.", ("star", "actor", "sun")),
    ("The dog bit the man.", "The man bit the dog.", ("dog", "victim", "attack")),
    ("I like this film.", "I do not like this film.", ("like", "love", "hate")),
)


@lru_cache(maxsize=1)
def model() -> tuple[Any, Any]:
    """Return the encoder and its tokenizer, loaded once."""
    return pretrained.load_encoder()


class Followed(NamedTuple):
    """What a text's tokens go through."""

    tokens: list[str]
    vectors: np.ndarray
    """Before the first layer and after each, (7, n, 384)."""
    added: np.ndarray
    """By layer, (6, 3, n): how long what attention adds is, what stands between the blocks, and
    what the feed-forward network adds."""
    weights: np.ndarray
    """The mean of the heads' weights, (6, n, n)."""


@lru_cache(maxsize=64)
def follow(text: str) -> Followed:
    """Walk through the layers' parts with a text."""
    encoder, tokenizer = model()
    encoding = tokenizer.encode(text)
    vectors, added, weights = [], [], []
    with torch.no_grad():
        x = encoder.embedding(torch.tensor([encoding.ids]))
        vectors.append(x[0])
        for layer in encoder.layers:
            found, heads = layer.attention(x, need_weights=True)
            weights.append(heads[0].mean(dim=0))
            between = layer.attention_norm(x + found)
            thought = layer.feed_forward(between)
            x = layer.feed_forward_norm(between + thought)
            vectors.append(x[0])
            added.append(torch.stack([found[0], between[0], thought[0]]).norm(dim=-1))
    stacked = (torch.stack(found).numpy() for found in (vectors, added, weights))
    return Followed(encoding.tokens, *stacked)


def whole(shares: np.ndarray) -> str:
    """Return numbers from -1 to 1 as text, two bytes each."""
    return base64.b64encode(np.rint(shares * UNIT).astype("<i2").tobytes()).decode()


def unit(vectors: np.ndarray) -> np.ndarray:
    """Return vectors of length 1."""
    exact = vectors.astype(np.float64)
    return exact / np.linalg.norm(exact, axis=-1, keepdims=True)


def rounded(lengths: np.ndarray) -> list[Any]:
    """Return lengths with two decimals."""
    return lengths.astype(np.float64).round(2).tolist()


def cosines(own: Followed, twin: Followed, words: np.ndarray) -> np.ndarray:
    """Return each token's cosines at each stage, (7, n, n + words + 3).

    In this order: with the tokens; with the words; with its own vector at the start, then at the stage before;
    with the same word in the other sentence, 0 where there is none.
    """
    here, there = unit(own.vectors), unit(twin.vectors)
    before = np.concatenate([here[:1], here[:-1]])
    double = np.zeros_like(here)
    for i in range(len(own.tokens)):
        at = _same_word(own.tokens, i, twin.tokens)
        if at is not None:
            double[:, i] = there[:, at]
    single = [(here * other).sum(-1)[..., None] for other in (here[:1], before, double)]
    return np.concatenate([here @ here.mT, here @ words.mT, *single], axis=-1)


def data() -> dict[str, Any]:
    """Return all that the files hold."""
    texts = [text for *pair, _ in TWINS for text in pair]
    words = [word for *_, (_, *probes) in TWINS for word in probes]
    alone_all = np.stack([unit(alone(word))[:, 0] for word in words], axis=1)  # (7, words, 384)
    followed = [follow(text) for text in texts]
    sentences = []
    for i, (text, own) in enumerate(zip(texts, followed, strict=True)):
        word = TWINS[i // 2][2][0]
        sentences.append(
            {
                "text": text,
                "tokens": own.tokens,
                "token": len(own.tokens) - 1 - own.tokens[::-1].index(word),
                "lengths": rounded(np.linalg.norm(own.vectors, axis=-1)),
                "added": rounded(own.added),
                "cosines": whole(cosines(own, followed[i ^ 1], alone_all)),
                "weights": whole(own.weights),
            }
        )
    return {
        "model": pretrained.HUB_REPO,
        "revision": pretrained.HUB_REVISION,
        "sha256": pretrained.SHA256,
        "layers": 6,
        "unit": UNIT,
        "words": words,
        "sentences": sentences,
    }


def alone(word: str) -> np.ndarray:
    """Return the vectors (7, 1, 384) of a word between the marks of begin and end."""
    tokens, vectors, *_ = follow(word)
    if tokens != ["[CLS]", word, "[SEP]"]:
        raise ValueError(f"word must be one token; got {tokens}.")
    return vectors[:, 1:2]


if __name__ == "__main__":
    torch.set_num_threads(1)
    parts.write(parts.cut("encoder", data(), NUMBERS))
