"""Which function attends: with weights or without, with dropout, with shared keys and values."""

from __future__ import annotations

import math

import array_api_compat.torch as xp
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from attnlib._array import drop_unused, widen
from attnlib.efficient import memory_efficient_attention
from attnlib.lookup import Attention
from attnlib.masking import causal_mask
from attnlib.nn._checks import broadcast_shapes
from attnlib.nn._options import Call
from attnlib.scaling import scaled_dot_product_attention


def attention(call: Call, dropout_p: float) -> Tensor:
    """Return the output per head, (..., num_heads, n_queries, d_v); no weights are kept."""
    query, key, value, mask, bias, is_causal = call
    if dropout_p > 0.0 and 0 not in (*query.shape, *key.shape):
        return _with_dropout(call, dropout_p)
    num_heads, num_kv_heads, n = query.shape[-3], key.shape[-3], query.shape[-2]
    grouped = num_kv_heads != num_heads
    if grouped and not is_causal and _serves_all(mask) and _serves_all(bias):
        # All heads of a group ask the same keys the same way: they are more queries of one head.
        query = query.unflatten(-3, (num_kv_heads, -1)).flatten(-3, -2)  # (..., kv, g n, d_k)
    elif grouped:
        key, value = _repeated(key, num_heads), _repeated(value, num_heads)
    output: Tensor = memory_efficient_attention(
        query, key, value, mask=mask, bias=bias, is_causal=is_causal
    )
    return output if output.shape[-2] == n else output.unflatten(-2, (-1, n)).flatten(-4, -3)


def attention_with_weights(call: Call, dropout: nn.Dropout) -> Attention:
    """Return output and weights per head; what is dropped is missing from the output alone."""
    query, key, value, mask, bias, _ = _without_flag(call)
    key, value = _repeated(key, query.shape[-3]), _repeated(value, query.shape[-3])
    if not (dropout.training and dropout.p > 0):
        return scaled_dot_product_attention(query, key, value, mask=mask, bias=bias)
    nothing = value[..., :0]  # the average comes below, with some of the weights dropped
    weights = scaled_dot_product_attention(query, key, nothing, mask=mask, bias=bias).weights
    return Attention(dropout(weights) @ drop_unused(value, mask, xp), weights)


def _with_dropout(call: Call, dropout_p: float) -> Tensor:
    """Let torch's own function drop weights, and mend what it does to rows without a key."""
    dtype = call.query.dtype
    if call.mask is not None or call.bias is not None:
        call = _without_flag(call)
    query, key, value, mask, bias, is_causal = call
    if bias is not None:
        seen = bias != -math.inf
        mask = seen if mask is None else mask & seen
    rows = None if mask is None else mask.any(-1, keepdim=True)  # queries that see anything
    term = mask if rows is None else mask | ~rows
    if bias is not None:
        term = torch.where(mask, bias, -math.inf).where(rows, 0.0)
    key, value = (drop_unused(x, _of_group(mask, x.shape[-3]), xp) for x in (key, value))
    if query.device.type == "cpu":
        query, key, value = (widen(x, xp) for x in (query, key, value))
    output = F.scaled_dot_product_attention(
        *_broadcast(query, key, value),
        attn_mask=term if term is None or term.dtype == torch.bool else term.to(query.dtype),
        dropout_p=dropout_p,
        is_causal=is_causal,
        enable_gqa=key.shape[-3] != query.shape[-3],
    ).to(dtype)
    return output if rows is None else output.where(rows, 0.0)


def _without_flag(call: Call) -> Call:
    """Write the causal flag into the mask."""
    if not call.is_causal:
        return call
    causal = causal_mask(call.query.shape[-2], call.key.shape[-2], like=call.query)
    mask = causal if call.mask is None else call.mask & causal
    return call._replace(mask=mask, is_causal=False)


def _serves_all(term: Tensor | None) -> bool:
    """Tell whether a mask or bias is the same for all heads and queries."""
    return term is None or all(size == 1 for size in term.shape[-3:-1])


def _of_group(mask: Tensor | None, num_kv_heads: int) -> Tensor | None:
    """Return where any query head of a group may attend, (..., num_kv_heads, n_queries, n_keys)."""
    if mask is None or mask.ndim < 3 or mask.shape[-3] in (1, num_kv_heads):
        return mask
    return mask.unflatten(-3, (num_kv_heads, -1)).any(-3)


def _repeated(x: Tensor, num_heads: int) -> Tensor:
    """Give each query head the keys or values of its group."""
    return x if x.shape[-3] == num_heads else x.repeat_interleave(num_heads // x.shape[-3], -3)


def _broadcast(*arrays: Tensor) -> tuple[Tensor, ...]:
    """Give all the same leading axes before the heads."""
    batch = arrays[0].shape[:-3]
    for x in arrays[1:]:
        batch = broadcast_shapes(batch, x.shape[:-3]) or batch
    return tuple(x.expand(*batch, *x.shape[-3:]) for x in arrays)
