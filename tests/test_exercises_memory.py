"""A bank of answers to the exercises of chapter 13, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python and
numpy, and each must be named; the right answers must pass.
"""

import math

import numpy as np
from bank import Bank

BANK = Bank("memory", rights=3)
right, wrong = BANK.right, BANK.wrong


def stable(s):
    e = np.exp(s - np.max(s))
    return e / e.sum()


# complete ---------------------------------------------------------------------------------------


@right("complete")
def holes_by_loop(patterns, state, beta):
    known = [c for c in range(len(state)) if not math.isnan(state[c])]
    scores = np.array([beta * sum(p[c] * state[c] for c in known) for p in patterns])
    w = stable(scores)
    return [
        state[c] if c in known else sum(w[i] * patterns[i][c] for i in range(len(w)))
        for c in range(len(state))
    ]


@right("complete")
def holes_filled_in_place(patterns, state, beta):
    out = state.copy()
    hole = np.isnan(out)
    out[hole] = stable(beta * (patterns[:, ~hole] @ out[~hole])) @ patterns[:, hole]
    return out


@right("complete")
def zeros_do_not_count(patterns, state, beta):
    w = stable(patterns @ np.where(np.isnan(state), 0, beta * state))
    return np.where(np.isnan(state), np.einsum("i,ij->j", w, patterns), state)


def lookup_of(patterns, state, beta):
    known = ~np.isnan(state)
    return stable(beta * patterns[:, known] @ state[known])


wrong("complete", "known-replaced")(lambda p, s, b: lookup_of(p, s, b) @ p)
wrong("complete", "holes-only")(lambda p, s, b: (lookup_of(p, s, b) @ p)[np.isnan(s)])
wrong("complete", "not-a-number")(lambda p, s, b: stable(b * p @ s) @ p)


@wrong("complete", "holes-count")
def ones_in_the_holes(patterns, state, beta):
    filled = state.copy()
    filled[np.isnan(filled)] = 1
    return np.where(np.isnan(state), stable(beta * patterns @ filled) @ patterns, state)


@wrong("complete", "beta-forgotten")
def sharpness_forgotten(patterns, state, beta):
    return np.where(np.isnan(state), lookup_of(patterns, state, 1) @ patterns, state)


@wrong("complete", "beta-divides")
def as_a_temperature(patterns, state, beta):
    return np.where(np.isnan(state), lookup_of(patterns, state, 1 / beta) @ patterns, state)


@wrong("complete", "best-alone")
def from_the_best(patterns, state, beta):
    best = lookup_of(patterns, state, beta).argmax()
    return np.where(np.isnan(state), patterns[best], state)


@wrong("complete", "plain-mean")
def column_means(patterns, state, beta):
    return np.where(np.isnan(state), patterns.mean(0), state)


@wrong("complete", "not-normalised")
def sums_of_exponentials(patterns, state, beta):
    known = ~np.isnan(state)
    raised = np.exp(beta * patterns[:, known] @ state[known])
    return np.where(known, state, raised @ patterns)


# posterior --------------------------------------------------------------------------------------


@right("posterior")
def bayes_by_logs(patterns, noisy, noise):
    logs = [
        -sum((a - b) ** 2 for a, b in zip(p, noisy, strict=True)) / 2 / noise**2 for p in patterns
    ]
    top = max(logs)
    total = top + math.log(math.fsum(math.exp(x - top) for x in logs))
    return [math.exp(x - total) for x in logs]


@right("posterior")
def as_attention(patterns, noisy, noise):
    return stable((patterns @ noisy - (patterns**2).sum(1) / 2) / noise**2)


@right("posterior")
def by_odds(patterns, noisy, noise):
    d = np.linalg.norm(patterns - noisy, axis=1) ** 2 / (2 * noise**2)
    with np.errstate(over="ignore"):
        return 1 / np.exp(d[:, None] - d).sum(axis=1)


wrong("posterior", "dot-product")(lambda p, x, s: stable(p @ x / s**2))
wrong("posterior", "half-forgotten")(
    lambda p, x, s: stable(-((np.linalg.norm(p - x, axis=1) / s) ** 2))
)
wrong("posterior", "not-squared")(lambda p, x, s: stable(-np.square(p - x).sum(1) / 2 / s))
wrong("posterior", "distance")(lambda p, x, s: stable(-np.linalg.norm(p - x, axis=1) / s))
wrong("posterior", "sign-flipped")(lambda p, x, s: stable(np.square(p - x).sum(1) / 2 / s**2))
wrong("posterior", "noise-ignored")(lambda p, x, s: stable(-np.square(x - p).sum(1) / 2))
wrong("posterior", "mean-over-components")(
    lambda p, x, s: stable(-np.square(x - p).mean(1) / (2 * s * s))
)
wrong("posterior", "densities")(lambda p, x, s: np.exp(-np.square(x - p).sum(1) / (2 * s * s)))


