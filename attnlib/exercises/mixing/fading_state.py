"""Linear attention whose state fades."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def _back(n: int) -> Any:
    """Return how many places each key lies before each query, (n, n)."""
    return np.arange(n)[:, None] - np.arange(n)


def _faded(query: Array, key: Array, fade: float) -> Any:
    n = len(query)
    return np.tril(query @ key.T * fade ** np.maximum(_back(n), 0.0))


def _shared(fits: Array, value: Array) -> Any:
    return fits @ value / fits.sum(axis=1, keepdims=True)


def _with(fade: Function) -> Function:
    """Build the answer from another way to the number that the state is multiplied by."""
    return lambda query, key, value, half_life: _shared(_faded(query, key, fade(half_life)), value)


def _fade(half_life: float) -> Any:
    return 0.5 ** (1 / half_life)


def fading_state(query: Array, key: Array, value: Array, half_life: float) -> Any:
    """Return the outputs, (n, d_v)."""
    return _with(_fade)(query, key, value, half_life)


def _sum_kept(query: Array, key: Array, value: Array, half_life: float) -> Any:
    total = np.tril(query @ key.T).sum(axis=1, keepdims=True)
    return _faded(query, key, _fade(half_life)) @ value / total


def _state_kept(query: Array, key: Array, value: Array, half_life: float) -> Any:
    total = _faded(query, key, _fade(half_life)).sum(axis=1, keepdims=True)
    return np.tril(query @ key.T) @ value / total


def _undivided(query: Array, key: Array, value: Array, half_life: float) -> Any:
    return _faded(query, key, _fade(half_life)) @ value


def _before(query: Array, key: Array, value: Array, half_life: float) -> Any:
    """Look before writing; the first token finds nothing."""
    fits = np.tril(_faded(query, key, _fade(half_life)), -1)
    total = fits.sum(axis=1, keepdims=True)
    return np.divide(fits @ value, total, where=total > 0, out=np.zeros(value.shape))


def _both_sides(query: Array, key: Array, value: Array, half_life: float) -> Any:
    return _shared(query @ key.T * _fade(half_life) ** abs(_back(len(query))), value)


def _growing(query: Array, key: Array, value: Array, half_life: float) -> Any:
    return _shared(query @ key.T * _fade(half_life) ** _back(len(query)), value)


def _positive(seed: int, n: int, d: int, d_v: int, half_life: float) -> Case:
    query, key, value = normal(seed, (n, d), (n, d), (n, d_v))
    return case(np.abs(query) + 0.1, np.abs(key) + 0.1, value, half_life)


EXERCISE = FunctionExercise(
    task=(
        "Write fading_state(query, key, value, half_life): causal linear attention whose state and sum "
        "are multiplied by one number before each token is added, so that a token half_life places back "
        "has half of its weight left. query and key (n, d) hold positive features, value is (n, d_v)."
    ),
    returns=("output",),
    reference=fading_state,
    cases=(
        case(
            [[1.0, 2.0], [3.0, 1.0], [1.0, 1.0]],
            [[1.0, 1.0], [1.0, 2.0], [2.0, 1.0]],
            [[4.0], [8.0], [2.0]],
            4.0,
        ),
        _positive(0, 5, 2, 3, 3.0),
        _positive(1, 3, 7, 2, 1.5),
        _positive(2, 7, 3, 5, 5.0),
    ),
    misconceptions=(
        Misconception(
            "never-fades",
            "Nothing fades: this is linear attention as the page has it.",
            "What happens to the state before a token is added?",
            _with(lambda half_life: 1.0),
        ),
        Misconception(
            "halves-each-step",
            "The state is halved at every step, whatever half_life is.",
            "How much should be left after one step if half_life is 4?",
            _with(lambda half_life: 0.5),
        ),
        Misconception(
            "upside-down",
            "The exponent is upside down: a longer half_life fades faster.",
            "After half_life steps, what is the number's power?",
            _with(lambda half_life: 0.5**half_life),
        ),
        Misconception(
            "equal-parts",
            "A step takes off a fixed share as if the losses were added. They are multiplied.",
            "With 1 - 1 / 8 at each step, how much is left after 4 steps?",
            _with(lambda half_life: 1 - 0.5 / half_life),
            _with(lambda half_life: 1 - 1 / half_life),
        ),
        Misconception(
            "half-over-half-life",
            "A half is divided by half_life. Multiplying half_life times has to give a half.",
            "How much is left after 4 steps if each multiplies by 1 / 8?",
            _with(lambda half_life: 0.5 / half_life),
            _with(lambda half_life: 1 / half_life),
        ),
        Misconception(
            "falls-to-1/e",
            "After half_life steps this leaves 1/e, about 0.37, and no half.",
            "Which base has a half-life in its name?",
            _with(lambda half_life: np.exp(-1 / half_life)),
        ),
        Misconception(
            "sum-not-faded",
            "The state fades, and the sum of the keys does not: the weights no longer sum to one.",
            "If all values are 5, what should every output be?",
            _sum_kept,
        ),
        Misconception(
            "state-not-faded",
            "The sum of the keys fades, and the state does not: the weights no longer sum to one.",
            "If all values are 5, what should every output be?",
            _state_kept,
        ),
        Misconception(
            "not-divided",
            "The output is not divided by q z, so it is a weighted sum and no mean.",
            "If all values are 5, what should every output be?",
            _undivided,
        ),
        Misconception(
            "out-of-step",
            "One of state and sum fades before the token is added, the other after.",
            "What is the first output, when nothing has had time to fade?",
            lambda q, k, v, half_life: fading_state(q, k, v, half_life) * _fade(half_life),
            lambda q, k, v, half_life: fading_state(q, k, v, half_life) / _fade(half_life),
        ),
        Misconception(
            "looks-before-writing",
            "A token is added to the state after its output was read, so it does not find itself.",
            "Which comes first, the writing or the reading?",
            _before,
        ),
        Misconception(
            "sees-the-future",
            "Every token finds all keys, those after it too.",
            "When is a token's output read, and what is in the state by then?",
            _both_sides,
            _growing,
        ),
    ),
    hints=(
        "Call the number g. A token m places back has been multiplied by it m times.",
        "So g to the power of half_life is a half: g = 0.5 ** (1 / half_life).",
        "Token i: state = g * state + np.outer(key[i], value[i]), the same for the sum, then read.",
    ),
    solution="""
def fading_state(query, key, value, half_life):
    fade = 0.5 ** (1 / half_life)
    state = np.zeros((key.shape[1], value.shape[1]))
    total = np.zeros(key.shape[1])
    output = []
    for q, k, v in zip(query, key, value):
        state = fade * state + np.outer(k, v)
        total = fade * total + k
        output.append(q @ state / (q @ total))
    return np.array(output)
""",
)
