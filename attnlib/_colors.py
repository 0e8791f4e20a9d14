"""The book's colours for Python, read from ``tokens.css``, their one home."""

from __future__ import annotations

import re
from pathlib import Path

from matplotlib.colors import Colormap, LinearSegmentedColormap, to_rgb

TOKENS: dict[str, tuple[str, str]] = {
    name: (light, dark)
    for name, light, dark in re.findall(
        r"--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)",
        Path(__file__).with_name("tokens.css").read_text("utf8"),
    )
}
"""Each colour's name, and how it looks in the light and in the dark."""


def light(name: str) -> str:
    """Return a colour as it looks in the light."""
    return TOKENS[name][0]


def _fading(name: str, *ends: str) -> Colormap:
    """Return a colour map from nothing at all to a token, or from one over nothing to another."""
    first, last = (to_rgb(light(end)) for end in (ends[0], ends[-1]))
    stops = [(0.0, (*first, float(len(ends) - 1))), (1.0, (*last, 1.0))]
    stops[1:1] = [(0.5, (*first, 0.0)), (0.5, (*last, 0.0))] if len(ends) == 2 else []
    return LinearSegmentedColormap.from_list(name, stops)


MAPS = {
    "weight": _fading("weight", "weight-cell"),
    "signed": _fading("signed", "minus-cell", "plus-cell"),
    "plus": _fading("plus", "plus-cell"),
    "ink": _fading("ink", "ink"),
}
"""Colour maps that fade to nothing, so that they suit every background: for weights, for numbers of both
signs, for numbers above zero, for grey images."""


def over(rgba: tuple[float, ...], below: tuple[float, ...]) -> tuple[float, ...]:
    """Return what is seen of a colour over an opaque one."""
    alpha = rgba[3]
    return tuple(alpha * a + (1 - alpha) * b for a, b in zip(rgba[:3], below[:3], strict=True))
