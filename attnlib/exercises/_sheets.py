"""Sheets: an exercise worked by hand with numbers of one's own, and its key.

The page draws the numbers; which arguments it draws, and from where, is in ``sheets.toml``.
"""

import inspect
import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case
from attnlib.exercises._convert import as_floats
from attnlib.exercises._declare import Function, FunctionExercise
from attnlib.exercises._registry import find
from attnlib.exercises._run import run
from attnlib.exercises._verdict import Verdict

TOLERANCE = 0.0101
"""Two decimals, of which the last may be off by one."""

_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:/\d+)?")


def key(name: str, arguments: Mapping[str, Any]) -> Array | None:
    """Compute what the exercise's own answer gives, from the code that also marks.

    Parameters
    ----------
    name : str
        Chapter and exercise, ``"lookup.softmax"``.
    arguments : mapping from str to object
        The arguments by their names; lists become arrays.

    Returns
    -------
    ndarray or None
        The first result.
    """
    exercise = _function(name)
    return _first(exercise, exercise.reference, arguments)


def mark(name: str, arguments: Mapping[str, Any], answer: str) -> Verdict:
    """Mark numbers that were worked out by hand.

    Parameters
    ----------
    name : str
        Chapter and exercise, ``"lookup.softmax"``.
    arguments : mapping from str to object
        The arguments by their names; lists become arrays.
    answer : str
        The numbers of the first result, row by row, with two decimals; brackets and fractions are allowed.

    Returns
    -------
    Verdict
        It names the misconception that gives these numbers. It counts for no progress.
    """
    exercise, text = _function(name), answer.replace("−", "-")  # noqa: RUF001 a minus as it is printed
    want = _first(exercise, exercise.reference, arguments)
    if not text.strip():
        return Verdict("not attempted", name, message="Write the numbers, row by row.")
    try:
        got = np.array([float(Fraction(number)) for number in _NUMBER.findall(text)])
    except ZeroDivisionError:
        return Verdict("error", name, message="A fraction has 0 below its line.")
    if want is None or got.size != want.size:
        size = 0 if want is None else want.size
        return Verdict("wrong", name, message=f"The answer has {size} numbers; got {got.size}.")
    if _near(got, want).all():
        return Verdict("passed", name, message="All numbers agree, to two decimals.")
    for known in exercise.misconceptions:
        for variant in known.variants:
            wrong = _first(exercise, variant, arguments)
            if wrong is not None and wrong.size == got.size and _near(got, wrong).all():
                return Verdict("misconception", name, known.name, known.why, known.hint)
    agreeing = f"{int(_near(got, want).sum())} of {want.size} numbers agree."
    return Verdict("wrong", name, message=agreeing, hint="Write down each step, and check it.")


def _function(name: str) -> FunctionExercise:
    exercise = find(name)
    if not isinstance(exercise, FunctionExercise):
        raise ValueError(f"name must be of an exercise that asks for a function; got {name!r}.")
    return exercise


def _first(
    exercise: FunctionExercise, function: Function, arguments: Mapping[str, Any]
) -> Array | None:
    names = inspect.signature(exercise.reference).parameters
    given = [arguments[each] for each in names]
    case = Case(tuple(np.array(a) if isinstance(a, list) else a for a in given), {})
    parts = run(function, case, len(exercise.returns), form=as_floats).parts
    return parts[0] if parts else None


def _near(got: Array, want: Array) -> Array:
    return np.asarray(np.abs(got - want.ravel()) <= TOLERANCE)
