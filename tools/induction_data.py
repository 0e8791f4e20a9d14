"""Write what the figure BreakAHead carries: ``induction_data.py`` writes its three data files.

The checkpoints of ``attnlib/weights/induction.safetensors``. The last one with the penalty, which the figure opens with,
travels as it is there. All others share one scale for each column, the 127th part of the largest number that the column
ever holds, and what is stored is the difference of each whole number from the one before it in training:
these differences are small, so Huffman's code makes them short. A chance differs by less than 0.05 from that of the
stored weights; ``tests/site/test_widget_induction.py`` holds the files to them.
"""

import base64
import zlib
from typing import Any

import induction
import numpy as np
import parts
from numpy.typing import NDArray

from attnlib.pretrained import induction_record, load_induction
from attnlib.widgets.induction import LEVELS, NAMES

STEPS = (*range(0, 600, 25), *range(600, 1401, 50))
Weights = dict[str, NDArray[np.float32]]


def text(content: bytes) -> str:
    """Return bytes as text that JSON need not escape."""
    return base64.b64encode(content).decode("ascii")


def packed(checkpoints: list[Weights]) -> dict[str, str]:
    """Return the checkpoints of one way through training as two texts."""
    scales = {n: np.abs([w[n] for w in checkpoints]).max(axis=(0, 1)) / LEVELS for n in NAMES}
    whole = [
        np.concatenate([np.rint(w[n] / scales[n]).ravel() for n in NAMES]).astype(np.int64)
        for w in checkpoints
    ]
    huffman = zlib.compressobj(9, wbits=-15, memLevel=9, strategy=zlib.Z_HUFFMAN_ONLY)
    raw = np.diff(whole, axis=0, prepend=0).astype(np.uint8).tobytes()
    return {
        "levels": text(huffman.compress(raw) + huffman.flush()),
        "scales": text(np.concatenate([scales[n] for n in NAMES]).astype("<f4").tobytes()),
    }


def opening(params: Weights) -> dict[str, str]:
    """Return one checkpoint in the eight bits of its file."""
    scales = {n: np.abs(params[n]).max(axis=0) / np.float32(LEVELS) for n in NAMES}
    whole = {n: np.rint(params[n] / np.where(scales[n] > 0, scales[n], 1)) for n in NAMES}
    return {
        "levels": text(np.concatenate([whole[n].ravel() for n in NAMES]).astype(np.int8).tobytes()),
        "scales": text(np.concatenate([scales[n] for n in NAMES]).astype("<f4").tobytes()),
    }


def curve(kind: str) -> dict[str, list[float]]:
    """Return the losses of a stored run, with two decimals."""
    run = next(r for r in induction_record()["runs"] if (r["kind"], r["seed"]) == (kind, 0))
    names = ("step", "repeated", "other")
    return {name: [round(x, 2) for x in run["curve"][name]] for name in names}


def data() -> dict[str, dict[str, Any]]:
    """Return what the files hold, by their names."""
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
        "opening": opening(load_induction("priced")),
    }
    return {
        "induction.json": first,
        "induction.priced.json": packed(ways["priced"]),
        "induction.plain.json": packed(ways["plain"]),
    }


if __name__ == "__main__":
    parts.write(data())
