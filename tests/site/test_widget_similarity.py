"""Chapter 03's live figure in a real browser: numbers, dragging, keys, looks."""
# ruff: noqa: RUF001  (the figure writes true minus signs)

import re

import numpy as np
import pytest
from every_figure import finger, press, summary
from playwright.sync_api import expect
from widget_page import DEEP, MODULE

from attnlib.similarity import cosine_scores, dot_scores, similarity_attention
from attnlib.widgets import SimilarityExplorer

FIGURE = SimilarityExplorer()

WORDS = ["hot", "cold", "temperature", "it", "ball"]
LEFT_OF_COLD = [[1.9, 0.6], [-1.9, -0.6], [0.0, 2.0], [0.1, -1.3], [1.4, -2.1]]


def cells(page, name):
    texts = page.locator(f'[data-id^="{name} number "]').all_text_contents()
    return [texts[5 * i : 5 * i + 5] for i in range(5)]


def cell(page, name):
    return page.get_by_role("button", name=name)


def tip(page, word):
    return page.get_by_role("slider", name=f"arrow of “{word}”")


def at(page, word):
    return tip(page, word).get_attribute("aria-valuetext")


def centre(page, word):
    box = tip(page, word).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# ---- Numbers -------------------------------------------------------------------------------


def test_numbers_equal_attnlib_on_random_inputs(page):
    rng = np.random.default_rng(3)
    sizes = 10.0 ** rng.integers(-2, 2, size=200)
    inputs = [size * rng.standard_normal((5, 2)) for size in sizes]
    inputs[0][0] = 0  # a vector without a direction
    results = page.evaluate(
        f"""async inputs => {{const m = await ({MODULE})('similarity');
        return inputs.map(vectors => m.compute({{vectors}}))}}""",
        [x.tolist() for x in inputs],
    )
    for x, result in zip(inputs, results, strict=True):
        output, weights = similarity_attention(x)
        cosines = cosine_scores(x, x)
        scale = np.abs(x).max()
        near = {"rtol": 1e-6, "atol": 1e-12 * scale**2}  # sums may cancel
        np.testing.assert_allclose(result["scores"], dot_scores(x, x), **near)
        np.testing.assert_allclose(result["weights"], weights, rtol=1e-9, atol=1e-300)
        np.testing.assert_allclose(result["output"], output, rtol=1e-9, atol=1e-12 * scale)
        np.testing.assert_allclose(result["opposition"], cosines[0, 1], rtol=1e-9, atol=1e-12)
        attraction = cosines[:2, 2].mean()
        np.testing.assert_allclose(result["attraction"], attraction, rtol=1e-9, atol=1e-12)
        limit = np.sqrt(max(0, (1 + cosines[0, 1]) / 2))
        np.testing.assert_allclose(result["limit"], limit, rtol=1e-9, atol=1e-8)


def test_a_zero_vector_stays_where_it_is_and_makes_no_angle(open_figures):
    page = open_figures(SimilarityExplorer([[0, 0], [0, 0], [0, 1], [0, 0], [1, 1]])).page
    assert summary(page).startswith("“hot” and “cold” have no length, so no directions")
    assert page.locator('[data-id="now"]').count() == 0
    press(page, "Blend once")
    text = page.evaluate(f"{DEEP}('.attn').map(e => e.outerHTML).join()")
    assert "NaN" not in text
    assert "no number" not in text


@pytest.mark.parametrize("width", [375, 768, 1280])
def test_the_sentence_on_words_without_a_direction_fits_its_room(open_figures, width):
    rest = LEFT_OF_COLD[3:]
    three = SimilarityExplorer([[0, 0], [0, 0], [0, 0], *rest], pair=(2, 4))
    two = SimilarityExplorer([[1.9, 0.6], [0, 0], [0, 0], *rest], pair=(2, 4))
    page = open_figures(SimilarityExplorer(), three, two, width=width).page
    assert summary(page, 1).startswith("“hot”, “cold” and “temperature” have no length")
    assert summary(page, 2).startswith("“cold” and “temperature” have no length")
    assert len({frame.bounding_box()["height"] for frame in page.locator(".attn").all()}) == 1


# ---- What the reader sees ------------------------------------------------------------------


def test_python_and_the_page_tell_the_same(open_figures):
    widget = SimilarityExplorer()
    page = open_figures(widget).page
    assert cells(page, "scores")[3][4] == f"{widget.scores[3, 4]:.1f}"
    assert cells(page, "weights")[3][4] == f"{widget.attention.weights[3, 4]:.2f}"
    assert (
        "“hot” and “cold” cannot both point at “temperature”: they are 180° apart (cosine −1.00)"
        in summary(page)
    )
    assert "“it” and “ball” share one score, 2.87" in summary(page)
    told = page.evaluate(f"{DEEP}('.attn').map(e => e.textContent).join()")
    assert not re.search(r"−0\.0+\b", told)


