"""A bank of answers to the exercises of chapter 01, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
import torch
from bank import Bank

import attnlib.lookup
from attnlib.corpora import FRUIT_TABLE
from attnlib.exercises import check

BANK = Bank("lookup", rights=3)
right, wrong = BANK.right, BANK.wrong


def stable(scores):
    e = np.exp(scores - np.max(scores, axis=-1, keepdims=True))
    return e / np.sum(e, axis=-1, keepdims=True)


# softmax ----------------------------------------------------------------------------------------


@right("softmax")
def nested_loops(scores):
    if scores.ndim > 1:
        return [nested_loops(row) for row in scores]
    top = max(scores)
    e = [math.exp(s - top) for s in scores]
    return [x / sum(e) for x in e]


@right("softmax")
def float32_numpy(scores):
    return stable(scores.astype(np.float32))


@right("softmax")
def torch_softmax(scores):
    torch = pytest.importorskip("torch")
    return torch.softmax(torch.as_tensor(scores), dim=-1)


@right("softmax")
def tensors_expected(scores):
    pytest.importorskip("torch")
    return scores.softmax(-1)


@right("softmax")
def log_sum_exp(scores):
    top = scores.max(-1, keepdims=True)
    return np.exp(scores - top - np.log(np.exp(scores - top).sum(-1, keepdims=True)))


@wrong("softmax", "no-exponential")
def plain_shares(scores):
    return scores / np.sum(scores, axis=-1, keepdims=True)


@wrong("softmax", "not-normalised")
def just_exp(scores):
    return np.exp(scores)


@wrong("softmax", "wrong-axis")
def axis_zero(scores):
    e = np.exp(scores)
    return e / e.sum(axis=0)


@wrong("softmax", "whole-array")
def sum_of_everything(scores):
    e = np.exp(scores - scores.max())
    return e / e.sum()


@wrong("softmax", "missing-keepdims")
def no_keepdims(scores):
    e = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return e / e.sum(axis=-1)


@wrong("softmax", "sign-flipped")
def minus(scores):
    return stable(-scores)


@wrong("softmax", "argmax")
def one_hot(scores):
    return (scores == scores.max(-1, keepdims=True)).astype(float)


@wrong("softmax", "sigmoid")
def logistic(scores):
    torch = pytest.importorskip("torch")
    return torch.sigmoid(torch.as_tensor(scores))


@wrong("softmax", "base-two")
def powers_of_two(scores):
    p = 2.0 ** (scores - scores.max(-1, keepdims=True))
    return p / p.sum(-1, keepdims=True)


@wrong("softmax", "log-softmax")
def torch_log_softmax(scores):
    torch = pytest.importorskip("torch")
    return torch.log_softmax(torch.as_tensor(scores), dim=-1)


@wrong("softmax", "one-maximum-for-all")
def global_maximum(scores):
    e = np.exp(scores - np.max(scores))
    return e / e.sum(axis=-1, keepdims=True)


@wrong("softmax", "overflow")
def textbook(scores):
    return np.exp(scores) / np.exp(scores).sum(axis=-1, keepdims=True)


def textbook_in_plain_python(scores):
    if scores.ndim > 1:
        return [textbook_in_plain_python(row) for row in scores]
    e = [math.exp(s) for s in scores.tolist()]
    return [x / sum(e) for x in e]


# is_right --------------------------------------------------------------------------------------

SMALL = np.array([[1.0, 2.0, 0.5, -1.0], [0.0, -2.0, 3.0, 1.0]])
EXPECTED = stable(SMALL)
FAR = 0, 1000, -1000


def compared(scores, *shifts):
    """Return a test that compares a softmax of shifted scores with numbers."""
    wanted = stable(scores)
    return lambda softmax: all(np.allclose(softmax(scores + s), wanted) for s in shifts)


right("is_right")(compared(SMALL, *FAR))


@right("is_right")
def by_asserts(softmax):
    try:
        for shift in FAR:
            for got, want in zip(softmax(SMALL + shift), EXPECTED, strict=True):
                np.testing.assert_allclose(got, want, rtol=1e-6)
    except (AssertionError, ValueError):
        return False
    return True


@right("is_right")
def by_ratios(softmax):
    for scores in (SMALL, SMALL + 1000, SMALL - 1000):
        w = softmax(scores)
        if not np.isfinite(w).all() or abs(w.sum(axis=1) - 1).max() > 1e-9:
            return False
        if not np.allclose(np.log(w[:, 0] / w[:, 1]), scores[:, 0] - scores[:, 1]):
            return False
    return True


wrong("is_right", "passes-everything")(lambda softmax: softmax(SMALL).size == 8)
wrong("is_right", "inverted")(lambda softmax: not compared(SMALL, *FAR)(softmax))
wrong("is_right", "sums-only")(lambda softmax: abs(softmax(SMALL).sum(1) - 1).max() < 1e-9)
wrong("is_right", "one-row")(compared(SMALL[0], *FAR))
wrong("is_right", "small-scores")(compared(SMALL, 0))
wrong("is_right", "positive-scores")(compared(SMALL, 0, 1000))
wrong("is_right", "exact-equality")(
    lambda softmax: all((softmax(SMALL + s) == stable(SMALL + s)).all() for s in FAR)
)
wrong("is_right", "wrong-axis")(lambda softmax: np.allclose(softmax(SMALL).sum(0), 1))


# soft_lookup ------------------------------------------------------------------------------------


@right("soft_lookup")
def three_loops(query, key, value, temperature=1.0):
    output, weights = [], []
    for q in query:
        scores = [sum(a * b for a, b in zip(q, k, strict=True)) / temperature for k in key]
        top = max(scores)
        e = [math.exp(s - top) for s in scores]
        w = [x / sum(e) for x in e]
        weights.append(w)
        columns = range(value.shape[1])
        output.append([sum(w[i] * value[i][c] for i in range(len(w))) for c in columns])
    return output, weights


@right("soft_lookup")
def float32_lookup(query, key, value, temperature=1.0):
    q, k, v = (x.astype(np.float32) for x in (query, key, value))
    weights = stable(np.einsum("qd,kd->qk", q, k) / np.float32(temperature))
    return weights @ v, weights


@right("soft_lookup")
def torch_attention(query, key, value, temperature=1.0):
    torch = pytest.importorskip("torch")
    q, k, v = (torch.as_tensor(x) for x in (query, key, value))
    weights = torch.softmax(q @ k.T / temperature, -1)
    output = torch.nn.functional.scaled_dot_product_attention(q, k, v, scale=1 / temperature)
    return output, weights


@wrong("soft_lookup", "output-only")
def forgets_the_weights(query, key, value, temperature=1.0):
    return stable(query @ key.T / temperature) @ value


@wrong("soft_lookup", "results-swapped")
def weights_first(query, key, value, temperature=1.0):
    weights = stable(query @ key.T / temperature)
    return weights, weights @ value


@wrong("soft_lookup", "scores-returned")
def returns_scores(query, key, value, temperature=1.0):
    scores = np.einsum("qd,kd->qk", query, key) / temperature
    return stable(scores) @ value, scores


@wrong("soft_lookup", "no-softmax")
def raw_scores(query, key, value, temperature=1.0):
    weights = np.dot(query, key.T) / temperature
    return np.dot(weights, value), weights


@wrong("soft_lookup", "no-exponential")
def shares_of_scores(query, key, value, temperature=1.0):
    scores = query @ key.T / temperature
    weights = scores / scores.sum(1).reshape(-1, 1)
    return weights @ value, weights


@wrong("soft_lookup", "not-normalised")
def exp_only(query, key, value, temperature=1.0):
    weights = np.exp(query @ key.T / temperature)
    return weights @ value, weights


@wrong("soft_lookup", "wrong-axis")
def torch_dim0(query, key, value, temperature=1.0):
    torch = pytest.importorskip("torch")
    weights = torch.softmax(torch.as_tensor(query @ key.T / temperature), dim=0)
    return weights @ torch.as_tensor(value), weights


@wrong("soft_lookup", "whole-array")
def one_sum(query, key, value, temperature=1.0):
    scores = query @ key.T / temperature
    e = np.exp(scores - scores.max())
    weights = e / e.sum()
    return weights @ value, weights


@wrong("soft_lookup", "hard-lookup")
def best_key(query, key, value, temperature=1.0):
    best = np.argmax(query @ key.T, axis=1)
    weights = np.zeros((len(query), len(key)))
    weights[np.arange(len(query)), best] = 1
    return value[best], weights


@wrong("soft_lookup", "plain-mean")
def mean_value(query, key, value, temperature=1.0):
    weights = np.ones((len(query), len(key))) / len(key)
    return np.repeat(value.mean(0, keepdims=True), len(query), axis=0), weights


@wrong("soft_lookup", "query-key-swapped")
def keys_ask(query, key, value, temperature=1.0):
    weights = stable(key @ query.T / temperature)
    return weights @ value, weights


@wrong("soft_lookup", "key-not-transposed")
def no_transpose(query, key, value, temperature=1.0):
    weights = stable(np.matmul(query, key) / temperature)
    return np.matmul(weights, value), weights


@wrong("soft_lookup", "temperature-ignored")
def no_temperature(query, key, value, temperature=1.0):
    weights = stable(query @ key.T)
    return weights @ value, weights


@wrong("soft_lookup", "temperature-inverted")
def times_temperature(query, key, value, temperature=1.0):
    weights = stable(temperature * (query @ key.T))
    return weights @ value, weights


@wrong("soft_lookup", "temperature-after-softmax")
def divided_too_late(query, key, value, temperature=1.0):
    weights = stable(query @ key.T) / temperature
    return weights @ value, weights


@wrong("soft_lookup", "keys-returned")
def average_of_keys(query, key, value, temperature=1.0):
    weights = stable(query @ key.T / temperature)
    return np.stack([(w[:, None] * key).sum(0) for w in weights]), weights


@wrong("soft_lookup", "matched-against-values")
def compares_values(query, key, value, temperature=1.0):
    weights = stable(query @ value.T / temperature)
    return weights @ value, weights


@wrong("soft_lookup", "cosine")
def cosine_scores(query, key, value, temperature=1.0):
    q = query / np.linalg.norm(query, axis=1, keepdims=True)
    k = key / np.linalg.norm(key, axis=1, keepdims=True)
    weights = stable(q @ k.T / temperature)
    return weights @ value, weights


@wrong("soft_lookup", "distance")
def nearest_keys(query, key, value, temperature=1.0):
    distance = np.sqrt(((query[:, None, :] - key[None]) ** 2).sum(-1))
    weights = stable(-distance / temperature)
    return weights @ value, weights


@wrong("soft_lookup", "scaled-by-dimension")
def scaled(query, key, value, temperature=1.0):
    weights = stable(query @ key.T / (temperature * math.sqrt(query.shape[1])))
    return weights @ value, weights


@wrong("soft_lookup", "overflow")
def naive_lookup(query, key, value, temperature=1.0):
    e = np.exp(query @ key.T / temperature)
    weights = e / e.sum(axis=1, keepdims=True)
    return weights @ value, weights


# score_gradient ---------------------------------------------------------------------------------


@right("score_gradient")
def full_jacobian(scores, value):
    w = stable(scores)
    n = len(w)
    return [sum(value[i] * w[i] * ((i == j) - w[j]) for i in range(n)) for j in range(n)]


@right("score_gradient")
def autograd(scores, value):
    torch = pytest.importorskip("torch")
    s = torch.tensor(scores, requires_grad=True)
    (torch.softmax(s, 0) @ torch.tensor(value)).backward()
    return s.grad


@right("score_gradient")
def gradient_in_float32(scores, value):
    w = stable(scores.astype(np.float32))
    return w * value.astype(np.float32) - w * (w @ value.astype(np.float32))


@wrong("score_gradient", "measured-by-steps")
def central_differences(scores, value):
    def output(s):
        return stable(s) @ value

    moves = 2e-5 * np.eye(len(scores))
    return [(output(scores + move) - output(scores - move)) / 4e-5 for move in moves]


@wrong("score_gradient", "sum-forgotten")
def numerator_only(scores, value):
    return stable(scores) * value


@wrong("score_gradient", "own-weight-only")
def diagonal_only(scores, value):
    w = stable(scores)
    return [wi * (1 - wi) * vi for wi, vi in zip(w, value, strict=True)]


@wrong("score_gradient", "hard-lookup")
def zeros(scores, value):
    return [0.0] * len(scores)


@wrong("score_gradient", "by-values")
def weights_themselves(scores, value):
    return stable(scores)


@wrong("score_gradient", "values-as-gradient")
def values_themselves(scores, value):
    return value


@wrong("score_gradient", "sign-flipped")
def output_minus_value(scores, value):
    w = stable(scores)
    return w * (np.dot(w, value) - value)


@wrong("score_gradient", "weight-forgotten")
def no_weight(scores, value):
    return value - stable(scores) @ value


@wrong("score_gradient", "mean-instead-of-output")
def against_the_mean(scores, value):
    return stable(scores) * (value - np.mean(value))


@wrong("score_gradient", "jacobian")
def matrix(scores, value):
    w = stable(scores)
    return np.diag(w) - w[:, None] * w[None, :]


@wrong("score_gradient", "overflow")
def naive_gradient(scores, value):
    w = np.exp(scores) / np.exp(scores).sum()
    return w * (value - w @ value)


# temperature_for --------------------------------------------------------------------------------


@right("temperature_for")
def by_logits(best, second, share):
    return (second - best) / (np.log(1 - share) - np.log(share))


@right("temperature_for")
def by_halving(best, second, share):
    cold, hot = 1e-6, 1e6
    for _ in range(200):
        middle = math.sqrt(cold * hot)
        if 1 / (1 + math.exp(min((second - best) / middle, 700))) > share:
            cold = middle
        else:
            hot = middle
    return cold


@right("temperature_for")
def by_inverse_hyperbolic_tangent(best, second, share):
    torch = pytest.importorskip("torch")
    return (best - second) / 2 / torch.atanh(torch.tensor(2.0 * share - 1))


@wrong("temperature_for", "upside-down")
def inverse_temperature(best, second, share):
    return np.log(share / (1 - share)) / (best - second)


@wrong("temperature_for", "odds-inverted")
def second_over_first(best, second, share):
    return (best - second) / np.log((1 - share) / share)


@wrong("temperature_for", "share-for-odds")
def one_share(best, second, share):
    return -(best - second) / np.log(share)


@wrong("temperature_for", "logarithm-forgotten")
def without_logarithm(best, second, share):
    return (best - second) * (1 - share) / share


@wrong("temperature_for", "other-base")
def decimal_logarithm(best, second, share):
    return (best - second) / np.log10(share / (1 - share))


@wrong("temperature_for", "ratio-of-scores")
def scores_divided(best, second, share):
    return (np.float64(best) / second) / np.log(share / (1 - share))


@wrong("temperature_for", "second-key-forgotten")
def one_key(best, second, share):
    return best / np.log(share / (1 - share))


@wrong("temperature_for", "temperature-one")
def weight_at_one(best, second, share):
    return stable([best, second])[0]


# lookup_or --------------------------------------------------------------------------------------


@right("lookup_or")
def one_query_at_a_time(query, key, value, default, threshold):
    answers = []
    for q in query:
        scores = [float(q @ k) for k in key] + [threshold]
        raised = [math.exp(s - max(scores)) for s in scores]
        rows = [*value, default]
        answers.append(sum(r * row for r, row in zip(raised, rows, strict=True)) / sum(raised))
    return answers


@right("lookup_or")
def gate_between_the_two(query, key, value, default, threshold):
    scores = query @ key.T
    total = np.logaddexp.reduce(scores, axis=1, keepdims=True)
    gate = np.exp(total - np.logaddexp(total, threshold))
    return gate * (stable(scores) @ value) + (1 - gate) * default


@right("lookup_or")
def padded_in_torch(query, key, value, default, threshold):
    torch = pytest.importorskip("torch")
    q, k, v, d = (torch.as_tensor(x) for x in (query, key, value, default))
    scores = torch.nn.functional.pad(q @ k.T, (0, 1), value=threshold)
    return scores.softmax(-1) @ torch.cat([v, d[None]])


@right("lookup_or")
def an_axis_more(query, key, value, default, threshold):
    more_query = np.c_[query, np.ones(len(query))]
    more_key = np.r_[np.c_[key, np.zeros(len(key))], [[0.0] * query.shape[1] + [threshold]]]
    return stable(np.einsum("id,jd->ij", more_query, more_key)) @ np.r_[value, [default]]


@wrong("lookup_or", "default-added")
def on_top(query, key, value, default, threshold):
    return stable(query @ key.T) @ value + default


@wrong("lookup_or", "either-or")
def with_an_if(query, key, value, default, threshold):
    scores = query @ key.T
    answers = stable(scores) @ value
    return [a if max(s) >= threshold else default for a, s in zip(answers, scores, strict=True)]


@wrong("lookup_or", "threshold-as-filter")
def drops_the_low(query, key, value, default, threshold):
    answers = []
    for s in query @ key.T:
        kept = s >= threshold
        answers.append(stable(s[kept]) @ value[kept] if kept.any() else default)
    return answers


@wrong("lookup_or", "default-forgotten")
def takes_weight_gives_nothing(query, key, value, default, threshold):
    scores = np.c_[query @ key.T, np.full(len(query), threshold)]
    return stable(scores)[:, : len(key)] @ value


@wrong("lookup_or", "threshold-not-raised")
def threshold_among_exponentials(query, key, value, default, threshold):
    e = np.exp(query @ key.T)
    return (e @ value + threshold * default) / (e.sum(axis=1, keepdims=True) + threshold)


@wrong("lookup_or", "zero-score")
def a_key_of_zeros(query, key, value, default, threshold):
    more = np.vstack([key, np.zeros(key.shape[1])])
    return stable(query @ more.T) @ np.vstack([value, default])


@wrong("lookup_or", "threshold-as-key")
def a_key_of_thresholds(query, key, value, default, threshold):
    more = np.vstack([key, np.full(key.shape[1], threshold)])
    return stable(query @ more.T) @ np.vstack([value, default])


@wrong("lookup_or", "threshold-subtracted")
def subtracts_it(query, key, value, default, threshold):
    return stable(query @ key.T - threshold) @ value


@wrong("lookup_or", "half-and-half")
def halfway(query, key, value, default, threshold):
    return 0.5 * (stable(query @ key.T) @ value) + 0.5 * default


@wrong("lookup_or", "wrong-axis")
def over_the_queries(query, key, value, default, threshold):
    scores = np.c_[query @ key.T, np.full(len(query), threshold)]
    e = np.exp(scores - scores.max(axis=0))
    return (e / e.sum(axis=0)) @ np.vstack([value, default])


# leave_one_out ----------------------------------------------------------------------------------


def squared(key, width):
    return -((key[:, None] - key) ** 2) / (2 * width**2)


@right("leave_one_out")
def delete_one(key, value, width):
    predictions = []
    for i in range(len(key)):
        k, v = np.delete(key, i), np.delete(value, i)
        predictions.append(stable(-((key[i] - k) ** 2) / (2 * width**2)) @ v)
    return predictions


@right("leave_one_out")
def minus_infinity(key, value, width):
    scores = squared(key.astype(np.float32), np.float32(width))
    np.fill_diagonal(scores, -np.inf)
    return stable(scores) @ value.astype(np.float32)


@right("leave_one_out")
def masked_fill(key, value, width):
    torch = pytest.importorskip("torch")
    scores = torch.as_tensor(squared(key, width))
    scores = scores.masked_fill(torch.eye(len(key), dtype=torch.bool), float("-inf"))
    return torch.softmax(scores, 1) @ torch.as_tensor(value)


@wrong("leave_one_out", "point-left-in")
def everything(key, value, width):
    return stable(squared(key, width)) @ value


@wrong("leave_one_out", "not-renormalised")
def value_taken_away(key, value, width):
    w = stable(squared(key, width))
    return w @ value - np.diag(w) * value


@wrong("leave_one_out", "underflow")
def one_fault_mended(key, value, width):
    scores = -((key[:, None] - key) ** 2) / (2 * width**2)
    weights = np.exp(scores)
    np.fill_diagonal(weights, 0)
    weights = weights / weights.sum(axis=1, keepdims=True)
    return weights @ value


@wrong("leave_one_out", "not-normalised")
def sum_over_others(key, value, width):
    w = np.exp(squared(key, width))
    np.fill_diagonal(w, 0)
    return w @ value


@wrong("leave_one_out", "neighbour-left-out")
def off_by_one(key, value, width):
    n = len(key)
    scores = squared(key, width)
    for i in range(n):
        scores[i, (i + 1) % n] = -np.inf
    return stable(scores) @ value


@wrong("leave_one_out", "one-point-left-out")
def always_the_last(key, value, width):
    w = stable(-((key[:, None] - key[:-1]) ** 2) / (2 * width**2))
    return w @ value[:-1]


@wrong("leave_one_out", "mean-of-others")
def mean_of_the_rest(key, value, width):
    return [(sum(value) - v) / (len(value) - 1) for v in value]


@wrong("leave_one_out", "nearest-other")
def nearest_neighbour(key, value, width):
    d = abs(key[:, None] - key)
    np.fill_diagonal(d, np.inf)
    return value[d.argmin(axis=1)]


@wrong("leave_one_out", "errors-returned")
def residuals(key, value, width):
    scores = squared(key, width)
    np.fill_diagonal(scores, -np.inf)
    return stable(scores) @ value - value


@wrong("leave_one_out", "width-not-squared")
def width_once_more(key, value, width):
    scores = -((key[:, None] - key) ** 2) / (2 * width)
    np.fill_diagonal(scores, -np.inf)
    return stable(scores) @ value


@wrong("leave_one_out", "half-missing")
def no_half_again(key, value, width):
    scores = -(((key[:, None] - key) / width) ** 2)
    np.fill_diagonal(scores, -np.inf)
    return stable(scores) @ value


# fruit_query ------------------------------------------------------------------------------------

APPLE, BANANA, CHAIR = FRUIT_TABLE.key

FRUIT = {
    "gives-the-weights": (0.2, 0.8, 0),
    "gives-the-answer": 6.0,
    "mixes-the-keys": APPLE * 0.2 + BANANA * 0.8,
    "forgets-the-softmax": np.linalg.lstsq(FRUIT_TABLE.key, np.array([0.2, 0.8, 0.0]))[0],
    "ratio-right-chair-heavy": [1, 0, -0.6931, 0],
    "copies-the-fruit": FRUIT_TABLE.queries["fruit"],
    "shares-swapped": [3, 1, 0.693, -1],
    "indifferent": [0, 0, 0, 0],
    "hard-lookup": FRUIT_TABLE.queries["chair"] * 2,
}


BANK.wrongs += [("fruit_query", name, answer) for name, answer in FRUIT.items()]
right("fruit_query")(np.linalg.lstsq(FRUIT_TABLE.key, np.log([0.2, 0.8, 1e-4]))[0])
right("fruit_query")([3, 1, -0.6931, -1])
right("fruit_query")(torch.tensor([3, 1, -0.6931, -1], requires_grad=True))
right("softmax")(attnlib.lookup.softmax)
right("soft_lookup")(attnlib.lookup.soft_lookup)


def test_a_six_that_leans_on_the_chair_is_named():
    # Along the first axis apple and banana stay equal: 7.5 from the two, 2 from the chair.
    answers = [check("lookup.fruit_query", [x, 0, 0, 0]) for x in np.linspace(0, 1, 2001)]
    assert {answer.name for answer in answers} >= {"leans-on-the-chair"}
    assert not any(answers)


def test_the_ratio_of_one_to_four_passes_where_the_chair_is_light_and_is_named_where_it_is_not():
    # Along the first axis apple and banana keep their ratio, and the chair loses weight.
    found = [check("lookup.fruit_query", [x, 0, -np.log(2), 0]) for x in np.linspace(-3, 5, 81)]
    heavy = [verdict for verdict in found if not verdict]
    assert {verdict.name for verdict in heavy} == {"ratio-right-chair-heavy"}
    assert found == heavy + found[len(heavy) :]
    assert all(found[len(heavy) :])
    assert len(heavy) < len(found)


def test_queries_found_by_search_pass():
    found = [x for x in np.linspace(-3, 3, 3001) if check("lookup.fruit_query", [3, 1, x, -1])]
    assert found
    assert np.allclose(found, -np.log(2), atol=0.01)


# What passed once ------------------------------------------------------------------------------

BANK.half_right("softmax", lambda weigh: weigh)
BANK.half_right(
    "soft_lookup", lambda w: lambda q, k, v, t=1.0: (w(q @ k.T / t) @ v, w(q @ k.T / t))
)
BANK.half_right(
    "score_gradient", lambda w: lambda s, v: w(s) * (v - w(s) @ v), without=["one-maximum-for-all"]
)
BANK.half_right(
    "lookup_or",
    lambda w: (
        lambda q, k, v, d, t: w(np.column_stack([q @ k.T, np.full(len(q), t)])) @ np.vstack([v, d])
    ),
)
wrong("softmax", "divided-by-maximum")(lambda s: stable(s / abs(s).max(-1, keepdims=True)))
wrong("softmax", "clipped")(lambda s: stable(np.clip(s, -709, 709)))


@wrong("leave_one_out", "same-place-left-out")
def other_keys(key, value, width):
    answers = []
    for k in key:
        others = key != k
        answers.append(stable(-((key[others] - k) ** 2) / (2 * width**2)) @ value[others])
    return answers


@wrong("leave_one_out", "wrong-shift")
def minus_the_mean_of_the_rest(key, value, width):
    answers = []
    for i in range(len(key)):
        s = np.delete(squared(key, width)[i], i)
        w = np.exp(s - s.mean())
        answers.append(w @ np.delete(value, i) / w.sum())
    return answers


@wrong("leave_one_out", "one-maximum-for-all")
def minus_the_largest_of_all(key, value, width):
    s = np.where(np.eye(len(key)) == 1, -np.inf, squared(key, width))
    w = np.exp(s - s.max())
    return w @ value / w.sum(axis=1)


def two_slips(average, turn=lambda weights: weights, weigh=stable, heat=lambda t: t):
    """Return a lookup that averages, reports and heats in ways of its own."""

    def answer(query, key, value, temperature=1.0):
        scores = query @ key.T / heat(temperature)
        return average(stable(scores), key, value), turn(weigh(scores))

    return answer


@pytest.mark.parametrize(
    ("answer", "name", "told"),
    [
        (
            two_slips(lambda w, k, v: w @ k, heat=lambda t: 1 / t),
            "temperature-inverted",
            "A second mistake comes with it: keys-returned.",
        ),
        (
            two_slips(lambda w, k, v: w @ k, weigh=lambda s: s),
            "scores-returned",
            "  output: keys-returned\n  weights: scores-returned",
        ),
        (
            two_slips(lambda w, k, v: w @ v + 1, weigh=lambda s: s),
            "scores-returned",
            "  output: wrong otherwise\n  weights: scores-returned",
        ),
        (two_slips(lambda w, k, v: w @ v + 1), None, "Right in every case: weights."),
        (
            two_slips(lambda w, k, v: (w @ v).T, np.transpose),
            None,
            "Rows and columns have changed places: output, weights.",
        ),
        (two_slips(lambda w, k, v: w @ v + 1, np.exp), None, "got [["),
    ],
)
def test_two_mistakes_at_once(answer, name, told):
    verdict = check("lookup.soft_lookup", answer)
    assert verdict.status == ("misconception" if name else "wrong")
    assert verdict.name == name
    assert told in verdict.message
