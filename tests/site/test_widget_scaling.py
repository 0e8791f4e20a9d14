"""Chapter 05's live figure in a real browser: numbers, the line in the fan, controls, looks."""
# ruff: noqa: RUF001  (the figure writes true minus signs)

import numpy as np
import pytest
from every_figure import compute, finger, press, summary
from widget_page import DEEP

from attnlib.widgets import ScalingExplorer
from attnlib.widgets.scaling import _components

FIGURE = ScalingExplorer()

FORMATS = (np.float16, np.float32)


def meters(page, figure=0):
    frame = page.locator(".attn").nth(figure)
    names = ("spread", "keys", "jacobian")
    return [frame.locator(f'[data-id="{name} number"]').text_content() for name in names]


def limits(page):
    return page.locator(".attn tbody td").all_inner_texts()


def line(page, figure=0):
    return page.get_by_role("slider", name="components of query and keys").nth(figure)


def divide(page):
    page.get_by_role("radio", name="√dk").check()


def place(page, name, attribute):
    return float(page.locator(f'[data-id="{name}"]').first.get_attribute(attribute))


def window(page):
    return place(page, "window", "y2") - place(page, "window", "y1")


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
        assert [f["zeros"] for f in result["formats"]] == [figure.zeros(t) for t in FORMATS]
        with np.errstate(over="ignore"):
            exps = [t(np.exp(figure.scores.max())) for t in FORMATS]
        assert [f["fits"] for f in result["formats"]] == [bool(np.isfinite(e)) for e in exps]


def test_the_random_numbers_are_the_same_in_both_languages(page):
    first = {"d_k": 1, "scaled": False, "temperature": 1}
    for draw in (1, 2, 99_999):
        (result,) = compute(page, "scaling", [{**first, "draw": draw}])
        x = _components(draw)[:, 0]
        np.testing.assert_allclose(result["products"], x[0] * x[1:], rtol=1e-12)


# ---- What the reader sees ------------------------------------------------------------------


def test_it_opens_on_the_failure_and_the_division_mends_it(page):
    assert meters(page) == ["26.94", "1.0", "5.9e−6"]
    assert "Key 6 takes more than 99.9% of the weight, as if 1.0 of 12 keys" in summary(page)
    assert "the softmax lets hardly any gradient through" in summary(page)
    assert limits(page) == ["10 of 12", "overflows", "0 of 12", "fits"]
    assert page.locator('[data-id="below"]').text_content() == "11 keys lie below the window"
    divide(page)
    assert meters(page) == ["1.19", "6.4", "0.370"]
    assert "the softmax lets the gradient through" in summary(page)
    assert limits(page) == ["0 of 12", "fits", "0 of 12", "fits"]
    assert page.locator('[data-id="below"]').text_content() == "no key lies below the window"


def test_once_divided_the_hint_asks_for_the_line(open_figures):
    page = open_figures(ScalingExplorer()).page
    hint = page.locator(".attn-hint")
    assert hint.inner_text().startswith("Divide by")
    divide(page)
    assert hint.inner_text() == "Drag the line in the fan: how many keys stay in the window?"


def test_the_window_is_seen_at_first_and_the_division_opens_it(open_figures):
    page = open_figures(ScalingExplorer(256)).page
    before = window(page)
    box = page.locator('[data-id="lens"]').bounding_box()
    assert before > 6
    assert box["width"] > 100
    assert box["height"] > 200
    divide(page)
    assert window(page) == pytest.approx(16 * before, rel=0.02)


def test_the_division_moves_and_ends_where_it_holds(page):
    page.emulate_media(reduced_motion="no-preference")
    before = window(page)
    divide(page)
    page.wait_for_timeout(60)
    page.wait_for_function(
        f"""before => {{const at = {DEEP}('[data-id="window"]')[0];
        return at.getAttribute('y2') - at.getAttribute('y1') > 20 * before}}""",
        arg=before,
    )
    page.wait_for_timeout(300)
    assert window(page) == pytest.approx(np.sqrt(512) * before, rel=0.02)


