"""The only file that knows which array library is in use.

Everything here is private to attnlib and follows the array API standard
(array-api-compat), so that each mechanism is written once. What torch alone needs
lies in ``attnlib._torch``; the checks of arguments are in ``attnlib._checks``.
"""

from __future__ import annotations

import numbers
import sys
from operator import index
from typing import Any, Protocol, TypeVar

import numpy as np
from array_api_compat import array_namespace, is_array_api_obj

Array = TypeVar("Array", bound=Any)
"""An array of numpy, torch or another library of the standard; what goes in comes out."""
AnyArray = Any
"""The same inside the library, where each array library brings operators of its own."""


class OtherArray(Protocol):
    """An array beside the others, such as a mask, that may have another type; a list or text is none."""

    @property
    def shape(self) -> Any: ...
    @property
    def dtype(self) -> Any: ...


Like = TypeVar("Like", bound=OtherArray)
"""An array whose library and device something new takes."""

OPTIONAL = frozenset({"mask", "bias", "like"})
"""The arguments for which None says: there is none."""
SERVED = {"numpy", "torch", "cupy", "array_api_strict"}
"""The libraries whose arrays are taken; the last stands in tests for any that keeps the standard."""


def namespace(**arrays: AnyArray) -> Any:
    """Return the array library that all ``arrays`` belong to; ``None`` is skipped where it is a default.

    Plain numpy and torch return at once: at a few tokens a general dispatch would
    cost as much as the attention, and torch.compile could not see through it.
    """
    for name, array in arrays.items():  # a loop: half the time of all(...)
        if type(array) is not np.ndarray and (array is not None or name not in OPTIONAL):
            break
    else:
        return np
    given = {
        name: array for name, array in arrays.items() if array is not None or name not in OPTIONAL
    }
    if all(is_torch(array) for array in given.values()):
        import array_api_compat.torch as xp

        torch_part().eager.check_dense(given)
        return xp
    return _general_namespace(given)


def is_torch(x: Any) -> bool:
    """Tell whether ``x`` is a torch tensor, without importing torch."""
    if type(x) is np.ndarray:  # three times as fast as to ask torch
        return False
    return "torch" in sys.modules and isinstance(x, sys.modules["torch"].Tensor)


def is_symbolic(x: Any) -> bool:
    """Tell whether ``x`` is a size that a program of torch's will know only when it runs."""
    if type(x) is int or "torch" not in sys.modules:
        return False
    return bool(torch_part().eager.is_symbolic(x))


def torch_part() -> Any:
    """Return ``attnlib._torch``, loaded with the first tensor.

    Asking a name takes a tenth of the time of an import statement, much at a few tokens.
    """
    global _torch_part
    if _torch_part is None:
        import attnlib._torch

        _torch_part = attnlib._torch
    return _torch_part


_torch_part: Any = None


def _general_namespace(arrays: dict[str, AnyArray]) -> Any:
    for name, array in arrays.items():
        if not is_array_api_obj(array):
            is_list = isinstance(array, (list, tuple))
            hint = f" A list becomes an array by numpy.asarray({name})." if is_list else ""
            came = type(array).__name__
            raise TypeError(f"{name} must be an array of numpy, torch or cupy; got {came}.{hint}")
        if isinstance(array, np.ma.MaskedArray):
            raise TypeError(
                f"{name} must be a plain array; got MaskedArray, whose mask would be lost. "
                f"Take {name}.filled(0) and, to leave keys out, mask=~numpy.ma.getmaskarray(...)."
            )
    libraries = [type(array).__module__.partition(".")[0] for array in arrays.values()]
    if any(library != libraries[0] for library in libraries):
        came = ", ".join(f"{n} of {lib}" for n, lib in zip(arrays, libraries, strict=True))
        served = SERVED.issuperset(libraries)  # jax has two names, and so does a part of its arrays
        rule = "come from one array library" if served else "be arrays of numpy, torch or cupy"
        raise TypeError(f"{listed(arrays)} must {rule}; got {came}.")
    return array_namespace(*arrays.values())


def listed(names: Any) -> str:
    """Return names as text: a, b and c."""
    *rest, last = names
    return f"{', '.join(rest)} and {last}" if rest else str(last)


def is_floating(array: AnyArray) -> bool:
    """Tell whether an array holds real floating-point numbers that its library computes with."""
    if is_torch(array):  # its 8-bit kinds are for storing alone
        return bool(array.dtype.is_floating_point and array.dtype.itemsize > 1)
    kind = getattr(array.dtype, "kind", None)  # of numpy: cheaper than isdtype
    if kind is not None:
        return bool(kind == "f")
    return bool(array_namespace(array).isdtype(array.dtype, "real floating"))


def matmul(a: Array, b: AnyArray) -> Array:
    """Return ``a @ b`` in their own precision.

    torch's autocast would round to half precision what was widened on purpose.
    """
    return torch_part().eager.matmul(a, b) if is_torch(a) else a @ b


def number(x: Any) -> Any:
    """Return a number, also one in numpy's array without axes, as a Python float.

    So it widens no array. Whatever else came stays.
    """
    if type(x) is float:
        return x
    is_number = isinstance(x, numbers.Real) or (isinstance(x, np.ndarray) and x.ndim == 0)
    return float(x) if is_number else x


def upcast(x: Array, xp: Any) -> Array:
    """Return ``x`` as float32 if it is half precision, else ``x`` itself.

    Half precision overflows at 65504 (float16) or keeps 8 bits (bfloat16), so
    scores, softmax and the weighted average are computed wider and rounded once.
    """
    return xp.astype(x, xp.float32) if getattr(x.dtype, "itemsize", 4) == 2 else x


def wide_dtype(x: AnyArray, xp: Any) -> Any:
    """Return the dtype that ``x`` is computed in."""
    return xp.float32 if getattr(x.dtype, "itemsize", 4) == 2 else x.dtype


def cast(x: Array, dtype: Any, xp: Any) -> Array:
    """Return ``x`` as ``dtype``, itself if it has it already."""
    return x if x.dtype == dtype else xp.astype(x, dtype)


def move_axis(x: Array, source: int, target: int, xp: Any) -> Array:
    """Return ``x`` with an axis moved; torch's own moveaxis has no rule under vmap."""
    order = list(range(x.ndim))
    # index: of a function that was compiled for one axis, torch.compile makes any other a symbol.
    order.insert(range(x.ndim)[index(target)], order.pop(index(source)))
    return xp.permute_dims(x, tuple(order))


def widest_float(device: Any, xp: Any) -> Any:
    """Return the finest floating-point dtype of a device: Apple's GPUs have no float64."""
    return xp.float32 if getattr(device, "type", None) == "mps" else xp.float64


def where(mask: AnyArray, x: AnyArray, other: float, xp: Any) -> AnyArray:
    """Return ``x`` with a number in the places where the mask is False."""
    return (sys.modules["torch"] if is_torch(x) else xp).where(mask, x, other)


def clamp_min(x: Array, bound: float, xp: Any) -> Array:
    """Return ``x`` with numbers below ``bound`` raised to it; a NaN stays."""
    return x.clamp(min=bound) if is_torch(x) else xp.maximum(x, bound)


def any_true(mask: AnyArray, axis: int, xp: Any) -> AnyArray:
    """Return where a mask is True anywhere along an axis."""
    if is_torch(mask):
        return torch_part().eager.any_true(mask, axis)
    return xp.squeeze(mask, axis=axis) if mask.shape[axis] == 1 else xp.any(mask, axis=axis)
