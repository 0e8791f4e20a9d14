"""A bank of answers to the exercises of chapter 12, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python and
numpy, and each must be named; the right answers must pass.
"""

import math
from itertools import permutations

import numpy as np
from bank import Bank

BANK = Bank("efficient")
right, wrong = BANK.right, BANK.wrong


def stable(s):
    e = np.exp(s - np.max(s, axis=-1, keepdims=True))
    return e / np.sum(e, axis=-1, keepdims=True)


# streamed ---------------------------------------------------------------------------------------


@right("streamed")
def streamed_in_a_loop(scores, value):
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


@right("streamed")
def streamed_as_running_average(scores, value):
    average, logs = value[0], scores[0]
    for s, v in zip(scores[1:], value[1:], strict=True):
        both = np.logaddexp(logs, s)
        average = average * np.exp(logs - both) + v * np.exp(s - both)
        logs = both
    return average


right("streamed")(lambda scores, value: np.einsum("k,kd->d", stable(scores), value))


def streaming(top=-math.inf, rescale_total=True, rescale_output=True):
    """Return the chapter's program with its lines as asked."""

    def streamed(scores, value):
        m, total, output = top, 0.0, 0.0
        for s, v in zip(scores, value, strict=True):
            new = max(m, s)
            f = np.exp(m - new)
            total = (f if rescale_total else 1) * total + np.exp(s - new)
            output = (f if rescale_output else 1) * output + np.exp(s - new) * v
            m = new
        return output / total

    return streamed


wrong("streamed", "both-faults")(streaming(top=0.0, rescale_output=False))
wrong("streamed", "output-not-rescaled")(streaming(rescale_output=False))
wrong("streamed", "total-not-rescaled")(streaming(rescale_total=False))
wrong("streamed", "starts-at-zero")(streaming(top=0.0))


@wrong("streamed", "not-divided")
def only_the_sum(scores, value):
    return np.exp(scores - scores.max()) @ value


@wrong("streamed", "overflow")
def plain_exponentials(scores, value):
    return np.exp(scores) @ value / np.exp(scores).sum()


@wrong("streamed", "first-score-as-maximum")
def from_the_first(scores, value):
    w = np.exp(scores - scores[0])
    return w @ value / w.sum()


# withdraw ---------------------------------------------------------------------------------------


@right("withdraw")
def withdraw_by_rows(output, logsumexp, output_gone, logsumexp_gone):
    rows, logs = [], []
    for o, a, g, b in zip(output, logsumexp, output_gone, logsumexp_gone, strict=True):
        w = math.exp(b - a)
        rows.append([(x - w * y) / (1 - w) for x, y in zip(o, g, strict=True)])
        logs.append(a + math.log(1 - w))
    return np.array(rows), np.array(logs)


@right("withdraw")
def withdraw_by_sums(output, logsumexp, output_gone, logsumexp_gone):
    left = logsumexp + np.log(-np.expm1(logsumexp_gone - logsumexp))
    a, b = np.exp(logsumexp - left), np.exp(logsumexp_gone - left)
    return a[:, None] * output - b[:, None] * output_gone, left


@right("withdraw")
def withdraw_from_a_maximum(output, logsumexp, output_gone, logsumexp_gone):
    top = np.maximum(logsumexp, logsumexp_gone)
    a, b = np.exp(logsumexp - top)[:, None], np.exp(logsumexp_gone - top)[:, None]
    return (a * output - b * output_gone) / (a - b), top + np.log((a - b)[:, 0])


def remaining(logsumexp, gone):
    return logsumexp + np.log(1 - np.exp(gone - logsumexp))


@wrong("withdraw", "merged-again")
def merged(output, logsumexp, output_gone, logsumexp_gone):
    w = stable(np.stack([logsumexp, logsumexp_gone], axis=-1))
    return w[:, :1] * output + w[:, 1:] * output_gone, np.logaddexp(logsumexp, logsumexp_gone)


@wrong("withdraw", "not-renormalised")
def taken_off(output, logsumexp, output_gone, logsumexp_gone):
    w = np.exp(logsumexp_gone - logsumexp).reshape(-1, 1)
    return output - w * output_gone, remaining(logsumexp, logsumexp_gone)


@wrong("withdraw", "outputs-subtracted")
def subtracted(output, logsumexp, output_gone, logsumexp_gone):
    return output - output_gone, remaining(logsumexp, logsumexp_gone)