def test_python_and_the_page_tell_the_same(open_figures):
    figure = ScalingExplorer(100, scaled=True, temperature=0.4, draw=8)
    page = open_figures(figure).page
    assert meters(page)[:2] == [f"{figure.spread:.2f}", f"{figure.effective_keys:.1f}"]
    assert "With 100 components" in summary(page)
    assert "at temperature 0.4" in summary(page)
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


@pytest.mark.parametrize(
    ("key", "value"), [("ArrowLeft", 384), ("ArrowRight", 640), ("Home", 1), ("End", 1024)]
)
def test_the_line_is_moved_with_keys_and_reset_takes_it_back(page, key, value):
    before = summary(page)
    line(page).focus()
    page.keyboard.press(key)
    assert line(page).get_attribute("aria-valuenow") == str(value)
    assert line(page).get_attribute("aria-valuetext").startswith(f"{value}: spread ")
    assert place(page, "line", "x1") == place(page, "knob", "cx")
    assert summary(page) != before
    page.get_by_role("button", name="Reset").focus()
    page.keyboard.press("Enter")
    assert summary(page) == before


@pytest.mark.parametrize(("key", "value"), [("ArrowLeft", "0.891"), ("Home", "0.1"), ("End", "10")])
def test_the_temperature_is_moved_with_keys(page, key, value):
    page.get_by_label("temperature").focus()
    page.keyboard.press(key)
    assert page.get_by_label("temperature").get_attribute("aria-valuetext") == value
    assert f"at temperature {value}," in summary(page)


def test_arrow_keys_reach_every_stop_of_the_width_and_leave_one_between(open_figures):
    page = open_figures(ScalingExplorer(100)).page
    line(page).focus()
    page.keyboard.press("ArrowRight")
    assert line(page).get_attribute("aria-valuenow") == "128"
    page.keyboard.press("Home")
    seen = [1]
    for _ in range(27):
        page.keyboard.press("ArrowRight")
        seen.append(int(line(page).get_attribute("aria-valuenow")))
    assert seen == sorted(set(seen))
    assert {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024} <= set(seen)
    assert seen[-1] == 1024


def test_a_new_draw_changes_the_walks_and_reset_brings_them_back(open_figures):
    page = open_figures(ScalingExplorer(draw=99_999)).page
    walk = page.locator('[data-id="walk 0"]')
    before = walk.get_attribute("d")
    press(page, "New draw")
    assert walk.get_attribute("d") != before
    assert meters(page)[0] == "26.94", "after the last draw comes the first"
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
    assert meters(page) == ["26.94", "1.0", "5.9e−6"]


# ---- Looks ---------------------------------------------------------------------------------


def test_it_fits_a_screen_and_a_phone_has_picture_and_controls_on_one(open_figures):
    page = open_figures(ScalingExplorer()).page
    assert page.locator(".attn").bounding_box()["height"] <= 900
    page.set_viewport_size({"width": 375, "height": 812})
    hint = page.locator(".attn-hint").bounding_box()
    temperature = page.get_by_label("temperature").bounding_box()
    assert temperature["y"] + temperature["height"] - hint["y"] <= 600


def test_the_full_screen_holds_the_whole_figure_and_says_how_to_leave(open_figures):
    page = open_figures(ScalingExplorer()).page
    page.get_by_role("button", name="Full screen").click()
    leave = page.get_by_role("button", name="Leave full screen")
    leave.wait_for()
    page.wait_for_selector(".attnlib-figure[data-fitted]")
    assert page.evaluate(
        "document.fullscreenElement.scrollHeight <= document.fullscreenElement.clientHeight"
    )
    box, tools = page.locator(".attn").bounding_box(), leave.locator("..").bounding_box()
    assert tools["x"] == pytest.approx(box["x"], abs=1)
    assert tools["width"] == pytest.approx(box["width"], abs=1)
    table, bottom = page.locator(".attn table"), tools["y"]
    assert table.is_visible()  # one of the things to try is answered there
    assert table.bounding_box()["y"] + table.bounding_box()["height"] <= bottom
    leave.click()
    page.get_by_role("button", name="Full screen", exact=True).wait_for()
