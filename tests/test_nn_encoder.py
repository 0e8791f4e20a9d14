"""Encoder and decoder layers equal torch's; the encoder shows what happens inside."""

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


@pytest.mark.parametrize("kind", [EncoderLayer, DecoderLayer])
def test_from_torch_refuses_other_modules(kind):
    with pytest.raises(TypeError, match=f"torch.nn.Transformer{kind.__name__}; got Linear"):
        kind.from_torch(nn.Linear(2, 2))


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


# The encoder


def small_encoder(**kwargs):
    embedding = TokenEmbedding(19, D_MODEL, max_length=N, norm_eps=1e-6)
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


def test_an_embedding_is_the_sum_of_token_and_position():
    embedding = TokenEmbedding(19, D_MODEL, max_length=N)
    ids = torch.randint(19, (BATCH, N))
    assert_close(embedding(ids), embedding.tokens.weight[ids] + embedding.positions[None])


def test_sinusoidal_positions_are_the_formula_and_are_not_stored():
    embedding = TokenEmbedding(19, 38, max_length=N, positions="sinusoidal")
    ids = torch.randint(19, (BATCH, 5))
    expected = embedding.tokens.weight[ids] + torch.from_numpy(sinusoidal(5, 38)).float()
    assert_close(embedding(ids), expected)
    assert list(embedding.state_dict()) == ["tokens.weight"]
    assert embedding.double()(ids).dtype == torch.float64
