"""Chapter 03's exercises against answers as learners write them."""

import math

import numpy as np
import pytest

from attnlib.exercises import check


def rows_softmax(s):
    e = np.exp(s - s.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True)


# ---- Right answers, by other roads ---------------------------------------------------------


def blend_by_loops(x):
    n = len(x)
    weights = np.zeros((n, n))
    for i in range(n):
        s = [math.fsum(a * b for a, b in zip(x[i], x[j], strict=True)) for j in range(n)]
        e = [math.exp(v - max(s)) for v in s]
        weights[i] = [v / sum(e) for v in e]
    output = np.array([sum(weights[i, j] * x[j] for j in range(n)) for i in range(n)])
    return output, weights


def pull_by_differences(x, wish):
    # The sum is quadratic in x, so central differences are exact but for rounding.
    g = np.zeros_like(x)
    for at in np.ndindex(x.shape):
        e = np.zeros_like(x)
        e[at] = 0.5
        up, down = x + e, x - e
        g[at] = (wish * (up @ up.T)).sum() - (wish * (down @ down.T)).sum()
    return g


def balance_by_eigenvector(scores):
    # The shares that a walk along the weights settles on; a power of the matrix would be slow.
    w = rows_softmax(scores)
    n = len(w)
    system = np.vstack([w.T - np.eye(n), np.ones(n)])
    return np.linalg.lstsq(system, np.r_[np.zeros(n), 1.0], rcond=None)[0]


def balance_by_ratios(scores):
    top = scores.max()
    z = np.array([np.exp(row - top).sum() for row in scores])
    return z / z.sum()


def diversity_by_singular_values(x):
    centred = np.linalg.svd(x - np.ones((len(x), 1)) @ x.mean(0)[None], compute_uv=False)
    return math.sqrt((centred**2).sum() / (x * x).sum())


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("blend", blend_by_loops),
        ("best_attraction", lambda opposition: math.cos(math.acos(opposition) / 2)),
        ("pull", pull_by_differences),
        ("balance", balance_by_ratios),
        ("diversity", diversity_by_singular_values),
        ("uneven_pair", [[0.3, 0.2], [4.0, 5.0]]),
        ("uneven_pair", np.array([[0.0, 0.7], [0.4, 3.5]])),
    ],
)
def test_right_answers_by_other_roads_pass(name, answer):
    verdict = check(f"similarity.{name}", answer)
    assert verdict.status == "passed", verdict


def test_the_balance_is_where_a_walk_along_the_weights_settles():
    x = np.random.default_rng(3).normal(size=(5, 3))
    np.testing.assert_allclose(
        balance_by_eigenvector(x @ x.T), balance_by_ratios(x @ x.T), atol=1e-10
    )


# ---- Wrong answers, as learners write them -------------------------------------------------


def columns(x):
    s = x @ x.T
    e = np.exp(s - s.max())
    w = e / e.sum(0)
    return w @ x, w


def just_the_output(x):
    return rows_softmax(x @ x.T) @ x


def weights_first(x):
    w = rows_softmax(x @ x.T)
    return w, w @ x


def raw_scores(x):
    w = x @ x.T
    return w @ x, w


def returns_scores(x):
    s = x @ x.T
    return rows_softmax(s) @ x, s


def exponentials(x):
    w = np.exp(x @ x.T)
    return w @ x, w


def all_at_once(x):
    s = x @ x.T
    w = np.exp(s - s.max())
    w /= w.sum()
    return w @ x, w


def features(x):
    w = rows_softmax(x.T @ x)
    return x @ w, w


def vector_times_weights(x):
    w = rows_softmax(x @ x.T)
    return (x.T @ w).T, w


def nobody_sees_itself(x):
    s = x @ x.T
    np.fill_diagonal(s, -np.inf)
    w = rows_softmax(s)
    return w @ x, w


def normalised(x):
    u = np.array([v / math.sqrt(v @ v) for v in x])
    w = rows_softmax(u @ u.T)
    return w @ x, w


def vaswani(x):
    w = rows_softmax(x @ x.T / math.sqrt(x.shape[1]))
    return w @ x, w


def winner(x):
    s = x @ x.T
    w = (s == s.max(1, keepdims=True)).astype(float)
    return w @ x, w


def average(x):
    w = np.ones((len(x), len(x))) / len(x)
    return w @ x, w


def unguarded(x):
    e = np.exp(x @ x.T)
    w = e / e.sum(1, keepdims=True)
    return w @ x, w


def loop_over_looks(x, wish):
    g = np.zeros_like(x)
    for i in range(len(x)):
        for j in range(len(x)):
            g[i] += wish[i, j] * x[j]
    return g


def loop_over_looked_at(x, wish):
    g = np.zeros_like(x)
    for i in range(len(x)):
        for j in range(len(x)):
            g[j] += wish[i, j] * x[i]
    return g


def loop_without_self(x, wish):
    g = np.zeros_like(x)
    for i in range(len(x)):
        for j in range(len(x)):
            if i != j:
                g[i] += wish[i, j] * x[j]
                g[j] += wish[i, j] * x[i]
    return g


def loop_self_once(x, wish):
    g = loop_without_self(x, wish)
    for i in range(len(x)):
        g[i] += wish[i, i] * x[i]
    return g


def sums(scores):
    return np.exp(scores).sum(1)


