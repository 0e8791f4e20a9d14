"""What chapter 05 draws: scores and weights by width, the way to the output, losses and effective keys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from attnlib import diagram, plot
from attnlib._extras import needs
from attnlib.drawings.writer import Floats, Run, span
from attnlib.lookup import softmax

with needs(__name__, "figures"):
    import matplotlib.pyplot as plt

STYLES: dict[str, Any] = {
    "scaled": {"color": plot.COLORS[1], "linestyle": "-"},
    "unscaled": {"color": plot.COLORS[2], "linestyle": "--"},
    "small start": {"color": plot.COLORS[0], "linestyle": "-."},
}


def dots_and_bars(scores_by_width: Mapping[int, Floats]) -> None:
    """Draw one query's scores as dots on a line and its weights as bars, for each width."""
    figure, axes = plt.subplots(2, len(scores_by_width), figsize=(7, 2.8), height_ratios=(1, 1.6))
    for (above, below), (width, scores) in zip(axes.T, scores_by_width.items(), strict=True):
        above.axhline(0, color=plot.COLORS[4], linewidth=0.8, linestyle="-")
        above.plot(scores, 0 * scores, "o", color=plot.ROLES["key"], alpha=0.75)
        above.set(title=f"width {width}", xlim=(-42, 42), yticks=[], xticks=(-30, 0, 30))
        above.spines["left"].set_visible(False)
        below.bar(range(len(scores)), softmax(scores), color=plot.ROLES["weight"])
        below.set(ylim=(0, 1.05), xticks=[], yticks=(0, 1), xlabel=f"{len(scores)} keys")
    axes[0, 0].set_ylabel("scores", rotation=0, ha="right", va="center")
    axes[1, 0].set_ylabel("weights", rotation=0, ha="right", va="center")
    tops = (f"{softmax(s).max():.2f} at width {width}" for width, s in scores_by_width.items())
    alt = "One query's scores as dots on a line, and its weights as bars, at three widths. As the"
    alt += f" scores move apart, the largest weight grows: {', '.join(tops)}."
    plot.show(figure, alt=alt)


def three_panels(widths: Sequence[int], measured: Mapping[str, Floats]) -> None:
    """Draw spread, effective keys and size of the Jacobian against the width, unscaled and scaled."""
    figure, axes = plt.subplots(1, 3, figsize=(7, 2.9))
    titles = "spread of scores", "effective keys, of 16", "size of Jacobian"
    for i, (ax, title) in enumerate(zip(axes, titles, strict=True)):
        for name, rows in measured.items():
            ax.plot(widths, rows[:, i], label=name, **STYLES[name])
        ax.set(xscale="log", xlabel="width", title=title)
        ax.set_xticks([1, 32, 1024], ["1", "32", "1024"])
    axes[0].set(yscale="log")
    axes[0].set_yticks([1, 4, 16], ["1", "4", "16"])
    axes[1].set(ylim=(0, 16), yticks=(1, 4, 8, 12, 16))
    axes[2].set(ylim=(0, 0.45), yticks=(0, 0.2, 0.4))
    for ax in axes:
        ax.minorticks_off()
    plot.names(axes[2])
    alt = f"Three measures against the width, from {widths[0]} to {widths[-1]}."
    for name, rows in measured.items():
        spans = zip(titles, rows[0], rows[-1], strict=True)
        told = ", ".join(f"{title} {a:.2g} to {b:.2g}" for title, a, b in spans)
        alt += f" {name.capitalize()}: {told}."
    plot.show(figure, alt=alt)


def steps() -> None:
    """Draw the way from query, keys and values to the output, and where the scale belongs."""
    ax = diagram.canvas(14, 3.9)
    for y, role, name in ((3.1, "query", "query"), (1.9, "key", "keys"), (0.6, "value", "values")):
        diagram.mark(ax, role, 2.1, y)
        diagram.words(ax, 0.85, y, name, role=role)
    for y, to in ((3.1, 2.75), (1.9, 2.25)):
        diagram.arrow(ax, (2.65, y), (3.3, to))
    diagram.box(ax, 4.1, 2.5, 1.6, 1, "dot")
    diagram.box(ax, 6.6, 2.5, 1.8, 1, "scale")
    diagram.box(ax, 9.3, 2.5, 2.0, 1, "softmax")
    for x, above, below in ((5.3, "spread", "√width"), (7.85, "spread", "1")):
        diagram.words(ax, x, 3.65, above)
        diagram.words(ax, x, 3.25, below)
    for start, stop in ((4.95, 5.65), (7.55, 8.25), (10.35, 10.85)):
        diagram.arrow(ax, (start, 2.5), (stop, 2.5))
    diagram.mark(ax, "weight", 11.35, 2.5)
    diagram.words(ax, 11.35, 3.4, "weights", role="weight")
    diagram.arrow(ax, (2.6, 0.6), (10.9, 0.6))
    diagram.arrow(ax, (11.35, 1.95), (11.35, 1.05))
    diagram.words(ax, 11.35, 0.6, "\N{MULTIPLICATION SIGN}")
    diagram.arrow(ax, (11.75, 0.6), (12.6, 0.6))
    diagram.mark(ax, "output", 13.15, 0.6)
    diagram.words(ax, 13.05, 1.4, "output", role="output")
    alt = (
        "From query and keys to the dot products, which spread by the root of the width; the scale"
    )
    alt += " brings the spread to 1; softmax makes weights, and the weighted sum of values is the output."
    plot.show(ax.figure, alt=alt)  # type: ignore[arg-type]


def losses(runs: Mapping[str, Sequence[Run]]) -> None:
    """Draw the training loss of named runs, the mean of ten steps at a time."""
    figure, ax = plt.subplots(figsize=(7, 2.8))
    for name, several in runs.items():
        for i, run in enumerate(several):
            y = run[0].reshape(-1, 10).mean(axis=1)
            ax.plot(10 * np.arange(len(y)) + 5, y, label="_" * bool(i) + name, **STYLES[name])
    ax.set(xlabel="step", ylabel="training loss", ylim=(0, 3))
    plot.names(ax)
    ends = "; ".join(f"{name} {span(several)}" for name, several in runs.items())
    plot.show(figure, alt=f"Training loss against steps, two seeds each. At the end: {ends}.")


def keys_over_time(runs: Mapping[str, Sequence[Run]]) -> None:
    """Draw the effective number of keys during training, for named runs."""
    figure, ax = plt.subplots(figsize=(7, 2.8))
    alt = "Effective number of keys, of 32, against steps, two seeds each."
    for name, several in runs.items():
        for i, (_, keys) in enumerate(several):
            ax.plot(10 * np.arange(len(keys)), keys, label="_" * bool(i) + name, **STYLES[name])
        start, ten, *_, last = np.mean([keys for _, keys in several], axis=0)
        alt += f" {name.capitalize()}: {start:.0f} at the start, {ten:.0f} after ten steps,"
        alt += f" {last:.0f} at the end."
    ax.set(xlabel="step", ylabel="effective keys, of 32", yscale="log", ylim=(0.9, 40))
    ax.set_yticks([1, 2, 4, 8, 16, 32], ["1", "2", "4", "8", "16", "32"])
    ax.minorticks_off()
    plot.names(ax)
    plot.show(figure, alt=alt)
