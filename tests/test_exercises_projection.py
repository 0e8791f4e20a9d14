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
right, wrong = BANK.right, BANK.wrong


def stable(scores, axis=-1):
    e = np.exp(scores - scores.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


# self_attention ---------------------------------------------------------------------------------


@right("self_attention")
def loops(x, w_q, w_k, w_v):
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


@right("self_attention")
def by_the_form(x, w_q, w_k, w_v):
    weights = stable(x @ (w_q @ w_k.T) @ x.T)
    return (weights @ x) @ w_v, weights


@right("self_attention")
def by_columns(x, w_q, w_k, w_v):
    q, k, v = w_q.T @ x.T, w_k.T @ x.T, w_v.T @ x.T
    alpha = stable(k.T @ q, axis=0)
    return (v @ alpha).T, alpha.T


@right("self_attention")
def by_torch(x, w_q, w_k, w_v):
    torch = pytest.importorskip("torch")
    x, w_q, w_k, w_v = map(torch.as_tensor, (x, w_q, w_k, w_v))
    q, k, v = x @ w_q, x @ w_k, x @ w_v
    weights = torch.softmax(q @ k.T, -1)
    return torch.nn.functional.scaled_dot_product_attention(q, k, v, scale=1.0), weights


def project(x, *matrices):
    return [np.einsum("nd,dk->nk", x, w) for w in matrices]


@wrong("self_attention", "output-only")
def forgot_weights(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    return stable(q @ k.T) @ v


@wrong("self_attention", "results-swapped")
def weights_first(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    w = stable(q @ k.T)
    return w, w @ v


@wrong("self_attention", "scores-returned")
def returns_scores(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    return stable(q @ k.T) @ v, q @ k.T


@wrong("self_attention", "no-projection")
def blender(x, w_q, w_k, w_v):
    w = stable(np.dot(x, x.T))
    return np.dot(w, x), w


@wrong("self_attention", "one-projection")
def queries_with_queries(x, w_q, w_k, w_v):
    q, _, v = project(x, w_q, w_k, w_v)
    w = stable(q @ q.T)
    return w @ v, w


@wrong("self_attention", "key-not-projected")
def queries_with_tokens(x, w_q, w_k, w_v):
    q, _, v = project(x, w_q, w_k, w_v)
    w = stable(q @ x.T)
    return w @ v, w


@wrong("self_attention", "query-key-swapped")
def keys_ask(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    w = stable(k @ q.T)
    return w @ v, w


@wrong("self_attention", "value-not-projected")
def averages_tokens(x, w_q, w_k, w_v):
    q, k, _ = project(x, w_q, w_k, w_v)
    w = stable(q @ k.T)
    return w @ x, w


@wrong("self_attention", "keys-returned")
def averages_keys(x, w_q, w_k, w_v):
    q, k, _ = project(x, w_q, w_k, w_v)
    w = stable(q @ k.T)
    return w @ k, w


@wrong("self_attention", "value-transposed")
def half_a_formula_each(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    w = stable(q @ k.T)
    return w @ v.T, w


@wrong("self_attention", "projection-transposed")
def matrices_from_a_column_text(x, w_q, w_k, w_v):
    q, k, v = x @ w_q.T, x @ w_k.T, x @ w_v.T
    w = stable(q @ k.T)
    return w @ v, w


@wrong("self_attention", "key-not-transposed")
def no_transpose(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    w = stable(q @ k)
    return w @ v, w


@wrong("self_attention", "no-softmax")
def linear(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    return q @ k.T @ v, q @ k.T


@wrong("self_attention", "not-normalised")
def exponentials(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    w = np.exp(q @ k.T)
    return w @ v, w


@wrong("self_attention", "wrong-axis")
def sums_down_the_columns(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    w = stable(q @ k.T, axis=0)
    return w @ v, w


@wrong("self_attention", "whole-array")
def one_sum_for_all(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    e = np.exp(q @ k.T - (q @ k.T).max())
    w = e / e.sum()
    return w @ v, w


@wrong("self_attention", "hard-lookup")
def argmax(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    best = np.argmax(q @ k.T, axis=1)
    return v[best], np.eye(len(x))[best]


@wrong("self_attention", "scaled")
def from_the_paper(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    w = stable(q @ k.T / math.sqrt(w_k.shape[1]))
    return w @ v, w


@wrong("self_attention", "overflow")
def textbook(x, w_q, w_k, w_v):
    q, k, v = project(x, w_q, w_k, w_v)
    e = np.exp(q @ k.T)
    w = e / e.sum(axis=1, keepdims=True)
    return w @ v, w


# bilinear_form ----------------------------------------------------------------------------------


@right("bilinear_form")
def einsum(w_q, w_k):
    return np.einsum("ic,jc->ij", w_q, w_k)


@right("bilinear_form")
def sum_of_outer_products(w_q, w_k):
    return sum(np.outer(a, b) for a, b in zip(w_q.T, w_k.T, strict=True))


@right("bilinear_form")
def from_unit_vectors(w_q, w_k):
    unit = np.eye(len(w_q))
    return [[(a @ w_q) @ (b @ w_k) for b in unit] for a in unit]


@wrong("bilinear_form", "transposed")
def key_first(w_q, w_k):
    return np.dot(w_k, w_q.T)


@wrong("bilinear_form", "inner-sizes")
def over_d_model(w_q, w_k):
    return np.einsum("dc,de->ce", w_q, w_k)


@wrong("bilinear_form", "not-transposed")
def plain_product(w_q, w_k):
    return np.matmul(w_q, w_k)


@wrong("bilinear_form", "element-wise")
def entry_by_entry(w_q, w_k):
    return np.multiply(w_q, w_k)


@wrong("bilinear_form", "added")
def total(w_q, w_k):
    return np.add(w_q, w_k)


@wrong("bilinear_form", "symmetrised")
def both_ways(w_q, w_k):
    m = w_q @ w_k.T
    return 0.5 * (m + m.T)


@wrong("bilinear_form", "one-projection")
def queries_only(w_q, w_k):
    return w_q @ w_q.T


@wrong("bilinear_form", "scaled")
def divided(w_q, w_k):
    return w_q @ w_k.T / math.sqrt(w_k.shape[-1])


@wrong("bilinear_form", "softmaxed")
def weighed(w_q, w_k):
    return stable(w_q @ w_k.T)


# smallest_d_k -----------------------------------------------------------------------------------


@right("smallest_d_k")
def by_a_set(wanted, n_keys):
    return 1 + (len(set(wanted.tolist())) > 2)


@right("smallest_d_k")
def capped(wanted, n_keys):
    return min(2, max(1, len(np.unique(wanted)) - 1))


@right("smallest_d_k")
def by_trying_a_line(wanted, n_keys):
    found = sorted({int(w) for w in wanted})
    inner = [key for key in found if key not in (found[0], found[-1])]
    return 2 if inner else 1


@wrong("smallest_d_k", "one-axis-each")
def number_of_targets(wanted, n_keys):
    return len(set(wanted.tolist()))


@wrong("smallest_d_k", "one-axis-less")
def simplex(wanted, n_keys):
    return max(len(set(wanted.tolist())) - 1, 1)


@wrong("smallest_d_k", "two-ends-an-axis")
def half_of_them(wanted, n_keys):
    return math.ceil(len(set(wanted.tolist())) / 2)


@wrong("smallest_d_k", "counted-in-bits")
def bits(wanted, n_keys):
    return max(1, (len(set(wanted.tolist())) - 1).bit_length())


@wrong("smallest_d_k", "always-two")
def plane(wanted, n_keys):
    return 2.0


@wrong("smallest_d_k", "always-one")
def line(wanted, n_keys):
    return 1.0


@wrong("smallest_d_k", "one-winner-on-a-line")
def two_need_a_plane(wanted, n_keys):
    return min(len(set(wanted.tolist())), 2)


@wrong("smallest_d_k", "all-keys-counted")
def counts_keys(wanted, n_keys):
    return 1 + (n_keys > 2)


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
wrong("one_way", "antisymmetric")([[0, 2], [-2, 0]])  # the matrix that the chapter prints
HALF = with_scores(1.5, 1.5) + 2.5 / (IT @ TURN @ BALL) * TURN
BANK.rights += [("one_way", found) for found in (with_scores(4, -1), HALF, HALF.round(2))]
right("one_way")(torch.tensor(with_scores(4, -1)))
right("self_attention")(attnlib.projection.self_attention)


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


right("unpacks_correctly")(by_product)


@right("unpacks_correctly")
def by_torchs_layer(unpack):
    layer = torch.nn.MultiheadAttention(6, 1, bias=False, batch_first=True).double()
    x = torch.randn(1, 5, 6, dtype=torch.double)
    w_q, w_k, w_v = (
        torch.as_tensor(w.copy()) for w in unpack(layer.in_proj_weight.detach().numpy())
    )
    weights = torch.softmax((x @ w_q) @ (x @ w_k).mT / 6**0.5, -1)
    output, found = layer(x, x, x)
    own = layer.out_proj(weights @ (x @ w_v))
    return torch.allclose(found, weights) and torch.allclose(output, own)


@right("unpacks_correctly")
def by_entries(unpack):
    packed = np.arange(12).reshape(6, 2)
    q, k, v = unpack(packed)
    return q.tolist() == [[0, 2], [1, 3]] and k.tolist() == [[4, 6], [5, 7]] and v[0, 1] == 10


@wrong("unpacks_correctly", "nothing-caught")
def square(unpack):
    return all(w.shape == (4, 4) for w in unpack(np.ones((12, 4))))


@wrong("unpacks_correctly", "nothing-passes")
def rows_for_columns(unpack):
    return np.array_equal(unpack(np.arange(27).reshape(9, 3))[0], np.arange(9).reshape(3, 3) + 1)


wrong("unpacks_correctly", "turned-round")(lambda unpack: not by_product(unpack))
wrong("unpacks_correctly", "queries-only")(lambda unpack: by_product(unpack, roles="q"))
wrong("unpacks_correctly", "values-forgotten")(lambda unpack: by_product(unpack, roles="qk"))
wrong("unpacks_correctly", "one-token")(lambda unpack: by_product(unpack, rows=1, roles="v"))
BLOCK = np.random.default_rng(1).normal(size=(4, 4))
EQUAL, SYMMETRIC = (
    np.tile(BLOCK, (3, 1)),
    np.concatenate([BLOCK + BLOCK.T, BLOCK @ BLOCK.T, np.eye(4)]),
)
wrong("unpacks_correctly", "equal-thirds")(lambda unpack: by_product(unpack, EQUAL))
wrong("unpacks_correctly", "transposes-unseen")(lambda unpack: by_product(unpack, SYMMETRIC))


@wrong("unpacks_correctly", "transposed-expected")
def as_stored(unpack):
    packed = np.arange(27).reshape(9, 3)
    return all(np.array_equal(unpack(packed)[i], packed[3 * i : 3 * i + 3]) for i in range(3))


@wrong("unpacks_correctly", "bug-expected")
def copied_from_the_converter(unpack):
    packed = np.arange(27).reshape(9, 3)
    q, k, v = unpack(packed)
    same = np.array_equal(k.T, packed[6:9])
    return same and np.array_equal(q.T, packed[:3]) and np.array_equal(v.T, packed[-3:])


# What passed once ------------------------------------------------------------------------------

BANK.half_right(
    "self_attention",
    lambda w: lambda x, q, k, v: (w(x @ q @ (x @ k).T) @ x @ v, w(x @ q @ (x @ k).T)),
)
