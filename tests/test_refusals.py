"""Bad calls that a new user makes are refused in words: the argument, the rule and what came."""

import numpy as np
import pytest
import torch

from attnlib import nn
from attnlib.efficient import memory_efficient_attention
from attnlib.lookup import attend, hard_lookup, soft_lookup, softmax
from attnlib.masking import padding_mask, window_mask
from attnlib.multihead import multi_head_attention, split_heads
from attnlib.position import rotate
from attnlib.scaling import scaled_dot_product_attention

X = np.eye(3)
T = torch.ones(2, 3, 4)
W, W_O = np.ones((3, 4)), np.ones((4, 3))
HIDING = np.ma.masked_array(X, mask=X > 0)
IDS = torch.tensor([[1, 2, 7]])


def heads(**told):
    weights = {"w_q": W, "w_k": W, "w_v": W, "w_o": W_O, "num_heads": 2}
    return multi_head_attention(X, X, X, **weights | told)


def layer(x=T, **told):
    return nn.MultiHeadAttention(4, 2)(x, **told)


TYPES = {
    "None for an array": (
        lambda: soft_lookup(None, X, X),
        "query must be an array .* got NoneType",
    ),
    "None for a value": (lambda: attend(X, None), "value must be an array .* got NoneType"),
    "None for heads": (lambda: split_heads(None, 1), "x must be an array .* got NoneType"),
    "None for positions": (lambda: rotate(W, None), "positions must be an array .* got NoneType"),
    "a word": (lambda: softmax("abc"), r"x must be an array of numpy or torch; got str\.$"),
    "a list": (lambda: softmax([1.0]), r"A list becomes an array by numpy\.asarray\(x\)"),
    "objects": (lambda: softmax(X.astype(object)), "x must hold floating.* got dtype object"),
    "a masked array": (lambda: softmax(HIDING), "x must be a plain array; got MaskedArray"),
    "an axis by name": (lambda: softmax(X, axis="last"), "axis must be an integer; got 'last'"),
    "a number as text": (lambda: soft_lookup(X, X, X, temperature="1"), "temperature .* got str"),
    "an unhashable query": (lambda: hard_lookup([1], {}), "query must be hashable.* got list"),
    "float64 into a layer": (
        lambda: layer(T.double()),
        r"query_x must have the dtype .* torch\.float32; got torch\.float64.*to\(torch\.float32\)",
    ),
    "half into a block": (
        lambda: nn.EncoderLayer(4, 2, pre_norm=True)(T.half()),
        r"x must have the dtype .* torch\.float32; got torch\.float16",
    ),
    "float64 into one head": (lambda: nn.SelfAttention(4)(T.double()), "x must have the dtype"),
    "a word for a flag": (
        lambda: memory_efficient_attention(X, X, X, is_causal="yes"),
        "is_causal must be True or False; got 'yes'",
    ),
    "a number for a flag": (lambda: layer(is_causal=1), "is_causal must be True or False; got 1"),
    "a word for weights": (lambda: layer(need_weights="yes"), "need_weights must be True or False"),
    "a width as text": (lambda: nn.MultiHeadAttention("4", 2), "d_model must be an integer"),
}
VALUES = {
    "a length beyond the keys": (lambda: padding_mask([2, 5], 3), "between 0 and 3; got 5"),
    "a negative length": (lambda: padding_mask(np.array([-1, 2]), 3), "between 0 and 3; got -1"),
    "a tensor's length": (lambda: padding_mask(torch.tensor([4]), 3), "between 0 and 3; got 4"),
    "ragged lengths": (lambda: padding_mask([[1], [1, 2]], 3), "lengths must be nested lists"),
    "a negative window": (
        lambda: window_mask(3, 3, left=-1, right=2),
        "left must be at least 0; got -1",
    ),
    "narrow w_k": (lambda: heads(w_k=W[:, :2]), r"w_k must have 2 heads of 2 .* w_k \(3, 2\)"),
    "narrow w_o": (lambda: heads(w_o=W_O[:2]), "w_o must have the shape"),
    "a token beyond": (
        lambda: nn.TokenEmbedding(7, 4, positions=None)(IDS),
        "token_ids must lie between 0 and 6; got 7",
    ),
    "a negative token": (
        lambda: nn.TokenEmbedding(8, 4, positions=None)(-IDS),
        "token_ids must lie between 0 and 7; got -7",
    ),
}


@pytest.mark.parametrize("case", TYPES)
def test_a_wrong_kind_is_refused_by_name(case):
    call, rule = TYPES[case]
    with pytest.raises(TypeError, match=rule):
        call()


@pytest.mark.parametrize("case", VALUES)
def test_a_wrong_shape_or_value_is_refused_by_name(case):
    call, rule = VALUES[case]
    with pytest.raises(ValueError, match=rule):
        call()


@pytest.mark.parametrize(
    ("keyword", "hint"),
    [
        ("attn_mask", "mask=attn_mask where True allows.* mask=~attn_mask where True forbids"),
        ("key_padding_mask", r"mask=~key_padding_mask\[:, None, :\]"),
        ("average_attn_weights", r"weights\.mean\(-3\)"),
        ("colour", r"takes no argument colour\.$"),
    ],
)
@pytest.mark.parametrize(
    "call",
    [
        lambda **told: scaled_dot_product_attention(X, X, X, **told),
        lambda **told: memory_efficient_attention(X, X, X, **told),
        heads,
        layer,
        lambda **told: nn.SelfAttention(4)(T, **told),
        lambda **told: nn.EncoderLayer(4, 2)(T, **told),
    ],
    ids=["scaled", "efficient", "heads", "layer", "one head", "block"],
)
def test_torchs_names_get_a_hint_at_attnlibs(call, keyword, hint):
    with pytest.raises(TypeError, match=hint):
        call(**{keyword: X > 0})


def test_the_hint_for_torchs_padding_mask_gives_torchs_answer():
    theirs = torch.nn.MultiheadAttention(4, 2, batch_first=True).eval()
    ours = nn.MultiHeadAttention.from_torch(theirs)
    key_padding_mask = torch.tensor([[False, False, True], [False, True, True]])
    wanted = theirs(T, T, T, key_padding_mask=key_padding_mask)[0]
    torch.testing.assert_close(ours(T, mask=~key_padding_mask[:, None, :]).output, wanted)


def test_values_are_read_only_where_no_device_waits(no_peeking):
    lengths, ids = torch.tensor([9]), torch.tensor([[1, 2]])
    embedding = nn.TokenEmbedding(7, 4, positions=None)
    with no_peeking:
        assert padding_mask(lengths, 3).all(-1).shape == (1, 1)
        embedding(ids)
    assert padding_mask(torch.tensor([9], device="meta"), 3).shape == (1, 1, 3)
    torch.vmap(lambda length: padding_mask(length, 3))(lengths)


def test_under_autocast_the_layers_own_dtype_is_not_asked_for():
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert layer(T.bfloat16()).output.dtype == torch.bfloat16


def test_a_cache_with_a_window_still_leaves_out_what_is_far_back():
    attention = nn.MultiHeadAttention(4, 2)
    cache = nn.KeyValueCache(window=2)
    for position in range(3):
        step = attention(T[:, position : position + 1], cache=cache, is_causal=True)
    assert step.output.shape == (2, 1, 4)
