"""Chapter 12's live figure in a real browser: numbers, the film, its controls, looks."""
# ruff: noqa: RUF001  (the figure writes true minus signs)

import json

import numpy as np
import pytest
from every_figure import compute, press, summary
from widget_page import DEEP

from attnlib.efficient import merge_attention, partial_attention
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


def place(page, name, attribute):
    return float(page.locator(f'[data-id="{name}"]').first.get_attribute(attribute))


# ---- Numbers -------------------------------------------------------------------------------


def films():
    rng = np.random.default_rng(12)
    for n in (2, 3, 5, 6):
        for block_size in range(1, n + 1):
            for is_causal in (False, True):
                arrays = rng.normal(scale=2, size=(3, n, 2))
                yield TilesFilm(*arrays, block_size=block_size, is_causal=is_causal, step=0)


def frames(page, figure):
    """The state after each step, as the figure computes it."""
    given = [
        json.loads(json.dumps({**figure._state(), "step": s})) for s in range(figure.steps + 1)
    ]
    return compute(page, "efficient", given)


@pytest.fixture(scope="module")
def played(shared):
    """Each film, with the state after each of its steps as the figure computes it."""
    return [(figure, frames(shared.page, figure)) for figure in films()]


def test_every_frame_equals_what_attnlib_gives_for_its_prefix(played):
    for figure, found in played:
        query, key, value = (np.asarray(x) for x in (figure.query, figure.key, figure.value))
        n, b = len(query), figure.block_size
        mask = causal_mask(n, n) if figure.is_causal else np.ones((n, n), dtype=bool)
        blocks = [slice(start, min(start + b, n)) for start in range(0, n, b)]
        output, logsumexp, written = np.zeros((n, 2)), np.full(n, -np.inf), np.zeros(n, dtype=bool)
        for frame in found:
            if frame["kind"] == "add":
                rows, columns = blocks[frame["I"]], blocks[frame["J"]]
                part = partial_attention(
                    query[rows], key[columns], value[columns], mask=mask[rows, columns], scale=1.0
                )
                output[rows], logsumexp[rows] = merge_attention(
                    output[rows], logsumexp[rows], *part
                )
            elif frame["kind"] == "write":
                written[blocks[frame["I"]]] = True
            m, total, o = (np.array(frame[k], dtype=float) for k in ("m", "l", "o"))
            seen = total > 0
            np.testing.assert_array_equal(seen, np.isfinite(logsumexp))
            divisor = np.where(written | ~seen, 1.0, total)[:, None]
            np.testing.assert_allclose(o / divisor, output, rtol=1e-9, atol=1e-11)
            np.testing.assert_allclose(
                m[seen] + np.log(total[seen]), logsumexp[seen], rtol=1e-9, atol=1e-11
            )


def test_python_and_the_page_run_the_same_film(played):
    for figure, found in played:
        for i, frame in enumerate(found):
            figure.step = i
            assert (frame["at"], frame["end"]) == (i, figure.steps)
            assert frame["moved"] == figure.moved._asdict()
            m, total, o = figure.running
            np.testing.assert_allclose(np.array(frame["m"], dtype=float), m, rtol=1e-12)
            np.testing.assert_allclose(frame["l"], total, rtol=1e-12)
            np.testing.assert_allclose(frame["o"], o, rtol=1e-9, atol=1e-12)


def test_the_whole_way_is_attnlib_s_and_both_outputs_agree(played):
    for figure, found in played:
        query, key, value = (np.asarray(x) for x in (figure.query, figure.key, figure.value))
        mask = causal_mask(*2 * (len(query),)) if figure.is_causal else None
        expected = scaled_dot_product_attention(query, key, value, mask=mask, scale=1.0)
        last = found[-1]
        np.testing.assert_allclose(last["whole"]["output"], expected.output, rtol=1e-9, atol=1e-12)
        np.testing.assert_allclose(last["whole"]["weights"], expected.weights, rtol=1e-9)
        np.testing.assert_allclose(last["o"], last["whole"]["output"], rtol=0, atol=1e-12)
        assert last["difference"] < 1e-12


# ---- What the reader sees ------------------------------------------------------------------


def test_it_opens_on_a_row_that_is_rescaled(page):
    assert step(page) == 40
    assert "m rises from 4 to 5" in summary(page)
    assert "exp(4 − 5) = 0.37" in summary(page)
    assert text(page, "m 1") == "4 → 5"
    assert text(page, "factor 1") == "× 0.37"
    shrunk, was = (place(page, name, "width") for name in ("sum 1", "was 1"))
    assert shrunk / was == pytest.approx(np.exp(-1), abs=0.01)


