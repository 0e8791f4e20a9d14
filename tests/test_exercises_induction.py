"""A bank of answers to the exercises of chapter 14, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python and
numpy, and each must be named; the right answers must pass.
"""

import math
from itertools import pairwise

import numpy as np
from bank import Bank

BANK = Bank("induction", rights=3)
right, wrong = BANK.right, BANK.wrong


def stable(s):
    e = np.exp(s - np.max(s))
    return e / e.sum()


# built_head -------------------------------------------------------------------------------------

W, P, B, N = slice(0, 4), slice(4, 10), slice(10, 14), slice(14, 18)


def head_of(**changed):
    """Build a head from six blocks: (layer, which of q k v, from, to, block)."""
    blocks = {
        "q1": (0, 0, P, P, 30 * np.eye(6, k=-1)),
        "k1": (0, 1, P, P, np.eye(6)),
        "v1": (0, 2, W, B, np.eye(4)),
        "q2": (1, 0, W, N, np.eye(4)),
        "k2": (1, 1, B, N, 30 * np.eye(4)),
        "v2": (1, 2, W, N, np.eye(4)),
    } | changed
    w = np.zeros((2, 3, 18, 18))
    for layer, which, source, target, block in blocks.values():
        w[layer, which, source, target] = block
    return w


right("built_head")(head_of())
right("built_head")(head_of(k1=(0, 1, P, P, 2 * np.eye(6)), v1=(0, 2, W, B, 3 * np.eye(4))))
right("built_head")(head_of(q1=(0, 0, P, P, np.eye(6, k=-1) * 50)).tolist())
wrong("built_head", "one-layer")(head_of()[1])
wrong("built_head", "too-soft")(head_of(k2=(1, 1, B, N, 1.5 * np.eye(4))))
wrong("built_head", "asks-ahead")(head_of(q1=(0, 0, P, P, 30 * np.eye(6, k=1))))
wrong("built_head", "not-one-back")(head_of(q1=(0, 0, P, P, np.zeros((6, 6)))))
wrong("built_head", "nothing-marked")(head_of(v1=(0, 2, W, P, np.zeros((4, 6)))))
wrong("built_head", "finds-the-word")(head_of(k2=(1, 1, W, N, 30 * np.eye(4))))
wrong("built_head", "copies-the-mark")(head_of(v2=(1, 2, B, N, np.eye(4))))
wrong("built_head", "nothing-said")(head_of(v2=(1, 2, W, B, np.eye(4))))


# prefix_score -----------------------------------------------------------------------------------


@right("prefix_score")
def score_by_loops(weights, tokens):
    found = []
    for i in range(len(tokens)):
        earlier = [j for j in range(i) if tokens[j] == tokens[i]]
        if earlier:
            found.append(sum(weights[i][j + 1] for j in earlier))
    return sum(found) / len(found)


@right("prefix_score")
def score_by_roll(weights, tokens):
    copies = np.tril(np.equal.outer(tokens, tokens), -1)
    return (weights * np.roll(copies, 1, axis=1)).sum() / copies.any(axis=1).sum()


@right("prefix_score")
def score_by_the_word_before(weights, tokens):
    n = len(tokens)
    hits = [
        [j > 0 and j - 1 < i and tokens[j - 1] == tokens[i] for j in range(n)] for i in range(n)
    ]
    rows = [i for i in range(n) if tokens[i] in tokens[:i]]
    return np.mean([np.dot(weights[i], hits[i]) for i in rows])


def scored(shift, collect=sum, per=None):
    def score(weights, tokens):
        found = []
        for i in range(len(tokens)):
            earlier = [j for j in range(i) if tokens[j] == tokens[i] and j + shift < len(tokens)]
            if any(tokens[j] == tokens[i] for j in range(i)):
                found.append(collect([weights[i][j + shift] for j in earlier] or [0.0]))
        return sum(found) / (per or len)(found)

    return score


