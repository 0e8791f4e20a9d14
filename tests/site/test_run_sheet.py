"""Sheets of numbers for pupils, and the teacher's key, in the built chapter opened from file://."""

import ast
import tomllib
from pathlib import Path

import numpy as np
import pytest
from conftest import open_tab

from attnlib.exercises._registry import key

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "_build" / "html"
PAGE = BOOK / "notebooks" / "01_lookup.html"


@pytest.fixture(scope="module")
def tab(browser):
    return open_tab(browser, width=375)


def opened(tab, query):
    tab.page.goto(f"{PAGE.as_uri()}{query}")
    tab.page.locator(".sheet-top").wait_for()
    return tab.page


def question(page, name):
    return page.locator(f".sheet-question[data-sheet='{name}']")


def read(text):
    pairs = (line.split(" = ") for line in text.replace("−", "-").splitlines())  # noqa: RUF001
    return {name: ast.literal_eval(value) for name, value in pairs}


def numbers(page):
    boxes = page.locator(".sheet-question")
    return {
        box.get_attribute("data-sheet"): box.locator(".sheet-numbers").text_content()
        for box in boxes.all()
    }


def test_a_seed_always_draws_the_same_numbers_and_another_seed_others(tab):
    seven, eight = (numbers(opened(tab, f"?seed={seed}")) for seed in (7, 8))
    assert numbers(opened(tab, "?seed=7")) == seven
    assert len(seven) == 6
    assert [name for name in seven if seven[name] == eight[name]] == []


def test_a_seed_goes_to_its_sheet_and_says_which_exercises_are_the_same_for_all(tab):
    page = opened(tab, "?seed=7")
    assert 0 <= page.locator(".sheet-top").bounding_box()["y"] < 400
    bars = page.locator('.run-bar:not([data-exercises=""])').count()
    assert page.locator(".sheet-same").count() == bars - page.locator(".sheet-question").count()


def test_hundred_sheets_of_a_key_are_all_different(tab):
    page = opened(tab, "?seed=1-100&key")
    for table in page.locator(".sheet-key").all():
        rows = table.locator(".sheet-numbers").all_text_contents()
        assert len(set(rows)) == len(rows) == 100


def test_a_sheet_says_its_number_loads_no_python_and_fits_a_phone(tab):
    page = opened(tab, "?seed=7")
    assert "Sheet 7." in page.locator(".sheet-top").text_content()
    assert page.locator("script[src*='pyodide']").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 375


def sheets():
    declared = tomllib.loads((ROOT / "attnlib" / "exercises" / "sheets.toml").read_text("utf8"))
    for page in sorted((BOOK / "notebooks").glob("*.html")):
        on_page = [name for name in declared if name.split(".")[0] == page.stem[3:]]
        if on_page:
            yield pytest.param(page, on_page, id=page.stem)


@pytest.mark.parametrize(("page", "declared"), list(sheets()))
def test_every_chapter_with_numbers_to_draw_shows_its_sheet(tab, page, declared):
    tab.page.goto(f"{page.as_uri()}?seed=7")
    tab.page.locator(".sheet-top").wait_for()
    assert sorted(numbers(tab.page)) == sorted(declared)


def test_a_page_without_a_seed_has_no_sheet(tab):
    tab.page.goto(PAGE.as_uri())
    tab.page.locator(".run-go").first.wait_for()
    assert tab.page.locator(".sheet-top, script[src*='sheet.js']").count() == 0


@pytest.mark.parametrize("seed", ["", "abc", "-1", "1e9", "99999999", "1.5", "30-1"])
def test_what_is_no_seed_is_told_in_a_sentence(tab, seed):
    page = opened(tab, f"?seed={seed}")
    assert f"“{seed}” is no sheet" in page.locator(".sheet-top").text_content()
    assert page.locator(".sheet-question").count() == 0


def test_numbers_by_hand_are_marked_and_mistakes_named(tab):
    box = question(opened(tab, "?seed=7"), "lookup.softmax")
    given = read(box.locator(".sheet-numbers").text_content())
    scores = np.array(given["scores"])
    for numbers, words in (
        (key("lookup.softmax", given), "lookup.softmax: passed"),
        (scores / scores.sum(), "misconception (no-exponential)"),
    ):
        box.locator("input").fill(", ".join(f"{number:.2f}" for number in numbers))
        box.get_by_role("button", name="Check").click()
        box.get_by_role("status").get_by_text(words).wait_for(timeout=60_000)
    assert tab.page.evaluate("localStorage.getItem('attnrun/passed')") is None


def test_the_key_holds_the_numbers_of_each_sheet_and_agrees_with_the_checker(tab):
    on_sheet = numbers(opened(tab, "?seed=8"))
    page = opened(tab, "?seed=7-9&key")
    page.get_by_role("button", name="Compute the key").click()
    page.get_by_role("button", name="The key is below").wait_for(timeout=60_000)
    for name, text in on_sheet.items():
        row = page.locator(f".sheet-key[data-sheet='{name}'] tbody tr").nth(1)
        assert row.locator(".sheet-numbers").text_content() == text
        said = row.locator(".sheet-result").text_content().replace("−", "-")  # noqa: RUF001
        np.testing.assert_allclose(ast.literal_eval(said), key(name, read(text)), atol=0.0051)


def test_on_paper_a_sheet_is_its_exercises_alone(tab):
    page = opened(tab, "?seed=7")
    page.emulate_media(media="print")
    try:
        assert question(page, "lookup.softmax").is_visible()
        assert not page.locator("#exercises .cell").first.is_visible()
        assert not page.locator(".off-sheet").first.is_visible()
    finally:
        page.emulate_media(media="screen")


def test_sheets_ask_nothing_of_other_sites(tab):
    assert tab.outside == []
    assert tab.complaints == []
