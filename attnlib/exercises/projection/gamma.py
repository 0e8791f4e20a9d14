"""One word's attention in the convention of columns."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import Array, Case, Function, FunctionExercise, Misconception, case
from attnlib.lookup import softmax


def gamma(query: Array, key: Array, value: Array) -> Any:
    """Blend the columns of value by how well each column of key fits the query."""
    return value @ softmax(key.T @ query)


def _changed(
    weigh: Function = softmax, scores: Function = lambda query, key: key.T @ query
) -> Function:
    def wrong(query: Array, key: Array, value: Array) -> Array:
        blended: Array = value @ weigh(scores(query, key))
        return blended

    return wrong


def _exp(scores: Array) -> Any:
    return np.exp(scores)


def _shares(scores: Array) -> Any:
    return scores / scores.sum()


def _one_hot(scores: Array) -> Any:
    return np.eye(len(scores))[scores.argmax()]


def _sampled(seed: int, d_k: int, n: int, d_v: int) -> Case:
    rng = np.random.default_rng(seed)
    return case(*(rng.normal(size=shape).round(2) for shape in ((d_k,), (d_k, n), (d_v, n))))


EXERCISE = FunctionExercise(
    task=(
        "With columns: write gamma(query, key, value) for one query (d_k,), key (d_k, n) and "
        "value (d_v, n), one word a column. Return what the word gets, (d_v,)."
    ),
    returns=("gamma",),
    reference=gamma,
    cases=(
        case([1.0, 0.0], [[2.0, 1.0, 0.0], [0.0, 1.0, 3.0]], [[10.0, 5.0, 2.0]]),
        _sampled(1, 3, 3, 3),
        _sampled(2, 3, 5, 2),
        _sampled(3, 2, 4, 4),
        _sampled(4, 4, 4, 7),
        _sampled(5, 5, 3, 5),
        case([1000.0, 0.0], [[1.0, 1.0, 0.5], [0.0, 1.0, 1.0]], [[3.0, 7.0, 2.0]]),
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
            _changed(weigh=_shares),
        ),
        Misconception(
            "not-normalised",
            "The exponentials are not divided by their sum.",
            "What should the weights sum to?",
            _changed(weigh=_exp),
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
            _changed(weigh=_one_hot),
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
        Misconception(
            "overflow",
            "Right for small scores, but the exponential of 1000 is infinite: NaN.",
            "Which number can you subtract from all scores without changing the weights?",
            _changed(weigh=lambda scores: np.exp(scores) / np.exp(scores).sum()),
        ),
    ),
)
