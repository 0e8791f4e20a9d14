"""Compute what the figure SentenceZoom shows: ``zoom_data.py`` writes its data file.

One sentence in all-MiniLM-L6-v2: queries, keys and values of all 72 heads, from which the figure works out scores,
weights and outputs itself. A number of a query, key or value is stored in two characters of base64, so in twelve bits, as
a multiple of its head's step. ``tests/site/test_widget_pretrained.py`` holds the file to a fresh computation.
"""

from typing import Any, NamedTuple

import numpy as np
import parts
import torch

from attnlib import pretrained
from attnlib.multihead import split_heads

SENTENCE = "The animal stopped because it was tired."
NUM_LAYERS, NUM_HEADS = 6, 12
HALF = 2048  # levels on either side of zero in twelve bits
ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


class Layer(NamedTuple):
    """What one layer does with the sentence's n tokens."""

    query: np.ndarray
    """(12, n, 32), as the key and the value."""
    key: np.ndarray
    value: np.ndarray
    weights: np.ndarray
    """(12, n, n)."""
    output: np.ndarray
    """(12, n, 32), each head's weighted values."""
    entering: np.ndarray
    """(n, 384)."""


def walk(text: str) -> tuple[list[str], list[Layer]]:
    """Walk through the parts of the model's layers with a text."""
    encoder, tokenizer = pretrained.load_encoder()
    encoder.double()  # float32 differs between processors by a level now and then
    encoding = tokenizer.encode(text)
    layers = []
    with torch.no_grad():
        x = encoder.embedding(torch.tensor([encoding.ids]))
        for layer in encoder.layers:
            x, found = _through(layer, x)
            layers.append(found)
    return encoding.tokens, layers


def _through(layer: Any, x: torch.Tensor) -> tuple[torch.Tensor, Layer]:
    """Return what leaves a layer, (1, n, 384), and what happens in it."""
    attention = layer.attention
    parts = attention.query_projection, attention.key_projection, attention.value_projection
    query, key, value = (split_heads(project(x), NUM_HEADS)[0] for project in parts)
    added, weights = attention(x, need_weights=True)
    found = (query, key, value, weights[0], weights[0] @ value, x[0])
    between = layer.attention_norm(x + added)
    leaving = layer.feed_forward_norm(between + layer.feed_forward(between))
    return leaving, Layer(*(part.numpy() for part in found))


def coded(heads: np.ndarray) -> dict[str, Any]:
    """Return numbers (12, n, 32) as text, two characters each, and each head's step."""
    step = (np.abs(heads).max(axis=(1, 2)) / (HALF - 1)).astype(np.float64).round(8)
    levels = np.rint(heads / step[:, None, None]).astype(int).clip(1 - HALF, HALF - 1) + HALF
    letters = "".join(ALPHABET[x >> 6] + ALPHABET[x & 63] for x in levels.ravel().tolist())
    return {"step": step.tolist(), "numbers": letters}


def data() -> dict[str, Any]:
    """Return all that the file holds."""
    tokens, layers = walk(SENTENCE)
    return parts.MINILM | {
        "text": SENTENCE,
        "tokens": tokens,
        "layers": [
            {name: coded(getattr(layer, name)) for name in ("query", "key", "value")}
            for layer in layers
        ],
    }


if __name__ == "__main__":
    torch.set_num_threads(1)
    parts.write({"pretrained.json": data()})
