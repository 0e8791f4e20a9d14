"""A bank of answers to the exercises of chapter 13, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python and
numpy, and each must be named; the right answers must pass.
"""

import math
from itertools import pairwise

import numpy as np
from bank import Bank

BANK = Bank("memory")
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


# energy_slope -----------------------------------------------------------------------------------


@right("energy_slope")
def slope_by_loops(state, patterns, beta):
    w = stable(
        np.array([beta * sum(x * s for x, s in zip(p, state, strict=True)) for p in patterns])
    )
    return [state[c] - sum(w[i] * patterns[i, c] for i in range(len(w))) for c in range(len(state))]


right("energy_slope")(lambda s, x, b: s - x.T @ stable(b * (x @ s)))


@right("energy_slope")
def slope_of_differences(state, patterns, beta):
    w = stable(beta * patterns @ state)
    return ((state - patterns) * w[:, None]).sum(axis=0)


def moved(s, x, b):
    return stable(b * x @ s) @ x


wrong("energy_slope", "update-returned")(moved)
wrong("energy_slope", "square-forgotten")(lambda s, x, b: -moved(s, x, b))
wrong("energy_slope", "sign-flipped")(lambda s, x, b: moved(s, x, b) - s)
wrong("energy_slope", "signs-alike")(lambda s, x, b: moved(s, x, b) + s)
wrong("energy_slope", "beta-not-cancelled")(lambda s, x, b: s - b * moved(s, x, b))
wrong("energy_slope", "beta-not-cancelled")(lambda s, x, b: s - moved(s, x, b) / b)
wrong("energy_slope", "two-left")(lambda s, x, b: s + s - moved(s, x, b))
wrong("energy_slope", "beta-forgotten")(lambda s, x, b: s - stable(x @ s) @ x)
wrong("energy_slope", "not-normalised")(lambda s, x, b: s - np.exp(b * x @ s) @ x)


@wrong("energy_slope", "energy-returned")
def the_energy_itself(state, patterns, beta):
    z = beta * patterns @ state
    return (state**2).sum() / 2 - np.logaddexp.reduce(z) / beta


@wrong("energy_slope", "overflow")
def small_exponents_only(state, patterns, beta):
    e = np.exp(beta * patterns @ state)
    return state - e @ patterns / e.sum()


for by in SHIFTS:
    wrong("energy_slope", "wrong-shift")(lambda s, x, b, by=by: s - shifted(by)(b * x @ s) @ x)


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


# foretell ---------------------------------------------------------------------------------------


@right("foretell")
def foretell_by_loop(tokens, n_words, beta):
    guess, total = [0.0] * n_words, 0.0
    for before, word in pairwise(tokens):
        weight = math.exp(beta) if before == tokens[-1] else 1.0
        guess[word] += weight
        total += weight
    return [g / total for g in guess]


@right("foretell")
def foretell_by_bincount(tokens, n_words, beta):
    w = stable(beta * (tokens[:-1] == tokens[-1]))
    return np.bincount(tokens[1:], weights=w, minlength=n_words)


@right("foretell")
def foretell_by_one_hot(tokens, n_words, beta):
    x = np.eye(n_words)[tokens]
    return stable(beta * x[:-1] @ x[-1]) @ x[1:]


def guessed(keys, values, n_words, word, beta):
    return stable(beta * (keys == word)) @ np.eye(n_words)[values]


wrong("foretell", "own-word-as-key")(lambda t, n, b: guessed(t, t, n, t[-1], b))
wrong("foretell", "own-word-as-key")(lambda t, n, b: guessed(t[1:], t[1:], n, t[-1], b))
wrong("foretell", "word-before")(lambda t, n, b: guessed(t[1:], t[:-1], n, t[-1], b))
wrong("foretell", "two-further")(lambda t, n, b: guessed(t[:-2], t[2:], n, t[-1], b))
wrong("foretell", "beta-forgotten")(lambda t, n, b: guessed(t[:-1], t[1:], n, t[-1], 1))


@wrong("foretell", "latest-alone")
def the_last_time(tokens, n_words, beta):
    for i in range(len(tokens) - 2, -1, -1):
        if tokens[i] == tokens[-1]:
            return np.eye(n_words)[tokens[i + 1]]
    return np.eye(n_words)[tokens[-1]]


