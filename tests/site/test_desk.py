"""A teacher's desk in the built book, from file://: slides, plans, predictions on sheets, chapters on paper, the zip."""

import json
import re
from pathlib import Path
from zipfile import ZipFile

import pytest
import zip_book
from accessibility import violations
from playwright.sync_api import expect

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "_build" / "html"
CHAPTER = BOOK / "notebooks" / "05_scaling.html"

SHOWN = """document.querySelector('.slide.is-shown')"""
MEGABYTES = 40


@pytest.fixture
def at(open_page):
    """Return a function that opens a page with more in its address."""

    def opened(more, page=CHAPTER, **options):
        tab = open_page(page, **options)
        tab.page.evaluate("localStorage.clear()")
        tab.page.goto(f"{page.as_uri()}{more}")
        return tab.page

    return opened


def count(page):
    number, total = re.findall(r"\d+", page.locator(".slide-count").text_content())
    return int(number), int(total)


@pytest.mark.parametrize("width", [1280, 375])
def test_keys_turn_the_slides_and_the_address_and_a_screen_reader_know_which(at, width):
    page = at("?present", width=width)
    expect(page.locator(".slide-count")).to_have_text(re.compile(r"Slide 1 of \d\d"))
    _, total = count(page)
    for key, number in (("ArrowRight", 2), ("PageDown", 3), ("ArrowLeft", 2), ("End", total)):
        page.keyboard.press(key)
        assert count(page) == (number, total)
        assert page.url.endswith(f"#slide-{number}")
        assert page.evaluate(f"document.activeElement === {SHOWN}")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    assert count(page) == (1, total)
    assert page.locator(".slide-count").get_attribute("role") == "status"
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.evaluate("[...document.querySelectorAll('.slide')].every(e => e.ariaLabel)")


def test_every_block_of_the_chapter_is_on_one_slide_and_afterwards_where_it_was(at):
    page = at("")
    markup = "document.querySelector('.article').innerHTML.replace(/<!---->| tabindex=.0./g, '')"
    text = "document.querySelector('.article > section').textContent"
    page.locator(".run-go").first.wait_for(state="attached")
    before, words = page.evaluate(markup), page.evaluate(text)
    page.get_by_role("button", name="slides", exact=True).click()
    page.locator(".deck").wait_for()
    kinds = page.evaluate(
        "Object.fromEntries(['h1', 'h2', '.math', '.predict', '.attnlib-figure', '.tag_exercise', '.stage img, .stage svg'].map("
        "kind => [kind, document.querySelectorAll(`.stage ${kind}`).length]))"
    )
    assert all(kinds.values()), kinds
    assert len(page.evaluate(text)) < 0.05 * len(words)
    page.keyboard.press("Escape")
    expect(page.locator(".deck")).to_have_count(0)
    assert page.evaluate(markup) == before
    assert page.evaluate("document.activeElement.className") == "present-open"
    assert "slide" not in page.url


def test_what_introduces_a_thing_stands_on_its_slide(at):
    page = at("")
    page.evaluate(
        "window.pairs = [...document.querySelectorAll('.article p')].filter(p => p.textContent.trim().endsWith(':')"
        " && p.nextElementSibling?.matches('div.math, .cell')).map(p => [p, p.nextElementSibling])"
    )
    page.get_by_role("button", name="slides", exact=True).click()
    page.locator(".deck").wait_for()
    together = page.evaluate("pairs.map(([p, e]) => p.closest('.slide') === e.closest('.slide'))")
    assert together == [True] * len(together) != []


def test_a_figure_and_a_prediction_work_on_their_slides(at):
    page = at("?present")
    page.locator(".deck").wait_for()
    place = (
        "[...document.querySelectorAll('.slide')].findIndex(e => e.querySelector('.stage {}')) + 1"
    )
    figure = page.evaluate(place.format(".attnlib-figure"))
    page.evaluate("n => { location.hash = `slide-${n}`; }", figure)
    expect(page.locator(".is-shown .attnlib-figure")).to_have_attribute("data-mounted", "")
    slider = page.locator(".is-shown input[type=range]").first
    before = slider.input_value()
    slider.press("ArrowRight")
    assert slider.input_value() != before
    assert count(page)[0] == figure
    page.keyboard.press("PageDown")  # as a clicker sends it
    assert count(page)[0] == figure + 1
    page.evaluate("n => { location.hash = `slide-${n}`; }", page.evaluate(place.format(".predict")))
    page.locator(".is-shown .choice").first.click()
    expect(page.locator(".is-shown details")).to_have_attribute("open", "")


def test_a_swipe_turns_the_slide(at):
    page = at("?present", width=375, has_touch=True)
    page.locator(".deck").wait_for()
    swipe = """([from, to]) => ["touchstart", "touchend"].forEach((type, n) => {
      const touch = new Touch({ identifier: 1, target: document.querySelector('.is-shown'), clientX: [from, to][n], clientY: 300 });
      touch.target.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: n ? [] : [touch], changedTouches: [touch] }));
    })"""
    for path, number in (((300, 100), 2), ((100, 300), 1), ((100, 130), 1)):
        page.evaluate(swipe, path)
        assert count(page)[0] == number


