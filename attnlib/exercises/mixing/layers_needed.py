"""How many layers of local attention join the first token to the last."""

import math
from typing import Any

from attnlib.exercises._cases import case
from attnlib.exercises._declare import FunctionExercise, Misconception


def layers_needed(n: int, window: int) -> Any:
    """Return the number of layers."""
    return math.ceil((n - 1) / (window - 1))


def _doubling(n: int, window: int) -> Any:
    layers = 1
    while window**layers < n:
        layers += 1
    return layers


EXERCISE = FunctionExercise(
    task=(
        "Write layers_needed(n, window): in a layer of causal local attention each token attends "
        "to window tokens, itself and those just before it. How many such layers must be stacked "
        "before the last of n tokens can depend on the first? window is 2 at least, n is greater."
    ),
    returns=("layers",),
    reference=layers_needed,
    cases=(
        case(10, 4),
        case(9, 3),
        case(8, 3),
        case(100, 2),
        case(17, 5),
        case(17, 4),
        case(13, 3),
        case(30, 7),
        case(65, 17),
    ),
    misconceptions=(
        Misconception(
            "itself-counted",
            "A layer is taken to reach window tokens back. One of the window is the token itself.",
            "With window 2, how far back does one layer reach?",
            lambda n, window: math.ceil((n - 1) / window),
            lambda n, window: (n - 1) // window,
        ),
        Misconception(
            "n-over-window",
            "This cuts the sequence into pieces of the window's size. Windows overlap.",
            "With window 2, how far back does one layer reach?",
            lambda n, window: math.ceil(n / window),
            lambda n, window: n // window,
        ),
        Misconception(
            "n-for-the-distance",
            "One layer too many where the layers reach exactly: the distance was taken as n, or 1 was "
            "added after rounding down.",
            "With window 3 and 3 tokens, how many layers are needed?",
            lambda n, window: math.ceil(n / (window - 1)),
        ),
        Misconception(
            "rounded-down",
            "The last layer, which has less far to go, is missing.",
            "If two layers do not quite reach, how many are needed?",
            lambda n, window: (n - 1) // (window - 1),
        ),
        Misconception(
            "floor-of-n",
            "The distance was taken as n and rounded down. The two slips cancel only now and then.",
            "With window 4 and 6 tokens, how many layers are needed?",
            lambda n, window: n // (window - 1),
        ),
        Misconception(
            "no-brackets",
            "Python divides before it subtracts: n - 1 // window - 1 is n less a quotient less 1.",
            "Which two numbers should be divided? Put brackets around each.",
            lambda n, window: n - 1 // window - 1,
            lambda n, window: (n - 1) // window - 1,
            lambda n, window: math.ceil((n - 1) / window - 1),
            lambda n, window: n - math.ceil(1 / window) - 1,
        ),
        Misconception(
            "minus-left",
            "// rounds down, and a minus before it turns that into rounding up. The minus is still there.",
            "Can the number of layers be negative?",
            lambda n, window: -(n - 1) // (window - 1),
        ),
        Misconception(
            "not-rounded",
            "Layers come whole.",
            "If two layers do not quite reach, how many are needed?",
            lambda n, window: (n - 1) / (window - 1),
        ),
        Misconception(
            "both-sides",
            "Half of the window is taken to lie after the token. It is causal: all lies before.",
            "How far back does a causal window of 5 reach?",
            lambda n, window: math.ceil(2 * (n - 1) / (window - 1)),
            lambda n, window: math.ceil((n - 1) / (window // 2)),
        ),
        Misconception(
            "grows-by-powers",
            "The reach is multiplied by each layer. That takes windows which grow with depth.",
            "How much does the second layer add to the reach of the first?",
            _doubling,
        ),
    ),
    hints=(
        "Follow one path back from the last token. How far can it go in one layer?",
        "window - 1 steps a layer, and n - 1 steps in all.",
        "Round up.",
    ),
    solution="""
def layers_needed(n, window):
    return -(-(n - 1) // (window - 1))  # divided and rounded up
""",
)
