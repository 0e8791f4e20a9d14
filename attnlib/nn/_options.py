"""How a call attends: the keywords that every layer hands down, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypedDict

import array_api_compat.torch as xp
import torch
from torch import Tensor

from attnlib import _array, _core
from attnlib._hints import refuse_keywords
from attnlib._torch import eager
from attnlib.masking import causal_mask
from attnlib.nn._checks import (
    check_bias,
    check_broadcast,
    check_flag,
    check_kind,
    check_mask,
    heads_term,
)
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


_KEYWORDS = frozenset(Options.__annotations__)


def check_keywords(function: str, options: Options) -> None:
    """Refuse keywords that no attention takes, by the name of what was called."""
    for name in options:
        if name not in _KEYWORDS:
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
        check_kind(f"cache[{i}]", cache, KeyValueCache)
    own = [cache for cache in caches if cache is not None]
    if len({id(cache) for cache in own}) < len(own):  # as [KeyValueCache()] * num_layers is
        raise ValueError("cache must hold another KeyValueCache for each layer; got one twice.")
    for cache in own:
        if _form(cache) != _form(own[0]):
            raise ValueError(
                "cache must hold the same tokens of the same batch for each layer; "
                f"got {_told(own[0])}, then {_told(cache)}."
            )
    return caches


def _form(cache: KeyValueCache) -> tuple[Any, ...]:
    """Return in what the caches of a stack are alike; with windows they may keep other numbers."""
    parts = cache.kept or ()
    return cache.length, *((*part.shape[:-2], part.shape[-1], part.device) for part in parts)


def _told(cache: KeyValueCache) -> str:
    kept = cache.kept
    parts = "nothing" if kept is None else f"keys {tuple(kept.key.shape)} on {kept.key.device}"
    return f"{cache!r} with {parts}"


class Terms(NamedTuple):
    """Who may attend to whom, in the caller's words."""

    mask: Tensor | None = None
    bias: Tensor | None = None
    is_causal: bool = False

    def with_heads(self, batch: tuple[int, ...]) -> Terms:
        """Give mask and bias their axis for the heads."""
        mask, bias = heads_term(self.mask, batch), heads_term(self.bias, batch, "bias")
        return Terms(mask, bias, self.is_causal)

    def check(
        self, shape: tuple[int, ...], position: Position | None, cache: KeyValueCache | None
    ) -> None:
        """Refuse what does not fit the weights' shape, in which cached keys do not count yet."""
        check_flag(is_causal=self.is_causal)
        check_kind("position", position, Position)
        check_kind("cache", cache, KeyValueCache)
        check_kind("mask", self.mask, Tensor)
        check_kind("bias", self.bias, Tensor)
        if cache is not None and cache.kept is not None:
            shape = (*shape[:-1], shape[-1] + cache.kept.key.shape[-2])
        check_mask(self.mask, shape)
        check_bias(self.bias, shape)

    def seen(self, query_x: Tensor, key_x: Tensor) -> Tensor | None:
        """Return which keys any query of any head may see, where gradients ask; None if all of them."""
        if not torch.is_grad_enabled():
            return None
        n_queries, n_keys = query_x.shape[-2], key_x.shape[-2]
        mask = _core.seen(self.mask, self.bias, xp)
        rows = mask is not None and mask.ndim > 1 and mask.shape[-2] > 1
        if self.is_causal and (rows or not eager.is_known(n_keys <= n_queries)):
            # A mask with a row for each query may hide with the causal one what neither does alone;
            # else the last query sees whatever any of them sees.
            shape = (n_queries, n_keys, 0) if rows else (1, n_keys, n_queries - 1)
            causal = _core.causal(*shape, xp, key_x.device)
            mask = causal if mask is None else mask & causal
        return mask if mask is None or mask.ndim < 3 else _array.any_true(mask, -3, xp)


def used(x: Tensor, seen: Tensor | None) -> Tensor:
    """Zero keys that no query may see, before a NaN in them reaches a parameter's gradient."""
    found: Tensor = _core.zero_unattended(seen, xp, x)[0]
    return found


class Call(NamedTuple):
    """Queries, keys and values per head, and who may attend to whom."""

    query: Tensor
    key: Tensor
    value: Tensor
    mask: Tensor | None
    bias: Tensor | None
    is_causal: bool

    def but(self, **other: Any) -> Call:
        """Return the call with other arguments in the place of some, as torch.compile knows how."""
        return Call(**{**dict(zip(Call._fields, self, strict=True)), **other})


def resolve(call: Call, position: Position | None, cache: KeyValueCache | None) -> Call:
    """Turn positions and cache into longer keys, a mask and a bias."""
    n_new, first = call.key.shape[-2], 0 if cache is None else cache.length
    if position is not None:
        query, key = (position.rotate(x, first) for x in (call.query, call.key))
        call = call.but(query=query, key=key)
    if cache is not None:
        key, value = cache.joined(KeyValue(call.key, call.value))
        call = call.but(key=key, value=value)
    n_keys = call.key.shape[-2]
    past = n_keys - n_new  # how many of the keys come before the first query's own
    if position is not None:
        bias = position.bias(call.query, n_keys, past)
        check_broadcast((*call.query.shape[:-1], n_keys), of="the weights by a position", bias=bias)
        call = call.but(bias=_sum(call.bias, bias))
    if cache is not None:
        call = _beside_cache(call, past, cache.window)
        cache.keep(
            KeyValue(call.key, call.value), n_new
        )  # last: a call that is refused leaves no trace
    return call


def causal_as_mask(call: Call) -> Call:
    """Write the causal flag into the mask."""
    if not call.is_causal:
        return call
    return _masked(call, causal_mask(call.query.shape[-2], call.key.shape[-2], like=call.query))


def _beside_cache(call: Call, past: int, window: int | None) -> Call:
    """Mask what cached keys, `past` of them before the first query's own, make different."""
    n, m = call.query.shape[-2], call.key.shape[-2]
    if window is not None and not eager.is_known(m <= window):
        right = past if call.is_causal else m
        left = window - 1 - past  # below 0: only the past
        return _masked(call, _core.band(n, m, left, right, xp, call.query.device))
    if not call.is_causal or eager.is_known(past == 0):
        return call
    # The last token may attend to all that came before.
    if eager.is_known(n == 1) and eager.is_known(m == past + 1):
        return call.but(is_causal=False)
    return _masked(call, causal_mask(n, m, offset=past, like=call.query))


def _masked(call: Call, other: Tensor) -> Call:
    """Add to the mask one that says what the causal flag said."""
    mask = other if call.mask is None else call.mask & other
    return call.but(mask=mask, is_causal=False)


def _sum(bias: Tensor | None, other: Tensor | None) -> Tensor | None:
    return bias if other is None else other if bias is None else bias + other