@pytest.mark.parametrize("theme", ["light", pytest.param("dark", marks=pytest.mark.long)])
def test_slides_and_plan_are_accessible(at, axe_source, theme):
    page = at("?present#slide-5", theme=theme)
    page.locator(".deck").wait_for()
    assert violations(page, axe_source, only_colours=theme == "dark") == []
    page = at("#plans", BOOK / "book" / "teachers.html", theme=theme)
    page.locator(".plan-result table").wait_for()
    assert violations(page, axe_source, only_colours=theme == "dark") == []


def pages(pdf):
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def test_on_paper_each_slide_has_a_page(at):
    page = at("?present")
    page.locator(".deck").wait_for()
    page.emulate_media(media="print")
    assert pages(page.pdf(prefer_css_page_size=True)) == count(page)[1]
    page.emulate_media(media="screen")


@pytest.mark.parametrize(("way", "answers", "folded"), [("open", 0, True), ("out", 0, False)])
def test_answers_on_paper_stand_below_their_questions_or_are_left_out(at, way, answers, folded):
    page = at(f"?folds={way}")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert page.locator(".answers").count() == answers
    assert page.locator(".predict details p").first.is_visible() == folded
    assert page.get_by_text("The answer is at the end").count() == 0
    sources = page.get_by_role("heading", name="Where it comes from")  # a heading over a fold alone
    assert sources.is_visible() == folded
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")


def test_on_paper_a_choice_is_one_line_and_an_answer_has_no_line_to_open_it(at):
    page = at("")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    letter = page.locator(".predict li strong").first
    assert letter.evaluate("e => getComputedStyle(e).display") == "inline"
    summaries = page.locator(".answers summary, .predict summary").all()
    assert [one.text_content() for one in summaries if one.is_visible()] == []
    buttons = page.locator(".article button:visible").all()
    assert all(one.get_attribute("class") == "choice" for one in buttons)
    page.emulate_media(media="screen")


# Plans --------------------------------------------------------------------------------------------
def test_a_plan_holds_what_its_table_holds_and_the_sum_of_its_minutes(at):
    page = at("", BOOK / "book" / "teachers.html")
    for name, chapters in (("Two days", 6), ("Four weeks", 8), ("Fifteen weeks", 15)):
        button = page.locator(".plan-presets").get_by_role("button", name=name)
        button.click()
        expect(button).to_have_attribute("aria-pressed", "true")
        rows = page.locator(".plan-result tbody tr")
        expect(rows).to_have_count(chapters)
        minutes = sum(int(row.locator("td").nth(2).text_content()) for row in rows.all())
        assert f"{chapters} chapters, {minutes} minutes" in page.locator(".plan h3").text_content()
    page.get_by_label("14 induction").uncheck()
    page.get_by_label("Sheets").fill("12")
    page.get_by_label("Sheets").press("Enter")
    assert "A plan of your own: 14 chapters" in page.locator(".plan h3").text_content()
    key = page.locator(".plan-result").get_by_role("link", name="key").first
    assert key.get_attribute("href").endswith("01_lookup.html?seed=1-12&key")
    page.reload()
    expect(page.locator(".plan-result tbody tr")).to_have_count(14)


def test_without_scripts_plans_are_tables(browser):
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto((BOOK / "book" / "teachers.html").as_uri())
    assert page.locator("#plans table").count() == 4
    assert not page.locator(".plan").is_visible()
    page.context.close()


# Predictions in what is handed out and handed in -------------------------------------------------
def test_a_sheet_asks_the_predictions_and_the_key_answers_them(at):
    page = at("?seed=7")
    asked = page.locator(".sheet-predictions")
    boxes = page.locator(".predict:has(.choice)").count()
    assert asked.locator("blockquote").count() == boxes > 0
    assert asked.locator("button").count() == 0
    assert "A. grows sixteenfold." in asked.inner_text()
    assert "Each term is a square" not in asked.inner_text()
    page = at("?seed=1-3&key")
    told = page.locator(".sheet-predictions")
    assert told.locator("ul li").count() == 2 * boxes
    assert "Each term is a square" in told.inner_text()
    assert "B is the spread of the random scores" in told.inner_text()


def test_saved_answers_hold_the_predictions(at):
    page = at("")
    page.locator(".predict .choice").nth(1).click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save my answers").click()
    saved = json.loads(Path(download.value.path()).read_text("utf8"))["metadata"]["attnlib"]
    assert saved["chapter"] == "05_scaling"
    assert saved["predictions"][:2] == [
        {"question": "Predict 1", "right": "A", "chosen": "B", "words": "grows fourfold."},
        {"question": "Predict 2", "right": "C", "chosen": None, "words": ""},
    ]


# The zip ------------------------------------------------------------------------------------------
def test_the_book_as_a_zip_is_small_and_asks_for_nothing_outside(tmp_path):
    zip_book.pack(tmp_path / "book.zip")
    assert (tmp_path / "book.zip").stat().st_size <= MEGABYTES * 1e6
    with ZipFile(tmp_path / "book.zip") as book:
        names = set(book.namelist())
        assert "attention-book/index.html" in names
        assert not [name for name in names if "/_static/model/" in name or name.endswith(".zip")]
        for name in (name for name in names if name.endswith((".html", ".css"))):
            text = book.read(name).decode()
            absolute = r"""(?:(?:href|src|action)=["']?|url\(["']?)(?:/|file:|https?://(?:localhost|127\.))"""
            loaded = r"""<(?:script|img|link rel="stylesheet")[^>]*(?:src|href)="(?:https?:)?//"""
            assert not re.findall(absolute, text), name
            assert not re.findall(loaded, text), name
            assert str(ROOT) not in text, name
