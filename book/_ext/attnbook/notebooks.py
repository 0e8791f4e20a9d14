"""Turns what stored notebooks hold into what a page can show.

Before MyST-NB parses a notebook, a live figure's state becomes the HTML that the host script
mounts, an image's text form becomes its alt text, a plot becomes the drawing made for the page,
and the title gets the chapter's number.
"""

import json
import re
from typing import Any

from sphinx.application import Sphinx

from .figures import FIGURE_MIME, STILL, figure_html
from .plots import translate_plots


def translate(app: Sphinx, docname: str, source: list[str]) -> None:
    """Rewrite one notebook's JSON in place (Sphinx event ``source-read``)."""
    if not str(app.env.doc2path(docname)).endswith(".ipynb"):
        return
    notebook = json.loads(source[0])
    place = docname.removeprefix("notebooks/")
    if "/" not in place:
        _number_title(notebook, place[:2])
    for cell in notebook["cells"]:
        _translate_figures(cell)
        translate_plots(place, cell)
        _untitle(cell)
        for output in cell.get("outputs", ()):
            _translate_output(cell, output)
    source[0] = json.dumps(notebook)


def _number_title(notebook: dict[str, Any], number: str) -> None:
    """Write the number before the first heading: the text speaks of "chapter 05"."""
    for cell in notebook["cells"]:
        text = "".join(cell["source"])
        if cell["cell_type"] == "markdown" and re.match("# ", text):
            cell["source"] = f"# {number} {text[2:]}"
            return


def _untitle(cell: dict[str, Any]) -> None:
    """Make the form's title that Colab reads the comment that it is."""
    source = "".join(cell["source"])
    if cell["cell_type"] == "code" and source.startswith("#@title "):
        cell["source"] = source.replace("#@title ", "# ", 1)


def _translate_figures(cell: dict[str, Any]) -> None:
    """Make a live figure and the still picture just before it one output."""
    outputs, still = [], ""
    for output in cell.get("outputs", ()):
        data = output.get("data", {})
        if output.get("metadata", {}).get("attnlib") == "still":
            still = "".join(data.get(STILL, ""))
            continue
        if figure := data.pop(FIGURE_MIME, None):
            text = "".join(data.get("text/plain", ""))
            output["data"] = {
                "text/html": figure_html(figure["figure"], figure["state"], text, still)
            }
        outputs.append(output)
        still = ""
    if "outputs" in cell:
        cell["outputs"] = outputs


def _translate_output(cell: dict[str, Any], output: dict[str, Any]) -> None:
    data = output.get("data", {})
    text = "".join(data.get("text/plain", ""))
    if "image/png" in data:
        image = cell["metadata"].setdefault("mystnb", {}).setdefault("image", {})
        image.setdefault("alt", " ".join(text.split()))


def setup(app: Sphinx) -> None:
    """Connect the translation to the reading of sources."""
    app.connect("source-read", translate)
