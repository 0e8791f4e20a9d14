"""The shares that make a lopsided attention matrix balance."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.exercises._softmaxes import share
from attnlib.lookup import softmax


def _products(seed: int, n: int, d: int) -> Case:
    (x,) = normal(seed, (n, d))
    return case((x @ x.T).round(2))


def _shifted(by: Function) -> Function:
    return lambda scores: share(np.exp(scores - by(scores)).sum(axis=-1))


def _tiny(scores: Array) -> Any:
    sums = np.exp(scores).sum(axis=-1)
    return sums / (sums.sum() + 1e-9)


def _log_sums(scores: Array) -> Any:
    top = scores.max(axis=-1)
    return np.log(np.exp(scores - top[:, None]).sum(axis=-1)) + top


def balance(scores: Array) -> Any:
    """Return each row's sum of exponentials as a share of them all."""
    return softmax(_log_sums(scores))


EXERCISE = FunctionExercise(
    task=(
        "Write balance(scores) for symmetric scores (n, n). Its weights w are the softmax of "
        "each row. Return positive shares p (n,), with sum one, for which p[i] * w[i, j] equals "
        "p[j] * w[j, i] for all i and j. It must survive scores in the hundreds and thousands."
    ),
    returns=("shares",),
    reference=balance,
    cases=(
        case([[0.0, 0.0], [0.0, 2.0]]),
        case([[1.0, 0.5, -1.0], [0.5, 2.0, 0.0], [-1.0, 0.0, 0.25]]),
        _products(1, 5, 2),
        _products(2, 7, 3),
        case([[900.0, 899.0], [899.0, 901.0]]),
        case([[-900.0, -901.0], [-901.0, -900.0]]),
        case([[5.0, 880.0, 2000.0], [880.0, 901.0, 2.0], [2000.0, 2.0, 1999.0]]),
    ),
    misconceptions=(
        Misconception(
            "inverted",
            "The shares are upside down: a row with a large sum needs a large share, because its "
            "weights have been divided by much.",
            "If p[i] w[i, j] = p[j] w[j, i] and w[i, j] is the small one, which p is larger?",
            lambda scores: softmax(-_log_sums(scores)),
        ),
        Misconception(
            "not-normalised",
            "The proportions are right, but the shares do not sum to one.",
            "Divide by the sum.",
            lambda scores: np.exp(scores).sum(axis=-1),
        ),
        Misconception(
            "uniform",
            "All shares are the same. That would need symmetric weights, and only the scores are.",
            "Compare w[0, 1] and w[1, 0] in an example.",
            lambda scores: np.full(len(scores), 1 / len(scores)),
        ),
        Misconception(
            "own-score-only",
            "Only each word's score with itself is used.",
            "What is a weight divided by? All scores of the row are in it.",
            lambda scores: softmax(np.diag(scores)),
            lambda scores: share(np.diag(scores)),
        ),
        Misconception(
            "attention-received",
            "This is the mean attention that each word receives, one step of blending from equal "
            "shares. It balances nothing yet.",
            "Write w[i, j] as e to the score over a sum. What cancels in p[i] w[i, j]?",
            lambda scores: softmax(scores).mean(axis=0),
        ),
        Misconception(
            "sum-of-scores",
            "The scores of each row are added before the exponential.",
            "The denominator of a softmax is a sum of exponentials, not the exponential of a sum.",
            lambda scores: softmax(scores.sum(axis=-1)),
            lambda scores: softmax(scores.mean(axis=-1)),
        ),
        Misconception(
            "logarithms",
            "The logarithms of the sums are shared out, not the sums.",
            "Do your shares grow as fast as the denominators of the weights?",
            lambda scores: share(_log_sums(scores)),
        ),
        Misconception(
            "best-score-only",
            "Only the largest score of each row is used.",
            "What is a weight divided by? All scores of the row are in it.",
            lambda scores: softmax(scores.max(axis=-1)),
        ),
        Misconception(
            "rows-of-weights",
            "These are the weights, a matrix. One share a word is asked for.",
            "How many numbers has p?",
            softmax,
        ),
        Misconception(
            "shifted-row-by-row",
            "From each row its own largest score is subtracted. That is right for weights, but here the "
            "rows are compared with each other.",
            "By which factor does each row's sum shrink, and is it the same for all rows?",
            _shifted(lambda scores: scores.max(-1, keepdims=True)),
            _shifted(lambda scores: scores.mean(-1, keepdims=True)),
        ),
        Misconception(
            "wrong-shift",
            "What is subtracted is not the largest of all scores but their mean, say, or the first. A "
            "score far above that still overflows.",
            "Which number keeps every exponent at or below zero, whatever the scores are?",
            _shifted(lambda scores: scores.mean()),
            _shifted(lambda scores: scores[0, 0]),
            _shifted(lambda scores: scores.min()),
        ),
        Misconception(
            "zero-by-zero-hidden",
            "A tiny number below the line, or a NaN that is replaced, hides the 0 / 0 of scores whose "
            "exponentials are all zero. The shares are then zero.",
            "Which number can you subtract from all scores so that one exponential is 1?",
            _tiny,
            lambda scores: np.nan_to_num(share(np.exp(scores).sum(axis=-1))),
        ),
        Misconception(
            "overflow",
            "Right for small scores, but the exponential of 900 is infinite and that of -900 is zero, "
            "so large ones give NaN.",
            "Shares do not change when the same number is subtracted from all scores.",
            lambda scores: share(np.exp(scores).sum(axis=-1)),
        ),
    ),
)
