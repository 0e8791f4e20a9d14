"""Stored scores and times of chapter 11, which its notebook draws and measures again in part."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

__all__ = ["load_mixing_scores"]

MIXING = Path(__file__).parents[1] / "weights" / "mixing.json"


def load_mixing_scores() -> dict[str, Any]:
    """Return what chapter 11 stores: times of mechanisms, and scores of small trained networks.

    Returns
    -------
    dict
        ``times``: the ``lengths``, and for each width the ``seconds`` of each mechanism at them;
        ``recall``: for each network its settings and, for each seed, the share of ``right``
        answers by distance; ``calls`` and ``linear``: times of single variants. ``times_measured``
        and its like name the machine and the versions.

    Notes
    -----
    ``tools/mixing_scores.py`` measures them.

    Examples
    --------
    >>> from attnlib.pretrained import load_mixing_scores
    >>> load_mixing_scores()["times"]["lengths"][0]
    16
    """
    scores: dict[str, Any] = json.loads(MIXING.read_text("utf8"))
    return scores
