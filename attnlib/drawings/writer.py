"""The small language model that chapter 05 trains: two layers, one head each, characters of a toy grammar."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnlib._extras import needs

with needs(__name__, "torch"):
    import torch
    from torch import nn
    from torch.nn import functional as F

Floats = NDArray[np.float64]
Run = tuple[Floats, Floats]  # the loss at each step; the effective number of keys at every tenth

WINDOW = 32  # characters that the model reads at once


def grammar_text(seed: int, n_sentences: int) -> str:
    """Return random sentences, such as: the big cat that sings sees a dog."""
    r = np.random.default_rng(seed)
    nouns = ["cat", "dog", "bird", "frog", "goat", "mouse"]
    seeing, doing = ["sees", "hears", "likes", "finds"], ["sleeps", "sings", "hides", "waits"]
    adjectives = ["big", "small", "red", "shy"]

    def noun_phrase() -> str:
        first = r.choice(adjectives) + " " if r.random() < 0.4 else ""
        return f"{r.choice(['the', 'a'])} {first}{r.choice(nouns)}"

    def sentence() -> str:
        s = noun_phrase()
        if r.random() < 0.3:
            s += f" that {r.choice(doing)}"
        if r.random() < 0.4:
            return f"{s} {r.choice(doing)}."
        return f"{s} {r.choice(seeing)} {noun_phrase()}."

    return " ".join(sentence() for _ in range(n_sentences))


TEXT = grammar_text(0, 2000)
CHARACTERS = sorted(set(TEXT))
DATA = torch.tensor([CHARACTERS.index(c) for c in TEXT])


class Writer(nn.Module):
    """Predict the next character with two transformer layers of one head each (chapter 09)."""

    def __init__(self, make_head: Callable[[int], Any], d_model: int = 64) -> None:
        super().__init__()
        self.character = nn.Embedding(len(CHARACTERS), d_model)
        self.position = nn.Embedding(WINDOW, d_model)
        self.heads = nn.ModuleList(make_head(d_model) for _ in range(2))
        self.norms = nn.ModuleList(nn.LayerNorm(d_model) for _ in range(4))
        wide = 2 * d_model
        self.mlps = nn.ModuleList(
            nn.Sequential(nn.Linear(d_model, wide), nn.ReLU(), nn.Linear(wide, d_model))
            for _ in range(2)
        )
        self.out = nn.Sequential(nn.LayerNorm(d_model), nn.Linear(d_model, len(CHARACTERS)))

    def forward(self, tokens: torch.Tensor) -> torch.Tensor:
        """Return the logits, (batch, n, n_characters), of tokens (batch, n)."""
        x: torch.Tensor = self.character(tokens) + self.position.weight[: tokens.shape[1]]
        for i in range(2):
            x = x + self.heads[i](self.norms[2 * i](x))
            x = x + self.mlps[i](self.norms[2 * i + 1](x))
        return torch.as_tensor(self.out(x))


@torch.no_grad()
def keys_attended(model: Writer, tokens: torch.Tensor) -> float:
    """Return the effective number of keys of each window's last character, averaged over both layers."""
    found: list[float] = []

    def note(head: Any, args: tuple[torch.Tensor, ...], _: torch.Tensor) -> None:
        w = head.weigh(args[0])[:, -1]  # (batch, n)
        found.append((-torch.special.xlogy(w, w)).sum(-1).exp().mean().item())

    hooks = [head.register_forward_hook(note) for head in model.heads]
    model(tokens)
    for hook in hooks:
        hook.remove()
    return sum(found) / len(found)


def optimizer_of(model: Writer, rate: float, slower: float) -> torch.optim.AdamW:
    """Return an AdamW whose learning rate for W_Q and W_K is divided by `slower`."""
    own = [p for h in model.heads for name in ("w_q", "w_k") for p in getattr(h, name).parameters()]
    ids = set(map(id, own))
    rest = [p for p in model.parameters() if id(p) not in ids]
    groups = [{"params": rest, "lr": rate}, {"params": own, "lr": rate / slower}]
    return torch.optim.AdamW(groups, fused=True)


def windows() -> torch.Tensor:
    """Return sixteen random windows of the text, each with the character that comes next."""
    return DATA[torch.randint(len(DATA) - WINDOW, (16, 1)) + torch.arange(WINDOW + 1)]


def next_loss(model: Writer, window: torch.Tensor) -> torch.Tensor:
    """Return the mean of -ln of the probability that each next character gets."""
    return F.cross_entropy(model(window[:, :-1]).flatten(0, 1), window[:, 1:].flatten())


def train_writer(
    make_head: Callable[[int], Any],
    seed: int,
    *,
    steps: int = 200,
    rate: float = 0.003,
    warmup: int = 1,
    slower: float = 1.0,
) -> Run:
    """Train a Writer; return the loss at each step and the effective keys at every tenth."""
    torch.manual_seed(seed)
    model, losses, keys = Writer(make_head), [], []
    optimizer = optimizer_of(model, rate, slower)
    rise = torch.optim.lr_scheduler.LambdaLR(optimizer, lambda n: min(1, (n + 1) / warmup))
    for step in range(steps):
        window = windows()
        if step % 10 == 0:
            keys.append(keys_attended(model, window[:, :-1]))
        loss = next_loss(model, window)
        optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        optimizer.step()
        rise.step()
        losses.append(loss.item())
    return np.array(losses), np.array(keys)


def end(run: Run) -> float:
    """Return the mean loss of a run's last 30 steps."""
    return float(run[0][-30:].mean())


def span(runs: Sequence[Run]) -> str:
    """Write the smallest and the largest of some runs' final losses."""
    ends = [end(run) for run in runs]
    return f"{min(ends):.2f} to {max(ends):.2f}"
