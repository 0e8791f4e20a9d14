"""Softmaxes that are right for small scores alone, and the mistakes that are made of them.

Each function that returns a mistake takes ``builds``, which make wrong answers to the exercise of a
wrong softmax along the last axis.
"""

from collections.abc import Iterable, Iterator
from typing import Any

import numpy as np

from attnlib.exercises._declare import Array, Function, Misconception, case


def share(positive: Array, axis: int | None = -1) -> Any:
    """Divide by the sum."""
    return positive / positive.sum(axis, keepdims=True)


def naive(scores: Array) -> Any:
    """Take the exponentials as they are."""
    return share(np.exp(scores))


def one_hot(scores: Array) -> Any:
    """Give everything to the largest score."""
    return np.eye(scores.shape[-1])[scores.argmax(-1)]


def equal(scores: Array) -> Any:
    """Give the same to all scores."""
    return np.full(scores.shape, 1 / max(scores.shape[-1], 1))


def over_all(scores: Array) -> Any:
    """Let the whole array sum to one."""
    raised = np.exp(scores - scores.max())
    return raised / raised.sum()


def _tiny(raised: Array) -> Any:
    return raised / (raised.sum(-1, keepdims=True) + 1e-9)


def _swept(raised: Array) -> Any:
    return np.nan_to_num(share(raised))


def _shifted(by: Function, divide: Function = share) -> Function:
    return lambda scores: divide(np.exp(scores - by(scores)))


_LARGEST = (lambda scores: scores.max(), lambda scores: scores.max(0))
_SHIFTS = (
    lambda scores: scores.mean(-1, keepdims=True),
    lambda scores: np.median(scores, -1, keepdims=True),
    lambda scores: scores[..., :1],
    lambda scores: scores[..., -1:],
    lambda scores: scores.min(-1, keepdims=True),
    lambda scores: scores.mean(),
    lambda scores: 1000.0,
)


def one_maximum(*builds: Function) -> Misconception:
    """Return the mistake to subtract the largest score of all rows."""
    return Misconception(
        "one-maximum-for-all",
        "What is subtracted is larger than all scores of some row: the largest score of all rows, "
        "say, or of a column. A row far below it underflows to 0 / 0.",
        "The shift may differ from row to row. Which axis should the maximum run over?",
        *_all(builds, (_shifted(by, d) for by in _LARGEST for d in (share, _tiny, _swept))),
    )


def wrong_shift(*builds: Function) -> Misconception:
    """Return the mistake to subtract something that is not the largest score."""
    return Misconception(
        "wrong-shift",
        "What is subtracted is not the row's largest score but its mean, say, or its first. A score "
        "far above that still overflows.",
        "Which number keeps every exponent at or below zero, whatever the scores are?",
        *_all(builds, (_shifted(by, d) for by in _SHIFTS for d in (share, _swept))),
    )


def tiny_number(*builds: Function) -> Misconception:
    """Return the mistake to hide 0 / 0."""
    return Misconception(
        "zero-by-zero-hidden",
        "A tiny number below the line, or a NaN that is replaced, hides the 0 / 0 of scores whose "
        "exponentials are all zero. The weights are then zero and sum to nothing.",
        "Which number can you subtract from a row's scores so that one exponential is 1?",
        *_all(builds, (_shifted(lambda scores: 0.0, divide) for divide in (_tiny, _swept))),
    )


def overflow(*builds: Function) -> Misconception:
    """Return the mistake to take the exponentials of large scores."""
    return Misconception(
        "overflow",
        "Right for small scores, but the exponential of 1000 is infinite and that of -1000 is zero, "
        "so large scores give NaN.",
        "Adding the same number to all scores of a row does not change the weights. Which number "
        "keeps every exponent at or below zero?",
        *_all(builds, [naive]),
    )


def _all(builds: Iterable[Function], weighs: Iterable[Function]) -> Iterator[Function]:
    return (build(weigh) for weigh in weighs for build in builds)


_VALUE = [[3.0], [7.0], [2.0]]
_NEAR = [[1.0, x, 0.0, 0.0] for x in (0.0, 1.0, 2.0)]  # with a root of d_k that is exact
LARGE = (
    case([[2000.0]], [[0.5], [1.0], [3.0], [0.7]], [*_VALUE, [1.0]]),
    case([[2000.0, 1.0, 0.0, 0.0], [-2000.0, 1.0, 0.0, 0.0]], _NEAR, _VALUE),
    case([[-2000.0, 1.0, 0.0, 0.0]], _NEAR, _VALUE),
)
"""Queries, keys and values that tell the mistakes above from each other: one query whose scores are
far apart, two queries far from each other, and one whose exponentials are all zero."""
