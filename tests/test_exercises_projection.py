"""Answers to the exercises of chapter 04, as learners write them."""

import math

import numpy as np
import torch
from bank import Bank, zero_avoided

from attnlib.corpora import PLANE_VECTORS

BANK = Bank("projection")


@BANK.answers
class bilinear_form:
    def right_1(w_q, w_k):
        unit = np.eye(len(w_q))
        return [[(a @ w_q) @ (b @ w_k) for b in unit] for a in unit]


@BANK.answers
class smallest_d_k:
    right_1 = lambda wanted, n_keys: 1 + (len(set(wanted.tolist())) > 2)


IT, BALL = PLANE_VECTORS[3], PLANE_VECTORS[4]
TURN = np.array([[0.0, 1.0], [-1.0, 0.0]])


def with_scores(there, back):
    """Return the smallest matrix with these two scores."""
    dual = np.linalg.pinv([np.outer(IT, BALL).ravel(), np.outer(BALL, IT).ravel()])
    return (dual @ [there, back]).reshape(2, 2)


HALF = with_scores(1.5, 1.5) + 2.5 / (IT @ TURN @ BALL) * TURN


@BANK.answers
class one_way:
    right_1 = with_scores(4, -1)
    right_2 = HALF


@BANK.answers
class self_attention:
    def right_1(x, w_q, w_k, w_v):
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

    def zero_by_zero_hidden(x, w_q, w_k, w_v):
        weights = zero_avoided(x @ w_q @ (x @ w_k).T)
        return weights @ x @ w_v, weights


@BANK.answers
class unpacks_correctly:
    def right_2(unpack):
        layer = torch.nn.MultiheadAttention(6, 1, bias=False, batch_first=True).double()
        x = torch.randn(1, 5, 6, dtype=torch.double)
        w_q, w_k, w_v = (
            torch.as_tensor(w.copy()) for w in unpack(layer.in_proj_weight.detach().numpy())
        )
        weights = torch.softmax((x @ w_q) @ (x @ w_k).mT / 6**0.5, -1)
        output, found = layer(x, x, x)
        own = layer.out_proj(weights @ (x @ w_v))
        return torch.allclose(found, weights) and torch.allclose(output, own)

    def right_3(unpack):
        packed = np.arange(12).reshape(6, 2)
        q, k, v = unpack(packed)
        return q.tolist() == [[0, 2], [1, 3]] and k.tolist() == [[4, 6], [5, 7]] and v[0, 1] == 10
