"""What chapter 13, memory, draws, samples and measures."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from numpy.typing import NDArray

from attnlib import diagram, plot
from attnlib.lookup import softmax

Array = NDArray[Any]
Memory = Callable[[Array, Array], Array]
"""From states and patterns to what is recalled."""

NOISE = 0.8
"""Standard deviation of the noise that copies are asked with."""

RECALLED, HELD = 0.95, 0.9
"""Signs that a recalled copy has right at least, and copies that must be recalled."""

SIZES = np.unique(np.round(2 ** np.arange(1, 14.01, 0.25))).astype(int)
"""The numbers of patterns that are tried, each 19 % more than the one before."""


def retrieval(state: Array, patterns: Array) -> None:
    """Draw one update of a state that asks two patterns and becomes their average."""
    ax = diagram.canvas(12, 6.1)
    diagram.mark(ax, "query", 1.6, 3.8)
    diagram.words(ax, 1.6, 4.8, "state", role="query")
    scores = state @ patterns.T
    for at, side, name, part in zip((5.1, 2.5), (1, -1), "12", softmax(scores), strict=True):
        _line(ax, at, side, f"pattern {name}", part)
    diagram.mark(ax, "output", 10.5, 3.8)
    diagram.words(ax, 10.5, 4.8, "nearly 1", role="output")
    diagram.arrow(ax, (10.5, 3.3), (10.5, 0.5))
    diagram.arrow(ax, (10.5, 0.5), (1.6, 0.5))
    diagram.arrow(ax, (1.6, 0.5), (1.6, 3.3))
    diagram.words(ax, 6.2, 0.95, "ask again")
    figure: Any = ax.figure
    parts = softmax(scores)
    plot.show(
        figure,
        alt="One update. The damaged state is the query. Two patterns are the keys, with scores of "
        f"{scores[0]:.0f} and {scores[1]:.0f}; the weights are {parts[0]:.2f} and {parts[1]:.2f}. The same "
        "two patterns are the values. Their weighted average, nearly pattern 1, is the output, and an "
        "arrow leads back: it may ask again.",
    )


def _line(ax: Any, at: float, side: int, name: str, part: float) -> None:
    diagram.arrow(ax, (2.3, 3.8), (3.7, at))
    diagram.mark(ax, "key", 4.2, at)
    diagram.words(ax, 4.2, at + 0.7 * side, name, role="key")
    diagram.arrow(ax, (4.7, at), (5.7, at))
    diagram.mark(ax, "weight", 6.3, at, size=part)
    diagram.words(ax, 6.3, at - 0.8 * side, f"{part:.2f}", role="weight")
    diagram.arrow(ax, (6.9, at), (7.8, at))
    diagram.mark(ax, "value", 8.3, at)
    diagram.words(ax, 8.3, at + 0.7 * side, name, role="value")
    diagram.arrow(ax, (8.8, at), (9.9, 3.8))


def trial(memory: Memory, d: int, n: int, seed: int, n_asked: int = 200) -> float:
    """Return which share of noisy copies of n random patterns of d signs is recalled."""
    rng = np.random.default_rng([seed, d, n])
    patterns = rng.choice([-1.0, 1.0], (n, d))
    of = np.arange(max(n, n_asked))[:n_asked] % n
    found = memory(patterns[of] + NOISE * rng.normal(size=(len(of), d)), patterns)
    agree = (np.sign(found) == patterns[of]).mean(axis=1)
    return float((agree > RECALLED).mean())


def capacity(memory: Memory, d: int, seed: int) -> int:
    """Return the largest number of patterns before two sizes in a row recall less than 90 %."""
    held, failed = 1, 0
    for n in SIZES:
        good = trial(memory, d, n, seed) >= HELD
        held, failed = (int(n), 0) if good else (held, failed + 1)
        if failed == 2:
            break
    return held


def capacities(memory: Memory, sizes: Sequence[int]) -> Array:
    """Return the capacity for five draws and each number of components, (5, n_sizes)."""
    return np.array([[capacity(memory, d, seed) for d in sizes] for seed in range(5)])


def held(sizes: Sequence[int], found: Mapping[str, Array]) -> None:
    """Plot capacities against the number of components, on a logarithmic axis."""
    figure, ax = plt.subplots(figsize=(6.5, 3.2))
    for name, runs in found.items():
        plot.curves(sizes, runs, label=name, ax=ax)
    ax.set(yscale="log", xlabel="components d", title="patterns held")
    ax.set_xticks(sizes)
    plot.names(ax)
    ends = "; ".join(
        f"{name} from {np.median(runs[:, 0]):.0f} to {np.median(runs[:, -1]):.0f}"
        for name, runs in found.items()
    )
    plot.show(
        figure,
        alt=f"Patterns held against components from {sizes[0]} to {sizes[-1]}, the vertical axis "
        f"logarithmic: {ends}. With the softmax it is nearly a straight line.",
    )


def digits(seed: int, n: int = 500) -> tuple[Array, Array, Array]:
    """Return images (n, 64), their labels, and their directions from the mean image."""
    from sklearn.datasets import load_digits

    data: Any = load_digits()
    some = np.random.default_rng(seed).permutation(len(data.data))[:n]
    away = data.data[some] - data.data[some].mean(axis=0)
    return data.data[some], data.target[some], away / np.linalg.norm(away, axis=1, keepdims=True)


def rest(update: Any, patterns: Array, beta: float, most: int = 1000) -> Array:
    """Update each pattern, starting from itself, until it no longer moves."""
    state, moving = patterns.copy(), np.arange(len(patterns))
    for _ in range(most):
        moved = update(state[moving], patterns, beta)
        far = np.abs(moved - state[moving]).max(axis=1) >= 1e-6
        state[moving] = moved
        moving = moving[far]
        if len(moving) == 0:
            break
    return state


def places(state: Array, apart: float = 0.05) -> tuple[Array, Array]:
    """Find where states rest: return the number of each one's place, and the places, (n_places, d)."""
    number = np.full(len(state), -1)
    centres: list[Array] = []
    for i, s in enumerate(state):
        if number[i] < 0:
            near = np.linalg.norm(state - s, axis=1) < apart
            number[near & (number < 0)] = len(centres)
            centres.append(s)
    return number, np.array(centres)