@wrong("foretell", "hard-matches")
def shares_of_matches(tokens, n_words, beta):
    counts = np.zeros(n_words)
    for i in range(len(tokens) - 1):
        counts[tokens[i + 1]] += tokens[i] == tokens[-1]
    if counts.sum() == 0:
        counts = np.bincount(tokens[1:], minlength=n_words)
    return counts / counts.sum()


wrong("foretell", "not-normalised")(
    lambda t, n, b: np.exp(b * (t[:-1] == t[-1])) @ np.eye(n)[t[1:]]
)


@wrong("foretell", "first-position-too")
def first_word_before_itself(tokens, n_words, beta):
    keys = np.concatenate([tokens[:1], tokens[:-1]])
    return stable(beta * (keys == tokens[-1])) @ np.eye(n_words)[tokens]


@wrong("foretell", "first-position-too")
def a_key_of_zeros(tokens, n_words, beta):
    x = np.eye(n_words)[tokens]
    before = np.vstack([np.zeros(n_words), x[:-1]])
    return stable(beta * before @ x[-1]) @ x


# prefix_matching --------------------------------------------------------------------------------


@right("prefix_matching")
def prefix_by_loops(tokens, weights):
    sums = []
    for i in range(len(tokens)):
        places = [j + 1 for j in range(i) if tokens[j] == tokens[i]]
        if places:
            sums.append(sum(weights[i][j] for j in places))
    return sum(sums) / len(sums)


@right("prefix_matching")
def prefix_by_roll(tokens, weights):
    same = np.roll(tokens[:, None] == tokens, 1, axis=1)
    same[:, 0] = False
    same &= np.tri(len(tokens), dtype=bool)
    return (weights * same).sum() / same.any(1).sum()


@right("prefix_matching")
def prefix_by_slices(tokens, weights):
    match = np.tril(tokens[:, None] == tokens[None], -1)[:, :-1]
    return (weights[:, 1:] * match).sum(1)[match.any(1)].mean()


def by_places(tokens, weights, places, combine=sum, every=False):
    sums = []
    for i in range(len(tokens)):
        earlier = [j for j in range(i) if tokens[j] == tokens[i]]
        if earlier or every:
            sums.append(combine([weights[i][k] for k in places(i, earlier)] or [0.0]))
    return sum(sums) / len(sums)


def one_on(i, earlier):
    return [j + 1 for j in earlier]


wrong("prefix_matching", "the-word-itself")(lambda t, w: by_places(t, w, lambda i, e: e))
wrong("prefix_matching", "one-too-early")(
    lambda t, w: by_places(t, w, lambda i, e: [j - 1 for j in e if j])
)
wrong("prefix_matching", "all-queries")(lambda t, w: by_places(t, w, one_on, every=True))


@wrong("prefix_matching", "zeros-left-out")
def hits_alone(tokens, weights):
    sums = []
    for i, word in enumerate(tokens):
        sums.append(sum(weights[i][j + 1] for j in range(i) if tokens[j] == word))
    found = [s for s in sums if s > 0]
    return sum(found) / len(found)


wrong("prefix_matching", "latest-alone")(lambda t, w: by_places(t, w, lambda i, e: [e[-1] + 1]))
wrong("prefix_matching", "latest-alone")(lambda t, w: by_places(t, w, one_on, combine=max))
wrong("prefix_matching", "transposed")(lambda t, w: by_places(t, w.T, one_on))


@wrong("prefix_matching", "mean-of-weights")
def mean_of_all_marked(tokens, weights):
    found = [
        weights[i, j + 1] for i in range(len(tokens)) for j in range(i) if tokens[i] == tokens[j]
    ]
    return np.mean(found)


@wrong("prefix_matching", "sum-returned")
def sum_of_all_marked(tokens, weights):
    return sum(
        weights[i, j + 1] for i in range(len(tokens)) for j in range(i) if tokens[i] == tokens[j]
    )


@wrong("prefix_matching", "future-too")
def without_the_mask(tokens, weights):
    after = np.zeros(weights.shape, dtype=bool)
    after[:, 1:] = tokens[:, None] == tokens[:-1]
    old = [i for i in range(len(tokens)) if tokens[i] in tokens[:i]]
    return (weights * after).sum(1)[old].mean()


test_right_answers_pass, test_wrong_answers_are_named = BANK.tests()


def test_each_exercise_has_a_bank():
    BANK.assert_full(rights=3)


def test_the_faulty_program_of_the_text_is_named():
    from attnlib.exercises import check

    verdict = check("memory.recall_step", as_printed)
    assert (verdict.status, verdict.name) == ("misconception", "both-faults")
