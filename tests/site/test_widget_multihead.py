"""Chapter 06's live figures in a real browser: numbers, controls, keyboard, looks."""

import json
import re
from itertools import pairwise

import numpy as np
import pytest
import small_bert
from attnbook.model import quantise, write_pieces
from every_figure import compute, press, summary
from playwright.sync_api import expect
from test_decoder_pretrained import write as write_decoder
from widget_page import DEEP, HELD, MODULE, TWO_VIEWS, in_book, wait_for_parts, write_page

from attnlib.widgets import HeadsExplorer, SplitHeads
from attnlib.widgets.multihead_split import RECIPES, _cut, _join

FIGURE = HeadsExplorer()


@pytest.fixture
def open_figures(open_figures):
    """Open a page of figures, and wait for the sentences that they get ahead."""

    def opened(*widgets, **options):
        tab = open_figures(*widgets, **options)
        if any(isinstance(widget, HeadsExplorer) for widget in widgets):
            wait_for_parts(tab.page, "multihead")
        return tab

    return opened


def focused(page):
    """The name of what has the focus, in a shadow root too."""
    return page.evaluate(
        """() => {const e = document.activeElement, in_ = e.shadowRoot?.activeElement ?? e;
        return in_.getAttribute('aria-label') ?? in_.textContent}"""
    )


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


def test_it_attends_to_the_animal(page):
    assert summary(page) == (
        "Layer 4, head 2: “it” attends to “animal” 0.68, [CLS] 0.10 and “it” 0.06. "
        "Strongest from “it” to “animal”: layer 4, head 2, 0.68."
    )
    assert large(page)["animal"] == "0.68"
    goal = page.locator('[data-id="goal"]').bounding_box()
    word = page.locator('text[data-id="to 2"]').bounding_box()
    assert goal["y"] + goal["height"] / 2 == pytest.approx(word["y"] + word["height"] / 2, abs=3)
    page.get_by_text("About tints and weights").click()
    text = page.locator(".attn-source").last.inner_text()
    assert "53aa51172d142c89d9012cce15ae4d6cc0ca6895895114379cacb4fab128d9db" in text
    assert "1110a243" in text
    assert "off by at most 0.002" in text


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


def test_the_keyboard_walks_through_heads_and_tokens(page):
    stops = page.locator(".attn-hit[tabindex='0']")
    stops.first.focus()
    for key, name in [("ArrowRight", "Layer 4, head 3"), ("ArrowDown", "Layer 5, head 3"),
                      ("Home", "Layer 5, head 1"), ("ArrowLeft", "Layer 4, head 12"),
                      ("ArrowUp", "Layer 3, head 12"), ("End", "Layer 3, head 12")]:  # fmt: skip
        page.keyboard.press(key)
        assert summary(page).startswith(name)
        assert focused(page) == name.lower()
    stops.nth(1).focus()
    for key, word in [("ArrowDown", "was"), ("ArrowUp", "it"), ("Home", "[CLS]"), ("End", "[SEP]")]:
        page.keyboard.press(key)
        told = word if word.startswith("[") else f"“{word}”"
        assert f"head 12: {told} attends to" in summary(page)
        assert focused(page) == f"from {word}"
    stops.nth(2).focus()
    for key, word in [("ArrowUp", "the"), ("End", "[SEP]"), ("Home", "[CLS]")]:
        page.keyboard.press(key)
        told = word if word.startswith("[") else f"“{word}”"
        assert f"Strongest from [SEP] to {told}: " in summary(page)
        assert focused(page) == f"to {word}"


def test_a_phone_has_the_controls_and_the_picture_on_one_screen(open_figures):
    page = open_figures(HeadsExplorer(), width=375, height=812).page
    parts = ["select", "[data-id='head 71']", ".multihead-found", "h3", "text[data-id='to 15']",
             ".attn-summary"]  # fmt: skip
    boxes = [page.locator(f".attn {part}").first.bounding_box() for part in parts]
    for above, below in pairwise(boxes):
        assert above["y"] + above["height"] <= below["y"] + 1
    word = boxes[-2]
    assert word["y"] + word["height"] - boxes[0]["y"] <= 812


