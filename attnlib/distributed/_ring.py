"""The public call, and what all processes must agree on before anything travels."""

from __future__ import annotations

import numbers
from typing import Any

import torch
import torch.distributed as dist
from torch import Tensor

from attnlib import _checks, _core
from attnlib._array import namespace
from attnlib._torch import eager
from attnlib.distributed._parts import check_layout, positions_of
from attnlib.distributed._passes import RingPass, Trip
from attnlib.distributed._travel import Ring

__all__ = ["ring_attention"]


def ring_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    *,
    mask: Tensor | None = None,
    bias: Tensor | None = None,
    is_causal: bool = False,
    scale: float | None = None,
    softcap: float | None = None,
    layout: str = "contiguous",
    block_size: int | None = None,
    group: dist.ProcessGroup | None = None,
) -> Tensor:
    r"""Attend from this process's queries to the keys of all processes.

    Every process of the group calls it with its part of the sequence. Besides its own, none
    holds more than two parts of the keys and values, and three of their gradients backwards.

    Parameters
    ----------
    query : tensor, (..., n_queries, d_k)
        This rank's queries.
    key : tensor, (..., n_keys, d_k)
        This rank's keys. Leading axes broadcast, as for heads that share keys.
    value : tensor, (..., n_keys, d_v)
        Their values.
    mask, bias : tensor, optional
        Broadcastable to (..., n_queries, length): this rank's queries, and all keys in the order of
        the sequence. True = may attend; the bias is added, and gets no gradient.
    is_causal : bool, default False
        Let a query see the keys up to its own position in the sequence. What that hides is
        not computed. Combines with `mask`.
    scale, softcap : float, optional
        As for :func:`attnlib.efficient.memory_efficient_attention`.
    layout : {"contiguous", "zigzag"}
        Which positions the ranks hold, see `part_positions`. Contiguous parts may have any
        lengths, zero too. Zigzag parts share causal work evenly.
    block_size : int, optional
        How many queries are computed with at once; by default as many as have 2**19 scores.
    group : ProcessGroup, optional
        The processes; all of them by default. Its timeout is how long a rank waits for
        another.

    Returns
    -------
    tensor, (..., n_queries, d_v)
        The output of this rank's queries, in the dtype of the inputs.

    Raises
    ------
    ValueError
        If the ranks' parts or options do not go together; as any refusal, on every rank if on any.
    ConnectionError
        If another rank has ended or does not answer within the group's timeout.
    NotImplementedError
        Within ``torch.compile`` or a transformation of ``torch.func``, or if a gradient is
        differentiated again.

    See Also
    --------
    attnlib.efficient.memory_efficient_attention : The same within one process.
    attnlib.efficient.merge_attention : What joins the parts.

    Notes
    -----
    Taught in chapter 12, efficient. Rank r attends to its own keys while it sends them to
    rank r + 1 and receives those of rank r - 1, and merges

    .. math:: L = \log \sum_p e^{L_p}, \qquad o = \sum_p e^{L_p - L} o_p

    part by part. For the backward pass it keeps its own part, o and L. Keys and values travel
    once more, each part with the sum of its gradients so far, which comes home last:

    .. math:: \frac{\partial \ell}{\partial o_p} = e^{L_p - L} g, \qquad
              \frac{\partial \ell}{\partial L_p} = e^{L_p - L} \, g \cdot (o_p - o), \qquad
              g = \frac{\partial \ell}{\partial o}.

    All ranks must run the backward pass, or none.

    References
    ----------
    - Liu, Zaharia and Abbeel (2023), Ring attention with blockwise transformers for
      near-infinite context, arXiv 2310.01889: keys and values that travel while a rank computes.
    - Milakov and Gimelshein (2018), Online normalizer calculation for softmax, arXiv 1805.02867.
    - The repository zhuzilin/ring-flash-attention, ``zigzag_ring_flash_attn``: the zigzag layout.

    Examples
    --------
    A single process, which holds the whole sequence:

    >>> import torch, torch.distributed as dist
    >>> dist.init_process_group("gloo", store=dist.HashStore(), rank=0, world_size=1)
    >>> x = torch.tensor([[1.0], [3.0]])
    >>> ring_attention(0 * x, x, x, is_causal=True).tolist()
    [[1.0], [2.0]]
    >>> dist.destroy_process_group()
    """
    ring = Ring(group)
    call = _core.Call(query, key, value, mask, bias, is_causal, scale, softcap, block_size)
    queries, keys = _agree(ring, call, layout)
    output: Tensor = RingPass.apply(Trip(ring, call, queries, keys), query, key, value)  # type: ignore[no-untyped-call]
    return output


