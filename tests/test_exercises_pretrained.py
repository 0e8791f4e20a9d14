"""Answers to the exercises of chapter 10, as learners write them."""

import math

import numpy as np
import torch
from bank import Bank

BANK = Bank("pretrained")


def sizes_by_loops(weights, value, w_o):
    h, n, d = value.shape
    sizes = np.zeros((h, n, n))
    for k in range(h):
        for i in range(n):
            for j in range(n):
                term = weights[k, i, j] * value[k, j] @ w_o[k * d : (k + 1) * d]
                sizes[k, i, j] = math.sqrt(sum(x * x for x in term))
    return sizes


def sizes_by_four_axes(weights, value, w_o):
    blocks = w_o.reshape(value.shape[0], value.shape[2], -1)
    terms = np.einsum("hij,hjd,hdm->hijm", weights, value, blocks)
    return np.linalg.norm(terms, axis=-1)


@BANK.answers
class term_sizes:
    right_1 = sizes_by_loops
    right_2 = sizes_by_four_axes

    columns_of_w_o = lambda weights, value, w_o: sizes_by_four_axes(weights, value, w_o.T)


@BANK.answers
class gate_gradients:
    def right_1(heads, w_o, grad):
        gates = torch.ones(len(heads), dtype=torch.float64, requires_grad=True)
        gated = torch.as_tensor(heads).double() * gates[:, None, None]
        output = torch.cat(list(gated), dim=1) @ torch.as_tensor(w_o).double()
        (output * torch.as_tensor(grad).double()).sum().backward()
        return gates.grad

    def w_o_forgotten(heads, w_o, grad):
        d = heads.shape[2]
        return [(head * grad[:, k * d : (k + 1) * d]).sum() for k, head in enumerate(heads)]


def order_by_sorted(effects, judged):
    others = [i for i, is_judged in enumerate(judged) if not is_judged]
    cost = [sum(row[i] for i in others) for row in effects]
    return sorted(range(len(cost)), key=cost.__getitem__)


@BANK.answers
class removal_order:
    right_1 = order_by_sorted


def padded(*lengths, n=4):
    x = np.random.default_rng(5).normal(size=(len(lengths), n, 2))
    return x, np.array([[j < length for j in range(n)] for length in lengths])


def row_by_row(pool):
    x, real = padded(3, 4, 1)
    found = np.asarray(pool(x, real))
    rows = [sum(x[i, j] for j in range(k)) / k for i, k in enumerate((3, 4, 1))]
    return found.shape == (3, 2) and bool(abs(found - rows).max() < 1e-9)


@BANK.answers
class pools_correctly:
    right_1 = row_by_row

    def right_2(pool):
        x, real = np.array([[[2.0], [4], [90]], [[1], [3], [8]]]), np.array([[1, 1, 0], [1, 1, 1]])
        return np.allclose(pool(x, real == 1), [[3.0], [4]])


@BANK.answers
class three_donors:
    right_1 = [[5, 1, 6], [7, 1, 6], [5, 1, 8], [5, 2, 6]]
    right_2 = np.array([[8.0, 4, 7], [6, 4, 7], [8, 4, 8], [8, 1, 7]])


@BANK.answers
class four_ways:
    right_1 = [[4, 2], [6, 6], [6, 8], [3, 4]]
