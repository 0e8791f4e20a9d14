"""Chapter 06's live figures: the weights that one carries, the split, and in a browser their numbers and controls."""

import gzip
import json
import re

import heads_data
import numpy as np
import pytest
import small_bert
import torch
from attnbook.model import quantise, write_pieces
from every_figure import Figure, Hand, Moves, compute, press, summary
from playwright.sync_api import expect
from test_decoder_pretrained import write as write_decoder
from traitlets import TraitError
from widget_page import HELD, MODULE, TWO_VIEWS, in_book, write_page

from attnlib import pretrained
from attnlib.multihead import merge_heads, split_heads
from attnlib.widgets import HeadsExplorer, SplitHeads, _base
from attnlib.widgets import multihead as module
from attnlib.widgets.multihead_split import RECIPES, _cut, _join

FIGURE = Figure(
    HeadsExplorer,
    elsewhere={"sentence": 2, "head": 7},
    states=[{"sentence": 12}, {"sentence": 8}],
    highest=(660, 1120),
    hands=[Hand("from 8", {"token": 8}), Hand("to 5", {"to": 5})],
    keys=[
        ("[data-id='head 37']", "ArrowRight ArrowDown Home ArrowLeft ArrowUp End", {"layer": 2, "head": 11}, "layer 3, head 12"),
        ("[data-id='from 8']:not(text)", "Home ArrowDown End ArrowUp", {"token": 14}, "from ."),
        ("[data-id='to 2']:not(text)", "End Home ArrowDown", {"to": 1}, "to the"),
    ],
    moves=Moves("combobox", "Sentence", "ArrowDown", "sentence", ("button", "layer 1, head 3"), "layer"),
    readable=True,
    one_screen=[({}, "select", "text[data-id='to 15']", 812)],
)  # fmt: skip

SPLIT = Figure(
    SplitHeads,
    elsewhere={"recipe": "no swap", "place": 7},
    states=[{"num_heads": 8}],
    highest=(900, 1300),
    hands=[Hand("x text 18", {"place": 7}), Hand("heads text 25", {"place": 12})],
    keys=[("[data-id='x 4'].attn-hit", "ArrowDown ArrowLeft ArrowUp ArrowUp End ArrowLeft", {"place": 6}, "17")],
    moves=Moves("radio", "right", "ArrowRight", "recipe", ("button", "12"), "place"),
    readable=True,
    one_screen=[
        ({}, "[role=radiogroup]", "[data-id='merged 38']", 480),
        ({}, "[role=radiogroup]", "button:has-text('Reset')", 750),
    ],
)  # fmt: skip

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


# ---- In a browser --------------------------------------------------------------------------


def large(page):
    """The words attended to, each with its weight."""
    return page.locator(".multihead-all").evaluate(
        """e => Object.fromEntries([...e.querySelectorAll('text[data-id^="to "]')].map(word =>
        [word.textContent, e.querySelector(`[data-id="${word.dataset.id.replace('to', 'weight')}"]`).textContent]))"""
    )


def strongest(page):
    """The button of the head that links the chosen words most."""
    return page.get_by_role("group", name="Strongest heads").get_by_role("button").first


def test_numbers_equal_attnlib_on_random_inputs(page):
    rng = np.random.default_rng(1)
    names = ("sentence", "layer", "head", "token", "to")
    inputs = [
        dict(zip(names, map(int, rng.integers((16, 6, 12, 16, 16))), strict=True))
        for _ in range(200)
    ]
    results = page.evaluate(
        f"""async inputs => {{
        const all = (await ({MODULE})('multihead')).explorer(window.attnlibData.multihead);
        return inputs.map(all.numbers)}}""",
        inputs,
    )
    for given, result in zip(inputs, results, strict=True):
        widget = HeadsExplorer(**given)
        np.testing.assert_allclose(result["weights"], widget.weights, rtol=1e-9)
        np.testing.assert_allclose(result["links"], widget.links.ravel(), rtol=1e-9)
        strongest = [i * 12 + h for i, h, _ in widget.strongest()]
        assert result["strongest"] == strongest


