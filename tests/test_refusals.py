"""Bad calls that a new user makes are refused in words: the argument, the rule and what came."""

import importlib
import math
from collections import defaultdict
from fractions import Fraction
from functools import partial as partial  # for the table
from pathlib import Path

import numpy as np
import pytest
import torch
from test_multihead import ARRAYS

from attnlib import nn
from attnlib._checks import check_positive
from attnlib.corpora import Vocabulary
from attnlib.efficient import memory_efficient_attention
from attnlib.induction import attention_only
from attnlib.lookup import hard_lookup, soft_lookup
from attnlib.masking import padding_mask
from attnlib.mixing import attention_cost, convolution_cost
from attnlib.multihead import multi_head_attention, split_heads
from attnlib.position import alibi_bias
from attnlib.scaling import scaled_dot_product_attention

X = np.eye(3)
T = torch.ones(2, 3, 4)
AWAY = T.to("meta")
W, W_O = np.ones((3, 4)), np.ones((4, 3))
HIDING = np.ma.masked_array(X, mask=X > 0)
IDS = torch.tensor([[1, 2, 7]])
TEXT = IDS.numpy()
SHAPES = {
    name: np.ones((2, *shape))
    for name, shape in {"query": (5, 3), "key": (7, 3), "value": (7, 2)}.items()
}
PROJECTED = {**ARRAYS, "num_heads": 3}


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


def only(tokens=TEXT, num_heads=2, flow=None, instead=None, **other):
    params = {"embedding": np.ones((8, 4)), "unembedding": np.ones((4, 8))}
    params |= {f"layer1.w_{name}": np.ones((4, 4)) for name in "qkvo"}
    names = {name.replace("layer1_", "layer1."): array for name, array in other.items()}
    return attention_only(tokens, params | names, num_heads=num_heads, flow=flow, instead=instead)


MODULES = "lookup alignment similarity projection scaling masking multihead position mixing efficient memory corpora plot distributed pretrained training nn widgets"


def table():
    """Yield the rows of refusals.txt; a line without an arrow gives names to the rows of its part."""
    parts = [importlib.import_module(f"attnlib.{name}") for name in MODULES.split()]
    known = {name: getattr(part, name) for part in parts for name in part.__all__}
    known |= globals() | dict(zip(MODULES.split(), parts, strict=True))
    for line in Path(__file__).with_name("refusals.txt").read_text("utf8").splitlines():
        call, arrow, words = line.partition(" => ")
        if line.startswith("["):
            part, names = line, dict(known)
        elif arrow:
            error, _, rule = words.partition(": ")
            yield pytest.param(call, names, error, rule, id=f"{part} {call}")
        elif not line.startswith("#"):
            exec(line, names)


@pytest.mark.parametrize(("call", "names", "error", "rule"), [*table()])
def test_a_bad_call_is_refused_in_words(call, names, error, rule):
    with pytest.raises(eval(error, names), match=rule):
        eval(call, names)


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


def test_numbers_and_sizes_at_the_edge_are_taken():
    assert soft_lookup(X, X, X, temperature=1e100).weights == pytest.approx(1 / 3)
    np.testing.assert_array_equal(soft_lookup(X, X, X, temperature=1e-300).weights, X)
    check_positive("clip_norm", math.inf)  # where no dtype is met
    assert alibi_bias(2**16, 1, 1, offset=2**62 - 1).shape == (2**16, 1, 1)
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
