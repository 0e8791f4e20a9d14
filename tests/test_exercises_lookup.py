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


def stable(scores):
    e = np.exp(scores - np.max(scores, axis=-1, keepdims=True))
    return e / np.sum(e, axis=-1, keepdims=True)


# softmax ----------------------------------------------------------------------------------------


def nested_loops(scores):
    if scores.ndim > 1:
        return [nested_loops(row) for row in scores]
    top = max(scores)
    e = [math.exp(s - top) for s in scores]
    return [x / sum(e) for x in e]


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


@BANK.answers
class is_right:
    right_1 = compared(SMALL, *FAR)

    def right_2(softmax):
        try:
            for shift in FAR:
                for got, want in zip(softmax(SMALL + shift), EXPECTED, strict=True):
                    np.testing.assert_allclose(got, want, rtol=1e-6)
        except (AssertionError, ValueError):
            return False
        return True

    def right_3(softmax):
        for scores in (SMALL, SMALL + 1000, SMALL - 1000):
            w = softmax(scores)
            if not np.isfinite(w).all() or abs(w.sum(axis=1) - 1).max() > 1e-9:
                return False
            if not np.allclose(np.log(w[:, 0] / w[:, 1]), scores[:, 0] - scores[:, 1]):
                return False
        return True

    passes_everything = lambda softmax: softmax(SMALL).size == 8
    inverted = lambda softmax: not compared(SMALL, *FAR)(softmax)
    sums_only = lambda softmax: abs(softmax(SMALL).sum(1) - 1).max() < 1e-9
    one_row = compared(SMALL[0], *FAR)
    small_scores = compared(SMALL, 0)
    positive_scores = compared(SMALL, 0, 1000)
    exact_equality = lambda softmax: all(
        (softmax(SMALL + s) == stable(SMALL + s)).all() for s in FAR
    )
    wrong_axis = lambda softmax: np.allclose(softmax(SMALL).sum(0), 1)


@BANK.answers
class score_gradient:
    def right_1(scores, value):
        w = stable(scores)
        n = len(w)
        return [sum(value[i] * w[i] * ((i == j) - w[j]) for i in range(n)) for j in range(n)]

    def right_2(scores, value):
        torch = pytest.importorskip("torch")
        s = torch.tensor(scores, requires_grad=True)
        (torch.softmax(s, 0) @ torch.tensor(value)).backward()
        return s.grad

    def right_3(scores, value):
        w = stable(scores.astype(np.float32))
        return w * value.astype(np.float32) - w * (w @ value.astype(np.float32))

    def measured_by_steps(scores, value):
        def output(s):
            return stable(s) @ value

        moves = 2e-5 * np.eye(len(scores))
        return [(output(scores + move) - output(scores - move)) / 4e-5 for move in moves]

    sum_forgotten = lambda scores, value: stable(scores) * value

    def own_weight_only(scores, value):
        w = stable(scores)
        return [wi * (1 - wi) * vi for wi, vi in zip(w, value, strict=True)]

    hard_lookup = lambda scores, value: [0.0] * len(scores)
    by_values = lambda scores, value: stable(scores)
    values_as_gradient = lambda scores, value: value

    def sign_flipped(scores, value):
        w = stable(scores)
        return w * (np.dot(w, value) - value)

    weight_forgotten = lambda scores, value: value - stable(scores) @ value
    mean_instead_of_output = lambda scores, value: stable(scores) * (value - np.mean(value))

    def jacobian(scores, value):
        w = stable(scores)
        return np.diag(w) - w[:, None] * w[None, :]

    def overflow(scores, value):
        w = np.exp(scores) / np.exp(scores).sum()
        return w * (value - w @ value)


@BANK.answers
class temperature_for:
    right_1 = lambda best, second, share: (second - best) / (np.log(1 - share) - np.log(share))

    def right_2(best, second, share):
        cold, hot = 1e-6, 1e6
        for _ in range(200):
            middle = math.sqrt(cold * hot)
            if 1 / (1 + math.exp(min((second - best) / middle, 700))) > share:
                cold = middle
            else:
                hot = middle
        return cold

    def right_3(best, second, share):
        torch = pytest.importorskip("torch")
        return (best - second) / 2 / torch.atanh(torch.tensor(2.0 * share - 1))

    upside_down = lambda best, second, share: np.log(share / (1 - share)) / (best - second)
    odds_inverted = lambda best, second, share: (best - second) / np.log((1 - share) / share)
    share_for_odds = lambda best, second, share: -(best - second) / np.log(share)
    logarithm_forgotten = lambda best, second, share: (best - second) * (1 - share) / share
    other_base = lambda best, second, share: (best - second) / np.log10(share / (1 - share))

    def ratio_of_scores(best, second, share):
        return (np.float64(best) / second) / np.log(share / (1 - share))

    second_key_forgotten = lambda best, second, share: best / np.log(share / (1 - share))
    temperature_one = lambda best, second, share: stable([best, second])[0]


