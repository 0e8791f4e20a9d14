"""Leave-one-out prediction: a point must not predict itself."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.exercises._softmaxes import one_hot, one_maximum, share, wrong_shift
from attnlib.lookup import softmax


def leave_one_out(key: Array, value: Array, width: float) -> Any:
    """Predict each value by kernel regression from all other points."""
    return softmax(gaussian(key, key, width), mask=_others(key)) @ value


def gaussian(query: Array, key: Array, width: float) -> Any:
    """Score each key by minus its squared distance over twice the squared width."""
    return -((query[:, None] - key) ** 2) / (2 * width**2)


def _width_not_squared(query: Array, key: Array, width: float) -> Any:
    return -((query[:, None] - key) ** 2) / (2 * width)


def _half_missing(query: Array, key: Array, width: float) -> Any:
    return -((query[:, None] - key) ** 2) / width**2


def _others(key: Array) -> Any:
    return ~np.eye(key.size, dtype=bool)


@combines
def _leave_out(scores: Function = gaussian, weigh: Function | None = None) -> Function:
    def leave_out(key: Array, value: Array, width: float) -> Any:
        s, others = scores(key, key, width), _others(key)
        return (softmax(s, mask=others) if weigh is None else weigh(s, others)) @ value

    return leave_out


def _without_the_same_place(query: Array, key: Array, width: float) -> Any:
    return np.where(query[:, None] == key, -np.inf, gaussian(query, key, width))


def _row_by_row(weigh: Function) -> Function:
    return _leave_out(weigh=lambda s, others: weigh(np.where(others, s, -np.inf)))


def _by_deletion(weigh: Function) -> Function:
    def leave_out(key: Array, value: Array, width: float) -> Any:
        scores, n = gaussian(key, key, width), range(len(key))
        return [weigh(np.delete(scores[i], i)) @ np.delete(value, i) for i in n]

    return leave_out


def _neighbour_left_out(scores: Array, others: Array) -> Any:
    return softmax(scores, mask=np.roll(others, 1, axis=1))


EXERCISE = FunctionExercise(
    task=(
        "Write leave_one_out(key, value, width), both arrays of shape (n_keys,): for each point "
        "the prediction of kernel regression from all the other points. Return the predictions "
        "(n_keys,). A point far from the others must get one too, and two points may have the same "
        "key."
    ),
    returns=("predictions",),
    reference=leave_one_out,
    cases=(
        case([0.0, 1.0, 3.0], [10.0, 5.0, 2.0], width=1.0),
        case([0.0, 1.0, 1.5, 3.0], [10.0, 5.0, 2.0, 7.0], width=2.0),
        case([-2.0, -0.5, 0.75, 1.0, 3.0], [2.0, 3.0, 5.0, 7.0, 11.0], width=0.75),
        case([0.0, 1.0, 1.0, 2.0], [3.0, -7.0, 11.0, 5.0], width=1.0),
        case([0.0, 100.0], [3.0, -7.0], width=1.5),
        case([0.0, 100.0, 200.0], [3.0, -7.0, 11.0], width=1.5),
        case([0.0, 1.0, 200.0, 201.0], [3.0, -7.0, 11.0, 5.0], width=1.5),
        case([0.0, 1.0, 2.5, 200.0], [3.0, -7.0, 11.0, 5.0], width=1.5),
    ),
    misconceptions=(
        Misconception(
            "point-left-in",
            "Each point takes part in its own prediction. Its distance to itself is zero, so it "
            "weighs most, and a tiny width looks perfect.",
            "What does your function predict as the width goes to zero?",
            _leave_out(weigh=lambda s, others: softmax(s)),
        ),
        Misconception(
            "not-renormalised",
            "The point's own weight was set to zero after normalising, so the other weights no "
            "longer sum to one.",
            "If every value is 5, what should every prediction be?",
            _leave_out(weigh=lambda s, others: softmax(s) * others),
        ),
        Misconception(
            "not-normalised",
            "The weights of the others are not divided by their sum.",
            "If every value is 5, what should every prediction be?",
            _leave_out(weigh=lambda s, others: np.exp(s) * others),
        ),
        Misconception(
            "neighbour-left-out",
            "The point after this one is left out, and the point itself stays in: off by one.",
            "Print the weights for three points. Where are the zeros?",
            _leave_out(weigh=_neighbour_left_out),
        ),
        Misconception(
            "one-point-left-out",
            "The same point, the first or the last, is left out of every prediction.",
            "Which point must go depends on the point that is predicted.",
            _leave_out(weigh=lambda s, others: softmax(s, mask=others[:1])),
            _leave_out(weigh=lambda s, others: softmax(s, mask=others[-1:])),
        ),
        Misconception(
            "same-place-left-out",
            "All points at the same place are left out with the point itself. Another point there "
            "knows something.",
            "Compare indices, not keys.",
            _leave_out(scores=_without_the_same_place, weigh=lambda s, others: softmax(s)),
        ),
        Misconception(
            "mean-of-others",
            "All other points weigh the same; the distances are not used.",
            "Should a near point tell more than a far one?",
            _leave_out(weigh=lambda s, others: others / others.sum(-1, keepdims=True)),
        ),
        Misconception(
            "nearest-other",
            "The nearest other point takes everything.",
            "What do the second nearest contribute?",
            _leave_out(weigh=lambda s, others: one_hot(np.where(others, s, -np.inf))),
        ),
        Misconception(
            "errors-returned",
            "These are the errors, not the predictions.",
            "Which last step is one too many?",
            lambda key, value, width: value - leave_one_out(key, value, width),
            lambda key, value, width: leave_one_out(key, value, width) - value,
            lambda key, value, width: (value - leave_one_out(key, value, width)) ** 2,
            lambda key, value, width: np.mean((value - leave_one_out(key, value, width)) ** 2),
        ),
        Misconception(
            "width-not-squared",
            "The squared distance is divided by the width, not by its square.",
            "If keys and width are given in metres, has your exponent a unit?",
            _leave_out(scores=_width_not_squared),
        ),
        Misconception(
            "half-missing",
            "The factor 2 in the exponent is missing.",
            "Compare your exponent with the chapter's, symbol by symbol.",
            _leave_out(scores=_half_missing),
        ),
        Misconception(
            "underflow",
            "Right for close points, but where the others are far every weight underflows to "
            "zero. 0 / 0 is NaN; a small number added below the line makes it 0, which is no "
            "average.",
            "Which number should be subtracted in each row, and may the point's own score take part in "
            "it?",
            _leave_out(weigh=lambda s, others: share(np.exp(s) * others)),
            _leave_out(weigh=lambda s, others: np.nan_to_num(share(np.exp(s) * others))),
        ),
        one_maximum(_row_by_row),
        wrong_shift(_by_deletion),
    ),
    hints=(
        "It is kernel regression with query = key, and one weight of each row must be zero.",
        "Set the scores on the diagonal to minus infinity before the softmax: np.fill_diagonal.",
        "Subtract each row's largest score afterwards, when the point itself is out of the way.",
    ),
    solution="""
def leave_one_out(key, value, width):
    scores = -((key[:, None] - key) ** 2) / (2 * width**2)
    np.fill_diagonal(scores, -np.inf)
    raised = np.exp(scores - scores.max(axis=1, keepdims=True))
    return raised @ value / raised.sum(axis=1)
""",
)
