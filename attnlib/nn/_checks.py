"""Checks of the layers' arguments: each message has the name, the rule and what came."""

from __future__ import annotations

import sys
from numbers import Real
from typing import Any

import torch
from torch import Tensor, nn

from attnlib._checks import *  # noqa: F403
from attnlib._checks import check_count, check_range
from attnlib._torch import eager
from attnlib.nn._parameters import RMSNorm


def check_vectors(d: int, *, like: Tensor | None = None, axes: int = 2, **arrays: Any) -> None:
    """Refuse what is no floating-point tensor (..., n, d), or (..., d), of a parameter's dtype and device."""
    checked = None
    for name, x in arrays.items():
        if x is checked:  # self-attention hands one tensor over three times
            continue
        checked = x
        _check_tensor(name, x)
        if not x.is_floating_point():
            raise TypeError(f"{name} must hold floating-point numbers; got dtype {x.dtype}.")
        if x.ndim < axes or x.shape[-1] != d:
            wanted = "(..., n, d)" if axes == 2 else "(..., d)"
            raise ValueError(f"{name} must have shape {wanted} with d = {d}; got {tuple(x.shape)}.")
        if like is not None:
            _check_device(name, x, like)
            if x.dtype != like.dtype and not eager.is_autocast(x):  # which makes them one
                raise TypeError(
                    f"{name} must have the dtype of the layer's parameters, {like.dtype}; got {x.dtype}. "
                    f"Write {name}.to({like.dtype}), or give the layer the input's: layer.to({x.dtype})."
                )


def own_weight(layer: nn.Module | None) -> Tensor | None:
    """Return the weight of a layer of torch's, or None if it is computed or another module stands there."""
    own = type(layer) in (nn.Linear, nn.LayerNorm, RMSNorm, nn.Embedding)
    return layer._parameters.get("weight") if own and layer is not None else None


def _check_tensor(name: str, x: Any) -> None:
    if not isinstance(x, Tensor):
        raise TypeError(f"{name} must be a torch tensor; got {type(x).__name__}.")
    eager.check_dense({name: x})


def _check_device(name: str, x: Tensor, like: Tensor) -> None:
    if x.device != like.device:
        raise ValueError(
            f"{name} must be on the device of the layer's parameters, {like.device}; got {x.device}. "
            f'Write {name}.to("{like.device}"), or move the layer: layer.to("{x.device}").'
        )


def check_token_ids(table: Tensor | None = None, **arrays: Any) -> None:
    """Refuse what is no integer tensor of shape (..., n), and ids that a table has no row for."""
    for name, x in arrays.items():
        _check_tensor(name, x)
        if x.dtype not in (torch.int64, torch.int32):  # torch looks up no others
            raise TypeError(
                f"{name} must hold token ids, integers; got dtype {x.dtype}. torch takes int64 and int32: "
                f"write {name}.long() for others."
            )
        if x.ndim < 1:
            raise ValueError(f"{name} must have shape (..., n); got a single number.")
        if table is not None:
            _check_device(name, x, table)
            check_range(name, x, 0, table.shape[0] - 1)


def check_batch(
    name: str, ids: Any, table: Tensor | None, batch: int | None = None, axes: int = 2
) -> None:
    """Refuse what is no batch of token ids, (batch, n), or (batch,) with one axis."""
    check_token_ids(table, **{name: ids})
    if ids.ndim != axes or (batch is not None and ids.shape[0] != batch):
        wanted = "(batch, n)" if axes == 2 else "(batch,)"
        size = "" if batch is None else f" with batch = {batch}"
        raise ValueError(f"{name} must have shape {wanted}{size}; got {tuple(ids.shape)}.")


def check_padding(name: str, ids: Tensor, pad_id: int) -> None:
    """Refuse rows, (batch, n), in which a token comes after padding."""
    is_token = ids != pad_id
    if not bool((is_token[:, 1:] <= is_token[:, :-1]).all()):
        raise ValueError(
            f"{name} must have padding (pad_id = {pad_id}) only at its end; got {ids.tolist()}."
        )


def check_special_ids(vocab_size: int, **ids: int) -> None:
    """Refuse ids of special tokens that the vocabulary lacks."""
    check_count(1, vocab_size=vocab_size)
    for name, i in ids.items():
        if i >= vocab_size:
            raise ValueError(f"{name} must lie between 0 and {vocab_size - 1}; got {i}.")


def check_length(n: int, max_length: int) -> None:
    """Refuse a sequence of more tokens than there are positions."""
    if n > max_length:
        raise ValueError(f"a sequence must have at most max_length = {max_length} tokens; got {n}.")


def check_probability(**numbers: Any) -> None:
    """Refuse what is no number between 0 and 1, both included."""
    _check_reals(numbers, 1.0, "between 0 and 1", "lie between 0 and 1")


def check_not_negative(**numbers: Any) -> None:
    """Refuse what is no finite number of at least 0."""
    _check_reals(numbers, sys.float_info.max, "of at least 0", "be finite and at least 0")


def _check_reals(numbers: dict[str, Any], most: float, kind: str, rule: str) -> None:
    for name, x in numbers.items():
        if isinstance(x, bool) or not isinstance(x, Real):
            raise TypeError(f"{name} must be a number {kind}; got {x!r}.")
        if not 0 <= float(x) <= most:  # nor a NaN
            raise ValueError(f"{name} must {rule}; got {x!r}.")


def check_choice(name: str, choice: object, choices: tuple[object, ...]) -> None:
    """Refuse a choice that is not on the list."""
    if choice not in choices:
        raise ValueError(f"{name} must be one of {', '.join(map(repr, choices))}; got {choice!r}.")


def check_kind(name: str, x: object, kind: type) -> None:
    """Refuse what is neither None nor of a kind."""
    if x is not None and not isinstance(x, kind):
        raise TypeError(f"{name} must be a {kind.__name__}; got {type(x).__name__}.")
