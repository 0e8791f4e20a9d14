"""Below each section, a link that reports a mistake in it: a new issue that names page and section.

Below the page, one more for the whole of it. Where nothing hovers, this one alone is seen.

A plain link, so that it works without JavaScript. Its address comes from ``_config.yml``.
"""

from urllib.parse import urlencode

from docutils import nodes
from sphinx.application import Sphinx

from .heads import repository


def report(docname: str, section: str, *classes: str) -> nodes.paragraph:
    """Return the link, in a paragraph of its own."""
    asked = {
        "title": f"{docname}: {section}",
        "body": f"Page: {docname}\nSection: {section}\n\nWhat is wrong:\n",
    }
    address = f"{repository()[0]}/issues/new?{urlencode(asked)}"
    text = "Report a mistake"
    link = nodes.reference(text, text, refuri=address, reftitle=f"{text} in: {section}")
    return nodes.paragraph("", "", link, classes=["report-mistake", *classes])


def add_reports(app: Sphinx, doctree: nodes.document, docname: str) -> None:
    """Put a report at the end of each section's own text, before the sections within it, and one below the page."""
    first = next(doctree.findall(nodes.section), None)
    for section in list(doctree.findall(nodes.section)):
        title = section.next_node(nodes.title)
        if title is None:
            continue
        if section is first:
            section.append(report(docname, title.astext(), "of-page"))
            continue
        inner = section.first_child_matching_class(nodes.section)
        section.insert(len(section) if inner is None else inner, report(docname, title.astext()))


def setup(app: Sphinx) -> None:
    """Add the links once all references are resolved."""
    app.connect("doctree-resolved", add_reports, priority=900)
