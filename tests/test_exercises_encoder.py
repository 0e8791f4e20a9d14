"""Chapter 09's exercises against answers as learners write them."""

import math

import numpy as np
import pytest

from attnlib.exercises import check, names


def norm(x, eps=1e-5):
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps)


def relu(x):
    return x * (x > 0)


# ---- Right answers, by other roads ---------------------------------------------------------


def norm_token_by_token(x, gain, shift, eps):
    rows = []
    for row in x:
        mean = sum(row) / len(row)
        variance = sum((number - mean) ** 2 for number in row) / len(row)
        scale = math.sqrt(variance + eps)
        rows.append([g * (a - mean) / scale + b for a, g, b in zip(row, gain, shift, strict=True)])
    return rows


def norm_by_torch(x, gain, shift, eps):
    torch = pytest.importorskip("torch")
    tensors = (torch.as_tensor(array) for array in (x, gain, shift))
    x, gain, shift = tensors
    return torch.nn.functional.layer_norm(x, gain.shape, gain, shift, eps)


def forward_by_einsum(x, w_1, b_1, w_2, b_2):
    inner = np.einsum("nd,df->nf", x, w_1) + b_1
    return np.einsum("nf,fd->nd", np.where(inner > 0, inner, 0), w_2) + b_2


def forward_by_loops(x, w_1, b_1, w_2, b_2):
    out = np.zeros((len(x), len(b_2)))
    for i in range(len(x)):
        inner = [max(0.0, float(x[i] @ w_1[:, j] + b_1[j])) for j in range(len(b_1))]
        out[i] = b_2 + sum(h * row for h, row in zip(inner, w_2, strict=True))
    return out


def layer_in_two_lines(x, weights, w_1, w_2):
    between = x + weights @ norm(x)
    return between + relu(norm(between) @ w_1) @ w_2


def layer_by_torch(x, weights, w_1, w_2):
    torch = pytest.importorskip("torch")
    x, weights, w_1, w_2 = map(torch.as_tensor, (x, weights, w_1, w_2))
    f = torch.nn.functional
    x = x + weights @ f.layer_norm(x, x.shape[-1:])
    return x + f.relu(f.layer_norm(x, x.shape[-1:]) @ w_1) @ w_2


def count_part_by_part(d_model, d_ff, num_heads):
    d = d_model // num_heads
    attention = num_heads * 3 * (d_model * d + d) + d_model * d_model + d_model
    forward = d_model * d_ff + d_ff + d_ff * d_model + d_model
    return attention + forward + 2 * (d_model + d_model)


def count_by_torch(d_model, d_ff, num_heads):
    torch = pytest.importorskip("torch")
    layer = torch.nn.TransformerEncoderLayer(d_model, num_heads, d_ff)
    return sum(parameter.numel() for parameter in layer.parameters())


def mean_of_the_real(hidden, is_token):
    vectors = []
    for rows, real in zip(hidden, is_token, strict=True):
        mean = rows[real == 1].mean(axis=0)
        vectors.append(mean / math.sqrt(sum(mean**2)))
    return np.array(vectors)


def mean_by_einsum(hidden, is_token):
    total = np.einsum("bnd,bn->bd", hidden, is_token)
    return total / np.sqrt((total**2).sum(1, keepdims=True))


def patches_by_slices(image, size):
    steps = range(0, len(image), size)
    return [image[i : i + size, j : j + size].ravel() for i in steps for j in steps]


