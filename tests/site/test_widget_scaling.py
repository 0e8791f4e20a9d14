"""Chapter 05's live figure in a real browser: numbers, controls, speed, looks."""
# ruff: noqa: RUF001  (the figure writes true minus signs)

import json

import numpy as np
import pytest
from accessibility import violations
from widget_page import MODULE, TIME_INPUTS, assert_quick

from attnlib.widgets import ScalingExplorer
from attnlib.widgets.scaling import _components

FORMATS = (np.float16, np.float32)


def summary(page, figure=0):
    return page.locator(".attn-summary").nth(figure).inner_text()


def meters(page):
    return page.locator(".scaling-number").all_inner_texts()


def limits(page):
    return page.locator(".attn tbody td").all_inner_texts()


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


def compute(page, inputs):
    return page.evaluate(
        f"async inputs => {{const m = await ({MODULE})('scaling'); return inputs.map(m.compute)}}",
        inputs,
    )


def test_numbers_equal_attnlib_on_random_inputs(open_figures):
    page = open_figures(ScalingExplorer()).page
    inputs = list(random_inputs(200))
    for given, result in zip(inputs, compute(page, inputs), strict=True):
        figure = ScalingExplorer(**given)
        # Sums cancel: what is small beside the largest term has no relative accuracy.
        near = {"rtol": 1e-6, "atol": 1e-9}
        np.testing.assert_allclose(result["products"], figure.dot_products, **near)
        np.testing.assert_allclose(result["scores"], figure.scores, **near)
        np.testing.assert_allclose(result["weights"], figure.weights, rtol=1e-6, atol=1e-300)
        assert result["spread"] == pytest.approx(figure.spread, rel=1e-6)
        assert result["entropy"] == pytest.approx(figure.entropy, rel=1e-6, abs=1e-12)
        assert result["keys"] == pytest.approx(figure.effective_keys, rel=1e-6)
        assert result["jacobian"] == pytest.approx(figure.jacobian_norm, rel=1e-6, abs=1e-300)
        assert result["best"] == figure.weights.argmax()
        assert [f["zeros"] for f in result["formats"]] == [figure.zeros(t) for t in FORMATS]
        with np.errstate(over="ignore"):
            exps = [t(np.exp(figure.scores.max())) for t in FORMATS]
        assert [f["fits"] for f in result["formats"]] == [bool(np.isfinite(e)) for e in exps]


def test_the_random_numbers_are_the_same_in_both_languages(open_figures):
    page = open_figures(ScalingExplorer()).page
    first = {"d_k": 1, "scaled": False, "temperature": 1}
    for draw in (1, 2, 99_999):
        (result,) = compute(page, [{**first, "draw": draw}])
        x = _components(draw)[:, 0]
        np.testing.assert_allclose(result["products"], x[0] * x[1:], rtol=1e-12)


# ---- What the reader sees ------------------------------------------------------------------


def test_it_opens_on_the_failure_and_the_division_mends_it(open_figures):
    page = open_figures(ScalingExplorer()).page
    assert meters(page) == ["26.94", "0.00, like 1.0 keys", "5.9e−6"]
    assert "Key 6 takes >99.9% of the weight, as if 1.0 of 12 keys" in summary(page)
    assert "this query can hardly learn" in summary(page)
    assert limits(page) == ["10 of 12", "overflows", "0 of 12", "fits"]
    page.get_by_role("radio", name="q·k / √d_k").check()
    assert meters(page) == ["1.19", "1.85, like 6.4 keys", "0.370"]
    assert "this query can learn" in summary(page)
    assert "round to exactly 0" not in summary(page)
    assert limits(page) == ["0 of 12", "fits", "0 of 12", "fits"]


def test_python_and_the_page_tell_the_same(open_figures):
    figure = ScalingExplorer(100, scaled=True, temperature=0.4, draw=8)
    page = open_figures(figure).page
    assert meters(page)[0] == f"{figure.spread:.2f}"
    assert meters(page)[1].startswith(f"{figure.entropy:.2f}, like {figure.effective_keys:.1f}")
    assert "d_k = 100" in summary(page)
    assert "at temperature 0.4" in summary(page)


def test_extremes_show_no_broken_number(open_figures):
    page = open_figures(
        ScalingExplorer(1024, temperature=1e-4), ScalingExplorer(1, temperature=1e6)
    ).page
    text = page.locator("main").inner_html()
    for word in ("NaN", "no number", "undefined", "Infinity", "∞"):
        assert word not in text
    assert limits(page)[:4] == ["11 of 12", "overflows", "11 of 12", "overflows"]


def test_the_division_makes_the_window_longer(open_figures):
    page = open_figures(ScalingExplorer(256)).page
    height = "document.querySelector('.scaling-window-1').getAttribute('height')"
    before = float(page.evaluate(height))
    page.get_by_role("radio", name="q·k / √d_k").check()
    assert float(page.evaluate(height)) == pytest.approx(16 * before, rel=0.01)


# ---- Controls ------------------------------------------------------------------------------

ORDER = ["q·k", "New draw", "Reset", "width d_k", "temperature"]


def test_tab_walks_through_all_controls_in_order(open_figures):
    page = open_figures(ScalingExplorer()).page
    seen = []
    for _ in ORDER:
        page.keyboard.press("Tab")
        seen.append(
            page.evaluate(
                """() => {const e = document.activeElement;
                return e.labels?.[0]?.innerText ?? e.innerText}"""
            ).strip()
        )
    assert seen == ORDER


