"""Figures of weights and curves: data first, the rest by keyword, an Axes comes back.

Colours come from the book's tokens. A figure has paper of its own, so that it can be read on a page
of any colour. Colours are never the only cue: cells carry their numbers, curves differ in
dashes and can carry their names.
"""

from __future__ import annotations

import base64
import io
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnlib._extras import needs

with needs(__name__, "figures"):
    import matplotlib as mpl
    import matplotlib.pyplot as plt
    from cycler import cycler
    from IPython.display import display
    from matplotlib.axes import Axes
    from matplotlib.colors import to_rgba
    from matplotlib.figure import Figure

    from attnlib._colors import MAPS, light, over

__all__ = ["COLORS", "ROLES", "curves", "names", "show", "use_style", "weights"]

ROLES = {name: light(name) for name in ("query", "key", "value", "weight", "output")}
"""The colour of each role, for plots that show one."""

COLORS = tuple(light(name) for name in ("ink", "series-2", "series-3", "series-4", "soft"))
"""Colours of curves and points that are no role (ink, sea, rose, olive and grey)."""

_DPI = 144
_SHOWN_DPI = 100  # a figure 7 inches wide is shown 700 px wide, and 11 pt text is 15 px high
_DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
_INK, _PAPER, _SOFT = light("ink"), light("paper"), light("soft")
_STYLE: Any = {
    "figure.figsize": (7, 3.2),
    "figure.constrained_layout.use": True,
    "figure.facecolor": _PAPER,
    "axes.facecolor": _PAPER,
    "axes.edgecolor": light("edge"),
    "axes.labelcolor": _SOFT,
    "text.color": _INK,
    "xtick.color": light("edge"),
    "ytick.color": light("edge"),
    "xtick.labelcolor": _SOFT,
    "ytick.labelcolor": _SOFT,
    "font.size": 11,
    "font.family": "DejaVu Sans",  # comes with matplotlib, so the figure is the same everywhere
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.grid": False,
    "axes.prop_cycle": cycler(color=COLORS) + cycler(linestyle=_DASHES),
    "lines.linewidth": 2,
    "legend.frameon": False,
    "legend.handlelength": 2.6,
}


def use_style() -> None:
    """Set matplotlib's defaults for this session to the book's.

    Notes
    -----
    Seven inches wide, text of 11 points, no box, the book's paper and ink, colours and dashes that stay
    apart for colour-blind readers. ``matplotlib.rcdefaults()`` takes it back.

    Examples
    --------
    >>> import matplotlib
    >>> with matplotlib.rc_context():
    ...     use_style()
    ...     matplotlib.rcParams["font.size"]
    11.0
    """
    mpl.rcParams.update(_STYLE)


def show(figure: Figure, *, alt: str) -> None:
    """Display a figure as a PNG that carries its alt text, and close it.

    Parameters
    ----------
    figure : matplotlib.figure.Figure
        The finished figure.
    alt : str
        What the figure shows, in words and numbers, for who cannot see it. Make it from the
        data: it is stored as the output's text, so the strict comparison of notebooks sees a
        change in the data that the image alone would hide.

    Notes
    -----
    The figure keeps its own background, so that it can be read in dark themes too. The same figure
    gives the same bytes: the PNG names no program and no date.

    Examples
    --------
    >>> figure, ax = plt.subplots()
    >>> _ = ax.plot([1, 2, 4])
    >>> show(figure, alt="A curve from 1 to 4.")  # doctest: +SKIP
    """
    if not alt.strip():
        raise ValueError(f"alt must tell in words what the figure shows; got {alt!r}.")
    file = io.BytesIO()
    figure.savefig(file, format="png", dpi=_DPI, metadata={"Software": None})
    width = round(figure.get_size_inches()[0] * _SHOWN_DPI)
    plt.close(figure)
    display(  # type: ignore[no-untyped-call]
        {"image/png": base64.b64encode(file.getvalue()).decode(), "text/plain": alt},
        # No height: on a narrow screen it would follow the width in no page but Jupyter's.
        metadata={"image/png": {"width": width}},
        raw=True,
    )


def weights(
    data: Any,
    *,
    rows: Sequence[str] | None = None,
    columns: Sequence[str] | None = None,
    limits: tuple[float, float] = (0.0, 1.0),
    cmap: str = "weight",
    fmt: str | None = ".2f",
    ax: Axes | None = None,
) -> Axes:
    """Draw a matrix as a heat map: a row for each query, a column for each key.

    Parameters
    ----------
    data : array, (n_queries, n_keys)
        Attention weights, or other numbers with `limits` and `cmap` to suit.
    rows, columns : sequence of str, optional
        Labels of the queries and of the keys.
    limits : tuple of float, default (0, 1)
        The numbers at both ends of the colour map.
    cmap : str, default "weight"
        Name of a colour map: "weight", "signed" for numbers of both signs, "plus" for numbers above
        zero that are no weights, "ink" for grey images, or one of matplotlib's.
    fmt : str or None, default ".2f"
        How each cell's number is written; None writes none, for large matrices.
    ax : matplotlib.axes.Axes, optional
        Where to draw; without it, in a new figure.

    Returns
    -------
    matplotlib.axes.Axes
        The axes, first query on top.

    Examples
    --------
    >>> ax = weights([[0.9, 0.1]], rows=["it"], columns=["animal", "street"])
    >>> ax.get_xlabel(), ax.texts[0].get_text()
    ('key', '0.90')
    """
    matrix = _numbers(data, "data", "(n_queries, n_keys)")
    _check_labels("rows", rows, matrix.shape[0])
    _check_labels("columns", columns, matrix.shape[1])
    ax = _axes(ax)
    image = ax.imshow(
        matrix, cmap=MAPS.get(cmap, cmap), vmin=limits[0], vmax=limits[1], aspect="auto"
    )
    if rows is not None:
        ax.set_yticks(range(len(rows)), rows)
    if columns is not None:
        ax.set_xticks(range(len(columns)), columns)
    if fmt is not None:
        for at in np.ndindex(matrix.shape):
            color = _readable_on(image.to_rgba(matrix[at]))
            ax.text(at[1], at[0], format(matrix[at], fmt), ha="center", va="center", color=color)
    ax.tick_params(length=0)
    ax.spines[:].set_visible(False)
    ax.set(xlabel="key", ylabel="query")
    return ax


