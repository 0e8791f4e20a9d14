"""A bank of answers to the exercises of chapter 03, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
from bank import Bank

BANK = Bank("similarity", rights=1)
right, wrong = BANK.right, BANK.wrong


def rows_softmax(s):
    e = np.exp(s - s.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


# blend ------------------------------------------------------------------------------------------


@right("blend")
def blend_by_loops(x):
    n = len(x)
    weights = np.zeros((n, n))
    for i in range(n):
        s = [math.fsum(a * b for a, b in zip(x[i], x[j], strict=True)) for j in range(n)]
        e = [math.exp(v - max(s)) for v in s]
        weights[i] = [v / sum(e) for v in e]
    output = np.array([sum(weights[i, j] * x[j] for j in range(n)) for i in range(n)])
    return output, weights


@wrong("blend", "wrong-axis")
def columns(x):
    s = x @ x.T
    e = np.exp(s - s.max())
    w = e / e.sum(0)
    return w @ x, w


@wrong("blend", "output-only")
def just_the_output(x):
    return rows_softmax(x @ x.T) @ x


@wrong("blend", "results-swapped")
def weights_first(x):
    w = rows_softmax(x @ x.T)
    return w, w @ x


@wrong("blend", "no-softmax")
def raw_scores(x):
    w = x @ x.T
    return w @ x, w


@wrong("blend", "scores-returned")
def returns_scores(x):
    s = x @ x.T
    return rows_softmax(s) @ x, s


@wrong("blend", "not-normalised")
def exponentials(x):
    w = np.exp(x @ x.T)
    return w @ x, w


@wrong("blend", "whole-array")
def all_at_once(x):
    s = x @ x.T
    w = np.exp(s - s.max())
    w /= w.sum()
    return w @ x, w


@wrong("blend", "axes-compared")
def features(x):
    w = rows_softmax(x.T @ x)
    return x @ w, w


@wrong("blend", "transposed-average")
def vector_times_weights(x):
    w = rows_softmax(x @ x.T)
    return (x.T @ w).T, w


@wrong("blend", "self-left-out")
def nobody_sees_itself(x):
    s = x @ x.T
    np.fill_diagonal(s, -np.inf)
    w = rows_softmax(s)
    return w @ x, w


@wrong("blend", "cosine")
def normalised(x):
    u = np.array([v / math.sqrt(v @ v) for v in x])
    w = rows_softmax(u @ u.T)
    return w @ x, w


@wrong("blend", "scaled")
def vaswani(x):
    w = rows_softmax(x @ x.T / math.sqrt(x.shape[1]))
    return w @ x, w


@wrong("blend", "hard-lookup")
def winner(x):
    s = x @ x.T
    w = (s == s.max(1, keepdims=True)).astype(float)
    return w @ x, w


@wrong("blend", "plain-mean")
def average(x):
    w = np.ones((len(x), len(x))) / len(x)
    return w @ x, w


@wrong("blend", "overflow")
def unguarded(x):
    e = np.exp(x @ x.T)
    w = e / e.sum(1, keepdims=True)
    return w @ x, w


# balance ----------------------------------------------------------------------------------------


@right("balance")
def balance_by_ratios(scores):
    top = scores.max()
    z = np.array([np.exp(row - top).sum() for row in scores])
    return z / z.sum()


@wrong("balance", "not-normalised")
def sums(scores):
    return np.exp(scores).sum(1)


wrong("balance", "inverted")(lambda s: (1 / sums(s)) / (1 / sums(s)).sum())
wrong("balance", "uniform")(lambda s: np.ones(len(s)) / len(s))
wrong("balance", "own-score-only")(lambda s: rows_softmax(np.diagonal(s)[None])[0])
wrong("balance", "attention-received")(lambda s: rows_softmax(s).sum(0) / len(s))
wrong("balance", "sum-of-scores")(lambda s: rows_softmax(s.sum(1)[None])[0])
wrong("balance", "logarithms")(lambda s: np.log(sums(s)) / np.log(sums(s)).sum())
wrong("balance", "best-score-only")(lambda s: rows_softmax(s.max(1)[None])[0])
wrong("balance", "rows-of-weights")(rows_softmax)
wrong("balance", "overflow")(lambda s: sums(s) / sums(s).sum())


# best_attraction --------------------------------------------------------------------------------


@right("best_attraction")
def by_vectors_with_these_cosines(cosines):
    values, axes = np.linalg.eigh(cosines)
    words = axes * np.sqrt(values.clip(0))
    return math.sqrt(math.fsum(words.mean(0) ** 2))


right("best_attraction")(lambda cosines: math.sqrt(cosines.mean()))
wrong("best_attraction", "two-words-only")(lambda c: math.cos(math.acos(c[0, -1]) / 2))
wrong("best_attraction", "half-kept")(lambda c: c.sum() ** 0.5 / 2)
wrong("best_attraction", "sum-instead-of-mean")(lambda c: math.sqrt(c.sum()))
wrong("best_attraction", "divided-under-the-root")(lambda c: math.sqrt(c.sum(0).mean()))
wrong("best_attraction", "root-missing")(lambda c: c.sum() / c.size)
wrong("best_attraction", "on-one-of-them")(lambda c: max(map(np.mean, c)))
wrong("best_attraction", "diagonal-dropped")(
    lambda c: math.sqrt(max(0, 2 * np.triu(c, 1).sum())) / len(c)
)
wrong("best_attraction", "largest-eigenvalue")(lambda c: math.sqrt(np.linalg.norm(c, 2) / len(c)))
wrong("best_attraction", "no-conflict")(lambda c: 1)
wrong("best_attraction", "no-chance")(lambda c: 0)


# uneven_pair ------------------------------------------------------------------------------------


def pair_of(length, there, back):
    """Solve for the two vectors: each weight fixes a difference of two scores."""
    score = length**2 + math.log(there / (1 - there))
    square = score + math.log((1 - back) / back)
    along = score / length
    return [[length, 0.0], [along, math.sqrt(square - along**2)]]


right("uneven_pair")(pair_of(2.6, 0.9, 0.05))
right("uneven_pair")(np.array(pair_of(5, 0.895, 0.055))[:, ::-1])
wrong("uneven_pair", "gives-the-weights")([[0.1, 0.9], [0.95, 0.05]])
wrong("uneven_pair", "roles-swapped")(pair_of(4, 0.9, 0.05)[::-1])
wrong("uneven_pair", "zero-vector")([[0, 0], [1, 1]])
wrong("uneven_pair", "perpendicular")([[1, 0], [0, 2]])
wrong("uneven_pair", "opposite")([[0.3, 0.3], [-2, -2]])
wrong("uneven_pair", "equally-long")([[2, 1], [1, 2]])
wrong("uneven_pair", "self-absorbed")([[2, 0], [0.5, 2.5]])
wrong("uneven_pair", "ball-too-long")([[0.5, 0.0], [6.0, 0.0]])
wrong("uneven_pair", "uneven-by-guess")(pair_of(3, 0.8, 0.1))


# What passed once ------------------------------------------------------------------------------

BANK.half_right(
    "blend", lambda w: lambda x: (w(x @ x.T) @ x, w(x @ x.T)), without=["zero-by-zero-hidden"]
)


def sums_after(shift, tiny=0.0):
    def shares(scores):
        z = np.sum(np.exp(scores - shift(scores)), axis=1)
        return z / (np.sum(z) + tiny)

    return shares


wrong("balance", "wrong-shift")(sums_after(np.mean))
wrong("balance", "shifted-row-by-row")(sums_after(lambda s: s.max(axis=1)[:, None]))
wrong("balance", "zero-by-zero-hidden")(sums_after(lambda scores: 0, tiny=1e-12))
right("balance")(sums_after(np.max))


def balance_by_eigenvector(scores):
    # The shares that a walk along the weights settles on; a power of the matrix would be slow.
    w = rows_softmax(scores)
    n = len(w)
    system = np.vstack([w.T - np.eye(n), np.ones(n)])
    return np.linalg.lstsq(system, np.r_[np.zeros(n), 1.0], rcond=None)[0]


def test_the_balance_is_where_a_walk_along_the_weights_settles():
    x = np.random.default_rng(3).normal(size=(5, 3))
    np.testing.assert_allclose(
        balance_by_eigenvector(x @ x.T), balance_by_ratios(x @ x.T), atol=1e-10
    )
