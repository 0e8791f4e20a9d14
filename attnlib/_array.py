"""The only file that knows which array library is in use.

Everything here is private to attnlib and follows the array API standard
(array-api-compat), so that each mechanism is written once. The helpers, in
the order in which a mechanism calls them:

``namespace(query=query, key=key)``
    The array library of the arguments, called ``xp`` by its users. ``None`` is
    skipped; lists and mixed libraries are refused by name.
``check_floating(query=query, key=key)``
    Refuses integers and unequal dtypes by name.
``check_positive("width", width)``
    Refuses a number that is not above zero.
``check_query_key(query, key)`` and ``check_attention(query, key, value)``
    Check the shapes of the two or three and return the shape of the scores.
``check_scores(scores, value)``
    The same for a mechanism that has its scores already.
``check_broadcast(shape, bias=bias)`` and ``check_mask(mask, shape)``
    Refuse what does not broadcast to ``shape``, and masks that are not boolean.
``check_projection(x=x, w_q=w_q)``
    Checks that a weight (d_in, d_out) can be applied to its input.
``check_count(1, num_heads=num_heads)``
    Refuses what is no integer or below the least number.
``number(scale)``
    A number as a Python float: numpy's own float64 would widen a float32 array.
``widen(x, xp)``
    ``x`` in the dtype to compute in: float32 for half precision.
``cast(x, dtype, xp)``
    ``x`` as ``dtype``, without a copy where it is already.
``at_least(x, bound, xp)``
    ``x`` from ``bound`` upwards.
``any_true(mask, axis, xp)``
    Where a mask is True anywhere along an axis.
``drop_unused(x, mask, xp)``
    Zeros the rows of a key or value that the mask hides from every query.
``known(condition)``
    Whether a condition on torch tensors is known to hold, without waiting for a device.
``masked_softmax(scores, mask, xp)``
    Softmax over the last axis; a row with nothing to attend to is zero.
``exponentials(scores, xp)``
    What softmax and log-sum-exp are made of.
"""

from __future__ import annotations

import math
import numbers
import sys
from typing import Any

import numpy as np
from array_api_compat import array_namespace, is_array_api_obj

Array = Any
"""An array of numpy, torch or cupy; the standard has no common base class."""


def namespace(**arrays: Array) -> Any:
    """Return the array library that all ``arrays`` belong to; ``None`` is skipped.

    Plain numpy and torch return at once: at a few tokens a general dispatch would
    cost as much as the attention, and torch.compile could not see through it.
    """
    for array in arrays.values():  # a loop: half the time of all(...)
        if type(array) is not np.ndarray and array is not None:
            break
    else:
        return np
    given = {name: array for name, array in arrays.items() if array is not None}
    if all(is_torch(array) for array in given.values()):
        import array_api_compat.torch as xp

        return xp
    return _general_namespace(given)


def is_torch(x: Any) -> bool:
    """Tell whether ``x`` is a torch tensor, without importing torch."""
    return "torch" in sys.modules and isinstance(x, sys.modules["torch"].Tensor)


def _general_namespace(arrays: dict[str, Array]) -> Any:
    for name, array in arrays.items():
        if not is_array_api_obj(array):
            raise TypeError(
                f"{name} must be an array of numpy, torch or cupy; got {type(array).__name__}. "
                f"A list becomes an array by numpy.asarray({name})."
            )
    libraries = [type(array).__module__.partition(".")[0] for array in arrays.values()]
    if any(library != libraries[0] for library in libraries):
        came = ", ".join(f"{n} of {lib}" for n, lib in zip(arrays, libraries, strict=True))
        raise TypeError(f"{_listed(arrays)} must come from one array library; got {came}.")
    return array_namespace(*arrays.values())


def check_floating(**arrays: Array) -> None:
    """Refuse arrays that are not floating-point or do not share one dtype."""
    first = None
    for name, array in arrays.items():
        dtype = array.dtype
        if first is not None and dtype == first:  # numpy: float64 == None is True
            continue
        if not _is_floating(array):
            raise TypeError(f"{name} must hold floating-point numbers; got dtype {dtype}.")
        if first is not None:
            came = ", ".join(f"{n} {a.dtype}" for n, a in arrays.items())
            raise TypeError(f"{_listed(arrays)} must share one dtype; got {came}.")
        first = dtype


def _is_floating(array: Array) -> bool:
    if is_torch(array):
        return bool(array.dtype.is_floating_point)
    kind = getattr(array.dtype, "kind", None)  # numpy and cupy: cheaper than isdtype
    if kind is not None:
        return bool(kind == "f")
    return bool(array_namespace(array).isdtype(array.dtype, "real floating"))


def check_positive(name: str, number: Any) -> None:
    """Refuse a number that is not above zero; a 0-d array passes unread."""
    if type(number) is float and number > 0:  # asking for a Real takes five times as long
        return
    if isinstance(number, numbers.Real) and not float(number) > 0:
        raise ValueError(f"{name} must be greater than 0; got {number!r}.")


