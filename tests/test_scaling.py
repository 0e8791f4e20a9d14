"""The complete attention function, and its corners for both of its forms.

`attention` is the output of scaled_dot_product_attention and memory_efficient_attention
in turn: whatever holds for the one must hold for the other.
"""

import math
import warnings

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.numpy import arrays
from support import assert_close, loop_attention, to_numpy

from attnlib.efficient import memory_efficient_attention
from attnlib.lookup import soft_lookup
from attnlib.scaling import scaled_dot_product_attention

SHAPES = [(2, 3, 5, 7), (2, 3, 11, 7), (2, 3, 11, 13)]
MASKS = [(), (11,), (1, 1), (1, 11), (5, 1), (5, 11), (3, 1, 11), (2, 1, 1, 11), (2, 3, 5, 11)]


def whole(query, key, value, **options):
    return scaled_dot_product_attention(query, key, value, **options).output


@pytest.fixture(params=[whole, memory_efficient_attention], ids=["whole", "efficient"])
def attention(request):
    return request.param


def inputs(rng, shapes=SHAPES, dtype=np.float64):
    return [rng.standard_normal(shape).astype(dtype) for shape in shapes]


def as_arrays(xp, *xs):
    return [xp.asarray(x) for x in xs]


def test_by_hand(xp):
    q, k, v = as_arrays(xp, np.array([[2.0]]), np.array([[0.0], [math.log(2)]]), np.eye(2))
    got = scaled_dot_product_attention(q, k, v)
    assert_close(got.weights, xp.asarray(np.array([[0.2, 0.8]])))
    assert_close(got.output, xp.asarray(np.array([[0.2, 0.8]])))


def test_the_scale_is_one_over_the_root_of_d_k(xp):
    q = k = xp.asarray(np.array([[3.0, 0, 0, 0], [0, 3.0, 0, 0]]))
    weights = scaled_dot_product_attention(q, k, k).weights
    assert_close(weights[0, 0], xp.asarray(np.array(1 / (1 + math.exp(-4.5)))))


@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("options", [{}, {"scale": 0.3}, {"softcap": 1.7}], ids=str)
def test_equals_the_loops(xp, rng, dtype, options):
    arrays = inputs(rng, dtype=dtype)
    mask, bias = rng.random((5, 11)) < 0.7, rng.standard_normal((3, 5, 11)).astype(dtype)
    output, weights = loop_attention(*arrays, mask=mask, bias=bias, **options)
    q, k, v, mask, bias = as_arrays(xp, *arrays, mask, bias)
    got = scaled_dot_product_attention(q, k, v, mask=mask, bias=bias, **options)
    assert_close(got.output, output, like=q)
    assert_close(got.weights, weights, like=q)
    got = memory_efficient_attention(q, k, v, mask=mask, bias=bias, **options)
    assert_close(got, output, like=q)


@pytest.mark.parametrize("shape", MASKS, ids=str)
def test_every_broadcastable_mask(xp, rng, attention, shape):
    arrays = inputs(rng)
    mask = np.asarray(rng.random(shape) < 0.6)
    want, _ = loop_attention(*arrays, mask=mask)
    q, k, v, mask = as_arrays(xp, *arrays, mask)
    assert_close(attention(q, k, v, mask=mask), want, like=q)


@pytest.mark.parametrize("shape", MASKS, ids=str)
def test_every_broadcastable_bias(xp, rng, attention, shape):
    arrays = inputs(rng)
    bias = np.asarray(rng.standard_normal(shape))
    want, _ = loop_attention(*arrays, bias=bias)
    q, k, v, bias = as_arrays(xp, *arrays, bias)
    assert_close(attention(q, k, v, bias=bias), want, like=q)


def test_leading_axes_broadcast(xp, rng, attention):
    arrays = inputs(rng, [(2, 1, 5, 7), (3, 11, 7), (11, 13)])
    want, _ = loop_attention(*arrays)
    q, k, v = as_arrays(xp, *arrays)
    assert_close(attention(q, k, v), want, like=q)


@pytest.mark.parametrize("lead", [(), (3,), (5, 2, 3)], ids=str)
def test_any_number_of_leading_axes(xp, rng, attention, lead):
    arrays = inputs(rng, [(*lead, 5, 7), (*lead, 11, 7), (*lead, 11, 2)])
    mask = rng.random((*lead[:1], *[1] * len(lead[1:]), 5, 11)) < 0.6
    want, _ = loop_attention(*arrays, mask=mask)
    q, k, v, mask = as_arrays(xp, *arrays, mask)
    assert_close(attention(q, k, v, mask=mask), want, like=q)


