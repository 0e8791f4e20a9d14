"""The decoder equals slow loops, a cache equals the whole, and what it writes is what was asked for."""

import copy

import numpy as np
import pytest
import torch
from support import assert_close
from torch.func import functional_call

from attnlib.nn import ALiBi, Decoder, KeyValueCache, Rotary
from attnlib.nn.decoder_only import draw
from attnlib.pretrained import edit_heads

BATCH, N, VOCAB, HEADS, KV_HEADS, D_K, D_FF, LAYERS = 5, 7, 13, 6, 3, 4, 11, 2
D_MODEL = HEADS * D_K
MIXED = {"window": [3, None], "sink_logit": True, "output_gate": True}


def made(**options):
    """Return a decoder in which no parameter is a constant, so that no mix-up passes."""
    options = {"num_kv_heads": KV_HEADS, "dtype": torch.float64, **options}
    model = Decoder(VOCAB, D_MODEL, HEADS, LAYERS, D_FF, **options)
    with torch.no_grad():
        for parameter in model.parameters():
            parameter.add_(0.3 * torch.randn_like(parameter))
    return model.eval()


def tokens(*shape):
    return torch.randint(VOCAB, shape or (BATCH, N), generator=torch.Generator().manual_seed(3))


# The answer


def normed(x, gain, eps):
    return gain * x / np.sqrt((x**2).mean() + eps)


def turned(x, at, base, d):
    """Rotate the first d features by the definition, a pair after the other."""
    x = x.copy()
    for i in range(0, d, 2):
        z = complex(x[i], x[i + 1]) * np.exp(1j * at * base ** (-i / d))
        x[i], x[i + 1] = z.real, z.imag
    return x


def gelu(z):
    return torch.nn.functional.gelu(torch.tensor(z)).numpy()


def loops(model, ids, eps=1e-5):
    """One text through the model, one vector at a time; returns the logits (n, vocab)."""
    p = {name: x.detach().numpy() for name, x in model.state_dict().items()}
    x = [p["embedding.weight"][i] for i in ids]
    for at_layer in range(LAYERS):
        layer, rotary = f"layers.{at_layer}.", model.position or Rotary(part=0)
        window = model.layers[at_layer].attention.window or len(ids)
        w = {k.removeprefix(layer).removesuffix(".weight"): v for k, v in p.items() if layer in k}
        none = w.get("attention.sink_logit", [-np.inf] * HEADS)  # the score of no token
        heads = {"query": HEADS, "key": KV_HEADS, "value": KV_HEADS}
        h = [normed(vector, w["attention_norm"], eps) for vector in x]
        parts = {
            name: [(w[f"attention.{name}_projection"] @ v).reshape(n, D_K) for v in h]
            for name, n in heads.items()
        }
        for name in ("query", "key"):
            for at, vectors in enumerate(parts[name]):
                for head in range(heads[name]):
                    v = vectors[head]
                    if f"attention.{name}_norm" in w:
                        v = normed(v, w[f"attention.{name}_norm"], 1e-6)
                    vectors[head] = turned(v, at, rotary.base, round(rotary.part * D_K))
        for i in range(len(ids)):
            found = []
            for head in range(HEADS):
                of = head // (HEADS // KV_HEADS)
                near = range(max(i + 1 - window, 0), i + 1)
                scores = {j: parts["query"][i][head] @ parts["key"][j][of] / D_K**0.5 for j in near}
                total = sum(np.exp(s) for s in scores.values()) + np.exp(none[head])
                found.append(sum(np.exp(scores[j]) / total * parts["value"][j][of] for j in near))
            found = np.concatenate(found)
            if "attention.gate_projection" in w:
                found = found / (1 + np.exp(-w["attention.gate_projection"] @ h[i]))
            x[i] = x[i] + w["attention.out_projection"] @ found
            v = normed(x[i], w["feed_forward_norm"], eps)
            inner = w["feed_forward.inner"] @ v
            if "feed_forward.gate" in w:
                z = w["feed_forward.gate"] @ v
                inner = z / (1 + np.exp(-z)) * inner
            else:
                inner = gelu(inner)
            x[i] = x[i] + w["feed_forward.outer"] @ inner
    return np.stack([p["embedding.weight"] @ normed(v, p["norm.weight"], eps) for v in x])


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"activation": "gelu", "num_kv_heads": KV_HEADS},
        {"qk_norm": True},
        {"position": None},
        {"position": Rotary(100.0, part=0.5)},
        {"eps": 0.3},
        {"sink_logit": True},
        {"output_gate": True},
        {"window": 3},
        MIXED,
    ],
    ids=str,
)
def test_a_decoder_equals_loops(options):
    model, ids = made(**options), tokens()
    logits = model(ids).logits
    for row, text in zip(logits, ids.tolist(), strict=True):
        assert_close(row, loops(model, text, options.get("eps", 1e-5)), like=logits)


