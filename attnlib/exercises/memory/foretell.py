"""The next word, by what came after the same word before."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.lookup import softmax


def foretell(tokens: Array, n_words: int, beta: float) -> Any:
    """Return an induction head's guess at the next word."""
    return _guess()(tokens, n_words, beta)


def _keys(tokens: Array) -> Any:
    return tokens[:-1]


def _values(tokens: Array) -> Any:
    return tokens[1:]


def _guess(
    keys: Function = _keys, values: Function = _values, weigh: Function = softmax
) -> Function:
    def answer(tokens: Array, n_words: int, beta: float) -> Any:
        fits = (keys(tokens) == tokens[-1]).astype(float)
        return weigh(beta * fits) @ np.eye(n_words)[values(tokens)]

    return answer


def _hard(scores: Array) -> Any:
    found = scores == scores.max()
    return found / found.sum()


def _latest(scores: Array) -> Any:
    return np.eye(len(scores))[np.flatnonzero(scores == scores.max())[-1]]


def _first(scores: Array) -> Any:
    return np.eye(len(scores))[scores.argmax()]


EXERCISE = FunctionExercise(
    task=(
        "Write foretell(tokens, n_words, beta), an induction head in one lookup. tokens (n,) are "
        "numbers of words from 0 to n_words - 1. The query is the last word. There is one key for "
        "each position from the second on: the word before it. The score is beta where the key is "
        "the query's word and 0 elsewhere, and the value is the position's own word, as a vector "
        "(n_words,) with a single 1. Return the output, (n_words,)."
    ),
    returns=("guess",),
    reference=foretell,
    cases=(
        case([0, 1, 2, 0], 3, 5.0),
        case([2, 4, 1, 3, 2, 0, 1, 2], 5, 2.0),
        case([1, 0, 1, 3, 3, 1], 4, 1.0),
        case([0, 2, 1], 3, 3.0),
        case([5, 3, 5, 3, 0, 6, 5, 1, 2, 5], 7, 8.0),
    ),
    misconceptions=(
        Misconception(
            "own-word-as-key",
            "A word is found under its own name, so the guess is what was asked with.",
            "Which word should stand in the key at the position of the wanted one?",
            _guess(keys=_values, values=_values),
            _guess(keys=lambda t: t, values=lambda t: t),
            _guess(keys=_keys, values=_keys),
        ),
        Misconception(
            "word-before",
            "The guess is what came before the same word, not after it.",
            "Is the key the word before the value, or the one after it?",
            _guess(keys=_values, values=_keys),
        ),
        Misconception(
            "two-further",
            "The guess is the word two places after the same word.",
            "By how much are keys and values shifted against each other?",
            _guess(keys=lambda t: t[:-2], values=lambda t: t[2:]),
        ),
        Misconception(
            "beta-forgotten",
            "Beta plays no part.",
            "Which score has a key that fits?",
            lambda t, n, b: foretell(t, n, 1.0),
        ),
        Misconception(
            "latest-alone",
            "One position takes everything: the last or the first whose key fits. Softmax shares.",
            "Two keys fit equally well. What does softmax make of equal scores?",
            _guess(weigh=_latest),
            _guess(weigh=_first),
        ),
        Misconception(
            "hard-matches",
            "Keys that do not fit get nothing. Their score is 0, and softmax never gives an exact "
            "zero.",
            "What is e to the power of 0?",
            _guess(weigh=_hard),
            _guess(weigh=lambda s: s / max(s.sum(), 1e-12)),
        ),
        Misconception(
            "not-normalised",
            "The weights do not sum to one.",
            "What should the guesses for all words sum to?",
            _guess(weigh=np.exp),
            _guess(weigh=lambda s: s),
        ),
        Misconception(
            "first-position-too",
            "The first position takes part too. It has no word before it, so it has no key.",
            "From which position on are there keys?",
            _guess(keys=lambda t: np.append(-1, t[:-1]), values=lambda t: t),
            _guess(keys=lambda t: np.append(t[0], t[:-1]), values=lambda t: t),
        ),
    ),
    hints=(
        "tokens[:-1] are the keys and tokens[1:] the values: each value stands one place further.",
        "beta * (tokens[:-1] == tokens[-1]) are the scores.",
        "np.eye(n_words)[tokens[1:]] has one row for each value.",
    ),
    solution="""
def foretell(tokens, n_words, beta):
    scores = beta * (tokens[:-1] == tokens[-1])
    raised = np.exp(scores - scores.max())
    return raised / raised.sum() @ np.eye(n_words)[tokens[1:]]
""",
)
