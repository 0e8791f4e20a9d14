"""A bank of answers to the exercises of chapter 10, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
from bank import Bank

BANK = Bank("pretrained", rights=3)
right, wrong = BANK.right, BANK.wrong


# term_sizes -------------------------------------------------------------------------------------


@right("term_sizes")
def sizes_by_loops(weights, value, w_o):
    h, n, d = value.shape
    sizes = np.zeros((h, n, n))
    for k in range(h):
        for i in range(n):
            for j in range(n):
                term = weights[k, i, j] * value[k, j] @ w_o[k * d : (k + 1) * d]
                sizes[k, i, j] = math.sqrt(sum(x * x for x in term))
    return sizes


@right("term_sizes")
def sizes_by_four_axes(weights, value, w_o):
    blocks = w_o.reshape(value.shape[0], value.shape[2], -1)
    terms = np.einsum("hij,hjd,hdm->hijm", weights, value, blocks)
    return np.linalg.norm(terms, axis=-1)


@right("term_sizes")
def sizes_by_the_gram_matrix(weights, value, w_o):
    blocks = w_o.reshape(value.shape[0], value.shape[2], -1)
    gram = blocks @ blocks.transpose(0, 2, 1)
    squared = np.einsum("hjd,hde,hje->hj", value, gram, value)
    return weights * np.sqrt(squared)[:, None, :]


wrong("term_sizes", "weights-alone")(lambda weights, value, w_o: weights.copy())
wrong("term_sizes", "weights-forgotten")(
    lambda weights, value, w_o: sizes_by_four_axes(np.ones_like(weights), value, w_o)
)


@wrong("term_sizes", "w-o-forgotten")
def length_of_the_value(weights, value, w_o):
    return weights * np.sqrt((value**2).sum(-1))[:, None, :]


@wrong("term_sizes", "query-and-key-swapped")
def length_of_the_one_that_asks(weights, value, w_o):
    turned = sizes_by_loops(np.ones_like(weights), value, w_o).transpose(0, 2, 1)
    return weights * turned


@wrong("term_sizes", "heads-summed")
def all_heads_together(weights, value, w_o):
    blocks = w_o.reshape(value.shape[0], value.shape[2], -1)
    return np.linalg.norm(np.einsum("hij,hjd,hdm->ijm", weights, value, blocks), axis=-1)


@wrong("term_sizes", "tokens-summed")
def all_tokens_together(weights, value, w_o):
    blocks = w_o.reshape(value.shape[0], value.shape[2], -1)
    return np.linalg.norm(weights @ value @ blocks, axis=-1)


@wrong("term_sizes", "root-mean-square")
def root_of_a_mean(weights, value, w_o):
    blocks = w_o.reshape(value.shape[0], value.shape[2], -1)
    terms = np.einsum("hij,hjd,hdm->hijm", weights, value, blocks)
    return np.sqrt((terms**2).mean(axis=-1))


@wrong("term_sizes", "squared")
def no_root(weights, value, w_o):
    return sizes_by_four_axes(weights, value, w_o) ** 2


@wrong("term_sizes", "columns-of-w-o")
def blocks_of_columns(weights, value, w_o):
    return sizes_by_four_axes(weights, value, w_o.T)


@wrong("term_sizes", "strided-rows")
def blocks_with_a_step(weights, value, w_o):
    h = len(value)
    mixed = np.concatenate([w_o[k::h] for k in range(h)])
    return sizes_by_four_axes(weights, value, mixed)


# gate_gradients ---------------------------------------------------------------------------------


@right("gate_gradients")
def by_autograd(heads, w_o, grad):
    torch = pytest.importorskip("torch")
    gates = torch.ones(len(heads), dtype=torch.float64, requires_grad=True)
    gated = torch.as_tensor(heads).double() * gates[:, None, None]
    output = torch.cat(list(gated), dim=1) @ torch.as_tensor(w_o).double()
    (output * torch.as_tensor(grad).double()).sum().backward()
    return gates.grad


@right("gate_gradients")
def back_through_w_o(heads, w_o, grad):
    to_joined = grad @ w_o.T  # the gradient by the joined heads
    n, d = heads.shape[1:]
    to_heads = to_joined.reshape(n, len(heads), d).transpose(1, 0, 2)
    return np.einsum("hnd,hnd->h", heads, to_heads)


@right("gate_gradients")
def by_small_steps(heads, w_o, grad):
    def linear_loss(gates):
        joined = np.hstack([g * head for g, head in zip(gates, heads, strict=True)])
        return float((joined @ w_o * grad).sum())

    steps = np.eye(len(heads))
    return [linear_loss(1 + step) - linear_loss(np.ones(len(heads))) for step in steps]


wrong("gate_gradients", "absolute")(lambda x, w, g: abs(back_through_w_o(x, w, g)))
wrong("gate_gradients", "removal-sign")(lambda x, w, g: -back_through_w_o(x, w, g))
wrong("gate_gradients", "mean-over-tokens")(lambda x, w, g: back_through_w_o(x, w, g) / x.shape[1])


@wrong("gate_gradients", "token-by-token")
def one_for_each_token(heads, w_o, grad):
    d = heads.shape[2]
    return [(h @ w_o[k * d : (k + 1) * d] * grad).sum(1) for k, h in enumerate(heads)]


wrong("gate_gradients", "w-o-transposed")(lambda x, w, g: back_through_w_o(x, w.T, g))


@wrong("gate_gradients", "w-o-forgotten")
def gradient_cut_into_heads(heads, w_o, grad):
    d = heads.shape[2]
    return [(head * grad[:, k * d : (k + 1) * d]).sum() for k, head in enumerate(heads)]


@wrong("gate_gradients", "strided-rows")
def gates_with_a_step(heads, w_o, grad):
    return np.array([np.sum(h @ w_o[k :: len(heads)] * grad) for k, h in enumerate(heads)])


@wrong("gate_gradients", "lengths-multiplied")
def by_lengths(heads, w_o, grad):
    d, norm = heads.shape[2], np.linalg.norm
    terms = [h @ w_o[k * d : (k + 1) * d] for k, h in enumerate(heads)]
    return [(norm(term, axis=1) * norm(grad, axis=1)).sum() for term in terms]


wrong("gate_gradients", "grad-forgotten")(lambda x, w, g: back_through_w_o(x, w, np.ones_like(g)))


# removal_order ----------------------------------------------------------------------------------


@right("removal_order")
def order_by_sorted(effects, judged):
    others = [i for i, is_judged in enumerate(judged) if not is_judged]
    cost = [sum(row[i] for i in others) for row in effects]
    return sorted(range(len(cost)), key=cost.__getitem__)


@right("removal_order")
def order_by_masked_mean(effects, judged):
    hidden = np.ma.array(effects, mask=np.broadcast_to(judged, effects.shape))
    return np.argsort(hidden.mean(axis=1).data)


@right("removal_order")
def order_by_product(effects, judged):
    return np.argsort(effects @ (1 - np.asarray(judged).astype(int)), kind="stable")


wrong("removal_order", "ranked-on-all")(lambda e, judged: np.argsort(e.sum(1)))
wrong("removal_order", "ranked-on-the-judged")(lambda e, judged: np.argsort(e[:, judged].mean(1)))
wrong("removal_order", "most-first")(lambda e, judged: np.argsort(e[:, ~judged].mean(1))[::-1])
wrong("removal_order", "absolute")(lambda e, judged: np.argsort(abs(e[:, ~judged].mean(1))))


@wrong("removal_order", "all-three-faults")
def as_it_stands(effects, judged):
    importance = np.abs(effects).mean(axis=1)
    return np.argsort(importance)[::-1]


@wrong("removal_order", "sizes-and-most-first")
def questions_mended(effects, judged):
    return np.argsort(np.abs(effects[:, ~judged]).mean(axis=1))[::-1]


@wrong("removal_order", "all-and-most-first")
def sign_mended(effects, judged):
    return np.argsort(effects.mean(axis=1))[::-1]


@wrong("removal_order", "all-and-sizes")
def end_mended(effects, judged):
    return np.argsort(np.abs(effects).mean(axis=1))


@wrong("removal_order", "ranks")
def place_of_each(effects, judged):
    order = order_by_sorted(effects, judged)
    return [order.index(h) for h in range(len(order))]


wrong("removal_order", "importance-returned")(lambda e, judged: e[:, ~judged].mean(axis=1))
wrong("removal_order", "questions-sorted")(lambda e, judged: np.argsort(e.mean(0)))


# patch_change -----------------------------------------------------------------------------------


@right("patch_change")
def change_by_two_outputs(heads, donor, w_o, head, token):
    new = heads.copy()
    new[head, token, :] = donor[head, token, :]
    merge = lambda x: np.transpose(x, (1, 0, 2)).reshape(x.shape[1], -1)  # noqa: E731
    return merge(new) @ w_o - merge(heads) @ w_o


@right("patch_change")
def change_by_one_row(heads, donor, w_o, head, token):
    d = heads.shape[2]
    rows = [[0.0] * w_o.shape[1] for _ in range(heads.shape[1])]
    for m in range(w_o.shape[1]):
        gain = (
            (donor[head, token, c] - heads[head, token, c]) * w_o[head * d + c, m] for c in range(d)
        )
        rows[token][m] = sum(gain)
    return rows


@right("patch_change")
def change_by_einsum(heads, donor, w_o, head, token):
    difference = np.zeros(heads.shape)
    difference[head, token] = np.subtract(donor, heads)[head, token]
    return np.einsum("hnd,hdm->nm", difference, w_o.reshape(*heads.shape[::2], -1))


wrong("patch_change", "sign-turned")(lambda x, y, w, h, t: change_by_two_outputs(y, x, w, h, t))


def changed(patch):
    """Return an answer that patches in its own way."""

    def answer(heads, donor, w_o, head, token):
        new = heads.copy()
        patch(new, donor, head, token)
        return (np.hstack(list(new)) - np.hstack(list(heads))) @ w_o

    return answer


@wrong("patch_change", "all-tokens")
@changed
def every_token(new, donor, head, token):
    new[head] = donor[head]


@wrong("patch_change", "all-heads")
@changed
def every_head(new, donor, head, token):
    new[:, token] = donor[:, token]


@wrong("patch_change", "whole-donor")
@changed
def everything(new, donor, head, token):
    new[:] = donor


@wrong("patch_change", "removed")
@changed
def to_zero(new, donor, head, token):
    new[head, token] = 0


@wrong("patch_change", "own-term-not-removed")
@changed
def added_on_top(new, donor, head, token):
    new[head, token] += donor[head, token]


@wrong("patch_change", "output-returned")
def after_the_patch(heads, donor, w_o, head, token):
    return np.hstack(list(heads)) @ w_o + change_by_two_outputs(heads, donor, w_o, head, token)


@wrong("patch_change", "row-alone")
def only_the_row(heads, donor, w_o, head, token):
    d = heads.shape[2]
    return (donor - heads)[head, token] @ w_o[head * d : head * d + d]


@wrong("patch_change", "changed-in-place")
def old_output_read_after_the_change(heads, donor, w_o, head, token):
    heads = np.array(heads)  # as the learner's, but without harm to the other cases
    after = heads
    after[head, token] = donor[head, token]
    return np.hstack(list(after)) @ w_o - np.hstack(list(heads)) @ w_o


@wrong("patch_change", "w-o-forgotten")
def in_the_heads_own_columns(heads, donor, w_o, head, token):
    d = heads.shape[2]
    change = np.zeros((heads.shape[1], w_o.shape[1]))
    change[token, head * d : (head + 1) * d] = (donor - heads)[head, token]
    return change


@wrong("patch_change", "first-rows")
def rows_of_head_zero(heads, donor, w_o, head, token):
    change = np.zeros((heads.shape[1], w_o.shape[1]))
    change[token] = (donor - heads)[head, token] @ w_o[: heads.shape[2]]
    return change


# three_donors -----------------------------------------------------------------------------------

right("three_donors")([[5, 1, 6], [7, 1, 6], [5, 1, 8], [5, 2, 6]])
right("three_donors")(np.array([[8.0, 4, 7], [6, 4, 7], [8, 4, 8], [8, 1, 7]]))
right("three_donors")(((5, 1, 5), (6, 1, 5), (5, 1, 6), (5, 4, 5)))
wrong("three_donors", "donors-alone")([[8, 1, 6], [5, 1, 7], [5, 3, 6]])
wrong("three_donors", "one-donor")([[5, 1, 6], [5, 2, 6]])
wrong("three_donors", "not-a-noun")([[5, 1, 9], [7, 1, 9], [5, 1, 8], [5, 2, 9]])
wrong("three_donors", "not-one-animal")([[5, 1, 6], [7, 1, 6], [5, 1, 2], [5, 2, 6]])
wrong("three_donors", "nothing-exchanged")([[5, 1, 6], [7, 1, 6], [5, 1, 8], [5, 1, 6]])
wrong("three_donors", "animal-first")([[2, 5, 6], [3, 5, 6], [2, 5, 7], [4, 5, 6]])
wrong("three_donors", "animal-last")([[5, 6, 2], [7, 6, 2], [5, 6, 3], [5, 6, 4]])
wrong("three_donors", "several-exchanged")([[5, 1, 6], [7, 1, 6], [5, 1, 8], [7, 2, 6]])
wrong("three_donors", "order-of-donors")([[5, 1, 6], [5, 2, 6], [7, 1, 6], [5, 1, 8]])
wrong("three_donors", "suspect-left-out")([[5, 1, 6], [5, 1, 7], [5, 1, 8], [5, 2, 6]])


# other_weights ----------------------------------------------------------------------------------

right("other_weights")([0.6, 0.1, 0, 0.3])
right("other_weights")(np.array([0.4, 0.3, 0.2, 0.1]) + 0.16 * np.array([1, -1, -1, 1]))
right("other_weights")((0.55, 0.15, 0.05, 0.25))
wrong("other_weights", "gives-the-output")((1.6, 1.2))
wrong("other_weights", "change-only")([0.15, -0.15, -0.15, 0.15])
wrong("other_weights", "same-weights")([0.4, 0.3, 0.2, 0.1])
wrong("other_weights", "rearranged")([0.3, 0.4, 0.1, 0.2])
wrong("other_weights", "sum-not-one")([0, 0.15, 0.05, 0.25])
wrong("other_weights", "negative-weights")([0.65, 0.05, -0.05, 0.35])
wrong("other_weights", "not-far-enough")([0.5, 0.2, 0.1, 0.2])
wrong("other_weights", "one-coordinate")([0.6, 0.2, 0.0, 0.2])
wrong("other_weights", "even")([0.25] * 4)
