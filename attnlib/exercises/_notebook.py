"""Check the answers in one notebook: ``python -m attnlib.exercises._notebook FILE RESULTS``.

Only cells that hand an answer in, and those that they need, are run, in this process. Each verdict
is written at once, as a line of JSON, so that those before a crash are kept.
"""

import ast
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import attnlib.exercises
from attnlib.exercises._limit import TimeUp, time_limit
from attnlib.exercises._names import names
from attnlib.exercises._verdict import Verdict

CELL_SECONDS = 30.0
"""How long one cell may take."""

_HANDED_IN = re.compile(r"""\bcheck\(\s*["']([\w.]+)["']""")
_MAGIC = re.compile(r"^(\s*)[%!].*$", re.MULTILINE)


class Cell(NamedTuple):
    """A code cell: its source without magics, and the exercises that it hands in."""

    source: str
    exercises: tuple[str, ...]


def read_cells(path: Path) -> list[Cell]:
    """Return a notebook's code cells.

    Parameters
    ----------
    path : Path
        The notebook.

    Returns
    -------
    list of Cell
        In their order. A cell in another language, such as ``%%bash``, is empty.

    Raises
    ------
    ValueError
        If the file is no notebook; the message says why.
    """
    try:
        cells = json.loads(path.read_text("utf8"))["cells"]
        sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path} is no notebook: {type(error).__name__}: {error}") from error
    plain = ["" if s.startswith("%%") else _MAGIC.sub(r"\1pass", s) for s in sources]
    return [Cell(s, tuple(_HANDED_IN.findall(s))) for s in plain]


def needed(cells: Iterable[Cell]) -> list[Cell]:
    """Return the cells that hand an answer in, and those before them that define what they use."""
    wanted: set[str] = set()
    kept = []
    for cell in reversed(list(cells)):
        bound, used = names(cell.source)
        if cell.exercises or bound & wanted:
            kept.append(cell)
            wanted |= used
    return kept[::-1]


def check_cells(cells: Iterable[Cell], results: Path) -> None:
    """Run cells one after the other and write each verdict.

    Parameters
    ----------
    cells : iterable of Cell
        What to run. What is wrong with one does not keep the next from being run.
    results : Path
        Gets a line of JSON for each verdict: exercise, verdict and mistake.
    """
    judged: set[str] = set()
    judge = attnlib.exercises.check

    def report(exercise: str, verdict: str, mistake: str | None) -> None:
        judged.add(exercise)
        with results.open("a", encoding="utf8") as file:
            file.write(json.dumps([exercise, verdict, mistake or ""]) + "\n")

    def check(name: str, answer: Any) -> Verdict:
        verdict = judge(name, answer)
        report(name, verdict.status, verdict.name)
        return verdict

    attnlib.exercises.check = check
    space: dict[str, Any] = {"__name__": "__main__"}
    for number, cell in enumerate(cells):
        failure = _run(cell.source, f"<cell {number}>", space)
        for exercise in cell.exercises:
            if failure and exercise not in judged:
                report(exercise, "error", failure)


def _run(source: str, name: str, space: dict[str, Any]) -> str:
    """Run a cell and return the name of what it raised."""
    try:
        with time_limit(CELL_SECONDS):
            exec(compile(ast.parse(source, name), name, "exec"), space)
    except TimeUp:
        return "does-not-end"
    except SystemExit:
        return "exits"
    except Exception as error:
        return type(error).__name__
    return ""


if __name__ == "__main__":
    check_cells(needed(read_cells(Path(sys.argv[1]))), Path(sys.argv[2]))
