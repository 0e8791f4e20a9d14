"""Cut the features into heads."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import FunctionExercise, Misconception
from attnlib.multihead import split_heads


def split(x: Array, num_heads: int) -> Any:
    """Return the heads (num_heads, n, d_model / num_heads)."""
    return np.ascontiguousarray(split_heads(x, num_heads))


def _width(x: Array, num_heads: int) -> int:
    return int(x.shape[-1] // num_heads)


def _positions_cut(x: Array, num_heads: int) -> Array:
    return np.stack(np.split(x, num_heads, axis=0))


def _numbered(n: int, d_model: int) -> list[list[float]]:
    return [[10.0 * (i + 1) + j for j in range(d_model)] for i in range(n)]


EXERCISE = FunctionExercise(
    task=(
        "Write split(x, num_heads) for x (n, d_model): the heads (num_heads, n, d_model / "
        "num_heads). Head h holds the h-th slice of the features of every position, in order."
    ),
    returns=("heads",),
    reference=split,
    cases=(
        case(_numbered(2, 4), 2),
        case(_numbered(3, 6), 2),
        case(_numbered(3, 6), 3),
        case(_numbered(4, 4), 4),
        case(_numbered(4, 8), 2),
        case(_numbered(5, 3), 1),
    ),
    misconceptions=(
        Misconception(
            "no-swap",
            "The array is reshaped to (num_heads, n, width) at once. The shape is right, but the "
            "numbers are dealt out in reading order, so the rows of a head are not the positions.",
            "Cut only the last axis first. Which axis of the result must then move?",
            lambda x, h: x.reshape(h, len(x), _width(x, h)),
        ),
        Misconception(
            "not-moved",
            "The features are cut, but the heads still stand behind the positions: the shape is "
            "(n, num_heads, width).",
            "Which axis should come first, so that each head is one matrix?",
            lambda x, h: x.reshape(len(x), h, _width(x, h)),
        ),
        Misconception(
            "interleaved",
            "A head holds every num_heads-th feature instead of a slice of neighbours.",
            "You cut the last axis into (num_heads, width) or (width, num_heads). Which index "
            "moves fastest from one feature to the next?",
            lambda x, h: x.reshape(len(x), _width(x, h), h).transpose(2, 0, 1),
        ),
        Misconception(
            "head-transposed",
            "Each head has the shape (width, n): features in rows, positions in columns.",
            "In the result, which axis should hold the positions?",
            lambda x, h: x.reshape(len(x), h, _width(x, h)).transpose(1, 2, 0),
            lambda x, h: x.T.reshape(h, _width(x, h), len(x)),
        ),
        Misconception(
            "positions-cut",
            "The positions are dealt out to the heads. Each head must see every position, but "
            "only some of the features.",
            "Which of the two axes is the one to cut?",
            _positions_cut,
        ),
        Misconception(
            "copied",
            "Every head gets all features. Heads divide the width among them.",
            "How wide is one head?",
            lambda x, h: np.stack([x] * h),
        ),
        Misconception(
            "one-head",
            "Only the first head is returned.",
            "How many heads should the first axis count?",
            lambda x, h: x[:, : _width(x, h)],
            lambda x, h: x[None, :, : _width(x, h)],
        ),
    ),
)
