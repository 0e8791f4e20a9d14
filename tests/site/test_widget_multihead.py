"""Chapter 06's live figures in a real browser: numbers, controls, keyboard, looks."""

import json
import re

import numpy as np
import pytest
import small_bert
from attnbook.model import quantise, write_pieces
from every_figure import compute, press, summary
from playwright.sync_api import expect
from test_decoder_pretrained import write as write_decoder
from widget_page import HELD, MODULE, TWO_VIEWS, in_book, write_page

from attnlib.widgets import HeadsExplorer, SplitHeads
from attnlib.widgets.multihead_split import RECIPES, _cut, _join

FIGURE = HeadsExplorer()


def large(page):
    """The words attended to, each with its weight."""
    return page.locator(".multihead-all").evaluate(
        """e => Object.fromEntries([...e.querySelectorAll('text[data-id^="to "]')].map(word =>
        [word.textContent, e.querySelector(`[data-id="${word.dataset.id.replace('to', 'weight')}"]`).textContent]))"""
    )


def strongest(page):
    """The button of the head that links the chosen words most."""
    return page.get_by_role("group", name="Strongest heads").get_by_role("button").first


# ---- Numbers -------------------------------------------------------------------------------


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
    texts = list(FIGURE.texts)
    # On a phone the first twelve letters are seen: those of twins that begin alike are led by what differs.
    leads = ["tired", "wide", "big", "small", "it", "he", *4 * [""], "fork", "olive", *4 * [""]]
    texts = [f"{lead}: {text}" if lead else text for lead, text in zip(leads, texts, strict=True)]
    sentence = page.get_by_label("Sentence", exact=True).first
    sentence.select_option("6")
    assert sentence.evaluate("e => e.selectedOptions[0].text") == texts[6]
    page.wait_for_timeout(100)
    assert sentence.evaluate("e => [...e.options].map(option => option.text)") == texts
