"""Borrowing coins: plain shares as weights."""

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.lookup import softmax


def borrow(owned: float, need: float, means: Array, loans: Array) -> float:
    """Add to what is owned the loans, weighted by each lender's share of means over need."""
    ratio = means / need
    return float(owned + ratio / ratio.sum() @ loans)


def _borrow_with(weigh: Function) -> Function:
    def borrow(owned: float, need: float, means: Array, loans: Array) -> float:
        return float(owned + weigh(means / need) @ loans)

    return borrow


EXERCISE = FunctionExercise(
    task=(
        "Write borrow(owned, need, means, loans). Each lender's ratio is means / need; the "
        "weights are the ratios' plain shares of their sum. Return the coins you end up with: "
        "what you owned, and the loans averaged with these weights. One of the four arguments "
        "makes no difference to the result; keep it in the signature."
    ),
    returns=("coins",),
    reference=borrow,
    cases=(
        case(416.0, 500.0, [1000.0], [100.0]),
        case(416.0, 500.0, [1000.0, 250.0], [100.0, 150.0]),
        case(7.0, 13.0, [26.0, 39.0, 65.0], [3.0, 11.0, 5.0]),
        case(0.0, 2.0, [1.0, 1.0, 3.0, 3.0], [4.0, 6.0, 1.0, 2.0]),
        case(11.0, 50.0, [10.0, 35.0], [17.0, 29.0]),
    ),
    misconceptions=(
        Misconception(
            "not-normalised",
            "The ratios are used as they are. They do not sum to one, so this is a weighted "
            "sum, not an average.",
            "With two equal lenders, how large should each weight be?",
            _borrow_with(lambda ratio: ratio),
        ),
        Misconception(
            "divided-by-count",
            "The weighted loans are divided by the number of lenders instead of by the sum of "
            "the weights.",
            "What do your weights sum to when one lender is much richer than the others?",
            _borrow_with(lambda ratio: ratio / ratio.size),
        ),
        Misconception(
            "ratio-inverted",
            "The ratio is upside down, need over means, so the poorest lender weighs most.",
            "Who should count more, the lender with 1000 coins or the one with 250?",
            _borrow_with(lambda ratio: (1 / ratio) / (1 / ratio).sum()),
        ),
        Misconception(
            "softmax-shares",
            "The weights are a softmax of the ratios, not their plain shares.",
            "For the ratios 2 and 0.5 the plain shares are 0.8 and 0.2. Is there an exponential "
            "in your code?",
            _borrow_with(softmax),
        ),
        Misconception(
            "equal-shares",
            "All lenders weigh the same; means and need play no part.",
            "Where does your code use the lenders' means?",
            _borrow_with(lambda ratio: np.full_like(ratio, 1 / ratio.size)),
        ),
        Misconception(
            "best-lender-only",
            "The richest lender alone gives a loan. That is the hard lookup.",
            "Which share is left for the second lender?",
            _borrow_with(lambda ratio: np.eye(ratio.size)[ratio.argmax()]),
        ),
        Misconception(
            "all-loans",
            "Every loan is taken in full: nothing is weighted.",
            "Can you end up with more than the largest single loan brings?",
            _borrow_with(np.ones_like),
        ),
        Misconception(
            "means-as-loans",
            "The average is taken over what the lenders own, not over what they lend: the key "
            "stands in the value's place.",
            "Which of the two arrays decides the weights, and which one is handed out?",
            lambda owned, need, means, loans: float(owned + means / means.sum() @ means),
        ),
        Misconception(
            "owned-forgotten",
            "This is the borrowed amount alone; the coins owned before are missing.",
            "What do you hold if nobody lends anything?",
            lambda owned, need, means, loans: float(means / means.sum() @ loans),
        ),
    ),
    hints=(
        "Name the three steps: a ratio for each lender, a share for each ratio, a weighted sum.",
        "The ratios are means / need. Divide them by their sum: do the shares sum to one?",
        "shares @ loans adds the loans with the shares as weights. What do you own beside that?",
    ),
    solution="""
def borrow(owned, need, means, loans):
    ratios = means / need
    return owned + ratios / ratios.sum() @ loans
""",
)
