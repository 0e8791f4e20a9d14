"""Keys and values kept: step by step the same as the whole, with one token projected a step."""

import pytest
import torch
from support import assert_close
from torch.nn import functional as F
from torch.overrides import TorchFunctionMode
from torch.utils.checkpoint import checkpoint

from attnlib.masking import causal_mask, padding_mask, window_mask
from attnlib.nn import (
    ALiBi,
    DecoderLayer,
    Encoder,
    KeyValue,
    KeyValueCache,
    MultiHeadAttention,
    Rotary,
    SelfAttention,
    TokenEmbedding,
    Transformer,
)
from attnlib.nn.decoding import SequenceToSequence

BATCH, N, HEADS, D_MODEL = 5, 11, 3, 42  # 42 = 3 heads of 14, which rotate in pairs
POSITIONS = [None, Rotary(base=100.0), ALiBi()]
CHUNKS = [[1] * N, [4, 1, 1, 3, 2], [N]]

SOURCE = torch.tensor([[3, 4, 5, 6, 7], [8, 9, 2, 0, 0], [10, 0, 0, 0, 0]])
TARGET = torch.tensor([[1, 3, 4, 6], [1, 5, 6, 3], [1, 6, 5, 5]])


def in_chunks(call, x, chunks):
    """Give x to a call piece by piece; return outputs side by side."""
    return torch.cat([call(part) for part in x.split(chunks, dim=1)], 1)


