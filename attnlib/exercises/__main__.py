"""Check the notebooks of a class and write the verdicts as a table.

This runs the code in the notebooks with your rights, each notebook in a process of its own. It is
no sandbox: what that code does to your files and your network it does as you.
"""

import argparse
import csv
import json
import os
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from attnlib.exercises._notebook import SET_UP, read_cells
from attnlib.exercises._predictions import PREDICTED, read_predictions

_ROOT = Path(__file__).parents[2]


class Row(NamedTuple):
    """One line of the table."""

    file: str
    exercise: str
    verdict: str
    mistake: str


def check_notebook(path: Path, folder: Path, seconds: float) -> list[Row]:
    """Check one notebook in a process of its own."""
    file = str(path.relative_to(folder))
    try:
        cells, chosen = read_cells(path), read_predictions(path)
    except ValueError as error:
        print(error, file=sys.stderr)
        return [Row(file, "", "unreadable", "")]
    predictions = [Row(file, one.question, one.verdict, one.mistake) for one in chosen]
    exercises = list(dict.fromkeys(name for cell in cells for name in cell.exercises))
    if not exercises:
        return [Row(file, "", "no exercises", ""), *predictions]
    verdicts, end = _verdicts(path, seconds)
    missing = ("error", end) if end else ("not attempted", "")
    rows = [Row(file, exercise, *verdicts.get(exercise, missing)) for exercise in exercises]
    return rows + predictions


def _verdicts(path: Path, seconds: float) -> tuple[dict[str, tuple[str, str]], str]:
    """Return verdict and mistake of each exercise, and what became of those that have none."""
    with tempfile.TemporaryDirectory() as scratch:
        results = Path(scratch, "verdicts")
        end = _run(path, results, seconds)
        lines = results.read_text("utf8").splitlines() if results.exists() else []
    found = (json.loads(line) for line in lines)
    return {exercise: (verdict, mistake) for exercise, verdict, mistake in found}, end


def _run(path: Path, results: Path, seconds: float) -> str:
    """Run a notebook, silently, so that it writes its verdicts; return how it ended, if badly."""
    roots = [str(_ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(roots), "MPLBACKEND": "agg"}
    command = [sys.executable, "-m", "attnlib.exercises._notebook"]
    nothing: dict[str, Any] = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
    try:
        done = subprocess.run(
            [*command, str(path.resolve()), str(results)],
            cwd=path.parent,
            env=environment,
            timeout=seconds,
            **nothing,
        )
    except subprocess.TimeoutExpired:
        return "out-of-time"
    return "process-died" if done.returncode else ""


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line, check the notebooks and write the table."""
    options, paths = _asked(arguments)
    print("The notebooks' code runs with your rights: this is no sandbox.", file=sys.stderr)
    rows = [
        row
        for path in _with_progress(paths)
        for row in check_notebook(path, options.folder, options.seconds)
    ]
    with options.output.open("w", newline="", encoding="utf8") as file:
        writer = csv.writer(file)
        writer.writerow(Row._fields)
        writer.writerows(rows)
    told = _counted(row.verdict for row in rows if row.verdict not in PREDICTED)
    print(f"{len(paths)} notebooks: {told}. The table is {options.output}.")
    for line in _mistakes(rows, "misconception") + _mistakes(rows, "wrong"):
        print(line)
    return _unjudged(rows)


def _counted(words: Iterable[str]) -> str:
    return ", ".join(f"{count} {word}" for word, count in Counter(words).most_common())


def _mistakes(rows: Sequence[Row], wrong: str) -> list[str]:
    """Return a line for each exercise or prediction with such verdicts, and one for each mistake in it."""
    lines = []
    for asked in dict.fromkeys(sorted(row.exercise for row in rows if row.verdict == wrong)):
        mine = [row for row in rows if row.exercise == asked]
        made = Counter(row.mistake for row in mine if row.verdict == wrong).most_common()
        lines.append(f"{asked}: {_counted(row.verdict for row in mine)}")
        lines += [f"  {count} x {mistake}" for mistake, count in made]
    return lines


def _unjudged(rows: Iterable[Row]) -> int:
    """Say why answers could not be judged, each reason once; return 1 where there is one."""
    reasons = Counter(row.mistake for row in rows if row.verdict == SET_UP)
    for reason, count in reasons.most_common():
        told = f"{count} not judged, since a cell that they need failed here: {reason}"
        print(told, file=sys.stderr)
    return int(bool(reasons))


def _asked(arguments: Sequence[str] | None) -> tuple[argparse.Namespace, list[Path]]:
    """Read the command line; return its options and the notebooks, or end with what is wrong."""
    parser = argparse.ArgumentParser(prog="python -m attnlib.exercises", description=__doc__)
    parser.add_argument("folder", type=Path, help="holds the notebooks, in folders below it too")
    parser.add_argument("--output", type=Path, default=Path("verdicts.csv"), help="the table")
    parser.add_argument("--seconds", type=float, default=120, help="limit for a notebook (120)")
    options = parser.parse_args(arguments)
    if not options.folder.is_dir():
        parser.error(f"folder must be a folder; got {options.folder}")
    if not options.seconds > 0:
        parser.error(f"--seconds must be positive; got {options.seconds:g}")
    found = sorted(options.folder.rglob("*.ipynb"))
    paths = [path for path in found if ".ipynb_checkpoints" not in path.parts]
    if not paths:
        parser.error(f"no notebook (*.ipynb) in {options.folder}")
    return options, paths


def _with_progress(paths: Iterable[Path]) -> Any:
    try:
        from tqdm import tqdm
    except ImportError:
        return paths
    return tqdm(paths, unit="notebook")


if __name__ == "__main__":
    sys.exit(main())
