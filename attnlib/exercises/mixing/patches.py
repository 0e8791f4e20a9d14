"""An image cut into patches."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import FunctionExercise, Misconception


def _blocks(image: Array, size: int) -> Array:
    """Return the image as (patch row, pixel row, patch column, pixel column)."""
    n = len(image) // size
    return image.reshape(n, size, n, size)


def my_patches(image: Array, size: int) -> Any:
    """Return one row a patch, (number of patches, size * size)."""
    return _blocks(image, size).swapaxes(1, 2).reshape(-1, size * size)


def _sliding(image: Array, size: int) -> Any:
    windows = np.lib.stride_tricks.sliding_window_view(image, (size, size))
    return windows.reshape(-1, size * size)


def _image(side: int) -> list[list[float]]:
    return [[float(100 + 10 * i + j) for j in range(side)] for i in range(side)]


EXERCISE = FunctionExercise(
    task=(
        "Write my_patches(image, size) for an image (side, side), with side a multiple of size: "
        "(number of patches, size * size), the patches row by row, and in each patch the pixels "
        "row by row."
    ),
    returns=("patches",),
    reference=my_patches,
    cases=(
        case(_image(4), 2),
        case(_image(6), 2),
        case(_image(6), 3),
        case(_image(8), 2),
        case(_image(3), 1),
    ),
    misconceptions=(
        Misconception(
            "no-swap",
            "The image is reshaped at once, so a patch is a piece of a row.",
            "First four axes: patch row, pixel row, patch column, pixel column. Which two must "
            "change places?",
            lambda image, size: image.reshape(-1, size * size),
        ),
        Misconception(
            "not-flattened",
            "Each patch is still a small image. The pixels should stand in one row.",
            "How many axes has the result?",
            lambda image, size: my_patches(image, size).reshape(-1, size, size),
            lambda image, size: _blocks(image, size).swapaxes(1, 2),
        ),
        Misconception(
            "columns-of-patches",
            "The patches go down the columns of the image.",
            "Which patch is the second one?",
            lambda image, size: _blocks(image, size).transpose(2, 0, 1, 3).reshape(-1, size * size),
        ),
        Misconception(
            "columns-of-pixels",
            "In each patch the pixels go down the columns.",
            "Which pixel is the second one in a patch?",
            lambda image, size: _blocks(image, size).transpose(0, 2, 3, 1).reshape(-1, size * size),
        ),
        Misconception(
            "transposed",
            "Patches and pixels both go down the columns: the image is turned over.",
            "Rows come first, twice.",
            lambda image, size: my_patches(image.T, size),
        ),
        Misconception(
            "overlapping",
            "The patches overlap: one begins at each pixel.",
            "How many patches has an image of 4 by 4 with size 2?",
            _sliding,
        ),
        Misconception(
            "strided",
            "A patch takes every n-th pixel of the whole image.",
            "The pixels of a patch are neighbours.",
            lambda image, size: (
                _blocks(image, len(image) // size).transpose(1, 3, 0, 2).reshape(-1, size * size)
            ),
        ),
        Misconception(
            "one-patch-a-column",
            "The patches are the columns of the result.",
            "Transpose it.",
            lambda image, size: my_patches(image, size).T,
        ),
    ),
    hints=(
        "Give the image four axes: patch row, pixel row, patch column, pixel column.",
        "Bring the two patch axes to the front; transpose or swapaxes does that.",
        "Then reshape to (number of patches, size * size).",
    ),
    solution="""
def my_patches(image, size):
    n = len(image) // size
    blocks = image.reshape(n, size, n, size)
    return blocks.transpose(0, 2, 1, 3).reshape(n * n, size * size)
""",
)
