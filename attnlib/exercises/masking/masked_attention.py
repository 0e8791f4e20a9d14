"""Masked attention that survives a NaN in the padding."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import Function, FunctionExercise, Misconception, combines
from attnlib.lookup import softmax
from attnlib.scaling import scaled_dot_product_attention


def masked_attention(query: Array, key: Array, value: Array, mask: Array) -> Any:
    """Average the visible values by the softmax of the scaled dot products."""
    return scaled_dot_product_attention(query, key, value, mask=np.asarray(mask) == 1).output


@combines
def _with(
    scale: Function = lambda q: q.shape[-1] ** -0.5,
    weigh: Function = lambda s, m: softmax(s, mask=m),
    clean: Function = lambda x, m: np.where(m.any(0)[:, None], x, 0.0),
) -> Function:
    """Build an attention with its scale, its softmax or its cleaning exchanged."""

    def attention(query: Array, key: Array, value: Array, mask: Array) -> Any:
        m = np.asarray(mask) == 1
        return weigh(query @ key.T * scale(query), m) @ clean(value, m)

    return attention


def _no_nan(x: Array, mask: Array) -> Array:
    return np.nan_to_num(x)


def _nan_to_zero(query: Array, key: Array, value: Array, mask: Array) -> Any:
    return np.nan_to_num(_with(clean=lambda x, m: x)(query, key, value, mask))


def _nan_row(scores: Array, mask: Array) -> Any:
    masked = np.where(mask, scores, -np.inf)
    raised = np.exp(masked - masked.max(-1, keepdims=True))
    return raised / raised.sum(-1, keepdims=True)


def _sampled(seed: int, n_keys: int, d_k: int, d_v: int, mask: list[list[int]]) -> Case:
    query, key, value = normal(seed, (len(mask), d_k), (n_keys, d_k), (n_keys, d_v))
    return case(query, key, value, mask)


def _hide_nan(given: Case, row: int) -> Case:
    """Put NaN where nobody may look, in the value alone."""
    query, key, value, mask = (x.copy() for x in given.args)
    value[row] = np.nan
    return Case((query, key, value, mask), {})


EXERCISE = FunctionExercise(
    task=(
        "Write masked_attention(query, key, value, mask) for query (n_queries, d_k), key (n_keys, "
        "d_k), value (n_keys, d_v) and mask (n_queries, n_keys), 1 = may attend: scaled dot "
        "products, softmax over the visible keys, average of the values. Return the output. A query "
        "that sees nobody gets zeros. A NaN in a value that nobody may see must not reach the "
        "output."
    ),
    returns=("output",),
    reference=masked_attention,
    cases=(
        case(
            [[2.0, 0.0]], [[1.0, 0.0], [0.0, 1.0], [1.0, 1.0]], [[1.0], [0.0], [9.0]], [[1, 1, 0]]
        ),
        case([[1.0], [2.0]], [[1.0], [0.0]], [[3.0], [5.0]], [[0, 0], [1, 1]]),
        _sampled(1, 5, 2, 7, [[1, 0, 1, 1, 0], [0, 1, 1, 0, 1], [1, 1, 1, 1, 1]]),
        _sampled(2, 3, 5, 2, [[1, 0, 0], [1, 1, 0], [1, 1, 1]]),
        _sampled(3, 3, 7, 5, [[0, 0, 0], [1, 0, 1]]),
        _hide_nan(_sampled(4, 5, 2, 3, [[1, 1, 1, 0, 0], [1, 0, 1, 0, 1], [0, 1, 1, 0, 1]]), 3),
    ),
    misconceptions=(
        Misconception(
            "nan-in-padding",
            "Right, until a hidden value is NaN: its weight is 0, but 0 times NaN is NaN.",
            "Set the values that no query may see to 0 before the average.",
            _with(clean=lambda x, m: x),
        ),
        Misconception(
            "nan-swept-away",
            "Every NaN of the output is replaced by 0, and with it the right answers that "
            "the hidden NaN had spoilt.",
            "Mend the values before the average, not the output after it.",
            _nan_to_zero,
        ),
        Misconception(
            "empty-row-nan",
            "Right, except for a query that sees nobody: its weights are NaN.",
            "What do you divide by when every exponential is 0?",
            _with(weigh=_nan_row),
        ),
        Misconception(
            "empty-row-uniform",
            "Right, except for a query that sees nobody: it averages the forbidden values.",
            "A row of equal scores, however low, has equal weights.",
            _with(weigh=lambda s, m: softmax(np.where(m, s, -1e9))),
            _with(weigh=lambda s, m: softmax(np.where(m, s, -1e9)), clean=_no_nan),
        ),
        Misconception(
            "mask-after-softmax",
            "The mask acts after the softmax, so hidden keys keep their share of the sum.",
            "What should the weights of a row sum to?",
            _with(weigh=lambda s, m: softmax(s) * m),
            _with(weigh=lambda s, m: softmax(s) * m, clean=_no_nan),
        ),
        Misconception(
            "mask-inverted",
            "The queries look at what is hidden from them.",
            "1 = may attend.",
            _with(weigh=lambda s, m: softmax(s, mask=~m), clean=_no_nan),
        ),
        Misconception(
            "mask-ignored",
            "The mask has no effect on the weights.",
            "Before which step must it act?",
            _with(weigh=lambda s, m: softmax(s), clean=_no_nan),
            _with(weigh=lambda s, m: softmax(s)),
        ),
        Misconception(
            "scores-zeroed",
            "Hidden scores are set to 0, which is a score like any other.",
            "Which score has the exponential 0?",
            _with(weigh=lambda s, m: softmax(s * m)),
            _with(weigh=lambda s, m: softmax(s * m), clean=_no_nan),
        ),
        Misconception(
            "not-scaled",
            "The dot products are not divided by the root of d_k.",
            "Chapter 05: what keeps the scores of wide keys from growing?",
            _with(scale=lambda q: 1.0),
        ),
    ),
)
