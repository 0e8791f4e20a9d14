"""Attention on torch in plain steps, which every transformation knows.

Recorded, they keep no weights: the backward pass computes these again, some queries at a time.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import array_api_compat.torch as xp
import torch
from torch import Tensor

from attnlib import _array, _core
from attnlib._core import Call, index_first
from attnlib._torch import eager

SCORES = 2**19
"""How many scores there are at once on the CPU; 128 times as many where large steps are fast."""
FEW = 256
"""Below so many queries at a time products are slow, so that a batch is rather taken apart."""


def scaled_product(q: Tensor, k: Tensor, scale: float | Tensor) -> Tensor:
    """Return ``scale * q @ k.mT``, in one launch where there is one batch of equal shape."""
    alike = q.ndim > 2 and q.shape[:-2] == k.shape[:-2] and 0 not in (*q.shape, *k.shape)
    # On the CPU a launch costs little. Forwards, baddbmm crashes torch's dispatch modes.
    if eager.is_on_cpu(q) or not alike or not isinstance(scale, float) or eager.is_transformed():
        return eager.matmul(q * scale, k.mT)
    with eager.without_autocast(q):
        flat = q.flatten(0, -3), k.flatten(0, -3).mT
        scores = torch.baddbmm(q.new_empty(()), *flat, beta=0, alpha=scale)
    return scores.reshape(*q.shape[:-1], k.shape[-2])


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
    """Return the output without keeping the weights: in parts, or by ``forward`` if it is recorded."""
    if eager.is_traced() or _array.is_torch(call.softcap):  # at any sizes; perhaps learnt
        return plain(call)
    if eager.is_recorded(*call.arrays()) and not eager.is_transformed():
        output: Tensor = _Recomputed.apply((forward, call.options()), *call.arrays())  # type: ignore[no-untyped-call]
        return output
    leading, rows = _core.leading_shape(call), rows_at_once(call)
    if leading and rows < min(FEW, call.query.shape[-2]) and call.block_size is None:
        ndim = len(leading) + 2
        each = (call.map(partial(index_first, i=i, ndim=ndim)) for i in range(leading[0]))
        return torch.stack([in_parts(part, forward) for part in each])
    return joined(plain, call, rows)


def rows_at_once(call: Call) -> int:
    """Return how many queries make about as many scores as there may be at once."""
    on_cpu = eager.is_on_cpu(call.query)
    each = math.prod(_core.leading_shape(call)) * call.key.shape[-2]
    size = (SCORES if on_cpu else 128 * SCORES) // max(each, 1)
    if on_cpu and call.is_causal:  # a part computes all keys that its last query sees
        size = min(size, FEW)
    return max(call.block_size or size, 16)


def by_rows(call: Call, size: int) -> Iterator[tuple[Call, slice, slice]]:
    """Slice a call into groups of queries, and the keys that these see if it is causal."""
    n_queries, n_keys = call.query.shape[-2], call.key.shape[-2]
    for start in range(0, max(n_queries, 1), max(size, 1)):
        rows = slice(start, min(start + size, n_queries))
        keys = slice(0, min(n_keys, rows.stop) if call.is_causal else n_keys)
        yield _core.slice_call(call, rows, keys, xp), rows, keys


def joined(function: Callable[[Call], Tensor], call: Call, size: int) -> Tensor:
    """Return the outputs of groups of queries as one."""
    parts = [function(part) for part, *_ in by_rows(call, size)]
    return parts[0] if len(parts) == 1 else torch.cat(parts, dim=-2)


class _Recomputed(torch.autograd.Function):
    """Attention that keeps its inputs and its output, and none of its weights."""

    @staticmethod
    def forward(ctx: Any, how: Any, *arrays: Tensor) -> Tensor:
        function, ctx.options = how
        output: Tensor = function(Call._make([*arrays, *ctx.options]))
        ctx.save_for_backward(output, *arrays)
        return output

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Any:
        output, *arrays = ctx.saved_tensors
        call, wanted = Call._make([*arrays, *ctx.options]), ctx.needs_input_grad[1:]
        if torch.is_grad_enabled():  # somebody differentiates once more
            return None, *_differentiable_gradients(call, grad, wanted)
        sums = [  # made of `grad`, which may stand for many: is_grads_batched
            grad.new_zeros(x.shape, dtype=_array.wide_dtype(x, xp)) if want else None
            for x, want in zip(arrays, wanted, strict=True)
        ]
        with eager.without_autocast(output):
            _add_gradients(call, output, grad, sums)
        return None, *(s if s is None else s.to(x.dtype) for s, x in zip(sums, arrays, strict=True))


def _differentiable_gradients(call: Call, grad: Tensor, wanted: tuple[bool, ...]) -> list[Any]:
    # A new name for each array, lest a query that a key was made from count twice.
    renamed = [x.view_as(x) if want else x for x, want in zip(call.arrays(), wanted, strict=True)]
    leaves = [x for x, want in zip(renamed, wanted, strict=True) if want]
    output = plain(Call._make([*renamed, *call.options()]))
    found = iter(torch.autograd.grad(output, leaves, grad, create_graph=True))
    return [next(found) if want else None for want in wanted]


def _add_gradients(call: Call, output: Tensor, grad: Tensor, sums: list[Any]) -> None:
    """Add the gradients to the sums that are not None, some queries at a time."""
    leading, size = output.shape[:-2], rows_at_once(call)
    if leading and size < min(FEW, output.shape[-2]):
        for i in range(leading[0]):
            first = partial(index_first, i=i, ndim=output.ndim)
            o, g, *s = map(first, (output, grad, *sums))
            part = call.map(first)
            _add_gradients(part, o, g, s)  # type: ignore[arg-type]
        return
    for part, rows, keys in by_rows(call, size):
        found = _gradients(part, _view(output, rows), _view(grad, rows), sums)
        places = (rows,), (keys,), (keys,), (), (rows, keys)
        for total, gradient, place in zip(sums, found, places, strict=True):
            if total is not None:
                view = _view(total, *place)
                view += gradient.sum_to_size(view.shape)


def _view(x: Tensor, rows: slice | None = None, columns: slice | None = None) -> Tensor:
    """Return a part of an array, by a step that serves many gradients at once as well."""
    for axis, part in ((-2, rows), (-1, columns)):
        if part is not None and x.ndim >= -axis and x.shape[axis] != 1:
            x = x.narrow(axis, part.start, part.stop - part.start)
    return x


def _gradients(call: Call, output: Tensor, grad: Tensor, wanted: list[Any]) -> tuple[Any, ...]:
    """Return the gradients of query, key, value, mask and bias that are not None, unsummed."""
    call = _core.without_hidden(call, xp)
    arrays = call.query, call.key, call.value, output, grad
    q, k, v, output, grad = (_array.upcast(x, xp) for x in arrays)
    scale = _core.scale_of(q, call.scale)
    q = q * scale
    scores, derivative = q @ k.mT, None
    if call.softcap is not None:
        cap = _array.number(call.softcap)
        capped = torch.tanh(scores / cap)
        scores, derivative = capped * cap, 1.0 - capped * capped
    if call.bias is not None:
        scores += call.bias
    weights = softmax(scores, call.mask, assume_finite=True, inplace=True)
    d_value = weights.mT @ grad if wanted[2] is not None else None
    # o = sum_j w_j v_j, so that do/ds_j = w_j (v_j - o)
    d_bias = grad @ v.mT
    d_bias -= torch.sum(grad * output, dim=-1, keepdim=True)
    d_bias *= weights
    d_scores = d_bias if derivative is None else d_bias * derivative
    d_query = scale * (d_scores @ k) if wanted[0] is not None else None
    d_key = d_scores.mT @ q if wanted[1] is not None else None
    return d_query, d_key, d_value, None, d_bias
