"""Answers to the exercises of chapter 05, as learners write them."""

import math

import numpy as np
from bank import Bank, stable, zero_avoided

BANK = Bank("scaling")


@BANK.answers
class score_spread:
    def right_1(query_std, key_std, d_k):
        return math.sqrt(sum(query_std**2 * key_std**2 for _ in range(d_k)))


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

    def zero_by_zero_hidden(query, key, value):
        w = zero_avoided(query @ key.T / math.sqrt(query.shape[1]))
        return w @ value, w


@BANK.answers
class fold_scale:
    right_1 = lambda w_q: w_q @ np.eye(w_q.shape[1]) * w_q.shape[1] ** -0.5


def by_hand(layer, d_model=3, d_k=2):
    """Compare with one query and two keys, whose weights are read off the values 0 and 1."""
    x = np.eye(2, d_model)
    w_q = np.ones((d_model, d_k))
    w_k = np.outer(np.arange(1.0, d_model + 1), np.ones(d_k))
    w_v = np.arange(float(d_model))[:, None]
    weight = 1 / (1 + math.exp(-math.sqrt(d_k)))  # of the second key, whose score is d_k higher
    return abs(float(layer(x, w_q, w_k, w_v)[0, 0]) - weight) < 1e-9


@BANK.answers
class scales_correctly:
    right_1 = by_hand

    def right_2(layer):
        r = np.random.default_rng(7)
        x, w_q, w_k, w_v = (r.normal(size=s) for s in ((4, 6), (6, 5), (6, 5), (6, 3)))
        expected = []
        for row in x:
            scores = [float((row @ w_q) @ (other @ w_k)) / 5**0.5 for other in x]
            expected.append(sum(w * (o @ w_v) for w, o in zip(stable(scores), x, strict=True)))
        return np.abs(layer(x, w_q, w_k, w_v) - expected).max() < 1e-6