def test_all_keys_masked_is_zero_and_leaves_the_other_rows_alone(xp, rng, attention):
    q, k, v = as_arrays(xp, *inputs(rng))
    mask = np.ones((5, 11), dtype=bool)
    mask[3] = False
    got, free = attention(q, k, v, mask=xp.asarray(mask)), attention(q, k, v)
    others = [0, 1, 2, 4]
    np.testing.assert_allclose(to_numpy(got)[..., others, :], to_numpy(free)[..., others, :])
    assert (to_numpy(got)[..., 3, :] == 0).all()
    weights = scaled_dot_product_attention(q, k, v, mask=xp.asarray(mask)).weights
    assert (to_numpy(weights)[..., 3, :] == 0).all()


@pytest.mark.parametrize("options", [{}, {"softcap": 1.3}, {"bias": True}], ids=str)
def test_gradients_past_an_empty_row_are_finite(torch, rng, attention, options):
    tensors = [t.requires_grad_() for t in as_arrays(torch, *inputs(rng))]
    mask = torch.ones(5, 11, dtype=torch.bool)
    mask[3] = False
    if "bias" in options:
        tensors.append(torch.asarray(rng.standard_normal((5, 11))).requires_grad_())
        options = {"bias": tensors[-1]}
    with warnings.catch_warnings():  # the detector itself warns that it is slow
        warnings.simplefilter("ignore")
        with torch.autograd.detect_anomaly():
            attention(*tensors[:3], mask=mask, **options).square().sum().backward()
    assert all(torch.isfinite(t.grad).all() for t in tensors)
    assert (tensors[0].grad[..., 3, :] == 0).all()


@pytest.mark.parametrize(
    ("dtype", "of_bias", "low"),
    [("float64", "float64", -1e300), ("float32", "float32", -1e38), ("float16", "float32", -1e5)],
)
def test_biases_far_below_zero_still_rank_the_keys(xp, attention, dtype, of_bias, low):
    """Whoever shifts a whole row of biases changes no weight, as long as numbers can tell them apart."""
    if dtype == "float16" and xp.__name__ == "array_api_strict":
        pytest.skip("no half precision there")
    bias = np.array([[2.0, 1.0]], dtype=of_bias) * np.asarray(low, dtype=of_bias)
    q, k, v = np.zeros((1, 3)), np.zeros((2, 3)), np.array([[10.0], [20.0]])
    got = attention(*(xp.asarray(x.astype(dtype)) for x in (q, k, v)), bias=xp.asarray(bias))
    np.testing.assert_array_equal(to_numpy(got), [[20.0]])


@pytest.mark.parametrize("bad", [math.nan, math.inf, -math.inf])
@pytest.mark.parametrize("softcap", [None, 2.0])
def test_nonfinite_padding_never_reaches_the_output(xp, rng, attention, bad, softcap):
    q, k, v = inputs(rng)
    mask = rng.random((2, 1, 5, 11)) < 0.8
    mask[..., 7:] = False
    clean = attention(*as_arrays(xp, q, k, v), mask=xp.asarray(mask), softcap=softcap)
    k[..., 7:, :] = v[..., 7:, :] = bad
    got = attention(*as_arrays(xp, q, k, v), mask=xp.asarray(mask), softcap=softcap)
    assert_close(got, clean)


def test_nonfinite_padding_never_reaches_a_gradient(torch, rng, attention):
    q, k, v = as_arrays(torch, *inputs(rng))
    k[..., 7:, :] = v[..., 7:, :] = torch.nan
    mask = torch.arange(11) < 7
    tensors = [t.requires_grad_() for t in (q, k, v)]
    attention(*tensors, mask=mask).square().sum().backward()
    assert all(torch.isfinite(t.grad).all() for t in tensors)


