"""Every layer under autocast, on the meta device and under torch's transformations.

The table of all transformations is in test_transformations; here is what the layers do beside it.
"""

import copy

import pytest
import torch
from support import assert_close
from torch.func import functional_call, grad, vmap

from attnlib.nn import (
    AdditiveAttention,
    ALiBi,
    ConcatAttention,
    Decoder,
    DecoderLayer,
    Encoder,
    EncoderLayer,
    FeedForward,
    KeyValueCache,
    MultiHeadAttention,
    MultiplicativeAttention,
    RecurrentSeq2Seq,
    Rotary,
    SelfAttention,
    Transformer,
)

X, Y = torch.randn(2, 3, 7, 24, generator=torch.Generator().manual_seed(1))
SOURCE = torch.tensor([[3, 4, 5, 6, 7], [8, 9, 2, 3, 3], [5, 6, 4, 9, 3]])
PADDED = SOURCE * (torch.arange(5) < torch.tensor([[5], [3], [1]]))
TARGET = torch.tensor([[1, 3, 4], [1, 5, 6], [1, 6, 3]])

TODAY = {"sink_logit": True, "output_gate": True, "window": 3}
HIDING = torch.zeros(7).index_fill(0, torch.tensor([5, 6]), -torch.inf)

LAYERS = {
    "additive": lambda: (AdditiveAttention(24, 24, 11), (X, Y), {}),
    "concat": lambda: (ConcatAttention(24, 24, 11), (X, Y), {}),
    "general": lambda: (MultiplicativeAttention(24, 24), (X, Y), {}),
    "dot": lambda: (MultiplicativeAttention(), (X, Y), {}),
    "self": lambda: (SelfAttention(24), (X,), {}),
    "heads": lambda: (MultiHeadAttention(24, 4), (X,), {"is_causal": True}),
    "grouped": lambda: (MultiHeadAttention(24, 4, num_kv_heads=2), (X, Y), {}),
    "rotary": lambda: (MultiHeadAttention(24, 4), (X,), {"position": Rotary(), "is_causal": True}),
    "alibi": lambda: (MultiHeadAttention(24, 4), (X,), {"position": ALiBi(), "need_weights": True}),
    "biased": lambda: (MultiHeadAttention(24, 4), (X,), {"bias": torch.ones(7, 7).tril()}),
    "hidden": lambda: (MultiHeadAttention(24, 4), (X, Y), {"bias": HIDING, "is_causal": True}),
    "hidden, additive": lambda: (AdditiveAttention(24, 24, 11), (X, Y), {"mask": HIDING == 0}),
    "feed-forward": lambda: (FeedForward(24), (X,), {}),
    "encoder layer": lambda: (EncoderLayer(24, 4), (X,), {}),
    "decoder layer": lambda: (DecoderLayer(24, 4), (X, Y), {"is_causal": True}),
    "encoder": lambda: (Encoder(24, 4, 2, pre_norm=True), (X,), {}),
    "sink, gate": lambda: (MultiHeadAttention(24, 4, num_kv_heads=2, **TODAY), (X, Y), {}),
    "decoder": lambda: (
        Decoder(10, 24, 4, 2, num_kv_heads=2, qk_norm=True, **TODAY | {"window": [3, None]}),
        (PADDED,),
        {},
    ),
    "transformer": lambda: (Transformer(10, 7, 24, 4, 2), (PADDED, TARGET), {}),
}
RECURRENT = {
    "none": lambda: (RecurrentSeq2Seq(10, 7, 24, num_layers=2), (PADDED, TARGET), {}),
    **{
        f"recurrent {kind}": lambda kind=kind: (
            RecurrentSeq2Seq(10, 7, 24, attention=kind),
            (PADDED, TARGET),
            {},
        )
        for kind in ("additive", "dot", "general", "concat")
    },
}


def made(name):
    """Return a layer, what to give it and its options, the same at each call."""
    torch.manual_seed(7)
    layer, arguments, options = (LAYERS | RECURRENT)[name]()
    return layer.eval(), arguments, options


def first(result):
    return result if isinstance(result, torch.Tensor) else result[0]


def to(arguments, target):
    """Move or convert the floating-point arguments."""
    return tuple(x.to(target) if x.is_floating_point() else x for x in arguments)


# Autocast


@pytest.mark.parametrize("name", LAYERS | RECURRENT)
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_autocast_is_the_same_to_its_precision(name, dtype):
    layer, arguments, options = made(name)
    expected = first(layer(*arguments, **options)).detach()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        got = first(layer(*to(arguments, dtype), **options))
        assert got.dtype in (torch.bfloat16, dtype)
        got.float().square().mean().backward() if got.requires_grad else None
    # bfloat16 has 8 bits; a deep model rounds some ten times between input and output.
    assert_close(got.float(), expected, rtol=0, atol=0.02 * float(expected.abs().max()))
    for parameter in layer.parameters():
        assert parameter.grad is None or parameter.grad.isfinite().all()


def test_autocast_leaves_float64_alone():
    layer, arguments, _ = made("additive")
    layer = layer.double()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        got = layer(*to(arguments, torch.float64)).output
    assert_close(got, layer(*to(arguments, torch.float64)).output)


@pytest.mark.parametrize("name", ["transformer", "recurrent additive", "recurrent dot"])
def test_decoding_works_under_autocast(name):
    model, (source, _), _ = made(name)
    expected = model.greedy(source, max_length=5)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        got = model.greedy(source, max_length=5)
    assert_close(got.log_probability, expected.log_probability, rtol=0.02, atol=0.02)


