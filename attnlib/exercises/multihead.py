"""Exercises of chapter 06, multihead."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import (
    Array,
    Case,
    FunctionExercise,
    ValueExercise,
    about_shape,
    case,
    described,
    sampled,
)
from attnlib.multihead import merge_heads

# two_targets: Two averages that reach what one cannot.
_VALUE = np.array([[0.0, 0.0], [4.0, 1.0], [1.0, 3.0]])
_TARGET = np.array([4.0, 3.0])
_ATOL = 0.05


def _reached(weights: Array) -> Any:
    """Return the outputs of two heads, the first coordinate from one, the second from the other."""
    return (weights * _VALUE.T).sum(axis=1)


def _is_average(weights: Array) -> bool:
    return bool((weights >= -1e-9).all() and np.allclose(weights.sum(axis=1), 1, atol=0.01))


def _hits(weights: Array) -> bool:
    return bool(np.abs(_reached(weights) - _TARGET).max() <= _ATOL)


def _describe(weights: Array) -> str:
    x, y = _reached(weights)
    return f"The two heads give ({x:.2f}, {y:.2f})."


EXAMPLE: Any = [[0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]

TWO_TARGETS = ValueExercise.told(
    """
    one-row: This is one row of weights. Then both coordinates come from the same blend, and (4, 3) lies outside the
        triangle of a, b and c.
      ? Two heads have two rows of weights.
    gives-the-point: This is the point to reach, not the weights that reach it.
      ? Which token has a first coordinate of 4?
    tokens-in-rows: These are three rows of two. The rows belong to the heads, the columns to the tokens.
      ? Transpose it.
    heads-swapped: The rows are in the wrong order: head 0 is the one for the first coordinate.
      ? Which token does the first coordinate come from?
    negative-weights: A weight is negative. A softmax gives none.
      ? Use weights from 0 to 1.
    sum-not-one: A row of weights does not sum to one, so it is no average.
      ? Add up each row.
    same-weights: Both heads look at the tokens in the same way: that is one head.
      ? Let each head look at another token.
    one-target: One coordinate is right, the other is not.
      ? Look at the coordinate that misses: which token has the largest one?
    """,
    one_row=about_shape(lambda weights: weights.size == 3),
    gives_the_point=about_shape(lambda weights: weights.size == 2),
    tokens_in_rows=about_shape(lambda weights: weights.shape == (3, 2)),
    heads_swapped=lambda weights: _is_average(weights) and _hits(weights[::-1]),
    negative_weights=lambda weights: bool((weights < -1e-9).any()),
    sum_not_one=lambda weights: not _is_average(weights),
    same_weights=lambda weights: np.allclose(weights[0], weights[1], atol=1e-6),
    one_target=lambda w: _is_average(w) and float(np.abs(_reached(w) - _TARGET).min()) <= _ATOL,
    shape=(2, 3),
    accepts=lambda weights: _is_average(weights) and _hits(weights),
    describe=_describe,
    hint="Which token alone has the first coordinate 4, and which alone the second coordinate 3?",
    examples=(EXAMPLE, [[0.0, 0.99, 0.01], [0.005, 0.0, 0.995]]),
    wrong_examples={
        "one-row": [0.0, 0.5, 0.5],
        "gives-the-point": [4.0, 3.0],
        "tokens-in-rows": [[0.0, 0.0], [1.0, 0.0], [0.0, 1.0]],
        "heads-swapped": [[0.0, 0.0, 1.0], [0.0, 1.0, 0.0]],
        "negative-weights": [[-0.5, 1.25, 0.25], [0.0, 0.0, 1.0]],
        "sum-not-one": [[0.0, 1.0, 1.0], [0.0, 1.0, 1.0]],
        "same-weights": [[0.0, 0.5, 0.5], [0.0, 0.5, 0.5]],
        "one-target": [[0.0, 1.0, 0.0], [0.0, 0.5, 0.5]],
    },
)


# merge: Put the heads side by side again.
def merge(heads: Array) -> Any:
    """Return (n, num_heads * width)."""
    return merge_heads(heads)


def _rows(heads: Array) -> int:
    return int(heads.shape[1])


def _numbered(num_heads: int, n: int, width: int) -> list[list[list[float]]]:
    return [
        [[100.0 * (h + 1) + 10 * (i + 1) + j for j in range(width)] for i in range(n)]
        for h in range(num_heads)
    ]


MERGE = FunctionExercise.told(
    """
    no-swap-back: The heads are reshaped to (n, num_heads * width) at once. The first row then holds several positions
        of head 0.
      ? Which axis must move before the last two can be joined?
    interleaved: The first numbers of all heads come first, then the second ones.
      ? Which axis must stand last when the last two are joined?
    stacked: The heads stand below one another: (num_heads * n, width).
      ? Along which axis do you concatenate?
    summed: The heads are added up. Then no later layer can tell which head found what.
      ? How wide should the result be?
    averaged: The heads are averaged, which is one blend again.
      ? How wide should the result be?
    not-joined: The axes are swapped, but head and width are still two axes.
      ? Which two neighbouring axes become one?
    reversed-heads: The last head comes first.
      ? In which order do you concatenate?
    """,
    no_swap_back=lambda heads: heads.reshape(_rows(heads), -1),
    interleaved=lambda heads: heads.transpose(1, 2, 0).reshape(_rows(heads), -1),
    stacked=(
        lambda heads: heads.reshape(-1, heads.shape[2]),
        lambda heads: np.stack(
            [heads[h, i] for i in range(_rows(heads)) for h in range(len(heads))]
        ),
    ),
    summed=lambda heads: heads.sum(axis=0),
    averaged=lambda heads: heads.mean(axis=0),
    not_joined=lambda heads: heads.swapaxes(0, 1),
    reversed_heads=lambda heads: merge_heads(heads[::-1]),
    returns=("merged",),
    reference=merge,
    cases=(
        case(_numbered(2, 2, 2)),
        case(_numbered(2, 3, 5)),
        case(_numbered(3, 2, 4)),
        case(_numbered(5, 3, 1)),
        case(_numbered(1, 3, 2)),
    ),
)


# merges_correctly: A test of a merge.
def concatenates(heads: Array) -> Array:
    """Merge by a concatenation."""
    return np.concatenate(list(heads), axis=-1)


def copies_into_slices(heads: Array) -> Array:
    """Merge by filling an array."""
    num_heads, n, d_k = heads.shape
    merged = np.zeros((n, num_heads * d_k))
    for j in range(num_heads):
        merged[:, j * d_k : (j + 1) * d_k] = heads[j]
    return merged


MERGES_CORRECTLY = FunctionExercise.told(
    """
    passes-everything: The test passes every function, the wrong ones too. With a single head, say, nothing can be in a
        wrong place.
      ? What does buggy give for two heads that you can write down, and what should it give?
    refuses-everything: The test refuses every function, the right ones too.
      ? Work out by hand what a right function gives for two heads of two positions.
    verdicts-swapped: The verdicts are the wrong way round: True means that the function is right.
      ? Put a not before it.
    shape-alone: Only the shape is compared. That is how the bug went unnoticed.
      ? Put different numbers in, and look where they are in the result.
    same-numbers: The test asks whether all numbers are still there. They are, in the wrong places.
      ? Which number should be in the second row, first column?
    one-position: One position is tried. Then the reshape alone is right, as in the chapter's task.
      ? How many positions does the smallest array have that shows the bug?
    one-feature: Heads of one feature are tried. Then features cannot be in a wrong order.
      ? Which mistake needs two heads of two features to be seen?
    shuffle-alone: Shuffling the positions finds what mixes positions. It does not see that features or heads are in the
        wrong order.
      ? Compare the numbers themselves with those of something slow and plain.
    """,
    passes_everything=lambda merge: True,
    refuses_everything=lambda merge: False,
    verdicts_swapped={"return ": "return not "},
    shape_alone="np.shape(merge(heads)) == (4, 15)",
    same_numbers="np.array_equal(np.sort(np.ravel(merge(heads))), heads.ravel())",
    one_position={"np.arange(60.0).reshape(3, 4, 5)": "np.arange(15.0).reshape(3, 1, 5)"},
    one_feature={"np.arange(60.0).reshape(3, 4, 5)": "np.arange(12.0).reshape(3, 4, 1)"},
    shuffle_alone="np.shape(merge(heads)) == (4, 15) and np.array_equal(merge(heads[:, ::-1]), merge(heads)[::-1])",
    returns=("verdict",),
    reference="""
