"""Causal linear attention, token by token."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def _weights(query: Array, key: Array) -> Any:
    return np.tril(query @ key.T)


def linear_state(query: Array, key: Array, value: Array) -> Any:
    """Return the outputs, (n, d_v)."""
    return _shared(_weights(query, key), value)


def _shared(fits: Array, value: Array) -> Any:
    return fits @ value / fits.sum(axis=1, keepdims=True)


def _with(fits: Function) -> Function:
    """Build the mean of the values with other weights."""
    return lambda query, key, value: _shared(fits(query, key), value)


def _exponentials(query: Array, key: Array) -> Any:
    return np.tril(np.exp(query @ key.T))


def _before(query: Array, key: Array, value: Array) -> Any:
    """Look before writing; the first token finds nothing."""
    fits = np.tril(query @ key.T, -1)
    total = fits.sum(axis=1, keepdims=True)
    return np.divide(fits @ value, total, where=total > 0, out=np.zeros(value.shape))


def _whole_total(query: Array, key: Array, value: Array) -> Any:
    return _weights(query, key) @ value / (query @ key.sum(axis=0))[:, None]


def _by_count(query: Array, key: Array, value: Array) -> Any:
    return _weights(query, key) @ value / np.arange(1, len(query) + 1)[:, None]


def _positive(seed: int, n: int, d: int, d_v: int) -> Case:
    query, key, value = normal(seed, (n, d), (n, d), (n, d_v))
    return case(np.abs(query) + 0.1, np.abs(key) + 0.1, value)


EXERCISE = FunctionExercise(
    task=(
        "Write linear_state(query, key, value): causal linear attention, token by token, from a "
        "state S (d, d_v) and a sum z (d,) alone. query and key (n, d) hold positive features, "
        "value is (n, d_v); output i is q_i S / (q_i z) after token i has been added to both."
    ),
    returns=("output",),
    reference=linear_state,
    cases=(
        case([[1.0, 2.0], [3.0, 1.0]], [[1.0, 1.0], [1.0, 2.0]], [[4.0], [8.0]]),
        _positive(0, 5, 2, 3),
        _positive(1, 3, 7, 2),
        _positive(2, 7, 3, 5),
    ),
    misconceptions=(
        Misconception(
            "sees-the-future",
            "Every token finds all keys, those after it too.",
            "When is a token's output read, and what is in the state by then?",
            _with(lambda query, key: query @ key.T),
        ),
        Misconception(
            "looks-before-writing",
            "A token is added to the state after its output was read, so it does not find itself.",
            "Which comes first, the writing or the reading?",
            _before,
        ),
        Misconception(
            "not-divided",
            "The output is not divided by q z, so it is a weighted sum and no mean.",
            "If all values are 5, what should every output be?",
            lambda query, key, value: _weights(query, key) @ value,
        ),
        Misconception(
            "whole-sum",
            "The divisor has the keys of all tokens in it, the numerator only those so far.",
            "S and z grow together.",
            _whole_total,
        ),
        Misconception(
            "divided-by-the-count",
            "The output is divided by the number of tokens, not by the sum of their weights.",
            "By what must weights be divided to sum to one?",
            _by_count,
        ),
        Misconception(
            "nothing-kept",
            "The state is overwritten by each token, so each output is the token's own value.",
            "Is the new token added to the state, or put in its place?",
            lambda query, key, value: value + 0.0,
        ),
        Misconception(
            "query-unused",
            "Every token gets the plain mean of the values so far: the queries make no difference.",
            "Where does q_i stand in the formula?",
            _with(lambda query, key: np.tril(np.ones((len(query), len(key))))),
            lambda query, key, value: (
                np.tril(np.ones(2 * (len(key),)))
                @ (key.sum(1)[:, None] * value)
                / np.cumsum(key.sum(1))[:, None]
            ),
        ),
        Misconception(
            "features-twice",
            "A feature map is applied to query and key, which hold features already.",
            "Use query and key as they come.",
            _with(lambda query, key: np.tril((query + 1) @ (key + 1).T)),
            _with(lambda query, key: np.tril(np.exp(query) @ np.exp(key).T)),
        ),
        Misconception(
            "softmax",
            "The weights are exponentials of q k. These have no state of fixed size.",
            "The features are given: multiply, and leave the exponential out.",
            _with(_exponentials),
        ),
    ),
    hints=(
        "Begin with S and z of zeros, and go through the tokens one by one.",
        "Token i adds the outer product of k_i and v_i to S, and k_i to z.",
        "np.outer(key[i], value[i]) has the shape (d, d_v); query[i] @ S has (d_v,).",
    ),
    solution="""
def linear_state(query, key, value):
    state = np.zeros((key.shape[1], value.shape[1]))
    total = np.zeros(key.shape[1])
    output = []
    for q, k, v in zip(query, key, value):
        state = state + np.outer(k, v)
        total = total + k
        output.append(q @ state / (q @ total))
    return np.array(output)
""",
)
