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


# cosines ----------------------------------------------------------------------------------------


@right("cosines")
def unit_vectors(query, key):
    def unit(x):
        length = np.sqrt((x**2).sum(1, keepdims=True))
        return np.divide(x, length, out=np.zeros_like(x), where=length > 0)

    return unit(query) @ unit(key).T


@right("cosines")
def cosines_by_loops(query, key):
    def one(q, k):
        lengths = math.hypot(*q) * math.hypot(*k)
        return float(q @ k) / lengths if lengths else 0.0

    return [[one(q, k) for k in key] for q in query]


def over(lengths):
    """Divide the dot products by a function of the lengths."""

    def cosine(query, key):
        q, k = (np.array([math.hypot(*v) for v in x]) for x in (query, key))
        return query @ key.T / lengths(q[:, None], k[None])

    return cosine


wrong("cosines", "unguarded")(over(lambda q, k: q * k))
wrong("cosines", "guarded-apart")(over(lambda q, k: np.fmax(q, 1e-308) * np.fmax(k, 1e-308)))
wrong("cosines", "guard-too-large")(over(lambda q, k: (q + 1e-3) * (k + 1e-3)))
wrong("cosines", "one-side")(over(lambda q, k: q + (q == 0) + 0 * k))
wrong("cosines", "dots")(lambda query, key: np.einsum("id,jd->ij", query, key))
wrong("cosines", "distances")(lambda query, key: 1.0 - unit_vectors(query, key))


@wrong("cosines", "by-columns")
def wrong_axis(query, key):
    def columns(x):
        length = np.sqrt((x**2).sum(axis=0))
        return x / (length + (length == 0))

    return columns(query) @ columns(key).T


wrong("cosines", "nan-replaced-by-one")(
    lambda q, k: np.nan_to_num(over(lambda a, b: a * b)(q, k), nan=1.0)
)


# compares_correctly ----------------------------------------------------------------------------------


@right("compares_correctly")
def three_known_cosines(cosine):
    found = cosine(np.array([[0, 0], [3e-6, 4e-6], [6, 8.0]]), np.array([[0, 0], [2.0, 0]]))
    return np.allclose(found, [[0, 0], [0, 0.6], [0, 0.6]])


@right("compares_correctly")
def compares_with_a_plain_one(cosine):
    x, y = np.random.default_rng(0).normal(size=(2, 5, 3))
    x[0], y[1], x[2] = 0, 0, x[2] * 1e-6
    return np.allclose(cosine(x, y), cosines_by_loops(x, y))


def on(query, key, wanted):
    """Judge by one example."""
    return lambda cosine: np.allclose(cosine(np.array(query), np.array(key)), wanted)


usual = on([[1.0, 0.0], [1.0, 1.0]], [[2.0, 0.0], [0.0, -3.0]], [[1, 0], [0.5**0.5, -(0.5**0.5)]])
short = on([[1e-6, 0.0]], [[1.0, 1.0]], [[0.5**0.5]])
wrong("compares_correctly", "passes-everything")(
    lambda cosine: cosine(np.ones((2, 3)), np.ones((4, 3))).shape == (2, 4)
)
wrong("compares_correctly", "refuses-everything")(
    lambda cosine: bool(cosine(np.eye(2), np.eye(2)) is None)
)
wrong("compares_correctly", "verdicts-swapped")(lambda cosine: not three_known_cosines(cosine))
wrong("compares_correctly", "only-usual-vectors")(usual)
wrong("compares_correctly", "no-zeros")(lambda cosine: usual(cosine) and short(cosine))
wrong("compares_correctly", "one-zero-vector")(
    lambda c: usual(c) and short(c) and on([[0.0, 0.0]], [[1.0, 1.0]], [[0.0]])(c)
)
wrong("compares_correctly", "zeros-but-not-short")(
    lambda c: (
        on(np.zeros((2, 2)), np.zeros((1, 2)), np.zeros((2, 1)))(c)
        and on([[6e6, 8e6], [1e6, 0.0]], [[1e6, 0.0]], [[0.6], [1.0]])(c)
    )
)
wrong("compares_correctly", "bounds-only")(
    lambda c: abs(c(np.array([[1e-5, 0], [4, 4.0]]), np.array([[7.0, 1]]))).max() <= 1
)
