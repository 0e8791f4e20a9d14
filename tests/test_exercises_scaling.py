"""Chapter 05's exercises against answers as learners write them."""

import math

import numpy as np
import pytest

from attnlib.exercises import check


def stable(s):
    e = np.exp(s - np.max(s, axis=-1, keepdims=True))
    return e / np.sum(e, axis=-1, keepdims=True)


# ---- Right answers, by other roads ---------------------------------------------------------


def spread_by_variances(query_std, key_std, d_k):
    return math.sqrt(sum(query_std**2 * key_std**2 for _ in range(d_k)))


def jacobian_by_loops(scores):
    p = stable(scores)
    n = len(p)
    return [[p[i] * ((i == j) - p[j]) for j in range(n)] for i in range(n)]


def effective_by_product(weights):
    return [math.prod(w**-w for w in row if w > 0) for row in weights.tolist()]


def attention_by_loops(query, key, value):
    d = query.shape[1]
    output, weights = [], []
    for q in query:
        s = [sum(a * b for a, b in zip(q, k, strict=True)) / math.sqrt(d) for k in key]
        e = [math.exp(x - max(s)) for x in s]
        w = [x / sum(e) for x in e]
        weights.append(w)
        output.append(sum(x * v for x, v in zip(w, value, strict=True)))
    return np.array(output), np.array(weights)


def attention_by_fourth_roots(query, key, value):
    root = query.shape[-1] ** 0.25
    w = stable((query / root) @ (key / root).T)
    return w @ value, w


def attention_in_float32(query, key, value):
    q, k, v = (x.astype(np.float32) for x in (query, key, value))
    w = stable(q @ k.T / np.float32(math.sqrt(q.shape[1])))
    return w @ v, w


def softcap_by_exponentials(scores, cap):
    t = np.exp(-2 * np.abs(scores) / cap)
    return np.sign(scores) * cap * (1 - t) / (1 + t)


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("score_spread", spread_by_variances),
        ("softmax_jacobian", jacobian_by_loops),
        ("softmax_jacobian", lambda s: (np.eye(len(s)) - stable(s)) * stable(s)[:, None]),
        ("effective_keys", effective_by_product),
        ("attention", attention_by_loops),
        ("attention", attention_by_fourth_roots),
        ("attention", attention_in_float32),
        ("fold_scale", lambda w_q: w_q @ np.eye(w_q.shape[1]) * w_q.shape[1] ** -0.5),
        ("softcap", softcap_by_exponentials),
    ],
)
def test_right_answers_by_other_roads_pass(name, answer):
    verdict = check(f"scaling.{name}", answer)
    assert verdict.status == "passed", verdict


def test_attention_of_torch_passes():
    torch = pytest.importorskip("torch")

    def answer(query, key, value):
        w = torch.softmax(query @ key.mT / query.shape[-1] ** 0.5, -1)
        return w @ value, w

    assert check("scaling.attention", answer).status == "passed"


# ---- Wrong answers, as learners write them -------------------------------------------------


def numerators_only(scores):
    return np.eye(len(scores)) * stable(scores)


def sigmoid_habit(scores):
    p = stable(scores)
    return p * (1 - p)


def own_score_only(scores):
    p = stable(scores)
    j = np.zeros((len(p), len(p)))
    for i in range(len(p)):
        j[i, i] = p[i] - p[i] ** 2
    return j


def off_diagonal_only(scores):
    p = stable(scores)
    return -(p[:, None] * p[None, :])


def upside_down(scores):
    p = stable(scores)
    return p[:, None] * p[None, :] - np.eye(len(p)) * p


def added(scores):
    p = stable(scores)
    return np.eye(len(p)) * p + p[:, None] * p[None, :]


def of_the_log(scores):
    return np.eye(len(scores)) - np.tile(stable(scores), (len(scores), 1))


def filled_with_scores(scores):
    return scores * np.eye(len(scores)) - scores[:, None] * scores


def unguarded_jacobian(scores):
    p = np.exp(scores)
    p /= p.sum()
    return np.eye(len(p)) * p - p[:, None] * p


def entropy(w):
    return np.array([-sum(x * math.log(x) for x in row if x > 0) for row in w.tolist()])


def attend(query, key, value, divide=None, weigh=stable):
    w = weigh(query @ key.T / (math.sqrt(query.shape[1]) if divide is None else divide))
    return w @ value, w


def just_output(query, key, value):
    return attend(query, key, value)[0]


def weights_first(query, key, value):
    output, w = attend(query, key, value)
    return w, output


def luong(query, key, value):
    return attend(query, key, value, 1)


def over_width(query, key, value):
    return attend(query, key, value, query.shape[1])


def both_divided(query, key, value):
    d = math.sqrt(query.shape[1])
    return attend(query / d, key / d, value, 1)


def times_root(query, key, value):
    return attend(query * math.sqrt(query.shape[1]), key, value, 1)


def root_of_length(query, key, value):
    return attend(query, key, value, math.sqrt(len(key)))


def root_of_query_count(query, key, value):
    return attend(query, key, value, math.sqrt(len(query)))


def root_of_value_width(query, key, value):
    return attend(query, key, value, math.sqrt(value.shape[1]))


def divided_too_late(query, key, value):
    w = stable(query @ key.T) / math.sqrt(query.shape[1])
    return w @ value, w


def divided_before_and_after(query, key, value):
    w = attend(query, key, value)[1] / math.sqrt(query.shape[1])
    return w @ value, w


def columns(query, key, value):
    return attend(query, key, value, weigh=lambda s: stable(s.T).T)


def linear(query, key, value):
    return attend(query, key, value, weigh=lambda s: s)


