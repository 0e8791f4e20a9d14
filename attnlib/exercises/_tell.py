"""Put arrays, calls and differences into words: short, plain and the same on every machine."""

import inspect
from typing import Any

import numpy as np

from attnlib.exercises._declare import Array, Case, Function
from attnlib.exercises._run import Outcome, kind_of

_MAX_PRINTED = 12


def tell_value(value: Any) -> str:
    """Print a number or a small array; of anything larger, the shape."""
    if isinstance(value, np.ndarray):
        return _tell_array(np.asarray(value))
    if isinstance(value, int | float):
        return f"{value:.4g}"
    return repr(value) if isinstance(value, str | bool | dict) else kind_of(value)


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
        One or two lines: what came back and what was expected.
    """
    if not got.parts:
        return f"It returned {'None' if got.blank else got.odd}; expected {' and '.join(names)}."
    if len(got.parts) != len(want.parts):
        return f"It returned one array; expected {len(names)} results: {', '.join(names)}."
    shapes = [(n, g, w) for n, g, w in _triples(names, got, want) if g.shape != w.shape]
    if shapes:
        name, g, w = shapes[0]
        return f"The {name} got the shape {g.shape}, expected {w.shape}."
    lines = [
        f"  {name}: got {tell_value(g)}\n  {name}: expected {tell_value(w)}"
        for name, g, w in _triples(names, got, want)
    ]
    broke = "The result holds inf or NaN.\n" if got.broke and not want.broke else ""
    return broke + "\n".join(lines)


def _triples(names: tuple[str, ...], got: Outcome, want: Outcome) -> list[tuple[str, Array, Array]]:
    return list(zip(names, got.parts, want.parts, strict=True))


def _tell_array(array: Array) -> str:
    if array.ndim == 0:
        return f"{array.item():.4g}"
    if array.size > _MAX_PRINTED:
        return f"array of shape {array.shape}"
    text = np.array2string(
        array + 0.0,  # -0 and 0 look the same
        separator=", ",
        max_line_width=10_000,
        formatter={"float_kind": lambda number: f"{number:.4g}"},
    )
    return " ".join(text.split())
