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


# scales_correctly -------------------------------------------------------------------------------


def by_hand(layer, d_model=2, d_k=2, factor=None):
    """Compare with one query and two keys, whose weights are read off the values 0 and 1."""
    x = np.eye(2, d_model)
    w_q = np.ones((d_model, d_k))
    w_k = np.outer(np.arange(1.0, d_model + 1), np.ones(d_k))
    w_v = np.arange(float(d_model))[:, None]
    factor = 1 / math.sqrt(d_k) if factor is None else factor
    weight = 1 / (1 + math.exp(-d_k * factor))  # of the second key, whose score is d_k higher
    return abs(float(layer(x, w_q, w_k, w_v)[0, 0]) - weight) < 1e-9


right("scales_correctly")(lambda layer: by_hand(layer, d_model=3))


@right("scales_correctly")
def by_loops(layer):
    r = np.random.default_rng(7)
    x, w_q, w_k, w_v = (r.normal(size=s) for s in ((4, 6), (6, 5), (6, 5), (6, 3)))
    expected = []
    for row in x:
        scores = [float((row @ w_q) @ (other @ w_k)) / 5**0.5 for other in x]
        expected.append(sum(w * (o @ w_v) for w, o in zip(stable(scores), x, strict=True)))
    return np.abs(layer(x, w_q, w_k, w_v) - expected).max() < 1e-6


@wrong("scales_correctly", "nothing-caught")
def shapes(layer):
    return layer(np.ones((5, 7)), np.ones((7, 3)), np.ones((7, 3)), np.ones((7, 2))).shape == (5, 2)


wrong("scales_correctly", "square-projections")(by_hand)
wrong("scales_correctly", "one-column")(lambda layer: by_hand(layer, d_model=3, d_k=1))
wrong("scales_correctly", "unscaled-expected")(lambda layer: by_hand(layer, d_model=3, factor=1))
wrong("scales_correctly", "width-expected")(lambda layer: by_hand(layer, d_model=3, factor=1 / 2))
wrong("scales_correctly", "nothing-passes")(lambda layer: by_hand(layer, d_model=3, factor=0.1))
wrong("scales_correctly", "turned-round")(lambda layer: not by_hand(layer, d_model=3))


@wrong("scales_correctly", "sums-only")
def ones_stay_ones(layer):
    x = np.column_stack([np.random.default_rng(3).normal(size=(4, 5)), np.ones(4)])
    last = np.eye(6)[:, 5:]  # all values are the last column: ones
    return np.allclose(layer(x, 0.3 * np.ones((6, 2)), np.ones((6, 2)), last), 1)


# What passed once ------------------------------------------------------------------------------


def scaled(query, key):
    return query @ key.T / math.sqrt(query.shape[1])


BANK.half_right("attention", lambda w: lambda q, k, v: (w(scaled(q, k)) @ v, w(scaled(q, k))))
