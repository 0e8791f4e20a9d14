"""``{transformations} NAME``: what each function does under each transformation, as stored.

Read from ``benchmarks/results/transformations.json``, which ``make bench`` stores and a test holds
to a fresh run. NAME is one of its subjects, ``functions`` or ``layers`` for a summary, or
``machine`` for a sentence on versions.
"""

import html
import json
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from .measured import RESULTS, conditions

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
    columns = result["transformations"]
    rows = "\n".join(
        f'<tr><th scope="row">{typeset(way)}</th>'
        + "".join(sign(result["marks"].get(mark)) for mark in marks)
        + "</tr>"
        for way, marks in result["subjects"][name]["rows"].items()
    )
    head = "".join(f'<th scope="col"><span>{html.escape(column)}</span></th>' for column in columns)
    return framed(
        f"{code(name)}, way by way.",
        f'<tr><th scope="col">way to call</th>{head}</tr>',
        rows,
        "every-way",
    )


def sign(status: str | None) -> str:
    """Return one cell, its sign named for who does not see it."""
    if status is None:
        return "<td></td>"
    return f'<td><span role="img" aria-label="{status}">{SIGNS[status]}</span></td>'


def code(name: str) -> str:
    """Return a long name as code that may break at its underscores."""
    return f"<code>{html.escape(name).replace('_', '_<wbr>')}</code>"


def typeset(way: str) -> str:
    """Return the name of a way, with a minus that is one."""
    return html.escape(way).replace("-inf", "&minus;&infin;")


def functions(result: dict[str, Any]) -> str:
    """Return how many ways hold under each transformation, functions side by side."""
    names = [name for name in result["subjects"] if name.rpartition(".")[2].islower()]
    rows = "\n".join(
        f'<tr><th scope="row">{html.escape(transformation)}</th>'
        + "".join(share([row[at] for row in rows_of(result, name)]) for name in names)
        + "</tr>"
        for at, transformation in enumerate(result["transformations"])
    )
    return counted(result, "Ways to call that are equal to the reference.", names, rows)


def layers(result: dict[str, Any]) -> str:
    """Return how many cells of each layer hold."""
    names = [name for name in result["subjects"] if not name.rpartition(".")[2].islower()]
    rows = "\n".join(
        f'<tr><th scope="row">{code(name)}</th>'
        + share([mark for row in rows_of(result, name) for mark in row])
        + "</tr>"
        for name in names
    )
    return framed(
        "Cells of each layer that are equal to the reference.",
        '<tr><th scope="col">layer</th><th scope="col">cells</th></tr>',
        rows,
        "every-way-summary",
    )


def counted(result: dict[str, Any], caption: str, names: list[str], rows: str) -> str:
    """Return a summary with one column for each of attnlib's functions, and torch's last."""
    head = "".join(
        f'<th scope="col">{"attnlib" if result["subjects"][name]["own"] else "torch"}<br>'
        f"{code(name)}</th>"
        for name in names
    )
    return framed(
        caption, f'<tr><th scope="col">transformation</th>{head}</tr>', rows, "every-way-summary"
    )


def rows_of(result: dict[str, Any], name: str) -> list[str]:
    """Return a subject's rows of marks."""
    return list(result["subjects"][name]["rows"].values())


def share(marks: list[str]) -> str:
    """Return "n of m" of the cells that exist and can be said; less than all stands out."""
    there = [mark for mark in marks if mark not in " -"]
    equal, refused = there.count("="), there.count(">")
    text = f"{equal} of {len(there)}"
    text = text if equal == len(there) else f"<strong>{text}</strong>"
    return f"<td>{text}{f', {refused} refused' if refused else ''}</td>"


def framed(caption: str, head: str, rows: str, kind: str) -> str:
    """Return a table that scrolls inside its own box."""
    return (
        f'<div class="pst-scrollable-table-container"><table class="table {kind}">'
        f"<caption>{caption}</caption><thead>{head}</thead><tbody>{rows}</tbody></table></div>"
    )


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
