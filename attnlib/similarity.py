"""Similarity: three ways to compare a query with a key (chapter 03).

All return scores, (..., n_queries, n_keys), for :func:`attnlib.lookup.attend`.
"""

from __future__ import annotations

from typing import Any

from attnlib import _array, _checks, _core
from attnlib._array import Array, OtherArray
from attnlib.lookup import Attention, attend

__all__ = ["cosine_scores", "dot_scores", "gaussian_scores", "similarity_attention"]


def dot_scores(query: Array, key: Array) -> Array:
    r"""Score every query against every key by their dot product.

    Parameters
    ----------
    query : array, (..., n_queries, d_k)
        What is looked for.
    key : array, (..., n_keys, d_k)
        What is offered. Leading axes broadcast.

    Returns
    -------
    array, (..., n_queries, n_keys)
        The scores, in the dtype of `query`.

    See Also
    --------
    attnlib.alignment.multiplicative_scores : With a learned matrix between the two.

    Notes
    -----
    Taught in chapter 03, similarity. The equation is :math:`S = Q K^\top`. With
    query = key the scores are symmetric. Half precision is summed in float32; a score
    beyond 65504 is still infinite in float16, which the mechanisms that return an
    average avoid by keeping their scores in float32.

    References
    ----------
    Luong et al. (2015), Effective approaches to attention-based neural machine
    translation, section 3.1 (dot).

    Examples
    --------
    >>> import numpy as np
    >>> dot_scores(np.array([[1.0, 2.0]]), np.array([[3.0, 4.0], [0.0, -1.0]])).tolist()
    [[11.0, -2.0]]
    """
    xp = _array.namespace(query=query, key=key)
    _checks.check_floating(query=query, key=key)
    _checks.check_query_key(query, key)
    scores = _array.matmul(_array.upcast(query, xp), xp.matrix_transpose(_array.upcast(key, xp)))
    return _array.cast(scores, query.dtype, xp)


def cosine_scores(query: Array, key: Array) -> Array:
    r"""Score every query against every key by the cosine of the angle between them.

    Parameters
    ----------
    query : array, (..., n_queries, d_k)
        What is looked for.
    key : array, (..., n_keys, d_k)
        What is offered. Leading axes broadcast.

    Returns
    -------
    array, (..., n_queries, n_keys)
        The scores, between -1 and 1 up to rounding, in the dtype of `query`. A zero
        vector has no direction: its scores are 0 and its gradient is 0.

    Notes
    -----
    Taught in chapter 03, similarity. The equation is

    .. math:: s_{ij} = \frac{q_i \cdot k_j}{\lVert q_i \rVert \, \lVert k_j \rVert}.

    Lengths are taken after division by the largest component, so that they neither
    overflow nor vanish.

    References
    ----------
    Graves et al. (2014), Neural Turing machines, section 3.3.1, equation 6.

    Examples
    --------
    >>> import numpy as np
    >>> cosine_scores(np.array([[3.0, 4.0], [0.0, 0.0]]), np.array([[8.0, 6.0]])).round(6).tolist()
    [[0.96], [0.0]]
    """
    xp = _array.namespace(query=query, key=key)
    _checks.check_floating(query=query, key=key)
    _checks.check_query_key(query, key)
    q, k = (_direction(_array.upcast(x, xp), xp) for x in (query, key))
    return _array.cast(_array.matmul(q, xp.matrix_transpose(k)), query.dtype, xp)


def _direction(x: Array, xp: Any) -> Array:
    """Scale each row to length one; a zero row stays zero, with a zero gradient."""
    if x.shape[-1] == 0:
        return x
    largest = xp.max(xp.abs(x), axis=-1, keepdims=True)
    zero = largest == 0.0
    x = x / xp.where(zero, 1.0, largest)
    squared = xp.sum(x * x, axis=-1, keepdims=True)  # between 1 and d_k, unless the row is zero
    # Both `where`s are needed: the first keeps the root's infinite derivative at zero out of
    # the gradient, the second the arbitrary 1 put in its place.
    return xp.where(zero, 0.0, x / xp.sqrt(xp.where(zero, 1.0, squared)))


