"""From an answer to a verdict."""

import inspect
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

from attnlib.exercises._compare import (
    Outcomes,
    agree,
    by_result,
    changes,
    diagnose,
    fitted,
    run_all,
    run_twice,
    two_at_once,
)
from attnlib.exercises._declare import Array, FunctionExercise, Misconception, ValueExercise, told
from attnlib.exercises._run import Outcome, TimeUp, call_style, is_blank, kind_of, to_array
from attnlib.exercises._verdict import Verdict, own_name, same_numbers, tell_call, tell_difference

ENDLESS, EXITS, NO_RETURN, PRINTS, STATEFUL, MUTATES, NOT_BOOLEAN = told(  # what no function may do
    """
    does-not-end: The function did not come back within ten seconds and was stopped.
      ? Which loop never ends, and what should end it?
    exits: The function ends the whole program, by exit() or SystemExit, instead of returning.
      ? A function hands its result back with return.
    no-return: The function computes something and returns None.
      ? Is there a line with return, and is there something behind the word?
    prints-instead-of-returning: The function prints its result and returns None.
      ? What is printed is gone. Which word hands a result back to the caller?
    changes-between-calls: The same arguments gave different results in two calls. The function must not remember or
        guess.
      ? Look for random numbers, or for something that one call leaves behind for the next.
    changes-its-input: The results are right, but the call changes the caller's arrays.
      ? Which line assigns into an argument, or uses an operator such as -= on it?
    not-boolean: The places are right, but they hold numbers. The function must return booleans: ~ and & do something
        else with 0 and 1, and as an index they pick other places.
      ? Which type has the result of a comparison?
    """
)[0]


_STUB = "Replace the dots by your answer and run the cell again."
_DOTS = f"A line still has its dots. {_STUB}"
_BY_HAND = "Work this case out by hand and print your intermediate values beside it."
_SHAPE = "Print the shape of your result beside the one that the task asks for."
_MAX_PRINTED = 2000


def judge_function(title: str, exercise: FunctionExercise, answer: Any) -> Verdict:
    """Judge a function."""
    if is_blank(answer):
        return Verdict("not attempted", title, message=_STUB)
    parameters = ", ".join(inspect.signature(exercise.reference).parameters)
    if not callable(answer):
        _, _, name = title.rpartition(".")
        message = f"The answer is the function {name}({parameters}); got {kind_of(answer)}."
        return Verdict("error", title, message=message, hint="Pass it by name, without calling it.")
    if not all(call_style(answer, case) for case in exercise.cases):
        message = f"{own_name(answer)} must take the arguments ({parameters}); a call did not fit."
        return Verdict("error", title, message=message, hint="Look at the line with def.")
    first, second = run_twice(exercise, answer)
    printed = "".join(outcome.printed for outcome in first)
    if printed:
        sys.stdout.write(printed[:_MAX_PRINTED] + ("\n...\n" if printed[_MAX_PRINTED:] else ""))
    behaviour = _behaviour(title, exercise, answer, first, second)
    return _weigh(title, exercise, answer, first) if behaviour is None else behaviour


def judge_value(title: str, exercise: ValueExercise, answer: Any) -> Verdict:
    """Judge a number or an array."""
    if is_blank(answer):
        return Verdict("not attempted", title, message=_STUB)
    wanted = f"an array of shape {exercise.shape}" if exercise.shape else "a number"
    try:
        value = to_array(answer).astype(np.float64)
    except Exception:
        message = f"The answer is {wanted}; got {kind_of(answer)}."
        return Verdict("error", title, message=message)
    if not np.isfinite(value).all():
        return Verdict("wrong", title, message="The answer holds inf or NaN.")
    if value.size == 1 and not exercise.shape:
        value = value.reshape(())  # a number may come in brackets
    fits = value.shape == exercise.shape
    seen = exercise.describe(value) if fits else f"The answer is {wanted}; got {value.shape}."
    if fits and exercise.accepts(value):
        return Verdict("passed", title, message=seen)
    for known in exercise.misconceptions:
        asked = [way for way in known.variants if hasattr(way, "about_shape") != fits]
        if any(_holds(way, value) for way in asked):
            return _named(title, known, f"{seen}\n")
    if value.size == np.prod(exercise.shape) and _holds(
        exercise.accepts, value.reshape(exercise.shape)
    ):
        seen += " The numbers are right, the shape is not."
    return Verdict("wrong", title, message=seen, hint=exercise.hint)


def _behaviour(
    title: str, exercise: FunctionExercise, answer: Any, first: Outcomes, second: Outcomes
) -> Verdict | None:
    """Judge how the function behaves, whatever it computes; None when that is as it should be."""
    stopped = next((outcome for outcome in (*first, *second) if outcome.stopped), None)
    if stopped:
        known = ENDLESS if stopped.kind is TimeUp else EXITS
        where = stopped.error.partition("\n")[2].replace("It was raised", "It was")
        return _named(title, known, then=f"\n{where}" if where else "", who=own_name(answer))
    if all(outcome.blank for outcome in first):
        return Verdict("not attempted", title, message=_DOTS if first[0].error else _STUB)
    if all(outcome.nothing for outcome in first):
        known = PRINTS if any(outcome.printed for outcome in first) else NO_RETURN
        return _named(title, known, who=own_name(answer))
    if changes(exercise, first, second):
        return _named(title, STATEFUL, who=own_name(answer))
    return None


