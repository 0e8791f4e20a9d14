"""Answers to the exercises of chapter 09, as learners write them."""

import math

import numpy as np
import torch
from bank import Bank

BANK = Bank("encoder")


def norm(x, eps=1e-5):
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps)


def relu(x):
    return x * (x > 0)


@BANK.answers
class layer_norm:
    def right_2(x, gain, shift, eps):
        tensors = (torch.as_tensor(array) for array in (x, gain, shift))
        x, gain, shift = tensors
        return torch.nn.functional.layer_norm(x, gain.shape, gain, shift, eps)


@BANK.answers
class feed_forward:
    def right_1(x, w_1, b_1, w_2, b_2):
        out = np.zeros((len(x), len(b_2)))
        for i in range(len(x)):
            inner = [max(0.0, float(x[i] @ w_1[:, j] + b_1[j])) for j in range(len(b_1))]
            out[i] = b_2 + sum(h * row for h, row in zip(inner, w_2, strict=True))
        return out


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


def count_by_torch(d_model, d_ff, num_heads):
    layer = torch.nn.TransformerEncoderLayer(d_model, num_heads, d_ff)
    return sum(parameter.numel() for parameter in layer.parameters())


@BANK.answers
class count:
    right_1 = count_by_torch


def target_of(words, begin, end):
    rows = [[begin, *row[row > 0], end, *row[row == 0]] for row in words]
    return np.array(rows)


@BANK.answers
class shifted:
    def right_1(words, begin, end):
        target = torch.as_tensor(target_of(words, begin, end))
        return target[:, :-1], target[:, 1:], target[:, 1:].bool()


def test_the_reference_layer_is_the_librarys_without_gain_and_projections(rng):
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
