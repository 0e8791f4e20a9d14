"""The Python side of chapter 06's live figures, and the weights that one of them carries."""

import gzip
import json

import heads_data
import numpy as np
import pytest
import torch
from traitlets import TraitError

from attnlib import pretrained
from attnlib.multihead import merge_heads, split_heads
from attnlib.widgets import HeadsExplorer, SplitHeads, _base
from attnlib.widgets import multihead as module

SENTENCES = range(len(module._data()["sentences"]))


@pytest.fixture(scope="module")
def fresh():
    """A function from a sentence to its tokens and its weights, computed anew."""
    encoder, tokenizer = pretrained.load_encoder()

    def compute(text):
        encoding = tokenizer.encode(text)
        with torch.no_grad():
            found = encoder(torch.tensor([encoding.ids]), need_weights=True).weights
        return encoding.tokens, torch.stack(found)[:, 0].numpy()

    return compute


# ---- The data ------------------------------------------------------------------------------


@pytest.mark.parametrize("index", SENTENCES)
def test_the_stored_weights_are_the_models_to_half_a_level(fresh, index):
    widget = HeadsExplorer(index)
    tokens, weights = fresh(widget.texts[index])
    assert widget.tokens == tokens
    assert widget.all_weights.shape == weights.shape == (6, 12, len(tokens), len(tokens))
    # Another CPU may round the model's own numbers in another way, by far less than a level.
    assert np.abs(widget.all_weights - weights).max() <= 0.5 / 255 + 1e-5


def test_the_data_tells_where_it_comes_from():
    data = module._data()
    assert (data["model"], data["revision"]) == (pretrained.HUB_REPO, pretrained.HUB_REVISION)
    assert data["sha256"] == pretrained.SHA256
    assert data["levels"] == 255


def test_the_data_is_what_its_script_writes():
    again = json.loads(json.dumps(heads_data.files()))
    assert sorted(again) == sorted(path.name for path in _base._data_files("multihead"))
    for name, new in again.items():
        old = json.loads((_base.HERE / name).read_text("utf8"))
        sentences = [all_["sentences"] if isinstance(all_, dict) else all_ for all_ in (new, old)]
        for sentence, kept in zip(*sentences, strict=True):
            assert sentence.keys() == kept.keys()
            assert {**sentence, "weights": ""} == {**kept, "weights": ""}


def test_what_the_figure_opens_with_is_small_and_so_is_each_part():
    sizes = [len(gzip.compress(path.read_bytes(), 6)) for path in _base._data_files("multihead")]
    assert len(sizes) == len(SENTENCES) // 2
    assert max(sizes) < 40_000
    assert sum(sizes) < 150_000


def test_twins_have_equally_many_tokens_and_each_sentence_its_link():
    stored = module._data()["sentences"]
    assert len(stored) >= 12
    for i, sentence in enumerate(stored):
        twin = stored[sentence["twin"]]
        assert twin["twin"] == i
        assert len(twin["tokens"]) == len(sentence["tokens"])
        assert max(sentence["link"]) < len(sentence["tokens"])


# ---- HeadsExplorer -------------------------------------------------------------------------


def test_starts_with_it_and_the_animal():
    widget = HeadsExplorer()
    assert [widget.tokens[i] for i in (widget.token, widget.to)] == ["it", "animal"]
    assert widget.strongest(1)[0][:2] == (3, 1)
    assert widget.weights[widget.token, widget.to] == pytest.approx(0.677, abs=0.002)
    assert HeadsExplorer(1).weights[10, 2] == pytest.approx(0.281, abs=0.002)


def test_a_link_is_chosen_by_word_or_by_place():
    widget = HeadsExplorer(token="the", to=0)
    assert widget.token == 7, "the last of equal words"
    assert widget.to == 0
    np.testing.assert_array_equal(widget.links, widget.all_weights[:, :, 7, 0])
    best = widget.strongest(72)
    assert [w for *_, w in best] == sorted((w for *_, w in best), reverse=True)


def test_a_shorter_sentence_clamps_the_link():
    widget = HeadsExplorer(0, token=15)
    widget.sentence = 8
    assert widget.links.shape == (6, 12)
    assert "'[SEP]'" in repr(widget)


