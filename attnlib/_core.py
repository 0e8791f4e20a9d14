"""What every mechanism is made of: scores, softmax, the weighted average, and blocks of them.

One array goes down this file: ``scores``, ``softmax``, ``average``, or block by block
``attend_in_blocks``. Arguments are checked before they come here.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import numpy as np

from attnlib import _array
from attnlib._array import AnyArray
from attnlib._checks import broadcast_shapes

QUERIES, KEYS = 128, 1024
"""The default block: its scores take 0.5 MiB in float32, which a core's own cache holds."""


def scores(call: Call, xp: Any) -> AnyArray:
    """Return the scores in the dtype to compute in, float32 for half precision."""
    q, k = _array.upcast(call.query, xp), _array.upcast(call.key, xp)
    scale = scale_of(q, call.scale)
    # n d_k products with the scale instead of n^2
    s = _array.matmul(q * scale, xp.matrix_transpose(k))  # (..., n_queries, n_keys)
    if call.softcap is not None:
        cap = _array.number(call.softcap)
        s = s / cap  # a statement each: there are never three arrays of this size
        s = xp.tanh(s)
        s = cap * s
    return s if call.bias is None else s + _array.cast(call.bias, s.dtype, xp)


def scale_of(query: AnyArray, scale: Any) -> Any:
    """Return the scale to use, 1/sqrt(d_k) unless given; a Python float widens no array."""
    return 1.0 / math.sqrt(max(query.shape[-1], 1)) if scale is None else _array.number(scale)


def zero_unattended(mask: AnyArray | None, xp: Any, *arrays: AnyArray) -> tuple[AnyArray, ...]:
    """Return keys or values with zeros where no query may attend.

    A weight of zero does not stop a NaN, since 0 * NaN is NaN, so whatever lies
    in padding or in the unused part of a cache has to go before the product.
    """
    if mask is None:
        return arrays
    used = mask if mask.ndim < 2 else _array.any_true(mask, -2, xp)  # (..., n_keys)
    if _array.is_torch(used) and _array.torch_part().eager.all_without_sync(used):
        return arrays  # a copy would cost as much as a softmax's half
    used = used[..., None] if used.ndim else used
    return tuple(_array.where(used, x, 0.0, xp) for x in arrays)


def softmax(
    scores: AnyArray,
    mask: AnyArray | None,
    xp: Any,
    *,
    assume_finite: bool = False,
    inplace: bool = False,
) -> AnyArray:
    """Return the softmax over the last axis; zero where masked and in empty rows.

    A score of -inf counts as masked. A NaN or +inf that is attended to turns its
    row into NaN. Two promises save time: ``assume_finite``, no score is -inf; ``inplace``, nobody
    needs the scores any more.
    """
    if _array.is_torch(scores):
        steps = _array.torch_part().steps
        return steps.softmax(scores, mask, assume_finite=assume_finite, inplace=inplace)
    if scores.shape[-1] == 0:
        return scores
    if mask is not None:
        scores = _array.where(mask, scores, -math.inf, xp)
    weights, total, _ = exponentials(scores, xp)
    weights /= _array.clamp_min(total, 1.0, xp)
    return weights


def exponentials(scores: AnyArray, xp: Any) -> tuple[AnyArray, AnyArray, AnyArray]:
    """Return e^(scores - top), its sum and top, the maximum; the last axis is kept.

    An empty row, all -inf, has the lowest finite number as its top and the total 0.
    The total of any other row contains e^0, so it is at least 1: dividing by
    max(total, 1) alters no row but the empty ones. A NaN passes through.
    """
    # np.max and np.sum come down to these, after as long again: much at a few tokens.
    largest, total = (np.maximum.reduce, np.add.reduce) if xp is np else (xp.max, xp.sum)
    top = largest(scores, axis=-1, keepdims=True)
    top = _array.clamp_min(top, xp.finfo(scores.dtype).min, xp)
    parts = scores - top
    parts = np.exp(parts, out=parts) if xp is np else xp.exp(parts)
    return parts, total(parts, axis=-1, keepdims=True), top


