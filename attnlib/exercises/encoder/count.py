"""What an encoder layer learns."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines


def count(d_model: int, d_ff: int, num_heads: int) -> Any:
    """Return the number of learnt numbers."""
    return _counted()(d_model, d_ff, num_heads)


def _attention(d: int, h: int) -> float:
    return 4 * d * (d + 1)


def _norms(d: int) -> float:
    return 4 * d


def _thinking(d: int, f: int) -> float:
    return 2 * d * f + f + d


@combines
def _counted(
    attention: Function = _attention, norms: Function = _norms, thinking: Function = _thinking
) -> Function:
    def answer(d_model: int, d_ff: int, num_heads: int) -> Any:
        return attention(d_model, num_heads) + norms(d_model) + thinking(d_model, d_ff)

    return answer


def _no_biases(d: int, h: int) -> float:
    return 4 * d * d


EXERCISE = FunctionExercise(
    task=(
        "Write count(d_model, d_ff, num_heads): how many numbers an encoder layer learns. "
        "Attention has four projections, d_model to d_model; the feed-forward network goes to d_ff "
        "and back; there are two layer norms with gain and shift. All linear maps have biases."
    ),
    returns=("parameters",),
    reference=count,
    cases=(case(384, 1536, 12), case(512, 2048, 8), case(6, 10, 3), case(4, 7, 1), case(8, 3, 2)),
    misconceptions=(
        Misconception(
            "biases-forgotten",
            "The linear maps' biases are not counted.",
            "x W + b: how many numbers has b?",
            _counted(_no_biases, _norms, lambda d, f: 2 * d * f),
            _counted(thinking=lambda d, f: 2 * d * f),
            _counted(_no_biases, lambda d: 2 * d, lambda d, f: 2 * d * f),
        ),
        Misconception(
            "matrices-only",
            "Only the matrices are counted, neither biases nor norms.",
            "What else is learnt, beside the matrices?",
            _counted(_no_biases, lambda d: 0, lambda d, f: 2 * d * f),
        ),
        Misconception(
            "norms-forgotten",
            "As many numbers are missing as the layer norms learn.",
            "How many numbers have gain and shift?",
            _counted(norms=lambda d: 0),
        ),
        Misconception(
            "one-norm",
            "One of the two layer norms is missing, or their gains or shifts are.",
            "Two norms, each with a gain and a shift of d_model numbers.",
            _counted(norms=lambda d: 2 * d),
        ),
        Misconception(
            "two-numbers-a-norm",
            "Gain and shift are counted as one number each. There is one for each dimension.",
            "How wide are gain and shift?",
            _counted(norms=lambda d: 4),
        ),
        Misconception(
            "heads-multiply",
            "The projections are multiplied by the number of heads, as if each head had the full "
            "width.",
            "How wide is one head, and what do all heads together need?",
            _counted(lambda d, h: h * _attention(d, h)),
            _counted(lambda d, h: 3 * h * d * (d + 1) + d * (d + 1)),
            _counted(lambda d, h: 3 * h * d * (d + 1) + h * d * d + d),
        ),
        Misconception(
            "w-o-forgotten",
            "Three projections are counted. There is one more after the heads are joined.",
            "What mixes the heads?",
            _counted(lambda d, h: 3 * d * (d + 1)),
        ),
        Misconception(
            "one-matrix-back",
            "The feed-forward network has two matrices: one widens, one goes back.",
            "What is the shape of its output?",
            _counted(thinking=lambda d, f: d * f + f),
            _counted(thinking=lambda d, f: d * f + f + d),
        ),
    ),
    rtol=float(np.finfo(np.float64).eps),
    atol=0.0,
)
