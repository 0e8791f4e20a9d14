"""A bank of answers to the exercises of chapter 02, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math
from fractions import Fraction

import numpy as np
import pytest
from bank import Bank

from attnlib.exercises import check

BANK = Bank("alignment", rights=2)
right, wrong = BANK.right, BANK.wrong


def stable(scores):
    e = np.exp(scores - np.max(scores))
    return e / np.sum(e)


# my_additive ------------------------------------------------------------------------------------


@right("my_additive")
def two_loops(query, key, w_query, w_key, v):
    q, k = query @ w_query, key @ w_key
    return [[sum(v[h] * math.tanh(a[h] + b[h]) for h in range(len(v))) for b in k] for a in q]


@right("my_additive")
def stacked_matrix(query, key, w_query, w_key, v):
    w = np.vstack([w_query, w_key])
    rows = [[np.concatenate([q, k]) @ w for k in key] for q in query]
    return np.tanh(np.array(rows)) @ v


@right("my_additive")
def torch_modules(query, key, w_query, w_key, v):
    torch = pytest.importorskip("torch")
    q, k, a, b, v = map(torch.as_tensor, (query, key, w_query, w_key, v))
    return torch.tanh((q @ a).unsqueeze(1) + (k @ b).unsqueeze(0)) @ v


@wrong("my_additive", "no-tanh")
def linear(query, key, w_query, w_key, v):
    return (query @ w_query @ v)[:, None] + key @ w_key @ v


@wrong("my_additive", "tanh-outside")
def tanh_of_the_score(query, key, w_query, w_key, v):
    return np.tanh((query @ w_query @ v)[:, None] + (key @ w_key @ v)[None, :])


@wrong("my_additive", "nonlinearity-before-the-sum")
def two_tanhs(query, key, w_query, w_key, v):
    return np.add.outer(np.tanh(query @ w_query) @ v, np.tanh(key @ w_key) @ v)


@wrong("my_additive", "multiplied")
def hadamard(query, key, w_query, w_key, v):
    return np.tanh(np.einsum("ih,jh->ijh", query @ w_query, key @ w_key)) @ v


@wrong("my_additive", "v-forgotten")
def sums_the_layer(query, key, w_query, w_key, v):
    return np.tanh((query @ w_query)[:, None, :] + (key @ w_key)[None, :, :]).sum(-1)


@wrong("my_additive", "sigmoid")
def logistic(query, key, w_query, w_key, v):
    torch = pytest.importorskip("torch")
    x = (query @ w_query)[:, None, :] + (key @ w_key)[None, :, :]
    return torch.sigmoid(torch.as_tensor(x)).numpy() @ v


@wrong("my_additive", "matrices-swapped")
def wrong_matrix(query, key, w_query, w_key, v):
    return np.tanh((query @ w_key)[:, None] + (key @ w_query)[None]) @ v


@wrong("my_additive", "not-projected")
def raw_sum(query, key, w_query, w_key, v):
    return [[float(np.tanh(q + k) @ v) for k in key] for q in query]


@wrong("my_additive", "pair-by-pair")
def no_new_axis(query, key, w_query, w_key, v):
    return np.tanh(query @ w_query + key @ w_key) @ v


@wrong("my_additive", "rows-and-columns-swapped")
def keys_first(query, key, w_query, w_key, v):
    return np.tanh((key @ w_key)[:, None, :] + (query @ w_query)[None, :, :]) @ v


@wrong("my_additive", "already-softmaxed")
def gives_weights(query, key, w_query, w_key, v):
    s = np.tanh((query @ w_query)[:, None] + (key @ w_key)[None]) @ v
    return np.array([stable(row) for row in s])


# look_back --------------------------------------------------------------------------------------


@right("look_back")
def by_loops(query, memory, w):
    projected = [sum(query[i] * w[i, j] for i in range(len(query))) for j in range(w.shape[1])]
    scores = [sum(a * b for a, b in zip(projected, h, strict=True)) for h in memory]
    weights = stable(np.array(scores))
    return weights, sum(a * h for a, h in zip(weights, memory, strict=True))


@right("look_back")
def by_torch(query, memory, w):
    torch = pytest.importorskip("torch")
    q, m, w = map(torch.as_tensor, (query, memory, w))
    weights = (m @ w.T @ q).softmax(0)
    return weights, weights @ m


@wrong("look_back", "w-forgotten")
def dot_score(query, memory, w):
    weights = stable(memory @ query)
    return weights, weights @ memory


@wrong("look_back", "w-transposed")
def turned(query, memory, w):
    weights = stable(memory @ w @ query)
    return weights, weights @ memory


@wrong("look_back", "hard")
def takes_the_best(query, memory, w):
    best = int(np.argmax(memory @ w.T @ query))
    weights = np.zeros(len(memory))
    weights[best] = 1
    return weights, memory[best]


@wrong("look_back", "no-softmax")
def raw_scores(query, memory, w):
    scores = memory @ w.T @ query
    return scores, scores @ memory


@wrong("look_back", "scaled")
def root_of_d(query, memory, w):
    weights = stable(memory @ w.T @ query / math.sqrt(memory.shape[1]))
    return weights, weights @ memory


@wrong("look_back", "plain-mean")
def mean_context(query, memory, w):
    return stable(memory @ w.T @ query), memory.mean(0)


@wrong("look_back", "last-state")
def fixed_vector(query, memory, w):
    return stable(memory @ w.T @ query), memory[-1]


@wrong("look_back", "divided-again")
def mean_of_products(query, memory, w):
    weights = stable(memory @ w.T @ query)
    return weights, (weights[:, None] * memory).mean(0)


@wrong("look_back", "overflow")
def bare_exponentials(query, memory, w):
    e = np.exp(memory @ w.T @ query)
    return e / e.sum(), e / e.sum() @ memory


# error_rate -------------------------------------------------------------------------------------


def counted(weights, sure, possible, *, may=None, must=None):
    """Both counts by loops, with the sets that the mistakes exchange."""
    links = {
        (j, max(range(len(row)), key=lambda i, row=row: row[i])) for j, row in enumerate(weights)
    }
    ones = [{(int(j), int(i)) for j, i in np.argwhere(m == 1)} for m in (sure, possible)]
    s = ones[0] if must is None else must(*ones)
    p = ones[0] | ones[1] if may is None else may(*ones)
    return links, s, p


@right("error_rate")
def sets(weights, sure, possible):
    a, s, p = counted(weights, sure, possible)
    return 1 - (len(a & s) + len(a & p)) / (len(a) + len(s))


@right("error_rate")
def own_library(weights, sure, possible):
    from attnlib.corpora import SentencePair, alignment_error_rate

    turned = [frozenset((int(i), int(j)) for j, i in np.argwhere(m == 1)) for m in (sure, possible)]
    pair = SentencePair(("x",) * weights.shape[1], ("y",) * weights.shape[0], *turned)
    return alignment_error_rate([weights], [pair])


@wrong("error_rate", "accuracy")
def how_good(weights, sure, possible):
    a, s, p = counted(weights, sure, possible)
    return (len(a & s) + len(a & p)) / (len(a) + len(s))


@wrong("error_rate", "possible-ignored")
def f_measure(weights, sure, possible):
    a, s, _ = counted(weights, sure, possible)
    return 1 - 2 * len(a & s) / (len(a) + len(s))


@wrong("error_rate", "sure-not-possible")
def p_alone(weights, sure, possible):
    a, s, p = counted(weights, sure, possible, may=lambda s, p: p)
    return 1 - (len(a & s) + len(a & p)) / (len(a) + len(s))


@wrong("error_rate", "possible-as-sure")
def demands_all(weights, sure, possible):
    a, _, p = counted(weights, sure, possible)
    return 1 - 2 * len(a & p) / (len(a) + len(p))


@wrong("error_rate", "precision-alone")
def share_of_mine(weights, sure, possible):
    a, _, p = counted(weights, sure, possible)
    return 1 - len(a & p) / len(a)


@wrong("error_rate", "recall-alone")
def share_of_theirs(weights, sure, possible):
    a, s, _ = counted(weights, sure, possible)
    return 1 - len(a & s) / len(s)


@wrong("error_rate", "links-by-column")
def down_the_columns(weights, sure, possible):
    a = {(int(j), i) for i, j in enumerate(np.argmax(weights, axis=0))}
    _, s, p = counted(weights, sure, possible)
    return 1 - (len(a & s) + len(a & p)) / (len(a) + len(s))


@wrong("error_rate", "threshold")
def above_one_half(weights, sure, possible):
    a = {(int(j), int(i)) for j, i in np.argwhere(np.asarray(weights) > 0.5)}
    _, s, p = counted(weights, sure, possible)
    return 1 - (len(a & s) + len(a & p)) / (len(a) + len(s))


@wrong("error_rate", "weights-as-links")
def soft_counts(weights, sure, possible):
    p = np.clip(sure + possible, 0, 1)
    right = (weights * sure).sum() + (weights * p).sum()
    return 1 - right / (weights.sum() + sure.sum())


# beam_step --------------------------------------------------------------------------------------


@right("beam_step")
def sorted_list(totals, log_probs):
    every = [
        (total + new, i, token)
        for i, (total, row) in enumerate(zip(totals, log_probs, strict=True))
        for token, new in enumerate(row)
    ]
    best = sorted(every, reverse=True)[: len(totals)]
    return [b[0] for b in best], [b[1] for b in best], [b[2] for b in best]


@right("beam_step")
def topk(totals, log_probs):
    torch = pytest.importorskip("torch")
    flat = torch.as_tensor(totals[:, None] + log_probs).flatten()
    found = flat.topk(len(totals))
    vocab_size = log_probs.shape[1]
    return found.values, found.indices // vocab_size, found.indices % vocab_size


@wrong("beam_step", "best-of-each")
def each_for_itself(totals, log_probs):
    best = sorted(
        (
            (t + max(row), i, list(row).index(max(row)))
            for i, (t, row) in enumerate(zip(totals, log_probs, strict=True))
        ),
        reverse=True,
    )
    return tuple(np.array(part) for part in zip(*best, strict=True))


@wrong("beam_step", "best-beginning-alone")
def winner_takes_all(totals, log_probs):
    i = int(np.argmax(totals))
    tokens = sorted(range(log_probs.shape[1]), key=lambda t: -log_probs[i, t])[: len(totals)]
    return [totals[i] + log_probs[i, t] for t in tokens], [i] * len(tokens), tokens


@wrong("beam_step", "totals-forgotten")
def newest_alone(totals, log_probs):
    order = (-log_probs).ravel().argsort()[: len(totals)]
    return log_probs.ravel()[order], order // log_probs.shape[1], order % log_probs.shape[1]


@wrong("beam_step", "multiplied")
def times(totals, log_probs):
    candidates = (totals[:, None] * log_probs).ravel()
    order = (-candidates).argsort()[: len(totals)]
    return candidates[order], order // log_probs.shape[1], order % log_probs.shape[1]


@wrong("beam_step", "probabilities-added")
def mixed_up(totals, log_probs):
    candidates = (totals[:, None] + np.exp(log_probs)).ravel()
    order = (-candidates).argsort()[: len(totals)]
    return candidates[order], order // log_probs.shape[1], order % log_probs.shape[1]


@wrong("beam_step", "worst-first")
def forgets_the_sign(totals, log_probs):
    candidates = (totals[:, None] + log_probs).ravel()
    order = candidates.argsort()[: len(totals)]
    return candidates[order], order // log_probs.shape[1], order % log_probs.shape[1]


@wrong("beam_step", "beginning-and-token-swapped")
def remainder_first(totals, log_probs):
    candidates = (totals[:, None] + log_probs).ravel()
    order = (-candidates).argsort()[: len(totals)]
    return candidates[order], order % log_probs.shape[1], order // log_probs.shape[1]


@wrong("beam_step", "divided-by-the-width")
def wrong_divisor(totals, log_probs):
    candidates = (totals[:, None] + log_probs).ravel()
    order = (-candidates).argsort()[: len(totals)]
    return candidates[order], order // len(totals), order % len(totals)


# whole_sentence ---------------------------------------------------------------------------------


BANK.rights += [("whole_sentence", answer) for answer in (0.97**20, 0.544, [0.5438])]
wrong("whole_sentence", "one-word")(0.97)
wrong("whole_sentence", "errors-added")(0.4)
wrong("whole_sentence", "at-least-one-error")(0.456)
wrong("whole_sentence", "everything-wrong")(0.03**20)
wrong("whole_sentence", "percent")(54.4)
wrong("whole_sentence", "expected-words")(19.4)
wrong("whole_sentence", "one-word-off")(0.561)


@pytest.mark.parametrize("answer", [0.5, 0.55, 0.54, 0.6, 1.0])
def test_another_share_is_wrong(answer):
    assert check("alignment.whole_sentence", answer).status == "wrong"


# What passed or was refused once ---------------------------------------------------------------

BANK.half_right(
    "look_back",
    lambda w: lambda q, m, a: (w(q @ a @ m.T), w(q @ a @ m.T) @ m),
    without=["one-maximum-for-all"],
)


@right("error_rate")
def counted_in_integers(weights, sure, possible):
    rows, best = np.arange(len(weights)), weights.argmax(axis=1)
    found = sure[rows, best].sum() + (sure | possible)[rows, best].sum()
    return 1 - Fraction(int(found), int(len(weights) + sure.sum()))


@right("beam_step")
def one_array_of_three_rows(totals, log_probs):
    every = (totals[:, None] + log_probs).ravel()
    order = np.argsort(-every, kind="stable")[: len(totals)]
    return np.array([every[order], *np.divmod(order, log_probs.shape[1])])
