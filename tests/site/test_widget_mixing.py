"""Chapter 11's live figure in a real browser: numbers, the two ends, the layers, looks."""

import re

import numpy as np
from every_figure import compute, finger, press
from widget_page import DEEP

from attnlib.widgets import MixingExplorer
from attnlib.widgets.mixing import _WIRINGS

FIGURE = MixingExplorer()

START, GOAL = "message from token", "message to token"


def end(page, name, figure=0):
    return page.get_by_role("slider", name=name).nth(figure)


def token(page, name):
    return int(end(page, name).get_attribute("aria-valuenow"))


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
    for given, result in zip(inputs, compute(page, "mixing", inputs), strict=True):
        figure = MixingExplorer(**given)
        assert [layer["name"] for layer in result["layers"]] == list(figure.costs)
        for found in result["layers"]:
            cost = figure.costs[found["name"]]
            assert (found["work"], found["steps"]) == (cost.work, cost.sequential_steps)
            assert found["path"] == cost.path_length
            assert len(found["way"]) - 1 == figure.ways[found["name"]]


# ---- What the reader sees ------------------------------------------------------------------


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


# ---- Controls ------------------------------------------------------------------------------


def test_an_end_is_dragged_with_a_finger(open_figures):
    page = open_figures(MixingExplorer(), width=375, has_touch=True).page
    box = end(page, START).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    finger(page, (x, y), (x + 900, y - 100))
    assert token(page, START) == 60


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
