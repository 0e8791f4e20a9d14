"""Lookup: what a query gets from a table that lacks the key (chapter 01).

Every mechanism of this library ends in :func:`attend`: a softmax over the
scores, then the average of the values with these weights.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from itertools import islice
from types import GenericAlias
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from attnlib import _array, _checks, _core
from attnlib._array import Array, OtherArray

__all__ = ["Attention", "attend", "hard_lookup", "soft_lookup", "softmax"]

V = TypeVar("V")

if TYPE_CHECKING:
    from typing_extensions import TypeVar as DefaultTypeVar

    Weights = DefaultTypeVar("Weights", default=Array)
else:
    Weights = TypeVar("Weights")


class Attention(NamedTuple, Generic[Array, Weights]):
    """What an attention mechanism returns: the output, and the weights of its average."""

    output: Array
    """The averaged values, (..., n_queries, d_v)."""
    weights: Weights
    """The weights of the average, (..., n_queries, n_keys); each row sums to one or is zero."""


if not TYPE_CHECKING:  # Attention[Array] too, since Python knows no defaults before 3.13
    Attention.__class_getitem__ = classmethod(GenericAlias)


def softmax(x: Array, *, axis: int = -1, mask: OtherArray | None = None) -> Array:
    r"""Turn numbers into positive weights that sum to one along an axis.

    Parameters
    ----------
    x : array
        Scores of any shape, floating-point. A score of -inf counts as masked.
    axis : int, default -1
        The axis along which the weights sum to one.
    mask : array of bool, optional
        True = may attend; broadcastable to the shape of `x`. A masked place gets
        weight zero, and where everything along the axis is masked all weights are
        zero.

    Returns
    -------
    array
        The weights, in the shape and dtype of `x`. A NaN or +inf in `x` that is not
        masked turns the weights along its axis into NaN.

    Notes
    -----
    Taught in chapter 01, lookup. The equation is

    .. math:: w_i = \frac{e^{x_i}}{\sum_j e^{x_j}}
              = \frac{e^{x_i - m}}{\sum_j e^{x_j - m}}, \qquad m = \max_j x_j,

    where the second form cannot overflow. Half precision is computed in float32. In torch a finite
    score below half the lowest number of the dtype, -1.7e38 in float32, counts as that half, so
    that it stays above what is masked there.

    References
    ----------
    Bridle (1990), Training stochastic model recognition algorithms as networks can
    lead to maximum mutual information estimation of parameters, page 213.

    Examples
    --------
    >>> import numpy as np
    >>> softmax(np.array([0.0, np.log(3.0)])).tolist()
    [0.25, 0.75]
    """
    xp = _array.namespace(x=x, mask=mask)
    _checks.check_floating(x=x)
    _check_axis(x, axis)
    _checks.check_mask(mask, tuple(x.shape), of="x")
    last = axis == -1 or axis == x.ndim - 1
    if not last:
        if mask is not None:  # before x is turned, whose axes it names
            mask = _array.move_axis(xp.broadcast_to(mask, x.shape), axis, -1, xp)
        x = _array.move_axis(x, axis, -1, xp)
    weights = _core.softmax(_array.upcast(x, xp), mask, xp)
    weights = _array.cast(weights, x.dtype, xp)
    return weights if last else _array.move_axis(weights, -1, axis, xp)


def _check_axis(x: Array, axis: int) -> None:
    _checks.check_count(None, axis=axis)
    if not -x.ndim <= axis < x.ndim:
        raise ValueError(f"axis must be an axis of x; got axis {axis} and x {tuple(x.shape)}.")


def attend(scores: OtherArray, value: Array, *, mask: OtherArray | None = None) -> Attention[Array]:
    r"""Average the values with the softmax of the scores as weights.

    Parameters
    ----------
    scores : array, (..., n_queries, n_keys)
        How well each query fits each key. A score of -inf counts as masked.
    value : array, (..., n_keys, d_v)
        What each key holds.
    mask : array of bool, optional
        True = may attend; broadcastable to the shape of `scores`. A query with
        every key masked gets zero weights and a zero output.

    Returns
    -------
    Attention
        The output (..., n_queries, d_v) and the weights (..., n_queries, n_keys), in
        the dtype of `value`. The scores may be wider than a half-precision `value`.

    See Also
    --------
    attnlib.scaling.scaled_dot_product_attention : Scores and average in one.

    Notes
    -----
    Taught in chapter 01, lookup; every mechanism of this library ends here:

    .. math:: w_{ij} = \frac{e^{s_{ij}}}{\sum_l e^{s_{il}}}, \qquad o_i = \sum_j w_{ij} v_j.

    NaN or Inf at a value that is masked for every query never reaches the output;
    one that is attended to shows. A finite score below half the lowest number of its dtype,
    -1.7e38 in float32, counts as that half.

    References
    ----------
    Bahdanau et al. (2015), Neural machine translation by jointly learning to align
    and translate, section 3.1, equations 5 and 6.

    Examples
    --------
    >>> import numpy as np
    >>> scores = np.array([[0.0, np.log(3.0)]])
    >>> output, weights = attend(scores, np.array([[10.0], [20.0]]))
    >>> output.tolist(), weights.tolist()
    ([[17.5]], [[0.25, 0.75]])
    """
    xp = _array.namespace(scores=scores, value=value, mask=mask)
    _checks.check_floating(scores=scores)
    _checks.check_floating(value=value)
    shape = _checks.check_scores(scores, value)
    _checks.check_mask(mask, shape, of="scores")
    mask, scores = _core.split_bias(mask, scores, _array.wide_dtype(scores, xp), xp)
    (value,) = _core.zero_unattended(mask, xp, value)
    return Attention(*_core.average(scores, value, mask, xp, assume_finite=True))


def hard_lookup(query: Hashable, table: Mapping[Any, V]) -> V:
    """Return what a table holds under exactly this key.

    Parameters
    ----------
    query : hashable
        What is asked for.
    table : mapping
        From keys to values, for example a dict.

    Returns
    -------
    object
        The value stored under `query`.

    Raises
    ------
    TypeError
        If `table` is no mapping or `query` not hashable.
    KeyError
        If the table lacks the key; the message lists the keys that it has, twenty at most.

    Notes
    -----
    Taught in chapter 01, lookup, with a plain ``dict``: what a soft lookup is compared with.

    References
    ----------
    Graves et al. (2014), Neural Turing machines, section 3.3.1: addressing by content
    as the soft form of this lookup.

    Examples
    --------
    >>> hard_lookup("apple", {"apple": 10, "banana": 5})
    10
    """
    if not isinstance(table, Mapping):
        raise TypeError(f"table must be a mapping such as a dict; got {type(table).__name__}.")
    try:
        found = query in table  # asked for at once, a defaultdict would make an entry
    except TypeError:
        if isinstance(query, Hashable):
            raise
        came = type(query).__name__
        raise TypeError(f"query must be hashable, such as a string; got {came}.") from None
    if not found:
        keys = ", ".join(map(repr, islice(table, 20))) or "none"
        more = f" and {len(table) - 20} more" if len(table) > 20 else ""
        raise KeyError(f"the table lacks the key {query!r}; its keys are: {keys}{more}")
    return table[query]


def soft_lookup(
    query: Array, key: Array, value: Array, *, temperature: float | OtherArray = 1.0
) -> Attention[Array]:
    r"""Return the average of all values, weighted by how well their keys fit the query.

    Parameters
    ----------
    query : array, (..., n_queries, d_k)
        What is asked for.
    key : array, (..., n_keys, d_k)
        What each entry of the table is known by.
    value : array, (..., n_keys, d_v)
        What each entry holds.
    temperature : float, default 1.0
        Greater than zero. Small values approach the hard lookup of the best key, large
        ones the plain mean of all values.

    Returns
    -------
    Attention
        The output (..., n_queries, d_v) and the weights (..., n_queries, n_keys).

    See Also
    --------
    attnlib.scaling.scaled_dot_product_attention : The same with its scale and masks.

    Notes
    -----
    Taught in chapter 01, lookup. With the temperature :math:`\tau`,

    .. math:: O = \operatorname{softmax}(Q K^\top / \tau)\, V.

    Leading axes broadcast.

    References
    ----------
    Graves et al. (2014), Neural Turing machines, section 3.3.1, equation 5, with
    :math:`\beta = 1 / \tau`.

    Examples
    --------
    >>> import numpy as np
    >>> key, value = np.eye(2), np.array([[10.0], [20.0]])
    >>> output, weights = soft_lookup(np.array([[0.0, np.log(3.0)]]), key, value)
    >>> output.round(6).tolist()
    [[17.5]]
    """
    xp = _array.namespace(query=query, key=key, value=value)
    _checks.check_floating(query=query, key=key, value=value)
    _checks.check_attention(query, key, value)
    _checks.check_positive("temperature", temperature, query=query)
    q, k = _array.upcast(query, xp), _array.upcast(key, xp)
    q = q / _array.number(temperature)
    scores = _array.matmul(q, xp.matrix_transpose(k))  # (..., n_queries, n_keys)
    return Attention(*_core.average(scores, value, None, xp, assume_finite=True, inplace=True))
