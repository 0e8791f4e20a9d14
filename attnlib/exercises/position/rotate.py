"""Rotating pairs of features by angles that grow with the place."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.position import rotate as _rotated
from attnlib.position import sinusoidal as _table


def rotate(x: Array, positions: Array) -> Any:
    """Rotate neighbours."""
    return _rotated(x, positions)


def _speeds(d: int) -> Any:
    return 10000.0 ** (-2 * np.arange(d // 2) / d)


@combines
def _with(
    speeds: Function = _speeds,
    at: Function = lambda x, positions: positions,
    first: Function = lambda a, b, c, s: a * c - b * s,
    second: Function = lambda a, b, c, s: a * s + b * c,
) -> Function:
    """Build a rotation with one of its parts exchanged."""

    def rotate(x: Array, positions: Array) -> Any:
        angles = np.asarray(at(x, positions))[:, None] * speeds(x.shape[-1])
        c, s = np.cos(angles), np.sin(angles)
        a, b = x[:, ::2], x[:, 1::2]
        turned = [first(a, b, c, s), second(a, b, c, s)]
        return np.stack(turned, axis=-1).reshape(x.shape)

    return rotate


def _half_split(x: Array, positions: Array) -> Any:
    angles = positions[:, None] * _speeds(x.shape[-1])
    c, s = np.cos(angles), np.sin(angles)
    a, b = np.split(x, 2, axis=-1)
    return np.concatenate([a * c - b * s, a * s + b * c], axis=-1)


def _at(seed: int, d: int, positions: list[int]) -> Case:
    return sampled(seed, (len(positions), d), then=(np.array(positions),))


EXERCISE = FunctionExercise(
    task=(
        "Write rotate(x, positions) for x (n, d) and positions (n,): pair i, the columns 2i and "
        "2i + 1, turns by the angle p / 10000^(2i / d), where p is the row's position: "
        "(a, b) becomes (a cos - b sin, a sin + b cos)."
    ),
    returns=("turned",),
    reference=rotate,
    cases=(
        _at(1, 2, [0, 1]),
        _at(2, 4, [3, 7, 50]),
        _at(3, 6, [11, 0, 2, 2, 400]),
        _at(4, 8, [5, 6, 7]),
    ),
    misconceptions=(
        Misconception(
            "half-split",
            "Column i is paired with column i + d / 2. Some libraries do that; here neighbours "
            "are pairs.",
            "Which columns does the task put together?",
            _half_split,
        ),
        Misconception(
            "backwards",
            "The pairs turn the other way round.",
            "Where should (1, 0) go after a quarter of a turn?",
            _with(lambda d: -_speeds(d)),
        ),
        Misconception(
            "overwritten",
            "The second number of a pair is computed from the first one after it was changed.",
            "Keep the old a until both new numbers are there.",
            _with(second=lambda a, b, c, s: (a * c - b * s) * s + b * c),
        ),
        Misconception(
            "sign-lost",
            "Both numbers of a pair get a plus, so the length of the vector changes.",
            "Compare the lengths before and after.",
            _with(first=lambda a, b, c, s: a * c + b * s),
        ),
        Misconception(
            "one-speed",
            "All pairs turn at the same speed.",
            "Where does your angle depend on i?",
            _with(lambda d: np.ones(d // 2)),
        ),
        Misconception(
            "two-forgotten",
            "The exponent is i / d.",
            "Which power of 10000 does the last pair come close to?",
            _with(lambda d: 10000.0 ** (-np.arange(d // 2) / d)),
        ),
        Misconception(
            "counts-rows",
            "The angle comes from the row's number in the array, not from its position.",
            "With a cache, the first row may stand at position 400. How far must it turn?",
            _with(at=lambda x, positions: np.arange(len(x))),
        ),
        Misconception(
            "added",
            "The sines and cosines are added to x. Here they turn it.",
            "What becomes of a row of zeros?",
            lambda x, p: x + _table(401, x.shape[-1])[p],
        ),
    ),
)
