"""A bank of answers to the exercises of chapter 05, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
from bank import Bank

BANK = Bank("scaling", rights=1)
right, wrong = BANK.right, BANK.wrong


def stable(s):
    e = np.exp(s - np.max(s, axis=-1, keepdims=True))
    return e / np.sum(e, axis=-1, keepdims=True)


# score_spread -----------------------------------------------------------------------------------


@right("score_spread")
def spread_by_variances(query_std, key_std, d_k):
    return math.sqrt(sum(query_std**2 * key_std**2 for _ in range(d_k)))


wrong("score_spread", "variance-returned")(lambda q, k, d: q**2 * k**2 * d)
wrong("score_spread", "linear-in-width")(lambda q, k, d: sum(q * k for _ in range(d)))
wrong("score_spread", "width-forgotten")(lambda q, k, d: math.sqrt(q**2 * k**2))
wrong("score_spread", "width-divides")(lambda q, k, d: q * k * d**-0.5)
wrong("score_spread", "sum-of-spreads")(lambda q, k, d: math.sqrt(d * q**2 + d * k**2))
wrong("score_spread", "one-side-only")(lambda q, k, d: d**0.5)
wrong("score_spread", "stds-squared")(lambda q, k, d: q * q * k * k * math.sqrt(d))


# softmax_jacobian -------------------------------------------------------------------------------


@right("softmax_jacobian")
def jacobian_by_loops(scores):
    p = stable(scores)
    n = len(p)
    return [[p[i] * ((i == j) - p[j]) for j in range(n)] for i in range(n)]


right("softmax_jacobian")(lambda s: (np.eye(len(s)) - stable(s)) * stable(s)[:, None])


@wrong("softmax_jacobian", "sum-forgotten")
def numerators_only(scores):
    return np.eye(len(scores)) * stable(scores)


@wrong("softmax_jacobian", "vector")
def sigmoid_habit(scores):
    p = stable(scores)
    return p * (1 - p)


@wrong("softmax_jacobian", "diagonal-only")
def own_score_only(scores):
    p = stable(scores)
    j = np.zeros((len(p), len(p)))
    for i in range(len(p)):
        j[i, i] = p[i] - p[i] ** 2
    return j


@wrong("softmax_jacobian", "diagonal-forgotten")
def off_diagonal_only(scores):
    p = stable(scores)
    return -(p[:, None] * p[None, :])


@wrong("softmax_jacobian", "sign-flipped")
def upside_down(scores):
    p = stable(scores)
    return p[:, None] * p[None, :] - np.eye(len(p)) * p


@wrong("softmax_jacobian", "plus")
def added(scores):
    p = stable(scores)
    return np.eye(len(p)) * p + p[:, None] * p[None, :]


@wrong("softmax_jacobian", "log-softmax")
def of_the_log(scores):
    return np.eye(len(scores)) - np.tile(stable(scores), (len(scores), 1))


@wrong("softmax_jacobian", "scores-for-weights")
def filled_with_scores(scores):
    return scores * np.eye(len(scores)) - scores[:, None] * scores


@wrong("softmax_jacobian", "overflow")
def unguarded_jacobian(scores):
    p = np.exp(scores)
    p /= p.sum()
    return np.eye(len(p)) * p - p[:, None] * p


# attention --------------------------------------------------------------------------------------


@right("attention")
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


@right("attention")
def attention_by_fourth_roots(query, key, value):
    root = query.shape[-1] ** 0.25
    w = stable((query / root) @ (key / root).T)
    return w @ value, w


@right("attention")
def attention_in_float32(query, key, value):
    q, k, v = (x.astype(np.float32) for x in (query, key, value))
    w = stable(q @ k.T / np.float32(math.sqrt(q.shape[1])))
    return w @ v, w


@right("attention")
def attention_by_torch(query, key, value):
    torch = pytest.importorskip("torch")
    w = torch.softmax(query @ key.mT / query.shape[-1] ** 0.5, -1)
    return w @ value, w


def attend(query, key, value, divide=None, weigh=stable):
    w = weigh(query @ key.T / (math.sqrt(query.shape[1]) if divide is None else divide))
    return w @ value, w


@wrong("attention", "output-only")
def just_output(query, key, value):
    return attend(query, key, value)[0]


@wrong("attention", "results-swapped")
def weights_first(query, key, value):
    output, w = attend(query, key, value)
    return w, output


@wrong("attention", "not-scaled")
def luong(query, key, value):
    return attend(query, key, value, 1)


@wrong("attention", "divided-by-width")
def over_width(query, key, value):
    return attend(query, key, value, query.shape[1])


@wrong("attention", "multiplied")
def times_root(query, key, value):
    return attend(query * math.sqrt(query.shape[1]), key, value, 1)


@wrong("attention", "number-of-keys")
def root_of_length(query, key, value):
    return attend(query, key, value, math.sqrt(len(key)))


@wrong("attention", "number-of-queries")
def root_of_query_count(query, key, value):
    return attend(query, key, value, math.sqrt(len(query)))


@wrong("attention", "width-of-values")
def root_of_value_width(query, key, value):
    return attend(query, key, value, math.sqrt(value.shape[1]))


@wrong("attention", "scaled-after-softmax")
def divided_too_late(query, key, value):
    w = stable(query @ key.T) / math.sqrt(query.shape[1])
    return w @ value, w


@wrong("attention", "scaled-twice")
def divided_before_and_after(query, key, value):
    w = attend(query, key, value)[1] / math.sqrt(query.shape[1])
    return w @ value, w


@wrong("attention", "wrong-axis")
def columns(query, key, value):
    return attend(query, key, value, weigh=lambda s: stable(s.T).T)


@wrong("attention", "no-softmax")
def linear(query, key, value):
    return attend(query, key, value, weigh=lambda s: s)


@wrong("attention", "overflow")
def unguarded(query, key, value):
    return attend(query, key, value, weigh=lambda s: np.exp(s) / np.exp(s).sum(1, keepdims=True))


# fold_scale -------------------------------------------------------------------------------------

right("fold_scale")(lambda w_q: w_q @ np.eye(w_q.shape[1]) * w_q.shape[1] ** -0.5)
wrong("fold_scale", "width-of-model")(lambda w: w * len(w) ** -0.5)
wrong("fold_scale", "divided-by-width")(lambda w: w / len(w[0]))
wrong("fold_scale", "fourth-root")(lambda w: w / math.sqrt(math.sqrt(w.shape[1])))
wrong("fold_scale", "multiplied")(lambda w: math.sqrt(w.shape[-1]) * w)
wrong("fold_scale", "unchanged")(lambda w: w.copy())
wrong("fold_scale", "transposed")(lambda w: (w / math.sqrt(w.shape[1])).T)
wrong("fold_scale", "normalised")(lambda w: w / np.sqrt((w**2).sum(0)))


# What passed once ------------------------------------------------------------------------------

BANK.half_right(
    "softmax_jacobian",
    lambda w: lambda s: w(s)[:, None] * (np.eye(len(s)) - w(s)),
    without=["one-maximum-for-all"],
)


def scaled(query, key):
    return query @ key.T / math.sqrt(query.shape[1])


BANK.half_right("attention", lambda w: lambda q, k, v: (w(scaled(q, k)) @ v, w(scaled(q, k))))
