"""Encoder and decoder layers equal torch's; the encoder shows what happens inside."""

import copy
import pickle

import pytest
import torch
from support import assert_close, perturbed
from torch import nn
from torch.nn import functional as F

from attnlib.masking import causal_mask, padding_mask
from attnlib.nn import (
    DecoderLayer,
    Encoder,
    EncoderLayer,
    FeedForward,
    MultiHeadAttention,
    RecurrentSeq2Seq,
    TokenEmbedding,
)
from attnlib.position import sinusoidal

BATCH, N, M, HEADS, D_MODEL, D_FF = 5, 7, 11, 3, 39, 23


def inputs():
    return torch.randn(BATCH, N, D_MODEL), torch.randn(BATCH, M, D_MODEL)


TORCH_KINDS = [
    {"norm_first": norm_first, "activation": activation, "bias": bias, "batch_first": batch_first}
    for norm_first, activation, bias, batch_first in [
        (False, "relu", True, True),
        (True, "gelu", True, False),
        (True, F.silu, False, True),
        (False, nn.Tanh(), True, False),
    ]
]


# Layers against torch's


@pytest.mark.parametrize("kind", TORCH_KINDS)
def test_encoder_layer_equals_torchs(kind):
    source = perturbed(
        nn.TransformerEncoderLayer(D_MODEL, HEADS, D_FF, 0.0, layer_norm_eps=1e-3, **kind)
    )
    x, _ = inputs()
    mask = causal_mask(N, like=x)
    turned = x if kind["batch_first"] else x.transpose(0, 1)
    expected = source(turned, src_mask=~mask)
    expected = expected if kind["batch_first"] else expected.transpose(0, 1)
    layer = EncoderLayer.from_torch(source)
    assert_close(layer(x, mask=mask).output, expected)
    assert_close(layer(x, mask=mask, need_weights=True).output, expected)


@pytest.mark.parametrize("kind", TORCH_KINDS)
def test_decoder_layer_equals_torchs(kind):
    source = perturbed(
        nn.TransformerDecoderLayer(D_MODEL, HEADS, D_FF, 0.0, layer_norm_eps=1e-3, **kind)
    )
    x, memory = inputs()
    mask, memory_mask = causal_mask(N, like=x), padding_mask(torch.tensor([11, 1, 3, 5, 2]), M)
    turned = [x, memory] if kind["batch_first"] else [x.transpose(0, 1), memory.transpose(0, 1)]
    expected = source(*turned, tgt_mask=~mask, memory_key_padding_mask=~memory_mask[:, 0])
    expected = expected if kind["batch_first"] else expected.transpose(0, 1)
    layer = DecoderLayer.from_torch(source)
    for need_weights in (False, True):
        got = layer(
            x, memory, mask=mask, memory_mask=memory_mask[:, None], need_weights=need_weights
        )
        assert_close(got.output, expected)


@pytest.mark.parametrize("normed", [False, True])
@pytest.mark.parametrize("kind", TORCH_KINDS)
def test_a_stack_equals_torchs(kind, normed):
    layer = nn.TransformerEncoderLayer(D_MODEL, HEADS, D_FF, 0.0, **kind)
    norm = nn.LayerNorm(D_MODEL, eps=1e-3) if normed else None
    source = perturbed(nn.TransformerEncoder(layer, 3, norm, enable_nested_tensor=False))
    source.layers[1] = perturbed(nn.TransformerEncoderLayer(D_MODEL, HEADS, 7, 0.0, **kind))
    x, _ = inputs()
    expected = source(x) if kind["batch_first"] else source(x.transpose(0, 1)).transpose(0, 1)
    encoder = Encoder.from_torch(source.eval())
    assert_close(encoder(x).output, expected, rtol=1e-4, atol=1e-5)
    assert not encoder.training


def test_from_torch_keeps_dropout_dtype_and_mode():
    source = nn.TransformerDecoderLayer(D_MODEL, HEADS, D_FF, dropout=0.25).double().eval()
    layer = DecoderLayer.from_torch(source)
    drops = [m.p for m in layer.modules() if isinstance(m, nn.Dropout)]
    assert drops == [0.25] * 4
    assert next(layer.parameters()).dtype == torch.float64
    assert not any(module.training for module in layer.modules())


