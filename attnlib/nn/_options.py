"""How a call attends: the keywords that every layer hands down, and what they come to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, TypedDict

from torch import Tensor

from attnlib.masking import causal_mask, window_mask
from attnlib.nn._checks import check_kind
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
    if isinstance(caches, KeyValueCache) or len(caches) != num_layers:
        raise ValueError(
            f"cache must be a list of {num_layers}, one KeyValueCache for each layer; got {caches!r}."
        )
    return caches


class Call(NamedTuple):
    """Queries, keys and values per head, and who may attend to whom."""

    query: Tensor
    key: Tensor
    value: Tensor
    mask: Tensor | None
    bias: Tensor | None
    is_causal: bool


def resolve(call: Call, position: Position | None, cache: KeyValueCache | None) -> Call:
    """Turn positions and cache into longer keys, a mask and a bias."""
    check_kind("position", position, Position)
    check_kind("cache", cache, KeyValueCache)
    query, key, value, mask, bias, is_causal = call
    first = 0 if cache is None else cache.length
    if position is not None:
        query, key = position.rotate(query, first), position.rotate(key, first)
    past = 0  # how many of the keys come before the first query's own
    if cache is not None:
        n_new = key.shape[-2]
        key, value = cache.append(KeyValue(key, value))
        past = key.shape[-2] - n_new
    if position is not None:
        bias = _sum(bias, position.bias(query, key.shape[-2], past))
    if cache is not None:
        mask, is_causal = _seen(query, key, mask, is_causal, past, cache.window)
    return Call(query, key, value, mask, bias, is_causal)


def causal_as_mask(call: Call) -> Call:
    """Write the causal flag into the mask."""
    if not call.is_causal:
        return call
    causal = causal_mask(call.query.shape[-2], call.key.shape[-2], like=call.query)
    mask = causal if call.mask is None else call.mask & causal
    return call._replace(mask=mask, is_causal=False)


def _seen(
    query: Tensor, key: Tensor, mask: Tensor | None, is_causal: bool, past: int, window: int | None
) -> tuple[Tensor | None, bool]:
    """Return the mask beside cached keys, and whether the kernel's own causal mask still fits."""
    n, m = query.shape[-2], key.shape[-2]
    if window is not None and m > window:
        left = window - 1 - past
        band = window_mask(n, m, left=left, right=past if is_causal else m, like=query)
        return band if mask is None else mask & band, False
    if not is_causal or past == 0:
        return mask, is_causal
    if n == 1 and m == past + 1:  # the last token may attend to all that came before
        return mask, False
    causal = causal_mask(n, m, offset=past, like=query)
    return causal if mask is None else mask & causal, False


def _sum(bias: Tensor | None, other: Tensor | None) -> Tensor | None:
    return bias if other is None else other if bias is None else bias + other
