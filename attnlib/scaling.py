"""Scaling: the complete attention function and its 1/sqrt(d_k) (chapter 05)."""

from __future__ import annotations

from attnlib import _checks, _core
from attnlib._array import Array, OtherArray
from attnlib._hints import hint_keywords
from attnlib.lookup import Attention

__all__ = ["scaled_dot_product_attention"]


@hint_keywords
def scaled_dot_product_attention(
    query: Array,
    key: Array,
    value: Array,
    *,
    mask: OtherArray | None = None,
    bias: OtherArray | None = None,
    scale: float | OtherArray | None = None,
    softcap: float | OtherArray | None = None,
) -> Attention[Array]:
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
        Floating-point term added to the scores after scale and softcap, in their dtype;
        broadcastable like the mask. A bias of -inf counts as masked.
    scale : float, optional
        Finite factor of the dot products; 1/sqrt(d_k) by default. An array without axes
        serves too, so that it can be learned.
    softcap : float, optional
        Greater than zero. Holds the scores between -softcap and softcap, before bias
        and mask.

    Returns
    -------
    Attention
        The output (..., n_queries, d_v) and the weights (..., n_queries, n_keys), in the
        dtype of the inputs. Half precision is computed in float32.

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
    output, nor does finite garbage behind any mask. Under torch's autocast the steps stay as
    wide; run the backward pass outside of it, as torch asks, or its products are rounded.

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
    xp = _checks.check_call(query, key, value, mask, bias, scale, softcap)
    call = _core.Call(query, key, value, mask, bias, scale=scale, softcap=softcap)
    return Attention(*_core.attention(call, xp))
