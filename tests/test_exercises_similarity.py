"""Answers to the exercises of chapter 03, as learners write them."""

import math

import numpy as np
from bank import Bank

BANK = Bank("similarity")


@BANK.answers
class blend:
    def right_1(x):
        n = len(x)
        weights = np.zeros((n, n))
        for i in range(n):
            s = [math.fsum(a * b for a, b in zip(x[i], x[j], strict=True)) for j in range(n)]
            e = [math.exp(v - max(s)) for v in s]
            weights[i] = [v / sum(e) for v in e]
        output = np.array([sum(weights[i, j] * x[j] for j in range(n)) for i in range(n)])
        return output, weights

    def wrong_axis(x):
        s = x @ x.T
        e = np.exp(s - s.max())
        w = e / e.sum(0)
        return w @ x, w


@BANK.answers
class best_attraction:
    def right_1(cosines):
        values, axes = np.linalg.eigh(cosines)
        words = axes * np.sqrt(values.clip(0))
        return math.sqrt(math.fsum(words.mean(0) ** 2))

    right_2 = lambda cosines: math.sqrt(cosines.mean())


def pair_of(length, there, back):
    """Solve for the two vectors: each weight fixes a difference of two scores."""
    score = length**2 + math.log(there / (1 - there))
    square = score + math.log((1 - back) / back)
    along = score / length
    return [[length, 0.0], [along, math.sqrt(square - along**2)]]


@BANK.answers
class uneven_pair:
    right_1 = pair_of(2.6, 0.9, 0.05)
    right_2 = np.array(pair_of(5, 0.895, 0.055))[:, ::-1]


def unit_vectors(query, key):
    def unit(x):
        length = np.sqrt((x**2).sum(1, keepdims=True))
        return np.divide(x, length, out=np.zeros_like(x), where=length > 0)

    return unit(query) @ unit(key).T


def cosines_by_loops(query, key):
    def one(q, k):
        lengths = math.hypot(*q) * math.hypot(*k)
        return float(q @ k) / lengths if lengths else 0.0

    return [[one(q, k) for k in key] for q in query]


@BANK.answers
class cosines:
    right_1 = unit_vectors
    right_2 = cosines_by_loops


def three_known_cosines(cosine):
    found = cosine(np.array([[0, 0], [3e-6, 4e-6], [6, 8.0]]), np.array([[0, 0], [2.0, 0]]))
    return np.allclose(found, [[0, 0], [0, 0.6], [0, 0.6]])


@BANK.answers
class compares_correctly:
    right_1 = three_known_cosines

    def right_2(cosine):
        x, y = np.random.default_rng(0).normal(size=(2, 5, 3))
        x[0], y[1], x[2] = 0, 0, x[2] * 1e-6
        return np.allclose(cosine(x, y), cosines_by_loops(x, y))
