"""What chapter 03, similarity, draws and optimises."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.axes import Axes
from numpy.typing import NDArray

from attnlib import plot
from attnlib.similarity import cosine_scores

Array = NDArray[np.float64]

TEXTS = {
    "families": "hot cold temperature big small size fast slow speed young old age rich poor wealth loud "
    "quiet volume light dark brightness high low height",
    "synonyms": "big large fast quick rich wealthy hot warm cold chilly small little begin start happy glad",
    "more opposites": "up left man day good love black open war true white win buy life strong first down "
    "right woman night bad hate white closed peace false black lose sell death weak last",
    "sentence": "he picked up the tennis ball and found it was wet",
}
"""Eight families of two opposites and their theme; pairs; a sentence."""


def pulled(word: str, start: Array, others: Mapping[str, Array], ends: Mapping[str, Array]) -> None:
    """Draw a word, the words that it meets, and what it becomes next to each."""
    figure, axes = plt.subplots(1, len(others), figsize=(7, 2.9), sharey=True)
    for ax, (other, vector) in zip(axes, others.items(), strict=True):
        end = ends[other]
        _arrow(ax, start, plot.COLORS[4], f"{word} before")
        _arrow(ax, vector, plot.ROLES["key"], other)
        _arrow(ax, end, plot.ROLES["output"], f"{word} after")
        ax.set(aspect="equal", xlim=(-0.2, 2.9), ylim=(-0.2, 2.35), xticks=(0, 1, 2))
        ax.set(title=f"next to {other}", xlabel="fruit", yticks=(0, 1, 2))
    axes[0].set_ylabel("company")
    told = (f"with {o} it moves to ({e[0]:.2f}, {e[1]:.2f})" for o, e in ends.items())
    plot.show(
        figure,
        alt=f"The word {word} as an arrow at ({start[0]:g}, {start[1]:g}), between fruit and company: "
        f"{'; '.join(told)}.",
    )


def _arrow(ax: Axes, end: Array, color: Any, name: str) -> None:
    style = {"arrowstyle": "-|>", "lw": 2, "color": color, "shrinkA": 0, "shrinkB": 0}
    ax.annotate("", tuple(end), (0, 0), arrowprops=style)
    ax.text(end[0] + 0.08, end[1] + 0.1, name, color=color)


def at_angles(sets: Mapping[int, Array], names: Sequence[str]) -> None:
    """Draw hot, cold and temperature at several angles, with their cosines."""
    figure, axes = plt.subplots(1, len(sets), figsize=(7, 1.9))
    told = []
    for ax, (angle, three) in zip(axes, sets.items(), strict=True):
        c = cosine_scores(three, three)
        colors = plot.COLORS[2], plot.COLORS[1], plot.COLORS[0]
        for (u, v), name, color in zip(three, names, colors, strict=True):
            style = {"arrowstyle": "-|>", "lw": 2, "color": color, "shrinkA": 0, "shrinkB": 0}
            ax.annotate("", (u, v), (0, 0), arrowprops=style)
            side = "center" if abs(u) < 1e-9 else "left" if u > 0 else "right"
            up = 0.14 if side == "center" else -0.05
            ax.text(1.08 * u, 1.06 * v + up, name, ha=side, color=color)
        ax.set(xlim=(-1.75, 1.75), ylim=(-0.12, 1.45), aspect="equal", xticks=[], yticks=[])
        ax.spines[:].set_visible(False)
        title = f"hot, cold {c[0, 1]:.2f}\nto temperature {c[0, 2]:.2f}"
        ax.set_title(title, loc="center", weight="normal")
        told.append(f"at {angle} degrees {c[0, 1]:.2f}, and {c[0, 2]:.2f} with temperature")
    plot.show(
        figure,
        alt=f"Hot and cold on either side of temperature; their cosine is {'; '.join(told)}.",
    )


def unit(x: Array) -> Array:
    """Scale each vector to length 1."""
    scaled: Array = x / np.linalg.norm(x, axis=-1, keepdims=True)
    return scaled


def ascend(
    x: Array, wanted: Callable[[Array], Array], steps: int = 400, rate: float = 0.1
) -> Array:
    """Turn unit vectors so that the scores that ``wanted(x)`` weighs grow: gradient ascent with momentum.

    Each vector is in a score as the one that looks and as the one that is looked at, so the
    gradient of the sum of G_ij x_i . x_j is (G + G^T) X.
    """
    velocity = np.zeros_like(x)
    for _ in range(steps):
        g = wanted(x)
        velocity = 0.9 * velocity + (g + np.swapaxes(g, -1, -2)) @ x
        x = unit(x + rate * velocity)
    return x


def compromises(runs: Mapping[int, Array]) -> None:
    """Draw the best compromises, (seeds, 2, emphases) for each number of dimensions, and the bound."""
    figure, ax = plt.subplots(figsize=(7, 3.4))
    a = np.linspace(-1, 1, 201)
    ax.plot(a, np.sqrt((1 + a) / 2), color=plot.COLORS[0], linestyle="-", label="√((1 + a)/2)")
    for i, (d, marker) in enumerate(zip(runs, "osv^", strict=True)):
        style: Any = {"markersize": 11 - 2 * i, "markerfacecolor": "none", "markeredgewidth": 1.6}
        middle = np.median(runs[d], axis=0)
        ax.plot(*middle, marker, color=plot.COLORS[1 + i], linestyle="", label=f"d = {d}", **style)
    ax.plot(-1, 1, "*", color=plot.COLORS[2], markersize=14, linestyle="")
    ax.text(-0.94, 0.975, "wanted  ", ha="right")
    ax.set(xlabel="opposition a = cos(hot, cold)", ylabel="attraction b")
    ax.set(xlim=(1.05, -1.08), ylim=(-0.03, 1.08))
    ax.legend(loc="lower left")
    half = ", ".join(f"{np.median(run[:, 1, 3]):.3f}" for run in runs.values())
    plot.show(
        figure,
        alt="Attraction falls from 1 to 0 along the curve root of (1 + a)/2 as hot and cold become "
        f"opposite. The optimised points for d = {', '.join(map(str, runs))} lie on it; at emphasis "
        f"0.5 the attraction is {half}.",
    )


def kinds_of_pairs(families: Array, synonyms: Array) -> dict[str, Array]:
    """Return the cosines of opposites, of words and their themes, of synonyms, of words of different families."""
    cosines = cosine_scores(families, families)
    hot = np.arange(0, len(families), 3)
    cold, theme, family = hot + 1, hot + 2, np.arange(len(families)) // 3
    return {
        "opposites": cosines[hot, cold],
        "word and theme": np.r_[cosines[hot, theme], cosines[cold, theme]],
        "near-synonyms": np.diag(cosine_scores(synonyms[::2], synonyms[1::2])),
        "different families": cosines[family[:, None] < family],
    }


def cosines(kinds: Mapping[str, Array]) -> None:
    """Draw the cosines of each kind of pair as dots, and their mean as a bar."""
    figure, ax = plt.subplots(figsize=(7, 2.5))
    bar: Any = {"markersize": 24, "markeredgewidth": 2.5, "linestyle": ""}
    for i, (values, color) in enumerate(zip(kinds.values(), plot.COLORS[1:], strict=True)):
        heights = i + np.linspace(-0.22, 0.22, len(values))
        ax.plot(values, heights, "o", color=color, alpha=0.6, linestyle="", markersize=5)
        ax.plot(values.mean(), i, "|", color=plot.COLORS[0], **bar)
    ax.set_yticks(range(len(kinds)), list(kinds))
    ax.invert_yaxis()
    ax.axvline(0, color=plot.COLORS[4], linewidth=0.8)
    ax.set(xlim=(-1, 1), xlabel="cosine of the input vectors (bar: mean)")
    means = ", ".join(f"{kind} {values.mean():.2f}" for kind, values in kinds.items())
    plot.show(figure, alt=f"Cosines of real word vectors, mean: {means}; none near -1.")


def two_tables(scores: Array, weights: Array, names: Sequence[str]) -> None:
    """Draw the scores of two words, which are symmetric, and their weights, which are not."""
    figure, axes = plt.subplots(1, 2, figsize=(7, 2.4))
    both: Any = {"rows": list(names), "columns": list(names)}
    plot.weights(scores, limits=(0, 36), cmap="plus", fmt=".2f", ax=axes[0], **both)
    plot.weights(weights, ax=axes[1], **both)
    axes[0].set_title("scores: symmetric")
    axes[1].set_title("weights: not")
    plot.show(
        figure,
        alt=f"Two heat maps of {names[0]} and {names[1]}. Scores, symmetric: {scores[0, 0]:.2f}, "
        f"{scores[0, 1]:.2f}, {scores[1, 1]:.2f}. Weights: {names[0]} to {names[1]} "
        f"{weights[0, 1]:.2f}, {names[1]} to {names[0]} {weights[1, 0]:.2f}.",
    )


def collapse(path: Array, names: Sequence[str], curves: Mapping[str, Array]) -> None:
    """Draw the way of each word through its blends, and the diversity after each blend."""
    figure, (left, right) = plt.subplots(1, 2, figsize=(7, 3.2), width_ratios=(1, 1.15))
    for i, name in enumerate(names):
        color = plot.COLORS[i]
        left.plot(*path[:, i].T, color=color, linestyle="-", marker="o", markersize=3)
        (u, v), side = path[0, i], int(np.sign(np.round(path[0, i, 0])))
        at = u + 0.15 * side, v + (0.15 if side == 0 else 0)
        left.text(*at, name, ha={-1: "right", 0: "center", 1: "left"}[side], color=color)
    left.set(aspect="equal", xlim=(-3.3, 3.3), ylim=(-0.35, 2.6), title=f"{len(path) - 1} blends")
    for name, curve in curves.items():
        plot.curves(range(len(curve)), np.maximum(curve, 1e-9), label=name, ax=right)
    right.set_yscale("log")
    right.set(ylim=(1e-8, 3), xlabel="blends", ylabel="diversity", title="twelve random words")
    plot.names(right)
    told = (f"{name}: {curve[3]:.5f} after 3 blends" for name, curve in curves.items())
    plot.show(
        figure,
        alt=f"Left: {', '.join(names)} move to one point. Right: diversity over blends, log scale; "
        f"{'; '.join(told)}.",
    )
