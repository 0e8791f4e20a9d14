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
from attnlib._torch.recompute import by_rows, materialised, recomputed, with_causal_mask

CHUNK, WIDE_CHUNK = 192, 512
"""Queries at a time where a causal call is cut up: to save work, or only memory."""
SHORT = 512
"""torch's CPU kernel takes keys in blocks of 512 and skips none within a block, so that up
to this many keys it pays on some machines to cut a causal call up; others lose a little."""
WIDE, HALF = (torch.float32, torch.float64), (torch.float16, torch.bfloat16)
"""The dtypes of the kernels; those of the CPU round the weights to half precision."""
SCORES = 2**25
"""How many scores there may be at once on other devices, where few large steps are fast."""


def fused_path(query: Any, key: Any, value: Any, is_causal: bool, scale: Any) -> Tensor | None:
    """Return the output of the commonest call, where no check finds and no step mends anything.

    All other calls give None. Next to a kernel of two milliseconds the checks take a tenth.
    """
    if not isinstance(key, Tensor) or not isinstance(value, Tensor) or eager.is_traced():
        return None
    eager.check_dense({"query": query, "key": key, "value": value})
    alike = (
        query.ndim == 4
        and query.shape == key.shape == value.shape
        and query.dtype == key.dtype == value.dtype
        and query.dtype in (WIDE if eager.is_on_cpu(query) else (*WIDE, *HALF))
        and query.stride(-1) == key.stride(-1) == value.stride(-1) == 1
    )
    if not alike or 0 in query.shape or torch._C._is_any_autocast_enabled():
        return None
    if not (scale is None or (isinstance(scale, float) and 0.0 < scale < math.inf)):
        return None
    if eager.is_transformed() or (is_causal and CHUNK < query.shape[-2] <= SHORT):
        return None
    output = F.scaled_dot_product_attention(
        query, key, value, is_causal=bool(is_causal), scale=scale
    )
    return once_differentiable(output) if torch.is_grad_enabled() else output


def attention(call: Call) -> Any:
    """Return the output of a call whose arguments are checked."""
    if 0 in (*call.query.shape, *call.key.shape, *call.value.shape):
        return materialised(call)
    dtype = call.query.dtype
    if call.scale is not None:
        call = _positive_scale(call)
    with eager.without_autocast(
        call.query
    ):  # it rounds, and joins no parts of another half precision
        return _array.cast(_attention(call), dtype, xp)


def _attention(call: Call) -> Any:
    """Choose the kernel, blocks or all weights at once."""
    arrays = call.arrays()
    if _array.is_torch(call.softcap):  # perhaps learnt, of which only plain steps know
        return materialised(call)
    learnt_bias = eager.is_recorded(call.bias) and eager.is_on_cpu(call.query)
    by_hand = call.softcap is not None or learnt_bias
    if eager.is_traced():  # a loop over lengths would be kept as it went here
        return materialised(call) if by_hand else _fused(call)
    transformed = eager.is_transformed()
    if not by_hand and not transformed:
        return _fused(call)
    if not eager.is_differentiated(*arrays):
        return _unrecorded(call)
    if transformed and not eager.is_only_grad(*arrays):  # for which only plain steps have rules
        return materialised(call)
    return recomputed(call, _unrecorded)


def _positive_scale(call: Call) -> Call:
    """Move into the query what torch's kernel cannot take for a scale.

    With a mask it gives NaN where the scale is zero or negative. A tensor may be learnt; it
    meets half precision wide, since the product would be rounded a second time.
    """
    scale = _array.number(call.scale)
    if isinstance(scale, float) and scale > 0:
        return call
    if isinstance(scale, float) and scale < 0:  # a change of sign is exact
        return call.but(query=-call.query, scale=-scale)
    query, key, value = (_array.widen(x, xp) for x in (call.query, call.key, call.value))
    return call.but(query=query * scale, key=key, value=value, scale=1.0)


def _unrecorded(call: Call) -> Any:
    """Choose torch's kernel or, for what it cannot express or is no good at, blocks.

    torch's flex_attention could express it, but compiles anew for each form of score, which
    takes seconds that no call of a library may hide.
    """
    if call.softcap is None and not eager.is_transformed():
        return _fused(call)
    if eager.is_on_cpu(call.query):
        return _core.attend_in_blocks(call, xp)
    leading, n_keys = _core.leading_shape(call), call.key.shape[-2]
    size = call.block_size or SCORES // max(math.prod(leading) * n_keys, 1)
    parts = [materialised(part) for part, *_ in by_rows(call, max(size, 16))]
    return parts[0] if len(parts) == 1 else torch.cat(parts, dim=-2)


