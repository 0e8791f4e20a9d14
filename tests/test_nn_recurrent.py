"""Sequence to sequence: recurrent with each attention, transformer, greedy and beam."""

import itertools

import pytest
import torch
from support import assert_close
from torch.nn import functional as F
from torch.nn.utils import prune

from attnlib.nn import MultiHeadAttention, RecurrentSeq2Seq, Transformer

PAD, BOS, EOS = 0, 1, 2
N_SOURCE_WORDS, N_TARGET_WORDS, D_MODEL = 11, 7, 12
ATTENTIONS = [None, "additive", "dot", "general", "concat"]

SOURCE = torch.tensor([[3, 4, 5, 6, 7], [8, 9, 2, 0, 0], [10, 0, 0, 0, 0]])
TARGET = torch.tensor([[1, 3, 4], [1, 5, 6], [1, 6, 0]])


def recurrent(attention="additive", seed=7, **kwargs):
    torch.manual_seed(seed)
    return RecurrentSeq2Seq(N_SOURCE_WORDS, N_TARGET_WORDS, D_MODEL, attention=attention, **kwargs)


def transformer(seed=7, **kwargs):
    torch.manual_seed(seed)
    return Transformer(N_SOURCE_WORDS, N_TARGET_WORDS, D_MODEL, 3, 2, **kwargs)


MODELS = {f"recurrent-{kind}": (lambda kind=kind: recurrent(kind)) for kind in ATTENTIONS}
MODELS["deep"] = lambda: recurrent(num_layers=2)
MODELS["reversed"] = lambda: recurrent("general", reverse_source=True, num_layers=2)
MODELS["transformer"] = transformer


@pytest.fixture(params=MODELS)
def model(request):
    return MODELS[request.param]().eval()


def log_probability(model, source, tokens):
    """Score written tokens by the forward pass: an oracle for the decoders."""
    begin = torch.full_like(tokens[:, :1], BOS)
    logits = model(source, torch.cat([begin, tokens[:, :-1]], 1)).logits
    scores = F.log_softmax(logits, -1).gather(2, tokens[..., None])[..., 0]
    after = ((tokens == EOS).cumsum(1) - (tokens == EOS).long()) > 0
    return torch.where(after, 0.0, scores).sum(1)


def all_targets(max_length):
    """Every target there is: words, and an end or the last position."""
    words = [w for w in range(N_TARGET_WORDS) if w not in (PAD, BOS, EOS)]
    for n in range(max_length):
        for beginning in itertools.product(words, repeat=n):
            yield (*beginning, EOS)
    yield from itertools.product(words, repeat=max_length)


# The forward pass


def test_steps_give_what_the_forward_pass_gives(model):
    expected = model(SOURCE, TARGET)
    state = model.start(SOURCE)
    for t in range(TARGET.shape[1]):
        logits, weights, state = model.step(TARGET[:, t], state)
        assert_close(logits, expected.logits[:, t])
        if expected.weights is not None:
            assert_close(weights, expected.weights[:, t])


def test_no_target_position_sees_a_later_one(model):
    changed = TARGET.clone()
    changed[:, -1] = 4
    before, after = model(SOURCE, TARGET).logits, model(SOURCE, changed).logits
    assert_close(after[:, :-1], before[:, :-1])


def test_padding_changes_nothing(model):
    alone = [row[row != PAD][None] for row in SOURCE]
    together = model(SOURCE, TARGET).logits
    for i, source in enumerate(alone):
        assert_close(together[i : i + 1], model(source, TARGET[i : i + 1]).logits)
    longer = F.pad(SOURCE, (0, 3))
    assert_close(model(longer, TARGET).logits, together)


def test_every_source_word_matters(model):
    before = model(SOURCE, TARGET).logits
    for position in range(5):
        changed = SOURCE.clone()
        changed[0, position] = 9
        after = model(changed, TARGET).logits
        assert (after[0, -1] - before[0, -1]).abs().max() > 1e-7
        assert_close(after[1:], before[1:])


def test_every_parameter_learns(model):
    model.train()
    logits = model(SOURCE, TARGET[:, :-1]).logits
    F.cross_entropy(logits.flatten(0, 1), TARGET[:, 1:].flatten(), ignore_index=PAD).backward()
    for name, parameter in model.named_parameters():
        assert parameter.grad is not None, name
        assert parameter.grad.isfinite().all(), name


@pytest.mark.parametrize("attention", ATTENTIONS[1:])
@pytest.mark.parametrize("kwargs", [{}, {"reverse_source": True}])
def test_weights_cover_the_words_and_never_the_padding(attention, kwargs):
    weights = recurrent(attention, **kwargs)(SOURCE, TARGET).weights
    assert weights.shape == (3, 3, 5)
    assert_close(weights.sum(-1), torch.ones(3, 3))
    assert (weights[(SOURCE == PAD)[:, None].expand_as(weights)] == 0).all()
    assert (weights[0] > 0).all()


