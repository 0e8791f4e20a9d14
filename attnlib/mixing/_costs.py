"""What a layer costs that mixes tokens: work, steps that wait, and the longest path."""

from __future__ import annotations

import itertools
import math
from typing import NamedTuple

from attnlib import _checks

__all__ = ["Cost", "attention_cost", "convolution_cost", "recurrence_cost", "window_cost"]


class Cost(NamedTuple):
    """What one layer costs that maps n tokens of size d to as many of the same size."""

    work: int
    """Multiplications, each with its addition."""
    sequential_steps: int
    """Steps that have to wait for one another."""
    path_length: int
    """Steps or layers that a signal needs from the first token to the last output."""


def recurrence_cost(n: int, d: int) -> Cost:
    """Return the cost of :func:`recurrent_mix` with a state of size d.

    Parameters
    ----------
    n : int
        How many tokens, 1 at least.
    d : int
        The size of a token and of the state, 1 at least.

    Returns
    -------
    Cost
        Work 2 n d^2, n sequential steps, path length n.

    Notes
    -----
    Taught in chapter 11, mixing. Two matrices, w_x and w_h, meet each token.

    References
    ----------
    Vaswani et al. (2017), Attention is all you need, section 4 and table 1: O(n d^2),
    O(n) and O(n).

    Examples
    --------
    >>> recurrence_cost(100, 10)
    Cost(work=20000, sequential_steps=100, path_length=100)
    """
    n, d = _checks.check_count(1, n=n, d=d)
    return Cost(2 * n * d * d, n, n)


def convolution_cost(n: int, d: int, kernel_size: int, *, dilated: bool = False) -> Cost:
    """Return the cost of :func:`convolve`, and how many such layers span the sequence.

    Parameters
    ----------
    n : int
        How many tokens, 1 at least.
    d : int
        The size of a token, 1 at least.
    kernel_size : int
        How many offsets, odd and 3 at least.
    dilated : bool, default False
        Whether the dilation grows by (k + 1) / 2 from layer to layer: 1, 2, 4, ... for k = 3.

    Returns
    -------
    Cost
        Work k n d^2, one sequential step, as path length the layers needed.

    Notes
    -----
    Taught in chapter 11, mixing. A layer reaches (k - 1) / 2 tokens to either side, times
    its dilation. L layers reach L (k - 1) / 2 tokens, or ((k + 1) / 2)^L - 1 dilated; the
    path has as many layers as reach n - 1 tokens. The paper's base k belongs to kernels
    that reach to one side. Here a dilation that grew by k would leave pairs near the edges
    apart for ever, since their only path leads through the zeros outside.

    References
    ----------
    Vaswani et al. (2017), Attention is all you need, section 4 and table 1: O(k n d^2),
    O(1) and O(log_k n), or O(n / k) without dilation.

    Examples
    --------
    >>> convolution_cost(100, 10, 3)
    Cost(work=30000, sequential_steps=1, path_length=99)
    >>> convolution_cost(100, 10, 3, dilated=True).path_length
    7
    """
    n, d = _checks.check_count(1, n=n, d=d)
    kernel_size = 2 * (side := _side(kernel_size=kernel_size)) + 1
    if dilated:
        layers = next(i for i in itertools.count(1) if (side + 1) ** i >= n)
    else:
        layers = _layers_that_span(n, side)
    return Cost(kernel_size * n * d * d, 1, layers)


def _side(**sizes: int) -> int:
    """Return how far one layer reaches to each side; refuse what has no middle."""
    (name,), (size,) = sizes, _checks.check_count(3, **sizes)
    if size % 2 == 0:
        raise ValueError(f"{name} must be odd; got {size}.")
    return size // 2


def _layers_that_span(n: int, side: int) -> int:
    return max(1, math.ceil((n - 1) / side))


def window_cost(n: int, d: int, window_size: int) -> Cost:
    """Return the cost of attention in a window around each token, without projections.

    Parameters
    ----------
    n : int
        How many tokens, 1 at least.
    d : int
        The size of a token, 1 at least.
    window_size : int
        How many keys a query sees, itself in the middle: odd and 3 at least. Near the edges
        it sees fewer.

    Returns
    -------
    Cost
        Work 2 p d for the p pairs that see each other, one sequential step, as path length
        the layers needed.

    See Also
    --------
    attnlib.masking.window_mask : The mask of such a window.

    Notes
    -----
    Taught in chapter 11, mixing. The pairs are p = n w - s (s + 1) for a window of w and
    s = (w - 1) / 2 tokens to each side where n > s: what lies beyond the edges is no pair. The
    path is that of a convolution with as wide a kernel.

    References
    ----------
    - Vaswani et al. (2017), Attention is all you need, section 4 and table 1, "self-attention
      (restricted)": O(r n d), O(1) and O(n / r).
    - Beltagy et al. (2020), Longformer: the long-document transformer, section 3.1.

    Examples
    --------
    >>> window_cost(100, 10, 3)
    Cost(work=5960, sequential_steps=1, path_length=99)
    """
    n, d = _checks.check_count(1, n=n, d=d)
    side = _side(window_size=window_size)
    pairs = sum(max(0, n - abs(offset)) for offset in range(-side, side + 1))
    return Cost(2 * pairs * d, 1, _layers_that_span(n, side))


def attention_cost(n: int, d: int) -> Cost:
    """Return the cost of attention among n tokens, without projections.

    Parameters
    ----------
    n : int
        How many tokens, 1 at least.
    d : int
        The size of a token, 1 at least.

    Returns
    -------
    Cost
        Work 2 n^2 d, one sequential step, path length 1.

    Notes
    -----
    Taught in chapter 11, mixing. The scores take n^2 d, the averages as much; the softmax
    is not counted. The projections to queries, keys and values would add 3 n d^2, and the
    one of the output n d^2: the table leaves them out.

    References
    ----------
    Vaswani et al. (2017), Attention is all you need, section 4 and table 1: O(n^2 d), O(1)
    and O(1).

    Examples
    --------
    >>> attention_cost(100, 10)
    Cost(work=200000, sequential_steps=1, path_length=1)
    """
    n, d = _checks.check_count(1, n=n, d=d)
    return Cost(2 * n * n * d, 1, 1)
