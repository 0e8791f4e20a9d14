"""Chapter 12's live figure in a real browser: numbers, the film, its controls, looks."""
# ruff: noqa: RUF001  (the figure writes true minus signs)

import json

import numpy as np
from every_figure import compute, press, summary
from widget_page import DEEP

from attnlib.masking import causal_mask
from attnlib.scaling import scaled_dot_product_attention
from attnlib.widgets import TilesFilm

FIGURE = TilesFilm()


def scrub(page, figure=0):
    return page.get_by_label("steps done").nth(figure)


def step(page, figure=0):
    return int(scrub(page, figure).input_value())


def tiles(page):
    return page.get_by_role("slider", name="tile of scores").first


def middle(page, name):
    box = page.locator(f'[data-id="{name}"]').first.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def choose(page, name):
    page.get_by_role("radio", name=name, exact=True).check()


def text(page, name):
    return page.locator(f'[data-id="{name}"]').first.text_content()


# ---- Numbers -------------------------------------------------------------------------------


def films():
    rng = np.random.default_rng(12)
    for block_size in range(1, 7):
        for is_causal in (False, True):
            figure = TilesFilm(block_size=block_size, is_causal=is_causal, step=0)
            for name in ("query", "key", "value"):
                figure.set_trait(name, rng.normal(scale=2, size=(6, 2)))
            yield figure


def test_python_and_the_page_run_the_same_film(shared):
    for figure in films():
        given = [{**figure._state(), "step": step} for step in range(figure.steps + 1)]
        found = compute(shared.page, "efficient", json.loads(json.dumps(given)))
        for step, frame in enumerate(found):
            figure.step = step
            assert (frame["at"], frame["end"]) == (step, figure.steps)
            assert frame["moved"] == figure.moved._asdict()
            m, total, o = figure.running
            np.testing.assert_allclose(np.array(frame["m"], dtype=float), m, rtol=1e-12)
            np.testing.assert_allclose(frame["l"], total, rtol=1e-12)
            np.testing.assert_allclose(frame["o"], o, rtol=1e-9, atol=1e-12)
        query, key, value = (np.asarray(x) for x in (figure.query, figure.key, figure.value))
        mask = causal_mask(6, 6) if figure.is_causal else None
        expected = scaled_dot_product_attention(query, key, value, mask=mask, scale=1.0)
        whole = frame["whole"]
        np.testing.assert_allclose(whole["output"], expected.output, rtol=1e-9, atol=1e-12)
        np.testing.assert_allclose(whole["weights"], expected.weights, rtol=1e-9)
        assert frame["difference"] < 1e-12


# ---- What the reader sees ------------------------------------------------------------------


def test_it_opens_on_the_last_tile_and_play_ends_the_film_soon(open_figures):
    page = open_figures(TilesFilm()).page
    assert "m rises from 4 to 5" in summary(page)
    assert text(page, "blocks number") == "736 of 768\u00a0B"
    assert text(page, "whole number") == "672 of 1\u202f920\u00a0B"
    page.emulate_media(reduced_motion="no-preference")
    press(page, "Play")
    page.locator('[data-id="idle 0"]', has_text="The same output").wait_for(timeout=15_000)
    assert step(page) == 45
    assert "2.5 times as many bytes" in summary(page)


def test_the_causal_mask_crosses_out_what_blocks_skip(open_figures):
    page = open_figures(TilesFilm(step=8)).page
    crosses = page.locator('[data-id^="skip "]')
    assert crosses.count() == 0
    choose(page, "causal")
    assert crosses.count() == 3
    tiles(page).focus()
    page.keyboard.press("ArrowRight")
    assert "the mask hides them" in summary(page)
    scrub(page).focus()
    page.keyboard.press("End")
    assert text(page, "blocks number") == "576 of 576\u00a0B"
    choose(page, "3")
    assert step(page) == int(scrub(page).get_attribute("max")), "the end stays the end"


# ---- Controls ------------------------------------------------------------------------------


def test_a_tile_that_is_pressed_or_dragged_to_is_where_the_film_goes(page):
    page.mouse.move(*middle(page, "scores 3 4"))
    page.mouse.down()
    assert tiles(page).get_attribute("aria-valuetext") == "queries 3–4, keys 5–6"
    assert "Row 3: l = " in summary(page)
    page.mouse.move(*middle(page, "scores 5 0"))
    assert tiles(page).get_attribute("aria-valuetext") == "queries 5–6, keys 1–2"
    page.mouse.up()
    page.mouse.move(*middle(page, "scores 0 0"))
    assert tiles(page).get_attribute("aria-valuetext") == "queries 5–6, keys 1–2"


def test_tiles_are_reached_with_keys(open_figures):
    page = open_figures(TilesFilm(step=8)).page
    tiles(page).focus()
    for key, told in (
        ("ArrowDown", "queries 3–4, keys 3–4"),
        ("ArrowRight", "queries 3–4, keys 5–6"),
        ("ArrowRight", "queries 3–4, keys 5–6"),
        ("ArrowUp", "queries 1–2, keys 5–6"),
        ("ArrowLeft", "queries 1–2, keys 3–4"),
    ):
        page.keyboard.press(key)
        assert tiles(page).get_attribute("aria-valuetext") == told


def test_single_steps_and_keys(open_figures):
    page = open_figures(TilesFilm(step=8)).page
    press(page, "One step on")
    assert step(page) == 9
    assert "l = 0.50 + 1 + 1 = 2.50" in summary(page)
    press(page, "One step back")
    press(page, "One step back")
    assert step(page) == 7
    scrub(page).focus()
    page.keyboard.press("Home")
    assert step(page) == 0
    press(page, "One step back")
    assert step(page) == 0
    assert page.locator('[data-id="idle 0"]').text_content() == "Empty."


def test_play_goes_on_by_itself_and_a_press_holds_it(open_figures):
    page = open_figures(TilesFilm(block_size=6, step=0)).page
    page.emulate_media(reduced_motion="no-preference")
    press(page, "Play")
    page.wait_for_function(f"{DEEP}('input[type=range]')[0].value >= 2", timeout=15_000)
    press(page, "Pause")
    held = step(page)
    page.wait_for_timeout(1500)
    assert step(page) == held
    press(page, "Play")
    page.wait_for_function(f"{DEEP}('input[type=range]')[0].value == 9", timeout=30_000)
    page.get_by_role("button", name="Play", exact=True).wait_for()
    press(page, "Play")
    page.wait_for_function(f"{DEEP}('input[type=range]')[0].value <= 1", timeout=5_000)
    scrub(page).fill("5")  # whoever takes the bar has the film
    page.get_by_role("button", name="Play", exact=True).wait_for()


def test_without_motion_play_goes_one_step(open_figures):
    page = open_figures(TilesFilm(step=8)).page
    press(page, "Play")
    assert step(page) == 9
    page.wait_for_timeout(1300)
    assert step(page) == 9
