"""Sentence vectors from token vectors."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception


def _unit(x: Array) -> Any:
    return x / np.linalg.norm(x, axis=-1, keepdims=True)


def _total(hidden: Array, is_token: Array) -> Any:
    return (hidden * is_token[..., None]).sum(axis=1)


def _mean(hidden: Array, is_token: Array) -> Any:
    return _total(hidden, is_token) / is_token.sum(axis=1)[:, None]


def sentence_vectors(hidden: Array, is_token: Array) -> Any:
    """Return one vector of length 1 a sentence, (batch, d)."""
    return _unit(_total(hidden, is_token))


def _largest(hidden: Array, is_token: Array) -> Any:
    return _unit(np.where(is_token[..., None] > 0, hidden, -np.inf).max(axis=1))


def _last(hidden: Array, is_token: Array) -> Any:
    last = hidden.shape[1] - 1 - np.argmax(is_token[:, ::-1] > 0, axis=1)
    return _unit(hidden[np.arange(len(hidden)), last])


def _padding_behind(hidden: Array, is_token: Array) -> Any:
    lengths = is_token.astype(int).sum(axis=1)
    return _total(hidden, np.arange(hidden.shape[1]) < lengths[:, None])


def _summed_to_one(hidden: Array, is_token: Array) -> Any:
    total = _total(hidden, is_token)
    return total / np.abs(total).sum(axis=-1, keepdims=True)


def _squared(hidden: Array, is_token: Array) -> Any:
    mean = _mean(hidden, is_token)
    return mean / (mean**2).sum(axis=-1, keepdims=True)


def _one_length(hidden: Array, is_token: Array) -> Any:
    mean = _mean(hidden, is_token)
    return mean / np.linalg.norm(mean)


def _random(seed: int, d: int, *is_token: str) -> Case:
    rows = np.array([[int(x) for x in row] for row in is_token])
    (hidden,) = normal(seed, (*rows.shape, d))
    return case(hidden + 0.5, rows)


def _steps(reach: Function, finish: Function = _unit) -> Function:
    def answer(hidden: Array, is_token: Array) -> Any:
        return finish(reach(hidden, is_token))

    return answer


EXERCISE = FunctionExercise(
    task=(
        "Write sentence_vectors(hidden, is_token) for hidden (batch, n, d) and is_token (batch, n), "
        "1 for a token and 0 for padding, which may stand anywhere: the mean over each sentence's tokens, "
        "brought to length 1. Return (batch, d)."
    ),
    returns=("vectors",),
    reference=sentence_vectors,
    cases=(
        case([[[3.0, 0.0], [0.0, 4.0], [6.0, 1.0]]], [[1, 1, 0]]),
        _random(0, 3, "1111", "1100"),
        _random(1, 2, "00111", "11111", "11000"),
        _random(2, 7, "011", "101"),
        _random(3, 5, "110000", "001111", "101101", "000111"),
    ),
    misconceptions=(
        Misconception(
            "padding-included",
            "The padding is averaged with the tokens, so a sentence's vector depends on its batch.",
            "What does is_token say, and where does your code use it?",
            _steps(lambda hidden, is_token: hidden.mean(axis=1)),
            _steps(lambda hidden, is_token: hidden.mean(axis=1), lambda mean: mean),
        ),
        Misconception(
            "not-normed",
            "The mean is right, but it has not the length 1.",
            "Divide by the root of the sum of squares.",
            _mean,
            _total,
            lambda hidden, is_token: _total(hidden, is_token) / hidden.shape[1],
        ),
        Misconception(
            "first-token",
            "This is the vector of the first token, as BERT's own training used it. This model takes "
            "the mean.",
            "Over which tokens is the mean?",
            _steps(lambda hidden, is_token: hidden[:, 0]),
            lambda hidden, is_token: hidden[:, 0],
            _steps(
                lambda hidden, is_token: hidden[
                    np.arange(len(hidden)), np.argmax(is_token > 0, axis=1)
                ]
            ),
        ),
        Misconception(
            "last-token",
            "This is the vector of one token, the last.",
            "Over which tokens is the mean?",
            _last,
            _steps(lambda hidden, is_token: hidden[:, -1]),
        ),
        Misconception(
            "padding-behind",
            "The tokens are counted and then taken from the front. Padding may stand in front, or between.",
            "is_token says which places are tokens, not only how many.",
            _steps(_padding_behind),
        ),
        Misconception(
            "tokens-normed-first",
            "Each token is brought to length 1 before the mean. Then long vectors lose their say.",
            "In which order are mean and norm?",
            _steps(lambda hidden, is_token: _mean(_unit(hidden), is_token)),
            lambda hidden, is_token: _mean(_unit(hidden), is_token),
        ),
        Misconception(
            "largest",
            "The largest number of each dimension is taken, not the mean.",
            "Sum, then divide.",
            _largest,
            _steps(lambda hidden, is_token: hidden.max(axis=1)),
        ),
        Misconception(
            "summed-to-one",
            "The vector is divided by the sum of its numbers' sizes, not by its length.",
            "Length: the root of the sum of squares.",
            _summed_to_one,
        ),
        Misconception(
            "squared-length",
            "The vector is divided by its squared length.",
            "Is there a root in your length?",
            _squared,
        ),
        Misconception(
            "one-length-for-all",
            "All sentences are divided by one number, the length of the whole array.",
            "Each row has a length of its own. Which axis, and which option keeps it?",
            _one_length,
            lambda hidden, is_token: (
                _total(hidden, is_token) / np.linalg.norm(_total(hidden, is_token))
            ),
        ),
    ),
    hints=(
        "Padding has a vector too. Multiply each token's vector by its is_token before you add up.",
        "is_token needs one more axis: is_token[..., None].",
        "The length of a row is np.linalg.norm(total, axis=-1, keepdims=True); whether you divide by "
        "the number of tokens first makes no difference.",
    ),
    solution="""
def my_sentence_vectors(hidden, is_token):
    total = (hidden * is_token[..., None]).sum(axis=1)
    return total / np.linalg.norm(total, axis=-1, keepdims=True)
""",
)
