"""Drawing the next token from logits: temperature, top-k, top-p (chapter 15)."""

from __future__ import annotations

import array_api_compat.torch as xp
import torch
from torch import Tensor
from torch.nn import functional as F

from attnlib._array import upcast
from attnlib.nn._checks import check_count, check_eps, check_probability

TINY = torch.finfo(torch.float32).tiny


class Sampler:
    """Draws tokens by the arguments of :meth:`attnlib.nn.Decoder.generate`."""

    def __init__(
        self, temperature: float, top_k: int | None, top_p: float, seed: int | None
    ) -> None:
        check_eps(temperature=temperature)
        if top_k is not None:
            check_count(1, top_k=top_k)
        check_probability(top_p=top_p)
        if top_p == 0:
            raise ValueError(f"top_p must be greater than 0; got {top_p!r}.")
        if seed is not None:
            check_count(seed=seed)
        self.temperature, self.top_k, self.top_p = temperature, top_k, top_p
        self.seed = seed
        self.generator: torch.Generator | None = None

    def __call__(self, logits: Tensor) -> Tensor:
        """Return a token (...,) for each row of logits (..., vocab_size)."""
        if self.temperature < TINY:
            return logits.argmax(-1)
        # Stable: of equal logits the first comes first, as in argmax.
        logits, order = upcast(logits, xp).sort(dim=-1, descending=True, stable=True)
        logits = ((logits - logits[..., :1]) / self.temperature)[..., : self.top_k]
        p = logits.softmax(-1)
        if self.top_p < 1:
            before = F.pad(p.cumsum(-1)[..., :-1], (1, 0))  # of the more probable tokens together
            p = p.masked_fill(before >= self.top_p, 0)
        rank = torch.multinomial(p.reshape(-1, p.shape[-1]), 1, generator=self._generator(p.device))
        return order.gather(-1, rank.reshape(*p.shape[:-1], 1))[..., 0]

    def _generator(self, device: torch.device) -> torch.Generator:
        """Return the call's own random numbers, which go on from token to token."""
        if self.generator is None:
            self.generator = torch.Generator(device)
            if self.seed is None:
                self.generator.seed()
            else:
                self.generator.manual_seed(self.seed)
        return self.generator
