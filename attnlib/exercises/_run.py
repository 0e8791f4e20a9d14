"""Run a learner's function on a case, for a limited time, and keep what came of it as arrays, whatever that is."""

import contextlib
import copy
import dis
import inspect
import io
import linecache
import numbers
import re
import signal
import sys
import threading
import time
import traceback
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from types import FrameType
from typing import Any

import numpy as np

from attnlib.exercises._declare import Array, Case, Function


def is_blank(answer: Any) -> bool:
    """Tell a stub's value: ``None``, ``...`` or ``NotImplemented``, also in a tuple or array."""
    if isinstance(answer, np.ndarray) and answer.dtype == object:
        answer = answer.tolist()
    if isinstance(answer, list | tuple):
        try:
            return len(answer) > 0 and all(is_blank(entry) for entry in answer)
        except RecursionError:  # a list that holds itself
            return False
    return any(answer is blank for blank in (None, Ellipsis, NotImplemented))


def to_array(value: Any) -> Array:
    """Turn numbers, nested sequences, numpy arrays and torch tensors into a new array.

    Booleans stay booleans; all other numbers become float64.
    """
    if hasattr(value, "detach"):  # a tensor that may carry a gradient or sit on a GPU
        value = value.detach().cpu()
        value = (value.double() if value.is_floating_point() else value).numpy()
    if isinstance(value, list | tuple):
        value = [to_array(entry) for entry in value]
    array = np.asarray(value)
    if array.dtype == object and all(isinstance(x, numbers.Real) for x in array.flat):
        array = array.astype(np.float64)  # fractions, and integers beyond 64 bits
    if array.dtype.kind not in "biuf":
        raise TypeError(f"not a real number: {type(value).__name__}")
    return np.array(array, dtype=bool if array.dtype.kind == "b" else np.float64)


def kind_of(value: Any) -> str:
    """Name the type of something that should have been numbers."""
    name = type(value).__name__
    return (
        f"a {name} of {len(value)}"
        if isinstance(value, list | tuple)
        else f"a value of type {name}"
    )


def as_given(array: Array) -> Any:
    """Pass an array as it was declared."""
    return array


def as_floats(array: Array) -> Any:
    """Pass integers as floating-point numbers, for code that mixes them with others."""
    return array.astype(np.float64) if array.dtype.kind == "i" else array


def as_tensor(array: Array) -> Any:
    """Pass a torch tensor, which must have been imported."""
    return sys.modules["torch"].from_numpy(array)


def as_float_tensor(array: Array) -> Any:
    """Pass a torch tensor of floating-point numbers."""
    return as_tensor(as_floats(array))


def convert(case: Case, form: Function) -> Case:
    """Pass each array of a case in another form."""

    def formed(value: Any) -> Any:
        return form(value) if isinstance(value, np.ndarray) else value

    return Case(tuple(map(formed, case.args)), {k: formed(v) for k, v in case.kwargs.items()})


def same(before: Case, after: Case) -> bool:
    """Say whether two cases hold the same bits."""
    pairs = zip(
        (*before.args, *before.kwargs.values()), (*after.args, *after.kwargs.values()), strict=True
    )
    return all(_bits(a) == _bits(b) for a, b in pairs)


def _bits(argument: Any) -> Any:
    # Bytes and not numbers: a NaN that stays a NaN is no change.
    is_array = isinstance(argument, np.ndarray) or hasattr(argument, "detach")
    return (argument.shape, np.asarray(argument).tobytes()) if is_array else argument


class TimeUp(BaseException):
    """Raised inside a call that takes too long; no ``except Exception`` holds it back."""


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise :class:`TimeUp` in the body of the ``with`` when it has taken this long.

    In the main thread a timer's signal does it and costs nothing. Signals reach no other thread,
    and a browser or Windows has no such timer: there each step of Python looks at the clock. A
    debugger that traces already keeps its place, and then nothing is limited.
    """
    with _by_signal(seconds) if _has_timer() else _by_tracing(seconds):
        yield


@contextlib.contextmanager
def own_exit(function: Any) -> Iterator[None]:
    """Let exit() in a notebook's function raise SystemExit, as it does elsewhere.

    IPython's exit() returns, and asks the kernel to stop when the cell is done.
    """
    space = getattr(inspect.unwrap(function), "__globals__", {})
    names = [name for name in ("exit", "quit") if name in space]
    asking = {n: space[n] for n in names if type(space[n]).__module__ == "IPython.core.autocall"}
    space.update(dict.fromkeys(asking, sys.exit))
    try:
        yield
    finally:
        space.update(asking)


def _has_timer() -> bool:
    in_main_thread = threading.current_thread() is threading.main_thread()
    return in_main_thread and hasattr(signal, "setitimer") and sys.platform != "emscripten"


@contextlib.contextmanager
def _by_signal(seconds: float) -> Iterator[None]:
    armed = True

    def stop(number: int, frame: FrameType | None) -> None:
        if armed:
            raise TimeUp

    handler = signal.signal(signal.SIGALRM, stop)
    began = time.monotonic()
    # Again and again: a loop with a bare `except` swallows the first.
    left, interval = signal.setitimer(signal.ITIMER_REAL, max(seconds, 1e-3), 0.02)
    try:
        try:
            yield
        finally:
            armed = False
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, handler)
        if left:  # somebody else's timer goes on
            passed = time.monotonic() - began
            signal.setitimer(signal.ITIMER_REAL, max(left - passed, 1e-3), interval)


@contextlib.contextmanager
def _by_tracing(seconds: float) -> Iterator[None]:
    end = time.monotonic() + seconds

    def look(frame: FrameType, event: str, argument: Any) -> Any:
        frame.f_trace_opcodes = True  # a loop in a single line has no other events
        if time.monotonic() > end:
            raise TimeUp
        return look

    if sys.gettrace() is not None:
        yield
        return
    sys.settrace(look)
    try:
        yield
    finally:
        sys.settrace(None)


# Plain Python raises these where arrays hold inf or NaN: the same failure in another dress.
_BREAKDOWNS = (OverflowError, ZeroDivisionError, FloatingPointError)


@dataclass(frozen=True)
class Outcome:
    """What came of one call."""

    parts: tuple[Array, ...] = ()  # the results, booleans or float64, if they can be compared
    blank: bool = False  # the function, or a line of it, is still a stub
    nothing: bool = False  # it does something and returns None
    error: str = ""  # what was raised and where
    kind: type[BaseException] | None = None
    odd: str = ""  # what was returned instead of numbers
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
    """Call a function on a copy of a case."""
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
