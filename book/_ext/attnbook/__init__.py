"""The book's own Sphinx extension: one module a concern, from live figures to clean pages.

Each module registers itself in ``setup``, and has in ``finish`` what it does once all pages are written. Of
``attnlib`` nothing is imported but the list of its modules, so that rendering needs neither numpy nor torch.
"""

import gc
import os
import sys
from pathlib import Path
from zlib import crc32

from sphinx.application import Sphinx

# The list of modules is the library's, and that of notebooks the tools' too.
sys.path.extend(str(Path(__file__).resolve().parents[3] / part) for part in ("", "tools"))

from . import (
    apidoc,
    assets,
    cells,
    exercises,
    figures,
    formulas,
    heads,
    margin,
    measured,
    model,
    notebooks,
    pages,
    reports,
    runpage,
    search,
    transformations,
)


def setup(app: Sphinx) -> dict[str, bool | int | str]:
    """Register every part of the extension."""
    # What a build makes lives to its end; looking through it ever again took a quarter of the time.
    gc.set_threshold(200_000, 20, 100)
    parts = (
        notebooks,
        cells,
        figures,
        formulas,
        heads,
        margin,
        apidoc,
        exercises,
        measured,
        transformations,
        reports,
        pages,
        assets,
        search,
        runpage,
    )
    for part in parts:
        part.setup(app)
    app.connect("env-updated", _write_on_all_cores)
    app.connect("build-finished", _finish, priority=600)
    # jupyter-book sets it for an extension that this book does not load.
    app.add_config_value("comments_config", {}, "")
    # What was read by an older extension, or holds an older first script, is read anew.
    here = Path(__file__).parent
    files = [*sorted(here.glob("*.py")), here.parents[1] / "script" / "first.js"]
    sources = b"".join(path.read_bytes() for path in files)
    return {
        "version": "1",
        "env_version": crc32(sources),
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }


def _write_on_all_cores(app: Sphinx, _: object) -> None:
    """Let Sphinx write the pages side by side, for which jupyter-book's command has no option.

    They are read one after another: one of jupyter-book's own extensions does not say that it can otherwise.
    """
    app.parallel = min(os.cpu_count() or 1, 4)  # each holds the whole book


def _finish(app: Sphinx, error: Exception | None) -> None:
    """Draw the formulas, as other parts read whole pages; what no page uses goes before the last scripts come."""
    if error is None:
        for part in (formulas, pages, figures, model, assets, search, runpage):
            part.finish(app)
