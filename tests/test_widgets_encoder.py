"""The Python side of chapter 09's live figure, and the numbers that it carries."""

import gzip
import json
import sys
from pathlib import Path

import numpy as np
import pytest

from attnlib import pretrained
from attnlib.widgets import EncoderExplorer, _base
from attnlib.widgets import encoder as module

ROOT = Path(__file__).resolve().parents[1]
FIGURE = "application/vnd.attnlib.figure+json"
SENTENCES = range(len(module._data()["sentences"]))


@pytest.fixture(scope="module")
def tool():
    """The script that writes the data, for a fresh computation."""
    pytest.importorskip("torch")
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        import encoder_data
    finally:
        sys.path.pop(0)
    return encoder_data


def unit(vectors):
    exact = np.asarray(vectors, dtype=np.float64)
    return exact / np.linalg.norm(exact, axis=-1, keepdims=True)


# ---- The data ------------------------------------------------------------------------------


@pytest.mark.parametrize("index", SENTENCES)
def test_the_stored_numbers_are_the_models_to_the_stated_error(tool, index):
    widget, twin = EncoderExplorer(index), EncoderExplorer(index ^ 1)
    tokens, fresh, added, weights = tool.follow(widget.texts[index])
    assert widget.tokens == tokens
    own, double = unit(fresh), unit(tool.follow(twin.texts[index ^ 1]).vectors)
    words = [unit(tool.alone(word))[:, 0] for word in widget.words]
    lengths = np.linalg.norm(fresh, axis=-1)
    for token in range(len(tokens)):
        widget.token = token
        there = widget.twin_token
        for layer in range(7):
            widget.layer, here = layer, own[layer, token]
            assert np.abs(widget.cosines - own[layer] @ here).max() < 1e-4
            if layer:
                block = widget.block
                assert abs(block.kept - own[layer - 1, token] @ here) < 1e-4
                ends = [block.entering, block.leaving]
                np.testing.assert_allclose(ends, lengths[layer - 1 : layer + 1, token], atol=0.0051)
                between = (block.attention, block.between, block.feed_forward)
                np.testing.assert_allclose(between, added[layer - 1, :, token], atol=0.0051)
        near = {"start": own[0, token], "twin": None if there is None else double[:, there]}
        for name, other in near.items():
            if other is not None:
                cosines = (own[:, token] * other).sum(-1)
                assert np.abs(widget.lines[name] - cosines).max() < 1e-4
        for i, word in enumerate(words):
            widget.across = i
            assert np.abs(widget.lines["across"] - (own[:, token] * word).sum(-1)).max() < 1e-4
    np.testing.assert_allclose(widget.weights, weights, atol=3e-5)


def test_the_vectors_are_those_of_the_encoder(tool):
    """The tool walks through a layer's parts; the encoder itself must come to the same."""
    import torch

    encoder, tokenizer = pretrained.load_encoder()
    text = EncoderExplorer().texts[0]
    ids = torch.tensor([tokenizer.encode(text).ids])
    with torch.no_grad():
        hidden = encoder(ids, need_hidden_states=True).hidden_states
    np.testing.assert_allclose(tool.follow(text).vectors, torch.cat(hidden).numpy(), atol=1e-5)


def test_the_weights_are_the_mean_of_the_heads(tool):
    import torch

    encoder, tokenizer = pretrained.load_encoder()
    widget = EncoderExplorer(4)
    ids = torch.tensor([tokenizer.encode(widget.texts[4]).ids])
    with torch.no_grad():
        heads = torch.cat(encoder(ids, need_weights=True).weights)  # (6, 12, n, n)
    assert heads.shape[:2] == (6, 12)
    np.testing.assert_allclose(widget.weights, heads.mean(dim=1).numpy(), atol=2e-5)
    np.testing.assert_allclose(widget.weights.sum(axis=-1), 1, atol=2e-4)
    assert not widget.weights.flags.writeable


def test_the_data_is_what_its_script_writes(tool):
    again = tool.parts.cut("encoder", tool.data(), tool.NUMBERS)
    assert sorted(again) == sorted(path.name for path in _base._data_files("encoder"))
    for name, new in again.items():
        old = json.loads((_base.HERE / name).read_text("utf8"))
        sentences = [all_["sentences"] if isinstance(all_, dict) else all_ for all_ in (new, old)]
        for fresh, stored in zip(*sentences, strict=True):
            exact = fresh.keys() - set(tool.NUMBERS)  # another CPU may round the numbers otherwise
            assert fresh.keys() == stored.keys()
            assert [fresh[key] for key in exact] == [stored[key] for key in exact]
        if "sentences" in new:
            assert {**new, "sentences": 0} == {**old, "sentences": 0}