def test_finite_garbage_behind_any_mask_never_reaches_the_output(xp, rng, attention):
    q, k, v = inputs(rng, dtype=np.float32)
    mask = rng.random((5, 11)) < 0.6
    mask[:4, 7], mask[4, 7] = False, True  # hidden from all queries but the last
    clean = to_numpy(attention(*as_arrays(xp, q, k, v), mask=xp.asarray(mask)))
    k[..., 7, :] = v[..., 7, :] = 1e30
    got = to_numpy(attention(*as_arrays(xp, q, k, v), mask=xp.asarray(mask)))
    np.testing.assert_allclose(got[..., :4, :], clean[..., :4, :], rtol=1e-6)


@pytest.mark.parametrize("softcap", [None, 3.0])
@pytest.mark.parametrize("learn", [False, True])
def test_nothing_behind_a_bias_of_minus_infinity_reaches_output_or_gradients(
    torch, rng, attention, softcap, learn
):
    q, k, v = (torch.asarray(x) for x in inputs(rng))
    bias = torch.asarray(rng.standard_normal((5, 11)))
    bias[:, 7:], bias[2] = -torch.inf, -torch.inf
    found = []
    for garbage in (0.0, math.nan):
        k[..., 7:, :] = v[..., 7:, :] = garbage
        given = [x.clone().requires_grad_(learn) for x in (q, k, v, bias)]
        output = attention(*given[:3], bias=given[3], softcap=softcap)
        found.append([output.detach()])
        found[-1] += torch.autograd.grad(output.square().sum(), given) if learn else []
    for clean, got in zip(*found, strict=True):
        assert torch.isfinite(got).all()
        assert_close(got, clean)


def test_nor_in_other_libraries(xp, rng, attention):
    q, k, v = inputs(rng)
    bias = np.where(np.arange(11) < 7, 0.5, -math.inf)
    clean = attention(*as_arrays(xp, q, k, v, bias)[:3], bias=xp.asarray(bias))
    k[..., 7:, :] = v[..., 7:, :] = math.nan
    assert_close(attention(*as_arrays(xp, q, k, v), bias=xp.asarray(bias)), clean)


@pytest.mark.parametrize("bad", [math.nan, 1e30])
def test_a_bad_key_reaches_no_query_that_may_not_attend_to_it(xp, rng, bad):
    q, k, v = inputs(rng, dtype=np.float32)
    mask = np.ones((5, 11), dtype=bool)
    mask[:4, 7] = False  # the last query looks at it
    expected = to_numpy(whole(*as_arrays(xp, q, k, v), mask=xp.asarray(mask)))[..., :4, :]
    k[..., 7, :] = bad
    got = to_numpy(whole(*as_arrays(xp, q, k, v), mask=xp.asarray(mask)))[..., :4, :]
    np.testing.assert_array_equal(got, expected)


def test_a_nan_that_is_attended_to_shows(xp, rng, attention):
    q, k, v = inputs(rng)
    v[..., 7, 0] = math.nan
    got = to_numpy(attention(*as_arrays(xp, q, k, v)))
    assert np.isnan(got[..., 0]).all()
    assert np.isfinite(got[..., 1:]).all()
    q[..., 2, :] = math.nan
    got = to_numpy(attention(*as_arrays(xp, *inputs(rng)[1:2], k, v)))
    assert np.isfinite(got[..., 1:]).all()


@pytest.mark.parametrize("n", [(0, 11), (5, 0), (0, 0)], ids=str)
def test_no_queries_and_no_keys(xp, rng, attention, n):
    n_queries, n_keys = n
    q, k, v = as_arrays(xp, *inputs(rng, [(2, n_queries, 7), (2, n_keys, 7), (2, n_keys, 3)]))
    for mask in (None, xp.asarray(np.ones((n_queries, n_keys), dtype=bool))):
        got = attention(q, k, v, mask=mask)
        assert_close(got, np.zeros((2, n_queries, 3)), like=q)
    assert scaled_dot_product_attention(q, k, v).weights.shape == (2, n_queries, n_keys)


def test_an_empty_batch(xp, rng, attention):
    q, k, v = as_arrays(xp, *inputs(rng, [(0, 3, 5, 7), (0, 3, 11, 7), (0, 3, 11, 2)]))
    assert attention(q, k, v).shape == (0, 3, 5, 2)
    assert attention(q, k, v, softcap=2.0).shape == (0, 3, 5, 2)


