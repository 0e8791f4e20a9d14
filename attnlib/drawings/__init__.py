"""What the chapters' notebooks draw, train and sample, one module per chapter.

A notebook's ``plot`` or ``setup`` cell is a call of a few lines: the chapter teaches the
mechanism, and the drawing has a name here. ``from attnlib.drawings import scaling``.
"""

from attnlib._extras import needs

with needs(__name__, "figures"):
    import matplotlib as _matplotlib  # noqa: F401 - all that is in here draws with it
