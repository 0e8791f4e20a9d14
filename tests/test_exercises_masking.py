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


# packed -----------------------------------------------------------------------------------------


@right("packed")
def block_by_block(lengths, n):
    mask, start = np.zeros((n, n), dtype=bool), 0
    for length in lengths:
        stop = start + int(length)
        mask[start:stop, start:stop] = np.tri(int(length), dtype=bool)
        start = stop
    return mask


@right("packed")
def by_cumulative_ends(lengths, n):
    ends = np.cumsum(lengths)
    document = (np.arange(n)[:, None] >= ends).sum(axis=1)
    return [
        [bool(document[i] == document[j] and j <= i < ends[-1]) for j in range(n)] for i in range(n)
    ]


@wrong("packed", "causal-alone")
def triangle(lengths, n):
    return np.tri(n, dtype=bool)


@wrong("packed", "both-ways")
def blocks_without_a_triangle(lengths, n):
    mask, start = np.zeros((n, n)), 0
    for length in lengths:
        mask[start : start + length, start : start + length] = 1
        start += length
    return mask == 1


@wrong("packed", "either-rule")
def with_or(lengths, n):
    return np.tri(n, dtype=bool) | blocks_without_a_triangle(lengths, n)


def numbered(lengths, n):
    return np.array([sum(i >= end for end in np.cumsum(lengths)) for i in range(n)])


@wrong("packed", "padding-sees-itself")
def padding_as_a_document(lengths, n):
    ids = numbered(lengths, n)
    return (ids[:, None] == ids[None, :]) & np.tri(n, dtype=bool)


@wrong("packed", "padding-joins-the-last")
def ids_filled_up(lengths, n):
    ids = np.repeat(np.arange(len(lengths)), lengths)
    ids = np.pad(ids, (0, n - len(ids)), mode="edge")
    return (ids[:, None] == ids[None, :]) & np.tri(n, dtype=bool)


@wrong("packed", "padding-is-seen")
def padding_sees_all_before(lengths, n):
    mask = block_by_block(lengths, n)
    mask[np.sum(lengths) :] = np.tri(n, dtype=bool)[np.sum(lengths) :]
    return mask


@wrong("packed", "true-blocks")
def forbids(lengths, n):
    return ~block_by_block(lengths, n)


@wrong("packed", "sees-the-future")
def transposed(lengths, n):
    return block_by_block(lengths, n).T


@wrong("packed", "not-itself")
def strict_triangles(lengths, n):
    return block_by_block(lengths, n) & ~np.eye(n, dtype=bool)


@wrong("packed", "lengths-as-boundaries")
def lengths_are_starts(lengths, n):
    ids = np.array([sum(i >= start for start in lengths) for i in range(n)])
    return (ids[:, None] == ids) & np.tri(n, dtype=bool)


@wrong("packed", "equal-documents")
def every_document_as_the_first(lengths, n):
    ids, real = np.arange(n) // lengths[0], np.arange(n) < np.sum(lengths)
    return (ids[:, None] == ids) & np.tri(n, dtype=bool) & real & real[:, None]


# hides_the_future --------------------------------------------------------------------------------


@right("hides_the_future")
def compared_with_a_loop(attend):
    x = np.random.default_rng(7).normal(size=(5, 2))
    expected = []
    for i in range(5):
        w = stable(x[: i + 1] @ x[i] / math.sqrt(2))
        expected.append(w @ x[: i + 1])
    return np.allclose(attend(x), expected, atol=1e-5)


@right("hides_the_future")
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


@wrong("hides_the_future", "passes-everything")
def compares_shapes(attend):
    x = np.ones((5, 3))
    return attend(x).shape == x.shape


@wrong("hides_the_future", "refuses-everything")
def without_a_tolerance(attend):
    x = np.random.default_rng(0).normal(size=(5, 3))
    return np.array_equal(attend(x)[0], x[0] + 1e-9)


@wrong("hides_the_future", "last-row-alone")
def changes_the_end(attend):
    x = np.random.default_rng(0).normal(size=(7, 2))
    y = x.copy()
    y[-1] = 9
    return np.allclose(attend(x)[:-1], attend(y)[:-1])


@wrong("hides_the_future", "leak-alone")
def first_row_is_itself(attend):
    x = np.random.default_rng(0).normal(size=(5, 2))
    return np.allclose(attend(x)[0], x[0])


@wrong("hides_the_future", "sums-alone")
def ones_stay_ones(attend):
    return np.allclose(attend(np.ones((4, 2))), 1)


wrong("hides_the_future", "verdicts-swapped")(lambda attend: not by_finite_differences(attend))


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


wrong("causal", "not-boolean")(lambda n, m, offset: np.tri(n, m, offset))
wrong("packed", "not-boolean")(lambda lengths, n: block_by_block(lengths, n).astype(int))