@wrong("posterior", "most-probable-alone")
def one_of_them(patterns, noisy, noise):
    p = np.zeros(len(patterns))
    p[np.linalg.norm(patterns - noisy, axis=1).argmin()] = 1
    return p


@wrong("posterior", "overflow")
def small_distances_only(patterns, noisy, noise):
    raised = np.exp(-np.square(noisy - patterns).sum(1) / (2 * noise * noise))
    return raised / raised.sum()


def shifted(by):
    def weigh(scores):
        e = np.exp(scores - by(scores))
        return e / e.sum()

    return weigh


SHIFTS = (np.mean, np.median, np.min, lambda s: s[0], lambda s: s[-1])
for by in SHIFTS:
    wrong("posterior", "wrong-shift")(
        lambda p, x, s, by=by: shifted(by)(-np.square(x - p).sum(1) / (2 * s * s))
    )


# split_beta -------------------------------------------------------------------------------------


@right("split_beta")
def by_singular_values(patterns):
    return len(patterns) / np.linalg.svd(patterns, compute_uv=False)[0] ** 2


@right("split_beta")
def by_numpys_covariance(patterns):
    return 1 / max(np.linalg.eigvals(np.cov(patterns.T, bias=True)).real)


@right("split_beta")
def by_second_differences(patterns):
    def bends_down(beta):
        directions = np.linalg.svd(patterns)[2]
        energy = lambda s: -np.log(np.exp(beta * patterns @ s).mean()) / beta + s @ s / 2  # noqa: E731
        return any(energy(1e-3 * v) + energy(-1e-3 * v) < 0 for v in directions)

    low, high = 1e-6, 50.0
    for _ in range(60):
        middle = (low + high) / 2
        low, high = (low, middle) if bends_down(middle) else (middle, high)
    return low


def top(patterns):
    return np.linalg.eigvalsh(patterns.T @ patterns)[-1] / len(patterns)


wrong("split_beta", "eigenvalue-returned")(top)
wrong("split_beta", "smallest-variance")(
    lambda p: 1 / np.linalg.eigvalsh(np.cov(p.T, bias=True))[0]
)
wrong("split_beta", "sum-not-mean")(lambda p: 1 / np.linalg.norm(p, 2) ** 2)
wrong("split_beta", "one-less")(lambda p: 1 / np.linalg.eigvalsh(np.cov(p.T))[-1])
wrong("split_beta", "all-directions-added")(lambda p: 1 / np.trace(p.T @ p / len(p)))
wrong("split_beta", "components-alone")(lambda p: 1 / p.var(axis=0).max())
wrong("split_beta", "not-squared")(lambda p: 1 / np.linalg.norm(p, 2))
wrong("split_beta", "longest-pattern")(lambda p: 1 / np.linalg.norm(p, axis=1).max() ** 2)


# beta_for ---------------------------------------------------------------------------------------


@right("beta_for")
def beta_by_logs(gap, n, share):
    return (math.log(n - 1) + math.log(share) - math.log(1 - share)) / gap


@right("beta_for")
def beta_by_the_rest(gap, n, share):
    each = (1 - share) / (n - 1)
    return np.log(share / each) / gap


@right("beta_for")
def beta_by_search(gap, n, share):
    low, high = 0.0, 1000.0
    for _ in range(200):
        middle = (low + high) / 2
        got = 1 / (1 + (n - 1) * math.exp(-middle * gap))
        low, high = (low, middle) if got > share else (middle, high)
    return low


wrong("beta_for", "all-patterns")(lambda g, n, p: np.log(n * p / (1 - p)) / g)
wrong("beta_for", "one-rival")(lambda g, n, p: np.log(p / (1 - p)) / g)
wrong("beta_for", "share-for-odds")(lambda g, n, p: np.log(p * (n - 1)) / g)
wrong("beta_for", "odds-inverted")(lambda g, n, p: np.log((1 - p) * (n - 1) / p) / g)
wrong("beta_for", "temperature")(lambda g, n, p: g / np.log(p * (n - 1) / (1 - p)))
wrong("beta_for", "gap-multiplied")(lambda g, n, p: g * np.log(p * (n - 1) / (1 - p)))
wrong("beta_for", "logarithm-forgotten")(lambda g, n, p: p * (n - 1) / (1 - p) / g)
wrong("beta_for", "other-base")(lambda g, n, p: np.log2(p * (n - 1) / (1 - p)) / g)


