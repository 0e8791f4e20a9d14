"""Chapter 08's live figure in a real browser: numbers, dragging, keys, looks."""
# ruff: noqa: RUF001  (the figure writes true minus signs)

import json
import re

import numpy as np
import pytest
from every_figure import compute, press

from attnlib.widgets import PositionExplorer

FIGURE = PositionExplorer()

ENCODINGS = ["none", "sinusoidal", "rotary", "alibi"]
FIRST = ["the", "dog", "bites", "the", "man"]


def said(page, which=0):
    return page.locator(".attn-summary").nth(which).inner_text()


def mark(page, name):
    return page.locator(f'[data-id="{name}"]').first


def sentence(page):
    """The words of the sentence, from left to right."""
    words = [mark(page, f"word {i}") for i in range(5)]
    places = [(float(word.get_attribute("x")), word.text_content()) for word in words]
    return [text for _, text in sorted(places)]


def moved(page):
    """How far outputs moved, as the picture tells it, from left to right."""
    marks = [mark(page, f"moved {i}") for i in range(5)]
    return [
        text for _, text in sorted((float(m.get_attribute("x")), m.text_content()) for m in marks)
    ]


def choose(page, name):
    page.get_by_role("radio", name=name, exact=True).check()


def slider(page, name):
    return page.get_by_role("slider", name=re.compile(name))


def places(page):
    return [int(slider(page, name).get_attribute("aria-valuenow")) for name in ("Query", "Key")]


# ---- Numbers -------------------------------------------------------------------------------


@pytest.mark.long
def test_numbers_equal_attnlib_on_random_inputs(page):
    rng = np.random.default_rng(8)
    figures = []
    for i in range(200):
        figure = PositionExplorer(
            ENCODINGS[i % 4],
            order=rng.permutation(5),
            pair=rng.integers(0, 5, 2),
            places=rng.integers(0, 64, 2),
            head=int(rng.integers(1, 9)),
        )
        size = 10.0 ** rng.integers(-1, 2)
        figure.set_trait("vectors", size * rng.standard_normal((5, 8)))
        figures.append(figure)
    results = compute(page, "position", [json.loads(json.dumps(f._state())) for f in figures])
    at = np.arange(64)
    for figure, result in zip(figures, results, strict=True):
        x, (m, n) = np.array(figure.vectors), map(int, figure.places)
        close = {"rtol": 1e-9, "atol": 1e-12 * max(1, np.abs(x).max()) ** 2}
        np.testing.assert_allclose(result["weights"], figure.weights, rtol=1e-9, atol=1e-300)
        np.testing.assert_allclose(result["output"], figure.output, **close)
        np.testing.assert_allclose(result["moved"], figure.moved, **close)
        np.testing.assert_allclose(result["score"], figure.score, **close)
        query, key = (np.tile(x[int(word)], (64, 1)) for word in figure.pair)
        scores = figure._scores(query, key, at, at)
        alone, both = ([s for p, s in result[k] if p == int(p)] for k in ("alone", "both"))
        np.testing.assert_allclose(alone, scores[m], **close)
        np.testing.assert_allclose(both, np.diagonal(scores, n - m), **close)


def test_python_and_the_page_tell_the_same(open_figures):
    widget = PositionExplorer("rotary", order=[4, 0, 3, 2, 1], pair=(2, 1), places=(3, 40))
    page = open_figures(widget).page
    assert sentence(page) == ["man", "the", "the", "bites", "dog"]
    assert moved(page) == [f"{x:.2f}" for x in widget.moved]
    told = f"{widget.score:.2f}".replace("-", "−")
    assert said(page).startswith(f"“dog” 37 places after “bites” scores {told} ")
    assert mark(page, "score").text_content() == told


# ---- The ruler -----------------------------------------------------------------------------


def drag(page, name, by):
    """Drag one of the three by so many places."""
    box = slider(page, name).bounding_box()
    ruler = mark(page, "ruler").bounding_box()
    step = (ruler["width"] - 24) / 63
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + by * step / 2, y)
    page.mouse.move(x + by * step, y)
    page.mouse.up()


def test_query_key_and_rod_are_dragged(page):
    drag(page, "Query", 5)
    assert places(page) == [29, 30]
    drag(page, "Key", -10)
    assert places(page) == [29, 20]
    drag(page, "Both", 99)
    assert places(page) == [63, 54]
    assert mark(page, "told key").text_content() == "key, place 54"


def test_they_move_by_keys(page):
    slider(page, "Key").focus()
    for key in ("ArrowRight", "ArrowRight", "PageUp", "ArrowLeft"):
        page.keyboard.press(key)
    assert places(page) == [24, 39]
    slider(page, "Both").focus()
    page.keyboard.press("Home")
    assert places(page) == [0, 15]
    page.keyboard.press("End")
    assert places(page) == [48, 63]
    assert "15 places after" in said(page)


def test_the_slope_is_alibis_alone(page):
    assert page.get_by_label("slope").is_hidden()
    choose(page, "ALiBi")
    slope = page.get_by_label("slope")
    slope.focus()
    for key, text, cost in (("End", "1/2", "3.00"), ("Home", "1/256", "0.02"), ("ArrowRight", "1/128", "0.05")):  # fmt: skip
        page.keyboard.press(key)  # steeper to the right
        assert slope.get_attribute("aria-valuetext") == text
        assert f"the distance costs {cost}" in said(page)


# ---- The sentence --------------------------------------------------------------------------


def test_outputs_follow_the_words_until_positions_are_told(page):
    press(page, "First order")
    assert sentence(page) == FIRST
    assert "first order" in said(page, 1)
    choose(page, "none")
    for _ in range(3):
        before = sentence(page)
        press(page, "Shuffle")
        assert sentence(page) != before
        assert sorted(sentence(page)) == sorted(FIRST)
        assert moved(page) == ["0"] * 5
    press(page, "First order")
    press(page, "Reverse")
    assert sentence(page) == FIRST[::-1]
    for name in ("sinusoidal", "rotary", "ALiBi"):
        choose(page, name)
        assert (moved(page) == ["0"] * 5) == (name == "ALiBi")
    press(page, "First order")
    press(page, "dog ↔ man")
    assert sentence(page) == ["the", "man", "bites", "the", "dog"]
    assert "the outputs change, most for" in said(page, 1)


def test_words_are_dragged_and_moved_by_keys(page):
    press(page, "First order")
    word = page.get_by_role("button", name=re.compile("^dog, word 2"))
    box, slot = word.bounding_box(), mark(page, "floor").bounding_box()["width"] / 4.7
    page.mouse.move(box["x"] + 20, box["y"] + 10)
    page.mouse.down()
    page.mouse.move(box["x"] + 20 + 2.2 * slot, box["y"] + 10, steps=4)
    page.mouse.up()
    assert sentence(page) == ["the", "bites", "the", "dog", "man"]
    page.get_by_role("button", name=re.compile("^dog, word 4")).focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    assert sentence(page) == ["dog", "the", "bites", "the", "man"]
    focused = "document.activeElement.shadowRoot.activeElement"
    label = f"{focused}.getAttribute('aria-label')"
    assert page.evaluate(label).startswith("dog, word 1"), "the focus goes with the word"
    for i, word in enumerate(sentence(page)[1:], 2):
        page.keyboard.press("Tab")
        assert page.evaluate(label).startswith(f"{word}, word {i}"), "along the line"
