"""Attention, from lookup to heads: every mechanism once, on numpy and torch.

The submodules carry the chapters' names and load on first use, so that
``import attnlib`` costs nothing and the numpy chapters run without torch.
"""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:  # so that checkers know them; at run time each loads on first use
    from attnlib import alignment as alignment
    from attnlib import corpora as corpora
    from attnlib import diagram as diagram
    from attnlib import distributed as distributed
    from attnlib import efficient as efficient
    from attnlib import exercises as exercises
    from attnlib import induction as induction
    from attnlib import lookup as lookup
    from attnlib import masking as masking
    from attnlib import memory as memory
    from attnlib import mixing as mixing
    from attnlib import multihead as multihead
    from attnlib import nn as nn
    from attnlib import plot as plot
    from attnlib import position as position
    from attnlib import pretrained as pretrained
    from attnlib import projection as projection
    from attnlib import scaling as scaling
    from attnlib import similarity as similarity
    from attnlib import training as training
    from attnlib import widgets as widgets

__version__ = "0.1.0"


@cache
def _public() -> list[str]:
    """Name the modules that lie here, without what notebooks draw, which is no API."""
    names = [module.name for module in iter_modules(__path__)]
    return sorted(name for name in names if not name.startswith("_") and name != "drawings")


def __getattr__(name: str) -> Any:
    if name == "__all__":
        return [*_public()]
    if name in _public():
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*_public(), "__version__"]
