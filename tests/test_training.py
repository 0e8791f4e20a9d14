"""Translators learn by their loss, and translate sentences instead of numbers."""

from types import SimpleNamespace

import numpy as np
import pytest
import torch
from torch import nn

from attnlib.corpora import (
    Vocabulary,
    alignment_error_rate,
    corpus_bleu,
    encode_pairs,
    translation_pairs,
)
from attnlib.nn import RecurrentSeq2Seq, Transformer
from attnlib.training import forced_weights, translate, translation_loss

PAIRS = translation_pairs(48, seed=0, lengths=(3, 6))
SOURCE, TARGET = (Vocabulary.of(pair[side] for pair in PAIRS) for side in (0, 1))


def translator(kind):
    torch.manual_seed(0)
    if kind == "transformer":
        return Transformer(len(SOURCE), len(TARGET), 24, 2, 1)
    return RecurrentSeq2Seq(len(SOURCE), len(TARGET), 24, attention=kind)


@pytest.mark.parametrize("kind", ["additive", "transformer"])
def test_translators_learn_their_few_pairs_by_heart(kind):
    model, losses = translator(kind), []
    optimizer = torch.optim.Adam(model.parameters(), lr=0.01)
    batches = [map(torch.from_numpy, encode_pairs(PAIRS[i::3], SOURCE, TARGET)) for i in range(3)]
    for source, target in [tuple(batch) for batch in batches] * 50:
        losses.append(translation_loss(model, source, target))
        optimizer.zero_grad()
        losses[-1].backward()
        nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
    assert losses[0] > 3 > 0.3 > losses[-1]
    model.eval()
    written = translate(model, [pair.source for pair in PAIRS], SOURCE, TARGET, batch_size=7)
    references = [pair.target for pair in PAIRS]
    assert corpus_bleu([found.tokens for found in written], references) > 90
    for found, pair in zip(written, PAIRS, strict=True):
        assert found.weights.shape[0] == len(found.tokens)
        assert found.weights.shape[-1] == len(pair.source)
        np.testing.assert_allclose(found.weights.sum(-1), 1, atol=1e-5)
        assert found.log_probability < 0
        assert type(found.log_probability) is float
    with pytest.raises(ValueError, match="batch_size must be at least 1; got 0"):
        translate(model, [PAIRS[0].source], SOURCE, TARGET, batch_size=0)
    beam = translate(model, [pair.source for pair in PAIRS[:5]], SOURCE, TARGET, width=3)
    assert sum(a.tokens == b.tokens for a, b in zip(beam, written, strict=False)) >= 4


@pytest.mark.parametrize("kind", ["dot", "transformer"])
def test_forced_weights_are_those_of_each_pair_alone(kind):
    model = translator(kind).eval()
    options = {"need_weights": True} if kind == "transformer" else {}
    found = forced_weights(model, PAIRS, SOURCE, TARGET, batch_size=11, **options)
    for pair, weights in zip(PAIRS[:6], found, strict=False):
        source, target = map(torch.from_numpy, encode_pairs([pair], SOURCE, TARGET))
        alone = model(source, target[:, :-1], **options).weights[0, : len(pair.target)]
        np.testing.assert_allclose(weights, alone.detach().numpy(), atol=1e-5)
    if kind == "transformer":
        found = [weights[:, 0] for weights in found]
    assert 0 < alignment_error_rate(found, PAIRS) < 1


def test_a_beam_is_as_wide_and_prefers_length_as_much_as_asked(monkeypatch):
    model, asked = translator("dot").eval(), {}
    beam = model.beam

    def heard(ids, **how):
        asked.update(how)
        return beam(ids, **how)

    monkeypatch.setattr(model, "beam", heard)
    options = {"max_length": 9, "width": 3, "length_power": 0.7}
    translate(model, [PAIRS[0].source], SOURCE, TARGET, **options)
    assert asked == options


def test_unless_told_otherwise_a_translation_has_40_tokens_at_most():
    model = translator("dot").eval()
    with torch.no_grad():  # one word for ever
        model.output.bias[4] = 1e3
    (found,) = translate(model, [PAIRS[0].source], SOURCE, TARGET)
    assert found.tokens == (TARGET.tokens[4],) * 40


class Elsewhere:
    """A translator that is said to be on another device, and notes where its sentences are."""

    def __init__(self):
        self.seen = []

    def parameters(self):
        yield SimpleNamespace(device=torch.device("meta"))

    def __call__(self, source, target):
        self.seen += [source.device.type, target.device.type]
        return SimpleNamespace(weights=torch.ones(*target.shape, source.shape[1]))

    def greedy(self, source, max_length):
        self.seen.append(source.device.type)
        ends = torch.full((len(source), 1), 2)
        return SimpleNamespace(tokens=ends, weights=None, log_probability=torch.zeros(len(source)))


def test_sentences_go_where_the_translator_is():
    model = Elsewhere()
    translate(model, [PAIRS[0].source], SOURCE, TARGET)
    forced_weights(model, PAIRS[:1], SOURCE, TARGET)
    assert model.seen == ["meta"] * 3


def test_models_without_attention_have_no_weights():
    model = translator(None).eval()
    assert translate(model, [PAIRS[0].source], SOURCE, TARGET)[0].weights is None
    with pytest.raises(ValueError, match="model must return weights"):
        forced_weights(model, PAIRS, SOURCE, TARGET)


def test_the_loss_of_translation_does_not_see_padding():
    model = translator("dot").eval()
    source, target = map(torch.from_numpy, encode_pairs(PAIRS[:6], SOURCE, TARGET))
    wide = (nn.functional.pad(source, (0, 3)), nn.functional.pad(target, (0, 2)))
    wanted = translation_loss(model, source, target)
    torch.testing.assert_close(translation_loss(model, *wide), wanted)
    apart = nn.functional.pad(target, (2, 0))  # before the begin, and after it
    apart[:, [1, 2]] = apart[:, [2, 1]]
    torch.testing.assert_close(translation_loss(model, source, apart), wanted)


@pytest.mark.parametrize("kind", ["dot", "transformer"])
def test_a_batch_without_a_target_weighs_nothing(kind):
    model = translator(kind)
    source = torch.from_numpy(encode_pairs(PAIRS[:2], SOURCE, TARGET)[0])
    empty = torch.tensor([[1, 0, 0]] * 2)
    found = translation_loss(model, source, empty)
    found.backward()
    assert found.item() == 0
    assert all(p.grad is None or not p.grad.any() for p in model.parameters())


def test_the_loss_of_translation_by_hand():
    model = translator("dot").eval()
    source, target = map(torch.from_numpy, encode_pairs(PAIRS[:6], SOURCE, TARGET))
    log_probs = torch.log_softmax(model(source, target[:, :-1]).logits, -1)
    places = [(row, i) for row in range(6) for i in range(len(PAIRS[row].target) + 1)]
    right = torch.stack([-log_probs[row, i, target[row, i + 1]] for row, i in places]).mean()
    torch.testing.assert_close(translation_loss(model, source, target), right)
