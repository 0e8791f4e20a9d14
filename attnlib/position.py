"""Position: three ways to tell a set of tokens its order (chapter 08)."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, overload

import numpy as np

from attnlib import _array, _checks, _core
from attnlib._array import AnyArray, Array, Like, OtherArray

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["alibi_bias", "rotate", "sinusoidal"]


if TYPE_CHECKING:

    @overload
    def sinusoidal(n: int, d_model: int, *, like: None = None) -> NDArray[np.float64]: ...
    @overload
    def sinusoidal(n: int, d_model: int, *, like: Like) -> Like: ...


def sinusoidal(n: int, d_model: int, *, like: AnyArray | None = None) -> AnyArray:
    r"""Return a table of sines and cosines, one row for each position, to add to tokens.

    Parameters
    ----------
    n : int
        How many positions, from 0 to n - 1.
    d_model : int
        The size of a token, even.
    like : array, optional
        The table takes its library, dtype and device; without it, numpy float64.

    Returns
    -------
    array, (n, d_model)
        Sines in the even columns, cosines in the odd ones.

    Notes
    -----
    Taught in chapter 08, position. The equations are

    .. math:: P_{p,2i} = \sin \frac{p}{10000^{2i/d}}, \qquad
              P_{p,2i+1} = \cos \frac{p}{10000^{2i/d}}.

    A shift by s rotates each pair of columns by an angle that depends on s alone. The
    angles are computed in float64, where the device has it: at position 30 000 a float32 angle is wrong by about
    0.001.

    References
    ----------
    Vaswani et al. (2017), Attention is all you need, section 3.5.

    Examples
    --------
    >>> sinusoidal(2, 4).round(4).tolist()
    [[0.0, 1.0, 0.0, 1.0], [0.8415, 0.5403, 0.01, 1.0]]
    """
    _checks.check_count(n=n, d_model=d_model)
    _check_even("d_model", d_model)
    xp, place = _place(like)
    rows = xp.arange(n, dtype=_array.widest_float(place, xp), device=place)
    table = sines(rows, d_model, xp)
    return table if like is None else _array.cast(table, like.dtype, xp)


def sines(positions: AnyArray, d_model: int, xp: Any) -> AnyArray:  # numpydoc ignore=PR01,RT01
    """Return the rows of the table at some positions (..., n) as (..., n, d_model), in float64 if possible."""
    angles = _angles(positions, d_model, 10000.0, xp)
    table = xp.stack([xp.sin(angles), xp.cos(angles)], axis=-1)  # (..., n, d_model / 2, 2)
    return xp.reshape(table, (*positions.shape, d_model))


def _place(like: AnyArray | None) -> tuple[Any, Any]:
    """Return the library and device of `like`, which must be floating-point."""
    if like is None:
        return np, "cpu"
    xp = _array.namespace(like=like)
    _checks.check_floating(like=like)
    return xp, like.device


def _check_even(name: str, size: int) -> None:
    if size % 2:
        raise ValueError(f"{name} must be even, since features go in pairs; got {size}.")


def _angles(positions: AnyArray, d: int, base: Any, xp: Any) -> AnyArray:
    """Return the angle of each pair of features at each position, (..., d / 2)."""
    dtype = _array.widest_float(positions.device, xp)
    pairs = xp.arange(d // 2, dtype=dtype, device=positions.device)
    return _array.cast(positions, dtype, xp)[..., None] * base ** (pairs * -2.0 / max(d, 1))


def rotate(x: Array, positions: OtherArray, *, base: float | OtherArray = 10000.0) -> Array:
    r"""Rotate pairs of features by angles that grow with the position.

    Parameters
    ----------
    x : array, (..., n, d)
        Queries or keys, with d even.
    positions : array, broadcastable to (..., n)
        The position of each row of `x`: integers, float32 (exact up to 2**24) or float64.
    base : float, default 10000.0
        Greater than zero. Pair i turns by ``base ** (-2 * i / d)`` per position.

    Returns
    -------
    array, (..., n, d)
        The rotated features, in the dtype of `x`.

    Notes
    -----
    Taught in chapter 08, position. With :math:`\theta_i = b^{-2i/d}` and b for `base`,

    .. math:: (x_{2i}, x_{2i+1}) \mapsto
              (x_{2i} \cos p\theta_i - x_{2i+1} \sin p\theta_i,\;
               x_{2i} \sin p\theta_i + x_{2i+1} \cos p\theta_i).

    The dot product of a query rotated to position m and a key rotated to n depends on
    m - n alone. **Neighbours are paired**, (0, 1), (2, 3), ..., as in the paper. GPT-NeoX
    and Llama, as Hugging Face stores it, pair i with i + d / 2: the same after their
    columns are re-ordered, ``x[..., [0, d // 2, 1, d // 2 + 1, ...]]``.

    Angles are computed in float64 where the device has it, the rotation of half precision in float32.

    References
    ----------
    Su et al. (2021), RoFormer: enhanced transformer with rotary position embedding,
    section 3.2.2, equations 14 and 15; computed as in section 3.4.2, equation 34.

    Examples
    --------
    >>> import numpy as np
    >>> rotate(np.array([[1.0, 0.0], [1.0, 0.0]]), np.array([0, 1])).round(4).tolist()
    [[1.0, 0.0], [0.5403, 0.8415]]
    """
    xp = _array.namespace(x=x, positions=positions)
    _check_rotate(x, positions, xp)
    _checks.check_positive("base", base, x=x)
    angles = _angles(positions, x.shape[-1], _array.number(base), xp)
    wide = _array.upcast(x, xp)
    cos, sin = (_array.cast(f(angles), wide.dtype, xp) for f in (xp.cos, xp.sin))
    pairs = xp.reshape(wide, (*x.shape[:-1], x.shape[-1] // 2, 2))
    a, b = pairs[..., 0], pairs[..., 1]  # (..., n, d / 2)
    turned = xp.stack([a * cos - b * sin, a * sin + b * cos], axis=-1)
    return _array.cast(xp.reshape(turned, x.shape), x.dtype, xp)


def _check_rotate(x: Array, positions: AnyArray, xp: Any) -> None:
    _checks.check_floating(x=x)
    _checks.check_matrix("n, d", x=x)
    _check_even("the last dimension of x", x.shape[-1])
    if not xp.isdtype(positions.dtype, ("integral", "real floating")):
        raise TypeError(f"positions must hold real numbers; got dtype {positions.dtype}.")
    if xp.isdtype(positions.dtype, "real floating") and xp.finfo(positions.dtype).bits < 32:
        raise TypeError(
            "positions must be integers, float32 or float64, since half precision skips some from "
            f"256 or 2048 on; got dtype {positions.dtype}."
        )
    shape = tuple(x.shape[:-1])
    if _checks.broadcast_shapes(positions.shape, shape) != shape:
        raise ValueError(
            f"positions must broadcast to the rows of x, (..., n) = {shape}; "
            f"got positions {tuple(positions.shape)}."
        )


if TYPE_CHECKING:

    @overload
    def alibi_bias(
        num_heads: int, n_queries: int, n_keys: int, *, offset: int = 0, like: None = None
    ) -> NDArray[np.float64]: ...
    @overload
    def alibi_bias(
        num_heads: int, n_queries: int, n_keys: int, *, offset: int = 0, like: Like
    ) -> Like: ...


def alibi_bias(
    num_heads: int, n_queries: int, n_keys: int, *, offset: int = 0, like: AnyArray | None = None
) -> AnyArray:
    r"""Return a bias that grows with the distance between query and key, steeper by head.

    Parameters
    ----------
    num_heads : int
        How many heads, each with a slope of its own.
    n_queries : int
        How many queries.
    n_keys : int
        How many keys.
    offset : int, default 0
        Query i stands at position i + offset, as in
        :func:`attnlib.masking.causal_mask`: the length of the cache when decoding.
    like : array, optional
        The bias takes its library, dtype and device; without it, numpy float64.

    Returns
    -------
    array, (num_heads, n_queries, n_keys)
        The bias, at most 0, to add to the scores.

    See Also
    --------
    attnlib.masking.causal_mask : Hides the future, which this bias does not.

    Notes
    -----
    Taught in chapter 08, position. The equation for head h of H is

    .. math:: b_{hij} = -m_h \, \lvert i + \text{offset} - j \rvert, \qquad m_h = 2^{-8h/H},

    with h from 1 to H. The paper attends backwards only, where this is its bias; to keys
    ahead the absolute value extends it. For H no power of two the slopes are, as in the
    authors' code, those of the next lower power P, then every other one of 2P.

    References
    ----------
    Press et al. (2022), Train short, test long: attention with linear biases enables
    input length extrapolation, section 3.

    Examples
    --------
    >>> alibi_bias(2, 2, 3).tolist()[0]  # the slope of the first of two heads is 1/16
    [[-0.0, -0.0625, -0.125], [-0.0625, -0.0, -0.0625]]
    """
    _checks.check_count(1, num_heads=num_heads)
    _checks.check_count(n_queries=n_queries, n_keys=n_keys)
    _checks.check_count(None, offset=offset)
    xp, place = _place(like)
    dtype = _array.widest_float(place, xp)
    slopes = 2.0 ** -_alibi_exponents(num_heads, dtype, place, xp)
    i, j = _core.positions(n_queries, n_keys, xp, place)
    bias = -slopes[:, None, None] * _array.cast(xp.abs(i + offset - j), dtype, xp)
    return bias if like is None else _array.cast(bias, like.dtype, xp)


def _alibi_exponents(num_heads: int, dtype: Any, device: Any, xp: Any) -> AnyArray:
    """Return 8h / H for each head; made on the device, since a copy to it would wait."""
    power = 2 ** int(math.log2(num_heads))  # the next power of two at or below
    h = xp.arange(1, power + 1, dtype=dtype, device=device) * (8 / power)
    if num_heads == power:
        return h
    last = 2 * (num_heads - power)
    return xp.concat([h, xp.arange(1, last, 2, dtype=dtype, device=device) * (4 / power)])