def _agree(ring: Ring, call: _core.Call, layout: str) -> tuple[list[list[range]], ...]:
    """Return who holds which queries and keys; all ranks refuse what one must refuse."""
    refused: Exception | None = None
    told: Any = None
    try:
        told = _told(call, layout)
    except (TypeError, ValueError, NotImplementedError) as error:
        refused = error
    heard = ring.tell_all((told, None if refused is None else (type(refused), str(refused))))
    if refused is not None:
        raise refused
    for rank, (_, refusal) in enumerate(heard):
        if refusal is not None:
            kind, text = refusal
            raise kind(f"rank {rank} of {ring.size} refused its part: {text}")
    parts = [told.pop("part") for told, _ in heard]
    for name, ours in heard[0][0].items():
        values = [told[name] for told, _ in heard]
        if any(value != ours for value in values):
            raise ValueError(f"{name} must be the same on all ranks; got {values} on ranks 0 on.")
    held = [positions_of([part[i] for part in parts], layout, n) for i, n in enumerate(_NAMES)]
    _check_masks(parts, _core.leading_shape(call))
    return held[0], held[1]


_NAMES = "query", "key"


def _check_masks(parts: list[tuple[Any, ...]], leading: tuple[int, ...]) -> None:
    """Refuse a mask or bias that does not fit one rank's queries and the keys of all."""
    length = sum(n_keys for _, n_keys, *_ in parts)
    for rank, (n_queries, _, mask, bias) in enumerate(parts):
        shapes = {"mask": mask, "bias": bias}
        of = f"the weights of rank {rank}, whose queries meet the keys of all ranks,"
        kept = {n: torch.empty(s, device="meta") for n, s in shapes.items() if s is not None}
        _checks.check_broadcast((*leading, n_queries, length), of=of, **kept)


def _told(call: _core.Call, layout: str) -> dict[str, Any]:
    """Check this rank's arguments; return what the others must know of them."""
    query, key, value = call.query, call.key, call.value
    _checks.check_call(query, key, value, None, None, call.scale, call.softcap)
    _check_tensors(call)
    check_layout(layout)
    _checks.check_flag(is_causal=call.is_causal)
    if call.block_size is not None:
        _checks.check_count(1, block_size=call.block_size)
    if torch.compiler.is_compiling() or eager.is_transformed():
        raise NotImplementedError(
            "ring_attention cannot be compiled or transformed by torch.func; "
            "attnlib.efficient.memory_efficient_attention can, within one process."
        )
    return {
        "part": (query.shape[-2], key.shape[-2], *(_shape(x) for x in (call.mask, call.bias))),
        "the leading axes and d_k of query": (*query.shape[:-2], query.shape[-1]),
        "the leading axes of key": tuple(key.shape[:-2]),
        "the leading axes and d_v of value": (*value.shape[:-2], value.shape[-1]),
        "the dtype": str(query.dtype),
        "is_causal": bool(call.is_causal),
        "scale": call.scale,
        "softcap": call.softcap,
        "layout": layout,
        "whether gradients are recorded": eager.is_recorded(query, key, value),
    }


def _shape(x: Tensor | None) -> tuple[int, ...] | None:
    return None if x is None else tuple(x.shape)


def _check_tensors(call: _core.Call) -> None:
    """Refuse what the ring cannot carry: other arrays, and anything learnt but q, k and v."""
    if not isinstance(call.query, Tensor):
        raise TypeError(f"query must be a torch tensor; got {type(call.query).__name__}.")
    for name, number in (("scale", call.scale), ("softcap", call.softcap)):
        if number is not None and not isinstance(number, numbers.Real):
            raise TypeError(f"{name} must be a number here; got {type(number).__name__}.")
    arrays = {"query": call.query, "mask": call.mask, "bias": call.bias}
    namespace(**arrays)
    if call.mask is not None and call.mask.dtype != torch.bool:
        _checks.check_mask(call.mask, tuple(call.mask.shape))
    if call.bias is not None:
        _checks.check_floating(bias=call.bias)
        if eager.is_recorded(call.bias):
            raise ValueError("bias must not require gradients here; bias.detach() does not.")
