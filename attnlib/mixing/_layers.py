"""Recurrence, convolution, and the attention that is one."""

from __future__ import annotations

import itertools
import math
from typing import Any

import numpy as np

from attnlib import _array, _checks
from attnlib._array import Array, OtherArray
from attnlib.lookup import Attention, attend
from attnlib.similarity import gaussian_scores

__all__ = ["convolution_as_attention", "convolve", "recurrent_mix"]


def recurrent_mix(
    x: Array,
    w_x: Array,
    w_h: Array,
    *,
    bias: OtherArray | None = None,
    initial: OtherArray | None = None,
) -> Array:
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
    initial : array, (..., d_h), optional
        The state before the first token; zero unless given.

    Returns
    -------
    array, (..., n, d_h)
        The state after each token.

    See Also
    --------
    recurrence_cost : Its work, its steps and its longest path.

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
    arrays = {"x": x, "w_x": w_x, "w_h": w_h, "bias": bias, "initial": initial}
    given: dict[str, Any] = {name: a for name, a in arrays.items() if a is not None}
    xp = _array.namespace(**arrays)
    _check_recurrence(**given)
    wide = {name: _array.upcast(array, xp) for name, array in given.items()}
    inputs = _array.matmul(wide["x"], wide["w_x"]) + wide.get(
        "bias", 0.0
    )  # all at once, (..., n, d_h)
    state, states = wide.get("initial"), []
    if state is not None:
        state = xp.broadcast_to(state, (*x.shape[:-2], w_h.shape[0]))
    for t in range(x.shape[-2]):
        carried = 0.0 if state is None else _array.matmul(state, wide["w_h"])
        state = xp.tanh(inputs[..., t, :] + carried)
        states.append(state)
    mixed = xp.stack(states, axis=-2) if states else inputs
    return _array.cast(mixed, x.dtype, xp)


def _check_recurrence(**arrays: Array) -> None:
    _checks.check_floating(**arrays)
    x, w_x, w_h = arrays["x"], arrays["w_x"], arrays["w_h"]
    _checks.check_matrix("n, d", x=x)
    _checks.check_projection(x=x, w_x=w_x)
    d_h = w_x.shape[-1]
    if tuple(w_h.shape) != (d_h, d_h):
        raise ValueError(
            f"w_h must have the shape (d_h, d_h) = {(d_h, d_h)}; got {tuple(w_h.shape)}."
        )
    for name, shape in [("bias", (d_h,)), ("initial", (*x.shape[:-2], d_h))]:
        came = tuple(arrays[name].shape) if name in arrays else shape
        if _checks.broadcast_shapes(came, shape) != shape:
            raise ValueError(f"{name} must broadcast to {shape}; got {came}.")


def convolve(x: Array, kernel: Array, *, dilation: int = 1) -> Array:
    r"""Mix neighbours by a convolution: a free matrix for each offset.

    Parameters
    ----------
    x : array, (..., n, d_in) or (..., height, width, d_in)
        A sequence, an image or a grid of more axes; as many as the kernel has.
    kernel : array, (k, d_in, d_out) or (k_1, k_2, d_in, d_out)
        The matrices, with odd sizes; the middle one belongs to offset 0.
    dilation : int, default 1
        The distance between neighbouring offsets.

    Returns
    -------
    array, (..., n, d_out) or (..., height, width, d_out)
        The mixed tokens, as many as came: beyond the edges lie zeros.

    See Also
    --------
    convolution_as_attention : The same by attention heads.
    convolution_cost : Its work, its steps and its longest path.

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
    sizes = _check_convolution(x, kernel)
    _checks.check_count(1, dilation=dilation)
    wide, matrices = _array.upcast(x, xp), _array.upcast(kernel, xp)
    mixed: Any = 0.0
    for index, offset in zip(_indices(sizes), _offsets(sizes), strict=True):
        moved = wide
        for axis, step in enumerate(offset, start=-1 - len(sizes)):
            moved = _shift(moved, step * dilation, axis, xp)
        mixed = mixed + _array.matmul(moved, matrices[(*index, slice(None), slice(None))])
    return _array.cast(mixed, x.dtype, xp)


def _check_convolution(x: Array, kernel: Array) -> tuple[int, ...]:
    """Check that x and kernel go together; return the kernel's sizes."""
    _checks.check_floating(x=x, kernel=kernel)
    sizes = tuple(kernel.shape[:-2])
    if not sizes or any(size % 2 == 0 for size in sizes):
        raise ValueError(
            "kernel must have the shape (k, d_in, d_out) or (k_1, k_2, ..., d_in, d_out) with "
            f"every k odd; got {tuple(kernel.shape)}."
        )
    if x.ndim <= len(sizes) or x.shape[-1] != kernel.shape[-2]:
        raise ValueError(
            f"x must end in {len(sizes)} axes of positions, as the kernel has, and one of d_in; "
            f"got x {tuple(x.shape)} and kernel {tuple(kernel.shape)}."
        )
    return sizes


