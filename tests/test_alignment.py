import math
from functools import partial

import numpy as np
import pytest
from array_api_compat import array_namespace
from hypothesis import given
from hypothesis import strategies as st
from support import assert_arguments_are_checked, assert_close, to_numpy

from attnlib.alignment import additive_scores, concat_scores, multiplicative_scores
from attnlib.lookup import attend
from attnlib.similarity import dot_scores, gaussian_scores

# Distinct primes: queries, keys, d_query, d_key, d_hidden.
SHAPES = {"query": (5, 2), "key": (11, 3), "w_query": (2, 7), "w_key": (3, 7), "v": (7,)}


def make(rng, shapes=SHAPES):
    return [rng.standard_normal(shape) for shape in shapes.values()]


def general(query, key, w_query, w_key, v):
    """The arguments of additive_scores, for multiplicative_scores."""
    return multiplicative_scores(query, key, w_query @ w_key.T)


def concat(query, key, w_query, w_key, v):
    return concat_scores(query, key, array_namespace(v).concat([w_query, w_key]), v)


def loop_additive(query, key, w_query, w_key, v):
    """Score by loops over Python floats."""
    q, k, w_q, w_k, v = (
        to_numpy(x).astype(np.float64).tolist() for x in (query, key, w_query, w_key, v)
    )
    scores = np.zeros((len(q), len(k)))
    for i, j in np.ndindex(scores.shape):
        for h in range(len(v)):
            hidden = math.fsum(a * w_q[c][h] for c, a in enumerate(q[i]))
            hidden += math.fsum(a * w_k[c][h] for c, a in enumerate(k[j]))
            scores[i, j] += v[h] * math.tanh(hidden)
    return scores


def loop_general(query, key, w):
    q, k, w = (to_numpy(x).astype(np.float64) for x in (query, key, w))
    scores = np.zeros((len(q), len(k)))
    for i, j in np.ndindex(scores.shape):
        for a, b in np.ndindex(w.shape):
            scores[i, j] += q[i, a] * w[a, b] * k[j, b]
    return scores


def test_additive_scores_by_hand(xp):
    # tanh(ln 2) = 3/5 and tanh(ln 3) = 4/5.
    query, key, w_query, w_key, v = map(
        xp.asarray,
        [
            np.log([[4.0]]),
            np.log([[1.0], [1.5]]),
            np.array([[0.5, 0.0]]),
            np.array([[1.0, 0.0]]),
            np.array([10.0, 7.0]),
        ],
    )
    assert_close(additive_scores(query, key, w_query, w_key, v), xp.asarray(np.array([[6.0, 8.0]])))


def test_multiplicative_scores_by_hand(xp):
    query, key, w = map(
        xp.asarray,
        [np.array([[1.0, 2.0]]), np.array([[3.0], [-1.0], [0.5]]), np.array([[1.0], [10.0]])],
    )
    assert_close(multiplicative_scores(query, key, w), xp.asarray(np.array([[63, -21, 10.5]])))


def test_concat_scores_by_hand(xp):
    query, key, w, v = map(
        xp.asarray,
        [np.log([[2.0]]), np.log([[1.0], [1.5]]), np.array([[1.0], [1.0]]), np.array([10.0])],
    )
    assert_close(concat_scores(query, key, w, v), xp.asarray(np.array([[6.0, 8.0]])))


def test_additive_scores_equal_the_loops(xp, rng):
    arrays = make(rng)
    given = [xp.asarray(a) for a in arrays]
    assert_close(additive_scores(*given), loop_additive(*arrays), like=given[0])


def test_multiplicative_scores_equal_the_loops(xp, rng):
    query, key, w = (rng.standard_normal(s) for s in [(5, 2), (11, 3), (2, 3)])
    got = multiplicative_scores(*map(xp.asarray, (query, key, w)))
    assert_close(got, loop_general(query, key, w), like=xp.asarray(query))


def test_without_a_matrix_the_multiplicative_score_is_the_dot_product(xp, rng):
    query, key = (xp.asarray(rng.standard_normal(s)) for s in [(5, 3), (11, 3)])
    assert_close(multiplicative_scores(query, key), dot_scores(query, key))
    identity = xp.asarray(np.eye(3))
    assert_close(multiplicative_scores(query, key, identity), dot_scores(query, key))


def test_concat_scores_equal_a_network_on_concatenated_pairs(xp, rng):
    query, key, w, v = (rng.standard_normal(s) for s in [(5, 2), (11, 3), (5, 7), (7,)])
    expected = np.empty((5, 11))
    for i, j in np.ndindex(5, 11):
        expected[i, j] = np.tanh(np.concatenate([query[i], key[j]]) @ w) @ v
    got = concat_scores(*map(xp.asarray, (query, key, w, v)))
    assert_close(got, expected, like=xp.asarray(query))


