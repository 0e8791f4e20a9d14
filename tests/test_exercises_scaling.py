"""A bank of answers to the exercises of chapter 05, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
from bank import Bank

BANK = Bank("scaling", rights=1)


def stable(s):
    e = np.exp(s - np.max(s, axis=-1, keepdims=True))
    return e / np.sum(e, axis=-1, keepdims=True)


@BANK.answers
class score_spread:
    def right_1(query_std, key_std, d_k):
        return math.sqrt(sum(query_std**2 * key_std**2 for _ in range(d_k)))

    variance_returned = lambda q, k, d: q**2 * k**2 * d
    linear_in_width = lambda q, k, d: sum(q * k for _ in range(d))
    width_forgotten = lambda q, k, d: math.sqrt(q**2 * k**2)
    width_divides = lambda q, k, d: q * k * d**-0.5
    sum_of_spreads = lambda q, k, d: math.sqrt(d * q**2 + d * k**2)
    one_side_only = lambda q, k, d: d**0.5
    stds_squared = lambda q, k, d: q * q * k * k * math.sqrt(d)


# attention --------------------------------------------------------------------------------------


def attend(query, key, value, divide=None, weigh=stable):
    w = weigh(query @ key.T / (math.sqrt(query.shape[1]) if divide is None else divide))
    return w @ value, w


@BANK.answers
class attention:
    def right_1(query, key, value):
        d = query.shape[1]
        output, weights = [], []
        for q in query:
            s = [sum(a * b for a, b in zip(q, k, strict=True)) / math.sqrt(d) for k in key]
            e = [math.exp(x - max(s)) for x in s]
            w = [x / sum(e) for x in e]
            weights.append(w)
            output.append(sum(x * v for x, v in zip(w, value, strict=True)))
        return np.array(output), np.array(weights)

    def right_2(query, key, value):
        root = query.shape[-1] ** 0.25
        w = stable((query / root) @ (key / root).T)
        return w @ value, w

    def right_3(query, key, value):
        q, k, v = (x.astype(np.float32) for x in (query, key, value))
        w = stable(q @ k.T / np.float32(math.sqrt(q.shape[1])))
        return w @ v, w

    def right_4(query, key, value):
        torch = pytest.importorskip("torch")
        w = torch.softmax(query @ key.mT / query.shape[-1] ** 0.5, -1)
        return w @ value, w

    output_only = lambda query, key, value: attend(query, key, value)[0]

    def results_swapped(query, key, value):
        output, w = attend(query, key, value)
        return w, output

    not_scaled = lambda query, key, value: attend(query, key, value, 1)
    divided_by_width = lambda query, key, value: attend(query, key, value, query.shape[1])
    multiplied = lambda query, key, value: attend(query * math.sqrt(query.shape[1]), key, value, 1)
    number_of_keys = lambda query, key, value: attend(query, key, value, math.sqrt(len(key)))
    number_of_queries = lambda query, key, value: attend(query, key, value, math.sqrt(len(query)))
    width_of_values = lambda query, key, value: attend(query, key, value, math.sqrt(value.shape[1]))

    def scaled_after_softmax(query, key, value):
        w = stable(query @ key.T) / math.sqrt(query.shape[1])
        return w @ value, w

    def scaled_twice(query, key, value):
        w = attend(query, key, value)[1] / math.sqrt(query.shape[1])
        return w @ value, w

    wrong_axis = lambda query, key, value: attend(query, key, value, weigh=lambda s: stable(s.T).T)
    no_softmax = lambda query, key, value: attend(query, key, value, weigh=lambda s: s)

    def overflow(query, key, value):
        return attend(
            query, key, value, weigh=lambda s: np.exp(s) / np.exp(s).sum(1, keepdims=True)
        )


@BANK.answers
class fold_scale:
    right_1 = lambda w_q: w_q @ np.eye(w_q.shape[1]) * w_q.shape[1] ** -0.5
    width_of_model = lambda w: w * len(w) ** -0.5
    divided_by_width = lambda w: w / len(w[0])
    fourth_root = lambda w: w / math.sqrt(math.sqrt(w.shape[1]))
    multiplied = lambda w: math.sqrt(w.shape[-1]) * w
    unchanged = lambda w: w.copy()
    transposed = lambda w: (w / math.sqrt(w.shape[1])).T
    normalised = lambda w: w / np.sqrt((w**2).sum(0))


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


@BANK.answers
class scales_correctly:
    right_1 = lambda layer: by_hand(layer, d_model=3)

    def right_2(layer):
        r = np.random.default_rng(7)
        x, w_q, w_k, w_v = (r.normal(size=s) for s in ((4, 6), (6, 5), (6, 5), (6, 3)))
        expected = []
        for row in x:
            scores = [float((row @ w_q) @ (other @ w_k)) / 5**0.5 for other in x]
            expected.append(sum(w * (o @ w_v) for w, o in zip(stable(scores), x, strict=True)))
        return np.abs(layer(x, w_q, w_k, w_v) - expected).max() < 1e-6

    def nothing_caught(layer):
        return layer(np.ones((5, 7)), np.ones((7, 3)), np.ones((7, 3)), np.ones((7, 2))).shape == (
            5,
            2,
        )

    square_projections = by_hand
    one_column = lambda layer: by_hand(layer, d_model=3, d_k=1)
    unscaled_expected = lambda layer: by_hand(layer, d_model=3, factor=1)
    width_expected = lambda layer: by_hand(layer, d_model=3, factor=1 / 2)
    nothing_passes = lambda layer: by_hand(layer, d_model=3, factor=0.1)
    turned_round = lambda layer: not by_hand(layer, d_model=3)

    def sums_only(layer):
        x = np.column_stack([np.random.default_rng(3).normal(size=(4, 5)), np.ones(4)])
        last = np.eye(6)[:, 5:]  # all values are the last column: ones
        return np.allclose(layer(x, 0.3 * np.ones((6, 2)), np.ones((6, 2)), last), 1)


# What passed once ------------------------------------------------------------------------------


def scaled(query, key):
    return query @ key.T / math.sqrt(query.shape[1])


BANK.half_right("attention", lambda w: lambda q, k, v: (w(scaled(q, k)) @ v, w(scaled(q, k))))