def test_masks_and_dropout_work_under_autocast():
    layer = MultiHeadAttention(24, 4, num_kv_heads=2, dropout=0.5)
    mask = torch.rand(3, 1, 7, 7) > 0.3
    for need_weights in (False, True):
        with torch.autocast("cpu", dtype=torch.bfloat16):
            got = layer(X, mask=mask, bias=torch.randn(4, 7, 7), need_weights=need_weights)
        assert got.output.dtype == torch.bfloat16
        assert got.output.isfinite().all()


# The meta device


def test_a_step_with_a_cache_runs_on_the_meta_device():
    layer, cache = MultiHeadAttention(24, 4, num_kv_heads=2, window=3).to("meta"), KeyValueCache()
    for n in (5, 1, 2):
        x = torch.empty(3, n, 24, device="meta")
        for position in (Rotary(), ALiBi()):
            got = layer(x, position=position, cache=cache, is_causal=True).output
            assert got.shape == (3, n, 24)


# torch.func, compilation


# torch's CPU kernel has no batching rule, and its fallback is slow but right.
slow_vmap = pytest.mark.filterwarnings("ignore:There is a performance drop:UserWarning")


@slow_vmap
@pytest.mark.parametrize("name", LAYERS)
def test_vmap_over_the_batch_is_the_batch(name):
    layer, arguments, options = made(name)
    run = lambda *one: first(layer(*(x[None] for x in one), **options))[0]  # noqa: E731
    assert_close(vmap(run)(*arguments), first(layer(*arguments, **options)))


@slow_vmap
@pytest.mark.parametrize("name", [name for name in LAYERS if name != "dot"])
def test_vmap_over_parameters_is_an_ensemble(name):
    layer, arguments, options = made(name)
    others = {key: x.detach() + 0.1 for key, x in layer.named_parameters()}
    both = {key: torch.stack([x.detach(), others[key]]) for key, x in layer.named_parameters()}
    got = vmap(lambda p: first(functional_call(layer, p, arguments, options)))(both)
    assert_close(got[0], first(layer(*arguments, **options)))
    assert_close(got[1], first(functional_call(layer, others, arguments, options)))


@pytest.mark.parametrize("name", [name for name in LAYERS | RECURRENT if name != "dot"])
def test_grad_by_the_parameters_is_that_of_autograd(name):
    layer, arguments, options = made(name)
    arguments = tuple(SOURCE if x is PADDED else x for x in arguments)
    layer, arguments = layer.double(), to(arguments, torch.float64)
    parameters = dict(layer.named_parameters())

    def loss(p):
        return first(functional_call(layer, p, arguments, options)).square().mean()

    got = grad(loss)(parameters)
    expected = torch.autograd.grad(loss(parameters), parameters.values(), allow_unused=True)
    for (key, parameter), one in zip(parameters.items(), expected, strict=True):
        assert_close(got[key], torch.zeros_like(parameter) if one is None else one)


@pytest.mark.long
@pytest.mark.parametrize(
    "name", ["grouped", "rotary", "alibi", "decoder layer", "decoder", "transformer"]
)
@pytest.mark.parametrize("training", [False, True])
def test_layers_compile_whole_with_their_backward_pass(name, training):
    layer, arguments, options = made(name)
    layer.train(training)
    for module in layer.modules():
        if isinstance(module, torch.nn.Dropout):
            module.p = 0.5 if training else 0.0
    expected = first(layer(*arguments, **options))
    torch._dynamo.reset()
    compiled = torch.compile(layer, fullgraph=True, backend="aot_eager")
    got = first(compiled(*arguments, **options))
    got.square().mean().backward()
    assert got.shape == expected.shape
    if not training:  # dropout draws otherwise when compiled
        assert_close(got, expected)


@pytest.mark.parametrize("name", RECURRENT)
def test_recurrent_models_say_what_torch_cannot_transform(name):
    model, (source, target), _ = made(name)
    kind = type(model.encoder).__name__
    with pytest.raises(NotImplementedError, match=f"cannot run under vmap, since torch.nn.{kind}"):
        vmap(lambda s, t: model(s[None], t[None]).logits)(source, target)
    parameters = dict(model.named_parameters())
    doubled = {key: torch.stack([x, x]) for key, x in parameters.items()}
    with pytest.raises(NotImplementedError, match="cannot run under vmap"):
        vmap(lambda p: functional_call(model, p, (SOURCE, target)).logits)(doubled)
    with pytest.raises(NotImplementedError, match="cannot run under vmap"):
        vmap(grad(lambda p: functional_call(model, p, (SOURCE, target)).logits.sum()))(doubled)
    with pytest.raises(NotImplementedError, match=r"a padded source .* use torch\.autograd"):
        grad(lambda p: functional_call(model, p, (source, target)).logits.sum())(parameters)


@torch.no_grad()  # dynamo asks tensors between its graphs for their .grad, of which torch warns
def test_a_recurrent_model_compiles_in_pieces_and_still_checks_its_source():
    model, (source, target), _ = made("recurrent additive")
    compiled = torch.compile(copy.deepcopy(model), backend="eager")
    assert_close(compiled(source, target).logits, model(source, target).logits)
    with pytest.raises(ValueError, match=r"source must have padding .* only at its end"):
        compiled(source.flip(1), target)


def test_an_empty_source_is_refused():
    model, (_, target), _ = made("recurrent additive")
    with pytest.raises(ValueError, match="at least one token in each row"):
        model(torch.zeros(3, 0, dtype=torch.int64), target)
