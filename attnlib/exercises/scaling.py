"""Exercises of chapter 05, scaling."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import Array, Function, FunctionExercise, case, sampled
from attnlib.exercises._softmaxes import LARGE, one_maximum, overflow, tiny_number, wrong_shift
from attnlib.lookup import softmax

# score_spread: How widely dot products of random vectors are spread.
SCORE_SPREAD = FunctionExercise.told(
    """
    variance-returned: This is the variance. The standard deviation is its root.
      ? If every score doubles, which of the two doubles?
    linear-in-width: The spread grows with d_k itself, as if all terms had the same sign.
      ? What adds up over independent terms, standard deviations or variances?
    width-forgotten: This is the spread of one product. The score is a sum of d_k of them.
      ? What is the variance of a sum of d_k independent numbers?
    width-divides: The spread shrinks as d_k grows. That would be a mean of the products.
      ? A dot product is a sum. Does a longer sum vary less?
    sum-of-spreads: The two standard deviations are added. The components are multiplied.
      ? For independent numbers of mean 0, what is the mean of (q k) squared?
    one-side-only: Only one of the two standard deviations is used.
      ? Doubling the key doubles every score. Does your result double?
    stds-squared: The variances of the components are multiplied, but their root is not taken.
      ? If every component of the query doubles, by how much does a score grow?
    """,
    variance_returned=lambda q, k, d: (q * k) ** 2 * d,
    linear_in_width=lambda q, k, d: q * k * d,
    width_forgotten=lambda q, k, d: q * k,
    width_divides=(lambda q, k, d: q * k / np.sqrt(d), lambda q, k, d: q * k / d),
    sum_of_spreads=(
        lambda q, k, d: (q + k) * np.sqrt(d),
        lambda q, k, d: np.sqrt((q**2 + k**2) * d),
    ),
    one_side_only=(
        lambda q, k, d: q * np.sqrt(d),
        lambda q, k, d: k * np.sqrt(d),
        lambda q, k, d: np.sqrt(d),
    ),
    stds_squared=lambda q, k, d: (q * k) ** 2 * np.sqrt(d),
    returns=("spread",),
    reference=lambda query_std, key_std, d_k: float(query_std * key_std * np.sqrt(d_k)),
    cases=(
        case(1.0, 1.0, 64),
        case(1.0, 1.0, 1),
        case(2.0, 3.0, 4),
        case(0.5, 0.25, 100),
        case(1.5, 4.0, 7),
        case(300.0, 300.0, 64),
    ),
)


# attention: The whole of scaled dot-product attention.
ATTENTION = FunctionExercise.told(
    """
    output-only: The output is right, but the weights are not returned.
      ? Return two things, the output first.
    results-swapped: The weights come first and the output second.
      ? Read the order in the task: (output, weights).
    not-scaled: The dot products go into the softmax as they are.
      ? What is the spread of a sum of d_k products?
    divided-by-width: The scores are divided by d_k, not by its root. They shrink as d_k grows.
      ? Is it the variance or the standard deviation that should become 1?
    multiplied: The scores are multiplied by the root of d_k. That sharpens what should be softened.
      ? Should a score be larger or smaller after scaling?
    number-of-keys: The scores are divided by the root of the number of keys.
      ? Over which axis does a dot product sum?
    number-of-queries: The scores are divided by the root of the number of queries.
      ? Over which axis does a dot product sum?
    width-of-values: The scores are divided by the root of d_v. Values take no part in the scores.
      ? Whose components are summed in a dot product?
    scaled-after-softmax: The weights are divided, after the softmax. Then they no longer sum to one.
      ? Which number is too large, the score or the weight?
    scaled-twice: The scores are scaled and the weights are divided again.
      ? What should each row of the weights sum to?
    wrong-axis: The columns of the weights sum to one, not the rows.
      ? Among what does one query divide its attention?
    no-softmax: The scaled scores themselves weigh the values.
      ? Which step makes weights positive and lets them sum to one?
    """,
    output_only={"@ value, weights": "@ value"},
    results_swapped="weights, weights @ value",
    not_scaled={" / np.sqrt(query.shape[1])": ""},
    divided_by_width={"np.sqrt(query.shape[1])": "query.shape[1]"},
    multiplied={"/ np.sqrt": "* np.sqrt"},
    number_of_keys={"query.shape[1]": "len(key)"},
    number_of_queries={"query.shape[1]": "len(query)"},
    width_of_values={"query.shape[1]": "value.shape[1]"},
    scaled_after_softmax={
        " / np.sqrt(query.shape[1])": "",
        "softmax(scores)": "softmax(scores) / np.sqrt(query.shape[1])",
    },
    scaled_twice={"softmax(scores)": "softmax(scores) / np.sqrt(query.shape[1])"},
    wrong_axis={"softmax(scores)": "softmax(scores, axis=0)"},
    no_softmax={"softmax": ""},
    one_maximum_for_all=one_maximum(),
    wrong_shift=wrong_shift(),
    zero_by_zero_hidden=tiny_number(),
    overflow=overflow(),
    returns=("output", "weights"),
    reference="""