# One layer


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("kv_heads", [1, 3])
@pytest.mark.parametrize("chunks", CHUNKS)
@pytest.mark.parametrize("need_weights", [False, True])
def test_pieces_equal_the_whole(position, kv_heads, chunks, need_weights):
    module, x = (
        MultiHeadAttention(D_MODEL, HEADS, num_kv_heads=kv_heads),
        torch.randn(BATCH, N, D_MODEL),
    )
    options = {"is_causal": True, "position": position, "need_weights": need_weights}
    cache = KeyValueCache()
    got = in_chunks(lambda part: module(part, cache=cache, **options).output, x, chunks)
    assert_close(got, module(x, **options).output)
    assert cache.length == N
    assert cache.kept.key.shape == (BATCH, kv_heads, N, D_MODEL // HEADS)


@pytest.mark.parametrize("leading", [(), (2, 3)], ids=str)
@pytest.mark.parametrize("position", [Rotary(), ALiBi()])
def test_a_window_slides_over_any_leading_axes(leading, position):
    module, x = MultiHeadAttention(D_MODEL, HEADS, window=3), torch.randn(*leading, N, D_MODEL)
    cache, options = KeyValueCache(), {"position": position, "is_causal": True}
    parts = [module(part, cache=cache, **options).output for part in x.split([4, 1, 6], -2)]
    whole = module(x, **options).output
    assert_close(torch.cat(parts, -2), whole)
    if leading:
        assert_close(whole[1, 2], module(x[1, 2], **options).output)


@pytest.mark.parametrize("use_reentrant", [False, True])
def test_a_checkpointed_layer_may_not_append_in_its_backward_pass(use_reentrant):
    module, x = MultiHeadAttention(D_MODEL, HEADS), torch.randn(BATCH, N, D_MODEL).requires_grad_()
    cache = KeyValueCache()
    call = lambda x: module(x, cache=cache).output  # noqa: E731
    output = checkpoint(call, x, use_reentrant=use_reentrant)
    with pytest.raises(RuntimeError, match="KeyValueCache must not be used in a checkpointed"):
        output.sum().backward()
    assert cache.length == N


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("chunks", CHUNKS)
@pytest.mark.parametrize("window", [1, 2, 4, N + 1])
def test_a_window_slides_as_its_mask_does(position, chunks, window):
    module, x = MultiHeadAttention(D_MODEL, HEADS), torch.randn(BATCH, N, D_MODEL)
    mask = window_mask(N, N, left=window - 1, right=0, like=x)
    whole = module(x, mask=mask, position=position).output
    cache, module.window = KeyValueCache(), window
    call = lambda part: module(part, cache=cache, position=position, is_causal=True).output  # noqa: E731
    assert_close(in_chunks(call, x, chunks), whole)
    assert cache.length == N
    assert cache.kept.key.shape[-2] == min(N, window - 1)


def test_without_causality_a_piece_attends_to_all_of_itself():
    module, x = MultiHeadAttention(D_MODEL, HEADS), torch.randn(BATCH, N, D_MODEL)
    cache = KeyValueCache()
    got = in_chunks(lambda part: module(part, cache=cache).output, x, [4, 7])
    blocks = causal_mask(N, like=x) | (torch.arange(N) >= 4)[:, None]
    blocks[:4] = torch.arange(N) < 4
    assert_close(got, module(x, mask=blocks).output)


def test_a_mask_beside_a_cache_covers_the_cached_keys_first():
    module, x = MultiHeadAttention(D_MODEL, HEADS), torch.randn(BATCH, N, D_MODEL)
    padding = padding_mask(torch.tensor([N, 1, 3, 5, 2]), N)
    cache, found = KeyValueCache(), []
    for first, last in ((0, 4), (4, 9), (9, N)):
        mask = padding[..., :last]
        found.append(module(x[:, first:last], mask=mask, cache=cache, is_causal=True).output)
    assert_close(torch.cat(found, 1), module(x, mask=padding, is_causal=True).output)


@pytest.mark.parametrize("need_weights", [False, True])
def test_a_bias_beside_a_cache_adds_to_the_positions(need_weights):
    module, x = MultiHeadAttention(D_MODEL, HEADS), torch.randn(BATCH, N, D_MODEL)
    bias, cache = torch.randn(HEADS, N, N), KeyValueCache()
    options = {"position": ALiBi(), "is_causal": True, "need_weights": need_weights}
    first = module(x[:, :4], bias=bias[:, :4, :4], cache=cache, **options).output
    second = module(x[:, 4:], bias=bias[:, 4:], cache=cache, **options).output
    assert_close(torch.cat([first, second], 1), module(x, bias=bias, **options).output)


def test_keys_of_other_vectors_are_appended_too():
    module, x = MultiHeadAttention(D_MODEL, HEADS), torch.randn(BATCH, N, D_MODEL)
    cache = KeyValueCache()
    mask = padding_mask(torch.tensor([N, 1, 3, 5, 2]), N)
    module(x[:, :4], x[:, :4].clone(), cache=cache)
    got = module(x[:, 4:5], x[:, 4:].clone(), mask=mask, cache=cache).output
    assert_close(got, module(x[:, 4:5], x, mask=mask).output)


def test_keys_after_a_lone_query_are_hidden_from_it():
    module, x = MultiHeadAttention(D_MODEL, HEADS), torch.randn(BATCH, N, D_MODEL)
    cache = KeyValueCache()
    module(x[:, :4], cache=cache)
    got = module(x[:, 4:5], x[:, 4:], cache=cache, is_causal=True).output
    assert_close(got, module(x, is_causal=True).output[:, 4:5])


@pytest.mark.parametrize("position", POSITIONS)
def test_one_headed_attention_keeps_keys_too(position):
    module, x = SelfAttention(D_MODEL, d_k=6, d_v=5), torch.randn(BATCH, N, D_MODEL)
    cache = KeyValueCache()
    options = {"position": position, "is_causal": True}
    got = in_chunks(lambda part: module(part, cache=cache, **options).output, x, CHUNKS[1])
    whole = module(x, **options)
    assert_close(got, whole.output)
    assert whole.weights.shape == (BATCH, N, N)
    assert_close(whole.weights, whole.weights.tril())


def test_a_call_writes_into_no_tensor_that_was_kept():
    module, x = MultiHeadAttention(D_MODEL, HEADS), torch.randn(BATCH, N, D_MODEL)
    cache = KeyValueCache()
    module(x[:, :4], cache=cache)
    before = cache.kept
    copies = [part.clone() for part in before]
    expected = module(x[:, 4:5], cache=cache).output
    again = KeyValueCache(*before)  # go back, and on another way
    assert_close(module(x[:, 4:5], cache=again).output, expected)
    for part, copy in zip(before, copies, strict=True):
        assert_close(part, copy)


@torch.no_grad()  # dynamo asks kept tensors for their .grad, of which torch warns
def test_a_compiled_layer_keeps_keys_without_a_graph_break():
    module, x = MultiHeadAttention(D_MODEL, HEADS), torch.randn(BATCH, N, D_MODEL)
    compiled = torch.compile(module, fullgraph=True, backend="eager", dynamic=True)
    cache = KeyValueCache()
    options = {"position": Rotary(), "is_causal": True}
    got = in_chunks(lambda part: compiled(part, cache=cache, **options).output, x, [4, 3, 4])
    assert_close(got, module(x, **options).output)


# A stack


@pytest.mark.parametrize(
    ("positions", "position"), [("learned", None), ("sinusoidal", None), (None, Rotary())]
)
@pytest.mark.parametrize("chunks", CHUNKS)
def test_a_stack_step_by_step_equals_the_whole(positions, position, chunks):
    embedding = TokenEmbedding(19, D_MODEL, max_length=N, positions=positions)
    model = Encoder(D_MODEL, HEADS, 2, embedding=embedding)
    ids, caches = torch.randint(19, (BATCH, N)), [KeyValueCache(), KeyValueCache()]
    options = {"is_causal": True, "position": position}
    got = in_chunks(lambda part: model(part, cache=caches, **options).output, ids, chunks)
    assert_close(got, model(ids, **options).output)


def test_where_a_table_of_positions_ends_an_error_says_so():
    embedding = TokenEmbedding(19, D_MODEL, max_length=N)
    model = Encoder(D_MODEL, HEADS, 1, embedding=embedding, window=3)
    caches = [KeyValueCache()]
    model(torch.zeros(2, N, dtype=torch.int64), cache=caches)
    with pytest.raises(ValueError, match=r"at most max_length = 11 tokens; got 12"):
        model(torch.zeros(2, 1, dtype=torch.int64), cache=caches)


def kept(batch, n):
    return KeyValueCache(torch.zeros(batch, HEADS, n, 14), torch.zeros(batch, HEADS, n, 14))


@pytest.mark.parametrize(
    ("other", "error", "said"),
    [
        (lambda: 3, TypeError, r"cache\[1\] must be a KeyValueCache; got int"),
        (
            lambda: kept(BATCH, 1),
            ValueError,
            r"cache must hold the same tokens .*length=0.*length=1",
        ),
    ],
)
def test_a_stack_that_refuses_its_caches_has_written_into_none(other, error, said):
    model, x, first = Encoder(D_MODEL, HEADS, 2), torch.randn(BATCH, N, D_MODEL), KeyValueCache()
    with pytest.raises(error, match=said):
        model(x, cache=[first, other()])
    assert (first.length, first.kept) == (0, None)


def test_a_cache_on_another_device_is_refused():
    away = KeyValueCache(*(part.to("meta") for part in kept(BATCH, 3).kept))
    with pytest.raises(ValueError, match=r"the new key must be on the device .* meta; got cpu"):
        MultiHeadAttention(D_MODEL, HEADS)(torch.randn(BATCH, 1, D_MODEL), cache=away)


@pytest.mark.parametrize(
    ("memory", "mask", "error"),
    [
        (torch.randn(2, 7, D_MODEL), None, ValueError),
        (None, None, TypeError),
        (torch.randn(BATCH, 7, D_MODEL), torch.ones(13, dtype=torch.bool), ValueError),
    ],
)
def test_a_decoders_cache_is_left_alone_where_its_memory_is_refused(memory, mask, error):
    layer, cache = DecoderLayer(D_MODEL, HEADS), KeyValueCache()
    with pytest.raises(error, match="memory"):
        layer(torch.randn(BATCH, 1, D_MODEL), memory, memory_mask=mask, cache=cache)
    assert cache.length == 0


# Messages


def test_a_cache_of_another_batch_or_layer_is_refused():
    cache = KeyValueCache()
    MultiHeadAttention(D_MODEL, HEADS)(torch.randn(BATCH, N, D_MODEL), cache=cache)
    with pytest.raises(ValueError, match=r"got \(2, 3, 1, 14\) after \(5, 3, 11, 14\)"):
        MultiHeadAttention(D_MODEL, HEADS)(torch.randn(2, 1, D_MODEL), cache=cache)
    with pytest.raises(ValueError, match=r"the new key must .* one layer and one batch"):
        cache.joined(KeyValue(torch.zeros(BATCH, 1, 1, 14), torch.zeros(BATCH, 1, 1, 14)))


@pytest.mark.parametrize("name", ["mask", "bias"])
def test_a_call_that_is_refused_leaves_no_trace_in_the_cache(name):
    module, x, cache = (
        MultiHeadAttention(D_MODEL, HEADS),
        torch.randn(2, 5, D_MODEL),
        KeyValueCache(),
    )
    module(x, cache=cache)
    wrong = torch.ones(2, 5) > 0 if name == "mask" else torch.ones(2, 5)  # it must count 10 keys
    with pytest.raises(ValueError, match=rf"{name} must broadcast to .* \(2, 3, 5, 10\)"):
        module(x, cache=cache, **{name: wrong})
    assert cache.length == cache.kept.key.shape[-2] == 5


# Decoding with the transformer


class Projected(TorchFunctionMode):
    """Count the rows that matrix products of layers are given."""

    def __init__(self):
        super().__init__()
        self.rows = []

    def __torch_function__(self, function, types, args=(), kwargs=None):
        if function is F.linear:
            self.rows.append(args[0].shape[:-1].numel())
        return function(*args, **(kwargs or {}))


def transformer(**kwargs):
    return Transformer(11, 7, 12, 3, 2, **kwargs).eval()


KINDS = [{}, {"positions": "learned"}, {"positions": Rotary()}, {"positions": ALiBi()}]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("pre_norm", [False, True])
def test_steps_equal_the_whole_and_project_one_token_each(kind, pre_norm):
    model = transformer(pre_norm=pre_norm, **kind)
    expected = model(SOURCE, TARGET, need_weights=True)
    state = model.start(SOURCE)
    for t in range(TARGET.shape[1]):
        with Projected() as projected:
            logits, weights, state = model.step(TARGET[:, t], state)
        assert_close(logits, expected.logits[:, t])
        assert_close(weights, expected.weights[:, t])
        # Per layer: the four of the self-attention, query and out of the cross-attention, two of
        # the feed-forward network; then the output. Of the source nothing but in the first step.
        of_source = [SOURCE.numel()] * 4 if t == 0 else []
        assert [n for n in projected.rows if n not in (0, len(TARGET))] == of_source
        assert projected.rows.count(len(TARGET)) == 2 * 8 + 1


def test_a_state_can_be_gone_on_from_twice():
    model = transformer()
    _, _, state = model.step(TARGET[:, 0], model.start(SOURCE))
    first, *_ = model.step(TARGET[:, 1], state)
    model.step(TARGET[:, 2], state)
    assert_close(model.step(TARGET[:, 1], state)[0], first)


@pytest.mark.parametrize("shared", [False, True])
@pytest.mark.parametrize("seed", range(6))
def test_a_state_that_is_written_into_is_reordered_all_the_same(seed, shared):
    """A step that changes its tensors in place, one of them twice in the state, beside one that does not."""
    torch.manual_seed(seed)
    table = 3 * torch.randn(7, 7, 7)

    class Two(SequenceToSequence):
        """The next token depends on the last two."""

        def start(self, source):
            last = torch.full((len(source),), self.bos_id)
            return (last, last) if shared else (last, last.clone())

        def step(self, tokens, state):
            logits = table[state[1], tokens]
            for part in state[: 1 if shared else 2]:
                part.copy_(tokens)
            return logits, state[0][:, None].float(), state

    class Anew(Two):
        def step(self, tokens, state):
            logits, _, _ = super().step(tokens, tuple(part.clone() for part in state[1:] * 2))
            return logits, tokens[:, None].float(), (tokens, tokens)

    for decode in ("greedy", "beam"):
        how = {"max_length": 5} | ({"width": 3} if decode == "beam" else {})
        got, wanted = (getattr(kind(0, 1, 2), decode)(SOURCE, **how) for kind in (Two, Anew))
        assert torch.equal(got.tokens, wanted.tokens)
        assert_close(got.log_probability, wanted.log_probability)
        assert_close(got.weights, wanted.weights)


def test_a_state_that_is_no_tuple_of_tensors_is_refused():
    model = transformer()
    model.start = lambda source: ({"key": source},)
    with pytest.raises(TypeError, match=r"a state must be a tuple of tensors.*got \['dict'\]"):
        model.greedy(SOURCE, max_length=2)


@pytest.mark.parametrize("kind", [*KINDS, {"positions": None}])
def test_padding_at_the_end_changes_nothing(kind):
    model = transformer(**kind)
    source, target = torch.tensor([[5, 6, 0, 0]]), torch.tensor([[1, 3, 0]])
    wanted = model(source[:, :2], target[:, :2], need_weights=True)
    got = model(source, target, need_weights=True)
    assert_close(got.logits[:, :2], wanted.logits)
    assert_close(got.weights[:, :2, :, :2], wanted.weights)
    assert got.weights[..., 2:].abs().max() == 0
    found, alone = (model.beam(x, max_length=4, width=2) for x in (source, source[:, :2]))
    assert torch.equal(found.tokens, alone.tokens)
    assert_close(found.log_probability, alone.log_probability)


@pytest.mark.parametrize(
    ("source", "target", "name"),
    [([[5, 0, 6]], [[1, 3]], "source"), ([[5, 6]], [[0, 1, 3]], "target")],
)
def test_padding_before_a_transformers_tokens_is_refused(source, target, name):
    with pytest.raises(ValueError, match=rf"{name} must have padding .* only at its end; got \["):
        transformer()(torch.tensor(source), torch.tensor(target))


def test_a_begin_that_is_padding_too_stays_first():
    model = transformer(pad_id=0, bos_id=0)
    wanted = model(SOURCE, torch.tensor([[0, 3, 4]] * 3)).logits
    assert_close(model(SOURCE, torch.tensor([[0, 3, 5]] * 3)).logits[:, :2], wanted[:, :2])


def test_a_target_beyond_the_table_is_refused_and_rotary_goes_on():
    model = transformer(max_length=4)
    model.output.bias.data[2] = -100.0  # it never ends
    source = SOURCE[:, :4].clamp(min=3)
    assert model.greedy(source, max_length=4).tokens.shape == (3, 4)
    with pytest.raises(
        ValueError, match="max_length must be at most 4, the model's positions; got 5"
    ):
        model.greedy(source, max_length=5)
    model = transformer(max_length=4, positions=Rotary())
    model.output.bias.data[2] = -100.0
    assert model.greedy(SOURCE, max_length=9).tokens.shape == (3, 9)


def test_rotary_positions_are_not_added_to_the_embeddings():
    model = transformer(positions=Rotary())
    assert model.embedding.positions is None
    assert model.encoder.embedding.positions is None
    swapped = SOURCE[:1, [1, 0, 2, 3, 4]]
    assert not torch.allclose(model(SOURCE[:1], TARGET[:1])[0], model(swapped, TARGET[:1])[0])
