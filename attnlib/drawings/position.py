"""What chapter 08, position, draws, samples and trains."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.patches import Circle
from numpy.typing import NDArray

from attnlib import diagram, plot
from attnlib._extras import needs
from attnlib.masking import causal_mask
from attnlib.multihead import merge_heads, split_heads
from attnlib.position import alibi_bias, sinusoidal
from attnlib.scaling import scaled_dot_product_attention

with needs(__name__, "torch"):
    import torch
    from torch import Tensor
    from torch.nn import functional as F

Array = NDArray[np.float64]
Weights = dict[str, Tensor]
Sampler = Callable[[torch.Generator, int, int], tuple[Tensor, Tensor]]

LETTERS, LENGTH, BACK, SEEDS, HEADS, D = 8, 16, 3, 5, 4, 32
"""Letters in use, length in training, the letter asked for, models side by side, heads, width."""

ANGLES = 10_000.0 ** -(np.arange(4) / 4)
"""The angles per position of the four pairs of a head that is 8 wide."""

NO_QUESTION = -100  # torch's cross entropy leaves these positions out


def three_back(generator: torch.Generator, count: int, n: int) -> tuple[Tensor, Tensor]:
    """Draw letters; the answer is the letter three positions before."""
    x = torch.randint(LETTERS, (SEEDS, count, n), generator=generator)
    y = torch.full_like(x, NO_QUESTION)
    y[..., BACK:] = x[..., :-BACK]
    return x, y


def which_last(generator: torch.Generator, count: int, n: int) -> tuple[Tensor, Tensor]:
    """Draw letters, one 0 and one 1 among them; the answer is which of them came last."""
    x = torch.randint(2, LETTERS, (SEEDS, count, n), generator=generator)
    where = torch.rand(SEEDS, count, n - 1, generator=generator)
    where = where.argsort(dim=-1)[..., :2]  # two positions, the last is free
    x = x.scatter(-1, where, torch.tensor([0, 1]).expand_as(where))
    last = where.argmax(dim=-1, keepdim=True)  # 0 or 1
    asked = torch.arange(n) > where.amax(dim=-1, keepdim=True)
    return x, torch.where(asked, last, NO_QUESTION)


TASKS: dict[str, Sampler] = {"three back": three_back, "which last": which_last}


def fresh(way: str) -> Weights:
    """Draw the weights of five models; the seed is the first axis."""
    generator = torch.Generator().manual_seed(0)

    def draw(*shape: int, std: float) -> Tensor:
        numbers = torch.randn(SEEDS, *shape, generator=generator)
        return (numbers * std).requires_grad_()

    w = {name: draw(D, D, std=D**-0.5) for name in ("q", "k", "v", "o")}
    w |= {name: draw(1, D, std=0.02) for name in ("q0", "k0")}
    w |= {"in": draw(LETTERS, D, std=1), "out": draw(D, LETTERS, std=0.2)}
    if way == "learnt":
        w["table"] = draw(128, D, std=1)  # rows 16 to 127 are never used
    return w


def embed(w: Weights, way: str, tokens: Tensor) -> Tensor:
    """Return the letters' vectors, (seeds, batch, n, D), with the positions if they are added."""
    x = F.one_hot(tokens, LETTERS).float() @ w["in"][:, None]
    n = tokens.shape[-1]
    if way == "sinusoidal":
        x = x + sinusoidal(n, D, like=x)
    if way == "learnt":
        x = x + w["table"][:, None, :n]
    return x


def turn(x: Tensor, at: Tensor, angles: Array) -> Tensor:
    """Turn neighbouring columns of x, (..., n, d), by positions times angles."""
    phi = at[:, None] * torch.from_numpy(angles).float()  # (n, d / 2)
    a, b = x[..., ::2], x[..., 1::2]
    pairs = a * phi.cos() - b * phi.sin(), a * phi.sin() + b * phi.cos()
    return torch.stack(pairs, dim=-1).flatten(-2)