def merges_correctly(merge):
    heads = np.arange(60.0).reshape(3, 4, 5)
    return np.array_equal(merge(heads), np.concatenate(list(heads), axis=1))
""",
    cases=(
        described(
            "Merge as the chapter does.",
            lambda heads: heads.swapaxes(0, 1).reshape(_rows(heads), -1),
        ),
        case(concatenates),
        case(copies_into_slices),
        described(
            "Merge without the swap: the bug.", lambda heads: heads.reshape(_rows(heads), -1)
        ),
        described(
            "Merge feature by feature.",
            lambda heads: heads.transpose(1, 2, 0).reshape(_rows(heads), -1),
        ),
        described("Merge from the last head on.", lambda heads: concatenates(heads[::-1])),
        described(
            "Merge copies of one head.",
            lambda heads: concatenates(np.stack([heads[0]] * len(heads))),
        ),
        described("Merge downwards.", lambda heads: heads.reshape(-1, heads.shape[-1])),
    ),
)


# multi_head: Multi-head attention from its parts.
def _random(seed: int, n: int, d_model: int, num_heads: int) -> Case:
    return sampled(seed, (n, d_model), *4 * [(d_model, d_model)], then=(num_heads,))


MULTI_HEAD = FunctionExercise.told(
    """
    output-only: The output is right, but the weights are not returned.
      ? Return two things, the output first.
    results-swapped: The weights come first and the output second.
      ? Read the order in the task: (output, weights).
    scaled-by-d-model: The scores are divided by the root of d_model. A head's dot products have only d_k = d_model /
        num_heads terms.
      ? How many products does one score add up?
    not-scaled: The scores are not divided by the root of d_k.
      ? Chapter 05 has one more factor before the softmax.
    weights-averaged: The weights are averaged over the heads, so one cannot see what each head does.
      ? What is the shape of the weights in the task?
    w-o-forgotten: The joined heads are returned without the last projection.
      ? Which of the four matrices does your code not use?
    no-swap: The projections are cut by a reshape to (num_heads, n, d_k) at once, which takes rows from their positions.
      ? Look at the figure: cut the last axis, then swap.
    no-swap-back: The heads are right, but they are joined by a reshape that mixes positions.
      ? Which axis must move before head and width become one?
    softmax-over-heads: The weights sum to one over the heads. Each head divides its own attention among the keys.
      ? Which axis holds the keys?
    softmax-over-queries: The weights sum to one down each column, over the queries.
      ? Which axis holds the keys?
    one-head: The width is not cut: this is one head of the whole width.
      ? Where does your code use num_heads?
    heads-summed: The heads' outputs are added before the last projection, which then sees only its first rows.
      ? How wide are the joined heads?
    """,
    output_only={", weights": ""},
    results_swapped="weights, joined @ w_o",
    scaled_by_d_model={"q.shape[-1]": "x.shape[1]"},
    not_scaled={" / np.sqrt(q.shape[-1])": ""},
    weights_averaged={", weights": ", weights.mean(axis=0)"},
    w_o_forgotten={" @ w_o": ""},
    no_swap={"len(x), num_heads, -1).swapaxes(0, 1)": "num_heads, len(x), -1)"},
    no_swap_back={"v).swapaxes(0, 1)": "v)"},
    softmax_over_heads={"q.shape[-1]))": "q.shape[-1]), axis=0)"},
    softmax_over_queries={"q.shape[-1]))": "q.shape[-1]), axis=1)"},
    one_head={"x), num_heads, -1": "x), 1, -1"},
    heads_summed={
        "v).swapaxes(0, 1).reshape(len(x), -1)": "v).sum(axis=0)",
        "@ w_o": "@ w_o[: v.shape[-1]]",
    },
    returns=("output", "weights"),
    reference="""
