"""A bank of answers to the exercises of chapter 15, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python
and numpy, and each must be named; the right answers must pass.
"""

import numpy as np
from bank import Bank

BANK = Bank("today", rights=2)
right, wrong = BANK.right, BANK.wrong


# rms_norm ---------------------------------------------------------------------------------------


@right("rms_norm")
def norm_row_by_row(x, gain, eps):
    rows = x.reshape(-1, x.shape[-1])
    return np.reshape(
        [row * gain / (sum(row * row) / len(row) + eps) ** 0.5 for row in rows], x.shape
    )


@right("rms_norm")
def norm_by_einsum(x, gain, eps):
    size = np.einsum("...d,...d->...", x, x)[..., None] / x.shape[-1]
    return x * (size + eps) ** -0.5 * gain


@wrong("rms_norm", "mean-subtracted")
def layer_norm(x, gain, eps):
    return gain * (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps)


def norm_of(size):
    return lambda x, gain, eps: gain * x / size(x, eps)


def squares(x):
    return np.square(x).sum(-1, keepdims=True)


wrong("rms_norm", "sum-of-squares")(norm_of(lambda x, eps: np.sqrt(squares(x) + eps)))
wrong("rms_norm", "no-root")(norm_of(lambda x, eps: squares(x) / x.shape[-1] + eps))
wrong("rms_norm", "eps-outside")(norm_of(lambda x, eps: np.sqrt(squares(x) / x.shape[-1]) + eps))
wrong("rms_norm", "eps-forgotten")(norm_of(lambda x, eps: np.sqrt(squares(x) / x.shape[-1])))
wrong("rms_norm", "one-for-all")(norm_of(lambda x, eps: np.sqrt(np.mean(x * x) + eps)))


# bytes_kept -------------------------------------------------------------------------------------


@right("bytes_kept")
def bytes_layer_by_layer(n, layers, every, window, kv_heads, d_k):
    total = 0
    for layer in range(layers):
        rows = n if layer % every == 0 else min(n, window)
        total += 2 * rows * kv_heads * d_k * 2
    return total


@right("bytes_kept")
def bytes_by_groups(n, layers, every, window, kv_heads, d_k):
    return layers // every * (n + (every - 1) * min(window, n)) * kv_heads * d_k * 4


def bytes_with(each, rows):
    def count(n, layers, every, window, kv_heads, d_k):
        return each * kv_heads * d_k * sum(rows(i, n, every, window) for i in range(layers))

    return count


def rows_of(i, n, every, window):
    return min(n, window) if (i + 1) % every else n


wrong("bytes_kept", "half")(bytes_with(2, rows_of))
wrong("bytes_kept", "float32")(bytes_with(8, rows_of))
wrong("bytes_kept", "queries-kept")(bytes_with(6, rows_of))
wrong("bytes_kept", "window-ignored")(bytes_with(4, lambda i, n, every, window: n))
wrong("bytes_kept", "window-everywhere")(bytes_with(4, lambda i, n, every, window: min(n, window)))
wrong("bytes_kept", "short-text")(
    bytes_with(4, lambda i, n, every, window: window if i % every else n)
)


# absorbed_query ---------------------------------------------------------------------------------


@right("absorbed_query")
def absorbed_by_einsum(q, up):
    return np.einsum("nd,rd->nr", q, up)


@right("absorbed_query")
def absorbed_one_by_one(q, up):
    return [[float(np.dot(query, row)) for row in up] for query in q]


wrong("absorbed_query", "not-transposed")(lambda q, up: np.dot(q, up))
wrong("absorbed_query", "pseudo-inverse")(lambda q, up: np.linalg.lstsq(up.T, q.T, rcond=None)[0].T)
wrong("absorbed_query", "scaled")(lambda q, up: np.dot(q, up.T) / q.shape[-1] ** 0.5)
wrong("absorbed_query", "result-transposed")(lambda q, up: np.dot(up, q.T))
wrong("absorbed_query", "query-unchanged")(lambda q, up: q.copy())


# windows_correctly ------------------------------------------------------------------------------


def window_rows(n, window):
    return [[i - window < j <= i for j in range(n)] for i in range(n)]


@right("windows_correctly")
def compares_five_tokens(make):
    return np.array_equal(make(5, 2), window_rows(5, 2))


@right("windows_correctly")
def compares_many_sizes(make):
    for n in range(1, 9):
        for window in range(1, 10):
            if not np.array_equal(make(n, window), window_rows(n, window)):
                return False
    return True


wrong("windows_correctly", "passes-everything")(lambda make: make(6, 2).shape == (6, 6))
wrong("windows_correctly", "refuses-everything")(lambda make: make(6, 2).sum() == 12)
wrong("windows_correctly", "verdicts-swapped")(lambda make: not compares_many_sizes(make))
wrong("windows_correctly", "text-too-short")(
    lambda make: np.array_equal(make(3, 3), np.tri(3, dtype=bool))
)
wrong("windows_correctly", "future-alone")(
    lambda make: np.array_equal(make(3, 8), np.tri(3, dtype=bool))
)
wrong("windows_correctly", "last-row-alone")(
    lambda make: make(6, 2)[-1].tolist() == [0] * 4 + [1] * 2
)


# window_mask ------------------------------------------------------------------------------------


right("window_mask")(window_rows)


@right("window_mask")
def mask_of_triangles(n, window):
    return np.tri(n, dtype=bool) & np.triu(np.ones((n, n), dtype=bool), 1 - window)


def window_by(rule):
    return lambda n, window: [[rule(i - j, window) for j in range(n)] for i in range(n)]


wrong("window_mask", "one-too-many")(window_by(lambda gap, window: 0 <= gap <= window))
wrong("window_mask", "one-too-few")(window_by(lambda gap, window: 0 <= gap < window - 1))
wrong("window_mask", "both-sides")(window_by(lambda gap, window: abs(gap) < window))
wrong("window_mask", "inverted")(window_by(lambda gap, window: not 0 <= gap < window))
wrong("window_mask", "no-window")(window_by(lambda gap, window: gap >= 0))


# nucleus ----------------------------------------------------------------------------------------


@right("nucleus")
def nucleus_one_by_one(p, top_p):
    kept, total = [False] * len(p), 0.0
    for i in sorted(range(len(p)), key=lambda i: p[i], reverse=True):
        if total >= top_p:
            break
        kept[i], total = True, total + p[i]
    return kept


@right("nucleus")
def nucleus_by_the_more_probable(p, top_p):
    return np.array([p[p > own].sum() < top_p for own in p])


@wrong("nucleus", "one-too-few")
def stops_before(p, top_p):
    return np.array([p[p >= own].sum() <= top_p for own in p])


@wrong("nucleus", "least-first")
def from_the_wrong_end(p, top_p):
    return np.array([p[p < own].sum() < top_p for own in p])


@wrong("nucleus", "sorted-order")
def forgets_to_sort_back(p, top_p):
    down = np.sort(p)[::-1]
    return np.cumsum(down) - down < top_p


wrong("nucleus", "given-order")(lambda p, top_p: np.cumsum(p) - p < top_p)
wrong("nucleus", "threshold")(lambda p, top_p: np.greater_equal(p, top_p))
wrong("nucleus", "lone-best")(lambda p, top_p: np.arange(len(p)) == np.argmax(p))
