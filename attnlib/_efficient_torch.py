"""torch's own attention where it can express a call, and what keeps it on its fast path."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

import array_api_compat.torch as xp
import torch
import torch.nn.functional as F

from attnlib import _array
from attnlib._array import Array
from attnlib._blocks import Call, attend_in_blocks, cut, leading_shape
from attnlib.masking import causal_mask
from attnlib.scaling import _scale_of, scaled_dot_product_attention

CHUNK, WIDE_CHUNK = 128, 512
"""Queries at a time where a causal call is cut up: to save work, or only memory."""
ONE_BLOCK = 640
"""torch's CPU kernel takes keys in blocks of 512 and skips none within a block."""
SCORES = 2**20
"""How many scores the backward pass holds at once."""


def attention(call: Call) -> Array:
    """Return the output of a call whose arguments are checked."""
    if 0 in (*call.query.shape, *call.key.shape, *call.value.shape):
        return _whole(call)
    if not isinstance(call.scale, (int, float, type(None))):  # a tensor, perhaps learnt
        call = call._replace(query=call.query * call.scale, scale=1.0)
    by_hand = call.softcap is not None or (_recorded(call.bias) and _on_cpu(call.query))
    if by_hand and _recorded(*call[:5]):
        if torch.compiler.is_compiling():  # which cannot trace a backward pass that recomputes
            return _whole(call)
        return _Recomputing.apply(call[5:], *call[:5])  # type: ignore[no-untyped-call]
    return _unrecorded(call)


def _unrecorded(call: Call) -> Array:
    """Choose torch's kernel or, for what it cannot express, blocks."""
    return _fused(call) if call.softcap is None else attend_in_blocks(call, xp)


def _whole(call: Call) -> Array:
    """Keep all the weights: for empty arrays, and by rows in the backward pass."""
    arrays = call.query, call.key, call.value
    if call.is_causal:
        ((call, _),) = _by_rows(call, call.query.shape[-2])
    return scaled_dot_product_attention(
        *arrays, mask=call.mask, bias=call.bias, scale=call.scale, softcap=call.softcap
    ).output


def _by_rows(call: Call, size: int) -> Iterator[tuple[Call, tuple[slice, slice]]]:
    """Cut a call into groups of queries, the keys no later than these if it is causal."""
    n_queries, n_keys = call.query.shape[-2], call.key.shape[-2]
    for start in range(0, max(n_queries, 1), max(size, 1)):
        rows = slice(start, min(start + size, n_queries))
        keys = slice(min(n_keys, rows.stop) if call.is_causal else n_keys)
        mask, bias = cut(call.mask, rows, keys), cut(call.bias, rows, keys)
        if call.is_causal:
            shape = rows.stop - start, keys.stop
            causal = causal_mask(*shape, offset=start, like=call.query)
            mask = causal if mask is None else causal & mask
        arrays = (call.query[..., rows, :], call.key[..., keys, :], call.value[..., keys, :])
        yield Call(*arrays, mask, bias, False, *call[6:]), (rows, keys)


class _Recomputing(torch.autograd.Function):
    """Attention whose backward pass computes the weights again, some queries at a time."""

    @staticmethod
    def forward(options: Any, *arrays: Array) -> Array:
        return _unrecorded(Call._make([*arrays, *options]))

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Array) -> None:
        ctx.options = inputs[0]
        ctx.save_for_backward(*inputs[1:])

    @staticmethod
    def backward(ctx: Any, grad: Array) -> Any:
        call, wanted = Call._make([*ctx.saved_tensors, *ctx.options]), ctx.needs_input_grad[1:]
        found = (_once_more if torch.is_grad_enabled() else _by_parts)(call, grad, wanted)
        pairs = zip(found, call[:5], strict=True)
        return None, *(g if g is None else g.to(x.dtype) for g, x in pairs)


