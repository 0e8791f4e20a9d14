"""How many heads a convolution needs."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case
from attnlib.exercises._declare import FunctionExercise, Misconception


def fewest_heads(kernel: Array) -> Any:
    """Return the rank of the kernel with one row for each offset."""
    offsets = kernel.shape[0] * kernel.shape[1]
    return int(np.linalg.matrix_rank(kernel.reshape(offsets, -1)))


def _rows(kernel: Array) -> Any:
    return kernel.reshape(kernel.shape[0] * kernel.shape[1], -1)


def _directions(kernel: Array) -> Any:
    """Count the matrices that are not 0 and no multiples of an earlier one."""
    rows = [row / np.linalg.norm(row) for row in _rows(kernel) if row.any()]
    return sum(all(abs(row @ other) < 1 - 1e-9 for other in rows[:i]) for i, row in enumerate(rows))


def _kernel(seed: int, size: int, d_in: int, d_out: int, rank: int, *, gaps: int = 0) -> Case:
    """Make a kernel of a rank, with as many offsets empty as `gaps` says."""
    rng = np.random.default_rng(seed)
    shares = rng.integers(1, 5, size=(size * size, rank)).astype(float)
    shares[:gaps] = 0
    matrices = rng.integers(-3, 4, size=(rank, d_in * d_out)).astype(float)
    return case((shares @ matrices).reshape(size, size, d_in, d_out))


def _same(size: int, d_in: int, d_out: int) -> Case:
    matrix = np.arange(1.0, d_in * d_out + 1).reshape(d_in, d_out) ** 2
    return case(np.broadcast_to(matrix, (size, size, d_in, d_out)).copy())


EXERCISE = FunctionExercise(
    task=(
        "Write fewest_heads(kernel) for a kernel (K, K, d_in, d_out): the fewest heads whose sum is "
        "this convolution, where a head has one value matrix (d_in, d_out) and one weight for each "
        "offset, and weights may be any numbers. Return a whole number."
    ),
    returns=("heads",),
    reference=fewest_heads,
    cases=(
        case([[[[1.0, 2.0]], [[2.0, 4.0]]], [[[0.0, 1.0]], [[1.0, 3.0]]]]),  # to work by hand
        _same(3, 3, 2),
        _kernel(0, 3, 4, 5, 3),
        _kernel(1, 3, 3, 5, 9),
        _kernel(2, 5, 3, 4, 2, gaps=7),
        _kernel(3, 3, 7, 2, 4, gaps=2),
        _kernel(4, 5, 2, 3, 6),
        _kernel(5, 3, 2, 7, 2, gaps=4),
    ),
    misconceptions=(
        Misconception(
            "one-for-each-offset",
            "This counts the offsets. That many heads are enough, but a kernel may need fewer.",
            "How many heads does a blur need, the same matrix at each offset?",
            lambda kernel: kernel.shape[0] * kernel.shape[1],
        ),
        Misconception(
            "counts-what-is-not-zero",
            "This counts the offsets whose matrix is not zero.",
            "How many heads does a blur need, the same matrix at each offset?",
            lambda kernel: int((_rows(kernel) != 0).any(axis=1).sum()),
        ),
        Misconception(
            "different-matrices",
            "This counts the different matrices. One may be a sum of others.",
            "If the third matrix is the sum of the first two, is a third head needed?",
            lambda kernel: len(np.unique(_rows(kernel), axis=0)),
        ),
        Misconception(
            "different-directions",
            "This counts matrices that are no multiples of each other. One may be a sum of others.",
            "If the third matrix is the sum of the first two, is a third head needed?",
            _directions,
        ),
        Misconception(
            "sizes-alone",
            "This is the largest rank that a kernel of these sizes can have, not this kernel's own.",
            "Does your answer look at the numbers in the kernel?",
            lambda kernel: min(_rows(kernel).shape),
        ),
        Misconception(
            "rank-of-a-matrix",
            "This is the rank of the matrices themselves. A head may have a matrix of any rank.",
            "A head can weigh offsets. Which array has one row for each of them?",
            lambda kernel: int(np.linalg.matrix_rank(kernel).max()),
        ),
        Misconception(
            "ranks-added",
            "The ranks of the matrices are added up. A head may have a matrix of any rank.",
            "A head can weigh offsets. Which array has one row for each of them?",
            lambda kernel: int(np.linalg.matrix_rank(kernel).sum()),
        ),
        Misconception(
            "rows-of-the-image",
            "Only one axis of the kernel is in the rows. An offset is a pair, down and across.",
            "How many rows has your matrix, and how many offsets has the kernel?",
            lambda kernel: int(np.linalg.matrix_rank(kernel.reshape(len(kernel), -1))),
        ),
        Misconception(
            "outputs-in-the-columns",
            "The rows of all matrices are stacked. One head brings a whole matrix at once.",
            "Flatten each matrix into one row.",
            lambda kernel: int(np.linalg.matrix_rank(kernel.reshape(-1, kernel.shape[-1]))),
        ),
    ),
    hints=(
        "At offset delta the heads give the sum of w_h(delta) W_h. Write each W_h as one long row.",
        "The kernel, with one row for each offset, is then a product: (K K, heads) times (heads, "
        "d_in d_out).",
        "The fewest columns that such a product needs in the middle is called the rank. "
        "Singular values like 1e-15 count as 0.",
    ),
    solution="""
def fewest_heads(kernel):
    size, _, d_in, d_out = kernel.shape
    return np.linalg.matrix_rank(kernel.reshape(size * size, d_in * d_out))
""",
)
