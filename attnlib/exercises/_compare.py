"""Compare an answer's outcomes with the reference's and with those of the known mistakes."""

import functools
import sys
from collections.abc import Iterable, Sequence

import numpy as np

from attnlib.exercises._declare import Array, Case, Function, FunctionExercise, Misconception
from attnlib.exercises._run import Outcome, run, silence

Outcomes = Sequence[Outcome]


@functools.lru_cache(maxsize=1024)
def run_all(exercise: FunctionExercise, function: Function) -> Outcomes:
    """Run one of the exercise's own functions, right or wrong, on all cases, once."""
    return _run_cases(exercise, function, exercise.cases)


def run_twice(exercise: FunctionExercise, function: Function) -> tuple[Outcomes, Outcomes]:
    """Run a learner's function on all cases, then again in the reverse order.

    Parameters
    ----------
    exercise : FunctionExercise
        Where the cases come from.
    function : callable
        The learner's function.

    Returns
    -------
    first, second : list of Outcome
        Both in the order of the cases. A function that has no use for numpy arrays, but takes
        torch tensors, gets tensors.
    """
    tensors = False
    first = _run_cases(exercise, function, exercise.cases)
    if "torch" in sys.modules and _n_kind_errors(first):
        with_tensors = _run_cases(exercise, function, exercise.cases, tensors=True)
        if tensors := _n_kind_errors(with_tensors) < _n_kind_errors(first):
            first = with_tensors
    with silence():
        second = _run_cases(exercise, function, exercise.cases[::-1], tensors=tensors)[::-1]
    return first, second


def agree(
    exercise: FunctionExercise, got: Outcome, want: Outcome, *, equal_nan: bool = False
) -> bool:
    """Say whether two outcomes are the same results, to the exercise's tolerance."""
    if not want.parts or len(got.parts) != len(want.parts):
        return False
    pairs = zip(got.parts, want.parts, strict=True)
    return all(_close(exercise, g, w, equal_nan) for g, w in pairs)


def changes(exercise: FunctionExercise, first: Outcomes, second: Outcomes) -> bool:
    """Say whether a call that gave a result once gave something else the second time."""
    pairs = zip(first, second, strict=True)
    return any(a.parts and not agree(exercise, b, a, equal_nan=True) for a, b in pairs)


def diagnose(exercise: FunctionExercise, got: Outcomes, want: Outcomes) -> Misconception | None:
    """Find the first misconception that explains the outcomes.

    Parameters
    ----------
    exercise : FunctionExercise
        Where the misconceptions come from.
    got, want : sequence of Outcome
        The learner's and the reference's outcomes.

    Returns
    -------
    Misconception or None
        None when no known mistake does the same.

    Notes
    -----
    The second round looks past the cases where the answer's arithmetic broke down: who takes the
    wrong axis and also lets large scores overflow hears about the axis first.
    """
    for ignore in (set(), {i for i, outcome in enumerate(got) if outcome.broke}):
        for misconception in exercise.misconceptions:
            for variant in misconception.variants:
                wrong = run_all(exercise, variant)
                defined = (i for i, bad in enumerate(wrong) if bad.parts or bad.broke)
                if _explains(exercise, got, wrong, want, [i for i in defined if i not in ignore]):
                    return misconception
    return None


def _explains(
    exercise: FunctionExercise, got: Outcomes, wrong: Outcomes, want: Outcomes, at: Iterable[int]
) -> bool:
    evidence = False
    for i in at:
        both_broke = got[i].broke and wrong[i].broke and not want[i].broke
        if not both_broke and not agree(exercise, got[i], wrong[i]):
            return False
        evidence |= not agree(exercise, wrong[i], want[i])
    return evidence


def _run_cases(
    exercise: FunctionExercise,
    function: Function,
    cases: Iterable[Case],
    *,
    tensors: bool = False,
) -> list[Outcome]:
    n_parts = len(exercise.returns)
    return [run(function, case, n_parts, tensors=tensors) for case in cases]


def _n_kind_errors(outcomes: Outcomes) -> int:
    return sum(outcome.kind in (TypeError, AttributeError) for outcome in outcomes)


def _close(exercise: FunctionExercise, got: Array, want: Array, equal_nan: bool) -> bool:
    if want.shape == () and got.size == 1:
        got = got.reshape(())  # a number may come in brackets
    if got.shape != want.shape:
        return False
    close = np.isclose(got, want, rtol=exercise.rtol, atol=exercise.atol, equal_nan=equal_nan)
    return bool(close.all())
