"""The table of every way to call under every transformation, attnlib's and torch's own."""

import json
import sys
import time

import torch

from benchmarks.paired import RESULTS, machine
from benchmarks.transformations import MARKS, SUBJECTS, TRANSFORMATIONS, Outcome, cells, outcome


def table(name: str) -> dict[str, object]:
    """Return one subject's rows, a mark for each transformation, and what was said where it failed."""
    found: dict[tuple[str, str], Outcome] = {
        (cell.way, cell.transformation): outcome(cell) for cell in cells(name)
    }
    rows = {
        way: "".join(
            MARKS[found[way, t].status] if (way, t) in found else " " for t in TRANSFORMATIONS
        )
        for way in SUBJECTS[name].ways
    }
    said = sorted({f"{o.status}: {o.detail}" for o in found.values() if o.detail})
    return {"own": SUBJECTS[name].own, "rows": rows, "said": said}


if __name__ == "__main__":
    torch.set_num_threads(1)
    subjects = {name: table(name) for name in SUBJECTS}
    about = {"date": time.strftime("%Y-%m-%d"), "machine": machine("torch")}
    result = {
        "name": "transformations",
        **about,
        "marks": {mark: status for status, mark in MARKS.items()},
        "transformations": list(TRANSFORMATIONS),
        "subjects": subjects,
    }
    text = json.dumps(result, indent=1, ensure_ascii=False)
    (RESULTS / "transformations.json").write_text(text + "\n", "utf8")
    for name, one in subjects.items():
        marks = "".join(one["rows"].values()).replace(" ", "")
        counts = ", ".join(f"{marks.count(m)} {s}" for s, m in MARKS.items() if m in marks)
        print(f"transformations: {name}: {counts}", file=sys.stdout, flush=True)
