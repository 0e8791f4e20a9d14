"""A softmax that may look at nothing."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.lookup import softmax


def softmax_or_nothing(scores: Array) -> Any:
    """Return weights beside a null key of score 0 that is left out."""
    return _safe(scores, np.maximum(scores.max(-1, keepdims=True), 0.0))


def _safe(scores: Array, shift: Any, axis: int = -1) -> Any:
    raised = np.exp(scores - shift)
    return raised / (np.exp(-shift) + raised.sum(axis, keepdims=True))


def _shifted(by: Function) -> Function:
    return lambda scores: _safe(scores, by(scores))


def _one_added(by: Function) -> Function:
    """Build the mistake to add 1 whatever was subtracted."""

    def answer(scores: Array) -> Any:
        raised = np.exp(scores - by(scores))
        return raised / (1 + raised.sum(-1, keepdims=True))

    return answer


def _upside_down(scores: Array) -> Any:
    shift = np.maximum(scores.max(-1, keepdims=True), 0.0)
    raised = np.exp(scores - shift)
    return raised / (np.exp(shift) + raised.sum(-1, keepdims=True))


def _kept(scores: Array) -> Any:
    return softmax(np.concatenate([scores, np.zeros((*scores.shape[:-1], 1))], axis=-1))


def _plain(scores: Array) -> Any:
    raised = np.exp(scores)
    return raised / (1 + raised.sum(-1, keepdims=True))


EXERCISE = FunctionExercise(
    task=(
        "Mend softmax_or_nothing(scores) for scores of any shape, with the keys along the last axis: a "
        "softmax over the scores and one null key of score 0, whose weight is left out of the result. It "
        "must survive scores in the thousands of either sign."
    ),
    returns=("weights",),
    reference=softmax_or_nothing,
    cases=(
        case([1.0, 0.0]),
        case([1.0, 0.0, -1.0]),
        case([[-1.0, -2.0], [-0.5, -3.0]]),
        case([[2.0, 1.0], [0.5, -3.0]]),
        case([[[-1.0, -2.0, 0.5]], [[3.0, 0.25, 1.0]]]),
        case([1000.0, 1001.0]),
        case([-1000.0, -2000.0, 1.0]),
        case([[2000.0, 2001.0], [-1.0, 0.5], [-2000.0, -2001.0]]),
        case([0.0, 2000.0, 1999.0]),
        case([-2000.0, -2001.0]),
        case([-10.0, 1000.5, -3000.0, 1001.0, -500.0]),
    ),
    misconceptions=(
        Misconception(
            "one-after-the-shift",
            "The null key's exponential is 1 before the shift. When something is subtracted from all scores, "
            "its score is no longer 0.",
            "The null key has a score like the others. What becomes of it under the shift?",
            _one_added(lambda scores: scores.max(-1, keepdims=True)),
            _one_added(lambda scores: np.maximum(scores.max(-1, keepdims=True), 0.0)),
        ),
        Misconception(
            "sums-to-one",
            "This is a softmax without a null key: each row sums to one.",
            "Should three scores of -1000 take all of the weight?",
            softmax,
        ),
        Misconception(
            "null-kept",
            "The weights are right, but the null key's stands among them.",
            "Which shape should the result have?",
            _kept,
        ),
        Misconception(
            "shift-upside-down",
            "The null key is shifted the other way.",
            "If m is subtracted from the score 0, what is its exponential?",
            _upside_down,
        ),
        Misconception(
            "null-as-a-share",
            "The null key gets the share of an average key, whatever the scores are.",
            "What share should it have beside scores of 1000?",
            lambda scores: softmax(scores) * scores.shape[-1] / (scores.shape[-1] + 1),
        ),
        Misconception(
            "wrong-axis",
            "The weights are taken along the first axis.",
            "Along which axis do the keys lie?",
            lambda scores: _safe(scores, np.maximum(scores.max(0, keepdims=True), 0.0), 0),
        ),
        Misconception(
            "one-maximum-for-all",
            "One number is subtracted from all rows. A row far below it underflows to 0 / 0.",
            "The shift may differ from row to row.",
            _shifted(lambda scores: max(scores.max(), 0.0)),
        ),
        Misconception(
            "wrong-shift",
            "What is subtracted is not the largest score. A score far above it overflows.",
            "Which number keeps every exponent at or below zero, that of the null key too?",
            _shifted(lambda scores: scores.mean(-1, keepdims=True)),
            _shifted(lambda scores: scores[..., :1]),
            _shifted(lambda scores: scores[..., -1:]),
        ),
        Misconception(
            "overflow",
            "Right for small scores, but the exponential of 1000 is infinite.",
            "Subtract the largest of all scores, the null key's among them.",
            _plain,
        ),
    ),
    hints=(
        "Write the scores with one more column of zeros, and take a safe softmax of that.",
        "The largest score of a row is at least 0, since the null key's is 0.",
        "After m was subtracted the null key's exponential is exp(-m), not 1.",
    ),
    solution="""
def softmax_or_nothing(scores):
    top = np.maximum(scores.max(axis=-1, keepdims=True), 0)
    raised = np.exp(scores - top)
    return raised / (np.exp(-top) + raised.sum(axis=-1, keepdims=True))
""",
)
