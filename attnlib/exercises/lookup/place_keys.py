"""Kernel regression by dot products: the keys that make it so."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def place_keys(places: Array, width: float) -> Any:
    """Return keys whose dot products with (x, 1) are Gaussian scores, but for a term of x alone."""
    return _pair(places / width**2, -(places**2) / (2 * width**2))


def _pair(first: Any, second: Any) -> Any:
    return np.stack(np.broadcast_arrays(first, second), axis=-1)


def _keys(first: Function, second: Function) -> Function:
    return lambda places, width: _pair(first(places, width), second(places, width))


def _product(k: Array, w: float) -> Any:
    return k / w**2


def _square(k: Array, w: float) -> Any:
    return -(k**2) / (2 * w**2)


EXERCISE = FunctionExercise(
    task=(
        "Write place_keys(places, width) for places of shape (n_keys,): keys (n_keys, 2) such that "
        "a soft lookup at temperature 1 with the query (x, 1) is kernel regression at x, with "
        "weights proportional to exp(-(x - k)**2 / (2 * width**2)). The key of the place 0 is "
        "(0, 0)."
    ),
    returns=("keys",),
    reference=place_keys,
    cases=(
        case([0.0, 1.0], width=2.0),
        case([0, 1, 3], width=2),
        case([-1.5, 0.5, 2.5, 4.0], width=0.5),
        case([3.0, -7.0, 11.0], width=1.5),
        case([2.0], width=1.0),
    ),
    misconceptions=(
        Misconception(
            "square-forgotten",
            "The keys' own squares are missing, so far keys weigh too much: this is the plain dot "
            "product.",
            "Which terms has (x - k) squared, and which of them differ from key to key?",
            _keys(_product, lambda k, w: 0.0 * k),
        ),
        Misconception(
            "sign-lost",
            "The keys' own squares have the wrong sign, so far keys weigh more instead of less.",
            "The score is minus the squared distance. Which signs have its terms?",
            _keys(_product, lambda k, w: -_square(k, w)),
            _keys(lambda k, w: -_product(k, w), _square),
            _keys(lambda k, w: -_product(k, w), lambda k, w: -_square(k, w)),
        ),
        Misconception(
            "product-halved",
            "The product of place and query has lost its factor 2.",
            "Multiply (x - k)(x - k) out. How often does x k occur?",
            _keys(lambda k, w: k / (2 * w**2), _square),
        ),
        Misconception(
            "half-missing",
            "The factor 2 beside the squared width is missing.",
            "Compare your exponent with the task, symbol by symbol.",
            _keys(_product, lambda k, w: -(k**2) / w**2),
            _keys(lambda k, w: 2 * k / w**2, lambda k, w: -(k**2) / w**2),
        ),
        Misconception(
            "width-not-squared",
            "The squared distance is divided by the width, not by its square.",
            "If places and width are given in metres, has your exponent a unit?",
            _keys(lambda k, w: k / w, lambda k, w: -(k**2) / (2 * w)),
            _keys(lambda k, w: k / w, _square),
        ),
        Misconception(
            "width-ignored",
            "The width has no effect.",
            "A wide kernel treats near and far keys more alike. What must happen to the scores?",
            _keys(lambda k, w: 1.0 * k, lambda k, w: -(k**2) / 2),
            _keys(lambda k, w: 2.0 * k, lambda k, w: -1.0 * k**2),
        ),
        Misconception(
            "coordinates-swapped",
            "The two coordinates have changed places.",
            "The query is (x, 1). Which coordinate of a key is multiplied by x?",
            _keys(_square, _product),
        ),
        Misconception(
            "one-copied",
            "These are the places with a 1 beside them. That is the form of the queries.",
            "The 1 of the query lets a key add a number to its score. Which number?",
            _keys(lambda k, w: 1.0 * k, lambda k, w: np.ones_like(k)),
            _keys(_product, lambda k, w: np.ones_like(k)),
            _keys(lambda k, w: k / w, lambda k, w: np.ones_like(k)),
        ),
    ),
    hints=(
        "Multiply the square out: three terms, of which one has neither k nor anything that "
        "differs from key to key.",
        "Softmax does not see what is added to all scores of a query alike. Drop that term.",
        "What is multiplied by x is the key's first coordinate; what stands alone is its second.",
    ),
    solution="""
def place_keys(places, width):
    first = places / width**2
    second = -(places**2) / (2 * width**2)
    return np.stack([first, second], axis=1)
""",
)
