"""A bank of answers to the exercises of chapter 07, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
from bank import Bank

from attnlib.exercises import check

BANK = Bank("masking", rights=2)
right, wrong = BANK.right, BANK.wrong


def stable(scores):
    e = np.exp(scores - np.max(scores, axis=-1, keepdims=True))
    return e / np.sum(e, axis=-1, keepdims=True)


# causal -----------------------------------------------------------------------------------------


@right("causal")
def two_loops(n_queries, n_keys, offset):
    return [[j - i <= offset for j in range(n_keys)] for i in range(n_queries)]


@right("causal")
def lower_triangle(n_queries, n_keys, offset):
    return np.tril(np.ones((n_queries, n_keys), dtype=bool), k=offset)


@right("causal")
def torch_triangle(n_queries, n_keys, offset):
    torch = pytest.importorskip("torch")
    return torch.ones(n_queries, n_keys).tril(offset).bool()


@wrong("causal", "true-blocks")
def upper_triangle(n_queries, n_keys, offset):
    return np.triu(np.ones((n_queries, n_keys)), k=offset + 1) == 1


@wrong("causal", "sees-the-future")
def triu_with_diagonal(n_queries, n_keys, offset):
    return np.triu(np.ones((n_queries, n_keys)), k=offset)


@wrong("causal", "not-itself")
def strictly_before(n_queries, n_keys, offset):
    return [[j < i + offset for j in range(n_keys)] for i in range(n_queries)]


@wrong("causal", "one-too-far")
def tril_plus_one(n_queries, n_keys, offset):
    return np.tril(np.ones((n_queries, n_keys)), k=offset + 1)


@wrong("causal", "offset-ignored")
def plain_tril(n_queries, n_keys, offset):
    return np.tri(n_queries, n_keys, dtype=bool)


@wrong("causal", "offset-subtracted")
def tril_minus(n_queries, n_keys, offset):
    return np.tri(n_queries, n_keys, -offset, dtype=bool)


@wrong("causal", "always-bottom-right")
def aligned_at_the_end(n_queries, n_keys, offset):
    return np.tri(n_queries, n_keys, n_keys - n_queries, dtype=bool)


@wrong("causal", "rows-and-columns-swapped")
def keys_first(n_queries, n_keys, offset):
    return [[j <= i + offset for i in range(n_queries)] for j in range(n_keys)]


@wrong("causal", "additive")
def minus_infinity_above(n_queries, n_keys, offset):
    return np.triu(np.full((n_queries, n_keys), -np.inf), k=offset + 1)


@wrong("causal", "square")
def square_triangle(n_queries, n_keys, offset):
    return np.tri(n_queries, n_queries, offset)


# padding ----------------------------------------------------------------------------------------


@right("padding")
def list_of_lists(lengths, n_keys):
    return [[[j < n for j in range(n_keys)]] for n in lengths]


@right("padding")
def filled_in(lengths, n_keys):
    mask = np.zeros((len(lengths), 1, n_keys), dtype=bool)
    for row, n in zip(mask, lengths, strict=True):
        row[:, : int(n)] = True
    return mask


@wrong("padding", "true-blocks")
def marks_the_padding(lengths, n_keys):
    return [[[j >= n for j in range(n_keys)]] for n in lengths]


@wrong("padding", "one-too-many")
def up_to_and_with(lengths, n_keys):
    mask = np.zeros((len(lengths), 1, n_keys))
    for row, n in zip(mask, lengths, strict=True):
        row[:, : int(n) + 1] = 1
    return mask


@wrong("padding", "one-too-few")
def without_the_last(lengths, n_keys):
    return [[[j + 1 < n for j in range(n_keys)]] for n in lengths]


@wrong("padding", "padded-in-front")
def at_the_end(lengths, n_keys):
    return np.flip([[[j < n for j in range(n_keys)]] for n in lengths], axis=-1)


@wrong("padding", "no-query-axis")
def two_axes(lengths, n_keys):
    return np.arange(n_keys)[None, :] < np.asarray(lengths)[:, None]


@wrong("padding", "query-axis-last")
def none_last(lengths, n_keys):
    return (np.arange(n_keys)[None, :] < np.asarray(lengths)[:, None])[..., None]


@wrong("padding", "axis-first")
def none_first(lengths, n_keys):
    return (np.arange(n_keys)[None, :] < np.asarray(lengths)[:, None])[None]


@wrong("padding", "shortest-for-all")
def smallest_length(lengths, n_keys):
    return [[[j < min(lengths) for j in range(n_keys)]] for _ in lengths]


@wrong("padding", "only-the-length-place")
def last_word_only(lengths, n_keys):
    return [[[j + 1 == n for j in range(n_keys)]] for n in lengths]


# masked_softmax ---------------------------------------------------------------------------------


@right("masked_softmax")
def row_by_row(scores, mask):
    if np.ndim(scores) > 1:
        return [row_by_row(s, m) for s, m in zip(scores, mask, strict=True)]
    visible = [x for x, ok in zip(scores, mask, strict=True) if ok]
    top = max(visible, default=0.0)
    e = [math.exp(x - top) if ok else 0.0 for x, ok in zip(scores, mask, strict=True)]
    return [x / sum(e) if visible else 0.0 for x in e]


@right("masked_softmax")
def fill_then_erase(scores, mask):
    return stable(np.where(mask == 1, scores, -1e9)) * mask


@right("masked_softmax")
def torch_nan_to_num(scores, mask):
    torch = pytest.importorskip("torch")
    s, m = torch.as_tensor(scores), torch.as_tensor(mask) == 1
    return s.masked_fill(~m, -torch.inf).softmax(-1).nan_to_num()


@wrong("masked_softmax", "mask-after-softmax")
def times_mask(scores, mask):
    return stable(scores) * mask


@wrong("masked_softmax", "renormalised")
def divided_again(scores, mask):
    weights = stable(scores) * mask
    return weights / weights.sum(axis=-1, keepdims=True)


@wrong("masked_softmax", "scores-zeroed")
def scores_times_mask(scores, mask):
    return stable(scores * mask)


@wrong("masked_softmax", "mask-inverted")
def fills_the_visible(scores, mask):
    return stable(np.where(mask == 1, -1e9, scores))


@wrong("masked_softmax", "mask-added")
def plus_mask(scores, mask):
    return stable(scores + mask)


@wrong("masked_softmax", "mask-ignored")
def no_mask(scores, mask):
    torch = pytest.importorskip("torch")
    return torch.softmax(torch.as_tensor(scores), -1)


@wrong("masked_softmax", "empty-row-nan")
def torch_fill(scores, mask):
    torch = pytest.importorskip("torch")
    s, m = torch.as_tensor(scores), torch.as_tensor(mask)
    return s.masked_fill(m == 0, -torch.inf).softmax(-1)


@wrong("masked_softmax", "empty-row-uniform")
def minus_a_billion(scores, mask):
    scores = scores.copy()
    scores[mask == 0] = -1e9
    return stable(scores)


@wrong("masked_softmax", "large-number-added")
def subtracts_a_lot(scores, mask):
    return stable(scores + (1 - mask) * -1e5)


@wrong("masked_softmax", "overflow")
def no_maximum(scores, mask):
    e = np.where(mask == 1, np.exp(scores), 0)
    return e / np.where(e.sum(-1, keepdims=True) == 0, 1, e.sum(-1, keepdims=True))


@wrong("masked_softmax", "wrong-axis")
def over_the_queries(scores, mask):
    filled = np.where(mask == 1, scores, -1e9)
    e = np.exp(filled - filled.max(axis=0))
    return e / e.sum(axis=0) * mask


# masked_attention -------------------------------------------------------------------------------


def weigh(query, key, mask):
    s = np.where(mask == 1, query @ key.T / np.sqrt(query.shape[1]), -1e9)
    return stable(s) * mask


@right("masked_attention")
def zero_the_unseen(query, key, value, mask):
    value = value.copy()
    value[mask.sum(axis=0) == 0] = 0
    return weigh(query, key, mask) @ value


@right("masked_attention")
def only_the_visible(query, key, value, mask):
    output = []
    for q, m in zip(query, mask, strict=True):
        k, v = key[m == 1], value[m == 1]
        empty = np.zeros(value.shape[1])
        output.append(stable(k @ q / math.sqrt(len(q))) @ v if len(k) else empty)
    return output


@right("masked_attention")
def product_where_visible(query, key, value, mask):
    w = weigh(query, key, mask)[:, :, None]
    return np.where(mask[:, :, None] == 1, w * value, 0).sum(axis=1)


@wrong("masked_attention", "nan-in-padding")
def weight_of_zero(query, key, value, mask):
    return weigh(query, key, mask) @ value


@wrong("masked_attention", "nan-swept-away")
def sweeps_the_output(query, key, value, mask):
    return np.nan_to_num(weigh(query, key, mask) @ value)


@wrong("masked_attention", "empty-row-nan")
def torch_minus_infinity(query, key, value, mask):
    torch = pytest.importorskip("torch")
    q, k, v, m = (torch.as_tensor(x) for x in (query, key, value, mask))
    s = (q @ k.T / math.sqrt(q.shape[1])).masked_fill(m == 0, -torch.inf)
    return s.softmax(-1) @ v.nan_to_num()


@wrong("masked_attention", "empty-row-uniform")
def minus_a_billion_attends(query, key, value, mask):
    s = np.where(mask == 1, query @ key.T / np.sqrt(query.shape[1]), -1e9)
    return stable(s) @ np.where(mask.any(axis=0)[:, None], value, 0)


@wrong("masked_attention", "mask-after-softmax")
def late_mask(query, key, value, mask):
    w = stable(query @ key.T / np.sqrt(query.shape[1])) * mask
    return w @ np.where(mask.any(axis=0)[:, None], value, 0)


@wrong("masked_attention", "mask-inverted")
def sees_the_hidden(query, key, value, mask):
    return weigh(query, key, 1 - mask) @ np.nan_to_num(value)


@wrong("masked_attention", "mask-ignored")
def forgets_the_mask(query, key, value, mask):
    return stable(query @ key.T / np.sqrt(query.shape[1])) @ np.nan_to_num(value)


@wrong("masked_attention", "scores-zeroed")
def zero_scores(query, key, value, mask):
    s = query @ key.T / np.sqrt(query.shape[1]) * mask
    return stable(s) @ np.nan_to_num(value)


@wrong("masked_attention", "not-scaled")
def no_root(query, key, value, mask):
    w = stable(np.where(mask == 1, query @ key.T, -1e9)) * mask
    return w @ np.where(mask.any(axis=0)[:, None], value, 0)


# painted ----------------------------------------------------------------------------------------

PAINTED_RIGHT = [
    [[0, 0, 1, 1, 0, 0], [0, 0, 0, 1, 1, 0], [0, 0, 0, 0, 1, 1]],
    np.eye(3, 6, 3) + np.eye(3, 6, 2),
    (np.eye(3, 6, 3) + np.eye(3, 6, 2)) == 1,
]
PAINTED_WRONG = [
    ("true-blocks", [[1, 1, 0, 0, 1, 1], [1, 1, 1, 0, 0, 1], [1, 1, 1, 1, 0, 0]]),
    ("rows-and-columns-swapped", np.ones((6, 3))),
    ("cache-forgotten", [[1, 0, 0], [1, 1, 0], [0, 1, 1]]),
    ("top-left", [[1, 0, 0, 0, 0, 0], [1, 1, 0, 0, 0, 0], [0, 1, 1, 0, 0, 0]]),
    ("no-window", [[0, 1, 1, 1, 0, 0], [0, 1, 1, 1, 1, 0], [0, 1, 1, 1, 1, 1]]),
    ("window-one-too-wide", [[0, 1, 1, 1, 0, 0], [0, 0, 1, 1, 1, 0], [0, 0, 0, 1, 1, 1]]),
    ("sees-the-future", [[0, 0, 1, 1, 1, 0], [0, 0, 0, 1, 1, 1], [0, 0, 0, 0, 1, 1]]),
    ("not-itself", np.eye(3, 6, 2)),
    ("only-itself", np.eye(3, 6, 3)),
    ("padding-alone", [[0, 1, 1, 1, 1, 1]] * 3),
]


BANK.rights += [("painted", answer) for answer in PAINTED_RIGHT]
BANK.wrongs += [("painted", *row) for row in PAINTED_WRONG]


def test_no_other_painted_mask_of_a_thousand_passes(rng):
    for answer in rng.integers(0, 2, size=(1000, 3, 6)):
        assert bool(check("masking.painted", answer)) == np.array_equal(answer, PAINTED_RIGHT[0])


# decode_step ------------------------------------------------------------------------------------


def one_query(q, keys, values):
    return stable(keys @ q / math.sqrt(len(q))) @ values


@right("decode_step")
def vstack(query, key, value, cached_keys, cached_values):
    keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
    return one_query(query, keys, values), keys, values


@right("decode_step")
def torch_sdpa(query, key, value, cached_keys, cached_values):
    torch = pytest.importorskip("torch")
    keys = torch.cat([torch.as_tensor(cached_keys), torch.as_tensor(key)[None]])
    values = torch.cat([torch.as_tensor(cached_values), torch.as_tensor(value)[None]])
    q = torch.as_tensor(query)[None]
    output = torch.nn.functional.scaled_dot_product_attention(q, keys, values)[0]
    return output, keys, values


@wrong("decode_step", "not-itself")
def appends_too_late(query, key, value, cached_keys, cached_values):
    output = np.zeros(len(value))
    if len(cached_keys):
        output = one_query(query, cached_keys, cached_values)
    return output, np.vstack([cached_keys, key]), np.vstack([cached_values, value])


@wrong("decode_step", "only-itself")
def own_value(query, key, value, cached_keys, cached_values):
    return value, np.vstack([cached_keys, key]), np.vstack([cached_values, value])


@wrong("decode_step", "first-key-only")
def is_causal_flag(query, key, value, cached_keys, cached_values):
    torch = pytest.importorskip("torch")
    keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
    q, k, v = (torch.as_tensor(x) for x in (query[None], keys, values))
    output = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
    return output[0], keys, values


@wrong("decode_step", "cache-not-grown")
def returns_the_old_cache(query, key, value, cached_keys, cached_values):
    keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
    return one_query(query, keys, values), cached_keys, cached_values


@wrong("decode_step", "put-in-front")
def prepends(query, key, value, cached_keys, cached_values):
    keys, values = np.vstack([key, cached_keys]), np.vstack([value, cached_values])
    return one_query(query, keys, values), keys, values


@wrong("decode_step", "not-scaled")
def plain_dot_product(query, key, value, cached_keys, cached_values):
    keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
    return stable(keys @ query) @ values, keys, values


@wrong("decode_step", "scaled-by-keys")
def root_of_the_length(query, key, value, cached_keys, cached_values):
    keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
    return stable(keys @ query / math.sqrt(len(keys))) @ values, keys, values


@wrong("decode_step", "no-softmax")
def raw_scores(query, key, value, cached_keys, cached_values):
    keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
    return keys @ query / math.sqrt(len(query)) @ values, keys, values


@wrong("decode_step", "plain-mean")
def mean_of_the_past(query, key, value, cached_keys, cached_values):
    keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
    return values.mean(axis=0), keys, values


# What passed or was refused once ---------------------------------------------------------------


@right("padding")
def slices(lengths, n_keys):
    mask = np.zeros((len(lengths), 1, n_keys), dtype=bool)
    for b, length in enumerate(lengths):
        mask[b, :, :length] = True
    return mask


@right("padding")
def repeated(lengths, n_keys):
    return [[[True] * min(n, n_keys) + [False] * (n_keys - n)] for n in lengths]


wrong("causal", "not-boolean")(lambda n, m, offset: np.tri(n, m, offset))
wrong("padding", "not-boolean")(lambda n, m: (np.arange(m) < n[:, None])[:, None].astype(int))


def shifted(shift):
    def weigh(scores, mask):
        e = np.exp(scores - shift(scores)) * mask
        return e / (e.sum(axis=-1, keepdims=True) + 1e-12)

    return weigh


wrong("masked_softmax", "wrong-shift")(shifted(lambda s: np.mean(s, axis=-1)[..., None]))
wrong("masked_softmax", "one-maximum-for-all")(shifted(np.max))
