"""``{transformations} NAME``: what each function does under each transformation, as stored.

Read from ``benchmarks/results/transformations.json``, which ``make bench`` stores and a test holds
to a fresh run. NAME is one of its subjects, ``functions`` or ``layers`` for a summary, or
``machine`` for a sentence on versions.
"""

import html
import json
from collections.abc import Iterable
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from .measured import RESULTS, conditions, framed

SIGNS = {
    "equal": "✓",
    "warns": "≈",
    "refused": "→",
    "wrong": "≠",
    "raises": "!",
    "cannot be said": "○",
}
"""What a cell shows; each is also told in words, and none by colour alone."""


def full(result: dict[str, Any], name: str) -> str:
    """Return one subject's table: a row for each way to call, a column for each transformation."""
    columns = (f"<span>{html.escape(column)}</span>" for column in result["transformations"])
    rows = (
        (typeset(way), *(sign(result["marks"].get(mark)) for mark in marks))
        for way, marks in result["subjects"][name]["rows"].items()
    )
    caption = f"{code(name)}, way by way."
    return framed(("way to call", *columns), rows, kind="every-way", caption=caption)


def sign(status: str | None) -> str:
    """Return one cell, its sign named for who does not see it."""
    return f'<span role="img" aria-label="{status}">{SIGNS[status]}</span>' if status else ""


def code(name: str) -> str:
    """Return a long name as code that may break at its underscores."""
    return f"<code>{html.escape(name).replace('_', '_<wbr>')}</code>"


def typeset(way: str) -> str:
    """Return the name of a way, with a minus that is one."""
    return html.escape(way).replace("-inf", "&minus;&infin;")


def functions(result: dict[str, Any]) -> str:
    """Return how many ways hold under each transformation, functions side by side, torch's last."""
    names = [name for name in result["subjects"] if name.rpartition(".")[2].islower()]
    owners = ("attnlib" if result["subjects"][name]["own"] else "torch" for name in names)
    heads = [f"{owner}<br>{code(name)}" for owner, name in zip(owners, names, strict=True)]
    rows = (
        (html.escape(done), *(share([row[at] for row in rows_of(result, name)]) for name in names))
        for at, done in enumerate(result["transformations"])
    )
    caption = "Ways to call that are equal to the reference."
    return framed(("transformation", *heads), rows, kind="every-way-summary", caption=caption)


def layers(result: dict[str, Any]) -> str:
    """Return how many cells of each layer hold."""
    names = [name for name in result["subjects"] if not name.rpartition(".")[2].islower()]
    rows = ((code(name), share("".join(rows_of(result, name)))) for name in names)
    caption = "Cells of each layer that are equal to the reference."
    return framed(("layer", "cells"), rows, kind="every-way-summary", caption=caption)


def rows_of(result: dict[str, Any], name: str) -> list[str]:
    """Return a subject's rows of marks."""
    return list(result["subjects"][name]["rows"].values())


def share(marks: Iterable[str]) -> str:
    """Return "n of m" of the cells that exist and can be said; less than all stands out."""
    there = [mark for mark in marks if mark not in " -"]
    equal, refused = there.count("="), there.count(">")
    text = f"{equal} of {len(there)}"
    text = text if equal == len(there) else f"<strong>{text}</strong>"
    return f"{text}{f', {refused} refused' if refused else ''}"


class Transformations(SphinxDirective):
    """``{transformations} NAME``: a table of ``benchmarks/results/transformations.json``."""

    required_arguments = 1
    final_argument_whitespace = True

    def run(self) -> list[nodes.Node]:
        """Return the table as raw HTML."""
        path = RESULTS / "transformations.json"
        self.env.note_dependency(str(path))
        result, name = json.loads(path.read_text("utf8")), self.arguments[0]
        summaries = {
            "functions": functions,
            "layers": layers,
            "machine": lambda result: f"<p>{conditions(result)}</p>",
        }
        if name not in summaries and name not in result["subjects"]:
            known = ", ".join((*summaries, *result["subjects"]))
            raise self.error(f"transformations: no {name!r}; there are: {known}.")
        text = summaries[name](result) if name in summaries else full(result, name)
        return [nodes.raw("", text, format="html")]


def setup(app: Sphinx) -> None:
    """Register the directive."""
    app.add_directive("transformations", Transformations)
