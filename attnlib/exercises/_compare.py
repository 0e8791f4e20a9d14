"""Compare an answer's outcomes with the reference's and with those of the known mistakes."""

import dataclasses
import functools
import itertools
import sys
import time
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from attnlib.exercises._declare import Array, Case, Function, FunctionExercise, Misconception, both
from attnlib.exercises._run import Outcome, as_float_tensor, as_floats, as_given, as_tensor, run

Outcomes = Sequence[Outcome]

SECONDS = 10.0
"""How long a learner's function may take for all its calls together."""


@functools.lru_cache(maxsize=2048)
def run_all(exercise: FunctionExercise, function: Function) -> Outcomes:
    """Run one of the exercise's own functions, right or wrong, on all cases, once."""
    return [run(function, case, len(exercise.returns)) for case in exercise.cases]


def run_twice(exercise: FunctionExercise, function: Function) -> tuple[Outcomes, Outcomes]:
    """Run a learner's function on all cases, then again in the reverse order; return both in theirs.

    A function that has no use for integers or numpy arrays, but takes floating-point numbers or torch
    tensors, gets those. A call that must be stopped is the last one.
    """
    end = time.monotonic() + SECONDS

    def attempt(form: Function, cases: Iterable[Case]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        for case in cases:
            left = end - time.monotonic()
            outcomes.append(run(function, case, len(exercise.returns), form=form, seconds=left))
            if outcomes[-1].stopped:
                break
        return outcomes

    form, first = as_given, attempt(as_given, exercise.cases)
    others = (as_floats, *((as_tensor, as_float_tensor) if sys.modules.get("torch") else ()))
    for other in others:
        if _n_kind_errors(first) and not first[-1].stopped:
            outcomes = attempt(other, exercise.cases)
            if _n_kind_errors(outcomes) < _n_kind_errors(first):
                form, first = other, outcomes
    if first[-1].stopped:
        return first, first
    return first, attempt(form, exercise.cases[::-1])[::-1]


def agree(
    exercise: FunctionExercise, got: Outcome, want: Outcome, *, nan: bool = False, slack: float = 1
) -> bool:
    """Say whether two outcomes are the same results, to the exercise's tolerance times ``slack``.

    With ``nan`` a NaN equals a NaN.
    """
    if not want.parts:
        return False
    found = fitted(got, want)
    if len(found) != len(want.parts):
        return False

    rtol, atol = slack * exercise.rtol, slack * exercise.atol

    def close(got: Array, want: Array) -> bool:
        if got.shape != want.shape:
            return False
        with np.errstate(invalid="ignore"):  # inf - inf; by hand, for np.isclose takes longer
            off = np.abs(np.subtract(got, want, dtype=np.float64))
            agreed = (got == want) | (off <= atol + rtol * np.abs(want))
        return bool((agreed | (nan & (got != got) & (want != want))).all())

    return all(map(close, found, want.parts))


def fitted(got: Outcome, want: Outcome) -> tuple[Array, ...]:
    """Return the parts as they are wanted: a pair may be one array, a number stand in brackets."""
    parts = got.parts
    shapes = {part.shape for part in want.parts}
    if len(parts) == 1 < len(want.parts) and len(shapes) == 1:
        stacked = (len(want.parts), *shapes.pop())
        parts = tuple(parts[0]) if parts[0].shape == stacked else parts
    if len(parts) != len(want.parts):
        return parts
    pairs = zip(parts, want.parts, strict=True)
    return tuple(g.reshape(()) if w.shape == () and g.size == 1 else g for g, w in pairs)


def changes(exercise: FunctionExercise, first: Outcomes, second: Outcomes) -> bool:
    """Say whether a call that gave a result once gave something else the second time."""
    pairs = zip(first, second, strict=True)
    return any(a.parts and not agree(exercise, b, a, nan=True) for a, b in pairs)


def diagnose(
    exercise: FunctionExercise,
    got: Outcomes,
    want: Outcomes,
    *,
    slack: float = 1,
    k: int | None = None,
) -> Misconception | None:
    """Find the first misconception that explains the outcomes, or result number ``k`` of them.

    The second round looks past the cases where the answer's arithmetic broke down: who takes the
    wrong axis and also lets large scores overflow hears about the axis first.
    """
    same = functools.partial(agree, exercise, slack=slack)
    view = (lambda outcomes: outcomes) if k is None else functools.partial(_alone, k, want=want)
    got, right = view(got), view(want)
    for ignored in (set(), {i for i, outcome in enumerate(got) if outcome.broke}):
        for misconception in exercise.misconceptions:
            for variant in misconception.variants:
                wrong = view(run_all(exercise, variant))
                defined = (i for i, bad in enumerate(wrong) if bad.parts or bad.broke)
                if _explains(same, got, wrong, right, [i for i in defined if i not in ignored]):
                    return misconception
    return None


def by_result(
    exercise: FunctionExercise, got: Outcomes, want: Outcomes
) -> dict[str, Misconception | None]:
    """Return what explains each of several results that is wrong in some case, each judged alone."""
    found: dict[str, Misconception | None] = {}
    for k, name in enumerate(exercise.returns if len(exercise.returns) > 1 else ()):
        pairs = zip(_alone(k, got, want), _alone(k, want, want), strict=True)
        if not all(agree(exercise, *pair) for pair in pairs):
            found[name] = diagnose(exercise, got, want, k=k)
    return found


def two_at_once(
    exercise: FunctionExercise, got: Outcomes, want: Outcomes
) -> tuple[Misconception, Misconception] | None:
    """Find two misconceptions that explain the outcomes together, where their variants combine."""
    for known in itertools.combinations(exercise.misconceptions, 2):
        for pair in itertools.product(*(each.variants for each in known)):
            wrong = both(*pair)
            if wrong and _made(exercise, got, want, wrong, pair):
                return known
    return None


def _made(
    exercise: FunctionExercise,
    got: Outcomes,
    want: Outcomes,
    wrong: Function,
    pair: Sequence[Function],
) -> bool:
    """Say whether `wrong`, made of a pair, does the same, where each of the pair gives a result."""
    same = functools.partial(agree, exercise)
    runs = [run_all(exercise, each) for each in pair]
    at = [i for i in range(len(want)) if all(each[i].parts or each[i].broke for each in runs)]
    return not all(same(got[i], want[i]) for i in at) and all(
        _alike(same, got[i], run(wrong, exercise.cases[i], len(exercise.returns)), want[i])
        for i in at  # the first that differs ends it, so most pairs cost a single call
    )


def _alone(k: int, outcomes: Outcomes, want: Outcomes) -> Outcomes:
    pairs = zip(outcomes, want, strict=True)
    return [dataclasses.replace(each, parts=fitted(each, w)[k : k + 1]) for each, w in pairs]


def _explains(same: Any, got: Outcomes, wrong: Outcomes, want: Outcomes, at: Iterable[int]) -> bool:
    at = list(at)
    alike = all(_alike(same, got[i], wrong[i], want[i]) for i in at)
    return alike and not all(same(wrong[i], want[i]) for i in at)


def _alike(same: Any, got: Outcome, wrong: Outcome, want: Outcome) -> bool:
    both_broke = got.broke and wrong.broke and not want.broke
    return both_broke or bool(same(got, wrong))


def _n_kind_errors(outcomes: Outcomes) -> int:
    """Count what a call with arrays of another kind may mend."""
    kinds = (TypeError, AttributeError, RuntimeError, IndexError)
    return sum(outcome.kind is not None and issubclass(outcome.kind, kinds) for outcome in outcomes)
