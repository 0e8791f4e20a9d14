"""On torch's ``meta`` device nothing can be read and nothing mixed: what runs there runs on any.

Each public function and layer gets the same arguments on the CPU and there; shapes and dtypes
must agree. The same list holds what is true of each of them.
"""

import copy
import importlib
import pickle
from collections.abc import Callable

import pytest
import torch
from support import Launches, leave_cpu_branches
from test_import import MECHANISMS
from torch import nn as torch_nn
from torch.utils._pytree import tree_leaves, tree_map

import attnlib.nn
from attnlib.alignment import additive_scores, concat_scores, multiplicative_scores
from attnlib.efficient import memory_efficient_attention, merge_attention, partial_attention
from attnlib.induction import attention_only
from attnlib.lookup import attend, soft_lookup, softmax
from attnlib.masking import causal_mask, padding_mask, window_mask
from attnlib.memory import hopfield_energy, hopfield_retrieve
from attnlib.mixing import convolve, recurrent_mix
from attnlib.multihead import merge_heads, multi_head_attention, split_heads
from attnlib.position import alibi_bias, rotate, sinusoidal
from attnlib.projection import self_attention
from attnlib.scaling import scaled_dot_product_attention
from attnlib.similarity import cosine_scores, dot_scores, gaussian_scores, similarity_attention

N, M, D, V = 5, 7, 6, 11


def tensor(*shape, dtype=torch.float32):
    """Return numbers between -1 and 1 of a dtype, or integers, or a mask."""
    x = torch.linspace(-1, 1, max(torch.Size(shape).numel(), 1)).reshape(shape)
    if dtype is torch.bool:
        return x < 0.3
    return (5 * x.abs()).to(dtype) if not dtype.is_floating_point else x.to(dtype)


Q, K, VALUE = tensor(2, 3, N, D), tensor(2, 3, M, D), tensor(2, 3, M, V)
SCORES, MASK, ROW = tensor(2, 3, N, M), tensor(N, M, dtype=torch.bool), tensor(M, dtype=torch.bool)
BIAS, X, IDS = tensor(3, N, M), tensor(2, N, D), 1 + tensor(2, N, dtype=torch.int64)
SQUARE = tensor(D, D)
PARAMS = {"embedding": tensor(17, D), "unembedding": tensor(D, 17)} | {
    f"layer{layer}.w_{name}": SQUARE for layer in (1, 2) for name in "qkvo"
}