def test_without_attention_there_are_no_weights():
    assert recurrent(None)(SOURCE, TARGET).weights is None
    assert recurrent(None).greedy(SOURCE, max_length=3).weights is None
    assert recurrent(None).beam(SOURCE, max_length=3, width=2).weights is None


def test_transformer_returns_weights_per_head_if_asked():
    model = transformer()
    assert model(SOURCE, TARGET).weights is None
    weights = model(SOURCE, TARGET, need_weights=True).weights
    assert weights.shape == (3, 3, 3, 5)
    assert_close(weights.sum(-1), torch.ones(3, 3, 3))
    assert (weights[2, ..., 1:] == 0).all()


# What distinguishes the recurrent kinds


def test_a_reversed_source_is_the_source_read_backwards():
    forwards, backwards = recurrent("dot"), recurrent("dot", reverse_source=True)
    backwards.load_state_dict(forwards.state_dict())
    flipped = torch.tensor([[7, 6, 5, 4, 3], [2, 9, 8, 0, 0], [10, 0, 0, 0, 0]])
    expected, got = forwards(flipped, TARGET), backwards(SOURCE, TARGET)
    assert_close(got.logits, expected.logits)
    assert_close(got.weights[0], expected.weights[0].flip(-1))
    assert_close(got.weights[1, :, :3], expected.weights[1, :, :3].flip(-1))


def test_without_attention_only_the_last_state_reaches_the_decoder():
    model = recurrent(None)
    state = model.start(SOURCE)
    memory, *rest = state
    got = model.step(TARGET[:, 0], (torch.randn_like(memory), *rest))[0]
    assert_close(got, model.step(TARGET[:, 0], state)[0])


def test_additive_looks_with_the_state_before_the_word_and_the_others_with_the_one_after():
    words = torch.tensor([3, 4, 5])
    for attention in ATTENTIONS[1:]:
        model = recurrent(attention)
        state = model.start(SOURCE)
        first, second = (model.step(w, state)[1] for w in (words, words + 1))
        assert torch.equal(first, second) == (attention == "additive")


def test_dropout_acts_in_training_only():
    model = recurrent(num_layers=2, dropout=0.5)
    assert not torch.equal(model(SOURCE, TARGET).logits, model(SOURCE, TARGET).logits)
    model.eval()
    assert torch.equal(model(SOURCE, TARGET).logits, model(SOURCE, TARGET).logits)


def test_dropout_acts_on_both_embeddings_and_before_the_output():
    model, shapes = recurrent(dropout=0.5), []
    model.dropout.register_forward_hook(lambda module, x, y: shapes.append(tuple(y.shape)))
    model(SOURCE, TARGET)
    assert shapes == [(3, 5, D_MODEL), (3, 3, D_MODEL), (3, 3, D_MODEL)]


def test_additive_looks_with_the_top_layer():
    model = recurrent("additive", num_layers=2)
    *fixed, states = model.start(SOURCE)  # states: (batch, num_layers, d_model)
    for layer, matters in [(0, False), (1, True)]:
        changed = states.clone()
        changed[:, layer] += 1.0
        before, after = (model.step(TARGET[:, 0], (*fixed, h))[1] for h in (states, changed))
        assert torch.equal(before, after) != matters


def test_state_and_context_are_joined_without_a_bias():
    model = recurrent("dot")
    memory, _, mask, states = model.start(SOURCE)
    y, _ = model.decoder(model.target_embedding(TARGET), states.transpose(0, 1).contiguous())
    context = model.attention(y, memory, mask=mask)[0]
    joined = torch.tanh(torch.cat([y, context], -1) @ model.join.weight.T)
    assert_close(model(SOURCE, TARGET).logits, model.output(joined))


# Decoding


def test_greedy_takes_the_most_probable_word_at_each_step(model):
    got = model.greedy(SOURCE, max_length=4)
    written = torch.full((3, 1), BOS)
    for t in range(got.tokens.shape[1]):
        logits = model(SOURCE, written).logits[:, -1]
        logits[:, [PAD, BOS]] = -torch.inf
        ended = (written == EOS).any(1)
        expected = torch.where(ended, PAD, logits.argmax(-1))
        assert got.tokens[:, t].tolist() == expected.tolist()
        written = torch.cat([written, expected[:, None]], 1)
    assert_close(got.log_probability, log_probability(model, SOURCE, got.tokens))


