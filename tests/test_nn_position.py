"""Rotary and ALiBi in the layers: the functions of chapter 08, between projection and scores."""

import pytest
import torch
from support import assert_close

from attnlib.multihead import merge_heads, split_heads
from attnlib.nn import (
    ALiBi,
    Encoder,
    MultiHeadAttention,
    Position,
    Rotary,
    TokenEmbedding,
)
from attnlib.position import alibi_bias, rotate
from attnlib.scaling import scaled_dot_product_attention

BATCH, N, M, HEADS, D_MODEL = 5, 7, 11, 3, 42


def projected(module, x, y):
    """Return query, key and value per head, by hand."""
    names = {"query": x, "key": y, "value": y}
    layers = [(t, getattr(module, f"{name}_projection")) for name, t in names.items()]
    parts = [t @ layer.weight.T + layer.bias for t, layer in layers]
    query, key, value = (split_heads(t, t.shape[-1] // 14) for t in parts)
    group = HEADS // module.num_kv_heads
    return query, *(t.repeat_interleave(group, -3) for t in (key, value))


@pytest.mark.parametrize("kv_heads", [1, 3])
@pytest.mark.parametrize("need_weights", [False, True])
def test_rotary_rotates_queries_and_keys_of_each_head_and_no_values(kv_heads, need_weights):
    module = MultiHeadAttention(D_MODEL, HEADS, num_kv_heads=kv_heads)
    x, y = torch.randn(BATCH, N, D_MODEL), torch.randn(BATCH, M, D_MODEL)
    query, key, value = projected(module, x, y)
    query = rotate(query, torch.arange(N), base=50.0)
    key = rotate(key, torch.arange(M), base=50.0)
    heads, weights = scaled_dot_product_attention(query, key, value)
    got = module(x, y, position=Rotary(base=50.0), need_weights=need_weights)
    assert_close(got.output, module.out_projection(merge_heads(heads)))
    if need_weights:
        assert_close(got.weights, weights)


@pytest.mark.parametrize("kv_heads", [1, 3])
@pytest.mark.parametrize("need_weights", [False, True])
@pytest.mark.parametrize("with_bias", [False, True])
def test_alibi_adds_the_distances_of_each_query_head(kv_heads, need_weights, with_bias):
    module = MultiHeadAttention(D_MODEL, HEADS, num_kv_heads=kv_heads)
    x, y = torch.randn(BATCH, N, D_MODEL), torch.randn(BATCH, M, D_MODEL)
    bias = torch.randn(N, M) if with_bias else None
    total = alibi_bias(HEADS, N, M, like=x) + (bias if with_bias else 0.0)
    heads, weights = scaled_dot_product_attention(*projected(module, x, y), bias=total)
    got = module(x, y, bias=bias, position=ALiBi(), need_weights=need_weights)
    assert_close(got.output, module.out_projection(merge_heads(heads)))
    if need_weights:
        assert_close(got.weights, weights)


@pytest.mark.parametrize("position", [Rotary(), ALiBi()])
def test_only_distances_matter(position):
    module, x = MultiHeadAttention(D_MODEL, HEADS), torch.randn(BATCH, N, D_MODEL)
    later = torch.cat([torch.randn(BATCH, 4, D_MODEL), x], 1)
    mask = torch.arange(N + 4) >= 4  # what comes before is there, and hidden
    got = module(later, mask=mask, position=position).output[:, 4:]
    assert_close(got, module(x, position=position).output)


def test_without_a_position_order_is_lost_and_with_one_it_is_not():
    module, x = MultiHeadAttention(D_MODEL, HEADS), torch.randn(BATCH, N, D_MODEL)
    order = torch.randperm(N)
    for position, same in ((None, True), (Rotary(), False), (ALiBi(), False)):
        got = module(x[:, order], position=position).output
        assert torch.allclose(got, module(x, position=position).output[:, order], atol=1e-5) is same


def test_a_position_reaches_every_layer_of_a_stack():
    encoder, x = Encoder(D_MODEL, HEADS, 2), torch.randn(BATCH, N, D_MODEL)
    by_hand = x
    for layer in encoder.layers:
        by_hand = layer(by_hand, position=Rotary(), is_causal=True).output
    assert_close(encoder(x, position=Rotary(), is_causal=True).output, by_hand)


def test_a_scheme_of_ones_own_can_take_their_place():
    class Near(Position):
        def bias(self, query, n_keys, offset):
            i = torch.arange(query.shape[-2])[:, None] + offset
            return torch.where((i - torch.arange(n_keys)).abs() <= 1, 0.0, -torch.inf)

    module, x = MultiHeadAttention(D_MODEL, HEADS), torch.randn(BATCH, N, D_MODEL)
    near = (torch.arange(N)[:, None] - torch.arange(N)).abs() <= 1
    assert_close(module(x, position=Near()).output, module(x, mask=near).output)
    assert_close(module(x, position=Position()).output, module(x).output)


def test_alibi_keeps_far_distances_apart_in_half_precision():
    query = torch.zeros(1, HEADS, 1, 14, dtype=torch.bfloat16)
    bias = ALiBi().bias(query, 1001, 1000)
    assert bias.dtype == torch.float32
    assert (bias.diff() > 0).all()


def test_positions_are_equal_by_value_and_say_what_they_are():
    assert Rotary() == Rotary(base=10000.0) != Rotary(base=5.0)
    assert repr(Rotary(base=5.0)) == "Rotary(base=5.0, part=1.0)"
    assert ALiBi() == ALiBi()


def test_an_embedding_without_positions_has_no_end():
    embedding, ids = TokenEmbedding(19, D_MODEL, positions=None), torch.randint(19, (2, 300))
    assert list(embedding.state_dict()) == ["tokens.weight"]
    assert_close(embedding(ids), embedding.tokens.weight[ids])
    with pytest.raises(ValueError, match="max_length must be given with positions 'learned'"):
        TokenEmbedding(19, D_MODEL)


@pytest.mark.parametrize("positions", ["learned", "sinusoidal"])
def test_an_embeddings_positions_go_on_from_the_first(positions):
    embedding = TokenEmbedding(19, D_MODEL, max_length=N, positions=positions)
    ids = torch.randint(19, (2, N))
    assert_close(embedding(ids[:, 3:], first=3), embedding(ids)[:, 3:])
