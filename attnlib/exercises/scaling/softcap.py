"""Scores that never leave a range."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import FunctionExercise, Misconception


def softcap(scores: Array, cap: float) -> Any:
    """Hold the scores between -cap and cap, and small ones nearly as they are."""
    return cap * np.tanh(scores / cap)


EXERCISE = FunctionExercise(
    task=(
        "Write softcap(scores, cap) for scores of any shape and a positive number cap. Squash "
        "each score with the hyperbolic tangent so that it stays between -cap and cap, while a "
        "score much smaller than cap hardly changes."
    ),
    returns=("scores",),
    reference=softcap,
    cases=(
        case([0.0, 1.0, -1.0], 50.0),
        case([20.0, -30.0, 45.0, 60.0], 50.0),
        case([[3.0, -7.0], [11.0, 500.0]], 5.0),
        case([[[1.0, -6.0]], [[0.5, 2.0]]], 3.0),
        case([-1000.0, 0.25, 2.0], 0.5),
    ),
    misconceptions=(
        Misconception(
            "clipped",
            "The scores are cut off hard. Beyond the cap all are alike and the slope is 0.",
            "Which smooth function runs from -1 to 1?",
            lambda s, c: np.clip(s, -c, c),
        ),
        Misconception(
            "one-sided",
            "Only large scores are cut; very negative ones pass.",
            "Both ends have to be held.",
            lambda s, c: np.minimum(s, c),
        ),
        Misconception(
            "not-divided",
            "The score goes into the tangent undivided, so even a score of 3 is at the cap.",
            "What must a score be divided by so that one much smaller than cap is near 0?",
            lambda s, c: c * np.tanh(s),
        ),
        Misconception(
            "not-multiplied",
            "The result stays between -1 and 1: the last factor is missing.",
            "A small score should come out as it went in. By what did you divide it?",
            lambda s, c: np.tanh(s / c),
        ),
        Misconception(
            "cap-ignored",
            "The cap plays no part.",
            "Where does cap enter, and how often?",
            lambda s, c: np.tanh(s),
        ),
        Misconception(
            "sigmoid",
            "A logistic function is used. It runs from 0 to 1, so that 0 does not stay 0.",
            "Which function is 0 at 0, with slope 1?",
            lambda s, c: c / (1 + np.exp(-s / c)),
            lambda s, c: c / (1 + np.exp(-s)),
        ),
        Misconception(
            "another-curve",
            "The result stays within the cap, but the curve is not the hyperbolic tangent.",
            "Read the task: which function?",
            lambda s, c: s / (1 + np.abs(s) / c),
            lambda s, c: s / np.sqrt(1 + (s / c) ** 2),
            lambda s, c: c * np.arctan(s / c),
            lambda s, c: c * 2 / np.pi * np.arctan(s / c * np.pi / 2),
        ),
        Misconception(
            "scaled-only",
            "The scores are only multiplied or divided. A large one stays as large as before, "
            "compared with the others.",
            "What should come out for a score of a million?",
            lambda s, c: s / c,
            lambda s, c: s * c / np.abs(s).max(),
        ),
    ),
)
