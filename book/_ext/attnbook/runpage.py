"""Cells that run where they stand: which they are, what they need, and the scripts that their pages load.

An open cell is runnable if it, and each earlier line that it needs, imports numpy, attnlib's functions and
Python's own modules alone. That is read from the notebooks, so a chapter's text says nothing about it.
"""

import ast
import html
import importlib.util
import json
import re
import shutil
import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from docutils import nodes
from listing import notebooks
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from . import exercises, heads, runpacks

ROOT = Path(__file__).resolve().parents[3]
CLOSED = {"setup", "plot", "sweep", "check", "hide-input", "hide-cell", "remove-cell"}
# Parts of attnlib that the page has not, and what they stand on.
LIBRARY = {
    "attnlib.plot": "matplotlib",
    "attnlib.diagram": "matplotlib",
    "attnlib.drawings": "matplotlib",
    "attnlib.widgets": "ipywidgets",
    "attnlib.nn": "torch",
    "attnlib.training": "torch",
    "attnlib.pretrained": "torch",
    "attnlib.distributed": "torch",
}
CLIENT = "run.js"
BAR = re.compile(r'<div class="run-bar" data-cell="[^"]*" data-exercises="([^"]*)" hidden></div>')


def _read_names() -> Any:
    path = ROOT / "attnlib" / "exercises" / "_names.py"
    spec = importlib.util.spec_from_file_location("cell_names", path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)  # alone: the package around it would ask for numpy
    return module


_names = _read_names()


class Line(NamedTuple):
    """A statement of a cell: its cell's id, its source, what it binds and uses, the package that the page lacks for it."""

    cell: str
    source: str
    bound: frozenset[str]
    used: frozenset[str]
    lacks: str


def runnable(notebook: dict[str, Any]) -> dict[str, list[Line]]:
    """Return each runnable cell's id with all earlier lines that the page can run.

    Which of these a reader's version of the cell needs is seen when it is run.
    """
    return {cell: before for cell, (lacks, before) in _open_cells(notebook).items() if not lacks}


def elsewhere(notebook: dict[str, Any]) -> dict[str, str]:
    """Return the id of each open cell that the page cannot run, with the package that it lacks."""
    return {cell: lacks for cell, (lacks, _) in _open_cells(notebook).items() if lacks}


def _open_cells(notebook: dict[str, Any]) -> dict[str, tuple[str, list[Line]]]:
    found, before, absent = {}, [], {}
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        lines = [_in_reach(line, absent) for line in _lines(cell) if not _draws(line, cell, absent)]
        if lines and not CLOSED.intersection(cell["metadata"].get("tags", ())):
            lacking = (line.lacks for line in (*lines, *_names.needed(lines, before)) if line.lacks)
            found[cell["id"]] = next(lacking, ""), [line for line in before if not line.lacks]
        before += lines
    return found


def _draws(line: Line, cell: dict[str, Any], absent: dict[str, str]) -> bool:
    """Say whether a line of a plot cell only draws, with what the page lacks: it changes nothing that it is given."""
    picture = isinstance(ast.parse(line.source).body[0], ast.Expr)
    return (
        "plot" in cell["metadata"].get("tags", ())
        and picture
        and not absent.keys().isdisjoint(line.used)
    )


def _in_reach(line: Line, absent: dict[str, str]) -> Line:
    """Say what a line lacks if a name that it uses is absent, and note what it binds."""
    lacks = line.lacks or next((absent[name] for name in sorted(line.used) if name in absent), "")
    for name in line.bound:
        absent.pop(name, None)
        if lacks:
            absent[name] = lacks
    return line._replace(lacks=lacks)


def told(lines: list[Line]) -> list[list[Any]]:
    """Return lines as the page's Python reads them: cell, source, what each binds and what it uses."""
    return [[line.cell, line.source, sorted(line.bound), sorted(line.used)] for line in lines]


def _lines(cell: dict[str, Any]) -> list[Line]:
    return [
        Line(
            cell["id"],
            each.source,
            frozenset(each.bound),
            frozenset(each.used),
            next(filter(None, map(_lacking, ast.walk(each.tree))), ""),
        )
        for each in _names.statements("".join(cell["source"]))
    ]


def _lacking(node: ast.AST) -> str:
    """Return the package that an import asks for and the page has not, or nothing."""
    match node:
        case ast.Import(names=aliases):
            modules = [alias.name for alias in aliases]
        case ast.ImportFrom(module=module, names=aliases):
            modules = [f"{module}.{alias.name}" for alias in aliases]
        case _:
            return ""
    return next(filter(None, map(_absent, modules)), "")


def _absent(module: str) -> str:
    top, _, rest = module.partition(".")
    if top == "attnlib":
        return LIBRARY.get(f"{top}.{rest.partition('.')[0]}", "")
    return "" if top == "numpy" or top in sys.stdlib_module_names else top


