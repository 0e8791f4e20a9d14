"""Answers to the exercises of chapter 15, as learners write them."""

import numpy as np
from bank import Bank

BANK = Bank("today")


@BANK.answers
class rms_norm:
    def right_1(x, gain, eps):
        rows = x.reshape(-1, x.shape[-1])
        return np.reshape(
            [row * gain / (sum(row * row) / len(row) + eps) ** 0.5 for row in rows], x.shape
        )


@BANK.answers
class bytes_kept:
    def right_1(n, layers, every, window, kv_heads, d_k):
        total = 0
        for layer in range(layers):
            rows = n if layer % every == 0 else min(n, window)
            total += 2 * rows * kv_heads * d_k * 2
        return total


@BANK.answers
class absorbed_query:
    def right_1(q, up):
        return [[float(np.dot(query, row)) for row in up] for query in q]


def window_rows(n, window):
    return [[i - window < j <= i for j in range(n)] for i in range(n)]


def compares_many_sizes(make):
    for n in range(1, 9):
        for window in range(1, 10):
            if not np.array_equal(make(n, window), window_rows(n, window)):
                return False
    return True


@BANK.answers
class windows_correctly:
    def right_1(make):
        return np.array_equal(make(5, 2), window_rows(5, 2))

    right_2 = compares_many_sizes


@BANK.answers
class window_mask:
    right_1 = window_rows


@BANK.answers
class nucleus:
    def right_1(p, top_p):
        kept, total = [False] * len(p), 0.0
        for i in sorted(range(len(p)), key=lambda i: p[i], reverse=True):
            if total >= top_p:
                break
            kept[i], total = True, total + p[i]
        return kept

    def right_2(p, top_p):
        return np.array([p[p > own].sum() < top_p for own in p])
