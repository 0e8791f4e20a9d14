"""Which function attends: with weights or without, with dropout, with shared keys and values."""

from __future__ import annotations

import array_api_compat.torch as xp
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from attnlib import _core
from attnlib._array import matmul, wide_dtype, widen
from attnlib._torch import eager
from attnlib._torch.kernel import kernel_arguments, once_differentiable
from attnlib.efficient import memory_efficient_attention
from attnlib.lookup import Attention
from attnlib.nn._checks import broadcast_shapes
from attnlib.nn._options import Call, causal_as_mask
from attnlib.scaling import scaled_dot_product_attention


def attention(call: Call, dropout: nn.Module) -> Tensor:
    """Return the output per head, (..., num_heads, n_queries, d_v)."""
    if not _drops(dropout):
        return _without_weights(call)
    # On the CPU torch's function keeps all weights too, and is slower.
    by_hand = _on_cpu(call.query) or 0 in (*call.query.shape, *call.key.shape)
    if by_hand or not isinstance(dropout, nn.Dropout):
        return attention_with_weights(call, dropout)[0]
    return _dropped(call, dropout.p)


def _drops(dropout: nn.Module) -> bool:
    """Tell whether weights go through the dropout; another module in its place gets them always."""
    if isinstance(dropout, nn.Dropout):
        return dropout.training and dropout.p > 0
    return not isinstance(dropout, nn.Identity)


def _without_weights(call: Call) -> Tensor:
    query, key, value, mask, bias, is_causal = call
    plain, n, n_keys = mask is None and bias is None, query.shape[-2], key.shape[-2]
    if is_causal and plain and eager.is_known(n_keys > n):  # no query sees the keys beyond
        key, value, n_keys = key[..., :n, :], value[..., :n, :], n
    num_heads, num_kv_heads = query.shape[-3], key.shape[-3]
    grouped, empty = num_kv_heads != num_heads, 0 in (*query.shape, *key.shape)
    # A program may meet keys beyond, and torch.export would hold it to a length that is multiplied.
    traced = eager.is_traced()
    own = plain and (not is_causal or not traced or eager.is_known(n_keys == n))
    serves_all = not is_causal and _serves_all(mask) and _serves_all(bias)
    if grouped and serves_all and (not traced or eager.is_known(n == 1)):
        # The heads of a group attend to the same keys: they are more queries of one head.
        rows = num_heads // num_kv_heads * n
        query = query.reshape(*query.shape[:-3], num_kv_heads, rows, query.shape[-1])
    elif grouped and own and not (empty or eager.is_transformed()):
        return _torch_attention(query, key, value, None, is_causal, 0.0)
    elif grouped:
        key, value = _repeated(key, num_heads), _repeated(value, num_heads)
    output: Tensor = memory_efficient_attention(
        query, key, value, mask=mask, bias=bias, is_causal=is_causal
    )
    return output.reshape(*output.shape[:-3], num_heads, n, output.shape[-1])


def attention_with_weights(call: Call, dropout: nn.Module) -> Attention[Tensor]:
    """Return output and weights per head; what is dropped is missing from the output alone."""
    query, key, value, mask, bias, _ = causal_as_mask(call)
    key, value = _repeated(key, query.shape[-3]), _repeated(value, query.shape[-3])
    if not _drops(dropout):
        return scaled_dot_product_attention(query, key, value, mask=mask, bias=bias)
    if bias is not None:
        mask, bias = _core.split_bias(mask, bias, wide_dtype(query, xp), xp)
    nothing = value[..., :0]  # the average comes below, with some of the weights dropped
    weights = scaled_dot_product_attention(query, key, nothing, mask=mask, bias=bias).weights
    (value,) = _core.zero_unattended(mask, xp, value)
    return Attention(matmul(dropout(weights), value), weights)


def _dropped(call: Call, dropout_p: float) -> Tensor:
    """Let torch's own function drop weights, safe for empty rows and for unused keys."""
    if call.mask is not None or call.bias is not None:
        call = causal_as_mask(call)
    query, key, value, mask, bias, is_causal = call
    if mask is None and bias is None:
        return _torch_attention(query, key, value, None, is_causal, dropout_p)
    # With a term torch has no kernel for shared heads on other devices.
    key, value = (_repeated(x, query.shape[-3]) for x in (key, value))
    key, value, term = kernel_arguments(query, key, value, mask, bias)
    return _torch_attention(query, key, value, term, False, dropout_p)


def _torch_attention(
    query: Tensor, key: Tensor, value: Tensor, term: Tensor | None, is_causal: bool, p: float
) -> Tensor:
    """Call F.scaled_dot_product_attention on arguments with the same leading axes."""
    dtype = query.dtype
    if _on_cpu(query):  # whose kernel rounds the weights to half precision
        query, key, value = (widen(x, xp) for x in (query, key, value))
    batch = tuple(query.shape[:-3])
    for x in (key, value):
        batch = broadcast_shapes(batch, x.shape[:-3]) or batch
    query, key, value = (x.expand(*batch, *x.shape[-3:]) for x in (query, key, value))
    if term is not None and term.dtype != torch.bool:
        term = term.to(query.dtype)
    grouped = key.shape[-3] != query.shape[-3]
    with eager.without_autocast(query):
        output = F.scaled_dot_product_attention(
            query, key, value, term, dropout_p=p, is_causal=is_causal, enable_gqa=grouped
        )
    return once_differentiable(output).to(dtype)


def _serves_all(term: Tensor | None) -> bool:
    """Tell whether a mask or bias is the same for all heads and queries."""
    return term is None or all(size == 1 for size in term.shape[-3:-1])


def _repeated(x: Tensor, num_heads: int) -> Tensor:
    """Give each query head the keys or values of its group."""
    return x if x.shape[-3] == num_heads else x.repeat_interleave(num_heads // x.shape[-3], -3)


def _on_cpu(x: Tensor) -> bool:
    return x.device.type == "cpu"
