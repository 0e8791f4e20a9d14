"""The matrix that moves a pair of sine and cosine along."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise

_SPEED, _STEPS = 0.5, 2


def _turn(angle: float) -> Array:
    """Turn a row (sine, cosine) forwards, which is the rotary rule with minus the angle."""
    c, s = np.cos(angle), np.sin(angle)
    return np.array([[c, -s], [s, c]])


_RIGHT = _turn(_SPEED * _STEPS)
_WRONG = {
    "turned-backwards": _RIGHT.T,
    "places-forgotten": _turn(_SPEED),
    "speed-forgotten": _turn(_STEPS),
    "degrees": _turn(np.deg2rad(_SPEED * _STEPS)),
    "sign-lost": np.abs(_RIGHT),
    "sines-and-cosines-swapped": np.array(
        [[_RIGHT[1, 0], _RIGHT[0, 0]], [_RIGHT[0, 0], -_RIGHT[1, 0]]]
    ),
}


def _near(wanted: Array) -> Any:
    return lambda answer: bool(np.abs(answer - wanted).max() <= 0.006)


def _describe(answer: Array) -> str:
    got = np.array([0.0, 1.0]) @ answer
    want = np.array([0.0, 1.0]) @ _RIGHT
    return (
        f"From place 0 your matrix goes to ({got[0]:.2f}, {got[1]:.2f}); the sine and cosine of "
        f"place 2 are ({want[0]:.2f}, {want[1]:.2f})."
    )


EXERCISE = ValueExercise(
    task=(
        "A pair of columns holds (sin 0.5 p, cos 0.5 p) at place p. Find the 2 by 2 matrix M with "
        "pair(p) @ M = pair(p + 2) for every p, to two decimals. A pair is a row."
    ),
    shape=(2, 2),
    accepts=_near(_RIGHT),
    describe=_describe,
    misconceptions=(
        Misconception(
            "turned-backwards",
            "This matrix goes two places back. It would be right for a pair (cos, sin), or for a "
            "matrix times a column.",
            "Write down sin(a + b) and compare with your first column.",
            _near(_WRONG["turned-backwards"]),
        ),
        Misconception(
            "places-forgotten",
            "This matrix goes on by one place. Two are asked for.",
            "By which angle does the pair turn in two places?",
            _near(_WRONG["places-forgotten"]),
        ),
        Misconception(
            "speed-forgotten",
            "This turns by 2 radians: the 0.5 is missing.",
            "By which angle does the pair turn in one place?",
            _near(_WRONG["speed-forgotten"]),
        ),
        Misconception(
            "degrees",
            "The angle was taken for one degree.",
            "The formula's angles are radians. How much is one radian of a full turn?",
            _near(_WRONG["degrees"]),
        ),
        Misconception(
            "sign-lost",
            "There is no minus in this matrix, so it is no rotation: lengths change.",
            "Write down cos(a + b). Which sign stands between its two products?",
            _near(_WRONG["sign-lost"]),
        ),
        Misconception(
            "sines-and-cosines-swapped",
            "Sine and cosine of the angle have changed places.",
            "For a shift by 0 places the matrix has to change nothing. Does yours?",
            _near(_WRONG["sines-and-cosines-swapped"]),
        ),
    ),
    hint="Expand sin(0.5 p + 1) and cos(0.5 p + 1) by the addition theorems.",
    examples=(_RIGHT, _RIGHT.round(2).tolist()),
    wrong_examples=_WRONG,
)
