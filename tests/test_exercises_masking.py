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


# causal -----------------------------------------------------------------------------------------


# packed -----------------------------------------------------------------------------------------


def block_by_block(lengths, n):
    mask, start = np.zeros((n, n), dtype=bool), 0
    for length in lengths:
        stop = start + int(length)
        mask[start:stop, start:stop] = np.tri(int(length), dtype=bool)
        start = stop
    return mask


def blocks_without_a_triangle(lengths, n):
    mask, start = np.zeros((n, n)), 0
    for length in lengths:
        mask[start : start + length, start : start + length] = 1
        start += length
    return mask == 1


def numbered(lengths, n):
    return np.array([sum(i >= end for end in np.cumsum(lengths)) for i in range(n)])


# hides_the_future --------------------------------------------------------------------------------


def by_finite_differences(attend):
    x = np.random.default_rng(3).normal(size=(4, 3))
    base = attend(x)
    for t in range(4):
        nudged = x.copy()
        nudged[t, 0] += 0.1
        change = np.abs(attend(nudged) - base).max(axis=1)
        if change[:t].max(initial=0) > 1e-9 or change[t:].min() < 1e-9:
            return False
    return True


@BANK.answers
class hides_the_future:
    def right_1(attend):
        x = np.random.default_rng(7).normal(size=(5, 2))
        expected = []
        for i in range(5):
            w = stable(x[: i + 1] @ x[i] / math.sqrt(2))
            expected.append(w @ x[: i + 1])
        return np.allclose(attend(x), expected, atol=1e-5)

    right_2 = by_finite_differences

    def passes_everything(attend):
        x = np.ones((5, 3))
        return attend(x).shape == x.shape

    def refuses_everything(attend):
        x = np.random.default_rng(0).normal(size=(5, 3))
        return np.array_equal(attend(x)[0], x[0] + 1e-9)

    def last_row_alone(attend):
        x = np.random.default_rng(0).normal(size=(7, 2))
        y = x.copy()
        y[-1] = 9
        return np.allclose(attend(x)[:-1], attend(y)[:-1])

    def leak_alone(attend):
        x = np.random.default_rng(0).normal(size=(5, 2))
        return np.allclose(attend(x)[0], x[0])

    def sums_alone(attend):
        return np.allclose(attend(np.ones((4, 2))), 1)

    verdicts_swapped = lambda attend: not by_finite_differences(attend)


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

    def nan_in_padding(query, key, value, mask):
        return weigh(query, key, mask) @ value

    def nan_swept_away(query, key, value, mask):
        return np.nan_to_num(weigh(query, key, mask) @ value)

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


# What passed or was refused once ---------------------------------------------------------------


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

    def offset_ignored(n_queries, n_keys, offset):
        return np.tri(n_queries, n_keys, dtype=bool)

    def offset_subtracted(n_queries, n_keys, offset):
        return np.tri(n_queries, n_keys, -offset, dtype=bool)

    def always_bottom_right(n_queries, n_keys, offset):
        return np.tri(n_queries, n_keys, n_keys - n_queries, dtype=bool)

    def rows_and_columns_swapped(n_queries, n_keys, offset):
        return [[j <= i + offset for i in range(n_queries)] for j in range(n_keys)]

    def additive(n_queries, n_keys, offset):
        return np.triu(np.full((n_queries, n_keys), -np.inf), k=offset + 1)

    def square(n_queries, n_keys, offset):
        return np.tri(n_queries, n_queries, offset)

    not_boolean = lambda n, m, offset: np.tri(n, m, offset)


@BANK.answers
class packed:
    right_1 = block_by_block

    def right_2(lengths, n):
        ends = np.cumsum(lengths)
        document = (np.arange(n)[:, None] >= ends).sum(axis=1)
        return [
            [bool(document[i] == document[j] and j <= i < ends[-1]) for j in range(n)]
            for i in range(n)
        ]

    def causal_alone(lengths, n):
        return np.tri(n, dtype=bool)

    both_ways = blocks_without_a_triangle

    def either_rule(lengths, n):
        return np.tri(n, dtype=bool) | blocks_without_a_triangle(lengths, n)

    def padding_sees_itself(lengths, n):
        ids = numbered(lengths, n)
        return (ids[:, None] == ids[None, :]) & np.tri(n, dtype=bool)

    def padding_joins_the_last(lengths, n):
        ids = np.repeat(np.arange(len(lengths)), lengths)
        ids = np.pad(ids, (0, n - len(ids)), mode="edge")
        return (ids[:, None] == ids[None, :]) & np.tri(n, dtype=bool)

    def padding_is_seen(lengths, n):
        mask = block_by_block(lengths, n)
        mask[np.sum(lengths) :] = np.tri(n, dtype=bool)[np.sum(lengths) :]
        return mask

    def true_blocks(lengths, n):
        return ~block_by_block(lengths, n)

    def sees_the_future(lengths, n):
        return block_by_block(lengths, n).T

    def not_itself(lengths, n):
        return block_by_block(lengths, n) & ~np.eye(n, dtype=bool)

    def lengths_as_boundaries(lengths, n):
        ids = np.array([sum(i >= start for start in lengths) for i in range(n)])
        return (ids[:, None] == ids) & np.tri(n, dtype=bool)

    def equal_documents(lengths, n):
        ids, real = np.arange(n) // lengths[0], np.arange(n) < np.sum(lengths)
        return (ids[:, None] == ids) & np.tri(n, dtype=bool) & real & real[:, None]

    not_boolean = lambda lengths, n: block_by_block(lengths, n).astype(int)
