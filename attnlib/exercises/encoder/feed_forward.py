"""The feed-forward network, each token alone."""

import math
from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def _relu(x: Array) -> Any:
    return np.maximum(x, 0)


def feed_forward(x: Array, w_1: Array, b_1: Array, w_2: Array, b_2: Array) -> Any:
    """Return what becomes of each token, (n, d_model)."""
    return _relu(x @ w_1 + b_1) @ w_2 + b_2


def _with(nonlinearity: Function) -> Function:
    def answer(x: Array, w_1: Array, b_1: Array, w_2: Array, b_2: Array) -> Any:
        return nonlinearity(x @ w_1 + b_1) @ w_2 + b_2

    return answer


def _gelu(x: Array) -> Any:
    return x * (1 + np.vectorize(math.erf)(x / math.sqrt(2))) / 2


def _gelu_by_tanh(x: Array) -> Any:
    return x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))) / 2


def _nonlinearity_at_the_end(x: Array, w_1: Array, b_1: Array, w_2: Array, b_2: Array) -> Any:
    return _relu((x @ w_1 + b_1) @ w_2 + b_2)


def _nonlinearity_twice(x: Array, w_1: Array, b_1: Array, w_2: Array, b_2: Array) -> Any:
    return _relu(feed_forward(x, w_1, b_1, w_2, b_2))


def _nonlinearity_first(x: Array, w_1: Array, b_1: Array, w_2: Array, b_2: Array) -> Any:
    return (_relu(x) @ w_1 + b_1) @ w_2 + b_2


def _nonlinearity_before_the_bias(x: Array, w_1: Array, b_1: Array, w_2: Array, b_2: Array) -> Any:
    return (_relu(x @ w_1) + b_1) @ w_2 + b_2


EXERCISE = FunctionExercise(
    task=(
        "Write feed_forward(x, w_1, b_1, w_2, b_2) for x (n, d_model), w_1 (d_model, d_ff), w_2 "
        "(d_ff, d_model) and the biases b_1 (d_ff,) and b_2 (d_model,), with a relu between "
        "the two linear maps. Return (n, d_model)."
    ),
    returns=("output",),
    reference=feed_forward,
    cases=(
        case(
            [[1.0, -1.0]],
            [[1.0, 0.0, 2.0], [0.0, 1.0, 1.0]],
            [0.0, 0.5, -2.0],
            [[1.0, 0.0], [2.0, 1.0], [0.0, 3.0]],
            [-2.0, 1.0],
        ),
        sampled(0, (3, 2), (2, 5), (5,), (5, 2), (2,)),
        sampled(1, (4, 3), (3, 7), (7,), (7, 3), (3,)),
        sampled(2, (2, 5), (5, 3), (3,), (3, 5), (5,)),
    ),
    misconceptions=(
        Misconception(
            "no-nonlinearity",
            "There is nothing between the two linear maps, so together they are one.",
            "What makes two matrices more than one?",
            _with(lambda inner: inner),
        ),
        Misconception(
            "nonlinearity-at-the-end",
            "The relu stands behind the second map, so the output can never be negative.",
            "What stands between the two maps?",
            _nonlinearity_at_the_end,
        ),
        Misconception(
            "nonlinearity-twice",
            "There is a relu behind both maps. What is added to a token must be free to be negative.",
            "Count the nonlinearities in the formula.",
            _nonlinearity_twice,
        ),
        Misconception(
            "nonlinearity-first",
            "The relu acts on x itself, before the first map.",
            "What stands between the two maps?",
            _nonlinearity_first,
        ),
        Misconception(
            "nonlinearity-before-the-bias",
            "The relu acts before b_1 is added. The bias decides where its corner is.",
            "What is inside the relu's brackets?",
            _nonlinearity_before_the_bias,
        ),
        Misconception(
            "gelu",
            "The nonlinearity is a gelu. The task asks for a relu.",
            "A relu is max(0, x).",
            _with(_gelu),
            _with(_gelu_by_tanh),
        ),
        Misconception(
            "absolute",
            "Negative numbers lose their sign. A relu sets them to 0.",
            "A relu is max(0, x).",
            _with(np.abs),
        ),
        Misconception(
            "b-1-forgotten",
            "The first bias is not added.",
            "Which argument does your code not use?",
            lambda x, w_1, b_1, w_2, b_2: _relu(x @ w_1) @ w_2 + b_2,
        ),
        Misconception(
            "b-2-forgotten",
            "The second bias is not added.",
            "Which argument does your code not use?",
            lambda x, w_1, b_1, w_2, b_2: _relu(x @ w_1 + b_1) @ w_2,
        ),
        Misconception(
            "residual-added",
            "x is added to the result. That is the block's affair, not the network's.",
            "Compare with the formula of the network alone.",
            lambda *args: args[0] + feed_forward(*args),
        ),
    ),
)