def test_splitting_equals_attnlib_on_random_inputs(open_figures):
    page = open_figures(SplitHeads()).page
    rng = np.random.default_rng(2)
    inputs = [
        {
            "recipe": str(rng.choice(RECIPES)),
            "num_heads": int(h),
            "n": int(n),
            "d_model": int(h * w),
        }
        for h, n, w in rng.integers(1, 6, size=(200, 3))
    ]
    for given, result in zip(inputs, compute(page, "multihead_split", inputs), strict=True):
        x = 10 * np.arange(1, given["n"] + 1)[:, None] + np.arange(1, given["d_model"] + 1)
        heads = _cut(x, given["num_heads"], given["recipe"])
        assert result["x"] == x.tolist()
        assert result["heads"] == heads.tolist()
        assert result["merged"] == _join(heads, given["recipe"]).tolist()


# ---- What the reader sees and does ---------------------------------------------------------


def test_another_sentence_is_waited_for(open_figures):
    page = open_figures(HeadsExplorer()).page
    page.evaluate(HELD)
    state = json.loads(json.dumps(HeadsExplorer()._state()))
    page.evaluate(TWO_VIEWS % (MODULE, "multihead"), state)
    frame = page.locator(".attn").nth(1)
    drawn = "e => [...e.querySelectorAll('.attn-stage svg')].map(svg => svg.innerHTML)"
    before = frame.evaluate(drawn)
    frame.get_by_label("Sentence", exact=True).select_option("2")
    page.wait_for_timeout(50)
    assert frame.locator(".attn-summary").inner_text() == "Loading …"
    assert frame.evaluate(drawn) == before
    page.evaluate("give('multihead.1')")
    page.wait_for_timeout(50)
    other = open_figures(HeadsExplorer(2)).page
    assert frame.locator(".attn-summary").inner_text() == summary(other)
    assert frame.evaluate(drawn) == other.locator(".attn").evaluate(drawn) != before


def test_the_heads_of_a_link_are_found(page):
    press(page, "to tired")
    assert page.get_by_text("Strongest from “it” to “tired”", exact=True).is_visible()
    assert strongest(page).inner_text() == "L3 H2\n0.71"
    strongest(page).click()
    assert summary(page).startswith("Layer 3, head 2: “it” attends to “tired” 0.71")
    assert strongest(page).get_attribute("aria-pressed") == "true"


# ---- A sentence of the reader's own --------------------------------------------------------


# A view whose kernel answers.
KERNEL = """async state => {
  const module = await (%s)("multihead");
  const listeners = new Set();
  const stored = window.attnlibData;
  window.attnlibData = {};  // a notebook's page has none
  state._start = structuredClone(state);
  window.model = {
    get: k => state[k], set: (k, v) => void (state[k] = v), save_changes() {},
    on: (e, f) => e === "msg:custom" && listeners.add(f), off: (e, f) => listeners.delete(f),
    send({ask, read, sentence}) {
      const answer = (told, buffers = []) => setTimeout(() => listeners.forEach(f => f(told, buffers)));
      if (ask) return answer({data: ask, content: stored[ask]});
      if (sentence === "?") return answer({answer: read, error: "no model"});
      const weights = new Float32Array(72 * 16).fill(0.25);
      answer({answer: read, tokens: ["[CLS]", "so", sentence, "[SEP]"]}, [new DataView(weights.buffer)]);
    },
  };
  const el = document.createElement("div");
  document.querySelector("main").append(el);
  await module.default.render({model, el});}"""


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """A page of the book with a small encoder beside it, in pieces."""
    folder = tmp_path_factory.mktemp("own")
    small_bert.write(folder, small_bert.tensors(np.random.default_rng(5)))
    path = in_book(write_page(folder, HeadsExplorer()))
    quantise(folder, folder / "small.gguf")
    write_pieces(folder / "small.gguf", folder / "_static" / "model" / "minilm", piece=99_999)
    return folder, path


def own(page, text):
    field = page.get_by_label("Your sentence")
    field.fill(text)
    field.press("Enter")


def model_status(page):
    return page.locator(".model-status")


def load(page):
    page.get_by_role("button", name=re.compile("^Load the model")).click()
    expect(model_status(page)).to_contain_text("Ready")