def _fused(call: Call) -> Tensor:
    """Use torch's kernel; in parts where it cannot combine causal with a mask or bias."""
    if _has_causal_mask(call):
        call = call.but(mask=None, is_causal=True)
    masked = call.mask is not None or call.bias is not None
    if not call.is_causal:
        return _masked(call) if masked else _kernel(call)
    if eager.is_traced():  # one program for all lengths
        square = eager.is_known(call.query.shape[-2] == call.key.shape[-2])
        return _kernel(call) if square and not masked else _masked(with_causal_mask(call))
    if masked:
        parts = [_masked(part) for part, *_ in by_rows(call, WIDE_CHUNK)]
        return parts[0] if len(parts) == 1 else torch.cat(parts, dim=-2)
    cheaper = CHUNK < call.query.shape[-2] <= SHORT and eager.is_on_cpu(call.query)
    if cheaper and not eager.is_recorded(call.query, call.key, call.value):
        first, *others = (part for part, *_ in by_rows(call, CHUNK))
        first = first.but(is_causal=True)  # the kernel's own mask costs it less
        output = torch.cat([_kernel(first), *(_kernel(p, p.mask) for p in others)], dim=-2)
        if not eager.has_nan(output):  # as in _masked; its own mask the kernel does not add
            return output
    return _kernel(call)


def _has_causal_mask(call: Call) -> bool:
    """Tell whether the mask is causal_mask(n), where looking costs little."""
    mask, n, n_keys = call.mask, call.query.shape[-2], call.key.shape[-2]
    if mask is None or not eager.is_eager_cpu(mask):
        return False
    if n_keys != n or tuple(mask.shape[-2:]) != (n, n) or mask.numel() != n * n:
        return False
    mask = mask.reshape(n, n)
    if n > 1 and bool(mask[0, -1]):  # the corner tells most masks apart
        return False
    return torch.equal(mask, _core.causal(n, n, 0, xp, mask.device))


def _masked(call: Call) -> Tensor:
    """Use torch's kernel with a mask or bias, or blocks where a score behind a mask overflows.

    To such a score, +inf, the kernel adds the mask's -inf, and their sum is NaN.
    """
    output = _kernel_with_mask(call)
    if not eager.has_nan(output):
        return output
    by_blocks = partial(_core.attend_in_blocks, xp=xp)
    return recomputed(call, by_blocks) if output.requires_grad else by_blocks(call)


def _kernel_with_mask(call: Call) -> Tensor:
    """Use torch's kernel with a mask or bias, safe for empty rows and for keys that are hidden."""
    mask, bias = _beside(call.mask, call.query), _beside(call.bias, call.query)
    key, value, term = kernel_arguments(call.query, call.key, call.value, mask, bias)
    return _kernel(call.but(key=key, value=value), term)


def kernel_arguments(
    query: Tensor, key: Tensor, value: Tensor, mask: Tensor | None, bias: Tensor | None
) -> tuple[Tensor, Tensor, Tensor]:
    """Return keys and values, zero where no query attends, and the one term for mask and bias.

    Of a row of -inf torch's kernels make zeros. Of an empty row of a boolean mask the default one
    for bfloat16 on CUDA, cuDNN's, makes an average and gradients that are not finite.
    """
    if eager.is_on_cpu(query):  # where torch turns a mask into 0 and -inf, and looking saves steps
        if bias is not None:
            mask, bias = _core.split_bias(mask, bias, _array.wide_dtype(query, xp), xp)
        key, value = _core.zero_unattended(mask, xp, key, value)
        return key, value, _joined(mask, bias)
    if bias is None:  # the logarithm is 0 and -inf in one launch
        term = torch.log(mask).to(query.dtype)  # type: ignore[arg-type]
        hidden = _rows(term).all(-2)
    else:
        term = _joined(mask, bias)
        hidden = torch.isneginf(_rows(term.detach()).amax(-2))
    key, value = (x.masked_fill(hidden[..., None], 0.0) for x in (key, value))
    return key, value, term


def _joined(mask: Tensor | None, bias: Tensor | None) -> Any:
    """Return a mask and a bias as one term; a mask alone stays boolean."""
    if mask is None or bias is None:
        return mask if bias is None else bias
    return torch.where(mask, bias, -math.inf)


def _rows(term: Tensor) -> Tensor:
    """Return a term with an axis for the queries."""
    return term if term.ndim > 1 else term.reshape(1, -1)


