"""A bank of answers to the exercises of chapter 12, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python and
numpy, and each must be named; the right answers must pass.
"""

import math
from itertools import permutations

import numpy as np
from bank import Bank

BANK = Bank("efficient", rights=3)


def stable(s):
    e = np.exp(s - np.max(s, axis=-1, keepdims=True))
    return e / np.sum(e, axis=-1, keepdims=True)


# streamed ---------------------------------------------------------------------------------------


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


def last_score_as_maximum(rescale, keep_one=False):
    def streamed(scores, value):
        m, total, output = -np.inf, 0.0, 0.0
        for s, v in zip(scores, value, strict=True):
            new = max(m, s) if keep_one else s
            if rescale:
                total, output = total * np.exp(m - new), output * np.exp(m - new)
            total, output = total + np.exp(s - new), output + np.exp(s - new) * v
            m = s
        return output / total

    return streamed


for rescale in (True, False):
    BANK.wrongs.append(("streamed", "maximum-overwritten", last_score_as_maximum(rescale)))
    BANK.wrongs.append(
        ("streamed", "maximum-overwritten", last_score_as_maximum(rescale, keep_one=True))
    )
BANK.half_right(
    "streamed",
    lambda weigh: lambda scores, value: weigh(scores) @ value,
    without=("one-maximum-for-all", "wrong-shift"),
)


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

    right_3 = lambda scores, value: np.einsum("k,kd->d", stable(scores), value)
    both_faults = streaming(top=0.0, rescale_output=False)
    output_not_rescaled = streaming(rescale_output=False)
    total_not_rescaled = streaming(rescale_total=False)
    starts_at_zero = streaming(top=0.0)
    not_divided = lambda scores, value: np.exp(scores - scores.max()) @ value
    overflow = lambda scores, value: np.exp(scores) @ value / np.exp(scores).sum()

    def first_score_as_maximum(scores, value):
        w = np.exp(scores - scores[0])
        return w @ value / w.sum()

    def neither_rescaled(scores, value):
        m, total, output = -np.inf, 0, 0
        for s, v in zip(scores, value, strict=True):
            m = np.maximum(m, s)
            total, output = total + np.exp(s - m), output + np.exp(s - m) * v
        return output / total

    def wrong_shift(scores, value):
        w = np.exp(scores - scores[-1])
        return w @ value / w.sum()


# withdraw ---------------------------------------------------------------------------------------


def withdraw_by_rows(output, logsumexp, output_gone, logsumexp_gone):
    rows, logs = [], []
    for o, a, g, b in zip(output, logsumexp, output_gone, logsumexp_gone, strict=True):
        w = math.exp(b - a)
        rows.append([(x - w * y) / (1 - w) for x, y in zip(o, g, strict=True)])
        logs.append(a + math.log(1 - w))
    return np.array(rows), np.array(logs)


def remaining(logsumexp, gone):
    return logsumexp + np.log(1 - np.exp(gone - logsumexp))


def by_exponentials(output, logsumexp, output_gone, logsumexp_gone):
    a, b = np.exp(logsumexp), np.exp(logsumexp_gone)
    return (a[:, None] * output - b[:, None] * output_gone) / (a - b)[:, None], np.log(a - b)


def withdrawn_from(find):
    """Measure both parts from what is found in both."""

    def withdraw(output, logsumexp, output_gone, logsumexp_gone):
        m = find(logsumexp, logsumexp_gone)
        found, logs = by_exponentials(output, logsumexp - m, output_gone, logsumexp_gone - m)
        return found, logs + m

    return withdraw


