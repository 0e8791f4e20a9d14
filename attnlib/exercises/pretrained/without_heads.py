"""A layer's output with some of its heads left out."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import FunctionExercise, Misconception


def without_heads(heads: Array, w_o: Array, b_o: Array, gone: Array) -> Any:
    """Return the output of the layer without the heads that are gone, (n, d_model)."""
    return _kept(heads, w_o, gone) + b_o


def _kept(heads: Array, w_o: Array, gone: Array) -> Any:
    terms = heads @ w_o.reshape(len(heads), heads.shape[-1], -1)
    return (terms * ~gone.astype(bool)[:, None, None]).sum(axis=0)


def _strided(heads: Array, w_o: Array, b_o: Array, gone: Array) -> Any:
    terms = [head @ w_o[h :: len(heads)] for h, head in enumerate(heads) if not gone[h]]
    return np.sum(terms, axis=0) + b_o


def _columns(heads: Array, w_o: Array, b_o: Array, gone: Array) -> Any:
    keep = np.repeat(~gone.astype(bool), heads.shape[-1])
    return np.hstack(list(heads)) @ (w_o * keep) + b_o


def _first_rows(heads: Array, w_o: Array, b_o: Array, gone: Array) -> Any:
    joined = np.hstack(list(heads[~gone.astype(bool)]))
    return joined @ w_o[: joined.shape[1]] + b_o


def _reshaped(heads: Array, w_o: Array, b_o: Array, gone: Array) -> Any:
    kept = heads * ~gone.astype(bool)[:, None, None]
    return kept.reshape(heads.shape[1], -1) @ w_o + b_o


def _share(gone: Array) -> Any:
    return (~gone.astype(bool)).mean()


def _case(seed: int, shape: tuple[int, int, int], gone: list[bool]) -> Case:
    num_heads, _, width = shape
    d_model = num_heads * width
    return case(*normal(seed, shape, (d_model, d_model), (d_model,)), gone)


EXERCISE = FunctionExercise(
    task=(
        "Write without_heads(heads, w_o, b_o, gone) for heads (num_heads, n, width), w_o (num_heads * "
        "width, d_model), the bias b_o (d_model,) and gone (num_heads,), True for a head that is "
        "removed: the layer's output (n, d_model). The bias belongs to no head and stays."
    ),
    returns=("output",),
    reference=without_heads,
    cases=(
        case([[[1.0]], [[2.0]]], [[3.0, 5.0], [7.0, 11.0]], [100.0, 200.0], [True, False]),
        case(
            [[[1.0], [2.0]], [[3.0], [4.0]]],
            [[1.0, 2.0], [3.0, 5.0]],
            [10.0, 20.0],
            [False, True],
        ),
        _case(0, (3, 2, 2), [False, True, False]),
        _case(1, (2, 3, 4), [False, True]),
        _case(2, (5, 3, 2), [True, False, False, True, False]),
        _case(3, (4, 5, 3), [False, False, True, False]),
    ),
    misconceptions=(
        Misconception(
            "kept-and-gone-swapped",
            "The heads that should go are kept, and the others are gone.",
            "What does True say in gone?",
            lambda heads, w_o, b_o, gone: _kept(heads, w_o, ~gone.astype(bool)) + b_o,
        ),
        Misconception(
            "bias-left-out",
            "The bias is missing. It is added once, whatever the heads do.",
            "What does the layer give if all heads are gone?",
            lambda heads, w_o, b_o, gone: _kept(heads, w_o, gone),
        ),
        Misconception(
            "bias-for-each-head",
            "The bias is added once for each head that is left.",
            "Add the terms first, then the bias.",
            lambda heads, w_o, b_o, gone: (
                _kept(heads, w_o, gone) + b_o * (~gone.astype(bool)).sum()
            ),
        ),
        Misconception(
            "bias-shared",
            "A removed head takes its share of the bias with it. The bias belongs to no head.",
            "What does the layer give if all heads are gone?",
            lambda heads, w_o, b_o, gone: _kept(heads, w_o, gone) + b_o * _share(gone),
        ),
        Misconception(
            "scaled-up",
            "The heads that are left are made larger, as dropout does. Here nothing makes up for what is "
            "gone.",
            "Leave a term out of a sum. What happens to the others?",
            lambda heads, w_o, b_o, gone: _kept(heads, w_o, gone) / _share(gone) + b_o,
        ),
        Misconception(
            "columns-of-w-o",
            "Columns of w_o are removed. They are numbers of the output; the heads meet its rows.",
            "In joined @ w_o, which index of w_o runs along the joined features?",
            _columns,
        ),
        Misconception(
            "rows-moved-up",
            "The heads that are left are joined and multiplied with the first rows of w_o. Each head has "
            "rows of its own.",
            "Which rows of w_o belong to the last head?",
            _first_rows,
        ),
        Misconception(
            "strided-rows",
            "Head h is given every num_heads-th row of w_o, as if the heads were interleaved.",
            "Where do the features of one head stand in the joined row?",
            _strided,
        ),
        Misconception(
            "reshaped-across-tokens",
            "Tokens and heads are mixed: a reshape of (num_heads, n, width) fills a row with the tokens of one "
            "head, not with the heads of one token.",
            "Which axis must come first before you reshape to (n, num_heads * width)?",
            _reshaped,
        ),
        Misconception(
            "nothing-removed",
            "All heads are still there.",
            "Where does your code use gone?",
            lambda heads, w_o, b_o, gone: np.hstack(list(heads)) @ w_o + b_o,
        ),
    ),
    hints=(
        "Joined heads times w_o is a sum of terms, one for each head. A removed head's term is zero.",
        "Setting a head's output to zero makes its term zero.",
        "np.hstack(list(heads)) joins heads of shape (num_heads, n, width).",
    ),
    solution="""
def without_heads(heads, w_o, b_o, gone):
    left = [np.zeros_like(head) if away else head for head, away in zip(heads, gone)]
    return np.hstack(left) @ w_o + b_o
""",
)
