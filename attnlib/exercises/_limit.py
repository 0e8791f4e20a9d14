"""Stop a call that does not come back, and one that would end the program."""

import contextlib
import inspect
import signal
import sys
import threading
import time
from collections.abc import Iterator
from types import FrameType
from typing import Any


class TimeUp(BaseException):
    """Raised inside a call that takes too long; no ``except Exception`` holds it back."""


@contextlib.contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise :class:`TimeUp` in the body of the ``with`` when it has taken this long.

    Parameters
    ----------
    seconds : float
        How long the body may take.

    Yields
    ------
    None
        Nothing.

    Notes
    -----
    In the main thread a timer's signal does it and costs nothing. Signals reach no other thread,
    and a browser or Windows has no such timer: there each step of Python looks at the clock. A
    debugger that traces already keeps its place, and then nothing is limited.
    """
    with _by_signal(seconds) if _has_timer() else _by_tracing(seconds):
        yield


@contextlib.contextmanager
def own_exit(function: Any) -> Iterator[None]:
    """Let exit() in a notebook's function raise SystemExit, as it does elsewhere.

    Parameters
    ----------
    function : callable
        The learner's function.

    Yields
    ------
    None
        Nothing.

    Notes
    -----
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
