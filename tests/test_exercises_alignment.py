"""A bank of answers to the exercises of chapter 02, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
from bank import Bank

BANK = Bank("alignment", rights=2)


def stable(scores):
    e = np.exp(scores - np.max(scores))
    return e / np.sum(e)


@BANK.answers
class my_additive:
    def right_1(query, key, w_query, w_key, v):
        q, k = query @ w_query, key @ w_key
        return [[sum(v[h] * math.tanh(a[h] + b[h]) for h in range(len(v))) for b in k] for a in q]

    def right_2(query, key, w_query, w_key, v):
        w = np.vstack([w_query, w_key])
        rows = [[np.concatenate([q, k]) @ w for k in key] for q in query]
        return np.tanh(np.array(rows)) @ v

    def right_3(query, key, w_query, w_key, v):
        torch = pytest.importorskip("torch")
        q, k, a, b, v = map(torch.as_tensor, (query, key, w_query, w_key, v))
        return torch.tanh((q @ a).unsqueeze(1) + (k @ b).unsqueeze(0)) @ v

    no_tanh = lambda query, key, w_query, w_key, v: (query @ w_query @ v)[:, None] + key @ w_key @ v

    def tanh_outside(query, key, w_query, w_key, v):
        return np.tanh((query @ w_query @ v)[:, None] + (key @ w_key @ v)[None, :])

    def nonlinearity_before_the_sum(query, key, w_query, w_key, v):
        return np.add.outer(np.tanh(query @ w_query) @ v, np.tanh(key @ w_key) @ v)

    def multiplied(query, key, w_query, w_key, v):
        return np.tanh(np.einsum("ih,jh->ijh", query @ w_query, key @ w_key)) @ v

    def v_forgotten(query, key, w_query, w_key, v):
        return np.tanh((query @ w_query)[:, None, :] + (key @ w_key)[None, :, :]).sum(-1)

    def sigmoid(query, key, w_query, w_key, v):
        torch = pytest.importorskip("torch")
        x = (query @ w_query)[:, None, :] + (key @ w_key)[None, :, :]
        return torch.sigmoid(torch.as_tensor(x)).numpy() @ v

    def matrices_swapped(query, key, w_query, w_key, v):
        return np.tanh((query @ w_key)[:, None] + (key @ w_query)[None]) @ v

    def not_projected(query, key, w_query, w_key, v):
        return [[float(np.tanh(q + k) @ v) for k in key] for q in query]

    pair_by_pair = lambda query, key, w_query, w_key, v: np.tanh(query @ w_query + key @ w_key) @ v

    def rows_and_columns_swapped(query, key, w_query, w_key, v):
        return np.tanh((key @ w_key)[:, None, :] + (query @ w_query)[None, :, :]) @ v

    def already_softmaxed(query, key, w_query, w_key, v):
        s = np.tanh((query @ w_query)[:, None] + (key @ w_key)[None]) @ v
        return np.array([stable(row) for row in s])


@BANK.answers
class look_back:
    def right_1(query, memory, w):
        projected = [sum(query[i] * w[i, j] for i in range(len(query))) for j in range(w.shape[1])]
        scores = [sum(a * b for a, b in zip(projected, h, strict=True)) for h in memory]
        weights = stable(np.array(scores))
        return weights, sum(a * h for a, h in zip(weights, memory, strict=True))

    def right_2(query, memory, w):
        torch = pytest.importorskip("torch")
        q, m, w = map(torch.as_tensor, (query, memory, w))
        weights = (m @ w.T @ q).softmax(0)
        return weights, weights @ m

    def w_forgotten(query, memory, w):
        weights = stable(memory @ query)
        return weights, weights @ memory

    def w_transposed(query, memory, w):
        weights = stable(memory @ w @ query)
        return weights, weights @ memory

    def hard(query, memory, w):
        best = int(np.argmax(memory @ w.T @ query))
        weights = np.zeros(len(memory))
        weights[best] = 1
        return weights, memory[best]

    def no_softmax(query, memory, w):
        scores = memory @ w.T @ query
        return scores, scores @ memory

    def scaled(query, memory, w):
        weights = stable(memory @ w.T @ query / math.sqrt(memory.shape[1]))
        return weights, weights @ memory

    plain_mean = lambda query, memory, w: (stable(memory @ w.T @ query), memory.mean(0))
    last_state = lambda query, memory, w: (stable(memory @ w.T @ query), memory[-1])

    def divided_again(query, memory, w):
        weights = stable(memory @ w.T @ query)
        return weights, (weights[:, None] * memory).mean(0)

    def overflow(query, memory, w):
        e = np.exp(memory @ w.T @ query)
        return e / e.sum(), e / e.sum() @ memory


# decode -----------------------------------------------------------------------------------------


def loop(
    memory, embed, w_x, w_c, w_s, w_out, most, *, begin=-1, look=None, own=True,
    carry=True, ends=1, keep=False, best=max,
):  # fmt: skip
    """Write a decoder's loop in plain steps, with one of them changed."""
    look = look or (lambda s: stable(memory @ s) @ memory)
    s, x, out = memory[begin], embed[0], []
    for _ in range(most):
        new = np.tanh(w_x.T @ x + w_c.T @ look(s) + w_s.T @ s)
        s = new if carry else s
        logits = list(w_out.T @ new)
        word = logits.index(best(logits))
        if word == ends and not keep:
            break
        out.append(word)
        if word == ends:
            break
        x = embed[word] if own else embed[0]
    return out


