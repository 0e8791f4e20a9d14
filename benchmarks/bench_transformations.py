"""The table of every way to call under every transformation, attnlib's and torch's own.

``python -m benchmarks.bench_transformations NAME ...`` runs some of its subjects anew.
"""

import json
import sys
from typing import Any

import torch

from benchmarks.paired import RESULTS, keep, machine
from benchmarks.transformations import MARKS, SUBJECTS, TRANSFORMATIONS, Outcome, column

PATH = RESULTS / "transformations.json"


def table(name: str) -> dict[str, Any]:
    """Return one subject's rows, a mark for each transformation, and what was said where it failed."""
    found: dict[tuple[str, str], Outcome] = {
        (way, t): one for t in TRANSFORMATIONS for way, one in column(name, t).items()
    }
    rows = {
        way: "".join(
            MARKS[found[way, t].status] if (way, t) in found else " " for t in TRANSFORMATIONS
        )
        for way in SUBJECTS[name].ways
    }
    said = sorted({f"{o.status}: {o.detail}" for o in found.values() if o.detail})
    return {"own": SUBJECTS[name].own, "rows": rows, "said": said}


def main(names: list[str]) -> None:
    """Run the named subjects, or all, and store them beside the others where that was asked for."""
    torch.set_num_threads(1)
    fresh = {name: table(name) for name in names or SUBJECTS}
    subjects = json.loads(PATH.read_text("utf8"))["subjects"] | fresh
    keep(
        "transformations",
        machine=machine("torch"),
        marks={mark: status for status, mark in MARKS.items()},
        transformations=list(TRANSFORMATIONS),
        subjects={name: subjects[name] for name in SUBJECTS if name in subjects},
    )
    for name, one in fresh.items():
        marks = "".join(one["rows"].values()).replace(" ", "")
        counts = ", ".join(f"{marks.count(m)} {s}" for s, m in MARKS.items() if m in marks)
        print(f"transformations: {name}: {counts}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
