"""Answers to the exercises of chapter 14, as learners write them."""

import math

import numpy as np
from bank import Bank

BANK = Bank("induction")


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


def score_by_loops(weights, tokens):
    found = []
    for i in range(len(tokens)):
        earlier = [j for j in range(i) if tokens[j] == tokens[i]]
        if earlier:
            found.append(sum(weights[i][j + 1] for j in earlier))
    return sum(found) / len(found)


@BANK.answers
class prefix_score:
    right_1 = score_by_loops


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


@BANK.answers
class next_word:
    def right_1(tokens, n_words, beta):
        guess, total = [0.0] * n_words, 0.0
        for i in range(2, len(tokens)):
            agree = (tokens[i - 2] == tokens[-2]) + int(tokens[i - 1] == tokens[-1])
            guess[tokens[i]] += math.exp(beta * agree)
            total += math.exp(beta * agree)
        return [g / total for g in guess]


@BANK.answers
class rules_apart:
    right_1 = [7, 9, 3, 6, 9, 5, 6, 8, 6, 6, 7, 9]
    right_2 = np.array([3, 3, 5, 8, 0, 5, 4, 1, 3, 6, 3, 5])
