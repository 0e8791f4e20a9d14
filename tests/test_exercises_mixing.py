"""A bank of answers to the exercises of chapter 11, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
from bank import Bank

from attnlib.mixing import attention_cost, convolution_cost

BANK = Bank("mixing", rights=3)


# fading_state -----------------------------------------------------------------------------------


def fading_after_the_reading(query, key, value, half_life, fade=None):
    """Fade both after the output is read, which is the same."""
    fade = fade or np.exp(-np.log(2) / half_life)
    state, total, rows = 0, 0, []
    for q, k, v in zip(query, key, value, strict=True):
        state, total = state + np.outer(k, v), total + k
        rows.append(q @ state / (q @ total))
        state, total = fade * state, fade * total
    return np.array(rows)


FADES = [
    ("never-fades", lambda h: 1.0),
    ("halves-each-step", lambda h: 1 / 2),
    ("upside-down", lambda h: 2.0**-h),
    ("equal-parts", lambda h: (2 * h - 1) / (2 * h)),
    ("equal-parts", lambda h: (h - 1) / h),
    ("half-over-half-life", lambda h: 1 / (2 * h)),
    ("half-over-half-life", lambda h: 1 / h),
    ("falls-to-1/e", lambda h: math.exp(-1 / h)),
]
BANK.wrongs += [
    ("fading_state", name, lambda q, k, v, h, by=by: fading_after_the_reading(q, k, v, h, by(h)))
    for name, by in FADES
]


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


@BANK.answers
class fading_state:
    def right_1(query, key, value, half_life):
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

    def right_2(query, key, value, half_life, left=None):
        """Give each pair of places what is left of it: the whole matrix, and no state."""
        left = left or (lambda back: 0.5 ** (back / half_life))
        rows = []
        for i, q in enumerate(query):
            fits = [left(i - j) * (q @ key[j]) for j in range(i + 1)]
            rows.append(np.array(fits) / sum(fits) @ value[: i + 1])
        return rows

    right_3 = fading_after_the_reading

    def right_4(query, key, value, half_life):
        torch = pytest.importorskip("torch")
        q, k, v = map(torch.as_tensor, (query, key, value))
        at = torch.arange(len(q))
        left = 0.5 ** ((at[:, None] - at).clamp(min=0) / half_life)
        weights = (q @ k.T * left).tril()
        return (weights / weights.sum(-1, keepdim=True)) @ v

    sum_not_faded = lambda *given: faded(*given, sum_fades=False)
    state_not_faded = lambda *given: faded(*given, state_fades=False)
    out_of_step = lambda *given: faded(*given, late=True)

    def not_divided(query, key, value, half_life):
        fade, state, rows = 0.5 ** (1 / half_life), 0, []
        for q, k, v in zip(query, key, value, strict=True):
            state = fade * state + np.outer(k, v)
            rows.append(q @ state)
        return rows

    def looks_before_writing(query, key, value, half_life):
        fade, (n, d) = 0.5 ** (1 / half_life), query.shape
        state, total, rows = np.zeros((d, value.shape[1])), np.zeros(d), []
        for i in range(n):
            rows.append(query[i] @ state / max(query[i] @ total, 1e-9))
            state = fade * state + np.outer(key[i], value[i])
            total = fade * total + key[i]
        return rows

    def sees_the_future(query, key, value, half_life):
        at = np.arange(len(query))
        fits = query @ key.T * 0.5 ** (abs(at[:, None] - at) / half_life)
        return fits @ value / fits.sum(1, keepdims=True)


# crossover --------------------------------------------------------------------------------------


def crossover_by_search(d, kernel_size):
    """Find twice the length, a whole number, by the library's counts."""
    for twice in range(1, 100_000):
        n = twice / 2
        if 2 * n * n * d + 4 * n * d * d == kernel_size * n * d * d:
            return n
    return None


