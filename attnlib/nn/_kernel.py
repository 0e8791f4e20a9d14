"""Which function attends: with weights or without, with dropout, with shared keys and values."""

from __future__ import annotations

import array_api_compat.torch as xp
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from attnlib import _core
from attnlib._array import matmul, upcast
from attnlib._core import Call
from attnlib._torch import eager, kernel
from attnlib.lookup import Attention
from attnlib.nn._checks import broadcast_shapes


def attention(call: Call, dropout: nn.Module) -> Tensor:
    """Return the output per head, (..., num_heads, n_queries, d_v)."""
    if not _drops(dropout):
        shared = call.key.shape[-3] != call.query.shape[-3]
        return _shared_heads(call) if shared else kernel.attention(call)
    # On the CPU torch's function keeps all weights too, and is slower.
    by_hand = eager.is_on_cpu(call.query) or 0 in (*call.query.shape, *call.key.shape)
    if by_hand or not isinstance(dropout, nn.Dropout):
        return attention_with_weights(call, dropout)[0]
    return _dropped(call, dropout.p)


def _drops(dropout: nn.Module) -> bool:
    """Tell whether weights go through the dropout; another module in its place gets them always."""
    if isinstance(dropout, nn.Dropout):
        return dropout.training and dropout.p > 0
    return not isinstance(dropout, nn.Identity)


def _shared_heads(call: Call) -> Tensor:
    """Return the output where each head of keys and values serves a group of query heads."""
    n = call.query.shape[-2]
    if call.is_causal and eager.is_known(call.key.shape[-2] > n):
        call = _core.without_future(call)
    query, key, _, mask, bias = call.arrays()
    num_heads, traced = query.shape[-3], eager.is_traced()
    alike = not call.is_causal and _serves_all(mask) and _serves_all(bias)
    # torch.export would hold a program to a length that is multiplied.
    if alike and (not traced or eager.is_known(n == 1)):
        # The heads of a group attend to the same keys: they are more queries of one head.
        query = query.unflatten(-3, (key.shape[-3], -1)).flatten(-3, -2)
        output = kernel.attention(call.replace(query=query))
        return output.reshape(*output.shape[:-3], num_heads, n, output.shape[-1])
    # A program may meet keys beyond the last query, of which torch's kernel lets a NaN through.
    square = not call.is_causal or not traced or eager.is_known(key.shape[-2] == n)
    empty = 0 in (*query.shape, *key.shape)
    if mask is None and bias is None and square and not (empty or eager.is_transformed()):
        return _torch_attention(call, None, 0.0)
    return kernel.attention(_repeated(call))


def attention_with_weights(call: Call, dropout: nn.Module) -> Attention[Tensor]:
    """Return output and weights per head; what is dropped is missing from the output alone."""
    call = _repeated(_core.with_causal_mask(call, xp))
    if not _drops(dropout):
        return Attention(*_core.attention(call, xp))
    call = _core.without_hidden(call, xp)
    nothing = call.value[..., :0]  # the average comes below, with some of the weights dropped
    _, weights = _core.attention(call.replace(value=nothing), xp)
    return Attention(matmul(dropout(weights), call.value), weights)


def _dropped(call: Call, dropout_p: float) -> Tensor:
    """Let torch's own function drop weights, safe for empty rows and for unused keys."""
    if call.mask is None and call.bias is None:
        return _torch_attention(call, None, dropout_p)
    # With a term torch has no kernel for shared heads on other devices.
    call = _repeated(_core.with_causal_mask(call, xp))
    key, value, term = kernel.kernel_arguments(call)
    return _torch_attention(call.replace(key=key, value=value), term, dropout_p)


def _torch_attention(call: Call, term: Tensor | None, dropout_p: float) -> Tensor:
    """Call F.scaled_dot_product_attention on arguments with the same leading axes."""
    query, key, value, *_ = call.arrays()
    dtype = query.dtype
    if eager.is_on_cpu(query):  # whose kernel rounds the weights to half precision
        query, key, value = (upcast(x, xp) for x in (query, key, value))
    batch = tuple(query.shape[:-3])
    for x in (key, value):
        batch = broadcast_shapes(batch, x.shape[:-3]) or batch
    query, key, value = (x.expand(*batch, *x.shape[-3:]) for x in (query, key, value))
    if term is not None and term.dtype != torch.bool:
        term = term.to(query.dtype)
    options = {"is_causal": call.is_causal, "enable_gqa": key.shape[-3] != query.shape[-3]}
    with eager.without_autocast(query):
        output = F.scaled_dot_product_attention(
            query, key, value, term, dropout_p=dropout_p, **options
        )
    return kernel.once_differentiable(output).to(dtype)


def _serves_all(term: Tensor | None) -> bool:
    """Tell whether a mask or bias is the same for all heads and queries."""
    return term is None or all(size == 1 for size in term.shape[-3:-1])


def _repeated(call: Call) -> Call:
    """Give each query head the keys and values of its group."""
    num_heads, num_kv_heads = call.query.shape[-3], call.key.shape[-3]
    if num_heads == num_kv_heads:
        return call
    times = num_heads // num_kv_heads
    key, value = (x.repeat_interleave(times, -3) for x in (call.key, call.value))
    return call.replace(key=key, value=value)
