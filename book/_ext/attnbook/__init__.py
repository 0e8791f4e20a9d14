"""The book's own Sphinx extension: live figures, offline math, API pages, chapter links, measurements, clean pages.

Each module is one concern and registers itself in ``setup``; nothing here imports
``attnlib``, so that rendering needs neither numpy nor torch.
"""

import gc

from sphinx.application import Sphinx

from . import apidoc, chapters, figures, mathjax, measured, notebooks, pages


def setup(app: Sphinx) -> dict[str, bool | str]:
    """Register every part of the extension."""
    # What a build makes lives to its end; looking through it ever again took a quarter of the time.
    gc.set_threshold(200_000, 20, 100)
    for part in (notebooks, figures, mathjax, apidoc, chapters, measured, pages):
        part.setup(app)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