def test_the_scores_are_symmetric_and_a_pressed_cell_shows_its_mirror_image(page):
    scores, weights = cells(page, "scores"), cells(page, "weights")
    assert scores == [list(column) for column in zip(*scores, strict=True)]
    assert weights != [list(column) for column in zip(*weights, strict=True)]
    cell(page, "score of “hot” and “ball”").click()
    for name, frame, i, j in (("scores", "there", 0, 4), ("weights", "back", 4, 0)):
        frame_box = page.locator(f'[data-id="{name} {frame}"]').bounding_box()
        cell_box = page.locator(f'[data-id="{name} cell {i} {j}"]').bounding_box()
        assert frame_box["x"] == pytest.approx(cell_box["x"], abs=1.5)
        assert frame_box["y"] == pytest.approx(cell_box["y"], abs=1.5)
    assert "“hot” and “ball” share one score, 1.40" in summary(page)
    page.keyboard.press("ArrowDown")
    assert "“cold” and “ball” share one score, −1.40" in summary(page)
    assert cell(page, "score of “cold” and “ball”").evaluate("e => e.matches(':focus')")


def test_blending_again_and_again_leaves_one_vector_and_says_so(page):
    for _ in range(30):
        press(page, "Blend once")
    assert {at(page, word) for word in WORDS} == {"x 1.15, y −1.74"}
    assert "All five words are one arrow" in summary(page)
    assert "each gives the other 20.0%" in summary(page)
    boxes = [page.locator(f'[data-id="name {i}"]').bounding_box() for i in range(5)]
    for i, one in enumerate(boxes):
        for other in boxes[:i]:
            assert (
                one["y"] + one["height"] <= other["y"] + 8
                or other["y"] + other["height"] <= one["y"] + 8
                or one["x"] + one["width"] <= other["x"]
                or other["x"] + other["width"] <= one["x"]
            ), "no name lies upon another"


# ---- Controls ------------------------------------------------------------------------------


def test_an_arrow_is_dragged_with_a_finger_and_stays_in_the_plane(open_figures):
    page = open_figures(SimilarityExplorer(), width=375, has_touch=True).page
    x, y = centre(page, "cold")
    finger(page, (x, y), (x - 300, y + 400))
    assert at(page, "cold") == "x −3.00, y −3.00"


def test_an_arrow_is_moved_with_keys(page):
    before = summary(page)
    tip(page, "hot").focus()
    for key, text in [
        *[("ArrowLeft", "x 1.80, y 0.60"), ("ArrowRight", "x 1.90, y 0.60")],
        *[("ArrowUp", "x 1.90, y 0.70"), ("Shift+ArrowDown", "x 1.90, y 0.20")],
    ]:
        page.keyboard.press(key)
        assert at(page, "hot") == text
    assert summary(page) != before
    assert page.evaluate("scrollY") == 0
    page.get_by_role("button", name="Reset").click()
    assert summary(page) == before


def test_screen_readers_hear_what_changed_once_it_rests(open_figures):
    page = open_figures(SimilarityExplorer()).page
    status = page.get_by_role("status")
    assert status.inner_text() == ""
    tip(page, "it").focus()
    page.keyboard.press("ArrowUp")
    expect(status).to_have_text(re.compile("^“it” and “ball”: score 2[.]"))
    tip(page, "hot").focus()
    page.keyboard.press("ArrowUp")
    expect(status).to_have_text(
        re.compile("^“hot” and “cold” 17.° apart; to “temperature”: “hot” ")
    )
    assert len(summary(page).split()) > 40  # the whole stands below the picture


# ---- Looks ---------------------------------------------------------------------------------


def test_it_fits_a_screen_and_a_phone_has_plane_weights_and_controls_on_one(page):
    assert page.locator(".attn").bounding_box()["height"] <= 900
    page.set_viewport_size({"width": 375, "height": 812})
    plane = page.locator('[data-id="plane ground"]').bounding_box()
    weights = page.locator('[data-id="weights cell 4 4"]').bounding_box()
    reset = page.get_by_role("button", name="Reset").bounding_box()
    scores = page.locator('[data-id="scores cell 0 0"]').bounding_box()
    assert plane["y"] < weights["y"] < reset["y"] < scores["y"]
    assert reset["y"] + reset["height"] - plane["y"] <= 812
