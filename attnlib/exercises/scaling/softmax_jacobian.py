"""All derivatives of the weights by the scores."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.exercises._softmaxes import overflow, tiny_number, wrong_shift
from attnlib.lookup import softmax


def softmax_jacobian(scores: Array) -> Any:
    """Return the derivative of weight i by score j in row i and column j."""
    p = softmax(scores)
    return np.diag(p) - np.outer(p, p)


@combines
def _from(jacobian: Function, weigh: Function = softmax) -> Function:
    return lambda scores: jacobian(weigh(scores))


def _weighed(weigh: Function) -> Function:
    return _from(lambda p: np.diag(p) - np.outer(p, p), weigh)


EXERCISE = FunctionExercise(
    task=(
        "Write softmax_jacobian(scores) for scores (n_keys,): the matrix (n_keys, n_keys) whose "
        "row i and column j hold the derivative of weight i by score j. It must survive scores "
        "in the thousands."
    ),
    returns=("jacobian",),
    reference=softmax_jacobian,
    cases=(
        case([0.0, 0.0]),
        case([1.0, 0.0, -1.0]),
        case([0.5, 0.25, 2.0, -1.0, 1.5]),
        case([1000.0, 1001.0, 999.0]),
        case([-1000.0, -1001.0]),
        case([0.0, 10.0, 3000.0, 3001.0, 20.0]),
    ),
    misconceptions=(
        Misconception(
            "diagonal-only",
            "Each weight is taken to depend on its own score alone: the numbers off the diagonal "
            "are missing.",
            "The weights sum to one. If one score grows, what happens to the other weights?",
            _from(lambda p: np.diag(p * (1 - p))),
        ),
        Misconception(
            "vector",
            "This is the diagonal, as a vector. The matrix has a number for each pair.",
            "How many derivatives do n weights by n scores have?",
            _from(lambda p: p * (1 - p)),
        ),
        Misconception(
            "sum-forgotten",
            "Only the numerator of the softmax was differentiated.",
            "Each score also stands in the sum below. Which rule is for fractions?",
            _from(np.diag),
        ),
        Misconception(
            "diagonal-forgotten",
            "This is right off the diagonal. On it, the derivative of the numerator is missing.",
            "Can a weight fall when its own score grows?",
            _from(lambda p: -np.outer(p, p)),
        ),
        Misconception(
            "sign-flipped",
            "All signs are wrong: a larger score must raise its own weight.",
            "Which sign must the diagonal have?",
            _from(lambda p: np.outer(p, p) - np.diag(p)),
        ),
        Misconception(
            "plus",
            "The outer product is added. Then no weight would fall when another score grows.",
            "Each row must sum to zero: why?",
            _from(lambda p: np.diag(p) + np.outer(p, p)),
        ),
        Misconception(
            "log-softmax",
            "These are the derivatives of the logarithms of the weights.",
            "The derivative of log w is w' / w. Which factor is missing?",
            _from(lambda p: np.eye(len(p)) - p[None, :]),
            _from(lambda p: np.eye(len(p)) - p[:, None]),
        ),
        Misconception(
            "scores-for-weights",
            "The formula is filled with the scores instead of the weights.",
            "Which of the two sum to one?",
            lambda s: np.diag(s) - np.outer(s, s),
        ),
        wrong_shift(_weighed),
        tiny_number(_weighed),
        overflow(_weighed),
    ),
)
