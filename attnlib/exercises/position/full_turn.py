"""After how many places a pair has turned once around."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise

_SPEED = 10000.0 ** (-2 / 8)
_RIGHT = 2 * np.pi / _SPEED
_WRONG = {
    "first-pair": 2 * np.pi,
    "next-pair": 2 * np.pi / 10000.0 ** (-4 / 8),
    "speed-returned": _SPEED,
    "half-a-turn": np.pi / _SPEED,
    "one-radian": 1 / _SPEED,
    "degrees": 360 / _SPEED,
    "two-forgotten": 2 * np.pi / 10000.0 ** (-1 / 8),
    "turned-over": _SPEED / (2 * np.pi),
}


def _near(wanted: float) -> Any:
    return lambda answer: bool(abs(answer.item() / wanted - 1) <= 0.01)


def _describe(answer: Array) -> str:
    turns = answer.item() * _SPEED / (2 * np.pi)
    return f"After {answer.item():.4g} places this pair has made {turns:.3g} turns."


EXERCISE = ValueExercise(
    task=(
        "A head is 8 wide and its queries and keys are rotated with the base 10000. After how "
        "many places has pair 1, the columns 2 and 3, turned once around? Give one number, within "
        "1 percent."
    ),
    shape=(),
    accepts=_near(_RIGHT),
    describe=_describe,
    misconceptions=(
        Misconception(
            "first-pair",
            "This is pair 0, the columns 0 and 1. It turns by one radian a place.",
            "Which i have the columns 2 and 3?",
            _near(_WRONG["first-pair"]),
        ),
        Misconception(
            "next-pair",
            "This is pair 2, the columns 4 and 5.",
            "Pairs are counted from 0.",
            _near(_WRONG["next-pair"]),
        ),
        Misconception(
            "speed-returned",
            "This is the angle from one place to the next.",
            "How many of these angles make a full turn?",
            _near(_WRONG["speed-returned"]),
        ),
        Misconception(
            "half-a-turn",
            "After so many places it points the other way: half a turn.",
            "How many radians has a full turn?",
            _near(_WRONG["half-a-turn"]),
        ),
        Misconception(
            "one-radian",
            "After so many places it has turned by one radian.",
            "How many radians has a full turn?",
            _near(_WRONG["one-radian"]),
        ),
        Misconception(
            "degrees",
            "A full turn was taken as 360. The angles are radians.",
            "How many radians has a full turn?",
            _near(_WRONG["degrees"]),
        ),
        Misconception(
            "two-forgotten",
            "The exponent was taken as i / d where it is 2 i / d.",
            "What is 2 i / d for i = 1 and d = 8?",
            _near(_WRONG["two-forgotten"]),
        ),
        Misconception(
            "turned-over",
            "These are turns a place. Places a turn are asked for.",
            "Should the number be larger or smaller than 1?",
            _near(_WRONG["turned-over"]),
        ),
    ),
    hint="First find the angle by which this pair turns from one place to the next.",
    examples=(_RIGHT, 62.8, 63),
    wrong_examples=_WRONG,
)
