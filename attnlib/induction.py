"""Induction: a transformer of attention layers alone, in which two layers copy (chapter 14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Generic, NamedTuple

from attnlib import _array, _checks
from attnlib._array import AnyArray, Array
from attnlib.lookup import attend
from attnlib.masking import causal_mask
from attnlib.multihead import merge_heads, split_heads
from attnlib.position import rotate

__all__ = ["AttentionOnly", "attention_only"]


class AttentionOnly(NamedTuple, Generic[Array]):
    """The logits, and each layer's weights and heads, as :func:`attention_only` tells them."""

    logits: Array
    weights: tuple[Array, ...]
    heads: tuple[Array, ...]


def attention_only(
    tokens: AnyArray,
    params: Mapping[str, Array],
    *,
    num_heads: int,
    base: float = 100.0,
    flow: Array | None = None,
    instead: Mapping[tuple[int, int], Array] | None = None,
) -> AttentionOnly[Array]:
    r"""Run a causal transformer that has attention layers and nothing else.

    Parameters
    ----------
    tokens : array of integers, (..., n)
        The words' numbers.
    params : mapping of array
        ``embedding`` (n_words, d_model); ``layer1.w_q``, ``.w_k`` and ``.w_v`` (d_model,
        num_heads * d_head) and ``.w_o`` (num_heads * d_head, d_model), the same for ``layer2``
        and so on; ``unembedding`` (d_model, n_words).
    num_heads : int
        Of each layer.
    base : float, default 100.0
        Of the rotation of queries and keys by their positions.
    flow : array, optional
        Multiplies the weights after the softmax: 0 cuts an edge or a head, and nothing is
        shared out anew. Broadcastable to (n_layers, num_heads, n, n).
    instead : mapping, optional
        What heads find instead, such as their mean: from (layer, head), counted from 0, to an
        array broadcastable to (..., n, d_head).

    Returns
    -------
    AttentionOnly
        The ``logits`` of the word that comes next, (..., n, n_words); for each layer the
        ``weights`` (..., num_heads, n, n), before the flow, and the ``heads``, what each of
        them finds, (..., num_heads, n, d_head).

    See Also
    --------
    attnlib.pretrained.load_induction : Parameters that were trained.

    Notes
    -----
    Taught in chapter 14, induction. From :math:`x^{(0)}`, rows of the embedding, each layer goes to

    .. math:: x^{(l)} = x^{(l-1)} + \sum_h A_h\, \hat x^{(l-1)} W^V_h W^O_h,

    where the hat divides each vector by the root of the mean of its squares, and :math:`A_h` are
    the weights of causal attention with rotated queries and keys.

    References
    ----------
    Elhage et al. (2021), A mathematical framework for transformer circuits, "Attention-only
    models". Rotation and normalisation are not theirs.

    Examples
    --------
    >>> import numpy as np
    >>> from attnlib.pretrained import load_induction
    >>> text = np.array([7, 11, 13, 5, 7, 11])  # 7 11 has come again: what is next?
    >>> int(attention_only(text, load_induction(), num_heads=4).logits[-1].argmax())
    13
    """
    xp, layers = _checked(tokens, params, num_heads)
    others = _by_layer(instead or {}, len(layers), num_heads)
    n, weights, heads = tokens.shape[-1], [], []
    if flow is not None:
        _array.namespace(embedding=params["embedding"], flow=flow)
        shape = len(layers), num_heads, n, n
        _checks.check_broadcast(shape, of="all layers' weights", flow=flow)
        flow = xp.broadcast_to(flow, shape)
    dtype = params["embedding"].dtype
    embedding, unembedding = (_array.upcast(params[s], xp) for s in ("embedding", "unembedding"))
    x = embedding[_array.cast(tokens, xp.int64, xp)]  # (..., n, d_model); bytes would be a mask
    for layer, w in enumerate(layers):
        seen, v = _look(_normed(x, xp), w, num_heads, base, xp)
        through = seen if flow is None else seen * flow[layer, ...]
        found = _replace(through @ v, others[layer], xp)  # (..., num_heads, n, d_head)
        x = x + merge_heads(found) @ w["o"]
        weights.append(_array.cast(seen, dtype, xp))
        heads.append(_array.cast(found, dtype, xp))
    logits = _array.cast(_normed(x, xp) @ unembedding, dtype, xp)
    return AttentionOnly(logits, tuple(weights), tuple(heads))


