import sys

import numpy as np
import pytest
from support import assert_close

from attnlib import _array, _core
from attnlib._torch import eager


def test_namespace_of_each_library(xp):
    x = xp.asarray(np.ones(3))
    name = _array.namespace(x=x, mask=None).__name__.rpartition(".")[2]
    assert name == xp.__name__.rpartition(".")[2]


def test_plain_numpy_is_numpy_itself():
    assert _array.namespace(x=np.ones(3)) is np


def test_numpy_scalars_and_subclasses_are_arrays():
    assert _array.namespace(x=np.float64(1.0)).__name__ == "array_api_compat.numpy"


def test_what_no_library_of_ours_has_made_is_refused_in_true_words():
    """Under jax.grad some arrays are of jaxlib and some of jax, which is one library and not ours."""
    made = {"__array_namespace__": lambda self: None}
    query, key = (
        type("X", (), {**made, "__module__": m})() for m in ("jax._src.ad", "jaxlib._jax")
    )
    message = (
        "query and key must be arrays of numpy, torch or cupy; got query of jax, key of jaxlib."
    )
    with pytest.raises(TypeError, match=f"^{message}$"):
        _array.namespace(query=query, key=key)


def test_number_does_not_widen():
    assert type(_array.number(np.float64(2))) is float
    x = np.ones(3)
    assert _array.number(x) is x


def test_is_torch_does_not_need_torch(monkeypatch):
    monkeypatch.delitem(sys.modules, "torch", raising=False)
    assert not _array.is_torch(np.ones(3))


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


def test_move_axis_moves_one_and_keeps_the_order_of_the_others(xp):
    x = xp.reshape(xp.arange(2 * 3 * 5 * 7), (2, 3, 5, 7))
    for source in range(-4, 4):
        for target in range(-4, 4):
            want = np.moveaxis(np.arange(210).reshape(2, 3, 5, 7), source, target)
            assert_close(_array.move_axis(x, source, target, xp), want, like=x)


def test_matmul_keeps_its_precision_under_autocast(torch):
    a, b = torch.full((3, 5), 1 + 2**-12), torch.full((5, 7), 1.0)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert (a @ b).dtype == torch.bfloat16
        assert_close(_array.matmul(a, b), torch.full((3, 7), 5 + 5 * 2**-12), rtol=0, atol=1e-7)


def test_where_puts_a_number_in_the_dtype_of_the_array(xp):
    x = xp.ones((3, 2), dtype=xp.float32)
    mask = xp.asarray(np.array([[True], [False], [True]]))
    wanted = np.array([[1, 1], [-np.inf, -np.inf], [1, 1]], dtype=np.float32)
    assert_close(_array.where(mask, x, -np.inf, xp), wanted, like=x)


def test_a_number_is_put_on_the_device_of_the_array_whatever_the_default(torch):
    x = torch.ones(3, dtype=torch.float16)
    with torch.device("meta"):
        filled = _array.where(x > 1, x, -1.0, torch)
    assert_close(filled, -x)


def test_only_devices_without_float64_do_without(torch):
    assert _array.widest_float(torch.device("cpu"), torch) == torch.float64
    assert _array.widest_float(torch.device("mps"), torch) == torch.float32
    assert _array.widest_float("cpu", np) == np.float64


def test_a_level_of_dual_numbers_or_a_subclass_is_not_at_hand(torch):
    from torch._subclasses.fake_tensor import FakeTensorMode
    from torch.autograd import forward_ad

    with forward_ad.dual_level():
        assert not eager.is_eager_cpu(torch.ones(3))
    assert eager.is_eager_cpu(torch.nn.Parameter(torch.ones(3)))
    with FakeTensorMode():
        assert not eager.is_eager_cpu(torch.ones(3))


def test_one_batched_tensor_among_others_is_found_at_any_level(torch):
    plain, seen = torch.ones(2), []

    def note(x):
        seen.append((eager.is_batched(plain, x), eager.is_batched(plain)))
        return x.sum()

    note(plain)
    torch.func.grad(note)(torch.ones(3))
    torch.vmap(note)(torch.ones(3, 2))
    torch.vmap(torch.func.grad(note))(torch.ones(3, 2))
    torch.func.grad(lambda x: torch.vmap(note)(x).sum())(torch.ones(3, 2))
    assert seen == [(False, False)] * 2 + [(True, False)] * 3
