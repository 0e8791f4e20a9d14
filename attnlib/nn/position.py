"""How an attention layer knows positions: rotary or ALiBi (chapter 08)."""

from __future__ import annotations

from dataclasses import dataclass

import torch
from torch import Tensor

from attnlib.nn._checks import check_probability
from attnlib.position import alibi_bias, rotate

__all__ = ["ALiBi", "Position", "Rotary"]


class Position:
    """What a layer's `position` may do: rotate queries and keys, or add a bias to the scores.

    Both methods do nothing here; a scheme of your own overrides one of them.
    """

    def rotate(self, x: Tensor, first: int) -> Tensor:  # numpydoc ignore=PR01,RT01
        """Mark queries or keys (..., num_heads, n, d_k) with their positions.

        `first` is the position of the first of them.
        """
        return x

    def bias(
        self, query: Tensor, n_keys: int, offset: int
    ) -> Tensor | None:  # numpydoc ignore=PR01,RT01
        """Return what the distances add to the scores, (num_heads, n_queries, n_keys), or None.

        `query`, (..., num_heads, n_queries, d_k), tells dtype and device too; query i has the
        position of key i + `offset`.
        """
        return None


@dataclass(frozen=True)
class Rotary(Position):  # numpydoc ignore=PR02
    """Rotary positions: queries and keys turn by angles that grow with their position.

    Parameters
    ----------
    base : float, default 10000.0
        See :func:`attnlib.position.rotate`.
    part : float, default 1.0
        The fraction of a head's features that is rotated, the first ones, an even number of them.

    Notes
    -----
    Taught in chapter 08, position: Su et al. (2021), RoFormer: enhanced transformer with rotary
    position embedding, section 3.2.2; a part, Black et al. (2022), GPT-NeoX-20B, section 2.1.1.

    Examples
    --------
    >>> import torch
    >>> from attnlib.nn import MultiHeadAttention
    >>> MultiHeadAttention(8, 2)(torch.randn(3, 5, 8), position=Rotary()).output.shape
    torch.Size([3, 5, 8])
    """

    base: float = 10000.0
    part: float = 1.0

    def __post_init__(self) -> None:
        check_probability(part=self.part)

    def rotate(self, x: Tensor, first: int) -> Tensor:  # numpydoc ignore=PR01,RT01
        """Rotate queries or keys (..., num_heads, n, d_k), the first of them at position `first`."""
        d = self._width(x.shape[-1])
        positions = torch.arange(first, first + x.shape[-2], device=x.device)
        rotated: Tensor = rotate(x[..., :d], positions, base=self.base)
        return rotated if d == x.shape[-1] else torch.cat([rotated, x[..., d:]], -1)

    def _width(self, d_k: int) -> int:
        """Return how many of a head's features are rotated."""
        d = d_k if self.part == 1 else round(self.part * d_k)
        if d % 2:
            raise ValueError(
                f"what is rotated of a head (part of d_k = {d_k} = d_model / num_heads) must be even, "
                f"since features go in pairs; got {d}."
            )
        return d


@dataclass(frozen=True)
class ALiBi(Position):
    """Attention with linear biases: scores fall with the distance, steeper by head.

    Notes
    -----
    Taught in chapter 08, position: :func:`attnlib.position.alibi_bias`, by Press et al. (2022),
    Train short, test long, section 3. The bias has num_heads * n_queries * n_keys entries.

    Examples
    --------
    >>> import torch
    >>> from attnlib.nn import MultiHeadAttention
    >>> MultiHeadAttention(8, 2)(torch.randn(3, 5, 8), position=ALiBi()).output.shape
    torch.Size([3, 5, 8])
    """

    def bias(self, query: Tensor, n_keys: int, offset: int) -> Tensor:  # numpydoc ignore=PR01,RT01
        """Return the slopes times the distances, as :meth:`Position.bias`."""
        num_heads, n_queries = query.shape[-3:-1]
        # At least in float32: half precision would blur far distances.
        like = query.new_empty(0, dtype=torch.promote_types(query.dtype, torch.float32))
        return alibi_bias(num_heads, n_queries, n_keys, offset=offset, like=like)