FUNCTIONS: dict[str, tuple[Callable, tuple, dict]] = {
    "softmax": (softmax, (SCORES,), {}),
    "softmax, mask": (softmax, (SCORES,), {"mask": MASK}),
    "softmax, axis": (softmax, (SCORES,), {"axis": -2, "mask": MASK}),
    "attend": (attend, (SCORES, VALUE), {"mask": ROW}),
    "soft_lookup": (soft_lookup, (Q, K, VALUE), {"temperature": tensor()[None].abs()[0]}),
    "additive_scores": (additive_scores, (Q, K, tensor(D, 13), tensor(D, 13), tensor(13)), {}),
    "concat_scores": (concat_scores, (Q, K, tensor(2 * D, 13), tensor(13)), {}),
    "multiplicative_scores": (multiplicative_scores, (Q, K), {"w": SQUARE}),
    "dot_scores": (dot_scores, (Q, K), {}),
    "cosine_scores": (cosine_scores, (Q, K), {}),
    "gaussian_scores": (gaussian_scores, (Q, K), {"width": 2.0}),
    "similarity_attention": (similarity_attention, (X,), {"mask": MASK[:, :N]}),
    "self_attention": (self_attention, (X, SQUARE, SQUARE, tensor(D, V)), {"mask": MASK[:, :N]}),
    "scaled_dot_product_attention": (
        scaled_dot_product_attention,
        (Q, K, VALUE),
        {"mask": MASK, "bias": BIAS, "softcap": 2.0},
    ),
    "causal_mask": (causal_mask, (N, M), {"offset": 2, "like": Q}),
    "padding_mask": (padding_mask, (tensor(2, dtype=torch.int64), M), {}),
    "window_mask": (window_mask, (N, M), {"left": 2, "right": 1, "like": Q}),
    "split_heads": (split_heads, (X, 3), {}),
    "merge_heads": (merge_heads, (Q,), {}),
    "multi_head_attention": (
        multi_head_attention,
        (X, X, X, SQUARE, tensor(D, 2), tensor(D, 2), SQUARE),
        {"num_heads": 3, "num_kv_heads": 1, "mask": MASK[:, :N]},
    ),
    "alibi_bias": (alibi_bias, (3, N, M), {"offset": 2, "like": Q}),
    "rotate": (rotate, (Q, torch.arange(N)), {}),
    "sinusoidal": (sinusoidal, (N, D), {"like": Q}),
    "convolve": (convolve, (X, tensor(3, D, V)), {"dilation": 2}),
    "recurrent_mix": (recurrent_mix, (X, tensor(D, V), tensor(V, V)), {"bias": tensor(V)}),
    "memory_efficient_attention": (memory_efficient_attention, (Q, K, VALUE), {"mask": MASK}),
    "memory_efficient_attention, softcap": (
        memory_efficient_attention,
        (Q, K, VALUE),
        {"bias": BIAS, "softcap": 2.0, "is_causal": True},
    ),
    "partial_attention": (partial_attention, (Q, K, VALUE), {"mask": MASK, "bias": BIAS}),
    "partial_attention, no keys": (partial_attention, (Q, K[..., :0, :], VALUE[..., :0, :]), {}),
    "merge_attention": (merge_attention, (Q, Q[..., 0], Q, Q[..., 1]), {}),
    "attention_only": (
        attention_only,
        (IDS, PARAMS),
        {"num_heads": 3, "flow": tensor(2, 3, 1, 1), "instead": {(1, 2): tensor(2)}},
    ),
    "hopfield_energy": (hopfield_energy, (X, tensor(M, D)), {"beta": 2.0}),
    "hopfield_retrieve": (hopfield_retrieve, (X, tensor(M, D)), {"beta": 2.0, "steps": 3}),
}
TAKES_NO_ARRAY = {"hard_lookup", "attention_cost", "convolution_cost", "recurrence_cost"} | {
    "window_cost"
}
"""A table of any objects, and counts of steps."""
LAYERS: dict[str, tuple[Callable[[], torch_nn.Module], tuple, dict]] = {
    "AdditiveAttention": (lambda: attnlib.nn.AdditiveAttention(D, D, 13), (Q, K), {"mask": MASK}),
    "ConcatAttention": (lambda: attnlib.nn.ConcatAttention(D, D, 13), (Q, K), {"mask": MASK}),
    "MultiplicativeAttention": (lambda: attnlib.nn.MultiplicativeAttention(D, D), (Q, K), {}),
    "SelfAttention": (lambda: attnlib.nn.SelfAttention(D, 3, 11), (X,), {"mask": MASK[:, :N]}),
    "FeedForward": (lambda: attnlib.nn.FeedForward(D), (X,), {}),
    "TokenEmbedding": (lambda: attnlib.nn.TokenEmbedding(17, D, max_length=13), (IDS,), {}),
    "MultiHeadAttention": (
        lambda: attnlib.nn.MultiHeadAttention(D, 3, num_kv_heads=1),
        (X, tensor(2, M, D)),
        {"mask": MASK, "bias": BIAS},
    ),
    "MultiHeadAttention, weights": (
        lambda: attnlib.nn.MultiHeadAttention(D, 3, dropout=0.2),
        (X,),
        {"mask": MASK[:, :N], "need_weights": True},
    ),
    "EncoderLayer": (lambda: attnlib.nn.EncoderLayer(D, 3), (X,), {"mask": MASK[:, :N]}),
    "Encoder": (
        lambda: attnlib.nn.Encoder(
            D, 3, 2, embedding=attnlib.nn.TokenEmbedding(17, D, max_length=13)
        ),
        (IDS,),
        {"need_weights": True, "need_hidden_states": True},
    ),
    "Decoder": (
        lambda: attnlib.nn.Decoder(
            17, D, 3, 2, num_kv_heads=1, qk_norm=True, sink_logit=True, output_gate=True, window=2
        ),
        (IDS,),
        {"need_weights": True, "need_hidden_states": True},
    ),
    "DecoderLayer": (
        lambda: attnlib.nn.DecoderLayer(D, 3),
        (X, tensor(2, M, D)),
        {"mask": MASK[:, :N], "memory_mask": MASK, "need_weights": True},
    ),
    "Transformer": (
        lambda: attnlib.nn.Transformer(17, 19, D, 3, 2),
        (IDS, IDS[:, :3]),
        {"need_weights": True},
    ),
}
RECURRENT = (None, "additive", "dot", "general", "concat")
"""Each attention of the recurrent translator."""
BASE = {"SequenceToSequence"}
"""A class that others are made of, without a forward of its own."""


