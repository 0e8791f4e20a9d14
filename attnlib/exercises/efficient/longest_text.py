"""How long a text a cache holds."""

import math
from typing import Any

from attnlib.exercises._cases import case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def longest_text(
    room: int, layers: int, num_heads: int, num_kv_heads: int, d_head: int, size: int
) -> int:
    """Return how many tokens fit into a cache of keys and values."""
    return room // (2 * layers * num_kv_heads * d_head * size)


def _by(per_token: Function, end: Function = lambda room, each: room // each) -> Function:
    """Build an answer from the bytes per token that it assumes."""

    def answer(room: int, layers: int, heads: int, groups: int, width: int, size: int) -> Any:
        return end(room, per_token(layers, heads, groups, width, size))

    return answer


def _right(layers: int, heads: int, groups: int, width: int, size: int) -> int:
    return 2 * layers * groups * width * size


EXERCISE = FunctionExercise(
    task=(
        "Write longest_text(room, layers, num_heads, num_kv_heads, d_head, size): the largest whole number of tokens "
        "whose keys and values fit into room bytes, for a model with that many layers, whose query heads of "
        "width d_head share num_kv_heads heads of keys and values, at size bytes a number."
    ),
    returns=("tokens",),
    reference=longest_text,
    cases=(
        case(1000, 2, 4, 2, 8, 2),
        case(5000, 3, 6, 3, 5, 4),
        case(100_000, 2, 8, 1, 16, 2),
        case(7777, 1, 3, 3, 11, 1),
        case(959, 3, 8, 2, 5, 2),
        case(640, 2, 4, 2, 8, 2),  # the last token fits exactly
        case(100, 2, 4, 2, 8, 2),  # not even one fits
    ),
    misconceptions=(
        Misconception(
            "values-forgotten",
            "Only the keys are counted.",
            "A token leaves two vectors for each head. Which?",
            _by(lambda la, h, g, w, s: la * g * w * s),
        ),
        Misconception(
            "all-heads",
            "Keys and values are counted for each query head, but several query heads share one of them.",
            "Which heads are kept in the cache?",
            _by(lambda la, h, g, w, s: 2 * la * h * w * s),
        ),
        Misconception(
            "queries-too",
            "The queries are counted as well.",
            "Does a later token need the query of an earlier one?",
            _by(lambda la, h, g, w, s: (2 * g + h) * la * w * s),
            _by(lambda la, h, g, w, s: 3 * la * g * w * s),
        ),
        Misconception(
            "layers-forgotten",
            "One layer is counted. Each has keys and values of its own.",
            "How many caches does the model have?",
            _by(lambda la, h, g, w, s: 2 * g * w * s),
        ),
        Misconception(
            "numbers-for-bytes",
            "Numbers are counted, and the room is given in bytes.",
            "How many bytes does a number take?",
            _by(lambda la, h, g, w, s: 2 * la * g * w),
        ),
        Misconception(
            "width-forgotten",
            "A key is a vector, not a number.",
            "How many numbers does a key have?",
            _by(lambda la, h, g, w, s: 2 * la * g * s),
        ),
        Misconception(
            "width-divided",
            "The width is divided by the number of heads, but it is the width of one head already.",
            "Is d_head the width of the model or of a head?",
            _by(lambda la, h, g, w, s: 2 * la * g * w * s / h),
        ),
        Misconception(
            "rounded-up",
            "The last token does not fit any more.",
            "Which way must a number of tokens be rounded so that all of them find room?",
            _by(_right, lambda room, each: math.ceil(room / each)),
            _by(_right, lambda room, each: round(room / each)),
        ),
        Misconception(
            "not-rounded",
            "This is no whole number of tokens.",
            "Does a half token help anybody?",
            _by(_right, lambda room, each: room / each),
        ),
        Misconception(
            "bytes-per-token",
            "These are the bytes of one token.",
            "How often do they fit into the room?",
            _by(_right, lambda room, each: each),
        ),
    ),
    hints=(
        "Begin with the bytes of one token.",
        "A token leaves a key and a value of d_head numbers, for each shared head and in each layer.",
        "Divide the room by that, and round down.",
    ),
    solution="""
def longest_text(room, layers, num_heads, num_kv_heads, d_head, size):
    return room // (2 * layers * num_kv_heads * d_head * size)
""",
)
