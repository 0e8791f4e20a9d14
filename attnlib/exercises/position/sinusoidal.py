"""The table of sines and cosines."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.position import sinusoidal as _table


def sinusoidal(n: int, d_model: int) -> Any:
    """Return the table."""
    return _table(n, d_model)


def _angles(n: int, d: int) -> Any:
    return np.arange(n)[:, None] * 10000.0 ** (-2 * np.arange(d // 2) / d)


def _with(
    angles: Function = _angles,
    even: Function = np.sin,
    odd: Function = np.cos,
    join: Function = lambda a, b: np.stack([a, b], axis=-1).reshape(len(a), -1),
) -> Function:
    """Build a table with one of its parts exchanged."""
    return lambda n, d: join(even(angles(n, d)), odd(angles(n, d)))


def _own_angle(n: int, d: int) -> Any:
    columns = np.arange(d)
    angles = np.arange(n)[:, None] * 10000.0 ** (-columns / d)
    return np.where(columns % 2 == 0, np.sin(angles), np.cos(angles))


EXERCISE = FunctionExercise(
    task=(
        "Write sinusoidal(n, d_model): a table (n, d_model), one row for each place p from 0 to "
        "n - 1. Columns 2i and 2i + 1 hold the sine and the cosine of p / 10000^(2i / d_model)."
    ),
    returns=("table",),
    reference=sinusoidal,
    cases=(case(5, 2), case(3, 4), case(7, 6), case(11, 8), case(1, 6)),
    misconceptions=(
        Misconception(
            "sines-then-cosines",
            "All sines stand first, then all cosines. Some libraries do that; here each sine has "
            "its cosine beside it.",
            "What stands in column 1?",
            _with(join=lambda a, b: np.concatenate([a, b], axis=-1)),
        ),
        Misconception(
            "cosine-first",
            "The cosine stands before the sine.",
            "What should the first number of the first row be?",
            _with(even=np.cos, odd=np.sin),
        ),
        Misconception(
            "own-angle-each-column",
            "Each column has an angle of its own, so a cosine does not fit the sine beside it.",
            "Which columns share the same i?",
            _own_angle,
        ),
        Misconception(
            "two-forgotten",
            "The exponent is i / d_model. The slowest pair turns too fast.",
            "Which power of 10000 does the last pair come close to?",
            _with(lambda n, d: np.arange(n)[:, None] * 10000.0 ** (-np.arange(d // 2) / d)),
        ),
        Misconception(
            "multiplied",
            "The place is multiplied by the power of 10000 where it should be divided.",
            "Which pair should turn fastest, the first or the last?",
            _with(lambda n, d: np.arange(n)[:, None] * 10000.0 ** (2 * np.arange(d // 2) / d)),
        ),
        Misconception(
            "sine-twice",
            "Both columns of a pair hold the sine.",
            "Two angles may have the same sine. What tells them apart?",
            _with(odd=np.sin),
        ),
        Misconception(
            "degrees",
            "The angles were taken for degrees.",
            "Which unit do numpy's sine and cosine expect, and which has the formula?",
            _with(lambda n, d: np.deg2rad(_angles(n, d))),
        ),
        Misconception(
            "starts-at-one",
            "The places start at 1.",
            "What are the sine and the cosine at place 0?",
            _with(lambda n, d: _angles(n + 1, d)[1:]),
        ),
        Misconception(
            "transposed",
            "Rows and columns are exchanged.",
            "Which axis belongs to the places?",
            lambda n, d: _table(n, d).T,
        ),
    ),
)
