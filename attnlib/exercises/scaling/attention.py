"""The whole of scaled dot-product attention."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, case, sampled
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.exercises._softmaxes import LARGE, one_maximum, overflow, tiny_number, wrong_shift
from attnlib.lookup import softmax
from attnlib.scaling import scaled_dot_product_attention


def attention(query: Array, key: Array, value: Array) -> Any:
    """Average the values by the softmax of the scaled dot products."""
    return scaled_dot_product_attention(query, key, value)


@combines
def _with(
    weigh: Function = softmax,
    scale: Function = lambda q, k, v: 1 / np.sqrt(q.shape[-1]),
    after: Function = lambda q: 1.0,
) -> Function:
    """Build an attention with its scale, its softmax or a factor of the weights exchanged."""

    def attention(query: Array, key: Array, value: Array) -> Any:
        weights = weigh(query @ key.T * scale(query, key, value)) * after(query)
        return weights @ value, weights

    return attention


EXERCISE = FunctionExercise(
    task=(
        "Write attention(query, key, value) for query (n_queries, d_k), key (n_keys, d_k) and "
        "value (n_keys, d_v): softmax over the keys of the dot products divided by the root of "
        "d_k, then the average of the values. Return (output, weights). It must survive scores "
        "in the thousands."
    ),
    returns=("output", "weights"),
    reference=attention,
    cases=(
        case([[2.0, 0.0]], [[1.0, 0.0], [0.0, 1.0]], [[1.0], [0.0]]),
        sampled(1, (2, 5), (3, 5), (3, 7)),
        sampled(2, (3, 3), (3, 3), (3, 3)),
        sampled(3, (5, 11), (2, 11), (2, 3)),
        *LARGE,
    ),
    misconceptions=(
        Misconception(
            "output-only",
            "The output is right, but the weights are not returned.",
            "Return two things, the output first.",
            lambda q, k, v: attention(q, k, v).output,
        ),
        Misconception(
            "results-swapped",
            "The weights come first and the output second.",
            "Read the order in the task: (output, weights).",
            lambda q, k, v: tuple(attention(q, k, v))[::-1],
        ),
        Misconception(
            "not-scaled",
            "The dot products go into the softmax as they are.",
            "What is the spread of a sum of d_k products?",
            _with(scale=lambda q, k, v: 1.0),
        ),
        Misconception(
            "divided-by-width",
            "The scores are divided by d_k, not by its root. They shrink as d_k grows.",
            "Is it the variance or the standard deviation that should become 1?",
            _with(scale=lambda q, k, v: 1 / q.shape[-1]),
        ),
        Misconception(
            "multiplied",
            "The scores are multiplied by the root of d_k. That sharpens what should be softened.",
            "Should a score be larger or smaller after scaling?",
            _with(scale=lambda q, k, v: np.sqrt(q.shape[-1])),
        ),
        Misconception(
            "number-of-keys",
            "The scores are divided by the root of the number of keys.",
            "Over which axis does a dot product sum?",
            _with(scale=lambda q, k, v: 1 / np.sqrt(k.shape[0])),
        ),
        Misconception(
            "number-of-queries",
            "The scores are divided by the root of the number of queries.",
            "Over which axis does a dot product sum?",
            _with(scale=lambda q, k, v: 1 / np.sqrt(q.shape[0])),
        ),
        Misconception(
            "width-of-values",
            "The scores are divided by the root of d_v. Values take no part in the scores.",
            "Whose components are summed in a dot product?",
            _with(scale=lambda q, k, v: 1 / np.sqrt(v.shape[-1])),
        ),
        Misconception(
            "scaled-after-softmax",
            "The weights are divided, after the softmax. Then they no longer sum to one.",
            "Which number is too large, the score or the weight?",
            _with(scale=lambda q, k, v: 1.0, after=lambda q: 1 / np.sqrt(q.shape[-1])),
        ),
        Misconception(
            "scaled-twice",
            "The scores are scaled and the weights are divided again.",
            "What should each row of the weights sum to?",
            _with(after=lambda q: 1 / np.sqrt(q.shape[-1])),
        ),
        Misconception(
            "wrong-axis",
            "The columns of the weights sum to one, not the rows.",
            "Among what does one query divide its attention?",
            _with(weigh=lambda scores: softmax(scores, axis=0)),
        ),
        Misconception(
            "no-softmax",
            "The scaled scores themselves weigh the values.",
            "Which step makes weights positive and lets them sum to one?",
            _with(weigh=lambda scores: scores),
        ),
        one_maximum(_with),
        wrong_shift(_with),
        tiny_number(_with),
        overflow(_with),
    ),
)
