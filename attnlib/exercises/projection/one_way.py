"""Find a projection that lets one word look at another, and not back."""

import numpy as np

from attnlib.corpora import PLANE_VECTORS, PLANE_WORDS
from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise

_IT, _BALL = (PLANE_VECTORS[PLANE_WORDS.index(word)] for word in ("it", "ball"))
_DUAL = np.linalg.inv([_IT, _BALL]).T  # _IT @ _DUAL[0] = 1, _IT @ _DUAL[1] = 0, and so on
_WANTED = (4.0, -1.0)  # it to ball, ball to it


def _scores(w_q: Array) -> tuple[float, float]:
    return float(_IT @ w_q @ _BALL), float(_BALL @ w_q @ _IT)


def _accepts(w_q: Array) -> bool:
    return bool(np.allclose(_scores(w_q), _WANTED, rtol=0, atol=0.01))


def _describe(w_q: Array) -> str:
    there, back = (round(score, 2) + 0.0 for score in _scores(w_q))
    return f"This W_Q gives it → ball the score {there:.2f} and ball → it {back:.2f}."


EXERCISE = ValueExercise(
    task=(
        "With W_K the identity, find a W_Q (2 by 2) for the words of the plane: the score of it "
        "with ball 4, the score of ball with it -1, each to within 0.01."
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
            "antisymmetric",
            "The two scores are opposite, as with any matrix whose transpose is its negative. Here they "
            "are to be 4 and -1.",
            "Add a symmetric matrix. What does it add to the two scores?",
            lambda answer: np.allclose(answer, -answer.T),
        ),
        Misconception(
            "wrong-way-round",
            "The two scores have changed places: here ball looks at it.",
            "Transpose the matrix in your mind: what happens to the two scores?",
            lambda answer: _accepts(answer.T),
        ),
        Misconception(
            "too-large-or-too-small",
            "The two scores have the right ratio and the wrong size.",
            "What happens to all scores if you double W_Q?",
            lambda answer: (
                np.isclose(_scores(answer)[0], -4 * _scores(answer)[1], rtol=0.01)
                and _scores(answer)[0] > 0
            ),
        ),
        Misconception(
            "looks-back",
            "The score of it with ball is right, the way back is not.",
            "Split your matrix into a symmetric and an antisymmetric part. What does each of them add?",
            lambda answer: abs(_scores(answer)[0] - _WANTED[0]) <= 0.01,
        ),
        Misconception(
            "looks-away",
            "The score of ball with it is right, the way there is not.",
            "Split your matrix into a symmetric and an antisymmetric part. What does each of them add?",
            lambda answer: abs(_scores(answer)[1] - _WANTED[1]) <= 0.01,
        ),
    ),
    hint="Try a sum of two matrices: a symmetric one and one with zeros on its diagonal.",
    examples=(
        [[1.5 / 2.87, 2.5 / 1.61], [-2.5 / 1.61, 1.5 / 2.87]],
        [[0.5226, 1.5528], [-1.5528, 0.5226]],
        4 * np.outer(_DUAL[0], _DUAL[1]) - np.outer(_DUAL[1], _DUAL[0]),
    ),
    wrong_examples={
        "table-of-queries": PLANE_VECTORS,
        "flattened": [0, 2, -2, 0],
        "symmetric": [[1, 0], [0, 1]],
        "antisymmetric": [[0, 2], [-2, 0]],
        "wrong-way-round": [[0.5226, -1.5528], [1.5528, 0.5226]],
        "too-large-or-too-small": [[1.0452, 3.1056], [-3.1056, 1.0452]],
        "looks-back": 4 * np.outer(_DUAL[0], _DUAL[1]) + 3 * np.outer(_DUAL[1], _DUAL[0]),
        "looks-away": 2 * np.outer(_DUAL[0], _DUAL[1]) - np.outer(_DUAL[1], _DUAL[0]),
    },
)
