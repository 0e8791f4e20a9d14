"""Copying the weights of torch's own layers, for every ``from_torch``."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, TypeVar

from torch import nn

M = TypeVar("M", bound=nn.Module)


def multihead_arguments(source: nn.MultiheadAttention) -> dict[str, Any]:
    """Return what makes a MultiHeadAttention of the source's shape; refuse what cannot be one."""
    check_source_kind(source, nn.MultiheadAttention)
    extras = {
        "kdim or vdim other than embed_dim": source.in_proj_weight is None,
        "add_bias_kv": source.bias_k is not None,
        "add_zero_attn": source.add_zero_attn,
    }
    found = [name for name, present in extras.items() if present]
    if found:
        raise ValueError(
            f"source must be made without kdim, vdim, add_bias_kv and add_zero_attn, which "
            f"MultiHeadAttention does not have; got {' and '.join(found)}."
        )
    return {
        "d_model": source.embed_dim,
        "num_heads": source.num_heads,
        "bias": source.in_proj_bias is not None,
        "dropout": source.dropout,
    }


def copy_multihead(layer: nn.Module, source: nn.MultiheadAttention) -> None:
    """Copy the projections; torch packs the first three, which loading splits."""
    places = {"in_projection": (source, "in_proj_"), "out_projection": (source.out_proj, "")}
    state = {
        f"{name}.{kind}": getattr(module, prefix + kind)
        for name, (module, prefix) in places.items()
        for kind in ("weight", "bias")
    }
    layer.load_state_dict({name: x.detach() for name, x in state.items() if x is not None})


def split_packed(layer: Any, state: dict[str, Any], prefix: str, *_: Any) -> None:
    """Split what a state holds as one matrix or bias: query, key and value, in this order."""
    d_kv = layer.d_model // layer.num_heads * layer.num_kv_heads
    for kind in ("weight", "bias"):
        packed = state.pop(f"{prefix}in_projection.{kind}", None)
        if packed is not None:
            query, rest = packed[: layer.d_model], packed[layer.d_model :]
            parts = {"query": query, "key": rest[:d_kv], "value": rest[d_kv:]}
            # Copies: with assign=True they become the parameters, which share no memory.
            named = {f"{prefix}{name}_projection.{kind}": x for name, x in parts.items()}
            state |= {name: x.clone() for name, x in named.items()}


def layer_arguments(source: Any, kind: type[nn.Module]) -> dict[str, Any]:
    """Return what makes an encoder or decoder layer of the source's shape."""
    check_source_kind(source, kind)
    return {
        **multihead_arguments(source.self_attn),  # with the one dropout of the layer
        "activation": deepcopy(source.activation),  # it may learn, as PReLU does
        "pre_norm": source.norm_first,
    }


def copy_layer(layer: M, source: nn.Module, names: dict[str, str]) -> M:
    """Copy part after part, ``names`` being our names for theirs, with dtype, device and mode."""
    layer.to(next(source.parameters())).train(source.training)
    for ours, theirs in names.items():
        source_part = source.get_submodule(theirs)
        if isinstance(source_part, nn.MultiheadAttention):
            copy_multihead(layer.get_submodule(ours), source_part)
        else:  # whole, since any module may stand there
            parent, _, name = ours.rpartition(".")
            setattr(layer.get_submodule(parent), name, deepcopy(source_part))
    return layer


def check_source_kind(source: Any, kind: type[nn.Module]) -> None:
    if not isinstance(source, kind):
        raise TypeError(f"source must be a torch.nn.{kind.__name__}; got {type(source).__name__}.")
