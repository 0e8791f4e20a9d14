"""Alignment: the scores by which translation learned to attend to its source (chapter 02).

All return scores, (..., n_queries, n_keys), for :func:`attnlib.lookup.attend`:
the query is a state of the decoder, the keys are those of the encoder.
"""

from __future__ import annotations

from attnlib import _array, _checks
from attnlib._array import Array
from attnlib.similarity import dot_scores

__all__ = ["additive_scores", "concat_scores", "multiplicative_scores"]


def additive_scores(
    query: Array, key: Array, w_query: Array | None, w_key: Array | None, v: Array
) -> Array:
    r"""Score by a feed-forward network with one hidden layer.

    Parameters
    ----------
    query : array, (..., n_queries, d_query)
        The decoder's states.
    key : array, (..., n_keys, d_key)
        The encoder's states. Leading axes broadcast.
    w_query : array, (d_query, d_hidden), or None
        Projects the query; None: `query` comes projected, with d_query = d_hidden.
    w_key : array, (d_key, d_hidden), or None
        Projects the key; None: `key` comes projected, with d_key = d_hidden.
    v : array, (d_hidden,)
        Turns the hidden layer into one number.

    Returns
    -------
    array, (..., n_queries, n_keys)
        The scores, in the dtype of `query`.

    Notes
    -----
    Taught in chapter 02, alignment. The equation is

    .. math:: s_{ij} = v^\top \tanh(W_q^\top q_i + W_k^\top k_j),

    where the paper writes :math:`v_a, W_a, U_a` for :math:`v, W_q^\top, W_k^\top`,
    :math:`s_{i-1}` for the query and :math:`h_j` for the key.

    A decoder asks one query a step against keys that stay. Projecting them once, as
    appendix A.1.2 of the paper advises, saves that work at every further step: call
    ``additive_scores(query, key @ w_key, w_query, None, v)``.

    References
    ----------
    Bahdanau et al. (2015), Neural machine translation by jointly learning to align
    and translate, section 3.1 and appendix A.1.2.

    Examples
    --------
    >>> import numpy as np
    >>> query, key = np.array([[np.log(2.0)]]), np.array([[0.0], [np.log(1.5)]])
    >>> additive_scores(query, key, np.eye(1), np.eye(1), np.array([10.0])).round(6).tolist()
    [[6.0, 8.0]]
    """
    given = {"query": query, "key": key, "w_query": w_query, "w_key": w_key, "v": v}
    given = {name: x for name, x in given.items() if x is not None or "w_" not in name}
    xp = _array.namespace(**given)
    _checks.check_floating(**given)
    q, k = _array.upcast(query, xp), _array.upcast(key, xp)
    if w_query is not None:
        _checks.check_projection(query=query, w_query=w_query)
        q = _array.matmul(q, _array.upcast(w_query, xp))
    if w_key is not None:
        _checks.check_projection(key=key, w_key=w_key)
        k = _array.matmul(k, _array.upcast(w_key, xp))
    _check_hidden(q, k, v)
    hidden = xp.tanh(q[..., :, None, :] + k[..., None, :, :])  # (..., n_queries, n_keys, d_hidden)
    return _array.cast(_array.matmul(hidden, _array.upcast(v, xp)), query.dtype, xp)


def _check_hidden(query: Array, key: Array, v: Array) -> None:
    """Check that query, key, both projected, and v meet in one hidden layer."""
    _checks.check_matrix("n_queries, d_hidden", query=query)
    _checks.check_matrix("n_keys, d_hidden", key=key)
    if v.ndim != 1 or not query.shape[-1] == key.shape[-1] == v.shape[0]:
        raise ValueError(
            "the projected query, the projected key and v, (d_hidden,), must share d_hidden; "
            f"got {query.shape[-1]}, {key.shape[-1]} and v {tuple(v.shape)}."
        )
    _checks.check_query_key(query, key)