def test_what_the_figure_opens_with_is_small_and_so_is_each_part():
    sizes = [len(gzip.compress(path.read_bytes(), 6)) for path in _base._data_files("encoder")]
    assert len(sizes) == len(SENTENCES) // 2
    assert max(sizes) < 30_000
    assert sum(sizes) < 110_000


def test_the_data_tells_where_it_comes_from():
    data = module._data()
    assert (data["model"], data["revision"]) == (pretrained.HUB_REPO, pretrained.HUB_REVISION)
    assert data["sha256"] == pretrained.SHA256


# ---- EncoderExplorer -----------------------------------------------------------------------


def test_starts_with_it_after_the_last_layer():
    widget = EncoderExplorer()
    assert widget.tokens[widget.token] == "it"
    assert widget.layer == 6
    assert [widget.words[i] for i in (widget.across, widget.up)] == ["animal", "street"]
    assert widget.lines["across"][6] == pytest.approx(0.52, abs=0.01)
    assert widget.lines["up"][6] == pytest.approx(0.13, abs=0.01)
    assert EncoderExplorer(1).lines["across"][6] == pytest.approx(0.41, abs=0.01)


def test_the_cosines_by_a_slow_road(tool):
    widget = EncoderExplorer(4, layer=3)
    vectors = tool.follow(widget.texts[4]).vectors[3].astype(np.float64)
    own = vectors[widget.token]
    for j, other in enumerate(vectors):
        slow = sum(a * b for a, b in zip(own, other, strict=True))
        slow /= sum(a * a for a in own) ** 0.5 * sum(b * b for b in other) ** 0.5
        assert widget.cosines[j] == pytest.approx(slow, abs=1e-4)
    assert widget.cosines[widget.token] == 1
    assert widget.lines["start"][0] == 1


@pytest.mark.parametrize("index", SENTENCES)
def test_twins_share_the_word_to_follow(index):
    widget, twin = EncoderExplorer(index), EncoderExplorer(index ^ 1)
    assert widget.twin_token == twin.token
    assert widget.tokens[widget.token] == twin.tokens[twin.token]
    np.testing.assert_allclose(widget.lines["twin"], twin.lines["twin"])


def test_the_second_of_equal_words_is_paired_with_the_second():
    widget = EncoderExplorer(0, token="the")
    assert widget.token == 7, "the last of equal words"
    assert widget.twin_token == 7
    widget.token = 1
    assert widget.twin_token == 1


def test_a_word_that_the_other_sentence_lacks_has_no_twin():
    widget = EncoderExplorer(0, token="tired")
    assert widget.twin_token is None
    assert "twin" not in widget.lines
    assert "other sentence" not in repr(widget)


def test_before_the_first_layer_there_is_no_block():
    widget = EncoderExplorer(2, layer=4)
    assert widget.block.entering == module.with_numbers("encoder", 2)["lengths"][3][widget.token]
    widget.layer = 0
    assert widget.block is None


def test_a_shorter_sentence_clamps_the_token():
    widget = EncoderExplorer(0, token=15)
    widget.sentence = 12
    assert widget.cosines.shape == (len(widget.tokens),)
    assert "'[SEP]'" in repr(widget)


def test_reset_goes_back_to_what_was_asked_for():
    widget = EncoderExplorer(9, token="the", across="sun")
    assert widget._start == widget._state()
    widget.token = 0
    assert widget.tokens[widget._start["token"]] == "the"


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"across": "street"}, ("street", "animal")),
        ({"up": "animal"}, ("street", "animal")),
        ({"across": "sun"}, ("sun", "street")),
        ({"up": "sun"}, ("animal", "sun")),
        ({"sentence": 3, "up": "trophy"}, ("suitcase", "trophy")),
    ],
)
def test_a_word_of_the_sentence_chosen_for_the_other_place_changes_places(options, words):
    widget = EncoderExplorer(**options)
    assert (widget.words[widget.across], widget.words[widget.up]) == words


def test_one_word_for_both_places_is_told_once():
    widget = EncoderExplorer(across="street", up="street")
    assert "Cosine with 'street' 0.13, with its own embedding 0.30, 'it'" in repr(widget)
    np.testing.assert_allclose(widget.lines["across"], widget.lines["up"])


def test_the_text_tells_the_state():
    assert repr(EncoderExplorer(layer=0, across="lamp")) == (
        "Live figure: a token's vector in sentence-transformers/all-MiniLM-L6-v2. Sentence: The "
        "animal didn't cross the street because it was too tired. Token: 'it', after 0 of 6 "
        "layers. Cosine with 'lamp' 0.01, with 'street' -0.05, with its own embedding 1.00, "
        "'it' in the other sentence 1.00."
    )
