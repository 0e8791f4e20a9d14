"""Kernel regression: the soft lookup with distances."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.exercises._softmaxes import equal, naive, one_hot, one_maximum, wrong_shift
from attnlib.lookup import softmax


def kernel_regression(query: Array, key: Array, value: Array, width: float) -> Any:
    """Average the values with a Gaussian of the distance as weight (Nadaraya-Watson)."""
    return softmax(gaussian(query, key, width)) @ value


def gaussian(query: Array, key: Array, width: float) -> Any:
    """Score each key by minus its squared distance over twice the squared width."""
    return -((query[:, None] - key) ** 2) / (2 * width**2)


def _regress(
    weigh: Function = softmax,
    scores: Function = gaussian,
) -> Function:
    def regress(query: Array, key: Array, value: Array, width: float) -> Any:
        return weigh(scores(query, key, width)) @ value

    return regress


def _rescored(distance_score: Function) -> Function:
    return lambda query, key, width: distance_score(query[:, None] - key, width)


WIDTH_NOT_SQUARED = _rescored(lambda d, width: -(d**2) / (2 * width))
HALF_MISSING = _rescored(lambda d, width: -(d**2) / width**2)

EXERCISE = FunctionExercise(
    task=(
        "Write kernel_regression(query, key, value, width) for points on a line: query "
        "(n_queries,), key and value (n_keys,). Weigh each value by "
        "exp(-(query - key)**2 / (2 * width**2)), normalised over the keys, and return the "
        "averages (n_queries,). A query far from every key must still get an answer."
    ),
    returns=("output",),
    reference=kernel_regression,
    cases=(
        case([0.0], [0.0, 1.0], [10.0, 5.0], width=2.0),
        case([0.5, 3.0], [0.0, 1.0, 2.5], [10.0, 5.0, 2.0], width=0.5),
        case([0.25, 1.0, 2.0], [0.0, 1.5, 2.5], [3.0, -7.0, 11.0], width=1.5),
        case([-1.0, 0.5], [-2.0, -0.5, 0.75, 1.0, 3.0], [2.0, 3.0, 5.0, 7.0, 11.0], width=0.75),
        case([100.0, -99.5], [0.0, 0.25, 0.5], [1.0, 2.0, 4.0], width=2.0),
        case([100.0, 0.25], [0.0, 0.25, 0.5], [1.0, 2.0, 4.0], width=2.0),
        case([100.0, -100.0], [0.0, 60.0, 99.0], [1.0, 2.0, 4.0], width=0.5),
    ),
    misconceptions=(
        Misconception(
            "not-normalised",
            "The weights do not sum to one, so far from all keys the answer falls to zero.",
            "If every value is 5, what should the answer be everywhere?",
            _regress(weigh=np.exp),
        ),
        Misconception(
            "divided-by-count",
            "The weighted sum is divided by the number of keys, not by the sum of the weights.",
            "If every value is 5, what should the answer be everywhere?",
            _regress(weigh=lambda scores: np.exp(scores) / scores.shape[-1]),
        ),
        Misconception(
            "wrong-axis",
            "The weights sum to one over the queries, not over the keys.",
            "Which axis of your weights holds the keys?",
            _regress(weigh=lambda scores: softmax(scores, axis=0)),
            _regress(weigh=lambda s: np.exp(s) / np.exp(s).sum(0)),
        ),
        Misconception(
            "sign-lost",
            "The minus sign is missing: the farthest key weighs most.",
            "Which key should weigh most for a query that sits on a key?",
            _regress(scores=lambda *a: -gaussian(*a)),
        ),
        Misconception(
            "not-squared",
            "The exponent holds the distance itself, not its square.",
            "Compare your exponent with the task, symbol by symbol.",
            _regress(scores=_rescored(lambda d, width: -abs(d) / (2 * width**2))),
            _regress(scores=_rescored(lambda d, width: -abs(d) / width)),
            _regress(scores=_rescored(lambda d, width: -abs(d) / (2 * width))),
        ),
        Misconception(
            "width-not-squared",
            "The squared distance is divided by the width, not by its square.",
            "If key, query and width are all given in metres, has your exponent a unit?",
            _regress(scores=WIDTH_NOT_SQUARED),
        ),
        Misconception(
            "half-missing",
            "The factor 2 in the exponent is missing.",
            "Compare your exponent with the task, symbol by symbol.",
            _regress(scores=HALF_MISSING),
        ),
        Misconception(
            "width-inverted",
            "The width multiplies where it should divide: a wider kernel looks less far.",
            "Does / 2 * width**2 divide by the width? Where do brackets matter?",
            _regress(scores=_rescored(lambda d, width: -(d**2) * width**2 / 2)),
            _regress(scores=_rescored(lambda d, width: -(d**2) * width**2)),
            _regress(scores=_rescored(lambda d, width: -2 * d**2 * width**2)),
        ),
        Misconception(
            "nearest-key",
            "The nearest key takes everything.",
            "What should a query halfway between two keys get?",
            _regress(weigh=one_hot),
        ),
        Misconception(
            "plain-mean",
            "Every key weighs the same, near or far.",
            "Where does your code use the distance?",
            _regress(weigh=equal),
        ),
        Misconception(
            "dot-product",
            "The scores are products of query and key, not distances.",
            "For a query at 0, which key is nearest, and which has the largest product?",
            _regress(scores=lambda query, key, width: query[:, None] * key / (2 * width**2)),
            _regress(scores=lambda query, key, width: query[:, None] * key),
            _regress(scores=lambda query, key, width: query[:, None] * key / width),
        ),
        Misconception(
            "underflow",
            "Right near the keys, but far from all of them every weight underflows to zero. "
            "0 / 0 is NaN; a small number added below the line makes it 0, which is no average.",
            "The weights are the softmax of some scores. Softmax survives this.",
            _regress(weigh=naive),
            _regress(weigh=lambda scores: np.nan_to_num(naive(scores))),
        ),
        one_maximum(_regress),
        wrong_shift(_regress),
    ),
    hints=(
        "All differences of query and key at once: query[:, None] - key has a row for each query.",
        "The exponents are scores. Their softmax over the keys gives the weights.",
        "Far from all keys every exponential is 0. Subtract each row's largest score first.",
    ),
    solution="""
def kernel_regression(query, key, value, width):
    scores = -((query[:, None] - key) ** 2) / (2 * width**2)
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return raised @ value / raised.sum(axis=1)
""",
)
