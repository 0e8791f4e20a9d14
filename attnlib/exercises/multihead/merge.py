"""Put the heads side by side again."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import FunctionExercise, Misconception
from attnlib.multihead import merge_heads


def merge(heads: Array) -> Any:
    """Return (n, num_heads * width)."""
    return merge_heads(heads)


def _rows(heads: Array) -> int:
    return int(heads.shape[1])


def _numbered(num_heads: int, n: int, width: int) -> list[list[list[float]]]:
    return [
        [[100.0 * (h + 1) + 10 * (i + 1) + j for j in range(width)] for i in range(n)]
        for h in range(num_heads)
    ]


EXERCISE = FunctionExercise(
    task=(
        "Write merge(heads) for heads (num_heads, n, width): (n, num_heads * width), where the "
        "row of a position holds its part of head 0, then of head 1, and so on."
    ),
    returns=("merged",),
    reference=merge,
    cases=(
        case(_numbered(2, 2, 2)),
        case(_numbered(2, 3, 5)),
        case(_numbered(3, 2, 4)),
        case(_numbered(5, 3, 1)),
        case(_numbered(1, 3, 2)),
    ),
    misconceptions=(
        Misconception(
            "no-swap-back",
            "The heads are reshaped to (n, num_heads * width) at once. The first row then holds "
            "several positions of head 0.",
            "Which axis must move before the last two can be joined?",
            lambda heads: heads.reshape(_rows(heads), -1),
        ),
        Misconception(
            "interleaved",
            "The first numbers of all heads come first, then the second ones.",
            "Which axis must stand last when the last two are joined?",
            lambda heads: heads.transpose(1, 2, 0).reshape(_rows(heads), -1),
        ),
        Misconception(
            "stacked",
            "The heads stand below one another: (num_heads * n, width).",
            "Along which axis do you concatenate?",
            lambda heads: heads.reshape(-1, heads.shape[2]),
            lambda heads: np.stack(
                [heads[h, i] for i in range(_rows(heads)) for h in range(len(heads))]
            ),
        ),
        Misconception(
            "summed",
            "The heads are added up. Then nobody can tell which head said what.",
            "How wide should the result be?",
            lambda heads: heads.sum(axis=0),
        ),
        Misconception(
            "averaged",
            "The heads are averaged, which is one blend again.",
            "How wide should the result be?",
            lambda heads: heads.mean(axis=0),
        ),
        Misconception(
            "not-joined",
            "The axes are swapped, but head and width are still two axes.",
            "Which two neighbouring axes become one?",
            lambda heads: heads.swapaxes(0, 1),
        ),
        Misconception(
            "reversed-heads",
            "The last head comes first.",
            "In which order do you concatenate?",
            lambda heads: merge_heads(heads[::-1]),
        ),
    ),
)
