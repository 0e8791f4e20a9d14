"""The bias of ALiBi: a slope a head."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.position import alibi_bias


def alibi(num_heads: int, n: int) -> Any:
    """Return the bias."""
    return alibi_bias(num_heads, n, n)


@combines
def _with(
    slopes: Function = lambda h, count: 2.0 ** (-8 * h / count),
    bias: Function = lambda m, gap: -m * np.abs(gap),
) -> Function:
    """Build a bias from slopes for the heads h = 1, 2, ... and gaps i - j."""

    def alibi(num_heads: int, n: int) -> Any:
        m = slopes(np.arange(1, num_heads + 1), num_heads) * np.ones(num_heads)
        return bias(m[:, None, None], np.arange(n)[:, None] - np.arange(n))

    return alibi


EXERCISE = FunctionExercise(
    task=(
        "Write alibi(num_heads, n) for a power of two num_heads: a bias (num_heads, n, n) to add "
        "to the scores of query i for key j. In head h of H, counted from 1, it is minus the "
        "distance of i and j times the slope 2^(-8 h / H)."
    ),
    returns=("bias",),
    reference=alibi,
    cases=(case(1, 3), case(2, 5), case(4, 3), case(8, 4), case(16, 2)),
    misconceptions=(
        Misconception(
            "far-is-better",
            "The bias grows with the distance, so the far end of the text gets all the weight.",
            "Which sign makes a distant key less likely?",
            _with(bias=lambda m, gap: m * np.abs(gap)),
        ),
        Misconception(
            "signed",
            "Keys after the query get a bonus: the distance has a sign here.",
            "Is your bias the same for a key two places before and two places after?",
            _with(bias=lambda m, gap: -m * gap),
            _with(bias=lambda m, gap: m * gap),
        ),
        Misconception(
            "counts-heads-from-zero",
            "The first head has the slope 1: its number was taken as 0.",
            "What is 2^(-8 h / H) for h = 1 and H = 8?",
            _with(lambda h, count: 2.0 ** (-8 * (h - 1) / count)),
        ),
        Misconception(
            "made-for-eight",
            "The slopes are 1/2, 1/4, 1/8, ... whatever the number of heads.",
            "What is the slope of the last head of 16?",
            _with(lambda h, count: 2.0**-h),
        ),
        Misconception(
            "same-slope",
            "All heads have the same slope.",
            "Where does your bias depend on h?",
            _with(lambda h, count: 2.0 ** (-8 / count)),
            _with(lambda h, count: 1.0),
            _with(lambda h, count: 2.0**-8),
        ),
        Misconception(
            "factor",
            "These are factors for the weights, powers of e. The bias is added before the softmax.",
            "What is the logarithm of your numbers?",
            _with(bias=lambda m, gap: np.exp(-m * np.abs(gap))),
        ),
        Misconception(
            "reversed-heads",
            "The heads come in the opposite order: the first should be the steepest.",
            "Which is larger, 2^(-8 / H) or 2^(-8)?",
            _with(lambda h, count: 2.0 ** (-8 * (count + 1 - h) / count)),
        ),
        Misconception(
            "future-hidden",
            "Keys after the query are hidden as well. That is the mask's work, not the bias's.",
            "What should stand above the diagonal?",
            _with(bias=lambda m, gap: np.where(gap >= 0, -m * np.abs(gap), -np.inf)),
            _with(bias=lambda m, gap: np.where(gap >= 0, -m * np.abs(gap), -1e9)),
            _with(bias=lambda m, gap: np.where(gap >= 0, -m * np.abs(gap), 0.0)),
        ),
    ),
)
