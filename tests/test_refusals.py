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


def embedding(max_length=9, **told):
    return nn.TokenEmbedding(8, 4, max_length=max_length, **told)


def transformer(**told):
    return nn.Transformer(8, 8, 4, 2, 1, **told)


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
    "a number as numpy's text": (
        lambda: soft_lookup(X, X, X, temperature=np.array("2")),
        "temperature must be a real number; got dtype <U1",
    ),
    "a truth for a scale": (
        lambda: scaled_dot_product_attention(X, X, X, scale=np.True_),
        "scale must be a real number; got dtype bool",
    ),
    "a complex softcap": (
        lambda: scaled_dot_product_attention(X, X, X, softcap=np.complex128(1 + 1j)),
        "softcap must be a real number; got dtype complex128",
    ),
    "torch's temperature for numpy": (
        lambda: soft_lookup(X, X, X, temperature=torch.tensor(2.0)),
        "query and temperature must come from one array library",
    ),
    "torch's base for numpy": (
        lambda: rotate(np.ones((3, 4)), np.arange(3), base=torch.tensor(2.0)),
        "x and base must come from one array library",
    ),
    "half a layer": (lambda: nn.Encoder(4, 2, 1.5), "num_layers must be an integer; got 1.5"),
    "types that are no integers": (
        lambda: embedding(num_types=2)(IDS, type_ids=IDS / 2),
        "type_ids must hold token ids, integers",
    ),
    "a list for a source": (
        lambda: transformer()(IDS.tolist(), IDS),
        "source must be a torch tensor; got list",
    ),
    "lists for a cache": (lambda: nn.KeyValueCache([1], [2]), "key must be a Tensor; got list"),
    "lists for what is projected": (
        lambda: layer(key_x=nn.KeyValue([1], [2])),
        "the projected key must be a Tensor; got list",
    ),
    "an end by name": (lambda: transformer(eos_id="end"), "eos_id must be an integer; got 'end'"),
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
    "a token beyond a recurrent source": (
        lambda: nn.RecurrentSeq2Seq(7, 7, 4)(IDS, IDS - 1),
        "source must lie between 0 and 6; got 7",
    ),
    "a token beyond a recurrent target": (
        lambda: nn.RecurrentSeq2Seq(9, 7, 4)(IDS, IDS),
        "target must lie between 0 and 6; got 7",
    ),
    "an empty recurrent target": (
        lambda: nn.RecurrentSeq2Seq(9, 7, 4)(IDS, IDS[:, :0]),
        "target must have at least one token",
    ),
    "no width": (lambda: nn.MultiHeadAttention(0, 2), "d_model must be at least 1; got 0"),
    "a negative inner width": (lambda: nn.FeedForward(4, -1), "d_ff must be at least 1; got -1"),
    "fewer than no layers": (lambda: nn.Encoder(4, 2, -1), "num_layers must be at least 1; got -1"),
    "a position before the first": (
        lambda: embedding()(IDS, first=-3),
        "first must be at least 0; got -3",
    ),
    "a table of no length": (lambda: embedding(max_length=0), "max_length must be at least 1"),
    "types for none": (
        lambda: embedding()(IDS, type_ids=IDS),
        "type_ids must be None for an embedding without types",
    ),
    "a type beyond": (
        lambda: embedding(num_types=2)(IDS, type_ids=IDS),
        "type_ids must lie between 0 and 1; got 7",
    ),
    "types of more rows": (
        lambda: embedding(num_types=8)(IDS, type_ids=IDS.T),
        r"type_ids must broadcast to token_ids.* got type_ids \(3, 1\) and token_ids \(1, 3\)",
    ),
    "types for vectors": (
        lambda: nn.Encoder(4, 2, 1)(T, type_ids=IDS),
        "type_ids must be None where x holds vectors",
    ),
    "one cache for two layers": (
        lambda: nn.Encoder(4, 2, 2)(T, cache=[nn.KeyValueCache()] * 2),
        "cache must hold another KeyValueCache for each layer",
    ),
    "a cache for no list": (lambda: nn.Encoder(4, 2, 2)(T, cache=5), "cache must be a list of 2"),
    "a cache of other lengths": (
        lambda: nn.KeyValueCache(torch.zeros(2, 3, 4), torch.zeros(2, 5, 4)),
        r"differ in d alone; got key \(2, 3, 4\) and value \(2, 5, 4\)",
    ),
    "a cache without heads": (
        lambda: nn.KeyValueCache(torch.zeros(3, 4), torch.zeros(3, 4)),
        r"key and value must have shapes \(\.\.\., num_kv_heads, n_keys, d\)",
    ),
    "an end that is never written": (
        lambda: transformer(bos_id=2, eos_id=2),
        "eos_id must differ from pad_id and bos_id, or no text would end; got 2",
    ),
    "padding counted from the end": (
        lambda: transformer(pad_id=-1),
        "pad_id must be at least 0; got -1",
    ),
    "no power of a length": (
        lambda: transformer().beam(IDS, max_length=2, width=2, length_power=float("nan")),
        "length_power must be finite; got nan",
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
