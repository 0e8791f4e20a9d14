"""A bank of answers to the exercises of chapter 13, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python and
numpy, and each must be named; the right answers must pass.
"""

import math

import numpy as np
from bank import Bank

BANK = Bank("memory", rights=3)


def stable(s):
    e = np.exp(s - np.max(s))
    return e / e.sum()


# complete ---------------------------------------------------------------------------------------


def lookup_of(patterns, state, beta):
    known = ~np.isnan(state)
    return stable(beta * patterns[:, known] @ state[known])


@BANK.answers
class complete:
    def right_1(patterns, state, beta):
        known = [c for c in range(len(state)) if not math.isnan(state[c])]
        scores = np.array([beta * sum(p[c] * state[c] for c in known) for p in patterns])
        w = stable(scores)
        return [
            state[c] if c in known else sum(w[i] * patterns[i][c] for i in range(len(w)))
            for c in range(len(state))
        ]

    def right_2(patterns, state, beta):
        out = state.copy()
        hole = np.isnan(out)
        out[hole] = stable(beta * (patterns[:, ~hole] @ out[~hole])) @ patterns[:, hole]
        return out

    def right_3(patterns, state, beta):
        w = stable(patterns @ np.where(np.isnan(state), 0, beta * state))
        return np.where(np.isnan(state), np.einsum("i,ij->j", w, patterns), state)

    known_replaced = lambda p, s, b: lookup_of(p, s, b) @ p
    holes_only = lambda p, s, b: (lookup_of(p, s, b) @ p)[np.isnan(s)]
    not_a_number = lambda p, s, b: stable(b * p @ s) @ p

    def holes_count(patterns, state, beta):
        filled = state.copy()
        filled[np.isnan(filled)] = 1
        return np.where(np.isnan(state), stable(beta * patterns @ filled) @ patterns, state)

    def beta_forgotten(patterns, state, beta):
        return np.where(np.isnan(state), lookup_of(patterns, state, 1) @ patterns, state)

    def beta_divides(patterns, state, beta):
        return np.where(np.isnan(state), lookup_of(patterns, state, 1 / beta) @ patterns, state)

    def best_alone(patterns, state, beta):
        best = lookup_of(patterns, state, beta).argmax()
        return np.where(np.isnan(state), patterns[best], state)

    plain_mean = lambda patterns, state, beta: np.where(np.isnan(state), patterns.mean(0), state)

    def not_normalised(patterns, state, beta):
        known = ~np.isnan(state)
        raised = np.exp(beta * patterns[:, known] @ state[known])
        return np.where(known, state, raised @ patterns)


@BANK.answers
class posterior:
    def right_1(patterns, noisy, noise):
        logs = [
            -sum((a - b) ** 2 for a, b in zip(p, noisy, strict=True)) / 2 / noise**2
            for p in patterns
        ]
        top = max(logs)
        total = top + math.log(math.fsum(math.exp(x - top) for x in logs))
        return [math.exp(x - total) for x in logs]

    def right_2(patterns, noisy, noise):
        return stable((patterns @ noisy - (patterns**2).sum(1) / 2) / noise**2)

    def right_3(patterns, noisy, noise):
        d = np.linalg.norm(patterns - noisy, axis=1) ** 2 / (2 * noise**2)
        with np.errstate(over="ignore"):
            return 1 / np.exp(d[:, None] - d).sum(axis=1)

    dot_product = lambda p, x, s: stable(p @ x / s**2)
    half_forgotten = lambda p, x, s: stable(-((np.linalg.norm(p - x, axis=1) / s) ** 2))
    not_squared = lambda p, x, s: stable(-np.square(p - x).sum(1) / 2 / s)
    distance = lambda p, x, s: stable(-np.linalg.norm(p - x, axis=1) / s)
    sign_flipped = lambda p, x, s: stable(np.square(p - x).sum(1) / 2 / s**2)
    noise_ignored = lambda p, x, s: stable(-np.square(x - p).sum(1) / 2)
    mean_over_components = lambda p, x, s: stable(-np.square(x - p).mean(1) / (2 * s * s))
    densities = lambda p, x, s: np.exp(-np.square(x - p).sum(1) / (2 * s * s))

    def most_probable_alone(patterns, noisy, noise):
        p = np.zeros(len(patterns))
        p[np.linalg.norm(patterns - noisy, axis=1).argmin()] = 1
        return p

    def overflow(patterns, noisy, noise):
        raised = np.exp(-np.square(noisy - patterns).sum(1) / (2 * noise * noise))
        return raised / raised.sum()


