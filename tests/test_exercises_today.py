"""A bank of answers to the exercises of chapter 15, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python
and numpy, and each must be named; the right answers must pass.
"""

import numpy as np
from bank import Bank

BANK = Bank("today", rights=2)


# rms_norm ---------------------------------------------------------------------------------------


def norm_of(size):
    return lambda x, gain, eps: gain * x / size(x, eps)


def squares(x):
    return np.square(x).sum(-1, keepdims=True)


@BANK.answers
class rms_norm:
    def right_1(x, gain, eps):
        rows = x.reshape(-1, x.shape[-1])
        return np.reshape(
            [row * gain / (sum(row * row) / len(row) + eps) ** 0.5 for row in rows], x.shape
        )

    def right_2(x, gain, eps):
        size = np.einsum("...d,...d->...", x, x)[..., None] / x.shape[-1]
        return x * (size + eps) ** -0.5 * gain

    def mean_subtracted(x, gain, eps):
        return gain * (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps)

    sum_of_squares = norm_of(lambda x, eps: np.sqrt(squares(x) + eps))
    no_root = norm_of(lambda x, eps: squares(x) / x.shape[-1] + eps)
    eps_outside = norm_of(lambda x, eps: np.sqrt(squares(x) / x.shape[-1]) + eps)
    eps_forgotten = norm_of(lambda x, eps: np.sqrt(squares(x) / x.shape[-1]))
    one_for_all = norm_of(lambda x, eps: np.sqrt(np.mean(x * x) + eps))


# bytes_kept -------------------------------------------------------------------------------------


def bytes_with(each, rows):
    def count(n, layers, every, window, kv_heads, d_k):
        return each * kv_heads * d_k * sum(rows(i, n, every, window) for i in range(layers))

    return count


def rows_of(i, n, every, window):
    return min(n, window) if (i + 1) % every else n


@BANK.answers
class bytes_kept:
    def right_1(n, layers, every, window, kv_heads, d_k):
        total = 0
        for layer in range(layers):
            rows = n if layer % every == 0 else min(n, window)
            total += 2 * rows * kv_heads * d_k * 2
        return total

    def right_2(n, layers, every, window, kv_heads, d_k):
        return layers // every * (n + (every - 1) * min(window, n)) * kv_heads * d_k * 4

    half = bytes_with(2, rows_of)
    float32_1 = bytes_with(8, rows_of)
    queries_kept = bytes_with(6, rows_of)
    window_ignored = bytes_with(4, lambda i, n, every, window: n)
    window_everywhere = bytes_with(4, lambda i, n, every, window: min(n, window))
    short_text = bytes_with(4, lambda i, n, every, window: window if i % every else n)


# absorbed_query ---------------------------------------------------------------------------------


@BANK.answers
class absorbed_query:
    def right_1(q, up):
        return np.einsum("nd,rd->nr", q, up)

    def right_2(q, up):
        return [[float(np.dot(query, row)) for row in up] for query in q]

    not_transposed = lambda q, up: np.dot(q, up)
    pseudo_inverse = lambda q, up: np.linalg.lstsq(up.T, q.T, rcond=None)[0].T
    scaled = lambda q, up: np.dot(q, up.T) / q.shape[-1] ** 0.5
    result_transposed = lambda q, up: np.dot(up, q.T)
    query_unchanged = lambda q, up: q.copy()


# windows_correctly ------------------------------------------------------------------------------


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
    passes_everything = lambda make: make(6, 2).shape == (6, 6)
    refuses_everything = lambda make: make(6, 2).sum() == 12
    verdicts_swapped = lambda make: not compares_many_sizes(make)
    text_too_short = lambda make: np.array_equal(make(3, 3), np.tri(3, dtype=bool))
    future_alone = lambda make: np.array_equal(make(3, 8), np.tri(3, dtype=bool))
    last_row_alone = lambda make: make(6, 2)[-1].tolist() == [0] * 4 + [1] * 2


# window_mask ------------------------------------------------------------------------------------


def window_by(rule):
    return lambda n, window: [[rule(i - j, window) for j in range(n)] for i in range(n)]


@BANK.answers
class window_mask:
    right_1 = window_rows

    def right_2(n, window):
        return np.tri(n, dtype=bool) & np.triu(np.ones((n, n), dtype=bool), 1 - window)

    one_too_many = window_by(lambda gap, window: 0 <= gap <= window)
    one_too_few = window_by(lambda gap, window: 0 <= gap < window - 1)
    both_sides = window_by(lambda gap, window: abs(gap) < window)
    inverted = window_by(lambda gap, window: not 0 <= gap < window)
    no_window = window_by(lambda gap, window: gap >= 0)


# nucleus ----------------------------------------------------------------------------------------


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

    def one_too_few(p, top_p):
        return np.array([p[p >= own].sum() <= top_p for own in p])

    def least_first(p, top_p):
        return np.array([p[p < own].sum() < top_p for own in p])

    def sorted_order(p, top_p):
        down = np.sort(p)[::-1]
        return np.cumsum(down) - down < top_p

    given_order = lambda p, top_p: np.cumsum(p) - p < top_p
    threshold = lambda p, top_p: np.greater_equal(p, top_p)
    lone_best = lambda p, top_p: np.arange(len(p)) == np.argmax(p)
