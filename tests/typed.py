"""What goes in comes out, for mypy too: run by ``make lint`` alone, each line an assertion about types."""

from typing import assert_type

import numpy as np
from numpy.typing import NDArray
from torch import Tensor

import attnlib
from attnlib import nn
from attnlib.alignment import additive_scores
from attnlib.efficient import PartialAttention, memory_efficient_attention, merge_attention
from attnlib.lookup import Attention, attend, soft_lookup, softmax
from attnlib.masking import causal_mask, padding_mask, window_mask
from attnlib.memory import hopfield_retrieve
from attnlib.multihead import merge_heads, multi_head_attention, split_heads
from attnlib.position import alibi_bias, rotate, sinusoidal
from attnlib.projection import self_attention
from attnlib.scaling import scaled_dot_product_attention
from attnlib.similarity import dot_scores, similarity_attention

Numpy = NDArray[np.float32]
Mask = NDArray[np.bool_]


def torch_in_is_torch_out(x: Tensor) -> None:
    """Name the types of what the functions return for tensors."""
    assert_type(softmax(x), Tensor)
    assert_type(attnlib.lookup.softmax(x, mask=x > 0), Tensor)
    assert_type(attend(x, x), Attention[Tensor])
    assert_type(soft_lookup(x, x, x).weights, Tensor)
    assert_type(dot_scores(x, x), Tensor)
    assert_type(similarity_attention(x), Attention[Tensor])
    assert_type(additive_scores(x, x, None, None, x), Tensor)
    assert_type(self_attention(x, x, x, x), Attention[Tensor])
    assert_type(scaled_dot_product_attention(x, x, x, mask=x > 0).output, Tensor)
    assert_type(merge_heads(split_heads(x, num_heads=2)), Tensor)
    assert_type(multi_head_attention(x, x, x, x, x, x, x, num_heads=2), Attention[Tensor])
    assert_type(rotate(x, x), Tensor)
    assert_type(memory_efficient_attention(x, x, x, is_causal=True), Tensor)
    assert_type(merge_attention(x, x, x, x), PartialAttention[Tensor])
    assert_type(hopfield_retrieve(x, x, beta=1.0), Tensor)
    assert_type(causal_mask(3, like=x), Tensor)
    assert_type(window_mask(3, 3, left=1, right=0, like=x) & padding_mask(x, 3), Tensor)
    assert_type(sinusoidal(3, 4, like=x), Tensor)
    assert_type(alibi_bias(2, 3, 3, like=x), Tensor)


def a_layers_call_has_the_types_of_its_forward(x: Tensor) -> None:
    """Name the types of what the layers return, where a module of torch returns anything."""
    assert_type(nn.AdditiveAttention(3, 5, 7)(x, x), Attention[Tensor])
    assert_type(nn.SelfAttention(3)(x, is_causal=True), Attention[Tensor])
    assert_type(nn.MultiHeadAttention(4, 2)(x, need_weights=True), Attention[Tensor, Tensor | None])
    assert_type(nn.EncoderLayer(4, 2)(x, mask=x > 0).weights, Tensor | None)
    assert_type(nn.FeedForward(3)(x), Tensor)
    assert_type(nn.TokenEmbedding(3, 4, max_length=5)(x), Tensor)
    assert_type(nn.Encoder(4, 2, 1)(x), nn.EncoderOutput)
    assert_type(nn.Decoder(3, 4, 2, 1)(x), nn.DecoderOutput)
    assert_type(nn.Decoder(3, 4, 2, 1).generate(x, 5), Tensor)
    assert_type(nn.DecoderLayer(4, 2)(x, x), nn.DecoderLayerOutput)
    assert_type(nn.Transformer(3, 3, 4, 2, 1)(x, x), nn.SequenceToSequenceOutput)
    assert_type(nn.RecurrentSeq2Seq(3, 3, 4)(x, x), nn.SequenceToSequenceOutput)


def numpy_in_is_numpy_out(x: Numpy) -> None:
    """Name the types of what the functions return for numpy's arrays."""
    assert_type(softmax(x), Numpy)
    assert_type(attend(x, x), Attention[Numpy])
    assert_type(soft_lookup(x, x, x).weights, Numpy)
    assert_type(dot_scores(x, x), Numpy)
    assert_type(similarity_attention(x), Attention[Numpy])
    assert_type(additive_scores(x, x, None, None, x), Numpy)
    assert_type(self_attention(x, x, x, x), Attention[Numpy])
    assert_type(scaled_dot_product_attention(x, x, x, mask=x > 0).output, Numpy)
    assert_type(merge_heads(split_heads(x, num_heads=2)), Numpy)
    assert_type(multi_head_attention(x, x, x, x, x, x, x, num_heads=2), Attention[Numpy])
    assert_type(rotate(x, x), Numpy)
    assert_type(memory_efficient_attention(x, x, x, is_causal=True), Numpy)
    assert_type(merge_attention(x, x, x, x), PartialAttention[Numpy])
    assert_type(hopfield_retrieve(x, x, beta=1.0), Numpy)
    assert_type(causal_mask(3), Mask)
    assert_type(causal_mask(3, like=x), Mask)
    assert_type(window_mask(3, 3, left=1, right=0) & padding_mask([1, 2], 3), Mask)
    assert_type(padding_mask(x, 3), Mask)
    assert_type(sinusoidal(3, 4), NDArray[np.float64])
    assert_type(sinusoidal(3, 4, like=x), Numpy)
    assert_type(alibi_bias(2, 3, 3), NDArray[np.float64])
    assert_type(alibi_bias(2, 3, 3, like=x), Numpy)


def what_is_no_array_is_none_here(x: Tensor) -> None:
    """Hold that a checker refuses lists and text: mypy warns of an ignored error that is none."""
    softmax(x, mask=[True])  # type: ignore[arg-type]  # pyright: ignore
    attend(x, x, mask="causal")  # type: ignore[arg-type]  # pyright: ignore
    scaled_dot_product_attention(x, x, x, bias=[0.0])  # type: ignore[arg-type]  # pyright: ignore
    memory_efficient_attention(x, x, x, mask="causal")  # type: ignore[arg-type]  # pyright: ignore
    multi_head_attention(x, x, x, x, x, x, x, num_heads=2, mask=[True])  # type: ignore[arg-type]  # pyright: ignore
    nn.MultiHeadAttention(4, 2)(x, mask=[True])  # type: ignore[arg-type]  # pyright: ignore
    causal_mask(3, like="cpu")  # type: ignore[call-overload]  # pyright: ignore
    nn.MultiHeadAttention(4, 2)(x, key_padding_mask=x)  # type: ignore[call-arg]  # pyright: ignore
    nn.DecoderLayer(4, 2)(x, x, memory_msk=x)  # type: ignore[call-arg]  # pyright: ignore
