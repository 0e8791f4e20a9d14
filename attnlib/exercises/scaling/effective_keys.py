"""The effective number of keys: the perplexity of the weights."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import FunctionExercise, Misconception


def _entropy(weights: Array, axis: int | None = -1) -> Any:
    return -(weights * np.log(np.where(weights > 0, weights, 1))).sum(axis)


def effective_keys(weights: Array) -> Any:
    """Return e to the power of each row's entropy."""
    return np.exp(_entropy(weights))


EXERCISE = FunctionExercise(
    task=(
        "Write effective_keys(weights) for weights (n_queries, n_keys), each row summing to one. "
        "Return for each query e to the power of the entropy of its weights, where the entropy "
        "is the sum of -w log w with the natural logarithm. A weight of exactly 0 adds nothing."
    ),
    returns=("keys",),
    reference=effective_keys,
    cases=(
        case([[0.5, 0.5]]),
        case([[0.25, 0.25, 0.25, 0.25], [0.7, 0.1, 0.1, 0.1]]),
        case([[0.6, 0.3, 0.1], [0.2, 0.2, 0.6]]),
        case([[1.0, 0.0, 0.0], [0.5, 0.0, 0.5], [0.2, 0.3, 0.5]]),
    ),
    misconceptions=(
        Misconception(
            "entropy-returned",
            "This is the entropy. One step is missing.",
            "Two equal weights: how many keys are looked at?",
            _entropy,
        ),
        Misconception(
            "sign-flipped",
            "The minus sign is missing, so this is one over the number of keys.",
            "Which sign has the logarithm of a number below one?",
            lambda w: np.exp(-_entropy(w)),
        ),
        Misconception(
            "mixed-bases",
            "The logarithm and the power have different bases.",
            "If the entropy is in nats, which number do you raise to its power?",
            lambda w: 2 ** _entropy(w),
            lambda w: np.exp(_entropy(w) / np.log(2)),
        ),
        Misconception(
            "counted",
            "Every weight above 0 counts as a whole key, however small it is.",
            "Weights 0.98, 0.01 and 0.01: are three keys looked at?",
            lambda w: (w > 0).sum(-1),
            lambda w: np.full(len(w), w.shape[-1]),
        ),
        Misconception(
            "sum-of-squares",
            "This is one over the sum of the squares: another good measure, but not this one.",
            "Where is the logarithm of the task?",
            lambda w: 1 / (w**2).sum(-1),
        ),
        Misconception(
            "largest-weight",
            "Only the largest weight is used.",
            "Do (0.5, 0.5, 0) and (0.5, 0.25, 0.25) spread their attention alike?",
            lambda w: 1 / w.max(-1),
        ),
        Misconception(
            "whole-array",
            "One number for all queries. One for each is asked for.",
            "Which axis holds the keys of one query?",
            lambda w: np.exp(_entropy(w, None)),
            lambda w: np.exp(_entropy(w).mean()),
        ),
        Misconception(
            "wrong-axis",
            "The entropy is taken down the columns, over the queries.",
            "Which axis holds the keys of one query?",
            lambda w: np.exp(_entropy(w, 0)),
        ),
        Misconception(
            "log-of-zero",
            "Right without zeros, but 0 times the logarithm of 0 comes out as NaN.",
            "What should a weight of 0 add, and how do you keep the logarithm away from it?",
            lambda w: np.exp(-(w * np.log(w)).sum(-1)),
        ),
    ),
)
