"""Answers to the exercises of chapter 06, as learners write them."""

import math

import numpy as np
from bank import Bank, stable

from attnlib.exercises.multihead import EXAMPLE
from attnlib.multihead import split_heads

BANK = Bank("multihead")


@BANK.answers
class merge:
    def right_1(heads):
        h, n, d = heads.shape
        out = np.empty((n, h * d))
        for i in range(n):
            for k in range(h * d):
                out[i, k] = heads[k // d, i, k % d]
        return out


def compares_two_heads_of_two_positions(merge):
    heads = np.array([[[1, 2], [3, 4]], [[5, 6], [7, 8]]])
    return np.array_equal(merge(heads), [[1, 2, 5, 6], [3, 4, 7, 8]])


@BANK.answers
class merges_correctly:
    right_1 = compares_two_heads_of_two_positions

    def right_2(merge):
        x = np.random.default_rng(0).normal(size=(5, 6))
        merged = merge(split_heads(x, 3))
        return merged.shape == x.shape and np.allclose(merged, x)


def attention_head_by_head(x, w_q, w_k, w_v, w_o, num_heads):
    d = w_q.shape[1] // num_heads
    outputs, weights = [], []
    for h in range(num_heads):
        here = slice(h * d, (h + 1) * d)
        q, k, v = x @ w_q[:, here], x @ w_k[:, here], x @ w_v[:, here]
        weights.append(stable(q @ k.T / math.sqrt(d)))
        outputs.append(weights[-1] @ v)
    return np.hstack(outputs) @ w_o, np.stack(weights)


@BANK.answers
class multi_head:
    right_1 = attention_head_by_head


def one_term_after_another(heads, w_o, head):
    d = heads.shape[2]
    return sum(heads[j] @ w_o[j * d : (j + 1) * d] for j in range(len(heads)) if j != head)


@BANK.answers
class output_without:
    right_1 = one_term_after_another


@BANK.answers
class share:
    right_1 = lambda key, num_heads: key[np.arange(num_heads) * len(key) // num_heads]


@BANK.answers
class two_targets:
    right_1 = EXAMPLE
    right_2 = np.array([[0, 0.995, 0.005], [0, 0, 1]])


@BANK.answers
class count:
    def right_1(n, d_model, num_heads):
        d = d_model // num_heads
        parameters = num_heads * 3 * d_model * d + d_model * d_model
        work = num_heads * (3 * n * d_model * d + n * n * d + n * n * d) + n * d_model * d_model
        return parameters, work
