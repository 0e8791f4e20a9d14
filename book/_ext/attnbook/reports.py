"""Below each section, a link that reports a mistake in it: a new issue that names page and section.

A plain link, so that it works without JavaScript. Its address comes from ``_config.yml``.
"""

from urllib.parse import urlencode

from docutils import nodes
from sphinx.application import Sphinx

from .heads import repository


def report(docname: str, section: str) -> nodes.paragraph:
    """Return the link, in a paragraph of its own."""
    asked = {
        "title": f"{docname}: {section}",
        "body": f"Page: {docname}\nSection: {section}\n\nWhat is wrong:\n",
    }
    address = f"{repository()[0]}/issues/new?{urlencode(asked)}"
    text = "Report a mistake"
    link = nodes.reference(text, text, refuri=address, reftitle=f"{text} in: {section}")
    return nodes.paragraph("", "", link, classes=["report-mistake"])


def add_reports(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Put a report at the end of each section's own text, before the sections within it."""
    if app.builder.format != "html":
        return
    first = next(doctree.findall(nodes.section), None)
    for section in list(doctree.findall(nodes.section)):
        title = section.next_node(nodes.title)
        inner = section.first_child_matching_class(nodes.section)
        if title is None or (section is first and inner is not None):
            continue  # a page's head is no section of its own
        at = len(section) if inner is None else inner
        section.insert(at, report(docname, title.astext()))


def setup(app: Sphinx) -> None:
    """Add the links once all references are resolved."""
    app.connect("doctree-resolved", add_reports, priority=900)
