"""The gradient of scores that are made of one set of vectors."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import FunctionExercise, Misconception


def pull(x: Array, wish: Array) -> Any:
    """Differentiate ``sum(wish * (x @ x.T))`` by the vectors."""
    return (wish + wish.T) @ x


def _without_diagonal(wish: Array) -> Array:
    return wish - np.diag(np.diag(wish))


EXERCISE = FunctionExercise(
    task=(
        "An optimiser should raise the sum over all i and j of wish[i, j] * (x[i] . x[j]). Write "
        "pull(x, wish) for x (n, d) and wish (n, n), which need not be symmetric: the gradient "
        "of this sum by x, in the shape of x."
    ),
    returns=("gradient",),
    reference=pull,
    cases=(
        case([[1.0, 0.0], [0.0, 2.0]], [[0.0, 1.0], [0.0, 0.0]]),
        case([[3.0, 1.0]], [[5.0]]),
        sampled(1, (3, 3), (3, 3)),
        sampled(2, (3, 5), (3, 3)),
        sampled(3, (5, 2), (5, 5)),
    ),
    misconceptions=(
        Misconception(
            "one-sided",
            "Each word is pulled by what it looks at, and not by who looks at it. But x[j] "
            "stands in the same product.",
            "Wish that word 0 looks at word 1, and nothing else. Does only word 0 move?",
            lambda x, wish: wish @ x,
        ),
        Misconception(
            "only-looked-at",
            "Each word is pulled by who looks at it, and not by what it looks at.",
            "Wish that word 0 looks at word 1, and nothing else. Does only word 1 move?",
            lambda x, wish: wish.T @ x,
        ),
        Misconception(
            "doubled",
            "This is 2 wish @ x, which is right only if the wish is symmetric.",
            "Which entries of wish meet x[1] in the sum? Not only those of row 1.",
            lambda x, wish: 2 * wish @ x,
            lambda x, wish: 2 * wish.T @ x,
        ),
        Misconception(
            "halved",
            "This is half the gradient: the symmetric part of the wish, used once.",
            "With one word x and the wish 1, the sum is x . x. What is its derivative?",
            lambda x, wish: (wish + wish.T) @ x / 2,
        ),
        Misconception(
            "diagonal-once",
            "A word's score with itself counts once. But x . x has x in it twice.",
            "What is the derivative of x squared?",
            lambda x, wish: (wish + wish.T - np.diag(np.diag(wish))) @ x,
        ),
        Misconception(
            "diagonal-dropped",
            "A word's score with itself is left out.",
            "With one word and the wish 5, the sum is 5 x . x. Is its slope zero?",
            lambda x, wish: (_without_diagonal(wish) + _without_diagonal(wish).T) @ x,
        ),
        Misconception(
            "by-scores",
            "This is the derivative by the scores. The scores still depend on x.",
            "Use the chain rule: how does one score change with x[i]?",
            lambda x, wish: wish,
        ),
        Misconception(
            "by-wish",
            "These are the scores: the derivative by the wish.",
            "What do you differentiate by?",
            lambda x, wish: x @ x.T,
        ),
        Misconception(
            "sum-itself",
            "This is the sum that should be raised, not its slope.",
            "The gradient has one number for each number in x.",
            lambda x, wish: (wish * (x @ x.T)).sum(),
        ),
        Misconception(
            "sign-flipped",
            "The sign is wrong: this lowers the sum.",
            "Wish that two perpendicular words score higher. Should they turn towards each other?",
            lambda x, wish: -pull(x, wish),
        ),
        Misconception(
            "transposed",
            "The gradient is transposed: its shape is (d, n).",
            "The gradient has the shape of x.",
            lambda x, wish: pull(x, wish).T,
        ),
    ),
)
