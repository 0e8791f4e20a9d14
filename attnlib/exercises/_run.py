"""Run a learner's function on a case and keep what came of it, whatever that is."""

import contextlib
import copy
import inspect
import io
import linecache
import re
import sys
import traceback
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from attnlib.exercises._declare import Array, Case, Function

BLANKS = (None, Ellipsis, NotImplemented)
# Plain Python raises these where arrays hold inf or NaN: the same failure in another dress.
_BREAKDOWNS = (OverflowError, ZeroDivisionError, FloatingPointError)


@dataclass(frozen=True)
class Outcome:
    """What came of one call.

    Attributes
    ----------
    parts : tuple of ndarray, optional
        The results as float64 arrays; empty when there are none to compare.
    blank : bool, optional
        The function, or a line of it, is still a stub.
    error : str, optional
        What was raised and where.
    kind : type, optional
        The exception's type.
    odd : str, optional
        What was returned instead of numbers.
    mutated : bool, optional
        The call changed its arguments.
    """

    parts: tuple[Array, ...] = ()
    blank: bool = False
    error: str = ""
    kind: type[BaseException] | None = None
    odd: str = ""
    mutated: bool = False

    @property
    def broke(self) -> bool:
        """Whether the arithmetic broke down: inf, NaN or Python's errors for them."""
        if self.kind is not None:
            return issubclass(self.kind, _BREAKDOWNS)
        return any(not np.isfinite(part).all() for part in self.parts)


def is_blank(answer: Any) -> bool:
    """Tell a stub's value: ``None``, ``...`` or ``NotImplemented``, also in a tuple or array."""
    if isinstance(answer, np.ndarray) and answer.dtype == object:
        answer = answer.tolist()
    if isinstance(answer, list | tuple):
        return len(answer) > 0 and all(is_blank(entry) for entry in answer)
    return any(answer is blank for blank in BLANKS)


def to_array(value: Any) -> Array:
    """Turn numbers, nested sequences, numpy arrays and torch tensors into a new float64 array."""
    if hasattr(value, "detach"):  # a tensor that may carry a gradient or sit on a GPU
        value = value.detach().cpu()
        value = (value.double() if value.is_floating_point() else value).numpy()
    if isinstance(value, list | tuple):
        value = [to_array(entry) for entry in value]
    array = np.asarray(value)
    if array.dtype.kind not in "biuf":
        raise TypeError(f"not a real number: {type(value).__name__}")
    return np.array(array, dtype=np.float64)


def kind_of(value: Any) -> str:
    """Name the type of something that should have been numbers."""
    name = type(value).__name__
    return (
        f"a {name} of {len(value)}"
        if isinstance(value, list | tuple)
        else f"a value of type {name}"
    )


def can_call(function: Function, case: Case) -> bool:
    """Say whether the function takes the case's arguments at all."""
    return _call_style(function, case) is not None


def run(function: Function, case: Case, n_parts: int, *, tensors: bool = False) -> Outcome:
    """Call a function on a copy of a case.

    Parameters
    ----------
    function : callable
        The answer.
    case : Case
        The arguments.
    n_parts : int
        How many results are expected; more than one means a tuple.
    tensors : bool, optional
        Pass torch tensors instead of numpy arrays.

    Returns
    -------
    Outcome
        Never an exception, except those that stop a program.
    """
    style = _call_style(function, case) or case
    given = _convert(copy.deepcopy(style), tensors)
    before = copy.deepcopy(given)
    try:
        # Overflow is a finding, not a warning: stored notebooks admit nothing on stderr.
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            result = function(*given.args, **given.kwargs)
    except NotImplementedError:
        return Outcome(blank=True)
    except Exception as error:
        text, blank = _locate(error, function)
        return Outcome(blank=blank, error=text, kind=type(error))
    if is_blank(result):
        return Outcome(blank=True)
    return _collect(result, n_parts, mutated=not _same(before, given))


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Drop what the function prints: it has printed it in the first round already."""
    with contextlib.redirect_stdout(io.StringIO()):
        yield


def _call_style(function: Function, case: Case) -> Case | None:
    try:
        signature = inspect.signature(function)
    except (TypeError, ValueError):  # some built-in callables have no signature
        return case
    by_position = Case((*case.args, *case.kwargs.values()), {})
    for style in (case, by_position):
        with contextlib.suppress(TypeError):
            signature.bind(*style.args, **style.kwargs)
            return style
    return None


def _convert(case: Case, tensors: bool) -> Case:
    if not tensors:
        return case
    tensor = sys.modules["torch"].from_numpy
    args, kwargs = case
    return Case(
        tuple(tensor(a) if isinstance(a, np.ndarray) else a for a in args),
        {k: tensor(a) if isinstance(a, np.ndarray) else a for k, a in kwargs.items()},
    )


def _collect(result: Any, n_parts: int, *, mutated: bool) -> Outcome:
    several = n_parts > 1 and isinstance(result, list | tuple) and len(result) == n_parts
    try:
        parts = tuple(to_array(part) for part in (result if several else (result,)))
    except Exception:
        odd = f"{kind_of(result)}, which is no array of numbers"
        return Outcome(odd=odd, mutated=mutated)
    return Outcome(parts=parts, mutated=mutated)


def _same(before: Case, after: Case) -> bool:
    pairs = zip(
        (*before.args, *before.kwargs.values()), (*after.args, *after.kwargs.values()), strict=True
    )
    return all(_bits(a) == _bits(b) for a, b in pairs)


def _bits(argument: Any) -> Any:
    # Bytes and not numbers: a NaN that stays a NaN is no change.
    is_array = isinstance(argument, np.ndarray) or hasattr(argument, "detach")
    return (argument.shape, np.asarray(argument).tobytes()) if is_array else argument


def _locate(error: Exception, function: Function) -> tuple[str, bool]:
    """Describe an exception by the learner's own line, and say whether a blank caused it."""
    code = getattr(inspect.unwrap(function), "__code__", None)
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    text = re.sub(r"\b0x[0-9a-fA-F]{6,}", "0x...", text)  # addresses change from run to run
    place, blank = "", False
    for frame, line in traceback.walk_tb(error.__traceback__):
        if code is not None and frame.f_code.co_filename == code.co_filename:
            source = linecache.getline(code.co_filename, line).strip()
            place = f"\nIt was raised in line {line}" + (f": {source}" if source else ".")
            blank = any(value is Ellipsis for value in frame.f_locals.values())
    return text + place, blank
