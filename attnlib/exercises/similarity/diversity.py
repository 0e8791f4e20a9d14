"""How much of a set of vectors is not common to all of them."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import FunctionExercise, Misconception


def diversity(x: Array) -> float:
    """Return the size of the deviations from the mean row, relative to x."""
    return float(np.linalg.norm(x - x.mean(axis=0)) / np.linalg.norm(x))


def _lengths(x: Array) -> Any:
    return np.linalg.norm(x, axis=-1)


EXERCISE = FunctionExercise(
    task=(
        "Write diversity(x) for vectors x (n, d), not all zero: subtract from each row the mean "
        "of all rows, and divide the root of the sum of all squares of what is left by the root "
        "of the sum of all squares of x. It is 0 where all rows are the same."
    ),
    returns=("diversity",),
    reference=diversity,
    cases=(
        case([[1.0, 0.0], [0.0, 1.0]]),
        case([[3.0, 1.0], [3.0, 1.0], [3.0, 1.0]]),
        case([[1.0, 0.0], [2.0, 0.0], [6.0, 0.0]]),
        case([[3.0, 1.0, 2.0], [5.0, 1.0, 0.0]]),
        sampled(1, (3, 3)),
        sampled(2, (5, 2)),
        sampled(3, (3, 7)),
    ),
    misconceptions=(
        Misconception(
            "not-relative",
            "What is left is not divided by the size of x, so longer vectors seem more diverse.",
            "Double all vectors. Should the diversity change?",
            lambda x: np.linalg.norm(x - x.mean(0)),
        ),
        Misconception(
            "squared",
            "This is the square of the diversity: the roots are missing.",
            "Which power of a length did you divide?",
            lambda x: diversity(x) ** 2,
        ),
        Misconception(
            "mean-of-coordinates",
            "The mean runs over the coordinates of each word, not over the words.",
            "The mean of n vectors in d dimensions has d coordinates. Which axis goes?",
            lambda x: np.linalg.norm(x - x.mean(1, keepdims=True)) / np.linalg.norm(x),
        ),
        Misconception(
            "one-mean-for-all",
            "One number, the mean of all entries, is subtracted everywhere.",
            "Three equal rows (3, 1) have diversity 0. Which mean leaves nothing of them?",
            lambda x: np.linalg.norm(x - x.mean()) / np.linalg.norm(x),
        ),
        Misconception(
            "first-word",
            "The rows are compared with the first one, not with their mean.",
            "Should the result change when you list the words in another order?",
            lambda x: np.linalg.norm(x - x[0]) / np.linalg.norm(x),
        ),
        Misconception(
            "common-part",
            "This is the share of the mean: what all rows have in common.",
            "What should come out when all rows are the same?",
            lambda x: np.sqrt(len(x)) * np.linalg.norm(x.mean(0)) / np.linalg.norm(x),
            lambda x: np.linalg.norm(x.mean(0)) / np.linalg.norm(x),
        ),
        Misconception(
            "word-by-word",
            "Each row is divided by its own length, and the ratios are averaged.",
            "How many divisions does the task ask for?",
            lambda x: (_lengths(x - x.mean(0)) / _lengths(x)).mean(),
        ),
        Misconception(
            "largest-direction",
            "The norm is the matrix norm of the strongest direction, not the root of the sum of "
            "all squares.",
            "What does np.linalg.norm do with a matrix when you pass it ord=2?",
            lambda x: np.linalg.norm(x - x.mean(0), 2) / np.linalg.norm(x, 2),
        ),
        Misconception(
            "absolute-values",
            "Absolute values are added, not squares.",
            "The root of the sum of the squares: which of the three steps is missing?",
            lambda x: np.abs(x - x.mean(0)).sum() / np.abs(x).sum(),
        ),
    ),
)
