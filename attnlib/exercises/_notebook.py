"""Check the answers in one notebook: ``python -m attnlib.exercises._notebook FILE RESULTS``.

Only cells that hand an answer in, and those that they need, are run, in this process. A statement
that fails takes along what rests on it and nothing else. Each verdict is written at once, as a line
of JSON, so that those before a crash are kept.
"""

import ast
import codeop
import json
import re
import sys
from collections.abc import Iterable
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import attnlib.exercises
from attnlib._extras import BRINGS
from attnlib.exercises._names import Statement, names, statements
from attnlib.exercises._run import TimeUp, time_limit
from attnlib.exercises._verdict import Verdict

CELL_SECONDS = 30.0
"""How long one statement of a cell may take."""
SET_UP = "set-up failed"
"""The verdict on an answer that could not be judged, since a cell above it failed here."""

_HANDED_IN = re.compile(r"""\bcheck\(\s*["']([\w.]+)["']""")
_MAGIC = re.compile(r"^(\s*)(?:%time +(.*)|[%!].*)$", re.MULTILINE)
_PYTHON = re.compile(r"%%(?:time|capture)\b")
_NAME = re.compile(r"NameError: name '(\w+)'")
_PACKAGE = re.compile(r"ModuleNotFoundError: (.*No module named '(\w+).*|.* needs .*)")


class Cell(NamedTuple):
    """A code cell: its source without magics, and the exercises that it hands in."""

    source: str
    exercises: tuple[str, ...]


def read_cells(path: Path) -> list[Cell]:
    """Return a notebook's code cells."""
    try:
        cells = json.loads(path.read_text("utf-8-sig"))["cells"]
        sources = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path} is no notebook: {type(error).__name__}: {error}") from error
    plain = map(_without_magics, sources)
    return [Cell(s, tuple(_HANDED_IN.findall(s))) for s in plain]


def _without_magics(source: str) -> str:
    """Return a cell's Python; a line that begins with an operator is no magic."""
    if source.startswith("%%") and not _PYTHON.match(source):
        return ""
    try:
        ast.parse(source)
    except SyntaxError:
        return _MAGIC.sub(lambda found: found[1] + (found[2] or "pass"), source)
    return source


def needed(cells: Iterable[Cell]) -> list[Cell]:
    """Return the cells that hand an answer in, and those before them that define or change what they use."""
    wanted: set[str] = set()
    kept = []
    for cell in reversed(list(cells)):
        bound = {name for statement in statements(cell.source) for name in statement.bound}
        if cell.exercises or bound & wanted:
            kept.append(cell)
            wanted |= names(cell.source)[1]
    return kept[::-1]


def check_cells(cells: Iterable[Cell], results: Path) -> None:
    """Run cells one after the other and write each verdict."""
    session = _Session(results)
    attnlib.exercises.check = session.check
    for number, cell in enumerate(cells):
        failures = session.run(cell, f"<cell {number}>")
        for exercise in cell.exercises:
            if failures and exercise not in session.judged:
                session.report(exercise, *failures.get(exercise, failures[""]))


class _Session:
    """The names of a notebook that runs, and why those that are missing could not be had."""

    def __init__(self, results: Path) -> None:
        self.results, self.judge = results, attnlib.exercises.check
        self.judged: set[str] = set()
        self.space: dict[str, Any] = {"__name__": "__main__"}
        self.missing: dict[str, tuple[str, str]] = {}
        self.compile = codeop.Compile()  # remembers what is imported from __future__

    def report(self, exercise: str, verdict: str, mistake: str | None) -> None:
        """Write a verdict."""
        self.judged.add(exercise)
        with self.results.open("a", encoding="utf8") as file:
            file.write(json.dumps([exercise, verdict, mistake or ""]) + "\n")

    def check(self, name: str, answer: Any) -> Verdict:
        """Judge an answer; where it failed for what this machine lacks, say so."""
        verdict = self.judge(name, answer)
        lacking = self._lacking(verdict.message) if verdict.status == "error" else None
        self.report(name, *(lacking or (verdict.status, verdict.name)))
        return verdict

    def run(self, cell: Cell, name: str) -> dict[str, tuple[str, str]]:
        """Run a cell, each statement by itself; return verdict and mistake of those that failed.

        They stand under the exercises that they hand in, the last one under "".
        """
        try:
            ast.parse(cell.source)
        except SyntaxError:
            return {"": ("error", "SyntaxError")}
        failures: dict[str, tuple[str, str]] = {}
        for statement in statements(cell.source):
            error = self._run(statement, name)
            failure = self._failure(cell, error) if error else None
            self._note(statement, failure)
            if failure:
                failures |= dict.fromkeys(["", *_HANDED_IN.findall(statement.source)], failure)
            if cell.exercises and isinstance(error, TimeUp | SystemExit):
                break
        return failures

    def _run(self, statement: Statement, name: str) -> BaseException | None:
        tree = ast.fix_missing_locations(ast.Module([statement.tree], []))
        try:
            with time_limit(CELL_SECONDS):
                exec(self.compile(tree, name, "exec"), self.space)  # type: ignore[arg-type]
        except (TimeUp, SystemExit, Exception) as error:
            return error
        return None

    def _failure(self, cell: Cell, error: BaseException) -> tuple[str, str]:
        """Return verdict and mistake for what a cell raised."""
        said = f"{type(error).__name__}: {error}"
        if lacking := self._lacking(said):
            return lacking
        kind = {TimeUp: "does-not-end", SystemExit: "exits"}.get(type(error))
        if cell.exercises:
            return "error", kind or type(error).__name__
        return SET_UP, kind or _line(said)

    def _lacking(self, said: str) -> tuple[str, str] | None:
        """Return why an error says that something is missing: a package, or a name of a cell that failed."""
        if (found := _PACKAGE.search(said)) is not None:
            extra = next((e for e, brought in BRINGS.items() if found[2] in brought), None)
            return SET_UP, _line(found[1]) + (f": pip install 'attnlib[{extra}]'" if extra else "")
        found = _NAME.search(said)
        return self.missing.get(found[1]) if found else None

    def _note(self, statement: Statement, failure: tuple[str, str] | None) -> None:
        """Keep no old value of a name that a statement failed to bind or change."""
        for name in _lost(statement) if failure else statement.bound:
            if failure is None:
                self.missing.pop(name, None)
            elif not isinstance(self.space.get(name), ModuleType):
                self.space.pop(name, None)
                self.missing[name] = failure


def _lost(statement: Statement) -> set[str]:
    """Return the names that a statement would have bound or changed: ``rows`` of ``rows.append(x)``, not ``x``."""
    lost = set(names(statement.source)[0])
    for node in ast.walk(statement.tree):
        match node:
            case (
                ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id=name))))
                | ast.Subscript(ctx=ast.Store(), value=ast.Name(id=name))
                | ast.Attribute(ctx=ast.Store(), value=ast.Name(id=name))
            ):
                lost.add(name)
    return lost


def _line(said: str) -> str:
    return said.partition("\n")[0][:200]


if __name__ == "__main__":
    check_cells(needed(read_cells(Path(sys.argv[1]))), Path(sys.argv[2]))
