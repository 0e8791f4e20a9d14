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
    """Copy the projections, and which are frozen; torch packs the first three, which loading splits."""
    state = source.state_dict()
    names = {"in_proj_": "in_projection.", "out_proj.": "out_projection."}
    for theirs, ours in names.items():
        state = {name.replace(theirs, ours): tensor for name, tensor in state.items()}
    layer.load_state_dict(state)
    for name, learnt in layer.named_parameters():
        part, kind = name.split(".")
        given = source.out_proj if part == "out_projection" else source
        packed = kind if part == "out_projection" else f"in_proj_{kind}"
        learnt.requires_grad_(getattr(given, packed).requires_grad)


def split_packed(layer: Any, state: dict[str, Any], prefix: str, *_: Any) -> None:
    """Split what a state holds as one matrix or bias: query, key and value, in this order."""
    d_kv = layer.d_model // layer.num_heads * layer.num_kv_heads
    for kind in ("weight", "bias"):
        packed = state.pop(f"{prefix}in_projection.{kind}", None)
        if packed is not None:
            query, rest = packed[: layer.d_model], packed[layer.d_model :]
            parts = {"query": query, "key": rest[:d_kv], "value": rest[d_kv:]}
            state |= {f"{prefix}{name}_projection.{kind}": x for name, x in parts.items()}


def layer_arguments(source: Any, kind: type[nn.Module]) -> dict[str, Any]:
    """Return what makes an encoder or decoder layer of the source's shape."""
    check_source_kind(source, kind)
    _check_alike(source)
    return {
        **multihead_arguments(source.self_attn),  # with the one dropout of the layer
        "d_ff": source.linear1.out_features,
        "activation": deepcopy(source.activation),  # it may learn, as PReLU does
        "pre_norm": source.norm_first,
        "eps": source.norm1.eps,
    }


def stack_arguments(source: Any, kind: type[nn.Module], layer: type[nn.Module]) -> dict[str, Any]:
    """Return what makes a stack of the source's depth, whose layers are to be replaced by copies."""
    check_source_kind(source, kind)
    if not len(source.layers):
        raise ValueError("source must have at least one layer; got none.")
    return {**layer_arguments(source.layers[0], layer), "num_layers": len(source.layers)}


def last_norm(source: Any) -> nn.Module:
    """Return a copy of the norm after a stack, which torch's stacks may have with any layers."""
    return nn.Identity() if source.norm is None else deepcopy(source.norm)


def _check_alike(source: nn.Module) -> None:
    """Refuse a layer whose norms or dropouts differ among each other: ours have one number."""
    parts = list(source.modules())
    found = {
        "eps of its layer norms": {p.eps for p in parts if isinstance(p, nn.LayerNorm)},
        "dropout": {p.p for p in parts if isinstance(p, nn.Dropout)}
        | {p.dropout for p in parts if isinstance(p, nn.MultiheadAttention)},
    }
    for name, numbers in found.items():
        if len(numbers) > 1:
            raise ValueError(f"source must have one {name}; got {sorted(numbers)}.")


def copy_layer(layer: M, source: nn.Module, names: dict[str, str]) -> M:
    """Copy part after part, ``names`` being our names for theirs, with dtype, device, mode."""
    layer.to(next(source.parameters()))
    for ours, theirs in names.items():
        part, source_part = layer.get_submodule(ours), source.get_submodule(theirs)
        if isinstance(source_part, nn.MultiheadAttention):
            copy_multihead(part, source_part)
            continue
        part.load_state_dict(source_part.state_dict())
        for learnt, given in zip(part.parameters(), source_part.parameters(), strict=True):
            learnt.requires_grad_(given.requires_grad)
    return layer.train(source.training)


def check_source_kind(source: Any, kind: type[nn.Module]) -> None:
    if not isinstance(source, kind):
        raise TypeError(f"source must be a torch.nn.{kind.__name__}; got {type(source).__name__}.")