def multi_head(x, w_q, w_k, w_v, w_o, num_heads):
    q, k, v = ((x @ w).reshape(len(x), num_heads, -1).swapaxes(0, 1) for w in (w_q, w_k, w_v))
    weights = softmax(q @ k.swapaxes(1, 2) / np.sqrt(q.shape[-1]))
    joined = (weights @ v).swapaxes(0, 1).reshape(len(x), -1)
    return joined @ w_o, weights
""",
    cases=(
        case(
            [[1.0, 0.0], [0.0, 2.0]],
            [[1.0, 0.0], [0.0, 1.0]],
            [[1.0, 1.0], [0.0, 1.0]],
            [[3.0, 0.0], [0.0, 5.0]],
            [[1.0, 2.0], [0.0, 1.0]],
            2,
        ),
        _random(0, 2, 4, 2),
        _random(1, 3, 6, 2),
        _random(2, 5, 6, 3),
        _random(3, 4, 8, 4),
        _random(4, 3, 5, 1),
    ),
)


# output_without: The layer's output without one head.
def _output_case(seed: int, num_heads: int, n: int, d_k: int, d_model: int, head: int) -> Case:
    return sampled(seed, (num_heads, n, d_k), (num_heads * d_k, d_model), then=(head,))


OUTPUT_WITHOUT = FunctionExercise.told(
    """
    that-head-alone: This is the term of the head that should leave, without all others.
      ? Which terms stay in the sum?
    nothing-removed: All heads are still in the output.
      ? Where does your code use the number of the head?
    counted-from-one: Another head has left: the heads are counted from 0.
      ? Which rows of w_o belong to head 0?
    columns-cut: Columns of w_o are set to zero. A head's block is made of rows: joined heads times w_o.
      ? Which axis of w_o meets the features of the heads?
    rows-apart: Every num_heads-th row of w_o is taken away. The rows of a head are neighbours.
      ? In which order do the joined heads hold their features?
    closed-up: The other heads have moved up and meet the rows of w_o that belong to others.
      ? Leave the place of the head empty, or take its rows out of w_o as well.
    made-up-for: The other terms are enlarged to make up for the head. Removing it leaves its term out, and no more.
      ? What is divided or multiplied by the number of heads?
    """,
    that_head_alone="(heads @ blocks)[head]",
    nothing_removed="(heads @ blocks).sum(axis=0)",
    counted_from_one={" head, axis": " head - 1, axis"},
    columns_cut="(heads @ blocks).sum(axis=0) * (np.arange(w_o.shape[1]) // heads.shape[2] != head)",
    rows_apart={
        "= w_o": "= (w_o * (np.arange(len(w_o)) % len(heads) != head)[:, None])",
        "np.delete(heads @ blocks, head, axis=0)": "(heads @ blocks)",
    },
    closed_up="(np.delete(heads, head, axis=0) @ blocks[:-1]).sum(axis=0)",
    made_up_for={"return ": "return len(heads) / (len(heads) - 1) * "},
    returns=("output",),
    reference="""
