"""Make what live figures travel as: bundles and static previews, in attnlib/widgets/built: ``figures.py [NAME ...]``.

deno bundles each figure's modules into one file, so that an installation from the repository needs no
JavaScript tool, and before them the language model's worker, a text in the bundle of the figure that starts it. A preview is drawn for each figure without options and for each state that a stored notebook
shows, where it stands before the figure, for those who run no JavaScript; its file is named by figure and state.
After a new figure or state in a notebook: run the notebook, then this, which also puts the preview where a run
would have put it. With ``--check`` nothing is written; the exit status tells whether all is as the sources make it.
"""

import json
import subprocess
import sys
import sysconfig
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

import nbformat
from listing import ROOT, asked, notebooks

from attnlib import widgets
from attnlib.widgets._base import BUILT, FIGURE_MIME_TYPE, still_name

SOURCES = ROOT / "attnlib" / "widgets" / "src"
DENO = Path(sysconfig.get_path("scripts")) / "deno"
BUNDLE = ["bundle", "--quiet", "--frozen", "--platform=browser", "--minify"]
HEADER = "// Joined by `make figures` from src/{name} and src/kit: change those, not this.\n"
LIMIT = 60_000  # bytes of a preview


def figure_names() -> list[str]:
    """Return the figures whose sources are modules."""
    return sorted({path.parent.name for path in SOURCES.glob("*/figure.js")} - {"kit"})


def deno(*command: Any, given: str = "") -> str:
    """Return what deno prints, or stop with what it complains of."""
    done = subprocess.run([DENO, *command], cwd=ROOT, input=given, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"attnlib: deno {command[0]} {command[-1]} failed.\n{done.stderr.strip()}")
    return done.stdout


def bundled(name: str) -> str:
    """Return the module of one figure: everything that it imports, styles too."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "figure.js"
        deno(*BUNDLE, "-o", target, f"attnlib/widgets/src/{name}/figure.js")
        return HEADER.format(name=name) + target.read_text("utf8")


def worker() -> str:
    """Return the language model's worker as a classic script."""
    return deno(*BUNDLE, "--format=iife", "attnlib/widgets/src/model/worker.js")


def previews() -> dict[str, str]:
    """Return file name -> SVG, for every state that a notebook stores or a figure begins with."""
    asked = {still_name(*each): each for each in [*stored_states(), *first_states()]}
    command = ("run", "--quiet", "--frozen", "--allow-read", "tools/previews.js")
    drawn = json.loads(deno(*command, given=json.dumps(list(asked.values()))))
    found = dict(zip(asked, drawn, strict=True))
    if large := [name for name, svg in found.items() if len(svg.encode()) > LIMIT]:
        sys.exit(f"attnlib: previews may have {LIMIT} bytes; {', '.join(large)} have more.")
    return found


def stored_states() -> list[list[Any]]:
    """Return [figure, state] for every figure that a notebook stores."""
    cells = [cell for path in notebooks() for cell in json.loads(path.read_text("utf8"))["cells"]]
    data = [output.get("data", {}) for cell in cells for output in cell.get("outputs", ())]
    figures = [each[FIGURE_MIME_TYPE] for each in data if FIGURE_MIME_TYPE in each]
    known = figure_names()
    return [[one["figure"], one["state"]] for one in figures if one["figure"] in known]


def first_states() -> list[list[Any]]:
    """Return [figure, state] for every figure as it is without options."""
    figures = [getattr(widgets, name)() for name in widgets.__all__]
    return [[one._figure, json.loads(json.dumps(one._state()))] for one in figures]


def renewed(path: Path, drawn: dict[str, str]) -> str:
    """Return a notebook's text with its figures' previews, as a run would give them."""
    notebook = nbformat.reads(path.read_text("utf8"), as_version=4)
    for cell in notebook.cells:
        for preview, shown in pairwise(cell.get("outputs", [])):
            figure = shown.get("data", {}).get(FIGURE_MIME_TYPE)
            if figure and preview.get("metadata", {}).get("attnlib") == "still":
                svg = drawn.get(still_name(figure["figure"], figure["state"]))
                if svg:
                    preview["data"]["image/svg+xml"] = svg
    return nbformat.writes(notebook) + "\n"


def bundles(names: list[str]) -> dict[Path, str | None]:
    """Return path -> text of the named figures' bundles, or all; None is one without sources."""
    files: dict[Path, str | None] = {} if names else dict.fromkeys(BUILT.glob("*.js"))
    return files | {BUILT / f"{name}.js": bundled(name) for name in names or figure_names()}


def pictures() -> dict[Path, str | None]:
    """Return path -> text of all previews, and of the notebooks that show them; None is one that nothing shows."""
    drawn = previews()
    files: dict[Path, str | None] = dict.fromkeys(BUILT.glob("*.svg"))
    files |= {BUILT / name: svg for name, svg in drawn.items()}
    return files | {path: renewed(path, drawn) for path in notebooks()}


def written(files: dict[Path, str | None], *, check: bool) -> list[str]:
    """Write files, remove those without a text, unless this is a check; return which changed."""
    changed = {
        path: text
        for path, text in files.items()
        if text != (path.read_text("utf8") if path.exists() else None)
    }
    for path, text in {} if check else changed.items():
        if text is None:
            path.unlink()
        else:
            path.write_text(text, "utf8")
    return [path.name for path in changed]


def main() -> None:
    """Make the bundles of the named figures, or all, and all previews; tell which files changed."""
    options = asked(__doc__, figure_names(), check="compare and write nothing")
    check = options.check
    changed = written({BUILT / "model.worker.txt": worker()}, check=check)
    changed += written(
        bundles(options.names), check=check
    )  # before pictures: a figure begins with it
    changed += written(pictures(), check=check)
    print(f"files {'that differ' if check else 'made anew'}: {', '.join(changed) or 'none'}")
    sys.exit(bool(check and changed))


if __name__ == "__main__":
    main()
