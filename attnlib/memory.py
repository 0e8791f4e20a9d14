"""Memory: attention as an associative memory (chapter 13)."""

from __future__ import annotations

from typing import Any

from attnlib import _array, _checks
from attnlib._array import Array, OtherArray
from attnlib.lookup import attend

__all__ = ["hopfield_energy", "hopfield_retrieve"]


def hopfield_retrieve(
    state: Array, patterns: Array, *, beta: float | OtherArray, steps: int = 1
) -> Array:
    r"""Move states towards the stored patterns that they resemble.

    Parameters
    ----------
    state : array, (..., n_states, d)
        What is remembered only in part, or with noise.
    patterns : array, (..., n_patterns, d)
        What is stored. Leading axes broadcast.
    beta : float
        Greater than zero. Large values retrieve one pattern, small ones an average.
    steps : int, default 1
        How often to update; 0 returns the state as it is.

    Returns
    -------
    array, (..., n_states, d)
        The states after the updates, in the dtype of `state`.

    See Also
    --------
    attnlib.lookup.soft_lookup : One step, with beta = 1 / temperature.

    Notes
    -----
    Taught in chapter 13, memory. With rows for states and patterns an update is

    .. math:: \Xi \leftarrow \operatorname{softmax}(\beta\, \Xi X^\top)\, X,

    attention with the patterns as keys and values. Steps between are kept in float32 for
    half precision. With no patterns at all the result is zero.

    References
    ----------
    Ramsauer et al. (2021), Hopfield networks is all you need, section 2, equation 3.

    Examples
    --------
    >>> import numpy as np
    >>> hopfield_retrieve(np.array([[1.0, 0.0]]), np.eye(2), beta=np.log(3.0)).round(6).tolist()
    [[0.75, 0.25]]
    """
    xp = _check(state, patterns, beta)
    _checks.check_count(steps=steps)
    xi, x = _array.upcast(state, xp), _array.upcast(patterns, xp)
    for _ in range(steps):
        scores = _array.matmul(
            _array.number(beta) * xi, xp.matrix_transpose(x)
        )  # (..., n_states, n_patterns)
        xi = attend(scores, x).output
    return _array.cast(xi, state.dtype, xp)


def hopfield_energy(state: Array, patterns: Array, *, beta: float | OtherArray) -> Array:
    r"""Return the energy of states, which no update by :func:`hopfield_retrieve` raises.

    Parameters
    ----------
    state : array, (..., n_states, d)
        The states.
    patterns : array, (..., n_patterns, d)
        What is stored, one pattern at least. Leading axes broadcast.
    beta : float
        Greater than zero, as for the retrieval.

    Returns
    -------
    array, (..., n_states)
        The energies, at least 0 up to rounding, in the dtype of `state`.

    Notes
    -----
    Taught in chapter 13, memory. With N patterns :math:`x_i`, the longest of length M,

    .. math:: E = -\frac{1}{\beta} \ln \sum_i e^{\beta x_i \cdot \xi}
              + \frac{1}{2} \lVert \xi \rVert^2 + \frac{\ln N}{\beta} + \frac{M^2}{2}.

    References
    ----------
    Ramsauer et al. (2021), Hopfield networks is all you need, section 2, equation 2. The
    update is a concave-convex procedure (theorem 1), so it never raises the energy.

    Examples
    --------
    >>> import numpy as np
    >>> states = np.array([[1.0, 0.0], [0.5, 0.5]])  # a pattern, then halfway between two
    >>> hopfield_energy(states, np.eye(2), beta=8.0).round(4).tolist()
    [0.0866, 0.25]
    """
    xp = _check(state, patterns, beta)
    if patterns.shape[-2] == 0:
        raise ValueError(f"patterns must hold one pattern at least; got {tuple(patterns.shape)}.")
    xi, x, beta = _array.upcast(state, xp), _array.upcast(patterns, xp), _array.number(beta)
    scores = _array.matmul(xi, xp.matrix_transpose(x))  # (..., n_states, n_patterns)
    best = xp.max(scores, axis=-1, keepdims=True)
    excess = _log_mean_exp(beta * (scores - best), xp) / beta
    longest = xp.max(xp.sum(x * x, axis=-1), axis=-1)[..., None]  # M squared, (..., 1)
    energy = 0.5 * (xp.sum(xi * xi, axis=-1) + longest) - best[..., 0] - excess
    return _array.cast(energy, state.dtype, xp)


def _log_mean_exp(x: Array, xp: Any) -> Array:
    """Return log(mean(e^x)) over the last axis, whose largest x is 0.

    The mean of the exponentials, not their sum: that is the energy's term ln N. Where all x are
    small, the mean is so close to 1 that its distance, all that counts, has lost its digits; where
    they are not, the distance is so close to -1 that the mean has.
    """
    mean, distance = (xp.mean(part, axis=-1) for part in (xp.exp(x), xp.expm1(x)))
    near = distance > -0.5
    return xp.where(near, xp.log1p(xp.where(near, distance, 0.0)), xp.log(mean))


def _check(state: Array, patterns: Array, beta: float | OtherArray) -> Any:
    """Check what both functions take; return the array library."""
    xp = _array.namespace(state=state, patterns=patterns)
    _checks.check_floating(state=state, patterns=patterns)
    _checks.check_matrix("n_states, d", state=state)
    _checks.check_matrix("n_patterns, d", patterns=patterns)
    leading = _checks.broadcast_shapes(state.shape[:-2], patterns.shape[:-2])
    if state.shape[-1] != patterns.shape[-1] or leading is None:
        raise ValueError(
            "state and patterns must share their last dimension (d) and broadcast over their "
            "leading axes (all but the last two); "
            f"got state {tuple(state.shape)} and patterns {tuple(patterns.shape)}."
        )
    _checks.check_positive("beta", beta, state=state)
    return xp
