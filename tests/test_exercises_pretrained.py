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


# patch_change -----------------------------------------------------------------------------------


def change_by_two_outputs(heads, donor, w_o, head, token):
    new = heads.copy()
    new[head, token, :] = donor[head, token, :]
    merge = lambda x: np.transpose(x, (1, 0, 2)).reshape(x.shape[1], -1)
    return merge(new) @ w_o - merge(heads) @ w_o


def changed(patch):
    """Return an answer that patches in its own way."""

    def answer(heads, donor, w_o, head, token):
        new = heads.copy()
        patch(new, donor, head, token)
        return (np.hstack(list(new)) - np.hstack(list(heads))) @ w_o

    return answer


@BANK.answers
class patch_change:
    @changed
    def all_tokens(new, donor, head, token):
        new[head] = donor[head]

    @changed
    def all_heads(new, donor, head, token):
        new[:, token] = donor[:, token]

    @changed
    def whole_donor(new, donor, head, token):
        new[:] = donor

    @changed
    def removed(new, donor, head, token):
        new[head, token] = 0

    @changed
    def own_term_not_removed(new, donor, head, token):
        new[head, token] += donor[head, token]

    right_1 = change_by_two_outputs

    def right_2(heads, donor, w_o, head, token):
        d = heads.shape[2]
        rows = [[0.0] * w_o.shape[1] for _ in range(heads.shape[1])]
        for m in range(w_o.shape[1]):
            gain = (
                (donor[head, token, c] - heads[head, token, c]) * w_o[head * d + c, m]
                for c in range(d)
            )
            rows[token][m] = sum(gain)
        return rows

    def right_3(heads, donor, w_o, head, token):
        difference = np.zeros(heads.shape)
        difference[head, token] = np.subtract(donor, heads)[head, token]
        return np.einsum("hnd,hdm->nm", difference, w_o.reshape(*heads.shape[::2], -1))

    sign_turned = lambda x, y, w, h, t: change_by_two_outputs(y, x, w, h, t)

    def output_returned(heads, donor, w_o, head, token):
        return np.hstack(list(heads)) @ w_o + change_by_two_outputs(heads, donor, w_o, head, token)

    def row_alone(heads, donor, w_o, head, token):
        d = heads.shape[2]
        return (donor - heads)[head, token] @ w_o[head * d : head * d + d]

    def changed_in_place(heads, donor, w_o, head, token):
        heads = np.array(heads)  # as the learner's, but without harm to the other cases
        after = heads
        after[head, token] = donor[head, token]
        return np.hstack(list(after)) @ w_o - np.hstack(list(heads)) @ w_o

    def w_o_forgotten(heads, donor, w_o, head, token):
        d = heads.shape[2]
        change = np.zeros((heads.shape[1], w_o.shape[1]))
        change[token, head * d : (head + 1) * d] = (donor - heads)[head, token]
        return change

    def first_rows(heads, donor, w_o, head, token):
        change = np.zeros((heads.shape[1], w_o.shape[1]))
        change[token] = (donor - heads)[head, token] @ w_o[: heads.shape[2]]
        return change


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
class other_weights:
    right_1 = [0.6, 0.1, 0, 0.3]
    right_2 = np.array([0.4, 0.3, 0.2, 0.1]) + 0.16 * np.array([1, -1, -1, 1])
    right_3 = (0.55, 0.15, 0.05, 0.25)
    gives_the_output = (1.6, 1.2)
    change_only = [0.15, -0.15, -0.15, 0.15]
    same_weights = [0.4, 0.3, 0.2, 0.1]
    rearranged = [0.3, 0.4, 0.1, 0.2]
    sum_not_one = [0, 0.15, 0.05, 0.25]
    negative_weights = [0.65, 0.05, -0.05, 0.35]
    not_far_enough = [0.5, 0.2, 0.1, 0.2]
    one_coordinate = [0.6, 0.2, 0.0, 0.2]
    even = [0.25] * 4
