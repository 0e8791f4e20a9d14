"""Attention, from lookup to heads: every mechanism once, on numpy and torch.

The submodules carry the chapters' names and load on first use, so that
``import attnlib`` costs nothing and the numpy chapters run without torch.
"""

from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # so that checkers know them; at run time each loads on first use
    from attnlib import (
        alignment,
        corpora,
        diagram,
        distributed,
        efficient,
        exercises,
        induction,
        lookup,
        masking,
        memory,
        mixing,
        multihead,
        nn,
        plot,
        position,
        pretrained,
        projection,
        scaling,
        similarity,
        training,
        widgets,
    )

__version__ = "0.1.0"

__all__ = [
    "alignment",
    "corpora",
    "diagram",
    "distributed",
    "efficient",
    "exercises",
    "induction",
    "lookup",
    "masking",
    "memory",
    "mixing",
    "multihead",
    "nn",
    "plot",
    "position",
    "pretrained",
    "projection",
    "scaling",
    "similarity",
    "training",
    "widgets",
]


def __getattr__(name: str) -> ModuleType:
    if name in __all__:
        return import_module(f"{__name__}.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return [*__all__, "__version__"]