def shifted(by):
    def weigh(scores):
        e = np.exp(scores - by(scores))
        return e / e.sum()

    return weigh


SHIFTS = (np.mean, np.median, np.min, lambda s: s[0], lambda s: s[-1])
BANK.wrongs += [
    (
        "posterior",
        "wrong-shift",
        lambda p, x, s, by=by: shifted(by)(-np.square(x - p).sum(1) / (2 * s * s)),
    )
    for by in SHIFTS
]


# split_beta -------------------------------------------------------------------------------------


def top(patterns):
    return np.linalg.eigvalsh(patterns.T @ patterns)[-1] / len(patterns)


@BANK.answers
class split_beta:
    right_1 = lambda patterns: len(patterns) / np.linalg.svd(patterns, compute_uv=False)[0] ** 2
    right_2 = lambda patterns: 1 / max(np.linalg.eigvals(np.cov(patterns.T, bias=True)).real)

    def right_3(patterns):
        def bends_down(beta):
            directions = np.linalg.svd(patterns)[2]
            energy = lambda s: -np.log(np.exp(beta * patterns @ s).mean()) / beta + s @ s / 2
            return any(energy(1e-3 * v) + energy(-1e-3 * v) < 0 for v in directions)

        low, high = 1e-6, 50.0
        for _ in range(60):
            middle = (low + high) / 2
            low, high = (low, middle) if bends_down(middle) else (middle, high)
        return low

    eigenvalue_returned = top
    smallest_variance = lambda p: 1 / np.linalg.eigvalsh(np.cov(p.T, bias=True))[0]
    sum_not_mean = lambda p: 1 / np.linalg.norm(p, 2) ** 2
    one_less = lambda p: 1 / np.linalg.eigvalsh(np.cov(p.T))[-1]
    all_directions_added = lambda p: 1 / np.trace(p.T @ p / len(p))
    components_alone = lambda p: 1 / p.var(axis=0).max()
    not_squared = lambda p: 1 / np.linalg.norm(p, 2)
    longest_pattern = lambda p: 1 / np.linalg.norm(p, axis=1).max() ** 2


@BANK.answers
class beta_for:
    right_1 = lambda gap, n, share: (math.log(n - 1) + math.log(share) - math.log(1 - share)) / gap

    def right_2(gap, n, share):
        each = (1 - share) / (n - 1)
        return np.log(share / each) / gap

    def right_3(gap, n, share):
        low, high = 0.0, 1000.0
        for _ in range(200):
            middle = (low + high) / 2
            got = 1 / (1 + (n - 1) * math.exp(-middle * gap))
            low, high = (low, middle) if got > share else (middle, high)
        return low

    all_patterns = lambda g, n, p: np.log(n * p / (1 - p)) / g
    one_rival = lambda g, n, p: np.log(p / (1 - p)) / g
    share_for_odds = lambda g, n, p: np.log(p * (n - 1)) / g
    odds_inverted = lambda g, n, p: np.log((1 - p) * (n - 1) / p) / g
    temperature = lambda g, n, p: g / np.log(p * (n - 1) / (1 - p))
    gap_multiplied = lambda g, n, p: g * np.log(p * (n - 1) / (1 - p))
    logarithm_forgotten = lambda g, n, p: p * (n - 1) / (1 - p) / g
    other_base = lambda g, n, p: np.log2(p * (n - 1) / (1 - p)) / g


# recall_step ------------------------------------------------------------------------------------


