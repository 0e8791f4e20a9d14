"""Chapter 05's live figure: its random numbers and measures, and in a browser the same and new draws."""

import math

import numpy as np
import pytest
from every_figure import Figure, Hand, Moves, compute, press, summary

from attnlib.lookup import softmax
from attnlib.scaling import scaled_dot_product_attention
from attnlib.widgets import ScalingExplorer
from attnlib.widgets.scaling import _components

FIGURE = Figure(
    ScalingExplorer,
    elsewhere={"d_k": 48, "scaled": True, "temperature": 0.25, "draw": 17},
    states=[{"scaled": True}, {"d_k": 1024, "temperature": 1e-4}, {"d_k": 1, "temperature": 1e6}],
    highest=(900, 1300),
    hands=[Hand("knob > width 64", {"d_k": 64})],
    keys=[
        ("[role=slider]", "Home ArrowRight", {"d_k": 2}, "components"),
        ("[role=slider]", "End ArrowLeft", {"d_k": 768}, "components"),
    ],
    moves=Moves("slider", "components", "ArrowLeft", "d_k", ("button", "New draw"), "draw"),
)  # fmt: skip


def component(draw, i):
    """Number i of a draw, by Python's own integers."""
    h = 16384 * draw + i
    h = (h ^ (h >> 16)) * 0x85EBCA6B % 2**32
    h = (h ^ (h >> 13)) * 0xC2B2AE35 % 2**32
    h ^= h >> 16
    return math.sqrt(12) * ((h + 0.5) / 2**32 - 0.5)


@pytest.mark.parametrize("draw", [1, 7, 99_999])
def test_components_are_those_of_the_recipe(draw):
    x = _components(draw)
    assert x.shape == (13, 1024)
    for i in (0, 1, 1023, 1024, 13 * 1024 - 1):
        assert x.ravel()[i] == pytest.approx(component(draw, i), rel=1e-15)


def test_components_have_mean_0_and_variance_1_and_do_not_repeat():
    x = np.stack([_components(draw) for draw in range(1, 101)])
    assert abs(x.mean()) < 0.005
    assert x.var() == pytest.approx(1, abs=0.005)
    assert np.abs(x).max() < math.sqrt(3)
    assert len(np.unique(x[:3])) > 0.99 * x[:3].size
    for a, b in ((0, 1), (0, 8), (3, 4)):  # query and keys, and keys among themselves
        assert abs(np.corrcoef(x[:, a].ravel(), x[:, b].ravel())[0, 1]) < 0.02


@pytest.mark.parametrize("d_k", [1, 16, 256, 1024])
def test_dot_products_spread_like_the_root_of_the_width(d_k):
    spread = np.std([ScalingExplorer(d_k, draw=draw).dot_products for draw in range(1, 201)])
    assert spread == pytest.approx(math.sqrt(d_k), rel=0.1)


# ---- State ---------------------------------------------------------------------------------


def test_starts_saturated_and_the_division_mends_it():
    figure = ScalingExplorer()
    assert (figure.d_k, figure.scaled, figure.temperature, figure.draw) == (512, False, 1.0, 1)
    assert figure.effective_keys == pytest.approx(1, abs=1e-3)
    assert figure.jacobian_norm < 1e-5
    figure.scaled = True
    assert figure.effective_keys > 6
    assert figure.jacobian_norm > 0.3


def test_weights_are_those_of_the_library():
    figure = ScalingExplorer(96, scaled=True, draw=3)
    x = _components(3)[:, :96]
    value = np.arange(12.0)[:, None]
    found = scaled_dot_product_attention(x[:1], x[1:], value)
    np.testing.assert_allclose(figure.weights, found.weights[0], rtol=1e-12)
    figure.scaled, figure.temperature = False, math.sqrt(96)
    np.testing.assert_allclose(figure.weights, found.weights[0], rtol=1e-12)


@pytest.mark.parametrize("scaled", [False, True])
def test_measures_follow_their_definitions(scaled):
    figure = ScalingExplorer(20, scaled=scaled, temperature=2.5, draw=11)
    p = softmax(figure.scores)
    norm = np.linalg.norm(np.diag(p) - np.outer(p, p))
    assert figure.spread == pytest.approx(figure.scores.std())
    assert figure.entropy == pytest.approx(-(p * np.log(p)).sum())
    assert figure.effective_keys == pytest.approx(math.exp(figure.entropy))
    assert figure.jacobian_norm == pytest.approx(norm)


def test_a_tiny_jacobian_is_not_lost_to_cancellation():
    figure = ScalingExplorer(1024, temperature=0.2, draw=14)
    rest = np.delete(figure.weights, figure.weights.argmax())
    # One weight is 1: a row and a column hold ±rest, the diagonal rest and their sum.
    exact = math.sqrt(3 * (rest**2).sum() + rest.sum() ** 2)
    assert 0 < exact < 1e-30
    assert figure.jacobian_norm == pytest.approx(exact, rel=1e-9)


# ---- What a notebook stores ----------------------------------------------------------------


def test_the_text_tells_the_state():
    assert repr(ScalingExplorer()) == (
        "Live figure: a random query and 12 keys of d_k 512, draw 1. Scores unscaled, "
        "temperature 1: spread 26.9. Largest weight 1.000, effective keys 1.00 (entropy 0.000), "
        "norm of the softmax's Jacobian 5.9e-06."
    )
    assert "divided by the root of d_k, temperature 0.5" in repr(
        ScalingExplorer(scaled=True, temperature=0.5)
    )


# ---- In a browser --------------------------------------------------------------------------


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