def number(x: Any) -> Any:
    """Return ``x`` as a Python float, so that it does not widen an array; arrays stay."""
    return float(x) if type(x) is not float and isinstance(x, numbers.Real) else x


def check_matrix(axes: str, **arrays: Array) -> None:
    """Refuse arrays of fewer than two axes; ``axes`` names the last two."""
    for name, array in arrays.items():
        if array.ndim < 2:
            raise ValueError(
                f"{name} must have at least two axes, (..., {axes}); got {tuple(array.shape)}. "
                f"A single vector becomes a matrix of one row by {name}[None, :]."
            )


def check_query_key(query: Array, key: Array) -> tuple[int, ...]:
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


def check_attention(query: Array, key: Array, value: Array) -> tuple[int, ...]:
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


def check_scores(scores: Array, value: Array) -> tuple[int, ...]:
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


def check_mask(mask: Array | None, shape: tuple[int, ...], of: str = "the weights") -> None:
    """Refuse a mask that is not boolean or does not broadcast to ``shape``."""
    if mask is None:
        return
    if not str(mask.dtype).endswith("bool"):  # "bool", "torch.bool", "array_api_strict.bool"
        raise TypeError(
            f"mask must be boolean, True = may attend; got dtype {mask.dtype}. "
            "Write mask == 1 if a 1 allows and mask == 0 if a 1 forbids; "
            "a term to add to the scores is called bias."
        )
    check_broadcast(shape, of=of, mask=mask)


def check_broadcast(
    shape: tuple[int, ...], *, of: str = "the weights", **arrays: Array | None
) -> None:
    """Refuse arrays that do not broadcast to ``shape``, the shape of the weights."""
    for name, array in arrays.items():
        if array is None or broadcast_shapes(array.shape, shape) == shape:
            continue
        hint = "Axes are (..., heads, n_queries, n_keys); an axis of size 1 serves all."
        raise ValueError(
            f"{name} must broadcast to the shape of {of} {shape}; got {tuple(array.shape)}. {hint}"
        )


def check_projection(**arrays: Array) -> None:
    """Check that the second of two arrays, a weight, can be applied to the first."""
    (x_name, x), (w_name, w) = arrays.items()
    if w.ndim != 2 or x.ndim < 1 or x.shape[-1] != w.shape[0]:
        raise ValueError(
            f"{w_name} must have the shape (d_in, d_out), with d_in the last dimension of {x_name} "
            f"(rows are tokens: {x_name} @ {w_name}); "
            f"got {w_name} {tuple(w.shape)} and {x_name} {tuple(x.shape)}."
        )


def check_count(least: int | None = 0, **counts: Any) -> None:
    """Refuse counts that are no integers or below ``least``; None allows any integer."""
    for name, count in counts.items():
        if isinstance(count, bool) or not isinstance(count, (int, np.integer)):
            raise TypeError(f"{name} must be an integer; got {count!r}.")
        if least is not None and count < least:
            raise ValueError(f"{name} must be at least {least}; got {count}.")


def broadcast_shapes(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...] | None:
    """Return the shape that ``a`` and ``b`` broadcast to, or None if they do not."""
    if a == b:
        return tuple(a)
    a, b = tuple(a), tuple(b)
    n = max(len(a), len(b))
    sides = zip((1,) * (n - len(a)) + a, (1,) * (n - len(b)) + b, strict=True)
    pairs = list(sides)
    if any(i != j and i != 1 and j != 1 for i, j in pairs):
        return None
    return tuple(j if i == 1 else i for i, j in pairs)


def widen(x: Array, xp: Any) -> Array:
    """Return ``x`` as float32 if it is half precision, else ``x`` itself.

    Half precision overflows at 65504 (float16) or keeps 8 bits (bfloat16), so
    scores, softmax and the weighted average are computed wider and rounded once.
    """
    return xp.astype(x, xp.float32) if getattr(x.dtype, "itemsize", 4) == 2 else x


def cast(x: Array, dtype: Any, xp: Any) -> Array:
    """Return ``x`` as ``dtype``, itself if it has it already."""
    return x if x.dtype == dtype else xp.astype(x, dtype)


def at_least(x: Array, bound: float, xp: Any) -> Array:
    """Return ``x`` with numbers below ``bound`` raised to it; a NaN stays."""
    return x.clamp(min=bound) if is_torch(x) else xp.maximum(x, bound)


def any_true(mask: Array, axis: int, xp: Any) -> Array:
    """Return where a mask is True anywhere along an axis."""
    if is_torch(mask) and 0 not in mask.shape:  # as bytes: 20 times as fast on the CPU
        return mask.view(xp.uint8).amax(axis).view(xp.bool)
    return xp.any(mask, axis=axis)


