"""Every page of the built book, opened from file:// in a real Chromium without a network."""

import json
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

import pytest
from lxml import html

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "_build" / "html"
PAGES = sorted(str(path.relative_to(BOOK)) for path in BOOK.rglob("*.html"))
OPENED = [page for page in PAGES if page != "index.html"]  # which leads on at once
SERIOUS = {"serious", "critical"}


def tree(page: str) -> html.HtmlElement:
    return html.parse(BOOK / page).getroot()


def targets(page: str) -> set[str]:
    return {*tree(page).xpath("//@id"), *tree(page).xpath("//a/@name")}


def test_the_book_is_built():
    assert PAGES, f"no page in {BOOK}; run `make book` first"
    assert "index.html" in PAGES


def test_the_root_leads_to_the_first_page(open_page):
    tab = open_page(BOOK / "index.html")
    tab.page.wait_for_url("**/book/index.html")
    assert tab.outside == []


@pytest.mark.parametrize("page", PAGES)
def test_links_and_anchors_lead_somewhere(page):
    broken = []
    for href in tree(page).xpath("//a/@href | //link/@href | //img/@src | //script/@src"):
        link = urlsplit(href)
        if link.scheme in {"http", "https", "mailto", "data"}:
            continue
        path, anchor = urldefrag(href)
        target = (BOOK / page).parent / unquote(urlsplit(path).path) if path else BOOK / page
        if not target.exists():
            broken.append(href)
        elif anchor and target.suffix == ".html":
            relative = str(target.resolve().relative_to(BOOK))
            if unquote(anchor) not in targets(relative):
                broken.append(href)
    assert not broken


@pytest.mark.parametrize("page", PAGES)
def test_every_image_says_what_it_shows(page):
    for image in tree(page).xpath("//main//img"):
        alt = (image.get("alt") or "").strip()
        source = image.get("src")
        assert len(alt.split()) >= 4, f"{source} has the alt text {alt!r}"
        assert not alt.endswith((".png", ".svg")), f"{source} has a file name as alt text"
        assert "<Figure" not in alt, f"{source} has matplotlib's repr as alt text: use plot.show"


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("page", OPENED)
def test_page_is_quiet_local_and_accessible(open_page, axe_source, page, theme):
    tab = open_page(BOOK / page, theme=theme)
    assert tab.outside == [], "requests that left the page's origin"
    assert tab.complaints == [], "console errors"
    tab.page.add_script_tag(content=axe_source)
    found = tab.page.evaluate(
        "() => axe.run(document, {preload: false, resultTypes: ['violations']})"
    )["violations"]
    serious = [
        {
            "rule": rule["id"],
            "at": [node["target"] for node in rule["nodes"]][:5],
            "why": rule["nodes"][0]["failureSummary"],
        }
        for rule in found
        if rule["impact"] in SERIOUS
    ]
    assert not serious, json.dumps(serious, indent=1)


@pytest.mark.parametrize("page", OPENED)
def test_page_fits_a_phone(open_page, page):
    tab = open_page(BOOK / page, width=375, height=740)
    width = tab.page.evaluate("document.documentElement.scrollWidth")
    wide = tab.page.evaluate(
        """() => [...document.querySelectorAll('main *')]
             .filter(e => e.getBoundingClientRect().right > innerWidth + 1)
             .slice(0, 5).map(e => e.outerHTML.slice(0, 120))"""
    )
    assert width <= 375, f"{width} px wide; reaching out: {wide}"


@pytest.mark.parametrize("page", OPENED)
def test_math_is_rendered(open_page, page):
    formulas = tree(page).xpath("//*[contains(concat(' ', @class, ' '), ' math ')]")
    tab = open_page(BOOK / page)
    if formulas:
        tab.page.wait_for_function("window.MathJax?.startup?.promise")
        tab.page.evaluate("MathJax.startup.promise")
    drawn = tab.page.evaluate("document.querySelectorAll('mjx-container').length")
    assert drawn >= len(formulas)
    assert (
        tab.page.evaluate("document.querySelectorAll('mjx-merror, [data-mjx-error]').length") == 0
    )


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if (BOOK / page).read_text("utf8").count('class="attnlib-figure"')],
)
def test_live_figures_mount_and_answer_within_a_second(open_page, page):
    tab = open_page(BOOK / page)
    expected = len(tree(page).xpath("//*[@class='attnlib-figure']"))
    tab.page.wait_for_function(
        "n => document.querySelectorAll('.attnlib-figure[data-mounted]').length === n",
        arg=expected,
        timeout=1000,
    )
    mounted_at = tab.page.evaluate(
        "Math.max(...performance.getEntriesByName('attnlib-figure').map(mark => mark.startTime))"
    )
    assert mounted_at <= 1000, (
        f"the last figure was mounted {mounted_at:.0f} ms after the page was opened"
    )
