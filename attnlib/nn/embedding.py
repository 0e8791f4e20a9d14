"""Tokens to vectors, with their positions (chapters 08 and 09)."""

from __future__ import annotations

from typing import Any

import array_api_compat.torch as xp
import torch
from torch import Tensor, nn

from attnlib.nn import _checks
from attnlib.nn._parameters import Typed
from attnlib.position import sines, sinusoidal

__all__ = ["TokenEmbedding"]


class TokenEmbedding(Typed):
    """Tokens to vectors: the sum of a learnt vector for the token and one for its position.

    Parameters
    ----------
    vocab_size, d_model : int
        Number of tokens, and width of the vectors.
    max_length : int, optional
        Number of positions; needed unless `positions` is None.
    positions : {"learned", "sinusoidal", None}, default "learned"
        A learnt vector for each position, the fixed sines and cosines, or none.
    norm_eps : float, optional
        Normalise the sum, as BERT does, with this added to the variance. Default: no norm.
    dropout : float, default 0.0
        Probability of dropping a value in training.
    device, dtype : torch.device or str, torch.dtype, optional
        Of the parameters, as for torch's layers.

    Notes
    -----
    Taught in chapters 08, position, and 09, encoder: Vaswani et al. (2017), Attention is all you
    need, sections 3.4 and 3.5; Devlin et al. (2019), BERT, section 3 and figure 2.

    Examples
    --------
    >>> import torch
    >>> TokenEmbedding(100, 8, max_length=16)(torch.tensor([[5, 7, 2]])).shape
    torch.Size([1, 3, 8])
    """

    positions: nn.Parameter | None

    def __init__(
        self,
        vocab_size: int,
        d_model: int,
        *,
        max_length: int | None = None,
        positions: str | None = "learned",
        norm_eps: float | None = None,
        dropout: float = 0.0,
        device: torch.device | str | None = None,
        dtype: torch.dtype | None = None,
    ) -> None:
        super().__init__()
        _checks.check_count(1, vocab_size=vocab_size, d_model=d_model)
        if norm_eps is not None:
            _checks.check_not_negative(norm_eps=norm_eps)
        made: dict[str, Any] = {"device": device, "dtype": dtype}
        self.tokens = nn.Embedding(vocab_size, d_model, **made)
        _checks.check_choice("positions", positions, ("learned", "sinusoidal", None))
        self._add_positions(positions, max_length, d_model, **made)
        self.norm = nn.Identity() if norm_eps is None else nn.LayerNorm(d_model, norm_eps, **made)
        _checks.check_probability(dropout=dropout)
        self.dropout = nn.Dropout(dropout)

    def _add_positions(
        self, kind: str | None, max_length: int | None, d_model: int, **made: Any
    ) -> None:
        self.sinusoidal = kind == "sinusoidal"  # known by a formula: no part of the state
        self.max_length: int | None = None
        self.register_parameter("positions", None)
        if kind is None:
            return
        if max_length is None:
            raise ValueError(f"max_length must be given with positions {kind!r}; got None.")
        (self.max_length,) = _checks.check_count(1, max_length=max_length)
        if self.sinusoidal:
            sinusoidal(0, d_model)  # refuses an odd width
        # Drawn for sines too, so that a seed gives the layers after them the same weights.
        table = torch.randn(self.max_length, d_model, **made)
        if kind == "learned":
            self.positions = nn.Parameter(table)

    def forward(self, token_ids: Tensor, *, first: int = 0) -> Tensor:  # numpydoc ignore=PR01,RT01
        """Look up the vectors (..., n, d_model) of tokens (..., n) and add those of their positions.

        `first` is the position of the first token: the number of tokens read before, with a cache.
        """
        _checks.check_token_ids(_checks.own_weight(self.tokens), token_ids=token_ids)
        _checks.check_count(first=first)
        x = self.tokens(token_ids)
        if self.max_length is not None:  # (..., n, d_model) + (n, d_model)
            x = x + self._positions(first, first + x.shape[-2], x)
        output: Tensor = self.dropout(self.norm(x))
        return output

    def _positions(self, first: int, last: int, like: Tensor) -> Tensor:
        """Return the vectors of the positions from the first to before the last."""
        _checks.check_length(last, self.max_length or last)
        if self.positions is not None:
            return self.positions[first:last]  # (n, d_model)
        ids = torch.arange(first, last, device=like.device)
        found: Tensor = sines(ids, like.shape[-1], xp).to(like.dtype)
        return found
