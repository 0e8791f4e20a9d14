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

    def right_2(heads, w_o, grad):
        def linear_loss(gates):
            joined = np.hstack([g * head for g, head in zip(gates, heads, strict=True)])
            return float((joined @ w_o * grad).sum())

        steps = np.eye(len(heads))
        return [linear_loss(1 + step) - linear_loss(np.ones(len(heads))) for step in steps]

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

    def right_2(effects, judged):
        hidden = np.ma.array(effects, mask=np.broadcast_to(judged, effects.shape))
        return np.argsort(hidden.mean(axis=1).data)


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

    def right_3(pool):
        x, real = padded(2, 3)
        try:
            means = [np.average(text, axis=0, weights=at) for text, at in zip(x, real, strict=True)]
            np.testing.assert_allclose(pool(x, real), means)
        except AssertionError:
            return False
        return True


@BANK.answers
class three_donors:
    right_1 = [[5, 1, 6], [7, 1, 6], [5, 1, 8], [5, 2, 6]]
    right_2 = np.array([[8.0, 4, 7], [6, 4, 7], [8, 4, 8], [8, 1, 7]])
    right_3 = ((5, 1, 5), (6, 1, 5), (5, 1, 6), (5, 4, 5))
    donors_alone = [[8, 1, 6], [5, 1, 7], [5, 3, 6]]
    one_donor = [[5, 1, 6], [5, 2, 6]]
    not_a_noun = [[5, 1, 9], [7, 1, 9], [5, 1, 8], [5, 2, 9]]
    not_one_animal = [[5, 1, 6], [7, 1, 6], [5, 1, 2], [5, 2, 6]]
    nothing_exchanged = [[5, 1, 6], [7, 1, 6], [5, 1, 8], [5, 1, 6]]
    animal_first = [[2, 5, 6], [3, 5, 6], [2, 5, 7], [4, 5, 6]]
    animal_last = [[5, 6, 2], [7, 6, 2], [5, 6, 3], [5, 6, 4]]
    several_exchanged = [[5, 1, 6], [7, 1, 6], [5, 1, 8], [7, 2, 6]]
    order_of_donors = [[5, 1, 6], [5, 2, 6], [7, 1, 6], [5, 1, 8]]
    suspect_left_out = [[5, 1, 6], [5, 1, 7], [5, 1, 8], [5, 2, 6]]


@BANK.answers
class four_ways:
    right_1 = [[4, 2], [6, 6], [6, 8], [3, 4]]
    right_2 = np.array([[4.0, 2], [6, 6], [6, 8], [3, 4]])
    right_3 = ((4, 2), (6, 6), (6, 8), (3, 4))
    counted_from_zero = [[3, 1], [5, 5], [5, 7], [2, 3]]
    head_before_layer = np.array([[4, 2], [6, 6], [6, 8], [3, 4]])[:, ::-1]
    not_a_head = [[4, 2], [6, 6], [7, 8], [3, 4]]
    the_chapters_sentence = [(4, 2), (6, 12), (6, 12), (3, 4)]
    one_head_for_all = 4 * [(6, 12)]
    removed_and_patched_swapped = [(4, 2), (6, 6), (3, 4), (6, 8)]
    weight_for_moved = [(4, 2), (4, 2), (6, 8), (3, 4)]
    falls_alone = [(4, 2), (6, 6), (6, 6), (3, 4)]