def multiplicative_scores(query: Array, key: Array, w: Array | None = None) -> Array:
    r"""Score by a product, with a learned matrix between query and key or without.

    Parameters
    ----------
    query : array, (..., n_queries, d_query)
        The decoder's states.
    key : array, (..., n_keys, d_key)
        The encoder's states. Leading axes broadcast.
    w : array, (d_query, d_key), optional
        The matrix between the two, Luong's "general"; without it "dot", where d_query and
        d_key must be equal.

    Returns
    -------
    array, (..., n_queries, n_keys)
        The scores, in the dtype of `query`.

    See Also
    --------
    attnlib.similarity.dot_scores : The same without a matrix.

    Notes
    -----
    Taught in chapter 02, alignment. The equation is :math:`S = Q W K^\top`, or
    :math:`S = Q K^\top`. The paper writes :math:`h_t` for the query and
    :math:`\bar h_s` for the key.

    Its local attention (section 3.2) is a factor of Gaussian shape around a position on
    the weights. Added to the scores before the softmax, with the weights again summing
    to one, that is :func:`attnlib.similarity.gaussian_scores` of the positions.

    References
    ----------
    Luong et al. (2015), Effective approaches to attention-based neural machine
    translation, section 3.1 (dot and general).

    Examples
    --------
    >>> import numpy as np
    >>> query, key = np.array([[1.0, 2.0]]), np.array([[3.0], [-1.0]])
    >>> multiplicative_scores(query, key, np.array([[1.0], [10.0]])).tolist()
    [[63.0, -21.0]]
    """
    if w is None:
        return dot_scores(query, key)
    xp = _array.namespace(query=query, key=key, w=w)
    _checks.check_floating(query=query, key=key, w=w)
    _checks.check_matrix("n_keys, d_key", key=key)
    if w.ndim != 2 or w.shape[-1] != key.shape[-1]:
        raise ValueError(
            "w must have the shape (d_query, d_key), to fit query @ w @ key transposed; "
            f"got w {tuple(w.shape)}, query {tuple(query.shape)} and key {tuple(key.shape)}."
        )
    _checks.check_projection(query=query, w=w)
    # The query first: a decoder has one query a step, and many keys.
    q = _array.matmul(_array.upcast(query, xp), _array.upcast(w, xp))  # (..., n_queries, d_key)
    k = _array.upcast(key, xp)
    _checks.check_query_key(q, k)
    return _array.cast(_array.matmul(q, xp.matrix_transpose(k)), query.dtype, xp)


def concat_scores(query: Array, key: Array, w: Array, v: Array) -> Array:
    r"""Score by a network that sees query and key side by side.

    Parameters
    ----------
    query : array, (..., n_queries, d_query)
        The decoder's states.
    key : array, (..., n_keys, d_key)
        The encoder's states. Leading axes broadcast.
    w : array, (d_query + d_key, d_hidden)
        Projects the concatenation of a query and a key, the query's rows first.
    v : array, (d_hidden,)
        Turns the hidden layer into one number.

    Returns
    -------
    array, (..., n_queries, n_keys)
        The scores, in the dtype of `query`.

    Notes
    -----
    Taught in chapter 02, alignment. The equation is

    .. math:: s_{ij} = v^\top \tanh(W^\top [q_i; k_j]) = v^\top \tanh(W_q^\top q_i + W_k^\top k_j),

    with :math:`W_q` the first d_query rows of :math:`W` and :math:`W_k` the rest: the
    additive score under another name. It is computed in the second form, so the n_queries
    * n_keys pairs are never concatenated.

    References
    ----------
    Luong et al. (2015), Effective approaches to attention-based neural machine
    translation, section 3.1 (concat).

    Examples
    --------
    >>> import numpy as np
    >>> query, key = np.array([[np.log(2.0)]]), np.array([[0.0], [np.log(1.5)]])
    >>> concat_scores(query, key, np.ones((2, 1)), np.array([10.0])).round(6).tolist()
    [[6.0, 8.0]]
    """
    _array.namespace(query=query, key=key, w=w, v=v)
    _checks.check_floating(query=query, key=key, w=w, v=v)
    _checks.check_matrix("n_queries, d_query", query=query)
    _checks.check_matrix("n_keys, d_key", key=key)
    d_query, d_key = query.shape[-1], key.shape[-1]
    if w.ndim != 2 or w.shape[0] != d_query + d_key:
        raise ValueError(
            f"w must have the shape (d_query + d_key, d_hidden) = ({d_query + d_key}, d_hidden); "
            f"got w {tuple(w.shape)}, query {tuple(query.shape)} and key {tuple(key.shape)}."
        )
    return additive_scores(query, key, w[:d_query, :], w[d_query:, :], v)
