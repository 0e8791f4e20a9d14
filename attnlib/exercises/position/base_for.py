"""Which base keeps the slowest pair below half a turn."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise

_PLACES = 128_000
_SLOWEST = 2 * 63 / 128  # the exponent 2 i / d of the last of 64 pairs
_RIGHT = (_PLACES / np.pi) ** (1 / _SLOWEST)
_WRONG = {
    "whole-turn": (_PLACES / (2 * np.pi)) ** (1 / _SLOWEST),
    "counts-to-64": _PLACES / np.pi,
    "two-forgotten": (_PLACES / np.pi) ** (128 / 63),
    "degrees": (_PLACES / 180) ** (1 / _SLOWEST),
    "one-radian": _PLACES ** (1 / _SLOWEST),
    "speed-returned": np.pi / _PLACES,
    "usual-base": 10000,
}


def _near(wanted: float) -> Any:
    return lambda answer: bool(abs(answer.item() / wanted - 1) <= 0.01)


def _describe(answer: Array) -> str:
    base = answer.item()
    if base <= 0:
        return f"{base:.4g} is no base: powers of it should be positive."
    turns = _PLACES / base**_SLOWEST / (2 * np.pi)
    return f"With the base {base:.4g} the slowest pair makes {turns:.3g} turns."


EXERCISE = ValueExercise(
    task=(
        "A head is 128 wide, and its queries and keys are rotated. Which is the smallest base with "
        "which its slowest pair makes at most half a turn from position 0 to position 128000? Give "
        "one number, within 1 percent."
    ),
    shape=(),
    accepts=_near(_RIGHT),
    describe=_describe,
    misconceptions=(
        Misconception(
            "whole-turn",
            "With this base the slowest pair makes a whole turn.",
            "How many radians has half a turn?",
            _near(_WRONG["whole-turn"]),
        ),
        Misconception(
            "counts-to-64",
            "The exponent 2 i / d of the slowest pair was taken as 1. The last of the 64 pairs has "
            "a smaller i.",
            "Pairs are counted from 0. Which i has the last one?",
            _near(_WRONG["counts-to-64"]),
        ),
        Misconception(
            "two-forgotten",
            "The exponent was taken as i / d where it is 2 i / d.",
            "What is 2 i / d for the last pair?",
            _near(_WRONG["two-forgotten"]),
        ),
        Misconception(
            "degrees",
            "Half a turn was taken as 180. The angles are radians.",
            "How many radians has half a turn?",
            _near(_WRONG["degrees"]),
        ),
        Misconception(
            "one-radian",
            "With this base the slowest pair turns by one radian.",
            "How many radians has half a turn?",
            _near(_WRONG["one-radian"]),
        ),
        Misconception(
            "speed-returned",
            "This is the angle by which the slowest pair may turn from one position to the next.",
            "Which base gives the slowest pair this angle?",
            _near(_WRONG["speed-returned"]),
        ),
        Misconception(
            "usual-base",
            "This is the base of 2017. With it the slowest pair makes more than two turns.",
            "By which angle may the slowest pair turn from one position to the next?",
            _near(_WRONG["usual-base"]),
        ),
    ),
    hint="First find the angle by which the slowest pair may turn from one position to the next.",
    examples=(_RIGHT, 48200, 48000),
    wrong_examples=_WRONG,
)
