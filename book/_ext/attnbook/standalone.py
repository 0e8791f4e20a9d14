"""A page of live figures alone, and a browser to open it: what tests and benchmarks share.

Nothing of the book's build uses it.
"""

import json
from pathlib import Path

from . import figures
from .chromium import find_chromium as find_chromium  # those who open a page take it from here

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Live figures</title>
<style>
:root {{ color-scheme: light dark; }}
body {{ margin: 1rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; }}
</style>
{scripts}
</head>
<body><main><h1>Live figures</h1>
{body}
</main></body>
</html>
"""

# All elements of a selector, in the shadow roots of figures too.
DEEP = """(selector => [document, ...[...document.querySelectorAll('.attn-host')].map(h => h.shadowRoot)]
  .flatMap(root => [...root.querySelectorAll(selector)]))"""

FLAGS = [
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--no-first-run",
    "--force-color-profile=srgb",
]


def write_page(folder, *widgets):
    """Write a page with these figures into a folder and return its path.

    The state goes through JSON with sorted keys, as in a stored notebook.
    """
    bundles = [widget._repr_mimebundle_()[0] for widget in widgets]
    stored = [bundle["application/vnd.attnlib.figure+json"] for bundle in bundles]
    body = "\n".join(
        figures.figure_html(
            figure["figure"],
            json.loads(json.dumps(figure["state"], sort_keys=True)),
            bundle["text/plain"],
        )
        for figure, bundle in zip(stored, bundles, strict=True)
    )
    names = sorted({figure["figure"] for figure in stored})
    for name in names:
        for file, text in figures.figure_scripts(name).items():
            (folder / file).write_text(text, "utf-8")
    (folder / "livefigures.js").write_text(figures.HOST.read_text("utf-8"), "utf-8")
    scripts = "\n".join(
        f'<script defer src="{name}.js"></script>' for name in [*names, "livefigures"]
    )
    path = Path(folder) / "page.html"
    path.write_text(PAGE.format(scripts=scripts, body=body), "utf-8")
    return path
