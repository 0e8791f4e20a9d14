"""How readers move through a page: links, jumps, reloads, print, the drawer of a phone, without scripts."""

import re
from pathlib import Path

import pytest
from conftest import open_tab, quick
from playwright.sync_api import expect

BOOK = Path(__file__).resolve().parents[2] / "_build" / "html"
CHAPTERS = sorted((BOOK / "notebooks").glob("*.html"))

# The last section that begins in the upper part of the screen, and where it begins.
READ = """() => {
  const begun = [...document.querySelectorAll('.article > section > section')]
    .map(e => [e.id, Math.round(e.getBoundingClientRect().top)]).filter(([, top]) => top < 300);
  return begun.at(-1);
}"""


def chapter(name):
    return BOOK / "notebooks" / f"{name}.html"


@pytest.mark.parametrize("path", quick(CHAPTERS))
def test_paper_has_answers_at_its_end_alone_and_no_state_of_exercises(open_page, path):
    page = open_page(path).page
    page.evaluate("document.querySelectorAll('.predict details').forEach(e => { e.open = true; })")
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    assert (
        page.locator(".predict details").evaluate_all(
            "all => all.filter(e => !e.closest('.answers'))"
        )
        == []
    )
    text = page.locator(".article").inner_text()
    assert text.rstrip().endswith(page.locator(".answers").inner_text().strip())
    assert page.locator(".answers details p").first.is_visible()
    for furniture in ("not attempted", "Shift-Enter", "Undo", "Link to this state"):
        assert furniture not in text
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    page.emulate_media(media="screen")
    assert page.locator(".answers").count() == 0
    assert (
        page.locator(".predict details[open]").count() == page.locator(".predict details").count()
    )


@pytest.mark.parametrize("name", ["02_alignment", "09_encoder", "14_induction"])
def test_print_leaves_what_is_read_in_its_place(open_page, name):
    page = open_page(chapter(name)).page
    page.mouse.move(700, 500)
    for _ in range(12):
        page.mouse.wheel(0, 800)
        page.wait_for_timeout(50)
    page.wait_for_timeout(500)
    before = page.evaluate(READ)
    page.pdf()
    page.wait_for_timeout(300)
    name, top = page.evaluate(READ)
    assert (name, top) == (before[0], pytest.approx(before[1], abs=8))


def test_the_drawer_closes_over_the_section_that_was_chosen(open_page):
    page = open_page(chapter("01_lookup"), width=375, height=740).page
    page.get_by_role("button", name="Navigation").click()
    link = page.locator(".contents .here a").nth(2)
    chosen = link.get_attribute("href").partition("#")[2]
    link.click()
    expect(page.locator(".sidebar")).not_to_be_visible()
    page.wait_for_timeout(200)
    name, top = page.evaluate(READ)
    assert name == chosen
    assert -5 < top < 200
    assert not page.evaluate("document.querySelector('main').inert")


def test_a_closed_drawer_is_no_stop_of_the_tab_key(open_page):
    page = open_page(chapter("03_similarity"), width=375, height=740).page
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.getBoundingClientRect().left") >= -1


def test_a_link_to_a_state_is_followed_within_its_page(open_page):
    page = open_page(chapter("01_lookup")).page
    figure = page.locator(".attnlib-figure").first
    figure.scroll_into_view_if_needed()
    expect(figure).to_have_attribute("data-mounted", "")
    page.evaluate("scrollTo(0, 0)")
    for state, pressed in (('{"hard":true}', "hard"), ("{}", "soft"), ('{"hard":true}', "hard")):
        page.evaluate("state => { location.hash = `state=lookup:${state}` }", state)
        expect(figure.get_by_role("radio", name=pressed)).to_be_checked()
    expect(figure).to_be_in_viewport()
    page.evaluate("location.hash = '100%'")  # is no text, and says nothing


def test_without_code_nothing_offers_to_run_it(open_page):
    page = open_page(chapter("01_lookup")).page
    assert page.get_by_role("button", name=re.compile("^Edit")).count() > 5
    page.get_by_role("radio", name="none").check()
    assert page.get_by_role("button", name=re.compile("^(Edit|Run)")).count() == 0
    page.get_by_role("radio", name="read").check()


def test_without_scripts_the_navigation_opens_and_nothing_dead_is_offered(browser):
    context = browser.new_context(java_script_enabled=False, viewport={"width": 375, "height": 740})
    page = context.new_page()
    page.goto(chapter("05_scaling").as_uri())
    for dead in (".code-switch", ".theme-switch", ".search-open"):
        assert not page.locator(dead).first.is_visible(), dead
    page.get_by_text("Navigation", exact=True).click()
    expect(
        page.locator(".sidebar").get_by_role("link", name="01 Lookup", exact=True)
    ).to_be_in_viewport()
    context.close()


@pytest.fixture
def lookup(open_page):
    """The first chapter with its first figure, which has been set to hard."""
    page = open_page(chapter("01_lookup")).page
    figure = page.locator(".attnlib-figure").first
    figure.scroll_into_view_if_needed()
    expect(figure).to_have_attribute("data-mounted", "")
    figure.get_by_role("radio", name="hard").check()
    return page, figure


def test_a_figures_reset_can_be_undone(lookup):
    page, figure = lookup
    figure.get_by_role("button", name="Reset", exact=True).click()
    expect(figure.get_by_role("radio", name="soft")).to_be_checked()
    figure.get_by_role("button", name="Undo reset").click()
    expect(figure.get_by_role("radio", name="hard")).to_be_checked()
    expect(figure.get_by_role("button", name="Undo reset")).to_have_count(0)
    expect(page.locator("body > [role=status]")).to_have_text("What was there is back.")


@pytest.mark.parametrize("allowed", [True, False])
def test_a_link_to_a_figures_state_says_whether_it_was_copied(lookup, allowed):
    page, figure = lookup
    context = page.context
    context.grant_permissions(["clipboard-read", "clipboard-write"] if allowed else [])
    if not allowed:
        page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(); }")
    figure.get_by_role("button", name="Link to this state").click()
    said = "Link copied" if allowed else "Not copied: copy it from the address bar"
    expect(figure.get_by_role("button", name=said)).to_be_visible()
    expect(page.locator("body > [role=status]")).to_have_text(said)
    state = "#state=lookup:%7B%22hard%22%3Atrue%7D"
    assert page.url.endswith(state)
    if allowed:
        assert page.evaluate("navigator.clipboard.readText()") == page.url


@pytest.mark.parametrize("touch", [True, False])
def test_keys_are_told_where_there_are_keys(browser, touch):
    options = {"has_touch": True, "is_mobile": True} if touch else {}
    page = open_tab(browser, **options).page
    page.goto(chapter("01_lookup").as_uri())
    page.get_by_role("button", name=re.compile("^Edit")).first.click()
    page.locator(".cm-content").first.wait_for()
    assert page.locator("kbd").count() > 0
    assert (page.locator("kbd:visible").count() == 0) == touch
    page.context.close()