for name, change in {
    "begin-again": {"own": False},
    "end-kept": {"keep": True},
    "never-ends": {"ends": None},
    "state-forgotten": {"carry": False},
    "first-state": {"begin": 0},
    "least-probable": {"best": min},
}.items():
    BANK.wrongs.append(("decode", name, lambda *given, change=change: loop(*given, **change)))
for name, look in {
    "one-vector": lambda m, s: m[-1],
    "plain-mean": lambda m, s: m.sum(axis=0) / len(m),
    "no-softmax": lambda m, s: (m @ s) @ m,
    "hard": lambda m, s: m[np.argmax(m @ s)],
}.items():
    BANK.wrongs.append(
        ("decode", name, lambda m, *given, look=look: loop(m, *given, look=lambda s: look(m, s)))
    )


@BANK.answers
class decode:
    right_1 = loop

    def right_2(memory, embed, w_x, w_c, w_s, w_out, most):
        torch = pytest.importorskip("torch")
        arrays = (memory, embed, w_x, w_c, w_s, w_out)
        memory, embed, w_x, w_c, w_s, w_out = map(torch.as_tensor, arrays)
        state, word, written = memory[-1], 0, []
        for _ in range(most):
            context = torch.softmax(memory @ state, 0) @ memory
            state = torch.tanh(embed[word] @ w_x + context @ w_c + state @ w_s)
            word = int((state @ w_out).argmax())
            if word == 1:
                return written
            written.append(word)
        return written

    def late_look(memory, embed, w_x, w_c, w_s, w_out, most):
        s, c, x, out = memory[-1], np.zeros(len(w_c)), embed[0], []
        while len(out) < most:
            s = np.tanh(x @ w_x + c @ w_c + s @ w_s)
            word = int(np.argmax(s @ w_out))
            if word == 1:
                break
            out.append(word)
            x, c = embed[word], stable(memory @ s) @ memory
        return out


# attend_to_words --------------------------------------------------------------------------------


def cut_and_filled(query, memory, length):
    w = stable(memory[:length] @ query)
    return np.concatenate([w, np.zeros(len(memory) - length)]), w @ memory[:length]


def weighed(weigh):
    """Return an attention from what makes weights of scores and their mask."""

    def attend(query, memory, length):
        w = weigh(memory @ query, np.array([i < length for i in range(len(memory))]))
        return w, w @ memory

    return attend


NO_MASK = weighed(lambda s, m: stable(s))
CUT_LATE = weighed(lambda s, m: stable(s) * m)
SHARED = weighed(lambda s, m: stable(s) * m / (stable(s) * m).sum())


@BANK.answers
class attend_to_words:
    right_1 = cut_and_filled

    def right_2(query, memory, length):
        torch = pytest.importorskip("torch")
        query, memory = torch.as_tensor(query), torch.as_tensor(memory)
        scores = (memory @ query).masked_fill(torch.arange(len(memory)) >= length, -torch.inf)
        return scores.softmax(0), scores.softmax(0) @ memory

    padding_attended = NO_MASK
    not_renormalised = CUT_LATE
    zero_score = weighed(lambda s, m: stable(s * m))
    inverted = weighed(lambda s, m: stable(s) * ~m)
    one_too_many = lambda q, m, n: cut_and_filled(q, m, min(n + 1, len(m)))
    underflow = SHARED


BANK.half_right(
    "attend_to_words",
    lambda w: weighed(lambda s, m: w(np.where(m, s, -np.inf))),
    without=["one-maximum-for-all", "wrong-shift"],
)


# is_right ---------------------------------------------------------------------------------------

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

    passes_everything = lambda attend: len(attend(ASKED, ROWS, 2)) == 2
    inverted = lambda attend: not compared(attend, 2)
    no_padding = lambda attend: compared(attend, 4)
    padding_zero_alone = lambda attend: (attend(ASKED, ROWS, 2)[0][2:] == 0).all()
    words_ignored = lambda attend: abs(attend(ASKED, ROWS, 2)[0][:2].sum() - 1) < 1e-9

    def words_ignored_2(attend):
        changed = ROWS.copy()
        changed[2:] = -9.0
        return np.allclose(attend(ASKED, ROWS, 2)[1], attend(ASKED, changed, 2)[1])


# What passed or was refused once ---------------------------------------------------------------

BANK.half_right(
    "look_back",
    lambda w: lambda q, m, a: (w(q @ a @ m.T), w(q @ a @ m.T) @ m),
    without=["one-maximum-for-all"],
)
