"""A bank of answers to the exercises of chapter 04, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
import torch
from bank import Bank

import attnlib.projection
from attnlib.corpora import PLANE_VECTORS

BANK = Bank("projection", rights=3)


def stable(scores, axis=-1):
    e = np.exp(scores - scores.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


# self_attention ---------------------------------------------------------------------------------


def project(x, *matrices):
    return [np.einsum("nd,dk->nk", x, w) for w in matrices]


@BANK.answers
class bilinear_form:
    right_1 = lambda w_q, w_k: np.einsum("ic,jc->ij", w_q, w_k)
    right_2 = lambda w_q, w_k: sum(np.outer(a, b) for a, b in zip(w_q.T, w_k.T, strict=True))

    def right_3(w_q, w_k):
        unit = np.eye(len(w_q))
        return [[(a @ w_q) @ (b @ w_k) for b in unit] for a in unit]

    transposed = lambda w_q, w_k: np.dot(w_k, w_q.T)
    inner_sizes = lambda w_q, w_k: np.einsum("dc,de->ce", w_q, w_k)
    not_transposed = lambda w_q, w_k: np.matmul(w_q, w_k)
    element_wise = lambda w_q, w_k: np.multiply(w_q, w_k)
    added = lambda w_q, w_k: np.add(w_q, w_k)

    def symmetrised(w_q, w_k):
        m = w_q @ w_k.T
        return 0.5 * (m + m.T)

    one_projection = lambda w_q, w_k: w_q @ w_q.T
    scaled = lambda w_q, w_k: w_q @ w_k.T / math.sqrt(w_k.shape[-1])
    softmaxed = lambda w_q, w_k: stable(w_q @ w_k.T)


@BANK.answers
class smallest_d_k:
    right_1 = lambda wanted, n_keys: 1 + (len(set(wanted.tolist())) > 2)
    right_2 = lambda wanted, n_keys: min(2, max(1, len(np.unique(wanted)) - 1))

    def right_3(wanted, n_keys):
        found = sorted({int(w) for w in wanted})
        inner = [key for key in found if key not in (found[0], found[-1])]
        return 2 if inner else 1

    one_axis_each = lambda wanted, n_keys: len(set(wanted.tolist()))
    one_axis_less = lambda wanted, n_keys: max(len(set(wanted.tolist())) - 1, 1)
    two_ends_an_axis = lambda wanted, n_keys: math.ceil(len(set(wanted.tolist())) / 2)
    counted_in_bits = lambda wanted, n_keys: max(1, (len(set(wanted.tolist())) - 1).bit_length())
    always_two = lambda wanted, n_keys: 2.0
    always_one = lambda wanted, n_keys: 1.0
    one_winner_on_a_line = lambda wanted, n_keys: min(len(set(wanted.tolist())), 2)
    all_keys_counted = lambda wanted, n_keys: 1 + (n_keys > 2)


# one_way ----------------------------------------------------------------------------------------

IT, BALL = PLANE_VECTORS[3], PLANE_VECTORS[4]
TURN = np.array([[0.0, 1.0], [-1.0, 0.0]])


def with_scores(there, back):
    """Return the smallest matrix with these two scores."""
    dual = np.linalg.pinv([np.outer(IT, BALL).ravel(), np.outer(BALL, IT).ravel()])
    return (dual @ [there, back]).reshape(2, 2)


ONE_WAY = {
    "table-of-queries": [[0, 1], [0, 1], [0, 1], [4, -3], [1, 0]],
    "flattened": [0.0, 2.0, -2.0, 0.0],
    "symmetric": np.outer(IT, BALL) + np.outer(BALL, IT),
    "antisymmetric": 4 / (IT @ TURN @ BALL) * TURN,
    "wrong-way-round": with_scores(-1, 4),
    "too-large-or-too-small": with_scores(8, -2),
    "looks-back": with_scores(4, 2),
    "looks-away": with_scores(-3, -1),
}


BANK.wrongs += [("one_way", name, answer) for name, answer in ONE_WAY.items()]
HALF = with_scores(1.5, 1.5) + 2.5 / (IT @ TURN @ BALL) * TURN
BANK.rights += [("one_way", found) for found in (with_scores(4, -1), HALF, HALF.round(2))]


@BANK.answers
class one_way:
    antisymmetric = [[0, 2], [-2, 0]]
    right_1 = torch.tensor(with_scores(4, -1))


@BANK.answers
class self_attention:
    def right_1(x, w_q, w_k, w_v):
        n = len(x)
        q, k, v = x @ w_q, x @ w_k, x @ w_v
        output, weights = [], []
        for i in range(n):
            s = [sum(a * b for a, b in zip(q[i], k[j], strict=True)) for j in range(n)]
            e = [math.exp(value - max(s)) for value in s]
            w = [value / sum(e) for value in e]
            weights.append(w)
            output.append(sum(w[j] * v[j] for j in range(n)))
        return output, weights

    def right_2(x, w_q, w_k, w_v):
        weights = stable(x @ (w_q @ w_k.T) @ x.T)
        return (weights @ x) @ w_v, weights

    def right_3(x, w_q, w_k, w_v):
        q, k, v = w_q.T @ x.T, w_k.T @ x.T, w_v.T @ x.T
        alpha = stable(k.T @ q, axis=0)
        return (v @ alpha).T, alpha.T

    def right_4(x, w_q, w_k, w_v):
        torch = pytest.importorskip("torch")
        x, w_q, w_k, w_v = map(torch.as_tensor, (x, w_q, w_k, w_v))
        q, k, v = x @ w_q, x @ w_k, x @ w_v
        weights = torch.softmax(q @ k.T, -1)
        return torch.nn.functional.scaled_dot_product_attention(q, k, v, scale=1.0), weights

    def output_only(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        return stable(q @ k.T) @ v

    def results_swapped(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        w = stable(q @ k.T)
        return w, w @ v

    def scores_returned(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        return stable(q @ k.T) @ v, q @ k.T

    def no_projection(x, w_q, w_k, w_v):
        w = stable(np.dot(x, x.T))
        return np.dot(w, x), w

    def one_projection(x, w_q, w_k, w_v):
        q, _, v = project(x, w_q, w_k, w_v)
        w = stable(q @ q.T)
        return w @ v, w

    def key_not_projected(x, w_q, w_k, w_v):
        q, _, v = project(x, w_q, w_k, w_v)
        w = stable(q @ x.T)
        return w @ v, w

    def query_key_swapped(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        w = stable(k @ q.T)
        return w @ v, w

    def value_not_projected(x, w_q, w_k, w_v):
        q, k, _ = project(x, w_q, w_k, w_v)
        w = stable(q @ k.T)
        return w @ x, w

    def keys_returned(x, w_q, w_k, w_v):
        q, k, _ = project(x, w_q, w_k, w_v)
        w = stable(q @ k.T)
        return w @ k, w

    def value_transposed(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        w = stable(q @ k.T)
        return w @ v.T, w

    def projection_transposed(x, w_q, w_k, w_v):
        q, k, v = x @ w_q.T, x @ w_k.T, x @ w_v.T
        w = stable(q @ k.T)
        return w @ v, w

    def key_not_transposed(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        w = stable(q @ k)
        return w @ v, w

    def no_softmax(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        return q @ k.T @ v, q @ k.T

    def not_normalised(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        w = np.exp(q @ k.T)
        return w @ v, w

    def wrong_axis(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        w = stable(q @ k.T, axis=0)
        return w @ v, w

    def whole_array(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        e = np.exp(q @ k.T - (q @ k.T).max())
        w = e / e.sum()
        return w @ v, w

    def hard_lookup(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        best = np.argmax(q @ k.T, axis=1)
        return v[best], np.eye(len(x))[best]

    def scaled(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        w = stable(q @ k.T / math.sqrt(w_k.shape[1]))
        return w @ v, w

    def overflow(x, w_q, w_k, w_v):
        q, k, v = project(x, w_q, w_k, w_v)
        e = np.exp(q @ k.T)
        w = e / e.sum(axis=1, keepdims=True)
        return w @ v, w

    right_5 = attnlib.projection.self_attention


# unpacks_correctly ------------------------------------------------------------------------------


def by_product(unpack, packed=None, rows=5, roles="qkv"):
    """Compare projected tokens with what torch's linear layers would give."""
    r = np.random.default_rng(0)
    packed = r.normal(size=(12, 4)) if packed is None else packed
    d = packed.shape[1]
    x = r.normal(size=(rows, d))
    for i, role in enumerate("qkv"):
        if role in roles:
            layer = torch.nn.Linear(d, d, bias=False).double()
            layer.weight.data = torch.as_tensor(packed[i * d : (i + 1) * d])
            expected = layer(torch.as_tensor(x)).detach().numpy()
            if not np.allclose(x @ unpack(packed)[i], expected):
                return False
    return True