def test_it_opens_where_the_two_ways_differ_and_play_ends_them_soon(open_figures):
    page = open_figures(TilesFilm()).page
    assert text(page, "blocks number") == "736 of 768\u00a0B"
    assert text(page, "whole number") == "672 of 1\u202f920\u00a0B"
    assert place(page, "whole end", "width") > 2.4 * place(page, "blocks end", "width")
    assert page.locator('[data-id^="output "][data-id$=" 0 number"]').count() == 4
    assert page.locator('[data-id^="whole "][data-id$=" 0 number"]').count() == 0
    hint = page.locator(".attn-hint")
    assert "after this tile the blocks are done" in hint.inner_text()
    press(page, "One step back")  # still the last tile
    assert "after this tile the blocks are done" in hint.inner_text()
    page.get_by_role("slider", name="steps done").fill("9")
    assert hint.inner_text() == "Press play, drag the slider, or press a tile of scores."
    press(page, "Reset")
    page.emulate_media(reduced_motion="no-preference")
    press(page, "Play")
    page.locator('[data-id="idle 0"]', has_text="The same output").wait_for(timeout=15_000)
    assert step(page) == 45


def test_the_end_shows_one_output_and_both_counters(page):
    scrub(page).focus()
    page.keyboard.press("End")
    assert step(page) == 45
    assert "largest difference" in text(page, "idle 0")
    assert text(page, "blocks number") == "768 of 768\u00a0B"
    assert text(page, "whole number") == "1\u202f920 of 1\u202f920\u00a0B"
    assert "2.5 times as many bytes" in summary(page)
    assert [text(page, f"output {i} 0 number") for i in range(6)] == [
        text(page, f"whole {i} 0 number") for i in range(6)
    ]


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


def test_larger_blocks_move_less(open_figures):
    page = open_figures(TilesFilm(step=999)).page
    told = []
    for size in ("1", "2", "3", "6"):
        choose(page, size)
        assert step(page) == int(scrub(page).get_attribute("max")), "the end stays the end"
        told.append(text(page, "blocks number").split(" of ")[1])
    assert told == ["1\u202f344\u00a0B", "768\u00a0B", "576\u00a0B", "384\u00a0B"]


# ---- Controls ------------------------------------------------------------------------------


def test_a_tile_that_is_pressed_or_dragged_to_is_where_the_film_goes(page):
    page.mouse.move(*middle(page, "scores 3 4"))
    page.mouse.down()
    assert tiles(page).get_attribute("aria-valuetext") == "queries 3–4, keys 5–6"
    assert place(page, "here", "x") < place(page, "scores 2 4", "x")
    assert place(page, "here", "x") > place(page, "scores 2 3", "x")
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


def test_blocks_are_seen_on_their_way(open_figures):
    page = open_figures(TilesFilm(step=5)).page
    page.emulate_media(reduced_motion="no-preference")
    shelf = place(page, "key 2 0", "y")
    page.evaluate(
        f"""() => {{window.ys = [];
        const look = () => {{const k = {DEEP}('[data-id="d-key 0 0"]')[0];
          ys.push(Number(k.getAttribute('y'))); requestAnimationFrame(look)}}; look()}}"""
    )
    press(page, "One step on")
    page.wait_for_timeout(900)
    desk = place(page, "d-key 0 0", "y")
    between = [y for y in page.evaluate("ys") if shelf + 5 < y < desk - 5]
    assert len(between) > 2
    assert np.all(np.diff(between) >= 0)


def test_the_picture_is_scrubbed_with_a_finger(open_figures):
    page = open_figures(TilesFilm(), width=375, has_touch=True).page
    page.touchscreen.tap(*middle(page, "scores 1 1"))
    assert step(page) == 5
    box = scrub(page).bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] - 10, box["y"] + box["height"] / 2)
    assert step(page) == 45


def test_extremes_show_no_broken_number(open_figures):
    large = [[30.0, -30.0], [-30.0, 25.5], [12.25, 0.0], [-0.001, 0.0]]
    figures = [TilesFilm(large, large, large, block_size=1, step=s) for s in (0, 4, 12, 99)]
    page = open_figures(*figures).page
    told = " ".join(page.evaluate(f"{DEEP}('.attn').map(e => e.innerHTML)"))
    for word in ("NaN", "no number", "undefined", "Infinity"):
        assert word not in told
