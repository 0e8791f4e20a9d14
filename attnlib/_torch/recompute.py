"""Attention without the kernel: all weights at once, or computed again for the backward pass."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import array_api_compat.torch as xp
import torch
from torch import Tensor

from attnlib import _array, _core
from attnlib._core import Call, at, cut
from attnlib._torch import eager
from attnlib._torch.steps import softmax

GRADIENT_SCORES = 2**19
"""How many scores the backward pass holds at once on the CPU; 64 times as many elsewhere."""


def materialised(call: Call) -> Tensor:
    """Return the output of a call by way of all its weights."""
    call = with_causal_mask(call)
    arrays = call.query, call.key, call.value
    options = {"bias": call.bias, "scale": call.scale, "softcap": call.softcap}
    return _core.attention(*arrays, xp, mask=call.mask, **options)[0]


def with_causal_mask(call: Call) -> Call:
    """Write the causal flag into the mask."""
    if not call.is_causal:
        return call
    shape = call.query.shape[-2], call.key.shape[-2]
    causal = _core.causal(*shape, 0, xp, call.query.device)
    return call.but(mask=causal if call.mask is None else causal & call.mask, is_causal=False)


def by_rows(call: Call, size: int) -> Iterator[tuple[Call, slice, slice]]:
    """Cut a call into groups of queries, and the keys that these see if it is causal."""
    n_queries, n_keys = call.query.shape[-2], call.key.shape[-2]
    for start in range(0, max(n_queries, 1), max(size, 1)):
        rows = slice(start, min(start + size, n_queries))
        keys = slice(min(n_keys, rows.stop) if call.is_causal else n_keys)
        mask, bias = cut(call.mask, rows, keys), cut(call.bias, rows, keys)
        if call.is_causal:
            shape = rows.stop - start, keys.stop
            causal = _core.causal(*shape, start, xp, call.query.device)
            mask = causal if mask is None else causal & mask
        query, key, value = (
            call.query[..., rows, :],
            call.key[..., keys, :],
            call.value[..., keys, :],
        )
        part = call.but(query=query, key=key, value=value, mask=mask, bias=bias, is_causal=False)
        yield part, rows, keys


def recomputed(call: Call, forward: Callable[[Call], Tensor]) -> Tensor:
    """Return ``forward(call)``, whose backward pass computes the weights again."""
    output: Tensor = _Recomputed.apply((forward, call.options()), *call.arrays())  # type: ignore[no-untyped-call]
    return output


class _Recomputed(torch.autograd.Function):
    """Attention that keeps its inputs and its output, and none of its weights."""

    @staticmethod
    def forward(how: Any, *arrays: Tensor) -> Tensor:
        function, options = how
        return function(Call._make([*arrays, *options]))

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Tensor) -> None:
        (_, ctx.options), *arrays = inputs
        ctx.save_for_backward(output, *arrays)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Any:
        output, *arrays = ctx.saved_tensors
        call, wanted = Call._make([*arrays, *ctx.options]), ctx.needs_input_grad[1:]
        # Several gradients at once, as for a Jacobian.
        if eager.is_transformed() or eager.is_one_of_many(grad):
            return None, *_transformed_gradients(call, output, grad, wanted)
        # Under torch.func the mode is always on, and only what is recorded needs a graph.
        if torch.is_grad_enabled() and eager.is_recorded(grad, *arrays):
            return None, *_by_autograd(call, grad, wanted)
        sums = [
            torch.zeros_like(_array.widen(x, xp)) if want else None
            for x, want in zip(arrays, wanted, strict=True)
        ]
        _add_gradients(_split(call), output, grad, sums)
        return None, *(s if s is None else s.to(x.dtype) for s, x in zip(sums, arrays, strict=True))


def _split(call: Call) -> Call:
    """Move what a bias hides into the mask."""
    if call.bias is None:
        return call
    dtype = _array.wide_dtype(call.query, xp)
    mask, bias = _core.split_bias(call.mask, call.bias, dtype, xp)
    return call.but(mask=mask, bias=bias)


def _by_autograd(call: Call, grad: Tensor, wanted: tuple[bool, ...]) -> list[Any]:
    """Return differentiable gradients, by way of all the weights."""
    # A new name for each array, lest a query that a key was made from count twice.
    renamed = [x.view_as(x) if want else x for x, want in zip(call.arrays(), wanted, strict=True)]
    output = materialised(Call._make([*renamed, *call.options()]))
    leaves = [x for x, want in zip(renamed, wanted, strict=True) if want]
    found = iter(torch.autograd.grad(output, leaves, grad, create_graph=True))
    return [next(found) if want else None for want in wanted]


def _transformed_gradients(
    call: Call, output: Tensor, grad: Tensor, wanted: tuple[bool, ...]
) -> list[Any]:
    """Return the gradients by steps that vmap has rules for, all weights at once."""
    found = _gradients(with_causal_mask(_split(call)), output, grad, list(wanted))
    return [
        g.sum_to_size(x.shape).to(x.dtype) if want else None
        for g, x, want in zip(found, call.arrays(), wanted, strict=True)
    ]


def _add_gradients(call: Call, output: Tensor, grad: Tensor, sums: list[Any]) -> None:
    """Add the gradients to the sums that are not None, some queries at a time.

    Where all scores would be many, one leading index at a time: products of few rows are slow.
    """
    leading, n_keys = output.shape[:-2], call.key.shape[-2]
    most = GRADIENT_SCORES if eager.is_on_cpu(output) else 64 * GRADIENT_SCORES
    if leading and math.prod(output.shape[:-1]) * n_keys > most:
        for i in range(leading[0]):
            parts: list[Any] = [
                at(x, i, output.ndim) for x in (*call.arrays(), output, grad, *sums)
            ]
            part = Call._make([*parts[:5], *call.options()])
            _add_gradients(part, parts[5], parts[6], parts[7:])
        return
    for part, rows, keys in by_rows(call, max(16, most // max(math.prod(leading) * n_keys, 1))):
        every = slice(None)
        views = (
            cut(sums[0], rows, every),
            cut(sums[1], keys, every),
            cut(sums[2], keys, every),
            None,
            cut(sums[4], rows, keys),
        )
        wanted = [view is not None for view in views]
        with eager.without_autocast(output):
            found = _gradients(part, output[..., rows, :], grad[..., rows, :], wanted)
        for view, gradient in zip(views, found, strict=True):
            if view is not None:
                view += gradient.sum_to_size(view.shape)


def _gradients(call: Call, output: Tensor, grad: Tensor, wanted: list[bool]) -> tuple[Any, ...]:
    """Return the wanted gradients of query, key, value, mask and bias, unsummed."""
    key, value = _core.zero_unattended(call.mask, xp, call.key, call.value)
    q, k, v, output, grad = (_array.widen(x, xp) for x in (call.query, key, value, output, grad))
    scale = _core.scale_of(q, call.scale)
    q = q * scale
    scores, derivative = q @ k.mT, None
    if call.softcap is not None:
        cap = _array.number(call.softcap)
        capped = torch.tanh(scores / cap)
        scores, derivative = capped * cap, 1.0 - capped * capped
    if call.bias is not None:
        scores += call.bias
    weights = softmax(scores, call.mask, finite=True, overwrite=True)
    d_value = weights.mT @ grad if wanted[2] else None
    # o = sum_j w_j v_j, so that do/ds_j = w_j (v_j - o)
    d_bias = grad @ v.mT
    d_bias -= torch.sum(grad * output, dim=-1, keepdim=True)
    d_bias *= weights
    d_scores = d_bias if derivative is None else d_bias * derivative
    d_query = scale * (d_scores @ k) if wanted[0] else None
    d_key = d_scores.mT @ q if wanted[1] else None
    return d_query, d_key, d_value, None, d_bias
