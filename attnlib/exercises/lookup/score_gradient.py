"""The derivative of the soft answer with respect to the scores."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.exercises._softmaxes import overflow, tiny_number, wrong_shift
from attnlib.lookup import softmax


def score_gradient(scores: Array, value: Array) -> Any:
    """Differentiate ``softmax(scores) @ value`` by each score."""
    weights = softmax(scores)
    return weights * (value - weights @ value)


@combines
def _from(gradient: Function, weigh: Function = softmax) -> Function:
    def wrong(scores: Array, value: Array) -> Any:
        weights = weigh(scores)
        return gradient(weights, value, weights @ value)

    return wrong


def _weighed(weigh: Function) -> Function:
    return _from(lambda w, v, o: w * (v - o), weigh)


def _measured(step: float, *, both_ways: bool) -> Function:
    """Build an answer that measures: it moves one score at a time by a step, one or both ways."""

    def wrong(scores: Array, value: Array) -> Any:
        moves = step * np.eye(scores.size)
        back = moves if both_ways else 0 * moves
        change = softmax(scores + moves) @ value - softmax(scores - back) @ value
        return change / (2 * step if both_ways else step)

    return wrong


EXERCISE = FunctionExercise(
    task=(
        "For one query, the soft answer is output = softmax(scores) @ value. Write "
        "score_gradient(scores, value), both of shape (n_keys,): the derivative of the output "
        "by each score. Find the formula by hand: no automatic differentiation, and no small steps. It "
        "must survive scores of any size."
    ),
    returns=("gradient",),
    reference=score_gradient,
    cases=(
        case([0.0, 0.0], [10.0, 5.0]),
        case([1.0, 0.0, -1.0], [10.0, 5.0, 2.0]),
        case([0.5, 0.25, 2.0, -1.0, 1.5], [3.0, -7.0, 2.0, 11.0, 5.0]),
        case([1000.0, 1001.0, 999.0], [3.0, 7.0, 2.0]),
        case([-1000.0, -1001.0], [3.0, 7.0]),
        case([0.0, 10.0, 3000.0, 3001.0, 20.0], [3.0, 7.0, 2.0, 1.0, 5.0]),
        case([1e15, 1e15], [3.0, 7.0]),  # so large that a small step is lost in rounding
    ),
    misconceptions=(
        Misconception(
            "sum-forgotten",
            "Only the numerator was differentiated. A score also moves the sum below it, and "
            "with it all the other weights.",
            "If all values are equal, how much can any score change the output?",
            _from(lambda w, v, o: w * v),
        ),
        Misconception(
            "own-weight-only",
            "Each score is taken to move its own weight alone, by w (1 - w).",
            "The weights sum to one. If one grows, where does that come from?",
            _from(lambda w, v, o: w * (1 - w) * v),
        ),
        Misconception(
            "hard-lookup",
            "The gradient is zero everywhere. That is so for the hard lookup, and why it cannot "
            "learn.",
            "Raise one score a little: do the soft weights stay as they are?",
            _from(lambda w, v, o: np.zeros_like(w)),
        ),
        Misconception(
            "by-values",
            "These are the weights: the derivative of the output by the values.",
            "What do you differentiate by, the scores or the values?",
            _from(lambda w, v, o: w),
        ),
        Misconception(
            "values-as-gradient",
            "These are the values: the derivative of the output by the weights. The softmax "
            "between scores and weights is missing.",
            "Use the chain rule: how do the weights depend on the scores?",
            _from(lambda w, v, o: v),
        ),
        Misconception(
            "sign-flipped",
            "The sign is wrong: a score whose value is above the output should raise it.",
            "Should the output grow when the key with the largest value gets a better score?",
            _from(lambda w, v, o: w * (o - v)),
        ),
        Misconception(
            "weight-forgotten",
            "This is the value minus the output. A key with a weight near zero can hardly move "
            "the output, so something is missing.",
            "How much should a key that is hardly attended to matter?",
            _from(lambda w, v, o: v - o),
        ),
        Misconception(
            "mean-instead-of-output",
            "The values are compared with their plain mean, not with the output.",
            "The output is an average, but with which weights?",
            _from(lambda w, v, o: w * (v - v.mean())),
        ),
        Misconception(
            "jacobian",
            "This is the matrix of derivatives of the weights by the scores. The values are "
            "still to come.",
            "The output is one number. How many derivatives by n_keys scores does it have?",
            _from(lambda w, v, o: np.diag(w) - np.outer(w, w)),
        ),
        Misconception(
            "measured-by-steps",
            "The derivative is measured by small steps. Beside a score of 1e15 such a step is lost in "
            "rounding, and the output seems not to move at all.",
            "A formula needs no steps. Write the output as a fraction and use the quotient rule.",
            *(
                _measured(step, both_ways=both)
                for step in (1e-6, 1e-5, 1e-4, 1e-3, 1e-2)
                for both in (True, False)
            ),
        ),
        wrong_shift(_weighed),
        tiny_number(_weighed),
        overflow(_weighed),
    ),
    hints=(
        "Write the output as a fraction: the sum of exp(s) v over the sum of exp(s).",
        "The quotient rule gives two terms for each score. Divide both by the sum: the "
        "weights appear.",
        "Each score's derivative is its weight times the difference of two numbers. Which two?",
    ),
    solution="""
def score_gradient(scores, value):
    raised = np.exp(scores - scores.max())
    weights = raised / raised.sum()
    return weights * (value - weights @ value)
""",
)
