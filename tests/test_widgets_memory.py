"""The Python side of chapter 13's figure of a memory; the browser's is in tests/site."""

import json
from itertools import pairwise
from pathlib import Path

import memory_data
import numpy as np
import pytest
from sklearn import datasets

from attnlib.lookup import soft_lookup
from attnlib.memory import hopfield_energy, hopfield_retrieve
from attnlib.widgets import MemoryExplorer

ROOT = Path(__file__).resolve().parents[1]


# ---- The digits ----------------------------------------------------------------------------


def test_the_stored_digits_are_those_that_the_tool_chooses():
    assert (
        json.loads((ROOT / "attnlib/widgets/src/memory/digits.json").read_text("utf-8"))
        == memory_data.data()
    )


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
