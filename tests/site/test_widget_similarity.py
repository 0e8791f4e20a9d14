"""Chapter 03's live figure in a real browser: numbers, dragging, keys, the optimiser, looks."""
# ruff: noqa: RUF001  (the figure writes true minus signs)

import numpy as np
import pytest
from accessibility import violations
from widget_page import MODULE, TIME_INPUTS, assert_quick

from attnlib.similarity import cosine_scores, dot_scores, similarity_attention
from attnlib.widgets import SimilarityExplorer

LEFT_OF_COLD = [[1.9, 0.6], [-1.9, -0.6], [0.0, 2.0], [0.1, -1.3], [1.4, -2.1]]


def summary(page):
    return page.locator(".attn-summary").inner_text()


def cells(page, table):
    rows = page.locator("table").nth(table).locator("tbody tr").all()
    return [row.locator("td").all_inner_texts() for row in rows]


def tip(page, word):
    return page.get_by_role("slider", name=f"{word}, an arrow")


def centre(page, word):
    box = tip(page, word).locator("circle").bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# ---- Numbers -------------------------------------------------------------------------------


def test_numbers_equal_attnlib_on_random_inputs(open_figures):
    page = open_figures(SimilarityExplorer()).page
    rng = np.random.default_rng(3)
    sizes = 10.0 ** rng.integers(-2, 2, size=200)
    inputs = [size * rng.standard_normal((5, 2)) for size in sizes]
    inputs[0][0] = 0  # a vector without a direction
    results = page.evaluate(
        f"""async inputs => {{const m = await ({MODULE})('similarity');
        return inputs.map(vectors => m.compute({{vectors}}))}}""",
        [x.tolist() for x in inputs],
    )
    for x, result in zip(inputs, results, strict=True):
        output, weights = similarity_attention(x)
        cosines = cosine_scores(x, x)
        scale = np.abs(x).max()
        near = {"rtol": 1e-6, "atol": 1e-12 * scale**2}  # sums may cancel
        np.testing.assert_allclose(result["scores"], dot_scores(x, x), **near)
        np.testing.assert_allclose(result["weights"], weights, rtol=1e-6, atol=1e-300)
        np.testing.assert_allclose(result["output"], output, rtol=1e-6, atol=1e-12 * scale)
        np.testing.assert_allclose(result["opposition"], cosines[0, 1], rtol=1e-6, atol=1e-12)
        attraction = cosines[:2, 2].mean()
        np.testing.assert_allclose(result["attraction"], attraction, rtol=1e-6, atol=1e-12)
        limit = np.sqrt(max(0, (1 + cosines[0, 1]) / 2))
        np.testing.assert_allclose(result["limit"], limit, rtol=1e-6, atol=1e-7)


def ascend(vectors, emphasis):
    """The optimiser's way in numpy, written with the scores' gradient (G + G.T) x."""
    x = np.array(vectors[:3])
    lengths = np.linalg.norm(x, axis=1, keepdims=True)
    x = x / lengths
    c, s = np.cos(0.01), np.sin(0.01)
    x[0] = [[c, -s], [s, c]] @ x[0]
    wish = np.zeros((3, 3))
    wish[0, 1] = -emphasis
    wish[0, 2] = wish[1, 2] = (1 - emphasis) / 2
    for _ in range(90):
        x = x + 0.12 * (wish + wish.T) @ x
        x /= np.linalg.norm(x, axis=1, keepdims=True)
    return np.clip(x * lengths, -3, 3)


@pytest.mark.parametrize("emphasis", [0.0, 0.3, 0.5, 0.8, 1.0])
def test_the_optimiser_is_gradient_ascent_and_ends_on_the_limit(open_figures, emphasis):
    page = open_figures(SimilarityExplorer()).page
    for vectors in (LEFT_OF_COLD, [[1, 1], [1, 0.5], [-2, 0.3], [0, 1], [1, 0]]):
        way = page.evaluate(
            f"async given => (await ({MODULE})('similarity')).optimise(given)",
            {"vectors": vectors, "emphasis": emphasis},
        )
        assert len(way) == 91
        assert np.array_equal(way[0], vectors)
        np.testing.assert_allclose(way[-1][:3], ascend(vectors, emphasis), rtol=1e-6, atol=1e-9)
        assert way[-1][3:] == [[float(a) for a in v] for v in vectors[3:]]
        cosines = cosine_scores(np.array(way[-1]), np.array(way[-1]))
        attraction, limit = cosines[:2, 2].mean(), np.sqrt(max(0, (1 + cosines[0, 1]) / 2))
        assert attraction <= limit + 1e-9
        if 0 < emphasis < 1:
            assert attraction > limit - 0.05


