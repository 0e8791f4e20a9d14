"""Put arrays, calls and differences into words: short, plain and the same on every machine."""

import inspect
from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case
from attnlib.exercises._compare import agree, fitted
from attnlib.exercises._convert import kind_of
from attnlib.exercises._declare import Function, FunctionExercise
from attnlib.exercises._run import Outcome, call_style

_MAX_ARGUMENT = 60
_MAX_RESULT = 12
_EXACT = 12


def own_name(answer: Any) -> str:
    """Return the name that the learner gave a function."""
    name = getattr(answer, "__name__", "<lambda>")
    return "The function" if name == "<lambda>" else name


def tell_call(answer: Function, reference: Function, case: Case) -> str:
    """List a call's arguments one a line, by the learner's names for them where there are any."""
    for function in (answer, reference):
        try:
            signature = inspect.signature(function)
        except (TypeError, ValueError):  # some built-in callables have none
            continue
        if all(
            p.kind not in (p.VAR_POSITIONAL, p.VAR_KEYWORD) for p in signature.parameters.values()
        ):
            break
    style = call_style(function, case) or case
    given = signature.bind(*style.args, **style.kwargs).arguments
    return "\n".join(f"  {name} = {tell_value(value)}" for name, value in given.items())


def tell_value(value: Any, digits: int = _EXACT, most: int = _MAX_ARGUMENT) -> str:
    """Print a number or an array; of a large one, the shape."""
    if isinstance(value, np.ndarray):
        return _tell_array(value, digits, most)
    if isinstance(value, str | bool | dict):
        return repr(value)
    return _tell_number(value, digits) if isinstance(value, int | float) else kind_of(value)


def tell_difference(exercise: FunctionExercise, who: str, got: Outcome, want: Outcome) -> str:
    """Say how results that are no exception differ from the expected ones.

    Parameters
    ----------
    exercise : FunctionExercise
        Where the names of the results come from.
    who : str
        The learner's name for the function.
    got, want : Outcome
        The learner's and the reference's.

    Returns
    -------
    str
        A few lines: what came back and what was expected.
    """
    names, parts = exercise.returns, fitted(got, want)
    if not parts:
        odd = "None" if got.blank or got.nothing else got.odd
        return f"{who} returned {odd}; expected {' and '.join(names)}."
    if len(parts) != len(want.parts):
        return f"{who} returned one array; expected {len(names)} results: {', '.join(names)}."
    triples = list(zip(names, parts, want.parts, strict=True))
    shapes = [
        f"The {name} got the shape {g.shape}, expected {w.shape}."
        for name, g, w in triples
        if g.shape != w.shape
    ]
    if shapes:
        return " ".join(shapes[:1])
    broke = "The result holds inf or NaN.\n" if got.broke and not want.broke else ""
    return broke + "\n".join(_tell_pair(name, g, w) for name, g, w in triples)


def same_numbers(exercise: FunctionExercise, got: Outcome, want: Outcome) -> bool:
    """Say whether two outcomes hold the same numbers in the same order, whatever their shapes."""
    flat = [Outcome(parts=tuple(map(np.ravel, fitted(each, want)))) for each in (got, want)]
    return agree(exercise, *flat)


def _tell_pair(name: str, got: Array, want: Array) -> str:
    if want.size > _MAX_RESULT:  # one entry says more than many
        off = np.abs(np.subtract(got, want, dtype=float))
        index = tuple(
            int(i) for i in np.unravel_index(np.argmax(np.nan_to_num(off, nan=np.inf)), want.shape)
        )
        name = f"{name}[{', '.join(map(str, index))}]"
        got, want = got[index], want[index]
    for digits in (4, 6, 8, _EXACT):
        left, right = tell_value(np.asarray(got), digits), tell_value(np.asarray(want), digits)
        if left != right and (digits > 4 or not np.allclose(got, want, rtol=1e-3, atol=1e-3)):
            return f"  {name}: got {left}\n  {name}: expected {right}"
    return f"  {name}: as expected"


def _tell_array(array: Array, digits: int, most: int) -> str:
    if array.size > most:
        return f"array of shape {array.shape}"
    if array.dtype == bool:
        return " ".join(str(array.tolist()).split())
    if array.ndim == 0:
        return _tell_number(array.item(), digits)
    entries: Any = {"float_kind": lambda number: _tell_number(number, digits)}
    text = np.array2string(
        array + 0.0,  # -0 and 0 look the same
        separator=", ",
        max_line_width=10_000,
        threshold=most + 1,
        formatter=entries,
    )
    return " ".join(text.split())


def _tell_number(number: Any, digits: int) -> str:
    whole = abs(number) < 1e15 and number == int(number)  # a count is told in full
    return str(int(number)) if whole else f"{number:.{digits}g}"
