"""Other weights, the same output."""

import numpy as np

from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise

_VALUE = np.array([[0.0, 0.0], [4.0, 0.0], [0.0, 4.0], [4.0, 4.0]])
_WEIGHTS = np.array([0.4, 0.3, 0.2, 0.1])
_APART, _ATOL = 0.15, 1e-3


def _same_output(weights: Array) -> bool:
    return bool(np.allclose(weights @ _VALUE, _WEIGHTS @ _VALUE, atol=_ATOL))


def _sums_to_one(weights: Array) -> bool:
    return bool(abs(weights.sum() - 1) <= _ATOL)


def _no_negative(weights: Array) -> bool:
    return bool((weights >= -1e-9).all())


def _apart(weights: Array) -> float:
    return float(np.abs(weights - _WEIGHTS).min())


def _accepts(weights: Array) -> bool:
    average = _sums_to_one(weights) and _no_negative(weights)
    return average and _same_output(weights) and _apart(weights) >= _APART - 1e-9


def _describe(weights: Array) -> str:
    x, y = weights @ _VALUE
    return f"These weights sum to {weights.sum():.2f} and give ({x:.2f}, {y:.2f})."


def _rearranged(weights: Array) -> bool:
    same = np.allclose(np.sort(weights), np.sort(_WEIGHTS), atol=_ATOL)
    return bool(same and not np.allclose(weights, _WEIGHTS, atol=_ATOL))


EXERCISE = ValueExercise(
    task=(
        "Four tokens have the values (0, 0), (4, 0), (0, 4) and (4, 4), and a head gives them the weights "
        "0.4, 0.3, 0.2 and 0.1, so its output is (1.6, 1.2). Find other weights, not negative and with the "
        "sum 1, that give the same output, and of which each differs from the head's by 0.15 at least."
    ),
    shape=(4,),
    accepts=_accepts,
    describe=_describe,
    misconceptions=(
        Misconception(
            "gives-the-output",
            "This is the output, not the weights that give it.",
            "There are four weights, one for each token.",
            lambda answer: answer.size == 2,
            about_shape=True,
        ),
        Misconception(
            "change-only",
            "The sum is zero: this is a change of the weights, not the weights.",
            "Add it to the head's weights.",
            lambda answer: abs(float(answer.sum())) <= _ATOL,
        ),
        Misconception(
            "same-weights",
            "These are the head's own weights.",
            "In which direction can you go without moving the output?",
            lambda answer: np.allclose(answer, _WEIGHTS, atol=_ATOL),
        ),
        Misconception(
            "rearranged",
            "The head's weights are given to other tokens, and the output moves.",
            "Which change of the weights leaves both coordinates as they are?",
            _rearranged,
        ),
        Misconception(
            "sum-not-one",
            "The weights do not sum to one. The first value is (0, 0), so its weight does not show in the "
            "output, but it must make up the sum.",
            "What must the four changes sum to?",
            lambda answer: _same_output(answer) and not _sums_to_one(answer),
        ),
        Misconception(
            "negative-weights",
            "A weight is negative. A softmax gives none.",
            "How far can you go before the first weight reaches zero?",
            lambda answer: not _no_negative(answer),
        ),
        Misconception(
            "not-far-enough",
            "The output is right, and a weight differs from the head's by less than 0.15.",
            "There are two ways to go. In the other one there is more room.",
            lambda answer: (
                _same_output(answer) and _sums_to_one(answer) and _apart(answer) < _APART
            ),
        ),
        Misconception(
            "one-coordinate",
            "One coordinate of the output is right, the other is not.",
            "Each coordinate is one equation, and the sum of the weights is a third.",
            lambda answer: bool((np.abs(answer @ _VALUE - _WEIGHTS @ _VALUE) <= _ATOL).sum() == 1),
        ),
        Misconception(
            "even",
            "Equal weights give the middle, (2, 2).",
            "Begin with the head's weights and change them.",
            lambda answer: np.allclose(answer, 0.25, atol=_ATOL),
        ),
    ),
    hint="Three equations hold four unknowns: the two coordinates and the sum. One direction is free.",
    examples=([0.6, 0.1, 0.0, 0.3], [0.55, 0.15, 0.05, 0.25], [0.58, 0.12, 0.02, 0.28]),
    wrong_examples={
        "gives-the-output": [1.6, 1.2],
        "change-only": [0.2, -0.2, -0.2, 0.2],
        "same-weights": [0.4, 0.3, 0.2, 0.1],
        "rearranged": [0.1, 0.2, 0.3, 0.4],
        "sum-not-one": [0.1, 0.1, 0.0, 0.3],
        "negative-weights": [0.7, 0.0, -0.1, 0.4],
        "not-far-enough": [0.3, 0.4, 0.3, 0.0],
        "one-coordinate": [0.5, 0.4, 0.1, 0.0],
        "even": [0.25, 0.25, 0.25, 0.25],
    },
    hints=(
        "The values are the corners of a square: the first plus the fourth is the second plus the third.",
        "So raise the first and the fourth weight by t, and lower the second and the third by t.",
        "The third weight may fall by 0.2 at most, and 0.15 is asked for.",
    ),
    solution="""
my_weights = np.array([0.4, 0.3, 0.2, 0.1]) + 0.2 * np.array([1, -1, -1, 1])
""",
)