def _indices(sizes: tuple[int, ...]) -> itertools.product[tuple[int, ...]]:
    return itertools.product(*map(range, sizes))


def _offsets(sizes: tuple[int, ...]) -> list[tuple[int, ...]]:
    """Return the offset of each matrix of a kernel from its output."""
    return [tuple(i - k // 2 for i, k in zip(at, sizes, strict=True)) for at in _indices(sizes)]


def _shift(x: Array, step: int, axis: int, xp: Any) -> Array:
    """Return x[t + step] along an axis, with zeros from beyond the edges."""
    n = x.shape[axis]
    step = max(-n, min(n, step))
    if step == 0:
        return x
    after = (slice(None),) * (-1 - axis)  # the axes that follow, all of them
    kept = x[(..., slice(max(step, 0), n + min(step, 0)), *after)]
    gap = xp.zeros_like(x[(..., slice(0, abs(step)), *after)])
    return xp.concat([kept, gap] if step > 0 else [gap, kept], axis=axis)


def convolution_as_attention(x: Array, kernel: Array, *, width: float = 0.01) -> Attention[Array]:
    r"""Compute a convolution by attention: one head for each offset of the kernel.

    Parameters
    ----------
    x : array, (..., n, d_in) or (..., height, width, d_in)
        A sequence, an image or a grid of more axes; as many as the kernel has.
    kernel : array, (k, d_in, d_out) or (k_1, k_2, d_in, d_out)
        The matrices, with odd sizes. Each becomes the value projection of a head.
    width : float, default 0.01
        How sharply a head attends to its offset, in pixels. At the default every other
        pixel gets weight zero exactly; wider heads blur.

    Returns
    -------
    Attention
        The output, as of :func:`convolve`, and the weights (num_heads, n, n) of the
        flattened positions, one head for each offset.

    See Also
    --------
    convolve : What this equals.

    Notes
    -----
    Taught in chapter 11, mixing. Head h scores a pixel at p from a query at q by

    .. math:: s_h(q, p) = -\alpha \lVert p - (q + \Delta_h) \rVert^2, \qquad
              \alpha = \frac{1}{2 \sigma^2},

    with :math:`\sigma` for `width`: the paper's quadratic encoding of relative positions.
    As :math:`\alpha` grows the head sees the pixel at its offset alone, and the sum over
    heads of its value times :math:`W_{\Delta_h}` is the convolution. In floating-point
    numbers a finite :math:`\alpha` is enough. Where the offset points outside, all keys
    are masked, so the head gives zero, the padding of a convolution; without this mask it
    would find the nearest pixel inside.

    References
    ----------
    Cordonnier et al. (2020), On the relationship between self-attention and
    convolutional layers, theorem 1, lemma 2 and equation 9.

    Examples
    --------
    >>> import numpy as np
    >>> x, kernel = np.array([[1.0], [2.0], [3.0]]), np.array([1.0, 10.0, 100.0])
    >>> convolution_as_attention(x, kernel[:, None, None]).output.tolist()
    [[210.0], [321.0], [32.0]]
    """
    xp = _array.namespace(x=x, kernel=kernel)
    sizes = _check_convolution(x, kernel)
    grid = tuple(x.shape[-1 - len(sizes) : -1])
    wide, matrices = _array.upcast(x, xp), _array.upcast(kernel, xp)
    scores, mask = _convolution_heads(grid, sizes, width, wide, xp)
    tokens = xp.reshape(wide, (*x.shape[: -1 - len(sizes)], 1, math.prod(grid), x.shape[-1]))
    value = _array.matmul(
        tokens, xp.reshape(matrices, (-1, *kernel.shape[-2:]))
    )  # (..., num_heads, n, d_out)
    output, weights = attend(scores, value, mask=mask)
    output = xp.reshape(xp.sum(output, axis=-3), (*x.shape[:-1], kernel.shape[-1]))
    return Attention(_array.cast(output, x.dtype, xp), _array.cast(weights, x.dtype, xp))


def _convolution_heads(
    grid: tuple[int, ...], sizes: tuple[int, ...], width: float, like: Array, xp: Any
) -> tuple[Array, Array]:
    """Return scores (num_heads, n, n) that point each head at its offset, and the mask."""
    places = np.stack(np.meshgrid(*map(np.arange, grid), indexing="ij"), axis=-1)
    places = places.reshape(-1, len(grid))  # (n, number of axes)
    targets = places + np.asarray(_offsets(sizes))[:, None, :]  # (num_heads, n, number of axes)
    inside = ((targets >= 0) & (targets < np.asarray(grid))).all(axis=-1, keepdims=True)
    query, key = (
        xp.asarray(a.astype(np.float64), dtype=like.dtype, device=like.device)
        for a in (targets, places)
    )
    return gaussian_scores(query, key, width=width), xp.asarray(inside, device=like.device)
