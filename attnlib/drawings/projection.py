"""What chapter 04 draws, trains and samples: three spaces, a head with a task, a head of a real model."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnlib import diagram, plot
from attnlib._extras import needs
from attnlib.lookup import softmax

with needs(__name__, "figures"):
    import matplotlib.pyplot as plt
    from matplotlib.axes import Axes

with needs(__name__, "torch"):
    import torch

Floats = NDArray[np.float64]
Wanted = Sequence[int] | NDArray[np.int64]


# Samples and training -------------------------------------------------------------------------


def worst(query: Floats, key: Floats, wanted: Wanted) -> float:
    """Return the smallest of the wanted weights."""
    weights = softmax(query @ key.T)
    return float(weights[np.arange(len(wanted)), wanted].min())


def span(numbers: Iterable[float]) -> str:
    """Write the smallest and the largest of some numbers."""
    found = list(numbers)
    return f"{min(found):.2f} to {max(found):.2f}"


def learn_projections(
    seed: int,
    x: Floats,
    wanted: Wanted,
    d_k: int = 2,
    *,
    shared: bool = False,
    steps: int = 1000,
    rate: float = 0.02,
) -> tuple[Floats, Floats]:
    """Find W_Q and W_K, (d_model, d_k) each, for wanted weights; shared: one matrix for both."""
    w_q, w_k = np.random.default_rng(seed).normal(scale=0.5, size=(2, x.shape[1], d_k))
    if shared:
        w_k = w_q
    target = np.eye(len(wanted))[wanted]
    for _ in range(steps):
        query, key = x @ w_q, x @ w_k
        gradient = softmax(query @ key.T) - target
        move_q, move_k = x.T @ (gradient @ key), x.T @ (gradient.T @ query)
        if shared:
            move_q = move_k = (move_q + move_k) / 2
        w_q, w_k = w_q - rate * move_q, w_k - rate * move_k
    return w_q, w_k


def embed(seed: int) -> Floats:
    """Return six random vectors of 16 components, each of length 2."""
    x = np.random.default_rng(100 + seed).normal(size=(6, 16))
    return np.asarray(2 * x / np.linalg.norm(x, axis=1, keepdims=True))


def smallest_weights(
    wanted: Wanted, sizes: Sequence[int], *, shared: bool, seeds: Sequence[int]
) -> Floats:
    """Return the worst wanted weight of six random words, (seeds, sizes)."""

    def once(seed: int, d_k: int) -> float:
        x = embed(seed)
        w_q, w_k = learn_projections(seed, x, wanted, d_k, shared=shared, steps=600, rate=0.06)
        return worst(x @ w_q, x @ w_k, wanted)

    return np.array([[once(seed, d_k) for d_k in sizes] for seed in seeds])


NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana"]


# A head of a real model -----------------------------------------------------------------------


def read_sentence(encoder: Any, tokenizer: Any, text: str) -> tuple[list[str], Floats, Floats]:
    """Return a text's tokens, what enters layer 3 (and a 1 for the bias), and the weights of head (3, 1)."""
    encoded = tokenizer.encode(text)
    with torch.no_grad():
        ids = torch.tensor([encoded.ids])
        result = encoder(ids, need_weights=True, need_hidden_states=True)
    x = result.hidden_states[3][0].double().numpy()
    of_the_model = result.weights[3][0, 1].double().numpy()
    return encoded.tokens, np.column_stack([x, np.ones(len(x))]), of_the_model


# Drawings -------------------------------------------------------------------------------------


def _arrows(ax: Axes, table: Floats, words: Sequence[str], reach: float, color: str) -> None:
    """Draw words as arrows from the origin, their names where they cover nothing."""
    last = -np.inf
    style = {"arrowstyle": "-|>", "lw": 1.8, "color": color, "shrinkA": 0, "shrinkB": 0}
    for i in sorted(range(len(words)), key=lambda i: table[i, 1]):
        (a, b), side = table[i], 1 if table[i, 0] >= 0 else -1
        ax.annotate("", (a, b), (0, 0), arrowprops=style)
        last = max(b, last + 0.15 * reach)
        at = np.clip(a + 0.06 * reach * side, -0.95 * reach, 0.95 * reach)
        ax.text(at, last, words[i], ha="left" if side > 0 else "right", va="center")