def test_a_zero_vector_stays_where_it_is(open_figures):
    page = open_figures(SimilarityExplorer([[0, 0], [0, 0], [0, 1], [0, 0], [1, 1]])).page
    text = page.locator(".attn").inner_text()
    assert "no number" not in text
    page.get_by_role("button", name="Run the optimiser").click()
    page.get_by_role("button", name="Blend once").click()
    assert "NaN" not in page.locator(".attn").inner_html()


# ---- What the reader sees ------------------------------------------------------------------


def test_python_and_the_page_tell_the_same(open_figures):
    widget = SimilarityExplorer()
    page = open_figures(widget).page
    assert cells(page, 0)[3][4] == f"{widget.scores[3, 4]:.1f}"
    assert cells(page, 1)[3][4] == f"{widget.attention.weights[3, 4]:.2f}"
    assert "Hot and cold are 180° apart (cosine −1.00)" in summary(page)
    assert "It and ball share one score, 2.87" in summary(page)
    assert "−0.00" not in page.locator(".attn").inner_text()


def test_the_score_table_is_symmetric_and_pointing_shows_the_mirror_cell(open_figures):
    page = open_figures(SimilarityExplorer()).page
    scores, weights = cells(page, 0), cells(page, 1)
    assert scores == [list(column) for column in zip(*scores, strict=True)]
    assert weights != [list(column) for column in zip(*weights, strict=True)]
    page.locator("table").first.locator("tbody tr").nth(3).locator("td").nth(4).hover()
    marked = page.locator(".similarity-mirror")
    assert marked.count() == 2
    assert marked.all_inner_texts() == [scores[3][4]] * 2


def test_blending_again_and_again_leaves_one_vector(open_figures):
    page = open_figures(SimilarityExplorer()).page
    for _ in range(12):
        page.get_by_role("button", name="Blend once").click()
    words = ["hot", "cold", "temperature", "it", "ball"]
    assert {tip(page, word).get_attribute("aria-valuetext") for word in words} == {
        "x 1.15, y −1.74"
    }


# ---- Controls ------------------------------------------------------------------------------


def test_an_arrow_is_dragged_with_the_mouse(open_figures):
    page = open_figures(SimilarityExplorer()).page
    x, y = centre(page, "hot")
    upright_x, upright_y = centre(page, "temperature")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(upright_x, upright_y, steps=5)
    page.mouse.up()
    assert tip(page, "hot").get_attribute("aria-valuetext") in {"x 0.00, y 2.00", "x 0.01, y 2.00"}
    page.mouse.move(x, y)  # released: nothing follows any more
    assert "y 2.00" in tip(page, "hot").get_attribute("aria-valuetext")


def test_an_arrow_is_dragged_with_a_finger_and_stays_in_the_plane(open_figures):
    page = open_figures(SimilarityExplorer(), width=375, has_touch=True).page
    x, y = centre(page, "cold")
    touch = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": x, "y": y}]),
        ("touchMove", [{"x": x - 300, "y": y + 400}]),
        ("touchEnd", []),
    ):
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    assert tip(page, "cold").get_attribute("aria-valuetext") == "x −3.00, y −3.00"


@pytest.mark.parametrize(
    ("key", "text"),
    [
        ("ArrowLeft", "x 1.80, y 0.60"),
        ("ArrowRight", "x 2.00, y 0.60"),
        ("ArrowUp", "x 1.90, y 0.70"),
        ("ArrowDown", "x 1.90, y 0.50"),
        ("Shift+ArrowUp", "x 1.90, y 1.10"),
    ],
)
def test_an_arrow_is_moved_with_keys(open_figures, key, text):
    page = open_figures(SimilarityExplorer()).page
    before = summary(page)
    tip(page, "hot").focus()
    page.keyboard.press(key)
    assert tip(page, "hot").get_attribute("aria-valuetext") == text
    assert summary(page) != before
    assert page.evaluate("scrollY") == 0
    page.get_by_role("button", name="Reset").click()
    assert summary(page) == before


def test_tab_walks_through_all_controls_in_order(open_figures):
    page = open_figures(SimilarityExplorer()).page
    seen = []
    for _ in range(9):
        page.keyboard.press("Tab")
        seen.append(
            page.evaluate(
                """() => {const e = document.activeElement; return (e.ariaLabel
                ?? e.labels?.[0]?.innerText ?? e.innerText).split(",")[0]}"""
            )
        )
    words = ["hot", "cold", "temperature", "it", "ball"]
    assert seen == [*words, "optimise for", "Run the optimiser", "Blend once", "Reset"]


