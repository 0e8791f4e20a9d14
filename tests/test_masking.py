import sys

import array_api_strict as strict
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import assert_close, to_numpy

from attnlib.masking import causal_mask, padding_mask, window_mask

SIZES = st.integers(0, 7)
SHIFTS = st.integers(-9, 9)


def test_causal_mask_by_hand(xp):
    like = xp.asarray(np.ones(1))
    wanted = np.array([[1, 0, 0], [1, 1, 0], [1, 1, 1]], dtype=bool)
    assert_close(causal_mask(3, like=like), xp.asarray(wanted))


def test_rectangular_causal_masks_by_hand():
    wide = causal_mask(2, 5, offset=3)
    np.testing.assert_array_equal(wide, [[1, 1, 1, 1, 0], [1, 1, 1, 1, 1]])
    tall = causal_mask(3, 2)
    np.testing.assert_array_equal(tall, [[1, 0], [1, 1], [1, 1]])
    np.testing.assert_array_equal(causal_mask(3, 2, offset=-1), [[0, 0], [1, 0], [1, 1]])


def test_window_mask_by_hand(xp):
    like = xp.asarray(np.ones(1))
    wanted = np.array([[1, 1, 0, 0], [1, 1, 1, 0], [1, 1, 1, 1]], dtype=bool)
    assert_close(window_mask(3, 4, left=2, right=1, like=like), xp.asarray(wanted))


def test_padding_mask_by_hand(xp):
    lengths = xp.asarray(np.array([2, 0, 3]))
    wanted = np.array([[[1, 1, 0]], [[0, 0, 0]], [[1, 1, 1]]], dtype=bool)
    assert_close(padding_mask(lengths, 3), xp.asarray(wanted))


def test_padding_mask_of_numbers_and_lists():
    assert padding_mask(2, 3).tolist() == [[True, True, False]]
    assert padding_mask([2, 1], 3).shape == (2, 1, 3)
    assert padding_mask([[2, 1]], 3).shape == (1, 2, 1, 3)
    assert padding_mask([], 3).shape == (0, 1, 3)
    assert padding_mask(np.int32(1), 2).tolist() == [[True, False]]


@given(SIZES, SIZES, SHIFTS)
def test_causal_mask_equals_its_definition(n_queries, n_keys, offset):
    wanted = [[j <= i + offset for j in range(n_keys)] for i in range(n_queries)]
    got = causal_mask(n_queries, n_keys, offset=offset)
    assert got.shape == (n_queries, n_keys)
    assert got.tolist() == wanted
    if offset >= 0:
        assert window_mask(n_queries, n_keys, left=99, right=offset).tolist() == wanted


@given(SIZES, SIZES, SIZES, SIZES)
def test_window_mask_equals_its_definition(n_queries, n_keys, left, right):
    got = window_mask(n_queries, n_keys, left=left, right=right)
    assert got.tolist() == [
        [i - left <= j <= i + right for j in range(n_keys)] for i in range(n_queries)
    ]


@given(st.lists(SIZES, min_size=1, max_size=3), SIZES)
def test_padding_mask_equals_its_definition(lengths, more):
    n_keys = max(lengths) + more
    assert padding_mask(lengths, n_keys).tolist() == [
        [[j < n for j in range(n_keys)]] for n in lengths
    ]


@pytest.mark.parametrize("kind", ["int8", "uint8", "int32", "uint64"])
def test_lengths_may_be_integers_of_any_kind(kind):
    lengths = strict.asarray([2, 0], dtype=getattr(strict, kind))  # it refuses to mix kinds
    assert to_numpy(padding_mask(lengths, 3)).sum(-1).tolist() == [[2], [0]]


@pytest.mark.parametrize(
    "make",
    [
        lambda like: causal_mask(3, like=like),
        lambda like: window_mask(3, 5, left=1, right=1, like=like),
        lambda like: padding_mask(like, 5),
    ],
)
def test_masks_are_made_where_the_array_is_that_they_go_with(make, torch):
    assert make(torch.ones(2, dtype=torch.int64, device="meta")).device.type == "meta"


def test_masks_combine(xp):
    lengths = xp.asarray(np.array([2, 5]))
    both = causal_mask(5, like=lengths) & padding_mask(lengths, 5)
    assert both.shape == (2, 5, 5)
    assert to_numpy(both).sum(-1).tolist() == [[1, 2, 2, 2, 2], [1, 2, 3, 4, 5]]


@pytest.mark.parametrize("kind", ["int8", "uint8", "int32", "int64"])
def test_lengths_of_a_small_dtype_do_not_overflow(xp, kind):
    lengths = xp.asarray(np.array([100, 3]).astype(kind))
    got = padding_mask(lengths, 300)
    assert_close(got, np.arange(300) < np.array([100, 3])[:, None, None], like=got)


def test_no_limit_may_be_written_as_the_largest_integer(xp):
    far, like = sys.maxsize, xp.asarray(np.ones(1))
    assert to_numpy(causal_mask(3, offset=far, like=like)).all()
    assert not to_numpy(causal_mask(3, offset=-far - 1, like=like)).any()
    assert to_numpy(window_mask(3, 4, left=far, right=far, like=like)).all()
    expected = window_mask(3, 4, left=0, right=4, like=like)
    assert_close(window_mask(3, 4, left=0, right=far, like=like), expected)
