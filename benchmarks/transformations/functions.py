"""The functions of the table: attnlib's two, and torch's own as far as it can express a call."""

import math
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import torch
import torch.nn.functional as F
from torch import Tensor

from attnlib.efficient import memory_efficient_attention
from attnlib.scaling import scaled_dot_product_attention
from benchmarks.transformations import ways
from benchmarks.transformations.ways import Inputs

Arrays = dict[str, Tensor]
Call = Callable[[Arrays], tuple[Tensor, ...]]
"""A call of one way, its options filled in, as a function of its arrays."""


class Subject(NamedTuple):
    """What is called in each way, and what it is compared with."""

    ways: tuple[str, ...]
    inputs: Callable[[str], Inputs]
    call: Callable[[dict[str, Any]], Call]
    reference: Callable[[dict[str, Any]], Call]
    cannot_say: Mapping[str, str] = {}
    """Ways that the function has no argument for, and why."""
    own: bool = True
    """Whether it is attnlib's."""
    only: Mapping[str, tuple[str, ...]] = {}
    """By transformation the ways that it is applied to, where these are not all."""
    projects: bool = False
    """Whether it multiplies by weights of its own, which autocast rounds."""


def with_weights(options: dict[str, Any]) -> Call:
    """Return a call of scaled_dot_product_attention; it takes causal as a mask."""
    options = {k: v for k, v in options.items() if k != "block_size"}
    is_causal = options.pop("is_causal", False)

    def call(arrays: Arrays) -> tuple[Tensor, ...]:
        arrays = with_causal_mask(arrays) if is_causal else arrays
        return tuple(scaled_dot_product_attention(**arrays, **options))

    return call


def with_causal_mask(arrays: Arrays) -> Arrays:
    """Return the arrays of a causal call with its mask among them."""
    query, key, mask = arrays["query"], arrays["key"], arrays.get("mask")
    shape = query.shape[-2], key.shape[-2]
    causal = torch.ones(shape, dtype=torch.bool, device=query.device).tril()
    return {**arrays, "mask": causal if mask is None else causal & mask}


def efficient(options: dict[str, Any]) -> Call:
    """Return a call of memory_efficient_attention."""
    return lambda arrays: (memory_efficient_attention(**arrays, **options),)


def of_torch(options: dict[str, Any]) -> Call:
    """Return a call of torch's function; mask, bias and causal are folded into its one argument."""
    is_causal, scale = options.get("is_causal", False), options.get("scale")

    def call(arrays: Arrays) -> tuple[Tensor, ...]:
        more = "mask" in arrays or "bias" in arrays
        arrays = with_causal_mask(arrays) if is_causal and more else arrays
        term, bias = arrays.get("mask"), arrays.get("bias")
        if bias is not None:
            term = bias if term is None else torch.where(term, bias, -math.inf)
        query, key, value = (arrays[name] for name in ("query", "key", "value"))
        causal = is_causal and not more
        return (
            F.scaled_dot_product_attention(
                query, key, value, attn_mask=term, is_causal=causal, scale=scale
            ),
        )

    return call


def reference(options: dict[str, Any]) -> Call:
    """Return output and weights of the plain reference."""
    return lambda arrays: ways.attention(**arrays, **options)


def reference_output(options: dict[str, Any]) -> Call:
    """Return the output of the plain reference."""
    return lambda arrays: ways.attention(**arrays, **options)[:1]


EVERY = tuple(ways.WAYS)
WITHOUT_BLOCKS = tuple(way for way in EVERY if "block_size" not in ways.WAYS[way])
NO_SOFTCAP = {way: "it has no softcap" for way in WITHOUT_BLOCKS if "softcap" in ways.WAYS[way]}
EXPORTED = ("causal", "causal, mask", "mask, bias with -inf", "softcap, causal, mask")
"""To export one takes a second; torch.jit.trace, which does not, is held to every way."""
ONLY = {"exported": EXPORTED}
FUNCTIONS = {
    "scaled_dot_product_attention": Subject(
        WITHOUT_BLOCKS, ways.inputs, with_weights, reference, only={"exported": EXPORTED[1:2]}
    ),
    "memory_efficient_attention": Subject(
        EVERY, ways.inputs, efficient, reference_output, only=ONLY
    ),
    "F.scaled_dot_product_attention": Subject(
        WITHOUT_BLOCKS, ways.inputs, of_torch, reference_output, NO_SOFTCAP, own=False, only=ONLY
    ),
}