def average(
    scores: AnyArray,
    value: AnyArray,
    mask: AnyArray | None,
    xp: Any,
    *,
    assume_finite: bool = False,
    inplace: bool = False,
) -> tuple[AnyArray, AnyArray]:
    """Return output and weights, computed in the wider dtype of the two and given in value's."""
    dtype = value.dtype
    scores, value = _array.upcast(scores, xp), _array.upcast(value, xp)
    if scores.dtype != value.dtype:
        wide = xp.result_type(scores.dtype, value.dtype)
        scores, value = _array.cast(scores, wide, xp), _array.cast(value, wide, xp)
    weights = softmax(scores, mask, xp, assume_finite=assume_finite, inplace=inplace)
    output = _array.matmul(weights, value)  # (..., n_queries, d_v)
    return _array.cast(output, dtype, xp), _array.cast(weights, dtype, xp)


def attention(call: Call, xp: Any) -> tuple[AnyArray, AnyArray]:
    """Return output and weights of scaled dot-product attention."""
    if call.mask is not None or call.bias is not None:
        # A NaN in a key becomes a score that the mask replaces: only a gradient would get to know.
        torch = _array.torch_part() if _array.is_torch(call.query) else None
        learning = call.query, call.key, call.scale, call.softcap
        keys = torch is None or torch.eager.may_be_differentiated(*learning)
        call = without_hidden(call, xp, keys=keys)
    return average(scores(call, xp), call.value, call.mask, xp, assume_finite=True, inplace=True)


def without_hidden(call: Call, xp: Any, *, keys: bool = True) -> Call:
    """Return the call with all that is hidden in its mask, and zeros at what no query may see.

    What a bias hides by -inf is hidden by the mask as well. This is where a NaN in padding, or in
    the unused part of a cache, is stopped.
    """
    mask, bias, key, value = call.mask, call.bias, call.key, call.value
    if mask is None and bias is None:
        return call
    if bias is not None:
        mask, bias = split_bias(mask, bias, _array.wide_dtype(call.query, xp), xp)
    if keys:
        key, value = zero_unattended(mask, xp, key, value)
    else:
        (value,) = zero_unattended(mask, xp, value)
    return call.replace(key=key, value=value, mask=mask, bias=bias)


def split_bias(
    mask: AnyArray | None, bias: AnyArray, dtype: Any, xp: Any
) -> tuple[AnyArray | None, AnyArray]:
    """Return a mask that also hides what the bias hides by -inf, and a bias above what masks use.

    Behind the mask no NaN gets through. The lowest finite number is what a masked score
    becomes, so a bias that is as low is raised: its weight is zero all the same.
    """
    kinds = dtype, _array.wide_dtype(bias, xp)
    bound = max(float(xp.finfo(kind).min) for kind in kinds) / 2
    if _is_above(bias, bound, xp):
        return mask, bias
    return _and_visible(mask, bias), _array.clamp_min(_array.upcast(bias, xp), bound, xp)


def visible(mask: AnyArray | None, bias: AnyArray | None, xp: Any) -> AnyArray | None:
    """Return a mask that also hides what the bias hides by -inf."""
    nothing = bias is None or _is_above(bias, -math.inf, xp)
    return mask if nothing else _and_visible(mask, bias)


def _and_visible(mask: AnyArray | None, bias: AnyArray) -> AnyArray:
    shown = bias != -math.inf
    return shown if mask is None else mask & shown


def _is_above(x: AnyArray, bound: float, xp: Any) -> bool:
    """Tell whether all numbers are known to be above a bound."""
    if _array.is_torch(x):
        return bool(_array.torch_part().eager.is_above(x, bound))
    return 0 in x.shape or float(xp.min(x)) > bound


