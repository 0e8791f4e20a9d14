"""Chapter 08's live figure in a real browser: numbers, dragging, keys, looks."""

import json

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


# ---- Numbers -------------------------------------------------------------------------------


@pytest.mark.long
def test_numbers_equal_attnlib_on_random_inputs(page):
    rng = np.random.default_rng(8)
    figures = []
    for i in range(200):
        figure = PositionExplorer(
            ENCODINGS[i % 4],
            order=rng.permutation(5),
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
        query, key = (np.tile(x[word], (64, 1)) for word in (1, 4))
        scores = figure._scores(query, key, at, at)
        alone, both = ([s for p, s in result[k] if p == int(p)] for k in ("alone", "both"))
        np.testing.assert_allclose(alone, scores[m], **close)
        np.testing.assert_allclose(both, np.diagonal(scores, n - m), **close)


# ---- The ruler -----------------------------------------------------------------------------


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
