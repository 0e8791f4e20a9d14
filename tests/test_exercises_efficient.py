"""Answers to the exercises of chapter 12, as learners write them."""

import math

import numpy as np
from bank import Bank, stable, zero_avoided

BANK = Bank("efficient")


@BANK.answers
class streamed:
    def right_1(scores, value):
        m, total, sums = -math.inf, 0.0, [0.0] * value.shape[1]
        for s, v in zip(scores.tolist(), value.tolist(), strict=True):
            if s > m:
                factor = math.exp(m - s)
                total, sums = total * factor, [x * factor for x in sums]
                m = s
            w = math.exp(s - m)
            total += w
            sums = [x + w * y for x, y in zip(sums, v, strict=True)]
        return [x / total for x in sums]

    def right_2(scores, value):
        average, logs = value[0], scores[0]
        for s, v in zip(scores[1:], value[1:], strict=True):
            both = np.logaddexp(logs, s)
            average = average * np.exp(logs - both) + v * np.exp(s - both)
            logs = both
        return average

    zero_by_zero_hidden = lambda scores, value: zero_avoided(scores) @ value


def by_softmax(attend, every):
    """Compare with the softmax on each of some scores."""
    value = np.random.default_rng(3).normal(size=(every[0].shape[1], 3))
    return all(np.allclose(attend(s, value, 2), stable(s) @ value, atol=1e-6) for s in every)


SOME = np.random.default_rng(2).normal(size=(3, 5))
FIRST_HIDDEN = np.where(np.arange(5) < 2, -np.inf, SOME)
STEPS = 3000.0 * np.array([5, 1, 4, 1, 3])


@BANK.answers
class tiles_correctly:
    right_1 = lambda attend: by_softmax(
        attend, [SOME, FIRST_HIDDEN - 5000, SOME - 90_000, SOME + STEPS]
    )

    def right_3(attend):
        r = np.random.default_rng(5)
        for _ in range(200):
            s = r.normal(size=(2, 5)) * r.choice([1, 1000]) - r.choice([0, 2000, 90_000])
            s[r.random(s.shape) < 0.4] = -np.inf
            s[:, -1] = r.normal() - 80_000
            value = r.normal(size=(5, 2))
            if not np.allclose(attend(s, value, 2), stable(s) @ value):
                return False
        return True


def copied(query, start, load, window):
    """Take a copy of each tile, and attend to all of them at once."""
    b = len(query)
    first = max(start - window + 1, 0) // b
    pairs = [[x.copy() for x in load(j)] for j in range(first, start // b + 1)]
    key, value = (np.vstack([p[part] for p in pairs]) for part in (0, 1))
    found = []
    for r, q in enumerate(query):
        at = np.arange(first * b, first * b + len(key))
        seen = (at <= start + r) & (at > start + r - window)
        found.append(stable(key[seen] @ q / math.sqrt(len(q))) @ value[seen])
    return np.array(found)


@BANK.answers
class windowed:
    right_1 = copied


def withdraw_by_rows(output, logsumexp, output_gone, logsumexp_gone):
    rows, logs = [], []
    for o, a, g, b in zip(output, logsumexp, output_gone, logsumexp_gone, strict=True):
        w = math.exp(b - a)
        rows.append([(x - w * y) / (1 - w) for x, y in zip(o, g, strict=True)])
        logs.append(a + math.log(1 - w))
    return np.array(rows), np.array(logs)


@BANK.answers
class withdraw:
    right_1 = withdraw_by_rows


@BANK.answers
class tile_gradient:
    def right_1(scores, logsumexp, value, output, grad):
        found = np.zeros(scores.shape)
        for i in range(len(scores)):
            for j in range(len(value)):
                difference = [a - b for a, b in zip(value[j], output[i], strict=True)]
                pull = sum(g * x for g, x in zip(grad[i], difference, strict=True))
                found[i, j] = math.exp(scores[i, j] - logsumexp[i]) * pull
        return found


def with_a_column(scores):
    null = np.zeros((*scores.shape[:-1], 1))
    return stable(np.concatenate([null, scores], axis=-1))[..., 1:]


@BANK.answers
class softmax_or_nothing:
    right_1 = with_a_column
