"""Softmax over the last axis, safe for large scores."""

from typing import Any

import numpy as np

from attnlib.exercises import _softmaxes
from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.lookup import softmax as _softmax


def softmax(scores: Array) -> Any:
    """Turn scores into weights along the last axis."""
    return _softmax(scores)


def _itself(weigh: Function) -> Function:
    return weigh


def _exp(scores: Array) -> Any:
    largest: Array = scores.max(-1, keepdims=True)
    return np.exp(scores - largest)


def _missing_keepdims(scores: Array) -> Any:
    raised = _exp(scores)
    total: Array = raised.sum(-1)
    return raised / total


EXERCISE = FunctionExercise(
    task=(
        "Write softmax(scores) for scores of shape (..., n_keys): positive weights of the same "
        "shape that sum to one along the last axis, each proportional to the exponential of "
        "its score. It must survive scores of 1000."
    ),
    returns=("weights",),
    reference=softmax,
    cases=(
        case([0.0, 1.0]),
        case([-1.0, 0.5, 2.0]),
        case([[1.0, 3.0], [0.0, -1.0]]),
        case([[0.5, -1.5, 2.0], [3.0, 1.0, 0.0]]),
        case([[[0.0, 2.0, -1.0], [1.0, 1.5, 0.5]], [[-2.0, 0.0, 1.0], [4.0, 0.0, 0.25]]]),
        case([1000.0, 1001.0]),
        case([[-1000.0, -1002.0], [-1001.0, -1000.5]]),
        case([[0.0, 3000.0], [3000.0, 0.0]]),
        case([[1000.0, 999.0, 998.0], [-1000.0, -1001.0, -999.0]]),
    ),
    misconceptions=(
        Misconception(
            "no-exponential",
            "The scores are divided by their sum: plain shares. A negative score makes a "
            "negative weight.",
            "Which function makes any number positive and keeps the order?",
            _softmaxes.share,
        ),
        Misconception(
            "not-normalised",
            "The exponentials are returned as they are; they do not sum to one.",
            "What must you divide by so that the weights sum to one?",
            _exp,
            np.exp,
        ),
        Misconception(
            "whole-array",
            "The weights sum to one over the whole array, not over each row.",
            "Print weights.sum(axis=-1) for two rows of scores.",
            lambda scores: _softmaxes.share(np.exp(scores - scores.max()), None),
            lambda scores: _softmaxes.share(np.exp(scores), None),
        ),
        Misconception(
            "wrong-axis",
            "The weights do not sum to one along the last axis but along another one.",
            "A row belongs to a query, a column to a key. Among what does a query divide its "
            "attention?",
            lambda scores: _softmax(scores, axis=0),
            lambda scores: _softmax(scores, axis=min(1, scores.ndim - 1)),
            lambda scores: _softmaxes.share(np.exp(scores), 0),
        ),
        Misconception(
            "missing-keepdims",
            "The row sums have lost their axis, so they are divided along the columns, or do "
            "not fit at all.",
            "Compare the shape of the sum with the shape of what it divides.",
            _missing_keepdims,
            lambda scores: np.exp(scores) / np.exp(scores).sum(-1),
        ),
        Misconception(
            "sign-flipped",
            "The smallest score gets the largest weight.",
            "Check the sign in the exponent.",
            lambda scores: _softmax(-scores),
        ),
        Misconception(
            "argmax",
            "Everything goes to the largest score. That is the hard lookup.",
            "How much should a score get that is only a little smaller than the largest?",
            _softmaxes.one_hot,
        ),
        Misconception(
            "sigmoid",
            "Each score is squashed on its own by a logistic function; the others play no part.",
            "If one score grows, what must happen to the other weights?",
            lambda scores: 1 / (1 + np.exp(-scores)),
        ),
        Misconception(
            "base-two",
            "The powers are powers of 2, not of e.",
            "Which numpy function is the exponential?",
            lambda scores: _softmaxes.share(np.exp2(scores - scores.max(-1, keepdims=True))),
        ),
        Misconception(
            "divided-by-maximum",
            "The scores are divided by the largest one. That changes the weights; subtracting it does "
            "not.",
            "What happens to e^a / (e^a + e^b) when both a and b are halved?",
            lambda scores: _softmaxes.naive(scores / np.abs(scores).max(-1, keepdims=True)),
            lambda scores: _softmaxes.naive(scores / scores.max(-1, keepdims=True)),
        ),
        Misconception(
            "clipped",
            "The scores are cut off where the exponential would overflow. Two scores beyond that get "
            "the same weight, however far apart they are.",
            "What should the weights of 1000 and 1001 be?",
            lambda scores: _softmaxes.naive(np.clip(scores, -700, 700)),
            lambda scores: _softmaxes.naive(np.minimum(scores, 700)),
        ),
        Misconception(
            "log-softmax",
            "These are the logarithms of the weights.",
            "Weights lie between 0 and 1. Which last step is one too many?",
            lambda scores: scores - np.logaddexp.reduce(scores, axis=-1, keepdims=True),
            lambda scores: np.log(_softmax(scores)),
        ),
        _softmaxes.one_maximum(_itself),
        _softmaxes.wrong_shift(_itself),
        _softmaxes.tiny_number(_itself),
        _softmaxes.overflow(_itself),
    ),
    hints=(
        "Three steps: an exponential for each score, a sum along the last axis, a division.",
        "The sum must keep its axis, so that each row is divided by its own: keepdims=True.",
        "For large scores, first subtract from each row its largest score. Why does that "
        "change nothing?",
    ),
    solution="""
def my_softmax(scores):
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return raised / raised.sum(axis=-1, keepdims=True)
""",
)