wrong("prefix_score", "on-the-copies")(scored(0))
wrong("prefix_score", "one-too-far")(scored(2))
wrong("prefix_score", "rows-are-keys")(lambda w, t: score_by_loops(np.transpose(w), t))
wrong("prefix_score", "mean-over-all")(
    lambda w, t: (w * np.roll(np.tril(np.equal.outer(t, t), -1), 1, axis=1)).sum() / len(t)
)
wrong("prefix_score", "summed")(scored(1, per=lambda found: 1))
wrong("prefix_score", "largest-alone")(scored(1, max))
wrong("prefix_score", "latest-alone")(scored(1, lambda found: found[-1]))


# cuts_correctly ---------------------------------------------------------------------------------


def drawn(num_heads, n, d_k, d_model):
    rng = np.random.default_rng(3)
    return rng.normal(size=(num_heads, n, d_k)), rng.normal(size=(num_heads * d_k, d_model))


@right("cuts_correctly")
def sums_the_others(cut):
    heads, w_o = drawn(2, 3, 4, 8)
    other = heads[1] @ w_o[4:]
    return np.shape(cut(heads, w_o, 0)) == (3, 8) and np.allclose(cut(heads, w_o, 0), other)


@right("cuts_correctly")
def by_integers(cut):
    heads, w_o = np.array([[[1.0, 2]], [[3, 4]]]), np.arange(16.0).reshape(4, 4)
    return (cut(heads, w_o, 1) == heads[0] @ w_o[:2]).all()


@right("cuts_correctly")
def by_a_difference(cut):
    heads, w_o = drawn(3, 2, 2, 6)
    whole = np.concatenate(list(heads), axis=-1) @ w_o
    try:
        for j in range(3):
            np.testing.assert_allclose(
                whole - cut(heads, w_o, j), heads[j] @ w_o[2 * j : 2 * j + 2]
            )
    except AssertionError:
        return False
    return True


wrong("cuts_correctly", "passes-everything")(lambda cut: callable(cut))
wrong("cuts_correctly", "refuses-everything")(lambda cut: cut is drawn)
wrong("cuts_correctly", "verdicts-swapped")(lambda cut: not sums_the_others(cut))


@wrong("cuts_correctly", "identity")
def without_a_mix(cut):
    heads, _ = drawn(2, 3, 4, 8)
    return np.allclose(cut(heads, np.eye(8), 0)[:, 4:], heads[1]) and not np.any(
        cut(heads, np.eye(8), 0)[:, :4]
    )


@wrong("cuts_correctly", "one-head")
def with_one_head(cut):
    return not np.any(cut(*drawn(1, 3, 4, 4), 0))


@wrong("cuts_correctly", "something-changed")
def is_another_output(cut):
    heads, w_o = drawn(2, 3, 4, 8)
    return not np.allclose(cut(heads, w_o, 0), np.concatenate(list(heads), axis=-1) @ w_o)


# next_word --------------------------------------------------------------------------------------


@right("next_word")
def next_word_by_loop(tokens, n_words, beta):
    guess, total = [0.0] * n_words, 0.0
    for i in range(2, len(tokens)):
        agree = (tokens[i - 2] == tokens[-2]) + int(tokens[i - 1] == tokens[-1])
        guess[tokens[i]] += math.exp(beta * agree)
        total += math.exp(beta * agree)
    return [g / total for g in guess]


@right("next_word")
def next_word_by_bincount(tokens, n_words, beta):
    pairs = np.stack([tokens[:-2], tokens[1:-1]], axis=1)
    w = stable(beta * (pairs == tokens[-2:]).sum(axis=1))
    return np.bincount(tokens[2:], weights=w, minlength=n_words)


@right("next_word")
def next_word_by_dot_products(tokens, n_words, beta):
    x = np.eye(n_words)[tokens]
    keys = np.hstack([x[:-2], x[1:-1]])
    return stable(beta * keys @ np.hstack([x[-2], x[-1]])) @ x[2:]


def guessed(first, second, values, n_words, query, beta):
    agree = 1 * (first == query[0]) + (second == query[1])
    return stable(beta * agree) @ np.eye(n_words)[values]


