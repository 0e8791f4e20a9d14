"""What all tests share: one comparison, a slow, obvious oracle and a counter of launches."""

import math

import numpy as np
import pytest
import torch
from array_api_compat import device, is_array_api_obj, is_torch_array, to_device
from torch.overrides import TorchFunctionMode
from torch.utils._python_dispatch import TorchDispatchMode
from torch.utils._pytree import tree_leaves

TOLERANCE = {"float64": 1e-10, "float32": 1e-5, "float16": 2e-3, "bfloat16": 1.6e-2}


def to_numpy(x):
    """Return any array as numpy, bfloat16 as float32."""
    if is_torch_array(x):
        x = x.detach().cpu()
        x = x.float() if str(x.dtype) == "torch.bfloat16" else x
        return x.numpy()
    if type(x).__module__.startswith("array_api_strict"):
        x = to_device(x, type(x.device)("CPU_DEVICE"))
    return np.asarray(x)


def dtype_name(x):
    return str(x.dtype).rpartition(".")[2]


def assert_close(actual, expected, *, like=None, rtol=None, atol=None):
    """Compare values, shape, and library, dtype and device with those of `like`.

    `like` is `expected` unless given; give an input of the function under test when
    the oracle is a float64 numpy array.
    """
    like = expected if like is None else like
    assert is_array_api_obj(actual), f"no array: {type(actual).__name__}"
    library = [type(a).__module__.partition(".")[0] for a in (actual, like)]
    assert library[0] == library[1], f"library {library[0]}, wanted {library[1]}"
    assert dtype_name(actual) == dtype_name(like), f"{actual.dtype}, wanted {like.dtype}"
    assert device(actual) == device(like), f"{device(actual)}, wanted {device(like)}"
    tolerance = TOLERANCE.get(dtype_name(actual), 0)
    actual, expected = to_numpy(actual), to_numpy(expected)
    assert actual.shape == expected.shape, f"shape {actual.shape}, wanted {expected.shape}"
    np.testing.assert_allclose(
        actual,
        expected,
        rtol=tolerance if rtol is None else rtol,
        atol=tolerance if atol is None else atol,
    )


def loop_attention(query, key, value, *, mask=None, bias=None, scale=None, softcap=None):
    """Attention by three loops over Python floats; returns output and weights as float64."""
    q, k, v = (np.asarray(to_numpy(x), dtype=np.float64) for x in (query, key, value))
    lead = np.broadcast_shapes(q.shape[:-2], k.shape[:-2], v.shape[:-2])
    (n, d), m, d_v = q.shape[-2:], k.shape[-2], v.shape[-1]
    q, k, v = (np.broadcast_to(x, (*lead, *x.shape[-2:])) for x in (q, k, v))
    mask = np.broadcast_to(True if mask is None else to_numpy(mask), (*lead, n, m))
    bias = np.broadcast_to(0.0 if bias is None else to_numpy(bias), (*lead, n, m))
    scale = 1 / math.sqrt(d) if scale is None else scale
    output, weights = np.zeros((*lead, n, d_v)), np.zeros((*lead, n, m))
    for at in np.ndindex(*lead):
        for i in range(n):
            seen = [j for j in range(m) if mask[at][i, j]]
            scores = {}
            for j in seen:
                s = scale * sum(float(q[at][i, c]) * float(k[at][j, c]) for c in range(d))
                s = softcap * math.tanh(s / softcap) if softcap else s
                scores[j] = s + float(bias[at][i, j])
            top = max(scores.values(), default=0.0)
            total = sum(math.exp(s - top) for s in scores.values())
            for j in seen:
                w = math.exp(scores[j] - top) / total
                weights[at][i, j] = w
                for c in range(d_v):
                    output[at][i, c] += w * float(v[at][j, c])
    return output, weights


def assert_rounded_once(actual, exact):
    """Hold half precision to twice the error of rounding the float64 `exact` once."""
    unit = {"float16": 2.0**-11, "bfloat16": 2.0**-8}[dtype_name(actual)]
    actual, exact = to_numpy(actual).astype(np.float64), to_numpy(exact)
    assert actual.shape == exact.shape, f"shape {actual.shape}, wanted {exact.shape}"
    assert np.isfinite(actual).all()
    # 1e-6: where terms cancel, what float32 loses against their size.
    slack = 2.0**-24 + 1e-6 * np.abs(exact).max(initial=0.0)
    np.testing.assert_array_less(np.abs(actual - exact), 2 * unit * np.abs(exact) + slack)