def test_the_text_tells_the_state():
    assert repr(HeadsExplorer()) == (
        "Live figure: the 72 heads of sentence-transformers/all-MiniLM-L6-v2. Sentence: The "
        "animal didn't cross the street because it was too tired. Shown: layer 4, head 2, weight "
        "from 'it' to 'animal' 0.68. Strongest: layer 4 head 2 0.68, layer 6 head 12 0.67, layer 6 head 4 0.25."
    )


def test_the_weights_are_asked_for_and_not_in_the_module():
    stored = module._data()["sentences"][0]["weights"]
    assert stored[:40] not in HeadsExplorer._esm
    worker = (_base.BUILT / "model.worker.txt").read_text(
        "utf8"
    )  # of the model that a reader may load
    assert len(HeadsExplorer._esm) - len(worker) < 60_000


# ---- A sentence of one's own ---------------------------------------------------------------


def test_an_own_sentence_is_read_by_the_model(fresh):
    text = "The river was wide, and it froze."
    widget = HeadsExplorer(text=text)
    tokens, weights = fresh(text)
    assert widget.tokens == tokens
    np.testing.assert_allclose(widget.all_weights, weights, atol=1e-6)
    words = weights[3, 1, 1:-1, 1:-1] * (1 - np.eye(len(tokens) - 2))
    assert widget.weights[widget.token, widget.to] == pytest.approx(words.max())
    assert f"Sentence: {text} Shown" in repr(widget)
    widget.text = ""
    assert widget.tokens[widget.token] == module._data()["sentences"][0]["tokens"][widget.token]


def test_a_page_is_answered_by_the_kernels_model_or_in_a_sentence(fresh, monkeypatch):
    widget, sent = HeadsExplorer(), []
    monkeypatch.setattr(widget, "send", lambda told, buffers=(): sent.append((told, buffers)))
    widget._answer(widget, {"read": "a 1", "sentence": "It froze."}, [])
    widget._answer(widget, {"read": "a 2", "sentence": "froze " * 40}, [])
    widget._answer(widget, {"ask": "multihead.1"}, [])
    tokens, weights = fresh("It froze.")
    (told, (packed,)), (refused, _), (data, _) = sent
    assert told == {"answer": "a 1", "tokens": tokens}
    np.testing.assert_allclose(np.frombuffer(packed, "<f4"), weights.ravel(), atol=1e-6)
    assert refused == {"answer": "a 2", "error": "text may have 32 tokens; got 42."}
    assert data["data"] == "multihead.1"
    with pytest.raises(TraitError, match="text may have 32 tokens; got 42"):
        HeadsExplorer(text="froze " * 40)


# ---- SplitHeads ----------------------------------------------------------------------------


@pytest.mark.parametrize("num_heads", [1, 2, 4, 8])
def test_the_right_recipe_is_the_librarys(num_heads):
    widget = SplitHeads("right", num_heads)
    np.testing.assert_array_equal(widget.heads, split_heads(widget.x, num_heads))
    np.testing.assert_array_equal(widget.merged, merge_heads(widget.heads))
    np.testing.assert_array_equal(widget.merged, widget.x)


def test_the_wrong_recipes_go_wrong_in_their_own_ways():
    for num_heads in (2, 4, 8):
        straight = SplitHeads("no swap", num_heads)
        assert (straight.heads // 10 != np.arange(1, 4)[:, None]).any(), "positions mixed"
        assert (straight.merged == straight.x).all(), "and the way back does not tell"
        mixed = SplitHeads("no swap back", num_heads)
        assert (mixed.heads == SplitHeads(num_heads=num_heads).heads).all()
        assert (mixed.merged != mixed.x).any()
        strewn = SplitHeads("interleaved", num_heads)
        assert (strewn.heads // 10 == np.arange(1, 4)[:, None]).all()
        assert (strewn.merged == strewn.x).all()


def test_split_tells_its_state():
    assert repr(SplitHeads("no swap back")) == (
        "Live figure: 3 positions of 8 features cut into 2 heads, no swap back. First head: "
        "11 12 13 14; 21 22 23 24; 31 32 33 34. Joined again, it is not what it was."
    )