def output_without(heads, w_o, head):
    blocks = w_o.reshape(*heads.shape[::2], -1)  # (num_heads, d_k, d_model)
    return np.delete(heads @ blocks, head, axis=0).sum(axis=0)
""",
    cases=(
        case([[[1.0]], [[2.0]]], [[3.0, 0.0], [0.0, 5.0]], 0),
        _output_case(0, 2, 3, 2, 4, 1),
        _output_case(1, 3, 2, 2, 6, 0),
        _output_case(2, 3, 5, 4, 7, 1),
        _output_case(3, 4, 2, 3, 12, 2),
    ),
)


# share: Keys for each query head of grouped-query attention.
SHARE = FunctionExercise.told(
    """
    tiled: The key heads come in turn, 1, 2, 1, 2, instead of 1, 1, 2, 2. With one key head, or with one for each query
        head, both orders are the same.
      ? Which key head should the second of four query heads get?
    repeated-too-often: Each key head is repeated num_heads times.
      ? How many query heads are in a group?
    first-head-only: All query heads get the first key head.
      ? Which query heads use the second?
    averaged: The key heads are averaged, so that every group gets the same.
      ? Nothing is mixed here: each query head gets one key head as it is.
    positions-repeated: The positions are repeated instead of the heads.
      ? Which axis has num_kv_heads entries?
    features-repeated: The features are repeated instead of the heads.
      ? Which axis has num_kv_heads entries?
    not-repeated: The keys are returned as they came.
      ? How many heads should the result have?
    """,
    tiled="np.tile(key, (num_heads // len(key), 1, 1))",
    repeated_too_often={" // len(key)": ""},
    first_head_only="np.stack([key[0]] * num_heads)",
    averaged="np.stack([key.mean(axis=0)] * num_heads)",
    positions_repeated={"axis=0": "axis=1"},
    features_repeated={"axis=0": "axis=2"},
    not_repeated="key",
    returns=("keys",),
    reference="""
