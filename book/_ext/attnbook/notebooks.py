"""Turns what stored notebooks hold into what a page can show.

Before MyST-NB parses a notebook, a live figure's state becomes the HTML that the host script
mounts, an image's text form becomes its alt text, a plot becomes the drawing made for the page,
the laboratory's printed table becomes one of HTML, and the title gets the chapter's number.
"""

import html
import json
import re
from typing import Any

from sphinx.application import Sphinx

from .figures import FIGURE_MIME, STILL, figure_html
from .pages import TABLE
from .plots import translate_plots

# What the laboratory of chapter 15 prints, results first: a phone shows the left columns. Each has its place in the print.
LABORATORY = {
    "variant": 0,
    "24 pairs recalled": 5,
    "needle at 250 of 256": 6,
    "steps until recalled": 4,
    "loss on English": 7,
    "bytes kept at 64 tokens": 1,
    "at 256 tokens": 2,
    "seeds, steps of training": 3,
}


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
        if (place, cell.get("id")) == ("15_today", "table"):
            cell["outputs"] = [_laboratory("".join(out["text"])) for out in cell["outputs"]]
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


def _laboratory(printed: str) -> dict[str, Any]:
    """Return the laboratory's print, below its two lines of heads, as a table that scrolls."""
    rows = [re.split(r" {2,}", line.strip()) for line in printed.splitlines()[2:]]
    lines = [f"<th>{'</th><th>'.join(LABORATORY)}</th>"]
    for row in rows:
        name, *cells = (html.escape(row[at]) for at in LABORATORY.values())
        lines.append(f"<th>{name}</th><td>{'</td><td>'.join(cells)}</td>")
    table = f"{TABLE}<table><tr>{'</tr><tr>'.join(lines)}</tr></table></div>"
    return {"output_type": "display_data", "metadata": {}, "data": {"text/html": table}}


def _translate_output(cell: dict[str, Any], output: dict[str, Any]) -> None:
    data = output.get("data", {})
    text = "".join(data.get("text/plain", ""))
    if "image/png" in data:
        image = cell["metadata"].setdefault("mystnb", {}).setdefault("image", {})
        image.setdefault("alt", " ".join(text.split()))


def setup(app: Sphinx) -> None:
    """Connect the translation to the reading of sources."""
    app.connect("source-read", translate)
