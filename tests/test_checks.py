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