wrong("next_word", "one-word-key")(lambda t, n, b: stable(b * (t[:-1] == t[-1])) @ np.eye(n)[t[1:]])
wrong("next_word", "both-or-nothing")(
    lambda t, n, b: stable(2 * b * ((t[:-2] == t[-2]) & (t[1:-1] == t[-1]))) @ np.eye(n)[t[2:]]
)
wrong("next_word", "either-is-enough")(
    lambda t, n, b: stable(b * ((t[:-2] == t[-2]) | (t[1:-1] == t[-1]))) @ np.eye(n)[t[2:]]
)
wrong("next_word", "order-exchanged")(
    lambda t, n, b: guessed(t[:-2], t[1:-1], t[2:], n, (t[-1], t[-2]), b)
)
wrong("next_word", "own-word-in-the-key")(
    lambda t, n, b: guessed(t[1:-1], t[2:], t[2:], n, t[-2:], b)
)
wrong("next_word", "shares-halved")(
    lambda t, n, b: guessed(t[:-2], t[1:-1], t[2:], n, t[-2:], b / 2)
)
wrong("next_word", "word-of-the-key")(
    lambda t, n, b: guessed(t[:-2], t[1:-1], t[1:-1], n, t[-2:], b)
)
wrong("next_word", "two-further")(lambda t, n, b: guessed(t[:-3], t[1:-2], t[3:], n, t[-2:], b))
wrong("next_word", "beta-forgotten")(lambda t, n, b: guessed(t[:-2], t[1:-1], t[2:], n, t[-2:], 1))


@wrong("next_word", "best-alone")
def where_both_agree(tokens, n_words, beta):
    agree = [int(a == tokens[-2]) + int(b == tokens[-1]) for a, b in pairwise(tokens[:-1])]
    best = [int(w) for w, k in zip(tokens[2:], agree, strict=True) if k == max(agree)]
    return np.bincount(best, minlength=n_words) / len(best)


@wrong("next_word", "not-normalised")
def raised_and_added(tokens, n_words, beta):
    agree = 1.0 * (tokens[:-2] == tokens[-2]) + (tokens[1:-1] == tokens[-1])
    return np.exp(beta * agree) @ np.eye(n_words)[tokens[2:]]


@wrong("next_word", "too-early")
def keys_of_zeros(tokens, n_words, beta):
    x = np.eye(n_words)[tokens]
    before = np.vstack([np.zeros(n_words), x[:-1]])
    two = np.vstack([np.zeros((2, n_words)), x[:-2]])
    return stable(beta * (before @ x[-1] + two @ x[-2])) @ x


# rules_apart ------------------------------------------------------------------------------------


right("rules_apart")([7, 9, 3, 6, 9, 5, 6, 8, 6, 6, 7, 9])
right("rules_apart")(np.array([3, 3, 5, 8, 0, 5, 4, 1, 3, 6, 3, 5]))
right("rules_apart")((4, 6, 1, 4, 0, 6, 2, 3, 4, 4, 4, 6.0))

wrong("rules_apart", "no-words")([0.5] * 12)
wrong("rules_apart", "nothing-to-copy")([3, 3, 3, 1, 4, 1, 5, 9, 2, 6, 5, 8])
wrong("rules_apart", "pair-is-new")([2, 4, 0, 0, 0, 0, 1, 5, 6, 7, 3, 2])
wrong("rules_apart", "no-single-commonest")([1, 2, 3, 2, 4, 5, 6, 7, 8, 1, 1, 2])
wrong("rules_apart", "word-and-pair-agree")([5, 6, 7, 0, 0, 0, 0, 1, 2, 3, 5, 6])
wrong("rules_apart", "echo-agrees")([1, 2, 2, 0, 0, 0, 0, 0, 0, 3, 1, 2])
wrong("rules_apart", "distance-agrees")([1, 2, 3, 2, 4, 0, 0, 0, 5, 0, 1, 2])
wrong("rules_apart", "frequency-agrees")([1, 2, 3, 2, 4, 4, 4, 5, 4, 0, 1, 2])