def drop_unused(x: Array, mask: Array | None, xp: Any) -> Array:
    """Return ``x``, keys or values, with zeros where no query may attend.

    A weight of zero does not stop a NaN, since 0 * NaN is NaN, so whatever lies
    in padding or in the unused part of a cache has to go before the product.
    """
    if mask is None:
        return x
    used = mask if mask.ndim < 2 else any_true(mask, -2, xp)  # (..., n_keys)
    if is_torch(used) and known(xp.all(used)):  # the copy would cost as much as a softmax's half
        return x
    return xp.where(used[..., None], x, 0.0) if used.ndim else xp.where(used, x, 0.0)


def masked_softmax(
    scores: Array, mask: Array | None, xp: Any, *, finite: bool = False, owned: bool = False
) -> Array:
    """Return the softmax over the last axis; zero where masked and in empty rows.

    A score of -inf counts as masked. A NaN or +inf that is attended to turns its
    row into NaN. Two promises save time: ``finite``, no score is -inf; ``owned``, the
    scores may be overwritten.
    """
    if is_torch(scores):
        return _torch_softmax(scores, mask, xp, finite, owned)
    if scores.shape[-1] == 0:
        return scores
    if mask is not None:
        scores = xp.where(mask, scores, -math.inf)
    weights, total, _ = exponentials(scores, xp)
    weights /= at_least(total, 1.0, xp)
    return weights


def exponentials(scores: Array, xp: Any) -> tuple[Array, Array, Array]:
    """Return e^(scores - top), its sum and top, the maximum; the last axis is kept.

    An empty row, all -inf, has the lowest finite number as its top and the total 0.
    The total of any other row contains e^0, so it is at least 1: dividing by
    max(total, 1) alters no row but the empty ones. A NaN passes through.
    """
    # np.max and np.sum come down to these, after as long again: much at a few tokens.
    largest, total = (np.maximum.reduce, np.add.reduce) if xp is np else (xp.max, xp.sum)
    top = largest(scores, axis=-1, keepdims=True)
    top = at_least(top, xp.finfo(scores.dtype).min, xp)
    parts = xp.exp(scores - top)
    return parts, total(parts, axis=-1, keepdims=True), top


def _torch_softmax(scores: Array, mask: Array | None, xp: Any, finite: bool, owned: bool) -> Array:
    """Use the fused softmax; no NaN arises anywhere, so none reaches a gradient."""
    if not finite and not _is_above_minus_inf(scores):
        seen = scores != -math.inf
        mask = seen if mask is None else mask & seen
    # Fresh memory is half the time of a softmax: overwrite where nothing is recorded.
    at_hand = is_eager_cpu(scores) and (mask is None or is_eager_cpu(mask))
    out = scores if owned and at_hand and not scores.requires_grad else None
    if mask is None:
        return xp.softmax(scores, -1, out=out)
    # The lowest finite number instead of -inf: an empty row is uniform here, not 0 / 0.
    lowest = xp.finfo(scores.dtype).min
    scores = xp.where(mask, scores, lowest) if out is None else _lowered(out, mask, lowest, xp)
    weights = xp.softmax(scores, -1, out=out)
    return weights if known(xp.all(any_true(mask, -1, xp))) else xp.where(mask, weights, 0.0)


def _is_above_minus_inf(scores: Array) -> bool:
    """Tell whether all scores are known to be: a tenth of the time of comparing each."""
    at_hand = is_eager_cpu(scores) and 0 not in scores.shape
    return at_hand and bool(scores.detach().min().item() > -math.inf)  # not so beside a NaN


def _lowered(scores: Array, mask: Array, lowest: float, xp: Any) -> Array:
    """Overwrite scores with ``lowest`` where masked.

    A minimum is six times as fast as masked_fill_, which torch does not vectorise, but
    it would keep a NaN. A finite sum tells that there is none.
    """
    if not known(xp.isfinite(xp.sum(scores))):
        return scores.masked_fill_(~mask, lowest)
    bound = xp.where(mask, scores.new_tensor(math.inf), scores.new_tensor(lowest))
    return xp.minimum(scores, bound, out=scores)


def is_eager_cpu(x: Array) -> bool:
    """Tell whether a tensor is at hand: on the CPU, neither being compiled nor vmapped."""
    torch = sys.modules["torch"]
    return (
        x.device.type == "cpu"
        and not torch.compiler.is_compiling()
        and not torch._C._functorch.is_functorch_wrapped_tensor(x)
    )


def known(condition: Array) -> bool:
    """Read a condition on tensors where reading is free, else take it as not known to hold."""
    return is_eager_cpu(condition) and bool(condition)


def _listed(names: Any) -> str:
    *rest, last = names
    return f"{', '.join(rest)} and {last}" if rest else str(last)


def _leading(names: str, **arrays: Array) -> str:
    came = _listed([f"{name} {tuple(array.shape)}" for name, array in arrays.items()])
    return f"{names} must broadcast over their leading axes (all but the last two); got {came}."