def test_what_it_shows_inside_belongs_to_its_answer():
    model, ids = made(), tokens()
    logits, hidden_states, weights = model(ids, need_weights=True, need_hidden_states=True)
    assert len(hidden_states) == LAYERS + 1
    assert [w.shape for w in weights] == [(BATCH, HEADS, N, N)] * LAYERS
    assert_close(hidden_states[0], model.embedding(ids))
    assert_close(model.unembed(hidden_states[-1]), logits)
    assert_close(weights[1].sum(-1), torch.ones_like(weights[1][..., 0]))
    assert weights[1].triu(1).abs().max() == 0
    assert model(ids)[1:] == (None, None)
    assert_close(model(ids[0]).logits, logits[0])
    with edit_heads(model, lambda layer, heads: heads * (layer != 1)):
        without = model(ids, need_hidden_states=True).hidden_states
    assert_close(without[1], hidden_states[1])
    assert (without[2] - hidden_states[2]).abs().max() > 0.1


@pytest.mark.parametrize("is_token", [torch.arange(N) >= 3, torch.arange(N) < 4], ids=str)
def test_padding_before_or_after_the_tokens_changes_nothing(is_token):
    model, ids = made(), tokens(2, N)
    mask = torch.stack([is_token, torch.ones_like(is_token)])[:, None]
    found = model(ids, mask=mask).logits
    assert_close(found[0, is_token], model(ids[0, is_token]).logits)
    assert_close(found[1], model(ids[1]).logits)
    found.sum().backward()
    assert all(p.grad.isfinite().all() for p in model.parameters())


@pytest.mark.parametrize("blocks", [[1] * N, [4, 1, 2], [N]], ids=str)
@pytest.mark.parametrize(
    "options", [*({"position": p} for p in (Rotary(), ALiBi(), None)), MIXED], ids=str
)
def test_a_cache_equals_the_whole_and_holds_the_shared_heads_alone(blocks, options):
    model, ids = made(**options), tokens()
    caches = [KeyValueCache() for _ in model.layers]
    parts = [model(part, cache=caches).logits for part in ids.split(blocks, 1)]
    assert_close(torch.cat(parts, 1), model(ids).logits)
    for cache, layer in zip(caches, model.layers, strict=True):
        n = N if layer.attention.window is None else layer.attention.window - 1
        assert {tuple(x.shape) for x in cache.kept} == {(BATCH, KV_HEADS, n, D_K)}


def test_terms_for_all_tokens_read_serve_layers_whose_window_dropped_some():
    model, ids, is_token = made(**MIXED), tokens(), torch.arange(N) >= 2
    bias, caches, found = torch.randn(HEADS, N, N).double(), [KeyValueCache(), KeyValueCache()], []
    for first, last in ((0, 4), (4, 5), (5, N)):
        terms = {"mask": is_token[:last], "bias": bias[None, :, first:last, :last]}
        found.append(model(ids[:, first:last], cache=caches, **terms).logits)
    whole = model(ids, mask=is_token, bias=bias[None]).logits
    assert_close(torch.cat(found, 1)[:, 2:], whole[:, 2:])


def test_the_gradients_are_those_of_differences():
    options = {"qk_norm": True, "sink_logit": True, "output_gate": True, "window": 2}
    model = Decoder(3, 4, 2, 1, 3, num_kv_heads=1, dtype=torch.float64, **options)
    names, values = zip(*model.named_parameters(), strict=True)
    ids = torch.tensor([[0, 2, 1]])

    def logits(*values):
        return functional_call(model, dict(zip(names, values, strict=True)), (ids,)).logits

    assert torch.autograd.gradcheck(logits, values)


@torch.no_grad()
def test_it_goes_to_half_precision_and_back():
    model, ids = made(dtype=torch.float32), tokens()
    expected = model(ids).logits
    other = copy.deepcopy(model).bfloat16()
    assert other(ids).logits.dtype == torch.bfloat16
    assert_close(other(ids).logits.float(), expected, atol=0.05 * float(expected.abs().max()))
    assert other.generate(ids, 3, seed=0).shape == (BATCH, 3)
    assert_close(other.float()(ids).logits, expected, atol=0.05 * float(expected.abs().max()))
    assert_close(model(ids).logits, expected)


