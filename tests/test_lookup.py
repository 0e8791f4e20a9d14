from functools import partial

import numpy as np
import pytest
import torch as torch_library
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from support import (
    assert_arguments_are_checked,
    assert_close,
    assert_rounded_once,
    loop_attention,
    to_numpy,
)

from attnlib.lookup import Attention, attend, soft_lookup, softmax

ROWS = arrays(np.float64, (3, 5), elements=st.floats(-1e4, 1e4))


def test_an_attention_is_named_with_the_type_of_its_weights_or_without():
    assert Attention[int] != Attention[int, None]  # at run time too, on any Python


def test_softmax_by_hand(xp):
    x = xp.asarray(np.log([[1.0, 3.0], [2.0, 2.0]]))
    assert_close(softmax(x), xp.asarray(np.array([[0.25, 0.75], [0.5, 0.5]])))


@pytest.mark.parametrize("axis", range(-3, 3))
def test_softmax_along_each_of_three_axes(xp, rng, axis):
    x, mask = rng.standard_normal((5, 3, 2)), rng.random((5, 3, 2)) < 0.6
    for hidden in (None, mask):
        turned = None if hidden is None else np.moveaxis(hidden, axis, -1)
        wanted = np.moveaxis(softmax(np.moveaxis(x, axis, -1), mask=turned), -1, axis)
        hidden = None if hidden is None else xp.asarray(hidden)
        assert_close(softmax(xp.asarray(x), axis=axis, mask=hidden), wanted, like=xp.asarray(x))


def test_half_precision_is_computed_in_single_and_rounded_once(torch, rng):
    x, value = (rng.standard_normal(s).astype(np.float16) for s in [(31, 37), (37, 5)])
    exact = softmax(x.astype(np.float64))
    assert_rounded_once(softmax(x), exact)
    assert softmax(x).dtype == np.float16
    assert_rounded_once(attend(x, value).weights, exact)
    query, key = (rng.standard_normal(s).astype(np.float16) for s in [(31, 64), (37, 64)])
    got = soft_lookup(query, key, value, temperature=3)
    wide = soft_lookup(*(a.astype(np.float64) for a in (query, key, value)), temperature=3)
    assert_rounded_once(got.weights, wide.weights)
    got = soft_lookup(*map(torch.asarray, (query, key, value)), temperature=3)
    assert_rounded_once(got.weights, wide.weights)


def test_softmax_of_a_vector_and_of_nothing(xp):
    assert_close(softmax(xp.asarray(np.zeros(2))), xp.asarray(np.array([0.5, 0.5])))
    assert softmax(xp.asarray(np.zeros((3, 0)))).shape == (3, 0)
    assert softmax(xp.asarray(np.zeros((0, 3)))).shape == (0, 3)


@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_softmax_of_large_scores(xp, dtype):
    x = xp.asarray(np.array([[1e4, -1e4, 1e4], [-1e4, -1e4, -1e4 - 1]], dtype=dtype))
    e = np.exp(-1)
    wanted = np.array([[0.5, 0, 0.5], np.array([1, 1, e]) / (2 + e)])
    assert_close(softmax(x), wanted, like=x)


def test_minus_infinity_counts_as_masked(xp):
    x = np.array([[0.0, -np.inf, 0.0], [-np.inf] * 3])
    wanted = np.array([[0.5, 0.0, 0.5], [0.0, 0.0, 0.0]])
    assert_close(softmax(xp.asarray(x)), wanted, like=xp.asarray(x))
    mask = xp.asarray(np.array([[True, True, False], [True, True, True]]))
    wanted = np.array([[1.0, 0.0, 0.0], [0.0, 0.0, 0.0]])
    assert_close(softmax(xp.asarray(x), mask=mask), wanted, like=xp.asarray(x))