def three_spaces(words: Sequence[str], query: Floats, key: Floats, meaning: Floats) -> None:
    """Draw what each word looks for, offers and means, in three planes of one scale."""
    figure, axes = plt.subplots(1, 3, figsize=(7, 2.9), sharey=True)
    tables = {"query": query, "key": key, "value": meaning}
    titles = "$E_q$: looks for", "$E_k$: offers", "$E_v$: means"
    reach = 1.35 * max(abs(table).max() for table in tables.values())
    for ax, (role, table), title in zip(axes, tables.items(), titles, strict=True):
        ax.axhline(0, color=plot.COLORS[4], linewidth=0.5, zorder=0)
        ax.axvline(0, color=plot.COLORS[4], linewidth=0.5, zorder=0)
        _arrows(ax, table, words, reach, plot.ROLES[role])
        ax.set(xlim=(-1.7 * reach, 1.7 * reach), ylim=(-reach, 1.15 * reach))
        ax.set(xticks=[], yticks=[], title=title)
        ax.spines[:].set_visible(False)
    one, two = (table / np.linalg.norm(table) for table in query[:2])
    alt = (
        "Six words as arrows in three planes of one scale: what they look for, offer and mean. Hot"
    )
    alt += f" and cold are opposite in meaning, but their queries have cosine {one @ two:.2f}."
    plot.show(figure, alt=alt)


def three_jobs() -> None:
    """Draw how one token gets three vectors, and what each is for."""
    ax = diagram.canvas(14, 5.2)
    diagram.words(ax, 0.9, 2.6, "it")
    diagram.words(ax, 0.9, 2.0, "x")
    for y, role, name in ((4.4, "query", "$W_Q$"), (2.6, "key", "$W_K$"), (0.8, "value", "$W_V$")):
        diagram.arrow(ax, (1.5, 2.6 + (y - 2.6) / 6), (2.4, y))
        diagram.box(ax, 3.2, y, 1.4, 0.9, name)
        diagram.arrow(ax, (4.0, y), (4.6, y))
        diagram.mark(ax, role, 5.2, y)
        diagram.words(ax, 5.2, y - 0.75, role, role=role)
    diagram.arrow(ax, (5.8, 4.4), (7.5, 4.4))
    diagram.words(ax, 6.6, 4.85, "asks")
    diagram.arrow(ax, (5.8, 2.6), (7.0, 2.6))
    diagram.words(ax, 9.4, 2.6, "meets other words' queries")
    diagram.arrow(ax, (5.8, 0.8), (7.0, 0.8))
    diagram.words(ax, 9.7, 0.8, "goes to words that attend to it")
    diagram.mark(ax, "key", 8.0, 4.4)
    diagram.words(ax, 8.1, 3.65, "all keys")
    diagram.arrow(ax, (8.5, 4.4), (9.2, 4.4))
    diagram.mark(ax, "weight", 9.75, 4.4)
    diagram.words(ax, 10.4, 4.4, "\N{MULTIPLICATION SIGN}")
    diagram.mark(ax, "value", 11.0, 4.4)
    diagram.words(ax, 11.0, 3.65, "all values")
    diagram.arrow(ax, (11.5, 4.4), (12.3, 4.4))
    diagram.mark(ax, "output", 12.9, 4.4)
    diagram.words(ax, 13.0, 3.65, "output")
    alt = "From the token it come three vectors. Its query meets all keys; that gives weights, and the"
    alt += " weighted sum of all values is its output. Its key meets other words' queries, and its value"
    plot.show(ax.figure, alt=alt + " goes to words that attend to it.")  # type: ignore[arg-type]


def two_moments(weights: Mapping[str, Floats], tokens: Floats) -> None:
    """Draw a group's weights at two moments; rows show name and note, columns show names."""
    figure, axes = plt.subplots(1, 2, figsize=(7, 3.1), sharey=True)
    names = [NAMES[name] for name, _, _ in tokens.astype(int)]
    rows = [f"{NAMES[name]} → {NAMES[note]}" for name, note, _ in tokens.astype(int)]
    alt = "Weights of six people, each a row with the name on the note."
    for ax, (moment, matrix) in zip(axes, weights.items(), strict=True):
        plot.weights(matrix, rows=rows, columns=names, ax=ax)
        ax.set(title=moment, ylabel="")
        own = [matrix[i, names.index(row.split(" → ")[1])] for i, row in enumerate(rows)]
        alt += f" {moment.capitalize()}, the named one gets {span(own)}."
    plot.show(figure, alt=alt)


def real_weights(
    weights: Floats, tokens: Sequence[str], cells: Mapping[str, tuple[int, int]]
) -> None:
    """Draw a real head's weights, with numbers in some named cells."""
    figure, ax = plt.subplots(figsize=(7, 5.6))
    plot.weights(weights, rows=tokens, columns=tokens, fmt=None, ax=ax)
    plt.setp(ax.get_xticklabels(), rotation=60, ha="right", rotation_mode="anchor")
    for i, j in cells.values():
        ax.text(j, i, f"{weights[i, j]:.2f}", ha="center", va="center")
    ax.set_title("layer index 3, head index 1")
    told = ", ".join(f"{name} {weights[at]:.2f}" for name, at in cells.items())
    plot.show(figure, alt=f"Weights of one real head over {len(tokens)} tokens: {told}.")
