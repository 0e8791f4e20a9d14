"""What is said where a package is missing that only a part of attnlib needs: the extra that brings it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

BRINGS = {
    "torch": ("torch",),
    "figures": ("matplotlib", "anywidget"),
    "pretrained": ("safetensors", "tokenizers"),
    "training": ("torch", "safetensors", "sacrebleu"),
}
"""What each extra of pyproject.toml brings; the tests compare."""


def missing(by: str, package: str, extra: str) -> ModuleNotFoundError:
    """Return the error that names the part, the package it needs and the extra that brings it."""
    if package not in BRINGS[extra]:
        extra = next((name for name, brought in BRINGS.items() if package in brought), extra)
    return ModuleNotFoundError(
        f"{by} needs {package}: pip install 'attnlib[{extra}]'", name=package
    )


@contextmanager
def needs(by: str, extra: str) -> Iterator[None]:
    """Tell of imports that fail within which extra brings what they lack.

    Where a part of attnlib that is imported within has told already, its words stand.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "attnlib" or "attnlib[" in str(error):
            raise
        raise missing(by, package, extra) from error
