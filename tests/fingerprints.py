"""A number for each answer that the exercises declare, right or wrong: another if the answer gives anything else.

``python tests/fingerprints.py``, a part of ``make snapshots``, writes ``fingerprints.txt`` anew.
"""

from pathlib import Path

import numpy as np

from attnlib.exercises import _registry, names
from attnlib.exercises._compare import run_all
from attnlib.exercises._declare import FunctionExercise

STORED = Path(__file__).with_suffix(".txt")
HEAD = (
    "# For each exercise: what its reference and then each way to a misconception give, as numbers."
)


def declared(exercise):
    """Yield the names of the exercise's answers, and the answers."""
    yield "reference", exercise.reference
    for known in exercise.misconceptions:
        yield from ((known.name, wrong) for wrong in known.variants)


def fingerprint(exercise, function):
    """Return a sum over all results on all cases, weighted by their places: errors, kinds and shapes count."""
    found = [0.0]
    for outcome in run_all(exercise, function):
        found += [len(outcome.parts), *map(ord, outcome.kind.__name__ if outcome.kind else "")]
        for part in outcome.parts:
            numbers = np.arcsinh(np.nan_to_num(part.astype(float), nan=1e299))
            found += [part.dtype == bool, *part.shape, *numbers.ravel()]
    return float(np.dot(found, np.cos(np.arange(len(found)))))


def stored():
    """Return the stored numbers by exercise."""
    lines = STORED.read_text("utf8").splitlines()[1:]
    rows = (line.partition(": ") for line in lines)
    return {name: [float(number) for number in numbers.split()] for name, _, numbers in rows}


if __name__ == "__main__":
    lines = [HEAD]
    for name, exercise in ((name, _registry.find(name)) for name in names()):
        if isinstance(exercise, FunctionExercise):
            found = (fingerprint(exercise, answer) for _, answer in declared(exercise))
            lines.append(f"{name}: {' '.join(f'{number:.7g}' for number in found)}")
    STORED.write_text("\n".join(lines) + "\n", "utf8")
