"""A linear memory that corrects what it holds."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def _written(step: Function) -> Function:
    """Build a memory from what a step makes of the state, a key and a value."""

    def delta_memory(key: Array, value: Array) -> Any:
        state = np.zeros((key.shape[1], value.shape[1]))
        for k, v in zip(key, value, strict=True):
            state = step(state, k, v)
        return state

    return delta_memory


def delta_memory(key: Array, value: Array) -> Any:
    """Return the state after all pairs, (d, d_v)."""
    return _written(lambda s, k, v: s + np.outer(k, v - k @ s))(key, value)


def _backwards(key: Array, value: Array) -> Any:
    return delta_memory(key[::-1], value[::-1])


def _all_at_once(key: Array, value: Array) -> Any:
    state = key.T @ value
    return state + key.T @ (value - key @ state)


def _unit(seed: int, n: int, d: int, d_v: int) -> Case:
    key, value = normal(seed, (n, d), (n, d_v))
    return case(key / np.linalg.norm(key, axis=1, keepdims=True), value)


EXERCISE = FunctionExercise(
    task=(
        "Write delta_memory(key, value) for key (n, d), rows of length 1, and value (n, d_v): a "
        "state S (d, d_v) of zeros meets the pairs in order. Each pair changes it by an outer "
        "product of its key with a row, so that k S is v right afterwards. Return the last S."
    ),
    returns=("state",),
    reference=delta_memory,
    cases=(
        case(
            [[1.0, 0.0], [0.6, 0.8], [1.0, 0.0]],
            [[1.0, 4.0, 2.0], [3.0, 0.0, 1.0], [5.0, 2.0, 7.0]],
        ),
        _unit(0, 5, 3, 2),
        _unit(1, 7, 2, 5),
        _unit(2, 3, 5, 2),
    ),
    misconceptions=(
        Misconception(
            "adds-only",
            "This is the state of linear attention: it adds, and what it held for a key stays in "
            "the way.",
            "What does k S give right after the second pair with the same key?",
            lambda key, value: key.T @ value,
        ),
        Misconception(
            "last-pair-alone",
            "The state is overwritten, so only the last pair is left.",
            "What becomes of the pairs before?",
            _written(lambda s, k, v: np.outer(k, v)),
        ),
        Misconception(
            "state-dropped",
            "The difference is right, but it replaces the state and is not added to it.",
            "What becomes of the pairs before?",
            _written(lambda s, k, v: np.outer(k, v - k @ s)),
        ),
        Misconception(
            "wrong-sign",
            "What the state held for the key is added once more, where it should be taken out.",
            "The state says 3 and should say 5. By how much does it change?",
            _written(lambda s, k, v: s + np.outer(k, v + k @ s)),
        ),
        Misconception(
            "erased-and-not-written",
            "The old answer is taken out, but the new value is not put in.",
            "What should k S give right after the pair?",
            _written(lambda s, k, v: s - np.outer(k, k @ s)),
            lambda key, value: np.zeros((key.shape[1], value.shape[1])),
        ),
        Misconception(
            "backwards",
            "The pairs are written from last to first, so the oldest wins.",
            "Which of two pairs with the same key should be found?",
            _backwards,
        ),
        Misconception(
            "all-at-once",
            "The corrections are made for all pairs at once, after all were added.",
            "A pair's correction is due before the next pair comes.",
            _all_at_once,
        ),
        Misconception(
            "all-pairs-fitted",
            "This fits all pairs at once, as well as it can. The last pair has to be exact.",
            "Follow the pairs in order. What should k S give right after each?",
            lambda key, value: np.linalg.pinv(key) @ value,
        ),
        Misconception(
            "half-way",
            "The state is moved by half of the difference.",
            "What should k S give right after the pair?",
            _written(lambda s, k, v: s + np.outer(k, v - k @ s) / 2),
        ),
    ),
    hints=(
        "What does the state answer for the new key, before anything is written?",
        "The row to write is what is missing: the value less the state's answer.",
        "As the key has length 1, k (S + outer(k, r)) is k S + r.",
    ),
    solution="""
def delta_memory(key, value):
    state = np.zeros((key.shape[1], value.shape[1]))
    for k, v in zip(key, value):
        state = state + np.outer(k, v - k @ state)
    return state
""",
)
