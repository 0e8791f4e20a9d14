"""What chapter 01 draws and samples."""

from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle
from numpy.typing import NDArray

from attnlib import diagram, plot

Array = NDArray[Any]


def way_of_a_query(
    words: Sequence[str], scores: Array, weights: Array, value: Array, name: str = "fruit"
) -> None:
    """Draw how one query goes through a table of three rows, from its scores to the output."""
    output = float(weights @ value)
    ax = diagram.canvas(12, 7)
    _heads(ax, name, output)
    diagram.box(ax, 5.6, 4, 0.7, 4.3, "")
    rows = list(zip(words, scores, weights, value, strict=True))
    for y, row in zip((5.6, 4, 2.4), rows, strict=True):
        _row(ax, y, *row)
    for x, y, step in (
        (2.3, 0.85, "dot product"), (2.3, 0.3, "with each"), (5.6, 0.6, "softmax"), (9.9, 0.6, "sum"),
    ):  # fmt: skip
        diagram.words(ax, x, y, step)
    told = "; ".join(f"{w}: score {s:.1f}, weight {p:.2f}, value {v:.0f}" for w, s, p, v in rows)
    plot.show(plt.gcf(), alt=f"{WAY.format(name=name)} {told}. Output {output:.2f}.")


def _heads(ax: Axes, name: str, output: float) -> None:
    """Name the columns, and draw the query and the output."""
    for x, role in (
        (0.9, "query"), (2.65, "key"), (6.65, "weight"), (8.85, "value"), (10.95, "output"),
    ):  # fmt: skip
        plural = "" if role in ("query", "output") else "s"
        diagram.words(ax, x, 6.7, role + plural, role=role)
    diagram.words(ax, 4.4, 6.7, "scores")
    for x, role, below in ((0.9, "query", name), (10.95, "output", f"{output:.2f}")):
        diagram.mark(ax, role, x, 4)
        diagram.words(ax, x, 3.2, below)


WAY = (
    "How the query {name} goes through the table, from left to right. Its dot product with each key "
    "is a score; softmax turns the scores into weights; each weight multiplies its value, and the sum "
    "is the output."
)


def _row(ax: Axes, y: float, word: str, score: float, weight: float, value: float) -> None:
    """Draw one row of the table: from the query's arrow to the sum's."""
    for start, end in (
        ((1.4, 4), (2.25, y)), ((3.05, y), (3.85, y)), ((4.95, y), (5.22, y)),
        ((5.97, y), (6.25, y)), ((9.25, y), (10.4, 4 + (y - 4) / 6)),
    ):  # fmt: skip
        diagram.arrow(ax, start, end)
    diagram.mark(ax, "key", 2.65, y)
    diagram.words(ax, 2.9, y - 0.75, word)  # clear of the arrows
    diagram.words(ax, 4.4, y, f"{score:.1f}".replace("-", "\N{MINUS SIGN}"))
    diagram.mark(ax, "weight", 6.65, y, size=weight)
    diagram.words(ax, 6.65, y - 0.75, f"{weight:.2f}" if weight > 0.005 else "≈ 0")
    diagram.words(ax, 7.75, y, "\N{MULTIPLICATION SIGN}")
    diagram.mark(ax, "value", 8.85, y)
    diagram.words(ax, 8.85, y - 0.75, f"{value:.0f}")


def weights_of(weights: Array, rows: Sequence[str], columns: Sequence[str]) -> None:
    """Draw the weights of several queries as a heat map."""
    figure, ax = plt.subplots(figsize=(7, 3))
    plot.weights(weights, rows=rows, columns=columns, ax=ax)
    told = "; ".join(
        f"{name} {', '.join(f'{w:.2f}' for w in row)}"
        for name, row in zip(rows, weights, strict=True)
    )
    plot.show(figure, alt=f"Weights on {', '.join(columns)}, one row per query: {told}.")


def soft_and_hard(x: Array, answers: Mapping[str, Array], slopes: Mapping[str, Array]) -> None:
    """Draw the answers of a soft and a hard lookup against a coordinate, and their derivatives."""
    figure, axes = plt.subplots(1, 2)
    for ax, curves, title in zip(
        axes, (answers, slopes), ("answer", "its derivative"), strict=True
    ):
        for name, y in curves.items():
            plot.curves(x, y, label=name, ax=ax)
        ax.set(xlabel="coordinate round", title=title)
    figure.legend(*axes[0].get_legend_handles_labels(), loc="outside lower center", ncols=2)
    soft = answers["soft"]
    plot.show(
        figure,
        alt=f"Answer against the coordinate round. Soft: a smooth rise from {soft[0]:.2f} to "
        f"{soft[-1]:.2f}, steepest near 0 with derivative {slopes['soft'].max():.2f}. Hard: 5, then "
        "a jump to 10 at 0, derivative 0 on both sides.",
    )


