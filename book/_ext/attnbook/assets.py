"""One stylesheet and one script for all pages, and nothing beside them that no page asks for.

The stylesheet is KaTeX's, ``attnlib/tokens.css``, the only home of colours, and those of ``book/style``. The script is
Sphinx's small ones and the book's.
"""

import json
import re
import shutil
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx

ROOT = Path(__file__).resolve().parents[3]
BOOK = ROOT / "book"
STYLES = "fonts reset base type code tables frame first run print present"
OWN = [
    ROOT / "attnlib" / "tokens.css",
    *(BOOK / "style" / f"{name}.css" for name in STYLES.split()),
]
COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)
TEXT_FONTS = ["fonts/serif", "fonts/serif-italic", "fonts/sans"]
FORMULA_FONTS = ["katex/fonts/KaTeX_Main-Regular", "katex/fonts/KaTeX_Math-Italic"]
SPHINX = ["documentation_options.js", "doctools.js", "sphinx_highlight.js"]
# What stays below _static: asked for by a page, or by a page's script.
KEPT = {
    "book.css",
    "book.js",
    "fonts",
    "katex",
    "figures",
    "model",
    "run",
    "searchtools.js",
    "language_data.js",
    "present.js",
    "plan.js",
    *SPHINX,
}


def own_scripts(
    app: Sphinx, pagename: str, templatename: str, context: dict[str, Any], doctree: nodes.document
) -> None:
    """Leave a page the scripts that it alone needs; the template asks for the rest."""
    body = context.get("body", "")
    context["script_files"] = [
        script
        for script in context["script_files"]
        if any(room in str(script.filename) for room in ("figures/", "run/"))
    ]
    for script in context["script_files"]:
        script.attributes["defer"] = "defer"  # text comes first
    context["has_plan"] = 'class="plan"' in body
    fonts = TEXT_FONTS + (FORMULA_FONTS if 'class="math"' in body else [])
    first = (BOOK / "script" / "first.js").read_text("utf8").strip()
    context["first_script"] = first.replace("FONTS)", f"{json.dumps(fonts)})")
    context["has_code"] = 'class="cell ' in body


def finish(app: Sphinx) -> None:
    """Write both files and the fonts, and remove what no page uses."""
    static = Path(app.outdir) / "_static"
    for path in list(static.iterdir()):
        if path.name not in KEPT and path.name not in _of_the_book():
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    shutil.copytree(BOOK / "fonts", static / "fonts", dirs_exist_ok=True)
    parts = [(static / name).read_text("utf8") for name in SPHINX]
    parts += [(BOOK / "script" / name).read_text("utf8") for name in ("page.js", "predict.js")]
    for name in ("present.js", "plan.js"):
        shutil.copyfile(BOOK / "script" / name, static / name)
    (static / "book.js").write_text("\n".join(parts), "utf8")
    (static / "book.css").write_text(stylesheet(Path(app.outdir)), "utf8")


def _of_the_book() -> set[str]:
    return {path.name for path in (BOOK / "_static").iterdir()}


def stylesheet(html: Path) -> str:
    """Return the book's stylesheet for the pages below ``html``."""
    formulas = html / "_static" / "katex" / "katex.css"
    katex = formulas.read_text("utf8") if formulas.exists() else ""
    own = "\n".join(path.read_text("utf8") for path in OWN)
    return COMMENT.sub("", katex.replace("url(fonts/", "url(katex/fonts/") + own)


def setup(app: Sphinx) -> None:
    """Connect it."""
    app.connect("html-page-context", own_scripts, priority=950)
