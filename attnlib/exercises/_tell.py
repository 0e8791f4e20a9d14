"""Put arrays, calls and differences into words: short, plain and the same on every machine."""

import inspect
from typing import Any

import numpy as np

from attnlib.exercises._declare import Array, Case, Function
from attnlib.exercises._run import Outcome, kind_of

_MAX_PRINTED = 12


def tell_value(value: Any, digits: int = 4) -> str:
    """Print a number or a small array; of anything larger, the shape."""
    if isinstance(value, np.ndarray):
        return _tell_array(value, digits)
    if isinstance(value, str | bool | dict):
        return repr(value)
    return f"{value:.{digits}g}" if isinstance(value, int | float) else kind_of(value)


def tell_call(function: Function, case: Case) -> str:
    """List a call's arguments by the reference's names, one a line."""
    bound = inspect.signature(function).bind(*case.args, **case.kwargs)
    return "\n".join(f"  {name} = {tell_value(v)}" for name, v in bound.arguments.items())


def tell_difference(names: tuple[str, ...], got: Outcome, want: Outcome) -> str:
    """Say how results that are no exception differ from the expected ones.

    Parameters
    ----------
    names : tuple of str
        Names of the results.
    got, want : Outcome
        The learner's and the reference's.

    Returns
    -------
    str
        A few lines: what came back and what was expected.
    """
    if not got.parts:
        return f"It returned {'None' if got.blank else got.odd}; expected {' and '.join(names)}."
    if len(got.parts) != len(want.parts):
        return f"It returned one array; expected {len(names)} results: {', '.join(names)}."
    triples = list(zip(names, got.parts, want.parts, strict=True))
    for name, g, w in triples:
        if g.shape != w.shape and not (w.shape == () and g.size == 1):
            return f"The {name} got the shape {g.shape}, expected {w.shape}."
    lines = [_tell_pair(name, g, w) for name, g, w in triples]
    broke = "The result holds inf or NaN.\n" if got.broke and not want.broke else ""
    return broke + "\n".join(lines)


def _tell_pair(name: str, got: Array, want: Array) -> str:
    if want.size > _MAX_PRINTED:  # one entry says more than a shape
        off = np.where(np.isfinite(got), np.abs(got - want), np.inf)
        index = tuple(int(i) for i in np.unravel_index(np.argmax(off), want.shape))
        name = f"{name}[{', '.join(map(str, index))}]"
        got, want = got[index], want[index]
    digits = 8 if np.allclose(got, want, rtol=1e-3, atol=1e-3) else 4
    left, right = tell_value(got, digits), tell_value(want, digits)
    if left == right:
        return f"  {name}: as expected"
    return f"  {name}: got {left}\n  {name}: expected {right}"


def _tell_array(array: Array, digits: int) -> str:
    if array.ndim == 0:
        return f"{array.item():.{digits}g}"
    if array.size > _MAX_PRINTED:
        return f"array of shape {array.shape}"
    text = np.array2string(
        array + 0.0,  # -0 and 0 look the same
        separator=", ",
        max_line_width=10_000,
        formatter={"float_kind": lambda number: f"{number:.{digits}g}"},
    )
    return " ".join(text.split())