# recall_step ------------------------------------------------------------------------------------


@right("recall_step")
def step_by_loops(state, patterns):
    new = []
    for i, own in enumerate(state):
        vote = sum(p[i] * p[j] * state[j] for p in patterns for j in range(len(state)) if j != i)
        new.append(own if vote == 0 else math.copysign(1, vote))
    return new


@right("recall_step")
def step_by_outer(state, patterns):
    w = sum(np.outer(p, p) for p in patterns) / len(state)
    w -= np.diag(np.diag(w))
    vote = (w @ state).round(9)
    return np.sign(vote) + (vote == 0) * state


@right("recall_step")
def step_by_where(state, patterns):
    vote = patterns.T @ (patterns @ state) - patterns.shape[0] * state
    return np.where(vote > 0, 1.0, np.where(vote < 0, -1.0, state))


def as_printed(state, patterns):
    w = patterns.T @ patterns / len(state)
    return np.sign(state @ w)


def vote_of_others(state, patterns):
    w = patterns.T @ patterns
    np.fill_diagonal(w, 0)
    return w @ state


wrong("recall_step", "both-faults")(as_printed)
wrong("recall_step", "zero-returned")(lambda s, p: np.sign(vote_of_others(s, p)))
wrong("recall_step", "tie-is-plus")(lambda s, p: np.where(vote_of_others(s, p) < 0, -1.0, 1.0))
wrong("recall_step", "tie-is-minus")(lambda s, p: np.where(vote_of_others(s, p) > 0, 1.0, -1.0))
wrong("recall_step", "votes-returned")(vote_of_others)
wrong("recall_step", "nearest-pattern")(lambda s, p: p[np.argmin(((p - s) ** 2).sum(1))])


@wrong("recall_step", "votes-for-itself")
def ties_alone_mended(state, patterns):
    vote = state @ (patterns.T @ patterns)
    return np.where(vote == 0, state, np.sign(vote))


@wrong("recall_step", "one-by-one")
def in_turn(state, patterns):
    state = state.copy()
    w = patterns.T @ patterns
    np.fill_diagonal(w, 0)
    for i in range(len(state)):
        vote = w[i] @ state
        state[i] = state[i] if vote == 0 else np.sign(vote)
    return state


@right("recall_step")
def pattern_by_pattern(state, patterns):
    votes = 0
    for p in patterns:  # all its votes, less the own one
        votes = votes + (p @ state) / len(state) * p - state / len(state)
    return np.where(votes == 0, state, np.sign(votes))


# learns_on --------------------------------------------------------------------------------------


def twice(train, d=4):
    a, b = np.random.default_rng(0).choice([-1.0, 1.0], (2, 3, d))
    return train(train(np.zeros((d, d)), a), b), np.vstack([a, b])


@right("learns_on")
def equals_the_sum_of_outer_products(train):
    found, all_of_them = twice(train)
    want = sum(np.outer(x, x) for x in all_of_them)
    return np.allclose(found, want - np.diag(np.diag(want)))


@right("learns_on")
def in_two_calls_as_in_one(train):
    found, all_of_them = twice(train, 6)
    return np.allclose(found, train(np.zeros((6, 6)), all_of_them)) and not np.diag(found).any()


@right("learns_on")
def by_hand(train):
    w = train(train(np.zeros((2, 2)), np.array([[1.0, 1]])), np.array([[1.0, -1]]))
    more = train(train(np.zeros((2, 2)), np.array([[1.0, 1]])), np.array([[1.0, 1]]))
    return np.array_equal(w, np.zeros((2, 2))) and np.array_equal(more, [[0, 2], [2, 0]])


wrong("learns_on", "passes-everything")(lambda train: twice(train)[0].shape == (4, 4))
wrong("learns_on", "refuses-everything")(lambda train: train is twice)
wrong("learns_on", "verdicts-swapped")(lambda train: not by_hand(train))
wrong("learns_on", "one-call")(
    lambda train: np.array_equal(train(np.zeros((2, 2)), np.array([[1.0, -1]])), [[0, -1], [-1, 0]])
)


@wrong("learns_on", "diagonal-left-out")
def above_the_diagonal(train):
    found, all_of_them = twice(train)
    want = all_of_them.T @ all_of_them
    return np.allclose(np.triu(found, 1), np.triu(want, 1))


def test_the_faulty_program_of_the_text_is_named():
    from attnlib.exercises import check

    verdict = check("memory.recall_step", as_printed)
    assert (verdict.status, verdict.name) == ("misconception", "both-faults")
