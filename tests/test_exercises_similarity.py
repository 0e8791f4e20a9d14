"""A bank of answers to the exercises of chapter 03, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
from bank import Bank

BANK = Bank("similarity")
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

right("best_attraction")(lambda opposition: math.cos(math.acos(opposition) / 2))
wrong("best_attraction", "half-forgotten")(lambda a: math.sqrt(a + 1))
wrong("best_attraction", "sum-instead-of-mean")(lambda a: 2 * math.cos(math.acos(a) / 2))
wrong("best_attraction", "sine-for-cosine")(lambda a: math.sin(math.acos(a) / 2))
wrong("best_attraction", "on-one-of-them")(lambda a: 0.5 + a / 2)
wrong("best_attraction", "one-for-one")(lambda a: -1 * a)
wrong("best_attraction", "one-for-one")(lambda a: 0.5 - a / 2)
wrong("best_attraction", "angle-returned")(lambda a: math.acos(a) / 2)
wrong("best_attraction", "angle-returned")(lambda a: math.degrees(math.acos(a)) / 2)
wrong("best_attraction", "no-conflict")(lambda a: 1)
wrong("best_attraction", "no-chance")(lambda a: 0)


# pull -------------------------------------------------------------------------------------------


@right("pull")
def pull_by_differences(x, wish):
    # The sum is quadratic in x, so central differences are exact but for rounding.
    g = np.zeros_like(x)
    for at in np.ndindex(x.shape):
        e = np.zeros_like(x)
        e[at] = 0.5
        up, down = x + e, x - e
        g[at] = (wish * (up @ up.T)).sum() - (wish * (down @ down.T)).sum()
    return g


@wrong("pull", "one-sided")
def loop_over_looks(x, wish):
    g = np.zeros_like(x)
    for i in range(len(x)):
        for j in range(len(x)):
            g[i] += wish[i, j] * x[j]
    return g


@wrong("pull", "only-looked-at")
def loop_over_looked_at(x, wish):
    g = np.zeros_like(x)
    for i in range(len(x)):
        for j in range(len(x)):
            g[j] += wish[i, j] * x[i]
    return g


wrong("pull", "doubled")(lambda x, wish: np.einsum("ij,jd->id", wish, x) * 2)
wrong("pull", "halved")(lambda x, wish: 0.5 * (wish @ x + wish.T @ x))


@wrong("pull", "diagonal-dropped")
def loop_without_self(x, wish):
    g = np.zeros_like(x)
    for i in range(len(x)):
        for j in range(len(x)):
            if i != j:
                g[i] += wish[i, j] * x[j]
                g[j] += wish[i, j] * x[i]
    return g


@wrong("pull", "diagonal-once")
def loop_self_once(x, wish):
    g = loop_without_self(x, wish)
    for i in range(len(x)):
        g[i] += wish[i, i] * x[i]
    return g


wrong("pull", "by-scores")(lambda x, wish: wish.copy())
wrong("pull", "by-wish")(lambda x, wish: np.inner(x, x))
wrong("pull", "sum-itself")(lambda x, wish: np.trace(wish.T @ x @ x.T))
wrong("pull", "sign-flipped")(lambda x, wish: -(wish @ x) - wish.T @ x)
wrong("pull", "transposed")(lambda x, wish: x.T @ (wish + wish.T))


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
wrong("balance", "own-score-only")(lambda s: np.diagonal(s) / np.trace(s))
wrong("balance", "attention-received")(lambda s: rows_softmax(s).sum(0) / len(s))
wrong("balance", "sum-of-scores")(lambda s: rows_softmax(s.sum(1)[None])[0])
wrong("balance", "logarithms")(lambda s: np.log(sums(s)) / np.log(sums(s)).sum())
wrong("balance", "best-score-only")(lambda s: rows_softmax(s.max(1)[None])[0])
wrong("balance", "rows-of-weights")(rows_softmax)
wrong("balance", "overflow")(lambda s: sums(s) / sums(s).sum())


# diversity --------------------------------------------------------------------------------------


@right("diversity")
def diversity_by_singular_values(x):
    centred = np.linalg.svd(x - np.ones((len(x), 1)) @ x.mean(0)[None], compute_uv=False)
    return math.sqrt((centred**2).sum() / (x * x).sum())


wrong("diversity", "not-relative")(lambda x: math.sqrt(((x - x.mean(0)) ** 2).sum()))
wrong("diversity", "squared")(lambda x: ((x - x.mean(0)) ** 2).sum() / (x**2).sum())


@wrong("diversity", "mean-of-coordinates")
def mean_of_each_word(x):
    return np.linalg.norm((x.T - x.mean(1)).T) / np.linalg.norm(x)


wrong("diversity", "one-mean-for-all")(lambda x: x.std() * math.sqrt(x.size) / np.linalg.norm(x))
wrong("diversity", "first-word")(lambda x: math.sqrt(((x[1:] - x[:1]) ** 2).sum() / (x**2).sum()))


@wrong("diversity", "common-part")
def what_all_share(x):
    return math.sqrt(len(x) * (x.mean(0) ** 2).sum() / (x**2).sum())


wrong("diversity", "common-part")(lambda x: np.linalg.norm(x.mean(0)) / np.linalg.norm(x))


@wrong("diversity", "word-by-word")
def mean_of_ratios(x):
    away = x - x.mean(0)
    return sum(math.sqrt((a @ a) / (v @ v)) for a, v in zip(away, x, strict=True)) / len(x)


@wrong("diversity", "largest-direction")
def first_singular_values(x):
    away, whole = (np.linalg.svd(y, compute_uv=False) for y in (x - x.mean(0), x))
    return away[0] / whole[0]


wrong("diversity", "absolute-values")(lambda x: abs(x - x.mean(0)).mean() / abs(x).mean())


# uneven_pair ------------------------------------------------------------------------------------

right("uneven_pair")([[0.3, 0.2], [4.0, 5.0]])
right("uneven_pair")(np.array([[0.0, 0.7], [0.4, 3.5]]))
wrong("uneven_pair", "gives-the-weights")([[0.1, 0.9], [0.9, 0.1]])
wrong("uneven_pair", "roles-swapped")([[2.0, 3.0], [0.4, 0.5]])
wrong("uneven_pair", "zero-vector")([[0, 0], [1, 1]])
wrong("uneven_pair", "perpendicular")([[1, 0], [0, 2]])
wrong("uneven_pair", "opposite")([[0.3, 0.3], [-2, -2]])
wrong("uneven_pair", "equally-long")([[2, 1], [1, 2]])
wrong("uneven_pair", "self-absorbed")([[2, 0], [0.5, 2.5]])
wrong("uneven_pair", "too-gentle")([[1, 0], [1.5, 0]])


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
wrong("balance", "wrong-shift")(sums_after(lambda scores: scores[0][0]))
wrong("balance", "shifted-row-by-row")(sums_after(lambda s: s.max(axis=1)[:, None]))
wrong("balance", "zero-by-zero-hidden")(sums_after(lambda scores: 0, tiny=1e-12))
right("balance")(sums_after(np.max))


# All of them ------------------------------------------------------------------------------------


test_right_answers_pass, test_wrong_answers_are_named = BANK.tests()


def test_each_exercise_has_a_bank():
    BANK.assert_full(rights=1)


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
