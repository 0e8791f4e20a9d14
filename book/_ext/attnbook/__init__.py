"""The book's own Sphinx extension: live figures, offline math, API pages, chapter links, measurements, clean pages.

Each module is one concern and registers itself in ``setup``; nothing here imports
``attnlib``, so that rendering needs neither numpy nor torch.
"""

from sphinx.application import Sphinx

from . import apidoc, chapters, figures, mathjax, measured, notebooks, pages


def setup(app: Sphinx) -> dict[str, bool | str]:
    """Register every part of the extension."""
    for part in (notebooks, figures, mathjax, apidoc, chapters, measured, pages):
        part.setup(app)
    return {"version": "1", "parallel_read_safe": True, "parallel_write_safe": True}
