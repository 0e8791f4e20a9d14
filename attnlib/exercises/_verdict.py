"""The verdict on an answer: how numbers and calls are told, how it reads in a notebook, and which help comes with it."""

import dataclasses
import inspect
import textwrap
from collections import Counter
from dataclasses import dataclass
from html import escape
from typing import Any, Literal

import numpy as np

from attnlib.exercises._compare import agree, fitted
from attnlib.exercises._declare import Array, Case, Exercise, Function, FunctionExercise
from attnlib.exercises._run import Outcome, call_style, kind_of

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
    if callable(value):  # what a reader's own test is run on
        told = inspect.getdoc(value)
        return f"a function: {told}" if told else f"the function {value.__name__}"
    return _tell_number(value, digits) if isinstance(value, int | float) else kind_of(value)


def tell_difference(exercise: FunctionExercise, who: str, got: Outcome, want: Outcome) -> str:
    """Say how results that are no exception differ from the expected ones."""
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


Status = Literal["passed", "not attempted", "misconception", "wrong", "error"]

_WIDTH = 88
_SIGNS: dict[Status, tuple[str, str]] = {
    "passed": ("✓", "#2e8b57"),
    "not attempted": ("○", "#7d7d7d"),
    "misconception": ("✗", "#b8700a"),
    "wrong": ("✗", "#b8700a"),
    "error": ("!", "#d0433c"),
}
"""A sign and a colour for each status. The colours are 3:1 and more on white and on black: a notebook
does not say which theme shows it."""


@dataclass(frozen=True, repr=False)
class Verdict:
    """What a checker says about one answer; true exactly when the answer passed.

    Attributes
    ----------
    status : {"passed", "not attempted", "misconception", "wrong", "error"}
        The kind of verdict.
    exercise : str
        The exercise's full name, ``"lookup.softmax"``.
    name : str or None, optional
        The mistake's name when the status is ``"misconception"``.
    message : str, optional
        What was seen, in plain sentences.
    hint : str, optional
        A question or a pointer that helps without giving the answer.
    help : str, optional
        After several failures: the exercise's next hint, or where its solution is.

    Examples
    --------
    >>> verdict = Verdict("passed", "lookup.softmax", message="All 9 cases agree.")
    >>> bool(verdict)
    True
    >>> verdict
    lookup.softmax: passed
      All 9 cases agree.
    """

    status: Status
    exercise: str
    name: str | None = None
    message: str = ""
    hint: str = ""
    help: str = ""

    def __bool__(self) -> bool:
        return self.status == "passed"

    def __repr__(self) -> str:
        lines = [_wrap(line, "  ") for line in self._body().splitlines()]
        return "\n".join([f"{self.exercise}: {self._title()}", *lines])

    def _repr_html_(self) -> str:
        """Return the same text for a notebook, with a sign and a coloured edge.

        Small and without a name of its own, so that stored notebooks stay the same; a reader that
        drops the styles, as GitHub does, shows the same lines.
        """
        sign, colour = _SIGNS[self.status]
        edge = f"border-left:4px solid {colour};padding:2px 0 2px 12px"
        plain = "margin:4px 0 0;padding:0;border:0;background:none;color:inherit"
        wrap = "white-space:pre-wrap;overflow-wrap:anywhere"
        head = f"<strong>{sign} {escape(self._title())}</strong> · {escape(self.exercise)}"
        body = f'<pre style="{plain};{wrap}">{escape(self._body(), quote=False)}</pre>'
        return f'<div class="attnlib-verdict" style="{edge}">{head}{body}</div>'

    def _title(self) -> str:
        return f"{self.status} ({self.name})" if self.name else self.status

    def _body(self) -> str:
        parts = (self.message, f"Hint: {self.hint}" if self.hint else "", self.help)
        return "\n".join(part for part in parts if part)


def _wrap(line: str, indent: str) -> str:
    deeper = indent + line[: len(line) - len(line.lstrip())]
    return textwrap.fill(
        line.strip(),
        _WIDTH,
        initial_indent=deeper,
        subsequent_indent=deeper,
        break_long_words=False,
        break_on_hyphens=False,
    )


_failures: Counter[str] = Counter()


@dataclasses.dataclass(frozen=True, repr=False)
class Solution:
    """A solution's source code; its ``repr`` is the code, so that a notebook shows it.

    Attributes
    ----------
    exercise : str
        The exercise's full name.
    code : str
        The source code.
    """

    exercise: str
    code: str

    def __repr__(self) -> str:
        return f"# {self.exercise}: one solution of many\n{self.code.strip()}"


def with_help(verdict: Verdict, exercise: Exercise) -> Verdict:
    """Count a failure of this session and add what helps after so many of them."""
    name = verdict.exercise
    if verdict.status == "passed":
        forget(name)
    if verdict.status in ("passed", "not attempted"):
        return verdict
    _failures[name] += 1
    given, n_hints = _failures[name] - 2, len(exercise.hints)
    if 0 <= given < n_hints:
        text = f"Further hint {given + 1} of {n_hints}: {exercise.hints[given]}"
        return dataclasses.replace(verdict, help=text)
    if given >= n_hints and exercise.solution:
        return dataclasses.replace(verdict, help=f'A solution opens with solution("{name}").')
    return verdict


def forget(name: str | None = None) -> None:
    """Forget the failures of one exercise, or of all."""
    _failures.clear() if name is None else _failures.pop(name, None)
