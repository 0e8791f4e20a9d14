"""Help for a stuck reader: one hint after each failure, then the solution."""

import dataclasses
from collections import Counter

from attnlib.exercises._declare import Exercise
from attnlib.exercises._verdict import Verdict

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
    """Count a failure of this session and add what helps after so many of them.

    Parameters
    ----------
    verdict : Verdict
        The verdict on the answer. A pass starts the count anew; a stub does not count.
    exercise : FunctionExercise or ValueExercise
        Where hints and solution come from.

    Returns
    -------
    Verdict
        The same, with the next hint from the second failure on; after the last hint, how to open
        the solution.
    """
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
