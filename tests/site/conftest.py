"""A real Chromium without a network, for everything below tests/site."""

import os
from collections import defaultdict
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

import pytest
from every_figure import press
from playwright.sync_api import Page, sync_playwright
from widget_page import DEEP, FLAGS, MISSING, find_chromium, wait_for_parts, write_page


@dataclass
class Tab:
    """An open page, what it asked of other origins, and what it complained about."""

    page: Page
    outside: list[str] = field(default_factory=list)
    complaints: list[str] = field(default_factory=list)


# One of each kind of page, and the chapters with most of what is drawn: what a theme or a script breaks is seen there.
KINDS = (
    *("book/index.html", "book/glossary.html", "book/teachers.html", "book/transformations.html"),
    *("book/api/nn.html", "search.html", "evidence/05_scaling.html"),
    *("notebooks/01_lookup.html", "notebooks/02_alignment.html", "notebooks/09_encoder.html"),
)


def quick(pages):
    """Return pages as parameters, of which `make test` opens one of each kind."""
    return [
        pytest.param(
            page, id=str(page), marks=[] if str(page).endswith(KINDS) else pytest.mark.long
        )
        for page in pages
    ]


def pytest_collection_modifyitems(config, items):
    """Mark the tests that need a browser; without one, one of them says so, for all of them."""
    here = Path(__file__).parent
    needing = [
        item for item in items if here in item.path.parents and "browser" in item.fixturenames
    ]
    for item in needing:
        item.add_marker("browser")
    if needing and find_chromium() is None:
        left_out = set(needing[1:])
        config.hook.pytest_deselected(items=needing[1:])
        items[:] = [item for item in items if item not in left_out]


@pytest.fixture(scope="session")
def browser():
    """The browser, started once; without one, the test that asks fails."""
    path = find_chromium()
    if path is None:
        pytest.fail(MISSING, pytrace=False)
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=[*FLAGS, *(["--no-sandbox"] if root else [])]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def axe_source():
    """The source of axe-core 4.12, shipped by axe-playwright-python."""
    return files("axe_playwright_python").joinpath("axe.min.js").read_text("utf-8")


def open_tab(
    browser, *, theme="light", width=1280, height=900, choose=True, clock=False, **options
):
    """Open an empty tab without a network that watches what its pages do.

    With ``choose`` the theme stands in localStorage before a page's own scripts run. Chromium at times gives a page
    from file:// that is asked so early an empty store of its own until the next load, so that a test of
    what outlives a reload must not ask. With ``clock`` a test may let time pass in no time.
    """
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme=theme,
        reduced_motion="reduce",  # transitions would make colours and places depend on time
        **options,
    )
    context.set_offline(True)
    if clock:
        context.clock.install()
    # A page reads the reader's choice from here.
    if choose:
        context.add_init_script(
            f"localStorage.setItem('mode', 'auto'); localStorage.setItem('theme', '{theme}');"
        )
    tab = Tab(context.new_page())
    context.route(lambda url: not url.startswith(("file:", "data:", "blob:")), refuse(tab))
    tab.page.on("console", lambda message: listen(tab, message))
    tab.page.on("pageerror", lambda error: tab.complaints.append(f"uncaught: {error}"))
    return tab


def visit(tab, path, *, theme="light", width=1280, height=900):
    """Open a local file in a tab, as if the tab were new."""
    tab.page.set_viewport_size({"width": width, "height": height})
    tab.page.emulate_media(
        media="screen", color_scheme=theme, reduced_motion="reduce", forced_colors="none"
    )
    tab.outside.clear()
    tab.complaints.clear()
    tab.page.goto(Path(path).resolve().as_uri(), wait_until="load")


@pytest.fixture(scope="module")
def shared(request, browser, tmp_path_factory):
    """A page of a module's FIGURE, opened once for all its tests that take ``page``."""
    figure = request.module.FIGURE.make()
    tab = open_tab(browser)
    visit(tab, write_page(tmp_path_factory.mktemp("figure"), figure))
    tab.page.wait_for_selector(".attnlib-figure[data-mounted]", timeout=5000)
    wait_for_parts(tab.page, figure._figure)
    yield tab
    tab.page.context.close()


@pytest.fixture
def page(shared):
    """The page that a module's tests share, as it began; afterwards nothing was fetched and nothing complained."""
    page = shared.page
    page.emulate_media(media="screen", reduced_motion="reduce", forced_colors="none")
    page.set_viewport_size({"width": 1280, "height": 900})
    page.mouse.move(2, 2)
    press(page, "Reset")
    page.evaluate(f"{DEEP}('*').forEach(e => e === e.getRootNode().activeElement && e.blur())")
    page.evaluate(f"{DEEP}('.attn details').forEach(e => e.open = false), scrollTo(0, 0)")
    yield page
    assert (shared.outside, shared.complaints) == ([], [])


@pytest.fixture(scope="session")
def idle_tabs():
    """Tabs that no test uses, by how they were opened: a new one may take a second."""
    return defaultdict(list)


@pytest.fixture
def open_page(browser, idle_tabs):
    """Return a function that opens a local file in a tab of its own, until the test ends."""
    used = []

    def opened(path, *, theme="light", width=1280, height=900, **options):
        size = {"theme": theme, "width": width, "height": height}
        how = repr((size, options))
        tab = idle_tabs[how].pop() if idle_tabs[how] else open_tab(browser, **size, **options)
        used.append((how, tab))
        visit(tab, path, **size)
        return tab

    yield opened
    for how, tab in used:
        idle_tabs[how].append(tab)


@pytest.fixture
def open_figures(open_page, tmp_path):
    """Return a function that opens a page of figures and waits until all are mounted and have their parts."""

    def opened(*widgets, **options):
        tab = open_page(write_page(tmp_path, *widgets), **options)
        tab.page.wait_for_function(
            "n => document.querySelectorAll('.attnlib-figure[data-mounted]').length === n",
            arg=len(widgets),
            timeout=5000,
        )
        for figure in {widget._figure for widget in widgets} - {
            "induction"
        }:  # which asks when it needs them
            wait_for_parts(tab.page, figure)
        return tab

    return opened


def refuse(tab):
    """Return a route handler that notes a request and lets it fail."""

    def handler(route):
        tab.outside.append(route.request.url)
        route.abort()

    return handler


def listen(tab, message):
    """Note what the console shows as an error."""
    if message.type == "error":
        tab.complaints.append(f"{message.text} ({message.location.get('url', '')})")


@pytest.fixture
def book(browser, site):
    """A page of the book, which a test's `site` wrote, with its figure."""
    tab = open_tab(browser)
    visit(tab, site[1])
    tab.page.wait_for_selector(".attnlib-figure[data-mounted]")
    yield tab.page
    tab.page.context.close()
