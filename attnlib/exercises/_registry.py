"""Find an exercise by its name and put an answer, or the numbers of a sheet, before it."""

import inspect
import pkgutil
import re
from collections.abc import Mapping
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np

from attnlib.exercises._declare import Array, Case, Exercise, Function, FunctionExercise
from attnlib.exercises._judge import judge_function, judge_value
from attnlib.exercises._run import as_floats, run
from attnlib.exercises._verdict import Solution, Verdict, with_help


def check(name: str, answer: Any) -> Verdict:
    """Check the answer to an exercise and, if it is wrong, name the misconception it shows.

    Parameters
    ----------
    name : str
        Chapter and exercise, ``"lookup.softmax"``.
    answer : object
        A function, or a number or array where the exercise asks for one. A stub (``None``,
        ``...``, a function that returns nothing or raises ``NotImplementedError``) is not
        attempted. Nothing that the function raises leaves the checker, and what does not end is
        stopped.

    Returns
    -------
    Verdict
        True exactly when the answer passed; its ``repr`` is what a notebook shows. From the
        second failure on it brings one of the exercise's hints with it, then the way to its
        solution.

    Raises
    ------
    ValueError
        If there is no exercise of this name.

    Examples
    --------
    >>> import numpy as np
    >>> def softmax(scores):
    ...     return np.exp(scores) / np.exp(scores).sum()
    >>> check("lookup.softmax", softmax).name
    'whole-array'
    """
    exercise = find(name)
    judge: Any = judge_function if isinstance(exercise, FunctionExercise) else judge_value
    return with_help(judge(name, exercise, answer), exercise)


def solution(name: str) -> Solution:
    """Open an exercise's solution.

    Parameters
    ----------
    name : str
        Chapter and exercise, ``"lookup.softmax"``.

    Returns
    -------
    Solution
        Its ``repr`` is the source code.

    Raises
    ------
    ValueError
        If there is no exercise of this name, or no solution of it yet.

    Examples
    --------
    >>> solution("lookup.softmax")  # doctest: +ELLIPSIS
    # lookup.softmax: one solution of many
    def my_softmax(scores):
        ...
    """
    code = find(name).solution
    if not code:
        raise ValueError(f"{name} has no solution yet; its hints are all there is.")
    return Solution(name, code)


def names(chapter: str | None = None) -> list[str]:
    """List the exercises' full names.

    Parameters
    ----------
    chapter : str, optional
        Only those of this chapter.

    Returns
    -------
    list of str
        In the order in which the chapters declare them.

    Examples
    --------
    >>> "lookup.softmax" in names("lookup")
    True
    """
    wanted = chapters() if chapter is None else [chapter]
    return [f"{each}.{name}" for each in wanted for name in _declared(each)]


def chapters() -> list[str]:
    """List the chapters that have exercises: this package's public modules."""
    found = pkgutil.iter_modules([str(Path(__file__).parent)])
    return sorted(module.name for module in found if not module.name.startswith("_"))


def find(name: str) -> Exercise:
    """Import the chapter of an exercise and return the exercise."""
    chapter, _, exercise = name.partition(".")
    found = _declared(chapter) if chapter in chapters() else {}
    if exercise in found:
        return found[exercise]
    valid = ", ".join(names(chapter if found else None))
    raise ValueError(f"name must be one of {valid}; got {name!r}.")


def _declared(chapter: str) -> dict[str, Exercise]:
    """Return a chapter's exercises, each by the name of its constant in small letters."""
    module = vars(import_module(f"attnlib.exercises.{chapter}"))
    return {name.lower(): each for name, each in module.items() if isinstance(each, Exercise)}


TOLERANCE = 0.0101
"""Two decimals, of which the last may be off by one."""

_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:/\d+)?")


def key(name: str, arguments: Mapping[str, Any]) -> Array | None:
    """Compute what the exercise's own answer gives, from the code that also marks."""
    exercise = _function(name)
    return _first(exercise, exercise.reference, arguments)


def mark(name: str, arguments: Mapping[str, Any], answer: str) -> Verdict:
    """Mark numbers that were worked out by hand."""
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
