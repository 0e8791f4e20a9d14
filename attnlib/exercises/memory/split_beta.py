"""The beta up to which the mean of all patterns is a minimum of the energy."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def split_beta(patterns: Array) -> float:
    """Return one over the largest variance that the patterns have in any direction."""
    return float(1 / _variances(patterns)[-1])


def _variances(patterns: Array) -> Any:
    """Return the covariance's eigenvalues, in rising order; the patterns' mean is zero."""
    return np.linalg.eigvalsh(patterns.T @ patterns / len(patterns))


def _of(combine: Function) -> Function:
    return lambda patterns: float(combine(_variances(patterns), len(patterns)))


def _centred(seed: int, n: int, d: int) -> list[list[float]]:
    """Return patterns whose mean is zero, longer in some directions than in others."""
    half = normal(seed, (n, d))[0] * np.linspace(0.5, 1.5, d)
    return np.concatenate([half, -half]).tolist()


EXERCISE = FunctionExercise(
    task=(
        "The mean of the patterns (n_patterns, d) is zero, so the state 0 is a fixed point of the "
        "update at every beta. Write split_beta(patterns): the beta up to which it is a minimum of "
        "the energy -1/beta ln(sum of exp(beta x_i . state)) + |state|^2 / 2, a single number."
    ),
    returns=("beta",),
    reference=split_beta,
    cases=(
        case([[2.0, 0.0], [-2.0, 0.0], [0.0, 1.0], [0.0, -1.0]]),
        case([[1.0, 1.0], [-1.0, -1.0], [0.5, -0.5], [-0.5, 0.5], [0.0, 0.0]]),
        case(_centred(2, 3, 3)),
        case(_centred(4, 7, 5)),
    ),
    misconceptions=(
        Misconception(
            "eigenvalue-returned",
            "This is the largest variance itself. Beta is one over it.",
            "If the patterns lie closer together, must beta rise or fall to tell them apart?",
            _of(lambda v, n: v[-1]),
        ),
        Misconception(
            "smallest-variance",
            "One over the smallest variance: the last direction in which the state would move away.",
            "A minimum must rise in every direction. In which one does it give way first?",
            _of(lambda v, n: 1 / v[0]),
        ),
        Misconception(
            "sum-not-mean",
            "The products of the patterns are added up. At the state 0 each pattern has the weight "
            "1 / n_patterns.",
            "What are the weights of softmax when all scores are 0?",
            _of(lambda v, n: 1 / (n * v[-1])),
        ),
        Misconception(
            "one-less",
            "The sum is divided by n_patterns - 1, as for an estimate from a sample. The weights of "
            "softmax are 1 / n_patterns.",
            "By which number does np.cov divide, unless you say otherwise?",
            _of(lambda v, n: (n - 1) / (n * v[-1])),
        ),
        Misconception(
            "all-directions-added",
            "The variances of all directions are added up or averaged. One direction is enough to "
            "leave a minimum.",
            "Which number tells the curvature along a single direction?",
            _of(lambda v, n: 1 / v.sum()),
            _of(lambda v, n: 1 / v.mean()),
        ),
        Misconception(
            "components-alone",
            "These are the variances of single components. The direction of the largest variance may "
            "lie between them.",
            "What does the second derivative of the energy look like: a vector or a matrix?",
            lambda x: float(1 / np.mean(x**2, axis=0).max()),
        ),
        Misconception(
            "not-squared",
            "This is a standard deviation, not a variance.",
            "The singular values of the patterns have to be squared.",
            _of(lambda v, n: 1 / np.sqrt(v[-1])),
            _of(lambda v, n: 1 / np.sqrt(n * v[-1])),
        ),
        Misconception(
            "longest-pattern",
            "This looks at the longest pattern alone.",
            "All patterns have the same weight at the state 0.",
            lambda x: float(1 / np.max((x**2).sum(axis=1))),
        ),
    ),
    hints=(
        "The gradient of the energy is the state minus its update. Differentiate it once more, at 0.",
        "A small state s has the weights (1 + beta x_i . s) / n_patterns, so its update is nearly "
        "beta C s, with C the mean of the products x_i x_i^T.",
        "The second derivative at 0 is the matrix I - beta C. Until when are all its eigenvalues "
        "above zero?",
    ),
    solution="""
def split_beta(patterns):
    covariance = patterns.T @ patterns / len(patterns)
    return 1 / np.linalg.eigvalsh(covariance)[-1]
""",
)
