"""Chapter 10's figure of patched heads in a real browser: numbers, pressing, keys, controls, looks."""

import numpy as np
import pytest
from widget_page import MODULE

from attnlib.widgets import PatchExplorer

FIGURE = PatchExplorer()

COMPUTE = f"""async states => {{
  const {{explorer}} = await ({MODULE})('pretrained_patch');
  return states.map(explorer(window.attnlibData.pretrained_patch));
}}"""


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
