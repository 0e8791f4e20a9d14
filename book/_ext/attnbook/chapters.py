"""``{chapter}`NAME```: a chapter by its number, and a link to it once its notebook exists.

The README's chapter table is the one list of chapters.
"""

import re
from pathlib import Path

from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxRole

ROOT = Path(__file__).resolve().parents[3]
README = ROOT / "README.md"
ROW = re.compile(r"^\| (\d\d) \| \[?(\w+)", re.MULTILINE)


def chapter_numbers() -> dict[str, str]:
    """Return the number of each chapter in the README's table, by its short name."""
    return {name.lower(): number for number, name in ROW.findall(README.read_text("utf8"))}


class Chapter(SphinxRole):
    """The text "chapter NN", a link where there is something to link to."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Return a reference to the chapter's page, or the text alone."""
        self.env.note_dependency(str(README))
        number = chapter_numbers().get(self.text)
        if number is None:
            message = self.inliner.reporter.error(f"chapter: the README lists no {self.text!r}.")
            return [], [message]
        text = nodes.inline("", f"chapter {number}")
        if not (ROOT / "notebooks" / f"{number}_{self.text}.ipynb").exists():
            return [text], []
        reference = pending_xref(
            "",
            text,
            refdomain="std",
            reftype="doc",
            reftarget=f"/notebooks/{number}_{self.text}",
            refexplicit=True,
            refdoc=self.env.docname,
            refwarn=True,
        )
        return [reference], []


def setup(app: Sphinx) -> None:
    """Register the role."""
    app.add_role("chapter", Chapter())
