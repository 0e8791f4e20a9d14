"""The networks of chapter 11's recall task, their training and their scores; they need torch.

The chapter shows stored scores; ``tools/mixing_scores.py`` makes them, and the evidence makes two again.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from attnlib._extras import needs
from attnlib.drawings.mixing import LENGTH, SYMBOLS

with needs(__name__, "torch"):
    import torch
    from torch import Tensor, nn
    from torch.nn import functional as F

Array = NDArray[np.float64]


class Recaller(nn.Module):
    """Read LENGTH symbols into a state or into keys; then say which one lay 1, 2, ... tokens back."""

    def __init__(self, kind: str, d: int = 32, marked: int = 0) -> None:
        super().__init__()
        self.kind, questions = kind, int(marked) or LENGTH
        self.symbol = nn.Embedding(2 * SYMBOLS, d)  # plain and marked
        self.question = nn.Parameter(torch.randn(questions, d))
        if kind in ("Elman", "GRU"):
            network = nn.RNN if kind == "Elman" else nn.GRU
            self.mix = network(d, d, batch_first=True)
        else:
            self.positions = nn.Parameter(torch.randn(LENGTH, d))
            self.w_q, self.w_k, self.w_v = (nn.Linear(d, d, bias=False) for _ in range(3))
        self.reader = nn.Sequential(nn.Linear(2 * d, 64), nn.ReLU(), nn.Linear(64, SYMBOLS))

    def find(self, x: Tensor) -> Tensor:
        """Return what is found for each question, (batch, questions, d)."""
        if self.kind in ("Elman", "GRU"):
            state = self.mix(x)[0][:, -1:]  # all that is left of x
            return state.expand(-1, len(self.question), -1)
        x = x + self.positions
        q, k, v = self.w_q(self.question), self.w_k(x), self.w_v(x)
        if self.kind == "attention":
            return (q @ k.mT / q.shape[-1] ** 0.5).softmax(dim=-1) @ v
        q, k = F.elu(q) + 1, F.elu(k) + 1  # linear attention
        return q @ (k.mT @ v) / (q @ k.sum(dim=1)[..., None])

    def forward(self, symbols: Tensor) -> Tensor:
        """Map symbols (batch, LENGTH) to logits (batch, questions, SYMBOLS)."""
        found = self.find(self.symbol(symbols))
        asked = self.question.expand(len(found), -1, -1)
        return self.reader(torch.cat([found, asked], dim=-1))


def recall_batch(
    size: int, marked: int, generator: torch.Generator
) -> tuple[Tensor, Tensor, Tensor | None]:
    """Return symbols (size, LENGTH), answers, and the distances that are asked for.

    With marked=5 five symbols are marked, and they are the answers, from the last to the first.
    """
    x = torch.randint(SYMBOLS, (size, LENGTH), generator=generator)
    if not marked:
        return x, x.flip(1), None  # answer m lay m + 1 tokens back
    if marked > 1:
        at = torch.rand(size, LENGTH, generator=generator).topk(marked)[1]
        at = at.sort(descending=True)[0]
        answers = x.gather(1, at)
        return x.scatter(1, at, answers + SYMBOLS), answers, None
    back = torch.randint(LENGTH, (size,), generator=generator)
    one = torch.arange(size), LENGTH - 1 - back
    answers = x[one][:, None].clone()
    x[one] += SYMBOLS
    return x, answers, back


def train_recall(
    kind: str, seed: int, *, marked: int = 0, d: int = 32, rate: float = 0.01, steps: int = 600
) -> Recaller:
    """Return a trained network; the rate rises for 50 steps, then falls."""
    torch.manual_seed(seed)
    generator = torch.Generator().manual_seed(seed)
    model = Recaller(kind, d, marked)
    optimizer = torch.optim.Adam(model.parameters(), rate, fused=True)
    for step in range(steps):
        share = min(1, (step + 1) / 50) * (1 - step / steps)
        optimizer.param_groups[0]["lr"] = rate * share
        x, answers, _ = recall_batch(64, marked, generator)
        loss = F.cross_entropy(model(x).mT, answers)
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
    return model


@torch.no_grad()
def right_by_distance(model: Recaller, marked: int = 0) -> Array:
    """Return the share of correct answers for each distance, or for each question."""
    generator = torch.Generator().manual_seed(12345)
    x, answers, back = recall_batch(8000 if marked else 1000, marked, generator)
    right = (model(x).argmax(dim=-1) == answers).double()
    if back is None:
        return right.mean(dim=0).numpy()
    hits = torch.bincount(back, right[:, 0], minlength=LENGTH)
    return (hits / torch.bincount(back, minlength=LENGTH)).numpy()
