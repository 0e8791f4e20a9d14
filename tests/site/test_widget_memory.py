"""Chapter 13's figure of a memory: its digits, its state, and in a browser its numbers and controls."""

import json
from itertools import pairwise

import memory_data
import numpy as np
import pytest
from every_figure import Figure, Hand, Moves, compute, press, summary
from sklearn import datasets

from attnlib.lookup import soft_lookup
from attnlib.memory import hopfield_energy, hopfield_retrieve
from attnlib.widgets import MemoryExplorer
from attnlib.widgets._base import HERE


def painted(*pixels):
    """Return what is painted in the 64 pixels: all at once, here the ink is taken away."""
    return "".join("-" if pixel in pixels else "." for pixel in range(64))


PAINTED = "." * 17 + "#" + "." * 46
FIGURE = Figure(
    MemoryExplorer,
    elsewhere={"digit": 8, "noise": 0.2, "beta": 0.25, "step": 3, "draw": 17, "paint": "#" + 63 * "."},
    states=[{"beta": 0.2, "noise": 1, "step": 40}, {"step": 40, "beta": 0.1}],
    highest=(640, 1100),
    hands=[Hand("pixel 23 > pixel 39", {"paint": painted(23, 31, 39)}), Hand("marble > dot 3", {"step": 3})],
    keys=[
        ("[data-id='pixel 0'].attn-hit", "ArrowRight ArrowDown ArrowDown Space", {"paint": PAINTED}, "row 3, column 2"),
        ("[role=slider]", "End Home ArrowRight", {"step": 1}, "steps of retrieval"),
    ],
    moves=Moves("slider", "noise", "ArrowLeft", "noise", ("button", "Start from the stored 7"), "digit"),
)  # fmt: skip

# ---- The digits ----------------------------------------------------------------------------


def test_the_stored_digits_are_those_that_the_tool_chooses():
    stored = (HERE / "src/memory/digits.json").read_text("utf-8")
    assert json.loads(stored) == memory_data.data()


def test_patterns_are_real_images_of_about_one_length():
    patterns, digits = MemoryExplorer().patterns, datasets.load_digits()
    assert patterns.shape == (10, 64)
    for k, pattern in enumerate(patterns):
        found = np.flatnonzero((digits.data / 8 - 1 == pattern).all(axis=1))
        assert digits.target[found].tolist() == [k]
    squares = (patterns**2).sum(axis=1)
    assert 44 <= squares.min() <= squares.max() <= 46


# ---- State ---------------------------------------------------------------------------------


def test_starts_on_the_hill_and_rests_at_the_three():
    figure = MemoryExplorer()
    assert (figure.digit, figure.noise, figure.beta, figure.step) == (3, 0.45, 1.0, 0)
    assert figure.energy == figure.energies[0] > 15
    figure.step = 40
    assert figure.weights.argmax() == 3
    assert figure.weights.max() > 0.99
    assert figure.energy == figure.energies[-1] < 3
    np.testing.assert_allclose(figure.state, figure.patterns[3], atol=0.02)


def test_each_step_is_the_librarys_and_the_energy_falls():
    figure = MemoryExplorer(5, 0.6, beta=0.37, draw=11)
    path = figure.path
    np.testing.assert_allclose(path[0], figure.query)
    for before, after in pairwise(path):
        found = soft_lookup(before[None], figure.patterns, figure.patterns, temperature=1 / 0.37)
        np.testing.assert_allclose(after, found.output[0], rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(
        figure.energies, hopfield_energy(path, figure.patterns, beta=0.37), rtol=1e-12
    )
    assert (np.diff(figure.energies) <= 1e-12).all()
    once_more = hopfield_retrieve(path[-1:], figure.patterns, beta=0.37)
    assert np.abs(once_more - path[-1]).max() < 1e-3


def test_a_small_beta_rests_on_a_blend_and_a_large_one_on_one_digit():
    figure = MemoryExplorer(step=40, beta=0.05)
    assert figure.effective_patterns > 9
    np.testing.assert_allclose(figure.state, figure.patterns.mean(axis=0), atol=0.2)
    figure.beta = 4
    assert figure.effective_patterns < 1.001
    assert figure.effective_patterns >= 1


def test_a_digit_may_fall_into_another_valley():
    figure = MemoryExplorer(5, draw=3, beta=0.5, step=40)
    assert figure.weights.argmax() == 9


def test_noise_replaces_pixels_by_greys_and_more_noise_keeps_them():
    some, more = MemoryExplorer(noise=0.3), MemoryExplorer(noise=0.6)
    assert (MemoryExplorer(noise=0).query == some.patterns[3]).all()
    changed = some.query != some.patterns[3]
    assert (more.query[changed] == some.query[changed]).all()
    assert (more.query != more.patterns[3]).sum() > changed.sum()
    shares = [
        (MemoryExplorer(noise=0.3, draw=d).query != some.patterns[3]).mean() for d in range(1, 60)
    ]
    assert np.mean(shares) == pytest.approx(0.3, abs=0.03)
    assert (np.abs(MemoryExplorer(noise=1).query) < 1).all()


def test_paint_covers_what_was_there():
    figure = MemoryExplorer(paint="#-" + 62 * ".")
    assert figure.query[:2].tolist() == [1, -1]
    assert (figure.query[2:] == MemoryExplorer().query[2:]).all()


# ---- What a notebook stores ----------------------------------------------------------------


def test_the_text_tells_the_state():
    assert repr(MemoryExplorer(step=40)) == (
        "Live figure: retrieval among ten stored digits. Query: a 3, 45% of its pixels replaced "
        "(draw 1). Beta 1; 4 of 4 steps to rest. Energy 17.06 at first, 2.30 now. Largest weight "
        "0.999, of the 3; effective patterns 1.01."
    )
    assert "(draw 1), 2 painted over. Beta 0.5; 0 of" in repr(
        MemoryExplorer(beta=0.5, paint="#-" + 62 * ".")
    )


# ---- In a browser --------------------------------------------------------------------------


def marble(page, figure=0):
    return page.get_by_role("slider", name="steps of retrieval").nth(figure)


def ink(page, i):
    return float(page.locator(f'rect[data-id="pixel {i}"]').get_attribute("fill-opacity"))


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
    inputs = list(random_inputs(60))
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


def test_it_opens_on_the_hill_and_play_lets_it_fall(open_figures):
    page = open_figures(MemoryExplorer(), clock=True).page
    assert "at energy 17.1. Now the 3 has 59.2% of the weight" in summary(page)
    press(page, "Play: fall, step by step")
    page.get_by_role("button", name="Pause").wait_for()
    page.clock.run_for(5_000)
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
