"""Each check names the argument, the rule and what came."""

import math

import numpy as np
import pytest
import torch

from attnlib import _checks, nn
from attnlib.efficient import memory_efficient_attention
from attnlib.lookup import soft_lookup
from attnlib.multihead import split_heads
from attnlib.scaling import scaled_dot_product_attention


def test_check_floating_names_the_argument(xp):
    whole = xp.asarray(np.ones(3, dtype=np.int64))
    with pytest.raises(TypeError, match=r"key must hold floating-point numbers; got dtype .*int64"):
        _checks.check_floating(query=xp.asarray(np.ones(3)), key=whole)


def test_check_floating_wants_one_dtype(xp):
    a, b = xp.asarray(np.ones(3, dtype=np.float32)), xp.asarray(np.ones(3))
    with pytest.raises(TypeError, match=r"query and key must share one dtype; got query .*float32"):
        _checks.check_floating(query=a, key=b)


@pytest.mark.parametrize(
    ("a", "b", "wanted"),
    [
        ((2, 3), (2, 3), (2, 3)),
        ((3,), (2, 1), (2, 3)),
        ((), (5,), (5,)),
        ((0, 1), (1, 7), (0, 7)),
        ((2,), (3,), None),
        ((0,), (3,), None),
    ],
)
def test_broadcast_shapes(a, b, wanted):
    assert _checks.broadcast_shapes(a, b) == wanted
    assert _checks.broadcast_shapes(b, a) == wanted


def test_masks_of_every_dtype_but_bool_are_refused(xp):
    for dtype in (np.uint8, np.int64, np.float32):
        with pytest.raises(TypeError, match=f"mask must be boolean.*{np.dtype(dtype).name}"):
            _checks.check_mask(xp.asarray(np.ones((3, 5), dtype=dtype)), (3, 5))
    _checks.check_mask(xp.asarray(np.ones((3, 1), dtype=bool)), (3, 5))


def test_a_mask_may_not_add_axes_or_sizes():
    for shape in [(2, 3, 5), (5, 3), (3, 4)]:
        with pytest.raises(ValueError, match=r"mask must broadcast to the shape of the weights"):
            _checks.check_mask(np.ones(shape, dtype=bool), (3, 5))


def test_check_attention_returns_the_shape_of_the_weights_and_compares_each_axis(xp):
    query, key, value = xp.ones((2, 1, 5, 7)), xp.ones((3, 11, 7)), xp.ones((3, 11, 13))
    assert _checks.check_attention(query, key, value) == (2, 3, 5, 11)
    with pytest.raises(ValueError, match=r"same length \(n_keys\); got key \(3, 11, 7\) and value"):
        _checks.check_attention(query, key, value[:, :5, :])
    with pytest.raises(ValueError, match=r"query, key and value .*leading axes"):
        _checks.check_attention(query, key, xp.ones((5, 11, 13)))
    with pytest.raises(
        ValueError, match=r"value must have at least two axes, \(..., n_keys, d_v\)"
    ):
        _checks.check_attention(query, key, value[0, 0, :])


def test_check_scores_returns_their_shape_and_compares_each_axis(xp):
    scores, value = xp.ones((2, 3, 5, 11)), xp.ones((3, 11, 13))
    assert _checks.check_scores(scores, value) == (2, 3, 5, 11)
    with pytest.raises(ValueError, match=r"must agree \(n_keys\); got scores \(2, 3, 5, 11\)"):
        _checks.check_scores(scores, value[:, :5, :])
    with pytest.raises(ValueError, match=r"scores and value .*leading axes"):
        _checks.check_scores(scores, xp.ones((5, 11, 13)))


def test_check_projection_wants_rows_of_w_for_the_last_axis_of_x(xp):
    x, w = xp.ones((2, 3, 5)), xp.ones((5, 7))
    _checks.check_projection(x=x, w=w)
    _checks.check_projection(x=x[0, 0, :], w=w)
    for wrong_x, wrong_w in [
        (x, w[:3, :]),
        (x, w[:, 0]),
        (xp.ones(()), w),
        (x, xp.ones((5, 7, 1))),
    ]:
        with pytest.raises(ValueError, match=r"w must have the shape \(d_in, d_out\)"):
            _checks.check_projection(x=wrong_x, w=wrong_w)


@pytest.mark.parametrize("value", [0.0, -1, np.float64(-2), np.array(-1.0), math.nan])
def test_what_must_be_positive_is_read_from_arrays_too(value):
    with pytest.raises(ValueError, match="temperature must be greater than 0; got"):
        _checks.check_positive("temperature", value)


def test_a_tensor_is_read_where_that_waits_for_no_device(torch):
    for wrong in (torch.tensor(-1.0), torch.tensor(0.0, requires_grad=True)):
        with pytest.raises(ValueError, match="width must be greater than 0; got"):
            _checks.check_positive("width", wrong)
    _checks.check_positive("width", torch.tensor(-1.0, device="meta"))
    torch.vmap(lambda x: _checks.check_positive("width", x) or x)(torch.tensor([-1.0]))


