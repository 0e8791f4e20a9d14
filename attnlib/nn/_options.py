"""How a call attends: the keywords that every layer hands down, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple, TypedDict

from torch import Tensor

from attnlib import _array, _core
from attnlib.masking import causal_mask
from attnlib.nn._checks import (
    broadcast_shapes,
    check_broadcast,
    check_flag,
    check_floating,
    check_kind,
    check_mask,
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


def caches_of(options: Options, num_layers: int) -> Sequence[KeyValueCache | None]:
    """Return the caches of a stack, one for each layer, or as many times None."""
    caches = options.get("cache")
    if caches is None:
        return [None] * num_layers
    if not isinstance(caches, Sequence) or len(caches) != num_layers:
        raise ValueError(
            f"cache must be a list of {num_layers}, one KeyValueCache for each layer; got {caches!r}."
        )
    own = [cache for cache in caches if cache is not None]
    if len({id(cache) for cache in own}) < len(own):  # as [KeyValueCache()] * num_layers is
        raise ValueError("cache must hold another KeyValueCache for each layer; got one twice.")
    return caches


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

    def checked(self) -> Call:
        """Check mask and bias, before something is made of them; return the call."""
        batch = broadcast_shapes(self.query.shape[:-3], self.key.shape[:-3])
        batch = self.query.shape[:-3] if batch is None else batch
        shape = (*batch, *self.query.shape[-3:-1], self.key.shape[-2])
        check_mask(self.mask, shape)
        check_broadcast(shape, bias=self.bias)
        return self


def resolve(call: Call, position: Position | None, cache: KeyValueCache | None) -> Call:
    """Turn positions and cache into longer keys, a mask and a bias."""
    check_flag(is_causal=call.is_causal)
    check_kind("position", position, Position)
    check_kind("cache", cache, KeyValueCache)
    check_kind("bias", call.bias, Tensor)
    if call.bias is not None:
        check_floating(bias=call.bias)
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
        bias = _sum(call.bias, position.bias(call.query, n_keys, past))
        call = call.but(bias=bias)
    if cache is not None:
        call = _beside_cache(call.checked(), past, cache.window)
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
    if window is not None and m > window:
        right = past if call.is_causal else m
        xp, left = _array.namespace(query=call.query), window - 1 - past  # below 0: only the past
        return _masked(call, _core.band(n, m, left, right, xp, call.query.device))
    if not call.is_causal or past == 0:
        return call
    if n == 1 and m == past + 1:  # the last token may attend to all that came before
        return call.but(is_causal=False)
    return _masked(call, causal_mask(n, m, offset=past, like=call.query))


def _masked(call: Call, other: Tensor) -> Call:
    """Add to the mask one that says what the causal flag said."""
    mask = call.checked().mask
    mask = other if mask is None else mask & other
    return call.but(mask=mask, is_causal=False)


def _sum(bias: Tensor | None, other: Tensor | None) -> Tensor | None:
    return bias if other is None else other if bias is None else bias + other