@pytest.mark.parametrize("sign", [1, -1])
def test_large_scores_in_single_precision(xp, attention, sign):
    q = np.array([[100.0, 0.0]], dtype=np.float32)
    k = np.array([[sign * 100.0, 3.0], [sign * 100.0, 5.0], [sign * 99.0, 0.0]], dtype=np.float32)
    v = np.eye(3, dtype=np.float32)
    want = [0.5, 0.5, 0.0] if sign > 0 else [0.0, 0.0, 1.0]
    got = attention(*as_arrays(xp, q, k, v), scale=1.0)
    assert_close(got, np.array([want]), like=xp.asarray(q))


def halves(torch):
    return [np.float16, torch.float16, torch.bfloat16]


@pytest.mark.parametrize("which", range(3), ids=["numpy16", "torch16", "bfloat16"])
def test_half_precision_rounds_once(torch, rng, attention, which):
    dtype = halves(torch)[which]
    wide = [torch.asarray(x) for x in inputs(rng, [(3, 31, 64), (3, 37, 64), (3, 37, 61)])]
    half = [x.to(dtype if which else torch.float16) for x in wide]
    exact = torch.asarray(loop_attention(*(x.double() for x in half))[0])
    got = torch.asarray(attention(*(half if which else [x.numpy() for x in half])))
    assert got.dtype == half[0].dtype
    once = (exact.to(got.dtype).double() - exact).abs()
    assert (got.double() - exact).abs().max() <= 2 * once.max()


@pytest.mark.parametrize("which", range(3), ids=["numpy16", "torch16", "bfloat16"])
def test_half_precision_does_not_overflow(torch, attention, which):
    dtype = halves(torch)[which]
    x = (
        np.full((5, 64), 300.0, dtype=dtype)
        if which == 0
        else torch.full((5, 64), 300.0, dtype=dtype)
    )
    v = x / 300
    got = attention(x, x, v)
    assert got.dtype == dtype
    assert (to_numpy(got) == 1).all()
    mask = np.eye(5, dtype=bool)
    assert (
        to_numpy(attention(x, x, v, mask=mask if which == 0 else torch.asarray(mask))) == 1
    ).all()


def test_inputs_are_not_changed(xp, rng, attention):
    arrays = [*inputs(rng), rng.random((5, 11)) < 0.5, rng.standard_normal((5, 11))]
    given_ = as_arrays(xp, *arrays)
    attention(*given_[:3], mask=given_[3], bias=given_[4], softcap=2.0)
    attention(*given_[:3])
    for before, after in zip(arrays, given_, strict=True):
        np.testing.assert_array_equal(before, to_numpy(after))


def test_minus_infinity_in_the_bias_counts_as_masked(xp, rng, attention):
    q, k, v = as_arrays(xp, *inputs(rng))
    allowed = rng.random((5, 11)) < 0.6
    allowed[2] = False
    bias = xp.asarray(np.where(allowed, 0.0, -np.inf))
    assert_close(attention(q, k, v, bias=bias), attention(q, k, v, mask=xp.asarray(allowed)))


def test_softcap_bounds_the_scores_before_the_bias(xp):
    q, k, v = as_arrays(xp, np.array([[1e6]]), np.array([[1.0], [-1.0]]), np.eye(2))
    bias = xp.asarray(np.array([[-2.0, 2.0]]))
    weights = scaled_dot_product_attention(q, k, v, softcap=2.0, bias=bias).weights
    assert_close(weights, xp.asarray(np.array([[0.5, 0.5]])))


def test_a_numpy_scale_does_not_widen(rng, attention):
    x = rng.standard_normal((3, 5)).astype(np.float32)
    assert attention(x, x, x, scale=np.float64(0.5), softcap=np.float64(3)).dtype == np.float32


def test_a_learnt_scale_gets_a_gradient(torch, rng, attention):
    q, k, v = as_arrays(torch, *inputs(rng))
    scale = torch.tensor(0.3, dtype=torch.float64, requires_grad=True)
    assert torch.autograd.gradcheck(lambda s: attention(q, k, v, scale=s), (scale,))


FLOATS = st.floats(-30, 30, width=64)


