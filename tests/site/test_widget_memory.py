"""Chapter 13's figure of a memory in a real browser: numbers, painting, the marble, controls, looks."""

import numpy as np
import pytest
from every_figure import compute, press, summary

from attnlib.memory import hopfield_energy
from attnlib.widgets import MemoryExplorer

FIGURE = MemoryExplorer()


def marble(page, figure=0):
    return page.get_by_role("slider", name="steps of retrieval").nth(figure)


def ink(page, i):
    return float(page.locator(f'rect[data-id="pixel {i}"]').get_attribute("fill-opacity"))


# ---- Numbers -------------------------------------------------------------------------------


def random_inputs(count):
    rng = np.random.default_rng(13)
    for i in range(count):
        yield {
            "digit": int(rng.integers(10)),
            "noise": float(rng.uniform()) if i % 4 else 0.0,
            "beta": float(10 ** rng.uniform(-1.3, 0.6)),
            "step": int(rng.integers(41) if i % 2 else rng.integers(4)),
            "draw": int(rng.integers(1, 100_000)),
            "paint": "" if i % 3 else "".join(rng.choice(list("#-..."), 64)),
        }


def test_numbers_equal_attnlib_on_random_inputs(page):
    inputs = list(random_inputs(150))
    results = compute(page, "memory", inputs)
    near = {"rtol": 1e-9, "atol": 1e-12}
    for given, found in zip(inputs, results, strict=True):
        figure = MemoryExplorer(**given)
        np.testing.assert_allclose(found["query"], figure.query, **near)
        np.testing.assert_allclose(found["path"], figure.path, **near)
        np.testing.assert_allclose(found["energies"], figure.energies, **near)
        np.testing.assert_allclose(found["state"], figure.state, **near)
        np.testing.assert_allclose(found["weights"], figure.weights, **near)
        assert found["level"] == pytest.approx(figure.energy, rel=1e-9)
        assert found["keys"] == pytest.approx(figure.effective_patterns, rel=1e-9)
        points = figure.path
        way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
        np.testing.assert_allclose(found["stations"], way, **near)
        samples = np.stack(
            [np.interp(found["along"], way, points[:, i]) for i in range(64)], axis=1
        )
        np.testing.assert_allclose(
            found["energy"], hopfield_energy(samples, figure.patterns, beta=figure.beta), **near
        )


# ---- What the reader sees and does ---------------------------------------------------------


def test_it_opens_on_the_hill_and_play_lets_it_fall(page):
    assert "at energy 17.1. Now the 3 has 59.2% of the weight" in summary(page)
    press(page, "Play: fall, step by step")
    page.get_by_role("button", name="Pause").wait_for()
    page.get_by_role("button", name="Play: fall, step by step").wait_for(timeout=10000)
    assert "In 4 steps it falls to 2.3. It rests at the 3" in summary(page)
    assert marble(page).get_attribute("aria-valuenow") == "4"
    press(page, "Play: fall, step by step")
    assert "Now the 3 has" in summary(page), "from rest it begins again"


def test_a_stored_digit_a_slider_and_new_noise_begin_anew(open_figures):
    page = open_figures(MemoryExplorer(step=40, paint="#" + 63 * ".")).page
    press(page, "Start from the stored 7")
    assert "The query is a 7 with 45% of its pixels replaced, at" in summary(page)
    page.get_by_label("noise", exact=True).fill("0.2")
    assert "a 7 with 20% of its pixels" in summary(page)
    before = [ink(page, i) for i in range(64)]
    press(page, "New noise")
    assert [ink(page, i) for i in range(64)] != before
    press(page, "Reset")
    assert "1 pixel painted" in summary(page)
    assert "It rests at the 3" in summary(page)
