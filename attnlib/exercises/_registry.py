"""Find an exercise by its name and put an answer before it."""

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Any

from attnlib.exercises._declare import Exercise, FunctionExercise
from attnlib.exercises._help import Solution, with_help
from attnlib.exercises._judge import judge_function, judge_value
from attnlib.exercises._verdict import Verdict


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
    """Import the chapter of an exercise and return the exercise.

    Parameters
    ----------
    name : str
        Chapter and exercise, ``"lookup.softmax"``.

    Returns
    -------
    FunctionExercise or ValueExercise
        The declaration.

    Raises
    ------
    ValueError
        If there is no exercise of this name; the message lists those that exist.
    """
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
