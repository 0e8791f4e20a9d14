"""What chapter 09, encoder, draws and trains beside its own transformer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import matplotlib.pyplot as plt
import numpy as np
from matplotlib.axes import Axes
from matplotlib.patches import Rectangle
from numpy.typing import NDArray

from attnlib import diagram, plot
from attnlib._colors import light
from attnlib._extras import needs

with needs(__name__, "torch"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional as F

    from attnlib.nn import Encoder, TokenEmbedding

Array = NDArray[np.float64]
LETTERS, LENGTH = 8, 6

_ENCODER = ("self-attention (06)\npadding mask (07)", "feed-forward (09)")
_DECODER = (
    "self-attention (06)\ncausal mask (07)",
    "cross-attention\n(02, 07)",
    "feed-forward (09)",
)


def transformer() -> None:
    """Draw encoder and decoder; each box names the chapter that made it."""
    ax = diagram.canvas(15, 12.4)
    _stack(ax, 4.2, _ENCODER, "source words", "encoder")
    _stack(ax, 10.8, _DECODER, "words written so far", "decoder")
    diagram.arrow(ax, (4.2, 7.1), (4.2, 8.25))
    ax.plot([6.2, 7.5, 7.5], [8.7, 8.7, 6.4], color=light("soft"), linewidth=1.2)
    diagram.arrow(ax, (7.5, 6.4), (8.85, 6.4))
    diagram.box(ax, 4.2, 8.7, 4.0, 0.9, "norm (09)")
    diagram.box(ax, 10.8, 10.7, 4.0, 0.9, "norm (09), linear")
    diagram.arrow(ax, (10.8, 9.3), (10.8, 10.2))
    diagram.arrow(ax, (10.8, 11.2), (10.8, 11.75))
    diagram.words(ax, 10.8, 12.05, "next word")
    diagram.words(ax, 6.3, 9.5, "keys, values")
    figure: Any = ax.figure
    plot.show(figure, alt=_WHOLE)


_WHOLE = (
    "The transformer. Left, the encoder: source words; embeddings and positions (chapter 08); then a layer, which is "
    "repeated: self-attention (06) with the padding mask (07), feed-forward network (09); and a norm. Right, the decoder: "
    "the words written so far; embeddings and positions; then a layer: self-attention with the causal mask, "
    "cross-attention (02, 07), whose keys and values come from the encoder, feed-forward network; then norm and linear "
    "layer, and the next word. Each part takes through a norm from the vertical line, and adds to it: the residual (09)."
)


def _stack(ax: Axes, x: float, parts: Sequence[str], reads: str, name: str) -> None:
    """Draw a stack of layers above what it reads."""
    diagram.words(ax, x, 0.45, reads)
    diagram.arrow(ax, (x, 0.8), (x, 1.4))
    diagram.box(ax, x, 1.9, 4.0, 1.0, "embeddings (02)\n+ positions (08)")
    top = 3.1 + 2.0 * len(parts)
    frame: Any = {"fill": False, "edgecolor": light("edge"), "linestyle": "--"}
    ax.add_patch(Rectangle((x - 2.9, 2.95), 5.3, top - 2.95, **frame))
    aside = -2.1 if name == "encoder" else 2.1
    diagram.words(ax, x + aside, top + 0.3, f"{name} layer, twice")
    for i, part in enumerate(parts):
        y = 4.2 + 2.0 * i
        diagram.arrow(ax, (x, y - 1.8 if i == 0 else y - 1.2), (x, y - 0.6))
        diagram.words(ax, x + 0.75, y - 0.82, "norm")
        diagram.box(ax, x, y, 3.8, 1.15, part)
        ax.plot(
            [x, x - 2.4, x - 2.4], [y - 0.95, y - 0.95, y + 0.8], color=light("soft"), linewidth=1.2
        )
        diagram.arrow(ax, (x - 2.4, y + 0.8), (x - 0.05, y + 0.8))


def alike(x: Tensor) -> float:
    """Return the mean cosine between different tokens of x, (n, d)."""
    unit, n = F.normalize(x, dim=-1), len(x)
    return float(((unit @ unit.mT).sum() - n) / (n * (n - 1)))


def train_backwards(
    pre_norm: bool,
    depth: int,
    seed: int,
    *,
    rate: float = 0.012,
    warm_up: int = 1,
    steps: int = 60,
) -> list[float]:
    """Train a small encoder to write six letters backwards; return its losses."""
    torch.manual_seed(seed)
    embedding = TokenEmbedding(LETTERS, 16, max_length=LENGTH)
    model = Encoder(16, 2, depth, 32, embedding=embedding, pre_norm=pre_norm)
    read = nn.Linear(16, LETTERS)
    learnt = [*model.parameters(), *read.parameters()]
    optimizer = torch.optim.Adam(learnt, rate, fused=True)
    losses = []
    for step in range(steps):
        optimizer.param_groups[0]["lr"] = rate * min(1, (step + 1) / warm_up)
        x = torch.randint(LETTERS, (64, LENGTH))
        logits = read(model(x).output)
        loss: Any = F.cross_entropy(logits.flatten(0, 1), x.flip(1).flatten())
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses


def both_orders(runs: Mapping[tuple[int, str], Array]) -> None:
    """Draw the losses of pre- and post-norm, by depth; runs have the shape (seeds, steps)."""
    figure, axes = plt.subplots(1, 2, figsize=(7, 2.7), sharey=True)
    for ax, depth in zip(axes, (2, 12), strict=True):
        for name in ("post-norm", "pre-norm"):
            losses = runs[depth, name]
            smooth = losses.reshape(len(losses), -1, 5).mean(axis=-1)
            plot.curves(np.arange(smooth.shape[1]) * 5, smooth, label=name, ax=ax)
        ax.axhline(np.log(LETTERS), color=plot.COLORS[4], linewidth=0.8, linestyle=":")
        ax.set(title=f"{depth} layers", xlabel="step", ylim=(0, 2.8))
    axes[0].set(ylabel="loss")
    plot.names(axes[1])
    plot.show(figure, alt=_ORDERS)


_ORDERS = (
    "Loss against steps for three seeds, a dotted line at guessing. With 2 layers both orders of the norm fall close to "
    "zero. With 12 layers pre-norm does too, post-norm stays near guessing in all three."
)


def train_digits(
    model: nn.Module, images: Tensor, digits: Tensor, *, steps: int = 300, rate: float = 0.01
) -> nn.Module:
    """Train a model to name the digit of an image."""
    optimizer = torch.optim.AdamW(model.parameters(), rate, fused=True)
    for step in range(steps):
        share = min(1, (step + 1) / 20) * (1 - step / steps)
        optimizer.param_groups[0]["lr"] = rate * share
        batch = torch.randint(len(images), (48,))
        loss: Any = F.cross_entropy(model(images[batch]), digits[batch])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    return model.eval()