@pytest.mark.parametrize(
    ("label", "key", "value"),
    [
        ("width d_k", "ArrowLeft", "384"),
        ("width d_k", "ArrowRight", "640"),
        ("width d_k", "Home", "1"),
        ("width d_k", "End", "1024"),
        ("temperature", "ArrowLeft", "0.891"),
        ("temperature", "Home", "0.1"),
        ("temperature", "End", "10"),
    ],
)
def test_sliders_are_moved_with_keys(open_figures, label, key, value):
    page = open_figures(ScalingExplorer()).page
    before = page.locator(".attn").inner_html()
    page.get_by_label(label).focus()
    page.keyboard.press(key)
    assert page.get_by_label(label).get_attribute("aria-valuetext") == value
    page.get_by_role("button", name="Reset").focus()
    page.keyboard.press("Enter")
    assert page.locator(".attn").inner_html() == before


def test_arrow_keys_reach_every_stop_of_the_width(open_figures):
    page = open_figures(ScalingExplorer(1)).page
    width = page.get_by_label("width d_k")
    width.focus()
    seen = [1]
    for _ in range(27):
        page.keyboard.press("ArrowRight")
        seen.append(int(width.get_attribute("aria-valuetext")))
    assert seen == sorted(set(seen))
    assert {1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024} <= set(seen)
    assert seen[-1] == 1024


def test_a_new_draw_changes_the_walks_and_reset_brings_them_back(open_figures):
    page = open_figures(ScalingExplorer(draw=99_999)).page
    walk = page.locator(".scaling-walk").first
    before = walk.get_attribute("points")
    page.get_by_role("button", name="New draw").click()
    after = walk.get_attribute("points")
    assert after != before
    assert meters(page)[0] == "26.94", "after the last draw comes the first"
    page.get_by_role("button", name="Reset").click()
    assert walk.get_attribute("points") == before


def test_a_width_between_the_stops_is_kept(open_figures):
    page = open_figures(ScalingExplorer(100)).page
    width = page.get_by_label("width d_k")
    assert width.get_attribute("aria-valuetext") == "100"
    width.focus()
    page.keyboard.press("ArrowRight")
    assert width.get_attribute("aria-valuetext") == "128"


def test_screen_readers_hear_the_summary_once_it_rests(open_figures):
    page = open_figures(ScalingExplorer()).page
    assert page.get_by_role("status").inner_text() == ""
    page.get_by_label("width d_k").focus()
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    page.wait_for_function("document.querySelector('[role=status]').textContent !== ''")
    assert page.get_by_role("status").inner_text() == summary(page)


def test_figures_on_one_page_are_independent(open_figures):
    page = open_figures(ScalingExplorer(), ScalingExplorer(64, draw=2)).page
    before = summary(page, 0)
    second = page.locator(".attn").nth(1)
    second.get_by_role("radio", name="q·k / √d_k").check()
    second.get_by_label("width d_k").fill("3")
    assert summary(page, 0) == before
    assert "d_k = 4" in summary(page, 1)
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(set(ids)) == len(ids)


ONE_VIEW = """async state => {
  const module = await (%s)("scaling");
  const listeners = {};
  window.model = {
    get: k => state[k],
    set(k, v) { state[k] = v; (listeners[`change:${k}`] ?? []).forEach(f => f()); },
    on: (e, f) => (listeners[e] ??= new Set()).add(f),
    off: (e, f) => listeners[e].delete(f),
    save_changes() {},
  };
  window.listening = () => Object.values(listeners).reduce((n, s) => n + s.size, 0);
  const el = document.createElement("div");
  document.querySelector("main").append(el);
  window.stop = module.default.render({model, el});
}"""


def test_it_follows_python_and_cleans_up(open_figures):
    figure = ScalingExplorer()
    state = figure._repr_mimebundle_()[0]["application/vnd.attnlib.figure+json"]["state"]
    page = open_figures(figure).page
    page.evaluate(ONE_VIEW % MODULE, json.loads(json.dumps(state)))
    page.evaluate("model.set('d_k', 16)")
    assert "d_k = 16" in summary(page, 1)
    page.evaluate("stop()")
    assert page.evaluate("listening()") == 0


# ---- Speed and looks -----------------------------------------------------------------------

TIME_DRAWS = """count => {
  const draw = [...document.querySelectorAll('.attn button')].find(b => b.innerText === 'New draw');
  const times = [];
  for (let i = 0; i < count; i++) {
    const begin = performance.now();
    draw.click();
    document.body.getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  return times;
}"""


@pytest.mark.parametrize("kind", ["sliders", "draws"])
def test_an_input_is_handled_in_time(open_figures, record_property, kind):
    page = open_figures(ScalingExplorer()).page
    assert_quick(page, record_property, script=TIME_DRAWS if kind == "draws" else TIME_INPUTS)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_quiet_local_and_accessible(open_figures, axe_source, theme):
    tab = open_figures(ScalingExplorer(), ScalingExplorer(scaled=True), theme=theme)
    assert violations(tab.page, axe_source) == []
    assert tab.outside == []
    assert tab.complaints == []


@pytest.mark.parametrize("width", [320, 375, 768, 1280])
def test_no_horizontal_overflow(open_figures, width):
    page = open_figures(ScalingExplorer(1024, temperature=0.1), width=width).page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    reaching_out = page.evaluate(
        """() => [...document.querySelectorAll('.attn')].flatMap(frame => {
        const right = frame.getBoundingClientRect().right;
        return [...frame.querySelectorAll(':not(.attn-bar *, svg *)')]
          .filter(e => e.getBoundingClientRect().right > right + 0.5).map(e => e.outerHTML)})"""
    )
    assert reaching_out == []


def test_targets_are_large_enough_to_touch(open_figures):
    page = open_figures(ScalingExplorer(), width=375).page
    for target in page.locator(".attn :is(button, input)").all():
        box = target.bounding_box()
        assert min(box["width"], box["height"]) >= 24, target.evaluate("e => e.outerHTML")
