"""Runs the reader's cells inside the page's Python, as Jupyter would, and puts mishaps into plain words."""

import ast
import builtins
import json
import linecache
import traceback

import attnlib.exercises
from attnlib.exercises import _help, _registry, _sheets
from attnlib.exercises._names import names

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
    _help._failures.update(json.loads(failures))


def run_cell(code, cell, before):
    """Run the earlier lines that a cell needs and that have not been run, then the cell.

    ``before`` lists them all as JSON: key, source, names bound, names used. What came of it is returned as JSON.
    """
    for key, source in _needed(code, json.loads(before)):
        fault = None if key in done else _run(source, "earlier")[1]
        if fault:
            return _told(None, f"A line of an earlier cell, which this one needs, failed.\n{fault}")
        done.add(key)
    judged.clear()
    return _told(*_run(code, cell))


def _needed(code, before):
    wanted, kept = set(names(code)[1]), []
    for key, source, bound, used in reversed(before):
        if wanted.intersection(bound):
            kept.append((key, source))
            wanted.update(used)
    return kept[::-1]


def open_solution(name):
    """Return the source of an exercise's solution."""
    return repr(attnlib.exercises.solution(name))


def mark_sheet(name, arguments, answer):
    """Return what the checker says to numbers that were worked out by hand, as JSON."""
    verdict = _sheets.mark(name, json.loads(arguments), answer)
    return json.dumps({"result": repr(verdict), "status": verdict.status})


def key_of_sheets(asked):
    """Return the right numbers for pairs of exercise and arguments: JSON in, JSON out."""
    keys = [_sheets.key(name, arguments) for name, arguments in json.loads(asked)]
    return json.dumps({"result": [key.round(2).tolist() for key in keys]})


def _told(result, error):
    verdicts = [
        {"exercise": v.exercise, "status": v.status, "solution": "solution(" in v.help}
        for v in judged
    ]
    failures = dict(_help._failures)
    told = {"result": result, "error": error, "verdicts": verdicts, "failures": failures}
    return json.dumps(told)


def _run(code, cell):
    """Run statements, then the last expression; return its repr, or what went wrong."""
    name = f"<cell {cell}>"
    linecache.cache[name] = (len(code), None, code.splitlines(keepends=True), name)
    try:
        tree = ast.parse(code, name)
        last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, name, "exec"), space)
        if last is None:
            return None, None
        value = eval(compile(ast.Expression(last.value), name, "eval"), space)
        return None if value is None else repr(value), None
    except BaseException as error:
        return None, _words(error, code, name)


def _words(error, code, name):
    """Say what was raised, from the reader's own line on, with a friendly word where one helps."""
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
