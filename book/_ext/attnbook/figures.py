"""Live figures in static pages: the markup, the scripts and the ``{live-figure}`` directive.

A page opened from ``file://`` may not import a module file, so each figure's module travels as
a string in a classic script, ``_static/figures/NAME.js``; the host script imports it from a Blob
when the figure comes near the screen. Until then its still picture stands there.
"""

import html
import json
import re
from pathlib import Path
from typing import Any, ClassVar

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

FIGURE_MIME = "application/vnd.attnlib.figure+json"
STILL = "image/svg+xml"
ROOT = Path(__file__).resolve().parents[3]
WIDGETS = ROOT / "attnlib" / "widgets"
HOST = Path(__file__).with_name("livefigures.js")


def figure_html(name: str, state: dict[str, Any], text: str, still: str = "") -> str:
    """Return the markup that the host script turns into the live figure ``name``.

    ``still``, an SVG, and ``text`` are what a reader sees where scripts do not run; the picture
    takes the page's colours instead of its own.
    """
    payload = json.dumps(state, sort_keys=True).replace("</", "<\\/")
    picture = _in_colours_of_the_page(still)
    numbers = " data-numbers" if (WIDGETS / f"{name}.json").exists() else ""
    return (
        f'<div class="attnlib-figure" data-figure="{html.escape(name)}"{numbers}>'
        f'<script type="application/json">{payload}</script>{picture}'
        f'<p class="attnlib-figure-text">{html.escape(text)}</p></div>'
    )


def _in_colours_of_the_page(still: str) -> str:
    return re.sub(r'<style class="colours">.*?</style>', "", still, flags=re.DOTALL)


def figure_scripts(name: str) -> dict[str, str]:
    """Return the classic scripts of figure ``name`` by file: its module as a string, its data."""
    esm, css = ((WIDGETS / file).read_text("utf8") for file in (f"built/{name}.js", "host.css"))
    source = json.dumps({"esm": esm, "css": css})
    scripts = {f"{name}.js": _handed_over("attnlibFigures", name, source)}
    for data in (*WIDGETS.glob(f"{name}.json"), *sorted(WIDGETS.glob(f"{name}.*.json"))):
        scripts[f"{data.stem}.data.js"] = _handed_over(
            "attnlibData", data.stem, data.read_text("utf8").strip()
        )
    return scripts


def _handed_over(table: str, name: str, value: str) -> str:
    return f"(window.{table} ??= {{}})[{json.dumps(name)}] = {value};\n"


class LiveFigure(SphinxDirective):
    """``{live-figure} NAME``: the figure as chapter NAME's notebook first shows it, or of its picture the part in ``:picture: X Y WIDTH HEIGHT``."""

    required_arguments = 1
    option_spec: ClassVar = {"picture": directives.unchanged_required}

    def run(self) -> list[nodes.Node]:
        """Return the raw HTML node, with the state stored in the chapter's notebook."""
        name = self.arguments[0]
        for path in sorted((ROOT / "notebooks").glob(f"[0-9][0-9]_{name}.ipynb")):
            self.env.note_dependency(str(path))
            still = ""
            for data in _outputs(path):
                if data.get(FIGURE_MIME, {}).get("figure") == name:
                    text = "".join(data.get("text/plain", ""))
                    markup = figure_html(name, data[FIGURE_MIME]["state"], text, still)
                    if "picture" in self.options:
                        seen = f'viewBox="{self.options["picture"]}"'
                        part = re.sub(r'viewBox="[^"]+" width="\d+" height="\d+"', seen, still)
                        markup = f'<div class="picture">{_in_colours_of_the_page(part)}</div>'
                    return [nodes.raw("", markup, format="html")]
                still = "".join(data.get(STILL, ""))  # stands just before its figure
        raise self.error(f"live-figure: no notebook of chapter {name!r} shows a figure {name!r}.")


def _outputs(path: Path) -> list[dict[str, Any]]:
    cells = json.loads(path.read_text("utf8"))["cells"]
    return [output.get("data", {}) for cell in cells for output in cell.get("outputs", ())]


def add_scripts(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Load the host on pages that hold figures."""
    if 'class="attnlib-figure"' in context.get("body", ""):
        # It loads the figures' own scripts when they come near the screen.
        app.add_js_file(f"figures/{HOST.name}", loading_method="defer")


def finish(app: Sphinx) -> None:
    """Write the host and one script a figure below ``_static/figures``."""
    folder = Path(app.outdir) / "_static" / "figures"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / HOST.name).write_text(HOST.read_text("utf8"), "utf8")
    for path in WIDGETS.glob("built/*.js"):
        for file, text in figure_scripts(path.stem).items():
            (folder / file).write_text(text, "utf8")


def setup(app: Sphinx) -> None:
    """Register the directive and the host."""
    app.add_directive("live-figure", LiveFigure)
    app.connect("html-page-context", add_scripts)
