"""Pages as they leave the build: no stale lists, the contents in the navigation, faults of the theme mended, a root page."""

import re
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.addnodes import toctree
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

from .heads import number_heading

REDIRECT = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url={target}">
<title>{title}</title>
</head>
<body><main><h1>{title}</h1><p><a href="{target}">Open the book</a></p></main></body>
</html>
"""

PERCENT = re.compile(r"(?<=\d) %")
NUMBERED = re.compile(r'(?<=">)(\d\d) (?=\w)')
CURRENT = re.compile(r'<a class="current reference internal" href="#[^"]*">.*?</a>', re.DOTALL)


def renew_sidebars(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Have every page written when the list that all of them show changed: titles, order, captions.

    Sphinx writes only pages whose own text changed, and would leave the others with the old list.
    """
    titles = {name: title.astext() for name, title in env.titles.items()}
    # As text: what env holds is the same object in the next build, changed in place.
    trees = {name: [str(tree) for tree in toc.findall(toctree)] for name, toc in env.tocs.items()}
    listed = (titles, trees)
    old = getattr(env, "attnbook_listed", None)
    env.attnbook_listed = listed
    return [] if listed == old else sorted(env.found_docs)


def keep_percents(app: Sphinx, doctree: nodes.document) -> None:
    """Let no line break between a number and its percent sign."""
    for text in list(doctree.findall(nodes.Text)):
        if PERCENT.search(text) and not isinstance(
            text.parent, nodes.literal | nodes.literal_block
        ):
            text.parent.replace(text, nodes.Text(PERCENT.sub("\u00a0%", text)))


def with_contents(navigation: str, contents: str) -> str:
    """Return the navigation with a page's own contents below its line."""
    here = f'<div class="here">{contents}</div>' if contents else ""
    numbered = NUMBERED.sub(r'<span class="number">\1</span>', str(navigation))
    return CURRENT.sub(lambda line: line[0] + here, numbered, count=1)


def offer_contents(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Let templates put the contents where they belong."""
    context["with_contents"] = with_contents


def broken(name: re.Match[str]) -> str:
    """Return a long name with leave to break after its dots, underscores and brackets."""
    return re.sub(r"(?<=\w\w[._(])(?=\w)", "<wbr>", name[0])


# What pinned parts write and a page from file://, or a screen reader, stumbles over.
MENDS = [
    # sphinxcontrib-bibtex: a list whose children are no list items.
    (re.compile(r'<div role="list" class="citation-list">'), '<div class="citation-list">'),
    # The signature's name for what the reader calls an array.
    (re.compile(r"attnlib\._array\.Array"), "array"),
    # The sidebar's arrows have no name.
    (
        re.compile(r'<summary>(?=<span class="toctree-toggle")'),
        '<summary aria-label="Pages below this one">',
    ),
    # A long name in the text breaks between its parts, not within a word.
    (re.compile(r'(?<=<span class="pre">)[^<\s]{18,}(?=</span>)'), broken),
    (re.compile(r'(?<=class="prev-next-title">attnlib\.)'), "<wbr>"),
    # A table that scrolls sideways must be reachable with the keyboard.
    (
        re.compile(r'<div class="pst-scrollable-table-container">'),
        '<div class="pst-scrollable-table-container" role="group" tabindex="0"'
        ' aria-label="Table; scrolls sideways on a narrow screen">',
    ),
]


def mend(app: Sphinx, error: Exception | None) -> None:
    """Apply ``MENDS`` to every written page."""
    if error is not None or app.builder.format != "html":
        return
    for path in Path(app.outdir).rglob("*.html"):
        old = new = path.read_text("utf8")
        for pattern, replacement in MENDS:
            new = pattern.sub(replacement, new)
        new = number_heading(new)
        if new != old:
            path.write_text(new, "utf8")


def write_root(app: Sphinx, error: Exception | None) -> None:
    """Write ``index.html`` as a page of its own that leads to the book's first page."""
    if error is None and app.builder.format == "html":
        target = app.builder.get_target_uri(app.config.root_doc)
        page = REDIRECT.format(target=target, title=app.config.html_title)
        (Path(app.outdir) / "index.html").write_text(page, "utf8")


def setup(app: Sphinx) -> None:
    """Connect them; after the other extensions have added what they add."""
    app.connect("doctree-read", keep_percents)
    app.connect("env-updated", renew_sidebars)
    app.connect("html-page-context", offer_contents)
    app.connect("build-finished", mend)
    app.connect("build-finished", write_root, priority=100)
