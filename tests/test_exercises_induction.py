"""A bank of answers to the exercises of chapter 14, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python and
numpy, and each must be named; the right answers must pass.
"""

import math
from itertools import pairwise

import numpy as np
from bank import Bank

BANK = Bank("induction", rights=3)


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


@BANK.answers
class built_head:
    right_1 = head_of()
    right_2 = head_of(k1=(0, 1, P, P, 2 * np.eye(6)), v1=(0, 2, W, B, 3 * np.eye(4)))
    right_3 = head_of(q1=(0, 0, P, P, np.eye(6, k=-1) * 50)).tolist()
    one_layer = head_of()[1]
    too_soft = head_of(k2=(1, 1, B, N, 1.5 * np.eye(4)))
    asks_ahead = head_of(q1=(0, 0, P, P, 30 * np.eye(6, k=1)))
    not_one_back = head_of(q1=(0, 0, P, P, np.zeros((6, 6))))
    nothing_marked = head_of(v1=(0, 2, W, P, np.zeros((4, 6))))
    finds_the_word = head_of(k2=(1, 1, W, N, 30 * np.eye(4)))
    copies_the_mark = head_of(v2=(1, 2, B, N, np.eye(4)))
    nothing_said = head_of(v2=(1, 2, W, B, np.eye(4)))


# prefix_score -----------------------------------------------------------------------------------


def score_by_loops(weights, tokens):
    found = []
    for i in range(len(tokens)):
        earlier = [j for j in range(i) if tokens[j] == tokens[i]]
        if earlier:
            found.append(sum(weights[i][j + 1] for j in earlier))
    return sum(found) / len(found)


def scored(shift, collect=sum, per=None):
    def score(weights, tokens):
        found = []
        for i in range(len(tokens)):
            earlier = [j for j in range(i) if tokens[j] == tokens[i] and j + shift < len(tokens)]
            if any(tokens[j] == tokens[i] for j in range(i)):
                found.append(collect([weights[i][j + shift] for j in earlier] or [0.0]))
        return sum(found) / (per or len)(found)

    return score


@BANK.answers
class prefix_score:
    right_1 = score_by_loops

    def right_2(weights, tokens):
        copies = np.tril(np.equal.outer(tokens, tokens), -1)
        return (weights * np.roll(copies, 1, axis=1)).sum() / copies.any(axis=1).sum()

    def right_3(weights, tokens):
        n = len(tokens)
        hits = [
            [j > 0 and j - 1 < i and tokens[j - 1] == tokens[i] for j in range(n)] for i in range(n)
        ]
        rows = [i for i in range(n) if tokens[i] in tokens[:i]]
        return np.mean([np.dot(weights[i], hits[i]) for i in rows])

    on_the_copies = scored(0)
    one_too_far = scored(2)
    rows_are_keys = lambda w, t: score_by_loops(np.transpose(w), t)
    mean_over_all = lambda w, t: (
        (w * np.roll(np.tril(np.equal.outer(t, t), -1), 1, axis=1)).sum() / len(t)
    )
    summed = scored(1, per=lambda found: 1)
    largest_alone = scored(1, max)
    latest_alone = scored(1, lambda found: found[-1])


# cuts_correctly ---------------------------------------------------------------------------------


def drawn(num_heads, n, d_k, d_model):
    rng = np.random.default_rng(3)
    return rng.normal(size=(num_heads, n, d_k)), rng.normal(size=(num_heads * d_k, d_model))


def sums_the_others(cut):
    heads, w_o = drawn(2, 3, 4, 8)
    other = heads[1] @ w_o[4:]
    return np.shape(cut(heads, w_o, 0)) == (3, 8) and np.allclose(cut(heads, w_o, 0), other)


@BANK.answers
class cuts_correctly:
    right_1 = sums_the_others

    def right_2(cut):
        heads, w_o = np.array([[[1.0, 2]], [[3, 4]]]), np.arange(16.0).reshape(4, 4)
        return (cut(heads, w_o, 1) == heads[0] @ w_o[:2]).all()

    def right_3(cut):
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

    passes_everything = lambda cut: callable(cut)
    refuses_everything = lambda cut: cut is drawn
    verdicts_swapped = lambda cut: not sums_the_others(cut)

    def identity(cut):
        heads, _ = drawn(2, 3, 4, 8)
        return np.allclose(cut(heads, np.eye(8), 0)[:, 4:], heads[1]) and not np.any(
            cut(heads, np.eye(8), 0)[:, :4]
        )

    def one_head(cut):
        return not np.any(cut(*drawn(1, 3, 4, 4), 0))

    def something_changed(cut):
        heads, w_o = drawn(2, 3, 4, 8)
        return not np.allclose(cut(heads, w_o, 0), np.concatenate(list(heads), axis=-1) @ w_o)