def described(found):
    """Return shape and dtype of every tensor in a result."""
    return [(tuple(x.shape), x.dtype) for x in tree_leaves(found) if isinstance(x, torch.Tensor)]


def there(found):
    """Return the same arguments on ``meta``."""
    return tree_map(lambda x: x.to("meta") if isinstance(x, torch.Tensor) else x, found)


def assert_same_on_meta(call, call_there, arguments):
    here, away = call(arguments), call_there(there(arguments))
    assert all(x.is_meta for x in tree_leaves(away) if isinstance(x, torch.Tensor))
    assert described(away) == described(here) != []


@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16], ids=str)
@pytest.mark.parametrize("name", FUNCTIONS)
def test_each_function_gives_on_meta_what_it_gives_on_the_cpu(name, dtype):
    function, arrays, options = FUNCTIONS[name]
    arguments = tree_map(
        lambda x: x.to(dtype) if isinstance(x, torch.Tensor) and x.is_floating_point() else x,
        (arrays, options),
    )

    def call(arguments):
        return function(*arguments[0], **arguments[1])

    assert_same_on_meta(call, call, arguments)


def apart(x):
    """Return a view whose numbers lie apart, and whose batch, where there is one, is one text many times."""
    if not isinstance(x, torch.Tensor):
        return x
    view = torch.stack([x, x], -1)[..., 0]
    return view[:1].expand_as(x) if x.ndim > 2 else view


@pytest.mark.parametrize("name", FUNCTIONS)
def test_strided_and_expanded_inputs_are_read_right_and_never_written(name):
    function, *arguments = FUNCTIONS[name]
    arrays, options = views = tree_map(apart, arguments)
    tidy = tree_map(lambda x: x.clone() if isinstance(x, torch.Tensor) else x, views)
    found, expected = function(*arrays, **options), function(*tidy[0], **tidy[1])
    for pair in ((found, expected), (views, tidy)):
        for x, y in zip(*map(tree_leaves, pair), strict=True):
            if isinstance(x, torch.Tensor):
                torch.testing.assert_close(x, y)


@pytest.mark.parametrize("name", LAYERS)
def test_each_layer_gives_on_meta_what_it_gives_on_the_cpu(name):
    make, arrays, options = LAYERS[name]
    layer = make()
    with torch.device("meta"):  # made there, not moved: nothing is drawn from what is not there
        away = make()
    for one in (away, make().to("meta")):
        assert_same_on_meta(
            lambda a: layer(*a[0], **a[1]),
            lambda a, one=one: one(*a[0], **a[1]),
            (arrays, options),
        )


MADE = {name.partition(",")[0]: make for name, (make, *_) in LAYERS.items()} | {
    f"RecurrentSeq2Seq, {kind}": lambda kind=kind: attnlib.nn.RecurrentSeq2Seq(
        17, 19, D, attention=kind
    )
    for kind in RECURRENT
}


