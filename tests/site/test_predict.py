"""Predictions with choices: pressed, answered, kept, counted; on paper and without scripts they are the list and the fold."""

import re
from pathlib import Path

import pytest
from conftest import open_tab, visit
from playwright.sync_api import expect

CHAPTER = Path(__file__).resolve().parents[2] / "_build" / "html" / "notebooks" / "05_scaling.html"


class Prediction:
    """The first prediction of a page that has choices."""

    def __init__(self, page):
        self.page = page
        self.box = page.locator(".predict:has(.choice)").first
        self.fold = self.box.locator("details").first
        self.right = self.fold.locator("p strong").first.text_content().strip(".")
        letters = [text.strip()[0] for text in self.box.locator(".choice").all_text_contents()]
        self.wrong = next(letter for letter in letters if letter != self.right)

    def choice(self, letter):
        return self.box.locator(".choice").filter(has_text=re.compile(rf"^{letter}\."))

    def line(self, letter):
        return self.fold.locator("li").filter(has_text=re.compile(rf"^{letter}\b"))


@pytest.fixture
def first(browser):
    tab = open_tab(browser, choose=False)
    visit(tab, CHAPTER)
    yield Prediction(tab.page)
    tab.page.context.close()


def test_the_right_choice_opens_the_answer_and_is_told(first):
    assert first.fold.get_attribute("open") is None
    first.choice(first.right).click()
    expect(first.fold).to_have_attribute("open", "")
    expect(first.choice(first.right)).to_have_attribute("aria-pressed", "true")
    expect(first.page.locator("body > [role=status]")).to_have_text("Right. The answer is open.")
    expect(first.box.locator(".is-wrong")).to_have_count(0)


def test_a_wrong_choice_is_answered_with_why_it_tempts(first):
    first.choice(first.wrong).focus()
    first.page.keyboard.press("Enter")
    line = first.line(first.wrong)
    expect(line).to_be_visible()
    expect(line).to_have_class("is-yours")
    expect(first.box.locator(".is-right")).to_have_count(1)
    said = first.page.locator("body > [role=status]")
    expect(said).to_have_text(re.compile("^Not this one. "))
    assert " ".join(line.text_content().split())[:40] in " ".join(said.text_content().split())


def test_the_first_choice_stays_until_it_is_taken_back(first):
    first.choice(first.wrong).click()
    first.choice(first.right).click(force=True)
    expect(first.choice(first.wrong)).to_have_attribute("aria-pressed", "true")
    first.page.reload()
    expect(first.choice(first.wrong)).to_have_attribute("aria-pressed", "true")
    expect(first.fold).to_have_attribute("open", "")
    first.box.get_by_role("button", name="Choose again").click()
    expect(first.fold).not_to_have_attribute("open", "")
    expect(first.box.locator("[aria-pressed=true]")).to_have_count(0)
    assert first.page.evaluate("document.activeElement.className") == "choice"


def test_the_chapters_end_counts_and_says_what_to_read_again(first):
    tally = first.page.locator(".prediction-tally")
    expect(tally).not_to_be_visible()
    boxes = first.page.locator(".predict:has(.choice)").count()
    first.choice(first.wrong).click()
    expect(tally).to_contain_text(f"0 of {boxes} right, {boxes - 1} not decided")
    home = tally.get_by_role("link").get_attribute("href")
    assert first.page.locator(f"{home} .predict").count() >= 1
    tally.get_by_role("button", name="Choose all anew").click()
    expect(tally).not_to_be_visible()


def test_on_paper_choices_are_a_list(first):
    first.choice(first.wrong).click()
    first.page.emulate_media(media="print")
    first.page.evaluate("dispatchEvent(new Event('beforeprint'))")
    text = first.page.locator(".article").inner_text()
    for furniture in ("Choose again", "Choose all anew", "not decided", "your choice"):
        assert furniture not in text
    border = first.choice(first.wrong).evaluate("e => getComputedStyle(e).borderTopStyle")
    assert border == "none"


def test_without_scripts_the_list_and_the_fold_stand(browser):
    page = open_tab(browser, java_script_enabled=False).page
    page.goto(CHAPTER.as_uri())
    box = page.locator(".predict:has(blockquote li)").first
    assert box.locator("li").first.inner_text().startswith("A.")
    expect(box.locator("details p").first).not_to_be_visible()
    page.context.close()