def test_from_torch_copies_an_activation_that_learns():
    source = nn.TransformerEncoderLayer(D_MODEL, HEADS, D_FF, activation=nn.PReLU())
    layer = EncoderLayer.from_torch(source)
    assert layer.feed_forward.activation is not source.activation
    assert_close(layer.feed_forward.activation.weight, source.activation.weight)


def test_from_torch_keeps_frozen_what_is_frozen():
    source = nn.TransformerEncoderLayer(D_MODEL, HEADS, D_FF)
    for name, parameter in source.named_parameters():
        parameter.requires_grad_("linear1" not in name and "in_proj" not in name)
    layer = EncoderLayer.from_torch(source)
    frozen = {name for name, p in layer.named_parameters() if not p.requires_grad}
    parts = ["feed_forward.inner"]
    parts += [f"attention.{name}_projection" for name in ("query", "key", "value")]
    assert frozen == {f"{part}.{kind}" for part in parts for kind in ("weight", "bias")}


@pytest.mark.parametrize(
    ("name", "make"),
    [
        ("norm1", lambda: nn.RMSNorm(D_MODEL)),
        ("norm2", nn.Identity),
        ("norm2", lambda: nn.LayerNorm(D_MODEL, eps=1e-2, elementwise_affine=False)),
        ("linear1", lambda: nn.Sequential(nn.Linear(D_MODEL, 3), nn.Linear(3, D_FF))),
    ],
)
def test_from_torch_copies_whatever_stands_for_a_norm_or_a_linear_layer(name, make):
    source = nn.TransformerEncoderLayer(D_MODEL, HEADS, D_FF, dropout=0.0, batch_first=True)
    setattr(source, name, make())
    x = torch.randn(2, 5, D_MODEL)
    layer = EncoderLayer.from_torch(source)
    assert_close(layer(x).output, source(x))
    theirs = {p.data_ptr() for p in source.parameters()}
    assert not any(p.data_ptr() in theirs for p in layer.parameters())


def test_from_torch_keeps_the_mode_of_each_layer():
    layer = nn.TransformerEncoderLayer(D_MODEL, HEADS, D_FF)
    source = nn.TransformerEncoder(layer, 2, enable_nested_tensor=False)
    source.layers[0].eval()
    encoder = Encoder.from_torch(source)
    assert [part.training for part in (encoder, *encoder.layers)] == [True, False, True]


def test_from_torch_refuses_dropouts_that_differ():
    source = nn.TransformerDecoderLayer(D_MODEL, HEADS, D_FF, dropout=0.25)
    source.dropout1.p = 0.5
    with pytest.raises(ValueError, match=r"one dropout; got \[0.25, 0.5\]"):
        DecoderLayer.from_torch(source)


@pytest.mark.parametrize("kind", [EncoderLayer, DecoderLayer, Encoder])
def test_from_torch_refuses_other_modules(kind):
    with pytest.raises(TypeError, match=f"torch.nn.Transformer{kind.__name__}; got Linear"):
        kind.from_torch(nn.Linear(2, 2))


def test_from_torch_refuses_what_has_no_layers():
    source = nn.TransformerEncoder(
        nn.TransformerEncoderLayer(D_MODEL, HEADS, D_FF), 1, enable_nested_tensor=False
    )
    source.layers = source.layers[:0]
    with pytest.raises(ValueError, match="at least one layer; got none"):
        Encoder.from_torch(source)


# Padding before the tokens


@pytest.mark.parametrize("positions", ["learned", "sinusoidal"])
def test_tokens_after_padding_have_the_positions_that_they_are_given(positions):
    embedding = TokenEmbedding(17, 12, max_length=5, positions=positions)
    encoder = Encoder(12, 3, 2, embedding=embedding).eval()
    ids = torch.tensor([[0, 0, 5, 6, 7], [1, 2, 3, 4, 5]])
    is_token = ids != 0
    found = encoder(
        ids, mask=is_token[:, None], position_ids=(is_token.cumsum(-1) - 1).clamp(min=0)
    ).output
    assert_close(found[0, 2:], encoder(ids[:1, 2:]).output[0])
    assert_close(found[1], encoder(ids[1:]).output[0])


