"""What arguments must be: each check names the argument, the rule and what came."""

from __future__ import annotations

import math
import numbers
from typing import Any

import numpy as np

from attnlib._array import (
    AnyArray,
    is_floating,
    is_symbolic,
    is_torch,
    listed,
    namespace,
    torch_part,
    wide_dtype,
)


def check_floating(**arrays: AnyArray) -> None:
    """Refuse arrays that are not floating-point or do not share one dtype."""
    first = None
    for name, array in arrays.items():
        dtype = array.dtype
        if first is not None and dtype == first:  # numpy: float64 == None is True
            continue
        if not is_floating(array):
            raise TypeError(
                f"{name} must hold floating-point numbers; got dtype {dtype}. "
                "float16 and wider are taken."
            )
        if first is not None:
            came = ", ".join(f"{n} {a.dtype}" for n, a in arrays.items())
            raise TypeError(f"{listed(arrays)} must share one dtype; got {came}.")
        first = dtype


LEAST, MOST = 1.2e-38, 3.4e38
"""Between them lie the numbers that float32 holds in full."""


def check_number(name: str, number: Any, **beside: AnyArray) -> None:
    """Refuse what is neither a finite number nor an array without axes, of the library of those beside it.

    The number in a tensor is read only where that waits for no device.
    """
    # Asking for a Real takes five times as long, and isfinite is unknown to torch.compile.
    if type(number) is float and -MOST < number < MOST:
        return
    value = _readable(name, number, beside)
    if value is not None:
        _, most = _range(beside)
        _check_held(name, number, value, -most, most)


def check_positive(name: str, number: Any, **beside: AnyArray) -> None:
    """Refuse what is neither a number above zero nor an array without axes, as `check_number` does."""
    if type(number) is float and LEAST < number < MOST:
        return
    value = _readable(name, number, beside)
    if value is not None and not value > 0:
        raise ValueError(f"{name} must be greater than 0; got {number!r}.")
    if value is not None and beside:
        _check_held(name, number, value, *_range(beside))


def _check_held(name: str, number: Any, value: float, least: float, most: float) -> None:
    """Refuse what a dtype would round to zero or to infinity."""
    if not math.isfinite(value):
        raise ValueError(f"{name} must be finite; got {number!r}.")
    if not least <= value <= most:
        raise ValueError(f"{name} must lie between {least:.3g} and {most:.3g}; got {number!r}.")


def _range(beside: dict[str, AnyArray]) -> tuple[float, float]:
    """Return the least and the largest number of the dtype in which the first array is computed."""
    for name, array in beside.items():
        xp = namespace(**{name: array})
        found = xp.finfo(wide_dtype(array, xp))
        return float(found.smallest_normal), float(found.max)
    return 0.0, math.inf


def _readable(name: str, number: Any, beside: dict[str, AnyArray]) -> float | None:
    """Return the number, or None for that of a tensor that is not at hand."""
    if isinstance(number, numbers.Real) and not isinstance(number, bool):
        return float(number)
    if is_torch(number):
        namespace(**{name: number})
    shape = getattr(number, "shape", None)
    if shape is None or tuple(shape):
        came = type(number).__name__ if shape is None else f"shape {tuple(shape)}"
        kind = TypeError if shape is None else ValueError
        raise kind(f"{name} must be a number or an array without axes; got {came}.")
    if isinstance(
        number, (np.ndarray, np.generic)
    ):  # which is read, so that it goes with any library
        is_real = number.dtype.kind in "iuf"
    else:
        namespace(**beside, **{name: number})
        is_real = is_floating(number)
    if not is_real:
        raise TypeError(f"{name} must be a real number; got dtype {number.dtype}.")
    if is_torch(number):
        at_hand = torch_part().eager.is_eager_cpu(number)
        return float(number.detach()) if at_hand else None
    return float(number)


def check_matrix(axes: str, **arrays: AnyArray) -> None:
    """Refuse arrays of fewer than two axes; ``axes`` names the last two."""
    for name, array in arrays.items():
        if array.ndim < 2:
            raise ValueError(
                f"{name} must have at least two axes, (..., {axes}); got {tuple(array.shape)}. "
                f"A single vector becomes a matrix of one row by {name}[None, :]."
            )


def check_query_key(query: AnyArray, key: AnyArray) -> tuple[int, ...]:
    """Check that query and key go together; return the shape of their scores."""
    if query.ndim < 2 or key.ndim < 2:
        check_matrix("n_queries, d_k", query=query)
        check_matrix("n_keys, d_k", key=key)
    if query.shape[-1] != key.shape[-1]:
        raise ValueError(
            "query and key must share their last dimension (d_k); "
            f"got query {tuple(query.shape)} and key {tuple(key.shape)}."
        )
    leading = broadcast_shapes(query.shape[:-2], key.shape[:-2])
    if leading is None:
        raise ValueError(_leading("query and key", query=query, key=key))
    return (*leading, query.shape[-2], key.shape[-2])