def mark(app: Sphinx, docname: str, source: list[str]) -> None:
    """Tell each open cell of a notebook that the page runs, in its metadata, and the first of a row that needs torch."""
    if not str(app.env.doc2path(docname)).endswith(".ipynb"):
        return
    notebook = json.loads(source[0])
    found, lacking, first = runnable(notebook), elsewhere(notebook), {}
    for cell in notebook["cells"]:
        if cell.get("id") in found:
            checked = exercises.CHECKED.findall("".join(cell["source"]))
            cell["metadata"]["run_in_page"] = [cell["id"], " ".join(checked)]
            first = {}
        elif lacking.get(cell.get("id")) == "torch":
            first = first or cell["metadata"]
            first["run_in_colab"] = first.get("run_in_colab", 0) + 1
    source[0] = json.dumps(notebook)


def add_bars(app: Sphinx, doctree: nodes.document) -> None:
    """Put an empty bar below the code of each runnable cell, which a script fills; below the first of others, where they run."""
    chapter = heads.chapters().get(app.env.docname.rpartition("/")[2][3:])
    for cell in list(doctree.findall(nodes.container)):
        marks = cell.get("cell_metadata", {})
        name, checked = marks.get("run_in_page", (None, None))
        if name:
            said = f'data-cell="{html.escape(name)}" data-exercises="{checked}"'
            _below_input(cell, f'<div class="run-bar" {said} hidden></div>')
        elif "run_in_colab" in marks and chapter is not None:
            where = f'<a href="{heads.colab(chapter.file)}">in Colab</a>'
            n = marks["run_in_colab"]
            told = f"From here {n} cells need torch: run them" if n > 1 else "Needs torch: run it"
            _below_input(cell, f'<p class="run-elsewhere">{told} {where}.</p>')


def _below_input(cell: nodes.container, markup: str) -> None:
    for part in cell.children:
        if "cell_input" in part.get("classes", ()):
            cell.insert(cell.index(part) + 1, nodes.raw("", markup, format="html"))
            return


def add_script(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Have pages with runnable cells, or with the line of progress, which counts, load the one small script.

    Without npm's files the exercises, whose text offers to run them in the page, say that this copy cannot.
    """
    body = context.get("body", "")
    if app.attnbook_packs:
        if 'class="run-bar"' in body or "data-progress" in body:
            app.add_js_file(f"run/{CLIENT}", defer="defer")
        if "data-progress" in body:
            count = f'data-progress="{exercises.how_many()}"'
            context["body"] = body.replace("data-progress", count)
    elif chapter := heads.chapters().get(pagename.rpartition("/")[2][3:]):
        where = f'<a href="{heads.colab(chapter.file)}">in Colab</a> or in Jupyter'
        told = f"This copy of the book was built without Python: run it {where}."
        line = f'<p class="run-elsewhere">{told}</p>'
        context["body"] = BAR.sub(lambda bar: line if bar[1] else "", body)


def prepare(app: Sphinx) -> None:
    """Make the packs before the pages; without them no page shows a button."""
    app.attnbook_packs = None
    try:
        app.attnbook_packs = runpacks.made(Path(app.outdir).parent / "run")
    except runpacks.NoFilesError as fault:
        print(f"attnlib: the book is built without Run buttons, since npm gave no files: {fault}")


def renew(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Have every page written when npm's files came or went: Sphinx writes only pages whose text changed."""
    have, had = bool(app.attnbook_packs), getattr(env, "attnbook_runs", None)
    env.attnbook_runs = have
    return [] if have == had else sorted(env.found_docs)


def finish(app: Sphinx) -> None:
    """Copy the client and the packs, and write what each chapter's cells need."""
    if not app.attnbook_packs:
        return
    target = Path(app.outdir) / "_static" / "run"
    shutil.copytree(app.attnbook_packs, target, dirs_exist_ok=True)
    shutil.copyfile(runpacks.HERE / CLIENT, target / CLIENT)
    drawn = tomllib.loads((ROOT / "attnlib" / "exercises" / "sheets.toml").read_text("utf8"))
    sheet = (runpacks.HERE / "sheet.js").read_text("utf8")
    (target / "sheet.js").write_text(f"{sheet}attnSheet({json.dumps(drawn)});\n", "utf8")
    for path in notebooks("chapter"):
        notebook = json.loads(path.read_text("utf8"))
        code = [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]
        found = runnable(notebook)
        said = {
            "before": {name: len(lines) for name, lines in found.items()},
            "lines": told(max(found.values(), key=len, default=[])),
            "cells": [[cell["id"], "".join(cell["source"])] for cell in code],
        }
        script = f"attnRun.chapter({json.dumps(path.stem)}, {json.dumps(said)});\n"
        (target / f"{path.stem}.js").write_text(script, "utf8")


def setup(app: Sphinx) -> None:
    """Connect all parts; the marks come before the notebook is parsed."""
    app.connect("builder-inited", prepare)
    app.connect("env-updated", renew)
    app.connect("source-read", mark, priority=400)
    app.connect("doctree-read", add_bars, priority=600)
    app.connect("html-page-context", add_script)
