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


def stable(scores):
    e = np.exp(scores - np.max(scores, axis=-1, keepdims=True))
    return e / np.sum(e, axis=-1, keepdims=True)


# masked_softmax ---------------------------------------------------------------------------------


def row_by_row(scores, mask):
    if np.ndim(scores) > 1:
        return [row_by_row(s, m) for s, m in zip(scores, mask, strict=True)]
    visible = [x for x, ok in zip(scores, mask, strict=True) if ok]
    top = max(visible, default=0.0)
    e = [math.exp(x - top) if ok else 0.0 for x, ok in zip(scores, mask, strict=True)]
    return [x / sum(e) if visible else 0.0 for x in e]


# masked_attention -------------------------------------------------------------------------------


def weigh(query, key, mask):
    s = np.where(mask == 1, query @ key.T / np.sqrt(query.shape[1]), -1e9)
    return stable(s) * mask


@BANK.answers
class masked_attention:
    def right_1(query, key, value, mask):
        value = value.copy()
        value[mask.sum(axis=0) == 0] = 0
        return weigh(query, key, mask) @ value

    def right_2(query, key, value, mask):
        output = []
        for q, m in zip(query, mask, strict=True):
            k, v = key[m == 1], value[m == 1]
            empty = np.zeros(value.shape[1])
            output.append(stable(k @ q / math.sqrt(len(q))) @ v if len(k) else empty)
        return output

    def right_3(query, key, value, mask):
        w = weigh(query, key, mask)[:, :, None]
        return np.where(mask[:, :, None] == 1, w * value, 0).sum(axis=1)

    nan_in_padding = lambda query, key, value, mask: weigh(query, key, mask) @ value
    nan_swept_away = lambda query, key, value, mask: np.nan_to_num(weigh(query, key, mask) @ value)

    def empty_row_nan(query, key, value, mask):
        torch = pytest.importorskip("torch")
        q, k, v, m = (torch.as_tensor(x) for x in (query, key, value, mask))
        s = (q @ k.T / math.sqrt(q.shape[1])).masked_fill(m == 0, -torch.inf)
        return s.softmax(-1) @ v.nan_to_num()

    def empty_row_uniform(query, key, value, mask):
        s = np.where(mask == 1, query @ key.T / np.sqrt(query.shape[1]), -1e9)
        return stable(s) @ np.where(mask.any(axis=0)[:, None], value, 0)

    def mask_after_softmax(query, key, value, mask):
        w = stable(query @ key.T / np.sqrt(query.shape[1])) * mask
        return w @ np.where(mask.any(axis=0)[:, None], value, 0)

    def mask_inverted(query, key, value, mask):
        return weigh(query, key, 1 - mask) @ np.nan_to_num(value)

    def mask_ignored(query, key, value, mask):
        return stable(query @ key.T / np.sqrt(query.shape[1])) @ np.nan_to_num(value)

    def scores_zeroed(query, key, value, mask):
        s = query @ key.T / np.sqrt(query.shape[1]) * mask
        return stable(s) @ np.nan_to_num(value)

    def not_scaled(query, key, value, mask):
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


@BANK.answers
class decode_step:
    def right_1(query, key, value, cached_keys, cached_values):
        keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
        return one_query(query, keys, values), keys, values

    def right_2(query, key, value, cached_keys, cached_values):
        torch = pytest.importorskip("torch")
        keys = torch.cat([torch.as_tensor(cached_keys), torch.as_tensor(key)[None]])
        values = torch.cat([torch.as_tensor(cached_values), torch.as_tensor(value)[None]])
        q = torch.as_tensor(query)[None]
        output = torch.nn.functional.scaled_dot_product_attention(q, keys, values)[0]
        return output, keys, values

    def not_itself(query, key, value, cached_keys, cached_values):
        output = np.zeros(len(value))
        if len(cached_keys):
            output = one_query(query, cached_keys, cached_values)
        return output, np.vstack([cached_keys, key]), np.vstack([cached_values, value])

    def only_itself(query, key, value, cached_keys, cached_values):
        return value, np.vstack([cached_keys, key]), np.vstack([cached_values, value])

    def first_key_only(query, key, value, cached_keys, cached_values):
        torch = pytest.importorskip("torch")
        keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
        q, k, v = (torch.as_tensor(x) for x in (query[None], keys, values))
        output = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
        return output[0], keys, values

    def cache_not_grown(query, key, value, cached_keys, cached_values):
        keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
        return one_query(query, keys, values), cached_keys, cached_values

    def put_in_front(query, key, value, cached_keys, cached_values):
        keys, values = np.vstack([key, cached_keys]), np.vstack([value, cached_values])
        return one_query(query, keys, values), keys, values

    def not_scaled(query, key, value, cached_keys, cached_values):
        keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
        return stable(keys @ query) @ values, keys, values

    def scaled_by_keys(query, key, value, cached_keys, cached_values):
        keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
        return stable(keys @ query / math.sqrt(len(keys))) @ values, keys, values

    def no_softmax(query, key, value, cached_keys, cached_values):
        keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
        return keys @ query / math.sqrt(len(query)) @ values, keys, values

    def plain_mean(query, key, value, cached_keys, cached_values):
        keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
        return values.mean(axis=0), keys, values


