"""Bahdanau's scores: a small network of query and key."""

from typing import Any

import numpy as np

from attnlib.alignment import additive_scores
from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines


def my_additive(query: Array, key: Array, w_query: Array, w_key: Array, v: Array) -> Any:
    """Score each query against each key."""
    return additive_scores(query, key, w_query, w_key, v)


@combines
def _with(
    join: Function = lambda q, k: q[:, None] + k[None],
    nonlinearity: Function = np.tanh,
    read: Function = lambda hidden, v: hidden @ v,
) -> Function:
    """Build the scores with one of their parts exchanged."""
    return lambda query, key, w_query, w_key, v: read(
        nonlinearity(join(query @ w_query, key @ w_key)), v
    )


def _unprojected(query: Array, key: Array, w_query: Array, w_key: Array, v: Array) -> Any:
    return np.tanh(query[:, None] + key[None]) @ v


def _swapped(query: Array, key: Array, w_query: Array, w_key: Array, v: Array) -> Any:
    return additive_scores(query, key, w_key, w_query, v)


def _softmaxed(query: Array, key: Array, w_query: Array, w_key: Array, v: Array) -> Any:
    raised = np.exp(additive_scores(query, key, w_query, w_key, v))
    return raised / raised.sum(axis=-1, keepdims=True)


def _pairwise(query: Array, key: Array, w_query: Array, w_key: Array, v: Array) -> Any:
    return np.tanh(query @ w_query + key @ w_key) @ v


EXERCISE = FunctionExercise(
    task=(
        "Write my_additive(query, key, w_query, w_key, v): the scores (n_queries, n_keys), where "
        "the score of query i and key j is the dot product of v with the hyperbolic tangent of "
        "the projected query plus the projected key."
    ),
    returns=("scores",),
    reference=my_additive,
    cases=(
        case([[1.0]], [[0.5], [-2.0]], [[1.0]], [[1.0]], [3.0]),
        sampled(0, (2, 3), (5, 7), (3, 4), (7, 4), (4,)),
        sampled(1, (1, 2), (3, 2), (2, 2), (2, 2), (2,)),
        sampled(2, (3, 3), (3, 3), (3, 3), (3, 3), (3,)),
    ),
    misconceptions=(
        Misconception(
            "no-tanh",
            "The hidden layer is not passed through the tanh. Then the score is a part for the "
            "query plus a part for the key, and the softmax cancels the query's part: every query gets the same weights.",
            "Which function stands between the two layers?",
            _with(nonlinearity=lambda hidden: hidden),
        ),
        Misconception(
            "tanh-outside",
            "The hyperbolic tangent comes last. It bounds the score, and the hidden layer stays linear.",
            "Take the tanh of the hidden layer first, then let v read it.",
            _with(nonlinearity=lambda hidden: hidden, read=lambda hidden, v: np.tanh(hidden @ v)),
        ),
        Misconception(
            "nonlinearity-before-the-sum",
            "Query and key pass the tanh each by itself and are added afterwards. They never meet: again "
            "the query's part cancels in the softmax.",
            "Add first, then take the tanh of the sum.",
            _with(
                join=lambda q, k: np.tanh(q)[:, None] + np.tanh(k)[None], nonlinearity=lambda x: x
            ),
        ),
        Misconception(
            "multiplied",
            "The projections are multiplied with each other. This score is called additive.",
            "How do query and key meet inside the network?",
            _with(join=lambda q, k: q[:, None] * k[None]),
        ),
        Misconception(
            "v-forgotten",
            "The hidden layer is summed up. The vector v has no effect.",
            "What turns the hidden layer into one number?",
            _with(read=lambda hidden, v: hidden.sum(axis=-1)),
            _with(read=lambda hidden, v: hidden.mean(axis=-1)),
        ),
        Misconception(
            "sigmoid",
            "The hidden layer passes the logistic function, not by the hyperbolic tangent.",
            "Which of the two is 0 at 0?",
            _with(nonlinearity=lambda hidden: 1 / (1 + np.exp(-hidden))),
        ),
        Misconception(
            "matrices-swapped",
            "The query goes through the key's matrix and the key through the query's.",
            "Look at the shapes: which matrix has as many rows as a query has parts?",
            _swapped,
        ),
        Misconception(
            "not-projected",
            "Query and key are added as they are.",
            "What are the two matrices for?",
            _unprojected,
        ),
        Misconception(
            "pair-by-pair",
            "Query i is compared with key i alone.",
            "Every query meets every key: where do you need a new axis?",
            _pairwise,
        ),
        Misconception(
            "rows-and-columns-swapped",
            "The scores have a row for each key.",
            "Who asks? Give each of them a row.",
            _with(join=lambda q, k: q[None] + k[:, None]),
        ),
        Misconception(
            "already-softmaxed",
            "These are weights. The scores were asked for.",
            "Stop one step earlier.",
            _softmaxed,
        ),
    ),
)
