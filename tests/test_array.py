import sys

import numpy as np
import pytest
from support import assert_close

from attnlib import _array, _checks, _core
from attnlib._torch import eager


def test_namespace_of_each_library(xp):
    x = xp.asarray(np.ones(3))
    name = _array.namespace(x=x, nothing=None).__name__.rpartition(".")[2]
    assert name == xp.__name__.rpartition(".")[2]


def test_plain_numpy_is_numpy_itself():
    assert _array.namespace(x=np.ones(3)) is np


def test_numpy_scalars_and_subclasses_are_arrays():
    assert _array.namespace(x=np.float64(1.0)).__name__ == "array_api_compat.numpy"


@pytest.mark.parametrize("x", [[1.0, 2.0], (1.0,), 1.0, "text"])
def test_no_array_is_refused_by_name(x):
    with pytest.raises(TypeError, match=f"key must be an array.*got {type(x).__name__}"):
        _array.namespace(query=np.ones(3), key=x)


def test_mixed_libraries_are_refused(torch):
    message = "query and key must come from one array library; got query of numpy, key of torch"
    with pytest.raises(TypeError, match=message):
        _array.namespace(query=np.ones(3), key=torch.ones(3))


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


def test_widen_half_only(xp):
    x = xp.asarray(np.ones(3, dtype=np.float32))
    assert _array.widen(x, xp) is x
    if xp.__name__ != "array_api_strict":  # which has no half precision
        half = xp.asarray(np.ones(3, dtype=np.float16))
        assert _array.widen(half, xp).dtype == xp.float32


def test_cast_copies_only_to_change(xp):
    x = xp.asarray(np.ones(3))
    assert _array.cast(x, x.dtype, xp) is x
    assert _array.cast(x, xp.float32, xp).dtype == xp.float32


def test_number_does_not_widen():
    assert type(_array.number(np.float64(2))) is float
    x = np.ones(3)
    assert _array.number(x) is x


def test_is_torch_does_not_need_torch(monkeypatch):
    monkeypatch.delitem(sys.modules, "torch", raising=False)
    assert not _array.is_torch(np.ones(3))


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


def test_zero_unattended_zeros_what_masks_of_any_number_of_axes_hide(xp):
    x = xp.ones((2, 3, 1))
    for mask, wanted in [
        (np.array(False), [[0, 0, 0], [0, 0, 0]]),
        (np.array(True), [[1, 1, 1], [1, 1, 1]]),
        (np.array([True, False, True]), [[1, 0, 1], [1, 0, 1]]),
        (np.array([[[True, False, False]], [[False] * 3]]), [[1, 0, 0], [0, 0, 0]]),
        (np.array([[True, False, False], [False, False, True]]), [[1, 0, 1], [1, 0, 1]]),
    ]:
        got = _core.zero_unattended(xp.asarray(mask), xp, x)[0]
        assert_close(got, np.array(wanted, dtype=float)[..., None], like=x)


def test_only_a_plain_tensor_on_the_cpu_is_at_hand(torch):
    assert eager.is_eager_cpu(torch.ones(3))
    assert not eager.is_eager_cpu(torch.ones(3, device="meta"))
    seen = []
    torch.vmap(lambda x: seen.append(eager.is_eager_cpu(x)) or x)(torch.ones(3))
    assert seen == [False]
