"""What chapter 07, masking, draws, trains and judges."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.patches import Rectangle
from numpy.typing import NDArray

from attnlib import diagram, plot
from attnlib._colors import light
from attnlib._extras import needs
from attnlib.drawings.writer import CHARACTERS, DATA, TEXT, grammar_text

with needs(__name__, "torch"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional as F

Array = NDArray[np.float64]
Mask = NDArray[np.bool_]

N = 32
"""Characters in a window."""


def masks(panels: Mapping[str, Mask]) -> None:
    """Draw named masks side by side, shaded where a query may attend."""
    figure, axes = plt.subplots(1, len(panels), figsize=(7, 2.2), sharey=True)
    for ax, (name, mask) in zip(axes, panels.items(), strict=True):
        plot.weights(mask, fmt=None, ax=ax)
        for i, j in np.argwhere(~mask):
            ax.text(j, i, "·", ha="center", va="center", color=plot.COLORS[4])
        ticks = range(0, len(mask), 2)
        ax.set(xlabel="key", ylabel="", xticks=ticks, yticks=ticks)
        ax.set_title(name, fontsize=9)
    axes[0].set(ylabel="query")
    told = "; ".join(
        f"{name}: {', '.join(str(int(n)) for n in mask.sum(axis=1))}"
        for name, mask in panels.items()
    )
    alt = f"Masks, shaded where a query may attend. Keys seen by each query: {told}."
    plot.show(figure, alt=alt)


def three_attentions() -> None:
    """Draw encoder and decoder with their three attentions, each with its mask."""
    ax = diagram.canvas(15, 9.4)
    real, causal = np.array([1, 1, 1, 0]), np.tri(3)
    for x, y, name in ((4.9, 3.2, "1: self"), (10.2, 3.2, "2: self"), (10.2, 6.6, "3: cross")):
        diagram.box(ax, x, y, 2.8, 1.0, name)
    for x, top in ((4.9, 2.6), (10.2, 2.6)):
        diagram.arrow(ax, (x, 1.6), (x, top))
    diagram.arrow(ax, (4.9, 3.8), (4.9, 6.6))
    diagram.arrow(ax, (4.9, 6.6), (8.7, 6.6))
    diagram.arrow(ax, (10.2, 3.8), (10.2, 6.0))
    diagram.arrow(ax, (10.2, 7.2), (10.2, 8.5))
    diagram.words(ax, 4.9, 1.15, "je suis étudiant ·")
    diagram.words(ax, 10.2, 1.15, "I am a")
    diagram.words(ax, 4.9, 0.35, "encoder")
    diagram.words(ax, 10.2, 0.35, "decoder")
    diagram.words(ax, 6.9, 7.1, "keys, values")
    diagram.words(ax, 11.4, 4.9, "queries")
    diagram.words(ax, 10.2, 8.9, "next word")
    _grid(ax, 1.8, 3.2, np.tile(real, (4, 1)))
    _grid(ax, 13.4, 3.2, causal)
    _grid(ax, 13.4, 6.6, np.tile(real, (3, 1)))
    for x, y, name in (
        (1.8, 4.8, "padding"),
        (13.4, 4.5, "causal"),
        (13.4, 7.9, "padding of\nthe source"),
    ):
        diagram.words(ax, x, y, name)
    figure: Any = ax.figure
    plot.show(figure, alt=_THREE)


_THREE = (
    "Encoder on the left, decoder on the right. Attention 1: the source attends to itself; its mask, "
    "4 by 4, hides the padding, the last column. Attention 2: the translation attends to itself; its mask, "
    "3 by 3, is a lower triangle. Attention 3: queries from the decoder, keys and values from the encoder; "
    "its mask, 3 by 4, hides the padding of the source. Above it the next word comes out."
)


def _grid(ax: Any, x: float, y: float, mask: NDArray[Any]) -> None:
    """Draw a small mask around a place, a row per query, shaded where it may attend."""
    rows, columns = mask.shape
    side = 0.5
    for i, j in np.ndindex(rows, columns):
        corner = x + (j - columns / 2) * side, y + (rows / 2 - 1 - i) * side
        face = plot.ROLES["weight"] if mask[i, j] else light("paper")
        ax.add_patch(Rectangle(corner, side, side, facecolor=face, edgecolor=light("edge")))


def entropy_of_the_text() -> float:
    """Return the entropy of the grammar's text in nats per character."""

    def entropy(*p: float) -> float:
        return float(-sum(np.array(p) * np.log(p)))

    phrase = np.log(2) + entropy(0.4, 0.6) + 0.4 * np.log(4) + np.log(6)
    whole = phrase + entropy(0.3, 0.7) + 0.3 * np.log(4) + entropy(0.4, 0.6)
    whole += 0.4 * np.log(4) + 0.6 * (np.log(4) + phrase)
    return float(whole / (len(TEXT) / 2000))


def held_out() -> Tensor:
    """Return text that no model has seen, a number per character."""
    return torch.tensor([CHARACTERS.index(c) for c in grammar_text(1, 200)])


def train(model: nn.Module, *, steps: int = 400, rate: float = 0.015) -> list[float]:
    """Train a model to predict each next character of random windows; return its losses."""
    losses = []
    optimizer = torch.optim.AdamW(model.parameters(), rate, fused=True)
    for step in range(steps):
        warm, cool = (step + 1) / 20, 2 * (1 - step / steps)
        optimizer.param_groups[0]["lr"] = rate * min(1, warm, cool)
        start = torch.randint(len(DATA) - N, (16, 1))
        window = DATA[start + torch.arange(N + 1)]
        logits = model(window[:, :-1])  # it reads characters 0 to N - 1 and should say 1 to N
        loss: Any = F.cross_entropy(logits.flatten(0, 1), window[:, 1:].flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    model.eval()
    return losses


def losses(runs: Mapping[str, Sequence[Sequence[float]]], floor: float) -> None:
    """Draw training losses, the median and the range of the seeds, above the entropy of the text."""
    figure, ax = plt.subplots(figsize=(7, 2.8))
    for name, several in runs.items():
        smooth = np.array(several).reshape(len(several), -1, 10).mean(axis=-1)
        plot.curves(np.arange(smooth.shape[1]) * 10, smooth, label=name, ax=ax)
    gray: Any = {"color": plot.COLORS[4]}
    ax.axhline(floor, linewidth=0.8, linestyle=":", **gray)
    ax.text(400, floor - 0.17, "entropy of the text", ha="right", **gray)
    ax.set(xlabel="step", ylabel="training loss, nats", ylim=(0, 3))
    plot.names(ax)
    ends = {name: np.mean([run[-20:] for run in several]) for name, several in runs.items()}
    told = " ".join(
        f"{name.capitalize()}: from about 3 to {end:.1f}." for name, end in ends.items()
    )
    alt = f"Training loss against steps. {told} A line marks the text's entropy, {floor:.2f}."
    plot.show(figure, alt=alt)


NP = "(the|a) ((big|small|red|shy) )?(cat|dog|bird|frog|goat|mouse)"
DOING = "(sleeps|sings|hides|waits)"
SENTENCE = re.compile(rf"{NP}( that {DOING})?( {DOING}| (sees|hears|likes|finds) {NP})[.]")


def share_right(texts: Sequence[str]) -> float:
    """Return which part of the finished sentences the grammar accepts."""
    found = [s.strip() + "." for text in texts for s in text.split(".")[:-1]]
    right = sum(SENTENCE.fullmatch(s) is not None for s in found)
    return right / max(len(found), 1)