def as_printed(state, patterns):
    w = patterns.T @ patterns / len(state)
    return np.sign(state @ w)


def vote_of_others(state, patterns):
    w = patterns.T @ patterns
    np.fill_diagonal(w, 0)
    return w @ state


@BANK.answers
class recall_step:
    def right_1(state, patterns):
        new = []
        for i, own in enumerate(state):
            vote = sum(
                p[i] * p[j] * state[j] for p in patterns for j in range(len(state)) if j != i
            )
            new.append(own if vote == 0 else math.copysign(1, vote))
        return new

    def right_2(state, patterns):
        w = sum(np.outer(p, p) for p in patterns) / len(state)
        w -= np.diag(np.diag(w))
        vote = (w @ state).round(9)
        return np.sign(vote) + (vote == 0) * state

    def right_3(state, patterns):
        vote = patterns.T @ (patterns @ state) - patterns.shape[0] * state
        return np.where(vote > 0, 1.0, np.where(vote < 0, -1.0, state))

    both_faults = as_printed
    zero_returned = lambda s, p: np.sign(vote_of_others(s, p))
    tie_is_plus = lambda s, p: np.where(vote_of_others(s, p) < 0, -1.0, 1.0)
    tie_is_minus = lambda s, p: np.where(vote_of_others(s, p) > 0, 1.0, -1.0)
    votes_returned = vote_of_others
    nearest_pattern = lambda s, p: p[np.argmin(((p - s) ** 2).sum(1))]

    def votes_for_itself(state, patterns):
        vote = state @ (patterns.T @ patterns)
        return np.where(vote == 0, state, np.sign(vote))

    def one_by_one(state, patterns):
        state = state.copy()
        w = patterns.T @ patterns
        np.fill_diagonal(w, 0)
        for i in range(len(state)):
            vote = w[i] @ state
            state[i] = state[i] if vote == 0 else np.sign(vote)
        return state

    def right_4(state, patterns):
        votes = 0
        for p in patterns:  # all its votes, less the own one
            votes = votes + (p @ state) / len(state) * p - state / len(state)
        return np.where(votes == 0, state, np.sign(votes))


# learns_on --------------------------------------------------------------------------------------


def twice(train, d=4):
    a, b = np.random.default_rng(0).choice([-1.0, 1.0], (2, 3, d))
    return train(train(np.zeros((d, d)), a), b), np.vstack([a, b])


def by_hand(train):
    w = train(train(np.zeros((2, 2)), np.array([[1.0, 1]])), np.array([[1.0, -1]]))
    more = train(train(np.zeros((2, 2)), np.array([[1.0, 1]])), np.array([[1.0, 1]]))
    return np.array_equal(w, np.zeros((2, 2))) and np.array_equal(more, [[0, 2], [2, 0]])


@BANK.answers
class learns_on:
    def right_1(train):
        found, all_of_them = twice(train)
        want = sum(np.outer(x, x) for x in all_of_them)
        return np.allclose(found, want - np.diag(np.diag(want)))

    def right_2(train):
        found, all_of_them = twice(train, 6)
        return np.allclose(found, train(np.zeros((6, 6)), all_of_them)) and not np.diag(found).any()

    right_3 = by_hand
    passes_everything = lambda train: twice(train)[0].shape == (4, 4)
    refuses_everything = lambda train: train is twice
    verdicts_swapped = lambda train: not by_hand(train)
    one_call = lambda train: np.array_equal(
        train(np.zeros((2, 2)), np.array([[1.0, -1]])), [[0, -1], [-1, 0]]
    )

    def diagonal_left_out(train):
        found, all_of_them = twice(train)
        want = all_of_them.T @ all_of_them
        return np.allclose(np.triu(found, 1), np.triu(want, 1))


def test_the_faulty_program_of_the_text_is_named():
    from attnlib.exercises import check

    verdict = check("memory.recall_step", as_printed)
    assert (verdict.status, verdict.name) == ("misconception", "both-faults")
