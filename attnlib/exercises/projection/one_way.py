"""Find a projection that lets one word look at another, and not back."""

import numpy as np

from attnlib.corpora import PLANE_VECTORS, PLANE_WORDS
from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise

_IT, _BALL = (PLANE_VECTORS[PLANE_WORDS.index(word)] for word in ("it", "ball"))
_LEAST = 3.0


def _scores(w_q: Array) -> tuple[float, float]:
    return float(_IT @ w_q @ _BALL), float(_BALL @ w_q @ _IT)


def _accepts(w_q: Array) -> bool:
    there, back = _scores(w_q)
    return there >= _LEAST - 1e-9 and back <= -_LEAST + 1e-9


def _describe(w_q: Array) -> str:
    there, back = (round(score, 2) + 0.0 for score in _scores(w_q))
    return f"This W_Q gives it → ball the score {there:.2f} and ball → it {back:.2f}."


EXERCISE = ValueExercise(
    task=(
        "With W_K the identity, find a W_Q (2 by 2) for the words of the plane: the score of it "
        "with ball at least 3, the score of ball with it at most -3."
    ),
    shape=(2, 2),
    accepts=_accepts,
    describe=_describe,
    misconceptions=(
        Misconception(
            "table-of-queries",
            "This looks like queries, one row a word. The projection is shared by all words.",
            "Which matrix, multiplied from the right, turns a meaning into a query?",
            lambda answer: answer.shape in {(5, 2), (6, 2), (2,), (1, 2)},
            about_shape=True,
        ),
        Misconception(
            "flattened",
            "These are four numbers in a row, or a column. A 2 by 2 matrix has two rows.",
            "Write it as [[a, b], [c, d]].",
            lambda answer: answer.size == 4,
            about_shape=True,
        ),
        Misconception(
            "symmetric",
            "This matrix is symmetric, so both scores are the same number.",
            "What must change sign when it and ball change places?",
            lambda answer: np.allclose(answer, answer.T),
        ),
        Misconception(
            "wrong-way-round",
            "Here ball looks at it, and it does not look back.",
            "Transpose the matrix in your mind: what happens to the two scores?",
            lambda answer: _accepts(answer.T),
        ),
        Misconception(
            "too-weak",
            "Both scores have the right sign, but one of them is too small.",
            "What happens to all scores if you double W_Q?",
            lambda answer: _scores(answer)[0] > 0 > _scores(answer)[1],
        ),
        Misconception(
            "looks-back",
            "The score of it with ball is high enough, but ball looks back.",
            "Split your matrix into a symmetric and an antisymmetric part. Which one do you need?",
            lambda answer: _scores(answer)[0] >= _LEAST,
        ),
        Misconception(
            "looks-away",
            "Ball does not look at it, but it does not look at ball either.",
            "Split your matrix into a symmetric and an antisymmetric part. Which one do you need?",
            lambda answer: _scores(answer)[1] <= -_LEAST,
        ),
    ),
    hint="Try a matrix with zeros on its diagonal.",
    examples=([[0, 2], [-2, 0]], [[0.5, 2.2], [-3, 0]], [[0, 10], [-10, 0]]),
    wrong_examples={
        "table-of-queries": PLANE_VECTORS,
        "flattened": [0, 2, -2, 0],
        "symmetric": [[1, 0], [0, 1]],
        "wrong-way-round": [[0, -2], [2, 0]],
        "too-weak": [[0, 1], [-1, 0]],
        "looks-back": [[0, 2], [-2, 5]],
        "looks-away": [[0, 2], [-2, -5]],
    },
)