def unguarded(query, key, value):
    return attend(query, key, value, weigh=lambda s: np.exp(s) / np.exp(s).sum(1, keepdims=True))


def sigmoid_cap(scores, cap):
    return cap * (1 / (1 + np.exp(-scores / cap)))


WRONG = [
    ("score_spread", "variance-returned", lambda q, k, d: q**2 * k**2 * d),
    ("score_spread", "linear-in-width", lambda q, k, d: sum(q * k for _ in range(d))),
    ("score_spread", "width-forgotten", lambda q, k, d: math.sqrt(q**2 * k**2)),
    ("score_spread", "width-divides", lambda q, k, d: q * k * d**-0.5),
    ("score_spread", "width-divides", lambda q, k, d: q / d * k),
    ("score_spread", "sum-of-spreads", lambda q, k, d: math.sqrt(d * q**2 + d * k**2)),
    ("score_spread", "sum-of-spreads", lambda q, k, d: d**0.5 * q + d**0.5 * k),
    ("score_spread", "one-side-only", lambda q, k, d: d**0.5),
    ("score_spread", "one-side-only", lambda q, k, d: k * d**0.5),
    ("score_spread", "stds-squared", lambda q, k, d: q * q * k * k * math.sqrt(d)),
    ("softmax_jacobian", "sum-forgotten", numerators_only),
    ("softmax_jacobian", "vector", sigmoid_habit),
    ("softmax_jacobian", "diagonal-only", own_score_only),
    ("softmax_jacobian", "diagonal-forgotten", off_diagonal_only),
    ("softmax_jacobian", "sign-flipped", upside_down),
    ("softmax_jacobian", "plus", added),
    ("softmax_jacobian", "log-softmax", of_the_log),
    ("softmax_jacobian", "log-softmax", lambda s: of_the_log(s).T),
    ("softmax_jacobian", "scores-for-weights", filled_with_scores),
    ("softmax_jacobian", "overflow", unguarded_jacobian),
    ("effective_keys", "entropy-returned", entropy),
    ("effective_keys", "sign-flipped", lambda w: 1 / np.exp(entropy(w))),
    ("effective_keys", "mixed-bases", lambda w: np.exp2(entropy(w))),
    ("effective_keys", "mixed-bases", lambda w: math.e ** (entropy(w) / math.log(2))),
    ("effective_keys", "counted", lambda w: np.count_nonzero(w, axis=1)),
    ("effective_keys", "counted", lambda w: [len(row) for row in w]),
    ("effective_keys", "sum-of-squares", lambda w: [1 / (row @ row) for row in w]),
    ("effective_keys", "largest-weight", lambda w: [1 / max(row) for row in w]),
    ("effective_keys", "whole-array", lambda w: math.exp(entropy(w).sum())),
    ("effective_keys", "whole-array", lambda w: math.exp(np.average(entropy(w)))),
    ("effective_keys", "wrong-axis", lambda w: np.exp(entropy(w.T))),
    ("effective_keys", "log-of-zero", lambda w: np.exp(-np.sum(np.log(w) * w, axis=1))),
    ("attention", "output-only", just_output),
    ("attention", "results-swapped", weights_first),
    ("attention", "not-scaled", luong),
    ("attention", "divided-by-width", over_width),
    ("attention", "divided-by-width", both_divided),
    ("attention", "multiplied", times_root),
    ("attention", "number-of-keys", root_of_length),
    ("attention", "number-of-queries", root_of_query_count),
    ("attention", "width-of-values", root_of_value_width),
    ("attention", "scaled-after-softmax", divided_too_late),
    ("attention", "scaled-twice", divided_before_and_after),
    ("attention", "wrong-axis", columns),
    ("attention", "no-softmax", linear),
    ("attention", "overflow", unguarded),
    ("fold_scale", "width-of-model", lambda w: w * len(w) ** -0.5),
    ("fold_scale", "divided-by-width", lambda w: w / len(w[0])),
    ("fold_scale", "fourth-root", lambda w: w / math.sqrt(math.sqrt(w.shape[1]))),
    ("fold_scale", "multiplied", lambda w: math.sqrt(w.shape[-1]) * w),
    ("fold_scale", "unchanged", lambda w: w.copy()),
    ("fold_scale", "transposed", lambda w: (w / math.sqrt(w.shape[1])).T),
    ("fold_scale", "normalised", lambda w: w / np.sqrt((w**2).sum(0))),
    ("fold_scale", "normalised", lambda w: w / np.sqrt((w**2).sum())),
    ("softcap", "clipped", lambda s, cap: np.maximum(-cap, np.minimum(cap, s))),
    ("softcap", "one-sided", lambda s, cap: np.where(s > cap, cap, s)),
    ("softcap", "not-divided", lambda s, cap: np.tanh(s) * cap),
    ("softcap", "not-multiplied", lambda s, cap: np.tanh(s / cap)),
    ("softcap", "cap-ignored", lambda s, cap: np.tanh(s)),
    ("softcap", "sigmoid", sigmoid_cap),
    ("softcap", "another-curve", lambda s, cap: cap * s / (cap + abs(s))),
    ("softcap", "another-curve", lambda s, cap: np.arctan(s / cap) * cap),
    ("softcap", "scaled-only", lambda s, cap: s * (1 / cap)),
    ("softcap", "scaled-only", lambda s, cap: cap * s / abs(s).max()),
]


@pytest.mark.parametrize(("name", "misconception", "answer"), WRONG)
def test_wrong_answers_are_named(name, misconception, answer):
    verdict = check(f"scaling.{name}", answer)
    assert (verdict.status, verdict.name) == ("misconception", misconception), verdict
    assert not verdict
