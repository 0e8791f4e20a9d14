"""Answers to the exercises of chapter 02, as learners write them."""

import math

import numpy as np
from bank import Bank, stable, zero_avoided

BANK = Bank("alignment")


@BANK.answers
class my_additive:
    def right_1(query, key, w_query, w_key, v):
        q, k = query @ w_query, key @ w_key
        return [[sum(v[h] * math.tanh(a[h] + b[h]) for h in range(len(v))) for b in k] for a in q]


@BANK.answers
class look_back:
    def right_1(query, memory, w):
        projected = [sum(query[i] * w[i, j] for i in range(len(query))) for j in range(w.shape[1])]
        scores = [sum(a * b for a, b in zip(projected, h, strict=True)) for h in memory]
        weights = stable(np.array(scores))
        return weights, sum(a * h for a, h in zip(weights, memory, strict=True))

    def zero_by_zero_hidden(query, memory, w):
        weights = zero_avoided(query @ w @ memory.T)
        return weights, weights @ memory


@BANK.answers
class decode:
    def right_1(memory, embed, w_x, w_c, w_s, w_out, most):
        s, x, out = memory[-1], embed[0], []
        for _ in range(most):
            s = np.tanh(w_x.T @ x + w_c.T @ (stable(memory @ s) @ memory) + w_s.T @ s)
            logits = list(w_out.T @ s)
            word = logits.index(max(logits))
            if word == 1:
                break
            out.append(word)
            x = embed[word]
        return out


def cut_and_filled(query, memory, length):
    w = stable(memory[:length] @ query)
    return np.concatenate([w, np.zeros(len(memory) - length)]), w @ memory[:length]


@BANK.answers
class attend_to_words:
    right_1 = cut_and_filled

    def zero_by_zero_hidden(query, memory, length):
        w = zero_avoided(np.where(np.arange(len(memory)) < length, memory @ query, -np.inf))
        return w, w @ memory


ROWS = np.array([[1.0, 0.0], [0.5, 2.0], [-1.0, 1.0], [3.0, 3.0]])
ASKED = np.array([0.5, -1.0])


def compared(attend, *lengths):
    for n in lengths:
        w, c = attend(ASKED, ROWS, n)
        alone = stable(ROWS[:n] @ ASKED)
        if not np.allclose(w[:n], alone) or not np.allclose(c, alone @ ROWS[:n]):
            return False
    return True


@BANK.answers
class is_right:
    right_1 = lambda attend: compared(attend, 2, 3)

    def right_2(attend):
        return all(
            np.allclose(attend(ASKED, ROWS, n)[1], cut_and_filled(ASKED, ROWS, n)[1])
            for n in (1, 3)
        )
