"""Two vectors with one score and two very different weights."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise
from attnlib.similarity import similarity_attention

_WANTED = (0.9, 0.05)  # it to ball, ball to it


def _weights(pair: Array) -> tuple[float, float]:
    weights: Any = similarity_attention(pair).weights
    return float(weights[0, 1]), float(weights[1, 0])


def _accepts(pair: Array) -> bool:
    return bool(np.allclose(_weights(pair), _WANTED, rtol=0, atol=0.01))


def _describe(pair: Array) -> str:
    it_to_ball, ball_to_it = _weights(pair)
    return (
        f"The score is {pair[0] @ pair[1]:.3f} both ways. It gives ball {it_to_ball:.3f} of its weight, "
        f"ball gives it {ball_to_it:.3f}."
    )


EXERCISE = ValueExercise(
    task=(
        "Two words, it and ball, look at each other and at themselves by plain dot products. "
        "Choose their vectors in a plane, [[x, y], [x, y]], so that it gives ball 0.90 of its "
        "weight and ball gives it 0.05, each to within 0.01."
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
            "ball-too-long",
            "It gives ball about what it should, and ball gives it too little: ball's square is too "
            "far above the shared score. So it is with the pair of the chapter's two tables, or with "
            "any short and very long arrow.",
            "Each weight fixes a difference of two scores. Which lengths do the two differences ask for?",
            lambda pair: _weights(pair)[0] >= 0.85 and _weights(pair)[1] < 0.04,
        ),
        Misconception(
            "uneven-by-guess",
            "The right direction, but not these weights. A weight of 0.9 against 0.1 is a lead of ln 9 "
            "in the scores, one of 0.95 against 0.05 a lead of ln 19.",
            "Choose a length for it. The first lead then gives the shared score, the second one ball.",
            lambda pair: _weights(pair)[0] > 0.5 > _weights(pair)[1],
        ),
    ),
    hint="Compare three numbers: the square of it, the shared score and the square of ball.",
    examples=([[3.0, 0.0], [3.732, 0.459]], [[0.0, 3.0], [-0.459, 3.732]]),
    wrong_examples={
        "gives-the-weights": [[0.2, 0.8], [0.8, 0.2]],
        "roles-swapped": [[3.732, 0.459], [3.0, 0.0]],
        "zero-vector": [[0.0, 0.0], [3.0, 0.0]],
        "perpendicular": [[0.5, 0.0], [0.0, 3.5]],
        "opposite": [[-0.5, 0.0], [3.5, 0.0]],
        "equally-long": [[3.0, 0.0], [3.0, 0.0]],
        "self-absorbed": [[1.0, 0.5], [-1.0, 3.0]],
        "ball-too-long": [[0.5, 0.0], [6.0, 0.0]],
        "uneven-by-guess": [[0.5, 0.0], [2.0, 0.0]],
    },
)
