"""The keywords that every layer hands down to attention, and how a stack passes them on."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, TypedDict

from torch import Tensor, nn

from attnlib.nn import _checks
from attnlib.nn.cache import KeyValueCache
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
    for i, cache in enumerate(caches):
        _checks.check_kind(f"cache[{i}]", cache, KeyValueCache)
    given = [cache for cache in caches if cache is not None]
    if len({id(cache) for cache in given}) < len(given):  # as [KeyValueCache()] * num_layers is
        raise ValueError("cache must hold another KeyValueCache for each layer; got one twice.")
    if any(cache.length != given[0].length for cache in given):
        raise ValueError(f"cache must hold the same tokens for each layer; got {caches!r}.")
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
) -> tuple[Tensor, tuple[Tensor, ...] | None, tuple[Tensor, ...] | None]:
    """Pass vectors through layers; return, where asked for, what each returned and its weights."""
    hidden_states, weights = [x], []
    for layer, cache in zip(layers, caches, strict=True):
        x, layer_weights = layer(x, **{**options, "cache": cache})
        weights.append(layer_weights)
        if need_hidden_states:
            hidden_states.append(x)
    hidden = tuple(hidden_states) if need_hidden_states else None
    return x, hidden, tuple(weights) if options.get("need_weights") else None
