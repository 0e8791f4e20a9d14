"""The text of each section, for the page of search results.

Sphinx's index knows pages. With the sections beside it, as a script since a page from ``file://`` may not fetch,
``search.js`` names the sections in which the words stand.
"""

import json
import shutil
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

CLIENT = Path(__file__).resolve().parents[2] / "script" / "search.js"
UNREAD = (nodes.raw, nodes.comment, nodes.math, nodes.math_block, nodes.title, nodes.term)


def sections(doctree: nodes.document) -> list[list[str]]:
    """Return the anchor, the title and the text of each section and of each term of a glossary, none within another."""
    texts: dict[nodes.Element, list[str]] = {each: [] for each in doctree.findall(_is_home)}
    for text in doctree.findall(nodes.Text):
        above = list(_parents(text))
        home = next(filter(_is_home, above), None)
        if home is not None and not any(isinstance(each, UNREAD) for each in above):
            texts[home].append(text.astext())
    return [
        [_anchor(each), each[0].astext(), " ".join(" ".join(words).split())]
        for each, words in texts.items()
    ]


def _is_home(node: nodes.Node) -> bool:
    if isinstance(node, nodes.section):
        return isinstance(node[0], nodes.title)
    return isinstance(node, nodes.definition_list_item) and bool(node[0]["ids"])


def _anchor(home: nodes.Element) -> str:
    return (home if isinstance(home, nodes.section) else home[0])["ids"][0]


def _parents(node: nodes.Node) -> Any:
    while (node := node.parent) is not None:
        yield node


def book(env: BuildEnvironment) -> dict[str, list[list[str]]]:
    """Return the sections of every page."""
    return {name: sections(env.get_doctree(name)) for name in sorted(env.found_docs)}


def write(app: Sphinx, error: Exception | None) -> None:
    """Write the sections and the script that shows them."""
    if error is None and app.builder.format == "html":
        static = Path(app.outdir) / "_static"
        told = json.dumps(book(app.env), ensure_ascii=False, separators=(",", ":"))
        (static / "sections.js").write_text(f"const attnSections = {told};\n", "utf8")
        shutil.copyfile(CLIENT, static / "search.js")


def setup(app: Sphinx) -> None:
    """Connect it, after ``assets`` has removed what no page uses."""
    app.connect("build-finished", write, priority=700)
