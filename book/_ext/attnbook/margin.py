"""What stands beside the text on a wide screen: sources where they are used; and what frames a prediction.

Notebooks keep plain Markdown: a prediction is a quotation that begins with its number, its answer the fold after it;
sources are the list below "Where it comes from". Each source is set again beside the first paragraph that names it.
"""

import re

from docutils import nodes
from sphinx.application import Sphinx

from .pages import raw

PREDICTION = re.compile(r"Predict \d")
NAMED = re.compile(r"([A-Z][\w\u2019'-]+)[^()\d]{0,80}?\b((?:19|20)\d\d)\b")
SOURCES = "Where it comes from"
ASIDE = '<div class="note {kind}" role="note">'


def set_predictions(app: Sphinx, doctree: nodes.document) -> None:
    """Make each prediction and its answer one note."""
    for quote in list(doctree.findall(nodes.block_quote)):
        if PREDICTION.match(quote.astext()):
            parent, place = quote.parent, quote.parent.index(quote)
            parent.insert(_end_of_answer(parent, place) + 1, raw("</div>"))
            parent.insert(place, raw(ASIDE.format(kind="predict")))


def _end_of_answer(parent: nodes.Element, place: int) -> int:
    """Return the index of the last node of the fold that follows, or of the prediction itself."""
    following = list(enumerate(parent.children))[place + 1 :]
    if not following or not _is_raw(following[0][1], "<details"):
        return place
    depth = 0
    for index, node in following:
        if isinstance(node, nodes.raw):
            depth += node.astext().count("<details") - node.astext().count("</details")
        if depth == 0:
            return index
    return place


def set_sources(app: Sphinx, doctree: nodes.document) -> None:
    """Put each source of the chapter's list beside the first paragraph that names its author and year."""
    for section in list(doctree.findall(nodes.section)):
        if section.next_node(nodes.title).astext() == SOURCES:
            chapter = section.parent
            for item in list(section.findall(nodes.list_item)):
                if named := NAMED.search(item.astext()):
                    _set_beside(
                        chapter, section, item, re.compile(rf"{named[1]}[^()]{{0,40}}\(?{named[2]}")
                    )


def _set_beside(
    chapter: nodes.Element, end: nodes.Element, item: nodes.list_item, name: re.Pattern[str]
) -> None:
    for part in chapter.children:
        if part is end:
            return
        for paragraph in part.findall(nodes.paragraph):
            if isinstance(paragraph.parent, nodes.section) and name.search(paragraph.astext()):
                place = paragraph.parent.index(paragraph)
                copies = [child.deepcopy() for child in item.children]
                note = [raw(ASIDE.format(kind="source")), *copies, raw("</div>")]
                paragraph.parent[place:place] = note
                return


def _is_raw(node: nodes.Node, start: str) -> bool:
    return isinstance(node, nodes.raw) and node.astext().lstrip().startswith(start)


def setup(app: Sphinx) -> None:
    """Connect both."""
    app.connect("doctree-read", set_predictions)
    app.connect("doctree-read", set_sources)
