"""The Python side of chapter 10's live figure, and the numbers that it carries."""

import json
import re
from pathlib import Path

import numpy as np
import pytest
import torch
import zoom_data as tool

from attnlib import pretrained
from attnlib.lookup import softmax
from attnlib.widgets import SentenceZoom
from attnlib.widgets import pretrained as module

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def walked():
    return tool.walk(tool.SENTENCE)


def heads():
    for layer in range(6):
        for head in range(12):
            yield layer, head, SentenceZoom(layer=layer, head=head)


# ---- The data ------------------------------------------------------------------------------


def test_the_stored_numbers_are_the_models_to_the_stated_error(walked):
    tokens, layers = walked
    assert SentenceZoom().tokens == tokens
    for layer, head, widget in heads():
        fresh = layers[layer]
        np.testing.assert_allclose(widget.query_vectors, fresh.query[head], atol=0.002)
        np.testing.assert_allclose(widget.key_vectors, fresh.key[head], atol=0.002)
        np.testing.assert_allclose(widget.value_vectors, fresh.value[head], atol=0.002)
        assert np.abs(widget.weights - fresh.weights[head]).max() < 0.001
        assert np.abs(widget.scores - fresh.query[head] @ fresh.key[head].T).max() < 0.05
        np.testing.assert_allclose(widget.output, fresh.output[head], atol=0.002)


def test_the_walk_through_the_parts_is_the_encoder_itself(walked):
    """The weights are the encoder's own, and what leaves a layer enters the next one."""
    encoder, tokenizer = pretrained.load_encoder()
    ids = torch.tensor([tokenizer.encode(tool.SENTENCE).ids])
    with torch.no_grad():
        found = encoder(ids, need_weights=True, need_hidden_states=True)
    for layer, hidden, weights in zip(
        walked[1], found.hidden_states[:-1], found.weights, strict=True
    ):
        np.testing.assert_allclose(layer.weights, weights[0].numpy(), atol=1e-5)
        np.testing.assert_allclose(layer.entering, hidden[0].numpy(), atol=1e-5)


def test_the_data_is_what_its_script_writes_and_small():
    assert tool.data() == module._data()
    assert (ROOT / "attnlib" / "widgets" / "pretrained.json").stat().st_size < 160_000


def test_the_data_tells_where_it_comes_from():
    data = module._data()
    assert (data["model"], data["revision"]) == (pretrained.HUB_REPO, pretrained.HUB_REVISION)
    assert data["sha256"] == pretrained.SHA256


# ---- Each level from the one below ----------------------------------------------------------


def test_products_sum_to_the_score_scores_make_the_row_and_the_row_the_output():
    for layer, head in [(0, 0), (3, 1), (5, 11)]:
        widget = SentenceZoom(layer=layer, head=head)
        for query in range(10):
            widget.query = query
            for key in range(10):
                widget.key = key
                score = sum(float(product) for product in widget.products)
                assert score == pytest.approx(widget.scores[query, key], abs=1e-9)
            row = softmax(widget.scores[query] / 32**0.5)
            np.testing.assert_allclose(row, widget.weights[query], atol=1e-12)
            slow = sum(w * v for w, v in zip(row, widget.value_vectors, strict=True))
            np.testing.assert_allclose(slow, widget.output[query], atol=1e-12)


def test_it_begins_with_the_pair_the_chapter_speaks_of():
    widget = SentenceZoom()
    assert (widget.tokens[widget.query], widget.tokens[widget.key]) == ("it", "animal")
    assert (widget.zoom, widget.layer, widget.head, widget.number) == (0, 3, 1, 24)
    assert widget.weights[widget.query, widget.key] == pytest.approx(0.58, abs=0.01)
    assert not widget.query_vectors.flags.writeable


# ---- State ----------------------------------------------------------------------------------


def test_stops_are_taken_by_name_and_tokens_by_word():
    widget = SentenceZoom("score", query="animal", key="[SEP]")
    assert (widget.zoom, widget.query, widget.key) == (4, 2, 9)
    assert [SentenceZoom(name).zoom for name in module.STOPS] == [0, 1, 2, 3, 4, 5]
    assert SentenceZoom(2.5).zoom == 2.5


def test_the_text_tells_the_state():
    assert repr(SentenceZoom("row")) == (
        "Live figure: 'The animal stopped because it was tired.' in "
        "sentence-transformers/all-MiniLM-L6-v2, seen at the stop 'row'. Layer 4, head 2: 'it' "
        "attends to 'animal' with weight 0.58; the dot product 19.7 is a sum of 32 products, of which "
        "number 25 is 2.39 times 0.88, 2.10."
    )


def test_each_stop_names_a_chapter_that_there_is():
    source = (ROOT / "attnlib/widgets/src/pretrained/words.js").read_text("utf-8")
    found = re.findall(r'\["(\d\d)_(\w+)", "(\d\d), (\w+)"\]', source)
    assert len(found) == len(module.STOPS)
    for number, name, told, title in found:
        notebook = json.loads((ROOT / f"notebooks/{number}_{name}.ipynb").read_text("utf-8"))
        heads = ["".join(cell["source"]).splitlines()[0] for cell in notebook["cells"][:3]]
        assert told == number
        assert f"# {title}" in heads