def curves(
    x: Any,
    runs: Any,
    *,
    label: str | None = None,
    color: str | None = None,
    ax: Axes | None = None,
) -> Axes:
    """Draw the median of several runs as a curve, and their whole range as a band.

    Parameters
    ----------
    x : array, (n,)
        Where the runs were measured.
    runs : array, (n_runs, n)
        One run a row; a single one may be (n,).
    label : str, optional
        The curve's name, for `names` or a legend.
    color : str, optional
        Without it, the next colour and dash of the style.
    ax : matplotlib.axes.Axes, optional
        Where to draw; without it, in a new figure.

    Returns
    -------
    matplotlib.axes.Axes
        The axes.

    Notes
    -----
    The band goes from the lowest to the highest run, so that no seed is hidden.

    Examples
    --------
    >>> ax = curves([1, 2], [[3, 5], [4, 5], [9, 5]], label="loss")
    >>> ax.lines[0].get_ydata().tolist()
    [4.0, 5.0]
    """
    places = _numbers(x, "x", "(n,)")
    values = np.atleast_2d(_numbers(runs, "runs"))
    if values.ndim != 2 or values.shape[1] != places.shape[0]:
        came = tuple(np.shape(runs))
        raise ValueError(f"runs must be (n_runs, n), n as in x {places.shape}; got {came}.")
    ax = _axes(ax)
    chosen: Any = {} if color is None else {"color": color}
    (line,) = ax.plot(places, np.median(values, axis=0), label=label, **chosen)
    if len(values) > 1:
        low, high = values.min(axis=0), values.max(axis=0)
        ax.fill_between(places, low, high, color=line.get_color(), alpha=0.2, linewidth=0)
    return ax


def names(ax: Axes) -> Axes:
    """Write each curve's name at its right end, in its colour, instead of a legend.

    Parameters
    ----------
    ax : matplotlib.axes.Axes
        Axes whose curves have labels.

    Returns
    -------
    matplotlib.axes.Axes
        The axes.

    Notes
    -----
    Names that would cover each other are moved apart. Call it last, when limits and scales are set;
    called again, it places the names anew.

    Examples
    --------
    >>> ax = names(curves([1, 2], [3, 5], label="loss"))
    >>> [text.get_text() for text in ax.texts]
    ['loss']
    """
    for text in [text for text in ax.texts if text.get_gid() == "name"]:
        text.remove()
    lines = [line for line in ax.lines if not str(line.get_label()).startswith("_")]
    ends = [np.asarray(line.get_xydata())[-1] for line in lines]
    heights = [ax.transAxes.inverted().transform(ax.transData.transform(end))[1] for end in ends]
    figure: Any = ax.figure
    figure.draw_without_rendering()  # only now the height of the axes is known
    inches = ax.get_window_extent().height / figure.dpi
    apart = _spread(heights, 1.25 * mpl.rcParams["font.size"] / 72 / inches)
    for line, height in zip(lines, apart, strict=True):
        place: Any = {"transform": ax.transAxes, "va": "center", "gid": "name"}
        ax.text(1.02, height, str(line.get_label()), color=line.get_color(), **place)
    return ax


def _spread(heights: Sequence[float], apart: float) -> list[float]:
    """Move heights as little as needed, so that none is nearer to another one than `apart`."""
    order = np.argsort(heights, kind="stable")
    placed = np.clip(np.asarray(heights, dtype=float)[order], 0.0, 1.0)
    for _ in range(200):
        gaps = apart - np.diff(placed)
        if (gaps <= 1e-6).all():
            break
        push = np.maximum(gaps, 0) / 2
        placed[:-1] -= push
        placed[1:] += push
    found = np.empty(len(placed))
    found[order] = placed
    return found.tolist()


def _axes(ax: Axes | None) -> Axes:
    return plt.subplots()[1] if ax is None else ax


def _numbers(data: Any, name: str, shape: str | None = None) -> NDArray[np.float64]:
    """Return data as float64, also a tensor with a gradient or on a GPU; check its axes."""
    if hasattr(data, "detach"):
        data = data.detach().cpu().double()
    array = np.asarray(data, dtype=np.float64)
    if shape is not None and array.ndim != shape.count(",") + (not shape.endswith(",)")):
        raise ValueError(f"{name} must be {shape}; got {array.shape}.")
    return array


def _check_labels(name: str, labels: Sequence[str] | None, count: int) -> None:
    if labels is not None and len(labels) != count:
        raise ValueError(
            f"{name} must hold {count} labels, as many as data has; got {len(labels)}."
        )


def _readable_on(rgba: Any) -> str:
    """Return ink or paper, whichever stands out more by WCAG's relative luminance."""
    shown = _luminance(over(rgba, to_rgba(_PAPER)))
    ink, paper = (_luminance(to_rgba(color)) for color in (_INK, _PAPER))
    return _INK if (shown + 0.05) ** 2 > (ink + 0.05) * (paper + 0.05) else _PAPER


def _luminance(color: Sequence[float]) -> float:
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color[:3]
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
