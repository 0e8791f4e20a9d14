"""Keywords of torch's attention and layers that attnlib calls otherwise: what to write instead."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar, cast, get_args, get_type_hints

F = TypeVar("F", bound=Callable[..., Any])

_MASK = "Write mask={0} where True allows{1}, mask=~{0} where True forbids ({2} it)"
_BIAS = ", and bias={0} where it holds numbers to add"
_PADDING = "There True forbids, and here it allows: write {1}=~{0}[:, None, :]."
_OF_TORCH = " (as torch's scaled_dot_product_attention has it)"

_MASKS = {
    "attn_mask": (_OF_TORCH, "as torch.nn.MultiheadAttention has"),
    "src_mask": ("", "as torch's layers have"),
    "tgt_mask": ("", "as torch's layers have"),
}
_HINTS = {
    "key_padding_mask": "There True forbids, and here it allows: write "
    "mask=~key_padding_mask[:, None, :], or padding_mask(lengths, n_keys).",
    "src_key_padding_mask": _PADDING.format("src_key_padding_mask", "mask"),
    "tgt_key_padding_mask": _PADDING.format("tgt_key_padding_mask", "mask"),
    "memory_key_padding_mask": _PADDING.format("memory_key_padding_mask", "memory_mask"),
    "attention_mask": "Its 1 allows: write mask=attention_mask.bool()[:, None, :].",
    "average_attn_weights": "Weights are never averaged here; their mean over heads is "
    "weights.mean(-3).",
    "is_causal": "Write mask=causal_mask(n_queries, n_keys, like=query).",
    "dropout_p": "Dropout belongs to the layer: attnlib.nn.MultiHeadAttention(..., dropout=0.1).",
    "embed_dim": "Write d_model.",
    "nhead": "Write num_heads.",
    "dim_feedforward": "Write d_ff.",
    "norm_first": "Write pre_norm.",
    "layer_norm_eps": "Write eps.",
    "num_encoder_layers": "Encoder and decoder are equally deep: write num_layers.",
    "num_decoder_layers": "Encoder and decoder are equally deep: write num_layers.",
    "encoder_layer": "It makes its layers itself, of d_model, num_heads and num_layers.",
    "batch_first": "The batch always comes first: leave it out, and turn (n, batch, d_model) by "
    "x.transpose(0, 1).",
    "kdim": "Keys have the width d_model; attnlib.multihead.multi_head_attention takes another.",
    "vdim": "Values have the width d_model; attnlib.multihead.multi_head_attention takes another.",
    "add_bias_kv": "No key is added here: append one to key_x and value_x.",
    "add_zero_attn": "No key is added here: append one to key_x and value_x.",
    "enable_gqa": "multi_head_attention and attnlib.nn.MultiHeadAttention take num_kv_heads.",
}
_WITHOUT_BIAS = frozenset({"AdditiveAttention", "ConcatAttention", "MultiplicativeAttention"})


def hint_keywords(function: F) -> F:
    """Let a function, or a layer's method, refuse keywords that it does not take by a hint."""
    known = _keywords(function)

    @wraps(function)
    def hinting(*args: Any, **kwargs: Any) -> Any:
        for name in kwargs:
            if name not in known:
                is_method = "self" in known and args
                called = type(args[0]).__name__ if is_method else function.__name__
                raise TypeError(
                    f"{called} takes no argument {name}. {_hint(called, name)}".rstrip()
                )
        return function(*args, **kwargs)

    return cast(F, hinting)


def _keywords(function: Any) -> set[str]:
    """Return the names of a function's parameters, those of a typed ``**options`` among them."""
    parameters = inspect.signature(function).parameters
    names = set(parameters)
    for name, parameter in parameters.items():
        if parameter.kind is parameter.VAR_KEYWORD:
            (options,) = get_args(get_type_hints(function)[name])  # of Unpack
            names |= set(options.__annotations__)
    return names


def _hint(function: str, name: str) -> str:
    """Return what to write, which depends on what was called."""
    if function == "Transformer" and ("mask" in name or "causal" in name):
        return "It makes its masks itself: what is pad_id is hidden, and the target is causal."
    if function == "Decoder" and "causal" in name:
        return "It is causal in every call."
    if function == "Decoder" and name == "position":
        return "It belongs to the model: Decoder(..., position=Rotary())."
    if name == "need_weights":
        return (
            "It never makes the weights; scaled_dot_product_attention returns them."
            if function == "memory_efficient_attention"
            else "It always returns the weights."
        )
    if name in _MASKS:
        hint = _MASK.format(name, *_MASKS[name])
        return hint + ("." if function in _WITHOUT_BIAS else _BIAS.format(name) + ".")
    hint = _HINTS.get(name, "")
    return hint.replace("=query", "=query_x") if function == "multi_head_attention" else hint
