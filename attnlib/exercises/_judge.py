"""From an answer to a verdict."""

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np

from attnlib.exercises._compare import Outcomes, agree, changes, diagnose, run_all, run_twice
from attnlib.exercises._declare import Array, FunctionExercise, Misconception, ValueExercise
from attnlib.exercises._run import can_call, is_blank, kind_of, to_array
from attnlib.exercises._tell import tell_call, tell_difference
from attnlib.exercises._verdict import Verdict

_STUB = "Replace the dots by your answer and run the cell again."
_DOTS = f"A line still has its dots. {_STUB}"
_BY_HAND = "Work this case out by hand and print your intermediate values beside it."
_STATEFUL = Misconception(
    "changes-between-calls",
    "The same arguments gave different results in two calls.",
    "Look for random numbers, or for something that one call leaves behind for the next.",
    bool,
)
_MUTATES = Misconception(
    "changes-its-input",
    "The results are right, but the call changes the caller's arrays.",
    "Which line assigns into an argument, or uses an operator such as -= on it?",
    bool,
)


def judge_function(title: str, exercise: FunctionExercise, answer: Any) -> Verdict:
    """Judge a function.

    Parameters
    ----------
    title : str
        The exercise's full name.
    exercise : FunctionExercise
        What to compare with.
    answer : object
        The learner's function, or whatever came instead.

    Returns
    -------
    Verdict
        Passed only when every case agrees with the reference, in two rounds.
    """
    if is_blank(answer):
        return Verdict("not attempted", title, message=_STUB)
    call = f"{exercise.name}({', '.join(inspect.signature(exercise.reference).parameters)})"
    if not callable(answer):
        message = f"The answer is the function {call}; got {kind_of(answer)}."
        return Verdict("error", title, message=message, hint="Pass it by name, without calling it.")
    if not all(can_call(answer, case) for case in exercise.cases):
        message = f"The function must take the arguments of {call}; a call did not fit."
        return Verdict("error", title, message=message, hint="Look at the line with def.")
    first, second = run_twice(exercise, answer)
    if all(outcome.blank for outcome in first):
        return Verdict("not attempted", title, message=_DOTS if first[0].error else _STUB)
    if changes(exercise, first, second):
        return _named(title, _STATEFUL)
    return _weigh(title, exercise, first)


def judge_value(title: str, exercise: ValueExercise, answer: Any) -> Verdict:
    """Judge a number or an array.

    Parameters
    ----------
    title : str
        The exercise's full name.
    exercise : ValueExercise
        What the answer must satisfy.
    answer : object
        The learner's value, or whatever came instead.

    Returns
    -------
    Verdict
        Passed only when the shape is right, all numbers are finite and the predicate holds.
    """
    if is_blank(answer):
        return Verdict("not attempted", title, message=_STUB)
    wanted = f"an array of shape {exercise.shape}" if exercise.shape else "a number"
    try:
        value = to_array(answer)
    except Exception:
        message = f"The answer is {wanted}; got {kind_of(answer)}."
        return Verdict("error", title, message=message)
    if not np.isfinite(value).all():
        return Verdict("wrong", title, message="The answer holds inf or NaN.")
    fits = value.shape == exercise.shape
    seen = exercise.describe(value) if fits else f"The answer is {wanted}; got {value.shape}."
    if fits and exercise.accepts(value):
        return Verdict("passed", title, message=seen)
    for known in exercise.misconceptions:
        if any(_holds(variant, value) for variant in known.variants):
            return _named(title, known, f"{seen}\n")
    return Verdict("wrong", title, message=seen, hint=exercise.hint)


def _weigh(title: str, exercise: FunctionExercise, got: Outcomes) -> Verdict:
    want = run_all(exercise, exercise.reference)
    failed = [i for i, outcome in enumerate(got) if not agree(exercise, outcome, want[i])]
    if not failed:
        if any(outcome.mutated for outcome in got):
            return _named(title, _MUTATES)
        return Verdict("passed", title, message=f"All {len(want)} cases agree.")
    known = diagnose(exercise, got, want)
    return _named(title, known) if known else _report(title, exercise, got, want, failed)


def _report(
    title: str, exercise: FunctionExercise, got: Outcomes, want: Outcomes, failed: list[int]
) -> Verdict:
    """Show the smallest case that fails, where no known mistake explains the answer."""
    errors = [i for i in failed if got[i].error]
    i = min(errors or failed, key=lambda j: _size(exercise, j))
    if got[i].blank and got[i].error:
        return Verdict("not attempted", title, message=_DOTS)
    call = tell_call(exercise.reference, exercise.cases[i])
    if got[i].error:
        return Verdict("error", title, message=f"{got[i].error}\nThe arguments were\n{call}")
    agreeing = f"{len(want) - len(failed)} of {len(want)} cases agree."
    difference = tell_difference(exercise.returns, got[i], want[i])
    message = f"{agreeing} The smallest that does not:\n{call}\n{difference}"
    return Verdict("wrong", title, message=message, hint=_BY_HAND)


def _named(title: str, known: Misconception, seen: str = "") -> Verdict:
    return Verdict("misconception", title, known.name, seen + known.why, known.hint)


def _holds(predicate: Callable[[Array], bool], value: Array) -> bool:
    try:
        return bool(predicate(value))
    except Exception:
        return False


def _size(exercise: FunctionExercise, i: int) -> int:
    case = exercise.cases[i]
    return sum(np.size(value) for value in (*case.args, *case.kwargs.values()))
