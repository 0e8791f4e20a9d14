"""A softmax's average in one pass, mended."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.lookup import softmax


def streamed(scores: Array, value: Array) -> Any:
    """Return the average of the values by the softmax of the scores."""
    return softmax(scores) @ value


@combines
def _pass(
    start: float = -np.inf,
    total_by: Function = lambda factor: factor,
    output_by: Function = lambda factor: factor,
    fresh_by: Function = lambda factor: 1.0,
    end: Function = lambda output, total: output / total,
) -> Function:
    """Build a pass over the keys with some of its parts exchanged."""

    def run(scores: Array, value: Array) -> Any:
        top, total, output = start, 0.0, np.zeros(value.shape[1])
        for s, v in zip(scores, value, strict=True):
            new = max(top, s)
            factor, fresh = np.exp(top - new), np.exp(s - new)
            fresh = fresh * fresh_by(factor)
            total = total_by(factor) * total + fresh
            output = output_by(factor) * output + fresh * v
            top = new
        return end(output, total)

    return run


def _overwritten(rescaled: bool, late: bool = False) -> Function:
    """Build a pass whose maximum is the last score, from the start or from the next step on."""

    def run(scores: Array, value: Array) -> Any:
        top, total, output = -np.inf, 0.0, np.zeros(value.shape[1])
        for s, v in zip(scores, value, strict=True):
            new = max(top, s) if late else s
            factor = np.exp(top - new) if rescaled else 1.0
            total = factor * total + np.exp(s - new)
            output = factor * output + np.exp(s - new) * v
            top = s
        return output / total

    return run


def _fixed(reference: Function) -> Function:
    """Build a pass that measures all scores from one reference."""

    def run(scores: Array, value: Array) -> Any:
        raised = np.exp(scores - reference(scores))
        return raised @ value / raised.sum()

    return run


def _upside_down(factor: Any) -> Any:
    return 1 / factor if factor > 0 else 0.0


def _averages(scores: Array, value: Array) -> Any:
    top, total, output = -np.inf, 0.0, np.zeros(value.shape[1])
    for s, v in zip(scores, value, strict=True):
        new = max(top, s)
        total = np.exp(top - new) * total + np.exp(s - new)
        output = (np.exp(top - new) * output + np.exp(s - new) * v) / total
        top = new
    return output


EXERCISE = FunctionExercise(
    task=(
        "Mend streamed(scores, value), which reads the scores (n_keys,) and values (n_keys, d_v) of one "
        "query key by key. It returns the output (d_v,): the average of the values by the softmax of "
        "the scores. It must survive scores in the thousands of either sign."
    ),
    returns=("output",),
    reference=streamed,
    cases=(
        case([1.0, 3.0], [[10.0], [5.0]]),
        case([1.0, 3.0, 2.0], [[10.0], [5.0], [2.0]]),
        case([3.0, 1.0], [[4.0, 1.0], [0.0, 2.0]]),
        case(
            [0.5, 1.0, 2.5, 4.0, 3.0], [[1.0, 0.0], [0.0, 2.0], [3.0, 1.0], [5.0, 4.0], [2.0, 7.0]]
        ),
        case([-2000.0, -2001.0], [[3.0], [7.0]]),
        case([0.0, 1000.0, 1001.0], [[1.0], [2.0], [4.0]]),
        case([2000.0, 0.0, 1999.0], [[1.0], [5.0], [3.0]]),
        case([-10.0, 3000.7, -3000.0, 3001.1, -500.0], [[1.0], [2.0], [9.0], [40.0], [5.0]]),
    ),
    misconceptions=(
        Misconception(
            "both-faults",
            "Both faults are still there: the sum of values is not rescaled, and the maximum starts at 0.",
            "What do total and output have in common, and which scores are below every start?",
            _pass(start=0.0, output_by=lambda factor: 1.0),
        ),
        Misconception(
            "output-not-rescaled",
            "The sum of values still counts from the old maximum when a larger score arrives.",
            "Which of the two sums is multiplied by the factor, and which should be?",
            _pass(output_by=lambda factor: 1.0),
        ),
        Misconception(
            "total-not-rescaled",
            "The sum of exponentials still counts from the old maximum when a larger score arrives.",
            "Which of the two sums is multiplied by the factor, and which should be?",
            _pass(total_by=lambda factor: 1.0),
        ),
        Misconception(
            "neither-rescaled",
            "Both sums still count from the old maximum when a larger score arrives.",
            "After the score 3, what should be left of a term that was measured from the maximum 1?",
            _pass(total_by=lambda factor: 1.0, output_by=lambda factor: 1.0),
            _pass(0.0, total_by=lambda factor: 1.0, output_by=lambda factor: 1.0),
        ),
        Misconception(
            "maximum-overwritten",
            "The maximum is overwritten by each score. It should be kept where the score is smaller.",
            "Read the scores 2000 and then 0. From which number are both measured at the end?",
            _overwritten(rescaled=True),
            _overwritten(rescaled=False),
            _overwritten(rescaled=True, late=True),
            _overwritten(rescaled=False, late=True),
        ),
        Misconception(
            "zero-by-zero-hidden",
            "A small number is added to the sum. It hides 0 / 0, and the answer for scores far below zero is 0.",
            "What should the average of 3 and 7 never be?",
            _pass(0.0, end=lambda output, total: output / (total + 1e-8)),
        ),
        Misconception(
            "starts-at-zero",
            "Right, unless all scores are far below zero: then every exponential is rounded to 0 "
            "beside a maximum of 0, and 0 / 0 is left.",
            "Which number is smaller than any score?",
            _pass(start=0.0),
        ),
        Misconception(
            "factor-upside-down",
            "What was summed so far grows when the maximum grows. It should shrink.",
            "All of it was divided by e to the old maximum. By what should it be divided now?",
            _pass(total_by=_upside_down, output_by=_upside_down),
        ),
        Misconception(
            "new-key-rescaled-too",
            "The new key is multiplied by the factor as well, though it is measured from the new "
            "maximum already.",
            "Which terms were measured from the old maximum?",
            _pass(fresh_by=lambda factor: factor if factor > 0 else 1.0),
        ),
        Misconception(
            "not-divided",
            "The sum of values is returned as it is.",
            "An average is a sum over what?",
            _pass(end=lambda output, total: output),
        ),
        Misconception(
            "divided-at-each-step",
            "The output is divided by the sum at each step, so that the early keys are divided again "
            "and again.",
            "When is it early enough to divide?",
            _averages,
        ),
        Misconception(
            "first-score-as-maximum",
            "All scores are measured from the first one. A score far above it overflows.",
            "What has to happen when a larger score arrives?",
            _fixed(lambda scores: scores[0]),
        ),
        Misconception(
            "wrong-shift",
            "All scores are measured from one that need not be the largest. A score far above it overflows.",
            "Which number keeps every exponent at or below zero?",
            _fixed(lambda scores: scores[-1]),
            _fixed(np.mean),
        ),
        Misconception(
            "overflow",
            "Right for small scores, but the exponential of 1000 is infinite.",
            "What is subtracted from a score before the exponential is taken?",
            _fixed(lambda scores: 0.0),
        ),
    ),
    hints=(
        "Try the scores 1 and 3 by hand, and look at both sums after the second key.",
        "Both sums hold terms that were measured from the old maximum, so both take the factor.",
        "e to the power of minus infinity is 0, so minus infinity is a good start.",
    ),
    solution="""
def streamed(scores, value):
    top, total, output = -np.inf, 0.0, 0.0
    for s, v in zip(scores, value):
        new = max(top, s)
        factor = np.exp(top - new)
        total = factor * total + np.exp(s - new)
        output = factor * output + np.exp(s - new) * v
        top = new
    return output / total
""",
)
