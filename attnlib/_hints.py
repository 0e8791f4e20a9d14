"""Keywords of torch's attention that attnlib calls otherwise: what to write instead."""

from __future__ import annotations

from typing import Any, NoReturn

_LAYER_MASK = (
    "Write mask={0} where True allows, mask=~{0} where True forbids (as torch's layers have it), and "
    "bias={0} where it holds numbers to add."
)
_LAYER_PADDING = "There True forbids, and here it allows: write {1}=~{0}[:, None, :]."

HINTS = {
    "attn_mask": "Write mask=attn_mask where True allows (as torch's scaled_dot_product_attention has "
    "it), mask=~attn_mask where True forbids (as torch.nn.MultiheadAttention has it), and "
    "bias=attn_mask where it holds numbers to add.",
    "key_padding_mask": "There True forbids, and here it allows: write "
    "mask=~key_padding_mask[:, None, :], or padding_mask(lengths, n_keys).",
    "src_mask": _LAYER_MASK.format("src_mask"),
    "tgt_mask": _LAYER_MASK.format("tgt_mask"),
    "src_key_padding_mask": _LAYER_PADDING.format("src_key_padding_mask", "mask"),
    "tgt_key_padding_mask": _LAYER_PADDING.format("tgt_key_padding_mask", "mask"),
    "memory_key_padding_mask": _LAYER_PADDING.format("memory_key_padding_mask", "memory_mask"),
    "attention_mask": "Its 1 allows: write mask=attention_mask.bool()[:, None, :].",
    "average_attn_weights": "Weights are never averaged here; their mean over heads is "
    "weights.mean(-3).",
    "need_weights": "scaled_dot_product_attention returns the weights, memory_efficient_attention "
    "never makes them.",
    "is_causal": "Write mask=causal_mask(n_queries, n_keys, like=query).",
    "dropout_p": "Dropout belongs to the layer: attnlib.nn.MultiHeadAttention(..., dropout=0.1).",
    "enable_gqa": "multi_head_attention and attnlib.nn.MultiHeadAttention take num_kv_heads.",
}


def refuse_keywords(function: str, unknown: dict[str, Any]) -> NoReturn:
    """Say of keywords that a function does not take what to write instead, where it is known."""
    name = next(iter(unknown))
    hint = f" {HINTS[name]}" if name in HINTS else ""
    raise TypeError(f"{function} takes no argument {name}.{hint}")
