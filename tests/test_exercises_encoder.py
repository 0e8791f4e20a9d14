"""A bank of answers to the exercises of chapter 09, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
from bank import Bank

BANK = Bank("encoder", rights=2)
right, wrong = BANK.right, BANK.wrong


def norm(x, eps=1e-5):
    return (x - x.mean(-1, keepdims=True)) / np.sqrt(x.var(-1, keepdims=True) + eps)


def relu(x):
    return x * (x > 0)


# layer_norm -------------------------------------------------------------------------------------


@right("layer_norm")
def norm_token_by_token(x, gain, shift, eps):
    rows = []
    for row in x:
        mean = sum(row) / len(row)
        variance = sum((number - mean) ** 2 for number in row) / len(row)
        scale = math.sqrt(variance + eps)
        rows.append([g * (a - mean) / scale + b for a, g, b in zip(row, gain, shift, strict=True)])
    return rows


@right("layer_norm")
def norm_by_torch(x, gain, shift, eps):
    torch = pytest.importorskip("torch")
    tensors = (torch.as_tensor(array) for array in (x, gain, shift))
    x, gain, shift = tensors
    return torch.nn.functional.layer_norm(x, gain.shape, gain, shift, eps)


@wrong("layer_norm", "over-tokens")
def down_the_tokens(x, gain, shift, eps):
    return gain * (x - x.mean(0)) / np.sqrt(x.var(0) + eps) + shift


wrong("layer_norm", "whole-array")(lambda x, g, b, e: g * (x - x.mean()) / np.sqrt(x.var() + e) + b)


@wrong("layer_norm", "d-minus-one")
def unbiased_variance(x, gain, shift, eps):
    spread = np.sqrt(x.var(1, ddof=1, keepdims=True) + eps)
    return gain * (x - x.mean(1, keepdims=True)) / spread + shift


@wrong("layer_norm", "eps-outside-the-root")
def adds_eps_to_the_spread(x, gain, shift, eps):
    return gain * (x - x.mean(1, keepdims=True)) / (x.std(1, keepdims=True) + eps) + shift


@wrong("layer_norm", "eps-forgotten")
def plain_standard_score(x, gain, shift, eps):
    return gain * (x - x.mean(1, keepdims=True)) / x.std(1, keepdims=True) + shift


@wrong("layer_norm", "no-root")
def over_the_variance(x, gain, shift, eps):
    return gain * (x - x.mean(1, keepdims=True)) / (x.var(1, keepdims=True) + eps) + shift


@wrong("layer_norm", "not-centred")
def root_mean_square(x, gain, shift, eps):
    return gain * x / np.sqrt((x * x).mean(1, keepdims=True) + eps) + shift


@wrong("layer_norm", "unit-length")
def to_length_one(x, gain, shift, eps):
    centred = x - x.mean(1, keepdims=True)
    return gain * centred / np.sqrt((centred**2).sum(1, keepdims=True) + eps) + shift


wrong("layer_norm", "gain-forgotten")(lambda x, g, b, e: norm(x, e) + b)
wrong("layer_norm", "shift-forgotten")(lambda x, g, b, e: norm(x, e) * g)
wrong("layer_norm", "shift-before-gain")(lambda x, g, b, e: (norm(x, e) + b) * g)


# feed_forward -----------------------------------------------------------------------------------


@right("feed_forward")
def forward_by_einsum(x, w_1, b_1, w_2, b_2):
    inner = np.einsum("nd,df->nf", x, w_1) + b_1
    return np.einsum("nf,fd->nd", np.where(inner > 0, inner, 0), w_2) + b_2


@right("feed_forward")
def forward_by_loops(x, w_1, b_1, w_2, b_2):
    out = np.zeros((len(x), len(b_2)))
    for i in range(len(x)):
        inner = [max(0.0, float(x[i] @ w_1[:, j] + b_1[j])) for j in range(len(b_1))]
        out[i] = b_2 + sum(h * row for h, row in zip(inner, w_2, strict=True))
    return out


wrong("feed_forward", "no-nonlinearity")(lambda x, v, a, w, b: x @ v @ w + a @ w + b)
wrong("feed_forward", "nonlinearity-at-the-end")(lambda x, v, a, w, b: relu((x @ v + a) @ w + b))
wrong("feed_forward", "nonlinearity-twice")(lambda x, v, a, w, b: relu(relu(x @ v + a) @ w + b))
wrong("feed_forward", "nonlinearity-first")(lambda x, v, a, w, b: (relu(x) @ v + a) @ w + b)
wrong("feed_forward", "nonlinearity-before-the-bias")(
    lambda x, v, a, w, b: (relu(x @ v) + a) @ w + b
)


@wrong("feed_forward", "gelu")
def smooth_nonlinearity(x, w_1, b_1, w_2, b_2):
    h = x @ w_1 + b_1
    return 0.5 * h * (1 + np.tanh(0.7978845608 * (h + 0.044715 * h**3))) @ w_2 + b_2


wrong("feed_forward", "absolute")(lambda x, v, a, w, b: abs(x @ v + a) @ w + b)
wrong("feed_forward", "b-1-forgotten")(lambda x, v, a, w, b: relu(x @ v) @ w + b)
wrong("feed_forward", "b-2-forgotten")(lambda x, v, a, w, b: relu(x @ v + a) @ w)
wrong("feed_forward", "residual-added")(lambda x, v, a, w, b: x + relu(x @ v + a) @ w + b)


# pre_norm ---------------------------------------------------------------------------------------


@right("pre_norm")
def layer_in_two_lines(x, weights, w_1, w_2):
    between = x + weights @ norm(x)
    return between + relu(norm(between) @ w_1) @ w_2


@right("pre_norm")
def layer_by_torch(x, weights, w_1, w_2):
    torch = pytest.importorskip("torch")
    x, weights, w_1, w_2 = map(torch.as_tensor, (x, weights, w_1, w_2))
    f = torch.nn.functional
    x = x + weights @ f.layer_norm(x, x.shape[-1:])
    return x + f.relu(f.layer_norm(x, x.shape[-1:]) @ w_1) @ w_2


@wrong("pre_norm", "post-norm")
def as_in_2017(x, weights, w_1, w_2):
    between = norm(x + weights @ x)
    return norm(between + relu(between @ w_1) @ w_2)


wrong("pre_norm", "no-residual")(lambda x, p, v, w: relu(norm(p @ norm(x)) @ v) @ w)


@wrong("pre_norm", "added-to-the-norm")
def overwrites_x(x, weights, w_1, w_2):
    x = norm(x)
    x = norm(x + weights @ x)
    return x + relu(x @ w_1) @ w_2


@wrong("pre_norm", "first-residual-forgotten")
def only_adds_later(x, weights, w_1, w_2):
    x = weights @ norm(x)
    return x + relu(norm(x) @ w_1) @ w_2


@wrong("pre_norm", "second-residual-forgotten")
def only_adds_before(x, weights, w_1, w_2):
    return relu(norm(x + weights @ norm(x)) @ w_1) @ w_2


wrong("pre_norm", "added-to-the-first")(lambda x, p, v, w: x + relu(norm(x + p @ norm(x)) @ v) @ w)
wrong("pre_norm", "no-norm")(lambda x, p, v, w: x + p @ x + relu((x + p @ x) @ v) @ w)


@wrong("pre_norm", "second-norm-forgotten")
def norms_once(x, weights, w_1, w_2):
    x = x + weights @ norm(x)
    return x + relu(x @ w_1) @ w_2


@wrong("pre_norm", "first-norm-forgotten")
def norms_later(x, weights, w_1, w_2):
    x = x + weights @ x
    return x + relu(norm(x) @ w_1) @ w_2


wrong("pre_norm", "side-by-side")(lambda x, p, v, w: x + p @ norm(x) + relu(norm(x) @ v) @ w)
wrong("pre_norm", "norm-at-the-end")(lambda *a: norm(layer_in_two_lines(*a)))


@wrong("pre_norm", "think-first")
def other_order(x, weights, w_1, w_2):
    x = x + relu(norm(x) @ w_1) @ w_2
    return x + weights @ norm(x)


# count ------------------------------------------------------------------------------------------


@right("count")
def count_part_by_part(d_model, d_ff, num_heads):
    d = d_model // num_heads
    attention = num_heads * 3 * (d_model * d + d) + d_model * d_model + d_model
    forward = d_model * d_ff + d_ff + d_ff * d_model + d_model
    return attention + forward + 2 * (d_model + d_model)


@right("count")
def count_by_torch(d_model, d_ff, num_heads):
    torch = pytest.importorskip("torch")
    layer = torch.nn.TransformerEncoderLayer(d_model, num_heads, d_ff)
    return sum(parameter.numel() for parameter in layer.parameters())


wrong("count", "biases-forgotten")(lambda d, f, h: 4 * d * d + 2 * d * f + 4 * d)
wrong("count", "matrices-only")(lambda d, f, h: 4 * d * d + 2 * d * f)
wrong("count", "norms-forgotten")(lambda d, f, h: count_by_torch(d, f, h) - 4 * d)
wrong("count", "one-norm")(lambda d, f, h: count_by_torch(d, f, h) - 2 * d)
wrong("count", "two-numbers-a-norm")(lambda d, f, h: count_by_torch(d, f, h) - 4 * d + 4)
wrong("count", "heads-multiply")(lambda d, f, h: h * 4 * (d * d + d) + 2 * d * f + f + 5 * d)
wrong("count", "w-o-forgotten")(lambda d, f, h: 3 * (d * d + d) + 2 * d * f + f + 5 * d)
wrong("count", "one-matrix-back")(lambda d, f, h: 4 * (d * d + d) + d * f + f + 5 * d)


# most_off ---------------------------------------------------------------------------------------


@right("most_off")
def off_by_bits(losses, bound):
    n = losses.ndim
    best = (0, -losses[(0,) * n], (0,) * n)
    for number in range(2**n):
        off = tuple(number >> i & 1 for i in range(n))
        if losses[off] <= bound:
            best = max(best, (sum(off), -losses[off], off))
    return list(best[2])


@right("most_off")
def off_by_argmin(losses, bound):
    sets = np.argwhere(losses <= bound)
    largest = sets[sets.sum(1) == sets.sum(1).max()]
    return largest[np.argmin([losses[tuple(one)] for one in largest])]


def alone(losses):
    n = losses.ndim
    return [losses[tuple(int(i == part) for i in range(n))] for part in range(n)]


wrong("most_off", "each-alone")(lambda losses, bound: [int(one <= bound) for one in alone(losses)])


@wrong("most_off", "costs-added")
def sums_the_costs(losses, bound):
    whole, off = losses.ravel()[0], [0] * losses.ndim
    left = bound - whole
    for cost, part in sorted((one - whole, i) for i, one in enumerate(alone(losses))):
        left -= cost
        if left < -1e-9:
            break
        off[part] = 1
    return off


@wrong("most_off", "step-by-step")
def goes_on_while_it_can(losses, bound):
    off = np.zeros(losses.ndim, int)
    for _ in range(losses.ndim):
        found = {}
        for part in np.flatnonzero(off == 0):
            off[part] = 1
            found[part] = losses[tuple(off)]
            off[part] = 0
        best = min(found, key=found.get)
        if found[best] > bound:
            return off
        off[best] = 1
    return off


@wrong("most_off", "least-loss")
def smallest_loss_but_the_whole(losses, bound):
    rest = losses.copy()
    rest.flat[0] = np.inf
    if rest.min() > bound:
        return np.zeros(losses.ndim)
    return np.unravel_index(rest.argmin(), losses.shape)


@wrong("most_off", "first-of-many")
def keeps_the_first(losses, bound):
    sets = np.argwhere(losses <= bound)
    return sets[sets.sum(1).argmax()]


@wrong("most_off", "bound-excluded")
def strictly_below(losses, bound):
    return off_by_argmin(np.where(losses == bound, np.inf, losses), bound)


wrong("most_off", "on-for-off")(lambda losses, bound: 1 - off_by_argmin(losses, bound))


def test_the_reference_layer_is_the_librarys_without_gain_and_projections(rng):
    torch = pytest.importorskip("torch")
    from attnlib.nn import EncoderLayer

    layer = EncoderLayer(6, 1, 7, pre_norm=True, bias=False).double()
    with torch.no_grad():
        layer.attention.query_projection.weight.zero_()  # even weights, values x
        layer.attention.value_projection.weight.copy_(torch.eye(6))
        layer.attention.out_projection.weight.copy_(torch.eye(6))
    x = rng.normal(size=(5, 6))
    w_1 = layer.feed_forward.inner.weight.detach().numpy().T
    w_2 = layer.feed_forward.outer.weight.detach().numpy().T
    found = layer(torch.as_tensor(x)).output.detach().numpy()
    np.testing.assert_allclose(found, layer_in_two_lines(x, np.full((5, 5), 1 / 5), w_1, w_2))