@BANK.answers
class lookup_or:
    def right_1(query, key, value, default, threshold):
        answers = []
        for q in query:
            scores = [float(q @ k) for k in key] + [threshold]
            raised = [math.exp(s - max(scores)) for s in scores]
            rows = [*value, default]
            answers.append(sum(r * row for r, row in zip(raised, rows, strict=True)) / sum(raised))
        return answers

    def right_2(query, key, value, default, threshold):
        scores = query @ key.T
        total = np.logaddexp.reduce(scores, axis=1, keepdims=True)
        gate = np.exp(total - np.logaddexp(total, threshold))
        return gate * (stable(scores) @ value) + (1 - gate) * default

    def right_3(query, key, value, default, threshold):
        torch = pytest.importorskip("torch")
        q, k, v, d = (torch.as_tensor(x) for x in (query, key, value, default))
        scores = torch.nn.functional.pad(q @ k.T, (0, 1), value=threshold)
        return scores.softmax(-1) @ torch.cat([v, d[None]])

    def right_4(query, key, value, default, threshold):
        more_query = np.c_[query, np.ones(len(query))]
        more_key = np.r_[np.c_[key, np.zeros(len(key))], [[0.0] * query.shape[1] + [threshold]]]
        return stable(np.einsum("id,jd->ij", more_query, more_key)) @ np.r_[value, [default]]

    def default_added(query, key, value, default, threshold):
        return stable(query @ key.T) @ value + default

    def either_or(query, key, value, default, threshold):
        scores = query @ key.T
        answers = stable(scores) @ value
        return [a if max(s) >= threshold else default for a, s in zip(answers, scores, strict=True)]

    def threshold_as_filter(query, key, value, default, threshold):
        answers = []
        for s in query @ key.T:
            kept = s >= threshold
            answers.append(stable(s[kept]) @ value[kept] if kept.any() else default)
        return answers

    def default_forgotten(query, key, value, default, threshold):
        scores = np.c_[query @ key.T, np.full(len(query), threshold)]
        return stable(scores)[:, : len(key)] @ value

    def threshold_not_raised(query, key, value, default, threshold):
        e = np.exp(query @ key.T)
        return (e @ value + threshold * default) / (e.sum(axis=1, keepdims=True) + threshold)

    def zero_score(query, key, value, default, threshold):
        more = np.vstack([key, np.zeros(key.shape[1])])
        return stable(query @ more.T) @ np.vstack([value, default])

    def threshold_as_key(query, key, value, default, threshold):
        more = np.vstack([key, np.full(key.shape[1], threshold)])
        return stable(query @ more.T) @ np.vstack([value, default])

    def threshold_subtracted(query, key, value, default, threshold):
        return stable(query @ key.T - threshold) @ value

    def half_and_half(query, key, value, default, threshold):
        return 0.5 * (stable(query @ key.T) @ value) + 0.5 * default

    def wrong_axis(query, key, value, default, threshold):
        scores = np.c_[query @ key.T, np.full(len(query), threshold)]
        e = np.exp(scores - scores.max(axis=0))
        return (e / e.sum(axis=0)) @ np.vstack([value, default])


# leave_one_out ----------------------------------------------------------------------------------


def squared(key, width):
    return -((key[:, None] - key) ** 2) / (2 * width**2)


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


@BANK.answers
class fruit_query:
    right_1 = np.linalg.lstsq(FRUIT_TABLE.key, np.log([0.2, 0.8, 1e-4]))[0]
    right_2 = [3, 1, -0.6931, -1]
    right_3 = torch.tensor([3, 1, -0.6931, -1], requires_grad=True)