def fixed_points(images: Array, resting: Mapping[float, tuple[Array, Array]]) -> None:
    """Draw the fixed points that most digits reach, a row for each beta."""
    figure, panels = plt.subplots(len(resting), 8, figsize=(8, 4))
    middle, told, members = images.mean(axis=0), [], None
    length = np.linalg.norm(images - middle, axis=1).mean()
    for line, (beta, (number, centres)) in zip(panels, resting.items(), strict=True):
        of_each = np.bincount(number)
        order = np.argsort(-of_each, kind="stable")[:8]
        if len(centres) == len(number) and members is not None:  # a digit of each place above
            order = number[members]
        members = [np.flatnonzero(number == p)[0] for p in order]
        for ax in line[len(order) :]:
            ax.axis("off")
        for ax, p in zip(line, order, strict=False):
            picture = (middle + length * centres[p]).reshape(8, 8) / 16
            plot.weights(picture, cmap="ink", fmt=None, ax=ax)
            ax.set(xticks=[], yticks=[], xlabel="", ylabel="", aspect="equal")
            ax.set_title(f"{of_each[p]}", fontsize=9)
        line[0].set_ylabel(f"\u03b2 = {beta:g}")
        told.append(f"at beta {beta:g} for {', '.join(map(str, of_each[order]))}")
    plot.show(
        figure,
        alt="Fixed points as digits, with the number of digits that end there: "
        f"{'; '.join(told)}. At the smallest beta there is one grey blur, in the middle each is a "
        "blurred digit, at the largest a sharp one.",
    )
