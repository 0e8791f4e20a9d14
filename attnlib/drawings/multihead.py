"""What chapter 06, multihead, draws, samples and trains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from numpy.typing import NDArray

from attnlib import diagram, plot
from attnlib._extras import needs

with needs(__name__, "torch"):
    import torch
    from torch import Tensor, nn

Array = NDArray[np.float64]

SLOTS = 6
"""Slots of a table."""


def reach(values: Array, target: Array, clouds: Mapping[str, Array]) -> dict[str, float]:
    """Draw outputs over the triangle of three values; return which share lies in the triangle."""
    figure, axes = plt.subplots(1, 2, sharey=True, figsize=(7, 3.4))
    for ax, (name, cloud) in zip(axes, clouds.items(), strict=True):
        dots = {"color": plot.ROLES["output"], "markersize": 4, "alpha": 0.5}
        ax.plot(*cloud[:200].T, ".", **dots)
        triangle = np.vstack([values, values[:1]]).T
        ax.plot(*triangle, "-s", color=plot.ROLES["value"], linewidth=1)
        ax.plot(*target, "*", color=plot.COLORS[0], markersize=15)
        for label, point in zip("abc", values, strict=True):
            ax.annotate(label, point, (-9, 5), textcoords="offset points")
        ax.set(title=name, xlabel="first coordinate", xlim=(-0.6, 4.5))
    axes[0].set(ylabel="second coordinate", ylim=(-0.4, 3.5))
    within = {name: _within(values, cloud) for name, cloud in clouds.items()}
    one, two = within.values()
    plot.show(
        figure,
        alt=f"Outputs for random weights. One head: {one:.0%} in the triangle of a, b and c. Two "
        f"heads: they fill the rectangle around it, {two:.0%} in the triangle. The star at "
        f"({target[0]:g}, {target[1]:g}) is the rectangle's corner.",
    )
    return within


def _within(values: Array, points: Array) -> float:
    system = np.vstack([values.T, np.ones(3)])
    padded = np.hstack([points, np.ones((len(points), 1))])
    return float((np.linalg.solve(system, padded.T) > -1e-9).all(axis=0).mean())


def layer() -> None:
    """Draw multi-head attention with three heads, from the input to the output."""
    ax = diagram.canvas(14.8, 8.6)
    diagram.box(ax, 0.8, 3.8, 1.0, 1.0, "x")
    for j, y in enumerate((6.0, 3.8, 1.6), 1):
        diagram.arrow(ax, (1.4, 3.8), (2.4, y))
        diagram.words(ax, 3.9, y + 0.85, f"head {j}")
        for role, x in {"query": 3.0, "key": 3.95, "value": 4.75}.items():
            diagram.mark(ax, role, x, y)
        diagram.arrow(ax, (5.2, y), (5.9, y))
        diagram.mark(ax, "weight", 6.45, y, size=0.8)
        diagram.arrow(ax, (6.95, y), (8.15, y))
        diagram.mark(ax, "output", 8.7, y, size=0.8)
        diagram.arrow(ax, (9.2, y), (10.0, y))
    diagram.box(ax, 10.5, 3.8, 0.9, 5.4, "side by side")
    diagram.arrow(ax, (11.0, 3.8), (11.5, 3.8))
    diagram.box(ax, 12.0, 3.8, 0.9, 2.6, "mix")
    diagram.arrow(ax, (12.5, 3.8), (13.1, 3.8))
    diagram.mark(ax, "output", 13.7, 3.8)
    for x, above, below in _COLUMNS:
        diagram.words(ax, x, 7.9, above)
        diagram.words(ax, x, 0.4, below)
    figure: Any = ax.figure
    plot.show(figure, alt=_LAYER)


_COLUMNS = (
    (0.8, "input", "n \u00d7 d"),
    (3.9, "queries,\nkeys, values", "n \u00d7 d/3"),
    (6.6, "weights", "n \u00d7 n"),
    (8.95, "average", "n \u00d7 d/3"),
    (13.5, "output", "n \u00d7 d"),
)
_LAYER = (
    "Multi-head attention from left to right. The input x, n by d, goes into each of three heads. A "
    "head makes queries, keys and values of its own, n by d/3, computes its own weights, n by n, and "
    "averages its values, n by d/3. The three averages are put side by side, n by d again, and "
    "mixed by W_O, which gives the output, n by d."
)


@torch.no_grad()
def slot_weights(model: nn.Module, test: tuple[Tensor, Any, Tensor]) -> Tensor:
    """Return the mean weights on the two slots asked for, a row per head."""
    table, question, _ = test
    asked = question.unflatten(-1, (2, SLOTS)).argmax(dim=-1)
    weights = model(table, question)[1]
    at = asked[:, None].expand(-1, weights.shape[1], -1)
    mean: Tensor = weights[:, :, 0].gather(-1, at).mean(dim=0)
    return mean


def looked(found: Mapping[str, Tensor]) -> None:
    """Draw the mean weights on both slots asked for, a panel per model and a row per head."""
    figure, axes = plt.subplots(1, len(found), figsize=(7, 2.6))
    for ax, (name, weights) in zip(axes, found.items(), strict=True):
        rows = [f"head {j + 1}" for j in range(len(weights))]
        plot.weights(weights, rows=rows, columns=["who?", "to whom?"], ax=ax)
        ax.set(title=name, xlabel="mean weight on the slot", ylabel="")
    told = (
        f"{name}: " + "; ".join(", ".join(f"{w:.2f}" for w in row) for row in weights)
        for name, weights in found.items()
    )
    plot.show(
        figure,
        alt=f"Mean weights on the two slots asked for, one row per head. {'. '.join(told)}.",
    )


def real_heads(
    tokens: Sequence[str], weights: Array, chosen: Sequence[tuple[int, int]]
) -> dict[str, tuple[str, float]]:
    """Draw heads of a real model with their sinks named; return where *it* attends most in each."""
    figure, axes = plt.subplots(1, len(chosen), figsize=(7, 3.4), sharey=True)
    links, ticks = {}, range(len(tokens))
    for ax, (i, j) in zip(axes, chosen, strict=True):
        plot.weights(weights[i, j], fmt=None, ax=ax)
        name = f"layer {i + 1}, head {j + 1}"
        ax.set(title=name, xlabel="", ylabel="")
        names = [*tokens]
        n_sunk = int((weights[i, j].argmax(axis=-1) == 0).sum())
        names[0] += " (sink)" if n_sunk > len(tokens) / 4 else ""
        ax.set_xticks(ticks, names, rotation=90, fontsize=7)
        ax.set_yticks(ticks, tokens, fontsize=7)
        row = weights[i, j, tokens.index("it")]
        links[name] = tokens[int(row.argmax())], float(row.max()), n_sunk
    told = (
        f"{n}: {word}, {w:.2f}; {k} rows attend most to [CLS]" for n, (word, w, k) in links.items()
    )
    plot.show(
        figure,
        alt="Weights of three heads on the sentence of the tired animal, a row for each token that "
        f"attends. Where most of the weight of the token it goes: {'. '.join(told)}.",
    )
    return {name: (word, weight) for name, (word, weight, _) in links.items()}
