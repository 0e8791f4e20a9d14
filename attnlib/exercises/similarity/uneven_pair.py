"""Two vectors with one score and two very different weights."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise
from attnlib.similarity import similarity_attention


def _weights(pair: Array) -> tuple[float, float]:
    weights: Any = similarity_attention(pair).weights
    return float(weights[0, 1]), float(weights[1, 0])


def _accepts(pair: Array) -> bool:
    it_to_ball, ball_to_it = _weights(pair)
    return it_to_ball >= 0.8 and ball_to_it <= 0.2


def _describe(pair: Array) -> str:
    it_to_ball, ball_to_it = _weights(pair)
    return (
        f"The score is {pair[0] @ pair[1]:.3f} both ways. It gives ball {it_to_ball:.3f} of its weight, "
        f"ball gives it {ball_to_it:.3f}."
    )


EXERCISE = ValueExercise(
    task=(
        "Two words, it and ball, look at each other and at themselves by plain dot products. "
        "Choose their vectors in a plane, [[x, y], [x, y]], so that it gives ball at least 0.8 "
        "of its weight and ball gives it at most 0.2."
    ),
    shape=(2, 2),
    accepts=_accepts,
    describe=_describe,
    misconceptions=(
        Misconception(
            "gives-the-weights",
            "These are rows of weights. The vectors that lead to them are asked for.",
            "Weights come out of a softmax of dot products. Go backwards.",
            lambda pair: (pair >= 0).all() and np.allclose(pair.sum(axis=1), 1),
        ),
        Misconception(
            "roles-swapped",
            "It is the other way round: ball looks at it. The first row is it.",
            "Which of the two vectors must be the longer one?",
            lambda pair: _accepts(pair[::-1]),
        ),
        Misconception(
            "zero-vector",
            "A vector of length zero has the score 0 with everything and looks everywhere alike.",
            "Give it a direction, even a short arrow has one.",
            lambda pair: np.linalg.norm(pair, axis=1).min() < 1e-9,
        ),
        Misconception(
            "perpendicular",
            "The two are perpendicular, so their score is 0 and their own squares win.",
            "What angle makes their score as large as it can be?",
            lambda pair: abs(pair[0] @ pair[1]) < 1e-9,
        ),
        Misconception(
            "opposite",
            "The two point away from each other: the score is negative, so each prefers itself.",
            "What angle makes their score as large as it can be?",
            lambda pair: pair[0] @ pair[1] < 0,
        ),
        Misconception(
            "equally-long",
            "The two are equally long, so both weights are the same. Equal lengths make "
            "similarity mutual.",
            "The score is shared. What differs between the two rows is the score with oneself.",
            lambda pair: np.ptp(np.linalg.norm(pair, axis=1)) < 1e-3 * np.abs(pair).max(),
        ),
        Misconception(
            "self-absorbed",
            "Each word gives itself the most: both squares are larger than the shared score.",
            "The score must lie between the two squares. Which of them do you have to shrink?",
            lambda pair: max(_weights(pair)) < 0.5,
        ),
        Misconception(
            "too-gentle",
            "The right idea, but not far enough: a weight of 0.8 against 0.2 needs a lead of "
            "ln 4 = 1.386 in the scores.",
            "Lengthen ball. What does that do to the score, and what to its square?",
            lambda pair: _weights(pair)[0] > 0.5 > _weights(pair)[1],
        ),
    ),
    hint="Compare three numbers: the square of it, the shared score and the square of ball.",
    examples=([[0.5, 0.0], [3.5, 0.0]], [[0.6, -0.8], [2.0, -2.5]]),
    wrong_examples={
        "gives-the-weights": [[0.2, 0.8], [0.8, 0.2]],
        "roles-swapped": [[3.5, 0.0], [0.5, 0.0]],
        "zero-vector": [[0.0, 0.0], [3.0, 0.0]],
        "perpendicular": [[0.5, 0.0], [0.0, 3.5]],
        "opposite": [[-0.5, 0.0], [3.5, 0.0]],
        "equally-long": [[3.0, 0.0], [3.0, 0.0]],
        "self-absorbed": [[1.0, 0.5], [-1.0, 3.0]],
        "too-gentle": [[0.5, 0.0], [2.0, 0.0]],
    },
)
