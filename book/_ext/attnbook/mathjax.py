"""Math without a network: one MathJax file and its fonts out of ``sphinx-mathjax-offline``.

The package's own extension copies all of MathJax (24 MB); the book uses 2 MB of it.
"""

import shutil
from importlib.metadata import files
from pathlib import Path

from sphinx.application import Sphinx

SCRIPT = "tex-chtml-full.js"
FONTS = "output/chtml/fonts/woff-v2"


def _package_folder() -> Path:
    for file in files("sphinx-mathjax-offline") or ():
        if file.name == SCRIPT:
            return Path(str(file.locate())).parent
    raise FileNotFoundError(
        f"sphinx-mathjax-offline holds no {SCRIPT}; reinstall requirements-book.txt."
    )


def copy(app: Sphinx, error: Exception | None) -> None:
    """Copy the script and the fonts below ``_static/mathjax``."""
    if error is not None or app.builder.format != "html":
        return
    source, target = _package_folder(), Path(app.outdir) / "_static" / "mathjax"
    (target / FONTS).mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source / SCRIPT, target / SCRIPT)
    shutil.copytree(source / FONTS, target / FONTS, dirs_exist_ok=True)


def setup(app: Sphinx) -> None:
    """Point Sphinx at the local script and copy it after the build."""
    app.config.mathjax_path = f"mathjax/{SCRIPT}"
    app.connect("build-finished", copy)
