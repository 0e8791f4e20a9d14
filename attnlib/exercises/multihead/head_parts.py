"""What each head adds to the output."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import FunctionExercise, Misconception


def head_parts(heads: Array, w_o: Array) -> Any:
    """Return each head's part of the output, (num_heads, n, d_model)."""
    return heads @ w_o.reshape(len(heads), heads.shape[-1], -1)


def _strided(heads: Array, w_o: Array) -> Any:
    return np.stack([head @ w_o[h :: len(heads)] for h, head in enumerate(heads)])


def _columns(heads: Array, w_o: Array) -> Array:
    width = heads.shape[-1]
    parts: Array = np.stack(
        [head @ w_o[:, h * width : (h + 1) * width].T for h, head in enumerate(heads)]
    )
    return parts


def _first_rows(heads: Array, w_o: Array) -> Any:
    return heads @ w_o[: heads.shape[-1]]


def _shared(heads: Array, w_o: Array) -> Array:
    whole: Array = head_parts(heads, w_o).mean(axis=0)
    return np.stack([whole] * len(heads))


def _without(heads: Array, w_o: Array) -> Any:
    parts: Array = head_parts(heads, w_o)
    return parts.sum(axis=0) - parts


EXERCISE = FunctionExercise(
    task=(
        "Write head_parts(heads, w_o) for heads (num_heads, n, width) and w_o (num_heads * width, "
        "d_model): what each head adds to the output, (num_heads, n, d_model). Their sum over the "
        "heads is the output of the layer."
    ),
    returns=("parts",),
    reference=head_parts,
    cases=(
        case([[[1.0]], [[2.0]]], [[3.0, 5.0], [7.0, 11.0]]),
        sampled(0, (2, 3, 2), (4, 4)),
        sampled(1, (3, 2, 4), (12, 12)),
        sampled(2, (5, 3, 1), (5, 5)),
        sampled(3, (2, 5, 3), (6, 6)),
    ),
    misconceptions=(
        Misconception(
            "already-summed",
            "The parts are added up: this is the layer's output.",
            "One part for each head is asked for. Which axis is missing?",
            lambda heads, w_o: head_parts(heads, w_o).sum(axis=0),
        ),
        Misconception(
            "columns-of-w-o",
            "Head h is multiplied with its columns of w_o. The joined heads stand to the left of "
            "w_o, so each head meets its rows.",
            "In merged @ w_o, which index of w_o runs along the merged features?",
            _columns,
        ),
        Misconception(
            "same-rows",
            "Every head is multiplied with the first rows of w_o.",
            "At which row of w_o does head 1 begin?",
            _first_rows,
        ),
        Misconception(
            "strided-rows",
            "Head h is given every num_heads-th row of w_o, as if the heads were interleaved.",
            "Where do the features of one head stand in the merged row?",
            _strided,
        ),
        Misconception(
            "shared-evenly",
            "The output is divided evenly among the heads. They do not add equally.",
            "What would the output be if all other heads were zero?",
            _shared,
        ),
        Misconception(
            "without-the-head",
            "This is the output without each head, not what the head adds.",
            "Which difference do you want?",
            _without,
        ),
        Misconception(
            "not-projected",
            "The heads themselves are returned, in their own narrow width.",
            "How wide is the output of the layer?",
            lambda heads, w_o: heads,
        ),
    ),
)
