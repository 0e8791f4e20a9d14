"""Chapter 03's live figure: its state, and in a browser its numbers, a sentence and a finger."""
# ruff: noqa: RUF001  (the figure writes true minus signs)

import numpy as np
import pytest
from every_figure import Figure, Hand, Moves, compute, finger, middle, plane, summary

from attnlib.similarity import cosine_scores, dot_scores, similarity_attention
from attnlib.widgets import SimilarityExplorer

FIGURE = Figure(
    SimilarityExplorer,
    elsewhere={"pair": (1, 1), "vectors": 5 * [(0.5, 1)]},
    states=[{"vectors": [[3, -3], [-3, 3], [3, 3], [-3, -3], [3, 0]]}],
    highest=(900, 1400),
    hands=[Hand("scores number 2 0", {"pair": [2, 0]}), Hand("tip 0 > tip 1", {"vectors": plane((-1.9, -0.6))})],
    keys=[
        ("[aria-label^='arrow of “hot”']", "ArrowLeft Shift+ArrowDown ArrowUp", {"vectors": plane((1.8, 0.2))}, "arrow of “hot”"),
        ("[aria-label^='score of “hot” and “ball”']", "Enter ArrowDown", {"pair": [1, 4]}, "score of “cold” and “ball”"),
    ],
    moves=Moves("slider", "arrow of “it”", "ArrowLeft", "vectors", ("button", "score of “hot” and “cold”"), "pair"),
    brief=True,
    readable=True,
    one_screen=[({}, "[data-id='plane ground']", "button:has-text('Reset')", 812)],
)  # fmt: skip

ARROWS = [[1.0, 2.0], [-2.0, 0.5], [0.25, 1.5], [-0.5, -1.0], [2.5, -3.0]]


def test_starts_with_exact_opposites_that_cannot_both_look_at_temperature():
    widget = SimilarityExplorer()
    assert widget.words == ["hot", "cold", "temperature", "it", "ball"]
    assert widget.opposition == pytest.approx(-1)
    assert widget.attraction == pytest.approx(0, abs=1e-12)


def test_numbers_are_those_of_the_library():
    widget = SimilarityExplorer(ARROWS)
    x = np.array(ARROWS)
    output, weights = similarity_attention(x)
    np.testing.assert_array_equal(widget.attention.output, output)
    np.testing.assert_array_equal(widget.attention.weights, weights)
    np.testing.assert_allclose(widget.scores, x @ x.T)
    unit = x / np.linalg.norm(x, axis=1, keepdims=True)
    assert widget.opposition == pytest.approx(unit[0] @ unit[1])
    assert widget.attraction == pytest.approx((unit[0] + unit[1]) @ unit[2] / 2)


def test_the_text_tells_the_state():
    assert repr(SimilarityExplorer()) == (
        "Live figure: words that look at each other in a plane. Arrows: hot (1.9, 0.6), "
        "cold (-1.9, -0.6), temperature (0, 2), it (0.1, -1.3), ball (1.4, -2.1). Cosine of hot "
        "and cold -1.00; mean cosine of both with temperature 0.00. Weight of temperature from "
        'hot 0.05, from cold 0.01. Score of "it" and "ball" 2.87; weight "it" to "ball" 0.69, "ball" '
        'to "it" 0.03.'
    )


# ---- In a browser --------------------------------------------------------------------------


def test_numbers_equal_attnlib_on_random_inputs(page):
    rng = np.random.default_rng(3)
    sizes = 10.0 ** rng.integers(-2, 2, size=200)
    inputs = [size * rng.standard_normal((5, 2)) for size in sizes]
    inputs[0][0] = 0  # a vector without a direction
    results = compute(page, "similarity", [{"vectors": x.tolist()} for x in inputs])
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


@pytest.mark.parametrize("width", [375, 768, 1280])
def test_the_sentence_on_words_without_a_direction_fits_its_room(open_figures, width):
    three = SimilarityExplorer(plane((0, 0), (0, 0), (0, 0)), pair=(2, 4))
    two = SimilarityExplorer(plane((1.9, 0.6), (0, 0), (0, 0)), pair=(2, 4))
    page = open_figures(SimilarityExplorer(), three, two, width=width).page
    assert summary(page, 1).startswith("“hot”, “cold” and “temperature” have no length")
    assert summary(page, 2).startswith("“cold” and “temperature” have no length")
    assert len({frame.bounding_box()["height"] for frame in page.locator(".attn").all()}) == 1


def test_an_arrow_is_dragged_with_a_finger_and_stays_in_the_plane(open_figures):
    page = open_figures(SimilarityExplorer(), width=375, has_touch=True).page
    tip = page.get_by_role("slider", name="arrow of “cold”")
    x, y = middle(tip)
    finger(page, (x, y), (x - 300, y + 400))
    assert tip.get_attribute("aria-valuetext") == "x −3.00, y −3.00"
