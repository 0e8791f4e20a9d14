"""Recurrence and convolution."""

from __future__ import annotations

from typing import Any

from attnlib import _array, _checks
from attnlib._array import Array, OtherArray

__all__ = ["convolve", "recurrent_mix"]


def recurrent_mix(x: Array, w_x: Array, w_h: Array, *, bias: OtherArray | None = None) -> Array:
    r"""Mix tokens by a recurrence: read them in order into one state of fixed size.

    Parameters
    ----------
    x : array, (..., n, d)
        The tokens.
    w_x : array, (d, d_h)
        From a token to the state.
    w_h : array, (d_h, d_h)
        From the state before to the state.
    bias : array, (d_h,), optional
        Added before the tanh.

    Returns
    -------
    array, (..., n, d_h)
        The state after each token.

    Notes
    -----
    Taught in chapter 11, mixing. The equation is

    .. math:: h_t = \tanh(x_t W_x + h_{t-1} W_h + b).

    The loop is the point: step t cannot begin before step t - 1 has ended.

    References
    ----------
    Elman (1990), Finding structure in time, Cognitive Science 14.

    Examples
    --------
    >>> import numpy as np
    >>> x = np.array([[np.log(2.0)], [0.0]])
    >>> recurrent_mix(x, np.eye(1), np.log(3.0) / 0.6 * np.eye(1)).round(6).tolist()
    [[0.6], [0.8]]
    """
    xp = _array.namespace(x=x, w_x=w_x, w_h=w_h, bias=bias)
    _check_recurrence(x, w_x, w_h, bias)
    inputs = _array.matmul(_array.upcast(x, xp), _array.upcast(w_x, xp))
    inputs = inputs + (0.0 if bias is None else _array.upcast(bias, xp))  # (..., n, d_h)
    wide = _array.upcast(w_h, xp)
    states: list[Any] = []
    for t in range(x.shape[-2]):
        carried = _array.matmul(states[-1], wide) if states else 0.0
        states.append(xp.tanh(inputs[..., t, :] + carried))
    mixed = xp.stack(states, axis=-2) if states else inputs
    return _array.cast(mixed, x.dtype, xp)


def _check_recurrence(x: Array, w_x: Array, w_h: Array, bias: Any) -> None:
    _checks.check_floating(x=x, w_x=w_x, w_h=w_h, **({} if bias is None else {"bias": bias}))
    _checks.check_matrix("n, d", x=x)
    _checks.check_projection(x=x, w_x=w_x)
    shape = (w_x.shape[-1],)
    if tuple(w_h.shape) != shape * 2:
        raise ValueError(
            f"w_h must have the shape (d_h, d_h) = {shape * 2}; got {tuple(w_h.shape)}."
        )
    if bias is not None and _checks.broadcast_shapes(bias.shape, shape) != shape:
        raise ValueError(f"bias must broadcast to {shape}; got {tuple(bias.shape)}.")


def convolve(x: Array, kernel: Array, *, dilation: int = 1) -> Array:
    r"""Mix neighbours by a convolution: a free matrix for each offset.

    Parameters
    ----------
    x : array, (..., n, d_in)
        The tokens.
    kernel : array, (k, d_in, d_out)
        The matrices, an odd number of them; the middle one belongs to offset 0.
    dilation : int, default 1
        The distance between neighbouring offsets.

    Returns
    -------
    array, (..., n, d_out)
        The mixed tokens, as many as came: beyond the edges lie zeros.

    Notes
    -----
    Taught in chapter 11, mixing. With the offsets :math:`\delta` from -(k - 1) / 2 to
    (k - 1) / 2, times the dilation,

    .. math:: y_t = \sum_\delta x_{t + \delta} W_\delta.

    As everywhere in deep learning the kernel is not flipped.

    References
    ----------
    - Gehring et al. (2017), Convolutional sequence to sequence learning, section 3.2.
    - Yu & Koltun (2016), Multi-scale context aggregation by dilated convolutions, section 2.

    Examples
    --------
    >>> import numpy as np
    >>> x, kernel = np.array([[1.0], [2.0], [3.0]]), np.array([1.0, 10.0, 100.0])
    >>> convolve(x, kernel[:, None, None]).tolist()
    [[210.0], [321.0], [32.0]]
    """
    xp = _array.namespace(x=x, kernel=kernel)
    _check_convolution(x, kernel)
    _checks.check_count(1, dilation=dilation)
    wide, matrices = _array.upcast(x, xp), _array.upcast(kernel, xp)
    n, k = x.shape[-2], kernel.shape[0]
    mixed: Any = 0.0
    for i in range(k):
        step = max(-n, min(n, (i - k // 2) * dilation))
        gap = xp.zeros_like(wide[..., : abs(step), :])  # from beyond the edge
        kept = wide[..., max(step, 0) : n + min(step, 0), :]
        moved = xp.concat([kept, gap] if step > 0 else [gap, kept], axis=-2)  # x[t + step]
        mixed = mixed + _array.matmul(moved, matrices[i, ...])
    return _array.cast(mixed, x.dtype, xp)


def _check_convolution(x: Array, kernel: Array) -> None:
    _checks.check_floating(x=x, kernel=kernel)
    _checks.check_matrix("n, d_in", x=x)
    if kernel.ndim != 3 or kernel.shape[0] % 2 == 0 or x.shape[-1] != kernel.shape[1]:
        raise ValueError(
            "kernel must have the shape (k, d_in, d_out), with k odd and d_in the last dimension of "
            f"x; got x {tuple(x.shape)} and kernel {tuple(kernel.shape)}."
        )