@pytest.mark.filterwarnings("ignore:invalid value encountered:RuntimeWarning")
@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_a_nan_that_is_attended_to_shows_in_its_row_only(xp, bad):
    x = np.array([[0.0, bad, 0.0], [0.0, 0.0, -np.inf]])
    got = to_numpy(softmax(xp.asarray(x)))
    assert np.isnan(got[0]).any()
    np.testing.assert_allclose(got[1], [0.5, 0.5, 0.0])
    mask = np.array([[True, False, True]] * 2)
    got = softmax(xp.asarray(x), mask=xp.asarray(mask))
    np.testing.assert_allclose(to_numpy(got), [[0.5, 0.0, 0.5], [1.0, 0.0, 0.0]])


@given(ROWS)
def test_softmax_rows_sum_to_one_and_shifts_do_not_matter(x):
    weights = softmax(x)
    assert (weights >= 0).all()
    np.testing.assert_allclose(weights.sum(-1), 1.0)
    np.testing.assert_allclose(softmax(x + 17.0), weights, atol=1e-11)
    np.testing.assert_allclose(softmax(x.T, axis=0).T, weights, atol=1e-15)


@given(ROWS, arrays(np.bool_, (3, 5)))
def test_masked_softmax_is_the_softmax_of_what_is_left(x, mask):
    weights = softmax(x, mask=mask)
    assert (weights[~mask] == 0).all()
    for row, keep, left in zip(x, mask, weights, strict=True):
        if keep.any():
            np.testing.assert_allclose(left[keep], softmax(row[keep]), atol=1e-15)


def test_attend_by_hand(xp):
    scores = xp.asarray(np.log([[1.0, 3.0]]))
    got = attend(scores, xp.asarray(np.array([[10.0], [20.0]])))
    assert isinstance(got, Attention)
    assert_close(got.output, xp.asarray(np.array([[17.5]])))
    assert_close(got.weights, xp.asarray(np.array([[0.25, 0.75]])))


def test_attend_ignores_what_is_masked(xp, rng):
    scores, value = rng.standard_normal((3, 5)), rng.standard_normal((5, 2))
    mask = np.ones((3, 5), dtype=bool)
    mask[:, 3] = False  # hidden from every query: may be anything
    mask[1, 0] = False  # hidden from one: finite garbage
    clean = attend(xp.asarray(scores), xp.asarray(value), mask=xp.asarray(mask))
    scores[:, 3], value[3], scores[1, 0] = np.nan, np.inf, 1e30
    got = attend(xp.asarray(scores), xp.asarray(value), mask=xp.asarray(mask))
    assert_close(got.output, clean.output)
    assert_close(got.weights, clean.weights)


def test_attend_gives_a_row_of_minus_infinity_zeros_and_changes_no_input(xp):
    given = np.array([[0.0, -np.inf], [-np.inf, -np.inf]])
    scores, value = xp.asarray(given.copy()), xp.asarray(np.array([[3.0], [5.0]]))
    mask = xp.asarray(np.array([True, True]))
    for options in ({}, {"mask": mask}):
        got = attend(scores, value, **options)
        assert_close(got.output, xp.asarray(np.array([[3.0], [0.0]])))
        assert_close(got.weights, xp.asarray(np.array([[1.0, 0.0], [0.0, 0.0]])))
    np.testing.assert_array_equal(to_numpy(scores), given)


def test_attend_takes_wide_scores_for_half_values(torch, rng):
    value = torch.asarray(rng.standard_normal((5, 2))).to(torch.float16)
    got = attend(torch.asarray(rng.standard_normal((3, 5)) * 1e5), value)
    assert got.output.dtype == got.weights.dtype == torch.float16
    assert torch.isfinite(got.output).all()


def test_soft_lookup_equals_the_loops(xp, rng):
    q, k, v = (rng.standard_normal(s) for s in [(3, 5, 7), (3, 11, 7), (3, 11, 2)])
    got = soft_lookup(*map(xp.asarray, (q, k, v)), temperature=0.7)
    output, weights = loop_attention(q, k, v, scale=1 / 0.7)
    assert_close(got.output, output, like=xp.asarray(q))
    assert_close(got.weights, weights, like=xp.asarray(q))


