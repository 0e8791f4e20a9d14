"""A pattern with holes, completed by a memory."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.lookup import softmax


def complete(patterns: Array, state: Array, beta: float) -> Any:
    """Fill the holes of the state with a soft lookup by what is known."""
    return _filled()(patterns, state, beta)


def _scores(patterns: Array, state: Array, beta: float) -> Any:
    return beta * patterns @ np.nan_to_num(state)


@combines
def _filled(scores: Function = _scores, weigh: Function = softmax) -> Function:
    def answer(patterns: Array, state: Array, beta: float) -> Any:
        found = weigh(scores(patterns, state, beta)) @ patterns
        return np.where(np.isnan(state), found, state)

    return answer


def _all_replaced(patterns: Array, state: Array, beta: float) -> Any:
    return softmax(_scores(patterns, state, beta)) @ patterns


def _only_the_holes(patterns: Array, state: Array, beta: float) -> Any:
    return complete(patterns, state, beta)[np.isnan(state)]


def _best(scores: Array) -> Any:
    return np.eye(len(scores))[scores.argmax()]


def _holes_in_the_score(patterns: Array, state: Array, beta: float) -> Any:
    return beta * patterns @ np.where(np.isnan(state), 1.0, state)


_P = normal(1, (5, 4))[0].tolist()
_HOLE = float("nan")

EXERCISE = FunctionExercise(
    task=(
        "Write complete(patterns, state, beta) for patterns (n_patterns, d) and a state (d,) that "
        "holds NaN where nothing is known. Score each pattern by beta times the dot product over "
        "the known components, take the softmax, and fill each hole with the average of the "
        "patterns there. What is known stays as it is. Return the state (d,)."
    ),
    returns=("state",),
    reference=complete,
    cases=(
        case([[1.0, 0.0, 10.0], [0.0, 1.0, 5.0]], [1.0, 0.0, _HOLE], 1.0),
        case(_P, [0.5, -1.0, _HOLE, 0.25], 2.0),
        case(_P, [_HOLE, 1.5, _HOLE, -0.5], 0.5),
        case(_P, [_HOLE, _HOLE, 2.0, _HOLE], 3.0),
    ),
    misconceptions=(
        Misconception(
            "known-replaced",
            "The known components are replaced by the average as well.",
            "Which components did the task say stay as they are?",
            _all_replaced,
        ),
        Misconception(
            "holes-only",
            "Only what stood in the holes is returned. The whole state is asked for.",
            "Which shape should the result have?",
            _only_the_holes,
        ),
        Misconception(
            "not-a-number",
            "NaN is left: either the holes went into the dot product and made every score NaN, or "
            "they were not filled.",
            "Print the scores. If they are NaN: what is NaN times 3? If they are numbers, look at the "
            "line that fills.",
            _filled(lambda p, s, b: b * p @ s),
        ),
        Misconception(
            "holes-count",
            "The holes take part in the score, as if they held a number that is not 0.",
            "A component that is unknown should favour no pattern. With which factor does it not?",
            _filled(_holes_in_the_score),
            _filled(lambda p, s, b: b * p @ np.where(np.isnan(s), np.nanmean(s), s)),
        ),
        Misconception(
            "beta-forgotten",
            "Beta plays no part.",
            "Where does beta stand in the update?",
            _filled(lambda p, s, b: p @ np.nan_to_num(s)),
        ),
        Misconception(
            "beta-divides",
            "The scores are divided by beta. That is what a temperature does.",
            "Should a large beta make the weights sharper or flatter?",
            _filled(lambda p, s, b: p @ np.nan_to_num(s) / b),
        ),
        Misconception(
            "best-alone",
            "The holes are filled from the best pattern alone. That is the limit of a large beta.",
            "Which function turns scores into weights that all take part?",
            _filled(weigh=_best),
        ),
        Misconception(
            "not-normalised",
            "The weights do not sum to one.",
            "If all patterns hold 5 in a hole, what should be filled in?",
            _filled(weigh=np.exp),
            _filled(weigh=lambda s: s),
            _filled(weigh=lambda s: s / s.sum()),
        ),
        Misconception(
            "plain-mean",
            "The holes are filled with the plain mean of the patterns, whatever is known.",
            "Where does your code compare the state with the patterns?",
            _filled(weigh=lambda s: np.full(len(s), 1 / len(s))),
        ),
    ),
    hints=(
        "np.isnan(state) tells the holes. Known components alone take part in the dot product.",
        "patterns[:, known] @ state[known] is one score for each pattern.",
        "Average all components with the weights; then np.where chooses between average and state.",
    ),
    solution="""
def complete(patterns, state, beta):
    known = ~np.isnan(state)
    scores = beta * patterns[:, known] @ state[known]
    raised = np.exp(scores - scores.max())
    average = raised / raised.sum() @ patterns
    return np.where(known, state, average)
""",
)
