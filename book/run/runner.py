"""Runs the reader's cells inside the page's Python, as Jupyter would, and puts mishaps into plain words."""

import ast
import builtins
import collections
import contextlib
import io
import itertools
import json
import linecache
import traceback
from typing import NamedTuple

import attnlib.exercises
from attnlib._own import KINDS, drawn, kind_of
from attnlib.exercises import _registry, _verdict
from attnlib.exercises._names import needed, statements
from attnlib.exercises._verdict import Verdict


class Outcome(NamedTuple):
    """What came of a cell: its last value as text, or what went wrong; and whether that is sentences."""

    result: str | None = None
    error: str | None = None
    prose: bool = False


space = {"__name__": "__main__"}
done = set()
judged = []
_with_help = _registry.with_help


def _recorded(verdict, exercise):
    verdict = _with_help(verdict, exercise)
    judged.append(verdict)
    return verdict


def _no_keyboard(*_):
    raise RuntimeError(
        "input() cannot ask here: there is no keyboard. Write the value into the code."
    )


_registry.with_help = _recorded
builtins.input = _no_keyboard


def remember(failures):
    """Take up the counts of failures that an earlier interpreter left, so that hints go on."""
    _verdict._failures.update(json.loads(failures))


class Line(NamedTuple):
    """A statement before a cell: where it stands, its source, the names that it binds and that it uses."""

    cell: str
    source: str
    bound: list
    used: list


def run_cell(code, cell, before, drafts="{}", *, name=None):
    """Run the earlier lines that a cell needs and that have not been run, then the cell.

    ``before`` lists them all as JSON: cell, source, names bound, names used; ``drafts`` maps earlier cells to
    what the reader made of them. ``name`` is what tracebacks call the cell. What came of it is returned as JSON.
    What earlier lines print is not shown: the reader asked for this cell.
    """
    shown = _as_the_page_shows([Line(*line) for line in json.loads(before)], json.loads(drafts))
    lines = dict(_keyed(shown))
    _forget({line.cell for line in lines.values()}, lines)
    kept = {id(line) for line in needed(statements(code), list(lines.values()))}
    for key, line in lines.items():
        if key in done or id(line) not in kept:
            continue
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            fault = _run(line.source, "earlier").error
        if fault:
            told = f"A line of an earlier cell, which this one needs, failed.\n{fault}"
            return _told(Outcome(error=told))
        done.add(key)
    judged.clear()
    outcome = _run(code, name or cell)
    if outcome.error is None:  # later cells build on what the reader ran
        own = dict(_keyed(_lines(cell, code)))
        _forget({cell}, own)
        done.update(own)
        return _told(outcome, _usable(code))
    return _told(outcome)


def _usable(code):
    """Return the functions of a cell that a live figure could take: figure, name, kind."""
    names = sorted({name for each in statements(code) for name in each.bound})
    found = [(f, name, kind_of(f, space.get(name))) for f in KINDS for name in names]
    return [each for each in found if each[2]]


def draw(asked):
    """Return what the reader's function gives to a live figure: JSON in, JSON out."""
    asked = json.loads(asked)
    name = asked["name"]
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            told = drawn(space[name], asked)
    except KeyError:
        told = {"fault": f"{name} is not there: Python started anew, so run its cell again."}
    except KeyboardInterrupt:
        told = {"fault": f"{name} took longer than three seconds."}
    return json.dumps({"result": told})


def _forget(cells, lines):
    """Forget what ran of these cells and is not among the lines: another version of them did."""
    done.difference_update([key for key in done if key[0] in cells and key not in lines])


def _lines(cell, code):
    return [Line(cell, each.source, each.bound, each.used) for each in statements(code)]


def _as_the_page_shows(lines, drafts):
    """Return the lines with those of each cell that the reader changed replaced by the reader's."""
    for cell, group in itertools.groupby(lines, key=lambda line: line.cell):
        yield from _lines(cell, drafts[cell]) if cell in drafts else group