def test_the_matrix_is_walked(open_figures):
    page = open_figures(HeadsExplorer(picture="matrix", token=15, to=15), width=375).page
    assert page.locator("text[data-id='to 2']").count() == 0
    page.locator("[data-id=cells]").focus()
    for key, link in [("ArrowDown", "[SEP] to [SEP]"), ("ArrowUp", "“.” to [SEP]"),
                      ("ArrowLeft", "“.” to “.”"), ("ArrowRight", "“.” to [SEP]")]:  # fmt: skip
        page.keyboard.press(key)
        assert f"from {link}" in summary(page)
    assert focused(page) == "from . to [SEP], 0.01"


def test_a_finger_taps_a_link_in_the_matrix(open_figures):
    page = open_figures(HeadsExplorer(picture="matrix"), width=375, has_touch=True).page
    box = page.locator("image[data-id=map]").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] * 8.5 / 16, box["y"] + box["height"] * 2.5 / 16)
    assert "from “animal” to “street”" in summary(page)
    allowed = page.locator("[data-id=cells]").evaluate("e => getComputedStyle(e).touchAction")
    assert allowed == "manipulation", "a finger that slides scrolls the page"


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


def table(page, name, view=0):
    """The numbers of a table as the eye reads them, in lines."""
    return page.evaluate(
        f"""([name, view]) => {{
        const texts = [...{DEEP}('.split-stage')[view].querySelectorAll(`[data-id^="${{name}} text "]`)];
        const lines = Map.groupBy(texts, e => e.getAttribute('y'));
        return [...lines].sort(([a], [b]) => a - b).map(([, row]) => row
          .sort((a, b) => a.getAttribute('x') - b.getAttribute('x')).map(e => +e.textContent))}}""",
        [name, view],
    )


def recipe(page, name):
    page.get_by_role("radio", name=name, exact=True).first.check()


def test_following_a_number_through_the_split(open_figures):
    page = open_figures(SplitHeads()).page
    assert summary(page).endswith("15 is feature 5 of position 1: x[0, 4], then heads[1, 0, 0], then merged[0, 4].")  # fmt: skip
    recipe(page, "no swap")
    assert "head 0 has position 1 twice and position 3 not at all" in summary(page)
    recipe(page, "no swap back")
    assert "joining them mixes the positions" in summary(page)
    recipe(page, "interleaved")
    assert "wrong for weights that were trained otherwise" in summary(page)
    page.get_by_role("radio", name="8", exact=True).check()
    page.get_by_role("button", name="15").focus()
    for key, number in [
        ("ArrowDown", "25"),
        ("ArrowLeft", "24"),
        ("ArrowUp", "14"),
        ("ArrowUp", "14"),
        ("End", "18"),
        ("Home", "11"),
    ]:
        page.keyboard.press(key)
        assert focused(page) == number
        assert f"{number} is feature" in summary(page)


@pytest.mark.parametrize("name", RECIPES)
def test_the_page_shows_what_python_computes(open_figures, name):
    widget = SplitHeads(name, 4)
    page = open_figures(widget).page
    assert table(page, "x") == widget.x.tolist()
    assert table(page, "heads") == np.concatenate(list(widget.heads), axis=1).tolist()
    assert table(page, "merged") == widget.merged.tolist()
    made = {"x": widget.x, "np": np}
    exec(page.locator(".split-code").text_content(), made)
    assert made["heads"].tolist() == widget.heads.tolist()
    assert made["merged"].tolist() == widget.merged.tolist()


def test_a_phone_has_the_split_s_controls_and_tables_on_one_screen(open_figures):
    page = open_figures(SplitHeads(), width=375, height=812).page
    first = page.get_by_role("radiogroup").first.bounding_box()
    last = page.locator('[data-id="merged 38"]').bounding_box()
    assert last["y"] + last["height"] - first["y"] <= 480, "the picture comes before other controls"
    reset = page.get_by_role("button", name="Reset").bounding_box()
    assert reset["y"] + reset["height"] - first["y"] <= 750


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