@BANK.answers
class soft_lookup:
    def right_1(query, key, value, temperature=1.0):
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

    def right_2(query, key, value, temperature=1.0):
        q, k, v = (x.astype(np.float32) for x in (query, key, value))
        weights = stable(np.einsum("qd,kd->qk", q, k) / np.float32(temperature))
        return weights @ v, weights

    def right_3(query, key, value, temperature=1.0):
        torch = pytest.importorskip("torch")
        q, k, v = (torch.as_tensor(x) for x in (query, key, value))
        weights = torch.softmax(q @ k.T / temperature, -1)
        output = torch.nn.functional.scaled_dot_product_attention(q, k, v, scale=1 / temperature)
        return output, weights

    def output_only(query, key, value, temperature=1.0):
        return stable(query @ key.T / temperature) @ value

    def results_swapped(query, key, value, temperature=1.0):
        weights = stable(query @ key.T / temperature)
        return weights, weights @ value

    def scores_returned(query, key, value, temperature=1.0):
        scores = np.einsum("qd,kd->qk", query, key) / temperature
        return stable(scores) @ value, scores

    def no_softmax(query, key, value, temperature=1.0):
        weights = np.dot(query, key.T) / temperature
        return np.dot(weights, value), weights

    def no_exponential(query, key, value, temperature=1.0):
        scores = query @ key.T / temperature
        weights = scores / scores.sum(1).reshape(-1, 1)
        return weights @ value, weights

    def not_normalised(query, key, value, temperature=1.0):
        weights = np.exp(query @ key.T / temperature)
        return weights @ value, weights

    def wrong_axis(query, key, value, temperature=1.0):
        torch = pytest.importorskip("torch")
        weights = torch.softmax(torch.as_tensor(query @ key.T / temperature), dim=0)
        return weights @ torch.as_tensor(value), weights

    def whole_array(query, key, value, temperature=1.0):
        scores = query @ key.T / temperature
        e = np.exp(scores - scores.max())
        weights = e / e.sum()
        return weights @ value, weights

    def hard_lookup(query, key, value, temperature=1.0):
        best = np.argmax(query @ key.T, axis=1)
        weights = np.zeros((len(query), len(key)))
        weights[np.arange(len(query)), best] = 1
        return value[best], weights

    def plain_mean(query, key, value, temperature=1.0):
        weights = np.ones((len(query), len(key))) / len(key)
        return np.repeat(value.mean(0, keepdims=True), len(query), axis=0), weights

    def query_key_swapped(query, key, value, temperature=1.0):
        weights = stable(key @ query.T / temperature)
        return weights @ value, weights

    def key_not_transposed(query, key, value, temperature=1.0):
        weights = stable(np.matmul(query, key) / temperature)
        return np.matmul(weights, value), weights

    def temperature_ignored(query, key, value, temperature=1.0):
        weights = stable(query @ key.T)
        return weights @ value, weights

    def temperature_inverted(query, key, value, temperature=1.0):
        weights = stable(temperature * (query @ key.T))
        return weights @ value, weights

    def temperature_after_softmax(query, key, value, temperature=1.0):
        weights = stable(query @ key.T) / temperature
        return weights @ value, weights

    def keys_returned(query, key, value, temperature=1.0):
        weights = stable(query @ key.T / temperature)
        return np.stack([(w[:, None] * key).sum(0) for w in weights]), weights

    def matched_against_values(query, key, value, temperature=1.0):
        weights = stable(query @ value.T / temperature)
        return weights @ value, weights

    def cosine(query, key, value, temperature=1.0):
        q = query / np.linalg.norm(query, axis=1, keepdims=True)
        k = key / np.linalg.norm(key, axis=1, keepdims=True)
        weights = stable(q @ k.T / temperature)
        return weights @ value, weights

    def distance(query, key, value, temperature=1.0):
        distance = np.sqrt(((query[:, None, :] - key[None]) ** 2).sum(-1))
        weights = stable(-distance / temperature)
        return weights @ value, weights

    def scaled_by_dimension(query, key, value, temperature=1.0):
        weights = stable(query @ key.T / (temperature * math.sqrt(query.shape[1])))
        return weights @ value, weights

    def overflow(query, key, value, temperature=1.0):
        e = np.exp(query @ key.T / temperature)
        weights = e / e.sum(axis=1, keepdims=True)
        return weights @ value, weights

    right_4 = attnlib.lookup.soft_lookup


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