@wrong("withdraw", "logsumexp-unchanged")
def old_logs(output, logsumexp, output_gone, logsumexp_gone):
    return withdraw_by_rows(output, logsumexp, output_gone, logsumexp_gone)[0], logsumexp


@wrong("withdraw", "logsumexps-subtracted")
def difference_of_logs(output, logsumexp, output_gone, logsumexp_gone):
    found = withdraw_by_rows(output, logsumexp, output_gone, logsumexp_gone)[0]
    return found, logsumexp - logsumexp_gone


@wrong("withdraw", "overflow")
def by_exponentials(output, logsumexp, output_gone, logsumexp_gone):
    a, b = np.exp(logsumexp), np.exp(logsumexp_gone)
    return (a[:, None] * output - b[:, None] * output_gone) / (a - b)[:, None], np.log(a - b)


@wrong("withdraw", "one-maximum-for-all")
def below_the_largest(output, logsumexp, output_gone, logsumexp_gone):
    m = max(logsumexp)
    found, logs = by_exponentials(output, logsumexp - m, output_gone, logsumexp_gone - m)
    return found, logs + m


@wrong("withdraw", "share-of-the-sum")
def share_of_both(output, logsumexp, output_gone, logsumexp_gone):
    w = stable(np.stack([logsumexp, logsumexp_gone], axis=-1))[:, 1:]
    return (output - w * output_gone) / (1 - w), remaining(logsumexp, logsumexp_gone)


# tile_gradient ----------------------------------------------------------------------------------


@right("tile_gradient")
def tile_by_loops(scores, logsumexp, value, output, grad):
    found = np.zeros(scores.shape)
    for i in range(len(scores)):
        for j in range(len(value)):
            difference = [a - b for a, b in zip(value[j], output[i], strict=True)]
            pull = sum(g * x for g, x in zip(grad[i], difference, strict=True))
            found[i, j] = math.exp(scores[i, j] - logsumexp[i]) * pull
    return found


@right("tile_gradient")
def tile_by_einsum(scores, logsumexp, value, output, grad):
    w = np.exp(scores - logsumexp[:, None])
    return w * np.einsum("id,ijd->ij", grad, value[None] - output[:, None])


@right("tile_gradient")
def tile_by_two_products(scores, logsumexp, value, output, grad):
    w = np.exp((scores.T - logsumexp).T)
    return w * (grad @ value.T) - w * np.diag(grad @ output.T)[:, None]


@wrong("tile_gradient", "softmax-of-the-tile")
def own_softmax(scores, logsumexp, value, output, grad):
    return stable(scores) * (grad @ value.T - (grad * output).sum(1)[:, None])


@wrong("tile_gradient", "sum-over-the-tile")
def own_sum(scores, logsumexp, value, output, grad):
    w, g = np.exp(scores - logsumexp[:, None]), grad @ value.T
    return w * (g - (w * g).sum(1)[:, None])


@wrong("tile_gradient", "sum-forgotten")
def no_sum(scores, logsumexp, value, output, grad):
    return np.exp(scores - logsumexp[:, None]) * (grad @ value.T)


@wrong("tile_gradient", "weights-forgotten")
def no_weights(scores, logsumexp, value, output, grad):
    return grad @ value.T - np.sum(grad * output, axis=1, keepdims=True)


@wrong("tile_gradient", "sign-flipped")
def negative(scores, logsumexp, value, output, grad):
    return -tile_by_einsum(scores, logsumexp, value, output, grad)


@wrong("tile_gradient", "overflow")
def divided_exponentials(scores, logsumexp, value, output, grad):
    w = np.exp(scores) / np.exp(logsumexp[:, None])
    return w * (grad @ value.T - np.sum(grad * output, axis=1, keepdims=True))


# longest_text -----------------------------------------------------------------------------------


@right("longest_text")
def text_by_counting(room, layers, num_heads, num_kv_heads, d_head, size):
    tokens = 0
    while (tokens + 1) * layers * (num_kv_heads * d_head * size + num_kv_heads * d_head * size) <= (
        room
    ):
        tokens += 1
    return tokens


@right("longest_text")
def text_by_floor(room, layers, num_heads, num_kv_heads, d_head, size):
    return math.floor(room / (layers * num_kv_heads * 2 * d_head * size))


