"""How far two words can both point at a third."""

import numpy as np

from attnlib.exercises._cases import case
from attnlib.exercises._declare import FunctionExercise, Misconception


def best_attraction(opposition: float) -> float:
    """Return the largest mean cosine with a third vector at a given cosine of two."""
    return float(np.sqrt((1 + opposition) / 2))


EXERCISE = FunctionExercise(
    task=(
        "Write best_attraction(opposition). The argument is the cosine of hot and cold, a number "
        "from -1 to 1. Return the largest mean of cos(hot, temperature) and cos(cold, "
        "temperature) that any vector temperature can reach."
    ),
    returns=("attraction",),
    reference=best_attraction,
    cases=(
        case(0.0),
        case(1.0),
        case(-1.0),
        case(0.5),
        case(-0.5),
        case(0.28),
        case(-0.92),
    ),
    misconceptions=(
        Misconception(
            "half-forgotten",
            "The factor one half under the root is missing: at the cosine 1 this gives more than "
            "1, which no cosine is.",
            "How long is the sum of two unit vectors, and how many cosines do you average?",
            lambda a: np.sqrt(1 + a),
        ),
        Misconception(
            "sum-instead-of-mean",
            "This is the sum of the two cosines, the length of hot + cold. The mean is asked for.",
            "Where do hot and cold coincide, and what should come out there?",
            lambda a: np.sqrt(2 + 2 * a),
        ),
        Misconception(
            "sine-for-cosine",
            "The sign under the root is wrong: this is the sine of half the angle. It grows "
            "where hot and cold become opposite.",
            "Hot and cold in the same place: can both point at temperature then?",
            lambda a: np.sqrt((1 - a) / 2),
        ),
        Misconception(
            "on-one-of-them",
            "This is (1 + a) / 2, what you get when temperature lies on hot: one cosine is 1, the "
            "other a. It is not the best place (or the root is missing).",
            "By symmetry, where between hot and cold should temperature lie?",
            lambda a: (1 + a) / 2,
        ),
        Misconception(
            "one-for-one",
            "A straight line: what one aim loses, the other is taken to win in full.",
            "Draw hot and cold 90 degrees apart and temperature between them. Which cosine is that?",
            lambda a: -a,
            lambda a: 1 + a,
            lambda a: (1 - a) / 2,
        ),
        Misconception(
            "angle-returned",
            "This is half the angle between hot and cold, not its cosine.",
            "Which function of the half angle is asked for?",
            lambda a: np.arccos(a) / 2,
            lambda a: np.degrees(np.arccos(a)) / 2,
        ),
        Misconception(
            "no-conflict",
            "Both are taken to reach temperature whatever the angle between them.",
            "If hot and cold point in opposite directions, can one arrow lie on both?",
            lambda a: 1.0,
        ),
        Misconception(
            "no-chance",
            "Both are taken to miss temperature whatever the angle between them.",
            "If hot and cold coincide, where would you put temperature?",
            lambda a: 0.0,
        ),
    ),
)
