"""The verdict on an answer, and how it reads in a notebook."""

import textwrap
from dataclasses import dataclass
from html import escape
from typing import Literal

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