def gaussian_scores(query: Array, key: Array, *, width: float | OtherArray = 1.0) -> Array:
    r"""Score every query against every key by minus their squared distance.

    Parameters
    ----------
    query : array, (..., n_queries, d_k)
        Where an answer is wanted.
    key : array, (..., n_keys, d_k)
        Where the answers are known. Leading axes broadcast.
    width : float, default 1.0
        Greater than zero: the standard deviation of the Gaussian. An array without axes
        serves too, so that it can be learned.

    Returns
    -------
    array, (..., n_queries, n_keys)
        The scores, at most 0, in the dtype of `query`.

    See Also
    --------
    attnlib.lookup.attend : Turns the scores into Nadaraya-Watson regression.

    Notes
    -----
    Taught in chapters 01, lookup, and 03, similarity. The equation is

    .. math:: s_{ij} = -\frac{\lVert q_i - k_j \rVert^2}{2 \sigma^2},

    with :math:`\sigma` for `width`, so that a softmax over the keys gives the weights of
    Nadaraya-Watson kernel regression, also for a query so far from every key that each
    Gaussian by itself would be zero. The differences are taken before squaring: the
    shorter form :math:`\lVert q \rVert^2 - 2 q \cdot k + \lVert k \rVert^2` cancels far
    from the origin. This needs memory for n_queries * n_keys * d_k numbers.

    Where all keys are equally long, the weights are those of
    :func:`attnlib.lookup.soft_lookup` at temperature :math:`\sigma^2`.

    References
    ----------
    Nadaraya (1964), On estimating regression; Watson (1964), Smooth regression analysis.

    Examples
    --------
    >>> import numpy as np
    >>> gaussian_scores(np.array([[0.0, 0.0], [3.0, 4.0]]), np.array([[3.0, 4.0]])).tolist()
    [[-12.5], [-0.0]]
    """
    xp = _array.namespace(query=query, key=key)
    _checks.check_floating(query=query, key=key)
    _checks.check_query_key(query, key)
    _checks.check_positive("width", width, query=query)
    q, k = _array.upcast(query, xp), _array.upcast(key, xp)
    gap = q[..., :, None, :] - k[..., None, :, :]  # (..., n_queries, n_keys, d_k)
    gap = gap / _array.number(width)
    return _array.cast(xp.sum(gap * gap, axis=-1) * -0.5, query.dtype, xp)


def similarity_attention(x: Array, *, mask: OtherArray | None = None) -> Attention[Array]:
    r"""Let each vector of a set attend to all of them by plain dot products.

    Parameters
    ----------
    x : array, (..., n, d)
        The vectors, each of them query, key and value at once.
    mask : array of bool, optional
        True = may attend; broadcastable to (..., n, n).

    Returns
    -------
    Attention
        The output (..., n, d) and the weights (..., n, n).

    See Also
    --------
    attnlib.projection.self_attention : The cure for the flaws shown with this one.

    Notes
    -----
    Taught in chapter 03, similarity, to see where it breaks. The equation is

    .. math:: O = \operatorname{softmax}(X X^\top) X.

    The scores are symmetric, the weights are not: each row is divided by its own sum.

    References
    ----------
    Vaswani et al. (2017), Attention is all you need, section 3.2.3, is this with
    projections and a scale.

    Examples
    --------
    >>> import numpy as np
    >>> x = np.sqrt(np.log(3.0)) * np.eye(2)
    >>> similarity_attention(x).weights.round(6).tolist()
    [[0.75, 0.25], [0.25, 0.75]]
    """
    xp = _array.namespace(x=x, mask=mask)
    _checks.check_floating(x=x)
    _checks.check_matrix("n, d", x=x)
    shape = _checks.check_query_key(x, x)
    _checks.check_mask(mask, shape)
    (used,) = _core.zero_unattended(mask, xp, x)
    scores = _array.matmul(_array.upcast(x, xp), xp.matrix_transpose(_array.upcast(used, xp)))
    return attend(scores, x, mask=mask)
