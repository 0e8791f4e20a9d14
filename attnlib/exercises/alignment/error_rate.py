"""The alignment error rate of one sentence."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines


def _strongest(weights: Array) -> Any:
    links = np.zeros(weights.shape)
    links[np.arange(len(weights)), weights.argmax(axis=1)] = 1
    return links


def _strongest_by_column(weights: Array) -> Any:
    return _strongest(weights.T).T


def _rate(links: Array, sure: Array, may: Array) -> Any:
    right = (links * sure).sum() + (links * may).sum()
    return 1 - right / (links.sum() + sure.sum())


def error_rate(weights: Array, sure: Array, possible: Array) -> Any:
    """Return the alignment error rate of the strongest link of each row."""
    return _rate(_strongest(weights), sure, np.maximum(sure, possible))


@combines
def _with(link: Function = _strongest, rate: Function = _rate) -> Function:
    """Build the rate with one of its parts exchanged."""
    return lambda weights, sure, possible: rate(link(weights), sure, np.maximum(sure, possible))


_WEIGHTS = [[0.7, 0.2, 0.1], [0.4, 0.25, 0.35], [0.1, 0.8, 0.1], [0.2, 0.35, 0.45]]
_SURE = [[1, 0, 0], [0, 0, 0], [0, 0, 1], [0, 1, 0]]
_POSSIBLE = [[0, 1, 0], [1, 0, 0], [0, 1, 0], [0, 0, 0]]


EXERCISE = FunctionExercise(
    task=(
        "Write error_rate(weights, sure, possible). A row is a word of the translation, a column "
        "a word of the source. Link each row with its largest weight. `sure` has a 1 for each "
        "sure link of the true alignment; `possible` has a 1 for each further link that may be "
        "drawn. With A your links, S the sure ones and P the sure and the possible ones, return "
        "1 - (|A and S| + |A and P|) / (|A| + |S|)."
    ),
    returns=("rate",),
    reference=error_rate,
    cases=(
        case(_WEIGHTS, _SURE, _POSSIBLE),
        case([[0.9, 0.1], [0.2, 0.8]], [[1, 0], [0, 1]], [[0, 0], [0, 0]]),
        case([[0.9, 0.1], [0.2, 0.8]], [[0, 1], [1, 0]], [[0, 0], [0, 0]]),
        case(
            [[0.6, 0.4], [0.7, 0.3], [0.45, 0.55]],
            [[1, 0], [0, 1], [0, 0]],
            [[0, 0], [1, 0], [0, 1]],
        ),
        case([[0.3, 0.3, 0.4], [0.2, 0.1, 0.7]], [[0, 0, 1], [1, 0, 0]], [[0, 1, 0], [0, 0, 0]]),
    ),
    misconceptions=(
        Misconception(
            "accuracy",
            "This is large where the alignment is good. An error rate is 0 for the true alignment.",
            "What should links that are all right get?",
            _with(rate=lambda a, s, p: 1 - _rate(a, s, p)),
        ),
        Misconception(
            "possible-ignored",
            "Possible links count as errors.",
            "Which links may A have without harm? Use P.",
            _with(rate=lambda a, s, p: _rate(a, s, s)),
        ),
        Misconception(
            "sure-not-possible",
            "A sure link is not counted among the possible ones.",
            "P holds the sure links too. Join the two matrices first.",
            lambda weights, sure, possible: _rate(_strongest(weights), sure, possible),
        ),
        Misconception(
            "possible-as-sure",
            "All possible links are demanded as if they were sure.",
            "Which links must be there, and which only may?",
            _with(rate=lambda a, s, p: _rate(a, p, p)),
        ),
        Misconception(
            "precision-alone",
            "Only the share of your links that may be drawn counts. Links that are missing cost "
            "nothing.",
            "What happens to a sure link that you did not draw?",
            _with(rate=lambda a, s, p: 1 - (a * p).sum() / a.sum()),
        ),
        Misconception(
            "recall-alone",
            "Only the share of the sure links that you found counts. Wrong links cost nothing.",
            "What would linking everything with everything get?",
            _with(rate=lambda a, s, p: 1 - (a * s).sum() / s.sum()),
        ),
        Misconception(
            "links-by-column",
            "Each word of the source is linked with a word of the translation, not the other way "
            "round.",
            "A row is a distribution: along which axis do you look for the largest weight?",
            _with(link=_strongest_by_column),
        ),
        Misconception(
            "threshold",
            "A link is drawn where a weight is above one half. A row without such a weight gets no "
            "link.",
            "Every row gets one link, however small its largest weight is.",
            _with(link=lambda weights: (weights > 0.5).astype(float)),
        ),
        Misconception(
            "weights-as-links",
            "The weights themselves are counted, not the links.",
            "Choose one link in each row first.",
            _with(link=lambda weights: weights),
        ),
    ),
)