def answer(
    w: Weights,
    way: str,
    tokens: Tensor,
    *,
    first: int = 0,
    angles: Array = ANGLES,
    seen: Any = True,
    cut: int | None = None,
) -> Tensor:
    """Return a score for each letter at the positions from `first` on."""
    x, n = embed(w, way, tokens), tokens.shape[-1]
    asking, told = x[..., first:, :], x
    if way == "sines alone":  # a control: queries and keys of no letters
        told = sinusoidal(n, D, like=x).expand_as(x)
    q = split_heads(told[..., first:, :] @ w["q"][:, None] + w["q0"][:, None], HEADS)
    k = split_heads(told @ w["k"][:, None] + w["k0"][:, None], HEADS)
    v = split_heads(x @ w["v"][:, None], HEADS)
    if way == "rotary":
        at = torch.arange(n)
        if cut is not None:  # from the last position, none is further away
            at = at.clamp(min=n - 1 - cut)
        q, k = turn(q, at[first:], angles), turn(k, at, angles)
    bias = alibi_bias(HEADS, n - first, n, offset=first, like=x) if way == "ALiBi" else None
    mask = causal_mask(n - first, n, offset=first, like=x) & seen
    heads = scaled_dot_product_attention(q, k, v, mask=mask, bias=bias)
    found = merge_heads(heads.output) @ w["o"][:, None]
    return (asking + found) @ w["out"][:, None]


def train(
    task: str,
    way: str,
    *,
    steps: int = 250,
    rate: float = 0.012,
    angles: Array = ANGLES,
    start: Weights | None = None,
    length: int = LENGTH,
) -> Weights:
    """Train five models, from `start` if it is given; return their weights."""
    w = fresh(way) if start is None else {k: v.clone().requires_grad_() for k, v in start.items()}
    generator = torch.Generator().manual_seed(1)
    optimizer = torch.optim.Adam(w.values(), rate, fused=True)
    for step in range(steps):
        warm, cool = (step + 1) / 20, 2 * (1 - step / steps)
        optimizer.param_groups[0]["lr"] = rate * min(1, warm, cool)
        x, y = TASKS[task](generator, 16, length)
        scores = answer(w, way, x, angles=angles)
        loss: Any = F.cross_entropy(scores.flatten(0, 2), y.flatten())
        optimizer.zero_grad()
        (loss * SEEDS).backward()  # the seeds do not share anything
        optimizer.step()
    return {name: part.detach() for name, part in w.items()}


def share_right(w: Weights, way: str, task: str, n: int, **options: Any) -> NDArray[np.float32]:
    """Return for each seed which part of the last positions is right."""
    x, y = TASKS[task](torch.Generator().manual_seed(2), 250, n)
    scores = answer(w, way, x, first=n - 1, **options)[..., 0, :]
    right: NDArray[np.float32] = (scores.argmax(-1) == y[..., -1]).float().mean(-1).numpy()
    return right