@BANK.answers
class causal:
    def right_1(n_queries, n_keys, offset):
        return [[j - i <= offset for j in range(n_keys)] for i in range(n_queries)]

    def right_2(n_queries, n_keys, offset):
        return np.tril(np.ones((n_queries, n_keys), dtype=bool), k=offset)

    def right_3(n_queries, n_keys, offset):
        torch = pytest.importorskip("torch")
        return torch.ones(n_queries, n_keys).tril(offset).bool()

    def true_blocks(n_queries, n_keys, offset):
        return np.triu(np.ones((n_queries, n_keys)), k=offset + 1) == 1

    def sees_the_future(n_queries, n_keys, offset):
        return np.triu(np.ones((n_queries, n_keys)), k=offset)

    def not_itself(n_queries, n_keys, offset):
        return [[j < i + offset for j in range(n_keys)] for i in range(n_queries)]

    def one_too_far(n_queries, n_keys, offset):
        return np.tril(np.ones((n_queries, n_keys)), k=offset + 1)

    offset_ignored = lambda n_queries, n_keys, offset: np.tri(n_queries, n_keys, dtype=bool)

    def offset_subtracted(n_queries, n_keys, offset):
        return np.tri(n_queries, n_keys, -offset, dtype=bool)

    def always_bottom_right(n_queries, n_keys, offset):
        return np.tri(n_queries, n_keys, n_keys - n_queries, dtype=bool)

    def rows_and_columns_swapped(n_queries, n_keys, offset):
        return [[j <= i + offset for i in range(n_queries)] for j in range(n_keys)]

    def additive(n_queries, n_keys, offset):
        return np.triu(np.full((n_queries, n_keys), -np.inf), k=offset + 1)

    square = lambda n_queries, n_keys, offset: np.tri(n_queries, n_queries, offset)
    not_boolean = lambda n, m, offset: np.tri(n, m, offset)


@BANK.answers
class padding:
    right_1 = lambda lengths, n_keys: [[[j < n for j in range(n_keys)]] for n in lengths]

    def right_2(lengths, n_keys):
        mask = np.zeros((len(lengths), 1, n_keys), dtype=bool)
        for row, n in zip(mask, lengths, strict=True):
            row[:, : int(n)] = True
        return mask

    true_blocks = lambda lengths, n_keys: [[[j >= n for j in range(n_keys)]] for n in lengths]

    def one_too_many(lengths, n_keys):
        mask = np.zeros((len(lengths), 1, n_keys))
        for row, n in zip(mask, lengths, strict=True):
            row[:, : int(n) + 1] = 1
        return mask

    one_too_few = lambda lengths, n_keys: [[[j + 1 < n for j in range(n_keys)]] for n in lengths]

    def padded_in_front(lengths, n_keys):
        return np.flip([[[j < n for j in range(n_keys)]] for n in lengths], axis=-1)

    def no_query_axis(lengths, n_keys):
        return np.arange(n_keys)[None, :] < np.asarray(lengths)[:, None]

    def query_axis_last(lengths, n_keys):
        return (np.arange(n_keys)[None, :] < np.asarray(lengths)[:, None])[..., None]

    def axis_first(lengths, n_keys):
        return (np.arange(n_keys)[None, :] < np.asarray(lengths)[:, None])[None]

    def shortest_for_all(lengths, n_keys):
        return [[[j < min(lengths) for j in range(n_keys)]] for _ in lengths]

    def only_the_length_place(lengths, n_keys):
        return [[[j + 1 == n for j in range(n_keys)]] for n in lengths]

    def right_3(lengths, n_keys):
        mask = np.zeros((len(lengths), 1, n_keys), dtype=bool)
        for b, length in enumerate(lengths):
            mask[b, :, :length] = True
        return mask

    def right_4(lengths, n_keys):
        return [[[True] * min(n, n_keys) + [False] * (n_keys - n)] for n in lengths]

    not_boolean = lambda n, m: (np.arange(m) < n[:, None])[:, None].astype(int)


def shifted(shift):
    def weigh(scores, mask):
        e = np.exp(scores - shift(scores)) * mask
        return e / (e.sum(axis=-1, keepdims=True) + 1e-12)

    return weigh


@BANK.answers
class masked_softmax:
    right_1 = row_by_row
    right_2 = lambda scores, mask: stable(np.where(mask == 1, scores, -1e9)) * mask

    def right_3(scores, mask):
        torch = pytest.importorskip("torch")
        s, m = torch.as_tensor(scores), torch.as_tensor(mask) == 1
        return s.masked_fill(~m, -torch.inf).softmax(-1).nan_to_num()

    mask_after_softmax = lambda scores, mask: stable(scores) * mask

    def renormalised(scores, mask):
        weights = stable(scores) * mask
        return weights / weights.sum(axis=-1, keepdims=True)

    scores_zeroed = lambda scores, mask: stable(scores * mask)
    mask_inverted = lambda scores, mask: stable(np.where(mask == 1, -1e9, scores))
    mask_added = lambda scores, mask: stable(scores + mask)

    def mask_ignored(scores, mask):
        torch = pytest.importorskip("torch")
        return torch.softmax(torch.as_tensor(scores), -1)

    def empty_row_nan(scores, mask):
        torch = pytest.importorskip("torch")
        s, m = torch.as_tensor(scores), torch.as_tensor(mask)
        return s.masked_fill(m == 0, -torch.inf).softmax(-1)

    def empty_row_uniform(scores, mask):
        scores = scores.copy()
        scores[mask == 0] = -1e9
        return stable(scores)

    large_number_added = lambda scores, mask: stable(scores + (1 - mask) * -1e5)

    def overflow(scores, mask):
        e = np.where(mask == 1, np.exp(scores), 0)
        return e / np.where(e.sum(-1, keepdims=True) == 0, 1, e.sum(-1, keepdims=True))

    def wrong_axis(scores, mask):
        filled = np.where(mask == 1, scores, -1e9)
        e = np.exp(filled - filled.max(axis=0))
        return e / e.sum(axis=0) * mask

    wrong_shift = shifted(lambda s: np.mean(s, axis=-1)[..., None])
    one_maximum_for_all = shifted(np.max)