def test_keys_projected_once_give_the_same_scores(xp, rng):
    query, key, w_query, w_key, v = map(xp.asarray, make(rng))
    every_time = additive_scores(query, key, w_query, w_key, v)
    assert_close(additive_scores(query, key @ w_key, w_query, None, v), every_time)
    assert_close(additive_scores(query @ w_query, key, None, w_key, v), every_time)
    assert_close(additive_scores(query @ w_query, key @ w_key, None, None, v), every_time)


def test_leading_axes_broadcast(xp, rng):
    shapes = SHAPES | {"query": (13, 1, 5, 2), "key": (3, 11, 3)}
    query, key, w_query, w_key, v = map(xp.asarray, make(rng, shapes))
    got = additive_scores(query, key, w_query, w_key, v)
    assert got.shape == (13, 3, 5, 11)
    one = additive_scores(query[7, 0, ...], key[2, ...], w_query, w_key, v)
    assert_close(got[7, 2, ...], one)
    w = w_query @ xp.matrix_transpose(w_key)
    got = multiplicative_scores(query, key, w)
    assert_close(got[7, 2, ...], multiplicative_scores(query[7, 0, ...], key[2, ...], w))


@given(factor=st.floats(-1e3, 1e3), seed=st.integers(0, 2**32 - 1))
def test_additive_scores_are_bounded_by_v_and_multiplicative_ones_grow(factor, seed):
    query, key, w_query, w_key, v = make(np.random.default_rng(seed))
    additive = additive_scores(factor * query, key, w_query, w_key, v)
    assert np.abs(additive).max() <= np.abs(v).sum() * (1 + 1e-15)
    w = w_query @ w_key.T
    growing = multiplicative_scores(factor * query, key, w)
    np.testing.assert_allclose(growing, factor * multiplicative_scores(query, key, w), atol=1e-9)


def test_luongs_local_attention_is_a_gaussian_bias_of_positions(rng):
    query, key, value = (rng.standard_normal(s) for s in [(2, 3), (11, 3), (11, 5)])
    centre, width = np.array([[2.0], [7.5]]), 1.5
    scores = multiplicative_scores(query, key)
    places = np.arange(11.0)[:, None]
    got = attend(scores + gaussian_scores(centre, places, width=width), value).weights
    factor = np.exp(-((places.T - centre) ** 2) / (2 * width**2))
    paper = attend(scores, value).weights * factor  # equation 10: not normalised again
    np.testing.assert_allclose(got, paper / paper.sum(-1, keepdims=True))


def test_half_precision_does_not_overflow_inside(torch):
    big = torch.full((3, 64), 300.0, dtype=torch.float16)
    w, v = torch.eye(64, dtype=torch.float16) * 300, torch.ones(64, dtype=torch.float16)
    assert_close(additive_scores(big, big, w, w, v), torch.full((3, 3), 64.0).half())
    # q w is beyond 65504, the score is not.
    tiny = torch.full((5, 64), 2.0**-10, dtype=torch.float16)
    assert_close(multiplicative_scores(big, tiny, w), torch.full((3, 5), 5625.0).half())


@pytest.mark.parametrize(("n_queries", "n_keys"), [(0, 11), (5, 0), (0, 0), (5, 1), (1, 11)])
@pytest.mark.parametrize("batch", [(), (0,), (3,)])
def test_empty_and_single_axes(n_queries, n_keys, batch, xp):
    query, key = xp.ones((*batch, n_queries, 2)), xp.ones((*batch, n_keys, 3))
    w_query, w_key, w, v = xp.ones((2, 7)), xp.ones((3, 7)), xp.ones((5, 7)), xp.ones((7,))
    shape = (*batch, n_queries, n_keys)
    assert additive_scores(query, key, w_query, w_key, v).shape == shape
    assert concat_scores(query, key, w, v).shape == shape
    assert multiplicative_scores(query, key, xp.ones((2, 3))).shape == shape


def test_every_argument_is_checked(rng):
    query, key, v = (rng.standard_normal(s) for s in [(5, 2), (11, 3), (7,)])
    w_query, w_key, w, both = (rng.standard_normal(s) for s in [(2, 7), (3, 7), (2, 3), (5, 7)])
    states = {"query": query, "key": key}
    network = {"w_query": w_query, "w_key": w_key, "v": v}
    assert_arguments_are_checked(additive_scores, vectors="v", **states, **network)
    assert_arguments_are_checked(multiplicative_scores, **states, w=w)
    assert_arguments_are_checked(concat_scores, vectors="v", **states, w=both, v=v)
    states = {"query": query @ w_query, "key": key @ w_key}
    call = partial(additive_scores, w_query=None, w_key=None)
    assert_arguments_are_checked(call, vectors="v", **states, v=v)
