"""Parts of the chapters' drawn diagrams: marks in the colours of their roles, arrows, boxes and words.

Each role has one mark in the whole book: an arrow asks (query), an open ring is asked (key), a square is
worth something (value), a disc weighs (weight), a triangle carries (output). So no colour speaks alone.
"""

from __future__ import annotations

import math
from typing import Any

from attnlib._extras import needs

with needs(__name__, "figures"):
    import matplotlib.pyplot as plt
    from matplotlib.axes import Axes
    from matplotlib.patches import Circle, FancyArrowPatch, Polygon, Rectangle

    from attnlib._colors import light

__all__ = ["arrow", "box", "canvas", "mark", "words"]

_ROLES = ("query", "key", "value", "weight", "output")


def canvas(width: float, height: float) -> Axes:
    """Return empty axes to draw on, whose unit is the same both ways.

    Parameters
    ----------
    width, height : float
        How many units are seen, from (0, 0) at the lower left. The figure is 7 inches wide.

    Returns
    -------
    matplotlib.axes.Axes
        The axes; their ``figure`` goes to :func:`attnlib.plot.show`.

    Examples
    --------
    >>> ax = canvas(10, 4)
    >>> mark(ax, "query", 1, 2), words(ax, 1, 1.2, "fruit", role="query")
    (None, None)
    """
    _, ax = plt.subplots(figsize=(7, 7 * height / width))
    ax.set(xlim=(0, width), ylim=(0, height), aspect="equal")
    ax.axis("off")
    return ax


def mark(ax: Axes, role: str, x: float, y: float, *, size: float = 1.0) -> None:
    """Draw a role's mark.

    Parameters
    ----------
    ax : matplotlib.axes.Axes
        Where to draw.
    role : {"query", "key", "value", "weight", "output"}
        What the mark stands for.
    x, y : float
        Its middle.
    size : float, default 1
        Its area. Give a weight, and discs have areas as their weights.
    """
    color = _color(role)
    r = 0.45 * math.sqrt(size)
    flat: Any = {"color": color, "linewidth": 0}
    if role == "query":
        ax.add_patch(_line((x - r, y), (x + r, y), color, 3.5, 20))
    elif role == "key":
        ax.add_patch(Circle((x, y), 0.6 * r, fill=False, edgecolor=color, linewidth=3))
    elif role == "value":
        ax.add_patch(Rectangle((x - 0.6 * r, y - 0.6 * r), 1.2 * r, 1.2 * r, **flat))
    elif role == "weight":
        ax.add_patch(Circle((x, y), r, **flat))
    else:
        ax.add_patch(
            Polygon([(x - r, y - 0.8 * r), (x + r, y - 0.8 * r), (x, y + 0.8 * r)], **flat)
        )


def arrow(ax: Axes, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Draw a thin arrow: something goes from here to there.

    Parameters
    ----------
    ax : matplotlib.axes.Axes
        Where to draw.
    start, end : tuple of float
        Where it begins and where its head is.
    """
    ax.add_patch(_line(start, end, light("soft"), 1.2, 10))


def box(ax: Axes, x: float, y: float, width: float, height: float, text: str) -> None:
    """Draw a step: a box with its name, upright where the box is higher than wide.

    Parameters
    ----------
    ax : matplotlib.axes.Axes
        Where to draw.
    x, y : float
        The middle.
    width, height : float
        The size.
    text : str
        The step's name.
    """
    corner = (x - width / 2, y - height / 2)
    face: Any = {"facecolor": light("tint"), "edgecolor": light("edge")}
    ax.add_patch(Rectangle(corner, width, height, **face))
    words(ax, x, y, text, rotation=90 if height > width else 0)


def words(
    ax: Axes, x: float, y: float, text: str, *, role: str | None = None, rotation: float = 0
) -> None:
    """Write words or numbers around a place, in a role's colour where one is named.

    Parameters
    ----------
    ax : matplotlib.axes.Axes
        Where to write.
    x, y : float
        The middle of the text.
    text : str
        What to write.
    role : str, optional
        One of the five roles; without it, ink.
    rotation : float, default 0
        Degrees, counter-clockwise.
    """
    color = light("ink") if role is None else _color(role)
    weight = "normal" if role is None else "bold"
    place: Any = {"ha": "center", "va": "center", "rotation": rotation}
    ax.text(x, y, text, color=color, weight=weight, **place)


def _color(role: str) -> str:
    if role not in _ROLES:
        raise ValueError(f"role must be one of {', '.join(_ROLES)}; got {role!r}.")
    return light(role)


def _line(
    start: tuple[float, float], end: tuple[float, float], color: str, width: float, head: float
) -> FancyArrowPatch:
    style: Any = {"arrowstyle": "-|>", "shrinkA": 0, "shrinkB": 0, "joinstyle": "miter"}
    return FancyArrowPatch(start, end, color=color, linewidth=width, mutation_scale=head, **style)