@pytest.mark.parametrize("value", [math.inf, -math.inf, math.nan, np.array(math.inf)])
def test_a_scale_must_be_finite(value):
    with pytest.raises(ValueError, match="scale must be finite; got"):
        _checks.check_number("scale", value)
    _checks.check_number("scale", -0.5)
    _checks.check_number("scale", 0)


@pytest.mark.parametrize("check", [_checks.check_number, _checks.check_positive])
def test_a_number_has_no_axes(check, xp):
    for shape in [(1,), (5, 1, 1)]:
        with pytest.raises(
            ValueError, match=r"scale must be a number or an array without axes; got s"
        ):
            check("scale", xp.ones(shape))
    for wrong in ("1", None, True, [1.0]):
        with pytest.raises(TypeError, match=f"array without axes; got {type(wrong).__name__}"):
            check("scale", wrong)
    check("scale", xp.ones(()))


def test_check_divides_names_both():
    _checks.check_divides("d_model", 8, num_heads=2)
    with pytest.raises(ValueError, match="num_heads must divide d_model; got 3 and 8"):
        _checks.check_divides("d_model", 8, num_heads=3)
    with pytest.raises(ValueError, match="num_heads must be at least 1; got 0"):
        _checks.check_divides("d_model", 8, num_heads=0)


@pytest.mark.parametrize("batch", [(2,), (3, 2)], ids=str)
def test_heads_term_inserts_the_axis_that_a_padding_mask_lacks(xp, batch):
    padding = xp.ones((*batch, 1, 5), dtype=xp.bool)
    assert tuple(_checks.heads_term(padding, batch).shape) == (*batch, 1, 1, 5)
    for mask in (None, xp.ones((5, 5), dtype=xp.bool), xp.ones((*batch, 1, 5, 5), dtype=xp.bool)):
        assert _checks.heads_term(mask, batch) is mask


def test_heads_term_leaves_what_cannot_be_the_batch(xp):
    mask = xp.ones((4, 5, 5), dtype=xp.bool)  # four heads, a batch of three
    assert _checks.heads_term(mask, (3,)) is mask
    assert _checks.heads_term(mask, ()) is mask


@pytest.mark.parametrize("number", [10**400, -(10**400), 10**5000], ids=["big", "low", "long"])
def test_an_integer_beyond_the_range_of_floats_is_refused(number):
    x = np.ones((3, 4))
    for name in ("scale", "softcap"):
        with pytest.raises(ValueError, match=f"{name} must fit into a float"):
            scaled_dot_product_attention(x, x, x, **{name: number})
    with pytest.raises(ValueError, match="temperature must fit into a float"):
        soft_lookup(x, x, x, temperature=number)


def test_a_count_of_64_bits_is_taken():
    _checks.check_count(None, offset=2**63 - 1)
    _checks.check_count(None, offset=-(2**63))
    with pytest.raises(ValueError, match="must be at least 0"):
        _checks.check_count(offset=np.int64(-(2**63)))


NOT_DENSE = {
    "sparse": lambda x: x.to_sparse(),
    "rows": lambda x: x.to_sparse_csr(),
    "onednn": lambda x: x.to_mkldnn(),
    "nested": lambda x: torch.nested.nested_tensor([x, x]),
}


@pytest.mark.filterwarnings("ignore::UserWarning")  # torch's: both kinds are in beta
@pytest.mark.parametrize("kind", NOT_DENSE)
def test_tensors_that_are_not_dense_are_refused_by_name(kind):
    x = torch.ones(3, 4)
    strange, layer = NOT_DENSE[kind](x), nn.MultiHeadAttention(4, 2)
    wide = strange if kind == "nested" else NOT_DENSE[kind](x[None, None])
    calls = {
        "query": lambda: scaled_dot_product_attention(strange, x, x),
        "value": lambda: memory_efficient_attention(x, x, strange),
        "key": lambda: memory_efficient_attention(x[None, None], wide, x[None, None]),
        "bias": lambda: scaled_dot_product_attention(x, x, x, bias=strange),
        "scale": lambda: scaled_dot_product_attention(x, x, x, scale=strange),
        "x": lambda: split_heads(strange, 2),
        "query_x": lambda: layer(strange),
    }
    for name, call in calls.items():
        with pytest.raises(TypeError, match=f"{name} must be a dense tensor; got "):
            call()


@pytest.mark.parametrize("shape", [(3, 4), (1, 2, 3, 4)], ids=str)
def test_tensors_on_two_devices_are_refused_by_name(shape):
    here, away = torch.ones(shape), torch.ones(shape, device="meta")
    for call in (scaled_dot_product_attention, memory_efficient_attention, soft_lookup):
        with pytest.raises(ValueError, match="one device; got query on cpu, key on meta, value on"):
            call(here, away, here)
    one = torch.tensor(0.5)  # without axes: torch computes with it on any device
    assert scaled_dot_product_attention(away, away, away, bias=one).output.device.type == "meta"
