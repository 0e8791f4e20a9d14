"""Chapter 01's live figure: its state, and in a browser its numbers, controls and looks."""
# ruff: noqa: RUF001  (the figures write true minus and multiplication signs)

import numpy as np
import pytest
from every_figure import Figure, Hand, Moves, compute, summary
from playwright.sync_api import expect
from widget_page import DEEP, write_page

from attnlib.corpora import FRUIT_TABLE
from attnlib.lookup import soft_lookup
from attnlib.widgets import LookupExplorer

FIGURE = Figure(
    LookupExplorer,
    elsewhere={"query": [0.5, -1, 2, 0.25], "temperature": 0.5, "hard": True},
    states=[{"query": "chair", "hard": True}, {"query": "apple", "temperature": 1e-8}, {"query": [1e200, 0, 0, 0]}],
    highest=(900, 1300),
    hands=[Hand("ring banana", lands="query"), Hand("query > ring chair", lands="query")],
    keys=[
        ("[role=slider]", "ArrowLeft ArrowUp", {"query": [2.94, 0.92, 0.3, -0.97]}, "Query"),
        ("[role=slider]", "PageDown Home", {"query": None}, "Query"),
    ],
    moves=Moves("slider", "sweet", "ArrowLeft", "query", ("radio", "hard"), "hard"),
    readable=True,
)  # fmt: skip


def test_starts_with_fruit_and_eight():
    widget = LookupExplorer()
    assert widget.output == pytest.approx(8, abs=1e-12)
    assert widget.query == tuple(FRUIT_TABLE.queries["fruit"])
    assert (widget.temperature, widget.hard) == (1.0, False)


def test_weights_and_output_follow_soft_lookup():
    query = [0.5, -1.0, 2.0, 0.25]
    widget = LookupExplorer(query, temperature=0.7)
    found = soft_lookup(
        np.array([query]), FRUIT_TABLE.key, FRUIT_TABLE.value[:, None], temperature=0.7
    )
    np.testing.assert_array_equal(widget.weights, found.weights[0])
    assert widget.output == pytest.approx(found.output.item(), rel=1e-12)
    np.testing.assert_allclose(widget.scores, FRUIT_TABLE.key @ query)


def test_hard_takes_the_best_row_and_the_first_of_a_tie():
    widget = LookupExplorer("chair", hard=True)
    assert widget.weights.tolist() == [0, 0, 1]
    assert widget.output == 2
    widget.query = [0, 0, 0, 0]
    assert widget.weights.tolist() == [1, 0, 0]


def test_a_query_may_be_a_name_or_an_array():
    assert LookupExplorer("apple").query == (2, 1, 2, -2)
    assert LookupExplorer(np.arange(4)).query == (0, 1, 2, 3)


def test_the_text_tells_the_state():
    assert repr(LookupExplorer()) == (
        "Live figure: lookup in a table, soft at temperature 1. "
        "Query: edible 3, sweet 1, round 0.203, big -1. "
        "Weights: apple 0.600, banana 0.400, chair 3.7e-05. Output: 8.00."
    )
    assert "hard. Query: edible -2" in repr(LookupExplorer("chair", hard=True))


# ---- In a browser --------------------------------------------------------------------------


def output(page, figure=0):
    return page.locator(".lookup-sum .output").nth(figure).inner_text()


def random_inputs(count):
    rng = np.random.default_rng(1)
    for i in range(count):
        n_keys, d_k = rng.integers(1, 8, size=2)
        size = 10.0 ** rng.integers(-3, 6)
        yield {
            "query": (size * rng.standard_normal(d_k)).tolist(),
            "key": rng.standard_normal((n_keys, d_k)).tolist(),
            "value": (10 * rng.standard_normal(n_keys)).tolist(),
            "temperature": float(10.0 ** rng.uniform(-4, 4)),
            "hard": bool(i % 4 == 0),
        }


def expected(query, key, value, temperature, hard):
    query, key, value = np.array([query]), np.array(key), np.array(value)[:, None]
    scores = (query @ key.T)[0]
    if hard:
        weights = np.eye(len(scores))[scores.argmax()]
        return scores, weights, float(weights @ value[:, 0])
    found = soft_lookup(query, key, value, temperature=temperature)
    return scores, found.weights[0], float(found.output[0, 0])


def test_numbers_equal_attnlib_on_random_inputs(page):
    inputs = list(random_inputs(200))
    results = compute(page, "lookup", inputs)
    assert len(results) == 200
    for given, result in zip(inputs, results, strict=True):
        scores, weights, answer = expected(**given)
        # Sums may cancel: what is small beside the largest term has no relative accuracy.
        np.testing.assert_allclose(result["scores"], scores, rtol=1e-6, atol=1e-12)
        np.testing.assert_allclose(result["weights"], weights, rtol=1e-6, atol=1e-300)
        np.testing.assert_allclose(result["output"], answer, rtol=1e-6, atol=1e-12)


# ---- What the reader sees ------------------------------------------------------------------


def test_fruit_is_eight_and_a_sum_says_how(page):
    assert output(page) == "8.00"
    assert "apple 60.0%, banana 40.0% and chair <0.1%" in summary(page)
    added = page.locator(".lookup-sum").inner_text()
    assert added == "0.600 × 10 + 0.400 × 5 + 3.7·10⁻⁵ × 2 = 8.00"