BLOCK = np.random.default_rng(1).normal(size=(4, 4))
EQUAL, SYMMETRIC = (
    np.tile(BLOCK, (3, 1)),
    np.concatenate([BLOCK + BLOCK.T, BLOCK @ BLOCK.T, np.eye(4)]),
)


@BANK.answers
class unpacks_correctly:
    right_1 = by_product

    def right_2(unpack):
        layer = torch.nn.MultiheadAttention(6, 1, bias=False, batch_first=True).double()
        x = torch.randn(1, 5, 6, dtype=torch.double)
        w_q, w_k, w_v = (
            torch.as_tensor(w.copy()) for w in unpack(layer.in_proj_weight.detach().numpy())
        )
        weights = torch.softmax((x @ w_q) @ (x @ w_k).mT / 6**0.5, -1)
        output, found = layer(x, x, x)
        own = layer.out_proj(weights @ (x @ w_v))
        return torch.allclose(found, weights) and torch.allclose(output, own)

    def right_3(unpack):
        packed = np.arange(12).reshape(6, 2)
        q, k, v = unpack(packed)
        return q.tolist() == [[0, 2], [1, 3]] and k.tolist() == [[4, 6], [5, 7]] and v[0, 1] == 10

    nothing_caught = lambda unpack: all(w.shape == (4, 4) for w in unpack(np.ones((12, 4))))

    def nothing_passes(unpack):
        return np.array_equal(
            unpack(np.arange(27).reshape(9, 3))[0], np.arange(9).reshape(3, 3) + 1
        )

    turned_round = lambda unpack: not by_product(unpack)
    queries_only = lambda unpack: by_product(unpack, roles="q")
    values_forgotten = lambda unpack: by_product(unpack, roles="qk")
    one_token = lambda unpack: by_product(unpack, rows=1, roles="v")
    equal_thirds = lambda unpack: by_product(unpack, EQUAL)
    transposes_unseen = lambda unpack: by_product(unpack, SYMMETRIC)

    def transposed_expected(unpack):
        packed = np.arange(27).reshape(9, 3)
        return all(np.array_equal(unpack(packed)[i], packed[3 * i : 3 * i + 3]) for i in range(3))

    def bug_expected(unpack):
        packed = np.arange(27).reshape(9, 3)
        q, k, v = unpack(packed)
        same = np.array_equal(k.T, packed[6:9])
        return same and np.array_equal(q.T, packed[:3]) and np.array_equal(v.T, packed[-3:])


# What passed once ------------------------------------------------------------------------------

BANK.half_right(
    "self_attention",
    lambda w: lambda x, q, k, v: (w(x @ q @ (x @ k).T) @ x @ v, w(x @ q @ (x @ k).T)),
)
