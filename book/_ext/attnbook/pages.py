"""The book's own theme, and pages as they leave the build: the navigation, no stale lists, a root page."""

import html
import re
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.addnodes import toctree
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment
from sphinx.environment.adapters.toctree import document_toc, global_toctree_for_doc

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
NUMBER = re.compile(r"(\d\d) (?=\w)")
TABLE = '<div class="table-scroll" role="group" tabindex="0" aria-label="Table; scrolls sideways on a narrow screen">'
FOLDED = "Evidence"  # the list of this caption is opened by who wants it
BELOW = '<details{}><summary aria-label="Pages below this one"></summary>'


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


def frame_tables(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Let a wide table scroll sideways, within the keyboard's reach."""
    for table in list(doctree.findall(nodes.table)):
        table.parent.replace(table, [raw(TABLE), table, raw("</div>")])


def number_heading(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Set a chapter's number above its heading."""
    text = next(iter(next(doctree.findall(nodes.title), [])), None)
    if isinstance(text, nodes.Text) and (number := NUMBER.match(text)):
        above = nodes.inline("", f"Chapter {int(number[1])}", classes=["number"])
        text.parent.replace(text, [above, nodes.Text(f" {text[number.end() :]}")])


def raw(markup: str) -> nodes.raw:
    """Return a node of HTML."""
    return nodes.raw("", markup, format="html")


def navigation(app: Sphinx, docname: str) -> str:
    """Return the list of all pages as HTML, with the sections of this one below its line."""
    tree = global_toctree_for_doc(app.env, docname, app.builder, titles_only=True)
    for caption in list(tree.findall(nodes.title)):
        text = html.escape(caption.astext())
        heading = f'<p class="caption" role="heading" aria-level="2">{text}</p>'
        pages = caption.next_node(descend=False, siblings=True)
        if text == FOLDED:
            shown = " open" if "current" in pages["classes"] else ""
            heading = f"<details{shown}><summary>{heading}</summary>"
            pages.parent.insert(pages.parent.index(pages) + 1, raw("</details>"))
        caption.parent.replace(caption, raw(heading))
    for link in list(tree.findall(nodes.reference)):
        if number := NUMBER.match(link.astext()):
            rest = nodes.Text(link.astext()[number.end() :])
            link.children = [nodes.inline("", number[1], classes=["number"]), rest]
        if link.get("iscurrent"):
            link.parent.append(raw(f'<div class="here">{sections(app, docname)}</div>'))
    for pages in list(tree.findall(nodes.bullet_list)):
        if isinstance(pages.parent, nodes.list_item):
            shown = " open" if "current" in pages.parent["classes"] else ""
            pages.parent.replace(pages, [raw(BELOW.format(shown)), pages, raw("</details>")])
    return app.builder.render_partial(tree)["fragment"]


def sections(app: Sphinx, docname: str) -> str:
    """Return the list of a page's sections as HTML, or nothing where it has none."""
    toc = document_toc(app.env, docname, app.tags)
    below = (
        next((part for part in toc[0] if isinstance(part, nodes.bullet_list)), None)
        if len(toc)
        else None
    )
    if below is None:
        return ""
    for deeper in list(below.findall(nodes.bullet_list))[1:]:
        deeper.parent.remove(deeper)
    return app.builder.render_partial(below)["fragment"]


def offer_navigation(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Give the template the navigation, and who wrote the book."""
    context["navigation"] = navigation(app, pagename)
    context["author"] = app.config.author


def broken(name: re.Match[str]) -> str:
    """Return a long name with leave to break after its dots, underscores and brackets."""
    return re.sub(r"(?<=\w\w[._(])(?=\w)", "<wbr>", name[0])


# What pinned parts write and a page from file://, or a screen reader, stumbles over.
MENDS = [
    # sphinxcontrib-bibtex: a list whose children are no list items.
    (re.compile(r'<div role="list" class="citation-list">'), '<div class="citation-list">'),
    # The signature's name for what the reader calls an array.
    (re.compile(r"attnlib\._array\.Array"), "array"),
    # A long name in the text breaks between its parts, not within a word.
    (re.compile(r'(?<=<span class="pre">)[^<\s]{18,}(?=</span>)'), broken),
    (re.compile(r'(?<=class="title">attnlib\.)'), "<wbr>"),
]


def finish(app: Sphinx) -> None:
    """Apply ``MENDS`` to every written page, and write ``index.html``, which leads to the book's first page."""
    for path in Path(app.outdir).rglob("*.html"):
        old = new = path.read_text("utf8")
        for pattern, replacement in MENDS:
            new = pattern.sub(replacement, new)
        if new != old:
            path.write_text(new, "utf8")
    target = app.builder.get_target_uri(app.config.root_doc)
    page = REDIRECT.format(target=target, title=app.config.html_title)
    (Path(app.outdir) / "index.html").write_text(page, "utf8")


def setup(app: Sphinx) -> None:
    """Connect them; after the other extensions have added what they add."""
    app.add_html_theme("attnbook", str(Path(__file__).resolve().parents[2] / "theme"))
    app.connect("doctree-read", keep_percents)
    app.connect("env-updated", renew_sidebars)
    app.connect("doctree-resolved", frame_tables)
    app.connect("doctree-resolved", number_heading)
    app.connect("html-page-context", offer_navigation)