def check_attention(query: AnyArray, key: AnyArray, value: AnyArray) -> tuple[int, ...]:
    """Check the shapes of query, key and value; return the shape of the weights."""
    shape = check_query_key(query, key)
    if value.ndim < 2:
        check_matrix("n_keys, d_v", value=value)
    if key.shape[-2] != value.shape[-2]:
        raise ValueError(
            "key and value must have the same length (n_keys); "
            f"got key {tuple(key.shape)} and value {tuple(value.shape)}."
        )
    if broadcast_shapes(shape[:-2], value.shape[:-2]) is None:
        raise ValueError(_leading("query, key and value", query=query, key=key, value=value))
    return shape


def check_call(
    query: AnyArray,
    key: AnyArray,
    value: AnyArray,
    mask: AnyArray | None,
    bias: AnyArray | None,
    scale: Any,
    softcap: Any,
) -> Any:
    """Check everything a call of attention may get wrong; return the array library."""
    xp = namespace(query=query, key=key, value=value, mask=mask, bias=bias)
    check_floating(query=query, key=key, value=value)
    shape = check_attention(query, key, value)
    check_mask(mask, shape)
    check_bias(bias, shape)
    if scale is not None:
        check_number("scale", scale, query=query)
    if softcap is not None:
        check_positive("softcap", softcap, query=query)
    return xp


def check_scores(scores: AnyArray, value: AnyArray) -> tuple[int, ...]:
    """Check that scores and value go together; return the shape of the scores."""
    if scores.ndim < 2 or value.ndim < 2:
        check_matrix("n_queries, n_keys", scores=scores)
        check_matrix("n_keys, d_v", value=value)
    if scores.shape[-1] != value.shape[-2]:
        raise ValueError(
            "the last axis of scores and the last but one of value must agree (n_keys); "
            f"got scores {tuple(scores.shape)} and value {tuple(value.shape)}."
        )
    if broadcast_shapes(scores.shape[:-2], value.shape[:-2]) is None:
        raise ValueError(_leading("scores and value", scores=scores, value=value))
    return tuple(scores.shape)


def check_together(**arrays: AnyArray) -> tuple[int, ...]:
    """Check that vectors of queries, keys and perhaps values go together.

    Return the leading axes of the weights.
    """
    (query, *names), (query_shape, key_shape, *value) = arrays, [x.shape for x in arrays.values()]
    batch = broadcast_shapes(query_shape[:-2], key_shape[:-2])
    if value and key_shape[-2] != value[0][-2]:
        rule = f"{listed(names)} must have the same length (n_keys)"
    elif batch is None or (value and broadcast_shapes(batch, value[0][:-2]) is None):
        rule = f"{listed([query, *names])} must broadcast over their batch"
    else:
        return batch
    came = listed([f"{name} {tuple(x.shape)}" for name, x in arrays.items()])
    raise ValueError(f"{rule}; got {came}.")


def check_mask(
    mask: AnyArray | None, shape: tuple[int, ...], of: str = "the weights", name: str = "mask"
) -> None:
    """Refuse a mask that is not boolean or does not broadcast to ``shape``."""
    if mask is None:
        return
    if not str(mask.dtype).endswith("bool"):  # "bool", "torch.bool", "array_api_strict.bool"
        raise TypeError(
            f"{name} must be boolean, True = may attend; got dtype {mask.dtype}. "
            f"Write {name} == 1 if a 1 allows and {name} == 0 if a 1 forbids; "
            "a term to add to the scores is called bias."
        )
    check_broadcast(shape, of=of, **{name: mask})


def check_bias(bias: AnyArray | None, shape: tuple[int, ...]) -> None:
    """Refuse a bias that holds no numbers to add or does not broadcast to ``shape``."""
    if bias is None:
        return
    if not is_floating(bias) and str(bias.dtype).endswith("bool"):  # the name of a dtype is slow
        raise TypeError(
            f"bias must hold floating-point numbers; got dtype {bias.dtype}. "
            "A boolean array, True = may attend, is called mask."
        )
    check_floating(bias=bias)
    check_broadcast(shape, bias=bias)


def check_broadcast(
    shape: tuple[int, ...], *, of: str = "the weights", **arrays: AnyArray | None
) -> None:
    """Refuse arrays that do not broadcast to ``shape``, the shape of the weights."""
    for name, array in arrays.items():
        if array is None or broadcast_shapes(array.shape, shape) == shape:
            continue
        hint = "Axes are (..., heads, n_queries, n_keys); an axis of size 1 serves all."
        if array.ndim == 2 and tuple(array.shape) == (shape[0], shape[-1]):
            hint += f" One row of keys for each sequence: {name}[:, None]."
        raise ValueError(
            f"{name} must broadcast to the shape of {of} {shape}; got {tuple(array.shape)}. {hint}"
        )