def _keyed(lines):
    """Return pairs of a key and a line; a line that stands twice in a cell has two keys."""
    seen = collections.Counter()
    for line in lines:
        seen[line[:2]] += 1
        yield (*line[:2], seen[line[:2]]), line


def open_solution(name):
    """Return the source of an exercise's solution."""
    return repr(attnlib.exercises.solution(name))


def mark_sheet(name, arguments, answer):
    """Return what the checker says to numbers that were worked out by hand, as JSON."""
    verdict = _registry.mark(name, json.loads(arguments), answer)
    return json.dumps({"result": _unwrapped(verdict), "status": verdict.status})


def key_of_sheets(asked):
    """Return the right numbers for pairs of exercise and arguments: JSON in, JSON out."""
    keys = [_registry.key(name, arguments) for name, arguments in json.loads(asked)]
    return json.dumps({"result": [key.round(2).tolist() for key in keys]})


def _told(outcome, usable=()):
    verdicts = [
        {"exercise": v.exercise, "status": v.status, "solution": "solution(" in v.help}
        for v in judged
    ]
    failures = dict(_verdict._failures)
    return json.dumps(
        outcome._asdict() | {"verdicts": verdicts, "failures": failures, "usable": usable}
    )


def _unwrapped(verdict):
    """Return a verdict's lines unbroken: the page breaks them where its width asks for it."""
    lines = [f"  {line}" for line in verdict._body().splitlines()]
    return "\n".join([f"{verdict.exercise}: {verdict._title()}", *lines])


def _run(code, cell):
    """Run statements, then the last expression."""
    name = f"<cell {cell}>"
    linecache.cache[name] = (len(code), None, code.splitlines(keepends=True), name)
    try:
        tree = ast.parse(code, name)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, name, "exec"), space)
        if last is None:
            return Outcome()
        value = eval(compile(ast.Expression(last.value), name, "eval"), space)
        if isinstance(value, Verdict):
            return Outcome(_unwrapped(value), prose=True)
        return Outcome(None if value is None else repr(value))
    except BaseException as error:
        words = _words(error, code, name)
        return Outcome(error=words or _trace(error, name), prose=words is not None)


def _words(error, code, name):
    """Return a friendly word for what was raised, where one helps more than a traceback."""
    lines = [f for f in traceback.extract_tb(error.__traceback__) if f.filename == name]
    place = f" in line {lines[-1].lineno}: {lines[-1].line}" if lines else ""
    match error:
        case KeyboardInterrupt():
            return f"Stopped at the time limit{place}\nAll names are kept."
        case SystemExit():
            return f"exit() has nothing to end here{place}"
        case RecursionError():
            return f"RecursionError: a function calls itself without end{place}"
        case MemoryError() | ValueError() if _too_large(error):
            return f"MemoryError: this needs more memory than the page has{place}"
        case ModuleNotFoundError(name=module) if module:
            return (
                f"{module.partition('.')[0]} is not in the page, which has numpy and attnlib. "
                f"The chapter in Colab has it: the link stands at its head.{place}"
            )
        case SyntaxError(lineno=int(number)) if _magic(code, number):
            return (
                f"Lines with % or ! work in Jupyter and Colab, not here. Line {number}: delete it."
            )
    return None


def _trace(error, name):
    """Return the traceback from the reader's own line on."""
    trace = error.__traceback__
    while trace is not None and trace.tb_frame.f_code.co_filename != name:
        trace = trace.tb_next
    return "".join(traceback.format_exception(type(error), error, trace)).strip()


def _too_large(error):
    """Say whether memory is what lacks; numpy raises ValueError for what no address reaches."""
    return isinstance(error, MemoryError) or "array is too big" in str(error)


def _magic(code, number):
    lines = code.splitlines()
    return number <= len(lines) and lines[number - 1].lstrip().startswith(("%", "!"))
