"""Bad calls that a new user makes are refused in words: the argument, the rule and what came."""

import math
from collections import defaultdict
from fractions import Fraction

import numpy as np
import pytest
import torch

from attnlib import nn
from attnlib._checks import check_positive
from attnlib.alignment import additive_scores, concat_scores
from attnlib.corpora import Vocabulary
from attnlib.efficient import memory_efficient_attention, merge_attention
from attnlib.induction import attention_only
from attnlib.lookup import attend, hard_lookup, soft_lookup, softmax
from attnlib.masking import padding_mask, window_mask
from attnlib.memory import hopfield_retrieve
from attnlib.mixing import attention_cost, convolution_cost, recurrent_mix
from attnlib.multihead import multi_head_attention, split_heads
from attnlib.position import alibi_bias, rotate
from attnlib.scaling import scaled_dot_product_attention

X = np.eye(3)
T = torch.ones(2, 3, 4)
W, W_O = np.ones((3, 4)), np.ones((4, 3))
HIDING = np.ma.masked_array(X, mask=X > 0)
IDS = torch.tensor([[1, 2, 7]])
TEXT = IDS.numpy()


def heads(**told):
    weights = {"w_q": W, "w_k": W, "w_v": W, "w_o": W_O, "num_heads": 2}
    return multi_head_attention(X, X, X, **weights | told)


def embedding(max_length=9, **told):
    return nn.TokenEmbedding(8, 4, max_length=max_length, **told)


def transformer(**told):
    return nn.Transformer(8, 8, 4, 2, 1, **told)


def layer(x=T, **told):
    return nn.MultiHeadAttention(4, 2)(x, **told)


def step(tokens):
    model = transformer()
    return model.step(tokens, model.start(IDS))


def recurrent_step(tokens):
    model = nn.RecurrentSeq2Seq(8, 8, 4)
    return model.step(tokens, model.start(IDS))


AWAY = T.to("meta")
ELSEWHERE = {
    "heads": (lambda: layer(AWAY), "query_x"),
    "heads, key": (lambda: layer(key_x=AWAY), "key_x"),
    "heads, value": (lambda: layer(value_x=AWAY), "value_x"),
    "heads, projected": (
        lambda: layer(key_x=nn.KeyValue(*[torch.ones(2, 2, 7, 2, device="meta")] * 2)),
        "the projected key",
    ),
    "projecting": (lambda: nn.MultiHeadAttention(4, 2).project_key_value(AWAY), "key_x"),
    "one head": (lambda: nn.SelfAttention(4)(AWAY), "x"),
    "additive": (lambda: nn.AdditiveAttention(4, 4, 7)(AWAY, T), "query"),
    "additive, key": (lambda: nn.AdditiveAttention(4, 4, 7)(T, AWAY), "key"),
    "block": (lambda: nn.EncoderLayer(4, 2)(AWAY), "x"),
    "block, norm first": (lambda: nn.EncoderLayer(4, 2, pre_norm=True)(AWAY), "x"),
    "stack": (lambda: nn.Encoder(4, 2, 1)(AWAY), "x"),
    "memory": (lambda: nn.DecoderLayer(4, 2)(T, AWAY), "memory"),
    "feed forward": (lambda: nn.FeedForward(4)(AWAY), "x"),
    "tokens": (lambda: embedding()(IDS.to("meta")), "token_ids"),
    "types": (lambda: embedding(num_types=8)(IDS, type_ids=IDS.to("meta")), "type_ids"),
    "source": (lambda: transformer()(IDS.to("meta"), IDS), "source"),
    "target": (lambda: transformer()(IDS, IDS.to("meta")), "target"),
    "recurrent source": (lambda: nn.RecurrentSeq2Seq(8, 8, 4).start(IDS.to("meta")), "source"),
    "step": (lambda: step(torch.ones(1, dtype=torch.int64, device="meta")), "tokens"),
    "recurrent step": (
        lambda: recurrent_step(torch.ones(1, dtype=torch.int64, device="meta")),
        "tokens",
    ),
}


def only(tokens=TEXT, num_heads=2, flow=None, instead=None, **other):
    params = {"embedding": np.ones((8, 4)), "unembedding": np.ones((4, 8))}
    params |= {f"layer1.w_{name}": np.ones((4, 4)) for name in "qkvo"}
    names = {name.replace("layer1_", "layer1."): array for name, array in other.items()}
    return attention_only(tokens, params | names, num_heads=num_heads, flow=flow, instead=instead)


