"""What a page may weigh and how little it may move: in bytes and in layout shifts, of a served book."""

import re
from pathlib import Path

import pytest
from served import served

ROOT = Path(__file__).resolve().parents[2]
BOOK = ROOT / "_build" / "html"
PAGES = sorted(
    str(path.relative_to(BOOK)) for path in BOOK.rglob("*.html") if path != BOOK / "index.html"
)
KILOBYTES, SHIFT, FONTS = 700, 0.02, 120_000
# Chapters are what is heavy: pictures, formulas, figures. The other pages are measured in the long run.
HEAVY = re.compile(r"notebooks/\d|book/index").match


# What the page notes of itself while it loads.
OBSERVE = """
window.shift = 0;
new PerformanceObserver(list => list.getEntries().forEach(e => { if (!e.hadRecentInput) shift += e.value; }))
  .observe({type: 'layout-shift', buffered: true});
"""


@pytest.fixture(scope="module")
def address():
    with served() as address:
        yield address


def cost(browser, url):
    """Open a page in a fresh profile; return the kilobytes that came, and how much it moved."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    page.add_init_script(OBSERVE)
    client, received = context.new_cdp_session(page), []
    client.send("Network.enable")
    client.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto(url, wait_until="load")
    before = -1
    while before != len(received):
        before = len(received)
        page.wait_for_timeout(300)
    shift = page.evaluate("shift")
    context.close()
    return sum(received) / 1000, shift


@pytest.mark.parametrize(
    "page",
    [pytest.param(page, marks=[] if HEAVY(page) else pytest.mark.long) for page in PAGES],
)
def test_a_page_is_light_before_the_first_scroll_and_does_not_move(browser, address, page):
    kilobytes, shift = cost(browser, f"{address}/{page}")
    assert kilobytes <= KILOBYTES
    assert shift <= SHIFT


@pytest.mark.parametrize("page", PAGES)
def test_no_script_or_stylesheet_of_the_head_stands_before_the_text(page):
    head = (BOOK / page).read_text("utf8").split("</head>")[0]
    scripts = [line for line in head.splitlines() if "<script" in line and "src=" in line]
    assert scripts
    assert all(" defer" in line for line in scripts)
    assert head.count('rel="stylesheet"') == 1


def test_the_books_own_fonts_are_small():
    fonts = list((ROOT / "book" / "fonts").glob("*.woff2"))
    assert len(fonts) == 4
    assert sum(font.stat().st_size for font in fonts) <= FONTS


def test_nothing_is_shipped_that_no_page_asks_for():
    names = {path.name for path in (BOOK / "_static").rglob("*")}
    unwanted = ("thebe", "locales", "fontawesome", "mathjax", "bootstrap", ".map", "webpack")
    assert [name for name in names if any(word in name for word in unwanted)] == []
