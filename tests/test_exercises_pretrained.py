"""A bank of answers to the exercises of chapter 10, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
from bank import Bank

BANK = Bank("pretrained", rights=3)


# term_sizes -------------------------------------------------------------------------------------


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

    def right_3(weights, value, w_o):
        blocks = w_o.reshape(value.shape[0], value.shape[2], -1)
        gram = blocks @ blocks.transpose(0, 2, 1)
        squared = np.einsum("hjd,hde,hje->hj", value, gram, value)
        return weights * np.sqrt(squared)[:, None, :]

    weights_alone = lambda weights, value, w_o: weights.copy()
    weights_forgotten = lambda weights, value, w_o: sizes_by_four_axes(
        np.ones_like(weights), value, w_o
    )
    w_o_forgotten = lambda weights, value, w_o: weights * np.sqrt((value**2).sum(-1))[:, None, :]

    def query_and_key_swapped(weights, value, w_o):
        turned = sizes_by_loops(np.ones_like(weights), value, w_o).transpose(0, 2, 1)
        return weights * turned

    def heads_summed(weights, value, w_o):
        blocks = w_o.reshape(value.shape[0], value.shape[2], -1)
        return np.linalg.norm(np.einsum("hij,hjd,hdm->ijm", weights, value, blocks), axis=-1)

    def tokens_summed(weights, value, w_o):
        blocks = w_o.reshape(value.shape[0], value.shape[2], -1)
        return np.linalg.norm(weights @ value @ blocks, axis=-1)

    def root_mean_square(weights, value, w_o):
        blocks = w_o.reshape(value.shape[0], value.shape[2], -1)
        terms = np.einsum("hij,hjd,hdm->hijm", weights, value, blocks)
        return np.sqrt((terms**2).mean(axis=-1))

    squared = lambda weights, value, w_o: sizes_by_four_axes(weights, value, w_o) ** 2
    columns_of_w_o = lambda weights, value, w_o: sizes_by_four_axes(weights, value, w_o.T)

    def strided_rows(weights, value, w_o):
        h = len(value)
        mixed = np.concatenate([w_o[k::h] for k in range(h)])
        return sizes_by_four_axes(weights, value, mixed)


# gate_gradients ---------------------------------------------------------------------------------


def back_through_w_o(heads, w_o, grad):
    to_joined = grad @ w_o.T  # the gradient by the joined heads
    n, d = heads.shape[1:]
    to_heads = to_joined.reshape(n, len(heads), d).transpose(1, 0, 2)
    return np.einsum("hnd,hnd->h", heads, to_heads)


@BANK.answers
class gate_gradients:
    def right_1(heads, w_o, grad):
        torch = pytest.importorskip("torch")
        gates = torch.ones(len(heads), dtype=torch.float64, requires_grad=True)
        gated = torch.as_tensor(heads).double() * gates[:, None, None]
        output = torch.cat(list(gated), dim=1) @ torch.as_tensor(w_o).double()
        (output * torch.as_tensor(grad).double()).sum().backward()
        return gates.grad

    right_2 = back_through_w_o

    def right_3(heads, w_o, grad):
        def linear_loss(gates):
            joined = np.hstack([g * head for g, head in zip(gates, heads, strict=True)])
            return float((joined @ w_o * grad).sum())

        steps = np.eye(len(heads))
        return [linear_loss(1 + step) - linear_loss(np.ones(len(heads))) for step in steps]

    absolute = lambda x, w, g: abs(back_through_w_o(x, w, g))
    removal_sign = lambda x, w, g: -back_through_w_o(x, w, g)
    mean_over_tokens = lambda x, w, g: back_through_w_o(x, w, g) / x.shape[1]

    def token_by_token(heads, w_o, grad):
        d = heads.shape[2]
        return [(h @ w_o[k * d : (k + 1) * d] * grad).sum(1) for k, h in enumerate(heads)]

    w_o_transposed = lambda x, w, g: back_through_w_o(x, w.T, g)

    def w_o_forgotten(heads, w_o, grad):
        d = heads.shape[2]
        return [(head * grad[:, k * d : (k + 1) * d]).sum() for k, head in enumerate(heads)]

    def strided_rows(heads, w_o, grad):
        return np.array([np.sum(h @ w_o[k :: len(heads)] * grad) for k, h in enumerate(heads)])

    def lengths_multiplied(heads, w_o, grad):
        d, norm = heads.shape[2], np.linalg.norm
        terms = [h @ w_o[k * d : (k + 1) * d] for k, h in enumerate(heads)]
        return [(norm(term, axis=1) * norm(grad, axis=1)).sum() for term in terms]

    grad_forgotten = lambda x, w, g: back_through_w_o(x, w, np.ones_like(g))


# removal_order ----------------------------------------------------------------------------------


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

    def right_3(effects, judged):
        return np.argsort(effects @ (1 - np.asarray(judged).astype(int)), kind="stable")

    ranked_on_all = lambda e, judged: np.argsort(e.sum(1))
    ranked_on_the_judged = lambda e, judged: np.argsort(e[:, judged].mean(1))
    most_first = lambda e, judged: np.argsort(e[:, ~judged].mean(1))[::-1]
    absolute = lambda e, judged: np.argsort(abs(e[:, ~judged].mean(1)))

    def all_three_faults(effects, judged):
        importance = np.abs(effects).mean(axis=1)
        return np.argsort(importance)[::-1]

    def sizes_and_most_first(effects, judged):
        return np.argsort(np.abs(effects[:, ~judged]).mean(axis=1))[::-1]

    all_and_most_first = lambda effects, judged: np.argsort(effects.mean(axis=1))[::-1]
    all_and_sizes = lambda effects, judged: np.argsort(np.abs(effects).mean(axis=1))

    def ranks(effects, judged):
        order = order_by_sorted(effects, judged)
        return [order.index(h) for h in range(len(order))]

    importance_returned = lambda e, judged: e[:, ~judged].mean(axis=1)
    questions_sorted = lambda e, judged: np.argsort(e.mean(0))


# pools_correctly --------------------------------------------------------------------------------


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

    passes_everything = lambda pool: callable(pool)
    refuses_everything = lambda pool: pool is padded
    verdicts_swapped = lambda pool: not row_by_row(pool)

    def no_padding(pool):
        x, real = padded(4, 4)
        return np.allclose(pool(x, real), x.mean(1))

    def one_text(pool):
        x, real = padded(3)
        return np.allclose(pool(x, real), x[:, :3].mean(1))

    def alone_as_in_company(pool):
        x, real = padded(3, 4)
        return np.allclose(pool(x, real)[0], pool(x[:1, :3], real[:1, :3])[0])


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