def test_the_optimiser_draws_its_way_and_any_change_clears_it(open_figures):
    page = open_figures(SimilarityExplorer()).page
    page.get_by_role("button", name="Run the optimiser").click()
    way = page.locator(".similarity-way")
    page.wait_for_function(
        "document.querySelector('.similarity-way').getAttribute('points').split(' ').length === 91"
    )
    assert "151° apart (cosine −0.88); their mean cosine with temperature is 0.25" in summary(page)
    tip(page, "hot").focus()
    page.keyboard.press("ArrowUp")
    assert way.get_attribute("points") == ""


def test_with_motion_the_way_is_shown_step_by_step(open_figures):
    page = open_figures(SimilarityExplorer()).page
    page.emulate_media(reduced_motion="no-preference")
    page.get_by_role("button", name="Run the optimiser").click()
    points = "document.querySelector('.similarity-way').getAttribute('points').split(' ').length"
    assert page.evaluate(points) < 91
    page.wait_for_function(f"{points} === 91", timeout=15000)


def test_emphasis_decides_which_aim_wins(open_figures):
    page = open_figures(SimilarityExplorer()).page
    found = {}
    for value in ("0", "1"):
        page.get_by_label("optimise for").fill(value)
        page.get_by_role("button", name="Run the optimiser").click()
        found[value] = page.locator(".similarity-number").all_inner_texts()
    assert found["0"] == ["−1.00", "1.00"]
    assert found["1"][0] == "1.00"


def test_screen_readers_hear_the_summary_once_it_rests(open_figures):
    page = open_figures(SimilarityExplorer()).page
    assert page.get_by_role("status").inner_text() == ""
    tip(page, "it").focus()
    page.keyboard.press("ArrowUp")
    page.wait_for_function("document.querySelector('[role=status]').textContent !== ''")
    assert page.get_by_role("status").inner_text() == summary(page)


def test_figures_on_one_page_are_independent(open_figures):
    page = open_figures(SimilarityExplorer(), SimilarityExplorer()).page
    before = page.locator(".attn-summary").nth(0).inner_text()
    page.get_by_role("button", name="Blend once").nth(1).click()
    assert page.locator(".attn-summary").nth(0).inner_text() == before
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(set(ids)) == len(ids)


# ---- Speed and looks -----------------------------------------------------------------------

TIME_MOVES = """count => {
  const words = [...document.querySelectorAll('.similarity-word')];
  const keys = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
  const times = [];
  for (let i = 0; i < count; i++) {
    const begin = performance.now();
    words[i % 5].dispatchEvent(new KeyboardEvent('keydown', {key: keys[(i >> 3) % 4]}));
    document.body.getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  return times;
}"""


@pytest.mark.parametrize("script", [TIME_MOVES, TIME_INPUTS], ids=["arrows", "sliders"])
def test_an_input_is_handled_in_time(open_figures, script):
    page = open_figures(SimilarityExplorer()).page
    assert_quick(page, script=script)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_quiet_local_and_accessible(open_figures, axe_source, theme):
    tab = open_figures(SimilarityExplorer(), theme=theme)
    tab.page.get_by_role("button", name="Run the optimiser").click()
    assert violations(tab.page, axe_source) == []
    assert tab.outside == []
    assert tab.complaints == []


@pytest.mark.parametrize("width", [320, 375, 768, 1280])
def test_no_horizontal_overflow(open_figures, width):
    page = open_figures(
        SimilarityExplorer([[3, -3], [-3, 3], [3, 3], [-3, -3], [3, 0]]), width=width
    ).page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    reaching_out = page.evaluate(
        """() => [...document.querySelectorAll('.attn')].flatMap(frame => {
        const right = frame.getBoundingClientRect().right;
        return [...frame.querySelectorAll(':not(.attn-bar *)')]
          .filter(e => e.getBoundingClientRect().right > right + 0.5).map(e => e.outerHTML)})"""
    )
    assert reaching_out == []


def test_tips_are_large_enough_to_touch(open_figures):
    page = open_figures(SimilarityExplorer(), width=320).page
    for target in page.locator(".similarity-grip, .attn button").all():
        box = target.bounding_box()
        assert min(box["width"], box["height"]) >= 24
