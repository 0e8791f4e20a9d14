"""Self-attention with learnt projections, words as rows."""

from typing import Any

import numpy as np

from attnlib.exercises import _softmaxes
from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.lookup import softmax
from attnlib.projection import self_attention as _self_attention


def self_attention(x: Array, w_q: Array, w_k: Array, w_v: Array) -> Any:
    """Let each row of x ask, be found and answer by a projection of its own."""
    return _self_attention(x, w_q, w_k, w_v)


def _dot(q: Array, k: Array) -> Array:
    return q @ k.T


@combines
def _changed(
    weigh: Function = softmax,
    scores: Function = _dot,
    average: Function = lambda weights, x, k, v: weights @ v,
    project: Function = lambda x, w: x @ w,
) -> Function:
    """Build a self-attention with one of its steps exchanged."""

    def wrong(x: Array, w_q: Array, w_k: Array, w_v: Array) -> Any:
        q, k, v = (project(x, w) for w in (w_q, w_k, w_v))
        weights = weigh(scores(q, k))
        return average(weights, x, k, v), weights

    return wrong


def _scores_kept(x: Array, w_q: Array, w_k: Array, w_v: Array) -> Any:
    return self_attention(x, w_q, w_k, w_v).output, (x @ w_q) @ (x @ w_k).T


def _unprojected(x: Array, w_q: Array, w_k: Array, w_v: Array) -> Any:
    weights = softmax(x @ x.T)
    return weights @ x, weights


def _matched_with_tokens(x: Array, w_q: Array, w_k: Array, w_v: Array) -> Any:
    weights = softmax(x @ w_q @ x.T)
    return weights @ (x @ w_v), weights


EXERCISE = FunctionExercise(
    task=(
        "Write self_attention(x, w_q, w_k, w_v) for tokens x (n, d_model), one a row, with w_q "
        "and w_k (d_model, d_k) and w_v (d_model, d_v): project, score, softmax over the keys, "
        "average. No scale yet. Return (output, weights). It must survive scores in the thousands."
    ),
    returns=("output", "weights"),
    reference=self_attention,
    cases=(
        case([[1.0, 0.0], [0.0, 1.0]], [[1.0], [2.0]], [[1.0], [0.0]], [[3.0], [5.0]]),
        sampled(1, (3, 3), (3, 3), (3, 3), (3, 3)),
        sampled(6, (5, 4), (4, 3), (4, 3), (4, 2)),
        sampled(1, (4, 3), (3, 3), (3, 3), (3, 4)),
        sampled(4, (2, 5), (5, 4), (5, 4), (5, 6)),
        case(
            [[1.0, 0.0], [1.0, 1.0]],
            [[2000.0, 1.0], [0.0, 0.0]],
            [[1.0, 0.0], [0.0, 1.0]],
            [[3.0], [5.0]],
        ),
        case(
            [[1.0, 0.0], [1.0, 1.0]],
            [[-2000.0, 1.0], [0.0, 0.0]],
            [[1.0, 0.0], [0.0, 1.0]],
            [[3.0], [5.0]],
        ),
        case(
            [[1.0, 0.5], [1.0, 1.0], [1.0, 3.0], [1.0, 0.7]],
            [[1000.0], [0.0]],
            [[0.0], [1.0]],
            [[3.0], [5.0]],
        ),
        case([[1.0, 1.0], [-1.0, 1.0]], [[2000.0], [0.0]], [[0.0], [1.0]], [[3.0], [5.0]]),
    ),
    misconceptions=(
        Misconception(
            "output-only",
            "The output is right, but the weights are not returned.",
            "Return two things, the output first.",
            lambda x, q, k, v: self_attention(x, q, k, v).output,
        ),
        Misconception(
            "results-swapped",
            "The weights come first and the output second.",
            "Read the order in the task: (output, weights).",
            lambda x, q, k, v: tuple(self_attention(x, q, k, v))[::-1],
        ),
        Misconception(
            "scores-returned",
            "The scores are returned where the weights should be.",
            "What should each row of the second result sum to?",
            _scores_kept,
        ),
        Misconception(
            "no-projection",
            "The tokens look at each other as they are. That is the blender of chapter 03.",
            "Three matrices came in. Where does each of them act?",
            _unprojected,
        ),
        Misconception(
            "one-projection",
            "Queries are compared with queries, or keys with keys, so the scores are symmetric.",
            "Which two projections meet in a score?",
            lambda x, q, k, v: self_attention(x, q, q, v),
            lambda x, q, k, v: self_attention(x, k, k, v),
        ),
        Misconception(
            "key-not-projected",
            "The queries are compared with the tokens themselves. That fits only if d_k is d_model.",
            "What do the other tokens offer to be found by?",
            _matched_with_tokens,
        ),
        Misconception(
            "query-key-swapped",
            "Queries and keys have changed places: a row of the weights belongs to a key.",
            "Row i of the weights says how token i divides its attention. Which projection asks?",
            lambda x, q, k, v: self_attention(x, k, q, v),
        ),
        Misconception(
            "value-not-projected",
            "The average is taken over the tokens themselves; w_v is not used.",
            "What does a token hand out, x or x W_V?",
            _changed(average=lambda weights, x, k, v: weights @ x),
        ),
        Misconception(
            "keys-returned",
            "The average is taken over the keys. Keys decide how much; they are not handed out.",
            "Which of the three projections holds the answers?",
            _changed(average=lambda weights, x, k, v: weights @ k),
        ),
        Misconception(
            "value-transposed",
            "The values are transposed: half a formula for rows, half for columns.",
            "The weights are (n, n). Which axis of the values has n entries?",
            _changed(average=lambda weights, x, k, v: weights @ v.T),
        ),
        Misconception(
            "projection-transposed",
            "The projections act transposed, as they would on columns.",
            "Rows are tokens here. From which side does a matrix act on a row?",
            _changed(project=lambda x, w: x @ w.T),
        ),
        Misconception(
            "key-not-transposed",
            "Queries and keys are multiplied without a transpose, so coordinates are mixed up or "
            "the shapes do not fit.",
            "Which axis do queries and keys share, and where is it in each?",
            _changed(scores=lambda q, k: q @ k),
        ),
        Misconception(
            "no-softmax",
            "The scores themselves weigh the values.",
            "Which step turns scores into weights that sum to one?",
            _changed(weigh=lambda scores: scores),
        ),
        Misconception(
            "not-normalised",
            "The exponentials are not divided by their sum, so the output is no average.",
            "What should each row of the weights sum to?",
            _changed(weigh=np.exp),
        ),
        Misconception(
            "wrong-axis",
            "The weights sum to one down each column: each key divides itself among the queries.",
            "Each query divides its attention among the keys. Which axis holds the keys?",
            _changed(weigh=lambda scores: softmax(scores, axis=0)),
        ),
        Misconception(
            "whole-array",
            "The weights of all queries together sum to one.",
            "Should a token get less because another one asks too?",
            _changed(weigh=_softmaxes.over_all),
        ),
        Misconception(
            "hard-lookup",
            "The best key takes everything (argmax). Nothing could be learnt through that.",
            "What should the second best key contribute?",
            _changed(weigh=_softmaxes.one_hot),
        ),
        Misconception(
            "scaled",
            "The scores are divided by the square root of d_k. That is the next chapter's scale.",
            "Leave the scale out for now.",
            _changed(scores=lambda q, k: q @ k.T / np.sqrt(q.shape[-1])),
        ),
        _softmaxes.one_maximum(_changed),
        _softmaxes.wrong_shift(_changed),
        _softmaxes.tiny_number(_changed),
        _softmaxes.overflow(_changed),
    ),
)
