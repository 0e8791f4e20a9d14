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


def row_softmax(s, axis=-1):
    e = np.exp(s - s.max(axis, keepdims=True))
    return e / e.sum(axis, keepdims=True)


@BANK.answers
class merge:
    right_1 = lambda heads: np.concatenate(list(heads), axis=1)

    def right_2(heads):
        h, n, d = heads.shape
        out = np.empty((n, h * d))
        for i in range(n):
            for k in range(h * d):
                out[i, k] = heads[k // d, i, k % d]
        return out

    right_3 = merge_heads
    no_swap_back = lambda heads: np.reshape(heads, (heads.shape[1], -1))
    interleaved = lambda heads: np.stack(list(heads), axis=-1).reshape(heads.shape[1], -1)
    stacked = lambda heads: np.concatenate(list(heads), axis=0)
    summed = lambda heads: sum(heads)
    averaged = lambda heads: sum(heads) / len(heads)
    not_joined = lambda heads: heads.transpose(1, 0, 2)
    reversed_heads = lambda heads: np.hstack(list(heads)[::-1])


# merges_correctly -----------------------------------------------------------------------------------


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

    def right_3(merge):
        try:
            np.testing.assert_allclose(
                merge(np.eye(6).reshape(2, 3, 6)), merge_heads(np.eye(6).reshape(2, 3, 6))
            )
        except AssertionError:
            return False
        return True

    passes_everything = lambda merge: bool(np.isfinite(merge(np.ones((2, 3, 4)))).all())
    refuses_everything = lambda merge: merge is merge_heads
    verdicts_swapped = lambda m: not compares_two_heads_of_two_positions(m)
    shape_alone = lambda m: m(np.zeros((2, 7, 3))).shape == (7, 6)
    same_numbers = lambda m: set(m(np.arange(24).reshape(2, 3, 4)).flat) == set(range(24))
    passes_everything_2 = lambda m: np.array_equal(m(np.eye(3)[None]), np.eye(3))
    one_feature = lambda m: np.array_equal(m(np.array([[[1], [2]], [[3], [4]]])), [[1, 3], [2, 4]])
    one_position = lambda m: np.array_equal(m(np.array([[[1, 2]], [[3, 4]]])), [[1, 2, 3, 4]])

    def shuffle_alone(merge):
        heads, order = np.random.default_rng(1).normal(size=(2, 5, 3)), [3, 1, 4, 0, 2]
        before, after = merge(heads[:, order]), merge(heads)
        return after.shape == (5, 6) and np.allclose(before, after[order])


# multi_head -------------------------------------------------------------------------------------


def attention_head_by_head(x, w_q, w_k, w_v, w_o, num_heads):
    d = w_q.shape[1] // num_heads
    outputs, weights = [], []
    for h in range(num_heads):
        here = slice(h * d, (h + 1) * d)
        q, k, v = x @ w_q[:, here], x @ w_k[:, here], x @ w_v[:, here]
        weights.append(row_softmax(q @ k.T / math.sqrt(d)))
        outputs.append(weights[-1] @ v)
    return np.hstack(outputs) @ w_o, np.stack(weights)


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


@BANK.answers
class multi_head:
    right_1 = attention_head_by_head

    def right_2(x, w_q, w_k, w_v, w_o, num_heads):
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

    output_only = lambda *a: attention_head_by_head(*a)[0]
    results_swapped = lambda *a: attention_head_by_head(*a)[::-1]

    def scaled_by_d_model(x, w_q, w_k, w_v, w_o, num_heads):
        return layer(scale=lambda d: math.sqrt(x.shape[1]))(x, w_q, w_k, w_v, w_o, num_heads)

    not_scaled = layer(scale=lambda d: 1)
    weights_averaged = layer(end=lambda m, w, p: (m @ w, p.mean(0)))
    w_o_forgotten = layer(end=lambda m, w, p: (m, p))

    def no_swap(x, w_q, w_k, w_v, w_o, num_heads):
        n, d = len(x), x.shape[1] // num_heads
        return layer(cut=lambda y: y.reshape(num_heads, n, d))(x, w_q, w_k, w_v, w_o, num_heads)

    no_swap_back = layer(merge=lambda y: y.reshape(y.shape[1], -1))
    softmax_over_heads = layer(softmax=lambda s: row_softmax(s, 0))
    softmax_over_queries = layer(softmax=lambda s: row_softmax(s, -2))

    def one_head(x, w_q, w_k, w_v, w_o, num_heads):
        weights = row_softmax(x @ w_q @ (x @ w_k).T / math.sqrt(x.shape[1]))
        return weights @ x @ w_v @ w_o, weights[None]

    def heads_summed(x, w_q, w_k, w_v, w_o, num_heads):
        end = lambda m, w, p: (m @ w[: m.shape[1]], p)
        return layer(merge=lambda y: y.sum(0), end=end)(x, w_q, w_k, w_v, w_o, num_heads)


# output_without ---------------------------------------------------------------------------------


def one_term_after_another(heads, w_o, head):
    d = heads.shape[2]
    return sum(heads[j] @ w_o[j * d : (j + 1) * d] for j in range(len(heads)) if j != head)


@BANK.answers
class output_without:
    def right_1(heads, w_o, head):
        n_heads, n, d = heads.shape
        w = np.array(w_o)
        w[d * head : d * (head + 1), :] = 0
        return heads.transpose(1, 0, 2).reshape(n, n_heads * d) @ w

    right_2 = one_term_after_another

    def that_head_alone(heads, w_o, head):
        return np.hstack(list(heads)) @ w_o - one_term_after_another(heads, w_o, head)

    nothing_removed = lambda heads, w_o, head: np.hstack(list(heads)) @ w_o
    counted_from_one = lambda heads, w_o, head: one_term_after_another(
        heads, w_o, (head - 1) % len(heads)
    )

    def columns_cut(heads, w_o, head):
        d, w = heads.shape[2], np.array(w_o)
        w[:, d * head : d * (head + 1)] = 0
        return np.hstack(list(heads)) @ w

    def rows_apart(heads, w_o, head):
        keep = np.arange(len(w_o)) % len(heads) != head
        return np.hstack(list(heads))[:, keep] @ w_o[keep]

    def closed_up(heads, w_o, head):
        rest = np.hstack([h for j, h in enumerate(heads) if j != head])
        return rest @ w_o[: rest.shape[1], :]

    def made_up_for(heads, w_o, head):
        return one_term_after_another(heads, w_o, head) / (1 - 1 / len(heads))


@BANK.answers
class share:
    right_1 = lambda key, num_heads: key[np.arange(num_heads) * len(key) // num_heads]

    def right_2(key, num_heads):
        group = num_heads // len(key)
        return [key[j // group] for j in range(num_heads)]

    tiled = lambda key, h: np.concatenate([key] * (h // len(key)))
    repeated_too_often = lambda key, h: [k for k in key for _ in range(h)]
    first_head_only = lambda key, h: np.repeat(key[:1], h, axis=0)
    averaged = lambda key, h: [sum(key) / len(key)] * h
    positions_repeated = lambda key, h: key.repeat(h // len(key), 1)
    features_repeated = lambda key, h: key.repeat(h // len(key), axis=-1)
    not_repeated = lambda key, h: key.copy()


@BANK.answers
class two_targets:
    right_1 = EXAMPLE
    right_2 = np.array([[0, 0.995, 0.005], [0, 0, 1]])
    one_row = [0, 1, 0]
    gives_the_point = [[4], [3]]
    tokens_in_rows = np.array(EXAMPLE).T
    heads_swapped = EXAMPLE[::-1]
    negative_weights = [[0, 1, 0], [-0.2, 0.6, 0.6]]
    sum_not_one = [[0, 1, 0], [1, 0, 1]]
    same_weights = [[1 / 3, 1 / 3, 1 / 3]] * 2
    one_target = [[0.2, 0.4, 0.4], [0, 0, 1]]


@BANK.answers
class count:
    def right_1(n, d_model, num_heads):
        d = d_model // num_heads
        parameters = num_heads * 3 * d_model * d + d_model * d_model
        work = num_heads * (3 * n * d_model * d + n * n * d + n * n * d) + n * d_model * d_model
        return parameters, work

    def right_2(n, d_model, num_heads):
        return 4.0 * d_model**2, d_model * (4.0 * n * d_model + 2.0 * n * n)

    heads_multiply = lambda n, d, h: (4 * d * d * h, h * (4 * n * d * d + 2 * n * n * d))
    one_head_only = lambda n, d, h: (4 * d * d / h, (4 * n * d * d + 2 * n * n * d) / h)
    attention_multiplied = lambda n, d, h: (4 * d**2, 4 * n * d**2 + h * 2 * n**2 * d)
    w_o_forgotten = lambda n, d, h: (3 * d * d, 3 * n * d * d + 2 * n * n * d)
    attention_forgotten = lambda n, d, h: (4 * d * d, 4 * n * d * d)
    average_forgotten = lambda n, d, h: (4 * d * d, n * d * (4 * d + n))
    one_position = lambda n, d, h: (4 * d * d, 4 * d * d + 2 * n * n * d)
    work_is_parameters = lambda n, d, h: (4 * d * d, 4 * d * d)
    right_3 = lambda n, d, h: np.array([4 * d**2, 4 * n * d**2 + 2 * n**2 * d])
    right_4 = lambda n, d, h: [4.0 * d**2, 4.0 * n * d**2 + 2.0 * n**2 * d]
    biases_counted = lambda n, d, h: (4 * (d**2 + d), 4 * n * d**2 + 2 * n**2 * d)


def test_the_reference_layer_is_the_librarys(rng):
    x, *ws = rng.normal(size=(5, 6, 6))
    output, weights = attention_head_by_head(x, *ws, 3)
    found = multi_head_attention(x, x, x, *ws, num_heads=3)
    np.testing.assert_allclose(found.output, output)
    np.testing.assert_allclose(found.weights, weights)
