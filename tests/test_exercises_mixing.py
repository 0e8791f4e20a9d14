"""A bank of answers to the exercises of chapter 11, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
from bank import Bank

from attnlib.mixing import attention_cost, convolution_as_attention, convolution_cost, convolve

BANK = Bank("mixing")
right, wrong = BANK.right, BANK.wrong


# linear_state -----------------------------------------------------------------------------------


@right("linear_state")
def state_by_loops(query, key, value):
    (n, d), d_v = query.shape, value.shape[1]
    state, total, rows = [[0.0] * d_v for _ in range(d)], [0.0] * d, []
    for i in range(n):
        for a in range(d):
            total[a] += key[i][a]
            for b in range(d_v):
                state[a][b] += key[i][a] * value[i][b]
        norm = sum(query[i][a] * total[a] for a in range(d))
        rows.append([sum(query[i][a] * state[a][b] for a in range(d)) / norm for b in range(d_v)])
    return rows


@right("linear_state")
def state_by_cumulative_sums(query, key, value):
    states = np.cumsum(key[:, :, None] * value[:, None, :], axis=0)  # (n, d, d_v)
    totals = np.cumsum(key, axis=0)
    return np.einsum("nd,ndv->nv", query, states) / (query * totals).sum(1, keepdims=True)


@right("linear_state")
def state_by_torch_weights(query, key, value):
    torch = pytest.importorskip("torch")
    q, k, v = map(torch.as_tensor, (query, key, value))
    weights = (q @ k.T).tril()
    return (weights / weights.sum(-1, keepdim=True)) @ v


@wrong("linear_state", "sees-the-future")
def state_of_everything(query, key, value):
    return [q @ (key.T @ value) / (q @ key.sum(0)) for q in query]


@wrong("linear_state", "looks-before-writing")
def reads_first(query, key, value):
    state, total, rows = np.zeros((key.shape[1], value.shape[1])), np.zeros(key.shape[1]), []
    for q, k, v in zip(query, key, value, strict=True):
        rows.append(q @ state / max(q @ total, 1e-9))
        state, total = state + np.outer(k, v), total + k
    return rows


@wrong("linear_state", "not-divided")
def sums_only(query, key, value):
    return [query[i] @ (key[: i + 1].T @ value[: i + 1]) for i in range(len(query))]


@wrong("linear_state", "whole-sum")
def divides_by_all(query, key, value):
    rows = sums_only(query, key, value)
    return [row / (q @ sum(key)) for row, q in zip(rows, query, strict=True)]


@wrong("linear_state", "divided-by-the-count")
def divides_by_place(query, key, value):
    return [row / (i + 1) for i, row in enumerate(sums_only(query, key, value))]


@wrong("linear_state", "nothing-kept")
def own_state_only(query, key, value):
    return [q @ np.outer(k, v) / (q @ k) for q, k, v in zip(query, key, value, strict=True)]


@wrong("linear_state", "query-unused")
def running_mean(query, key, value):
    return [value[: i + 1].mean(0) for i in range(len(value))]


@wrong("linear_state", "softmax")
def causal_softmax(query, key, value):
    rows = []
    for i, q in enumerate(query):
        fits = np.exp(key[: i + 1] @ q)
        rows.append(fits / fits.sum() @ value[: i + 1])
    return rows


@wrong("linear_state", "features-twice")
def maps_what_is_mapped(query, key, value):
    return state_by_cumulative_sums(query + 1, key + 1, value)


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
wrong("layers_needed", "n-for-the-distance")(lambda n, w: (n - 1) // (w - 1) + 1)
wrong("layers_needed", "both-sides")(lambda n, w: math.ceil((n - 1) / (w // 2)))
wrong("layers_needed", "grows-by-powers")(lambda n, w: math.ceil(math.log(n, w) - 1e-9))


# fewest_heads -----------------------------------------------------------------------------------


@right("fewest_heads")
def heads_by_singular_values(kernel):
    rows = [matrix.ravel() for row in kernel for matrix in row]
    values = np.linalg.svd(np.array(rows), compute_uv=False)
    return sum(values > 1e-9 * values[0])


@right("fewest_heads")
def heads_by_elimination(kernel):
    basis = []
    for at in np.ndindex(kernel.shape[:2]):
        row = kernel[at].ravel().astype(float)
        for known in basis:
            row = row - (row @ known) * known
        if np.linalg.norm(row) > 1e-6 * np.abs(kernel).max():
            basis.append(row / np.linalg.norm(row))
    return len(basis)


@right("fewest_heads")
def heads_by_torch(kernel):
    torch = pytest.importorskip("torch")
    return int(torch.linalg.matrix_rank(torch.as_tensor(kernel).flatten(2).flatten(0, 1)))


wrong("fewest_heads", "one-for-each-offset")(lambda kernel: len(kernel) ** 2)
wrong("fewest_heads", "counts-what-is-not-zero")(
    lambda kernel: sum(bool(m.any()) for row in kernel for m in row)
)
wrong("fewest_heads", "different-matrices")(
    lambda kernel: len({m.tobytes() for row in kernel + 0.0 for m in row})
)


@wrong("fewest_heads", "different-directions")
def counts_directions(kernel):
    seen = []
    for at in np.ndindex(kernel.shape[:2]):
        matrix = kernel[at].ravel()
        if matrix.any() and not any(np.linalg.matrix_rank([matrix, m]) == 1 for m in seen):
            seen.append(matrix)
    return len(seen)


wrong("fewest_heads", "sizes-alone")(
    lambda kernel: min(len(kernel) ** 2, kernel.shape[2] * kernel.shape[3])
)
wrong("fewest_heads", "rank-of-a-matrix")(
    lambda kernel: max(np.linalg.matrix_rank(m) for row in kernel for m in row)
)
wrong("fewest_heads", "ranks-added")(
    lambda kernel: sum(np.linalg.matrix_rank(m) for row in kernel for m in row)
)
wrong("fewest_heads", "rows-of-the-image")(
    lambda kernel: np.linalg.matrix_rank([row.ravel() for row in kernel])
)
wrong("fewest_heads", "outputs-in-the-columns")(
    lambda kernel: np.linalg.matrix_rank(np.concatenate([m for row in kernel for m in row]))
)


# heads_convolve ---------------------------------------------------------------------------------


@right("heads_convolve")
def convolve_by_loops(x, kernel):
    n, k = len(x), len(kernel)
    out = np.zeros((n, kernel.shape[2]))
    for t in range(n):
        for h in range(k):
            if 0 <= t + h - k // 2 < n:
                out[t] += x[t + h - k // 2] @ kernel[h]
    return out


@right("heads_convolve")
def convolve_by_padding(x, kernel):
    side = len(kernel) // 2
    padded = np.pad(x, ((side, side), (0, 0)))
    return sum(padded[h : h + len(x)] @ w for h, w in enumerate(kernel))


@right("heads_convolve")
def convolve_by_masked_softmax(x, kernel):
    at, rows = np.arange(len(x)), 0
    for h, w in enumerate(kernel):
        offset = h - len(kernel) // 2
        scores = -1e4 * (at[None, :] - at[:, None] - offset) ** 2.0
        raised = np.exp(scores - scores.max(axis=1, keepdims=True))
        weights = raised / raised.sum(axis=1, keepdims=True)
        inside = (at + offset >= 0) & (at + offset < len(x))
        rows = rows + (weights * inside[:, None]) @ x @ w
    return rows


def as_given(x, kernel, sign=1):
    """Answer as the faulty program of the text, or with one of its faults mended."""
    at, output = np.arange(len(x)), 0
    for h in range(len(kernel)):
        offset = h - len(kernel) // 2
        distance = at[None, :] - at[:, None] + sign * offset
        scores = -1e4 * distance**2
        weights = np.exp(scores - scores.max(axis=1, keepdims=True))
        weights = weights / weights.sum(axis=1, keepdims=True)
        output = output + weights @ x @ kernel[h]
    return output


wrong("heads_convolve", "both-faults")(as_given)
wrong("heads_convolve", "edge-repeated")(lambda x, kernel: as_given(x, kernel, sign=-1))
wrong("heads_convolve", "flipped")(lambda x, kernel: convolve_by_padding(x, kernel[::-1]))
wrong("heads_convolve", "averaged")(lambda x, k: convolve_by_padding(x, k) / len(k))


@wrong("heads_convolve", "wraps-around")
def convolve_by_rolling(x, kernel):
    side = len(kernel) // 2
    return sum(np.roll(x, side - h, axis=0) @ w for h, w in enumerate(kernel))


@wrong("heads_convolve", "ends-empty")
def convolve_inside_only(x, kernel):
    side, out = len(kernel) // 2, convolve_by_loops(x, kernel)
    out[:side] = 0
    out[len(x) - side :] = 0
    return out


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


# patches ----------------------------------------------------------------------------------------


@right("patches")
def patches_by_slices(image, size):
    steps = range(0, len(image), size)
    return [image[i : i + size, j : j + size].ravel() for i in steps for j in steps]


@right("patches")
def patches_by_index(image, size):
    n = len(image) // size
    return [
        [image[size * (p // n) + k // size, size * (p % n) + k % size] for k in range(size * size)]
        for p in range(n * n)
    ]


def blocks(image, size):
    return [np.hsplit(rows, len(image) // size) for rows in np.vsplit(image, len(image) // size)]


wrong("patches", "no-swap")(lambda x, s: np.reshape(x, (len(x) ** 2 // s**2, s * s)))
wrong("patches", "not-flattened")(lambda x, s: [b for row in blocks(x, s) for b in row])


@wrong("patches", "columns-of-patches")
def down_first(image, size):
    return [b.ravel() for column in zip(*blocks(image, size), strict=True) for b in column]


@wrong("patches", "columns-of-pixels")
def pixels_down_first(image, size):
    return [b.T.ravel() for row in blocks(image, size) for b in row]


@wrong("patches", "transposed")
def everything_down_first(image, size):
    return [b.T.ravel() for column in zip(*blocks(image, size), strict=True) for b in column]


@wrong("patches", "overlapping")
def one_pixel_on(image, size):
    starts = range(len(image) - size + 1)
    return [image[i : i + size, j : j + size].ravel() for i in starts for j in starts]


@wrong("patches", "strided")
def every_nth_pixel(image, size):
    n = len(image) // size
    return [image[i::n, j::n].ravel() for i in range(n) for j in range(n)]


wrong("patches", "one-patch-a-column")(lambda x, s: np.array(patches_by_slices(x, s)).T)


@right("patches")
def patches_by_torch(image, size):
    torch = pytest.importorskip("torch")
    columns = torch.nn.functional.unfold(torch.as_tensor(image)[None, None], size, stride=size)
    return columns[0].T


# All of them ------------------------------------------------------------------------------------


test_right_answers_pass, test_wrong_answers_are_named = BANK.tests()


def test_each_exercise_has_a_bank():
    BANK.assert_full(rights=3)


def test_the_crossover_is_where_the_librarys_counts_meet():
    d, kernel_size = 64, 9
    n = crossover_by_search(d, kernel_size)
    work = attention_cost(n := int(n), d).work + 4 * n * d * d
    assert work == convolution_cost(n, d, kernel_size).work


def test_the_heads_are_the_librarys_heads(rng):
    x, kernel = rng.normal(size=(7, 2)), rng.normal(size=(5, 2, 3))
    for found in (convolve(x, kernel), convolution_as_attention(x, kernel).output):
        np.testing.assert_allclose(found, convolve_by_loops(x, kernel), atol=1e-6)


def test_a_delta_memory_answers_its_last_key_and_repeated_keys(rng):
    key = np.eye(3)[[0, 1, 0, 2]]
    value = rng.normal(size=(4, 5))
    found = key @ memory_by_projection(key, value)
    np.testing.assert_allclose(found, value[[2, 1, 2, 3]])
