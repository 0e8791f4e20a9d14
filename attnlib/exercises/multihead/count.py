"""Parameters and multiplications of a layer."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def count(n: int, d_model: int, num_heads: int) -> Any:
    """Return the number of parameters and of multiplications."""
    return 4 * d_model**2, 4 * n * d_model**2 + 2 * n**2 * d_model


def _from(parameters: Function, work: Function) -> Function:
    def wrong(n: int, d_model: int, num_heads: int) -> Any:
        return parameters(d_model, num_heads), work(n, d_model, num_heads)

    return wrong


def _square(d: int, h: int) -> int:
    return 4 * d * d


def _work(n: int, d: int, h: int) -> int:
    return 4 * n * d * d + 2 * n * n * d


EXERCISE = FunctionExercise(
    task=(
        "Write count(n, d_model, num_heads) for self-attention of n positions with four square "
        "projections and no biases. Return (parameters, multiplications): how many numbers "
        "are learnt, and how many multiplications the matrix products take (not the softmax)."
    ),
    returns=("parameters", "multiplications"),
    reference=count,
    cases=(case(10, 512, 8), case(10, 512, 1), case(3, 6, 2), case(1, 4, 4), case(700, 64, 16)),
    misconceptions=(
        Misconception(
            "heads-multiply",
            "Everything is multiplied by the number of heads, as if each head had the full width.",
            "How wide is one head, and what do all heads together need?",
            _from(lambda d, h: 4 * d * d * h, lambda n, d, h: h * _work(n, d, h)),
            _from(lambda d, h: 3 * d * d * h + d * d, lambda n, d, h: h * _work(n, d, h)),
            _from(lambda d, h: 4 * d * d * h, _work),
            _from(
                lambda d, h: (3 * h + h) * d * d,
                lambda n, d, h: 4 * n * d * d * h + 2 * n * n * d * h,
            ),
            _from(_square, lambda n, d, h: 4 * n * d * d + 2 * n * n * d * h),
        ),
        Misconception(
            "one-head-only",
            "This is one head of several: the others are not counted.",
            "Each head has its own projections. How many are there together?",
            _from(lambda d, h: 4 * d * d // h, lambda n, d, h: _work(n, d, h) // h),
            _from(
                lambda d, h: 4 * d * d // h,
                lambda n, d, h: 4 * n * d * d // h + 2 * n * n * d // h,
            ),
            _from(
                lambda d, h: 4 * (d // h) ** 2,
                lambda n, d, h: 4 * n * (d // h) ** 2 + 2 * n * n * (d // h),
            ),
        ),
        Misconception(
            "w-o-forgotten",
            "Three projections are counted. There is one more after the heads are joined.",
            "What mixes the heads?",
            _from(lambda d, h: 3 * d * d, lambda n, d, h: 3 * n * d * d + 2 * n * n * d),
            _from(lambda d, h: 3 * d * d, _work),
        ),
        Misconception(
            "attention-forgotten",
            "Only the projections' work is counted. Scores and weighted averages multiply too.",
            "How many products does one score take, and how many scores are there?",
            _from(_square, lambda n, d, h: 4 * n * d * d),
        ),
        Misconception(
            "average-forgotten",
            "The scores are counted, but not the weighted averages of the values.",
            "Two products of matrices have a side of n by n. Which?",
            _from(_square, lambda n, d, h: 4 * n * d * d + n * n * d),
        ),
        Misconception(
            "one-position",
            "The projections' work is counted once. They act on each of the n positions.",
            "How many rows does x have?",
            _from(_square, lambda n, d, h: 4 * d * d + 2 * n * n * d),
        ),
        Misconception(
            "biases-counted",
            "The biases of the projections are counted. Here the projections have none.",
            "How many numbers has a square matrix of d_model rows?",
            _from(lambda d, h: 4 * d * (d + 1), _work),
        ),
        Misconception(
            "work-is-parameters",
            "The second number repeats the first: every parameter used once.",
            "How often is a projection used for n positions? And what do the scores cost?",
            _from(_square, lambda n, d, h: 4 * d * d),
        ),
    ),
    rtol=float(np.finfo(np.float64).eps),
    atol=0.0,
)
