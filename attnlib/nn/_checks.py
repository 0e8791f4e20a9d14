"""Checks of the layers' arguments: each message has the name, the rule and what came."""

from __future__ import annotations

from numbers import Real
from typing import Any

import torch
from torch import Tensor

from attnlib._checks import (
    broadcast_shapes,
    check_broadcast,
    check_count,
    check_divides,
    check_flag,
    check_floating,
    check_mask,
    check_number,
    check_range,
    heads_mask,
)
from attnlib._torch.eager import check_dense, is_autocast

__all__ = [
    "broadcast_shapes",
    "check_broadcast",
    "check_choice",
    "check_count",
    "check_divides",
    "check_dtype",
    "check_flag",
    "check_floating",
    "check_kind",
    "check_length",
    "check_mask",
    "check_number",
    "check_probability",
    "check_source",
    "check_special_ids",
    "check_target",
    "check_together",
    "check_token_ids",
    "check_vectors",
    "heads_mask",
]


def check_vectors(d_model: int, **arrays: Any) -> None:
    """Refuse what is no floating-point tensor of shape (..., n, d_model)."""
    for name, x in arrays.items():
        if not isinstance(x, Tensor):
            raise TypeError(f"{name} must be a torch tensor; got {type(x).__name__}.")
        check_dense({name: x})
        if not x.is_floating_point():
            raise TypeError(f"{name} must hold floating-point numbers; got dtype {x.dtype}.")
        if x.ndim < 2 or x.shape[-1] != d_model:
            raise ValueError(
                f"{name} must have shape (..., n, d) with d = {d_model}; got {tuple(x.shape)}."
            )


def check_dtype(dtype: torch.dtype, **arrays: Tensor) -> None:
    """Refuse vectors of another dtype than the layer's parameters, unless autocast makes them one."""
    for name, x in arrays.items():
        if x.dtype != dtype and not is_autocast(x.device.type):
            kind = str(dtype).removeprefix("torch.")
            raise TypeError(
                f"{name} must have the dtype of the layer's parameters, {dtype}; got {x.dtype}. "
                f"Write {name}.to(torch.{kind}), or give the layer the input's: layer.to({x.dtype})."
            )


def check_token_ids(vocab_size: int | None = None, **arrays: Any) -> None:
    """Refuse what is no integer tensor of shape (..., n), and ids that the vocabulary lacks."""
    for name, x in arrays.items():
        if not isinstance(x, Tensor):
            raise TypeError(f"{name} must be a torch tensor; got {type(x).__name__}.")
        check_dense({name: x})
        if x.dtype not in (torch.int64, torch.int32):  # torch looks up no others
            raise TypeError(
                f"{name} must hold token ids, integers; got dtype {x.dtype}. torch takes int64 and int32: "
                f"write {name}.long() for others."
            )
        if x.ndim < 1:
            raise ValueError(f"{name} must have shape (..., n); got a single number.")
        if vocab_size is not None:
            check_range(name, x, 0, vocab_size - 1)


def check_source(source: Any, vocab_size: int | None = None) -> None:
    """Refuse what is no batch of token ids."""
    check_token_ids(vocab_size, source=source)
    if source.ndim != 2:
        raise ValueError(f"source must have shape (batch, n_sources); got {tuple(source.shape)}.")


def check_target(target: Any, source: Any, vocab_size: int | None = None) -> None:
    """Refuse what is no batch of token ids of the source's size."""
    check_token_ids(source=source)
    check_token_ids(vocab_size, target=target)
    if target.ndim != 2 or target.shape[:1] != source.shape[:1]:
        raise ValueError(
            "target must have shape (batch, n_targets) with the batch of source; "
            f"got target {tuple(target.shape)} and source {tuple(source.shape)}."
        )


def check_special_ids(vocab_size: int, **ids: int) -> None:
    """Refuse ids of special tokens that the vocabulary lacks."""
    check_count(1, vocab_size=vocab_size)
    for name, i in ids.items():
        if i >= vocab_size:
            raise ValueError(f"{name} must lie between 0 and {vocab_size - 1}; got {i}.")


def check_together(query_x: Tensor, key_x: Tensor, value_x: Tensor) -> None:
    """Refuse vectors of other lengths or batches, by the names that the layer's caller knows."""
    if key_x is query_x and value_x is query_x:
        return
    query, key, value = query_x.shape, key_x.shape, value_x.shape
    leading = broadcast_shapes(query[:-2], key[:-2])
    if key[-2] != value[-2]:
        rule = "key_x and value_x must have the same length (n_keys)"
    elif leading is None or broadcast_shapes(leading, value[:-2]) is None:
        rule = "query_x, key_x and value_x must broadcast over their batch"
    else:
        return
    came = f"query_x {tuple(query)}, key_x {tuple(key)} and value_x {tuple(value)}"
    raise ValueError(f"{rule}; got {came}.")


def check_length(n: int, max_length: int) -> None:
    """Refuse a sequence of more tokens than there are positions."""
    if n > max_length:
        raise ValueError(f"a sequence must have at most max_length = {max_length} tokens; got {n}.")


def check_probability(**numbers: Any) -> None:
    """Refuse what is no number between 0 and 1, both included."""
    for name, p in numbers.items():
        if isinstance(p, bool) or not isinstance(p, Real):
            raise TypeError(f"{name} must be a number between 0 and 1; got {p!r}.")
        if not 0 <= float(p) <= 1:  # nor a NaN
            raise ValueError(f"{name} must lie between 0 and 1; got {p!r}.")


def check_choice(name: str, choice: object, choices: tuple[object, ...]) -> None:
    """Refuse a choice that is not on the list."""
    if choice not in choices:
        raise ValueError(f"{name} must be one of {', '.join(map(repr, choices))}; got {choice!r}.")


def check_kind(name: str, x: object, kind: type) -> None:
    """Refuse what is neither None nor of a kind."""
    if x is not None and not isinstance(x, kind):
        raise TypeError(f"{name} must be a {kind.__name__}; got {type(x).__name__}.")