def test_the_temperature_is_one_unless_given(xp, rng):
    q, k, v = (xp.asarray(rng.standard_normal(s)) for s in [(5, 7), (11, 7), (11, 2)])
    assert_close(soft_lookup(q, k, v).output, soft_lookup(q, k, v, temperature=1.0).output)


def test_low_temperature_approaches_the_hard_lookup_and_high_the_mean(xp, rng):
    q, k, v = (xp.asarray(rng.standard_normal(s)) for s in [(3, 7), (5, 7), (5, 2)])
    best = to_numpy(q @ k.T).argmax(-1)
    cold, hot = (soft_lookup(q, k, v, temperature=t).output for t in (1e-6, 1e9))
    np.testing.assert_allclose(to_numpy(cold), to_numpy(v)[best])
    np.testing.assert_allclose(to_numpy(hot), np.tile(to_numpy(v).mean(0), (3, 1)), rtol=1e-6)


def test_numpy_temperature_does_not_widen(rng):
    x = rng.standard_normal((3, 5), dtype=np.float32)
    assert soft_lookup(x, x, x, temperature=np.float64(2)).output.dtype == np.float32


def test_every_argument_is_checked():
    query, key, value = np.ones((3, 5)), np.ones((7, 5)), np.ones((7, 2))
    assert_arguments_are_checked(soft_lookup, query=query, key=key, value=value)
    for call in (partial(attend, value=value), partial(attend, np.ones((3, 7)))):
        with pytest.raises(TypeError, match="must be an array of numpy, torch or cupy; got list"):
            call([[1.0]])
    library = "must come from one array library; got .* mask of torch"
    mask = torch_library.ones(3, 7, dtype=torch_library.bool)
    for call in (partial(attend, value=value), softmax):
        with pytest.raises(TypeError, match=library):
            call(np.ones((3, 7)), mask=mask)


def test_one_compiled_softmax_takes_any_axis(torch):
    x, mask = torch.randn(2, 3, 5), torch.eye(3, 5) < 1
    compiled = torch.compile(softmax, backend="eager", fullgraph=True)
    for axis in (-1, -2, 0):
        assert_close(compiled(x, axis=axis, mask=mask), softmax(x, axis=axis, mask=mask))


def test_gradients_of_rows_of_minus_infinity_are_finite(torch):
    x = torch.tensor([[0.0, 1.0], [-torch.inf, -torch.inf]], requires_grad=True)
    (softmax(x) * torch.tensor([1.0, 2.0])).sum().backward()
    assert torch.isfinite(x.grad).all()


@pytest.mark.parametrize(("narrow", "wide"), [("scores", "value"), ("value", "scores")])
def test_attend_computes_in_the_wider_dtype_of_the_two(xp, rng, narrow, wide):
    arrays = {"scores": rng.standard_normal((5, 11)), "value": rng.standard_normal((11, 3))}
    given = dict(arrays)
    given[narrow] = given[narrow].astype(np.float32)
    exact = attend(*(given[name].astype(np.float64) for name in ("scores", "value")))
    like = xp.asarray(given["value"])
    got = attend(xp.asarray(given["scores"]), like)
    tolerance = 1e-12 if narrow == "scores" else 1e-6
    assert_close(got.output, exact.output, like=like, rtol=tolerance, atol=tolerance)
    assert_close(got.weights, exact.weights, like=like, rtol=tolerance, atol=tolerance)


def test_the_lowest_number_is_a_score_and_minus_infinity_a_mask(xp):
    lowest = np.finfo(np.float64).min
    scores = xp.asarray(np.array([[lowest, 0.0]]))
    mask = xp.asarray(np.array([True, False]))
    assert_close(softmax(scores, mask=mask), np.array([[1.0, 0.0]]), like=scores)
    scores = xp.asarray(np.array([[0.0, -np.inf], [-np.inf, -np.inf]]))
    value = xp.asarray(np.array([[1.0], [np.nan]]))
    assert_close(attend(scores, value).output, np.array([[1.0], [0.0]]), like=value)
