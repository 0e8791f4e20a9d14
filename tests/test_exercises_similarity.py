"""A bank of answers to the exercises of chapter 03, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
from bank import Bank

BANK = Bank("similarity", rights=1)


def rows_softmax(s):
    e = np.exp(s - s.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


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

    output_only = lambda x: rows_softmax(x @ x.T) @ x

    def results_swapped(x):
        w = rows_softmax(x @ x.T)
        return w, w @ x

    def no_softmax(x):
        w = x @ x.T
        return w @ x, w

    def scores_returned(x):
        s = x @ x.T
        return rows_softmax(s) @ x, s

    def not_normalised(x):
        w = np.exp(x @ x.T)
        return w @ x, w

    def whole_array(x):
        s = x @ x.T
        w = np.exp(s - s.max())
        w /= w.sum()
        return w @ x, w

    def axes_compared(x):
        w = rows_softmax(x.T @ x)
        return x @ w, w

    def transposed_average(x):
        w = rows_softmax(x @ x.T)
        return (x.T @ w).T, w

    def self_left_out(x):
        s = x @ x.T
        np.fill_diagonal(s, -np.inf)
        w = rows_softmax(s)
        return w @ x, w

    def cosine(x):
        u = np.array([v / math.sqrt(v @ v) for v in x])
        w = rows_softmax(u @ u.T)
        return w @ x, w

    def scaled(x):
        w = rows_softmax(x @ x.T / math.sqrt(x.shape[1]))
        return w @ x, w

    def hard_lookup(x):
        s = x @ x.T
        w = (s == s.max(1, keepdims=True)).astype(float)
        return w @ x, w

    def plain_mean(x):
        w = np.ones((len(x), len(x))) / len(x)
        return w @ x, w

    def overflow(x):
        e = np.exp(x @ x.T)
        w = e / e.sum(1, keepdims=True)
        return w @ x, w


@BANK.answers
class best_attraction:
    def right_1(cosines):
        values, axes = np.linalg.eigh(cosines)
        words = axes * np.sqrt(values.clip(0))
        return math.sqrt(math.fsum(words.mean(0) ** 2))

    right_2 = lambda cosines: math.sqrt(cosines.mean())
    two_words_only = lambda c: math.cos(math.acos(c[0, -1]) / 2)
    half_kept = lambda c: c.sum() ** 0.5 / 2
    sum_instead_of_mean = lambda c: math.sqrt(c.sum())
    divided_under_the_root = lambda c: math.sqrt(c.sum(0).mean())
    root_missing = lambda c: c.sum() / c.size
    on_one_of_them = lambda c: max(map(np.mean, c))
    diagonal_dropped = lambda c: math.sqrt(max(0, 2 * np.triu(c, 1).sum())) / len(c)
    largest_eigenvalue = lambda c: math.sqrt(np.linalg.norm(c, 2) / len(c))
    no_conflict = lambda c: 1
    no_chance = lambda c: 0


# uneven_pair ------------------------------------------------------------------------------------


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
    gives_the_weights = [[0.1, 0.9], [0.95, 0.05]]
    roles_swapped = pair_of(4, 0.9, 0.05)[::-1]
    zero_vector = [[0, 0], [1, 1]]
    perpendicular = [[1, 0], [0, 2]]
    opposite = [[0.3, 0.3], [-2, -2]]
    equally_long = [[2, 1], [1, 2]]
    self_absorbed = [[2, 0], [0.5, 2.5]]
    ball_too_long = [[0.5, 0.0], [6.0, 0.0]]
    uneven_by_guess = pair_of(3, 0.8, 0.1)


# What passed once ------------------------------------------------------------------------------

BANK.half_right(
    "blend", lambda w: lambda x: (w(x @ x.T) @ x, w(x @ x.T)), without=["zero-by-zero-hidden"]
)


# cosines ----------------------------------------------------------------------------------------


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


def over(lengths):
    """Divide the dot products by a function of the lengths."""

    def cosine(query, key):
        q, k = (np.array([math.hypot(*v) for v in x]) for x in (query, key))
        return query @ key.T / lengths(q[:, None], k[None])

    return cosine


@BANK.answers
class cosines:
    right_1 = unit_vectors
    right_2 = cosines_by_loops
    unguarded = over(lambda q, k: q * k)
    guarded_apart = over(lambda q, k: np.fmax(q, 1e-308) * np.fmax(k, 1e-308))
    guard_too_large = over(lambda q, k: (q + 1e-3) * (k + 1e-3))
    one_side = over(lambda q, k: q + (q == 0) + 0 * k)
    dots = lambda query, key: np.einsum("id,jd->ij", query, key)
    distances = lambda query, key: 1.0 - unit_vectors(query, key)

    def by_columns(query, key):
        def columns(x):
            length = np.sqrt((x**2).sum(axis=0))
            return x / (length + (length == 0))

        return columns(query) @ columns(key).T

    nan_replaced_by_one = lambda q, k: np.nan_to_num(over(lambda a, b: a * b)(q, k), nan=1.0)


# compares_correctly ----------------------------------------------------------------------------------


def three_known_cosines(cosine):
    found = cosine(np.array([[0, 0], [3e-6, 4e-6], [6, 8.0]]), np.array([[0, 0], [2.0, 0]]))
    return np.allclose(found, [[0, 0], [0, 0.6], [0, 0.6]])


def on(query, key, wanted):
    """Judge by one example."""
    return lambda cosine: np.allclose(cosine(np.array(query), np.array(key)), wanted)


usual = on([[1.0, 0.0], [1.0, 1.0]], [[2.0, 0.0], [0.0, -3.0]], [[1, 0], [0.5**0.5, -(0.5**0.5)]])
short = on([[1e-6, 0.0]], [[1.0, 1.0]], [[0.5**0.5]])


@BANK.answers
class compares_correctly:
    right_1 = three_known_cosines

    def right_2(cosine):
        x, y = np.random.default_rng(0).normal(size=(2, 5, 3))
        x[0], y[1], x[2] = 0, 0, x[2] * 1e-6
        return np.allclose(cosine(x, y), cosines_by_loops(x, y))

    passes_everything = lambda cosine: cosine(np.ones((2, 3)), np.ones((4, 3))).shape == (2, 4)
    refuses_everything = lambda cosine: bool(cosine(np.eye(2), np.eye(2)) is None)
    verdicts_swapped = lambda cosine: not three_known_cosines(cosine)
    only_usual_vectors = usual
    no_zeros = lambda cosine: usual(cosine) and short(cosine)
    one_zero_vector = lambda c: usual(c) and short(c) and on([[0.0, 0.0]], [[1.0, 1.0]], [[0.0]])(c)
    zeros_but_not_short = lambda c: (
        on(np.zeros((2, 2)), np.zeros((1, 2)), np.zeros((2, 1)))(c)
        and on([[6e6, 8e6], [1e6, 0.0]], [[1e6, 0.0]], [[0.6], [1.0]])(c)
    )
    bounds_only = lambda c: abs(c(np.array([[1e-5, 0], [4, 4.0]]), np.array([[7.0, 1]]))).max() <= 1