READS = {"_local_scalar_dense", "equal", "nonzero", "is_nonzero", "masked_select", "_unique2"}
"""Operators that wait for a device: their result, or its shape, depends on values."""
STILL = {"_unsafe_view", "empty", "empty_like", "empty_strided", "new_empty", "new_empty_strided"}
"""Operators that launch nothing though their schema does not say so: a view whose base nobody
keeps, and memory that is not filled."""


class FromPython(TorchFunctionMode):
    """Refuses what is made of Python's numbers and then copied to a device, of which no operator tells."""

    MAKERS = (torch.tensor, torch.asarray, torch.as_tensor, torch.Tensor.new_tensor)
    INDEXED = (torch.Tensor.__getitem__, torch.Tensor.__setitem__)

    def __torch_function__(self, func, types, args=(), kwargs=None):
        result = func(*args, **(kwargs or {}))
        if func in self.MAKERS and not torch.is_tensor(args[-1]) and not result.is_cpu:
            raise AssertionError(f"{func.__name__} waits to copy numbers to the device")
        index = args[1] if func in self.INDEXED else ()
        if any(
            isinstance(part, list) for part in (index if isinstance(index, tuple) else (index,))
        ):
            raise AssertionError(f"{func.__name__} waits to copy a list to the device")
        return result


class Launches(TorchDispatchMode):
    """Counts the operators that launch work inside it, and refuses those that wait for a device.

    To see what is copied from one device to another takes tensors on a second one, such as ``meta``.

    A view launches nothing. Its schema tells: an argument is aliased by the result and not
    written to (``Tensor(a) self -> Tensor(a)``), which torch keeps as ``OpOverload.is_view``. All
    else is counted once, also what fills memory (``zeros``, ``arange``) and a kernel of many steps.
    """

    def __init__(self):
        super().__init__()
        self.names, self.from_python = [], FromPython()

    def __enter__(self):
        self.from_python.__enter__()
        return super().__enter__()

    def __exit__(self, *error):
        super().__exit__(*error)
        self.from_python.__exit__(*error)

    def __torch_dispatch__(self, func, types, args=(), kwargs=None):
        name = func._schema.name.partition("::")[2]
        if name in READS:
            raise AssertionError(f"{name} waits for the device")
        result = func(*args, **(kwargs or {}))
        places = {x.device for x in tree_leaves((args, kwargs, result)) if torch.is_tensor(x)}
        # A GPU waits for what comes from the CPU, be it one number. Ours comes as `_to_copy`; a `to`
        # is torch's own, which asks for a shape on meta in its forward derivatives.
        if len(places) > 1 and name != "to":
            raise AssertionError(f"{name} waits to copy between {places}")
        if not func.is_view and name not in STILL:
            self.names.append(name)
        return result


def assert_arguments_are_checked(call, *, vectors=(), **arrays):
    """Hold each numpy array of a call to the rules: library, dtype and, but for `vectors`, two axes.

    They stand in the order in which the call tells them.
    """
    masks = {name for name, array in arrays.items() if array.dtype == bool}
    for name, array in arrays.items():
        wrong = [
            (array.tolist(), TypeError, rf"\b{name} must be an array"),
            (torch.asarray(array), TypeError, rf"one array library; got .*\b{name} of torch"),
        ]
        if name in masks:
            wrong.append((array.astype(np.float32), TypeError, rf"\b{name} must be boolean"))
        elif len(arrays) - len(masks) > 1:
            kinds = {each: x.dtype for each, x in arrays.items() if each not in masks}
            came = ", ".join(f"{each} {kind}" for each, kind in (kinds | {name: "float32"}).items())
            rule = rf"must share one dtype; got {came}\."
            wrong.append((array.astype(np.float32), TypeError, rule))
        if name not in {*masks, *vectors}:
            vector = array[(0,) * (array.ndim - 1)]
            wrong.append((vector, ValueError, rf"\b{name} must have"))
        for other, error, rule in wrong:
            with pytest.raises(error, match=rule):
                call(**arrays | {name: other})


CPU_BRANCHES = ("is_eager_cpu", "is_on_cpu")
"""The questions by which attnlib tells the CPU from other devices, all in this module:"""
ASKED_IN = "attnlib._torch.eager"


def leave_cpu_branches(monkeypatch):
    """Send CPU tensors where those of other devices go."""
    for name in CPU_BRANCHES:
        monkeypatch.setattr(f"{ASKED_IN}.{name}", lambda _: False)


def bundle(widget):
    """What a front end without a kernel gets of a widget."""
    return widget._repr_mimebundle_()[0]


def perturbed(module):
    """Give every parameter a value of its own, constants too, so that no mix-up passes."""
    with torch.no_grad():
        for parameter in module.parameters():
            parameter.add_(0.1 * torch.randn_like(parameter))
    return module
