"""Chapter 08's live figure in a real browser: numbers, dragging, keys, looks."""
# ruff: noqa: RUF001  (the figure writes true minus signs)

import re

import numpy as np
import pytest
from every_figure import press
from playwright.sync_api import expect
from widget_page import MODULE

from attnlib.position import alibi_bias, rotate, sinusoidal
from attnlib.scaling import scaled_dot_product_attention
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


def attend(x, encoding, head):
    """Let attnlib do what the figure does."""
    at, bias = np.arange(len(x)), None
    q = k = v = x
    if encoding == "sinusoidal":
        q = k = v = x + sinusoidal(*x.shape)
    if encoding == "rotary":
        q = k = rotate(x, at)
    if encoding == "alibi":
        bias = alibi_bias(8, len(x), len(x))[head - 1]
    return scaled_dot_product_attention(q, k, v, bias=bias)


def pair_scores(q, k, encoding, head):
    """The scores of a query for a key at all places, by attnlib."""
    at = np.arange(64)
    q, k = np.tile(q, (64, 1)), np.tile(k, (64, 1))
    if encoding == "sinusoidal":
        table = sinusoidal(64, q.shape[-1])
        q, k = q + table, k + table
    if encoding == "rotary":
        q, k = rotate(q, at), rotate(k, at)
    bias = alibi_bias(8, 64, 64)[head - 1] if encoding == "alibi" else 0
    return q @ k.T / np.sqrt(q.shape[-1]) + bias


@pytest.mark.long
def test_numbers_equal_attnlib_on_random_inputs(page):
    rng = np.random.default_rng(8)
    inputs = [
        {
            "words": FIRST,
            "vectors": (10.0 ** rng.integers(-1, 2) * rng.standard_normal((5, 8))).tolist(),
            "order": rng.permutation(5).tolist(),
            "encoding": ENCODINGS[i % 4],
            "head": int(rng.integers(1, 9)),
            "pair": rng.integers(0, 5, 2).tolist(),
            "places": rng.integers(0, 64, 2).tolist(),
        }
        for i in range(200)
    ]
    results = page.evaluate(
        f"async inputs => {{const m = await ({MODULE})('position');"
        " return inputs.map(x => ({...m.compute(x), table: m.table(x).values}))}",
        inputs,
    )
    for given, result in zip(inputs, results, strict=True):
        x, order = np.array(given["vectors"]), given["order"]
        how = given["encoding"], given["head"]
        output, weights = attend(x[order], *how)
        size = max(1, np.abs(x).max()) ** 2
        close = {"rtol": 1e-9, "atol": 1e-12 * size}
        np.testing.assert_allclose(result["weights"], weights, rtol=1e-9, atol=1e-300)
        np.testing.assert_allclose(result["output"], output, **close)
        change = np.linalg.norm(output - attend(x, *how).output[order], axis=1)
        np.testing.assert_allclose(result["moved"], change, **close)
        (q, k), (m, n) = x[given["pair"]], given["places"]
        scores = pair_scores(q, k, *how)
        assert result["score"] == pytest.approx(scores[m, n], rel=1e-9, abs=1e-12 * size)
        np.testing.assert_allclose(result["table"], scores.ravel(), **close)
        whole = [s for p, s in result["alone"] if p == int(p)]
        np.testing.assert_allclose(whole, scores[m], **close)
        both = [s for p, s in result["both"] if p == int(p)]
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


def test_moving_both_keeps_the_score_unless_places_are_added(page):
    slider(page, "Both").focus()
    for name in ("none", "sinusoidal", "rotary", "ALiBi"):
        choose(page, name)
        scores = set()
        for key in ("Home", "PageUp", "End"):
            page.keyboard.press(key) if slider(page, "Both").evaluate(
                "e => e.getRootNode().activeElement === e"
            ) else slider(page, "Both").press(key)
            scores.add(mark(page, "score").text_content())
        assert (len(scores) == 1) == (name != "sinusoidal")


def test_a_press_on_the_map_chooses_both_places(page):
    box = mark(page, "all").bounding_box()
    cell = box["width"] / 64
    page.mouse.click(box["x"] + 40.5 * cell, box["y"] + 10.5 * cell)
    assert places(page) == [10, 40]


def test_the_two_words_can_be_chosen(page):
    page.get_by_label("query", exact=True).select_option("bites")
    assert mark(page, "word query").text_content() == "bites"
    assert "“bites”" in said(page)


def test_each_word_is_offered_once_and_without_a_number(open_figures):
    page = open_figures(PositionExplorer(pair=[3, 4])).page
    two = [page.get_by_label(name, exact=True) for name in ("query", "key")]
    for chosen in two:
        expect(chosen.locator("option")).to_have_text(["the", "dog", "bites", "man"])
    assert [chosen.evaluate("e => e.selectedOptions[0].text") for chosen in two] == ["the", "man"]


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
        assert sorted(sentence(page)) == sorted(FIRST)
        assert moved(page) == ["0"] * 5
    assert "bag of words" in said(page, 1) or before == FIRST
    press(page, "First order")
    press(page, "dog ↔ man")
    assert sentence(page) == ["the", "man", "bites", "the", "dog"]
    for name in ("sinusoidal", "rotary", "ALiBi"):
        choose(page, name)
        assert "0" not in np.array(moved(page))[[1, 4]]
        assert "the outputs change, most for" in said(page, 1)


def test_alibi_does_not_notice_the_reverse_and_the_others_do(page):
    press(page, "First order")
    choose(page, "ALiBi")
    press(page, "Reverse")
    assert sentence(page) == FIRST[::-1]
    assert moved(page) == ["0"] * 5
    choose(page, "rotary")
    assert max(map(float, moved(page))) > 0.1


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
