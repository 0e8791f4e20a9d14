"""Chapter 05's live figure in a real browser: numbers, draws."""

import numpy as np
import pytest
from every_figure import compute, press, summary

from attnlib.widgets import ScalingExplorer

FIGURE = ScalingExplorer()


# ---- Numbers -------------------------------------------------------------------------------


def random_inputs(count):
    rng = np.random.default_rng(5)
    for i in range(count):
        yield {
            "d_k": int(rng.integers(1, 1025) if i % 2 else 2 ** rng.integers(0, 11)),
            "scaled": bool(i % 3 == 0),
            "temperature": float(10 ** rng.uniform(-1, 1)),
            "draw": int(rng.integers(1, 100_000)),
        }


def test_numbers_equal_attnlib_on_random_inputs(page):
    inputs = list(random_inputs(200))
    for given, result in zip(inputs, compute(page, "scaling", inputs), strict=True):
        figure = ScalingExplorer(**given)
        # Sums cancel: what is small beside the largest term has no relative accuracy.
        near = {
            "rtol": 1e-9,
            "atol": 1e-12 * max(1, *abs(figure.scores), *abs(figure.dot_products)),
        }
        np.testing.assert_allclose(result["products"], figure.dot_products, **near)
        np.testing.assert_allclose(result["scores"], figure.scores, **near)
        np.testing.assert_allclose(result["weights"], figure.weights, rtol=1e-9, atol=1e-300)
        assert result["spread"] == pytest.approx(figure.spread, rel=1e-9)
        assert result["entropy"] == pytest.approx(figure.entropy, rel=1e-9, abs=1e-12)
        assert result["keys"] == pytest.approx(figure.effective_keys, rel=1e-9)
        assert result["jacobian"] == pytest.approx(figure.jacobian_norm, rel=1e-9, abs=1e-300)
        assert result["best"] == figure.weights.argmax()


# ---- Controls ------------------------------------------------------------------------------


def test_a_new_draw_changes_the_walks_and_reset_brings_them_back(open_figures):
    page = open_figures(ScalingExplorer(draw=99_999)).page
    walk = page.locator('[data-id="walk 0"]')
    before = walk.get_attribute("d")
    press(page, "New draw")
    assert walk.get_attribute("d") != before
    assert "spread by 26.94" in summary(page), "after the last draw comes the first"
    press(page, "Reset")
    assert walk.get_attribute("d") == before
