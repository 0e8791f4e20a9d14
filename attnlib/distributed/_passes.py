"""The two ways round the ring: forward, and backward by computing again."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any, NamedTuple

import array_api_compat.torch as xp
import torch
from torch import Tensor

from attnlib import _array, _core
from attnlib._torch import eager
from attnlib.distributed._parts import Tile, tiles
from attnlib.distributed._travel import Ring
from attnlib.efficient import PartialAttention, merge_attention, partial_attention

SCORES = 2**19
"""How many scores a tile has on the CPU; 64 times as many elsewhere."""
PARTS, SUMS = 0, 2
"""Tags: the sums of gradients are on their way while keys and values are."""


class Trip(NamedTuple):
    """One call, and who holds which positions of the queries and of the keys."""

    ring: Ring
    call: _core.Call
    queries: list[list[range]]
    keys: list[list[range]]

    def owners(self) -> Iterator[tuple[int, int]]:
        """Yield whose keys come by, in turn, and how many keys come next."""
        rank, size = self.ring.rank, self.ring.size
        for owner in ((rank - step) % size for step in range(size)):
            yield owner, sum(map(len, self.keys[owner - 1]))

    def tiles(self, owner: int) -> Iterator[Tile]:
        """Yield what this rank's queries see of an owner's keys, some queries at a time."""
        call, keys = self.call, self.keys[owner]
        scores = SCORES if eager.is_on_cpu(call.query) else 64 * SCORES
        each = math.prod(_core.leading_shape(call)) * sum(map(len, keys))
        size = call.block_size or max(16, scores // max(each, 1))
        return tiles(self.queries[self.ring.rank], keys, call.is_causal, size)

    def attend(self, tile: Tile, q: Tensor, k: Tensor, v: Tensor) -> PartialAttention[Tensor]:
        """Attend within a tile, in the dtype to compute in."""
        call = self.call
        mask, bias = (_core.slice_block(x, tile.rows, tile.columns) for x in (call.mask, call.bias))
        if tile.offset is not None:
            causal = _core.causal(q.shape[-2], k.shape[-2], tile.offset, xp, q.device)
            mask = causal if mask is None else mask & causal
        options: dict[str, Any] = {"scale": call.scale, "softcap": call.softcap}
        with eager.without_autocast(q):
            return partial_attention(q, k, v, mask=mask, bias=bias, **options)


class RingPass(torch.autograd.Function):
    """Attention that keeps this rank's part, its output and its logsumexp."""

    @staticmethod
    def forward(ctx: Any, trip: Trip, query: Tensor, key: Tensor, value: Tensor) -> Tensor:
        shape = *_core.leading_shape(trip.call), query.shape[-2]
        wide = _array.wide_dtype(query, xp)
        output = query.new_zeros((*shape, value.shape[-1]), dtype=wide)
        logsumexp = query.new_full(shape, -math.inf, dtype=wide)
        here: Any = key.contiguous(), value.contiguous()
        for step, (owner, length) in enumerate(trip.owners(), start=1):
            coming = trip.ring.pass_on(here, length, tag=PARTS) if step < trip.ring.size else None
            for tile in trip.tiles(owner):
                new = trip.attend(tile, *_parts_of(tile, query, *here))
                old = output[..., tile.rows, :], logsumexp[..., tile.rows]
                output[..., tile.rows, :], logsumexp[..., tile.rows] = merge_attention(*old, *new)
            here = here if coming is None else coming.arrived()
        ctx.trip = trip._replace(call=trip.call.replace(query=None, key=None, value=None))
        ctx.save_for_backward(query, key, value, output, logsumexp)
        return output.to(query.dtype)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> Any:
        with torch.no_grad():
            gradients = RingPass._gradients(ctx, grad)
        of = (*ctx.saved_tensors[:3], grad)
        return None, *(_Refusing.apply(x, *of) for x in gradients)  # type: ignore[no-untyped-call]

    @staticmethod
    def _gradients(ctx: Any, grad: Tensor) -> tuple[Tensor, ...]:
        query, key, value, output, logsumexp = ctx.saved_tensors
        trip = ctx.trip._replace(call=ctx.trip.call.replace(query=query, key=key, value=value))
        d_query, end = torch.zeros_like(query, dtype=output.dtype), (grad, output, logsumexp)
        here: Any = key.contiguous(), value.contiguous()
        sums: Any = None
        for step, (owner, length) in enumerate(trip.owners(), start=1):
            coming = trip.ring.pass_on(here, length, tag=PARTS) if step < trip.ring.size else None
            found = [torch.zeros_like(x, dtype=output.dtype) for x in here]
            for tile in trip.tiles(owner):
                new = _tile_gradients(trip, tile, _parts_of(tile, query, *here), end)
                for total, more in zip(_parts_of(tile, d_query, *found), new, strict=True):
                    total += more
            if sums is not None:  # of the ranks that saw these keys before
                for total, more in zip(found, sums.arrived(), strict=True):
                    total += more
            del sums  # before there is room for the next
            sums = trip.ring.pass_on(found, length, tag=SUMS)
            here = here if coming is None else coming.arrived()
        d_key, d_value = sums.arrived()
        return d_query, d_key, d_value  # autograd rounds them to the inputs' dtype


class _Refusing(torch.autograd.Function):
    """A gradient that says why it cannot be differentiated, where somebody tries.

    It takes what the gradient depends on, or autograd would leave the term out, silently.
    """

    @staticmethod
    def forward(ctx: Any, gradient: Tensor, *of: Tensor) -> Tensor:
        return gradient.view_as(gradient)

    @staticmethod
    def backward(ctx: Any, _: Tensor) -> Any:
        raise NotImplementedError(
            "ring_attention cannot be differentiated twice; "
            "use attnlib.scaling.scaled_dot_product_attention(...).output instead, "
            "or in a layer need_weights=True."
        )


def _parts_of(
    tile: Tile, query: Tensor, key: Tensor, value: Tensor
) -> tuple[Tensor, Tensor, Tensor]:
    """Return what belongs to a tile, in the dtype to compute in; wide tensors as views."""
    parts = query[..., tile.rows, :], key[..., tile.keys, :], value[..., tile.keys, :]
    q, k, v = (_array.upcast(x, xp) for x in parts)
    return q, k, v


def _tile_gradients(
    trip: Trip, tile: Tile, arrays: tuple[Tensor, ...], end: tuple[Tensor, ...]
) -> tuple[Tensor, ...]:
    """Return the gradients of a tile's queries, keys and values.

    `end` is the output's gradient, the output and the logsumexp over all keys.
    """
    grad, output, logsumexp = (x[..., tile.rows, :] for x in (*end[:2], end[2][..., None]))
    leaves = [x.detach().requires_grad_() for x in arrays]
    with torch.enable_grad():
        part = trip.attend(tile, *leaves)
    lowest = torch.finfo(output.dtype).min  # an empty row would compute -inf - -inf
    share = torch.exp(part.logsumexp[..., None] - logsumexp.clamp(min=lowest))
    grad = share * grad
    d_logsumexp = torch.sum(grad * (part.output - output), dim=-1)
    return torch.autograd.grad(tuple(part), leaves, (grad, d_logsumexp))