@BANK.answers
class crossover:
    right_1 = crossover_by_search

    def right_2(d, kernel_size):
        roots = np.roots([2 * d, 4 * d * d - kernel_size * d * d, 0])
        return max(roots)

    def right_3(d, kernel_size):
        low, high = 1e-9, 1e9
        while high - low > 1e-9 * high:
            middle = math.sqrt(low * high)
            more = 2 * middle + 4 * d > kernel_size * d
            low, high = (low, middle) if more else (middle, high)
        return low

    projections_forgotten = lambda d, k: k * d / 2
    no_output_projection = lambda d, k: (k * d - 3 * d) / 2
    one_product = lambda d, k: k * d - 4 * d
    one_product_no_projections = lambda d, k: k * d
    meets_a_recurrence = lambda d, k: d
    projections_on_the_wrong_side = lambda d, k: (k + 4) * d / 2
    rounded_down = lambda d, k: (k - 4) * d // 2
    d_twice = lambda d, k: (k * d * d - 4 * d * d) / 2


# narrow_heads -----------------------------------------------------------------------------------


def ranks(kernel):
    return [int(np.linalg.matrix_rank(m)) for row in kernel for m in row]


@BANK.answers
class narrow_heads:
    def right_1(kernel, d_head):
        heads = 0
        for row in kernel:
            for matrix in row:
                values = np.linalg.svd(matrix, compute_uv=False)
                heads += -(-int((values > 1e-9).sum()) // d_head)
        return heads

    def right_2(kernel, d_head):
        """Take the best head's matrix off, as often as something is left."""
        heads = 0
        for matrix in kernel.reshape(-1, *kernel.shape[2:]):
            while np.abs(matrix).max() > 1e-6:
                left, values, right = np.linalg.svd(matrix, full_matrices=False)
                values[:d_head] = 0
                matrix, heads = left * values @ right, heads + 1
        return heads

    def right_3(kernel, d_head):
        torch = pytest.importorskip("torch")
        return (torch.linalg.matrix_rank(torch.as_tensor(kernel)) / d_head).ceil().sum()

    one_for_each_offset = lambda kernel, d: len(kernel) ** 2
    counts_what_is_not_zero = lambda kernel, d: sum(r > 0 for r in ranks(kernel))
    rank_across_offsets = lambda kernel, d: np.linalg.matrix_rank(
        np.array([m.ravel() for row in kernel for m in row])
    )
    sizes_not_ranks = lambda kernel, d: len(kernel) ** 2 * math.ceil(min(kernel[0, 0].shape) / d)
    head_size_forgotten = lambda kernel, d: sum(ranks(kernel))
    rounded_after_the_sum = lambda kernel, d: -(-sum(ranks(kernel)) // d)
    rounded_down = lambda kernel, d: sum(r // d for r in ranks(kernel))
    one_too_many = lambda kernel, d: sum(r // d + 1 for r in ranks(kernel))
    not_rounded = lambda kernel, d: sum(r / d for r in ranks(kernel))
    the_worst_for_all = lambda kernel, d: len(kernel) ** 2 * math.ceil(max(ranks(kernel)) / d)
    a_head_for_nothing = lambda kernel, d: sum(
        1 if r == 0 else math.ceil(r / d) for r in ranks(kernel)
    )


# normalises_correctly ---------------------------------------------------------------------------


def linear_by_loops(query, key, value):
    output = np.zeros(value.shape)
    for t, h in np.ndindex(query.shape[:2]):
        fits = [query[t, h] @ key[s, h] for s in range(t + 1)]
        output[t, h] = sum(f * value[s, h] for s, f in enumerate(fits)) / sum(fits)
    return output


def positive(n, heads=2):
    rng = np.random.default_rng(5)
    return rng.random((n, heads, 3)), rng.random((n, heads, 3)), rng.normal(size=(n, heads, 2))


def agrees(layer, n=3, heads=2):
    return np.allclose(layer(*positive(n, heads)), linear_by_loops(*positive(n, heads)))


def moves_the_past(layer):
    query, key, value = positive(4)
    before = layer(query, key, value)
    key[3], value[3] = 2 * key[3], 7
    return not np.allclose(before[:3], layer(query, key, value)[:3])


@BANK.answers
class normalises_correctly:
    right_1 = agrees
    right_2 = lambda layer: all(agrees(layer, n, heads) for n in (1, 2, 7) for heads in (1, 4))

    def right_3(layer):
        """Ask for both properties, and for the state itself, without an expected output."""
        query, key, value = positive(4)
        ones = layer(query, key, 1 + 0 * value)
        return bool(np.allclose(ones, 1)) and not moves_the_past(layer)

    right_4 = lambda layer: agrees(layer, n=4, heads=1)
    passes_everything = lambda layer: layer(*positive(4)).shape == (4, 2, 2)
    refuses_everything = lambda layer: layer(*positive(4)).sum() == 1
    verdicts_swapped = lambda layer: not agrees(layer)
    no_future_1 = lambda layer: agrees(layer, n=1)
    no_future_2 = lambda layer: np.allclose(
        layer(*positive(4))[3], linear_by_loops(*positive(4))[3]
    )
    future_alone = lambda layer: not moves_the_past(layer)

    def sum_to_one_alone(layer):
        query, key, value = positive(6)
        return np.allclose(layer(query, key, np.full(value.shape, 5.0)), 5)


# delta_memory -----------------------------------------------------------------------------------


def memory_by_projection(key, value):
    state = np.zeros((key.shape[1], value.shape[1]))
    for k, v in zip(key, value, strict=True):
        state = (np.eye(len(k)) - np.outer(k, k) / (k @ k)) @ state + np.outer(k, v) / (k @ k)
    return state


def plain_linear_state(key, value):
    return sum(np.outer(k, v) for k, v in zip(key, value, strict=True))


@BANK.answers
class delta_memory:
    right_1 = memory_by_projection

    def right_2(key, value):
        d, d_v = key.shape[1], value.shape[1]
        state = [[0.0] * d_v for _ in range(d)]
        for k, v in zip(key, value, strict=True):
            for b in range(d_v):
                missing = v[b] - sum(k[a] * state[a][b] for a in range(d))
                for a in range(d):
                    state[a][b] += k[a] * missing / sum(x * x for x in k)
        return state

    def right_3(key, value):
        torch = pytest.importorskip("torch")
        key, value = torch.as_tensor(key), torch.as_tensor(value)
        state = torch.zeros(key.shape[1], value.shape[1], dtype=key.dtype)
        for k, v in zip(key, value, strict=True):
            state += torch.outer(k, v - k @ state) / k.square().sum()
        return state

    def length_forgotten(key, value):
        """Write as the page does, for keys of length 1."""
        state = np.zeros((key.shape[1], value.shape[1]))
        for k, v in zip(key, value, strict=True):
            state = state - np.outer(k, k @ state - v)
        return state

    def root_of_length(key, value):
        state = np.zeros((key.shape[1], value.shape[1]))
        for k, v in zip(key, value, strict=True):
            state = state + np.outer(k / np.linalg.norm(k), v - k @ state)
        return state

    adds_only = plain_linear_state
    last_pair_alone = lambda key, value: np.outer(key[-1] / (key[-1] @ key[-1]), value[-1])

    def state_dropped(key, value):
        state = np.zeros((key.shape[1], value.shape[1]))
        for k, v in zip(key, value, strict=True):
            state = np.outer(k, v - k @ state) / np.sum(k**2)
        return state

    def wrong_sign(key, value):
        state = np.zeros((key.shape[1], value.shape[1]))
        for k, v in zip(key, value, strict=True):
            state = state + np.outer(k, v + k @ state) / np.sum(k**2)
        return state

    def erased_and_not_written(key, value):
        state = np.zeros((key.shape[1], value.shape[1]))
        for k in key:
            state = state - np.outer(k, k @ state) / np.sum(k**2)
        return state

    backwards = lambda k, v: memory_by_projection(k[::-1], v[::-1])

    def all_at_once(key, value):
        state = plain_linear_state(key, value)
        return state + plain_linear_state(key / (key**2).sum(1)[:, None], value - key @ state)

    all_pairs_fitted = lambda key, value: np.linalg.lstsq(key, value, rcond=None)[0]

    def half_way(key, value):
        state = np.zeros((key.shape[1], value.shape[1]))
        for k, v in zip(key, value, strict=True):
            state = state + 0.5 * np.outer(k, v - k @ state) / (k @ k)
        return state


def test_the_crossover_is_where_the_librarys_counts_meet():
    d, kernel_size = 64, 9
    n = crossover_by_search(d, kernel_size)
    work = attention_cost(n := int(n), d).work + 4 * n * d * d
    assert work == convolution_cost(n, d, kernel_size).work


def test_a_delta_memory_answers_its_last_key_and_repeated_keys(rng):
    key = 2 * np.eye(3)[[0, 1, 0, 2]]
    value = rng.normal(size=(4, 5))
    found = key @ memory_by_projection(key, value)
    np.testing.assert_allclose(found, value[[2, 1, 2, 3]])
