"""Figures of weights, bars and curves: data first, the rest by keyword, an Axes comes back.

The figures are made for two backgrounds at once: they are transparent, and the book inverts
their lightness in dark mode. Colours are never the only cue: bars and cells carry their numbers,
curves differ in dashes too.
"""

from __future__ import annotations

import base64
import io
from collections.abc import Sequence
from typing import Any

import matplotlib as mpl
import matplotlib.pyplot as plt
import numpy as np
from cycler import cycler
from IPython.display import display
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from numpy.typing import NDArray

__all__ = ["COLORS", "bars", "curves", "show", "use_style", "weights"]

COLORS = ("#0072b2", "#b84a00", "#00805f", "#aa4499", "#555555")
"""Blue, vermilion, green, purple and grey.

Tones of Okabe and Ito (2008), made for readers who see fewer colours, the lighter ones darkened
until a thin line stands out on white.
"""

_DPI = 144
_SHOWN_DPI = 100  # a figure 7 inches wide is shown 700 px wide, and 11 pt text is 15 px high
_DASHES = ("-", "--", "-.", ":", (0, (5, 1, 1, 1, 1, 1)))
_STYLE: Any = {
    "figure.figsize": (7, 3.2),
    "figure.constrained_layout.use": True,
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

    See Also
    --------
    show : Display a figure with its alt text.

    Notes
    -----
    Seven inches wide, text of 11 points, no box, colours and dashes that stay apart for
    colour-blind readers. ``matplotlib.rcdefaults()`` takes it back.

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

    Raises
    ------
    ValueError
        If `alt` is blank.

    Notes
    -----
    The background is transparent, and the same figure gives the same bytes: the PNG names no
    program and no date.

    Examples
    --------
    >>> figure, ax = plt.subplots()
    >>> _ = ax.plot([1, 2, 4])
    >>> show(figure, alt="A curve from 1 to 4.")  # doctest: +SKIP
    """
    if not alt.strip():
        raise ValueError(f"alt must tell in words what the figure shows; got {alt!r}.")
    file = io.BytesIO()
    figure.savefig(file, format="png", dpi=_DPI, transparent=True, metadata={"Software": None})
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
    cmap: str = "Blues",
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
    cmap : str, default "Blues"
        Name of a matplotlib colour map; for numbers of both signs a diverging one, "PuOr".
    fmt : str or None, default ".2f"
        How each cell's number is written; None writes none, for large matrices.
    ax : matplotlib.axes.Axes, optional
        Where to draw; without it, in a new figure.

    Returns
    -------
    matplotlib.axes.Axes
        The axes, first query on top.

    Raises
    ------
    ValueError
        If `data` is no matrix or a label is missing or left over.

    See Also
    --------
    bars : One row of weights.

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
    image = ax.imshow(matrix, cmap=cmap, vmin=limits[0], vmax=limits[1], aspect="auto")
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


def bars(
    data: Any,
    *,
    labels: Sequence[str],
    fmt: str = ".2f",
    color: str | Sequence[str] = COLORS[0],
    ax: Axes | None = None,
) -> Axes:
    """Draw labelled horizontal bars, the first on top, each with its number.

    Parameters
    ----------
    data : array, (n,)
        The lengths.
    labels : sequence of str
        One label a bar.
    fmt : str, default ".2f"
        How the numbers are written.
    color : str or sequence of str, default blue
        One colour for all bars or one a bar.
    ax : matplotlib.axes.Axes, optional
        Where to draw; without it, in a new figure.

    Returns
    -------
    matplotlib.axes.Axes
        The axes.

    Raises
    ------
    ValueError
        If `data` is not one-dimensional or the labels are not as many.

    See Also
    --------
    weights : Many rows at once.

    Examples
    --------
    >>> ax = bars([0.6, 0.4], labels=["apple", "banana"])
    >>> [text.get_text() for text in ax.texts]
    ['0.60', '0.40']
    """
    lengths = _numbers(data, "data", "(n,)")
    _check_labels("labels", labels, lengths.shape[0])
    ax = _axes(ax)
    drawn = ax.barh(range(len(labels)), lengths, color=color, height=0.7)
    ax.bar_label(drawn, [format(length, fmt) for length in lengths], padding=4)
    ax.set_yticks(range(len(labels)), labels)
    ax.invert_yaxis()
    ax.margins(x=0.12)  # room for the numbers
    ax.tick_params(axis="y", length=0)
    if (lengths < 0).any():
        ax.axvline(0, color="black", linewidth=0.8)
    ax.spines["left"].set_visible(False)
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
        The curve's name in the legend.
    color : str, optional
        Without it, the next colour and dash of the style.
    ax : matplotlib.axes.Axes, optional
        Where to draw; without it, in a new figure.

    Returns
    -------
    matplotlib.axes.Axes
        The axes.

    Raises
    ------
    ValueError
        If `x` is not one-dimensional or the runs are not as long as it.

    See Also
    --------
    show : Display the figure.

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
    """Return black or white, whichever stands out more by WCAG's relative luminance."""
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in rgba[:3]
    )
    return "white" if 0.2126 * red + 0.7152 * green + 0.0722 * blue < 0.179 else "black"
