"""Run a learner's function on a case and keep what came of it, whatever that is."""

import contextlib
import copy
import dis
import inspect
import io
import linecache
import re
import traceback
import warnings
from dataclasses import dataclass
from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case
from attnlib.exercises._convert import as_given, convert, is_blank, kind_of, same, to_array
from attnlib.exercises._declare import Function
from attnlib.exercises._limit import TimeUp, own_exit, time_limit

# Plain Python raises these where arrays hold inf or NaN: the same failure in another dress.
_BREAKDOWNS = (OverflowError, ZeroDivisionError, FloatingPointError)


@dataclass(frozen=True)
class Outcome:
    """What came of one call.

    Attributes
    ----------
    parts : tuple of ndarray, optional
        The results, booleans or float64; empty when there are none to compare.
    blank : bool, optional
        The function, or a line of it, is still a stub.
    nothing : bool, optional
        The function does something and returns None.
    error : str, optional
        What was raised and where.
    kind : type, optional
        The exception's type.
    odd : str, optional
        What was returned instead of numbers.
    mutated : bool, optional
        The call changed its arguments.
    printed : str, optional
        What the call printed.
    """

    parts: tuple[Array, ...] = ()
    blank: bool = False
    nothing: bool = False
    error: str = ""
    kind: type[BaseException] | None = None
    odd: str = ""
    mutated: bool = False
    printed: str = ""

    @property
    def broke(self) -> bool:
        """Whether the arithmetic broke down: inf, NaN or Python's errors for them."""
        if self.kind is not None:
            return issubclass(self.kind, _BREAKDOWNS)
        return any(not np.isfinite(part).all() for part in self.parts)

    @property
    def stopped(self) -> bool:
        """Whether the call did not come back by itself, or wanted to end the program."""
        return self.kind in (TimeUp, SystemExit)


def call_style(function: Function, case: Case) -> Case | None:
    """Return the case as the function takes it, by name or by position; None if it does not."""
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


def run(
    function: Function,
    case: Case,
    n_parts: int,
    *,
    form: Function = as_given,
    seconds: float | None = None,
) -> Outcome:
    """Call a function on a copy of a case.

    Parameters
    ----------
    function : callable
        The answer.
    case : Case
        The arguments.
    n_parts : int
        How many results are expected; more than one means a tuple.
    form : callable, optional
        What to make of each array before it is passed.
    seconds : float, optional
        How long the call may take.

    Returns
    -------
    Outcome
        Never an exception, but for the interrupt from the keyboard.
    """
    style = call_style(function, case) or case
    given = convert(copy.deepcopy(style), form)
    before = copy.deepcopy(given)
    limit = contextlib.nullcontext() if seconds is None else time_limit(seconds)
    printed = io.StringIO()
    try:
        # Overflow is a finding, not a warning: stored notebooks admit nothing on stderr.
        with warnings.catch_warnings(), np.errstate(all="ignore"):
            warnings.simplefilter("ignore")
            with contextlib.redirect_stdout(printed), own_exit(function), limit:
                result = function(*given.args, **given.kwargs)
    except (Exception, SystemExit, TimeUp) as error:
        text, own, dots = _locate(error, function)
        if isinstance(error, NotImplementedError) and own:
            return Outcome(blank=True)
        return Outcome(blank=dots, error=text, kind=type(error), printed=printed.getvalue())
    if is_blank(result):
        nothing = result is None and _does_something(function)
        return Outcome(blank=not nothing, nothing=nothing, printed=printed.getvalue())
    return _collect(result, n_parts, not same(before, given), printed.getvalue())


def _collect(result: Any, n_parts: int, mutated: bool, printed: str) -> Outcome:
    if n_parts > 1 and isinstance(result, tuple) and len(result) == 1:
        (result,) = result
    several = n_parts > 1 and isinstance(result, list | tuple) and len(result) == n_parts
    try:
        parts = tuple(to_array(part) for part in (result if several else (result,)))
    except Exception:
        odd = f"{kind_of(result)}, which is no array of numbers"
        return Outcome(odd=odd, mutated=mutated, printed=printed)
    return Outcome(parts=parts, mutated=mutated, printed=printed)


def _does_something(function: Function) -> bool:
    """Tell a body that computes from one that is ``pass`` or a docstring."""
    code = getattr(inspect.unwrap(function), "__code__", None)
    idle = {"RESUME", "NOP", "LOAD_CONST", "LOAD_DEREF", "COPY_FREE_VARS", "POP_TOP"}
    idle |= {"RETURN_VALUE", "RETURN_CONST"}
    return code is not None and any(step.opname not in idle for step in dis.get_instructions(code))


def _locate(error: BaseException, function: Function) -> tuple[str, bool, bool]:
    """Describe an exception by the learner's own line.

    Also say whether it was raised in that line, not in something that the line calls, and whether
    dots that were left there caused it.
    """
    code = getattr(inspect.unwrap(function), "__code__", None)
    text = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    text = re.sub(r"\b0x[0-9a-fA-F]{6,}", "0x...", text)  # addresses change from run to run
    place, own, dots = "", False, False
    for frame, line in traceback.walk_tb(error.__traceback__):
        own = code is not None and frame.f_code.co_filename == code.co_filename
        if own and code is not None:
            source = linecache.getline(code.co_filename, line).strip()
            place = f"\nIt was raised in line {line}" + (f": {source}" if source else ".")
            dots = any(value is Ellipsis for value in frame.f_locals.values())
    return text + place, own, dots
