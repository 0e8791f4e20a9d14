"""Draw the still pictures of the live figures: ``stills.py [--check]``.

One for each state that a stored notebook shows, and for each figure without options.

A notebook shows a still before the figure, for those who run no JavaScript. Its file is named by the figure
and its state, as ``attnlib.widgets`` looks for it. After a new figure or state in a notebook: run the
notebook, then draw the stills, which also puts them where a run would have put them.
"""

import argparse
import json
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

import nbformat
from figures import DENO, ROOT, WIDGETS, figure_names
from listing import notebooks

sys.path.insert(0, str(ROOT))
from attnlib import widgets
from attnlib.widgets._base import FIGURE_MIME_TYPE, STILLS, still_name

LIMIT = 60_000  # bytes


def shown() -> dict[str, list[Any]]:
    """Return file name -> [figure, state] for every figure that a notebook stores, or begins with."""
    found = {}
    for path in notebooks():
        for cell in json.loads(path.read_text("utf8"))["cells"]:
            for output in cell.get("outputs", ()):
                figure = output.get("data", {}).get(FIGURE_MIME_TYPE)
                if figure and figure["figure"] in figure_names() and has_still(figure["figure"]):
                    name, state = figure["figure"], figure["state"]
                    found[still_name(name, state)] = [name, state]
    return found | opening()


def opening() -> dict[str, list[Any]]:
    """Return file name -> [figure, state] for every figure as it is without options."""
    figures = [getattr(widgets, name)() for name in widgets.__all__]
    drawn = [(one._figure, one._state()) for one in figures if has_still(one._figure)]
    return {still_name(name, state): [name, json.loads(json.dumps(state))] for name, state in drawn}


def has_still(name: str) -> bool:
    """Return whether a figure draws stills."""
    return (WIDGETS / "src" / name / "still.js").exists()


def drawn(asked: list[list[Any]]) -> list[str]:
    """Return the pictures of figures in states, as SVG."""
    done = subprocess.run(
        [DENO, "run", "--quiet", "--frozen", "--allow-read", "tools/stills.js"],
        cwd=ROOT,
        input=json.dumps(asked),
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.exit(f"attnlib: the still pictures cannot be drawn.\n{done.stderr.strip()}")
    return json.loads(done.stdout)


def renewed(path: Path, wanted: dict[str, str]) -> str | None:
    """Return a notebook's text with its figures' stills, as a run would give them, or None if it has them."""
    old = path.read_text("utf8")
    notebook = nbformat.reads(old, as_version=4)
    for cell in notebook.cells:
        outputs = cell.get("outputs", [])
        for still, shown_figure in pairwise(outputs):
            figure = shown_figure.get("data", {}).get(FIGURE_MIME_TYPE)
            if figure and still.get("metadata", {}).get("attnlib") == "still":
                svg = wanted.get(still_name(figure["figure"], figure["state"]))
                if svg:
                    still["data"]["image/svg+xml"] = svg
    new = nbformat.writes(notebook) + "\n"
    return new if new != old else None


def main() -> None:
    """Draw all stills, drop those that no notebook shows any more and that no figure begins with; tell what changed."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="compare and write nothing")
    check = parser.parse_args().check
    asked = shown()
    wanted = dict(zip(asked, drawn(list(asked.values())), strict=True))
    if large := [name for name, svg in wanted.items() if len(svg.encode()) > LIMIT]:
        sys.exit(f"attnlib: stills may have {LIMIT} bytes; {', '.join(large)} have more.")
    stored = {path.name: path.read_text("utf8") for path in STILLS.glob("*.svg")}
    changed = sorted(
        name for name in wanted.keys() | stored if wanted.get(name) != stored.get(name)
    )
    stored = {path: renewed(path, wanted) for path in notebooks()}
    lagging = {path: text for path, text in stored.items() if text is not None}
    if not check:
        STILLS.mkdir(exist_ok=True)
        for name in changed:
            (STILLS / name).unlink(missing_ok=True)
            if name in wanted:
                (STILLS / name).write_text(wanted[name], "utf8")
        for path, text in lagging.items():
            path.write_text(text, "utf8")
    changed += sorted(path.name for path in lagging)
    print(f"stills {'that differ' if check else 'drawn anew'}: {', '.join(changed) or 'none'}")
    sys.exit(bool(check and changed))


if __name__ == "__main__":
    main()