TYPES = {
    "a text for words": (lambda: Vocabulary(["a"]).encode("ab"), "tokens must be a .* not a text"),
    "texts for sentences": (lambda: Vocabulary.of(["je suis"]), "a sentence must be .* 'je suis'"),
    "None for an array": (
        lambda: soft_lookup(None, X, X),
        "query must be an array .* got NoneType",
    ),
    "None for a value": (lambda: attend(X, None), "value must be an array .* got NoneType"),
    "None for heads": (lambda: split_heads(None, 1), "x must be an array .* got NoneType"),
    "None for a query that is projected": (
        lambda: additive_scores(X, None, X, X, X[0]),
        "key must be an array .* got NoneType",
    ),
    "None for joined weights": (
        lambda: concat_scores(X, X, None, X[0]),
        "w must be an array .* got NoneType",
    ),
    "None for a recurrence": (
        lambda: recurrent_mix(None, X, X),
        "x must be an array .* got NoneType",
    ),
    "a number for a state": (
        lambda: recurrent_mix(X, X, X, initial=1.0),
        "initial must be an array .* got float",
    ),
    "None for positions": (lambda: rotate(W, None), "positions must be an array .* got NoneType"),
    "a word": (lambda: softmax("abc"), r"x must be an array of numpy, torch or cupy; got str\.$"),
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
    "narrow token ids": (
        lambda: embedding()(IDS.to(torch.int16)),
        r"token_ids must hold token ids, integers; got dtype torch\.int16.* int64 and int32",
    ),
    "token ids of bytes": (lambda: embedding()(IDS.to(torch.uint8)), r"token_ids\.long\(\)"),
    "a hidden width as text": (
        lambda: nn.AdditiveAttention(3, 5, "7"),
        "d_hidden must be an integer; got '7'",
    ),
    "half a key": (lambda: nn.MultiplicativeAttention(3, 1.5), "d_key must be an integer; got 1.5"),
    "a word for a head's scale": (lambda: nn.SelfAttention(4, scale="x"), "scale .* got str"),
    "rows of bytes for a cache": (
        lambda: nn.KeyValueCache().reorder(torch.tensor([1, 0], dtype=torch.uint8)),
        r"rows must hold integers; got dtype torch\.uint8\. int64 and int32 are taken",
    ),
    "half tokens": (lambda: only(X[0]), "tokens must hold integers; got dtype float64"),
    "half a layer to replace": (
        lambda: only(instead={(0.5, 1): X}),
        "layer must be an integer; got 0.5",
    ),
    "half a head": (lambda: only(num_heads=0.5), "num_heads must be an integer; got 0.5"),
    "a list for a flow": (lambda: only(flow=[1.0]), "flow must be an array .* got list"),
    "a head by its number alone": (
        lambda: only(instead={1: X}),
        r"instead must have keys \(layer, head\); got 1",
    ),
    "None for what a head finds": (
        lambda: only(instead={(0, 1): None}),
        "instead must be an array .* got NoneType",
    ),
    "a width as text": (lambda: nn.MultiHeadAttention("4", 2), "d_model must be an integer"),
    "a word for a layer's bias": (
        lambda: nn.MultiHeadAttention(4, 2, bias="False"),
        "bias must be True or False; got 'False'",
    ),
    "a tensor for a layer's bias": (
        lambda: nn.FeedForward(4, bias=torch.zeros(1)),
        r"bias must be True or False; got tensor\(\[0\.\]\)",
    ),
    "a word for a place of the norm": (
        lambda: nn.EncoderLayer(4, 2, pre_norm="False"),
        "pre_norm must be True or False; got 'False'",
    ),
    "a word for a stack's norms": (lambda: transformer(pre_norm="no"), "pre_norm must be True or"),
    "a word for both ways": (
        lambda: nn.RecurrentSeq2Seq(8, 8, 4, bidirectional="no"),
        "bidirectional must be True or False; got 'no'",
    ),
    "a word for backwards": (
        lambda: nn.RecurrentSeq2Seq(8, 8, 4, reverse_source="no"),
        "reverse_source must be True or False; got 'no'",
    ),
    "a word for hidden states": (
        lambda: nn.Encoder(4, 2, 1)(T, need_hidden_states="no"),
        "need_hidden_states must be True or False; got 'no'",
    ),
    "a word for a transformer's weights": (
        lambda: transformer()(IDS, IDS, need_weights="no"),
        "need_weights must be True or False; got 'no'",
    ),
    "a word for a norm's eps": (
        lambda: nn.DecoderLayer(4, 2, eps="a"),
        "eps must be a number of at least 0; got 'a'",
    ),
    "a word for an embedding's eps": (lambda: embedding(norm_eps="a"), "norm_eps must be a number"),
    "a word for an embedding": (
        lambda: nn.Encoder(4, 2, 1, embedding="a"),
        "embedding must be a Module; got str",
    ),
    "no memory": (
        lambda: nn.DecoderLayer(4, 2)(T, None),
        "memory must be a torch tensor or a KeyValue; got NoneType",
    ),
    "a list for a memory": (
        lambda: nn.DecoderLayer(4, 2)(T, [1.0]),
        "memory must be a torch tensor; got list",
    ),
    "a memory of float64": (
        lambda: nn.DecoderLayer(4, 2)(T, T.double()),
        r"memory must have the dtype .* torch\.float32; got torch\.float64",
    ),
    "a memory's mask of numbers": (
        lambda: nn.DecoderLayer(4, 2)(T, T, memory_mask=torch.ones(3)),
        "memory_mask must be boolean, .* Write memory_mask == 1",
    ),
    "a memory's mask as a list": (
        lambda: nn.DecoderLayer(4, 2)(T, T, memory_mask=[True]),
        "memory_mask must be a Tensor; got list",
    ),
    "texts for caches": (
        lambda: nn.Encoder(4, 2, 2)(T, cache="ab"),
        r"cache\[0\] must be a KeyValueCache; got str",
    ),
    "numbers for caches": (
        lambda: nn.Encoder(4, 2, 2)(T, cache=[1, 2]),
        r"cache\[0\] must be a KeyValueCache; got int",
    ),
    "numpy's array into a block": (
        lambda: nn.EncoderLayer(3, 1, pre_norm=True)(X),
        "x must be a torch tensor; got ndarray",
    ),
    "a sparse block": (
        lambda: nn.DecoderLayer(4, 2, pre_norm=True)(T.to_sparse(), T),
        r"x must be a dense tensor; got layout torch\.sparse_coo",
    ),
    "integers into a block": (
        lambda: nn.EncoderLayer(4, 2, pre_norm=True)(T.long()),
        r"x must hold floating-point numbers; got dtype torch\.int64\.$",
    ),
    "numpy's array to feed forward": (
        lambda: nn.FeedForward(3)(X),
        "x must be a torch tensor; got ndarray",
    ),
    "integers to feed forward": (
        lambda: nn.FeedForward(4)(T.long()),
        r"x must hold floating-point numbers; got dtype torch\.int64\.$",
    ),
    "float64 to feed forward": (
        lambda: nn.FeedForward(4)(T.double()),
        r"x must have the dtype .* torch\.float32; got torch\.float64",
    ),
    "ids for an encoder of vectors": (
        lambda: nn.Encoder(4, 2, 1)(IDS),
        r"since this encoder has no embedding; got dtype torch\.int64\. Encoder\(\.\.\., embedding=",
    ),
    "a step of half tokens": (lambda: step(torch.ones(1)), "tokens must hold token ids, integers"),
    "a recurrent step of half tokens": (
        lambda: recurrent_step(torch.ones(1)),
        "tokens must hold token ids, integers; got dtype torch.float32",
    ),
    "a mask by the name of a bias": (
        lambda: layer(bias=torch.ones(3, 3) > 0),
        r"bias must hold .* got dtype torch\.bool\. A boolean array, .* is called mask",
    ),
    "numpy's mask by the name of a bias": (
        lambda: heads(bias=X > 0),
        "A boolean array, .* is called mask",
    ),
}
VALUES = {
    "a number on another device": (
        lambda: scaled_dot_product_attention(T, T, T, scale=torch.ones((), device="meta")),
        "arrays must be on one device; got query on cpu, scale on meta",
    ),
    "a mask of one entry on another device": (
        lambda: softmax(T, mask=torch.ones((), dtype=bool, device="meta")),
        "arrays must be on one device; got x on cpu, mask on meta",
    ),
    "heads beyond the memory": (
        lambda: alibi_bias(2**40, 1, 1),
        "num_heads must be at most 65536; got 1099511627776",
    ),
    "padding beyond the source's words": (
        lambda: nn.Transformer(3, 9, 4, 2, 1, pad_id=5),
        "pad_id must lie between 0 and 2; got 5",
    ),
    "a beginning beyond the words": (
        lambda: nn.RecurrentSeq2Seq(8, 8, 4, bos_id=9),
        "bos_id must lie between 0 and 7; got 9",
    ),
    "an end beyond the target's words": (
        lambda: nn.Transformer(9, 2, 4, 2, 1),
        "eos_id must lie between 0 and 1; got 2",
    ),
    "no hidden width": (
        lambda: nn.AdditiveAttention(3, 5, 0),
        "d_hidden must be at least 1; got 0",
    ),
    "a negative key": (lambda: nn.ConcatAttention(3, -5, 7), "d_key must be at least 1; got -5"),
    "no query": (lambda: nn.MultiplicativeAttention(0, 5), "d_query must be at least 1; got 0"),
    "a head of no width": (lambda: nn.SelfAttention(4, d_k=0), "d_k must be at least 1; got 0"),
    "an endless scale": (lambda: nn.SelfAttention(4, scale=math.inf), "scale must be finite"),
    "more tokens than positions": (
        lambda: transformer(max_length=5).greedy(IDS, max_length=6),
        "max_length must be at most 5, the model's positions; got 6",
    ),
    "longer beams than positions": (
        lambda: transformer(max_length=5).beam(IDS, max_length=6, width=2),
        "max_length must be at most 5, the model's positions; got 6",
    ),
    "a token counted from the end": (
        lambda: Vocabulary(["a"]).decode([-1]),
        "ids must lie between 0 and 4; got -1",
    ),
    "a token that no word has": (
        lambda: Vocabulary(["a"]).decode([5]),
        "ids must lie between 0 and 4; got 5",
    ),
    "an endless beta": (
        lambda: hopfield_retrieve(X, X, beta=math.inf),
        "beta must be finite; got inf",
    ),
    "a scale beyond float32": (
        lambda: scaled_dot_product_attention(T, T, T, scale=-1e39),
        r"scale must lie between -3\.4e\+38 and 3\.4e\+38; got -1e\+39",
    ),
    "a softcap beyond half precision's float32": (
        lambda: memory_efficient_attention(T.half(), T.half(), T.half(), softcap=1e39),
        r"softcap must lie between 1\.18e-38 and 3\.4e\+38; got 1e\+39",
    ),
    "a temperature that float32 rounds to zero": (
        lambda: soft_lookup(T, T, T, temperature=1e-46),
        r"temperature must lie between 1\.18e-38 and 3\.4e\+38; got 1e-46",
    ),
    "keys of a layer in another batch": (
        lambda: layer(key_x=torch.ones(5, 3, 4)),
        r"query_x, key_x and value_x must broadcast .* key_x \(5, 3, 4\)",
    ),
    "values of a layer in another batch": (
        lambda: layer(value_x=torch.ones(5, 3, 4)),
        r"query_x, key_x and value_x must broadcast .* value_x \(5, 3, 4\)",
    ),
    "values of a layer for other keys": (
        lambda: layer(key_x=T, value_x=torch.ones(2, 5, 4)),
        r"key_x and value_x must have the same length .* key_x \(2, 3, 4\) and value_x \(2, 5, 4\)",
    ),
    "a single token": (lambda: only(TEXT[0, 0]), r"tokens must have shape \(\.\.\., n\)"),
    "a row for an embedding": (
        lambda: only(embedding=np.ones(8)),
        r"embedding must have at least two axes, \(\.\.\., n_words, d_model\); got \(8,\)",
    ),
    "wide keys of attention alone": (
        lambda: only(layer1_w_k=np.ones((4, 6))),
        r"layer1\.w_k must have the shape \(4, 4\); got \(4, 6\)",
    ),
    "values of no heads": (
        lambda: only(layer1_w_v=np.ones((4, 3))),
        r"num_heads must divide the columns of layer1\.w_v; got 2 and 3",
    ),
    "an unembedding of other words": (
        lambda: only(unembedding=np.ones((4, 7))),
        r"unembedding must have the shape \(4, 8\); got \(4, 7\)",
    ),
    "a flow of other heads": (
        lambda: only(flow=np.ones((1, 3, 1, 1))),
        r"flow must broadcast to the shape of all layers' weights \(1, 2, 3, 3\); got \(1, 3, 1, 1\)",
    ),
    "what a wider head finds": (
        lambda: only(instead={(0, 1): np.ones(3)}),
        r"instead must broadcast to the shape of what the head finds \(1, 3, 2\); got \(3,\)",
    ),
    "a distance beyond 64 bits": (
        lambda: alibi_bias(1, 3, 3, offset=2**63 - 1),
        r"offset must lie between -2\*\*62 and 2\*\*62",
    ),
    "parts of other widths": (
        lambda: merge_attention(np.ones((3, 2)), np.zeros(3), np.ones((3, 1)), np.zeros(3)),
        r"share n_queries and d_v .* got \(3, 2\) and \(3, 1\)",
    ),
    "parts of other lengths": (
        lambda: merge_attention(np.ones((1, 2)), np.zeros(1), np.ones((3, 2)), np.zeros(3)),
        r"share n_queries and d_v .* got \(1, 2\) and \(3, 2\)",
    ),
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
    "positions beyond": (
        lambda: embedding(max_length=4)(IDS, position_ids=IDS),
        "position_ids must lie between 0 and 3; got 7",
    ),
    "positions for none": (
        lambda: embedding(positions=None)(IDS, position_ids=IDS),
        "position_ids must be None for an embedding without positions",
    ),
    "positions for vectors": (
        lambda: nn.Encoder(4, 2, 1)(T, position_ids=IDS),
        "position_ids must be None where x holds vectors",
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
    "an eps below zero": (
        lambda: nn.EncoderLayer(4, 2, eps=-1),
        "eps must be finite and at least 0; got -1",
    ),
    "an endless eps": (
        lambda: embedding(norm_eps=math.inf),
        "norm_eps must be finite and at least 0; got inf",
    ),
    "a wide vector to feed forward": (
        lambda: nn.FeedForward(4)(torch.ones(5)),
        r"x must have shape \(\.\.\., d\) with d = 4; got \(5,\)",
    ),
    "wide vectors into a block": (
        lambda: nn.DecoderLayer(4, 2, pre_norm=True)(torch.ones(2, 3, 5), T),
        r"x must have shape .* d = 4; got \(2, 3, 5\)",
    ),
    "a memory of another width": (
        lambda: nn.DecoderLayer(4, 2)(T, torch.ones(2, 3, 5)),
        r"memory must have shape .* d = 4; got \(2, 3, 5\)",
    ),
    "a memory of another batch": (
        lambda: nn.DecoderLayer(4, 2)(T, torch.ones(5, 3, 4)),
        r"x and memory must broadcast over their batch; got x \(2, 3, 4\) and memory \(5, 3, 4\)",
    ),
    "a projected memory of another batch": (
        lambda: nn.DecoderLayer(4, 2)(
            T, nn.KeyValue(torch.ones(5, 2, 7, 2), torch.ones(5, 2, 7, 2))
        ),
        r"x and memory, which comes projected, must broadcast .* \(5, 2, 7, 2\)",
    ),
    "a memory's mask that could be the heads'": (
        lambda: nn.DecoderLayer(4, 2)(T, T, memory_mask=torch.ones(2, 3, 3) > 0),
        r"memory_mask must .* Write memory_mask\[\.\.\., None, :, :\]",
    ),
    "a memory's mask of another length": (
        lambda: nn.DecoderLayer(4, 2)(T, T, memory_mask=torch.ones(5) > 0),
        r"memory_mask must broadcast to .* \(2, 2, 3, 3\); got \(5,\)",
    ),
    "a source beyond a transformer's words": (
        lambda: transformer()(IDS + 1, IDS),
        "source must lie between 0 and 7; got 8",
    ),
    "a target beyond a transformer's words": (
        lambda: transformer()(IDS, IDS + 1),
        "target must lie between 0 and 7; got 8",
    ),
    "a step beyond the words": (
        lambda: step(torch.tensor([8])),
        "tokens must lie between 0 and 7; got 8",
    ),
    "a recurrent step beyond the words": (
        lambda: recurrent_step(torch.tensor([8])),
        "tokens must lie between 0 and 7; got 8",
    ),
    "a step of two tokens": (
        lambda: step(torch.tensor([[1, 2]])),
        r"tokens must have shape \(batch,\) with the batch of the state, 1; got \(1, 2\)",
    ),
    "a recurrent step of two tokens": (
        lambda: recurrent_step(torch.tensor([[1, 2]])),
        r"tokens must have shape \(batch,\) with the batch of the state, 1; got \(1, 2\)",
    ),
    "a step of another batch": (
        lambda: step(torch.tensor([1, 2, 3])),
        r"the batch of the state, 1; got \(3,\)",
    ),
    "a recurrent step of another batch": (
        lambda: recurrent_step(torch.tensor([1, 2, 3])),
        r"the batch of the state, 1; got \(3,\)",
    ),
    "a mask of four tokens beside a cache": (
        lambda: nn.SelfAttention(4)(T, mask=torch.ones(4, 4) > 0, cache=nn.KeyValueCache()),
        r"mask must broadcast to the shape of the weights \(2, 3, 3\); got \(4, 4\)",
    ),
    "a bias of four tokens beside positions": (
        lambda: nn.SelfAttention(4)(T, bias=torch.ones(4, 4), position=nn.Rotary()),
        r"bias must broadcast to the shape of the weights \(2, 3, 3\); got \(4, 4\)",
    ),
    "no kind of positions": (
        lambda: transformer(positions="rotary"),
        "positions must be one of 'sinusoidal', 'learned', None; got 'rotary'",
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


@pytest.mark.parametrize("case", ELSEWHERE)
def test_an_input_on_another_device_than_the_layer_is_refused_by_name(case):
    call, name = ELSEWHERE[case]
    rule = (
        rf'^{name} must be on the device of the layer.s parameters, cpu; got meta\. Write .*"cpu"'
    )
    with pytest.raises(ValueError, match=rule):
        call()


@pytest.mark.parametrize(
    ("keyword", "hint"),
    [
        ("attn_mask", "mask=attn_mask where True allows.* mask=~attn_mask where True forbids"),
        ("key_padding_mask", r"mask=~key_padding_mask\[:, None, :\]"),
        ("average_attn_weights", r"weights\.mean\(-3\)"),
        ("src_mask", "mask=src_mask where True allows, mask=~src_mask where True forbids"),
        ("memory_key_padding_mask", r"memory_mask=~memory_key_padding_mask\[:, None, :\]"),
        ("attention_mask", r"mask=attention_mask\.bool\(\)\[:, None, :\]"),
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
        lambda **told: nn.Encoder(4, 2, 1)(T, **told),
        lambda **told: nn.DecoderLayer(4, 2)(T, T, **told),
    ],
    ids=["scaled", "efficient", "heads", "layer", "one head", "block", "stack", "decoder"],
)
def test_torchs_names_get_a_hint_at_attnlibs(call, keyword, hint):
    with pytest.raises(TypeError, match=hint):
        call(**{keyword: X > 0})


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (
            lambda: nn.Encoder(4, 2, 1)(T, colour=1),
            r"^Encoder takes no argument colour\.$",
        ),
        (
            lambda: nn.EncoderLayer(4, 2)(T, colour=1),
            r"^EncoderLayer takes no argument colour\.$",
        ),
        (
            lambda: nn.DecoderLayer(4, 2)(T, T, colour=1),
            r"^DecoderLayer takes no argument colour\.$",
        ),
        (
            lambda: nn.AdditiveAttention(4, 4, 7)(T, T, attn_mask=X),
            r"^AdditiveAttention takes .* mask=~attn_mask where True forbids \([^)]*\)\.$",
        ),
        (
            lambda: nn.ConcatAttention(4, 4, 7)(T, T, key_padding_mask=X),
            r"^ConcatAttention takes .* mask=~key_padding_mask\[:, None, :\]",
        ),
        (
            lambda: nn.MultiplicativeAttention()(T, T, need_weights=True),
            r"^MultiplicativeAttention takes .* It always returns the weights\.$",
        ),
        (lambda: heads(need_weights=True), r"^multi_head_attention .* It always returns the"),
        (lambda: nn.SelfAttention(4)(T, need_weights=True), r"^SelfAttention .* It always returns"),
        (
            lambda: memory_efficient_attention(X, X, X, need_weights=True),
            r"It never makes the weights; scaled_dot_product_attention returns them\.$",
        ),
        (lambda: heads(is_causal=True), r"mask=causal_mask\(n_queries, n_keys, like=query_x\)\.$"),
        (
            lambda: transformer()(IDS, IDS, src_mask=X),
            r"^Transformer takes no argument src_mask\. It makes its masks itself: what is pad_id",
        ),
        (lambda: transformer()(IDS, IDS, tgt_is_causal=True), "and the target is causal"),
    ],
)
def test_a_keyword_is_refused_in_words_that_fit_what_was_called(call, said):
    with pytest.raises(TypeError, match=said):
        call()


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


def test_a_missing_key_makes_no_entry_and_names_few_keys():
    table = defaultdict(int, {i: i for i in range(101)})
    with pytest.raises(KeyError, match=r"its keys are: 0, 1, .* 19 and 81 more"):
        hard_lookup("b", table)
    assert len(table) == 101


def test_small_integers_of_numpy_do_not_overflow():
    assert attention_cost(np.int8(100), np.int8(10)) == attention_cost(100, 10)
    few, many = (convolution_cost(np.int16(300), np.int16(200), k) for k in (np.int8(3), 3))
    assert few == many
    assert nn.MultiHeadAttention(np.int8(64), np.int8(2)).key_projection.weight.shape == (64, 64)
    assert nn.FeedForward(np.int8(64)).inner.weight.shape == (256, 64)
    assert nn.ConcatAttention(np.int8(100), np.int8(100), np.int8(3)).w.shape == (200, 3)
    assert split_heads(np.ones((3, 300)), np.int8(2)).shape == (2, 3, 150)
    x = np.ones((300, 2))
    got = memory_efficient_attention(x, x, x, block_size=np.int8(100))
    np.testing.assert_allclose(got, x)


@pytest.mark.parametrize("softcap", [np.array(2.0), Fraction(2), np.float32(2), 2])
def test_every_kind_of_softcap_has_gradients(softcap):
    x = torch.linspace(-1, 1, 30).reshape(5, 6).requires_grad_()
    (got,) = torch.autograd.grad(memory_efficient_attention(x, x, x, softcap=softcap).sum(), x)
    (want,) = torch.autograd.grad(memory_efficient_attention(x, x, x, softcap=2.0).sum(), x)
    torch.testing.assert_close(got, want, rtol=0, atol=0)


@pytest.mark.parametrize("kind", [np.asarray, torch.asarray], ids=["numpy", "torch"])
def test_a_first_state_is_broadcast(kind):
    x, w = kind(np.ones((2, 5, 3))), kind(np.eye(3))
    wanted = recurrent_mix(x, w, w, initial=kind(np.full((2, 3), 0.5)))
    for initial in (kind(np.array(0.5)), kind(np.array([0.5]))):
        np.testing.assert_allclose(recurrent_mix(x, w, w, initial=initial), wanted)


def test_numbers_and_sizes_at_the_edge_are_taken():
    assert soft_lookup(X, X, X, temperature=1e100).weights == pytest.approx(1 / 3)
    np.testing.assert_array_equal(soft_lookup(X, X, X, temperature=1e-300).weights, X)
    check_positive("clip_norm", math.inf)  # where no dtype is met
    assert alibi_bias(2**16, 1, 1).shape == (2**16, 1, 1)
    assert nn.EncoderLayer(4, 2, eps=0).attention_norm.eps == 0
    assert nn.FeedForward(4)(torch.ones(4)).shape == (4,)
    assert nn.MultiHeadAttention(4, 2, bias=np.False_).query_projection.bias is None
    assert nn.Transformer(1, 3, 4, 2, 1).eos_id == nn.RecurrentSeq2Seq(1, 3, 4).eos_id == 2
    assert Vocabulary(["a"]).decode([4]) == ("a",)


def test_numbers_on_the_cpu_meet_arrays_anywhere():
    away, one = T.to("meta"), torch.ones(())
    for number in ({"scale": one}, {"softcap": one}, {"bias": one}, {"mask": one > 0}):
        assert scaled_dot_product_attention(away, away, away, **number).output.is_meta
        assert memory_efficient_attention(away, away, away, **number).is_meta