def attention(query, key, value):
    scores = query @ key.T / np.sqrt(query.shape[1])
    weights = softmax(scores)
    return weights @ value, weights
""",
    cases=(
        case([[2.0, 0.0]], [[1.0, 0.0], [0.0, 1.0]], [[1.0], [0.0]]),
        sampled(1, (2, 5), (3, 5), (3, 7)),
        sampled(2, (3, 3), (3, 3), (3, 3)),
        sampled(3, (5, 11), (2, 11), (2, 3)),
        *LARGE,
    ),
)


# fold_scale: The scale, hidden in a projection.
FOLD_SCALE = FunctionExercise.told(
    """
    width-of-model: The root of d_model is used. The dot product sums over d_k components.
      ? Rows of w_q are axes of the token, columns are axes of the query. Which count?
    divided-by-width: The projection is divided by d_k, so the scores come out too small.
      ? By what is a scaled score smaller than a plain one?
    fourth-root: This is half of the scale. It would be right if the keys took the other half.
      ? Which projections does the task let you change?
    multiplied: The projection grows, and so do the scores.
      ? Should the new queries be longer or shorter?
    unchanged: The projection is returned as it came.
      ? Where does the factor go, if not into the projection?
    transposed: The numbers are right, but rows and columns are exchanged.
      ? The result has the shape of w_q.
    normalised: Each column is scaled by its own length. That changes the scores by other factors.
      ? Is the scale the same for all components of the query?
    """,
    width_of_model=lambda w: w / np.sqrt(w.shape[0]),
    divided_by_width=lambda w: w / w.shape[1],
    fourth_root=lambda w: w / w.shape[1] ** 0.25,
    multiplied=lambda w: w * np.sqrt(w.shape[1]),
    unchanged=lambda w: w,
    transposed=lambda w: w.T / np.sqrt(w.shape[1]),
    normalised=(
        lambda w: w / np.linalg.norm(w, axis=0, keepdims=True),
        lambda w: w / np.linalg.norm(w),
    ),
    returns=("w_q",),
    reference=lambda w_q: w_q / np.sqrt(w_q.shape[1]),
    cases=(
        case([[1.0, 2.0, 3.0, 4.0], [0.5, -1.0, 2.0, 1.5], [0.0, 1.0, 1.0, -2.0]]),
        sampled(1, (7, 3)),
        sampled(2, (5, 16)),
        sampled(3, (11, 2)),
    ),
)


# scales_correctly: A test that finds a wrong scale, made for OPT-125m's bug (transformers, issue 38277).
def _layer(
    name: str,
    query: Function = lambda d_k, d_model: 1.0,
    key: Function = lambda d_k, d_model: 1.0,
    after: Function = lambda d_k: 1.0,
) -> Function:
    """Build a layer with factors on its queries, its keys and its weights; verdicts tell its name."""

    def layer(x: Array, w_q: Array, w_k: Array, w_v: Array) -> Any:
        d_model, d_k = np.shape(w_q)
        scores = (x @ w_q * query(d_k, d_model)) @ (x @ w_k * key(d_k, d_model)).T
        return softmax(scores) * after(d_k) @ (x @ w_v)

    layer.__name__ = name
    return layer


def _root(d_k: int, d_model: int) -> float:
    return float(d_k**-0.5)


def _half(d_k: int, d_model: int) -> float:
    return float(d_k**-0.25)


def _keeps_ones(layer: Function) -> bool:
    """Tell whether the average of equal values is that value: whether weights sum to one."""
    rng = np.random.default_rng(0)
    x = np.concatenate([rng.normal(size=(5, 6)), np.ones((5, 1))], axis=1)
    w_q, w_k = rng.normal(size=(2, 7, 3))
    return bool(np.allclose(layer(x, w_q, w_k, np.eye(7)[:, -1:]), 1))


SCALES_CORRECTLY = FunctionExercise.told(
    """
    nothing-caught: Every layer passes, the wrong ones too. Their shapes are all right.
      ? With which x and which weights do two different scales give two different outputs?
    nothing-passes: Every layer fails, the correct ones too. Either another output is expected, or the comparison is
        exact: a factor that is applied elsewhere is rounded differently.
      ? Which function of numpy compares with a tolerance?
    turned-round: The answers are turned round: a correct layer must give True.
      ? What does your function return when a layer is wrong?
    square-projections: All but one are caught. Where d_model equals d_k, the root of one is the root of the other.
      ? Which two sizes does your test make equal?
    one-column: With a single column the scale is 1, and a layer without any scale is right.
      ? How large is the root of d_k in your test?
    unscaled-expected: The expected output has no scale, so the layer without one passes.
      ? By what are the scores divided in the computation that you compare with?
    width-expected: The expected scores are divided by d_k itself, so the layer that scales twice passes.
      ? Which has the spread d_k of two: the score or its square?
    model-width-expected: The expected scores are divided by the root of d_model, the width of a token.
      ? How many components has a query?
    sums-only: This finds out whether the weights sum to one, and that is all. A wrong scale before the softmax leaves
        the sum at one; where only one token attends, its weight is one at any scale.
      ? Which tokens and which values let you see the weights one by one?
    """,
    nothing_caught=lambda layer: True,
    nothing_passes=lambda layer: False,
    turned_round={"return ": "return not "},
    square_projections={"d_model, d_k = 7, 3": "d_model, d_k = 3, 3"},
    one_column={"d_model, d_k = 7, 3": "d_model, d_k = 7, 1"},
    unscaled_expected={" / np.sqrt(d_k)": ""},
    width_expected={"np.sqrt(d_k)": "d_k"},
    model_width_expected={"np.sqrt(d_k)": "np.sqrt(d_model)"},
    sums_only=_keeps_ones,
    returns=("correct",),
    reference="""
def scales_correctly(layer):
    d_model, d_k = 7, 3
    rng = np.random.default_rng(0)
    x = rng.normal(size=(5, d_model))
    w_q, w_k, w_v = (rng.normal(size=(d_model, d)) for d in (d_k, d_k, 2))
    scores = (x @ w_q) @ (x @ w_k).T / np.sqrt(d_k)
    return np.allclose(layer(x, w_q, w_k, w_v), softmax(scores) @ (x @ w_v))
""",
    cases=(
        case(_layer("scaled_query", query=_root)),
        case(_layer("scaled_key", key=_root)),
        case(_layer("half_on_each_side", query=_half, key=_half)),
        case(_layer("scaled_twice", query=_root, key=_root)),
        case(_layer("never_scaled")),
        case(_layer("root_of_d_model", query=lambda d_k, d_model: d_model**-0.5)),
        case(_layer("multiplied", query=lambda d_k, d_model: d_k**0.5)),
        case(_layer("scaled_after_softmax", after=lambda d_k: d_k**-0.5)),
    ),
)
