"""The soft lookup: scores, softmax, average."""

from typing import Any

import numpy as np

from attnlib.exercises import _softmaxes
from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.lookup import soft_lookup as _soft_lookup
from attnlib.lookup import softmax


def soft_lookup(query: Array, key: Array, value: Array, temperature: float = 1.0) -> Any:
    """Average the values by how well each query fits each key."""
    return _soft_lookup(query, key, value, temperature=temperature)


def _dot(q: Array, k: Array, t: float) -> Array:
    return q @ k.T / t


@combines
def _lookup(
    weigh: Function = softmax,
    scores: Function = _dot,
    average: Function = lambda weights, key, value: weights @ value,
) -> Function:
    """Build a soft lookup with one of its three steps exchanged."""

    def lookup(query: Array, key: Array, value: Array, temperature: float = 1.0) -> Any:
        weights = weigh(scores(query, key, temperature))
        return average(weights, key, value), weights

    return lookup


def _matched_against_values(
    query: Array, key: Array, value: Array, temperature: float = 1.0
) -> Any:
    weights = softmax(query @ value.T / temperature)
    return weights @ value, weights


def _cosine(q: Array, k: Array, t: float) -> Any:
    lengths = np.linalg.norm(q, axis=-1)[:, None] * np.linalg.norm(k, axis=-1)
    return q @ k.T / lengths / t


def _minus_distance(q: Array, k: Array, t: float) -> Array:
    distances: Array = np.linalg.norm(q[:, None] - k, axis=-1)
    return -distances / t


