"""Cells of code as the page shows them: what is folded is one line that says what it does.

A cell's tag says what it is for (see docs/chapters.md); a folded cell's first line, a comment, becomes the line that
stands for it. Buttons that copy and the marks of roles are put there too, so that no script rewrites the page.
"""

import html
from collections.abc import Callable
from functools import partial
from typing import Any

from docutils import nodes
from pygments.lexer import Lexer
from sphinx.application import Sphinx
from sphinx.highlighting import lexer_classes

from .roles import RoleNames

# The word before the line, by the cell's tag.
FOLDED = {"setup": "Set-up", "plot": "Plot", "sweep": "Measurement", "check": "Check"}
COPY = '<button type="button" class="copy" aria-label="Copy this code"><span class="icon icon-copy"></span></button>'


def fold(app: Sphinx, doctree: nodes.document) -> None:
    """Put each folded cell's code behind its line, and a button to copy into all."""
    for cell in list(doctree.findall(nodes.container)):
        if cell.get("nb_element") != "cell_code":
            continue
        inputs = [part for part in cell.children if "cell_input" in part.get("classes", ())]
        kind = next((FOLDED[tag] for tag in tags(cell) if tag in FOLDED), None)
        for part in inputs:
            part.append(nodes.raw("", COPY, format="html"))
            if kind:
                _wrap(cell, part, kind)


def tags(cell: nodes.container) -> list[str]:
    """Return a cell's tags."""
    metadata: dict[str, Any] = cell.get("cell_metadata", {})
    return list(metadata.get("tags", ()))


def _wrap(cell: nodes.container, part: nodes.Element, kind: str) -> None:
    source = part.astext().strip()
    line = source.partition("\n")[0].removeprefix("#").strip()
    summary = f"<summary><b>{kind}</b> <span>{html.escape(line)}</span></summary>"
    place = cell.index(part)
    cell["classes"].append("folded")
    cell.insert(place, nodes.raw("", f'<details class="fold">{summary}', format="html"))
    cell.insert(place + 2, nodes.raw("", "</details>", format="html"))


def mark_roles(app: Sphinx) -> None:
    """Have Python's lexers mark whole names that are roles."""
    for name in ("python", "pycon"):
        lexer_classes[name] = partial(_with_roles, lexer_classes[name])


def _with_roles(lexer: Callable[..., Lexer], **options: Any) -> Lexer:
    made = lexer(**options)
    made.add_filter(RoleNames())
    return made


def setup(app: Sphinx) -> None:
    """Connect them."""
    app.connect("doctree-read", fold)
    app.connect("builder-inited", mark_roles)