@pytest.mark.parametrize("pre_norm", [True, False])
def test_what_a_transformer_makes_logits_of_is_normalised(pre_norm):
    model, seen = transformer(pre_norm=pre_norm).eval(), []
    model.output.register_forward_hook(lambda _, inputs, __: seen.append(inputs[0]))
    model(SOURCE, TARGET)
    assert_close(seen[0].mean(-1), torch.zeros(TARGET.shape), atol=1e-5)
    assert_close(seen[0].var(-1, unbiased=False), torch.ones(TARGET.shape), rtol=1e-3)


def test_a_beam_of_one_is_greedy(model):
    greedy = model.greedy(SOURCE, max_length=5)
    beam = model.beam(SOURCE, max_length=5, width=1)
    assert torch.equal(beam.tokens, greedy.tokens)
    assert_close(beam.log_probability, greedy.log_probability)
    if greedy.weights is not None:
        assert_close(beam.weights, greedy.weights)


def test_a_beam_of_everything_finds_the_most_probable_target(model):
    max_length = 3
    width = 4**3 + 4**2 + 4 + 1
    got = model.beam(SOURCE, max_length=max_length, width=width)
    targets = list(all_targets(max_length))
    padded = torch.tensor([[*t, *[PAD] * (max_length - len(t))] for t in targets])
    for i in range(3):
        source = SOURCE[i : i + 1].expand(len(targets), -1)
        scores = log_probability(model, source, padded)
        best = padded[scores.argmax()]
        assert_close(got.log_probability[i], scores.max())
        assert got.tokens[i].tolist() == best[: got.tokens.shape[1]].tolist()


@pytest.mark.parametrize("width", [2, 3, 5])
def test_a_beam_scores_what_it_returns_and_no_less_than_greedy_here(model, width):
    greedy = model.greedy(SOURCE, max_length=6)
    beam = model.beam(SOURCE, max_length=6, width=width)
    assert_close(beam.log_probability, log_probability(model, SOURCE, beam.tokens))
    assert (beam.log_probability >= greedy.log_probability - 1e-5).all()  # no law: see the notes
    if beam.weights is not None:
        assert beam.weights.shape[:2] == beam.tokens.shape


@pytest.mark.parametrize("seed", range(5))
def test_a_beams_weights_belong_to_its_tokens(seed):
    model = recurrent("general", seed=seed).eval()
    with torch.no_grad():  # opinions strong enough for beams to overtake each other
        model.output.weight.mul_(10)
        model.attention.w.mul_(10)
    beam = model.beam(SOURCE, max_length=5, width=3)
    begin = torch.full_like(beam.tokens[:, :1], BOS)
    expected = model(SOURCE, torch.cat([begin, beam.tokens[:, :-1]], 1)).weights
    for i in range(3):
        n = int((beam.tokens[i] != PAD).sum())
        assert_close(beam.weights[i, :n], expected[i, :n])


def test_each_row_of_a_batch_is_decoded_as_if_alone(model):
    together = model.beam(SOURCE, max_length=4, width=3)
    for i in range(3):
        alone = model.beam(SOURCE[i : i + 1], max_length=4, width=3)
        assert_close(together.log_probability[i : i + 1], alone.log_probability)


def make_certain(model, word):
    """Let the model always say one word."""
    with torch.no_grad():
        model.output.weight.zero_()
        model.output.bias.copy_(20.0 * F.one_hot(torch.tensor(word), N_TARGET_WORDS))
    return model.eval()


def test_decoding_stops_at_the_end():
    model = make_certain(recurrent(), EOS)
    for got in (
        model.greedy(SOURCE, max_length=9),
        model.beam(SOURCE, max_length=9, width=2),
    ):
        assert got.tokens.tolist() == [[EOS]] * 3


def test_decoding_never_writes_padding_or_begin():
    for word in (PAD, BOS):
        model = make_certain(recurrent(), word)
        for got in (
            model.greedy(SOURCE, max_length=3),
            model.beam(SOURCE, max_length=3, width=2),
        ):
            ended = (got.tokens == EOS).cumsum(1) > 0
            assert (ended | (got.tokens > EOS)).all()


def test_dividing_by_the_length_prefers_longer_targets():
    model = recurrent().eval()
    with torch.no_grad():  # the end has 0.4, each of four words 0.15: the sum stops at once
        model.output.weight.zero_()
        shares = torch.tensor([1e-9, 1e-9, 0.4, 0.15, 0.15, 0.15, 0.15])
        model.output.bias.copy_(shares.log())
    short = model.beam(SOURCE, max_length=3, width=30)
    assert short.tokens.tolist() == [[EOS]] * 3
    longer = model.beam(SOURCE, max_length=3, width=30, length_power=5.0)
    assert longer.tokens.shape[1] == 3
    assert_close(longer.log_probability, log_probability(model, SOURCE, longer.tokens))


