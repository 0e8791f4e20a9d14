"""Keys and values that are kept instead of computed again (chapters 09 and 12)."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from attnlib._torch import eager
from attnlib.nn._checks import check_kind

__all__ = ["KeyValue", "KeyValueCache"]


class KeyValue(NamedTuple):
    """Vectors that a layer has projected to keys and values, one of each per head."""

    key: Tensor
    """(..., num_kv_heads, n_keys, d_k)."""
    value: Tensor
    """(..., num_kv_heads, n_keys, d_v)."""


class KeyValueCache:
    """The keys and values of the tokens read so far, for one self-attention.

    Parameters
    ----------
    key, value : Tensor, (..., num_kv_heads, n_keys, d_k) and (..., d_v), optional
        Keys and values to begin with, both or neither. Default: none.

    Attributes
    ----------
    kept : KeyValue or None
        What is kept; None before the first call. Calls replace these tensors and never write
        into them.
    length : int
        Number of tokens read, which is the position of the next one.

    Notes
    -----
    Taught in chapter 12, efficient, after Shazeer (2019), Fast transformer decoding: one write-head
    is all you need, section 2.4. A layer is given the new tokens alone, with ``is_causal=True`` if
    there are several, and appends their keys and values. One cache serves one layer and one
    `position`, since a key is rotated before it is kept. A NaN in a hidden vector stays out of the
    outputs, but not out of the gradients of the projections, since another call may see it.

    Examples
    --------
    >>> import torch
    >>> from attnlib.nn import MultiHeadAttention
    >>> attention, x, cache = MultiHeadAttention(8, 2), torch.randn(3, 5, 8), KeyValueCache()
    >>> steps = [attention(x[:, i : i + 1], cache=cache).output for i in range(5)]
    >>> whole = attention(x, is_causal=True).output
    >>> torch.allclose(torch.cat(steps, 1), whole, atol=1e-5), cache.length
    (True, 5)
    """

    def __init__(self, key: Tensor | None = None, value: Tensor | None = None) -> None:
        if (key is None) != (value is None):
            raise ValueError("key and value must be given both or neither.")
        check_kind("key", key, Tensor)
        check_kind("value", value, Tensor)
        self.kept: KeyValue | None = None
        self.length = 0
        if key is not None and value is not None:
            if key.ndim < 3 or key.shape[:-1] != value.shape[:-1]:
                raise ValueError(
                    "key and value must have shapes (..., num_kv_heads, n_keys, d) that differ in d "
                    f"alone; got key {tuple(key.shape)} and value {tuple(value.shape)}."
                )
            self.kept, self.length = KeyValue(key, value), key.shape[-2]

    def joined(self, new: KeyValue) -> KeyValue:  # numpydoc ignore=PR01,RT01
        """Return what is kept, then what is new (..., num_kv_heads, n, d), and keep nothing yet."""
        if eager.is_backward():
            raise RuntimeError(
                "a KeyValueCache must not be used in a checkpointed layer, whose backward pass would "
                "append the tokens again. Call the layer directly, or without the cache."
            )
        if self.kept is None:
            return new
        _check_alike(self.kept, new)
        # Kept outside of autocast, or inside, and used on the other side of it.
        kept = KeyValue(*(part.to(new.key.dtype) for part in self.kept))
        if eager.is_known(new.key.shape[-2] == 0):
            return kept
        key, value = (torch.cat(pair, -2) for pair in zip(kept, new, strict=True))
        return KeyValue(key, value)

    def keep(
        self, joined: KeyValue, n_new: int, window: int | None = None
    ) -> None:  # numpydoc ignore=PR01
        """Keep what :meth:`joined` gave, `n_new` of it new; of a window what later queries see."""
        if window is not None:
            last = slice(1 - window, None) if window > 1 else slice(0)
            joined = KeyValue(*(part[..., last, :] for part in joined))
        self.kept = joined
        self.length += n_new

    def __repr__(self) -> str:
        return f"KeyValueCache(length={self.length})"


def _check_alike(kept: KeyValue, new: KeyValue) -> None:
    for name, old_part, part in zip(KeyValue._fields, kept, new, strict=True):
        same = old_part.shape[:-2] == part.shape[:-2] and old_part.shape[-1] == part.shape[-1]
        if not same:
            raise ValueError(
                f"the new {name} must have the shape of those in the cache but for their number; "
                f"got {tuple(part.shape)} after {tuple(old_part.shape)}. A cache serves one "
                "layer and one batch."
            )
        if old_part.device != part.device:
            raise ValueError(
                f"the new {name} must be on the device of those in the cache, {old_part.device}; "
                f"got {part.device}."
            )
