"""A pre-norm layer: what is added to what."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import FunctionExercise, Misconception


def _norm(x: Array) -> Any:
    apart = x - x.mean(axis=-1, keepdims=True)
    return apart / np.sqrt((apart**2).mean(axis=-1, keepdims=True) + 1e-5)


def _think(x: Array, w_1: Array, w_2: Array) -> Any:
    return np.maximum(x @ w_1, 0) @ w_2


def pre_norm(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    """Return the layer's output, (n, d)."""
    x = x + weights @ _norm(x)
    return x + _think(_norm(x), w_1, w_2)


def _post_norm(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    x = _norm(x + weights @ x)
    return _norm(x + _think(x, w_1, w_2))


def _no_residual(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    return _think(_norm(weights @ _norm(x)), w_1, w_2)


def _added_to_the_norm(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    x = _norm(x)
    x = _norm(x + weights @ x)
    return x + _think(x, w_1, w_2)


def _no_first_residual(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    x = weights @ _norm(x)
    return x + _think(_norm(x), w_1, w_2)


def _no_second_residual(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    return _think(_norm(x + weights @ _norm(x)), w_1, w_2)


def _added_to_the_first(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    return x + _think(_norm(x + weights @ _norm(x)), w_1, w_2)


def _no_norm(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    x = x + weights @ x
    return x + _think(x, w_1, w_2)


def _no_second_norm(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    x = x + weights @ _norm(x)
    return x + _think(x, w_1, w_2)


def _no_first_norm(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    x = x + weights @ x
    return x + _think(_norm(x), w_1, w_2)


def _side_by_side(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    return x + weights @ _norm(x) + _think(_norm(x), w_1, w_2)


def _no_bend(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    x = x + weights @ _norm(x)
    return x + _norm(x) @ w_1 @ w_2


def _think_first(x: Array, weights: Array, w_1: Array, w_2: Array) -> Any:
    x = x + _think(_norm(x), w_1, w_2)
    return x + weights @ _norm(x)


def _random(seed: int, n: int, d: int, d_ff: int) -> Case:
    weights = np.random.default_rng(seed).dirichlet(np.ones(n), size=n).round(2)
    x, *ws = normal(seed, (n, d), (d, d_ff), (d_ff, d))
    return case(2 * x + 1, weights, *ws)


EXERCISE = FunctionExercise(
    task=(
        "Write pre_norm(x, weights, w_1, w_2) for x (n, d). Attention is weights @ y, with the "
        "weights (n, n) given; thinking is relu(y @ w_1) @ w_2. Each gets a normed y: mean 0, "
        "variance 1 for each token, eps 1e-5 under the root, no gain and no shift. Return (n, d)."
    ),
    returns=("output",),
    reference=pre_norm,
    cases=(
        case([[1.0, 3.0], [5.0, 2.0]], [[0.5, 0.5], [0.25, 0.75]], [[1.0], [2.0]], [[3.0, 1.0]]),
        _random(0, 3, 4, 5),
        _random(1, 2, 5, 3),
        _random(2, 5, 3, 7),
        _random(3, 4, 7, 2),
    ),
    misconceptions=(
        Misconception(
            "post-norm",
            "This is post-norm: the sums are normed, not what enters the blocks.",
            "Who gets the normed vectors, and what are they never added to?",
            _post_norm,
        ),
        Misconception(
            "no-residual",
            "Nothing is added: each step replaces x.",
            "Pre-norm is x + f(norm(x)), twice.",
            _no_residual,
        ),
        Misconception(
            "added-to-the-norm",
            "The result is added to the normed vectors, so no free path is left.",
            "What stands left of the plus: x, or its norm?",
            _added_to_the_norm,
        ),
        Misconception(
            "first-residual-forgotten",
            "Attention replaces x. Only thinking is added.",
            "Count the additions: there are two.",
            _no_first_residual,
        ),
        Misconception(
            "second-residual-forgotten",
            "Thinking replaces what attention made. Only attention is added.",
            "Count the additions: there are two.",
            _no_second_residual,
        ),
        Misconception(
            "added-to-the-first",
            "The second addition goes back to the x from before attention, so what attention added "
            "is lost.",
            "What is x after the first step?",
            _added_to_the_first,
        ),
        Misconception(
            "no-norm",
            "Nothing is normed.",
            "What do attention and thinking get?",
            _no_norm,
        ),
        Misconception(
            "second-norm-forgotten",
            "Thinking gets vectors that are not normed.",
            "There are two norms, one before each block.",
            _no_second_norm,
        ),
        Misconception(
            "first-norm-forgotten",
            "Attention gets vectors that are not normed.",
            "There are two norms, one before each block.",
            _no_first_norm,
        ),
        Misconception(
            "side-by-side",
            "Both blocks look at the same x. Thinking should see what attention found.",
            "What is x after the first step?",
            _side_by_side,
        ),
        Misconception(
            "norm-at-the-end",
            "The output is normed as well. In pre-norm one norm follows the whole stack, not each "
            "layer.",
            "Which two things get a norm?",
            lambda *args: _norm(pre_norm(*args)),
        ),
        Misconception(
            "think-first",
            "The tokens think before they look at each other.",
            "Which block comes first?",
            _think_first,
        ),
        Misconception(
            "no-nonlinearity",
            "There is no relu between the two matrices, so together they are one.",
            "What is inside the brackets of relu(y @ w_1) @ w_2?",
            _no_bend,
        ),
    ),
)
