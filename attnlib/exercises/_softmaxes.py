"""Mistakes in a softmax, as changes of an answer's text.

Each function takes the text that is a softmax, ``softmax(scores)`` if none is given, the name of its scores, and what
stands there instead, with ``{}`` for a wrong softmax along the last axis.
"""

from collections.abc import Iterable, Iterator

from attnlib.exercises._declare import Misconception, case

_LARGEST = ("{0}.max()", "{0}.max(0)")
_SHIFTS = (
    "{0}.mean(-1, keepdims=True)",
    "np.median({0}, -1, keepdims=True)",
    "{0}[..., :1]",
    "{0}[..., -1:]",
    "{0}.min(-1, keepdims=True)",
    "{0}.mean()",
    "1000.0",
)
_SHARE = "((raised := np.exp({0} - %s)) / raised.sum(-1, keepdims=True))"
_TINY = _SHARE.replace("True)", "True) + 1e-9)").replace("/ raised", "/ (raised")
_SWEPT = f"np.nan_to_num{_SHARE}"


def one_maximum(*at: str) -> Misconception:
    """Return the mistake to subtract the largest score of all rows."""
    return Misconception(
        "one-maximum-for-all",
        "What is subtracted is larger than all scores of some row: the largest score of all rows, "
        "say, or of a column. A row far below it underflows to 0 / 0.",
        "The shift may differ from row to row. Which axis should the maximum run over?",
        *_changes([d % by for by in _LARGEST for d in (_SHARE, _TINY, _SWEPT)], *at),
    )


def wrong_shift(*at: str) -> Misconception:
    """Return the mistake to subtract something that is not the largest score."""
    return Misconception(
        "wrong-shift",
        "What is subtracted is not the row's largest score but its mean, say, or its first. A score "
        "far above that still overflows.",
        "Which number keeps every exponent at or below zero, whatever the scores are?",
        *_changes([d % by for by in _SHIFTS for d in (_SHARE, _SWEPT)], *at),
    )


def tiny_number(*at: str) -> Misconception:
    """Return the mistake to hide 0 / 0."""
    return Misconception(
        "zero-by-zero-hidden",
        "A tiny number below the line, or a NaN that is replaced, hides the 0 / 0 of scores whose "
        "exponentials are all zero. The weights are then zero and sum to nothing.",
        "Which number can you subtract from a row's scores so that one exponential is 1?",
        *_changes([_TINY % 0, _SWEPT % 0], *at),
    )


def overflow(*at: str) -> Misconception:
    """Return the mistake to take the exponentials of large scores."""
    return Misconception(
        "overflow",
        "Right for small scores, but the exponential of 1000 is infinite and that of -1000 is zero, "
        "so large scores give NaN.",
        "Adding the same number to all scores of a row does not change the weights. Which number "
        "keeps every exponent at or below zero?",
        *_changes([_SHARE % 0], *at),
    )


def _changes(
    weights: Iterable[str], old: str = "softmax(scores)", scores: str = "scores", new: str = "{}"
) -> Iterator[dict[str, str]]:
    return ({old: new.format(each.format(scores))} for each in weights)


_VALUE = [[3.0], [7.0], [2.0]]
_NEAR = [[1.0, x, 0.0, 0.0] for x in (0.0, 1.0, 2.0)]  # with a root of d_k that is exact
LARGE = (
    case([[2000.0]], [[0.5], [1.0], [3.0], [0.7]], [*_VALUE, [1.0]]),
    case([[2000.0, 1.0, 0.0, 0.0], [-2000.0, 1.0, 0.0, 0.0]], _NEAR, _VALUE),
    case([[-2000.0, 1.0, 0.0, 0.0]], _NEAR, _VALUE),
)
"""Queries, keys and values that tell the mistakes above from each other: one query whose scores are
far apart, two queries far from each other, and one whose exponentials are all zero."""