@BANK.answers
class withdraw:
    right_1 = withdraw_by_rows

    def right_2(output, logsumexp, output_gone, logsumexp_gone):
        left = logsumexp + np.log(-np.expm1(logsumexp_gone - logsumexp))
        a, b = np.exp(logsumexp - left), np.exp(logsumexp_gone - left)
        return a[:, None] * output - b[:, None] * output_gone, left

    def right_3(output, logsumexp, output_gone, logsumexp_gone):
        top = np.maximum(logsumexp, logsumexp_gone)
        a, b = np.exp(logsumexp - top)[:, None], np.exp(logsumexp_gone - top)[:, None]
        return (a * output - b * output_gone) / (a - b), top + np.log((a - b)[:, 0])

    def merged_again(output, logsumexp, output_gone, logsumexp_gone):
        w = stable(np.stack([logsumexp, logsumexp_gone], axis=-1))
        return w[:, :1] * output + w[:, 1:] * output_gone, np.logaddexp(logsumexp, logsumexp_gone)

    def not_renormalised(output, logsumexp, output_gone, logsumexp_gone):
        w = np.exp(logsumexp_gone - logsumexp).reshape(-1, 1)
        return output - w * output_gone, remaining(logsumexp, logsumexp_gone)

    def outputs_subtracted(output, logsumexp, output_gone, logsumexp_gone):
        return output - output_gone, remaining(logsumexp, logsumexp_gone)

    def logsumexp_unchanged(output, logsumexp, output_gone, logsumexp_gone):
        return withdraw_by_rows(output, logsumexp, output_gone, logsumexp_gone)[0], logsumexp

    def logsumexps_subtracted(output, logsumexp, output_gone, logsumexp_gone):
        found = withdraw_by_rows(output, logsumexp, output_gone, logsumexp_gone)[0]
        return found, logsumexp - logsumexp_gone

    overflow = by_exponentials

    def one_maximum_for_all(output, logsumexp, output_gone, logsumexp_gone):
        m = max(logsumexp)
        found, logs = by_exponentials(output, logsumexp - m, output_gone, logsumexp_gone - m)
        return found, logs + m

    def share_of_the_sum(output, logsumexp, output_gone, logsumexp_gone):
        w = stable(np.stack([logsumexp, logsumexp_gone], axis=-1))[:, 1:]
        return (output - w * output_gone) / (1 - w), remaining(logsumexp, logsumexp_gone)

    wrong_shift = withdrawn_from(np.minimum)

    def shift_not_added(output, logsumexp, output_gone, logsumexp_gone):
        found = withdraw_by_rows(output, logsumexp, output_gone, logsumexp_gone)[0]
        return found, np.log(1 - np.exp(logsumexp_gone - logsumexp))

    def two_shifts(output, logsumexp, output_gone, logsumexp_gone):
        m = max(logsumexp)
        gone = logsumexp_gone - max(logsumexp_gone)
        found, logs = by_exponentials(output, logsumexp - m, output_gone, gone)
        return found, logs + m


# tile_gradient ----------------------------------------------------------------------------------


def tile_by_einsum(scores, logsumexp, value, output, grad):
    w = np.exp(scores - logsumexp[:, None])
    return w * np.einsum("id,ijd->ij", grad, value[None] - output[:, None])


def tile_weighed(weigh):
    """Return the gradient with weights of the learner's own."""

    def tile(scores, logsumexp, value, output, grad):
        pull = grad @ value.T - np.sum(grad * output, axis=1, keepdims=True)
        return weigh(scores, logsumexp) * pull

    return tile


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

    right_2 = tile_by_einsum

    def right_3(scores, logsumexp, value, output, grad):
        w = np.exp((scores.T - logsumexp).T)
        return w * (grad @ value.T) - w * np.diag(grad @ output.T)[:, None]

    def softmax_of_the_tile(scores, logsumexp, value, output, grad):
        return stable(scores) * (grad @ value.T - (grad * output).sum(1)[:, None])

    def sum_over_the_tile(scores, logsumexp, value, output, grad):
        w, g = np.exp(scores - logsumexp[:, None]), grad @ value.T
        return w * (g - (w * g).sum(1)[:, None])

    def sum_forgotten(scores, logsumexp, value, output, grad):
        return np.exp(scores - logsumexp[:, None]) * (grad @ value.T)

    def weights_forgotten(scores, logsumexp, value, output, grad):
        return grad @ value.T - np.sum(grad * output, axis=1, keepdims=True)

    def sign_flipped(scores, logsumexp, value, output, grad):
        return -tile_by_einsum(scores, logsumexp, value, output, grad)

    def overflow(scores, logsumexp, value, output, grad):
        w = np.exp(scores) / np.exp(logsumexp[:, None])
        return w * (grad @ value.T - np.sum(grad * output, axis=1, keepdims=True))

    one_shift_for_all = tile_weighed(lambda s, a: np.exp(s - max(a)))
    logsumexp_of_another_row = tile_weighed(lambda s, a: np.exp(s - a))
    maximum_for_logsumexp = tile_weighed(lambda s, a: np.exp(s - np.amax(s, axis=1)[:, None]))
    shifted_twice = tile_weighed(
        lambda s, a: np.exp(s - np.amax(s, axis=1)[:, None]) / np.exp(a)[:, None]
    )


# fewest_moved -----------------------------------------------------------------------------------


def moved_by_trying_all_blocks(room, n, d):
    found = []
    for b in range(1, n + 1):
        for c in range(1, n + 1):
            if b * (3 * d + 2 + c) + 2 * c * d <= room:
                rounds = len(range(0, n, b))
                found.append(n * d + n * d * 2 * rounds + n * d)
                break  # more keys at a time change nothing
    return min(found)


