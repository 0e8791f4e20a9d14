"""The verdict on an answer, and how it reads in a notebook."""

import textwrap
from dataclasses import dataclass
from typing import Literal

Status = Literal["passed", "not attempted", "misconception", "wrong", "error"]

_WIDTH = 88


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
        # Plain text only, so that Jupyter, Colab, GitHub and the book show the same lines and
        # the strict comparison of stored notebooks has one form to compare.
        title = f"{self.exercise}: {self.status}"
        lines = [f"{title} ({self.name})" if self.name else title]
        lines += [_wrap(line, "  ") for line in self.message.splitlines()]
        if self.hint:
            lines.append(_wrap(f"Hint: {self.hint}", "  "))
        if self.help:
            lines.append(_wrap(self.help, "  "))
        return "\n".join(lines)


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
