"""The quiet line at the head of each chapter, links to it, and the chapters' cards on the first page.

What is told of a chapter stands in the README's table, where ``make minutes`` writes it.
"""

import html
import re
from functools import cache
from pathlib import Path
from typing import NamedTuple

import yaml
from docutils import nodes
from sphinx.addnodes import pending_xref
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective, SphinxRole

from . import formulas

ROOT = Path(__file__).resolve().parents[3]
README = ROOT / "README.md"
CARDS = ROOT / "book" / "cards"
ROW = re.compile(
    r"^\| (\d\d) \| \[(\w+)\]\([^)]*\) \| (.+?) \| ([\d, ]*) \| (\d+) \| .*\|$", re.MULTILINE
)
MATH = re.compile(r"\$(.+?)\$")
MINUTES = re.compile(r"\s*It\s+takes\s+about\s+\d+\s+minutes\.\s*")


class Chapter(NamedTuple):
    """A chapter, and the numbers of those that it needs."""

    number: str
    title: str
    question: str
    needs: list[str]
    minutes: str

    @property
    def name(self) -> str:
        """Its short name, by which all its rooms are called."""
        return self.title.lower()

    @property
    def file(self) -> str:
        """Its page and notebook, without an ending."""
        return f"{self.number}_{self.name}"


@cache
def chapters() -> dict[str, Chapter]:
    """Return the chapters by name and in the order of the README."""
    rows = ROW.findall(README.read_text("utf8"))
    return {
        title.lower(): Chapter(number, title, question, re.findall(r"\d+", needs), minutes)
        for number, title, question, needs, minutes in rows
    }


@cache
def repository() -> tuple[str, str]:
    """Return the repository's address and branch, which ``_config.yml`` alone knows."""
    home = yaml.safe_load((ROOT / "_config.yml").read_text("utf8"))["repository"]
    return home["url"].rstrip("/"), home["branch"]


def colab(notebook: str) -> str:
    """Return the address in Colab of a notebook, by its file below ``notebooks`` without an ending."""
    url, branch = repository()
    place = url.removeprefix("https://github.com/")
    return (
        f"https://colab.research.google.com/github/{place}/blob/{branch}/notebooks/{notebook}.ipynb"
    )


def line(first: list[str], notebook: str, *more: str) -> str:
    """Return the line at a notebook's head, with where else it can be read and run."""
    url, branch = repository()
    up = "../" * (1 + notebook.count("/"))
    parts = [
        *first,
        f'<a href="{colab(notebook)}">Colab</a>',
        f'<a href="{url}/blob/{branch}/notebooks/{notebook}.ipynb">GitHub</a>',
        f'<a href="{up}_sources/notebooks/{notebook}.ipynb" download>notebook</a>',
        *more,
    ]
    return f'<p class="chapter-line">{" ".join(f"<span>{part}</span>" for part in parts)}</p>'


def quiet_line(chapter: Chapter) -> str:
    """Return the line of a chapter: minutes, what it needs and leads to."""
    first = [f"{chapter.minutes} minutes"]
    first += [f"needs {_links(chapter.needs)}"] if chapter.needs else []
    leads = [other.number for other in chapters().values() if chapter.number in other.needs]
    first += [f"leads to {_links(leads)}"] if leads else []
    jupyter = '<a href="../book/how-to-read.html#on-your-machine">Jupyter</a>'
    slides = '<button type="button" class="present-open">slides</button>'
    return line(first, chapter.file, jupyter, slides)


def evidence_line(name: str) -> str:
    """Return the line of an evidence page, which begins with its chapter."""
    return line([f'<a href="../{name}.html">chapter {name[:2]}</a>'], f"evidence/{name}")


def _links(numbers: list[str]) -> str:
    files = {chapter.number: chapter for chapter in chapters().values()}
    return ", ".join(
        f'<a href="{files[number].file}.html" title="{files[number].title}">{number}</a>'
        for number in numbers
    )


def set_line(app: Sphinx, doctree: nodes.document) -> None:
    """Set the question apart and the line below it."""
    folder, _, name = app.env.docname.rpartition("/")
    chapter = chapters().get(name[3:]) if folder == "notebooks" else None
    section = next(doctree.findall(nodes.section), None)
    if folder == "notebooks/evidence" and section is not None:
        section.insert(1, nodes.raw("", evidence_line(name), format="html"))
        return
    if chapter is None or section is None or not isinstance(section[1], nodes.paragraph):
        return
    app.env.note_dependency(str(README))
    section[1]["classes"].append("chapter-question")
    section.insert(2, nodes.raw("", quiet_line(chapter), format="html"))
    drop_repeated(section)


def drop_repeated(section: nodes.section) -> None:
    """Drop the sentence that repeats the line in words, for readers of the notebook."""
    for paragraph in section.children:
        for i, child in enumerate(paragraph.children):
            if isinstance(child, nodes.Text) and (found := MINUTES.search(child)):
                names_chapters = any(isinstance(before, pending_xref) for before in paragraph[:i])
                kept = "" if names_chapters else f"{child[: found.start()]} "
                first = 0 if names_chapters else i
                paragraph[first : i + 1] = [nodes.Text(kept + child[found.end() :])]
                return


class Link(SphinxRole):
    """``{chapter}`NAME```: the text "chapter NN", a link to it."""

    def run(self) -> tuple[list[nodes.Node], list[nodes.system_message]]:
        """Return a reference to the chapter's page."""
        self.env.note_dependency(str(README))
        chapter = chapters().get(self.text)
        if chapter is None:
            return [], [self.inliner.reporter.error(f"chapter: the README lists no {self.text!r}.")]
        text = nodes.inline("", f"chapter {chapter.number}")
        how = {"refdomain": "std", "reftype": "doc", "refexplicit": True, "refwarn": True}
        target = f"/notebooks/{chapter.file}"
        return [pending_xref("", text, reftarget=target, refdoc=self.env.docname, **how)], []


class Cards(SphinxDirective):
    """``{chapter-cards}``: a card for each chapter, in their order."""

    def run(self) -> list[nodes.Node]:
        """Return the list of cards."""
        for file in (README, *CARDS.glob("*.svg")):
            self.env.note_dependency(str(file))
        cards = "".join(card(chapter) for chapter in chapters().values())
        return [nodes.raw("", f'<ol class="cards">{cards}</ol>', format="html")]


def card(chapter: Chapter) -> str:
    """Return a chapter's card: picture, title, question, minutes and what it needs."""
    picture = (CARDS / f"{chapter.name}.svg").read_text("utf8").strip()
    question = MATH.sub(
        lambda found: formulas.waiting(found[1], "book/index"), html.escape(chapter.question)
    )
    needs = f"after {', '.join(chapter.needs)}" if chapter.needs else "begin here"
    return (
        f'<li><a class="card" href="../notebooks/{chapter.file}.html">{picture}'
        f'<span class="text"><span class="number">{chapter.number}</span> <b>{chapter.title}</b>'
        f' <span class="time">{needs} · {chapter.minutes} min</span>'
        f' <span class="question">{question}</span></span></a></li>'
    )


def setup(app: Sphinx) -> None:
    """Register the cards and the role, and connect the line."""
    app.add_role("chapter", Link())
    app.add_directive("chapter-cards", Cards)
    app.connect("doctree-read", set_line)