def with_blocks(room, n, d, c):
    return max(b for b in range(1, n + 1) if b * (3 * d + 2 + c) + 2 * c * d <= room)


@BANK.answers
class fewest_moved:
    right_1 = moved_by_trying_all_blocks

    def right_2(room, n, d):
        b = np.minimum(np.floor((room - 2 * d) / (3 * d + 3)), n)
        return 2.0 * n * d * (1 + np.ceil(n / b))

    def right_3(room, n, d):
        b = max(b for b in range(1, room) if b * (3 * d + 3) + 2 * d <= room)
        moved, done = 0, 0
        while done < n:
            now = min(b, n - done)
            moved += now * d + 2 * n * d + now * d  # queries in, keys and values in, outputs out
            done += now
        return moved

    def square_blocks(room, n, d):
        b = 1
        while b < n and (b + 1) * (3 * d + 3 + b) + 2 * (b + 1) * d <= room:
            b += 1
        return 2 * n * d * (1 + math.ceil(n / b))

    rounds_not_whole = lambda room, n, d: 2 * n * d * (1 + n / with_blocks(room, n, d, 1))
    keys_for_queries = lambda room, n, d: 2 * n * d + n * 2 * n * d

    def values_forgotten(room, n, d):
        return 2 * n * d + math.ceil(n / with_blocks(room, n, d, 1)) * n * d

    def queries_and_outputs_forgotten(room, n, d):
        return 2 * n * d * math.ceil(n / with_blocks(room, n, d, 1))

    def output_forgotten(room, n, d):
        return n * d * (1 + 2 * math.ceil(n / with_blocks(room, n, d, 1)))

    bytes_for_numbers = lambda room, n, d: moved_by_trying_all_blocks(room, n, d) * 4
    only_queries_on_the_desk = lambda room, n, d: 2 * n * d * (1 + math.ceil(n / min(n, room // d)))
    queries_in_a_block = lambda room, n, d: with_blocks(room, n, d, 1)


# softmax_or_nothing -----------------------------------------------------------------------------


def with_a_column(scores):
    null = np.zeros((*scores.shape[:-1], 1))
    return stable(np.concatenate([null, scores], axis=-1))[..., 1:]


def null_shifted_by(find):
    """Subtract what is found from all scores, the null key's too."""

    def weigh(scores):
        m = find(scores)
        e = np.exp(scores - m)
        return e / (np.exp(-m) + np.sum(e, axis=-1, keepdims=True))

    return weigh


@BANK.answers
class softmax_or_nothing:
    right_1 = with_a_column

    def right_2(scores):
        logs = np.logaddexp(0, np.logaddexp.reduce(scores, axis=-1, keepdims=True))
        return np.exp(scores - logs)

    def right_3(scores):
        found = []
        for row in scores.reshape(-1, scores.shape[-1]).tolist():
            m = max([0.0, *row])
            e = [math.exp(s - m) for s in row]
            found.append([x / (sum(e) + math.exp(-m)) for x in e])
        return np.array(found).reshape(scores.shape)

    def one_after_the_shift(scores):
        raised = np.exp(scores - scores.max(axis=-1, keepdims=True))
        return raised / (1 + raised.sum(axis=-1, keepdims=True))

    def overflow(scores):
        e = np.exp(scores)
        return e / (1 + e.sum(axis=-1, keepdims=True))

    sums_to_one = stable
    wrong_shift = null_shifted_by(lambda s: s[..., [0]])

    def null_kept(scores):
        return stable(np.concatenate([scores, np.zeros((*scores.shape[:-1], 1))], axis=-1))

    def one_maximum_for_all(scores):
        m = max(np.max(scores), 0)
        e = np.exp(scores - m)
        return e / (math.exp(-m) + e.sum(axis=-1, keepdims=True))

    wrong_axis = lambda scores: np.moveaxis(with_a_column(np.moveaxis(scores, 0, -1)), -1, 0)


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
    BANK.rights.append(("blocks", rows))


@BANK.answers
class blocks:
    right_1 = [(8.0, 3.0, 1.0), (7.0, 5.0, 0.0), (6.0, 4.0, 2.0)]
    in_order = np.arange(9).reshape(3, 3)
    dealt_out = np.arange(9).reshape(3, 3).T
    back_and_forth = [[0, 5, 6], [1, 4, 7], [2, 3, 8]]
    counted_from_one = np.arange(1, 10).reshape(3, 3)
    not_each_once = [[4, 4, 4], [3, 4, 5], [2, 4, 6]]
    columns_for_ranks = magic()[0].T
