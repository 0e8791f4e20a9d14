"""The Python side of chapter 03's live figure; the browser's is in tests/site."""

import numpy as np
import pytest

from attnlib.similarity import similarity_attention
from attnlib.widgets import SimilarityExplorer

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