@torch.no_grad()
def pair_scores(w: Weights, keys: slice) -> NDArray[np.float32]:
    """Return what each rotated pair adds to the mean score for some keys at distance 0 to 127.

    The axes are (seeds, heads, pairs, 128).
    """
    q = split_heads(w["in"] @ w["q"] + w["q0"], HEADS)[:, :, 2:]
    k = split_heads(w["in"] @ w["k"] + w["k0"], HEADS)[:, :, keys]
    q, k = (v.mean(dim=2, keepdim=True) for v in (q, k))
    behind = turn(k.expand(-1, -1, 128, -1), -torch.arange(128), ANGLES)
    both = q * behind
    products = (both[..., ::2] + both[..., 1::2]) / np.sqrt(D // HEADS)
    scores: NDArray[np.float32] = products.mT.numpy()
    return scores


def score_by_distance(w: Weights, keys: slice) -> NDArray[np.float32]:
    """Return the rotary heads' mean score for some keys at distance 0 to 127, (seeds, heads, 128)."""
    return pair_scores(w, keys).sum(axis=2)


def strongest(scores: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return of each seed the head whose score varies most."""
    best = np.ptp(scores, axis=-1).argmax(axis=-1)
    lines = scores[np.arange(len(scores)), best]
    return np.asarray(lines)


def falling(lines: NDArray[np.float32]) -> NDArray[np.float32]:
    """Return curves with their sign chosen so that each falls within the trained range."""
    return np.asarray(lines * np.sign(lines[:, 1] - lines[:, LENGTH - 1])[:, None])


def table_of_sines(table: Array) -> None:
    """Draw the table of sines and cosines, and the product of its middle row with the others."""
    n, middle = len(table), len(table) // 2
    figure, axes = plt.subplots(1, 2, figsize=(7, 2.9), width_ratios=(1.5, 1))
    plot.weights(table.T, cmap="signed", limits=(-1, 1), fmt=None, ax=axes[0])
    axes[0].set(xlabel="position", ylabel="column", title=f"{n} rows, on their side")
    product = table[middle] @ table.T
    axes[1].plot(np.arange(n) - middle, product)
    axes[1].set(xlabel="offset", title=f"row {middle} · the others")
    alt = (
        "Left: a table of sines and cosines, fast waves in the first columns and almost none in "
        f"the last. Right: the product of row {middle} with each row, highest, "
        f"{product.max():.0f}, at offset 0, {product[middle + 1]:.1f} at offset 1 and "
        f"{product[middle + 16]:.1f} at offset 16."
    )
    plot.show(figure, alt=alt)


def two_arrows(angle: float = 0.3) -> None:
    """Draw a query and a key turned by their positions: two places, the same angle between them."""
    ax = diagram.canvas(14, 5.6)
    for x, (m, n) in {3.2: (1, 3), 10.4: (5, 7)}.items():
        ax.add_patch(Circle((x, 2.6), 2, fill=False, color=plot.COLORS[4], linewidth=0.8))
        for role, start, position in (("query", 0.15, m), ("key", 0.75, n)):
            phi = start + position * angle
            end = (x + 2 * np.cos(phi), 2.6 + 2 * np.sin(phi))
            style: Any = {"color": plot.ROLES[role], "linewidth": 2.5}
            ax.annotate("", end, (x, 2.6), arrowprops={"arrowstyle": "->", **style})
            at = (x + 2.55 * np.cos(phi), 2.6 + 2.45 * np.sin(phi))
            diagram.words(ax, *at, f"{role[0]} at {position}", role=role)
        between = np.linspace(0.15 + m * angle, 0.75 + n * angle)
        ax.plot(x + 0.8 * np.cos(between), 2.6 + 0.8 * np.sin(between), "-", color=plot.COLORS[4])
        diagram.words(ax, x, 0.2, f"positions {m} and {n}: offset {n - m}")
    figure: Any = ax.figure
    alt = (
        "Two circles with two arrows each, a query and a key. On the left the query is at position 1 "
        "and the key at position 3; on the right both are four positions further on, and both arrows "
        "are turned by the same angle. The angle between them is the same."
    )
    plot.show(figure, alt=alt)


def by_length(lengths: Sequence[int], shares: Mapping[str, Mapping[str, Array]]) -> None:
    """Draw the share of right answers against the length, for each task and way."""
    figure, axes = plt.subplots(1, len(shares), figsize=(7, 3), sharey=True)
    gray: Any = {"color": plot.COLORS[4], "linewidth": 0.8, "linestyle": ":"}
    alt = "Share of right answers against length, bands over five seeds."
    for ax, (task, ways) in zip(axes, shares.items(), strict=True):
        for way, found in ways.items():
            plot.curves(lengths, found, label=way, ax=ax)
            ends = np.median(found, axis=0)[[0, -1]]
            alt += f" {task.capitalize()}, {way}: {ends[0]:.0%} to {ends[1]:.0%}."
        ax.axvline(LENGTH, **gray)
        ax.axhline(1 / LETTERS if task == "three back" else 0.5, **gray)
        ax.set(xlabel="length", title=task, ylim=(0, 1.03))
        ax.set_xscale("log", base=2)
        ax.set_xticks(lengths, [str(n) for n in lengths])
        ax.minorticks_off()
    axes[0].set(ylabel="share of right answers")
    plot.names(axes[-1])
    plot.show(figure, alt=alt)


def clocks(curves: Mapping[str, NDArray[np.float32]]) -> None:
    """Draw the scores of trained rotary heads against the distance, one line per seed."""
    figure, axes = plt.subplots(1, len(curves), figsize=(7, 2.8))
    for ax, (task, lines) in zip(axes, curves.items(), strict=True):
        for line in lines:
            ax.plot(line, "-", color=plot.COLORS[1], linewidth=1)
        ax.axvspan(0, LENGTH - 1, color=plot.COLORS[4], alpha=0.15, linewidth=0)
        ax.set(xlabel="distance", title=f"rotary, {task}")
    axes[0].set(ylabel="score")
    low = curves["which last"][:, :45].argmin(axis=1)
    alt = (
        "Scores of trained rotary heads against distance 0 to 127, five seeds; distances 0 to 15 are "
        "shaded. Three back: fast waves, the peak at 3 within the shade, other peaks at new distances "
        "such as 47. Which last: one slow wave, falling in the shade, lowest at distances "
        f"{low.min()} to {low.max()} and high again between 48 and 63."
    )
    plot.show(figure, alt=alt)
