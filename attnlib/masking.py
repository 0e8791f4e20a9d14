"""Masking: who may attend to whom (chapter 07).

Every mask is boolean, True = may attend, and ends in the axes (n_queries, n_keys) or
in axes that broadcast to them, so that masks combine by ``&`` and ``|``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, overload

import numpy as np

from attnlib import _array, _checks, _core
from attnlib._array import AnyArray, Like

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["causal_mask", "padding_mask", "window_mask"]


if TYPE_CHECKING:

    @overload
    def causal_mask(
        n_queries: int,
        n_keys: int | None = None,
        *,
        offset: int = 0,
        like: NDArray[Any] | None = None,
    ) -> NDArray[np.bool_]: ...
    @overload
    def causal_mask(
        n_queries: int, n_keys: int | None = None, *, offset: int = 0, like: Like
    ) -> Like: ...


def causal_mask(
    n_queries: int, n_keys: int | None = None, *, offset: int = 0, like: AnyArray | None = None
) -> AnyArray:
    r"""Let each query see the keys up to its own position, and none after it.

    Parameters
    ----------
    n_queries : int
        Number of queries.
    n_keys : int, optional
        Number of keys; `n_queries` by default.
    offset : int, default 0
        How many keys come before the first query's own. With a cache of n earlier keys
        it is n, and ``n_keys - n_queries`` aligns the last query with the last key.
    like : array, optional
        Any array of the library and device that the mask is for; numpy by default.

    Returns
    -------
    array of bool, (n_queries, n_keys)
        True where query i may see key j: j <= i + offset.

    Notes
    -----
    Taught in chapter 07, masking:

    .. math:: M_{ij} = [\, j \le i + \text{offset} \,].

    References
    ----------
    Vaswani et al. (2017), Attention is all you need, section 3.2.3.

    Examples
    --------
    >>> causal_mask(2, 3, offset=1).astype(int).tolist()
    [[1, 1, 0], [1, 1, 1]]
    """
    n_keys = n_queries if n_keys is None else n_keys
    _checks.check_count(n_queries=n_queries, n_keys=n_keys)
    _checks.check_count(None, offset=offset)
    return _core.causal(n_queries, n_keys, offset, *_place(like))


if TYPE_CHECKING:

    @overload
    def window_mask(
        n_queries: int, n_keys: int, *, left: int, right: int, like: NDArray[Any] | None = None
    ) -> NDArray[np.bool_]: ...
    @overload
    def window_mask(n_queries: int, n_keys: int, *, left: int, right: int, like: Like) -> Like: ...


def window_mask(
    n_queries: int, n_keys: int, *, left: int, right: int, like: AnyArray | None = None
) -> AnyArray:
    r"""Let each query see the keys in a window around its own position.

    Parameters
    ----------
    n_queries : int
        Number of queries.
    n_keys : int
        Number of keys.
    left : int
        How many keys before its own position a query sees; 0 or more.
    right : int
        How many keys after its own position a query sees; 0 for a causal window.
    like : array, optional
        Any array of the library and device that the mask is for; numpy by default.

    Returns
    -------
    array of bool, (n_queries, n_keys)
        True where query i may see key j: i - left <= j <= i + right, both ends included.

    Notes
    -----
    Taught in chapter 07, masking, and used in chapter 12, efficient:

    .. math:: M_{ij} = [\, i - \text{left} \le j \le i + \text{right} \,].

    References
    ----------
    Beltagy et al. (2020), Longformer: the long-document transformer, section 3.1.

    Examples
    --------
    >>> window_mask(3, 3, left=1, right=0).astype(int).tolist()
    [[1, 0, 0], [1, 1, 0], [0, 1, 1]]
    """
    _checks.check_count(n_queries=n_queries, n_keys=n_keys)
    _checks.check_count(left=left, right=right)
    return _core.band(n_queries, n_keys, left, right, *_place(like))


if TYPE_CHECKING:

    @overload
    def padding_mask(
        lengths: int | list[Any] | tuple[Any, ...] | np.integer[Any] | NDArray[Any], n_keys: int
    ) -> NDArray[np.bool_]: ...
    @overload
    def padding_mask(lengths: Like, n_keys: int) -> Like: ...


def padding_mask(lengths: AnyArray, n_keys: int) -> AnyArray:
    r"""Hide the padding behind sequences of different lengths.

    Parameters
    ----------
    lengths : array of int, (...)
        How many keys of each sequence are real, from 0 to `n_keys`; a list of them makes a
        numpy mask. Lengths on another device than the CPU are not read, so not compared.
    n_keys : int
        The padded length.

    Returns
    -------
    array of bool, (..., 1, n_keys)
        True where key j is real: j < length. The axis of size 1 stands for the queries,
        so that it combines with the other masks by ``&``. Where heads sit on axis -3,
        write ``padding_mask(lengths, n_keys)[..., None, :, :]``.

    Notes
    -----
    Taught in chapter 07, masking:

    .. math:: M_{j} = [\, j < \text{length} \,].

    A length of zero hides every key: the output of such a sequence is zero.

    References
    ----------
    Luong et al. (2015), Effective approaches to attention-based neural machine
    translation, section 3.1: a distribution over the source positions, and no others.

    Examples
    --------
    >>> padding_mask([1, 3], 3).astype(int).tolist()
    [[[1, 0, 0]], [[1, 1, 1]]]
    """
    if isinstance(lengths, (int, list, tuple, np.integer)):
        lengths = np.asarray(lengths)
        lengths = lengths if lengths.size else lengths.astype(np.int64)
    xp = _array.namespace(lengths=lengths)
    if not xp.isdtype(lengths.dtype, "integral"):
        raise TypeError(f"lengths must be integers; got dtype {lengths.dtype}.")
    _checks.check_count(n_keys=n_keys)
    lengths = _array.cast(lengths, xp.int64, xp)  # in int8 the positions would overflow
    _checks.check_range("lengths", lengths, 0, n_keys)
    positions = xp.arange(n_keys, dtype=xp.int64, device=lengths.device)
    return positions < lengths[..., None, None]  # (n_keys,) against (..., 1, 1)


def _place(like: AnyArray | None) -> tuple[Any, Any]:
    """Return the array library and the device that a mask is for."""
    return (np, None) if like is None else (_array.namespace(like=like), like.device)
