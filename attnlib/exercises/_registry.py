"""Find an exercise by its name and put an answer before it."""

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Any

from attnlib.exercises._declare import Exercise, FunctionExercise
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
        attempted. Nothing that the function raises leaves the checker.

    Returns
    -------
    Verdict
        True exactly when the answer passed; its ``repr`` is what a notebook shows.

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
    verdict: Verdict = judge(name, exercise, answer)
    return verdict


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
    return [f"{each}.{exercise.name}" for each in wanted for exercise in _declared(each)]


def chapters() -> list[str]:
    """List the chapters that have exercises: this package's public submodules."""
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
    chapter = name.partition(".")[0]
    known = chapter in chapters()
    for exercise in _declared(chapter) if known else ():
        if f"{chapter}.{exercise.name}" == name:
            return exercise
    valid = ", ".join(names(chapter if known else None))
    raise ValueError(f"name must be one of {valid}; got {name!r}.")


def _declared(chapter: str) -> tuple[Exercise, ...]:
    declared: tuple[Exercise, ...] = import_module(f"attnlib.exercises.{chapter}").EXERCISES
    return declared