def test_an_own_sentence_is_read_by_the_model_in_the_page(book, site):
    from attnlib.pretrained import load_encoder

    load(book)
    own(book, "The cats sat. It was tired")
    said = book.locator(".attn-summary")
    expect(said).to_contain_text("Strongest from “")
    tokens = load_encoder(site[0], sha256=None)[1].encode("The cats sat. It was tired").tokens
    assert [word for word in large(book) if word.startswith("##")] == ["##s"]
    assert len(large(book)) == len(tokens)
    chosen = book.get_by_label("Sentence", exact=True)
    assert chosen.locator("option:checked").text_content() == "The cats sat. It was tired"
    press(book, "to tired")
    assert "“tired”" in summary(book)
    own(book, "cat " * 40)
    expect(model_status(book)).to_contain_text(
        "A sentence may have 32 tokens here; this one has 42."
    )
    assert "“tired”" in summary(book), "the sentence before stays"
    chosen.select_option("0")
    expect(said).to_contain_text("Layer 4, head 2: “it” attends to “animal” 0.68")


def test_loading_is_stopped_and_begun_again(book):
    book.evaluate("() => document.head.append = () => {}")  # pieces that never come
    press(book, re.compile("^Load the model"))
    press(book, "Stop loading")
    expect(model_status(book)).to_contain_text("Stopped.")
    book.evaluate("() => delete document.head.append")
    load(book)


def test_another_model_is_refused_and_a_book_without_one_says_so(book, site, open_figures):
    write_decoder(site[0] / "writer.gguf")
    with book.expect_file_chooser() as chooser:
        press(book, "or choose its file (.gguf)")
    chooser.value.set_files(site[0] / "writer.gguf")
    expect(model_status(book)).to_contain_text("Needed: a model of 6 layers of 12 heads")
    (site[0] / "_static" / "model" / "minilm").rename(site[0] / "away")
    press(book, re.compile("^Load the model"))
    expect(model_status(book)).to_contain_text("built without the model")
    (site[0] / "away").rename(site[0] / "_static" / "model" / "minilm")
    page = open_figures(HeadsExplorer()).page
    press(page, re.compile("^Load the model"))
    expect(model_status(page)).to_contain_text("The book's pages have the model")


def test_a_kernel_reads_an_own_sentence_without_a_button(page):
    page.evaluate(KERNEL % MODULE, json.loads(json.dumps(HeadsExplorer()._state())))
    frame = page.locator(".attn").nth(1)
    assert frame.get_by_role("button", name=re.compile("^Load the model")).count() == 0
    own(frame, "?")
    expect(model_status(frame)).to_contain_text("no model")
    own(frame, "what")
    expect(model_status(frame)).to_have_text("")
    assert page.evaluate("[model.get('text'), model.get('token'), model.get('to')]") == [
        "what",
        1,
        2,
    ]


# ---- The split -----------------------------------------------------------------------------


@pytest.mark.parametrize("name", RECIPES)
def test_the_page_shows_what_python_computes(open_figures, name):
    widget = SplitHeads(name, 4)
    page = open_figures(widget).page
    made = {"x": widget.x, "np": np}
    exec(page.locator(".split-code").text_content(), made)
    assert made["heads"].tolist() == widget.heads.tolist()
    assert made["merged"].tolist() == widget.merged.tolist()


# ---- Together, looks -----------------------------------------------------------------------


def test_a_list_shows_what_is_chosen_at_once_and_holds_all_when_opened(page):
    texts = HeadsExplorer().texts
    # On a phone the first twelve letters are seen: those of twins that begin alike are led by what differs.
    leads = ["tired", "wide", "big", "small", "it", "he", *4 * [""], "fork", "olive", *4 * [""]]
    texts = [f"{lead}: {text}" if lead else text for lead, text in zip(leads, texts, strict=True)]
    sentence = page.get_by_label("Sentence", exact=True).first
    sentence.select_option("6")
    assert sentence.evaluate("e => e.selectedOptions[0].text") == texts[6]
    page.wait_for_timeout(100)
    assert sentence.evaluate("e => [...e.options].map(option => option.text)") == texts