class Call(NamedTuple):
    """The arguments of one call, once they are checked; the arrays come first."""

    query: AnyArray
    key: AnyArray
    value: AnyArray
    mask: AnyArray | None = None
    bias: AnyArray | None = None
    is_causal: bool = False
    scale: Any = None
    softcap: Any = None
    block_size: int | None = None

    # Old compilers of torch know a named tuple's methods, but neither `_replace`, slices nor properties.
    def replace(self, **other: Any) -> Call:
        """Return the call with other arguments in the place of some."""
        return Call(**{**dict(zip(Call._fields, self, strict=True)), **other})

    def arrays(self) -> tuple[Any, ...]:
        """Return query, key, value, mask and bias."""
        return self.query, self.key, self.value, self.mask, self.bias

    def options(self) -> tuple[Any, ...]:
        """Return what is no array, apart from a scale or softcap that is learnt."""
        return self.is_causal, self.scale, self.softcap, self.block_size

    def map(self, function: Callable[[Any], Any]) -> Call:
        """Return the call with a function applied to its arrays."""
        return Call(*map(function, self.arrays()), *self.options())


def slice_block(x: AnyArray | None, rows: slice, columns: slice) -> AnyArray | None:
    """Return a part of a mask or bias, whose axes may be missing or of size 1."""
    if x is not None and x.ndim > 0 and x.shape[-1] != 1:
        x = x[..., columns]
    if x is not None and x.ndim > 1 and x.shape[-2] != 1:
        x = x[..., rows, :]
    return x


def slice_call(call: Call, rows: slice, keys: slice, xp: Any) -> Call:
    """Return the call of some queries and keys; what their causal flag says goes into the mask."""
    mask, bias = (slice_block(x, rows, keys) for x in (call.mask, call.bias))
    query, key, value = call.query[..., rows, :], call.key[..., keys, :], call.value[..., keys, :]
    meets_diagonal = keys.stop - 1 > rows.start
    options = call.is_causal and meets_diagonal, call.scale, call.softcap, call.block_size
    part = Call(query, key, value, mask, bias, *options)
    return with_causal_mask(part, xp, rows.start - keys.start)


def without_future(call: Call, last: int) -> Call:
    """Leave out the keys from `last` on, which no query of a causal call sees."""
    every, keys = slice(None), slice(last)
    mask, bias = (slice_block(x, every, keys) for x in (call.mask, call.bias))
    key, value = call.key[..., keys, :], call.value[..., keys, :]
    return call.replace(key=key, value=value, mask=mask, bias=bias)


def with_causal_mask(call: Call, xp: Any, offset: int = 0) -> Call:
    """Write the causal flag into the mask: query i sees key j if j <= i + offset."""
    if not call.is_causal:
        return call
    shape = call.query.shape[-2], call.key.shape[-2]
    allowed = causal(*shape, offset, xp, call.query.device)
    return call.replace(mask=allowed if call.mask is None else call.mask & allowed, is_causal=False)


