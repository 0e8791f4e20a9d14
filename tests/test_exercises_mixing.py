"""A bank of answers to the exercises of chapter 11, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
from bank import Bank

from attnlib.mixing import attention_cost, convolution_as_attention, convolution_cost, convolve

BANK = Bank("mixing", rights=3)
right, wrong = BANK.right, BANK.wrong


# fading_state -----------------------------------------------------------------------------------


@right("fading_state")
def fading_by_loops(query, key, value, half_life):
    (n, d), d_v = query.shape, value.shape[1]
    fade = 2 ** (-1 / half_life)
    state, total, rows = np.zeros((d, d_v)), np.zeros(d), []
    for i in range(n):
        for a in range(d):
            total[a] = fade * total[a] + key[i, a]
            for b in range(d_v):
                state[a, b] = fade * state[a, b] + key[i, a] * value[i, b]
        rows.append(query[i] @ state / sum(query[i] * total))
    return rows


@right("fading_state")
def fading_by_weights(query, key, value, half_life, left=None):
    """Give each pair of places what is left of it: the whole matrix, and no state."""
    left = left or (lambda back: 0.5 ** (back / half_life))
    rows = []
    for i, q in enumerate(query):
        fits = [left(i - j) * (q @ key[j]) for j in range(i + 1)]
        rows.append(np.array(fits) / sum(fits) @ value[: i + 1])
    return rows


@right("fading_state")
def fading_after_the_reading(query, key, value, half_life, fade=None):
    """Fade both after the output is read, which is the same."""
    fade = fade or np.exp(-np.log(2) / half_life)
    state, total, rows = 0, 0, []
    for q, k, v in zip(query, key, value, strict=True):
        state, total = state + np.outer(k, v), total + k
        rows.append(q @ state / (q @ total))
        state, total = fade * state, fade * total
    return np.array(rows)


@right("fading_state")
def fading_by_torch(query, key, value, half_life):
    torch = pytest.importorskip("torch")
    q, k, v = map(torch.as_tensor, (query, key, value))
    at = torch.arange(len(q))
    left = 0.5 ** ((at[:, None] - at).clamp(min=0) / half_life)
    weights = (q @ k.T * left).tril()
    return (weights / weights.sum(-1, keepdim=True)) @ v


def fading_wrongly(name, fade):
    """Keep an answer that multiplies by another number."""

    @wrong("fading_state", name)
    def answer(query, key, value, half_life):
        return fading_after_the_reading(query, key, value, half_life, fade(half_life))


fading_wrongly("never-fades", lambda h: 1.0)
fading_wrongly("halves-each-step", lambda h: 1 / 2)
fading_wrongly("upside-down", lambda h: 2.0**-h)
fading_wrongly("equal-parts", lambda h: (2 * h - 1) / (2 * h))
fading_wrongly("equal-parts", lambda h: (h - 1) / h)
fading_wrongly("half-over-half-life", lambda h: 1 / (2 * h))
fading_wrongly("half-over-half-life", lambda h: 1 / h)
fading_wrongly("falls-to-1/e", lambda h: math.exp(-1 / h))


def faded(query, key, value, half_life, *, state_fades=True, sum_fades=True, late=False):
    """Go token by token, with a slip."""
    fade = 0.5 ** (1 / half_life)
    state, total, rows = 0, 0, []
    for q, k, v in zip(query, key, value, strict=True):
        state = (fade if state_fades else 1) * (state + late * np.outer(k, v))
        state = state + (not late) * np.outer(k, v)
        total = (fade if sum_fades else 1) * total + k
        rows.append(q @ state / (q @ total))
    return rows


wrong("fading_state", "sum-not-faded")(lambda *given: faded(*given, sum_fades=False))
wrong("fading_state", "state-not-faded")(lambda *given: faded(*given, state_fades=False))
wrong("fading_state", "out-of-step")(lambda *given: faded(*given, late=True))


@wrong("fading_state", "not-divided")
def fading_sums(query, key, value, half_life):
    fade, state, rows = 0.5 ** (1 / half_life), 0, []
    for q, k, v in zip(query, key, value, strict=True):
        state = fade * state + np.outer(k, v)
        rows.append(q @ state)
    return rows


@wrong("fading_state", "looks-before-writing")
def fading_reads_first(query, key, value, half_life):
    fade, (n, d) = 0.5 ** (1 / half_life), query.shape
    state, total, rows = np.zeros((d, value.shape[1])), np.zeros(d), []
    for i in range(n):
        rows.append(query[i] @ state / max(query[i] @ total, 1e-9))
        state = fade * state + np.outer(key[i], value[i])
        total = fade * total + key[i]
    return rows


@wrong("fading_state", "sees-the-future")
def fading_to_both_sides(query, key, value, half_life):
    at = np.arange(len(query))
    fits = query @ key.T * 0.5 ** (abs(at[:, None] - at) / half_life)
    return fits @ value / fits.sum(1, keepdims=True)


# crossover --------------------------------------------------------------------------------------


@right("crossover")
def crossover_by_search(d, kernel_size):
    """Find twice the length, a whole number, by the library's counts."""
    for twice in range(1, 100_000):
        n = twice / 2
        if 2 * n * n * d + 4 * n * d * d == kernel_size * n * d * d:
            return n
    return None


