"""A bank of answers to the exercises of chapter 06, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass. Only EXAMPLE, a right answer
to two_targets, is the exercise's own.
"""

import math

import numpy as np
import pytest
from bank import Bank

from attnlib.exercises.multihead import EXAMPLE
from attnlib.multihead import merge_heads, multi_head_attention, split_heads

BANK = Bank("multihead", rights=2)
right, wrong = BANK.right, BANK.wrong


def row_softmax(s, axis=-1):
    e = np.exp(s - s.max(axis, keepdims=True))
    return e / e.sum(axis, keepdims=True)


# merge ------------------------------------------------------------------------------------------


@right("merge")
def merge_by_concatenation(heads):
    return np.concatenate(list(heads), axis=1)


@right("merge")
def merge_by_loops(heads):
    h, n, d = heads.shape
    out = np.empty((n, h * d))
    for i in range(n):
        for k in range(h * d):
            out[i, k] = heads[k // d, i, k % d]
    return out


right("merge")(merge_heads)
wrong("merge", "no-swap-back")(lambda heads: np.reshape(heads, (heads.shape[1], -1)))


@wrong("merge", "interleaved")
def heads_last(heads):
    return np.stack(list(heads), axis=-1).reshape(heads.shape[1], -1)


wrong("merge", "stacked")(lambda heads: np.concatenate(list(heads), axis=0))
wrong("merge", "summed")(lambda heads: sum(heads))
wrong("merge", "averaged")(lambda heads: sum(heads) / len(heads))
wrong("merge", "not-joined")(lambda heads: heads.transpose(1, 0, 2))
wrong("merge", "reversed-heads")(lambda heads: np.hstack(list(heads)[::-1]))


# merges_correctly -----------------------------------------------------------------------------------


@right("merges_correctly")
def compares_two_heads_of_two_positions(merge):
    heads = np.array([[[1, 2], [3, 4]], [[5, 6], [7, 8]]])
    return np.array_equal(merge(heads), [[1, 2, 5, 6], [3, 4, 7, 8]])


@right("merges_correctly")
def round_trip_with_a_right_split(merge):
    x = np.random.default_rng(0).normal(size=(5, 6))
    merged = merge(split_heads(x, 3))
    return merged.shape == x.shape and np.allclose(merged, x)


@right("merges_correctly")
def asserts_in_a_try(merge):
    try:
        np.testing.assert_allclose(
            merge(np.eye(6).reshape(2, 3, 6)), merge_heads(np.eye(6).reshape(2, 3, 6))
        )
    except AssertionError:
        return False
    return True


wrong("merges_correctly", "passes-everything")(
    lambda merge: bool(np.isfinite(merge(np.ones((2, 3, 4)))).all())
)
wrong("merges_correctly", "refuses-everything")(lambda merge: merge is merge_heads)
wrong("merges_correctly", "verdicts-swapped")(lambda m: not compares_two_heads_of_two_positions(m))
wrong("merges_correctly", "shape-alone")(lambda m: m(np.zeros((2, 7, 3))).shape == (7, 6))
wrong("merges_correctly", "same-numbers")(
    lambda m: set(m(np.arange(24).reshape(2, 3, 4)).flat) == set(range(24))
)
wrong("merges_correctly", "passes-everything")(
    lambda m: np.array_equal(m(np.eye(3)[None]), np.eye(3))
)
wrong("merges_correctly", "one-feature")(
    lambda m: np.array_equal(m(np.array([[[1], [2]], [[3], [4]]])), [[1, 3], [2, 4]])
)
wrong("merges_correctly", "one-position")(
    lambda m: np.array_equal(m(np.array([[[1, 2]], [[3, 4]]])), [[1, 2, 3, 4]])
)


@wrong("merges_correctly", "shuffle-alone")
def shuffles(merge):
    heads, order = np.random.default_rng(1).normal(size=(2, 5, 3)), [3, 1, 4, 0, 2]
    before, after = merge(heads[:, order]), merge(heads)
    return after.shape == (5, 6) and np.allclose(before, after[order])


# multi_head -------------------------------------------------------------------------------------


@right("multi_head")
def attention_head_by_head(x, w_q, w_k, w_v, w_o, num_heads):
    d = w_q.shape[1] // num_heads
    outputs, weights = [], []
    for h in range(num_heads):
        here = slice(h * d, (h + 1) * d)
        q, k, v = x @ w_q[:, here], x @ w_k[:, here], x @ w_v[:, here]
        weights.append(row_softmax(q @ k.T / math.sqrt(d)))
        outputs.append(weights[-1] @ v)
    return np.hstack(outputs) @ w_o, np.stack(weights)


@right("multi_head")
def attention_by_torch(x, w_q, w_k, w_v, w_o, num_heads):
    torch = pytest.importorskip("torch")
    d = x.shape[1]
    layer = torch.nn.MultiheadAttention(d, num_heads, bias=False, batch_first=True)
    layer = layer.double()
    with torch.no_grad():
        layer.in_proj_weight.copy_(torch.as_tensor(np.hstack([w_q, w_k, w_v]).T))
        layer.out_proj.weight.copy_(torch.as_tensor(w_o.T))
        y = torch.as_tensor(x)
        output, weights = layer(y, y, y, average_attn_weights=False)
    return output, weights


def layer(**change):
    """Multi-head attention written out, with one line changed."""

    def answer(x, w_q, w_k, w_v, w_o, num_heads):
        n, d_model = x.shape
        d = d_model // num_heads
        cut = change.get("cut", lambda y: y.reshape(n, num_heads, d).transpose(1, 0, 2))
        q, k, v = cut(x @ w_q), cut(x @ w_k), cut(x @ w_v)
        scores = np.einsum("hid,hjd->hij", q, k) / change.get("scale", math.sqrt)(d)
        weights = change.get("softmax", row_softmax)(scores)
        heads = np.einsum("hij,hjd->hid", weights, v)
        merged = change.get("merge", lambda y: y.transpose(1, 0, 2).reshape(n, d_model))(heads)
        return change.get("end", lambda m, w, p: (m @ w, p))(merged, w_o, weights)

    return answer


wrong("multi_head", "output-only")(lambda *a: attention_head_by_head(*a)[0])
wrong("multi_head", "results-swapped")(lambda *a: attention_head_by_head(*a)[::-1])


@wrong("multi_head", "scaled-by-d-model")
def scaled_by_width_of_x(x, w_q, w_k, w_v, w_o, num_heads):
    return layer(scale=lambda d: math.sqrt(x.shape[1]))(x, w_q, w_k, w_v, w_o, num_heads)


wrong("multi_head", "not-scaled")(layer(scale=lambda d: 1))
wrong("multi_head", "weights-averaged")(layer(end=lambda m, w, p: (m @ w, p.mean(0))))
wrong("multi_head", "w-o-forgotten")(layer(end=lambda m, w, p: (m, p)))


@wrong("multi_head", "no-swap")
def straight_view(x, w_q, w_k, w_v, w_o, num_heads):
    n, d = len(x), x.shape[1] // num_heads
    return layer(cut=lambda y: y.reshape(num_heads, n, d))(x, w_q, w_k, w_v, w_o, num_heads)


wrong("multi_head", "no-swap-back")(layer(merge=lambda y: y.reshape(y.shape[1], -1)))
wrong("multi_head", "softmax-over-heads")(layer(softmax=lambda s: row_softmax(s, 0)))
wrong("multi_head", "softmax-over-queries")(layer(softmax=lambda s: row_softmax(s, -2)))


@wrong("multi_head", "one-head")
def whole_width(x, w_q, w_k, w_v, w_o, num_heads):
    weights = row_softmax(x @ w_q @ (x @ w_k).T / math.sqrt(x.shape[1]))
    return weights @ x @ w_v @ w_o, weights[None]


@wrong("multi_head", "heads-summed")
def summed_heads(x, w_q, w_k, w_v, w_o, num_heads):
    end = lambda m, w, p: (m @ w[: m.shape[1]], p)  # noqa: E731
    return layer(merge=lambda y: y.sum(0), end=end)(x, w_q, w_k, w_v, w_o, num_heads)


# output_without ---------------------------------------------------------------------------------


@right("output_without")
def rows_of_w_o_set_to_zero(heads, w_o, head):
    n_heads, n, d = heads.shape
    w = np.array(w_o)
    w[d * head : d * (head + 1), :] = 0
    return heads.transpose(1, 0, 2).reshape(n, n_heads * d) @ w


@right("output_without")
def one_term_after_another(heads, w_o, head):
    d = heads.shape[2]
    return sum(heads[j] @ w_o[j * d : (j + 1) * d] for j in range(len(heads)) if j != head)


@wrong("output_without", "that-head-alone")
def its_own_term(heads, w_o, head):
    return np.hstack(list(heads)) @ w_o - one_term_after_another(heads, w_o, head)


wrong("output_without", "nothing-removed")(lambda heads, w_o, head: np.hstack(list(heads)) @ w_o)
wrong("output_without", "counted-from-one")(
    lambda heads, w_o, head: one_term_after_another(heads, w_o, (head - 1) % len(heads))
)


@wrong("output_without", "columns-cut")
def columns_of_w_o_set_to_zero(heads, w_o, head):
    d, w = heads.shape[2], np.array(w_o)
    w[:, d * head : d * (head + 1)] = 0
    return np.hstack(list(heads)) @ w


@wrong("output_without", "rows-apart")
def every_other_row(heads, w_o, head):
    keep = np.arange(len(w_o)) % len(heads) != head
    return np.hstack(list(heads))[:, keep] @ w_o[keep]


@wrong("output_without", "closed-up")
def moved_up(heads, w_o, head):
    rest = np.hstack([h for j, h in enumerate(heads) if j != head])
    return rest @ w_o[: rest.shape[1], :]


@wrong("output_without", "made-up-for")
def mean_of_the_rest(heads, w_o, head):
    return one_term_after_another(heads, w_o, head) / (1 - 1 / len(heads))


# share ------------------------------------------------------------------------------------------


@right("share")
def by_index(key, num_heads):
    return key[np.arange(num_heads) * len(key) // num_heads]


@right("share")
def by_loops(key, num_heads):
    group = num_heads // len(key)
    return [key[j // group] for j in range(num_heads)]


wrong("share", "tiled")(lambda key, h: np.concatenate([key] * (h // len(key))))
wrong("share", "repeated-too-often")(lambda key, h: [k for k in key for _ in range(h)])
wrong("share", "first-head-only")(lambda key, h: np.repeat(key[:1], h, axis=0))
wrong("share", "averaged")(lambda key, h: [sum(key) / len(key)] * h)
wrong("share", "positions-repeated")(lambda key, h: key.repeat(h // len(key), 1))
wrong("share", "features-repeated")(lambda key, h: key.repeat(h // len(key), axis=-1))
wrong("share", "not-repeated")(lambda key, h: key.copy())


# count ------------------------------------------------------------------------------------------


@right("count")
def count_head_by_head(n, d_model, num_heads):
    d = d_model // num_heads
    parameters = num_heads * 3 * d_model * d + d_model * d_model
    work = num_heads * (3 * n * d_model * d + n * n * d + n * n * d) + n * d_model * d_model
    return parameters, work


@right("count")
def count_in_floats(n, d_model, num_heads):
    return 4.0 * d_model**2, d_model * (4.0 * n * d_model + 2.0 * n * n)


@wrong("count", "heads-multiply")
def each_head_a_layer(n, d, h):
    return 4 * d * d * h, h * (4 * n * d * d + 2 * n * n * d)


@wrong("count", "one-head-only")
def divided_by_heads(n, d, h):
    return 4 * d * d / h, (4 * n * d * d + 2 * n * n * d) / h


wrong("count", "attention-multiplied")(lambda n, d, h: (4 * d**2, 4 * n * d**2 + h * 2 * n**2 * d))
wrong("count", "w-o-forgotten")(lambda n, d, h: (3 * d * d, 3 * n * d * d + 2 * n * n * d))
wrong("count", "attention-forgotten")(lambda n, d, h: (4 * d * d, 4 * n * d * d))
wrong("count", "average-forgotten")(lambda n, d, h: (4 * d * d, n * d * (4 * d + n)))
wrong("count", "one-position")(lambda n, d, h: (4 * d * d, 4 * d * d + 2 * n * n * d))
wrong("count", "work-is-parameters")(lambda n, d, h: (4 * d * d, 4 * d * d))


# two_targets -------------------------------------------------------------------------------------

right("two_targets")(EXAMPLE)
right("two_targets")(np.array([[0, 0.995, 0.005], [0, 0, 1]]))
wrong("two_targets", "one-row")([0, 1, 0])
wrong("two_targets", "gives-the-point")([[4], [3]])
wrong("two_targets", "tokens-in-rows")(np.array(EXAMPLE).T)
wrong("two_targets", "heads-swapped")(EXAMPLE[::-1])
wrong("two_targets", "negative-weights")([[0, 1, 0], [-0.2, 0.6, 0.6]])
wrong("two_targets", "sum-not-one")([[0, 1, 0], [1, 0, 1]])
wrong("two_targets", "same-weights")([[1 / 3, 1 / 3, 1 / 3]] * 2)
wrong("two_targets", "one-target")([[0.2, 0.4, 0.4], [0, 0, 1]])


# What was refused once --------------------------------------------------------------------------

right("count")(lambda n, d, h: np.array([4 * d**2, 4 * n * d**2 + 2 * n**2 * d]))
right("count")(lambda n, d, h: [4.0 * d**2, 4.0 * n * d**2 + 2.0 * n**2 * d])
wrong("count", "biases-counted")(
    lambda n, d, h: (4 * (d**2 + d), 4 * n * d**2 + 2 * n**2 * d),
)


def test_the_reference_layer_is_the_librarys(rng):
    x, *ws = rng.normal(size=(5, 6, 6))
    output, weights = attention_head_by_head(x, *ws, 3)
    found = multi_head_attention(x, x, x, *ws, num_heads=3)
    np.testing.assert_allclose(found.output, output)
    np.testing.assert_allclose(found.weights, weights)
