"""Chapter 13's figure of a memory in a real browser: numbers, painting, the marble, controls, looks."""

import numpy as np
import pytest
from every_figure import compute, drag, press, summary

from attnlib.memory import hopfield_energy
from attnlib.widgets import MemoryExplorer

FIGURE = MemoryExplorer()


def marble(page, figure=0):
    return page.get_by_role("slider", name="steps of retrieval").nth(figure)


def pixel(page, i):
    return page.get_by_role("button", name=f"row {i // 8 + 1}, column {i % 8 + 1}", exact=True)


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
        points = np.concatenate([figure.path, figure.patterns[[found["next"]]]])
        way = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])
        np.testing.assert_allclose(found["stations"], way, **near)
        samples = np.stack(
            [np.interp(found["along"], way, points[:, i]) for i in range(64)], axis=1
        )
        np.testing.assert_allclose(
            found["energy"], hopfield_energy(samples, figure.patterns, beta=figure.beta), **near
        )


def test_python_and_the_page_tell_the_same(open_figures):
    figure = MemoryExplorer(8, 0.3, beta=0.7, step=1, draw=4)
    page = open_figures(figure).page
    best = figure.weights.argmax()
    told = f"at energy {figure.energy:.1f}, the {best} has {100 * figure.weights[best]:.1f}%"
    assert told in summary(page)
    for i in range(0, 64, 7):
        assert ink(page, i) == pytest.approx((figure.state[i] + 1) / 2, abs=1e-3)


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


def test_a_smaller_beta_at_rest_blurs_the_digit_at_once(open_figures):
    page = open_figures(MemoryExplorer(step=40)).page
    page.get_by_label("β", exact=True).fill("-1")
    assert "It rests on a blend" in summary(page)
    figure = MemoryExplorer(beta=0.1, step=40)
    assert ink(page, 20) == pytest.approx((figure.state[20] + 1) / 2, abs=1e-3)
    assert "No ridge lies between" in summary(page)


def test_painting_by_a_drag_inks_or_erases_as_the_first_pixel_says(open_figures):
    page = open_figures(MemoryExplorer(noise=0, step=40)).page
    boxes = [pixel(page, i).bounding_box() for i in (40, 41, 42)]
    middle = [(b["x"] + b["width"] / 2, b["y"] + b["height"] / 2) for b in boxes]
    assert ink(page, 41) < 0.5
    page.mouse.move(*middle[0])
    page.mouse.down()
    for place in middle[1:]:
        page.mouse.move(*place)
    page.mouse.up()
    assert [ink(page, i) for i in (40, 41, 42)] == [1, 1, 1]
    assert "a stored 3 and 3 pixels painted" in summary(page)
    assert marble(page).get_attribute("aria-valuenow") == "0", "painting goes back to the query"
    page.mouse.move(*middle[1])
    page.mouse.down()
    page.mouse.up()
    assert [ink(page, i) for i in (40, 41, 42)] == [1, 0, 1]


def test_painting_by_keys(open_figures):
    page = open_figures(MemoryExplorer(noise=0)).page
    pixel(page, 0).focus()
    for key in ("ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    page.keyboard.press("Space")
    assert ink(page, 17) == 1
    assert pixel(page, 17).get_attribute("aria-pressed") == "true"
    page.keyboard.press("Enter")
    assert ink(page, 17) == 0
    assert page.locator('.attn-hit.pixel[tabindex="0"]').count() == 1


def test_the_marble_is_moved_by_keys_and_by_hand(page):
    marble(page).focus()
    page.keyboard.press("ArrowRight")
    assert "After 1 of 4 steps" in summary(page)
    page.keyboard.press("End")
    assert "It rests at the 3" in summary(page)
    page.keyboard.press("Home")
    box, dots = marble(page).bounding_box(), page.locator('[data-id="dot 1"]').bounding_box()
    drag(page, (box["x"] + 20, box["y"] + 20), (dots["x"] + 3, dots["y"]))
    assert "After 1 of 4 steps" in summary(page)
    press(page, "One step on")
    assert "After 2 of 4 steps" in summary(page)
    press(page, "One step back")
    assert "After 1 of 4 steps" in summary(page)


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
