"""Projection: three vectors for each word instead of one (chapter 04)."""

from __future__ import annotations

from attnlib import _array, _checks, _core
from attnlib._array import Array, OtherArray
from attnlib.lookup import Attention, attend

__all__ = ["self_attention"]


def self_attention(
    x: Array, w_q: Array, w_k: Array, w_v: Array, *, mask: OtherArray | None = None
) -> Attention[Array]:
    r"""Let each token ask, be found and answer by a projection of its own.

    Parameters
    ----------
    x : array, (..., n, d_model)
        The tokens; rows are tokens.
    w_q : array, (d_model, d_k)
        Projects a token to what it looks for, its query.
    w_k : array, (d_model, d_k)
        Projects a token to what it is found by, its key.
    w_v : array, (d_model, d_v)
        Projects a token to what it tells, its value.
    mask : array of bool, optional
        True = may attend; broadcastable to (..., n, n).

    Returns
    -------
    Attention
        The output (..., n, d_v) and the weights (..., n, n).

    See Also
    --------
    attnlib.similarity.similarity_attention : Without projections, and its flaws.
    attnlib.scaling.scaled_dot_product_attention : The scale that this lacks.

    Notes
    -----
    Taught in chapter 04, projection. The equations are

    .. math:: Q = X W_Q, \quad K = X W_K, \quad V = X W_V, \qquad
              O = \operatorname{softmax}(Q K^\top) V.

    The scores are **not scaled**: chapter 05 finds out why they should be. With its scale
    the same tokens are ``scaled_dot_product_attention(x @ w_q, x @ w_k, x @ w_v)``; the
    two agree when `w_q` here is divided by ``math.sqrt(d_k)``.

    Q and K meet only in :math:`X W_Q W_K^\top X^\top`, one bilinear form of rank d_k or
    less that need not be symmetric. Half precision keeps queries, keys and values in
    float32 and rounds once.

    References
    ----------
    Vaswani et al. (2017), Attention is all you need, sections 3.2.1 to 3.2.3.

    Examples
    --------
    >>> import numpy as np
    >>> x, w_v = np.eye(2), np.array([[8.0], [4.0]])
    >>> w_q = np.array([[0.0], [1.0]])  # only the second token asks, and it finds the first
    >>> w_k = np.array([[np.log(3.0)], [0.0]])
    >>> self_attention(x, w_q, w_k, w_v).output.round(6).tolist()
    [[6.0], [7.0]]
    """
    xp = _array.namespace(x=x, w_q=w_q, w_k=w_k, w_v=w_v, mask=mask)
    _checks.check_floating(x=x, w_q=w_q, w_k=w_k, w_v=w_v)
    _checks.check_matrix("n, d_model", x=x)
    _checks.check_projection(x=x, w_q=w_q)
    _checks.check_projection(x=x, w_k=w_k)
    _checks.check_projection(x=x, w_v=w_v)
    if w_q.shape[-1] != w_k.shape[-1]:
        raise ValueError(
            "w_q and w_k must share their last dimension (d_k); "
            f"got w_q {tuple(w_q.shape)} and w_k {tuple(w_k.shape)}."
        )
    _checks.check_mask(mask, (*x.shape[:-1], x.shape[-2]))
    (seen,) = _core.zero_unattended(mask, xp, x)  # before projecting, for the gradient of w_v
    q, k, v = (
        _array.matmul(_array.upcast(a, xp), _array.upcast(w, xp))
        for a, w in [(x, w_q), (seen, w_k), (seen, w_v)]
    )
    output, weights = attend(_array.matmul(q, xp.matrix_transpose(k)), v, mask=mask)
    return Attention(_array.cast(output, x.dtype, xp), _array.cast(weights, x.dtype, xp))
