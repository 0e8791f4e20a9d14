"""How many narrow heads a convolution needs, where each sees one offset."""

import math
from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case
from attnlib.exercises._declare import FunctionExercise, Misconception


def _ranks(kernel: Array) -> Any:
    """Return the rank of each offset's matrix, in one row."""
    return np.linalg.matrix_rank(kernel).ravel()


def narrow_heads(kernel: Array, d_head: int) -> Any:
    """Return the sum of the ranks, each divided by the head's size and rounded up."""
    return sum(math.ceil(rank / d_head) for rank in _ranks(kernel))


def _offsets(kernel: Array) -> int:
    return kernel.shape[0] * kernel.shape[1]


def _filled(kernel: Array) -> int:
    return int((_ranks(kernel) > 0).sum())


def _rank_of_all(kernel: Array) -> int:
    return int(np.linalg.matrix_rank(kernel.reshape(_offsets(kernel), -1)))


def _by_size(kernel: Array, d_head: int) -> int:
    return math.ceil(min(kernel.shape[2:]) / d_head)


def _kernel(
    seed: int, d_in: int, d_out: int, d_head: int, ranks: list[int], *, alike: bool = False
) -> Case:
    """Make a kernel whose matrices have the ranks, or are all multiples of the first."""
    rng = np.random.default_rng(seed)
    matrices = [
        rng.integers(1, 5, size=(d_in, rank))
        @ rng.integers(-3, 4, size=(rank, d_out)).astype(float)
        for rank in ranks
    ]
    if alike:
        matrices = [scale * matrices[0] for scale in range(1, len(ranks) + 1)]
    side = math.isqrt(len(ranks))
    return case(np.array(matrices).reshape(side, side, d_in, d_out), d_head)


EXERCISE = FunctionExercise(
    task=(
        "Write narrow_heads(kernel, d_head) for a kernel (K, K, d_in, d_out): the fewest heads whose "
        "sum is this convolution, where each head sees one offset alone and its matrix, W_V W_O, "
        "goes through d_head numbers. Return a whole number."
    ),
    returns=("heads",),
    reference=narrow_heads,
    cases=(
        case(
            [
                [[[1.0, 0.0], [0.0, 1.0]], [[1.0, 2.0], [2.0, 4.0]]],
                [[[0.0, 0.0]] * 2, [[3.0, 1.0]] * 2],
            ],
            1,
        ),  # to work by hand
        _kernel(0, 5, 7, 2, [5, 3, 1, 0, 4, 2, 1, 5, 3]),
        _kernel(1, 7, 5, 3, [5, 5, 5, 5]),
        _kernel(2, 7, 5, 3, [1, 4, 2, 1, 0, 5, 4, 1, 1]),
        _kernel(3, 3, 5, 4, [3, 1, 2, 0]),
        _kernel(4, 11, 7, 5, [6, 1, 7, 2]),
        _kernel(5, 7, 5, 2, [1, 2, 1, 0]),
        _kernel(6, 5, 7, 2, [3] * 9, alike=True),
    ),
    misconceptions=(
        Misconception(
            "one-for-each-offset",
            "This counts the offsets. One narrow head may not be enough for an offset.",
            "Which matrices can one head with d_head = 1 make?",
            lambda kernel, d_head: _offsets(kernel),
        ),
        Misconception(
            "counts-what-is-not-zero",
            "This counts the offsets whose matrix is not zero. One narrow head may not be enough for one.",
            "Which matrices can one head with d_head = 1 make?",
            lambda kernel, d_head: _filled(kernel),
        ),
        Misconception(
            "rank-across-offsets",
            "This is the rank of the whole kernel, one row for each offset. It is for heads that may weigh several offsets.",
            "A head sees one offset here. Can it help at another one?",
            lambda kernel, d_head: _rank_of_all(kernel),
            lambda kernel, d_head: math.ceil(_rank_of_all(kernel) / d_head),
        ),
        Misconception(
            "sizes-not-ranks",
            "This takes the sizes of the matrices, and not their ranks.",
            "How many heads does a matrix need whose rows are all alike?",
            lambda kernel, d_head: _offsets(kernel) * _by_size(kernel, d_head),
            lambda kernel, d_head: _filled(kernel) * _by_size(kernel, d_head),
            lambda kernel, d_head: _offsets(kernel) * math.ceil(kernel.shape[2] / d_head),
            lambda kernel, d_head: _offsets(kernel) * math.ceil(kernel.shape[3] / d_head),
        ),
        Misconception(
            "head-size-forgotten",
            "The ranks are added up, as if every head had d_head = 1.",
            "What is the largest rank that W_V W_O can have?",
            lambda kernel, d_head: _ranks(kernel).sum(),
        ),
        Misconception(
            "rounded-after-the-sum",
            "The ranks are added first and rounded up last, so one head serves two offsets.",
            "May a head that has room left help at another offset?",
            lambda kernel, d_head: math.ceil(_ranks(kernel).sum() / d_head),
            lambda kernel, d_head: _ranks(kernel).sum() // d_head,
        ),
        Misconception(
            "rounded-down",
            "Each offset's quotient is rounded down, so the last piece of a matrix is missing.",
            "With d_head = 2, how many heads does a matrix of rank 3 need?",
            lambda kernel, d_head: (_ranks(kernel) // d_head).sum(),
        ),
        Misconception(
            "one-too-many",
            "An offset whose rank is a multiple of d_head gets one head more than it needs.",
            "With d_head = 2, how many heads does a matrix of rank 4 need?",
            lambda kernel, d_head: (_ranks(kernel) // d_head + 1).sum(),
        ),
        Misconception(
            "not-rounded",
            "Heads come whole, for each offset.",
            "With d_head = 2, how many heads does a matrix of rank 3 need?",
            lambda kernel, d_head: _ranks(kernel).sum() / d_head,
        ),
        Misconception(
            "the-worst-for-all",
            "Each offset gets as many heads as the one with the largest rank.",
            "Count the heads of each offset by itself.",
            lambda kernel, d_head: _offsets(kernel) * math.ceil(_ranks(kernel).max() / d_head),
            lambda kernel, d_head: _filled(kernel) * math.ceil(_ranks(kernel).max() / d_head),
        ),
        Misconception(
            "a-head-for-nothing",
            "An offset whose matrix is all zeros gets a head. It needs none.",
            "What does a convolution fetch where its matrix is zero?",
            lambda kernel, d_head: sum(max(1, math.ceil(r / d_head)) for r in _ranks(kernel)),
        ),
    ),
    hints=(
        "W_V is (d_in, d_head) and W_O is (d_head, d_out). What is the largest rank of their product?",
        "Two heads that see the same offset add their matrices: the rank of a sum is at most the sum "
        "of the ranks.",
        "np.linalg.matrix_rank(kernel) gives the rank at every offset, (K, K).",
    ),
    solution="""
def narrow_heads(kernel, d_head):
    ranks = np.linalg.matrix_rank(kernel)  # (K, K)
    return int(np.ceil(ranks / d_head).sum())
""",
)
