"""The Python side of chapter 09's live figure, and the vectors that it carries."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest
from traitlets import TraitError, link

from attnlib import pretrained
from attnlib.widgets import EncoderExplorer
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
    return vectors / np.linalg.norm(vectors, axis=-1, keepdims=True)


# ---- The data ------------------------------------------------------------------------------


def test_the_stored_cosines_and_lengths_are_the_models_to_the_stated_error(tool):
    words = [unit(tool.alone(word).astype(np.float64)) for word in EncoderExplorer().words]
    stored_words = [unit(module._vectors("words", i)) for i in range(len(words))]
    for index in SENTENCES:
        widget = EncoderExplorer(index)
        tokens, fresh, added, weights = tool.follow(widget.texts[index])
        assert widget.tokens == tokens
        assert widget.vectors.shape == fresh.shape == (7, len(tokens), 384)
        lengths = [np.linalg.norm(v, axis=-1) for v in (widget.vectors, fresh.astype(np.float64))]
        np.testing.assert_allclose(*lengths, atol=0.05)
        ours, theirs = unit(widget.vectors), unit(fresh.astype(np.float64))
        assert np.abs(ours @ ours.mT - theirs @ theirs.mT).max() < 0.005
        for mine, word in zip(stored_words, words, strict=True):
            assert np.abs((ours * mine).sum(-1) - (theirs * word).sum(-1)).max() < 0.005
        stored = np.array(module._data()["sentences"][index]["added"])
        np.testing.assert_allclose(stored, added, atol=0.0051)
        np.testing.assert_allclose(widget.weights, weights, atol=1e-5)


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


def test_the_data_is_what_its_script_writes_and_small(tool):
    again, stored = tool.data(), module._data()
    for kind in ("sentences", "words"):
        for new, old in zip(again.pop(kind), stored[kind], strict=True):
            vague = ("levels", "step", "added", "weights")  # another CPU may round these otherwise
            assert {k: v for k, v in new.items() if k not in vague} == {
                k: v for k, v in old.items() if k not in vague
            }
    assert again == {k: v for k, v in stored.items() if k not in ("sentences", "words")}
    assert (ROOT / "attnlib" / "widgets" / "encoder.json").stat().st_size < 1_000_000


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


def test_the_cosines_by_a_slow_road():
    widget = EncoderExplorer(4, layer=3)
    vectors = widget.vectors[3]
    own = vectors[widget.token]
    for j, other in enumerate(vectors):
        slow = sum(a * b for a, b in zip(own, other, strict=True))
        slow /= sum(a * a for a in own) ** 0.5 * sum(b * b for b in other) ** 0.5
        assert widget.cosines[j] == pytest.approx(slow)
    assert widget.cosines[widget.token] == pytest.approx(1)
    assert widget.lines["start"][0] == pytest.approx(1)


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


def test_a_block_tells_what_its_layer_adds(tool):
    widget = EncoderExplorer(2, layer=4)
    _, vectors, added, _ = tool.follow(widget.texts[2])
    block, i = widget.block, widget.token
    ends = np.linalg.norm(vectors[3:5, i], axis=-1)
    assert (block.entering, block.leaving) == pytest.approx(tuple(ends), abs=0.05)
    between = (block.attention, block.between, block.feed_forward)
    assert between == pytest.approx(tuple(added[3, :, i]), abs=0.006)
    before, after = unit(vectors[3:5, i])
    assert block.kept == pytest.approx(before @ after, abs=0.005)
    widget.layer = 0
    assert widget.block is None


def test_a_shorter_sentence_clamps_the_token():
    widget = EncoderExplorer(0, token=15)
    widget.sentence = 12
    assert widget.cosines.shape == (len(widget.tokens),)
    assert "'[SEP]'" in repr(widget)


def test_changes_are_observed_and_linked():
    widget, other = EncoderExplorer(), EncoderExplorer()
    link((widget, "layer"), (other, "layer"))
    widget.set_state({"layer": 2, "sentence": 5, "up": 7})
    assert (other.layer, widget.sentence, widget.up) == (2, 5, 7)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"sentence": 16}, "sentence must be from 0 to 15; got 16"),
        ({"sentence": -1}, "sentence must be from 0 to 15; got -1"),
        ({"layer": 7}, "layer"),
        ({"token": "horse"}, r"token must be one of \[CLS\], the, animal.*got 'horse'"),
        ({"across": "horse"}, "across must be one of animal, street.*got 'horse'"),
        ({"up": 16}, "up must be from 0 to 15; got 16"),
    ],
)
def test_a_wrong_value_is_named_with_its_rule(options, message):
    with pytest.raises(TraitError, match=message):
        EncoderExplorer(**options)


def test_the_text_tells_the_state():
    assert repr(EncoderExplorer(layer=0, across="lamp")) == (
        "Live figure: a token's vector in sentence-transformers/all-MiniLM-L6-v2. Sentence: The "
        "animal didn't cross the street because it was too tired. Token: 'it', after 0 of 6 "
        "layers. Cosine with 'lamp' 0.01, with 'street' -0.05, with its own embedding 1.00, "
        "'it' in the other sentence 1.00."
    )


def test_the_stored_figure_is_small_and_comes_back():
    widget = EncoderExplorer(9, token="the", layer=3, across="sun")
    bundle = widget._repr_mimebundle_()[0]
    stored = json.loads(json.dumps(bundle[FIGURE], sort_keys=True, allow_nan=False))
    assert stored["figure"] == "encoder"
    assert len(json.dumps(stored)) < 300
    assert repr(EncoderExplorer(**stored["state"])) == repr(widget)
