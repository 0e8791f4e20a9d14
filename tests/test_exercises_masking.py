"""Answers to the exercises of chapter 07, as learners write them."""

import math

import numpy as np
from bank import Bank, stable

from attnlib.exercises import check

BANK = Bank("masking")


def block_by_block(lengths, n):
    mask, start = np.zeros((n, n), dtype=bool), 0
    for length in lengths:
        stop = start + int(length)
        mask[start:stop, start:stop] = np.tri(int(length), dtype=bool)
        start = stop
    return mask


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


@BANK.answers
class masked_attention:
    def right_1(query, key, value, mask):
        output = []
        for q, m in zip(query, mask, strict=True):
            k, v = key[m == 1], value[m == 1]
            empty = np.zeros(value.shape[1])
            output.append(stable(k @ q / math.sqrt(len(q))) @ v if len(k) else empty)
        return output


PAINTED = np.eye(3, 6, 3) + np.eye(3, 6, 2)
BANK.rights.append(("painted", PAINTED))


def test_no_other_painted_mask_of_a_thousand_passes(rng):
    for answer in rng.integers(0, 2, size=(1000, 3, 6)):
        assert bool(check("masking.painted", answer)) == np.array_equal(answer, PAINTED)


def one_query(q, keys, values):
    return stable(keys @ q / math.sqrt(len(q))) @ values


@BANK.answers
class decode_step:
    def right_1(query, key, value, cached_keys, cached_values):
        keys, values = np.vstack([cached_keys, key]), np.vstack([cached_values, value])
        return one_query(query, keys, values), keys, values


@BANK.answers
class causal:
    def right_1(n_queries, n_keys, offset):
        return [[j - i <= offset for j in range(n_keys)] for i in range(n_queries)]

    def sees_the_future(n_queries, n_keys, offset):
        return np.triu(np.ones((n_queries, n_keys)), k=offset)


@BANK.answers
class packed:
    right_1 = block_by_block
