"""Compute what the figure EncoderExplorer shows: ``encoder_data.py`` writes its data file.

Every token's vector in all-MiniLM-L6-v2, as it enters the first layer and as each layer leaves it, on
eight pairs of sentences, and the same for single words to compare with; the lengths of what attention and
feed-forward network add; and each layer's weights, the mean of its twelve heads. A number x of a vector is stored
as one byte b with x = step b |b|, since a few of the 384 numbers are much larger than the rest; a weight as two
bytes, in 65535ths.
``tests/test_widgets_encoder.py`` holds the file to a fresh computation.
"""

import base64
import json
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch

from attnlib import pretrained

PATH = Path(__file__).resolve().parents[1] / "attnlib" / "widgets" / "encoder.json"
LEVELS = 127
SHARES = 65535

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


def coded(vectors: np.ndarray) -> dict[str, Any]:
    """Return vectors as bytes, and each vector's step."""
    largest = np.abs(vectors).max(axis=-1, keepdims=True)
    levels = np.rint(np.sign(vectors) * np.sqrt(np.abs(vectors) / largest) * LEVELS)
    text = base64.b64encode(levels.astype(np.int8).tobytes()).decode()
    return {
        "step": (largest[..., 0] / LEVELS**2).astype(np.float64).round(8).tolist(),
        "levels": text,
    }


def data() -> dict[str, Any]:
    """Return all that the file holds."""
    texts = [text for *pair, _ in TWINS for text in pair]
    words = [word for *_, (_, *probes) in TWINS for word in probes]
    sentences = []
    for i, text in enumerate(texts):
        tokens, vectors, added, weights = follow(text)
        shares = np.rint(weights * SHARES).astype("<u2")
        word = TWINS[i // 2][2][0]
        sentence = {
            "text": text,
            "tokens": tokens,
            "token": len(tokens) - 1 - tokens[::-1].index(word),
            "added": added.astype(np.float64).round(2).tolist(),
            "weights": base64.b64encode(shares.tobytes()).decode(),
        }
        sentences.append(sentence | coded(vectors))
    return {
        "model": pretrained.HUB_REPO,
        "revision": pretrained.HUB_REVISION,
        "sha256": pretrained.SHA256,
        "layers": 6,
        "width": 384,
        "shares": SHARES,
        "words": [{"word": word} | coded(alone(word)) for word in words],
        "sentences": sentences,
    }


def alone(word: str) -> np.ndarray:
    """Return the vectors (7, 1, 384) of a word between the marks of begin and end."""
    tokens, vectors, *_ = follow(word)
    if tokens != ["[CLS]", word, "[SEP]"]:
        raise ValueError(f"word must be one token; got {tokens}.")
    return vectors[:, 1:2]


def written(data: dict[str, Any]) -> str:
    """Return the data as JSON with a line for each sentence and word, so that changes stay small."""
    text = json.dumps(data, separators=(",", ":"))
    for begin in ('{"word":', '{"text":'):
        text = text.replace(begin, "\n" + begin)
    return text + "\n"


def main() -> None:
    """Write the file."""
    PATH.write_text(written(data()), "utf8")
    print(f"{PATH.name}: {PATH.stat().st_size} bytes")


if __name__ == "__main__":
    torch.set_num_threads(1)
    main()
