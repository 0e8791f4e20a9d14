"""Attention block by block: the online softmax behind ``attnlib.efficient``."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from attnlib import _array
from attnlib._array import Array
from attnlib.masking import causal_mask
from attnlib.scaling import _scores

QUERIES, KEYS = 128, 1024
"""The default block: its scores take 0.5 MiB in float32, which a core's own cache holds."""


class Call(NamedTuple):
    """The arguments of one call, once they are checked; the arrays come first."""

    query: Array
    key: Array
    value: Array
    mask: Array | None
    bias: Array | None
    is_causal: bool
    scale: float | None
    softcap: float | None
    block_size: int | None


def cut(x: Array | None, rows: slice, columns: slice) -> Array | None:
    """Return a part of a mask or bias, whose axes may be missing or of size 1."""
    if x is not None and x.ndim > 0 and x.shape[-1] != 1:
        x = x[..., columns]
    if x is not None and x.ndim > 1 and x.shape[-2] != 1:
        x = x[..., rows, :]
    return x


def at(x: Array | None, i: int, ndim: int) -> Array | None:
    """Return what an array, broadcast to `ndim` axes, has at an index of the first."""
    return x if x is None or x.ndim < ndim else x[min(i, x.shape[0] - 1), ...]


def leading_shape(call: Call) -> tuple[int, ...]:
    """Return the leading axes of the output."""
    shape: tuple[int, ...] = tuple(call.query.shape[:-2])
    for x in (call.key, call.value):
        shape = _array.broadcast_shapes(shape, x.shape[:-2]) or ()
    return shape


def attend_in_blocks(call: Call, xp: Any) -> Array:
    """Return the output of a call; torch must not be recording gradients."""
    query, dtype, leading = call.query, call.query.dtype, leading_shape(call)
    key, value = (_array.drop_unused(x, call.mask, xp) for x in (call.key, call.value))
    key, value = _array.widen(key, xp), _array.widen(value, xp)
    shape = (*leading, query.shape[-2], value.shape[-1])
    output = xp.zeros(shape, dtype=dtype, device=query.device)
    if key.shape[-2]:
        _fill(output, call._replace(key=key, value=value), xp)
    return output


def _fill(output: Array, call: Call, xp: Any) -> None:
    """Write the output; where a block would be large, one leading index at a time."""
    n_queries, n_keys = output.shape[-2], call.key.shape[-2]
    rows, columns = (call.block_size,) * 2 if call.block_size else (QUERIES, KEYS)
    block = min(rows, n_queries) * min(columns, n_keys)
    if output.ndim > 2 and block * math.prod(output.shape[:-2]) > QUERIES * KEYS:
        for i in range(output.shape[0]):
            parts = (at(x, i, output.ndim) for x in call[:5])
            _fill(output[i, ...], Call._make([*parts, *call[5:]]), xp)
        return
    for start in range(0, n_queries, rows):
        here = slice(start, min(start + rows, n_queries))
        output[..., here, :] = _array.cast(_attend_rows(call, here, columns, xp), output.dtype, xp)


def _attend_rows(call: Call, rows: slice, columns: int, xp: Any) -> Array:
    """Return the output of some queries: the online softmax over blocks of keys."""
    query, n_keys = call.query[..., rows, :], call.key.shape[-2]
    n_keys = min(n_keys, rows.stop) if call.is_causal else n_keys
    total = output = 0.0
    top: Any = None
    for start in range(0, n_keys, columns):
        here = slice(start, min(start + columns, n_keys))
        scores = _block_scores(call, query, rows, here, xp)
        highest = xp.max(scores, axis=-1, keepdims=True)
        if top is None:  # finite from the start: no empty row computes -inf - -inf
            old = top = _array.at_least(highest, xp.finfo(scores.dtype).min, xp)
        else:
            old, top = top, xp.maximum(top, highest)
        scores -= top
        parts, shrink = xp.exp(scores), xp.exp(old - top)
        total = total * shrink + xp.sum(parts, axis=-1, keepdims=True)
        output = output * shrink + parts @ call.value[..., here, :]
    return output / _array.at_least(total, 1.0, xp)  # no row but an empty one has a total below 1


def _block_scores(call: Call, query: Array, rows: slice, columns: slice, xp: Any) -> Array:
    """Return the scores of one block, -inf where masked."""
    bias, mask = cut(call.bias, rows, columns), cut(call.mask, rows, columns)
    scores = _scores(query, call.key[..., columns, :], bias, call.scale, call.softcap, xp)
    if mask is not None:
        scores = xp.where(mask, scores, -math.inf)
    if call.is_causal and columns.stop - 1 > rows.start:  # the block meets the diagonal
        shape, offset = scores.shape[-2:], rows.start - columns.start
        scores = xp.where(causal_mask(*shape, offset=offset, like=query), scores, -math.inf)
    return scores