def test_the_arithmetic_is_spelled_out_on_demand(page):
    lines = page.locator(".attn details li")
    assert not lines.first.is_visible()
    page.get_by_text("Show every number").click()
    expect(lines.first).to_be_visible()  # written once the browser tells that it is open
    assert "3 × 1 + 1 × 0.5 + 0.203 × 1 + (−1) × (−1) = 4.703" in lines.first.inner_text()
    page.get_by_role("button", name="chair").click()
    assert "(−2) × 1" in lines.first.inner_text()


def test_hard_takes_one_row_and_names_a_tie(open_figures):
    page = open_figures(LookupExplorer(query=[0, 0, 0, 0])).page
    assert "the plain mean" in summary(page)
    page.get_by_role("radio", name="hard").check()
    assert "apple, banana and chair tie at a score of 0.00" in summary(page)
    assert "it takes apple, worth 10" in summary(page)
    page.get_by_role("button", name="banana").click()
    assert "takes banana alone" in summary(page)
    assert output(page) == "5.00"
    assert page.get_by_label("temperature").is_disabled()


# ---- Controls ------------------------------------------------------------------------------


def handle(page):
    return page.get_by_role("slider", name="Query: arrow keys move it")


def test_keys_that_scroll_a_page_leave_it_where_the_query_is(open_figures):
    page = open_figures(LookupExplorer(), width=375, height=400).page
    handle(page).focus()
    before = page.evaluate("scrollY")
    for key in ("Home", "End", "PageUp", "PageDown"):
        page.keyboard.press(key)
        page.wait_for_timeout(60)
        assert page.evaluate("scrollY") == before, key


def test_a_coordinate_shows_what_counts_and_no_power_of_ten(open_figures):
    for query, told in (
        ("fruit", ["3", "1", "0.203", "−1"]),
        ([0.015, -0.02, 0.2, 1e-5], ["0.015", "−0.02", "0.2", "0"]),
    ):
        page = open_figures(LookupExplorer(query)).page
        assert page.locator(".lookup-query .attn-number").all_inner_texts() == told


def test_the_focus_is_visible(page):
    page.locator("h1").click()
    for _ in range(
        13
    ):  # four names, the query, four sliders, the kind, the temperature, the numbers, Reset
        page.keyboard.press("Tab")
        width = page.evaluate(
            """() => {const e = document.activeElement.shadowRoot.activeElement;
            const shown = e.type === 'radio' ? e.nextElementSibling : e;
            return parseFloat(getComputedStyle(shown).outlineWidth)}"""
        )
        assert width >= 2


# ---- Several figures, several views --------------------------------------------------------


def test_a_figure_that_cannot_start_says_so_and_keeps_its_text(open_page, tmp_path):
    path = write_page(tmp_path, LookupExplorer())
    (tmp_path / "lookup.js").write_text("", "utf-8")
    page = open_page(path).page
    page.wait_for_selector(".attnlib-figure[data-failed]")
    text = page.locator(".attnlib-figure").inner_text()
    assert "This figure could not start" in text
    assert "Output: 8.00." in text
    assert page.locator(".attn-host").count() == 0, "no form that does nothing"


# ---- Promptness ----------------------------------------------------------------------------


def test_an_input_changes_the_document_in_place(page):
    added = page.evaluate(
        """() => {
        const seen = new MutationObserver(() => {});
        const root = document.querySelector('.attn-host').shadowRoot;
        seen.observe(root, {childList: true, subtree: true});
        const slider = root.querySelector('.attn input[type=range]');
        slider.value = -4;
        slider.dispatchEvent(new Event('input', {bubbles: true}));
        return seen.takeRecords().length;}"""
    )
    assert added == 0


# ---- Looks ---------------------------------------------------------------------------------

DARK_PAGES = {
    "the book": "document.documentElement.dataset.theme = 'dark'",
    "JupyterLab": "document.body.dataset.jpThemeLight = 'false'",
    "Colab": "document.documentElement.setAttribute('theme', 'dark')",
    "VS Code": "document.body.classList.add('vscode-dark')",
}


def brightness(page):
    colour = page.evaluate(f"getComputedStyle({DEEP}('.attn')[0]).backgroundColor")
    return sum(map(float, colour.removeprefix("rgb(").removesuffix(")").split(","))) / 765


@pytest.mark.parametrize("home", DARK_PAGES)
def test_the_page_decides_between_light_and_dark(open_figures, home):
    page = open_figures(LookupExplorer(), theme="light").page
    assert brightness(page) > 0.9
    page.evaluate(DARK_PAGES[home])
    assert brightness(page) < 0.2
    page = open_figures(LookupExplorer(), theme="dark").page
    assert brightness(page) < 0.2
    page.evaluate(DARK_PAGES[home].replace("dark", "light").replace("'false'", "'true'"))
    assert brightness(page) > 0.9


# ---- The picture ---------------------------------------------------------------------------


@pytest.mark.parametrize("width", [1280, 768, 375])
def test_the_querys_sliders_stand_in_full_rows(open_figures, width):
    page = open_figures(LookupExplorer(), width=width).page
    tops = page.locator(".lookup-query > *").evaluate_all(
        "all => all.map(e => Math.round(e.getBoundingClientRect().top))"
    )
    assert sorted(tops.count(top) for top in set(tops)) == ([4] if width == 1280 else [2, 2])
