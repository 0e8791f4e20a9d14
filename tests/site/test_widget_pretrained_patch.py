"""Chapter 10's figure of patched heads in a real browser: numbers, pressing, keys, controls, looks."""

import numpy as np
import pytest
from every_figure import summary
from widget_page import MODULE

from attnlib.widgets import PatchExplorer

FIGURE = PatchExplorer()

COMPUTE = f"""async states => {{
  const {{explorer}} = await ({MODULE})('pretrained_patch');
  return states.map(explorer(window.attnlibData.pretrained_patch));
}}"""
MINUS = "\N{MINUS SIGN}"


def heads(page, figure=0):
    return page.get_by_role("slider", name="head").nth(figure)


def choose(page, radio):
    page.get_by_role("radio", name=radio, exact=True).check(force=True)


def dot(page, layer, head):
    box = page.locator(f'circle[data-id="dot {12 * layer + head}"]').bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_numbers_equal_attnlib_for_all_donors_and_words(page):
    states = [
        {"donor": donor, "word": word, "layer": layer, "head": head}
        for donor in ("wide", "sleepy", "animal")
        for word in ("animal", "adjective")
        for layer, head in ((0, 0), (3, 1), (5, 11))
    ]
    results = page.evaluate(COMPUTE, states)
    near = {"rtol": 1e-9, "atol": 1e-12}
    for state, found in zip(states, results, strict=True):
        figure = PatchExplorer(**state)
        np.testing.assert_allclose(found["weights"], figure.weights.ravel(), **near)
        np.testing.assert_allclose(found["effects"], figure.effects.ravel(), **near)
        np.testing.assert_allclose([found["row"], found["twinRow"]], figure.rows, **near)
        assert found["correlation"] == pytest.approx(figure.rank_correlation, abs=1e-9)


def test_it_opens_on_the_famous_head_and_tells_its_numbers(page):
    figure = PatchExplorer()
    assert "a weight of 0.42, the largest of 72" in summary(page)
    effect = f"{figure.effects[3, 1]:.3f}".replace("-", MINUS)
    assert f"moves by {effect}, away from the animal: the fourth largest" in summary(page)
    assert heads(page).get_attribute("aria-valuenow") == "38"


def test_a_press_and_a_drag_choose_the_nearest_head(open_figures):
    page = open_figures(PatchExplorer("animal")).page
    page.mouse.move(*dot(page, 5, 11))
    page.mouse.down()
    assert summary(page).startswith("Layer 6, head 12:")
    page.mouse.move(*dot(page, 5, 8))
    page.mouse.up()
    assert summary(page).startswith("Layer 6, head 9:")
    page.mouse.move(*dot(page, 3, 1))
    assert summary(page).startswith("Layer 6, head 9:"), "nothing is held any more"


def test_keys_go_through_heads_and_layers(page):
    heads(page).focus()
    for key, told in (
        ("ArrowRight", "Layer 4, head 3:"),
        ("ArrowDown", "Layer 5, head 3:"),
        ("ArrowLeft", "Layer 5, head 2:"),
        ("End", "Layer 6, head 12:"),
        ("Home", "Layer 1, head 1:"),
        ("ArrowUp", "Layer 1, head 1:"),
    ):
        page.keyboard.press(key)
        assert summary(page).startswith(told)
    assert page.evaluate("scrollY") == 0, "no key moves the page too"


def test_donor_and_word_change_what_is_compared_and_reset_takes_them_back(page):
    first = summary(page)
    choose(page, "the adjective")
    assert "gives the adjective a weight of 0.02" in summary(page)
    assert "rank correlation of 0.52, the median" in summary(page)
    choose(page, "tired → sleepy")
    assert "the sentence with sleepy" in summary(page)
    choose(page, "another noun")
    assert "the sentence with another noun" in summary(page)
    page.get_by_role("button", name="Reset").click()
    assert summary(page) == first
