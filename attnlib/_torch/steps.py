"""Attention on torch in plain steps, which every transformation knows.

In parts they keep no weights: the backward pass computes these again, part by part.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from itertools import repeat
from typing import Any

import array_api_compat.torch as xp
import torch
from torch import Tensor

from attnlib import _array, _core
from attnlib._core import Call
from attnlib._torch import eager

SCORES = 2**19
"""How many scores there are at once on the CPU; 128 times as many on other devices."""
FEW = 256
"""Below so many queries at a time products are slow, so that a batch is rather taken apart."""


def softmax(
    scores: Tensor, mask: Tensor | None, *, assume_finite: bool = False, inplace: bool = False
) -> Tensor:
    """Return the softmax over the last axis; no NaN arises, so none reaches a gradient."""
    # The lowest finite number instead of -inf: an empty row is uniform here, not 0 / 0.
    lowest = torch.finfo(scores.dtype).min
    if not assume_finite and not eager.is_above(scores, lowest / 2):
        visible = scores != -math.inf
        mask = visible if mask is None else mask & visible
        scores = scores.clamp(min=lowest / 2)
    # Fresh memory is half the time of a softmax: overwrite where nothing is recorded.
    at_hand = eager.is_eager_cpu(scores) and (mask is None or eager.is_eager_cpu(mask))
    out = scores if inplace and at_hand and not scores.requires_grad else None
    if mask is None:
        return torch.softmax(scores, -1, out=out)
    scores = torch.where(mask, scores, lowest) if out is None else _lowered(out, mask, lowest)
    weights = torch.softmax(scores, -1, out=out)
    if at_hand and eager.all_without_sync(eager.any_true(mask, -1)):  # no row is empty
        return weights
    # A product needs no zero on the device, which takes a launch; on the CPU it is slower.
    return torch.where(mask, weights, 0.0) if eager.is_on_cpu(weights) else weights * mask


def _lowered(scores: Tensor, mask: Tensor, lowest: float) -> Tensor:
    """Overwrite scores with ``lowest`` where masked.

    Of many, a minimum is ten times as fast as masked_fill_, which torch does not vectorise, but
    it would keep a NaN. A finite sum tells that there is none.
    """
    if scores.numel() < 2**13 or not math.isfinite(scores.sum().item()):
        return scores.masked_fill_(~mask, lowest)
    bound = torch.where(mask, scores.new_tensor(math.inf), scores.new_tensor(lowest))
    return torch.minimum(scores, bound, out=scores)


def plain(call: Call) -> Tensor:
    """Return the output of a call by way of all its weights."""
    return _core.attention(_core.with_causal_mask(call, xp), xp)[0]


def in_parts(call: Call, forward: Callable[[Call], Tensor]) -> Tensor:
    """Return the output without keeping the weights: in parts, by ``forward`` if it is recorded."""
    if eager.is_traced() or _array.is_torch(call.softcap):  # at any sizes; perhaps learnt
        return plain(call)
    if not eager.is_recorded(*call.arrays()) or eager.is_transformed():
        return _in_parts(plain, call)
    # Gradients of the parts are added up: half precision would round each sum.
    call = call.map(lambda x: x if x is None else _array.upcast(x, xp))
    apply: Any = _Recomputed.apply
    return _in_parts(lambda part: apply(forward, part.options(), *part.arrays()), call)


def _in_parts(function: Callable[[Call], Tensor], call: Call) -> Tensor:
    leading, n, rows = _core.leading_shape(call), call.query.shape[-2], rows_at_once(call)
    several = [(axis, size) for axis, size in enumerate(leading, -2 - len(leading)) if size > 1]
    if several and rows < min(FEW, n):
        axis, size = several[-1]  # the heads, which a bias has more often than the batch
        parts = _split(call, axis, max(size * rows // n, 1))
        return torch.cat([_in_parts(function, part) for part in parts], axis)
    return joined(function, call, call.block_size or max(rows, 16))


def rows_at_once(call: Call) -> int:
    """Return how many queries make as many scores as there may be at once."""
    on_cpu = eager.is_on_cpu(call.query)
    each = math.prod(_core.leading_shape(call)) * call.key.shape[-2]
    rows = (SCORES if on_cpu else 128 * SCORES) // each
    # A part of a causal call computes all keys that its last query sees.
    return min(rows, FEW) if on_cpu and call.is_causal else rows


def joined(function: Callable[[Call], Tensor], call: Call, size: int) -> Tensor:
    """Return the output, computed for so many queries at a time."""
    if call.query.shape[-2] <= size:
        return function(_core.with_causal_mask(call, xp))
    outputs = []
    for i, part in enumerate(_split(call, -2, size)):
        if call.is_causal:
            seen = _core.without_future(part, i * size + part.query.shape[-2])
            part = _core.with_causal_mask(seen, xp, i * size)
        outputs.append(function(part))
    return torch.cat(outputs, dim=-2)


def _split(call: Call, axis: int, size: int) -> Iterator[Call]:
    """Split a call along an axis of its output, by steps whose gradients are joined once."""

    def along(x: Tensor | None) -> Iterable[Tensor | None]:
        alike = x is None or x.ndim < -axis or x.shape[axis] == 1
        return repeat(x) if alike or x is None else torch.split(x, size, axis)

    query, key, value, mask, bias = call.arrays()
    keys = map(repeat if axis == -2 else along, (key, value))
    for arrays in zip(along(query), *keys, along(mask), along(bias), strict=False):
        yield Call._make([*arrays, *call.options()])


class _Recomputed(torch.autograd.Function):
    """Attention that keeps its inputs and its output, and none of its weights."""

    @staticmethod
    def forward(ctx: Any, function: Any, options: Any, *arrays: Tensor) -> Tensor:
        ctx.options = options
        output: Tensor = function(Call._make([*arrays, *options]))
        ctx.save_for_backward(output, *arrays)
        return output

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Any:
        output, *arrays = ctx.saved_tensors
        call, wanted = Call._make([*arrays, *ctx.options]), ctx.needs_input_grad[2:]
        with eager.without_autocast(output):
            found = _gradients(call, output, grad, wanted)
        summed = (
            g.sum_to_size(x.shape).to(x.dtype) if want else None
            for g, x, want in zip(found, arrays, wanted, strict=True)
        )
        return None, None, *summed


def _gradients(
    call: Call, output: Tensor, grad: Tensor, wanted: tuple[bool, ...]
) -> tuple[Any, ...]:
    """Return the gradients of query, key, value, mask and bias that are wanted, before any sum."""
    call = _core.without_hidden(call, xp)
    scale = _core.scale_of(call.query, call.scale)
    q, k, v = call.query * scale, call.key, call.value
    scores, derivative = q @ k.mT, None
    if call.softcap is not None:
        cap = _array.number(call.softcap)
        capped = torch.tanh(scores / cap)
        scores, derivative = capped * cap, 1.0 - capped * capped
    if call.bias is not None:
        scores += call.bias
    weights = softmax(scores, call.mask, assume_finite=True, inplace=True)
    d_value = weights.mT @ grad if wanted[2] else None
    # o = sum_j w_j v_j, so that do/ds_j = w_j (v_j - o)
    d_bias = grad @ v.mT
    d_bias -= torch.sum(grad * output, dim=-1, keepdim=True)
    d_bias *= weights
    d_scores = d_bias if derivative is None else d_bias * derivative
    d_query = scale * (d_scores @ k) if wanted[0] else None
    d_key = d_scores.mT @ q if wanted[1] else None
    return d_query, d_key, d_value, None, d_bias