def regression(
    places: Array, measured: Array, x: Array, curves: Mapping[str, Array], truth: Array
) -> None:
    """Draw measurements, the true curve, and what kernel regression makes of them."""
    figure, ax = plt.subplots(figsize=(7, 3.4))
    ax.plot(places, measured, "o", color=plot.COLORS[0], markersize=4, label="measured")
    for name, y in curves.items():
        plot.curves(x, y, label=name, ax=ax)
    plot.curves(x, truth, label="true curve", color=plot.COLORS[4], ax=ax)
    ax.set(xlabel="place", ylabel="value")
    ax.legend(loc="upper left", bbox_to_anchor=(1, 1))
    off = "; ".join(
        f"{name}, mean squared error {((y - truth) ** 2).mean():.2f}" for name, y in curves.items()
    )
    plot.show(
        figure,
        alt=f"{len(places)} noisy points, the true wave, and kernel regression: {off}. The narrow "
        "width makes steps through the points; the wider one makes a smooth curve near the wave.",
    )


# Patches of an image ---------------------------------------------------------------------------


def draw_cart() -> Array:
    """Return a cart with two wheels under a light sky, (32, 48)."""
    down, across = np.mgrid[:32, :48]
    image = np.full((32, 48), 0.9)
    image[28:] = 0.3  # the ground
    image[8:20, 6:42] = 0.6
    image[8:20, 6:42:4] = 0.4  # planks
    for centre in (14, 34):
        radius = np.hypot(across - centre, down - 22)
        for edge, grey in ((7, 0.1), (4.5, 0.8), (1.5, 0.1)):
            image[radius < edge] = grey
    return image


def patches_of(image: Array, side: int = 5) -> Array:
    """Return the patch around each pixel as a row, (n_pixels, side**2)."""
    padded = np.pad(image, side // 2, mode="reflect")
    windows = np.lib.stride_tricks.sliding_window_view(padded, (side, side))
    return windows.reshape(-1, side**2)


def squared_distances(x: Array) -> Array:
    """Return the squared distance of each row to each, (n, n)."""
    squares = (x**2).sum(axis=1)
    distances: Array = squares[:, None] + squares - 2 * x @ x.T
    return np.maximum(distances, 0)


ASKING = {"rim": (22, 9), "plank": (12, 20)}
"""Two pixels of the cart whose weights are drawn."""


def patches(cart: Array, noisy: Array, cleaned: Array, weights: Array) -> None:
    """Draw the noisy cart, its answers, and where the answers to two patches come from."""
    figure, panels = plt.subplots(2, 2, figsize=(7, 5.2))
    for ax, image, title in zip(panels[0], (noisy, cleaned), ("noisy", "answers"), strict=True):
        plot.weights(1 - image, cmap="ink", fmt=None, ax=ax)
        ax.set(title=title)
    rest = {}
    for ax, (name, at) in zip(panels[1], ASKING.items(), strict=True):
        heat = weights[np.ravel_multi_index(at, cart.shape)].reshape(cart.shape)
        rest[name] = heat[:, 24:].sum()
        plot.weights(heat, limits=(0, heat.max() / 2), fmt=None, ax=ax)
        _outline(ax, cart)
        ax.set(title=f"weights of a {name}, at most {heat.max():.2f}")
        for both, width in ((ax, 1), (panels[0, 0], 2)):
            _frame(both, at, width)
    for ax in panels.flat:
        ax.set(xticks=[], yticks=[], xlabel="", ylabel="", aspect="equal")
    plot.show(figure, alt=f"{CART[0]} {rest['rim']:.2f} {CART[1]}")


CART = (
    "Four pictures of a cart, the upper two with noise and after averaging, almost without. Below, "
    "over a faint outline of the cart: a patch on the rim of the left wheel asks, and a few on both "
    "rims answer, with",
    "of the weight on the right half; a patch on a plank asks, and many planks answer.",
)


def _outline(ax: Axes, cart: Array) -> None:
    grey = plot.COLORS[4]
    ax.contour(cart, levels=[0.25, 0.5, 0.7], colors=[grey], linewidths=0.6, alpha=0.5)
    ax.spines[:].set(visible=True, color=grey, linewidth=0.6)


def _frame(ax: Axes, at: tuple[int, int], width: float) -> None:
    box = Rectangle((at[1] - 2.5, at[0] - 2.5), 5, 5, fill=False, linewidth=width)
    box.set_edgecolor(plot.ROLES["query"])
    ax.add_patch(box)
