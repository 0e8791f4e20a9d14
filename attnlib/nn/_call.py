"""From what a layer is given to the function that attends.

Terms are checked and meet the window and the cache; positions and cache make longer keys; then it is
chosen which function attends: with weights or without, with dropout, with shared keys and values.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import array_api_compat.torch as xp
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from attnlib import _array, _core
from attnlib._array import matmul, upcast
from attnlib._core import Call
from attnlib._torch import eager, kernel
from attnlib.lookup import Attention
from attnlib.nn import _checks
from attnlib.nn.cache import KeyValue, KeyValueCache
from attnlib.nn.position import Position


class Terms(NamedTuple):
    """What says who may attend to whom, for the cached keys too, which come first."""

    mask: Tensor | None
    bias: Tensor | None
    is_causal: bool


def combine(
    query_x: Tensor,
    shape: tuple[int, ...],
    terms: Terms,
    position: Position | None,
    cache: KeyValueCache | None,
    window: int | None = None,
) -> Terms:
    """Refuse what does not fit the weights' shape, in which cached keys do not count yet.

    Return what a window and a cache leave of the terms: causality in the mask, where one is needed.
    """
    mask, bias, is_causal = terms
    _checks.check_flag(is_causal=is_causal)
    _checks.check_kind("position", position, Position)
    _checks.check_kind("cache", cache, KeyValueCache)
    _checks.check_kind("mask", mask, Tensor)
    _checks.check_kind("bias", bias, Tensor)
    past = 0 if cache is None or cache.kept is None else cache.kept.key.shape[-2]
    n, m = shape[-2], shape[-1] + past
    if cache is not None:
        mask, bias = (_of_kept(term, cache.length - past, m) for term in (mask, bias))
    _checks.check_mask(mask, (*shape[:-1], m))
    _checks.check_bias(bias, (*shape[:-1], m))
    if window is not None and not all(eager.is_known(k <= window) for k in (m, past + n)):
        right = past + (0 if is_causal else window - 1)
        allowed = _core.band(n, m, window - 1 - past, right, xp, query_x.device)
    elif not is_causal or eager.is_known(past == 0):
        return Terms(mask, bias, is_causal)
    elif eager.is_known(n == 1) and eager.is_known(m == past + 1):  # the last token sees them all
        return Terms(mask, bias, False)
    else:
        allowed = _core.causal(n, m, past, xp, query_x.device)
    return Terms(allowed if mask is None else mask & allowed, bias, False)


def _of_kept(term: Tensor | None, dropped: int, n_keys: int) -> Tensor | None:
    """Return a mask or bias without the keys that the cache has dropped, where it has them."""
    whole = term is not None and term.ndim > 0 and dropped and term.shape[-1] == dropped + n_keys
    return term[..., dropped:] if whole and term is not None else term


def without_hidden(
    query_x: Tensor, *vectors: Tensor, mask: Any, bias: Any = None, is_causal: bool = False
) -> tuple[Tensor, ...]:
    """Zero vectors that no query of any head may see, before they reach a projection's gradient."""
    if not torch.is_grad_enabled():
        return vectors
    n_queries, n_keys = query_x.shape[-2], vectors[0].shape[-2]
    mask = _core.visible(mask, bias, xp)
    rows = mask is not None and mask.ndim > 1 and mask.shape[-2] > 1
    if is_causal and (rows or not eager.is_known(n_keys <= n_queries)):
        # A mask with a row for each query may hide with the causal one what neither does alone;
        # else the last query sees whatever any of them sees.
        shape = (n_queries, n_keys, 0) if rows else (1, n_keys, n_queries - 1)
        causal = _core.causal(*shape, xp, query_x.device)
        mask = causal if mask is None else mask & causal
    if mask is not None and mask.ndim > 2:
        mask = _array.any_true(mask, -3, xp)
    return _core.zero_unattended(mask, xp, *vectors)


def resolve(
    call: Call, position: Position | None, cache: KeyValueCache | None, window: int | None = None
) -> Call:
    """Turn positions and cache into longer keys and a bias."""
    n_new, first = call.key.shape[-2], 0 if cache is None else cache.length
    if position is not None:
        query, key = (position.rotate(x, first) for x in (call.query, call.key))
        call = call.replace(query=query, key=key)
    if cache is not None:
        key, value = cache.joined(KeyValue(call.key, call.value))
        call = call.replace(key=key, value=value)
    if position is not None:
        n_keys = call.key.shape[-2]
        bias = position.bias(call.query, n_keys, n_keys - n_new)
        _checks.check_broadcast(
            (*call.query.shape[:-1], n_keys), of="the weights by a position", bias=bias
        )
        if bias is not None:
            call = call.replace(bias=bias if call.bias is None else call.bias + bias)
    if cache is not None:  # last: a call that is refused leaves no trace
        cache.keep(KeyValue(call.key, call.value), n_new, window)
    return call


def with_sink(call: Call, sink_logit: Tensor) -> Call:
    """Append a key of no token: its score is learnt, for each head, and its value is zero."""
    call = _core.with_causal_mask(call, xp)
    n_keys = call.key.shape[-2]
    key, value = (F.pad(x, (0, 0, 0, 1)) for x in (call.key, call.value))
    mask, bias = call.mask, F.pad(sink_logit[:, None, None], (n_keys, 0))
    if mask is not None:
        mask = F.pad(mask.expand(*mask.shape[:-1], n_keys), (0, 1), value=True)
    if call.bias is not None:
        bias = bias + F.pad(call.bias.expand(*call.bias.shape[:-1], n_keys), (0, 1))
    return call.replace(key=key, value=value, mask=mask, bias=bias)


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
        batch = _checks.broadcast_shapes(batch, x.shape[:-3]) or batch
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
