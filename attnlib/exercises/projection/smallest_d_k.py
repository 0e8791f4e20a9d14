"""How many numbers a key needs so that every wish can be met."""

import math

import numpy as np

from attnlib.exercises._cases import case
from attnlib.exercises._declare import FunctionExercise, Misconception


def smallest_d_k(wanted: np.ndarray, n_keys: int) -> int:
    """Return 1 for up to two different wanted keys, the ends of a line, and 2 for more."""
    return 1 if _count(wanted) <= 2 else 2


def _count(wanted: np.ndarray) -> int:
    return len(np.unique(wanted))


def _bits(count: int) -> int:
    return max(1, math.ceil(math.log2(count)))


EXERCISE = FunctionExercise(
    task=(
        "Queries and keys come from free tables. Query i wants key wanted[i] (an array of "
        "integers) to win among n_keys keys. Write smallest_d_k(wanted, n_keys): the smallest "
        "d_k with which all wanted weights can come near 1."
    ),
    returns=("d_k",),
    reference=smallest_d_k,
    cases=(
        case(np.array([2, 2, 2, 4, 5, 3]), 6),
        case(np.array([0, 1]), 7),
        case(np.array([3, 3, 3]), 5),
        case(np.array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), 10),
        case(np.array([1, 4, 1, 4, 4]), 11),
        case(np.array([0, 1, 2]), 3),
        case(np.array([1]), 2),
    ),
    misconceptions=(
        Misconception(
            "one-axis-each",
            "One coordinate is spent on each wanted key, or on each key or query. Keys need not "
            "be at right angles; they only have to stick out.",
            "How many points on a circle can be the furthest in some direction?",
            lambda wanted, n_keys: _count(wanted),
            lambda wanted, n_keys: n_keys,
            lambda wanted, n_keys: len(wanted),
        ),
        Misconception(
            "one-axis-less",
            "One coordinate less than wanted keys: enough to put them at equal distances. They "
            "need not be.",
            "How many points on a circle can be the furthest in some direction?",
            lambda wanted, n_keys: max(1, _count(wanted) - 1),
            lambda wanted, n_keys: _count(wanted) - 1,
        ),
        Misconception(
            "two-ends-an-axis",
            "Two wanted keys for each axis, one at each end. Between the axes there is room too.",
            "In the plane, is there a direction in which a key at 45° wins over both axes' ends?",
            lambda wanted, n_keys: (_count(wanted) + 1) // 2,
        ),
        Misconception(
            "counted-in-bits",
            "This counts bits, as if each coordinate could only say yes or no.",
            "Coordinates are real numbers. How many different directions are there in a plane?",
            lambda wanted, n_keys: _bits(_count(wanted)),
            lambda wanted, n_keys: _bits(n_keys),
        ),
        Misconception(
            "always-two",
            "A plane is always enough, but sometimes a line is, too.",
            "Which keys can win on a line, and how many are they?",
            lambda wanted, n_keys: 2,
        ),
        Misconception(
            "always-one",
            "On a line, a key between two others never gets more than half of the weight.",
            "Put three keys on a line. Which query makes the middle one win?",
            lambda wanted, n_keys: 1,
        ),
        Misconception(
            "one-winner-on-a-line",
            "A line was given only one wanted key. A negative query turns its order round.",
            "On a line, which key wins for q = 5, and which for q = -5?",
            lambda wanted, n_keys: 1 if _count(wanted) == 1 else 2,
        ),
        Misconception(
            "all-keys-counted",
            "All keys were counted. Keys that nobody wants can stay in the middle.",
            "Does a key that never has to win need a place of its own?",
            lambda wanted, n_keys: 1 if n_keys <= 2 else 2,
            lambda wanted, n_keys: 1 if len(wanted) <= 2 else 2,
        ),
    ),
)