def _by_parts(call: Call, grad: Array, wanted: tuple[bool, ...]) -> list[Any]:
    """Return the gradients that are wanted, summed over groups of queries."""
    call = Call._make([*(x if x is None else x.detach() for x in call[:5]), *call[5:]])
    sums = [
        torch.zeros_like(_array.widen(x, xp)) if want else None
        for x, want in zip(call[:5], wanted, strict=True)
    ]
    size = max(16, SCORES // (math.prod(leading_shape(call)) * call.key.shape[-2]))
    for part, (rows, keys) in _by_rows(call, size):
        views = _views(sums, rows, keys)
        for view, gradient in zip(views, _once_more(part, grad[..., rows, :], wanted), strict=True):
            if view is not None:
                view += gradient
    return sums


def _once_more(call: Call, grad: Array, wanted: tuple[bool, ...]) -> list[Any]:
    """Return the gradients from the weights, themselves differentiable if recorded."""
    recorded = torch.is_grad_enabled()
    with torch.enable_grad():
        # A new name for each array, lest a key made from the query count twice.
        arrays = [
            x if not want else x.view_as(x) if recorded else x.detach().requires_grad_()
            for x, want in zip(call[:5], wanted, strict=True)
        ]
        output = _whole(Call._make([*arrays, *call[5:]]))
    leaves = [x for x, want in zip(arrays, wanted, strict=True) if want]
    found = iter(torch.autograd.grad(output, leaves, grad, create_graph=recorded))
    return [next(found) if want else None for want in wanted]


def _views(x: list[Any], rows: slice, keys: slice) -> list[Any]:
    query, key, value, mask, bias = x
    everywhere = slice(None)
    return [
        cut(query, rows, everywhere),
        cut(key, keys, everywhere),
        cut(value, keys, everywhere),
        mask,
        cut(bias, rows, keys),
    ]


def _fused(call: Call) -> Array:
    """Use torch's kernel; in parts where it cannot combine causal with a mask or bias."""
    if _has_causal_mask(call):
        call = call._replace(mask=None, is_causal=True)
    masked = call.mask is not None or call.bias is not None
    if not call.is_causal:
        return _masked(call) if masked else _kernel(call)
    if masked:
        return torch.cat([_masked(part) for part, _ in _by_rows(call, WIDE_CHUNK)], dim=-2)
    cheaper = CHUNK < call.query.shape[-2] <= ONE_BLOCK and _on_cpu(call.query)
    if cheaper and not _recorded(*call[:3]):
        return torch.cat([_kernel(p, p.mask) for p, _ in _by_rows(call, CHUNK)], dim=-2)
    return _kernel(call)


def _has_causal_mask(call: Call) -> bool:
    """Tell whether the mask is causal_mask(n), where looking costs little."""
    mask, n = call.mask, call.query.shape[-2]
    if mask is None or tuple(mask.shape[-2:]) != (n, n) or mask.numel() != n * n:
        return False
    mask = mask.reshape(n, n)
    return not (n > 1 and not _known(~mask[0, -1])) and _known(
        torch.all(mask == causal_mask(n, like=mask))
    )


def _masked(call: Call) -> Array:
    """Use torch's kernel with a mask or bias, safe for empty rows and for unused keys."""
    allowed, bias = call.mask, call.bias
    if allowed is not None and allowed.ndim < 2:
        allowed = allowed.reshape(1, -1)
    if bias is not None and not _known(torch.all(seen := bias != -math.inf)):
        allowed = seen if allowed is None else seen & allowed
    if allowed is None:
        return _kernel(call, bias)
    if not _known(torch.all(torch.any(allowed, -2))):
        key, value = (_array.drop_unused(x, allowed, xp) for x in (call.key, call.value))
        call = call._replace(key=key, value=value)
    term = allowed if bias is None else torch.where(allowed, bias, -math.inf)
    rows = torch.any(allowed, -1, keepdim=True)  # queries that see anything
    if _known(torch.all(rows)):
        return _kernel(call, term)
    # An empty row attends to everything instead, which is finite, and is then dropped.
    term = allowed | ~rows if bias is None else torch.where(rows, term, 0.0)
    return torch.where(rows, _kernel(call, term), 0.0)


def _kernel(call: Call, term: Array | None = None) -> Array:
    """Call F.scaled_dot_product_attention with four axes and d_v = d_k, contiguous inside.

    Otherwise it leaves its fast path. `term` is its attn_mask, boolean or added.
    """
    leading, dtype, d_v = leading_shape(call), call.query.dtype, call.value.shape[-1]
    wide = max(call.query.shape[-1], d_v)
    q, k, v = (_four_axes(x, leading, wide) for x in call[:3])
    if term is not None:
        term = _expanded(term, leading, (q.shape[-2], k.shape[-2]))
        term = term if term.dtype == torch.bool else term.to(q.dtype)
        # The kernel looks at this flag even where nothing is recorded.
        term = term if torch.is_grad_enabled() else term.detach()
    scale = _scale_of(call.query, call.scale)
    output = F.scaled_dot_product_attention(
        q, k, v, attn_mask=term, is_causal=call.is_causal and term is None, scale=scale
    )
    output = output if wide == d_v else output[..., :d_v]
    return output.to(dtype).reshape(*leading, *output.shape[-2:])


def _four_axes(x: Array, leading: tuple[int, ...], wide: int) -> Array:
    if _on_cpu(x):
        x = _array.widen(x, xp)  # the CPU kernel rounds the weights to the half precision
    if x.shape[-1] < wide:
        x = F.pad(x, (0, wide - x.shape[-1]))
    elif x.stride(-1) != 1:
        x = x.contiguous()
    return _expanded(x, leading, tuple(x.shape[-2:]))


def _expanded(x: Array, leading: tuple[int, ...], last: tuple[int, ...]) -> Array:
    """Broadcast to (a, b, *last), where a and b hold the leading axes."""
    if tuple(x.shape) != (*leading, *last):
        x = x.expand(*leading, *last)
    if len(leading) < 2:
        return x[(None,) * (2 - len(leading))]
    return x if len(leading) == 2 else x.reshape(-1, leading[-1], *last)


def _recorded(*arrays: Array | None) -> bool:
    """Tell whether torch records what is done to any of the arrays."""
    return torch.is_grad_enabled() and any(x is not None and x.requires_grad for x in arrays)


def _on_cpu(x: Array) -> bool:
    return bool(x.device.type == "cpu")


def _known(condition: Array) -> bool:
    """Read a condition where that is free: on the CPU, and not while being compiled."""
    return not torch.compiler.is_compiling() and _on_cpu(condition) and bool(condition)
