"""A padding mask from the lengths of the sequences."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import FunctionExercise, Misconception
from attnlib.masking import padding_mask


def padding(lengths: Array, n_keys: int) -> Any:
    """Hide the keys behind the end of each sequence."""
    return padding_mask(lengths, n_keys)


def _keys(n_keys: int) -> Any:
    return np.arange(n_keys)


def _column(lengths: Array) -> Any:
    return np.asarray(lengths)[:, None, None]


EXERCISE = FunctionExercise(
    task=(
        "Write padding(lengths, n_keys) for the lengths (batch,) of sequences that were filled "
        "up at their end to n_keys: a boolean mask (batch, 1, n_keys), True = may attend. The "
        "axis of size 1 stands for the queries."
    ),
    returns=("mask",),
    reference=padding,
    cases=(
        case([1, 3], 3),
        case([2, 5, 4], 5),
        case([3, 3], 7),
        case([0, 2, 1], 2),
        case([4], 7),
        case([1, 2, 4], 4),
    ),
    misconceptions=(
        Misconception(
            "true-blocks",
            "True marks the padding. Here, True = may attend.",
            "Which of the two may be looked at, a word or the padding?",
            lambda n, m: _keys(m) >= _column(n),
        ),
        Misconception(
            "one-too-many",
            "One place of the padding is left open in each sequence.",
            "The last word of a sequence of length 3 stands at which index?",
            lambda n, m: _keys(m) <= _column(n),
        ),
        Misconception(
            "one-too-few",
            "The last word of each sequence is hidden.",
            "The last word of a sequence of length 3 stands at which index?",
            lambda n, m: _keys(m) < _column(n) - 1,
        ),
        Misconception(
            "padded-in-front",
            "The mask hides the beginning, as if the padding stood before the words.",
            "At which end were the sequences filled up?",
            lambda n, m: _keys(m) >= m - _column(n),
        ),
        Misconception(
            "no-query-axis",
            "The mask is right but has the shape (batch, n_keys). Against weights (batch, "
            "n_queries, n_keys) the sequences would be taken for queries.",
            "Put an axis of size 1 between the two.",
            lambda n, m: padding(n, m)[:, 0],
        ),
        Misconception(
            "query-axis-last",
            "The axis of size 1 stands last, where the keys belong: (batch, n_keys, 1) hides "
            "the padding's queries, not its keys.",
            "Which axis of the weights belongs to the keys?",
            lambda n, m: np.swapaxes(padding(n, m), 1, 2),
        ),
        Misconception(
            "axis-first",
            "The axis of size 1 stands first, so the sequences lie where the queries belong.",
            "Which axis of the weights (batch, n_queries, n_keys) belongs to the batch?",
            lambda n, m: np.swapaxes(padding(n, m), 0, 1),
        ),
        Misconception(
            "shortest-for-all",
            "All sequences are cut to the length of the shortest.",
            "Compare each key's place with the length of its own sequence.",
            lambda n, m: padding(np.full_like(np.asarray(n), np.min(n)), m),
        ),
        Misconception(
            "only-the-length-place",
            "Each mask differs at a single place.",
            "Which keys of a sequence of length 3 are words? All of them should be True.",
            lambda n, m: _keys(m) == _column(n) - 1,
            lambda n, m: _keys(m) != _column(n),
        ),
    ),
)
