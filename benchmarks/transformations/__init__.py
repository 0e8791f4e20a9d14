"""Every way to call attention, under every transformation: the cells of one table.

``cells()`` lists them, ``outcome(cell)`` runs one and says whether it equals a plain float64
reference under the same transformation, ``column()`` runs all ways of one subject under one
transformation. ``tests/test_transformations.py`` holds attnlib to it and
``benchmarks/bench_transformations.py`` stores it, for torch's own function too.

One concern a file: ``ways`` (arguments and the plain reference), ``functions`` and ``layers`` (what
is called), ``transforms`` (what is done to the call), ``judge`` (equal or not).
"""

from collections.abc import Iterator
from typing import NamedTuple

import torch

from benchmarks.transformations.functions import FUNCTIONS
from benchmarks.transformations.judge import MARKS, Outcome, judge
from benchmarks.transformations.layers import LAYERS
from benchmarks.transformations.transforms import TRANSFORMATIONS

__all__ = ["MARKS", "SUBJECTS", "TRANSFORMATIONS", "Cell", "Outcome", "cells", "column", "outcome"]

SUBJECTS = {**FUNCTIONS, **LAYERS}


class Cell(NamedTuple):
    """One place of the table; three names."""

    subject: str
    way: str
    transformation: str


def cells(*subjects: str) -> Iterator[Cell]:
    """Yield every cell of the named subjects, of all of them unless some are named."""
    for name in subjects or SUBJECTS:
        subject = SUBJECTS[name]
        for way in subject.ways:
            inputs = subject.inputs(way)
            for done, transformation in TRANSFORMATIONS.items():
                if transformation.applies(inputs) and way in subject.only.get(done, (way,)):
                    yield Cell(name, way, done)


def column(subject: str, transformation: str) -> dict[str, Outcome]:
    """Run every way of a subject under one transformation.

    What was compiled for one way serves the others that its guards admit, as in a user's program:
    the static sizes of one another, and where sizes are not known, any sizes.
    """
    torch._dynamo.reset()
    return {c.way: outcome(c) for c in cells(subject) if c.transformation == transformation}


def outcome(cell: Cell) -> Outcome:
    """Run one cell and compare it with the reference."""
    subject = SUBJECTS[cell.subject]
    if cell.way in subject.cannot_say:
        return Outcome("cannot be said", subject.cannot_say[cell.way])
    return judge(subject, cell.way, TRANSFORMATIONS[cell.transformation])
