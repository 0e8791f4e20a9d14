"""A bank of answers to the exercises of chapter 09, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
from bank import Bank

BANK = Bank("encoder", rights=2)


def norm(x, eps=1e-5):
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps)


def relu(x):
    return x * (x > 0)


@BANK.answers
class layer_norm:
    def right_1(x, gain, shift, eps):
        rows = []
        for row in x:
            mean = sum(row) / len(row)
            variance = sum((number - mean) ** 2 for number in row) / len(row)
            scale = math.sqrt(variance + eps)
            rows.append(
                [g * (a - mean) / scale + b for a, g, b in zip(row, gain, shift, strict=True)]
            )
        return rows

    def right_2(x, gain, shift, eps):
        torch = pytest.importorskip("torch")
        tensors = (torch.as_tensor(array) for array in (x, gain, shift))
        x, gain, shift = tensors
        return torch.nn.functional.layer_norm(x, gain.shape, gain, shift, eps)

    def over_tokens(x, gain, shift, eps):
        return gain * (x - x.mean(0)) / np.sqrt(x.var(0) + eps) + shift

    whole_array = lambda x, g, b, e: g * (x - x.mean()) / np.sqrt(x.var() + e) + b

    def d_minus_one(x, gain, shift, eps):
        spread = np.sqrt(x.var(1, ddof=1, keepdims=True) + eps)
        return gain * (x - x.mean(1, keepdims=True)) / spread + shift

    def eps_outside_the_root(x, gain, shift, eps):
        return gain * (x - x.mean(1, keepdims=True)) / (x.std(1, keepdims=True) + eps) + shift

    def eps_forgotten(x, gain, shift, eps):
        return gain * (x - x.mean(1, keepdims=True)) / x.std(1, keepdims=True) + shift

    def no_root(x, gain, shift, eps):
        return gain * (x - x.mean(1, keepdims=True)) / (x.var(1, keepdims=True) + eps) + shift

    def not_centred(x, gain, shift, eps):
        return gain * x / np.sqrt((x * x).mean(1, keepdims=True) + eps) + shift

    def unit_length(x, gain, shift, eps):
        centred = x - x.mean(1, keepdims=True)
        return gain * centred / np.sqrt((centred**2).sum(1, keepdims=True) + eps) + shift

    gain_forgotten = lambda x, g, b, e: norm(x, e) + b
    shift_forgotten = lambda x, g, b, e: norm(x, e) * g
    shift_before_gain = lambda x, g, b, e: (norm(x, e) + b) * g


@BANK.answers
class feed_forward:
    def right_1(x, w_1, b_1, w_2, b_2):
        inner = np.einsum("nd,df->nf", x, w_1) + b_1
        return np.einsum("nf,fd->nd", np.where(inner > 0, inner, 0), w_2) + b_2

    def right_2(x, w_1, b_1, w_2, b_2):
        out = np.zeros((len(x), len(b_2)))
        for i in range(len(x)):
            inner = [max(0.0, float(x[i] @ w_1[:, j] + b_1[j])) for j in range(len(b_1))]
            out[i] = b_2 + sum(h * row for h, row in zip(inner, w_2, strict=True))
        return out

    no_nonlinearity = lambda x, v, a, w, b: x @ v @ w + a @ w + b
    nonlinearity_at_the_end = lambda x, v, a, w, b: relu((x @ v + a) @ w + b)
    nonlinearity_twice = lambda x, v, a, w, b: relu(relu(x @ v + a) @ w + b)
    nonlinearity_first = lambda x, v, a, w, b: (relu(x) @ v + a) @ w + b
    nonlinearity_before_the_bias = lambda x, v, a, w, b: (relu(x @ v) + a) @ w + b

    def gelu(x, w_1, b_1, w_2, b_2):
        h = x @ w_1 + b_1
        return 0.5 * h * (1 + np.tanh(0.7978845608 * (h + 0.044715 * h**3))) @ w_2 + b_2

    absolute = lambda x, v, a, w, b: abs(x @ v + a) @ w + b
    b_1_forgotten = lambda x, v, a, w, b: relu(x @ v) @ w + b
    b_2_forgotten = lambda x, v, a, w, b: relu(x @ v + a) @ w
    residual_added = lambda x, v, a, w, b: x + relu(x @ v + a) @ w + b


# decoder_layer ----------------------------------------------------------------------------------


def attend(query, source, causal=False, scale=True):
    s = query @ source.T / (math.sqrt(query.shape[1]) if scale else 1)
    if causal:
        s = np.where(np.arange(len(source)) <= np.arange(len(query))[:, None], s, -np.inf)
    e = np.exp(s - s.max(1, keepdims=True))
    return e / e.sum(1, keepdims=True) @ source


def in_three_lines(x, memory, w_1, w_2):
    x = x + attend(norm(x), norm(x), causal=True)
    x = x + attend(norm(x), memory)
    return x + relu(norm(x) @ w_1) @ w_2


@BANK.answers
class decoder_layer:
    right_1 = in_three_lines

    def right_2(x, memory, w_1, w_2):
        torch = pytest.importorskip("torch")
        x, memory, w_1, w_2 = (torch.as_tensor(a)[None] for a in (x, memory, w_1, w_2))
        f, d = torch.nn.functional, x.shape[-1:]
        y = f.layer_norm(x, d)
        x = x + f.scaled_dot_product_attention(y, y, y, is_causal=True)
        x = x + f.scaled_dot_product_attention(f.layer_norm(x, d), memory, memory)
        return (x + f.relu(f.layer_norm(x, d) @ w_1) @ w_2)[0]

    def no_causal_mask(x, memory, w_1, w_2):
        x = x + attend(norm(x), norm(x))
        x = x + attend(norm(x), memory)
        return x + relu(norm(x) @ w_1) @ w_2

    def causal_on_the_memory(x, memory, w_1, w_2):
        x = x + attend(norm(x), norm(x), causal=True)
        x = x + attend(norm(x), memory, causal=True)
        return x + relu(norm(x) @ w_1) @ w_2

    def own_word_hidden(x, memory, w_1, w_2):
        y = norm(x)
        heads = [attend(y[i : i + 1], y[:i])[0] if i else 0 * y[0] for i in range(len(y))]
        x = x + np.stack(heads)
        x = x + attend(norm(x), memory)
        return x + relu(norm(x) @ w_1) @ w_2

    def no_cross_attention(x, memory, w_1, w_2):
        x = x + attend(norm(x), norm(x), causal=True)
        return x + relu(norm(x) @ w_1) @ w_2

    def memory_first(x, memory, w_1, w_2):
        x = x + attend(norm(x), memory)
        x = x + attend(norm(x), norm(x), causal=True)
        return x + relu(norm(x) @ w_1) @ w_2

    def not_scaled(x, memory, w_1, w_2):
        x = x + attend(norm(x), norm(x), causal=True, scale=False)
        x = x + attend(norm(x), memory, scale=False)
        return x + relu(norm(x) @ w_1) @ w_2

    memory_normed = lambda x, memory, v, w: in_three_lines(x, norm(memory), v, w)

    def post_norm(x, memory, w_1, w_2):
        x = norm(x + attend(x, x, causal=True))
        x = norm(x + attend(x, memory))
        return norm(x + relu(x @ w_1) @ w_2)

    def added_to_the_norm(x, memory, w_1, w_2):
        x = norm(x)
        x = norm(x + attend(x, x, causal=True))
        x = norm(x + attend(x, memory))
        return x + relu(x @ w_1) @ w_2

    def residual_forgotten(x, memory, w_1, w_2):
        x = x + attend(norm(x), norm(x), causal=True)
        x = attend(norm(x), memory)
        return x + relu(norm(x) @ w_1) @ w_2

    def norm_forgotten(x, memory, w_1, w_2):
        x = x + attend(norm(x), norm(x), causal=True)
        x = x + attend(x, memory)
        return x + relu(norm(x) @ w_1) @ w_2

    norm_at_the_end = lambda *a: norm(in_three_lines(*a))

    def no_nonlinearity(x, memory, w_1, w_2):
        x = x + attend(norm(x), norm(x), causal=True)
        x = x + attend(norm(x), memory)
        return x + norm(x) @ w_1 @ w_2


# is_pre_norm ------------------------------------------------------------------------------------


def with_two_parts(layer):
    x = np.arange(12.0).reshape(3, 4) ** 2
    path_is_free = np.allclose(layer(x, np.zeros_like), x)
    return path_is_free and np.allclose(layer(x, lambda y: y) - x, norm(x))


@BANK.answers
class is_pre_norm:
    right_1 = with_two_parts

    def right_2(layer):
        x = np.random.default_rng(7).normal(size=(6, 3)) * 5
        w = np.random.default_rng(8).normal(size=(3, 3))
        return bool(np.abs(layer(x, lambda y: y @ w) - x - norm(x) @ w).max() < 1e-6)

    def nothing_caught(layer):
        x = np.ones((3, 4))
        return layer(x, np.tanh).shape == x.shape

    def nothing_passes(layer):
        x = np.random.default_rng(0).normal(size=(5, 4))
        return np.array_equal(layer(x, np.tanh), x + np.tanh(norm(x)) + 1e-12)

    turned_round = lambda layer: not with_two_parts(layer)

    def zeros_alone(layer):
        x = np.random.default_rng(1).normal(size=(4, 3))
        return np.allclose(layer(x, np.zeros_like), x)

    def input_of_the_part_alone(layer):
        x, got = np.random.default_rng(1).normal(size=(4, 3)), []

        def part(y):
            got.append(y.copy())
            return y

        layer(x, part)
        return np.allclose(got[0], norm(x))

    def normed_input(layer):
        x = norm(5 * np.random.default_rng(1).normal(size=(4, 3)))
        return np.allclose(layer(x, np.cos), x + np.cos(norm(x)), atol=1e-4)


# count ------------------------------------------------------------------------------------------


def count_by_torch(d_model, d_ff, num_heads):
    torch = pytest.importorskip("torch")
    layer = torch.nn.TransformerEncoderLayer(d_model, num_heads, d_ff)
    return sum(parameter.numel() for parameter in layer.parameters())


@BANK.answers
class count:
    def right_1(d_model, d_ff, num_heads):
        d = d_model // num_heads
        attention = num_heads * 3 * (d_model * d + d) + d_model * d_model + d_model
        forward = d_model * d_ff + d_ff + d_ff * d_model + d_model
        return attention + forward + 2 * (d_model + d_model)

    right_2 = count_by_torch
    biases_forgotten = lambda d, f, h: 4 * d * d + 2 * d * f + 4 * d
    matrices_only = lambda d, f, h: 4 * d * d + 2 * d * f
    norms_forgotten = lambda d, f, h: count_by_torch(d, f, h) - 4 * d
    one_norm = lambda d, f, h: count_by_torch(d, f, h) - 2 * d
    two_numbers_a_norm = lambda d, f, h: count_by_torch(d, f, h) - 4 * d + 4
    heads_multiply = lambda d, f, h: h * 4 * (d * d + d) + 2 * d * f + f + 5 * d
    w_o_forgotten = lambda d, f, h: 3 * (d * d + d) + 2 * d * f + f + 5 * d
    one_matrix_back = lambda d, f, h: 4 * (d * d + d) + d * f + f + 5 * d


# shifted ----------------------------------------------------------------------------------------


def target_of(words, begin, end):
    rows = [[begin, *row[row > 0], end, *row[row == 0]] for row in words]
    return np.array(rows)


@BANK.answers
class shifted:
    def right_1(words, begin, end):
        target = target_of(words, begin, end)
        return target[:, :-1], target[:, 1:], target[:, 1:] > 0

    def right_2(words, begin, end):
        torch = pytest.importorskip("torch")
        target = torch.as_tensor(target_of(words, begin, end))
        return target[:, :-1], target[:, 1:], target[:, 1:].bool()

    def end_behind_the_padding(words, begin, end):
        side = np.ones((len(words), 1), int)
        target = np.hstack([begin * side, words, end * side])
        return target[:, :-1], target[:, 1:], target[:, 1:] > 0

    def end_forgotten(words, begin, end):
        side = np.ones((len(words), 1), int)
        target = np.hstack([begin * side, words, 0 * side])
        return target[:, :-1], target[:, 1:], target[:, 1:] > 0

    def not_shifted(words, begin, end):
        target = target_of(words, begin, end)[:, 1:]
        return target, target, target > 0

    def turned_round(words, begin, end):
        target = target_of(words, begin, end)
        return target[:, 1:], target[:, :-1], target[:, :-1] > 0

    def counts_what_is_read(words, begin, end):
        target = target_of(words, begin, end)
        return target[:, :-1], target[:, 1:], target[:, :-1] > 0

    def end_not_counted(words, begin, end):
        target = target_of(words, begin, end)
        return target[:, :-1], target[:, 1:], np.pad(words > 0, ((0, 0), (0, 1)))

    def padding_counted(words, begin, end):
        target = target_of(words, begin, end)
        return target[:, :-1], target[:, 1:], np.ones_like(target[:, 1:], bool)

    def padding_marked(words, begin, end):
        target = target_of(words, begin, end)
        return target[:, :-1], target[:, 1:], target[:, 1:] == 0


def test_the_reference_layer_is_the_librarys_without_gain_and_projections(rng):
    torch = pytest.importorskip("torch")
    from attnlib.nn import DecoderLayer

    layer = DecoderLayer(6, 1, 7, pre_norm=True, bias=False).double()
    with torch.no_grad():
        for attention in (layer.attention, layer.cross_attention):
            for name in ("query", "key", "value", "out"):
                getattr(attention, f"{name}_projection").weight.copy_(torch.eye(6))
    x, memory = rng.normal(size=(5, 6)), rng.normal(size=(3, 6))
    w_1 = layer.feed_forward.inner.weight.detach().numpy().T
    w_2 = layer.feed_forward.outer.weight.detach().numpy().T
    found = layer(torch.as_tensor(x), torch.as_tensor(memory), is_causal=True).output
    np.testing.assert_allclose(found.detach().numpy(), in_three_lines(x, memory, w_1, w_2))
