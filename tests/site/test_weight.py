"""What a page may weigh and how little it may move: in bytes and in layout shifts, of a served book."""

import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from benchmarks import bench_page  # noqa: E402

BOOK = ROOT / "_build" / "html"
PAGES = sorted(
    str(path.relative_to(BOOK)) for path in BOOK.rglob("*.html") if path != BOOK / "index.html"
)
KILOBYTES, SHIFT, FONTS = 700, 0.02, 120_000
# Chapters are what is heavy: pictures, formulas, figures. The other pages are measured in the long run.
HEAVY = re.compile(r"notebooks/\d|book/index").match


@pytest.fixture(scope="module")
def measured(browser):
    """Return a function that opens a page as a server gives it, once."""
    server, found = bench_page.served(), {}

    def measure(page):
        if page not in found:
            url = f"http://127.0.0.1:{server.server_port}/{page}"
            found[page] = bench_page.measure(browser, url, slow=False)
        return found[page]

    yield measure
    server.shutdown()
    server.server_close()


@pytest.mark.parametrize(
    "page",
    [pytest.param(page, marks=[] if HEAVY(page) else pytest.mark.long) for page in PAGES],
)
def test_a_page_is_light_before_the_first_scroll_and_does_not_move(measured, page):
    cost = measured(page)
    assert cost["kilobytes"] <= KILOBYTES
    assert cost["shift"] <= SHIFT


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
