"""Chapter 05's live figure in a real browser: numbers, the line in the fan, controls, looks."""

import numpy as np
import pytest
from every_figure import compute, finger, press, summary
from widget_page import DEEP

from attnlib.widgets import ScalingExplorer

FIGURE = ScalingExplorer()


def line(page, figure=0):
    return page.get_by_role("slider", name="components of query and keys").nth(figure)


def divide(page):
    page.get_by_role("radio", name="√dk").check()


# ---- Numbers -------------------------------------------------------------------------------


def random_inputs(count):
    rng = np.random.default_rng(5)
    for i in range(count):
        yield {
            "d_k": int(rng.integers(1, 1025) if i % 2 else 2 ** rng.integers(0, 11)),
            "scaled": bool(i % 3 == 0),
            "temperature": float(10 ** rng.uniform(-1, 1)),
            "draw": int(rng.integers(1, 100_000)),
        }


def test_numbers_equal_attnlib_on_random_inputs(page):
    inputs = list(random_inputs(200))
    for given, result in zip(inputs, compute(page, "scaling", inputs), strict=True):
        figure = ScalingExplorer(**given)
        # Sums cancel: what is small beside the largest term has no relative accuracy.
        near = {
            "rtol": 1e-9,
            "atol": 1e-12 * max(1, *abs(figure.scores), *abs(figure.dot_products)),
        }
        np.testing.assert_allclose(result["products"], figure.dot_products, **near)
        np.testing.assert_allclose(result["scores"], figure.scores, **near)
        np.testing.assert_allclose(result["weights"], figure.weights, rtol=1e-9, atol=1e-300)
        assert result["spread"] == pytest.approx(figure.spread, rel=1e-9)
        assert result["entropy"] == pytest.approx(figure.entropy, rel=1e-9, abs=1e-12)
        assert result["keys"] == pytest.approx(figure.effective_keys, rel=1e-9)
        assert result["jacobian"] == pytest.approx(figure.jacobian_norm, rel=1e-9, abs=1e-300)
        assert result["best"] == figure.weights.argmax()


# ---- What the reader sees ------------------------------------------------------------------


def test_it_opens_on_the_failure_and_the_division_mends_it(page):
    assert "give scores that spread by 26.94" in summary(page)
    assert "Key 6 takes more than 99.9% of the weight, as if 1.0 of 12 keys" in summary(page)
    assert "the softmax lets hardly any gradient through" in summary(page)
    assert page.locator('[data-id="below"]').text_content() == "11 keys lie below the window"
    divide(page)
    assert "as if 6.4 of 12 keys" in summary(page)
    assert "the softmax lets the gradient through" in summary(page)
    assert page.locator('[data-id="below"]').text_content() == "no key lies below the window"


def test_python_and_the_page_tell_the_same(open_figures):
    figure = ScalingExplorer(100, scaled=True, temperature=0.4, draw=8)
    page = open_figures(figure).page
    assert f"at temperature 0.4, give scores that spread by {figure.spread:.2f}" in summary(page)
    assert f"as if {figure.effective_keys:.1f} of 12 keys" in summary(page)
    assert line(page).get_attribute("aria-valuenow") == "100"


# ---- Controls ------------------------------------------------------------------------------


def test_the_line_is_dragged_with_the_mouse_and_takes_stops_and_what_is_between(page):
    box = line(page).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 40
    left, right = (page.locator(f'[data-id="width {d_k}"]').bounding_box() for d_k in (64, 1024))
    middles = [b["x"] + b["width"] / 2 for b in (left, right)]
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(middles[0], y, steps=4)
    assert line(page).get_attribute("aria-valuenow") == "64"
    # Half-way in the root between 8 and 32: a width of 400, off any stop.
    page.mouse.move((middles[0] + middles[1]) / 2, y)
    assert int(line(page).get_attribute("aria-valuenow")) == pytest.approx(400, abs=6)
    page.mouse.move(5000, y)
    page.mouse.up()
    assert line(page).get_attribute("aria-valuenow") == "1024"
    page.mouse.move(x, y)  # released: nothing follows any more
    assert line(page).get_attribute("aria-valuenow") == "1024"


def test_the_line_is_dragged_with_a_finger(open_figures):
    page = open_figures(ScalingExplorer(), width=375, has_touch=True).page
    box = line(page).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 60
    finger(page, (x, y), (x - 300, y + 200))
    assert line(page).get_attribute("aria-valuenow") == "1"


def test_arrow_keys_go_from_stop_to_stop_of_the_width(open_figures):
    page = open_figures(ScalingExplorer(100)).page
    line(page).focus()
    page.keyboard.press("ArrowRight")
    assert line(page).get_attribute("aria-valuenow") == "128"
    assert line(page).get_attribute("aria-valuetext").startswith("128: spread ")
    page.keyboard.press("Home")
    seen = [1]
    for _ in range(27):
        page.keyboard.press("ArrowRight")
        seen.append(int(line(page).get_attribute("aria-valuenow")))
    assert seen == sorted(set(seen))
    assert {2**n for n in range(11)} <= set(seen)
    page.keyboard.press("ArrowLeft")
    assert line(page).get_attribute("aria-valuenow") == "768"
    page.keyboard.press("End")
    assert line(page).get_attribute("aria-valuenow") == "1024"


def test_a_new_draw_changes_the_walks_and_reset_brings_them_back(open_figures):
    page = open_figures(ScalingExplorer(draw=99_999)).page
    walk = page.locator('[data-id="walk 0"]')
    before = walk.get_attribute("d")
    press(page, "New draw")
    assert walk.get_attribute("d") != before
    assert "spread by 26.94" in summary(page), "after the last draw comes the first"
    press(page, "Reset")
    assert walk.get_attribute("d") == before


COUNT_DRAWINGS = f"""() => {{
  const [walk] = {DEEP}('[data-id="line"]');
  window.drawings = 0;
  new MutationObserver(list => {{
    drawings += list.filter(change => change.attributeName === 'x1').length;
  }}).observe(walk, {{attributes: true}});
}}"""


def test_reset_draws_once(page):
    for key in ("Home", "ArrowRight"):
        line(page).focus()
        page.keyboard.press(key)
    divide(page)
    press(page, "New draw")
    page.get_by_label("temperature").fill("0.5")
    page.evaluate(COUNT_DRAWINGS)
    press(page, "Reset")
    assert page.evaluate("drawings") == 1
    assert "spread by 26.94" in summary(page)
