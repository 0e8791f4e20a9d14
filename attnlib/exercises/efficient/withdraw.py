"""A merge, solved for one of its parts."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines


def withdraw(output: Array, logsumexp: Array, output_gone: Array, logsumexp_gone: Array) -> Any:
    """Return output and logsumexp over the keys that remain."""
    share = np.exp(logsumexp_gone - logsumexp)
    remains = (output - share[:, None] * output_gone) / (1 - share[:, None])
    return remains, logsumexp + np.log1p(-share)


@combines
def _with(
    share: Function = lambda whole, gone: np.exp(gone - whole),
    left: Function = lambda o, g, s: (o - s * g) / (1 - s),
    logs: Function = lambda whole, gone: whole + np.log1p(-np.exp(gone - whole)),
) -> Function:
    """Build an answer with one of its parts exchanged."""

    def answer(o: Array, whole: Array, g: Array, gone: Array) -> Any:
        return left(o, g, share(whole, gone)[:, None]), logs(whole, gone)

    return answer


def _merged(o: Array, whole: Array, g: Array, gone: Array) -> Any:
    share = 1 / (1 + np.exp(whole - gone))[:, None]
    return (1 - share) * o + share * g, np.logaddexp(whole, gone)


def _naive(o: Array, whole: Array, g: Array, gone: Array) -> Any:
    a, b = np.exp(whole)[:, None], np.exp(gone)[:, None]
    return (a * o - b * g) / (a - b), np.log(a - b)[:, 0]


def _one_maximum(o: Array, whole: Array, g: Array, gone: Array) -> Any:
    top = whole.max()
    output, logs = _naive(o, whole - top, g, gone - top)
    return output, top + logs


def _shifted(by: Function) -> Function:
    """Build an answer that measures both parts from what it finds."""

    def answer(o: Array, whole: Array, g: Array, gone: Array) -> Any:
        shift = by(whole, gone)
        output, logs = _naive(o, whole - shift, g, gone - shift)
        return output, shift + logs

    return answer


def _two_shifts(o: Array, whole: Array, g: Array, gone: Array) -> Any:
    output, logs = _naive(o, whole - whole.max(), g, gone - gone.max())
    return output, whole.max() + logs


def _logs_as_weights(o: Array, whole: Array, g: Array, gone: Array) -> Any:
    a, b = whole[:, None], gone[:, None]
    return (a * o - b * g) / (a - b), whole - gone


EXERCISE = FunctionExercise(
    task=(
        "Write withdraw(output, logsumexp, output_gone, logsumexp_gone): given output (n, d_v) and logsumexp (n,) "
        "over all keys, and the same over the keys that are withdrawn, return (output, logsumexp) over "
        "those that remain. Logsumexps may be in the thousands."
    ),
    returns=("output", "logsumexp"),
    reference=withdraw,
    cases=(
        case([[3.0]], [1.0], [[1.0]], [0.0]),
        case([[3.0], [5.0]], [2.0, 1.5], [[1.0], [4.0]], [1.0, 0.5]),
        case([[1.0, -2.0]], [0.5], [[4.0, 1.0]], [-1.0]),
        case(
            [[0.5, 1.0, 2.0], [1.5, -1.0, 0.25], [2.0, 3.0, 1.0]],
            [3.0, 4.0, 0.25],
            [[1.0, 0.0, 4.0], [2.0, 2.0, -3.0], [0.0, 1.0, 1.0]],
            [2.5, 1.0, -0.5],
        ),
        case([[3.0]], [2000.0], [[1.0]], [1999.0]),
        case([[3.0]], [-2000.0], [[1.0]], [-2001.5]),
        case([[3.0], [5.0]], [2000.0, -2000.0], [[1.0], [4.0]], [1999.0, -2001.0]),
        case([[3.0], [5.0]], [10.0, 2000.0], [[1.0], [4.0]], [-1000.0, 1999.5]),
        # The first row's reference does for all here, and then the last row's.
        case(
            [[3.0], [5.0], [2.0]],
            [0.5, 600.0, -600.0],
            [[1.0], [4.0], [6.0]],
            [-0.5, 599.0, -602.0],
        ),
        case(
            [[3.0], [5.0], [2.0]],
            [600.0, -600.0, 0.5],
            [[1.0], [4.0], [6.0]],
            [599.0, -601.0, -0.5],
        ),
    ),
    misconceptions=(
        Misconception(
            "merged-again",
            "The withdrawn keys are added once more.",
            "After merging your result with the withdrawn part, what should come out?",
            _merged,
        ),
        Misconception(
            "not-renormalised",
            "The withdrawn keys' part is taken off, but the weights that remain no longer sum to one.",
            "What do the remaining weights sum to, and by what do you divide?",
            _with(left=lambda o, g, s: o - s * g),
        ),
        Misconception(
            "share-of-the-sum",
            "The withdrawn keys' share is taken of the sum of both logsumexps' exponentials, but the "
            "whole contains them already.",
            "Which keys does the first logsumexp count?",
            _with(share=lambda whole, gone: 1 / (1 + np.exp(whole - gone))),
        ),
        Misconception(
            "outputs-subtracted",
            "One output is subtracted from the other, as if they were sums. They are averages.",
            "With which weight did the withdrawn keys enter the output?",
            _with(left=lambda o, g, s: o - g),
        ),
        Misconception(
            "logs-as-weights",
            "The logsumexps themselves weigh the outputs.",
            "A logsumexp is the logarithm of what?",
            _logs_as_weights,
        ),
        Misconception(
            "logsumexp-unchanged",
            "The output is right, but the logsumexp still counts the withdrawn keys.",
            "The sum of exponentials has lost some terms. What is left of it?",
            _with(logs=lambda whole, gone: whole),
        ),
        Misconception(
            "logsumexps-subtracted",
            "The output is right, but the difference of two logarithms is the logarithm of a quotient.",
            "Which sum of exponentials is left, and what is its logarithm?",
            _with(logs=lambda whole, gone: whole - gone),
        ),
        Misconception(
            "shift-not-added",
            "The output is right. The logsumexp is measured from what was subtracted, and not from zero.",
            "What was subtracted before the exponentials were taken, and where is it now?",
            _with(logs=lambda whole, gone: np.log1p(-np.exp(gone - whole))),
        ),
        Misconception(
            "two-shifts",
            "The two parts are measured from two different numbers, and then subtracted.",
            "When may two sums of exponentials be subtracted from each other?",
            _two_shifts,
        ),
        Misconception(
            "wrong-shift",
            "The exponentials are measured from a number that suits some rows or parts and overflows in others.",
            "In each row, which of the two logsumexps is the larger, and is it that row's own?",
            _shifted(lambda whole, gone: gone),
            _shifted(lambda whole, gone: whole[:1]),
            _shifted(lambda whole, gone: whole[-1:]),
            _shifted(lambda whole, gone: whole[::-1]),
            _shifted(lambda whole, gone: whole.mean()),
        ),
        Misconception(
            "overflow",
            "Right for small logsumexps, but the exponential of 2000 is infinite and that of -2000 is 0.",
            "Only the difference of the two logsumexps matters for a share.",
            _naive,
        ),
        Misconception(
            "one-maximum-for-all",
            "One maximum is subtracted in all rows. In a row far below it every exponential is 0.",
            "Rows are independent. Which reference has each row of its own?",
            _one_maximum,
        ),
    ),
    hints=(
        "Write the whole as a merge of what remains, r, and what is gone, g: the exponentials of their "
        "logsumexps add up.",
        "share = exp(logsumexp_gone - logsumexp) is the weight that the withdrawn keys have together.",
        "output = (1 - share) r + share output_gone. Solve for r.",
    ),
    solution="""
def withdraw(output, logsumexp, output_gone, logsumexp_gone):
    share = np.exp(logsumexp_gone - logsumexp)
    remains = (output - share[:, None] * output_gone) / (1 - share[:, None])
    return remains, logsumexp + np.log1p(-share)
""",
)