def test_logits_begin_with_a_spread_of_one():
    logits = Decoder(997, 64, 4, 2)(torch.arange(99)).logits
    assert 0.8 < logits.std() < 1.2


# Writing


def by_hand(model, ids, n):
    """Write the most probable token n times without a cache."""
    whole = ids
    for _ in range(n):
        whole = torch.cat([whole, model(whole).logits[:, -1:].argmax(-1)], 1)
    return whole[:, ids.shape[1] :]


@pytest.mark.parametrize("how", [{"temperature": 0}, {"temperature": 1e-40}, {"top_k": 1}], ids=str)
def test_greedy_is_the_argmax_of_the_whole_text(how):
    model, ids = made(), tokens()
    assert_close(model.generate(ids, 6, **how), by_hand(model, ids, 6))
    assert_close(model.generate(ids[0], 6, **how), by_hand(model, ids, 6)[0])


@pytest.mark.parametrize("options", [{}, MIXED], ids=str)
def test_a_padded_text_goes_on_as_it_does_alone(options):
    model, ids = made(**options), tokens(2, N)
    is_token = torch.stack([torch.arange(N) >= 3, torch.arange(N) >= 0])
    found = model.generate(ids, 6, mask=is_token[:, None], temperature=0)
    assert_close(found[0], by_hand(model, ids[:1, 3:], 6)[0])
    assert_close(found[1], by_hand(model, ids[1:], 6)[0])


def test_a_seed_writes_the_same_text_and_leaves_torchs_own_alone():
    model, ids = made(), tokens()
    before = torch.get_rng_state()
    texts = [model.generate(ids, 9, seed=seed).tolist() for seed in (0, 0, 1, None, None)]
    assert texts[0] == texts[1]
    assert len({str(text) for text in texts}) == 4
    assert torch.equal(torch.get_rng_state(), before)


def test_a_text_ends_with_its_end_and_the_call_with_the_last_of_them():
    model, ids = made(), tokens()
    free = model.generate(ids, 9, temperature=0)
    end = int(free[0, 2])
    found = model.generate(ids, 9, temperature=0, eos_id=end)
    ends = [row.index(end) if end in row else 8 for row in free.tolist()]
    assert found.shape[1] == max(ends) + 1
    for row, other, at in zip(found.tolist(), free.tolist(), ends, strict=True):
        assert row[: at + 1] == other[: at + 1]
        assert set(row[at + 1 :]) <= {end}


P = [0.15, 0.5, 0.05, 0.3]
SAMPLING = {
    "all": ({}, P),
    "hot": ({"temperature": 2.0}, np.sqrt(P)),
    "cold": ({"temperature": 0.5}, np.square(P)),
    "of two": ({"top_k": 2}, [0, 0.5, 0, 0.3]),
    "of more than there are": ({"top_k": 99}, P),
    "half and one more": ({"top_p": 0.6}, [0, 0.5, 0, 0.3]),
    "less than the first": ({"top_p": 0.1}, [0, 1, 0, 0]),
    "nearly all": ({"top_p": 0.96}, P),
    "of two, then of these": ({"top_k": 2, "top_p": 0.6}, [0, 1, 0, 0]),  # 0.5 of 0.8 is 0.625
}


@pytest.mark.parametrize("name", SAMPLING)
def test_tokens_are_drawn_as_often_as_they_are_probable(name):
    how, expected = SAMPLING[name]
    how = {"temperature": 1.0, "top_k": None, "top_p": 1.0, **how}
    n, expected = 20_000, np.array(expected) / np.sum(expected)
    logits = torch.tensor(P).log().expand(n, 4) + 1000.0
    drawn = draw(logits, **how, generator=torch.Generator().manual_seed(5))
    counts = np.bincount(drawn, minlength=4)
    assert (counts[expected == 0] == 0).all()
    assert (np.abs(counts / n - expected) <= 4 * np.sqrt(expected * (1 - expected) / n)).all()


# Refusals


def test_a_text_that_grew_in_a_cache_has_an_end_too():
    model, cache, ids = Decoder(8, 4, 2, 1, max_length=5), [KeyValueCache()], torch.ones(1, 3).int()
    model(ids, cache=cache)
    with pytest.raises(ValueError, match="max_length = 5 tokens; got 6"):
        model(ids, cache=cache)
    assert cache[0].length == 3