@right("longest_text")
def text_in_steps(room, layers, num_heads, num_kv_heads, d_head, size):
    for shared in (layers, num_kv_heads, 2 * d_head, size):
        room = room // shared
    return np.int64(room)


wrong("longest_text", "values-forgotten")(lambda r, la, h, g, w, s: r // (la * g * w * s))
wrong("longest_text", "all-heads")(lambda r, la, h, g, w, s: r // (la * h * 2 * w * s))
wrong("longest_text", "layers-forgotten")(lambda r, la, h, g, w, s: r // (g * 2 * w * s))
wrong("longest_text", "numbers-for-bytes")(lambda r, la, h, g, w, s: r // (la * g * 2 * w))
wrong("longest_text", "rounded-up")(lambda r, la, h, g, w, s: -(-r // (la * g * 2 * w * s)))
wrong("longest_text", "not-rounded")(lambda r, la, h, g, w, s: r / (la * g * 2 * w * s))
wrong("longest_text", "queries-too")(lambda r, la, h, g, w, s: r // (la * (2 * g + h) * w * s))


# softmax_or_nothing -----------------------------------------------------------------------------


@right("softmax_or_nothing")
def with_a_column(scores):
    null = np.zeros((*scores.shape[:-1], 1))
    return stable(np.concatenate([null, scores], axis=-1))[..., 1:]


@right("softmax_or_nothing")
def by_logaddexp(scores):
    logs = np.logaddexp(0, np.logaddexp.reduce(scores, axis=-1, keepdims=True))
    return np.exp(scores - logs)


@right("softmax_or_nothing")
def row_by_row(scores):
    found = []
    for row in scores.reshape(-1, scores.shape[-1]).tolist():
        m = max([0.0, *row])
        e = [math.exp(s - m) for s in row]
        found.append([x / (sum(e) + math.exp(-m)) for x in e])
    return np.array(found).reshape(scores.shape)


@wrong("softmax_or_nothing", "one-after-the-shift")
def as_given(scores):
    raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return raised / (1 + raised.sum(axis=-1, keepdims=True))


@wrong("softmax_or_nothing", "overflow")
def off_by_one_plain(scores):
    e = np.exp(scores)
    return e / (1 + e.sum(axis=-1, keepdims=True))


wrong("softmax_or_nothing", "sums-to-one")(stable)


@wrong("softmax_or_nothing", "null-kept")
def null_and_all(scores):
    return stable(np.concatenate([scores, np.zeros((*scores.shape[:-1], 1))], axis=-1))


@wrong("softmax_or_nothing", "one-maximum-for-all")
def global_maximum(scores):
    m = max(np.max(scores), 0)
    e = np.exp(scores - m)
    return e / (math.exp(-m) + e.sum(axis=-1, keepdims=True))


@wrong("softmax_or_nothing", "wrong-axis")
def down_the_columns(scores):
    return np.moveaxis(with_a_column(np.moveaxis(scores, 0, -1)), -1, 0)


# blocks -----------------------------------------------------------------------------------------


def magic():
    """Return some arrays of 0 to 8 whose rows have equal sums, found by trying."""
    found = []
    for order in permutations(range(9)):
        if sum(order[:3]) == sum(order[3:6]) == 12:
            found.append(np.reshape(order, (3, 3)))
            if len(found) == 3:
                return found
    raise AssertionError


for rows in magic():
    right("blocks")(rows)
right("blocks")([(8.0, 3.0, 1.0), (7.0, 5.0, 0.0), (6.0, 4.0, 2.0)])
wrong("blocks", "in-order")(np.arange(9).reshape(3, 3))
wrong("blocks", "dealt-out")(np.arange(9).reshape(3, 3).T)
wrong("blocks", "back-and-forth")([[0, 5, 6], [1, 4, 7], [2, 3, 8]])
wrong("blocks", "counted-from-one")(np.arange(1, 10).reshape(3, 3))
wrong("blocks", "not-each-once")([[4, 4, 4], [3, 4, 5], [2, 4, 6]])
wrong("blocks", "columns-for-ranks")(magic()[0].T)


# All of them ------------------------------------------------------------------------------------


test_right_answers_pass, test_wrong_answers_are_named = BANK.tests()


def test_each_exercise_has_a_bank():
    BANK.assert_full(rights=3)
