"""A mask to paint by hand: cache, padding and window at once."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array
from attnlib.exercises._declare import Misconception, ValueExercise

_RIGHT = np.array(
    [
        [0, 0, 1, 1, 0, 0],
        [0, 0, 0, 1, 1, 0],
        [0, 0, 0, 0, 1, 1],
    ]
)


def _is(wanted: Any) -> Any:
    return lambda answer: bool((answer == wanted).all())


def _mask(may: Any) -> Any:
    i, j = np.arange(3)[:, None], np.arange(6)
    return np.broadcast_to(may(i, j), (3, 6)).astype(int)


_WRONG = {
    "true-blocks": 1 - _RIGHT,
    "top-left": _mask(lambda i, j: (j <= i) & (j >= i - 1)),
    "top-left-with-padding": _mask(lambda i, j: (j <= i) & (j >= i - 1) & (j >= 1)),
    "no-window": _mask(lambda i, j: (j <= i + 3) & (j >= 1)),
    "window-one-too-wide": _mask(lambda i, j: (j <= i + 3) & (j >= i + 1) & (j >= 1)),
    "sees-the-future": _mask(lambda i, j: (j >= i + 2) & (j <= i + 4)),
    "not-itself": _mask(lambda i, j: (j < i + 3) & (j >= i + 2)),
    "only-itself": _mask(lambda i, j: j == i + 3),
    "everything": _mask(lambda i, j: j >= 0),
    "padding-alone": _mask(lambda i, j: j >= 1),
}


def _describe(answer: Array) -> str:
    rows = "; ".join("".join(f"{x:g}" for x in row) for row in answer)
    return f"Your rows are {rows}."


EXERCISE = ValueExercise(
    task=(
        "A model decodes with a cache. It keeps the keys of three earlier tokens, and the first of "
        "these is padding. Three new tokens come: their queries are the rows, all six keys the "
        "columns. Each token may look at itself and at the one token before it, never at padding. "
        "Give the mask (3, 6) with 1 = may attend."
    ),
    shape=(3, 6),
    accepts=lambda answer: bool((answer == _RIGHT).all()),
    describe=_describe,
    misconceptions=(
        Misconception(
            "rows-and-columns-swapped",
            "This mask has six rows. Rows are queries, and there are three new tokens.",
            "Who asks? Give each of them a row.",
            lambda answer: answer.shape == (6, 3),
            about_shape=True,
        ),
        Misconception(
            "cache-forgotten",
            "This mask is for three queries and three keys. The cache holds three keys more.",
            "How many keys are there in all?",
            lambda answer: answer.shape == (3, 3),
            about_shape=True,
        ),
        Misconception(
            "true-blocks",
            "Exactly the wrong way round: 1 = may attend.",
            "What does a 1 stand for?",
            _is(_WRONG["true-blocks"]),
        ),
        Misconception(
            "top-left",
            "The first new token is taken for the first key. Three keys come before it.",
            "In which column is the first new token's own key?",
            lambda a: _is(_WRONG["top-left"])(a) or _is(_WRONG["top-left-with-padding"])(a),
        ),
        Misconception(
            "no-window",
            "Each token sees all earlier ones. It may see only one of them.",
            "How many 1s belong in a row?",
            _is(_WRONG["no-window"]),
        ),
        Misconception(
            "window-one-too-wide",
            "Each token sees two tokens before it, not one.",
            "How many 1s belong in a row?",
            _is(_WRONG["window-one-too-wide"]),
        ),
        Misconception(
            "sees-the-future",
            "The window reaches to the other side as well, to a token that has yet to come.",
            "Which column holds a token's own key? Nothing after it may be 1.",
            _is(_WRONG["sees-the-future"]),
        ),
        Misconception(
            "not-itself",
            "The tokens see the one before them and not themselves.",
            "Read the task again: whom may each token look at?",
            _is(_WRONG["not-itself"]),
        ),
        Misconception(
            "only-itself",
            "The tokens see themselves alone.",
            "Whom else may each token look at?",
            _is(_WRONG["only-itself"]),
        ),
        Misconception(
            "padding-alone",
            "Only the padding is hidden, if anything. Order and window are missing.",
            "May a token look at one that comes after it?",
            lambda a: _is(_WRONG["padding-alone"])(a) or _is(_WRONG["everything"])(a),
        ),
    ),
    hint="Number the keys 0 to 5. The new tokens' own keys are 3, 4 and 5.",
    examples=(_RIGHT, _RIGHT.tolist(), _RIGHT == 1),
    wrong_examples={
        "rows-and-columns-swapped": _RIGHT.T,
        "cache-forgotten": np.eye(3),
        **{
            name: mask
            for name, mask in _WRONG.items()
            if name not in {"top-left-with-padding", "everything"}
        },
    },
)
