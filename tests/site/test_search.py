"""The search of the built book, from file://: pages, and in them the sections in which the words stand."""

import re
from urllib.parse import unquote, urldefrag

import pytest
from attnbook.search import synonyms
from conftest import open_tab
from lxml import html
from widget_page import ROOT  # makes the book's own code importable

BOOK = ROOT / "_build" / "html"


@pytest.fixture(scope="module")
def tab(browser):
    return open_tab(browser, width=375)


@pytest.fixture
def search(tab):
    """Return a function that searches and gives the entries: a page's title, then links and their texts."""

    def searched(words):
        tab.page.goto(f"{(BOOK / 'search.html').as_uri()}?q={words}")
        tab.page.locator(".search-summary:not(:empty)").wait_for()
        return {
            entry.locator(".found").text_content(): entry
            for entry in tab.page.locator("#search-results li").all()
        }

    return searched


def sections(entry):
    return {
        link.text_content(): link.get_attribute("href") for link in entry.locator(".in a").all()
    }


def test_a_page_is_listed_once_with_the_sections_that_hold_the_words(search):
    found = search("temperature")
    href = sections(found["01 Lookup"])["The soft lookup"]
    page, anchor = urldefrag(href)
    section = html.parse(BOOK / page).getroot().get_element_by_id(unquote(anchor))
    assert "temperature" in section.text_content()
    marked = found["01 Lookup"].locator("mark").all_text_contents()
    assert {word.lower() for word in marked} <= {"temperature", "temperatures"}
    assert marked


def test_a_section_with_all_words_comes_before_one_with_some(search):
    entry = search("softmax gradient")["01 Lookup"]
    page, anchor = urldefrag(next(iter(sections(entry).values())))
    text = html.parse(BOOK / page).getroot().get_element_by_id(unquote(anchor)).text_content()
    assert "softmax" in text.lower()
    assert "gradient" in text.lower()


def first(tab, words):
    """Return the title of the section that answers first."""
    return tab.page.evaluate(
        "all => all.map(words => attnAnswers(words).hits[0]?.title ?? '')", list(words)
    )


def test_every_line_of_the_synonyms_finds_its_section_first(search, tab):
    search("softmax")
    rows = [(words, title) for all_words, title in synonyms() for words in all_words]
    assert len(rows) > 150
    found = first(tab, [words for words, _ in rows])
    assert [(*row, got) for row, got in zip(rows, found, strict=True) if got != row[1]] == []
    titles = tab.page.evaluate("Object.values(attnSections).flat().map(([, title]) => title)")
    assert {title for _, title in synonyms()} <= set(titles)


QUESTIONS = {
    "why do we divide by sqrt d_k": "The fix",
    "how do I mask padding": "The mask",
    "my loss is NaN": "A query that may attend to nothing",
    "what is the difference between key and value": "Where do the three vectors come from?",
    "why not just use argmax": "Why soft: a gradient to follow",
    "how does RoPE work": "Turn by it",
    "how much memory does the KV cache need": "What a cache costs",
    "do attention weights explain the model": "A weight is not yet an explanation",
    "is attention permutation invariant": "Who bites whom?",
    "why is my model seeing the future": "A test for leaks",
    "backprop through softmax jacobian": "Where learning stops",
    "pre norm or post norm": "The norm before or after?",
    "scaled_dot_product_attention": "The complete function",
    "softmax": "Softmax",
    "softm": "Softmax",
    "beam search": "beam search",
    "fold_scale": "Exercise 3 (derive): scaling.fold_scale",
    "leave_one_out": "Exercise 7 (find the faults): lookup.leave_one_out",
}


def test_questions_of_students_find_the_best_section_first(search, tab):
    search("softmax")
    assert dict(zip(QUESTIONS, first(tab, QUESTIONS), strict=True)) == QUESTIONS


def test_an_answer_is_a_section_with_its_first_sentence(search):
    entry = search("exploding scores")["05 Scaling"]
    assert next(iter(sections(entry))) == "How large is a dot product?"
    sentence = entry.locator(".context").first.text_content()
    assert re.fullmatch(r"\w.{20,220}[.?:…]", sentence), sentence


def test_a_term_and_a_function_lead_to_their_own_places(search):
    found = search("temperature")
    assert sections(found["Glossary"])["temperature"].endswith("#term-temperature")
    names = [name for entry in search("softmax").values() for name in sections(entry)]
    assert "attnlib.lookup.softmax (Python function)" in names