EXERCISE = FunctionExercise(
    task=(
        "Write soft_lookup(query, key, value, temperature=1.0) for query (n_queries, d_k), key "
        "(n_keys, d_k) and value (n_keys, d_v). The scores are dot products divided by the "
        "temperature, the weights their softmax over the keys. Return (output, weights). It must "
        "survive scores in the thousands."
    ),
    returns=("output", "weights"),
    reference=soft_lookup,
    cases=(
        case([[1.0, 0.0]], [[2.0, 0.0], [0.0, 1.0]], [[10.0], [5.0]]),
        case([[1.0, 2.0]], [[2.0, 0.0], [0.0, 1.5]], [[10.0], [5.0]], temperature=2.0),
        case([[1.0, 0.0], [0.0, 2.0]], [[1.0, 1.0], [0.0, 1.0]], [[10.0], [5.0]]),
        sampled(1, (3, 3), (3, 3), (3, 3)),
        sampled(2, (3, 5), (7, 5), (7, 2)),
        sampled(3, (3, 5), (7, 5), (7, 2), temperature=2.0),
        sampled(4, (2, 3), (5, 3), (5, 7), temperature=0.5),
        *_softmaxes.LARGE,
    ),
    misconceptions=(
        Misconception(
            "output-only",
            "The output is right, but the weights are not returned.",
            "Return two things, the output first.",
            lambda q, k, v, t=1.0: soft_lookup(q, k, v, t).output,
        ),
        Misconception(
            "results-swapped",
            "The weights come first and the output second.",
            "Read the order in the task: (output, weights).",
            lambda q, k, v, t=1.0: tuple(soft_lookup(q, k, v, t))[::-1],
        ),
        Misconception(
            "scores-returned",
            "The scores are returned where the weights should be.",
            "What should each row of the second result sum to?",
            lambda q, k, v, t=1.0: (soft_lookup(q, k, v, t).output, _dot(q, k, t)),
        ),
        Misconception(
            "no-softmax",
            "The scores themselves weigh the values; they may be negative and sum to anything.",
            "Which step turns scores into weights that sum to one?",
            _lookup(weigh=lambda scores: scores),
        ),
        Misconception(
            "no-exponential",
            "The scores are divided by their sum. Negative scores make negative weights.",
            "Softmax has one more step before the division.",
            _lookup(weigh=lambda scores: scores / scores.sum(-1, keepdims=True)),
        ),
        Misconception(
            "not-normalised",
            "The exponentials are not divided by their sum, so the output is no average.",
            "What should each row of the weights sum to?",
            _lookup(weigh=np.exp),
            _lookup(weigh=lambda s: np.exp(s - s.max(-1, keepdims=True))),
        ),
        Misconception(
            "wrong-axis",
            "The weights sum to one over the queries, down each column.",
            "Each query divides its attention among the keys. Which axis holds the keys?",
            _lookup(weigh=lambda scores: softmax(scores, axis=0)),
        ),
        Misconception(
            "whole-array",
            "The weights of all queries together sum to one.",
            "Should a query get less because another one was asked too?",
            _lookup(weigh=_softmaxes.over_all),
        ),
        Misconception(
            "hard-lookup",
            "The best key takes everything (argmax). That is the limit of low temperature.",
            "What should the second best key contribute?",
            _lookup(weigh=_softmaxes.one_hot),
        ),
        Misconception(
            "plain-mean",
            "All keys weigh the same, whatever the query. That is the limit of high temperature.",
            "Where does your code compare the query with the keys?",
            _lookup(weigh=_softmaxes.equal),
        ),
        Misconception(
            "query-key-swapped",
            "Query and key have changed places: a row of the scores belongs to a key.",
            "The weights have the shape (n_queries, n_keys). Which array comes first?",
            _lookup(scores=lambda q, k, t: k @ q.T / t),
        ),
        Misconception(
            "key-not-transposed",
            "Query and key are multiplied without the transpose, so coordinates are mixed up "
            "or the shapes do not fit.",
            "Which axis do query and key share, and where is it in each?",
            _lookup(scores=lambda q, k, t: q @ k / t),
        ),
        Misconception(
            "temperature-ignored",
            "The temperature has no effect.",
            "Call your function with temperatures 0.1 and 10 and compare.",
            _lookup(scores=lambda q, k, t: q @ k.T),
        ),
        Misconception(
            "temperature-inverted",
            "The scores are multiplied by the temperature, so heat sharpens the weights.",
            "At a high temperature the weights should come closer together. What must happen "
            "to the differences between the scores?",
            _lookup(scores=lambda q, k, t: q @ k.T * t),
        ),
        Misconception(
            "temperature-after-softmax",
            "The weights are divided by the temperature after the softmax, so they no longer "
            "sum to one.",
            "The temperature belongs to the scores. At which step is that?",
            lambda q, k, v, t=1.0: _lookup(weigh=lambda s: softmax(s) / t)(q, k, v),
        ),
        Misconception(
            "keys-returned",
            "The average is taken over the keys; the values are not used.",
            "Keys decide how much. What is handed out?",
            _lookup(average=lambda weights, key, value: weights @ key),
        ),
        Misconception(
            "matched-against-values",
            "The query is compared with the values instead of the keys.",
            "What is a value for, and what is a key for?",
            _matched_against_values,
        ),
        Misconception(
            "cosine",
            "Query and key are scaled to length one first; the task wants the plain dot product.",
            "A longer query should ask with more emphasis. Does yours?",
            _lookup(scores=_cosine),
        ),
        Misconception(
            "distance",
            "The scores are negative distances, not dot products.",
            "Two long vectors in the same direction: what is their dot product, and what is "
            "their distance?",
            _lookup(scores=_minus_distance),
        ),
        Misconception(
            "scaled-by-dimension",
            "The scores are also divided by the square root of d_k. That is for a later chapter.",
            "Here the temperature alone scales the scores.",
            _lookup(scores=lambda q, k, t: q @ k.T / t / np.sqrt(q.shape[-1])),
        ),
        _softmaxes.one_maximum(_lookup),
        _softmaxes.wrong_shift(_lookup),
        _softmaxes.tiny_number(_lookup),
        _softmaxes.overflow(_lookup),
    ),
    hints=(
        "Three steps: scores from query and key, weights from scores, the output from weights "
        "and value.",
        "All scores at once: query @ key.T has a row for each query and a column for each key.",
        "Divide the scores by the temperature, then let each row's largest score be "
        "subtracted before the exponential.",
    ),
    solution="""
def my_soft_lookup(query, key, value, temperature=1.0):
    scores = query @ key.T / temperature
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights = raised / raised.sum(axis=-1, keepdims=True)
    return weights @ value, weights
""",
)