# next_word --------------------------------------------------------------------------------------


def guessed(first, second, values, n_words, query, beta):
    agree = 1 * (first == query[0]) + (second == query[1])
    return stable(beta * agree) @ np.eye(n_words)[values]


@BANK.answers
class next_word:
    def right_1(tokens, n_words, beta):
        guess, total = [0.0] * n_words, 0.0
        for i in range(2, len(tokens)):
            agree = (tokens[i - 2] == tokens[-2]) + int(tokens[i - 1] == tokens[-1])
            guess[tokens[i]] += math.exp(beta * agree)
            total += math.exp(beta * agree)
        return [g / total for g in guess]

    def right_2(tokens, n_words, beta):
        pairs = np.stack([tokens[:-2], tokens[1:-1]], axis=1)
        w = stable(beta * (pairs == tokens[-2:]).sum(axis=1))
        return np.bincount(tokens[2:], weights=w, minlength=n_words)

    def right_3(tokens, n_words, beta):
        x = np.eye(n_words)[tokens]
        keys = np.hstack([x[:-2], x[1:-1]])
        return stable(beta * keys @ np.hstack([x[-2], x[-1]])) @ x[2:]

    one_word_key = lambda t, n, b: stable(b * (t[:-1] == t[-1])) @ np.eye(n)[t[1:]]
    both_or_nothing = lambda t, n, b: (
        stable(2 * b * ((t[:-2] == t[-2]) & (t[1:-1] == t[-1]))) @ np.eye(n)[t[2:]]
    )
    either_is_enough = lambda t, n, b: (
        stable(b * ((t[:-2] == t[-2]) | (t[1:-1] == t[-1]))) @ np.eye(n)[t[2:]]
    )
    order_exchanged = lambda t, n, b: guessed(t[:-2], t[1:-1], t[2:], n, (t[-1], t[-2]), b)
    own_word_in_the_key = lambda t, n, b: guessed(t[1:-1], t[2:], t[2:], n, t[-2:], b)
    shares_halved = lambda t, n, b: guessed(t[:-2], t[1:-1], t[2:], n, t[-2:], b / 2)
    word_of_the_key = lambda t, n, b: guessed(t[:-2], t[1:-1], t[1:-1], n, t[-2:], b)
    two_further = lambda t, n, b: guessed(t[:-3], t[1:-2], t[3:], n, t[-2:], b)
    beta_forgotten = lambda t, n, b: guessed(t[:-2], t[1:-1], t[2:], n, t[-2:], 1)

    def best_alone(tokens, n_words, beta):
        agree = [int(a == tokens[-2]) + int(b == tokens[-1]) for a, b in pairwise(tokens[:-1])]
        best = [int(w) for w, k in zip(tokens[2:], agree, strict=True) if k == max(agree)]
        return np.bincount(best, minlength=n_words) / len(best)

    def not_normalised(tokens, n_words, beta):
        agree = 1.0 * (tokens[:-2] == tokens[-2]) + (tokens[1:-1] == tokens[-1])
        return np.exp(beta * agree) @ np.eye(n_words)[tokens[2:]]

    def too_early(tokens, n_words, beta):
        x = np.eye(n_words)[tokens]
        before = np.vstack([np.zeros(n_words), x[:-1]])
        two = np.vstack([np.zeros((2, n_words)), x[:-2]])
        return stable(beta * (before @ x[-1] + two @ x[-2])) @ x


# rules_apart ------------------------------------------------------------------------------------


@BANK.answers
class rules_apart:
    right_1 = [7, 9, 3, 6, 9, 5, 6, 8, 6, 6, 7, 9]
    right_2 = np.array([3, 3, 5, 8, 0, 5, 4, 1, 3, 6, 3, 5])
    right_3 = (4, 6, 1, 4, 0, 6, 2, 3, 4, 4, 4, 6.0)
    no_words = [0.5] * 12
    nothing_to_copy = [3, 3, 3, 1, 4, 1, 5, 9, 2, 6, 5, 8]
    pair_is_new = [2, 4, 0, 0, 0, 0, 1, 5, 6, 7, 3, 2]
    no_single_commonest = [1, 2, 3, 2, 4, 5, 6, 7, 8, 1, 1, 2]
    word_and_pair_agree = [5, 6, 7, 0, 0, 0, 0, 1, 2, 3, 5, 6]
    echo_agrees = [1, 2, 2, 0, 0, 0, 0, 0, 0, 3, 1, 2]
    distance_agrees = [1, 2, 3, 2, 4, 0, 0, 0, 5, 0, 1, 2]
    frequency_agrees = [1, 2, 3, 2, 4, 4, 4, 5, 4, 0, 1, 2]
