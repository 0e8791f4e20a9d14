"""How far any number of words can all point at one more."""

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import FunctionExercise, Misconception


def best_attraction(cosines: Array) -> float:
    """Return the length of the words' mean: the largest mean cosine with one more vector."""
    return float(np.sqrt(cosines.sum()) / len(cosines))


def _random(seed: int, n: int, d: int) -> Case:
    (x,) = normal(seed, (n, d))
    x = x / np.linalg.norm(x, axis=1, keepdims=True)
    return case(x @ x.T)


def _pairs(cosines: Array) -> Array:
    return cosines[~np.eye(len(cosines), dtype=bool)]


EXERCISE = FunctionExercise(
    task=(
        "Of n words, each of length one, only the cosines (n, n) are known. Write "
        "best_attraction(cosines): the largest mean of the n cosines that these words can have "
        "with one more vector, whichever that is."
    ),
    returns=("attraction",),
    reference=best_attraction,
    cases=(
        case([[1.0, 0.0], [0.0, 1.0]]),
        case([[1.0, -1.0], [-1.0, 1.0]]),
        case([[1.0, 0.28], [0.28, 1.0]]),
        case(np.eye(3)),
        case([[1.0, -0.5, -0.5], [-0.5, 1.0, -0.5], [-0.5, -0.5, 1.0]]),
        case([[1.0, 0.6, 0.0], [0.6, 1.0, 0.0], [0.0, 0.0, 1.0]]),
        case([[1.0]]),
        _random(1, 5, 3),
        _random(2, 7, 2),
    ),
    misconceptions=(
        Misconception(
            "two-words-only",
            "This is the formula for hot and cold. It looks at one pair, or at the mean pair, and "
            "here are n words.",
            "The attraction is a dot product with a sum of vectors. How long is the sum of n words?",
            lambda cosines: np.sqrt((1 + cosines) / 2),
            lambda cosines: np.sqrt((1 + cosines[0, 1]) / 2),
            lambda cosines: np.sqrt((1 + cosines[0, -1]) / 2),
            lambda cosines: np.sqrt((1 + _pairs(cosines).mean()) / 2),
            lambda cosines: np.sqrt((1 + cosines.min()) / 2),
        ),
        Misconception(
            "half-kept",
            "The length of the sum is halved, as for two words. Here are n of them.",
            "Over how many cosines does the mean run?",
            lambda cosines: np.sqrt(cosines.sum()) / 2,
        ),
        Misconception(
            "sum-instead-of-mean",
            "This is the length of the sum of all words: the sum of the cosines, not their mean.",
            "Where all words coincide, what should come out?",
            lambda cosines: np.sqrt(cosines.sum()),
        ),
        Misconception(
            "divided-under-the-root",
            "The number of words divides the squared length. It should divide the length.",
            "Where all words coincide, what should come out?",
            lambda cosines: np.sqrt(cosines.sum() / len(cosines)),
        ),
        Misconception(
            "root-missing",
            "This is the mean of all the cosines: the square of the length of the mean word.",
            "What is the dot product of a vector with itself, and what is its length?",
            lambda cosines: cosines.mean(),
        ),
        Misconception(
            "on-one-of-them",
            "Here the further vector lies on one of the words. There is a better place.",
            "By symmetry, where between hot and cold should temperature lie?",
            lambda cosines: cosines.mean(axis=1).max(),
            lambda cosines: cosines[0].mean(),
        ),
        Misconception(
            "diagonal-dropped",
            "Each word's cosine with itself is left out. It belongs to the squared length of the sum.",
            "Write out (a + b) · (a + b). How many terms are there?",
            lambda cosines: np.sqrt(max(0.0, cosines.sum() - len(cosines))) / len(cosines),
        ),
        Misconception(
            "largest-eigenvalue",
            "This vector is the best for the mean of the squares of the cosines. Then a word that "
            "points away counts as much as one that points towards it.",
            "With opposite words, which cosines have a large square, and what is their mean?",
            lambda cosines: np.sqrt(np.linalg.eigvalsh(cosines)[-1] / len(cosines)),
        ),
        Misconception(
            "no-conflict",
            "All words are taken to reach the further one, whatever the angles between them.",
            "If two words point in opposite directions, can one arrow lie on both?",
            lambda cosines: 1.0,
        ),
        Misconception(
            "no-chance",
            "All words are taken to miss the further one, whatever the angles between them.",
            "If all words coincide, where would you put one more?",
            lambda cosines: 0.0,
        ),
    ),
)
