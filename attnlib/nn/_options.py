"""The keywords that every layer hands down to attention: checked, and turned into a call."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, NamedTuple, TypedDict

import array_api_compat.torch as xp
import torch
from torch import Tensor, nn
from torch.nn import functional as F

from attnlib import _array, _core
from attnlib._core import Call
from attnlib._hints import refuse_keywords
from attnlib._torch import eager
from attnlib.nn import _checks
from attnlib.nn.cache import KeyValue, KeyValueCache
from attnlib.nn.position import Position


class Options(TypedDict, total=False):
    """The keywords of :meth:`attnlib.nn.MultiHeadAttention.forward`, where they are described."""

    mask: Tensor | None
    bias: Tensor | None
    is_causal: bool
    position: Position | None
    cache: KeyValueCache | Sequence[KeyValueCache] | None
    need_weights: bool


def check_keywords(function: str, options: Any, known: Any = Options) -> None:
    """Refuse keywords that are not known, by the name of what was called."""
    for name in options:
        if name not in known.__annotations__:
            refuse_keywords(function, {name: None})


def caches_of(options: Options, num_layers: int) -> Sequence[KeyValueCache | None]:
    """Return the caches of a stack, one for each layer, or as many times None.

    What one of the layers would refuse is refused here, before another has kept its tokens.
    """
    caches = options.get("cache")
    if caches is None:
        return [None] * num_layers
    if not isinstance(caches, Sequence) or len(caches) != num_layers:
        raise ValueError(
            f"cache must be a list of {num_layers}, one KeyValueCache for each layer; got {caches!r}."
        )
    for i, cache in enumerate(caches):
        _checks.check_kind(f"cache[{i}]", cache, KeyValueCache)
    given = [cache for cache in caches if cache is not None]
    if len({id(cache) for cache in given}) < len(given):  # as [KeyValueCache()] * num_layers is
        raise ValueError("cache must hold another KeyValueCache for each layer; got one twice.")
    for cache in given:
        if _form(cache) != _form(given[0]):
            raise ValueError(
                "cache must hold the same tokens of the same batch for each layer; "
                f"got {_described(given[0])}, then {_described(cache)}."
            )
    return caches


def stacked(
    kind: type[nn.Module], num_layers: int, *sizes: Any, **options: Any
) -> tuple[nn.ModuleList, nn.Module]:
    """Return layers, and the norm that follows them where theirs come first."""
    _checks.check_count(1, num_layers=num_layers)
    layers: Any = nn.ModuleList(kind(*sizes, **options) for _ in range(num_layers))
    norm = deepcopy(layers[-1].feed_forward_norm) if layers[-1].pre_norm else nn.Identity()
    return layers, norm


def through(
    layers: nn.ModuleList,
    x: Tensor,
    options: Options,
    caches: Sequence[KeyValueCache | None],
    *,
    need_hidden_states: bool,
    positions: Sequence[Position | None] | None = None,
) -> tuple[Tensor, tuple[Tensor, ...] | None, tuple[Tensor, ...] | None]:
    """Pass vectors through layers; return, where asked for, what each returned and its weights."""
    hidden_states, weights = [x], []
    positions = [options.get("position")] * len(layers) if positions is None else positions
    for layer, position, cache in zip(layers, positions, caches, strict=True):
        x, layer_weights = layer(x, **{**options, "position": position, "cache": cache})
        weights.append(layer_weights)
        if need_hidden_states:
            hidden_states.append(x)
    hidden = tuple(hidden_states) if need_hidden_states else None
    return x, hidden, tuple(weights) if options.get("need_weights") else None


def _form(cache: KeyValueCache) -> tuple[Any, ...]:
    """Return in what the caches of a stack are alike; with windows they may keep other numbers."""
    parts = cache.kept or ()
    return cache.length, *((*part.shape[:-2], part.shape[-1], part.device) for part in parts)


def _described(cache: KeyValueCache) -> str:
    kept = cache.kept
    parts = "nothing" if kept is None else f"keys {tuple(kept.key.shape)} on {kept.key.device}"
    return f"{cache!r} with {parts}"


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
        call = call.replace(bias=_sum(call.bias, bias))
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


def _sum(bias: Tensor | None, other: Tensor | None) -> Tensor | None:
    return bias if other is None else other if bias is None else bias + other
