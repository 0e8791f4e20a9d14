"""torch's own attention where it can express a call, and what keeps it on its fast path."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import array_api_compat.torch as xp
import torch
import torch.nn.functional as F
from torch import Tensor

from attnlib import _array, _core
from attnlib._core import Call
from attnlib._torch import eager
from attnlib._torch.steps import in_parts, joined, plain

CHUNK, WIDE_CHUNK = 192, 512
"""Queries at a time where a causal call is sliced: to save work, or only memory."""
SHORT = 512
"""torch's CPU kernel takes keys in blocks of 512 and skips none within a block, so that up
to this many keys it pays on some machines to slice a causal call; others lose a little."""


def fused_path(
    query: Any, key: Any, value: Any, is_causal: bool, scale: Any, dropout_p: float | None = None
) -> Tensor | None:
    """Return the output of a common call that needs neither a check nor a step before the kernel.

    All other calls give None. Next to a kernel of two milliseconds the checks take a tenth. A layer
    gives a `dropout_p`, has checked that its arguments go together, and may share heads of keys.
    """
    if not isinstance(key, Tensor) or not isinstance(value, Tensor) or eager.is_traced():
        return None
    eager.check_dense({"query": query, "key": key, "value": value})
    served = (
        query.ndim == 4
        and key.shape == value.shape
        and (query.shape == key.shape or (dropout_p is not None and _fit(query, key, is_causal)))
        and 0 not in query.shape
        and query.dtype == key.dtype == value.dtype
        and query.is_floating_point()
        # On the CPU the kernel rounds weights to half precision; 8-bit floats are for storage.
        and query.dtype.itemsize > (2 if eager.is_on_cpu(query) else 1)
        and query.stride(-1) == key.stride(-1) == value.stride(-1) == 1
        and (scale is None or (isinstance(scale, float) and 0.0 < scale < math.inf))
        and not (is_causal and CHUNK < query.shape[-2] <= SHORT)
        and not (eager.is_autocast(query) or eager.is_transformed())
    )
    if not served:
        return None
    shared, p = dropout_p is not None and query.shape[1] != key.shape[1], dropout_p or 0.0
    output = F.scaled_dot_product_attention(
        query, key, value, dropout_p=p, is_causal=bool(is_causal), scale=scale, enable_gqa=shared
    )
    return once_differentiable(output) if torch.is_grad_enabled() else output


def _fit(query: Tensor, key: Tensor, is_causal: bool) -> bool:
    """Tell whether batch and width are alike, there are keys, and a causal call is square."""
    alike = query.shape[::3] == key.shape[::3] and key.shape[2] > 0
    return alike and (not is_causal or query.shape[2] == key.shape[2])


def attention(call: Call, dropout_p: float = 0.0) -> Tensor:
    """Return the output of a call whose arguments are checked; the kernel itself drops weights."""
    if 0 in (*call.query.shape, *call.key.shape, *call.value.shape):
        return plain(call)
    dtype = call.query.dtype
    # What is dropped shall not depend on how a mask is said, so that all keys are kept then.
    beyond = call.key.shape[-2] > call.query.shape[-2]
    if call.is_causal and not dropout_p and eager.is_known(beyond):
        call = _core.without_future(call)
    if call.scale is not None:
        call = _positive_scale(call)
    # torch keeps all weights where a bias learns on the CPU.
    learnt_bias = eager.is_on_cpu(call.query) and eager.is_recorded(call.bias)
    with eager.without_autocast(call.query):  # it would round
        if not dropout_p and (call.softcap is not None or learnt_bias or eager.is_transformed()):
            output = in_parts(call, attention)
        else:
            output = _fused(call, dropout_p)
    return output if output.dtype == dtype else output.to(dtype)


def _positive_scale(call: Call) -> Call:
    """Move into the query what torch's kernel cannot take for a scale.

    With a mask it gives NaN where the scale is zero or negative. A tensor may be learnt. The
    product is wide, since half precision would be rounded a second time.
    """
    scale = _array.number(call.scale)
    if isinstance(scale, float) and scale > 0:
        return call
    query, key, value = (_array.upcast(x, xp) for x in (call.query, call.key, call.value))
    return call.replace(query=query * scale, key=key, value=value, scale=1.0)


def _fused(call: Call, dropout_p: float = 0.0) -> Tensor:
    """Use torch's kernel, which takes either a causal flag or a mask; long calls with both in parts."""
    if _has_causal_mask(call):
        call = call.replace(mask=None, is_causal=True)
    masked, n = call.mask is not None or call.bias is not None, call.query.shape[-2]
    if call.is_causal and (masked or not eager.is_known(n == call.key.shape[-2])):
        if not eager.is_traced() and n > WIDE_CHUNK:  # a program is one for all lengths
            return joined(partial(_fused, dropout_p=dropout_p), call, WIDE_CHUNK)
        call, masked = _core.with_causal_mask(call, xp), True
    elif call.is_causal and not eager.is_traced() and CHUNK < n <= SHORT:
        recorded = eager.is_recorded(call.query, call.key, call.value)
        if eager.is_on_cpu(call.query) and not recorded:
            return joined(partial(_fused, dropout_p=dropout_p), call, CHUNK)
    if not masked:
        return _kernel(call, None, dropout_p)
    key, value, term = kernel_arguments(call)
    output = _kernel(call.replace(key=key, value=value), term, dropout_p)
    # To a score behind a mask that overflows, +inf, the kernel adds -inf, and their sum is NaN.
    return in_parts(call, plain) if not dropout_p and eager.has_nan(output) else output


