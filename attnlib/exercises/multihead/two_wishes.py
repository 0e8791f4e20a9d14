"""Two averages that reach what one cannot."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise

_VALUE = np.array([[0.0, 0.0], [4.0, 1.0], [1.0, 3.0]])
_TARGET = np.array([4.0, 3.0])
_ATOL = 0.05


def _reached(weights: Array) -> Any:
    """Return the outputs of two heads, the first coordinate from one, the second from the other."""
    return (weights * _VALUE.T).sum(axis=1)


def _is_average(weights: Array) -> bool:
    return bool((weights >= -1e-9).all() and np.allclose(weights.sum(axis=1), 1, atol=0.01))


def _hits(weights: Array) -> bool:
    return bool(np.abs(_reached(weights) - _TARGET).max() <= _ATOL)


def _describe(weights: Array) -> str:
    x, y = _reached(weights)
    return f"The two heads give ({x:.2f}, {y:.2f})."


def _one_right(weights: Array) -> bool:
    miss = np.abs(_reached(weights) - _TARGET)
    return _is_average(weights) and float(miss.min()) <= _ATOL


EXAMPLE: Any = [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]

EXERCISE = ValueExercise(
    task=(
        "Three tokens have the values a = (0, 0), b = (4, 1) and c = (1, 3). Head 0 averages "
        "the first coordinates, head 1 the second ones, each with its own weights on a, b, c. "
        "Give the two rows of weights, shape (2, 3), that lead to (4, 3), to within 0.05."
    ),
    shape=(2, 3),
    accepts=lambda weights: _is_average(weights) and _hits(weights),
    describe=_describe,
    misconceptions=(
        Misconception(
            "one-row",
            "This is one row of weights. Then both coordinates come from the same blend, and "
            "(4, 3) lies outside the triangle of a, b and c.",
            "Two heads have two rows of weights.",
            lambda weights: weights.size == 3,
            about_shape=True,
        ),
        Misconception(
            "gives-the-point",
            "This is the point to reach, not the weights that reach it.",
            "Which token has a first coordinate of 4?",
            lambda weights: weights.size == 2,
            about_shape=True,
        ),
        Misconception(
            "tokens-in-rows",
            "These are three rows of two. The rows belong to the heads, the columns to the tokens.",
            "Transpose it.",
            lambda weights: weights.shape == (3, 2),
            about_shape=True,
        ),
        Misconception(
            "heads-swapped",
            "The rows are in the wrong order: head 0 is the one for the first coordinate.",
            "Which token does the first coordinate come from?",
            lambda weights: _is_average(weights) and _hits(weights[::-1]),
        ),
        Misconception(
            "negative-weights",
            "A weight is negative. A softmax gives none.",
            "Use weights from 0 to 1.",
            lambda weights: bool((weights < -1e-9).any()),
        ),
        Misconception(
            "sum-not-one",
            "A row of weights does not sum to one, so it is no average.",
            "Add up each row.",
            lambda weights: not _is_average(weights),
        ),
        Misconception(
            "same-weights",
            "Both heads look at the tokens in the same way: that is one head.",
            "Let each head look at another token.",
            lambda weights: np.allclose(weights[0], weights[1], atol=1e-6),
        ),
        Misconception(
            "one-wish",
            "One coordinate is right, the other is not.",
            "Look at the coordinate that misses: which token has the largest one?",
            _one_right,
        ),
    ),
    hint="Which token alone has the first coordinate 4, and which alone the second coordinate 3?",
    examples=(EXAMPLE, [[0.0, 0.99, 0.01], [0.005, 0.0, 0.995]]),
    wrong_examples={
        "one-row": [0.0, 0.5, 0.5],
        "gives-the-point": [4.0, 3.0],
        "tokens-in-rows": [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]],
        "heads-swapped": [[0.0, 0.0, 1.0], [0.0, 1.0, 0.0]],
        "negative-weights": [[-0.5, 1.25, 0.25], [0.0, 0.0, 1.0]],
        "sum-not-one": [[0.0, 1.0, 1.0], [0.0, 1.0, 1.0]],
        "same-weights": [[0.0, 0.5, 0.5], [0.0, 0.5, 0.5]],
        "one-wish": [[0.0, 1.0, 0.0], [0.0, 0.5, 0.5]],
    },
)
