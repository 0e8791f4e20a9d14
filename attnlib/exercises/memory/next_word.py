"""The next word, by what came after the same two words before."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.lookup import softmax


def next_word(tokens: Array, n_words: int, beta: float) -> Any:
    """Return the guess of an induction head whose key holds two words."""
    return _guess()(tokens, n_words, beta)


def _agreeing(tokens: Array) -> Any:
    """Count, for each position from the third on, how many of the two words before it agree."""
    return (tokens[:-2] == tokens[-2]) + 1.0 * (tokens[1:-1] == tokens[-1])


def _exchanged(tokens: Array) -> Any:
    return (tokens[:-2] == tokens[-1]) + 1.0 * (tokens[1:-1] == tokens[-2])


def _values(tokens: Array) -> Any:
    return tokens[2:]


@combines
def _guess(
    fits: Function = _agreeing,
    values: Function = _values,
    weigh: Function = softmax,
    heat: Function = lambda beta: beta,
) -> Function:
    return lambda tokens, n_words, beta: (
        weigh(heat(beta) * fits(tokens)) @ np.eye(n_words)[values(tokens)]
    )


def _one_more(tokens: Array) -> Any:
    """Let the second position take part too, with one word before it."""
    return np.append(1.0 * (tokens[0] == tokens[-1]), _agreeing(tokens))


def _hard(scores: Array) -> Any:
    found = scores == scores.max()
    return found / found.sum()


def _latest(scores: Array) -> Any:
    return np.eye(len(scores))[np.flatnonzero(scores == scores.max())[-1]]


def _first(scores: Array) -> Any:
    return np.eye(len(scores))[scores.argmax()]


EXERCISE = FunctionExercise(
    task=(
        "Write next_word(tokens, n_words, beta), an induction head whose key holds two words. tokens "
        "(n,) are numbers of words from 0 to n_words - 1, three at least. The query is the last two "
        "words, in their order. There is one key for each position from the third on: the two words "
        "before it, in their order. The score is beta for each of the two words that agrees with the "
        "query's at the same place, so 0, beta or 2 beta. The value is the position's own word, as a "
        "vector (n_words,) with a single 1. Return the output, (n_words,)."
    ),
    returns=("guess",),
    reference=next_word,
    cases=(
        case([0, 1, 2, 0, 1], 3, 3.0),
        case([2, 4, 1, 4, 0, 2, 3, 1, 2, 4], 5, 2.0),
        case([1, 0, 3, 1, 1, 0, 2, 0, 1, 3, 1, 0], 4, 1.0),
        case([0, 2, 1, 3], 4, 2.5),
        case([5, 3, 6, 5, 3, 0, 3, 5, 1, 6, 3, 2, 5, 3], 7, 4.0),
    ),
    misconceptions=(
        Misconception(
            "one-word-key",
            "Only one of the two words takes part in the score.",
            "In which score should two agreements differ from one?",
            _guess(lambda t: 1.0 * (t[1:-1] == t[-1])),
            _guess(lambda t: 1.0 * (t[:-2] == t[-2])),
            lambda t, n, b: softmax(b * (t[:-1] == t[-1])) @ np.eye(n)[t[1:]],
        ),
        Misconception(
            "both-or-nothing",
            "A key of which one word agrees gets the score 0. It should get beta.",
            "Which three values can a score have?",
            _guess(lambda t: 2.0 * (_agreeing(t) == 2)),
            _guess(lambda t: 1.0 * (_agreeing(t) == 2)),
        ),
        Misconception(
            "either-is-enough",
            "A key of which both words agree gets no more than one of which one does.",
            "Which three values can a score have?",
            _guess(lambda t: 1.0 * (_agreeing(t) > 0)),
        ),
        Misconception(
            "order-exchanged",
            "The words of the key are compared in the other order.",
            "Which word of the key stands right before the value, and which word of the query is last?",
            _guess(_exchanged),
            _guess(lambda t: _exchanged(t) / 2),
            _guess(lambda t: 2.0 * (_exchanged(t) == 2)),
            _guess(lambda t: 1.0 * (_exchanged(t) == 2)),
            _guess(lambda t: 1.0 * (_exchanged(t) > 0)),
            _guess(lambda t: _exchanged(t)[:-1], lambda t: t[3:]),
            _guess(lambda t: np.append(1.0 * (t[0] == t[-2]), _exchanged(t)), lambda t: t[1:]),
            _guess(lambda t: (t[1:-1] == t[-1]) + 1.0 * (t[2:] == t[-2])),
        ),
        Misconception(
            "own-word-in-the-key",
            "The key holds the position's own word, so the guess is what was asked with.",
            "Which two words come before the value?",
            _guess(lambda t: (t[1:-1] == t[-2]) + 1.0 * (t[2:] == t[-1])),
        ),
        Misconception(
            "shares-halved",
            "The score is beta times the share of words that agree. It should be beta for each.",
            "Both words agree: which score does the task ask for?",
            _guess(lambda t: _agreeing(t) / 2),
        ),
        Misconception(
            "two-further",
            "The guess is the word one place too far.",
            "By how much are keys and values shifted against each other?",
            _guess(lambda t: _agreeing(t)[:-1], lambda t: t[3:]),
        ),
        Misconception(
            "beta-forgotten",
            "Beta plays no part.",
            "Which score has a key that fits?",
            _guess(heat=lambda beta: 1.0),
        ),
        Misconception(
            "best-alone",
            "Only the keys that fit best get a weight, or one of them takes everything. Softmax gives "
            "every key some.",
            "What is e to the power of 0?",
            _guess(weigh=_latest),
            _guess(weigh=_first),
            _guess(weigh=_hard),
        ),
        Misconception(
            "not-normalised",
            "The weights do not sum to one.",
            "What should the guesses for all words sum to?",
            _guess(weigh=np.exp),
            _guess(weigh=lambda s: s),
        ),
        Misconception(
            "too-early",
            "The second position, or the first, takes part too. Only one word or none comes before "
            "it, so it has no key.",
            "From which position on are there keys?",
            _guess(_one_more, lambda t: t[1:]),
            _guess(lambda t: np.append(0.0, _one_more(t)), lambda t: t),
        ),
    ),
    hints=(
        "tokens[:-2] are the first words of the keys, tokens[1:-1] the second, tokens[2:] the values.",
        "Compare the first with tokens[-2] and the second with tokens[-1], and add up what agrees.",
        "np.eye(n_words)[tokens[2:]] has one row for each value.",
    ),
    solution="""
def next_word(tokens, n_words, beta):
    agree = 1.0 * (tokens[:-2] == tokens[-2]) + (tokens[1:-1] == tokens[-1])
    raised = np.exp(beta * (agree - agree.max()))
    return raised / raised.sum() @ np.eye(n_words)[tokens[2:]]
""",
)