def with_repeated_heads(call: Call) -> Call:
    """Give each query head the keys and values of its group; one head of keys serves all as it is."""
    if call.query.ndim < 3 or call.key.ndim < 3:
        return call
    num_heads, num_kv_heads = call.query.shape[-3], call.key.shape[-3]
    if num_heads == num_kv_heads or 1 in (num_heads, num_kv_heads):
        return call
    key, value = (
        x.repeat_interleave(num_heads // num_kv_heads, -3) for x in (call.key, call.value)
    )
    return call.replace(key=key, value=value)


def index_first(x: AnyArray | None, i: int, ndim: int) -> AnyArray | None:
    """Return what an array, broadcast to `ndim` axes, has at an index of the first."""
    if x is None or x.ndim < ndim:
        return x
    return x[min(i, x.shape[0] - 1), ...]


def leading_shape(call: Call) -> tuple[int, ...]:
    """Return the leading axes of the output."""
    shape: tuple[int, ...] = tuple(call.query.shape[:-2])
    for x in (call.key, call.value):
        shape = broadcast_shapes(shape, x.shape[:-2]) or ()
    return shape


def attend_in_blocks(call: Call, xp: Any) -> AnyArray:
    """Return the output of a call, for libraries without a kernel of their own."""
    shape = (*leading_shape(call), call.query.shape[-2], call.value.shape[-1])
    if 0 in shape or not call.key.shape[-2]:
        return xp.zeros(shape, dtype=call.query.dtype, device=call.query.device)
    call = without_hidden(call, xp)
    key, value = _array.upcast(call.key, xp), _array.upcast(call.value, xp)
    return _blocks(call.replace(key=key, value=value), shape, xp)


def _blocks(call: Call, shape: tuple[int, ...], xp: Any) -> AnyArray:
    """Return the output; where a block would be large, one leading index at a time."""
    n_queries, n_keys = shape[-2], call.key.shape[-2]
    rows, columns = (call.block_size,) * 2 if call.block_size else (QUERIES, KEYS)
    block = min(rows, n_queries) * min(columns, n_keys)
    if len(shape) > 2 and block * math.prod(shape[:-2]) > QUERIES * KEYS:
        parts = (call.map(partial(index_first, i=i, ndim=len(shape))) for i in range(shape[0]))
        return xp.stack([_blocks(part, shape[1:], xp) for part in parts])
    groups = (slice(i, min(i + rows, n_queries)) for i in range(0, n_queries, rows))
    done = [_array.cast(_rows(call, r, columns, xp), call.query.dtype, xp) for r in groups]
    return done[0] if len(done) == 1 else xp.concat(done, axis=-2)


def _rows(call: Call, rows: slice, columns: int, xp: Any) -> AnyArray:
    """Return the output of some queries: the online softmax over blocks of keys."""
    n_keys = min(call.key.shape[-2], rows.stop) if call.is_causal else call.key.shape[-2]
    done: Any = None
    for start in range(0, n_keys, columns):
        part = slice_call(call, rows, slice(start, min(start + columns, n_keys)), xp)
        value = part.value
        if call.is_causal and call.mask is not None:  # together they may hide what neither does
            (value,) = zero_unattended(part.mask, xp, value)
        parts, total, top = exponentials(masked_scores(part, xp), xp)
        new = parts @ value, total, top
        done = new if done is None else _merged(done, new, xp)
    output, total, _ = done
    return output / _array.clamp_min(total, 1.0, xp)  # no row but an empty one has a total below 1


def _merged(a: AnyArray, b: AnyArray, xp: Any) -> AnyArray:
    """Return the output before division, total and top of two sets of keys together."""
    top = xp.maximum(a[2], b[2])
    w_a, w_b = xp.exp(a[2] - top), xp.exp(b[2] - top)
    return a[0] * w_a + b[0] * w_b, a[1] * w_a + b[1] * w_b, top


def masked_scores(call: Call, xp: Any) -> AnyArray:
    """Return the scores, -inf where masked."""
    s = scores(call, xp)
    return s if call.mask is None else _array.where(call.mask, s, -math.inf, xp)


def causal(n_queries: int, n_keys: int, offset: int, xp: Any, device: Any) -> AnyArray:
    """Return the mask (n_queries, n_keys) that is True where j <= i + offset."""
    i, j = positions(n_queries, n_keys, xp, device)
    return j <= i + _addable(offset)


def band(n_queries: int, n_keys: int, left: int, right: int, xp: Any, device: Any) -> AnyArray:
    """Return the mask (n_queries, n_keys) that is True where i - left <= j <= i + right."""
    i, j = positions(n_queries, n_keys, xp, device)
    return (i - _addable(left) <= j) & (j <= i + _addable(right))


def _addable(distance: int) -> int:
    """Return a distance, or one as good that still fits 64 bits when a position is added."""
    if _array.is_symbolic(distance):
        return distance
    far = 2**62  # no array is as long: sys.maxsize, written for "no limit", stays no limit
    return distance if -far < distance < far else far if distance > 0 else -far


def positions(n_queries: int, n_keys: int, xp: Any, device: Any) -> tuple[AnyArray, AnyArray]:
    """Return the query positions (n_queries, 1) and the key positions (n_keys,)."""
    # Of a size that is traced the compatible arange would make floating-point numbers.
    i, j = (xp.arange(n, dtype=xp.int64, device=device) for n in (n_queries, n_keys))
    return i[:, None], j