# What a layer does


def test_post_norm_ends_normalised_and_pre_norm_does_not():
    x, _ = inputs()
    post = EncoderLayer(D_MODEL, HEADS)(10 * x).output
    assert_close(post.var(-1, correction=0), torch.ones(BATCH, N), rtol=1e-3, atol=1e-3)
    pre = EncoderLayer(D_MODEL, HEADS, pre_norm=True)(10 * x).output
    assert (pre.var(-1) > 10).all()


def test_every_dropout_acts_in_training_only():
    x, memory = inputs()
    layer = DecoderLayer(D_MODEL, HEADS, dropout=0.5)
    drops = [module for module in layer.modules() if isinstance(module, nn.Dropout)]
    for drop in drops:
        for other in drops:
            other.p = 0.5 if other is drop else 0.0
        layer.train()
        assert not torch.equal(layer(x, memory).output, layer(x, memory).output)
        layer.eval()
        assert torch.equal(layer(x, memory).output, layer(x, memory).output)


def test_the_layers_dropout_acts_on_the_result_of_each_block():
    x, memory = inputs()
    layer = DecoderLayer(D_MODEL, HEADS, pre_norm=True)
    layer.dropout.p = 1.0  # nothing is added, so nothing changes
    assert_close(layer(x, memory).output, x)


def test_the_embeddings_dropout_acts_in_training_only():
    embedding, ids = TokenEmbedding(19, D_MODEL, max_length=N, dropout=0.5), torch.arange(N)
    share = float((embedding(ids) == 0).float().mean())
    assert 0.3 < share < 0.7
    assert (embedding.eval()(ids) != 0).all()


def test_weights_are_returned_only_if_asked_for():
    x, memory = inputs()
    layer = DecoderLayer(D_MODEL, HEADS)
    assert layer(x, memory)[1:] == (None, None)
    _, self_weights, cross_weights = layer(x, memory, need_weights=True)
    assert self_weights.shape == (BATCH, HEADS, N, N)
    assert cross_weights.shape == (BATCH, HEADS, N, M)


def test_a_bias_reaches_the_scores():
    x, _ = inputs()
    layer = EncoderLayer(D_MODEL, HEADS)
    bias = torch.zeros(N, N)
    bias[:, 2] = 1e4
    weights = layer(x, bias=bias, need_weights=True).weights
    assert_close(weights[..., 2], torch.ones(BATCH, HEADS, N))


def test_feed_forward_treats_each_position_alone():
    module, (x, _) = FeedForward(D_MODEL, D_FF, activation="gelu"), inputs()
    assert_close(module(x)[2, 3], module(x[2, 3]))
    inner = F.gelu(x @ module.inner.weight.T + module.inner.bias)
    assert_close(module(x), inner @ module.outer.weight.T + module.outer.bias)


def test_the_defaults_are_those_of_torchs_layers():
    """Post-norm, ReLU, no dropout and the eps of nn.LayerNorm."""
    kind = {"dropout": 0.0, "batch_first": True}
    for own, theirs in (
        (EncoderLayer, nn.TransformerEncoderLayer),
        (DecoderLayer, nn.TransformerDecoderLayer),
    ):
        layer, source = own(D_MODEL, HEADS, D_FF), theirs(D_MODEL, HEADS, D_FF, **kind)
        shown = repr(layer)
        assert shown == repr(own.from_torch(source))
        assert layer.pre_norm is False
        assert f"eps={nn.LayerNorm(1).eps}" in shown


@pytest.mark.parametrize(
    "make",
    [
        lambda p: MultiHeadAttention(D_MODEL, HEADS, dropout=p),
        lambda p: FeedForward(D_MODEL, dropout=p),
        lambda p: DecoderLayer(D_MODEL, HEADS, dropout=p),
        lambda p: TokenEmbedding(5, 4, max_length=3, dropout=p),
        lambda p: RecurrentSeq2Seq(5, 5, 4, num_layers=2, dropout=p),
    ],
)
def test_a_dropout_is_a_number_between_0_and_1(make):
    for p in (1.5, -0.1, float("nan")):
        with pytest.raises(ValueError, match=f"dropout must lie between 0 and 1; got {p}"):
            make(p)
    for p in ("0.1", None, True):
        with pytest.raises(TypeError, match=f"dropout must be a number between 0 and 1; got {p!r}"):
            make(p)
    for p in (0, 1, 0.5):
        make(p)


