"""torch's own attention where it can express a call, and what keeps it on its fast path."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import array_api_compat.torch as xp
import torch
import torch.nn.functional as F
from torch import Tensor

from attnlib import _array, _checks, _core
from attnlib._core import Call
from attnlib._torch import eager
from attnlib._torch.steps import in_parts, joined, plain

CHUNK = 512
"""Queries at a time where causality has to become a mask, which then needs little memory."""


def attention(call: Call, dropout_p: float = 0.0) -> Tensor:
    """Return the output of a call whose arguments are checked; the kernel itself drops weights."""
    if is_direct(call, shared_heads=True):
        return direct(call, dropout_p)
    call = _core.with_repeated_heads(call)
    if 0 in (*call.query.shape, *call.key.shape, *call.value.shape):
        return plain(call)
    dtype, n_queries = call.query.dtype, call.query.shape[-2]
    # What is dropped shall not depend on how a mask is said, so that all keys are kept then.
    if call.is_causal and not dropout_p and eager.is_known(call.key.shape[-2] > n_queries):
        call = _core.without_future(call, n_queries)
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


def is_direct(call: Call, *, shared_heads: bool = False) -> bool:
    """Tell whether the kernel takes a call as it is, unchecked, and by its fast path.

    These are the commonest, and small ones take less time than the checks. Causal ones are square.
    """
    query, key, value, mask, bias = call.arrays()
    if not mask is bias is call.softcap is call.block_size is None or eager.is_traced():
        return False
    if not isinstance(key, Tensor) or not isinstance(value, Tensor):
        return False
    eager.check_dense({"query": query, "key": key, "value": value})
    q, k, scale = query.shape, key.shape, call.scale
    return (
        len(q) == 4
        and q[::3] == k[::3]
        and k == value.shape
        and 0 not in (*q, *k)
        and (q[1] == k[1] or (shared_heads and q[1] % k[1] == 0))
        and (q[2] == k[2] or not call.is_causal)
        and query.dtype == key.dtype == value.dtype
        and query.is_floating_point()
        # On the CPU the kernel rounds weights to half precision; 8-bit floats are for storage.
        and query.dtype.itemsize > (2 if eager.is_on_cpu(query) else 1)
        and query.stride(-1) == key.stride(-1) == value.stride(-1) == 1
        and (scale is None or (isinstance(scale, float) and _checks.LEAST < scale < _checks.MOST))
        and not (eager.is_autocast(query) or eager.is_transformed())
    )


def direct(call: Call, dropout_p: float = 0.0) -> Tensor:
    """Return the kernel's output of such a call."""
    query, key, value, *_ = call.arrays()
    options: Any = {"is_causal": bool(call.is_causal), "scale": call.scale, "dropout_p": dropout_p}
    options["enable_gqa"] = query.shape[1] != key.shape[1]
    return _once_differentiable(F.scaled_dot_product_attention(query, key, value, **options))


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


def _fused(call: Call, dropout_p: float) -> Tensor:
    """Use torch's kernel, which takes either a causal flag or a mask; long calls with both in parts."""
    if _has_causal_mask(call):
        call = call.replace(mask=None, is_causal=True)
    masked, n = call.mask is not None or call.bias is not None, call.query.shape[-2]
    if call.is_causal and (masked or not eager.is_known(n == call.key.shape[-2])):
        if not eager.is_traced() and n > CHUNK:  # a program is one for all lengths
            return joined(partial(_fused, dropout_p=dropout_p), call, CHUNK)
        call, masked = _core.with_causal_mask(call, xp), True
    if not masked:
        return _with_four_axes(call, call.key, call.value, None, dropout_p)
    output = _with_four_axes(call, *kernel_arguments(call), dropout_p)
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
    for bfloat16 on CUDA, cuDNN's, makes an average and gradients that are not finite. So a mask is
    handed over as 0 and -inf there.
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
        hidden = term.all(-2)  # of numbers: 0 is False, -inf True
    key, value = (x.masked_fill(hidden[..., None], 0.0) for x in (key, value))
    return key, value, term


def _with_four_axes(
    call: Call, key: Tensor, value: Tensor, term: Tensor | None, dropout_p: float
) -> Tensor:
    """Call the kernel with four axes and d_v = d_k, contiguous inside: else it leaves its fast path."""
    leading, d_v = _core.leading_shape(call), value.shape[-1]
    axes = (1,) * (2 - len(leading)) + leading
    width = max(call.query.shape[-1], d_v)
    q, k, v = (_four_axes(x, axes, width) for x in (call.query, key, value))
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
    output = _once_differentiable(F.scaled_dot_product_attention(q, k, v, scale=scale, **options))
    output = output if width == d_v else output[..., :d_v]
    return output if len(leading) == 2 else output.reshape(*leading, *output.shape[-2:])


def _narrowed(bias: Tensor, dtype: torch.dtype) -> Tensor:
    """Return a bias in the kernel's dtype; where it could overflow, the largest of a row becomes 0."""
    if torch.finfo(dtype).max < torch.finfo(bias.dtype).max:  # the softmax does not see the shift
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


def _once_differentiable(output: Tensor) -> Tensor:
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
