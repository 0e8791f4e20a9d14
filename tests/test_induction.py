"""The transformer of attention layers alone: by hand, against torch's parts, and with cuts."""

import math

import numpy as np
import pytest
import torch
from support import assert_close
from torch.nn import functional as F

from attnlib.induction import attention_only

HEADS, D, WIDTH, WORDS = 3, 5, 6, 7  # heads of two features


@pytest.fixture
def params(rng):
    def draw(*shape):
        return rng.normal(size=shape) / math.sqrt(shape[0])

    layers = {
        f"layer{i}.w_{s}": draw(*((WIDTH, D) if s == "o" else (D, WIDTH)))
        for i in (1, 2)
        for s in "qkvo"
    }
    return {"embedding": draw(WORDS, D), **layers, "unembedding": draw(D, WORDS)}


def run(tokens, params, **options):
    return attention_only(tokens, params, num_heads=HEADS, **options)


def by_torch(tokens, params, base=100.0):
    """Return the logits by torch's own functions, the rotation by complex numbers."""
    p = {name: torch.asarray(x) for name, x in params.items()}
    places = torch.arange(len(tokens), dtype=torch.float64)[:, None]
    speed = base ** -(torch.arange(0, WIDTH // HEADS, 2, dtype=torch.float64) * HEADS / WIDTH)
    turn = torch.polar(torch.ones_like(places * speed), places * speed)
    x = p["embedding"][torch.asarray(tokens)]
    for i in (1, 2):
        h = F.rms_norm(x, (D,), eps=1e-6)
        q, k, v = (
            (h @ p[f"layer{i}.w_{s}"]).view(-1, HEADS, WIDTH // HEADS).transpose(0, 1)
            for s in "qkv"
        )
        q, k = (
            torch.view_as_real(
                torch.view_as_complex(part.reshape(*part.shape[:2], -1, 2).contiguous()) * turn
            ).flatten(-2)
            for part in (q, k)
        )
        found = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + found.transpose(0, 1).flatten(1) @ p[f"layer{i}.w_o"]
    return (F.rms_norm(x, (D,), eps=1e-6) @ p["unembedding"]).numpy()


TOKENS = np.array([2, 5, 3, 2, 5, 0, 6, 6, 1, 4, 2])


def test_logits_are_those_of_torchs_parts(params):
    np.testing.assert_allclose(run(TOKENS, params).logits, by_torch(TOKENS, params), atol=1e-12)


def test_one_word_is_looked_up_by_itself(params):
    """With one word all weights are 1, so the whole model can be written in a line a layer."""
    x = params["embedding"][[3]]
    for i in (1, 2):
        h = x / np.sqrt((x**2).mean() + 1e-6)
        x = x + h @ params[f"layer{i}.w_v"] @ params[f"layer{i}.w_o"]
    want = x / np.sqrt((x**2).mean() + 1e-6) @ params["unembedding"]
    got = run(np.array([3]), params)
    np.testing.assert_allclose(got.logits, want)
    assert all((w == 1).all() for w in got.weights)


def test_numpy_and_torch_and_batches_agree(params):
    want = run(TOKENS, params)
    p = {name: torch.asarray(x) for name, x in params.items()}
    many = torch.asarray(np.stack([TOKENS, TOKENS[::-1].copy()]))
    got = run(many, p)
    assert_close(got.logits[0], want.logits, like=p["embedding"])
    for i in (0, 1):
        assert_close(got.weights[i][0], want.weights[i], like=p["embedding"])
        assert_close(got.heads[i][0], want.heads[i], like=p["embedding"])
    assert got.heads[0].shape == (2, HEADS, len(TOKENS), WIDTH // HEADS)


@pytest.mark.parametrize("kind", ["uint8", "int16", "int32"])
def test_narrow_integers_are_the_same_words(params, kind):
    want = run(TOKENS, params).logits
    np.testing.assert_array_equal(run(TOKENS.astype(kind), params).logits, want)
    p = {name: torch.asarray(x) for name, x in params.items()}
    got = run(torch.asarray(TOKENS.astype(kind)), p).logits
    assert_close(got, want, like=p["embedding"])


def test_no_word_sees_the_future(params):
    other = TOKENS.copy()
    other[7:] = 0
    np.testing.assert_array_equal(run(TOKENS, params).logits[:7], run(other, params).logits[:7])


@pytest.mark.parametrize(("layer", "head"), [(0, 0), (0, 2), (1, 1)])
def test_a_head_cut_is_a_head_whose_way_out_is_zero(params, layer, head):
    flow = np.ones((2, HEADS, 1, 1))
    flow[layer, head] = 0
    silent = dict(params)
    name = f"layer{layer + 1}.w_o"
    silent[name] = params[name].copy()
    silent[name][2 * head : 2 * head + 2] = 0
    cut, without = run(TOKENS, params, flow=flow), run(TOKENS, silent)
    np.testing.assert_allclose(cut.logits, without.logits)
    np.testing.assert_allclose(cut.weights[0], without.weights[0])
    replaced = run(TOKENS, params, instead={(layer, head): np.zeros(2)})
    np.testing.assert_allclose(replaced.logits, cut.logits)
    assert np.abs(cut.logits - run(TOKENS, params).logits).max() > 1e-3


def test_an_edge_cut_changes_its_query_in_this_layer_alone(params):
    flow = np.ones((2, HEADS, len(TOKENS), len(TOKENS)))
    flow[1, 2, 6, 3] = 0
    whole, cut = run(TOKENS, params), run(TOKENS, params, flow=flow)
    moved = np.abs(whole.logits - cut.logits).max(axis=1) > 0
    assert moved.tolist() == [i == 6 for i in range(len(TOKENS))]
    np.testing.assert_array_equal(whole.weights[1], cut.weights[1])
    w, v = whole.weights[1][2, 6, 3], whole.heads[1][2, 6] - cut.heads[1][2, 6]
    assert w > 0
    assert np.abs(v).max() > 0


def test_a_flow_without_axes_of_layers_and_words_is_one_for_each_head(params):
    flow = np.array([1.0, 0.0, 0.5])[:, None, None]
    full = np.broadcast_to(flow, (2, HEADS, len(TOKENS), len(TOKENS)))
    got = run(TOKENS, params, flow=flow)
    np.testing.assert_array_equal(got.logits, run(TOKENS, params, flow=full).logits)
    assert [type(part) for part in got[1:]] == [tuple, tuple]


def test_a_head_is_replaced_in_each_text_of_a_batch(params):
    many = np.stack([TOKENS, TOKENS[::-1]])
    instead = {(0, 1): np.arange(2.0), (1, 2): np.ones((len(TOKENS), 2))}
    got = run(many, params, instead=instead)
    for i in (0, 1):
        alone = run(many[i], params, instead=instead)
        np.testing.assert_allclose(got.logits[i], alone.logits)
        np.testing.assert_array_equal(alone.heads[0][1], np.tile([0.0, 1.0], (len(TOKENS), 1)))


def test_a_head_replaced_by_itself_changes_nothing(params):
    whole = run(TOKENS, params)
    instead = {(0, 1): whole.heads[0][1], (1, 0): whole.heads[1][0]}
    np.testing.assert_allclose(run(TOKENS, params, instead=instead).logits, whole.logits)


def test_the_base_is_that_of_the_rotation(params):
    np.testing.assert_allclose(
        run(TOKENS, params, base=7.0).logits, by_torch(TOKENS, params, 7.0), atol=1e-12
    )


def test_gradients_reach_every_parameter(params):
    p = {name: torch.asarray(x).requires_grad_() for name, x in params.items()}
    run(torch.asarray(TOKENS), p).logits.square().sum().backward()
    assert all(x.grad is not None and x.grad.abs().sum() > 0 for x in p.values())


def test_what_does_not_fit_is_told(params):
    with pytest.raises(ValueError, match=r"missing: layer2\.w_o"):
        run(TOKENS, {name: x for name, x in params.items() if name != "layer2.w_o"})
    with pytest.raises(ValueError, match=r"params must hold embedding.*missing: embedding"):
        run(TOKENS, {})
    with pytest.raises(ValueError, match="tokens must lie between 0 and 6; got 7"):
        run(np.array([7]), params)
    for layer, head in ((2, 0), (0, 3), (-1, 0), (1, -1)):
        told = f"instead names layer {layer}, head {head}; there are 2 layers of 3 heads"
        with pytest.raises(ValueError, match=told):
            run(TOKENS, params, instead={(layer, head): np.zeros(2)})
    with pytest.raises(ValueError, match="w_q must have the shape"):
        run(TOKENS, {**params, "layer1.w_q": np.ones((4, 6))})
    with pytest.raises(ValueError, match="num_heads must divide"):
        attention_only(TOKENS, params, num_heads=4)
    with pytest.raises(TypeError, match="embedding"):
        run(TOKENS, {**params, "embedding": np.ones((7, 5), dtype=int)})
    whole = np.ones((D, WIDTH), dtype=int)
    with pytest.raises(TypeError, match=r"^layer2\.w_k must hold floating-point numbers"):
        run(TOKENS, {**params, "layer2.w_k": whole})
    with pytest.raises(TypeError, match="one array library; got tokens of torch, embedding of"):
        run(torch.asarray(TOKENS), params)


@pytest.mark.parametrize("kind", ["numpy", "torch"])
def test_half_precision_does_not_overflow_where_features_are_large(params, kind):
    large = {name: x * (300 if name == "embedding" else 1) for name, x in params.items()}
    half = {name: x.astype(np.float16) for name, x in large.items()}
    text = np.array([1, 2, 3, 1, 2])
    exact = run(text, {name: x.astype(np.float64) for name, x in half.items()})
    if kind == "torch":
        half, text = {name: torch.asarray(x) for name, x in half.items()}, torch.asarray(text)
    found = run(text, half)
    for part in (found.logits, *found.weights, *found.heads):
        assert "float16" in str(part.dtype)
    assert_close(np.asarray(found.logits, float), exact.logits, atol=2e-3 * abs(exact.logits).max())