@right("crossover")
def crossover_by_roots(d, kernel_size):
    roots = np.roots([2 * d, 4 * d * d - kernel_size * d * d, 0])
    return max(roots)


@right("crossover")
def crossover_by_bisection(d, kernel_size):
    low, high = 1e-9, 1e9
    while high - low > 1e-9 * high:
        middle = math.sqrt(low * high)
        more = 2 * middle + 4 * d > kernel_size * d
        low, high = (low, middle) if more else (middle, high)
    return low


wrong("crossover", "projections-forgotten")(lambda d, k: k * d / 2)
wrong("crossover", "no-output-projection")(lambda d, k: (k * d - 3 * d) / 2)
wrong("crossover", "one-product")(lambda d, k: k * d - 4 * d)
wrong("crossover", "one-product-no-projections")(lambda d, k: k * d)
wrong("crossover", "meets-a-recurrence")(lambda d, k: d)
wrong("crossover", "projections-on-the-wrong-side")(lambda d, k: (k + 4) * d / 2)
wrong("crossover", "rounded-down")(lambda d, k: (k - 4) * d // 2)
wrong("crossover", "d-twice")(lambda d, k: (k * d * d - 4 * d * d) / 2)


# layers_needed ----------------------------------------------------------------------------------


@right("layers_needed")
def layers_by_spreading(n, window):
    heard, layers = np.eye(n, dtype=bool), 0
    while not heard[-1, 0]:
        near = np.array([[0 <= i - j < window for j in range(n)] for i in range(n)])
        heard, layers = near @ heard, layers + 1
    return layers


@right("layers_needed")
def layers_by_walking(n, window):
    place, layers = n - 1, 0
    while place > 0:
        place -= window - 1
        layers += 1
    return layers


@right("layers_needed")
def layers_by_ceiling(n, window):
    return np.ceil((n - 1) / (window - 1))


wrong("layers_needed", "itself-counted")(lambda n, w: math.ceil((n - 1) / w))
wrong("layers_needed", "n-over-window")(lambda n, w: -(-n // w))
wrong("layers_needed", "n-for-the-distance")(lambda n, w: -(-n // (w - 1)))
wrong("layers_needed", "rounded-down")(lambda n, w: int((n - 1) / (w - 1)))
wrong("layers_needed", "not-rounded")(lambda n, w: (n - 1) / (w - 1))
wrong("layers_needed", "both-sides")(lambda n, w: math.ceil((n - 1) / ((w - 1) / 2)))
wrong("layers_needed", "floor-of-n")(lambda n, w: n // (w - 1))
wrong("layers_needed", "no-brackets")(lambda n, w: n - 1 // w - 1)
wrong("layers_needed", "minus-left")(lambda n, w: -(n - 1) // (w - 1))
wrong("layers_needed", "grows-by-powers")(lambda n, w: math.ceil(math.log(n, w) - 1e-9))


# narrow_heads -----------------------------------------------------------------------------------


@right("narrow_heads")
def narrow_by_singular_values(kernel, d_head):
    heads = 0
    for row in kernel:
        for matrix in row:
            values = np.linalg.svd(matrix, compute_uv=False)
            heads += -(-int((values > 1e-9).sum()) // d_head)
    return heads


@right("narrow_heads")
def narrow_by_taking_off(kernel, d_head):
    """Take the best head's matrix off, as often as something is left."""
    heads = 0
    for matrix in kernel.reshape(-1, *kernel.shape[2:]):
        while np.abs(matrix).max() > 1e-6:
            left, values, right = np.linalg.svd(matrix, full_matrices=False)
            values[:d_head] = 0
            matrix, heads = left * values @ right, heads + 1
    return heads


@right("narrow_heads")
def narrow_by_torch(kernel, d_head):
    torch = pytest.importorskip("torch")
    return (torch.linalg.matrix_rank(torch.as_tensor(kernel)) / d_head).ceil().sum()


def ranks(kernel):
    return [int(np.linalg.matrix_rank(m)) for row in kernel for m in row]


wrong("narrow_heads", "one-for-each-offset")(lambda kernel, d: len(kernel) ** 2)
wrong("narrow_heads", "counts-what-is-not-zero")(
    lambda kernel, d: sum(r > 0 for r in ranks(kernel))
)
wrong("narrow_heads", "rank-across-offsets")(
    lambda kernel, d: np.linalg.matrix_rank(np.array([m.ravel() for row in kernel for m in row]))
)
wrong("narrow_heads", "sizes-not-ranks")(
    lambda kernel, d: len(kernel) ** 2 * math.ceil(min(kernel[0, 0].shape) / d)
)
wrong("narrow_heads", "head-size-forgotten")(lambda kernel, d: sum(ranks(kernel)))
wrong("narrow_heads", "rounded-after-the-sum")(lambda kernel, d: -(-sum(ranks(kernel)) // d))
wrong("narrow_heads", "rounded-down")(lambda kernel, d: sum(r // d for r in ranks(kernel)))
wrong("narrow_heads", "one-too-many")(lambda kernel, d: sum(r // d + 1 for r in ranks(kernel)))
wrong("narrow_heads", "not-rounded")(lambda kernel, d: sum(r / d for r in ranks(kernel)))
wrong("narrow_heads", "the-worst-for-all")(
    lambda kernel, d: len(kernel) ** 2 * math.ceil(max(ranks(kernel)) / d)
)
wrong("narrow_heads", "a-head-for-nothing")(
    lambda kernel, d: sum(1 if r == 0 else math.ceil(r / d) for r in ranks(kernel))
)


# offset_weights ---------------------------------------------------------------------------------


@right("offset_weights")
def weights_by_loops(n, k):
    weights = np.zeros((k, n, n))
    for h in range(k):
        for t in range(n):
            if 0 <= t + h - k // 2 < n:
                weights[h, t, t + h - k // 2] = 1
    return weights


@right("offset_weights")
def weights_by_eye(n, k):
    return np.array([np.eye(n, k=h - k // 2) for h in range(k)])


def as_given(n, k, *, sign=1, below=False, above=False, half=lambda k: k // 2, alpha=1e4):
    """Answer as the faulty program of the text, or with some of its faults mended."""
    at, heads = np.arange(n), []
    for h in range(k):
        offset = h - half(k)
        distance = at[None, :] - at[:, None] + sign * offset
        scores = -alpha * distance**2
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        weights = weights / weights.sum(axis=1, keepdims=True)
        place = at - sign * offset
        weights[(below & (place < 0)) | (above & (place >= n))] = 0
        heads.append(weights)
    return np.stack(heads)


@right("offset_weights")
def weights_by_masked_softmax(n, k):
    return as_given(n, k, sign=-1, below=True, above=True)


MENDED = {"sign": -1, "below": True, "above": True}
wrong("offset_weights", "both-faults")(as_given)
wrong("offset_weights", "edge-repeated")(lambda n, k: as_given(n, k, sign=-1))
wrong("offset_weights", "one-end-mended")(lambda n, k: as_given(n, k, sign=-1, below=True))
wrong("offset_weights", "flipped-and-one-end")(lambda n, k: as_given(n, k, below=True))
wrong("offset_weights", "flipped")(lambda n, k: as_given(n, k, below=True, above=True))
wrong("offset_weights", "one-place-off")(
    lambda n, k: as_given(n, k, **MENDED, half=lambda k: -(-k // 2))
)
wrong("offset_weights", "no-whole-offsets")(
    lambda n, k: as_given(n, k, sign=-1, half=lambda k: k / 2)
)
wrong("offset_weights", "averaged")(lambda n, k: weights_by_loops(n, k) / k)
wrong("offset_weights", "too-soft")(lambda n, k: as_given(n, k, sign=-1, alpha=1))


@wrong("offset_weights", "wraps-around")
def weights_by_rolling(n, k):
    return np.array([np.roll(np.eye(n), h - k // 2, axis=1) for h in range(k)])


@wrong("offset_weights", "ends-empty")
def weights_inside_only(n, k):
    weights, side = weights_by_loops(n, k), k // 2
    weights[:, :side] = 0
    weights[:, n - side :] = 0
    return weights


# delta_memory -----------------------------------------------------------------------------------


@right("delta_memory")
def memory_by_projection(key, value):
    state = np.zeros((key.shape[1], value.shape[1]))
    for k, v in zip(key, value, strict=True):
        state = (np.eye(len(k)) - np.outer(k, k)) @ state + np.outer(k, v)
    return state


@right("delta_memory")
def memory_by_loops(key, value):
    d, d_v = key.shape[1], value.shape[1]
    state = [[0.0] * d_v for _ in range(d)]
    for k, v in zip(key, value, strict=True):
        for b in range(d_v):
            missing = v[b] - sum(k[a] * state[a][b] for a in range(d))
            for a in range(d):
                state[a][b] += k[a] * missing
    return state


@right("delta_memory")
def memory_by_torch(key, value):
    torch = pytest.importorskip("torch")
    key, value = torch.as_tensor(key), torch.as_tensor(value)
    state = torch.zeros(key.shape[1], value.shape[1], dtype=key.dtype)
    for k, v in zip(key, value, strict=True):
        state += torch.outer(k, v - k @ state)
    return state


@wrong("delta_memory", "adds-only")
def plain_linear_state(key, value):
    return sum(np.outer(k, v) for k, v in zip(key, value, strict=True))


wrong("delta_memory", "last-pair-alone")(lambda key, value: np.outer(key[-1], value[-1]))


@wrong("delta_memory", "state-dropped")
def replaces(key, value):
    state = np.zeros((key.shape[1], value.shape[1]))
    for k, v in zip(key, value, strict=True):
        state = np.outer(k, v - k @ state)
    return state


@wrong("delta_memory", "wrong-sign")
def adds_the_old(key, value):
    state = np.zeros((key.shape[1], value.shape[1]))
    for k, v in zip(key, value, strict=True):
        state = state + np.outer(k, v + k @ state)
    return state


@wrong("delta_memory", "erased-and-not-written")
def erases(key, value):
    state = np.zeros((key.shape[1], value.shape[1]))
    for k in key:
        state = state - np.outer(k, k @ state)
    return state


wrong("delta_memory", "backwards")(lambda k, v: memory_by_projection(k[::-1], v[::-1]))


@wrong("delta_memory", "all-at-once")
def corrects_later(key, value):
    state = plain_linear_state(key, value)
    return state + plain_linear_state(key, value - key @ state)


@wrong("delta_memory", "all-pairs-fitted")
def least_squares(key, value):
    return np.linalg.lstsq(key, value, rcond=None)[0]


@wrong("delta_memory", "half-way")
def half_a_step(key, value):
    state = np.zeros((key.shape[1], value.shape[1]))
    for k, v in zip(key, value, strict=True):
        state = state + 0.5 * np.outer(k, v - k @ state)
    return state


def test_the_crossover_is_where_the_librarys_counts_meet():
    d, kernel_size = 64, 9
    n = crossover_by_search(d, kernel_size)
    work = attention_cost(n := int(n), d).work + 4 * n * d * d
    assert work == convolution_cost(n, d, kernel_size).work


def test_the_heads_are_the_librarys_heads(rng):
    x, kernel = rng.normal(size=(7, 2)), rng.normal(size=(5, 2, 3))
    by_heads = sum(w @ x @ m for w, m in zip(weights_by_loops(7, 5), kernel, strict=True))
    for found in (convolve(x, kernel), convolution_as_attention(x, kernel).output):
        np.testing.assert_allclose(found, by_heads, atol=1e-6)


def test_a_delta_memory_answers_its_last_key_and_repeated_keys(rng):
    key = np.eye(3)[[0, 1, 0, 2]]
    value = rng.normal(size=(4, 5))
    found = key @ memory_by_projection(key, value)
    np.testing.assert_allclose(found, value[[2, 1, 2, 3]])
