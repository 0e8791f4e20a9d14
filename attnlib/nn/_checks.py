"""Checks of the layers' arguments: each message has the name, the rule and what came."""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor

from attnlib._array import broadcast_shapes, check_broadcast, check_count, check_mask

__all__ = [
    "broadcast_shapes",
    "check_broadcast",
    "check_choice",
    "check_count",
    "check_divides",
    "check_kind",
    "check_length",
    "check_mask",
    "check_token_ids",
    "check_vectors",
    "with_heads_axis",
]


def check_divides(**pair: int) -> None:
    """Refuse a first number that is below one or does not divide the second."""
    (part_name, part), (whole_name, whole) = pair.items()
    if part < 1 or whole < 1 or whole % part:
        raise ValueError(
            f"{part_name} must be at least 1 and divide {whole_name}; "
            f"got {part_name} {part} and {whole_name} {whole}."
        )


def check_vectors(d_model: int, **arrays: Any) -> None:
    """Refuse what is no floating-point tensor of shape (..., n, d_model)."""
    for name, x in arrays.items():
        if not isinstance(x, Tensor):
            raise TypeError(f"{name} must be a torch tensor; got {type(x).__name__}.")
        if not x.is_floating_point():
            raise TypeError(f"{name} must hold floating-point numbers; got dtype {x.dtype}.")
        if x.ndim < 2 or x.shape[-1] != d_model:
            raise ValueError(
                f"{name} must have shape (..., n, d) with d = {d_model}; got {tuple(x.shape)}."
            )


def check_token_ids(**arrays: Any) -> None:
    """Refuse what is no integer tensor of shape (..., n)."""
    for name, x in arrays.items():
        if not isinstance(x, Tensor):
            raise TypeError(f"{name} must be a torch tensor; got {type(x).__name__}.")
        if x.is_floating_point() or x.dtype == torch.bool or x.is_complex():
            raise TypeError(f"{name} must hold token ids, integers; got dtype {x.dtype}.")
        if x.ndim < 1:
            raise ValueError(f"{name} must have shape (..., n); got a single number.")


def check_length(n: int, max_length: int) -> None:
    """Refuse a sequence of more tokens than there are positions."""
    if n > max_length:
        raise ValueError(f"a sequence must have at most max_length = {max_length} tokens; got {n}.")


def with_heads_axis(mask: Tensor | None, batch: tuple[int, ...]) -> Tensor | None:
    """Return a mask that broadcasts to (*batch, num_heads, n_queries, n_keys) in one way only.

    One for the keys alone, (..., 1, n_keys), as padding_mask makes it, gets an axis for the
    heads. Any other whose axis before the queries could be a batch or the heads is refused.
    """
    if mask is None or not 2 < mask.ndim <= len(batch) + 2:
        return mask
    leading = tuple(mask.shape[:-2])
    if leading[-1] != 1 and mask.shape[-2] == 1:
        return mask.unsqueeze(-3)
    # (a, 1) for a batch of (a, a): the one of the heads, or the second of the batch?
    either = any(size != 1 for size in leading) and broadcast_shapes(leading, batch) == batch
    if leading[-1] == 1 and not either:
        return mask
    raise ValueError(
        f"mask must broadcast to (batch, num_heads, n_queries, n_keys); got {tuple(mask.shape)}, "
        f"whose {'first axis' if mask.ndim == 3 else 'leading axes'} could be the batch or the "
        "heads. Write mask[:, None] if it is the batch, mask[None] if it is the heads."
    )


def check_choice(name: str, choice: object, choices: tuple[object, ...]) -> None:
    """Refuse a choice that is not on the list."""
    if choice not in choices:
        raise ValueError(f"{name} must be one of {', '.join(map(repr, choices))}; got {choice!r}.")


def check_kind(name: str, x: object, kind: type) -> None:
    """Refuse what is neither None nor of a kind."""
    if x is not None and not isinstance(x, kind):
        raise TypeError(f"{name} must be a {kind.__name__}; got {type(x).__name__}.")
