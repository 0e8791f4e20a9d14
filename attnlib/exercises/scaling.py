"""Exercises of chapter 05, scaling."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import (
    Array,
    Function,
    FunctionExercise,
    case,
    combines,
    known,
    sampled,
)
from attnlib.exercises._softmaxes import LARGE, one_maximum, overflow, tiny_number, wrong_shift
from attnlib.lookup import softmax
from attnlib.scaling import scaled_dot_product_attention

# score_spread: How widely dot products of random vectors are spread.


def score_spread(query_std: float, key_std: float, d_k: int) -> float:
    """Return the standard deviation of the dot product of independent components."""
    return float(query_std * key_std * np.sqrt(d_k))


SCORE_SPREAD = FunctionExercise(
    task=(
        "Write score_spread(query_std, key_std, d_k): the standard deviation of the dot product "
        "of a query and a key. All d_k components are independent with mean 0; those of the "
        "query have the first standard deviation, those of the key the second."
    ),
    returns=("spread",),
    reference=score_spread,
    cases=(
        case(1.0, 1.0, 64),
        case(1.0, 1.0, 1),
        case(2.0, 3.0, 4),
        case(0.5, 0.25, 100),
        case(1.5, 4.0, 7),
        case(300.0, 300.0, 64),
    ),
    misconceptions=known(
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
    ),
)


# softmax_jacobian: All derivatives of the weights by the scores.


def softmax_jacobian(scores: Array) -> Any:
    """Return the derivative of weight i by score j in row i and column j."""
    p = softmax(scores)
    return np.diag(p) - np.outer(p, p)


@combines
def _from(jacobian: Function, weigh: Function = softmax) -> Function:
    return lambda scores: jacobian(weigh(scores))


def _weighed(weigh: Function) -> Function:
    return _from(lambda p: np.diag(p) - np.outer(p, p), weigh)


SOFTMAX_JACOBIAN = FunctionExercise(
    task=(
        "Write softmax_jacobian(scores) for scores (n_keys,): the matrix (n_keys, n_keys) whose "
        "row i and column j hold the derivative of weight i by score j. It must survive scores "
        "in the thousands."
    ),
    returns=("jacobian",),
    reference=softmax_jacobian,
    cases=(
        case([0.0, 0.0]),
        case([1.0, 0.0, -1.0]),
        case([0.5, 0.25, 2.0, -1.0, 1.5]),
        case([1000.0, 1001.0, 999.0]),
        case([-1000.0, -1001.0]),
        case([0.0, 10.0, 3000.0, 3001.0, 20.0]),
    ),
    misconceptions=known(
        """
        diagonal-only: Each weight is taken to depend on its own score alone: the numbers off the diagonal are
            missing.
          ? The weights sum to one. If one score grows, what happens to the other weights?
        vector: This is the diagonal, as a vector. The matrix has a number for each pair.
          ? How many derivatives do n weights by n scores have?
        sum-forgotten: Only the numerator of the softmax was differentiated.
          ? Each score also stands in the sum below. Which rule is for fractions?
        diagonal-forgotten: This is right off the diagonal. On it, the derivative of the numerator is missing.
          ? Can a weight fall when its own score grows?
        sign-flipped: All signs are wrong: a larger score must raise its own weight.
          ? Which sign must the diagonal have?
        plus: The outer product is added. Then no weight would fall when another score grows.
          ? Each row must sum to zero: why?
        log-softmax: These are the derivatives of the logarithms of the weights.
          ? The derivative of log w is w' / w. Which factor is missing?
        scores-for-weights: The formula is filled with the scores instead of the weights.
          ? Which of the two sum to one?
        """,
        diagonal_only=_from(lambda p: np.diag(p * (1 - p))),
        vector=_from(lambda p: p * (1 - p)),
        sum_forgotten=_from(np.diag),
        diagonal_forgotten=_from(lambda p: -np.outer(p, p)),
        sign_flipped=_from(lambda p: np.outer(p, p) - np.diag(p)),
        plus=_from(lambda p: np.diag(p) + np.outer(p, p)),
        log_softmax=(
            _from(lambda p: np.eye(len(p)) - p[None, :]),
            _from(lambda p: np.eye(len(p)) - p[:, None]),
        ),
        scores_for_weights=lambda s: np.diag(s) - np.outer(s, s),
        wrong_shift=wrong_shift(_weighed),
        zero_by_zero_hidden=tiny_number(_weighed),
        overflow=overflow(_weighed),
    ),
)


# attention: The whole of scaled dot-product attention.


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


ATTENTION = FunctionExercise(
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
    misconceptions=known(
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
        output_only=lambda q, k, v: attention(q, k, v).output,
        results_swapped=lambda q, k, v: tuple(attention(q, k, v))[::-1],
        not_scaled=_with(scale=lambda q, k, v: 1.0),
        divided_by_width=_with(scale=lambda q, k, v: 1 / q.shape[-1]),
        multiplied=_with(scale=lambda q, k, v: np.sqrt(q.shape[-1])),
        number_of_keys=_with(scale=lambda q, k, v: 1 / np.sqrt(k.shape[0])),
        number_of_queries=_with(scale=lambda q, k, v: 1 / np.sqrt(q.shape[0])),
        width_of_values=_with(scale=lambda q, k, v: 1 / np.sqrt(v.shape[-1])),
        scaled_after_softmax=_with(
            scale=lambda q, k, v: 1.0, after=lambda q: 1 / np.sqrt(q.shape[-1])
        ),
        scaled_twice=_with(after=lambda q: 1 / np.sqrt(q.shape[-1])),
        wrong_axis=_with(weigh=lambda scores: softmax(scores, axis=0)),
        no_softmax=_with(weigh=lambda scores: scores),
        one_maximum_for_all=one_maximum(_with),
        wrong_shift=wrong_shift(_with),
        zero_by_zero_hidden=tiny_number(_with),
        overflow=overflow(_with),
    ),
)


# fold_scale: The scale, hidden in a projection.


def fold_scale(w_q: Array) -> Any:
    """Return the projection whose plain dot products are the scaled ones of w_q."""
    return w_q / np.sqrt(w_q.shape[1])


FOLD_SCALE = FunctionExercise(
    task=(
        "Write fold_scale(w_q) for a projection (d_model, d_k) of queries. Return a projection "
        "of the same shape: with it, the dot products without any scale equal the scaled ones "
        "that w_q gives. The keys stay as they are."
    ),
    returns=("w_q",),
    reference=fold_scale,
    cases=(
        case([[1.0, 2.0, 3.0, 4.0], [0.5, -1.0, 2.0, 1.5], [0.0, 1.0, 1.0, -2.0]]),
        sampled(1, (7, 3)),
        sampled(2, (5, 16)),
        sampled(3, (11, 2)),
    ),
    misconceptions=known(
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
    ),
)