def _look(
    x: Array, w: Mapping[str, Array], num_heads: int, base: float, xp: Any
) -> tuple[Array, Array]:
    """Return the weights (..., num_heads, n, n) and values (..., num_heads, n, d_head)."""
    n = x.shape[-2]
    _checks.check_projection(x=x, w_q=w["q"])
    q, k, v = (split_heads(x @ w[name], num_heads) for name in "qkv")
    places = xp.arange(n, device=x.device)
    q, k = (rotate(part, places, base=base) for part in (q, k))
    scores = q @ xp.matrix_transpose(k) / q.shape[-1] ** 0.5
    return attend(scores, v, mask=causal_mask(n, n, like=x)).weights, v


def _replace(found: Array, others: Mapping[int, Array], xp: Any) -> Array:
    """Put other arrays in the place of what some heads find."""
    parts = [found[..., head, :, :] for head in range(found.shape[-3])]
    for head, other in others.items():
        _array.namespace(heads=found, instead=other)
        _checks.check_broadcast(tuple(parts[head].shape), of="what the head finds", instead=other)
        parts[head] = xp.broadcast_to(other, parts[head].shape)
    return xp.stack(parts, axis=-3) if others else found


def _normed(x: Array, xp: Any) -> Array:
    """Divide each vector by the root of the mean of its squares."""
    return x / xp.sqrt(xp.mean(x * x, axis=-1, keepdims=True) + 1e-6)


def _by_layer(
    instead: Mapping[tuple[int, int], Array], n_layers: int, num_heads: int
) -> list[dict[int, Array]]:
    """Sort replacements by layer."""
    others: list[dict[int, Array]] = [{} for _ in range(n_layers)]
    for place, other in instead.items():
        if not isinstance(place, tuple) or len(place) != 2:
            raise TypeError(f"instead must have keys (layer, head); got {place!r}.")
        layer, head = _checks.check_count(None, layer=place[0], head=place[1])
        if not (0 <= layer < n_layers and 0 <= head < num_heads):
            raise ValueError(
                f"instead names layer {layer}, head {head}; there are {n_layers} layers "
                f"of {num_heads} heads, counted from 0."
            )
        others[layer][head] = other
    return others


def _checked(
    tokens: AnyArray, params: Mapping[str, Array], num_heads: int
) -> tuple[Any, list[dict[str, Array]]]:
    """Return the array library and the projections of each layer."""
    n_layers = max(1, sum(name.endswith(".w_q") for name in params))
    layers = [{s: f"layer{i}.w_{s}" for s in "qkvo"} for i in range(1, n_layers + 1)]
    names = ["embedding", *(name for layer in layers for name in layer.values()), "unembedding"]
    if missing := [name for name in names if name not in params]:
        raise ValueError(f"params must hold {', '.join(names)}; missing: {', '.join(missing)}.")
    arrays = {name: params[name] for name in names}
    xp = _array.namespace(tokens=tokens, **arrays)
    _checks.check_floating(**arrays)
    for name, array in arrays.items():
        _checks.check_matrix("d_in, d_out", **{name: array})
    if not xp.isdtype(tokens.dtype, "integral"):
        raise TypeError(f"tokens must hold integers; got dtype {tokens.dtype}.")
    if tokens.ndim < 1:
        raise ValueError("tokens must have shape (..., n); got a single number.")
    _checks.check_range("tokens", tokens, 0, params["embedding"].shape[0] - 1)
    widened = {name: _array.upcast(array, xp) for name, array in arrays.items()}
    return xp, [{s: widened[name] for s, name in layer.items()} for layer in layers]
