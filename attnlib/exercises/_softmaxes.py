"""Softmaxes that are right for small scores alone, and the mistakes that are made of them.

Each function that returns a mistake takes ``build``, which makes a wrong answer to the exercise of
a wrong softmax along the last axis.
"""

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


def _shifted(by: Function) -> Function:
    return lambda scores: naive(scores - by(scores))


def _tiny(scores: Array) -> Any:
    raised = np.exp(scores)
    return raised / (raised.sum(-1, keepdims=True) + 1e-9)


_SHIFTS = (
    lambda scores: scores.mean(-1, keepdims=True),
    lambda scores: scores[..., :1],
    lambda scores: scores.min(-1, keepdims=True),
    lambda scores: scores.mean(),
)


def one_maximum(build: Function) -> Misconception:
    """Return the mistake to subtract the largest score of all rows."""
    return Misconception(
        "one-maximum-for-all",
        "One maximum is subtracted from all rows. A row far below it underflows to 0 / 0.",
        "The shift may differ from row to row. Which axis should the maximum run over?",
        build(_shifted(lambda scores: scores.max())),
    )


def wrong_shift(build: Function) -> Misconception:
    """Return the mistake to subtract something that is not the largest score."""
    return Misconception(
        "wrong-shift",
        "What is subtracted is not the row's largest score but its mean, say, or its first. A score "
        "far above that still overflows.",
        "Which number keeps every exponent at or below zero, whatever the scores are?",
        *(build(_shifted(shift)) for shift in _SHIFTS),
    )


def tiny_number(build: Function) -> Misconception:
    """Return the mistake to hide 0 / 0."""
    return Misconception(
        "zero-by-zero-hidden",
        "A tiny number below the line, or a NaN that is replaced, hides the 0 / 0 of scores whose "
        "exponentials are all zero. The weights are then zero and sum to nothing.",
        "Which number can you subtract from a row's scores so that one exponential is 1?",
        build(_tiny),
        build(lambda scores: np.nan_to_num(naive(scores))),
    )


def overflow(build: Function) -> Misconception:
    """Return the mistake to take the exponentials of large scores."""
    return Misconception(
        "overflow",
        "Right for small scores, but the exponential of 1000 is infinite and that of -1000 is zero, "
        "so large scores give NaN.",
        "Adding the same number to all scores of a row does not change the weights. Which number "
        "keeps every exponent at or below zero?",
        build(naive),
    )


_KEY, _VALUE = [[0.5, 1.0], [3.0, 0.0], [1.0, 1.0]], [[3.0], [7.0], [2.0]]
_NEAR = [[1.0, 0.0], [1.0, 1.0], [1.001, 0.0]]
LARGE = (
    case([[2000.0, 0.0]], _KEY, _VALUE),
    case([[2000.0, 0.0], [-2000.0, 0.0]], _NEAR, _VALUE),
    case([[-2000.0, 0.0]], _NEAR, _VALUE),
)
"""Queries, keys and values that tell the mistakes above from each other: one query whose scores are
far apart, two queries far from each other, and one whose exponentials are all zero."""