# The encoder


def small_encoder(**kwargs):
    embedding = TokenEmbedding(19, D_MODEL, max_length=N, num_types=2, norm_eps=1e-6)
    return perturbed(Encoder(D_MODEL, HEADS, 2, D_FF, embedding=embedding, **kwargs))


@pytest.mark.parametrize("pre_norm", [False, True])
def test_one_can_follow_a_vector_through_the_layers(pre_norm):
    encoder, ids = small_encoder(pre_norm=pre_norm), torch.randint(19, (BATCH, N))
    mask = torch.rand(BATCH, 1, N, N) > 0.2
    output, hidden, weights = encoder(ids, mask=mask, need_weights=True, need_hidden_states=True)
    assert type(hidden) is type(weights) is tuple
    assert len(hidden) == 3
    assert_close(hidden[0], encoder.embedding(ids))
    for i, layer in enumerate(encoder.layers):
        step = layer(hidden[i], mask=mask, need_weights=True)
        assert_close(hidden[i + 1], step.output)
        assert_close(weights[i], step.weights)
    assert_close(output, encoder.norm(hidden[-1]))
    plain = encoder(ids, mask=mask)
    assert_close(plain.output, output)
    assert plain[1:] == (None, None)


def test_vectors_skip_the_embedding():
    encoder, ids = small_encoder(), torch.randint(19, (BATCH, N))
    assert_close(encoder(encoder.embedding(ids)).output, encoder(ids).output)


def test_padding_changes_nothing_before_it():
    encoder, ids = small_encoder(), torch.randint(19, (BATCH, N))
    is_token = padding_mask(torch.tensor([7, 1, 3, 5, 2]), N)
    output = encoder(ids, mask=is_token[:, None]).output
    for row, n in enumerate([7, 1, 3, 5, 2]):
        assert_close(output[row, :n], encoder(ids[row : row + 1, :n]).output[0])


def test_types_are_zero_unless_given():
    encoder, ids = small_encoder(), torch.randint(19, (BATCH, N))
    zeros = torch.zeros_like(ids)
    assert_close(encoder(ids, type_ids=zeros).output, encoder(ids).output)
    assert not torch.allclose(encoder(ids, type_ids=zeros + 1).output, encoder(ids).output)


def test_without_types_there_are_none():
    embedding = TokenEmbedding(19, D_MODEL, max_length=N)
    assert embedding.types is None
    ids = torch.randint(19, (BATCH, N))
    assert_close(embedding(ids), embedding.tokens.weight[ids] + embedding.positions[None])


def test_sinusoidal_positions_are_the_formula_and_are_not_stored():
    embedding = TokenEmbedding(19, 38, max_length=N, positions="sinusoidal")
    ids = torch.randint(19, (BATCH, 5))
    expected = embedding.tokens.weight[ids] + torch.from_numpy(sinusoidal(5, 38)).float()
    assert_close(embedding(ids), expected)
    assert list(embedding.state_dict()) == ["tokens.weight"]
    assert embedding.double()(ids).dtype == torch.float64


def test_state_survives_copying_and_pickling():
    encoder, ids = small_encoder(activation="gelu"), torch.randint(19, (BATCH, N))
    fresh = small_encoder(activation="gelu")
    fresh.load_state_dict(encoder.state_dict())
    for other in (fresh, copy.deepcopy(encoder), pickle.loads(pickle.dumps(encoder))):
        assert_close(other(ids).output, encoder(ids).output)


@pytest.mark.parametrize("make", [lambda: EncoderLayer(D_MODEL, HEADS)])
def test_vectors_of_another_dtype_are_refused_with_both_ways_out(make):
    hint = (
        r"Write x\.to\(torch\.float32\), or give the layer the input's: layer\.to\(torch\.float64\)"
    )
    with pytest.raises(TypeError, match=hint):
        make()(torch.zeros(2, 5, D_MODEL, dtype=torch.float64))
