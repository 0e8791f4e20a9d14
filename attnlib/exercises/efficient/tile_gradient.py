"""A tile of the backward pass."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.lookup import softmax


def tile_gradient(scores: Array, logsumexp: Array, value: Array, output: Array, grad: Array) -> Any:
    """Return the gradient by the scores of a tile."""
    weights = np.exp(scores - logsumexp[:, None])
    return weights * (grad @ value.T - (grad * output).sum(1, keepdims=True))


def _sum_of_row(w: Array, by_weight: Array, o: Array, g: Array) -> Any:
    return (g * o).sum(1, keepdims=True)


@combines
def _with(
    weigh: Function = lambda s, logs: np.exp(s - logs[:, None]),
    row: Function = _sum_of_row,
    end: Function = lambda w, by_weight, row: w * (by_weight - row),
) -> Function:
    """Build an answer with one of its parts exchanged."""

    def answer(s: Array, logs: Array, v: Array, o: Array, g: Array) -> Any:
        w, by_weight = weigh(s, logs), g @ v.T
        return end(w, by_weight, row(w, by_weight, o, g))

    return answer


def _tile(seed: int, b: int, c: int, d_v: int, shift: float = 0.0) -> Any:
    """Return the first c keys of rows that have three more, with scores around the shift."""
    scores, value, grad = normal(seed, (b, c + 3), (c + 3, d_v), (b, d_v))
    logs = np.log(np.exp(scores).sum(1)) + shift
    return case(scores[:, :c] + shift, logs, value[:c], softmax(scores) @ value, grad)


EXERCISE = FunctionExercise(
    task=(
        "Write tile_gradient(scores, logsumexp, value, output, grad) for the scores (b, c) of a tile, the "
        "logsumexp (b,) of the whole rows, the values (c, d_v) of the tile's keys, the output (b, d_v) over "
        "all keys and the gradient by it (b, d_v). Return the gradient by the tile's scores, (b, c). "
        "Scores and logsumexps may be in the thousands."
    ),
    returns=("gradient",),
    reference=tile_gradient,
    cases=(
        case([[0.0, 0.0]], [np.log(4)], [[1.0], [3.0]], [[1.0]], [[2.0]]),
        _tile(1, 2, 3, 2),
        _tile(2, 5, 3, 4),
        _tile(3, 3, 3, 3),
        _tile(4, 2, 2, 3, shift=2000.0),
        _tile(5, 3, 2, 2, shift=-2000.0),
        case(  # far apart from row to row, within a row, and from the row's other keys
            [[-3000.0, 0.5, 1.0], [1999.5, 2000.0, -1000.0], [-3000.0, -3001.0, -2999.5]],
            [1.75, 2000.75, 500.0],
            [[1.0, 2.0], [3.0, -1.0], [0.5, 4.0]],
            [[1.5, 1.0], [2.0, 0.5], [3.0, 3.0]],
            [[1.0, -1.0], [0.5, 2.0], [2.0, 1.0]],
        ),
    ),
    misconceptions=(
        Misconception(
            "softmax-of-the-tile",
            "The weights are a softmax over the tile's keys alone. The other keys of the row have a share too.",
            "Which number knows the sum over the whole row?",
            _with(weigh=lambda s, logs: softmax(s)),
        ),
        Misconception(
            "sum-over-the-tile",
            "The sum in the softmax's gradient runs over the tile's keys alone.",
            "The sum over the whole row is a dot product of two vectors that you are given.",
            _with(row=lambda w, by_weight, o, g: (w * by_weight).sum(1, keepdims=True)),
        ),
        Misconception(
            "sum-forgotten",
            "Each weight is taken to depend on its own score alone: the sum over the row is missing.",
            "The weights of a row sum to one. What happens to the others if one score grows?",
            _with(row=lambda w, by_weight, o, g: 0.0),
        ),
        Misconception(
            "weights-forgotten",
            "The bracket is right, but a key of weight 0 should not move anything.",
            "What stands before the bracket in the softmax's Jacobian?",
            _with(end=lambda w, by_weight, row: by_weight - row),
        ),
        Misconception(
            "gradient-by-the-weights",
            "This is the gradient by the weights. The scores come before the softmax.",
            "Which step lies between a score and a weight?",
            _with(end=lambda w, by_weight, row: by_weight),
        ),
        Misconception(
            "sign-flipped",
            "All signs are wrong.",
            "If a value lies in the direction of the gradient, should a larger score raise the loss?",
            _with(end=lambda w, by_weight, row: w * (row - by_weight)),
        ),
        Misconception(
            "output-squared",
            "The output is multiplied by itself where the gradient belongs.",
            "Pull the gradient out of the sum over the row: what is left?",
            _with(row=lambda w, by_weight, o, g: (o * o).sum(1, keepdims=True)),
        ),
        Misconception(
            "scaled-again",
            "The result is divided by a root. The scores are scaled already.",
            "By which scores is the gradient asked for?",
            lambda s, logs, v, o, g: tile_gradient(s, logs, v, o, g) / np.sqrt(v.shape[1]),
        ),
        Misconception(
            "logsumexp-forgotten",
            "The exponentials of the scores are used as weights.",
            "What divides the exponentials, and what is its logarithm?",
            _with(weigh=lambda s, logs: np.exp(s)),
        ),
        Misconception(
            "logsumexp-of-another-row",
            "The logsumexps are laid along the keys, or turned round: a row is divided by the sum of another one.",
            "Each query has one logsumexp. Which shape lets it meet all scores of its row?",
            _with(weigh=lambda s, logs: np.exp(s - logs)),
            _with(weigh=lambda s, logs: np.exp(s - logs[::-1, None])),
        ),
        Misconception(
            "one-shift-for-all",
            "One number is subtracted in all rows, where each row has a logsumexp of its own.",
            "By which sum is row 2 divided?",
            _with(weigh=lambda s, logs: np.exp(s - logs.max())),
            _with(weigh=lambda s, logs: np.exp(s - logs[0])),
            _with(weigh=lambda s, logs: np.exp(s - logs.mean())),
            _with(weigh=lambda s, logs: np.exp(s - s.max()) / np.exp(logs - s.max())[:, None]),
        ),
        Misconception(
            "maximum-for-logsumexp",
            "The largest score of the tile is subtracted where the logsumexp belongs. What is left does not sum to one.",
            "A weight is an exponential divided by a sum. What is subtracted from the score for that?",
            _with(weigh=lambda s, logs: np.exp(s - s.max(-1, keepdims=True))),
        ),
        Misconception(
            "shifted-twice",
            "The scores are shifted by their maximum, and then the logsumexp is subtracted as if they were not.",
            "From which scores was the logsumexp computed?",
            _with(weigh=lambda s, logs: np.exp(s - s.max(-1, keepdims=True) - logs[:, None])),
        ),
        Misconception(
            "overflow",
            "Right for small scores, but the exponential of 2000 is infinite and that of -2000 is 0.",
            "A quotient of exponentials is the exponential of what?",
            _with(weigh=lambda s, logs: np.exp(s) / np.exp(logs)[:, None]),
        ),
    ),
    hints=(
        "A weight is found again from its score and the logsumexp of its row.",
        "The gradient by a weight is the dot product of grad and the key's value.",
        "The softmax subtracts the weighted sum of these over the row: that is grad times output, summed.",
    ),
    solution="""
def tile_gradient(scores, logsumexp, value, output, grad):
    weights = np.exp(scores - logsumexp[:, None])
    row = (grad * output).sum(axis=1, keepdims=True)
    return weights * (grad @ value.T - row)
""",
)
