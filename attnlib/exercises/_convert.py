"""What a learner hands in or gives back, as arrays."""

import numbers
import sys
from typing import Any

import numpy as np

from attnlib.exercises._cases import Array, Case
from attnlib.exercises._declare import Function


def is_blank(answer: Any) -> bool:
    """Tell a stub's value: ``None``, ``...`` or ``NotImplemented``, also in a tuple or array."""
    if isinstance(answer, np.ndarray) and answer.dtype == object:
        answer = answer.tolist()
    if isinstance(answer, list | tuple):
        try:
            return len(answer) > 0 and all(is_blank(entry) for entry in answer)
        except RecursionError:  # a list that holds itself
            return False
    return any(answer is blank for blank in (None, Ellipsis, NotImplemented))


def to_array(value: Any) -> Array:
    """Turn numbers, nested sequences, numpy arrays and torch tensors into a new array.

    Booleans stay booleans; all other numbers become float64.
    """
    if hasattr(value, "detach"):  # a tensor that may carry a gradient or sit on a GPU
        value = value.detach().cpu()
        value = (value.double() if value.is_floating_point() else value).numpy()
    if isinstance(value, list | tuple):
        value = [to_array(entry) for entry in value]
    array = np.asarray(value)
    if array.dtype == object and all(isinstance(x, numbers.Real) for x in array.flat):
        array = array.astype(np.float64)  # fractions, and integers beyond 64 bits
    if array.dtype.kind not in "biuf":
        raise TypeError(f"not a real number: {type(value).__name__}")
    return np.array(array, dtype=bool if array.dtype.kind == "b" else np.float64)


def kind_of(value: Any) -> str:
    """Name the type of something that should have been numbers."""
    name = type(value).__name__
    return (
        f"a {name} of {len(value)}"
        if isinstance(value, list | tuple)
        else f"a value of type {name}"
    )


def as_given(array: Array) -> Any:
    """Pass an array as it was declared."""
    return array


def as_floats(array: Array) -> Any:
    """Pass integers as floating-point numbers, for code that mixes them with others."""
    return array.astype(np.float64) if array.dtype.kind == "i" else array


def as_tensor(array: Array) -> Any:
    """Pass a torch tensor, which must have been imported."""
    return sys.modules["torch"].from_numpy(array)


def as_float_tensor(array: Array) -> Any:
    """Pass a torch tensor of floating-point numbers."""
    return as_tensor(as_floats(array))


def convert(case: Case, form: Function) -> Case:
    """Pass each array of a case in another form."""

    def formed(value: Any) -> Any:
        return form(value) if isinstance(value, np.ndarray) else value

    return Case(tuple(map(formed, case.args)), {k: formed(v) for k, v in case.kwargs.items()})


def same(before: Case, after: Case) -> bool:
    """Say whether two cases hold the same bits."""
    pairs = zip(
        (*before.args, *before.kwargs.values()), (*after.args, *after.kwargs.values()), strict=True
    )
    return all(_bits(a) == _bits(b) for a, b in pairs)


def _bits(argument: Any) -> Any:
    # Bytes and not numbers: a NaN that stays a NaN is no change.
    is_array = isinstance(argument, np.ndarray) or hasattr(argument, "detach")
    return (argument.shape, np.asarray(argument).tobytes()) if is_array else argument
