"""Softmax over the last axis, safe for large scores."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import Array, FunctionExercise, Misconception, case
from attnlib.lookup import softmax as _softmax


def softmax(scores: Array) -> Any:
    """Turn scores into weights along the last axis."""
    return _softmax(scores)


def _share(positive: Array, axis: int | None = -1) -> Array:
    total: Array = positive.sum(axis, keepdims=True)
    return positive / total


def _exp(scores: Array) -> Array:
    largest: Array = scores.max(-1, keepdims=True)
    return np.exp(scores - largest)


def _missing_keepdims(scores: Array) -> Array:
    raised = _exp(scores)
    total: Array = raised.sum(-1)
    return raised / total


def _one_hot(scores: Array) -> Any:
    return np.eye(scores.shape[-1])[scores.argmax(-1)]


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
        case([[1000.0, 999.0, 998.0], [-1000.0, -1001.0, -999.0]]),
    ),
    misconceptions=(
        Misconception(
            "no-exponential",
            "The scores are divided by their sum: plain shares. A negative score makes a "
            "negative weight.",
            "Which function makes any number positive and keeps the order?",
            _share,
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
            lambda scores: _share(np.exp(scores - scores.max()), None),
            lambda scores: _share(np.exp(scores), None),
        ),
        Misconception(
            "wrong-axis",
            "The weights sum to one down the columns: the softmax runs over the first axis.",
            "A row belongs to a query, a column to a key. Among what does a query divide its "
            "attention?",
            lambda scores: _softmax(scores, axis=0),
            lambda scores: _share(np.exp(scores), 0),
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
            _one_hot,
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
            lambda scores: _share(np.exp2(scores - scores.max(-1, keepdims=True))),
        ),
        Misconception(
            "log-softmax",
            "These are the logarithms of the weights.",
            "Weights lie between 0 and 1. Which last step is one too many?",
            lambda scores: np.log(_softmax(scores)),
        ),
        Misconception(
            "one-maximum-for-all",
            "One maximum is subtracted from all rows. A row far below it underflows to 0 / 0.",
            "The shift may differ from row to row. Which axis should the maximum run over?",
            lambda scores: _share(np.exp(scores - scores.max())),
        ),
        Misconception(
            "overflow",
            "Right for small scores, but the exponential of 1000 is infinite and that of -1000 "
            "is zero, so large scores give NaN.",
            "Adding the same number to all scores of a row does not change the weights. Which "
            "number keeps every exponent at or below zero?",
            lambda scores: _share(np.exp(scores)),
        ),
    ),
)