@given(
    arrays(np.float64, (3, 5), elements=FLOATS),
    arrays(np.float64, (7, 5), elements=FLOATS),
    st.randoms(),
)
def test_invariants(q, k, random):
    v = k[:, :2]
    output, weights = scaled_dot_product_attention(q, k, v)
    np.testing.assert_allclose(weights.sum(-1), 1.0)
    assert (output <= v.max(0) + 1e-9).all()
    assert (output >= v.min(0) - 1e-9).all()
    order = list(range(7))
    random.shuffle(order)
    np.testing.assert_allclose(whole(q, k[order], v[order]), output, atol=1e-9)  # a set of keys
    rows = [2, 0, 1]
    np.testing.assert_allclose(whole(q[rows], k, v), output[rows], atol=1e-9)
    shifted = whole(q, k + 0.5, v)  # adds one constant to all scores of a query
    np.testing.assert_allclose(shifted, output, atol=1e-6)
    np.testing.assert_allclose(memory_efficient_attention(q, k, v, block_size=2), output, atol=1e-9)


def test_mixed_libraries_are_refused(torch, attention):
    x = np.ones((3, 5))
    with pytest.raises(TypeError, match="got query of numpy, key of torch, value of numpy"):
        attention(x, torch.ones(3, 5), x)
    with pytest.raises(TypeError, match=r"must come from one array library.*mask of numpy"):
        attention(*[torch.ones(3, 5)] * 3, mask=np.ones((3, 3), dtype=bool))


def test_without_the_scale_it_is_the_soft_lookup(xp, rng):
    q, k, v = as_arrays(xp, *inputs(rng))
    assert_close(whole(q, k, v, scale=1.0), soft_lookup(q, k, v).output)


def test_a_bias_of_the_lowest_number_is_no_match_for_a_mask(xp, rng, attention):
    q, k, v = as_arrays(xp, *inputs(rng, dtype=np.float32))
    lowest = np.finfo(np.float32).min
    bias = np.where(np.arange(11) < 3, lowest, 0.0).astype(np.float32)
    mask = np.ones((5, 11), dtype=bool)
    mask[0, 3:] = False  # all that query 0 may attend to has the lowest bias
    mask[1, :5] = False
    got = attention(q, k, v, bias=xp.asarray(bias), mask=xp.asarray(mask))
    seen = xp.asarray(mask & ((bias == 0) | (np.arange(5) == 0)[:, None]))
    flat = xp.asarray(np.zeros_like(bias))
    want = attention(q, k, v, bias=flat, mask=seen)
    assert_close(got[..., 1:, :], want[..., 1:, :])
    mean = np.asarray(to_numpy(v))[..., :3, :].mean(-2)
    assert_close(got[..., 0, :], mean, like=q, atol=1e-5)  # beside it the scores are nothing


@pytest.mark.parametrize("what", ["scale", "softcap"])
def test_a_learnt_number_beside_a_masked_nan_has_a_gradient(torch, rng, attention, what):
    q, k, v = (torch.asarray(x) for x in inputs(rng))
    k[..., 7:, :] = v[..., 7:, :] = torch.nan
    learnt = torch.tensor(0.7, dtype=torch.float64, requires_grad=True)
    attention(q, k, v, mask=torch.arange(11) < 7, **{what: learnt}).square().sum().backward()
    assert torch.isfinite(learnt.grad)


def test_no_keys_and_a_bias_for_none(xp, rng, attention):
    q, k, v = as_arrays(xp, *inputs(rng))
    nothing = attention(q, k[..., :0, :], v[..., :0, :], bias=xp.zeros((5, 0)))
    assert_close(nothing, np.zeros((2, 3, 5, 13)), like=q)


@pytest.mark.filterwarnings("ignore::torch.jit.TracerWarning", "ignore::DeprecationWarning")
def test_a_trace_keeps_nothing_of_the_values_it_was_made_with(torch):
    q = torch.arange(20.0).reshape(5, 4).sin()
    plain, hiding = torch.zeros(5, 5), torch.eye(5).log()
    hiding[0] = -math.inf
    traced = torch.jit.trace(
        lambda b: scaled_dot_product_attention(q, q, q, bias=b).output, (plain,), check_trace=False
    )
    expected = scaled_dot_product_attention(q, q, q, bias=hiding).output
    torch.testing.assert_close(traced(hiding), expected)
    masked = torch.jit.trace(
        lambda m: scaled_dot_product_attention(q, q, q, mask=m).output,
        (torch.ones(5, 5, dtype=torch.bool),),
        check_trace=False,
    )
    mask = torch.ones(5, 5).tril(-1) > 0
    expected = scaled_dot_product_attention(q, q, q, mask=mask).output
    torch.testing.assert_close(masked(mask), expected)
