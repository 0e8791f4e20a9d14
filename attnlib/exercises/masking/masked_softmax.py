"""Softmax that leaves out what is masked, also where everything is."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.exercises._softmaxes import share
from attnlib.lookup import softmax


def masked_softmax(scores: Array, mask: Array) -> Any:
    """Return weights that are zero where the mask is not set."""
    return softmax(scores, mask=np.asarray(mask) == 1)


def _allowed(mask: Array) -> Any:
    return np.asarray(mask) == 1


def _with_scores(change: Function) -> Function:
    """Build a softmax whose scores are changed by the mask."""
    return lambda scores, mask: softmax(change(scores, _allowed(mask)))


def _minus_infinity(scores: Array, mask: Array) -> Any:
    masked = np.where(_allowed(mask), scores, -np.inf)
    raised = np.exp(masked - masked.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


def _renormalised(scores: Array, mask: Array) -> Any:
    kept = softmax(scores) * _allowed(mask)
    return kept / kept.sum(-1, keepdims=True)


def _renormalised_safely(scores: Array, mask: Array) -> Any:
    kept = softmax(scores) * _allowed(mask)
    return kept / np.maximum(kept.sum(-1, keepdims=True), 1e-12)


def _shifted(by: Function) -> Function:
    """Build a softmax that subtracts something else and divides with care."""

    def answer(scores: Array, mask: Array) -> Any:
        raised = np.where(_allowed(mask), np.exp(scores - by(scores, _allowed(mask))), 0.0)
        total = raised.sum(-1, keepdims=True)
        return np.divide(raised, total, out=np.zeros_like(raised), where=total != 0)

    return answer


def _multiplied(by: Function) -> Function:
    """Build one that multiplies by the mask and adds a tiny number to the sum."""

    def answer(scores: Array, mask: Array) -> Any:
        raised = np.exp(scores - by(scores, _allowed(mask))) * mask
        return raised / (raised.sum(-1, keepdims=True) + 1e-9)

    return answer


def _careless(scores: Array, mask: Array) -> Any:
    return share(np.exp(np.where(_allowed(mask), scores, -np.inf)))


def _visible(scores: Array, mask: Array) -> Any:
    return np.where(mask, scores, -np.inf)


_SHIFTS = (
    lambda s, m: s.mean(-1, keepdims=True),
    lambda s, m: s[..., :1],
    lambda s, m: s.min(-1, keepdims=True),
)

EXERCISE = FunctionExercise(
    task=(
        "Write masked_softmax(scores, mask) along the last axis, for scores (..., n_keys) and a mask of "
        "the same shape, integers, 1 = may attend and 0 = may not. A row with nothing to attend to "
        "gets zero weights. Hidden scores of 1000 must change nothing, and visible ones must be "
        "survived."
    ),
    returns=("weights",),
    reference=masked_softmax,
    cases=(
        case([2.0, 1.0, 4.0], [1, 1, 0]),
        case([[0.5, -1.0, 2.0], [1.0, 0.0, -2.0]], [[1, 0, 1], [0, 1, 1]]),
        case([[-3.0, -2.0], [0.5, 1.5], [1.0, -1.0]], [[1, 1], [1, 0], [0, 1]]),
        case([[1.0, 2.0, 3.0], [3.0, 1.0, 0.5]], [[0, 0, 0], [1, 1, 0]]),
        case([[[1.0, 0.5], [2.0, 1.0], [0.0, 3.0]]], [[[1, 1], [0, 1], [1, 1]]]),
        case([1.0, 2.0, 1000.0], [1, 1, 0]),
        case([900.0, 901.0, 2.0], [1, 1, 0]),
        case([-900.0, -901.0, 2.0], [1, 1, 0]),
        case([1.0, 3000.0, 5.0], [1, 1, 1]),
        case([[900.0, 901.0], [-900.0, -901.0]], [[1, 1], [1, 1]]),
    ),
    misconceptions=(
        Misconception(
            "mask-after-softmax",
            "The weights are set to zero after the softmax, so hidden keys keep their share of "
            "the sum and the rows do not sum to one.",
            "Which sum do the exponentials go into before your mask acts?",
            lambda scores, mask: softmax(scores) * _allowed(mask),
        ),
        Misconception(
            "renormalised",
            "Masked after the softmax and divided again, or the largest score was looked for among the "
            "hidden ones too. It fails where a hidden score is so large "
            "that the others have become zero: zero divided by zero.",
            "What is softmax of 1, 2 and 1000 in floating point? Mask before the exponential.",
            _renormalised,
            _renormalised_safely,
        ),
        Misconception(
            "scores-zeroed",
            "The hidden scores are set to 0. But 0 is a score like any other, and its exponential "
            "is 1.",
            "Which score has the exponential 0?",
            _with_scores(lambda s, m: s * m),
        ),
        Misconception(
            "mask-inverted",
            "What may be looked at is hidden, and the other way round.",
            "1 = may attend. Look at the first case.",
            lambda scores, mask: softmax(scores, mask=~_allowed(mask)),
            _with_scores(lambda s, m: np.where(m, -1e9, s)),
        ),
        Misconception(
            "mask-added",
            "The mask is added to the scores: 1 where a key is visible. It is a slight hint, no "
            "mask.",
            "By how much must a score fall until its weight is 0?",
            _with_scores(lambda s, m: s + m),
        ),
        Misconception(
            "mask-ignored",
            "The mask has no effect.",
            "Where does your code use it?",
            lambda scores, mask: softmax(scores),
        ),
        Misconception(
            "empty-row-nan",
            "Right, except where a row has nothing to attend to: zero divided by zero is NaN.",
            "What is the sum of no exponentials, and what do you divide by it?",
            _minus_infinity,
        ),
        Misconception(
            "empty-row-uniform",
            "Right, except for the row with nothing to attend to: it looks at all the forbidden "
            "keys alike, since one large negative score beside its equals is nothing special.",
            "Softmax sees differences alone. Set the weights of hidden keys to zero as well.",
            _with_scores(lambda s, m: np.where(m, s, -1e9)),
        ),
        Misconception(
            "large-number-added",
            "Right, except for the row with nothing to attend to: subtracting the same large "
            "number from all its scores changes no weight.",
            "Softmax sees differences alone. Set the weights of hidden keys to zero as well.",
            _with_scores(lambda s, m: s - 1e6 * ~m),
        ),
        Misconception(
            "wrong-axis",
            "The weights do not sum to one along the last axis but along another one.",
            "Among what does one query divide its attention?",
            lambda scores, mask: softmax(scores, axis=0, mask=_allowed(mask)),
            lambda s, m: softmax(s, axis=min(1, s.ndim - 1), mask=_allowed(m)),
        ),
        Misconception(
            "one-maximum-for-all",
            "One maximum is subtracted from all rows. A row far below it has exponentials of zero.",
            "The shift may differ from row to row. Which axis should the maximum run over?",
            *(build(lambda s, m: _visible(s, m).max()) for build in (_shifted, _multiplied)),
            *(build(lambda s, m: s.max()) for build in (_shifted, _multiplied)),
        ),
        Misconception(
            "wrong-shift",
            "What is subtracted is not the row's largest visible score but its mean, say, or its first. "
            "A score far above that still overflows.",
            "Which number keeps every exponent at or below zero, whatever the scores are?",
            *(build(by) for by in _SHIFTS for build in (_shifted, _multiplied)),
        ),
        Misconception(
            "overflow",
            "Right for small scores, but the exponential of 901 is infinite and that of -901 is zero.",
            "Subtract the largest visible score of each row first.",
            *(build(lambda s, m: 0.0) for build in (_shifted, _multiplied)),
            _careless,
            lambda scores, mask: np.nan_to_num(_careless(scores, mask)),
        ),
    ),
)
