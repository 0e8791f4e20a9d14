"""The length at which attention with projections does as much work as a convolution."""

import math
from typing import Any

from attnlib.exercises._cases import case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines


@combines
def _with(projections: float = 4, products: float = 2) -> Function:
    """Solve products * n^2 d + projections * n d^2 = kernel_size * n d^2 for n."""

    def crossover(d: int, kernel_size: int) -> Any:
        return (kernel_size - projections) * d / products

    return crossover


def crossover(d: int, kernel_size: int) -> Any:
    """Return the length n."""
    return _with()(d, kernel_size)


EXERCISE = FunctionExercise(
    task=(
        "Write crossover(d, kernel_size): the length n at which a layer of attention with its four "
        "projections does exactly as much work as a convolution, k n d^2 with k for kernel_size. The scores take n^2 d, the "
        "averages as much, each projection n d^2. kernel_size is greater than 4."
    ),
    returns=("length",),
    reference=crossover,
    cases=(case(64, 5), case(10, 9), case(512, 7), case(3, 31)),
    misconceptions=(
        Misconception(
            "projections-forgotten",
            "The four projections are left out, as the table of 2017 leaves them out.",
            "What does a layer of attention multiply before the scores, and after the averages?",
            _with(projections=0),
        ),
        Misconception(
            "no-output-projection",
            "Three projections are counted. The averages pass one more matrix.",
            "Queries, keys, values: and what comes out?",
            _with(projections=3),
        ),
        Misconception(
            "one-product",
            "Only one of the two products of n by n is counted.",
            "The scores take n^2 d. What do the averages take?",
            _with(products=1),
        ),
        Misconception(
            "one-product-no-projections",
            "Of attention one product is counted, and no projection.",
            "Count all six products of the layer.",
            _with(projections=0, products=1),
        ),
        Misconception(
            "meets-a-recurrence",
            "This is where attention without projections meets a recurrence, at n = d.",
            "Where does kernel_size stand in your equation?",
            lambda d, kernel_size: float(d),
        ),
        Misconception(
            "projections-on-the-wrong-side",
            "The projections are added to the convolution's work.",
            "Whose projections are they?",
            _with(projections=-4),
        ),
        Misconception(
            "rounded-down",
            "The length is rounded. Two curves may meet between two whole numbers.",
            "Which does Python's // give, 7 // 2?",
            lambda d, kernel_size: (kernel_size - 4) * d // 2,
            lambda d, kernel_size: math.ceil((kernel_size - 4) * d / 2),
        ),
        Misconception(
            "d-twice",
            "A factor d is left over: the result has the size of d^2.",
            "Divide both sides by n d before you solve for n.",
            lambda d, kernel_size: (kernel_size - 4) * d * d / 2,
        ),
    ),
    hints=(
        "Write both works down, each as a sum of products of n and d, and set them equal.",
        "Every term has n d in it: divide by it.",
        "2 n + 4 d = k d is left.",
    ),
    solution="""
def crossover(d, kernel_size):
    return (kernel_size - 4) * d / 2  # 2 n^2 d + 4 n d^2 = k n d^2
""",
)