def share(key, num_heads):
    return np.repeat(key, num_heads // len(key), axis=0)
""",
    cases=(
        case([[[1.0, 2.0]], [[3.0, 4.0]]], 4),
        case(_numbered(2, 3, 2), 6),
        case(_numbered(3, 2, 5), 6),
        case(_numbered(1, 2, 3), 4),
        case(_numbered(3, 2, 2), 3),
    ),
)


# count: Parameters and multiplications of a layer.
COUNT = FunctionExercise.told(
    """
    heads-multiply: Everything is multiplied by the number of heads, as if each head had the full width.
      ? How wide is one head, and what do all heads together need?
    attention-multiplied: The parameters are right. Scores and weighted averages are multiplied by the number of heads,
        as if each head had the full width.
      ? How many products does one score of one head take?
    one-head-only: This is one head of several: the others are not counted.
      ? Each head has its own projections. How many are there together?
    w-o-forgotten: Three projections are counted. There is one more after the heads are joined.
      ? What mixes the heads?
    attention-forgotten: Only the projections' work is counted. Scores and weighted averages multiply too.
      ? How many products does one score take, and how many scores are there?
    average-forgotten: The scores are counted, but not the weighted averages of the values.
      ? Two products of matrices have a side of n by n. Which?
    one-position: The projections' work is counted once. They act on each of the n positions.
      ? How many rows does x have?
    biases-counted: The biases of the projections are counted. Here the projections have none.
      ? How many numbers has a square matrix of d_model rows?
    work-is-parameters: The second number repeats the first: every parameter used once.
      ? How often is a projection used for n positions? And what do the scores cost?
    """,
    heads_multiply="4 * num_heads * d_model**2, num_heads * (projections + attention)",
    attention_multiplied={"2 * n**2": "2 * num_heads * n**2"},
    one_head_only=(
        "4 * d_model**2 // num_heads, (projections + attention) // num_heads",
        {"    projections": "    d_model //= num_heads\n    projections"},
    ),
    w_o_forgotten={"= 4": "= 3", "return 4": "return 3"},
    attention_forgotten={" + attention": ""},
    average_forgotten={"2 * n**2": "n**2"},
    one_position={"4 * n": "4"},
    biases_counted={"return 4 * d_model**2": "return 4 * d_model * (d_model + 1)"},
    work_is_parameters={"projections + attention": "4 * d_model**2"},
    returns=("parameters", "multiplications"),
    reference="""
def count(n, d_model, num_heads):
    projections, attention = 4 * n * d_model**2, 2 * n**2 * d_model
    return 4 * d_model**2, projections + attention
""",
    cases=(case(10, 512, 8), case(10, 512, 1), case(3, 6, 2), case(1, 4, 4), case(700, 64, 16)),
    rtol=float(np.finfo(np.float64).eps),
    atol=0.0,
)
