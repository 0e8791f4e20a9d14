"""Scaling: the complete attention function and its 1/sqrt(d_k) (chapter 05)."""

from __future__ import annotations

import math
from typing import Any

from attnlib import _array
from attnlib._array import Array
from attnlib.lookup import Attention, _weighted_average

__all__ = ["scaled_dot_product_attention"]


def scaled_dot_product_attention(
    query: Array,
    key: Array,
    value: Array,
    *,
    mask: Array | None = None,
    bias: Array | None = None,
    scale: float | None = None,
    softcap: float | None = None,
) -> Attention:
    r"""Average the values by the softmax of the scaled dot products.

    Parameters
    ----------
    query : array, (..., n_queries, d_k)
        What each position asks for.
    key : array, (..., n_keys, d_k)
        What each position is known by. Leading axes broadcast.
    value : array, (..., n_keys, d_v)
        What each position holds.
    mask : array of bool, optional
        True = may attend; broadcastable to (..., n_queries, n_keys). A query with
        every key masked gets zero weights and a zero output.
    bias : array, optional
        Floating-point term added to the scores after scale and softcap; broadcastable
        like the mask. A bias of -inf counts as masked.
    scale : float, optional
        Factor of the dot products; 1/sqrt(d_k) by default.
    softcap : float, optional
        Greater than zero. Holds the scores between -softcap and softcap, before bias
        and mask.

    Returns
    -------
    Attention
        The output (..., n_queries, d_v) and the weights (..., n_queries, n_keys), in the
        dtype of the inputs. Half precision is computed in float32.

    Raises
    ------
    TypeError
        If an argument is no array, if libraries or dtypes differ, if query, key, value
        or bias are not floating-point or if the mask is not boolean.
    ValueError
        If the shapes do not fit or `softcap` is not greater than zero.

    See Also
    --------
    attnlib.efficient.memory_efficient_attention : The output alone, in linear memory.
    attnlib.lookup.soft_lookup : The same without scale and mask.

    Notes
    -----
    Taught in chapter 05, scaling. With mask M (0 or -inf), bias B and softcap c,

    .. math:: O = \operatorname{softmax}\left(
              c \tanh\frac{Q K^\top}{c \sqrt{d_k}} + B + M\right) V.

    NaN or Inf at keys or values that are masked for every query never reaches the
    output, nor does finite garbage behind any mask.

    References
    ----------
    - Vaswani et al. (2017), Attention is all you need, section 3.2.1, equation 1.
    - Gemma Team (2024), Gemma 2, section 2, logit soft-capping.

    Examples
    --------
    >>> import numpy as np
    >>> query, key, value = np.array([[2.0, 0.0]]), np.eye(2), np.array([[1.0], [0.0]])
    >>> output, weights = scaled_dot_product_attention(query, key, value)
    >>> weights.round(4).tolist()
    [[0.8044, 0.1956]]
    """
    xp = _checked(query, key, value, mask, bias, softcap)
    key = _array.drop_unused(key, mask, xp)
    scores = _scores(query, key, bias, scale, softcap, xp)
    return _weighted_average(scores, value, mask, xp, finite=bias is None, owned=True)


def _checked(
    query: Array,
    key: Array,
    value: Array,
    mask: Array | None,
    bias: Array | None,
    softcap: float | None,
) -> Any:
    """Check everything a call of attention may get wrong; return the array library."""
    xp = _array.namespace(query=query, key=key, value=value, mask=mask, bias=bias)
    _array.check_floating(query=query, key=key, value=value)
    shape = _array.check_attention(query, key, value)
    _array.check_mask(mask, shape)
    if bias is not None:
        _array.check_floating(bias=bias)
        _array.check_broadcast(shape, bias=bias)
    if softcap is not None:
        _array.check_positive("softcap", softcap)
    return xp


def _scores(
    query: Array,
    key: Array,
    bias: Array | None,
    scale: float | None,
    softcap: float | None,
    xp: Any,
) -> Array:
    """Return the scores in the dtype to compute in, float32 for half precision."""
    q, k = _array.widen(query, xp), _array.widen(key, xp)
    q = q * _scale_of(query, scale)  # n d_k products here instead of n^2 on the scores
    scores = q @ xp.matrix_transpose(k)  # (..., n_queries, n_keys)
    if softcap is not None:
        cap = _array.number(softcap)
        scores = cap * xp.tanh(scores / cap)
    if bias is not None:
        scores = scores + _array.cast(bias, scores.dtype, xp)
    return scores


def _scale_of(query: Array, scale: float | None) -> Any:
    """Return the scale to use, 1/sqrt(d_k) unless given; a Python float widens no array."""
    return 1.0 / math.sqrt(max(query.shape[-1], 1)) if scale is None else _array.number(scale)