@pytest.mark.parametrize("name", MADE)
def test_each_layer_is_made_on_a_device_and_of_a_dtype(name, monkeypatch):
    cls = getattr(attnlib.nn, name.partition(",")[0])
    plain, begin = MADE[name](), cls.__init__
    where = {"device": "meta", "dtype": torch.float64}

    def told(self, *sizes, **options):  # once: what the layer is made of must be handed them
        monkeypatch.setattr(cls, "__init__", begin)
        options.get("embedding", torch.nn.Identity()).to("meta", torch.float64)
        begin(self, *sizes, **options, **where)

    monkeypatch.setattr(cls, "__init__", told)
    away = MADE[name]()
    parts = [*away.parameters(), *away.buffers()]
    assert {(x.device.type, x.dtype) for x in parts} == {("meta", torch.float64)}
    assert [x.shape for x in parts] == [x.shape for x in (*plain.parameters(), *plain.buffers())]


def filled(make, source):
    """Return layers with all that another has: its state in new memory, assigned, over other numbers; copies."""
    into, place = (make().to("meta") for _ in range(2))
    into.to_empty(device="cpu").load_state_dict(source.state_dict())
    place.load_state_dict(source.state_dict(), assign=True)
    over = make().bfloat16().float()
    over.load_state_dict(source.state_dict())
    copies = copy.deepcopy(source), pickle.loads(pickle.dumps(source))
    return [one.eval() for one in (into, place, over, *copies)]


@pytest.mark.parametrize("name", LAYERS)
def test_each_layer_filled_by_a_state_is_equal(name):
    make, arrays, options = LAYERS[name]
    layer = make().eval()
    expected = tree_leaves(layer(*arrays, **options))
    for one in filled(make, layer):
        found = tree_leaves(one(*arrays, **options))
        assert all(
            x is y is None or torch.equal(x, y) for x, y in zip(found, expected, strict=True)
        )


@pytest.mark.parametrize("name", FUNCTIONS | LAYERS)
def test_each_gives_the_same_where_nothing_may_be_read(name, monkeypatch):
    made, arrays, options = (FUNCTIONS | LAYERS)[name]
    call = made().eval() if name in LAYERS else made

    def results():
        return [x for x in tree_leaves(call(*arrays, **options)) if isinstance(x, torch.Tensor)]

    ordinary = results()
    leave_cpu_branches(monkeypatch)
    with Launches():
        others = results()
    for actual, expected in zip(others, ordinary, strict=True):
        torch.testing.assert_close(actual, expected)


@pytest.mark.parametrize("attention", RECURRENT)
def test_a_recurrent_decoder_steps_on_meta_as_on_the_cpu(attention):
    """Its encoder cannot: torch packs sequences by lengths on the CPU, so it waits once a source."""
    layer, away = (attnlib.nn.RecurrentSeq2Seq(17, 19, D, attention=attention) for _ in range(2))
    away = away.to("meta")
    arguments = IDS[:, 0], layer.start(IDS)
    assert_same_on_meta(lambda a: layer.step(*a), lambda a: away.step(*a), arguments)


def test_every_public_function_and_layer_is_run():
    public = {
        name
        for module in MECHANISMS
        for name in importlib.import_module(f"attnlib.{module}").__all__
        if name[0].islower()
    }
    run = {name.partition(",")[0] for name in FUNCTIONS}
    assert public - run == TAKES_NO_ARRAY, "a row in FUNCTIONS for each other"
    assert run <= public
    layers = {
        name
        for name in attnlib.nn.__all__
        if isinstance(getattr(attnlib.nn, name), type)
        and issubclass(getattr(attnlib.nn, name), torch_nn.Module)
    }
    run = {name.partition(",")[0] for name in LAYERS} | {"RecurrentSeq2Seq"}
    assert layers - run == BASE, "a row in LAYERS for each other"
    assert run <= layers