@BANK.answers
class softmax:
    right_1 = nested_loops
    right_2 = lambda scores: stable(scores.astype(np.float32))

    def right_3(scores):
        torch = pytest.importorskip("torch")
        return torch.softmax(torch.as_tensor(scores), dim=-1)

    def right_4(scores):
        pytest.importorskip("torch")
        return scores.softmax(-1)

    def right_5(scores):
        top = scores.max(-1, keepdims=True)
        return np.exp(scores - top - np.log(np.exp(scores - top).sum(-1, keepdims=True)))

    no_exponential = lambda scores: scores / np.sum(scores, axis=-1, keepdims=True)
    not_normalised = lambda scores: np.exp(scores)

    def wrong_axis(scores):
        e = np.exp(scores)
        return e / e.sum(axis=0)

    def whole_array(scores):
        e = np.exp(scores - scores.max())
        return e / e.sum()

    def missing_keepdims(scores):
        e = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return e / e.sum(axis=-1)

    sign_flipped = lambda scores: stable(-scores)
    argmax = lambda scores: (scores == scores.max(-1, keepdims=True)).astype(float)

    def sigmoid(scores):
        torch = pytest.importorskip("torch")
        return torch.sigmoid(torch.as_tensor(scores))

    def base_two(scores):
        p = 2.0 ** (scores - scores.max(-1, keepdims=True))
        return p / p.sum(-1, keepdims=True)

    def log_softmax(scores):
        torch = pytest.importorskip("torch")
        return torch.log_softmax(torch.as_tensor(scores), dim=-1)

    def one_maximum_for_all(scores):
        e = np.exp(scores - np.max(scores))
        return e / e.sum(axis=-1, keepdims=True)

    overflow = lambda scores: np.exp(scores) / np.exp(scores).sum(axis=-1, keepdims=True)
    right_6 = attnlib.lookup.softmax
    divided_by_maximum = lambda s: stable(s / abs(s).max(-1, keepdims=True))
    clipped = lambda s: stable(np.clip(s, -709, 709))


@BANK.answers
class leave_one_out:
    def right_1(key, value, width):
        predictions = []
        for i in range(len(key)):
            k, v = np.delete(key, i), np.delete(value, i)
            predictions.append(stable(-((key[i] - k) ** 2) / (2 * width**2)) @ v)
        return predictions

    def right_2(key, value, width):
        scores = squared(key.astype(np.float32), np.float32(width))
        np.fill_diagonal(scores, -np.inf)
        return stable(scores) @ value.astype(np.float32)

    def right_3(key, value, width):
        torch = pytest.importorskip("torch")
        scores = torch.as_tensor(squared(key, width))
        scores = scores.masked_fill(torch.eye(len(key), dtype=torch.bool), float("-inf"))
        return torch.softmax(scores, 1) @ torch.as_tensor(value)

    point_left_in = lambda key, value, width: stable(squared(key, width)) @ value

    def not_renormalised(key, value, width):
        w = stable(squared(key, width))
        return w @ value - np.diag(w) * value

    def underflow(key, value, width):
        scores = -((key[:, None] - key) ** 2) / (2 * width**2)
        weights = np.exp(scores)
        np.fill_diagonal(weights, 0)
        weights = weights / weights.sum(axis=1, keepdims=True)
        return weights @ value

    def not_normalised(key, value, width):
        w = np.exp(squared(key, width))
        np.fill_diagonal(w, 0)
        return w @ value

    def neighbour_left_out(key, value, width):
        n = len(key)
        scores = squared(key, width)
        for i in range(n):
            scores[i, (i + 1) % n] = -np.inf
        return stable(scores) @ value

    def one_point_left_out(key, value, width):
        w = stable(-((key[:, None] - key[:-1]) ** 2) / (2 * width**2))
        return w @ value[:-1]

    mean_of_others = lambda key, value, width: [(sum(value) - v) / (len(value) - 1) for v in value]

    def nearest_other(key, value, width):
        d = abs(key[:, None] - key)
        np.fill_diagonal(d, np.inf)
        return value[d.argmin(axis=1)]

    def errors_returned(key, value, width):
        scores = squared(key, width)
        np.fill_diagonal(scores, -np.inf)
        return stable(scores) @ value - value

    def width_not_squared(key, value, width):
        scores = -((key[:, None] - key) ** 2) / (2 * width)
        np.fill_diagonal(scores, -np.inf)
        return stable(scores) @ value

    def half_missing(key, value, width):
        scores = -(((key[:, None] - key) / width) ** 2)
        np.fill_diagonal(scores, -np.inf)
        return stable(scores) @ value

    def same_place_left_out(key, value, width):
        answers = []
        for k in key:
            others = key != k
            answers.append(stable(-((key[others] - k) ** 2) / (2 * width**2)) @ value[others])
        return answers

    def wrong_shift(key, value, width):
        answers = []
        for i in range(len(key)):
            s = np.delete(squared(key, width)[i], i)
            w = np.exp(s - s.mean())
            answers.append(w @ np.delete(value, i) / w.sum())
        return answers

    def one_maximum_for_all(key, value, width):
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