def _has_causal_mask(call: Call) -> bool:
    """Tell whether the mask is causal_mask(n), where looking costs little."""
    mask, n = call.mask, call.query.shape[-2]
    if mask is None or call.bias is not None or not eager.is_eager_cpu(mask):
        return False
    if call.key.shape[-2] != n or mask.shape[-2:] != (n, n) or mask.numel() != n * n:
        return False
    mask = mask.reshape(n, n)
    if n > 1 and mask[0, -1]:  # the corner tells most masks apart
        return False
    return torch.equal(mask, _core.causal(n, n, 0, xp, mask.device))


def kernel_arguments(call: Call) -> tuple[Tensor, Tensor, Tensor]:
    """Return keys and values, zero where no query attends, and the one term for mask and bias.

    Of a row of -inf torch's kernels make zeros. Of an empty row of a boolean mask the default one
    for bfloat16 on CUDA, cuDNN's, makes an average and gradients that are not finite.
    """
    query, key, value, mask, bias = call.arrays()
    mask, bias = (  # one of a single number may be on the CPU
        x if x is None or x.ndim > 1 else x.to(query.device).reshape(1, -1) for x in (mask, bias)
    )
    if bias is not None:
        if mask is None and eager.is_above(bias, -math.inf):
            return key, value, bias
        term = bias if mask is None else torch.where(mask, bias, -math.inf)
        hidden = torch.isneginf(term.detach().amax(-2))
    elif eager.is_on_cpu(query):  # where torch turns a mask into 0 and -inf
        term, used = mask, eager.any_true(mask, -2)
        if eager.all_without_sync(used):  # a copy would cost as much as half a softmax
            return key, value, mask
        hidden = ~used
    else:  # the logarithm is 0 and -inf in one launch
        term = torch.log(mask).to(query.dtype)
        hidden = term.all(-2)
    key, value = (x.masked_fill(hidden[..., None], 0.0) for x in (key, value))
    return key, value, term


def _kernel(call: Call, term: Tensor | None, dropout_p: float) -> Tensor:
    """Call F.scaled_dot_product_attention with four axes and d_v = d_k, contiguous inside.

    Otherwise it leaves its fast path. `term` is its attn_mask, boolean or added.
    """
    leading, d_v = _core.leading_shape(call), call.value.shape[-1]
    axes = (1,) * (2 - len(leading)) + leading
    width = max(call.query.shape[-1], d_v)
    q, k, v = (_four_axes(x, axes, width) for x in (call.query, call.key, call.value))
    if term is not None:
        term = term[(None,) * (len(axes) + 2 - term.ndim)]
        # Axes of size 1 stay where they can: expanded, torch would make as many copies of the mask.
        if len(axes) > 2:
            term = term.expand(*axes[:-1], *term.shape[-3:]).flatten(0, -4)
        term = term if term.dtype in (torch.bool, q.dtype) else _narrowed(term, q.dtype)
        # The kernel looks at this flag even where nothing is recorded.
        term = term if torch.is_grad_enabled() else term.detach()
    scale = _core.scale_of(call.query, call.scale)
    options: Any = {"attn_mask": term, "is_causal": call.is_causal, "dropout_p": dropout_p}
    output = once_differentiable(F.scaled_dot_product_attention(q, k, v, scale=scale, **options))
    output = output if width == d_v else output[..., :d_v]
    return output if len(leading) == 2 else output.reshape(*leading, *output.shape[-2:])


def _narrowed(bias: Tensor, dtype: torch.dtype) -> Tensor:
    """Return a bias in the kernel's dtype; its rows end at 0 where it could overflow to -inf."""
    if dtype.itemsize < bias.dtype.itemsize:  # the softmax does not see the shift
        top = bias.detach().amax(-1, keepdim=True)
        bias = bias - top.clamp(min=torch.finfo(bias.dtype).min)  # an empty row stays -inf
    return bias.to(dtype)


def _four_axes(x: Tensor, axes: tuple[int, ...], width: int) -> Tensor:
    """Broadcast to `axes` and flatten all of these but the last into one: (a, b, n, width)."""
    if eager.is_on_cpu(x):
        x = _array.upcast(x, xp)  # the CPU kernel rounds the weights to the half precision
    if x.shape[-1] < width:
        x = F.pad(x, (0, width - x.shape[-1]))
    elif x.stride(-1) != 1:
        x = x.contiguous()
    if x.shape[:-2] != axes:
        x = x.expand(*axes, *x.shape[-2:])
    return x.flatten(0, -4) if len(axes) > 2 else x


def once_differentiable(output: Tensor) -> Tensor:
    """Have the kernel's gradients refuse to be differentiated in words of our own."""
    node = None if torch.compiler.is_compiling() else output.grad_fn
    if node is not None and type(node).__name__.startswith("ScaledDotProduct"):
        node.register_hook(_guard)
    return output


def _guard(gradients: tuple[Tensor | None, ...], _: Any) -> None:
    for x in gradients:
        if x is not None and x.requires_grad:
            x.register_hook(_refuse)  # type: ignore[no-untyped-call]


def _refuse(_: Tensor) -> None:
    raise NotImplementedError(
        "memory_efficient_attention cannot be differentiated twice here, since torch's kernel cannot; "
        "use attnlib.scaling.scaled_dot_product_attention(...).output instead, "
        "or in a layer need_weights=True."
    )