def _beside(x: Tensor | None, query: Tensor) -> Tensor | None:
    """Return a mask or bias on the device of the query; one of a single number may be on the CPU."""
    return x if x is None or x.ndim else x.to(query.device)


def _kernel(call: Call, term: Tensor | None = None) -> Tensor:
    """Call F.scaled_dot_product_attention with four axes and d_v = d_k, contiguous inside.

    Otherwise it leaves its fast path. `term` is its attn_mask, boolean or added.
    """
    leading, dtype, d_v = _core.leading_shape(call), call.query.dtype, call.value.shape[-1]
    wide = max(call.query.shape[-1], d_v)
    q, k, v = (_four_axes(x, leading, wide) for x in (call.query, call.key, call.value))
    if term is not None:
        term = term[(None,) * (len(leading) + 2 - term.ndim)]
        # Axes of size 1 stay: expanded, torch would make as many copies of the mask.
        if len(leading) != 2:
            term = _expanded(term, leading, tuple(term.shape[-2:]))
        term = term if term.dtype in (torch.bool, q.dtype) else _narrowed(term, q.dtype)
        # The kernel looks at this flag even where nothing is recorded.
        term = term if torch.is_grad_enabled() else term.detach()
    scale = _core.scale_of(call.query, call.scale)
    is_causal = call.is_causal and term is None
    output = once_differentiable(
        F.scaled_dot_product_attention(q, k, v, attn_mask=term, is_causal=is_causal, scale=scale)
    )
    output = output if wide == d_v else output[..., :d_v]
    output = output if len(leading) == 2 else output.reshape(*leading, *output.shape[-2:])
    return output if output.dtype == dtype else output.to(dtype)


def _narrowed(bias: Tensor, dtype: torch.dtype) -> Tensor:
    """Return a bias in the kernel's dtype; its rows end at 0 where it could overflow to -inf."""
    if dtype.itemsize < bias.dtype.itemsize:  # the softmax does not see the shift
        top = bias.detach().amax(-1, keepdim=True)
        bias = bias - top.clamp(min=torch.finfo(bias.dtype).min)  # an empty row stays -inf
    return bias.to(dtype)


def once_differentiable(output: Tensor) -> Tensor:
    """Have the kernel's gradients refuse to be differentiated in words of our own."""
    if torch.compiler.is_compiling():  # whose gradients have none in any case
        return output
    node = output.grad_fn
    if node is not None and type(node).__name__.startswith("ScaledDotProduct"):
        node.register_hook(_guarded)
    return output


def _guarded(gradients: tuple[Tensor | None, ...], _: Any) -> tuple[Tensor | None, ...] | None:
    if not torch.is_grad_enabled():  # nobody will differentiate again
        return None
    why = "memory_efficient_attention cannot be differentiated twice here, since torch's kernel cannot"
    return tuple(
        not_twice(x, why, x) if x is not None and x.requires_grad else x for x in gradients
    )


def not_twice(gradient: Tensor, why: str, *of: Tensor) -> Tensor:
    """Return a gradient that says why it cannot be differentiated, where somebody tries.

    `of` is what it depends on: without them autograd would leave the term out, silently.
    """
    refuse: Any = _NotTwice.apply
    refused: Tensor = refuse(gradient, why, *of)
    return refused


class _NotTwice(torch.autograd.Function):
    @staticmethod
    def forward(ctx: Any, gradient: Tensor, why: str, *of: Tensor) -> Tensor:
        ctx.why = why
        return gradient.view_as(gradient)

    @staticmethod
    def backward(ctx: Any, _: Tensor) -> Any:
        raise NotImplementedError(
            f"{ctx.why}; use attnlib.scaling.scaled_dot_product_attention(...).output instead, "
            "or in a layer need_weights=True."
        )


def _four_axes(x: Tensor, leading: tuple[int, ...], wide: int) -> Tensor:
    if eager.is_on_cpu(x):
        x = _array.widen(x, xp)  # the CPU kernel rounds the weights to the half precision
    if x.shape[-1] < wide:
        x = F.pad(x, (0, wide - x.shape[-1]))
    elif x.stride(-1) != 1:
        x = x.contiguous()
    return _expanded(x, leading, tuple(x.shape[-2:]))


def _expanded(x: Tensor, leading: tuple[int, ...], last: tuple[int, ...]) -> Tensor:
    """Broadcast to (a, b, *last), where a and b hold the leading axes."""
    if x.shape != (*leading, *last):
        x = x.expand(*leading, *last)
    if len(leading) < 2:
        return x[(None,) * (2 - len(leading))]
    return x if len(leading) == 2 else x.reshape(-1, leading[-1], *last)
