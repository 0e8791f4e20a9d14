"""Write what the figure BreakAHead carries: ``induction_data.py`` writes its three data files.

The checkpoints of ``attnlib/weights/induction.safetensors``. The last one with the penalty, which the figure opens with,
travels as it is there. All others share one scale for each column, the 127th part of the largest number that the column
ever holds, and what is stored is the difference of each whole number from what two neighbours in training predict:
these differences are small, so Huffman's code makes them short. A chance differs by less than 0.05 from that of the
stored weights; ``tests/test_widgets_induction.py`` holds the files to them.

The means that a head may be cut by are those of what it finds, over 256 texts of the training's kind.
"""

import base64
import zlib
from typing import Any

import induction
import numpy as np
import parts
import torch
from numpy.typing import NDArray

from attnlib.induction import attention_only
from attnlib.pretrained import induction_record, load_induction
from attnlib.widgets.induction import LEVELS, MEAN_UNIT, NAMES, _order, _predicted

STEPS = (*range(0, 600, 25), *range(600, 1401, 50))
NUM_TEXTS = 256
Weights = dict[str, NDArray[np.float32]]


def text(content: bytes) -> str:
    """Return bytes as text that JSON need not escape."""
    return base64.b85encode(content).decode("ascii")


def means(params: Weights, tokens: NDArray[np.int64]) -> NDArray[np.int16]:
    """Return what each head finds on the average, (layers, heads, d_head), in whole units."""
    heads = attention_only(tokens, params, num_heads=4).heads
    return np.stack([np.rint(h.mean(axis=(0, 2)) / MEAN_UNIT).astype("<i2") for h in heads])


def packed(checkpoints: list[Weights], tokens: NDArray[np.int64]) -> dict[str, str]:
    """Return the checkpoints of one way through training as three texts."""
    scales = {n: np.abs([w[n] for w in checkpoints]).max(axis=(0, 1)) / LEVELS for n in NAMES}
    whole = [
        np.concatenate([np.rint(w[n] / scales[n]).ravel() for n in NAMES]).astype(np.int64)
        for w in checkpoints
    ]
    differences = [whole[m] - _predicted(whole, m, a, b) for m, a, b in _order(len(checkpoints))]
    huffman = zlib.compressobj(9, wbits=-15, memLevel=9, strategy=zlib.Z_HUFFMAN_ONLY)
    raw = np.concatenate(differences).astype(np.uint8).tobytes()
    return {
        "levels": text(huffman.compress(raw) + huffman.flush()),
        "scales": text(np.concatenate([scales[n] for n in NAMES]).astype("<f4").tobytes()),
        "means": text(np.stack([means(w, tokens) for w in checkpoints]).tobytes()),
    }


def opening(params: Weights, tokens: NDArray[np.int64]) -> dict[str, str]:
    """Return one checkpoint in the eight bits of its file."""
    scales = {n: np.abs(params[n]).max(axis=0) / np.float32(LEVELS) for n in NAMES}
    whole = {n: np.rint(params[n] / np.where(scales[n] > 0, scales[n], 1)) for n in NAMES}
    return {
        "levels": text(np.concatenate([whole[n].ravel() for n in NAMES]).astype(np.int8).tobytes()),
        "scales": text(np.concatenate([scales[n] for n in NAMES]).astype("<f4").tobytes()),
        "means": text(means(params, tokens).tobytes()),
    }


def curve(kind: str) -> dict[str, list[float]]:
    """Return the losses of a stored run, with two decimals."""
    run = next(r for r in induction_record()["runs"] if (r["kind"], r["seed"]) == (kind, 0))
    names = ("step", "repeated", "other")
    return {name: [round(x, 2) for x in run["curve"][name]] for name in names}


def data() -> dict[str, dict[str, Any]]:
    """Return what the files hold, by their names."""
    generator = torch.Generator().manual_seed(13)
    tokens = induction.texts(NUM_TEXTS, generator)[0].numpy()
    late = [step for step in STEPS if step > induction.PRICED_FROM]
    early = [("plain", step) for step in STEPS if step <= induction.PRICED_FROM]
    ways = {
        "priced": [load_induction(*at) for at in (*early, *(("priced", s) for s in late))],
        "plain": [load_induction("plain", step) for step in late],
    }
    first = {
        "source": "attnlib/weights/induction.safetensors",
        "steps": list(STEPS),
        "priced_from": induction.PRICED_FROM,
        "curves": {kind: curve(kind) for kind in ways},
        "opening": opening(load_induction("priced"), tokens),
    }
    return {
        "induction.json": first,
        "induction.priced.json": packed(ways["priced"], tokens),
        "induction.plain.json": packed(ways["plain"], tokens),
    }


if __name__ == "__main__":
    parts.write(data())
