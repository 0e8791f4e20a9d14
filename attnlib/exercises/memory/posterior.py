"""How probable each stored pattern is, given a noisy copy."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.exercises._softmaxes import overflow, tiny_number, wrong_shift
from attnlib.lookup import softmax


def posterior(patterns: Array, noisy: Array, noise: float) -> Any:
    """Return the probabilities of the patterns by Bayes' rule."""
    return softmax(_log_densities(patterns, noisy, noise))


def _squares(patterns: Array, noisy: Array) -> Any:
    return ((patterns - noisy) ** 2).sum(axis=1)


def _log_densities(patterns: Array, noisy: Array, noise: float) -> Any:
    return -_squares(patterns, noisy) / (2 * noise**2)


def _weighed(weigh: Function) -> Function:
    return lambda patterns, noisy, noise: weigh(_log_densities(patterns, noisy, noise))


def _scored(score: Function) -> Function:
    return lambda patterns, noisy, noise: softmax(score(patterns, noisy, noise))


_P, _S = normal(3, (5, 3), (3,))

EXERCISE = FunctionExercise(
    task=(
        "One of the patterns (n_patterns, d) was chosen, each as probable as the others, and normal "
        "noise of mean 0 and standard deviation noise was added to each of its components. Write "
        "posterior(patterns, noisy, noise): given the noisy copy (d,), the probability of each "
        "pattern, (n_patterns,). It must survive exponents in the thousands."
    ),
    returns=("probabilities",),
    reference=posterior,
    cases=(
        case([[1.0, 0.0], [0.0, 1.0]], [1.0, 0.5], 1.0),
        case([[2.0, 0.0], [0.0, 1.0], [0.5, 0.5]], [1.0, 0.5], 0.5),
        case(_P.tolist(), _S.tolist(), 1.5),
        case(_P.tolist(), _S.tolist(), 0.7),
        case([[100.0, 0.0], [0.0, 100.0], [99.5, 0.5]], [0.5, -1.0], 0.9),
        case([[60.0, 0.0], [0.0, 60.01]], [0.0, 0.0], 1.0),  # all far, and nearly alike
        case([[100.0, 0.0], [0.0, 0.0], [0.0, -1.0], [0.0, 100.0]], [0.0, 0.0], 1.0),
    ),
    misconceptions=(
        Misconception(
            "dot-product",
            "The scores are dot products. They prefer long patterns, and the density of normal "
            "noise does not.",
            "Write the square of the distance as three terms. Which of them is the same for all?",
            _scored(lambda p, x, s: p @ x / s**2),
            _scored(lambda p, x, s: p @ x / (2 * s**2)),
            _scored(lambda p, x, s: p @ x),
        ),
        Misconception(
            "half-forgotten",
            "The factor one half is missing, so the noise is taken as smaller than it is.",
            "What is the exponent of the normal density?",
            _scored(lambda p, x, s: -_squares(p, x) / s**2),
        ),
        Misconception(
            "not-squared",
            "The noise is a standard deviation; the exponent holds its square.",
            "Which of the two has the same unit as a squared distance?",
            _scored(lambda p, x, s: -_squares(p, x) / (2 * s)),
            _scored(lambda p, x, s: -_squares(p, x) / s),
        ),
        Misconception(
            "distance",
            "The distance itself is in the exponent, not its square.",
            "What is the exponent of the normal density?",
            _scored(lambda p, x, s: -np.sqrt(_squares(p, x)) / (2 * s**2)),
            _scored(lambda p, x, s: -np.sqrt(_squares(p, x)) / s),
            _scored(lambda p, x, s: -np.sqrt(_squares(p, x))),
        ),
        Misconception(
            "sign-flipped",
            "The farthest pattern gets the most.",
            "Should a large distance make a pattern more or less probable?",
            _scored(lambda p, x, s: _squares(p, x) / (2 * s**2)),
        ),
        Misconception(
            "noise-ignored",
            "The noise plays no part.",
            "With hardly any noise, how sure can one be?",
            _scored(lambda p, x, s: -_squares(p, x) / 2),
            _scored(lambda p, x, s: -_squares(p, x)),
        ),
        Misconception(
            "mean-over-components",
            "The squares are averaged over the components. Independent noises multiply their "
            "densities, so their exponents add up.",
            "Do more components make one surer or not?",
            _scored(lambda p, x, s: -((p - x) ** 2).mean(axis=1) / (2 * s**2)),
        ),
        Misconception(
            "densities",
            "These are the densities. They do not sum to one.",
            "What should the probabilities of all patterns sum to?",
            _weighed(np.exp),
        ),
        Misconception(
            "most-probable-alone",
            "The nearest pattern gets all.",
            "Is one ever quite sure?",
            _weighed(lambda s: np.eye(len(s))[s.argmax()]),
        ),
        tiny_number(_weighed),
        wrong_shift(_weighed),
        overflow(_weighed),
    ),
    hints=(
        "By Bayes' rule the probability of a pattern is the density of the noisy copy, given the "
        "pattern, over the sum of all these densities.",
        "The density is proportional to e to the power of minus the squared distance over twice "
        "the variance.",
        "That is a softmax. Subtract the largest exponent before you raise e to them.",
    ),
    solution="""
def posterior(patterns, noisy, noise):
    exponents = -((patterns - noisy) ** 2).sum(axis=1) / (2 * noise**2)
    raised = np.exp(exponents - exponents.max())
    return raised / raised.sum()
""",
)
