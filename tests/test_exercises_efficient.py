"""A bank of answers to the exercises of chapter 12, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python and
numpy, and each must be named; the right answers must pass.
"""

import math

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


# tiles_correctly --------------------------------------------------------------------------------


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

    def right_2(attend):
        low = np.array([[-np.inf, -np.inf, -1000.0, -1001.0, -1002.0]])
        steps = np.array([[0.0, 900.0, -900.0, 1800.0, 1801.0, 3.0, 2.0]])
        for s in (low, steps, steps[:, ::-1], steps[:, :5] - 70_000):
            value = np.arange(s.shape[1] * 2.0).reshape(-1, 2) ** 2
            w = stable(s)
            if not np.abs(attend(s, value, 2) - w @ value).max() < 1e-9:  # NaN is no success
                return False
        return True

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

    passes_everything = lambda attend: attend(SOME, np.ones((5, 2)), 2).shape == (3, 2)
    refuses_everything = lambda attend: np.array_equal(attend(SOME, SOME.T, 2), SOME)
    verdicts_swapped = lambda attend: (
        not by_softmax(attend, [SOME, FIRST_HIDDEN - 5000, SOME - 90_000, SOME + STEPS])
    )
    whole_tiles_alone = lambda attend: by_softmax(attend, [SOME[:, 3::-1]])
    small_scores_alone = lambda attend: by_softmax(attend, [SOME])
    never_far_below_zero = lambda attend: by_softmax(attend, [SOME, SOME + STEPS, FIRST_HIDDEN])
    nothing_hidden = lambda attend: by_softmax(attend, [SOME, SOME + STEPS, SOME - 80_000])
    not_low_enough = lambda attend: by_softmax(attend, [SOME, SOME + STEPS, FIRST_HIDDEN - 5000])
    nothing_falls = lambda attend: by_softmax(attend, [SOME, FIRST_HIDDEN - 5000, SOME - 80_000])


# windowed ---------------------------------------------------------------------------------------


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


def by_keys(query, start, load, window, guard=True, before=0, after=0, scaled=True):
    """Go key by key, with one number for each of m, l and o."""
    b, d = query.shape
    m, total = [-math.inf] * b, [0.0] * b
    sums = [0.0] * b
    for j in range(max(start - window + 1, 0) // b, start // b + 1):
        key, value = load(j)
        for r in range(b):
            for c in range(b):
                at = j * b + c
                if start + r - window - before < at <= start + r + after:
                    s = query[r] @ key[c] / (math.sqrt(d) if scaled else 1)
                    new = max(m[r], s) if guard else 0.0
                    f = math.exp(m[r] - new) if guard else 1.0
                    e = np.exp(s - new)
                    total[r], sums[r], m[r] = f * total[r] + e, f * sums[r] + e * value[c], new
    return [o / t for o, t in zip(sums, total, strict=True)]


def in_tiles(query, start, load, window, hide=-np.inf, zero=False, rescale=True):
    b, d = query.shape
    m, total, output = np.full((b, 1), -np.inf), np.zeros((b, 1)), np.zeros((b, 1))
    for tile in range(max(start - window + 1, 0) // b, start // b + 1):
        key, value = load(tile)
        behind = (start + np.arange(b))[:, None] - (tile * b + np.arange(b))
        s = np.where((behind >= 0) & (behind < window), query @ key.T / d**0.5, hide)
        new = np.maximum(m, s.max(axis=1)[:, None])
        if zero:
            new[new == -np.inf] = 0
        e, f = np.exp(s - new), np.exp(m - new)
        total = f * total + e.sum(axis=1)[:, None]
        output = (f if rescale else 1) * output + e @ value
        m = new
    return output / np.maximum(total, 1e-300)


@BANK.answers
class windowed:
    right_1 = copied
    right_2 = by_keys

    def right_3(query, start, load, window):
        return in_tiles(query, start, load, window, hide=-1e30)

    hidden_tile_nan = in_tiles
    hidden_maximum_is_zero = lambda q, start, load, w: in_tiles(q, start, load, w, zero=True)

    def tiles_kept(query, start, load, window):
        tiles = [
            load(j)
            for j in range(max(start - window + 1, 0) // len(query), start // len(query) + 1)
        ]
        wanted = iter(tiles)
        return copied(query, start, lambda j: next(wanted), window)

    window_too_long = lambda q, start, load, w: by_keys(q, start, load, w, before=1)
    not_scaled = lambda q, start, load, w: by_keys(q, start, load, w, scaled=False)
    future_seen = lambda q, start, load, w: by_keys(q, start, load, w, after=10)
    overflow = lambda q, start, load, w: by_keys(q, start, load, w, guard=False)


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
