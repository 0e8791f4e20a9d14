"""Several heads: attention in parallel subspaces (chapter 06)."""

from __future__ import annotations

from typing import Any

from attnlib import _array, _checks, _core
from attnlib._array import AnyArray, Array, OtherArray
from attnlib._hints import hint_keywords
from attnlib.lookup import Attention
from attnlib.scaling import scaled_dot_product_attention

__all__ = ["merge_heads", "multi_head_attention", "split_heads"]


def split_heads(x: Array, num_heads: int) -> Array:
    r"""Cut the features into heads and move the heads before the positions.

    Parameters
    ----------
    x : array, (..., n, d_model)
        One vector for each position.
    num_heads : int
        How many heads; must divide d_model.

    Returns
    -------
    array, (..., num_heads, n, d_model / num_heads)
        Head h holds the h-th slice of the features of every position.

    Notes
    -----
    Taught in chapter 06, multihead. First cut the last axis, then swap:

    .. math:: (n,\, h d) \to (n,\, h,\, d) \to (h,\, n,\, d).

    A reshape to (h, n, d) at once has the right shape and takes rows from their positions.

    References
    ----------
    Vaswani et al. (2017), Attention is all you need, section 3.2.2.

    Examples
    --------
    >>> import numpy as np
    >>> split_heads(np.array([[1, 2, 3, 4], [5, 6, 7, 8]]), 2).tolist()
    [[[1, 2], [5, 6]], [[3, 4], [7, 8]]]
    """
    xp = _array.namespace(x=x)
    _checks.check_matrix("n, d_model", x=x)
    *leading, n, d_model = x.shape
    _, num_heads = _checks.check_divides("d_model", d_model, num_heads=num_heads)
    x = xp.reshape(x, (*leading, n, num_heads, d_model // num_heads))
    return _array.move_axis(x, -2, -3, xp)  # (..., num_heads, n, d_model / num_heads)


def merge_heads(x: Array) -> Array:
    r"""Put the heads of each position side by side again.

    Parameters
    ----------
    x : array, (..., num_heads, n, d)
        One vector for each head and position.

    Returns
    -------
    array, (..., n, num_heads * d)
        The concatenation of the heads.

    Notes
    -----
    Taught in chapter 06, multihead:

    .. math:: \operatorname{Concat}(\text{head}_1, \ldots, \text{head}_h).

    References
    ----------
    Vaswani et al. (2017), Attention is all you need, section 3.2.2.

    Examples
    --------
    >>> import numpy as np
    >>> merge_heads(np.array([[[1, 2], [5, 6]], [[3, 4], [7, 8]]])).tolist()
    [[1, 2, 3, 4], [5, 6, 7, 8]]
    """
    xp = _array.namespace(x=x)
    if x.ndim < 3:
        raise ValueError(f"x must have the axes (..., num_heads, n, d); got {tuple(x.shape)}.")
    *leading, num_heads, n, d = x.shape
    return xp.reshape(_array.move_axis(x, -3, -2, xp), (*leading, n, num_heads * d))


@hint_keywords
def multi_head_attention(
    query_x: Array,
    key_x: Array,
    value_x: Array,
    w_q: Array,
    w_k: Array,
    w_v: Array,
    w_o: Array,
    *,
    num_heads: int,
    num_kv_heads: int | None = None,
    mask: OtherArray | None = None,
    bias: OtherArray | None = None,
) -> Attention[Array]:
    r"""Project, attend in each head on its own, concatenate and project again.

    Parameters
    ----------
    query_x : array, (..., n_queries, d_query)
        The vectors that ask; rows are positions.
    key_x : array, (..., n_keys, d_key)
        The vectors that are compared; the same array for self-attention.
    value_x : array, (..., n_keys, d_value)
        The vectors that are averaged.
    w_q : array, (d_query, num_heads * d_k)
        Query projection of all heads, side by side.
    w_k : array, (d_key, num_kv_heads * d_k)
        Key projection.
    w_v : array, (d_value, num_kv_heads * d_v)
        Value projection.
    w_o : array, (num_heads * d_v, d_model)
        Projection of the concatenated heads.
    num_heads : int
        Number of query heads.
    num_kv_heads : int, optional
        Number of key and value heads, a divisor of `num_heads`, which it is by default.
        Fewer is grouped-query attention, 1 is multi-query attention: query head h
        uses key and value head ``h // (num_heads / num_kv_heads)``.
    mask : array of bool, optional
        True = may attend; broadcastable to (..., num_heads, n_queries, n_keys), or one for the
        keys of each sequence, (..., 1, n_keys), as :func:`~attnlib.masking.padding_mask` makes it.
    bias : array, optional
        Added to the scores; of the shapes that the mask may have, so that
        (num_heads, n_queries, n_keys) is one for each head.

    Returns
    -------
    Attention
        The output (..., n_queries, d_model) and the weights of each head, never
        averaged, (..., num_heads, n_queries, n_keys).

    See Also
    --------
    attnlib.scaling.scaled_dot_product_attention : What each head computes.

    Notes
    -----
    Taught in chapter 06, multihead. For head h with its slices of the projections,

    .. math:: \text{head}_h = \operatorname{Attention}(X_q W^Q_h, X_k W^K_h, X_v W^V_h),
              \qquad O = \operatorname{Concat}(\text{head}_1, \ldots, \text{head}_H)\, W^O.

    References
    ----------
    - Vaswani et al. (2017), Attention is all you need, section 3.2.2.
    - Ainslie et al. (2023), GQA: training generalized multi-query transformer models from
      multi-head checkpoints, section 2.2.

    Examples
    --------
    >>> import numpy as np
    >>> x, w = np.eye(3, 4), np.eye(4)
    >>> output, weights = multi_head_attention(x, x, x, w, w, w, w, num_heads=2)
    >>> output.shape, weights.shape
    ((3, 4), (2, 3, 3))
    """
    arrays = {"w_q": w_q, "w_k": w_k, "w_v": w_v, "w_o": w_o}
    vectors = {"query_x": query_x, "key_x": key_x, "value_x": value_x}
    xp = _array.namespace(**vectors, mask=mask, bias=bias, **arrays)
    _checks.check_floating(**vectors, **arrays)
    mask, bias = _checked_terms(vectors, mask, bias, num_heads)
    num_kv_heads = num_heads if num_kv_heads is None else num_kv_heads
    _checks.check_divides("num_heads", num_heads, num_kv_heads=num_kv_heads)
    q = _heads(xp, num_heads, query_x=query_x, w_q=w_q)  # (..., num_heads, n_queries, d_k)
    visible = (
        _core.visible(mask, bias, xp) if _array.is_torch(query_x) else mask
    )  # for the gradients
    k = _heads(xp, num_kv_heads, mask=visible, key_x=key_x, w_k=w_k)
    if k.shape[-1] != q.shape[-1]:
        raise ValueError(
            f"w_k must have {num_kv_heads} heads of {q.shape[-1]} columns (d_k), as w_q has; "
            f"got w_q {tuple(w_q.shape)} and w_k {tuple(w_k.shape)}."
        )
    v = _heads(xp, num_kv_heads, mask=visible, value_x=value_x, w_v=w_v)
    if num_kv_heads < num_heads:  # each key and value head serves a group of query heads
        k, v = (xp.repeat(x, num_heads // num_kv_heads, axis=-3) for x in (k, v))
    heads, weights = scaled_dot_product_attention(q, k, v, mask=mask, bias=bias)
    heads = merge_heads(heads)  # (..., n_queries, num_heads * d_v)
    _checks.check_projection(heads=heads, w_o=w_o)
    output = _array.matmul(heads, _array.upcast(w_o, xp))
    return Attention(*(_array.cast(x, query_x.dtype, xp) for x in (output, weights)))


def _heads(xp: Any, num_heads: int, mask: AnyArray | None = None, **x_and_w: Array) -> Array:
    """Project and split; positions that are hidden from every head do not enter."""
    (_, x), (w_name, w) = x_and_w.items()
    _checks.check_projection(**x_and_w)
    _checks.check_divides(
        f"the columns of {w_name}", w.shape[-1], **{"the number of heads": num_heads}
    )
    if mask is not None and mask.ndim > 2:
        mask = _array.any_true(mask, -3, xp)
    (x,) = _core.zero_unattended(mask, xp, x)
    return split_heads(_array.matmul(_array.upcast(x, xp), _array.upcast(w, xp)), num_heads)


def _checked_terms(
    vectors: dict[str, Array], mask: AnyArray | None, bias: AnyArray | None, num_heads: int
) -> tuple[AnyArray | None, AnyArray | None]:
    """Check that the inputs go together; return mask and bias with their axis for the heads."""
    _checks.check_matrix("n, d_model", **vectors)
    _checks.check_count(1, num_heads=num_heads)
    batch = _checks.check_together(**vectors)
    n_queries, n_keys, _ = (x.shape[-2] for x in vectors.values())
    shape = (*batch, num_heads, n_queries, n_keys)
    mask, bias = _checks.heads_term(mask, batch), _checks.heads_term(bias, batch, "bias")
    _checks.check_mask(mask, shape)
    _checks.check_bias(bias, shape)
    return mask, bias
