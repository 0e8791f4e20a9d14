"""One word's attention in the convention of columns."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception
from attnlib.exercises._softmaxes import one_hot, overflow, share, tiny_number, wrong_shift
from attnlib.lookup import softmax


def gamma(query: Array, key: Array, value: Array) -> Any:
    """Blend the columns of value by how well each column of key fits the query."""
    return value @ softmax(key.T @ query)


def _changed(
    weigh: Function = softmax,
    scores: Function = lambda query, key: key.T @ query,
) -> Function:
    def wrong(query: Array, key: Array, value: Array) -> Array:
        blended: Array = value @ weigh(scores(query, key))
        return blended

    return wrong


EXERCISE = FunctionExercise(
    task=(
        "With columns: write gamma(query, key, value) for one query (d_k,), key (d_k, n) and "
        "value (d_v, n), one word a column. Return what the word gets, (d_v,). It "
        "must survive scores in the thousands."
    ),
    returns=("gamma",),
    reference=gamma,
    cases=(
        case([1.0, 0.0], [[2.0, 1.0, 0.0], [0.0, 1.0, 3.0]], [[10.0, 5.0, 2.0]]),
        sampled(1, (3,), (3, 3), (3, 3)),
        sampled(2, (3,), (3, 5), (2, 5)),
        sampled(3, (2,), (2, 4), (4, 4)),
        sampled(4, (4,), (4, 4), (7, 4)),
        sampled(5, (5,), (5, 3), (5, 3)),
        case([1000.0, 1.0], [[1.0, 1.0, 1.0], [0.0, 2.0, 1.0]], [[3.0, 7.0, 2.0]]),
        case([-1000.0, 1.0], [[1.0, 1.0, 1.0], [0.0, 2.0, 1.0]], [[3.0, 7.0, 2.0]]),
        case([1000.0], [[0.5, 1.0, 3.0, 0.7]], [[3.0, 7.0, 2.0, 1.0]]),
    ),
    misconceptions=(
        Misconception(
            "key-rows",
            "The keys are taken as rows. Here each key is a column.",
            "The scores need one entry for each of the n keys. What is the shape of your product?",
            _changed(scores=lambda query, key: key @ query),
        ),
        Misconception(
            "value-rows",
            "The weights multiply the rows of value: half a formula for rows, half for columns.",
            "Value is (d_v, n). Which of its axes goes with the weights?",
            lambda query, key, value: softmax(key.T @ query) @ value,
        ),
        Misconception(
            "no-softmax",
            "This is V Kᵀ q: the scores themselves blend the values.",
            "Which step is missing between the scores and the blend?",
            _changed(weigh=lambda scores: scores),
        ),
        Misconception(
            "no-exponential",
            "The scores are divided by their sum. Negative scores make negative weights.",
            "Softmax has one more step before the division.",
            _changed(weigh=share),
        ),
        Misconception(
            "not-normalised",
            "The exponentials are not divided by their sum.",
            "What should the weights sum to?",
            _changed(weigh=np.exp),
        ),
        Misconception(
            "weights-returned",
            "These are the weights. The values are still to be blended.",
            "Which matrix has not been used yet?",
            lambda query, key, value: softmax(key.T @ query),
        ),
        Misconception(
            "scores-returned",
            "These are the scores, one for each key.",
            "Two steps are left: softmax and average.",
            lambda query, key, value: key.T @ query,
        ),
        Misconception(
            "keys-returned",
            "The keys are blended instead of the values.",
            "Keys decide how much. What is handed out?",
            lambda query, key, value: key @ softmax(key.T @ query),
        ),
        Misconception(
            "matched-against-values",
            "The query is compared with the values instead of the keys.",
            "What is a value for, and what is a key for?",
            lambda query, key, value: value @ softmax(value.T @ query),
        ),
        Misconception(
            "hard-lookup",
            "The best key takes everything (argmax).",
            "What should the second best key contribute?",
            _changed(weigh=one_hot),
        ),
        Misconception(
            "plain-mean",
            "All values weigh the same, whatever the query.",
            "Where does your code compare the query with the keys?",
            lambda query, key, value: value.mean(axis=1),
        ),
        Misconception(
            "scaled",
            "The scores are divided by the square root of d_k. That is the next chapter's scale.",
            "Leave the scale out for now.",
            _changed(scores=lambda query, key: key.T @ query / np.sqrt(len(query))),
        ),
        wrong_shift(_changed),
        tiny_number(_changed),
        overflow(_changed),
    ),
)