WRONG = [
    ("blend", "wrong-axis", columns),
    ("blend", "output-only", just_the_output),
    ("blend", "results-swapped", weights_first),
    ("blend", "no-softmax", raw_scores),
    ("blend", "scores-returned", returns_scores),
    ("blend", "not-normalised", exponentials),
    ("blend", "whole-array", all_at_once),
    ("blend", "axes-compared", features),
    ("blend", "transposed-average", vector_times_weights),
    ("blend", "self-left-out", nobody_sees_itself),
    ("blend", "cosine", normalised),
    ("blend", "scaled", vaswani),
    ("blend", "hard-lookup", winner),
    ("blend", "plain-mean", average),
    ("blend", "overflow", unguarded),
    ("best_attraction", "half-forgotten", lambda a: math.sqrt(a + 1)),
    ("best_attraction", "sum-instead-of-mean", lambda a: 2 * math.cos(math.acos(a) / 2)),
    ("best_attraction", "sine-for-cosine", lambda a: math.sin(math.acos(a) / 2)),
    ("best_attraction", "on-one-of-them", lambda a: 0.5 + a / 2),
    ("best_attraction", "one-for-one", lambda a: -1 * a),
    ("best_attraction", "one-for-one", lambda a: 0.5 - a / 2),
    ("best_attraction", "angle-returned", lambda a: math.acos(a) / 2),
    ("best_attraction", "angle-returned", lambda a: math.degrees(math.acos(a)) / 2),
    ("best_attraction", "no-conflict", lambda a: 1),
    ("best_attraction", "no-chance", lambda a: 0),
    ("pull", "one-sided", loop_over_looks),
    ("pull", "only-looked-at", loop_over_looked_at),
    ("pull", "doubled", lambda x, wish: np.einsum("ij,jd->id", wish, x) * 2),
    ("pull", "halved", lambda x, wish: 0.5 * (wish @ x + wish.T @ x)),
    ("pull", "diagonal-once", loop_self_once),
    ("pull", "diagonal-dropped", loop_without_self),
    ("pull", "by-scores", lambda x, wish: wish.copy()),
    ("pull", "by-wish", lambda x, wish: np.inner(x, x)),
    ("pull", "sum-itself", lambda x, wish: np.trace(wish.T @ x @ x.T)),
    ("pull", "sign-flipped", lambda x, wish: -(wish @ x) - wish.T @ x),
    ("pull", "transposed", lambda x, wish: x.T @ (wish + wish.T)),
    ("balance", "inverted", lambda s: (1 / sums(s)) / (1 / sums(s)).sum()),
    ("balance", "not-normalised", sums),
    ("balance", "uniform", lambda s: np.ones(len(s)) / len(s)),
    ("balance", "own-score-only", lambda s: rows_softmax(np.diagonal(s)[None])[0]),
    ("balance", "own-score-only", lambda s: np.diagonal(s) / np.trace(s)),
    ("balance", "attention-received", lambda s: rows_softmax(s).sum(0) / len(s)),
    ("balance", "sum-of-scores", lambda s: rows_softmax(s.sum(1)[None])[0]),
    ("balance", "logarithms", lambda s: np.log(sums(s)) / np.log(sums(s)).sum()),
    ("balance", "best-score-only", lambda s: rows_softmax(s.max(1)[None])[0]),
    ("balance", "rows-of-weights", rows_softmax),
    ("balance", "overflow", lambda s: sums(s) / sums(s).sum()),
    ("diversity", "not-relative", lambda x: math.sqrt(((x - x.mean(0)) ** 2).sum())),
    ("diversity", "squared", lambda x: ((x - x.mean(0)) ** 2).sum() / (x**2).sum()),
    (
        "diversity",
        "mean-of-coordinates",
        lambda x: np.linalg.norm((x.T - x.mean(1)).T) / np.linalg.norm(x),
    ),
    ("diversity", "one-mean-for-all", lambda x: x.std() * math.sqrt(x.size) / np.linalg.norm(x)),
    (
        "diversity",
        "first-word",
        lambda x: math.sqrt(((x[1:] - x[:1]) ** 2).sum() / (x**2).sum()),
    ),
    (
        "diversity",
        "common-part",
        lambda x: math.sqrt(len(x) * (x.mean(0) ** 2).sum() / (x**2).sum()),
    ),
    ("diversity", "common-part", lambda x: np.linalg.norm(x.mean(0)) / np.linalg.norm(x)),
    (
        "diversity",
        "word-by-word",
        lambda x: (
            sum(math.sqrt(((v - x.mean(0)) ** 2).sum()) / math.sqrt((v**2).sum()) for v in x)
            / len(x)
        ),
    ),
    (
        "diversity",
        "largest-direction",
        lambda x: (
            np.linalg.svd(x - x.mean(0), compute_uv=False)[0]
            / np.linalg.svd(x, compute_uv=False)[0]
        ),
    ),
    ("diversity", "absolute-values", lambda x: abs(x - x.mean(0)).mean() / abs(x).mean()),
    ("uneven_pair", "gives-the-weights", [[0.1, 0.9], [0.9, 0.1]]),
    ("uneven_pair", "roles-swapped", [[2.0, 3.0], [0.4, 0.5]]),
    ("uneven_pair", "zero-vector", [[0, 0], [1, 1]]),
    ("uneven_pair", "perpendicular", [[1, 0], [0, 2]]),
    ("uneven_pair", "opposite", [[0.3, 0.3], [-2, -2]]),
    ("uneven_pair", "equally-long", [[2, 1], [1, 2]]),
    ("uneven_pair", "self-absorbed", [[2, 0], [0.5, 2.5]]),
    ("uneven_pair", "too-gentle", [[1, 0], [1.5, 0]]),
]


@pytest.mark.parametrize(("name", "misconception", "answer"), WRONG)
def test_wrong_answers_are_named(name, misconception, answer):
    verdict = check(f"similarity.{name}", answer)
    assert (verdict.status, verdict.name) == ("misconception", misconception), verdict
    assert not verdict