@pytest.mark.parametrize("words", ["softmax", "head mask", "cache"])
def test_every_result_leads_somewhere(search, tab, words):
    search(words)
    links = tab.page.locator("#search-results a").evaluate_all(
        "all => all.map(a => a.getAttribute('href'))"
    )
    assert len(links) > 10
    for href in set(links):
        page, anchor = urldefrag(href)
        assert (BOOK / page).exists()
        ids = html.parse(BOOK / page).getroot().xpath("//@id")
        assert not anchor or unquote(anchor) in ids


@pytest.mark.parametrize(
    ("one", "other"),
    [("licence", "license"), ("normalise", "normalize"), ("colour", "color"), ("centre", "center")],
)
def test_british_and_american_spellings_find_the_same_pages(search, one, other):
    assert set(search(one)) == set(search(other)) != set()


@pytest.mark.parametrize(
    ("short", "term"),
    {"RoPE": "rotary position embedding", "KV cache": "cache", "GQA": "grouped-query attention",
     "MQA": "multi-query attention", "LN": "layer norm", "FFN": "feed-forward network",
     "BOS": "special token", "MHA": "multi-head attention", "GRU": "gated recurrent unit"}.items(),
)  # fmt: skip
def test_a_short_name_finds_its_entry_of_the_glossary(search, short, term):
    assert term in sections(search(short)["Glossary"])


@pytest.mark.parametrize("page", ["search.html", "notebooks/01_lookup.html"])
def test_answers_come_while_words_are_typed(tab, page):
    tab.page.goto((BOOK / page).as_uri())
    tab.page.keyboard.press("Control+k")
    tab.page.keyboard.type("softm")
    link = tab.page.locator("#search-results .found a").filter(has_text="01 Lookup")
    link.wait_for()
    link.click()
    tab.page.wait_for_url("**/notebooks/01_lookup.html*")


def test_an_excerpt_keeps_its_formulas_and_its_spaces(search):
    texts = [
        text
        for entry in search("gradient").values()
        for text in entry.locator(".context").all_text_contents()
    ]
    assert any("E_v" in text for text in texts)
    assert [text for text in texts if re.search(r"\w [,;]", text)] == []


def test_the_count_is_told_in_words_and_one_frame_shows_the_focus(search, tab):
    search("gradient")
    assert re.fullmatch(r"Found on \d+ pages\.", tab.page.locator(".search-summary").text_content())
    frames = tab.page.evaluate(
        "() => ['input', 'form'].map(s => getComputedStyle(document.querySelector(`.search-page ${s}`)).outlineStyle)"
    )
    assert frames == ["none", "solid"]


@pytest.mark.parametrize(
    ("words", "told"),
    {"speculative decoding": r"No page has “speculative”; \d+ pages have the other words.",
     "exploding scores": "No page has “exploding”; see “How large is a dot product[?]”.",
     "softmx": r"These words are on no page. Did you mean softmax\?",
     "mamba": "Found on 2 pages."}.items(),
)  # fmt: skip
def test_words_that_the_book_lacks_are_named(search, tab, words, told):
    assert bool(search(words)) == (words != "softmx")
    assert re.fullmatch(told, tab.page.locator(".search-summary").text_content())


def test_arrows_walk_through_the_answers_and_enter_opens_the_first(tab):
    tab.page.goto((BOOK / "notebooks" / "02_alignment.html").as_uri())
    tab.page.keyboard.press("Control+k")
    tab.page.keyboard.type("beam search")
    links = tab.page.locator("#search-results a")
    links.first.wait_for()
    focused = "[...document.querySelectorAll('#search-results a')].indexOf(document.activeElement)"
    for key, at in {"ArrowDown": 0, "ArrowUp": -1}.items():
        tab.page.keyboard.press(key)
        assert tab.page.evaluate(focused) == at
    target = links.first.evaluate("e => e.href")
    tab.page.keyboard.press("Enter")
    tab.page.wait_for_url(target)


def test_what_is_nowhere_is_told_and_nothing_is_asked_of_other_sites(search, tab):
    assert search("xylophone") == {}
    assert "on no page" in tab.page.locator(".search-summary").text_content()
    assert tab.outside == []
    assert tab.complaints == []
