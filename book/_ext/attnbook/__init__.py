"""The book's own Sphinx extension: one module a concern, from live figures to clean pages.

Each module registers itself in ``setup``; nothing here imports ``attnlib``, so that rendering
needs neither numpy nor torch.
"""

import gc

from sphinx.application import Sphinx

from . import (
    apidoc,
    assets,
    cells,
    chapters,
    exercises,
    figures,
    formulas,
    margin,
    measured,
    notebooks,
    pages,
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
        margin,
        apidoc,
        chapters,
        exercises,
        measured,
        transformations,
        pages,
        assets,
    )
    for part in parts:
        part.setup(app)
    # env_version: what was read by an older extension is read anew.
    return {
        "version": "1",
        "env_version": 2,
        "parallel_read_safe": True,
        "parallel_write_safe": True,
    }
