"""Chapter 11's live figure in a real browser: numbers, the two ends, the layers, looks."""

import re

import numpy as np
import pytest
from every_figure import finger, press, summary
from widget_page import DEEP, MODULE

from attnlib.widgets import MixingExplorer
from attnlib.widgets.mixing import _WIRINGS

FIGURE = MixingExplorer()

START, GOAL = "message from token", "message to token"


def end(page, name, figure=0):
    return page.get_by_role("slider", name=name).nth(figure)


def token(page, name):
    return int(end(page, name).get_attribute("aria-valuenow"))


def layer(page, name):
    return page.locator(f'.attn-hit[data-id="{name}"]').first


def text(page, mark):
    return page.locator(f'[data-id="{mark}"]').first.text_content()


def size(page, name):
    return page.get_by_role("slider", name=re.compile(f"^{name} [ndk]$")).first


# ---- Numbers -------------------------------------------------------------------------------


def random_inputs(count):
    rng = np.random.default_rng(11)
    for _ in range(count):
        yield {
            "n": int(2 ** rng.uniform(3, 14)),
            "d": int(2 ** rng.uniform(3, 12)),
            "k": int(2 * rng.integers(1, 8) + 1),
            "wiring": str(rng.choice(_WIRINGS)),
            "source": int(rng.integers(0, 64)),
            "target": int(rng.integers(0, 64)),
        }


def test_costs_equal_attnlibs_to_the_last_digit(page):
    inputs = list(random_inputs(200))
    script = f"async all => {{const m = await ({MODULE})('mixing'); return all.map(m.compute)}}"
    for given, result in zip(inputs, page.evaluate(script, inputs), strict=True):
        figure = MixingExplorer(**given)
        assert [layer["name"] for layer in result["layers"]] == list(figure.costs)
        for found in result["layers"]:
            cost = figure.costs[found["name"]]
            assert (found["work"], found["steps"]) == (cost.work, cost.sequential_steps)
            assert found["path"] == cost.path_length
            assert len(found["way"]) - 1 == figure.ways[found["name"]]


# ---- What the reader sees ------------------------------------------------------------------


def test_it_opens_on_the_recurrence_and_attention_is_one_layer(page):
    assert summary(page).startswith("From token 5 to token 60, a recurrence takes 56 steps")
    assert text(page, "told") == "56 steps"
    assert [text(page, f"way number {i}").split()[0] for i in range(5)] == [
        "56",
        "28",
        "4",
        "28",
        "1",
    ]
    assert text(page, "work number 0") == text(page, "work number 4") == "524 k"
    layer(page, "attention").click()
    assert layer(page, "attention").get_attribute("aria-pressed") == "true"
    assert layer(page, "recurrence").get_attribute("aria-pressed") == "false"
    assert text(page, "title") == "Full attention"
    assert text(page, "told") == "1 layer"
    assert "attention takes 1 layer, at any distance" in summary(page)


def test_a_message_goes_at_one_pace_and_arrives(page):
    page.emulate_media(reduced_motion="no-preference")
    press(page, "Send")
    page.wait_for_function(
        f"""() => {{const told = {DEEP}('[data-id="told"]')[0].textContent;
        return /^[1-9]\\d* of 56/.test(told) && Number(told.split(' ')[0]) < 50}}"""
    )
    assert page.locator('[data-id="pulse"]').count() == 1
    page.wait_for_function(f"""() => {DEEP}('[data-id="told"]')[0].textContent === '56 steps'""")
    assert page.locator('[data-id="pulse"]').count() == 0


def test_without_motion_a_message_is_there_at_once(page):
    press(page, "Send")
    assert text(page, "told") == "56 steps"


def test_python_and_the_page_tell_the_same(open_figures):
    figure = MixingExplorer(1024, 256, 3, wiring="window", source=20, target=40)
    page = open_figures(figure).page
    assert f"takes {figure.ways['window']} layers" in summary(page)
    work = figure.costs["window"].work
    assert text(page, "work number 3") == f"{work / 1e6:.2f} M"
    assert "the first 64 of 1,024 tokens" in text(page, "note")


# ---- Controls ------------------------------------------------------------------------------


def test_an_end_is_dragged_with_the_mouse_and_stops_at_the_other(page):
    box = end(page, GOAL).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    wanted = page.locator('[data-id="token 31"]').bounding_box()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(wanted["x"] + wanted["width"] / 2, y, steps=4)
    assert token(page, GOAL) == 32
    assert text(page, "told") == "28 steps"
    page.mouse.move(0, y)
    page.mouse.up()
    assert (token(page, START), token(page, GOAL)) == (5, 5)
    assert text(page, "told") == "1 step"
    page.mouse.move(x, y)  # released: nothing follows any more
    assert token(page, GOAL) == 5


def test_an_end_is_dragged_with_a_finger(open_figures):
    page = open_figures(MixingExplorer(), width=375, has_touch=True).page
    box = end(page, START).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    finger(page, (x, y), (x + 900, y - 100))
    assert token(page, START) == 60


@pytest.mark.parametrize("width", [320, 375, 1280])
def test_two_ends_on_the_first_token_are_seen_and_taken_hold_of_again(open_figures, width):
    page = open_figures(MixingExplorer(source=0, target=0), width=width).page
    stage = page.locator(".mixing-net svg").bounding_box()
    for mark in ("from", "to", "from name", "to name"):
        box = page.locator(f'[data-id="{mark}"]').bounding_box()
        assert box["x"] >= stage["x"] - 0.5
    for name in (GOAL, START):
        box = end(page, name).bounding_box()
        assert box["x"] >= max(0, stage["x"] - 10.5)
        x, y = box["x"] + box["width"] / 2, box["y"] + 20
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(stage["x"] + stage["width"] / 2, y, steps=3)
        page.mouse.up()
        assert 31 <= token(page, name) <= 34


@pytest.mark.parametrize(
    ("name", "key", "value"),
    [
        *[(START, "ArrowRight", 6), (START, "ArrowLeft", 4), (START, "Home", 1)],
        *[(START, "End", 60), (START, "PageUp", 13), (GOAL, "ArrowUp", 61)],
        *[(GOAL, "End", 64), (GOAL, "Home", 5), (GOAL, "PageDown", 52)],
    ],
)
def test_an_end_is_moved_with_keys_and_reset_takes_it_back(page, name, key, value):
    before = summary(page)
    end(page, name).focus()
    page.keyboard.press(key)
    assert token(page, name) == value
    assert end(page, name).get_attribute("aria-valuetext") == f"token {value}"
    assert summary(page) != before
    press(page, "Reset")
    assert summary(page) == before


def test_sliders_change_what_they_name(open_figures):
    page = open_figures(MixingExplorer(wiring="convolution")).page
    size(page, "kernel").fill("9")
    assert text(page, "told") == "14 layers"
    size(page, "tokens").fill("4")
    assert text(page, "note").startswith("16 tokens")
    assert token(page, GOAL) == 16
    size(page, "tokens").fill("10")
    assert "first 64 of 1,024" in text(page, "note")
    assert token(page, GOAL) == 60
    before = text(page, "work number 1")
    size(page, "size").fill("10")
    page.wait_for_timeout(300)
    assert text(page, "work number 1") != before