def test_decoding_keeps_no_graph(model):
    assert not model.greedy(SOURCE, max_length=2).log_probability.requires_grad
    assert not model.beam(SOURCE, max_length=2, width=2).log_probability.requires_grad


# Learning, state, messages


def test_nothing_to_read_writes_nothing(model):
    nothing = SOURCE[:0]
    assert model(nothing, TARGET[:0]).logits.shape == (0, 3, N_TARGET_WORDS)
    for got in (
        model.greedy(nothing, max_length=3),
        model.beam(nothing, max_length=3, width=2, length_power=1.0),
    ):
        assert len(got.tokens) == len(got.log_probability) == 0


def test_the_log_probability_of_a_float64_model_is_float64(model):
    model = model.double()
    for got in (model.greedy(SOURCE, max_length=4), model.beam(SOURCE, max_length=4, width=2)):
        expected = log_probability(model, SOURCE, got.tokens)
        assert_close(got.log_probability, expected, rtol=1e-12, atol=1e-12)


def test_other_special_tokens():
    model = recurrent(pad_id=6, bos_id=5, eos_id=4).eval()
    source = torch.tensor([[0, 1, 6], [2, 6, 6]])
    got = model.beam(source, max_length=3, width=2).tokens
    ended = (got == 4).cumsum(1) > 0
    assert (ended | (got < 4)).all()


@pytest.mark.parametrize("ids", [[[0, 1, 3]], [[1, 0, 3]]])
def test_padding_before_the_end_is_refused(ids):
    for source, target, name in ((ids, [[1]], "source"), ([[3]], ids, "target")):
        with pytest.raises(
            ValueError, match=rf"{name} must have padding \(pad_id = 0\) only at its end"
        ):
            recurrent()(torch.tensor(source), torch.tensor(target))
    with pytest.raises(ValueError, match=r"source must have at least one token in each row"):
        recurrent()(torch.tensor([[0, 0]]), TARGET[:1])


@pytest.mark.parametrize("make", [recurrent, transformer])
def test_an_empty_batch_has_the_same_length_greedily_and_in_a_beam(make):
    model = make().eval()
    greedy = model.greedy(SOURCE[:0], max_length=3)
    beam = model.beam(SOURCE[:0], max_length=3, width=2)
    assert greedy.tokens.shape == beam.tokens.shape == (0, 1)
    assert greedy.weights.shape == beam.weights.shape


def test_without_positions_a_transformers_source_is_a_set():
    model = transformer(positions=None).eval()
    order = torch.tensor([3, 0, 4, 2, 1])
    got = model(SOURCE[:1, order], TARGET[:1]).logits
    assert_close(got, model(SOURCE[:1], TARGET[:1]).logits)
    assert model.longest is None


class Wrapped(torch.nn.Module):
    """Another module in the place of one, of which nothing but a call can be had."""

    def __init__(self, inner):
        super().__init__()
        self.inner = inner

    def forward(self, *args, **kwargs):
        return self.inner(*args, **kwargs)


def test_a_module_that_is_wrapped_is_called_and_nothing_else(model):
    expected, written = model(SOURCE, TARGET), model.beam(SOURCE, max_length=4, width=2)
    for name, part in list(model.named_modules()):
        parent, _, last = name.rpartition(".")
        whole = model.get_submodule(parent)
        if not name or isinstance(part, torch.nn.ModuleList):
            continue
        whole._modules[last] = Wrapped(part)
        assert_close(model(SOURCE, TARGET).logits, expected.logits)
        assert_close(model.beam(SOURCE, max_length=4, width=2).tokens, written.tokens)
        whole._modules[last] = part


def test_a_pruned_projection_of_keys_is_computed_anew_in_every_call():
    model = recurrent("additive")
    prune.random_unstructured(model.attention, "w_key", 0.3)
    for _ in range(2):
        model(SOURCE, TARGET).logits.sum().backward()
    before = model(SOURCE, TARGET).logits
    model.attention.w_key_orig.data += 1.0
    assert (model(SOURCE, TARGET).logits - before).abs().max() > 1e-4


def test_the_two_attentions_of_a_layer_may_differ_in_their_heads():
    model = transformer().eval()
    model.layers[0].attention = MultiHeadAttention(D_MODEL, 3, num_kv_heads=1)
    tokens = model.greedy(SOURCE, max_length=4).tokens
    assert_close(
        model.greedy(SOURCE, max_length=4).log_probability, log_probability(model, SOURCE, tokens)
    )
