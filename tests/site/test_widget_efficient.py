"""Chapter 12's live figure in a real browser: numbers, the film, its controls, looks."""

import json

import numpy as np
from every_figure import compute, press, summary
from playwright.sync_api import expect
from widget_page import DEEP

from attnlib.scaling import scaled_dot_product_attention
from attnlib.widgets import TilesFilm

FIGURE = TilesFilm()


def scrub(page, figure=0):
    return page.get_by_label("steps done").nth(figure)


def step(page, figure=0):
    return int(scrub(page, figure).input_value())


def text(page, name):
    return page.locator(f'[data-id="{name}"]').first.text_content()


# ---- Numbers -------------------------------------------------------------------------------


def films():
    rng = np.random.default_rng(12)
    for block_size in range(1, 7):
        figure = TilesFilm(block_size=block_size, step=0)
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
        expected = scaled_dot_product_attention(query, key, value, scale=1.0)
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
    page.locator(".attn-summary", has_text="The same output").wait_for(timeout=15_000)
    expect(scrub(page)).to_have_value("45")  # the last step is still on its way
    assert "2.5 times as many bytes" in summary(page)


# ---- Controls ------------------------------------------------------------------------------


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
