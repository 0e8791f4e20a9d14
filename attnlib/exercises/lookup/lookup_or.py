"""A table that can say "none of these"."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.exercises._softmaxes import one_maximum, overflow, share, tiny_number, wrong_shift
from attnlib.lookup import softmax


def lookup_or(query: Array, key: Array, value: Array, default: Array, threshold: float) -> Any:
    """Look up in a table with one more row: the default, whose score is the threshold."""
    return softmax(_scores(query, key, threshold)) @ np.vstack([value, default])


def _scores(query: Array, key: Array, last: Any) -> Any:
    scores = query @ key.T
    column = np.broadcast_to(np.asarray(last, dtype=float), (len(query),))
    return np.column_stack([scores, column])


def _weighed(weigh: Function) -> Function:
    def answer(query: Array, key: Array, value: Array, default: Array, threshold: float) -> Any:
        return weigh(_scores(query, key, threshold)) @ np.vstack([value, default])

    return answer


def _own(combine: Function) -> Function:
    """Build an answer from the scores and the output of the table without the further row."""

    def answer(query: Array, key: Array, value: Array, default: Array, threshold: float) -> Any:
        scores = query @ key.T
        return combine(scores, softmax(scores) @ value, value, default, threshold)

    return answer


def _raised(total: Function, more: Function) -> Function:
    """Build an answer from sums of exponentials: what is added below the line and above it."""

    def answer(query: Array, key: Array, value: Array, default: Array, threshold: float) -> Any:
        raised = np.exp(query @ key.T)
        below = raised.sum(axis=1, keepdims=True) + total(threshold)
        return (raised @ value + more(threshold) * default) / below

    return answer


def _default_forgotten(q: Array, k: Array, v: Array, default: Array, threshold: float) -> Any:
    return softmax(_scores(q, k, threshold))[:, :-1] @ v


def _zero_score(q: Array, k: Array, v: Array, default: Array, threshold: float) -> Any:
    return softmax(_scores(q, k, 0.0)) @ np.vstack([v, default])


def _as_key(q: Array, k: Array, v: Array, default: Array, threshold: float) -> Any:
    return softmax(_scores(q, k, threshold * q.sum(axis=1))) @ np.vstack([v, default])


def _default_as_key(q: Array, k: Array, v: Array, default: Array, threshold: float) -> Any:
    return softmax(_scores(q, k, q @ default)) @ np.vstack([v, default])


def _only_better(scores: Array, threshold: float) -> Any:
    return softmax(scores, mask=scores >= threshold)


_SMALL = normal(7, (3, 2), (5, 2), (5, 2), (2,))
_FAR = ([[2000.0, 0.0], [0.0, 1.0]], [[1.0, 0.0], [1.5, 2.0], [0.5, 1.0]])
_VALUES = [[3.0], [7.0], [2.0]]

EXERCISE = FunctionExercise(
    task=(
        "Write lookup_or(query, key, value, default, threshold) for query (n_queries, d_k), key "
        "(n_keys, d_k), value (n_keys, d_v) and default (d_v,): a soft lookup at temperature 1 in "
        "a table with one more row, whose value is default and whose score is threshold for every "
        "query. Return the output (n_queries, d_v). It must survive scores "
        "in the thousands."
    ),
    returns=("output",),
    reference=lookup_or,
    cases=(
        case([[1.0, 0.0]], [[2.0, 0.0], [0.0, 1.0]], [[10.0], [5.0]], [2.0], 1.0),
        case([[1.0, 0.0], [0.0, -2.0]], [[1.0, 1.0], [0.0, 1.0]], [[10.0], [5.0]], [0.0], 0.5),
        case(*_SMALL, 1.5),
        case(*_SMALL, -1.0),
        case([[2000.0]], [[0.5], [1.0], [3.0], [0.7]], [*_VALUES, [1.0]], [4.0], 0.0),
        case(*_FAR, _VALUES, [5.0], 1.0),
        case(*_FAR, _VALUES, [5.0], 3500.0),
        case([[1.0], [2.0]], [[-2000.0], [-2001.0], [-2003.0]], _VALUES, [5.0], -2001.0),
        case([[1.0], [2.0]], [[-2000.0], [-2001.0], [-2003.0]], _VALUES, [5.0], 0.0),
    ),
    misconceptions=(
        Misconception(
            "default-added",
            "The default is added to the answer, so it has a weight of its own on top of the "
            "others.",
            "If default and all values are 5, what should the answer be?",
            _own(lambda s, o, v, default, t: o + default),
            _own(lambda s, o, v, default, t: o + np.exp(t) * default),
        ),
        Misconception(
            "either-or",
            "The default is given all or nothing: by an if, where the best score stays below the "
            "threshold. That is a hard lookup of the default.",
            "What should the answer be when the best score equals the threshold?",
            _own(lambda s, o, v, d, t: np.where(s.max(1, keepdims=True) < t, d, o)),
            _own(lambda s, o, v, d, t: np.where(s.max(1, keepdims=True) > t, o, d)),
        ),
        Misconception(
            "threshold-as-filter",
            "Keys whose score is below the threshold are dropped. The further row only competes "
            "with the others; it forbids none.",
            "What weight should a key get whose score is a little below the threshold?",
            _own(lambda s, o, v, d, t: _only_better(s, t) @ v),
            _own(
                lambda s, o, v, d, t: np.where(
                    (s >= t).any(1, keepdims=True), _only_better(s, t) @ v, d
                )
            ),
        ),
        Misconception(
            "default-forgotten",
            "The further row takes its weight, but its value is missing from the sum. That is an "
            "average only if the default is zero.",
            "If default and all values are 5, what should the answer be?",
            _default_forgotten,
        ),
        Misconception(
            "threshold-not-raised",
            "The threshold itself is counted among the exponentials. It is a score: the "
            "exponential is still to come.",
            "Can a negative threshold be used with your function?",
            _raised(lambda t: t, lambda t: t),
        ),
        Misconception(
            "zero-score",
            "The further row has the score 0, whatever the threshold: a key of zeros, say.",
            "Where does your code use the threshold?",
            _zero_score,
            _raised(lambda t: 1.0, lambda t: 1.0),
        ),
        Misconception(
            "threshold-as-key",
            "The further row got a key, so its score depends on the query.",
            "The score is to be the same for every query. At which step can you put it in?",
            _as_key,
            _default_as_key,
        ),
        Misconception(
            "threshold-subtracted",
            "The threshold is subtracted from all scores alike. Softmax does not see that.",
            "Softmax sees differences of scores. Which difference should the threshold be in?",
            _own(lambda s, o, v, d, t: o),
        ),
        Misconception(
            "half-and-half",
            "The default gets one half whatever the scores.",
            "How much should the default get when a key fits very well?",
            _own(lambda s, o, v, d, t: (o + d) / 2),
        ),
        Misconception(
            "not-normalised",
            "The exponentials are not divided by their sum.",
            "If default and all values are 5, what should the answer be?",
            _weighed(np.exp),
            _weighed(lambda s: np.exp(s - s.max(1, keepdims=True))),
        ),
        Misconception(
            "wrong-axis",
            "The weights sum to one over the queries, not over the rows of the table.",
            "Each query divides its attention among the rows. Which axis holds them?",
            _weighed(lambda s: softmax(s, axis=0)),
            _weighed(lambda s: share(np.exp(s), 0)),
        ),
        one_maximum(_weighed),
        wrong_shift(_weighed),
        tiny_number(_weighed),
        overflow(_weighed),
    ),
    hints=(
        "Nothing about softmax or average changes. The scores get one more column, the values one "
        "more row.",
        "np.full((n_queries, 1), threshold) is such a column; np.vstack puts default below value.",
        "Find the largest score of each row after the column has been added.",
    ),
    solution="""
def lookup_or(query, key, value, default, threshold):
    column = np.full((len(query), 1), threshold)
    scores = np.hstack([query @ key.T, column])
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    weights = raised / raised.sum(axis=1, keepdims=True)
    return weights @ np.vstack([value, default])
""",
)
