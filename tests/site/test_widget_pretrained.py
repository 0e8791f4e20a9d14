"""Chapter 10's live figure in a real browser: numbers, presses, keyboard, flights."""

import numpy as np
import pytest
from every_figure import plain_summary
from widget_page import DEEP, MODULE

from attnlib.widgets import SentenceZoom

FIGURE = SentenceZoom()

EXPLORER = f"""async () => {{
  const module = await ({MODULE})('pretrained');
  window.compute = module.explorer(window.attnlibData.pretrained);
  window.pretrained = module;
}}"""
ACTIVE = "document.querySelector('.attn-host').shadowRoot.activeElement?.getAttribute('aria-label')"


def zoom(page):
    return float(page.get_by_role("slider", name="Zoom").first.input_value())


def settled(page, stop):
    """Wait until a flight has come to rest at a stop, and tell its name."""
    page.wait_for_function(
        f"wanted => Number({DEEP}('.zoom-slider input')[0].value) === wanted", arg=stop
    )
    return page.locator(".zoom-trail [aria-current]").first.inner_text()


# ---- Numbers -------------------------------------------------------------------------------


def test_numbers_equal_attnlib_on_random_inputs(page):
    page.evaluate(EXPLORER)
    rng = np.random.default_rng(1)
    names = ("layer", "head", "query", "key", "number")
    widget = SentenceZoom()
    for _ in range(60):
        state = {n: int(rng.integers(k)) for n, k in zip(names, (6, 12, 10, 10, 32), strict=True)}
        widget.set_state(state)
        found = page.evaluate("state => compute({zoom: 0, ...state})", state)
        query, key = state["query"], state["key"]
        wanted = {
            "q": widget.query_vectors,
            "k": widget.key_vectors,
            "v": widget.value_vectors,
            "scores": widget.scores,
            "weights": widget.weights,
            "output": widget.output,
        }
        for name, numbers in wanted.items():
            np.testing.assert_allclose(found[name], numbers, rtol=1e-9, atol=1e-12)
        np.testing.assert_allclose(found["pair"]["products"], widget.products, rtol=1e-9, atol=1e-12)  # fmt: skip
        np.testing.assert_allclose(found["row"]["weights"], widget.weights[query], rtol=1e-9)
        assert found["pair"]["sums"][-1] == pytest.approx(widget.scores[query, key], rel=1e-9, abs=1e-9)  # fmt: skip


# ---- The zoom ------------------------------------------------------------------------------


def test_pressing_goes_from_the_model_down_to_one_multiplication(page):
    for stop, name in enumerate(["Layer 6", "Head 12", "Row of tired", "stopped: dot product", "Number 9"]):  # fmt: skip
        assert zoom(page) == stop
        page.locator(f'.attn-hit[aria-label^="{name}"]').click()
    assert zoom(page) == 5
    names = page.locator(".zoom-trail li button").all_inner_texts()
    assert names[:5] == ["model", "layer 6", "head 12", "row “tired”", "tired · stopped"]
    widget = SentenceZoom("product", 5, 11, query="tired", key="stopped", number=8)
    told = f"{widget.products[8]:.2f}".replace("-", "\N{MINUS SIGN}")
    assert f"is {told}" in plain_summary(page)
    assert page.locator(".zoom-chapter a").get_attribute("href") == "01_lookup.html"


def focused(page, label):
    """Wait until what has the focus is called so, as it is once a flight has landed."""
    page.wait_for_function(f"label => {ACTIVE}?.startsWith(label)", arg=label)


def test_with_motion_the_focus_flies_along_and_keys_go_on_from_there(page):
    page.emulate_media(reduced_motion="no-preference")
    part = page.locator('.attn-hit[aria-label="Layer 4"]')
    part.focus()
    page.keyboard.press("Enter")
    focused(page, "Head 2: it attends most")
    page.keyboard.press("-")
    focused(page, "Layer 4")
    part.evaluate("""e => {  // as soon as it flies there is nothing to walk through
      const root = e.getRootNode();
      e.click();
      root.activeElement.dispatchEvent(new KeyboardEvent('keydown', {key: 'ArrowRight', bubbles: true}));
    }""")
    focused(page, "Head 2")
    page.keyboard.press("ArrowRight")
    focused(page, "Head 3")
    page.keyboard.press("+")
    focused(page, "Row of it")
    page.keyboard.press("-")
    focused(page, "Head 3")
    page.keyboard.press("End")
    page.wait_for_function(f"{DEEP}('.zoom-stage.deepest').length")
    settled(page, 5)
    stage = page.locator(".zoom-stage")
    assert page.evaluate(ACTIVE) == stage.get_attribute("aria-label"), "no part is left to press"
    assert stage.evaluate("e => getComputedStyle(e).outlineStyle") == "solid", "and it is seen"
    page.wait_for_timeout(200)
    page.keyboard.press("ArrowLeft")
    product = SentenceZoom(head=2, number=23).products[23]
    assert f"is {product:.3f}, the area, above zero" in plain_summary(page)


def test_the_slider_stops_anywhere_and_lands_when_let_go(page):
    page.get_by_role("slider", name="Zoom").evaluate(
        "e => { e.value = 2.4; e.dispatchEvent(new Event('input', {bubbles: true})); }"
    )
    assert zoom(page) == pytest.approx(2.4)
    assert page.locator(".attn-hit").count() == 0, "nothing is pressed in flight"
    page.get_by_role("slider", name="Zoom").dispatch_event("change")
    assert zoom(page) == 2


def test_with_motion_a_flight_ends_where_the_stop_is(open_figures):
    page = open_figures(SentenceZoom()).page
    page.emulate_media(reduced_motion="no-preference")
    page.locator('.attn-hit[aria-label="Layer 4"]').click()
    page.wait_for_function(f"Number({DEEP}('.zoom-slider input')[0].value) > 0.05")
    assert 0 < zoom(page) < 1, "on its way"
    settled(page, 1)
    page.wait_for_timeout(450)
    still, moved = (
        p.locator(".zoom-stage .scene").evaluate("e => e.innerHTML")
        for p in (open_figures(SentenceZoom("block")).page, page)
    )
    assert moved == still