def patches_by_index(image, size):
    n = len(image) // size
    return [
        [image[size * (p // n) + k // size, size * (p % n) + k % size] for k in range(size * size)]
        for p in range(n * n)
    ]


RIGHT = [
    ("layer_norm", norm_token_by_token),
    ("layer_norm", norm_by_torch),
    ("feed_forward", forward_by_einsum),
    ("feed_forward", forward_by_loops),
    ("pre_norm", layer_in_two_lines),
    ("pre_norm", layer_by_torch),
    ("count", count_part_by_part),
    ("count", count_by_torch),
    ("sentence_vectors", mean_of_the_real),
    ("sentence_vectors", mean_by_einsum),
    ("patches", patches_by_slices),
    ("patches", patches_by_index),
]


@pytest.mark.parametrize(("name", "answer"), RIGHT)
def test_right_answers_pass(name, answer):
    assert check(f"encoder.{name}", answer), check(f"encoder.{name}", answer)


# ---- Wrong answers as learners write them ---------------------------------------------------


def blocks(image, size):
    return [np.hsplit(rows, len(image) // size) for rows in np.vsplit(image, len(image) // size)]


WRONG = [
    ("layer_norm", "over-tokens", lambda x, g, b, e: g * (x - x.mean(0)) / np.sqrt(x.var(0) + e) + b),
    ("layer_norm", "whole-array", lambda x, g, b, e: g * (x - x.mean()) / np.sqrt(x.var() + e) + b),
    ("layer_norm", "d-minus-one", lambda x, g, b, e: g * (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, ddof=1, keepdims=True) + e) + b),
    ("layer_norm", "eps-outside-the-root", lambda x, g, b, e: g * (x - x.mean(1, keepdims=True)) / (x.std(1, keepdims=True) + e) + b),
    ("layer_norm", "eps-forgotten", lambda x, g, b, e: g * (x - x.mean(1, keepdims=True)) / x.std(1, keepdims=True) + b),
    ("layer_norm", "no-root", lambda x, g, b, e: g * (x - x.mean(1, keepdims=True)) / (x.var(1, keepdims=True) + e) + b),
    ("layer_norm", "not-centred", lambda x, g, b, e: g * x / np.sqrt((x * x).mean(1, keepdims=True) + e) + b),
    ("layer_norm", "unit-length", lambda x, g, b, e: g * (x - x.mean(1, keepdims=True)) / np.sqrt(((x - x.mean(1, keepdims=True)) ** 2).sum(1, keepdims=True) + e) + b),
    ("layer_norm", "gain-forgotten", lambda x, g, b, e: norm(x, e) + b),
    ("layer_norm", "shift-forgotten", lambda x, g, b, e: norm(x, e) * g),
    ("layer_norm", "shift-before-gain", lambda x, g, b, e: (norm(x, e) + b) * g),
    ("feed_forward", "no-bend", lambda x, v, a, w, b: x @ v @ w + a @ w + b),
    ("feed_forward", "bend-at-the-end", lambda x, v, a, w, b: relu((x @ v + a) @ w + b)),
    ("feed_forward", "bend-twice", lambda x, v, a, w, b: relu(relu(x @ v + a) @ w + b)),
    ("feed_forward", "bend-first", lambda x, v, a, w, b: (relu(x) @ v + a) @ w + b),
    ("feed_forward", "bend-before-the-constant", lambda x, v, a, w, b: (relu(x @ v) + a) @ w + b),
    ("feed_forward", "gelu", lambda x, v, a, w, b: (lambda h: 0.5 * h * (1 + np.tanh(0.7978845608 * (h + 0.044715 * h**3))))(x @ v + a) @ w + b),
    ("feed_forward", "absolute", lambda x, v, a, w, b: abs(x @ v + a) @ w + b),
    ("feed_forward", "b-1-forgotten", lambda x, v, a, w, b: relu(x @ v) @ w + b),
    ("feed_forward", "b-2-forgotten", lambda x, v, a, w, b: relu(x @ v + a) @ w),
    ("feed_forward", "residual-added", lambda x, v, a, w, b: x + relu(x @ v + a) @ w + b),
    ("pre_norm", "post-norm", lambda x, p, v, w: (lambda y: norm(y + relu(y @ v) @ w))(norm(x + p @ x))),
    ("pre_norm", "no-residual", lambda x, p, v, w: relu(norm(p @ norm(x)) @ v) @ w),
    ("pre_norm", "added-to-the-norm", lambda x, p, v, w: (lambda y: y + relu(y @ v) @ w)(norm(norm(x) + p @ norm(x)))),
    ("pre_norm", "first-residual-forgotten", lambda x, p, v, w: p @ norm(x) + relu(norm(p @ norm(x)) @ v) @ w),
    ("pre_norm", "second-residual-forgotten", lambda x, p, v, w: relu(norm(x + p @ norm(x)) @ v) @ w),
    ("pre_norm", "added-to-the-first", lambda x, p, v, w: x + relu(norm(x + p @ norm(x)) @ v) @ w),
    ("pre_norm", "no-norm", lambda x, p, v, w: x + p @ x + relu((x + p @ x) @ v) @ w),
    ("pre_norm", "second-norm-forgotten", lambda x, p, v, w: x + p @ norm(x) + relu((x + p @ norm(x)) @ v) @ w),
    ("pre_norm", "first-norm-forgotten", lambda x, p, v, w: x + p @ x + relu(norm(x + p @ x) @ v) @ w),
    ("pre_norm", "side-by-side", lambda x, p, v, w: x + p @ norm(x) + relu(norm(x) @ v) @ w),
    ("pre_norm", "norm-at-the-end", lambda *a: norm(layer_in_two_lines(*a))),
    ("pre_norm", "think-first", lambda x, p, v, w: (lambda y: y + p @ norm(y))(x + relu(norm(x) @ v) @ w)),
    ("count", "constants-forgotten", lambda d, f, h: 4 * d * d + 2 * d * f + 4 * d),
    ("count", "constants-forgotten", lambda d, f, h: count_by_torch(d, f, h) - f - d),
    ("count", "matrices-only", lambda d, f, h: 4 * d * d + 2 * d * f),
    ("count", "norms-forgotten", lambda d, f, h: count_by_torch(d, f, h) - 4 * d),
    ("count", "one-norm", lambda d, f, h: count_by_torch(d, f, h) - 2 * d),
    ("count", "two-numbers-a-norm", lambda d, f, h: count_by_torch(d, f, h) - 4 * d + 4),
    ("count", "heads-multiply", lambda d, f, h: h * 4 * (d * d + d) + 2 * d * f + f + 5 * d),
    ("count", "w-o-forgotten", lambda d, f, h: 3 * (d * d + d) + 2 * d * f + f + 5 * d),
    ("count", "one-matrix-back", lambda d, f, h: 4 * (d * d + d) + d * f + f + 5 * d),
    ("sentence_vectors", "padding-included", lambda h, m: h.mean(1) / np.linalg.norm(h.mean(1), axis=1)[:, None]),
    ("sentence_vectors", "not-normed", lambda h, m: np.array([r[t > 0].mean(0) for r, t in zip(h, m, strict=True)])),
    ("sentence_vectors", "first-token", lambda h, m: [row[0] / np.linalg.norm(row[0]) for row in h]),
    ("sentence_vectors", "last-token", lambda h, m: [(r[t > 0][-1]) / np.linalg.norm(r[t > 0][-1]) for r, t in zip(h, m, strict=True)]),
    ("sentence_vectors", "tokens-normed-first", lambda h, m: mean_of_the_real(h / np.linalg.norm(h, axis=2, keepdims=True), m)),
    ("sentence_vectors", "largest", lambda h, m: [(v := r[t > 0].max(0)) / np.linalg.norm(v) for r, t in zip(h, m, strict=True)]),
    ("sentence_vectors", "summed-to-one", lambda h, m: [(v := r[t > 0].sum(0)) / abs(v).sum() for r, t in zip(h, m, strict=True)]),
    ("sentence_vectors", "squared-length", lambda h, m: [(v := r[t > 0].mean(0)) / (v @ v) for r, t in zip(h, m, strict=True)]),
    ("sentence_vectors", "one-length-for-all", lambda h, m: (v := np.array([r[t > 0].mean(0) for r, t in zip(h, m, strict=True)])) / np.linalg.norm(v)),
    ("patches", "no-swap", lambda x, s: np.reshape(x, (len(x) ** 2 // s**2, s * s))),
    ("patches", "not-flattened", lambda x, s: [b for row in blocks(x, s) for b in row]),
    ("patches", "columns-of-patches", lambda x, s: [b.ravel() for column in zip(*blocks(x, s), strict=True) for b in column]),
    ("patches", "columns-of-pixels", lambda x, s: [b.T.ravel() for row in blocks(x, s) for b in row]),
    ("patches", "transposed", lambda x, s: [b.T.ravel() for column in zip(*blocks(x, s), strict=True) for b in column]),
    ("patches", "overlapping", lambda x, s: [x[i : i + s, j : j + s].ravel() for i in range(len(x) - s + 1) for j in range(len(x) - s + 1)]),
    ("patches", "strided", lambda x, s: [x[i :: len(x) // s, j :: len(x) // s].ravel() for i in range(len(x) // s) for j in range(len(x) // s)]),
    ("patches", "one-patch-a-column", lambda x, s: np.array(patches_by_slices(x, s)).T),
]  # fmt: skip


@pytest.mark.parametrize(("name", "misconception", "answer"), WRONG)
def test_wrong_answers_are_named(name, misconception, answer):
    verdict = check(f"encoder.{name}", answer)
    assert (verdict.status, verdict.name) == ("misconception", misconception), verdict
    assert not verdict


def test_each_exercise_has_a_bank():
    exercises = {name.partition(".")[2] for name in names("encoder")}
    assert len(exercises) >= 4
    for exercise in exercises:
        assert len({known for name, known, _ in WRONG if name == exercise}) >= 5
        assert len([name for name, _ in RIGHT if name == exercise]) >= 2


def test_the_reference_layer_is_the_librarys_without_gain_and_projections(rng):
    torch = pytest.importorskip("torch")
    from attnlib.nn import EncoderLayer

    layer = EncoderLayer(6, 1, 7, pre_norm=True, bias=False).double()
    with torch.no_grad():
        packed = torch.cat([torch.zeros(12, 6), torch.eye(6)]).double()  # even weights, values x
        layer.attention.in_projection.weight.copy_(packed)
        layer.attention.out_projection.weight.copy_(torch.eye(6))
    x = rng.normal(size=(5, 6))
    w_1 = layer.feed_forward.inner.weight.detach().numpy().T
    w_2 = layer.feed_forward.outer.weight.detach().numpy().T
    found = layer(torch.as_tensor(x)).output.detach().numpy()
    np.testing.assert_allclose(found, layer_in_two_lines(x, np.full((5, 5), 1 / 5), w_1, w_2))
