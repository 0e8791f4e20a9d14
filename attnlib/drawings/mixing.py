"""What chapter 11, mixing, draws, counts and trains."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from numpy.typing import NDArray

from attnlib import diagram, plot

Array = NDArray[np.float64]

SYMBOLS, LENGTH = 8, 20
"""The recall task has so many symbols, in sequences of this length; :mod:`recaller` trains on it."""

_WIRE: dict[str, Any] = {"color": plot.COLORS[4], "linewidth": 0.8, "linestyle": "-"}
_LIT = {**_WIRE, "color": plot.ROLES["value"], "linewidth": 2.6}


def wirings(n: int = 5) -> None:
    """Draw three ways to wire n tokens, and the path from the first token to the last output."""
    ax = diagram.canvas(14, 5.4)
    for name, left in (("recurrence", 1.2), ("convolution", 5.8), ("attention", 10.4)):
        xs = [left + 0.6 * i for i in range(n)]
        top = _staircase(ax, xs) if name == "recurrence" else _floors(ax, xs, name)
        layers = n - 1 if name == "convolution" else 1
        told = f"{layers} layer{'s' * (layers > 1)}"
        told += f", {n} steps" if name == "recurrence" else ""
        diagram.words(ax, xs[n // 2], 5.1, name)
        diagram.words(ax, xs[n // 2], 0.0, told)
        for x in xs:
            diagram.mark(ax, "value", x, 0.55, size=0.3)
        diagram.mark(ax, "output", xs[-1], top, size=0.45)
    plot.show(
        ax.figure,  # type: ignore[arg-type]
        alt=f"Three wirings of {n} tokens, with the path from the first token to the last output in "
        f"bold. Recurrence: a staircase of {n} steps in one layer. Convolution over three tokens: "
        f"{n - 1} layers. Attention: one wire in one layer.",
    )


def _staircase(ax: Any, xs: Sequence[float]) -> float:
    """Draw a recurrence; return the height of its last state."""
    ys = [1.3 + 0.7 * i for i in range(len(xs))]
    for x, y in zip(xs, ys, strict=True):
        ax.plot([x, x], [0.6, y], **_WIRE)
    ax.plot([xs[0], *xs], [0.6, *ys], **_LIT)
    ax.plot(xs, ys, "o", color=plot.COLORS[4], markersize=4)
    return ys[-1]


def _floors(ax: Any, xs: Sequence[float], name: str) -> float:
    """Draw layers, one above the other, until the last output hears the first token."""
    n = len(xs)
    layers, reach = (1, n) if name == "attention" else (n - 1, 1)
    height = 1.6 if layers == 1 else 3.5 / layers
    ys = [0.6 + height * floor for floor in range(layers + 1)]
    for below, y in itertools.pairwise(ys):
        for i, x in enumerate(xs):
            for x_from in xs[max(0, i - reach) : i + reach + 1]:
                ax.plot([x_from, x], [below, y], **_WIRE)
        ax.plot(xs, [y] * n, "o", color=plot.COLORS[4], markersize=4)
    path = [xs[0], xs[-1]] if layers == 1 else xs
    ax.plot(path, ys, **_LIT)
    return ys[-1]


class _Counted(np.ndarray[Any, Any]):
    """An array that counts the multiplications of its matrix products."""

    total = 0

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **options: Any) -> Any:
        plain = [np.asarray(part) for part in inputs]
        given = tuple(map(np.asarray, options.pop("out", ())))
        options |= {"out": given} if given else {}
        found = getattr(ufunc, method)(*plain, **options)
        if ufunc is np.matmul:
            _Counted.total += found.size * plain[0].shape[-1]
        return np.asarray(found).view(_Counted)


def count(mix: Callable[..., Any], *arrays: NDArray[Any]) -> int:
    """Return how many multiplications the matrix products of mix(*arrays) take."""
    _Counted.total = 0
    mix(*(array.view(_Counted) for array in arrays))
    return _Counted.total


def times(stored: Mapping[str, Any], names: Sequence[str]) -> None:
    """Draw stored seconds against the length, at d = 64."""
    figure, ax = plt.subplots(figsize=(7, 3.2))
    lengths, took = stored["lengths"], stored["seconds"]["64"]
    for name in names:
        plot.curves(lengths, took[name], label=name, ax=ax)
    ax.set(xscale="log", yscale="log", xlabel="length n", ylabel="seconds", ylim=(5e-6, 0.1))
    ax.set_xticks([16, 64, 256, 1024], ["16", "64", "256", "1024"])
    ax.minorticks_off()
    plot.names(ax)
    spans = "; ".join(f"{name} from {took[name][0]:.1e} to {took[name][-1]:.1e}" for name in names)
    alt = f"Seconds against length, {lengths[0]} to {lengths[-1]}, on logarithmic axes: {spans}."
    plot.show(figure, alt=alt)


def recalled(scores: Mapping[str, Mapping[str, Any]]) -> None:
    """Draw stored shares of correct answers against the distance, asked before and after."""
    figure, panels = plt.subplots(1, 2, figsize=(7, 3), sharey=True)
    kinds, distances = ("attention", "GRU", "Elman"), np.arange(1, LENGTH + 1)
    alt = "Accuracy against the distance; medians of five seeds at distances 1, 8 and 15."
    for ax, when in zip(panels, ("before", "after"), strict=True):
        for kind, color, line in zip(kinds, plot.COLORS, ("-", "--", "-."), strict=False):
            style: Any = {"color": color, "linewidth": 1, "linestyle": line}
            rows = np.array(scores[f"{kind}, asked {when}"]["right"])
            for seed, row in enumerate(rows):
                ax.plot(distances, row, label="_" * bool(seed) + kind, **style)
            median = ", ".join(f"{np.median(rows[:, m - 1]):.2f}" for m in (1, 8, 15))
            alt += f" {kind}, asked {when}: {median}."
        ax.axhline(1 / SYMBOLS, color=plot.COLORS[4], linewidth=0.8, linestyle=":")
        ax.set(title=f"asked {when}", xlabel="tokens back", ylim=(0, 1.05))
        ax.set_xticks([1, 5, 10, 15, 20])
    panels[0].set(ylabel="accuracy")
    panels[0].legend(loc="center", bbox_to_anchor=(0.5, 0.4), fontsize=10)
    plot.show(figure, alt=alt)


def kept(right: Any) -> Array:
    """Return how many symbols the answers are worth, for each seed; guessing is worth none."""
    chance = 1 / SYMBOLS
    return ((np.asarray(right) - chance) / (1 - chance)).sum(axis=1)


def errors_by_age(errors: Mapping[str, Array]) -> None:
    """Draw the error of reading a pair back against how many pairs were written after it."""
    figure, ax = plt.subplots(figsize=(7, 2.8))
    for name, error in errors.items():
        ax.plot(np.arange(len(error)), error[::-1], label=name, marker="o", markersize=3)
    ax.set(xlabel="pairs written afterwards", ylabel="relative error", ylim=(-0.05, 1.5))
    plot.names(ax)
    ends = "; ".join(f"{name} {e[-1]:.2f} and {e[0]:.2f}" for name, e in errors.items())
    alt = "Relative error of reading a pair back against how many pairs were written afterwards,"
    alt += f" for the last and the first pair: {ends}."
    plot.show(figure, alt=alt)
