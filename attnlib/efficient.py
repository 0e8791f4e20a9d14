"""The same answer in linear memory (chapter 12).

Attention never needs all its weights at once: two sets of keys can be attended to
apart and merged, if each part keeps the logarithm of its softmax's denominator.
"""

from __future__ import annotations

import math
from typing import Any, Generic, NamedTuple

from attnlib import _array, _checks, _core
from attnlib._array import Array, OtherArray
from attnlib._hints import hint_keywords

__all__ = ["PartialAttention", "memory_efficient_attention", "merge_attention", "partial_attention"]


class PartialAttention(NamedTuple, Generic[Array]):
    """Attention to some of the keys, with what it takes to merge it with the rest."""

    output: Array
    """The average of these keys' values, (..., n_queries, d_v); zero without any key."""
    logsumexp: Array
    """log sum_j exp(score_ij), (..., n_queries); -inf without any key."""


@hint_keywords
def memory_efficient_attention(
    query: Array,
    key: Array,
    value: Array,
    *,
    mask: OtherArray | None = None,
    bias: OtherArray | None = None,
    is_causal: bool = False,
    scale: float | OtherArray | None = None,
    softcap: float | OtherArray | None = None,
    block_size: int | None = None,
) -> Array:
    r"""Compute the output of scaled dot-product attention without keeping the weights.

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
        every key masked gets a zero output.
    bias : array, optional
        Added to the scores after scale and softcap; broadcastable like the mask. A
        bias of -inf counts as masked.
    is_causal : bool, default False
        Let query i see key j only if j <= i: ``causal_mask(n_queries, n_keys)``, without
        computing what it hides. Combines with `mask`.
    scale : float, optional
        Factor of the dot products; 1/sqrt(d_k) by default.
    softcap : float, optional
        Greater than zero. Holds the scores between -softcap and softcap.
    block_size : int, optional
        How many queries and keys a block has, where blocks are used; 128 and 1024 by
        default.

    Returns
    -------
    array, (..., n_queries, d_v)
        The output, in the dtype of the inputs.

    See Also
    --------
    attnlib.scaling.scaled_dot_product_attention : With the weights.

    Notes
    -----
    Taught in chapter 12, efficient. For each block of keys with scores s,

    .. math:: m' = \max(m, \max_j s_j), \quad
              l' = e^{m - m'} l + \sum_j e^{s_j - m'}, \quad
              o' = e^{m - m'} o + \sum_j e^{s_j - m'} v_j,

    and the output is o / l after the last. Torch tensors go to
    ``torch.nn.functional.scaled_dot_product_attention`` wherever it can express the call,
    after what it takes to stay on its fast path. Behind a mask a score that overflows to
    infinity makes its row NaN in that kernel; on the CPU this is seen and mended, while other
    devices, torch's transformations and ``torch.compile`` do not look. With a softcap, or a
    bias that needs gradients on the CPU, the backward pass computes the weights again, a group
    of queries at a time; inside ``torch.compile``, under ``torch.func``'s gradients or differentiated
    twice, it keeps them all.
    The sum o comes before the division: values of more than the dtype's largest number over
    n_keys may make it infinite, here and in torch's kernel.

    References
    ----------
    - Milakov and Gimelshein (2018), Online normalizer calculation for softmax, algorithm 3.
    - Rabe and Staats (2021), Self-attention does not need O(n^2) memory, section 3.
    - Dao et al. (2022), FlashAttention, section 3.1, algorithm 1.

    Examples
    --------
    >>> import numpy as np
    >>> x = np.eye(3)
    >>> memory_efficient_attention(x, x, x, is_causal=True, scale=math.log(2)).round(2).tolist()
    [[1.0, 0.0, 0.0], [0.33, 0.67, 0.0], [0.25, 0.25, 0.5]]
    """
    _checks.check_flag(is_causal=is_causal)
    call = _core.Call(query, key, value, mask, bias, is_causal, scale, softcap, block_size)
    kernel = _array.torch_part().kernel if _array.is_torch(query) else None
    if kernel and kernel.is_direct(call):  # which needs no check
        return kernel.direct(call)
    xp = _checks.check_call(query, key, value, mask, bias, scale, softcap)
    if block_size is not None:
        (block_size,) = _checks.check_count(1, block_size=block_size)
        call = call.replace(block_size=block_size)
    if kernel:
        return kernel.attention(call)
    return _core.attend_in_blocks(call, xp)