def heads_term(term: Any, batch: tuple[int, ...], name: str = "mask") -> Any:
    """Return a mask or bias that broadcasts to (*batch, num_heads, n_queries, n_keys) in one way only.

    One for the keys of each sequence, (..., 1, n_keys), as :func:`attnlib.masking.padding_mask`
    makes it, has the batch's axes whatever their sizes, and gets one for the heads. Any other that
    lacks axes has the heads on axis -3, and is refused where that could be the batch as well.
    """
    if not 2 < getattr(term, "ndim", 0) <= len(batch) + 2:
        return term
    leading = tuple(term.shape[:-2])
    if all(size == 1 for size in leading):
        return term
    fits = broadcast_shapes(leading, batch) == tuple(batch)
    for_keys = leading[-1] != 1 and term.shape[-2] == 1
    if fits and for_keys:
        return term[..., None, :, :]
    if not fits and not for_keys:
        return term  # one for each head, or a mistake that check_broadcast finds
    came = "could be the batch or the heads" if fits else f"does not fit the batch {tuple(batch)}"
    lacking = ", ".join(["None"] * (len(batch) + 3 - term.ndim))
    raise ValueError(
        f"{name} must broadcast to (..., num_heads, n_queries, n_keys), with the heads on axis -3, or "
        f"to (*batch, 1, n_keys); got {tuple(term.shape)}, whose axis -3 {came}. Write "
        f"{name}[..., None, :, :] if it is the batch, {name}[{lacking}] if it is the heads."
    )


def check_projection(**arrays: AnyArray) -> None:
    """Check that the second of two arrays, a weight, can be applied to the first."""
    (x_name, x), (w_name, w) = arrays.items()
    if w.ndim != 2 or x.ndim < 1 or x.shape[-1] != w.shape[0]:
        raise ValueError(
            f"{w_name} must have the shape (d_in, d_out), with d_in the last dimension of {x_name} "
            f"(rows are tokens: {x_name} @ {w_name}); "
            f"got {w_name} {tuple(w.shape)} and {x_name} {tuple(x.shape)}."
        )


def check_count(least: int | None = 0, **counts: Any) -> tuple[int, ...]:
    """Refuse counts that are no integers or below ``least``; None allows any integer.

    Return them as Python's integers: products of numpy's small ones overflow.
    """
    for name, count in counts.items():
        is_integer = isinstance(count, (int, np.integer)) and not isinstance(count, bool)
        if not (is_integer or is_symbolic(count)):
            raise TypeError(f"{name} must be an integer; got {count!r}.")
        if least is not None and count < least:
            raise ValueError(f"{name} must be at least {least}; got {count}.")
    return tuple(int(x) if isinstance(x, np.integer) else x for x in counts.values())


def check_flag(**flags: Any) -> None:
    """Refuse what is neither True nor False."""
    for name, flag in flags.items():
        if not isinstance(flag, (bool, np.bool_)):
            raise TypeError(f"{name} must be True or False; got {flag!r}.")


def check_range(name: str, array: AnyArray, least: int, most: int) -> None:
    """Refuse integers that are too small or too large, where to read them waits for no device."""
    if is_torch(array) and not torch_part().eager.is_eager_cpu(array):
        return
    if 0 in array.shape:
        return
    xp = namespace(**{name: array})
    low, high = int(xp.min(array)), int(xp.max(array))
    if low < least or high > most:
        came = low if low < least else high
        raise ValueError(f"{name} must lie between {least} and {most}; got {came}.")


def check_divides(whole_name: str, whole: int, **part: int) -> tuple[int, int]:
    """Refuse a part that is below one or does not divide the whole; return both."""
    ((name, size),) = part.items()
    if type(whole) is not int or type(size) is not int or size < 1:  # slow, and seldom
        (whole,), (size,) = check_count(None, **{whole_name: whole}), check_count(1, **part)
    if whole % size:
        raise ValueError(f"{name} must divide {whole_name}; got {size} and {whole}.")
    return whole, size


def broadcast_shapes(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the shape that ``a`` and ``b`` broadcast to, or None if they do not."""
    # Tuples compare their first sizes even where they differ in length, and torch.export would
    # hold a program to what came of it.
    if len(a) == len(b) and a == b:
        return tuple(a)
    a, b = tuple(a), tuple(b)
    n = max(len(a), len(b))
    sides = zip((1,) * (n - len(a)) + a, (1,) * (n - len(b)) + b, strict=True)
    pairs = list(sides)
    if any(i != j and i != 1 and j != 1 for i, j in pairs):
        return None
    return tuple(j if i == 1 else i for i, j in pairs)


def _leading(names: str, **arrays: AnyArray) -> str:
    came = listed([f"{name} {tuple(array.shape)}" for name, array in arrays.items()])
    return f"{names} must broadcast over their leading axes (all but the last two); got {came}."