def _weigh(title: str, exercise: FunctionExercise, answer: Any, got: Outcomes) -> Verdict:
    want = run_all(exercise, exercise.reference)
    failed = [i for i, outcome in enumerate(got) if not agree(exercise, outcome, want[i])]
    if failed:
        known = diagnose(exercise, got, want)
        if known:
            return _named(title, known)
        two = _two(title, exercise, got, want)
        return _report(title, exercise, answer, got, want, failed) if two is None else two
    if any(outcome.mutated for outcome in got):
        return _named(title, MUTATES, who=own_name(answer))
    if not all(map(_as_boolean, got, want)):
        return _named(title, NOT_BOOLEAN, who=own_name(answer))
    passed = f"All {len(want)} cases agree."
    if any(outcome.printed for outcome in got):
        passed += f" {own_name(answer)} also prints."
    return Verdict("passed", title, message=passed)


def _two(title: str, exercise: FunctionExercise, got: Outcomes, want: Outcomes) -> Verdict | None:
    """Name the first of two mistakes: two that combine, or those of different results.

    What says that the rest is right comes last, or not at all: here the rest is not.
    """
    pair = two_at_once(exercise, got, want)
    if pair is not None:
        first, second = sorted(pair, key=_praises)
        return _named(title, first, then=f"\nA second mistake comes with it: {second.name}.")
    found = by_result(exercise, got, want)
    fits = (each for each in exercise.misconceptions if each in found.values())
    told_first = next((each for each in fits if len(found) == 1 or not _praises(each)), None)
    if told_first is None:
        return None
    told = {name: known.name if known else "wrong otherwise" for name, known in found.items()}
    lines = [f"  {name}: {told.get(name, 'as expected')}" for name in exercise.returns]
    return _named(title, told_first, then="\n".join(("\nResult by result:", *lines)))


def _praises(known: Misconception) -> bool:
    return "right" in known.why.lower()


def _as_boolean(got: Outcome, want: Outcome) -> bool:
    pairs = zip(fitted(got, want), want.parts, strict=True)
    return all(g.dtype == bool for g, w in pairs if w.dtype == bool)


def _report(
    title: str,
    exercise: FunctionExercise,
    answer: Any,
    got: Outcomes,
    want: Outcomes,
    failed: list[int],
) -> Verdict:
    """Show the smallest case that fails, where no known mistake explains the answer."""
    errors = [i for i in failed if got[i].error]
    misshapen = [i for i in failed if not _has_shapes(got[i], want[i])]
    i = min(errors or misshapen or failed, key=lambda j: _size(exercise, j))
    if got[i].blank and got[i].error:
        return Verdict("not attempted", title, message=_DOTS)
    call = tell_call(answer, exercise.reference, exercise.cases[i])
    if got[i].error:
        return Verdict("error", title, message=f"{got[i].error}\nThe arguments were\n{call}")
    agreeing = f"{len(want) - len(failed)} of {len(want)} cases agree."
    message = f"{agreeing} The smallest that does not:\n{call}\n"
    message += tell_difference(exercise, own_name(answer), got[i], want[i])
    wrong = by_result(exercise, got, want)
    right = [name for name in exercise.returns if wrong and name not in wrong]
    message += f"\nRight in every case: {', '.join(right)}." if right else ""
    if turned := _turned(exercise, got, want):
        message += f"\nRows and columns have changed places: {', '.join(turned)}."
    if misshapen and all(same_numbers(exercise, got[j], want[j]) for j in failed):
        message += " The numbers are right, the shape is not."
    hint = _SHAPE if misshapen and got[i].parts else _BY_HAND
    return Verdict("wrong", title, message=message, hint=hint)


def _turned(exercise: FunctionExercise, got: Outcomes, want: Outcomes) -> list[str]:
    """List the results that are right but for their axes, which stand the other way round."""

    def alike(k: int, turn: Callable[[Array], Array]) -> bool:
        pairs = [
            (fitted(g, w)[k : k + 1], w.parts[k : k + 1]) for g, w in zip(got, want, strict=True)
        ]
        return all(agree(exercise, Outcome(tuple(map(turn, g))), Outcome(w)) for g, w in pairs)

    turned = [k for k in range(len(exercise.returns)) if alike(k, np.transpose)]
    return [exercise.returns[k] for k in turned if not alike(k, np.asarray)]


def _has_shapes(got: Outcome, want: Outcome) -> bool:
    shapes = [part.shape for part in fitted(got, want)]
    return shapes == [part.shape for part in want.parts]


def _named(
    title: str, known: Misconception, seen: str = "", *, then: str = "", who: str = ""
) -> Verdict:
    why = known.why.replace("The function", who) if who else known.why
    return Verdict("misconception", title, known.name, seen + why + then, known.hint)


def _holds(predicate: Callable[[Array], bool], value: Array) -> bool:
    try:
        return bool(predicate(value))
    except Exception:
        return False


def _size(exercise: FunctionExercise, i: int) -> tuple[int, float]:
    """Order cases by the work that they are by hand: how many numbers, and how large."""
    case = exercise.cases[i]
    values = [v for v in (*case.args, *case.kwargs.values()) if not callable(v)]
    return sum(map(np.size, values)), sum(float(np.nansum(np.abs(value))) for value in values)
