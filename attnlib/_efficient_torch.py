"""torch's own attention where it can express a call, and what keeps it on its fast path."""

from __future__ import annotations

import math
from typing import Any

import array_api_compat.torch as xp
import torch
import torch.nn.functional as F

from attnlib import _array
from attnlib._array import Array
from attnlib._blocks import Call, attend_in_blocks, leading_shape
from attnlib._recompute import by_rows, recomputed, whole
from attnlib.masking import causal_mask
from attnlib.scaling import _scale_of

CHUNK, WIDE_CHUNK = 192, 512
"""Queries at a time where a causal call is cut up: to save work, or only memory."""
SHORT = 512
"""torch's CPU kernel takes keys in blocks of 512 and skips none within a block, so that up
to this many keys it pays on some machines to cut a causal call up; others lose a little."""


def at_once(query: Array, key: Array, value: Array, is_causal: bool, scale: Any) -> Array | None:
    """Return the output of the commonest call, where no check finds and no step mends anything.

    All other calls give None. Next to a kernel of two milliseconds the checks take a tenth.
    """
    alike = (
        isinstance(key, torch.Tensor)
        and isinstance(value, torch.Tensor)
        and query.ndim == 4
        and query.shape == key.shape == value.shape
        and query.dtype == key.dtype == value.dtype
        and query.dtype in (torch.float32, torch.float64)
        and query.stride(-1) == key.stride(-1) == value.stride(-1) == 1
    )
    if not alike or 0 in query.shape or not isinstance(scale, (float, type(None))):
        return None
    if is_causal and CHUNK < query.shape[-2] <= SHORT:
        return None
    return F.scaled_dot_product_attention(query, key, value, is_causal=bool(is_causal), scale=scale)


def attention(call: Call) -> Array:
    """Return the output of a call whose arguments are checked."""
    if 0 in (*call.query.shape, *call.key.shape, *call.value.shape):
        return whole(call)
    if not isinstance(call.scale, (int, float, type(None))):  # a tensor, perhaps learnt
        call = call._replace(query=call.query * call.scale, scale=1.0)
    by_hand = call.softcap is not None or (_recorded(call.bias) and _on_cpu(call.query))
    if not by_hand or not _recorded(*call[:5]):
        return _unrecorded(call)
    if torch.compiler.is_compiling():  # which cannot trace a backward pass that recomputes
        return whole(call)
    return recomputed(call, _unrecorded)


def _unrecorded(call: Call) -> Array:
    """Choose torch's kernel or, for what it cannot express, blocks."""
    return _fused(call) if call.softcap is None else attend_in_blocks(call, xp)


def _fused(call: Call) -> Array:
    """Use torch's kernel; in parts where it cannot combine causal with a mask or bias."""
    if _has_causal_mask(call):
        call = call._replace(mask=None, is_causal=True)
    masked = call.mask is not None or call.bias is not None
    if not call.is_causal:
        return _masked(call) if masked else _kernel(call)
    if masked:
        return torch.cat([_masked(part) for part, *_ in by_rows(call, WIDE_CHUNK)], dim=-2)
    cheaper = CHUNK < call.query.shape[-2] <= SHORT and _on_cpu(call.query)
    if cheaper and not _recorded(*call[:3]):
        first, *others = (part for part, *_ in by_rows(call, CHUNK))
        first = first._replace(is_causal=True)  # the kernel's own mask costs it less
        return torch.cat([_kernel(first), *(_kernel(p, p.mask) for p in others)], dim=-2)
    return _kernel(call)


def _has_causal_mask(call: Call) -> bool:
    """Tell whether the mask is causal_mask(n), where looking costs little."""
    mask, n = call.mask, call.query.shape[-2]
    if mask is None or tuple(mask.shape[-2:]) != (n, n) or mask.numel() != n * n:
        return False
    mask = mask.reshape(n, n)
    if n > 1 and not _array.known(~mask[0, -1]):  # the corner tells most masks apart
        return False
    return _array.known(~_array.any_true((mask != causal_mask(n, like=mask)).reshape(-1), 0, xp))


def _masked(call: Call) -> Array:
    """Use torch's kernel with a mask or bias, safe for empty rows and for unused keys."""
    allowed, bias = call.mask, call.bias
    if allowed is not None and allowed.ndim < 2:
        allowed = allowed.reshape(1, -1)
    if bias is not None and not _array.known(torch.amin(bias) > -math.inf):
        seen = bias != -math.inf
        allowed = seen if allowed is None else seen & allowed
    if allowed is None:
        return _kernel(call, bias)
    if not _array.known(torch.all(_array.any_true(allowed, -2, xp))):
        key, value = (_array.drop_unused(x, allowed, xp) for x in (call.key, call.value))
        call = call._replace(key=key, value=value)
    term = allowed if bias is None else torch.where(allowed, bias, -math.inf)
    rows = _array.any_true(allowed, -1, xp)[..., None]  # queries that see anything
    if _array.known(torch.all(rows)):
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
        term = term[(None,) * (len(leading) + 2 - term.ndim)]
        # Axes of size 1 stay: expanded, torch would make as many copies of the mask.
        if len(leading) != 2:
            term = _expanded(term, leading, tuple(term.shape[-2:]))
        term = term if term.dtype == torch.bool else term.to(q.dtype)
        # The kernel looks at this flag even where nothing is recorded.
        term = term if torch.is_grad_enabled() else term.detach()
    scale = _scale_of(call.query, call.scale)
    output = F.scaled_dot_product_attention(
        q, k, v, attn_mask=term, is_causal=call.is_causal and term is None, scale=scale
    )
    output = output if wide == d_v else output[..., :d_v]
    output = output if len(leading) == 2 else output.reshape(*leading, *output.shape[-2:])
    return output if output.dtype == dtype else output.to(dtype)


def _four_axes(x: Array, leading: tuple[int, ...], wide: int) -> Array:
    if _on_cpu(x):
        x = _array.widen(x, xp)  # the CPU kernel rounds the weights to the half precision
    if x.shape[-1] < wide:
        x = F.pad(x, (0, wide - x.shape[-1]))
    elif x.stride(-1) != 1:
        x = x.contiguous()
    return _expanded(x, leading, x.shape[-2:])


def _expanded(x: Array, leading: tuple[int, ...], last: tuple[int, ...]) -> Array:
    """Broadcast to (a, b, *last), where a and b hold the leading axes."""
    if x.shape != (*leading, *last):
        x = x.expand(*leading, *last)
    if len(leading) < 2:
        return x[(None,) * (2 - len(leading))]
    return x if len(leading) == 2 else x.reshape(-1, leading[-1], *last)


def _recorded(*arrays: Array | None) -> bool:
    """Tell whether torch records what is done to any of the arrays."""
    return torch.is_grad_enabled() and any(x is not None and x.requires_grad for x in arrays)


def _on_cpu(x: Array) -> bool:
    return bool(x.device.type == "cpu")
