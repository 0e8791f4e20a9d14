"""Chapter 14's small transformers at many steps of their training, and what was measured.

``tools/induction.py`` trains them. A file holds all checkpoints, each matrix in eight bits a
number with a scale for each column, and in its header which run and step each of them is.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnlib._extras import needs

__all__ = ["induction_record", "load_induction"]

FOLDER = Path(__file__).parents[1] / "weights"
WEIGHTS = FOLDER / "induction.safetensors"
CURVES = FOLDER / "induction.json"
LEVELS = 127  # of each sign


def load_induction(kind: str = "plain", step: int | None = None) -> dict[str, NDArray[np.float32]]:
    """Return the parameters of a two-layer transformer without feed-forward layers.

    Parameters
    ----------
    kind : str, default "plain"
        ``"plain"``, or ``"priced"``: from step 600 on there is a penalty on the norms of the heads' outputs.
    step : int, optional
        Of the training, the last by default. The error for any other names all there are.

    Returns
    -------
    dict of array, float32
        ``embedding`` (n_words, d_model); for layers 1 and 2 ``layer1.w_q``, ``.w_k`` and ``.w_v``
        (d_model, num_heads * d_head) and ``.w_o`` (num_heads * d_head, d_model); and
        ``unembedding`` (d_model, n_words).

    See Also
    --------
    attnlib.induction.attention_only : Runs them.

    Notes
    -----
    Used in chapter 14. Numbers are stored in eight bits, as whole multiples of one 127th of the
    largest of their column.

    Examples
    --------
    >>> from attnlib.pretrained import load_induction
    >>> load_induction()["layer2.w_q"].shape
    (48, 48)
    """
    with needs("attnlib.pretrained.load_induction", "pretrained"):
        from safetensors import safe_open

    with safe_open(WEIGHTS, framework="numpy") as file:
        at = _index(json.loads(file.metadata()["attnlib"])["checkpoints"], kind, step)
        names = [name for name in file.keys() if not name.endswith(".scale")]  # noqa: SIM118
        return {
            name: file.get_slice(name)[at].astype(np.float32) * file.get_slice(f"{name}.scale")[at]
            for name in names
        }


def induction_record() -> dict[str, Any]:
    """Return how chapter 14's transformers were trained, and what was measured on the way.

    Returns
    -------
    dict
        ``runs``, one for each training: its ``kind``, ``seed``, ``layers``, ``num_heads``, ``price``
        (the size of the penalty) and whether its keys are ``smeared``; its ``curve``, in which ``step`` and each measured
        thing is a list; what holds at the ``end``, and with each head ``cut``. Losses are in nats:
        ``repeated`` of words that could be copied, ``other`` of all others; ``right`` is the share
        of the copied ones that are predicted; ``previous``, ``prefix`` and ``copying`` are the
        scores of the heads of each layer. ``sweep``: the same for other sizes of the penalty,
        without curves. ``recipe`` and ``measured``: as in
        :func:`translator_record`.

    Examples
    --------
    >>> from attnlib.pretrained import induction_record
    >>> induction_record()["runs"][0]["kind"]
    'plain'
    """
    record: dict[str, Any] = json.loads(CURVES.read_text("utf8"))
    return record


def n_layers(params: Mapping[str, Any]) -> int:
    """Count the layers."""
    return sum(name.endswith(".w_q") for name in params)


def quantised(x: NDArray[np.floating]) -> tuple[NDArray[np.int8], NDArray[np.float32]]:
    """Return whole numbers (rows, columns) and the scale (1, columns) that gives x back."""
    scale = np.abs(x).max(axis=0, keepdims=True) / LEVELS
    whole = np.rint(x / np.where(scale > 0, scale, 1))
    return whole.astype(np.int8), scale.astype(np.float32)


def write_induction(
    checkpoints: Sequence[tuple[str, int, Mapping[str, Any]]], record: Mapping[str, Any]
) -> None:
    """Store checkpoints, each a kind, a step and its parameters, with the record."""
    from safetensors.numpy import save_file

    tensors = {}
    for name in checkpoints[0][2]:
        parts = [quantised(np.asarray(params[name])) for _, _, params in checkpoints]
        tensors[name] = np.stack([whole for whole, _ in parts])
        tensors[f"{name}.scale"] = np.stack([scale for _, scale in parts])
    told = {"checkpoints": [[kind, step] for kind, step, _ in checkpoints], **record}
    save_file(tensors, WEIGHTS, metadata={"attnlib": json.dumps(told)})


def _index(checkpoints: list[list[Any]], kind: str, step: int | None) -> int:
    """Return which checkpoint is asked for."""
    kinds = sorted({known for known, _ in checkpoints})
    if kind not in kinds:
        raise ValueError(f"kind must be one of {', '.join(kinds)}; got {kind!r}.")
    steps = {at: i for i, (known, at) in enumerate(checkpoints) if known == kind}
    step = max(steps) if step is None else step
    if step not in steps:
        listed = ", ".join(map(str, steps))
        raise ValueError(f"step must be one of {listed} for kind {kind!r}; got {step!r}.")
    return steps[step]