def partial_attention(
    query: Array,
    key: Array,
    value: Array,
    *,
    mask: OtherArray | None = None,
    bias: OtherArray | None = None,
    scale: float | OtherArray | None = None,
    softcap: float | OtherArray | None = None,
) -> PartialAttention[Array]:
    r"""Attend to some of the keys and keep what merging with the others takes.

    Parameters
    ----------
    query : array, (..., n_queries, d_k)
        What each position asks for.
    key, value : array, (..., n_keys, d_k) and (..., n_keys, d_v)
        Some of the keys, and their values.
    mask, bias, scale, softcap : array or float, optional
        As for :func:`memory_efficient_attention`.

    Returns
    -------
    PartialAttention
        The output (..., n_queries, d_v), in the dtype of the inputs, and the logsumexp
        (..., n_queries), in float32 for half precision. A query that sees none of these
        keys has output zero and logsumexp -inf.

    Notes
    -----
    Taught in chapter 12, efficient:

    .. math:: L_i = \log \sum_j e^{s_{ij}}, \qquad o_i = \sum_j e^{s_{ij} - L_i} v_j.

    References
    ----------
    Dao et al. (2022), FlashAttention, section 3.1.

    Examples
    --------
    >>> import numpy as np
    >>> x = np.zeros((1, 2))
    >>> partial_attention(x, np.eye(2), np.eye(2)).logsumexp.round(4).tolist()  # log 2
    [0.6931]
    """
    xp = _checks.check_call(query, key, value, mask, bias, scale, softcap)
    call = _core.without_hidden(
        _core.Call(query, key, value, mask, bias, False, scale, softcap), xp
    )
    scores, v = _core.masked_scores(call, xp), _array.upcast(call.value, xp)
    if scores.shape[-1] == 0:  # no maximum of nothing
        nothing = xp.full(scores.shape[:-1], -math.inf, dtype=scores.dtype, device=scores.device)
        return PartialAttention(_array.cast(_array.matmul(scores, v), query.dtype, xp), nothing)
    parts, total, top = _core.exponentials(scores, xp)
    output = _array.matmul(parts, v) / _array.clamp_min(total, 1.0, xp)
    return PartialAttention(
        _array.cast(output, query.dtype, xp), _logsumexp(total, top, xp)[..., 0]
    )


def _logsumexp(total: Array, top: Array, xp: Any) -> Array:
    """Return log(total e^top); -inf where the total is zero, else it is one or more."""
    return xp.where(total == 0.0, -math.inf, top + xp.log(_array.clamp_min(total, 1.0, xp)))


def merge_attention(
    output_a: Array, logsumexp_a: Array, output_b: Array, logsumexp_b: Array
) -> PartialAttention[Array]:
    r"""Merge attention to two disjoint sets of keys into attention to both.

    Parameters
    ----------
    output_a, logsumexp_a : array, (..., n_queries, d_v) and (..., n_queries)
        The output over the first set, and the logarithm of its softmax's denominator; -inf for a
        query that sees no key of this set.
    output_b, logsumexp_b : array, (..., n_queries, d_v) and (..., n_queries)
        The same of the second set.

    Returns
    -------
    PartialAttention
        The output and the logsumexp over both sets, to merge on.

    Notes
    -----
    Taught in chapter 12, efficient:

    .. math:: L = \log(e^{L_a} + e^{L_b}), \qquad o = e^{L_a - L} o_a + e^{L_b - L} o_b.

    The order of merging does not matter, apart from rounding. Two empty sets make an
    empty set: output zero, logsumexp -inf.

    References
    ----------
    - Rabe and Staats (2021), Self-attention does not need O(n^2) memory, sections 2 and 3.
    - Dao et al. (2022), FlashAttention, section 3.1.

    Examples
    --------
    >>> import numpy as np
    >>> a, b = np.array([[10.0]]), np.array([[20.0]])
    >>> merge_attention(a, np.log([1.0]), b, np.log([3.0])).output.round(6).tolist()
    [[17.5]]
    """
    xp = _array.namespace(
        output_a=output_a, logsumexp_a=logsumexp_a, output_b=output_b, logsumexp_b=logsumexp_b
    )
    _check_parts(output_a, logsumexp_a, output_b, logsumexp_b)
    a, b = _array.upcast(logsumexp_a, xp)[..., None], _array.upcast(logsumexp_b, xp)[..., None]
    top = _array.clamp_min(xp.maximum(a, b), xp.finfo(a.dtype).min, xp)
    weight_a, weight_b = xp.exp(a - top), xp.exp(b - top)
    total = weight_a + weight_b
    output = weight_a * _array.upcast(output_a, xp) + weight_b * _array.upcast(output_b, xp)
    output = _array.cast(output / _array.clamp_min(total, 1.0, xp), output_a.dtype, xp)
    return PartialAttention(output, _logsumexp(total, top, xp)[..., 0])


def _check_parts(output_a: Array, logsumexp_a: Array, output_b: Array, logsumexp_b: Array) -> None:
    _checks.check_floating(output_a=output_a, output_b=output_b)
    _checks.check_floating(logsumexp_a=logsumexp_a, logsumexp_b=logsumexp_b)
    _checks.check_matrix("n_queries, d_v", output_a=output_a, output_b=output_b)
    for side, output, logsumexp in (("a", output_a, logsumexp_a), ("b", output_b, logsumexp_b)):
        if tuple(output.shape[:-1]) != tuple(logsumexp.shape):
            raise ValueError(
                f"logsumexp_{side} must have the shape of output_{side} without its last axis; "
                f"got {tuple(logsumexp.shape)} and {tuple(output.shape)}."
            )
    a, b = tuple(output_a.shape), tuple(output_b.shape)
    if a[-2:] != b[-2:] or _checks.broadcast_shapes(a, b) is None:
        raise ValueError(
            "output_a and output_b must share n_queries and d_v and broadcast over their leading axes; "
            f"got {a} and {b}."
        )
