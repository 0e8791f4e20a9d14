"""How much each token contributes to each other through a head: weight times what is carried."""

from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case, case, normal
from attnlib.exercises._declare import FunctionExercise, Misconception


def term_sizes(weights: Array, value: Array, w_o: Array) -> Any:
    """Return the length of each head's term from token j to token i, (num_heads, n, n)."""
    return weights * _lengths(value, w_o)[:, None]


def _carried(value: Array, w_o: Array) -> Any:
    return value @ w_o.reshape(len(value), value.shape[-1], -1)  # (num_heads, n, d_model)


def _lengths(value: Array, w_o: Array) -> Any:
    return np.linalg.norm(_carried(value, w_o), axis=-1)  # (num_heads, n)


def _columns(weights: Array, value: Array, w_o: Array) -> Any:
    n_rows, d_model = w_o.shape
    if n_rows != d_model:
        raise ValueError("Only a square w_o has as many columns as rows.")
    return term_sizes(weights, value, w_o.T)


def _strided(weights: Array, value: Array, w_o: Array) -> Any:
    carried = [v @ w_o[h :: len(value)] for h, v in enumerate(value)]
    return weights * np.linalg.norm(carried, axis=-1)[:, None]


def _summed(weights: Array, value: Array, w_o: Array) -> Any:
    terms = weights[..., None] * _carried(value, w_o)[:, None]
    return np.linalg.norm(terms.sum(axis=0), axis=-1)


def _case(seed: int, num_heads: int, n: int, width: int, d_model: int) -> Case:
    value, w_o, scores = normal(
        seed, (num_heads, n, width), (num_heads * width, d_model), (num_heads, n, n)
    )
    raised = np.exp(scores)
    return case((raised / raised.sum(axis=-1, keepdims=True)).round(3), value, w_o)


EXERCISE = FunctionExercise(
    task=(
        "Write term_sizes(weights, value, w_o) for weights (num_heads, n, n), rows are queries, value "
        "(num_heads, n, width) and w_o (num_heads * width, d_model). Entry [h, i, j] of the result is the "
        "length of what head h adds to token i from token j: weight times value times the head's rows of w_o."
    ),
    returns=("sizes",),
    reference=term_sizes,
    cases=(
        case([[[0.25, 0.75], [0.5, 0.5]]], [[[3.0, 4.0], [1.0, 0.0]]], [[2.0, 0.0], [0.0, 2.0]]),
        _case(0, 2, 3, 2, 4),
        _case(1, 3, 2, 4, 12),
        _case(2, 2, 5, 3, 11),
        _case(3, 5, 3, 2, 7),
    ),
    misconceptions=(
        Misconception(
            "weights-alone",
            "These are the weights. A large weight on a short vector moves little.",
            "What does the weight multiply?",
            lambda weights, value, w_o: weights,
        ),
        Misconception(
            "weights-forgotten",
            "This is what each token would contribute at a weight of 1.",
            "Token i takes only a part of it. Which?",
            lambda weights, value, w_o: np.broadcast_to(
                _lengths(value, w_o)[:, None], weights.shape
            ),
            lambda weights, value, w_o: _lengths(value, w_o),
        ),
        Misconception(
            "w-o-forgotten",
            "The length of the value itself is taken. What reaches the others has gone through w_o.",
            "A long value that w_o shrinks moves little.",
            lambda weights, value, w_o: weights * np.linalg.norm(value, axis=-1)[:, None],
        ),
        Misconception(
            "query-and-key-swapped",
            "The weight is multiplied by the length of the token that asks. The value is that of the token "
            "asked.",
            "weights[h, i, j] is the weight of which value?",
            lambda weights, value, w_o: weights * _lengths(value, w_o)[:, :, None],
        ),
        Misconception(
            "heads-summed",
            "The terms of all heads are added up before their length is taken.",
            "One length for each head is asked for.",
            _summed,
            lambda weights, value, w_o: term_sizes(weights, value, w_o).sum(axis=0),
        ),
        Misconception(
            "tokens-summed",
            "The terms of all tokens are added up: this is what the head moves altogether.",
            "One length for each pair of tokens is asked for.",
            lambda weights, value, w_o: np.linalg.norm(weights @ _carried(value, w_o), axis=-1),
            lambda weights, value, w_o: term_sizes(weights, value, w_o).sum(axis=-1),
        ),
        Misconception(
            "root-mean-square",
            "The length is divided by the root of d_model: a root of a mean, not of a sum.",
            "A length is the root of the sum of squares, however many there are.",
            lambda weights, value, w_o: (
                weights * (_lengths(value, w_o) / np.sqrt(w_o.shape[1]))[:, None]
            ),
        ),
        Misconception(
            "squared",
            "The sum of the squares is taken, without the root.",
            "A length is the root of it.",
            lambda weights, value, w_o: weights * _lengths(value, w_o)[:, None] ** 2,
            lambda weights, value, w_o: (weights * _lengths(value, w_o)[:, None]) ** 2,
        ),
        Misconception(
            "columns-of-w-o",
            "Head h is multiplied with its columns of w_o, not its rows.",
            "In joined @ w_o, which index of w_o runs along the joined features?",
            _columns,
        ),
        Misconception(
            "strided-rows",
            "Head h is given every num_heads-th row of w_o, as if the heads were interleaved.",
            "Where do the features of one head stand in the joined row?",
            _strided,
        ),
    ),
    hints=(
        "Cut w_o into blocks of width rows, one for each head: a reshape does it.",
        "The length of a vector times a positive number is the number times the length. So no array with "
        "four axes is needed.",
        "np.linalg.norm(value @ blocks, axis=-1) has the shape (num_heads, n); its last axis is token j.",
    ),
    solution="""
def term_sizes(weights, value, w_o):
    blocks = w_o.reshape(len(value), value.shape[-1], -1)  # (num_heads, width, d_model)
    lengths = np.linalg.norm(value @ blocks, axis=-1)  # (num_heads, n)
    return weights * lengths[:, None]
""",
)
