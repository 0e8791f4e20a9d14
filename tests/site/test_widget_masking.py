"""Chapter 07's live figure in a real browser: numbers, painting, keys, rules, looks."""
# ruff: noqa: RUF001  (the figure writes true minus signs)

import numpy as np
import pytest
from accessibility import violations
from widget_page import MODULE, TIME_INPUTS, assert_quick

from attnlib.lookup import softmax
from attnlib.masking import causal_mask, padding_mask, window_mask
from attnlib.widgets import MaskExplorer


def summary(page):
    return page.locator(".attn-summary").inner_text()


def shown(page):
    """Return the painted mask as an array."""
    rows = page.locator(".masking-grid tbody tr").all()
    return np.array(
        [
            [c.get_attribute("aria-pressed") == "true" for c in row.locator("td button").all()]
            for row in rows
        ]
    )


def sums(page):
    return page.locator(".masking-grid td.masking-sum").all_inner_texts()


def cell(page, i, j):
    return page.locator(f'.masking-grid button[data-at="{i},{j}"]')


def number(page, i, j):
    """Return the number that stands over a cell; a column's numbers are one text."""
    return page.locator(".attn-column").nth(j).text_content().split("\n")[i]


def centre(page, i, j):
    box = cell(page, i, j).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def choose(page, name):
    page.get_by_role("radio", name=name).check()


# ---- Numbers -------------------------------------------------------------------------------


def test_numbers_equal_attnlib_on_random_inputs(open_figures):
    page = open_figures(MaskExplorer()).page
    rng = np.random.default_rng(7)
    inputs = [
        {
            "scores": (10.0 ** rng.integers(-1, 3) * rng.standard_normal((5, 7))).tolist(),
            "mask": (rng.random((5, 7)) < rng.choice([0.1, 0.5, 0.9])).astype(int).tolist(),
            "how": ["before", "after", "fill"][i % 3],
            "boost": float(rng.normal()),
        }
        for i in range(200)
    ]
    results = page.evaluate(
        f"async inputs => {{const m = await ({MODULE})('masking'); return inputs.map(m.compute)}}",
        inputs,
    )
    for x, result in zip(inputs, results, strict=True):
        mask = np.array(x["mask"]) == 1
        scores = np.where(mask, x["scores"], np.array(x["scores"]) + x["boost"])
        weights = {
            "before": softmax(scores, mask=mask),
            "after": softmax(scores) * mask,
            "fill": softmax(np.where(mask, scores, -1e9)),
        }[x["how"]]
        np.testing.assert_allclose(result["scores"], scores, rtol=1e-6)
        np.testing.assert_allclose(result["weights"], weights, rtol=1e-6, atol=1e-300)
        np.testing.assert_allclose(result["sums"], weights.sum(axis=1), rtol=1e-6, atol=1e-300)
        assert result["empty"] == (~mask.any(axis=1)).tolist()


def test_rules_equal_the_masks_of_attnlib(open_figures):
    page = open_figures(MaskExplorer()).page
    rng = np.random.default_rng(11)
    for _ in range(100):
        n, m = (int(x) for x in rng.integers(1, 8, size=2))
        offset = int(rng.integers(-3, 8))
        length, left, right = (int(x) for x in rng.integers(0, (m + 1, 8, 8)))
        use = rng.integers(0, 2, size=3)
        given = {
            "padding": length if use[0] else None,
            "causal": offset if use[1] else None,
            "window": [left, right] if use[2] else None,
        }
        want = np.ones((n, m), dtype=bool)
        want &= padding_mask(length, m) if use[0] else True
        want &= causal_mask(n, m, offset=offset) if use[1] else True
        want &= window_mask(n, m, left=left, right=right) if use[2] else True
        got = page.evaluate(
            f"async ([n, m, given]) => (await ({MODULE})('masking')).ruled(n, m, given)",
            [n, m, given],
        )
        np.testing.assert_array_equal(np.array(got) == 1, want)


# ---- What the reader sees ------------------------------------------------------------------


def test_python_and_the_page_tell_the_same(open_figures):
    widget = MaskExplorer(how="after", boost=1)
    page = open_figures(widget).page
    np.testing.assert_array_equal(shown(page), widget.allowed)
    assert sums(page) == [f"{x:.2f}" for x in widget.weights.sum(axis=1)]
    assert number(page, 3, 2) == f"{widget.weights[3, 2]:.2f}"
    least = widget.weights.sum(axis=1)[0]
    assert f"“the” keeps {least:.1%} of its weight" in summary(page)


@pytest.mark.parametrize("width", [1280, 375, 320])
def test_each_number_stands_in_the_middle_of_its_cell(open_figures, width):
    page = open_figures(MaskExplorer(), width=width).page
    page.get_by_role("button", name="All", exact=True).click()
    places = page.locator(".attn-column").evaluate_all(
        """columns => columns.map(column => {
          const text = column.firstChild, range = document.createRange();
          let at = 0;
          return text.data.split('\\n').map(line => {
            range.setStart(text, at);
            range.setEnd(text, at + line.length);
            at += line.length + 1;
            const box = range.getBoundingClientRect();
            return [box.left + box.width / 2, box.top + box.height / 2];
          });
        })"""
    )
    for j, i in np.ndindex(7, 7):
        np.testing.assert_allclose(places[j][i], centre(page, i, j), atol=2)


def test_hidden_scores_move_nothing_before_the_softmax_and_the_sums_after_it(open_figures):
    page = open_figures(MaskExplorer()).page
    boost = page.get_by_label("hidden scores")
    boost.fill("5")
    assert sums(page) == ["1.00"] * 7
    choose(page, "after")
    assert sums(page)[0] == "0.00"
    assert sums(page)[6] == "1.00"
    boost.fill("-5")
    assert float(sums(page)[0]) > 0.9


def test_an_empty_row_is_zero_or_everybody(open_figures):
    page = open_figures(MaskExplorer()).page
    page.get_by_label("offset").fill("-1")
    assert sums(page)[0] == "empty"
    assert number(page, 0, 3) == ""
    assert "“the” may look at nobody: zero weights, zero output" in summary(page)
    choose(page, "−10⁹")
    assert number(page, 0, 3) == "0.14"
    assert "equal weights of 0.14 on keys that are all forbidden" in summary(page)


def test_turning_the_mask_around_leaves_the_last_word_nobody(open_figures):
    page = open_figures(MaskExplorer()).page
    page.get_by_role("button", name="Turn around").click()
    np.testing.assert_array_equal(shown(page), ~causal_mask(7))
    assert "“long” may look at nobody" in summary(page)


# ---- Scenes and rules ----------------------------------------------------------------------


def test_each_scene_brings_its_queries_and_its_rule(open_figures):
    page = open_figures(MaskExplorer()).page
    choose(page, "Cache")
    np.testing.assert_array_equal(shown(page), causal_mask(3, 7, offset=4))
    assert page.get_by_label("offset").input_value() == "4"
    page.get_by_label("offset").fill("0")
    assert shown(page)[2].tolist() == [True] * 3 + [False] * 4
    choose(page, "Cross")
    assert shown(page).shape == (4, 7)
    assert shown(page).all()
    choose(page, "Itself")
    np.testing.assert_array_equal(shown(page), causal_mask(7))


def test_rules_join_by_and(open_figures):
    page = open_figures(MaskExplorer()).page
    page.get_by_label("real keys").fill("5")  # moving a rule's slider turns the rule on
    np.testing.assert_array_equal(shown(page), causal_mask(7) & padding_mask(5, 7))
    assert "25 of 49 pairs" in summary(page)
    page.get_by_role("button", name="Window").click()
    window = window_mask(7, 7, left=2, right=0)
    np.testing.assert_array_equal(shown(page), causal_mask(7) & padding_mask(5, 7) & window)
    for name in ("Padding", "Causal"):
        page.get_by_role("button", name=name).click()
    np.testing.assert_array_equal(shown(page), window)


def test_painting_lets_go_of_the_rules(open_figures):
    page = open_figures(MaskExplorer()).page
    causal = page.get_by_role("button", name="Causal")
    assert causal.get_attribute("aria-pressed") == "true"
    cell(page, 0, 6).click()
    assert causal.get_attribute("aria-pressed") == "false"
    page.get_by_role("button", name="Reset").click()
    assert causal.get_attribute("aria-pressed") == "true"
    np.testing.assert_array_equal(shown(page), causal_mask(7))


# ---- Painting ------------------------------------------------------------------------------


def test_the_mouse_paints_along_its_way(open_figures):
    page = open_figures(MaskExplorer()).page
    page.mouse.move(*centre(page, 0, 2))
    page.mouse.down()
    page.mouse.move(*centre(page, 0, 6), steps=12)
    page.mouse.up()
    page.mouse.move(*centre(page, 1, 6))  # released: nothing is painted any more
    want = causal_mask(7)
    want[0, 2:] = True
    np.testing.assert_array_equal(shown(page), want)


def test_a_finger_paints_and_the_page_does_not_scroll(open_figures):
    page = open_figures(MaskExplorer(), width=375, has_touch=True).page
    touch = page.context.new_cdp_session(page)
    places = [centre(page, i, 0) for i in range(4)]
    for kind, points in (
        ("touchStart", [places[0]]),
        *(("touchMove", [place]) for place in places[1:]),
        ("touchEnd", []),
    ):
        touch.send(
            "Input.dispatchTouchEvent",
            {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]},
        )
    want = causal_mask(7)
    want[:4, 0] = False
    np.testing.assert_array_equal(shown(page), want)
    assert page.evaluate("scrollY") == 0


def test_a_word_changes_its_row_or_its_column(open_figures):
    page = open_figures(MaskExplorer()).page
    cell(page, 2, -1).click()
    assert shown(page)[2].all()
    cell(page, 2, -1).click()
    assert not shown(page)[2].any()
    cell(page, -1, 6).click()
    assert shown(page)[:, 6].all()


def test_keys_move_and_paint(open_figures):
    page = open_figures(MaskExplorer()).page
    cell(page, 0, 0).focus()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "Enter", "ArrowDown", "Space"):
        page.keyboard.press(key)
    want = causal_mask(7)
    want[1, 2], want[2, 2] = True, False
    np.testing.assert_array_equal(shown(page), want)
    for _ in range(9):
        page.keyboard.press("ArrowLeft")  # ends on the row's label
    page.keyboard.press("Enter")
    assert shown(page)[2].all()
    assert page.evaluate("scrollY") == 0
    assert page.evaluate("document.activeElement.dataset.lmSuppressShortcuts") == "true"


def test_tab_stops_once_in_the_grid(open_figures):
    page = open_figures(MaskExplorer()).page
    seen = []
    for _ in range(14):
        page.keyboard.press("Tab")
        seen.append(
            page.evaluate(
                """() => {const e = document.activeElement; return e.dataset.at
                ?? e.labels?.[0]?.innerText ?? e.innerText}"""
            )
        )
    rules = ["Padding", "real keys", "Causal", "offset", "Window", "left", "right"]
    rest = ["All", "Turn around", "Reset", "hidden scores"]
    assert seen == ["Itself", "before", "0,0", *rules, *rest]


def test_screen_readers_hear_the_summary_once_it_rests(open_figures):
    page = open_figures(MaskExplorer()).page
    assert page.get_by_role("status").inner_text() == ""
    cell(page, 0, 6).click()
    page.wait_for_function("document.querySelector('[role=status]').textContent !== ''")
    assert page.get_by_role("status").inner_text() == summary(page)
    name = cell(page, 0, 6).get_attribute("aria-label")
    assert name.startswith("the looks at long: allowed, weight 0.")


def test_figures_on_one_page_are_independent(open_figures):
    page = open_figures(MaskExplorer(), MaskExplorer()).page
    before = page.locator(".attn-summary").nth(0).inner_text()
    page.get_by_role("button", name="All", exact=True).nth(1).click()
    assert page.locator(".attn-summary").nth(0).inner_text() == before
    assert page.locator(".attn-summary").nth(1).inner_text() != before
    ids = page.evaluate("[...document.querySelectorAll('[id]')].map(e => e.id)")
    assert len(set(ids)) == len(ids)


# ---- Speed and looks -----------------------------------------------------------------------

TIME_CELLS = """count => {
  const cells = [...document.querySelectorAll('.masking-grid td button')];
  const times = [];
  for (let i = 0; i < count; i++) {
    const begin = performance.now();
    cells[(5 * i) % cells.length].click();
    document.body.getBoundingClientRect();
    times.push(performance.now() - begin);
  }
  return times;
}"""


@pytest.mark.parametrize("script", [TIME_CELLS, TIME_INPUTS], ids=["cells", "sliders"])
def test_an_input_is_handled_in_time(open_figures, script):
    page = open_figures(MaskExplorer()).page
    assert_quick(page, script=script)


@pytest.mark.parametrize("how", ["before", "after", "fill"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_quiet_local_and_accessible(open_figures, axe_source, theme, how):
    mask = causal_mask(7, offset=-1)
    tab = open_figures(MaskExplorer(mask, how=how), theme=theme)
    assert violations(tab.page, axe_source) == []
    assert tab.outside == []
    assert tab.complaints == []


@pytest.mark.parametrize("scene", ["Itself", "Cache", "Cross"])
def test_the_figure_says_that_its_scores_are_made_up(open_figures, scene):
    page = open_figures(MaskExplorer()).page
    choose(page, scene)
    note = page.get_by_text("The scores are made up")
    table = page.locator(".masking-grid").bounding_box()
    assert note.is_visible()
    assert note.bounding_box()["y"] >= table["y"] + table["height"]


@pytest.mark.parametrize("width", [320, 375, 768, 1280])
def test_no_horizontal_overflow(open_figures, width):
    page = open_figures(MaskExplorer(causal_mask(7, offset=-1), how="fill"), width=width).page
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    reaching_out = page.evaluate(
        """() => [...document.querySelectorAll('.attn')].flatMap(frame => {
        const right = frame.getBoundingClientRect().right;
        return [...frame.querySelectorAll(':not(.attn-bar *)')]
          .filter(e => e.getBoundingClientRect().right > right + 0.5).map(e => e.outerHTML)})"""
    )
    assert reaching_out == []


@pytest.mark.parametrize("width", [320, 375])
def test_cells_are_large_enough_to_touch_and_hold_their_numbers(open_figures, width):
    page = open_figures(MaskExplorer(np.ones((7, 7))), width=width).page
    for target in page.locator(".masking-grid button, .attn-button").all():
        box = target.bounding_box()
        assert min(box["width"], box["height"]) >= 24
    cut = page.evaluate(
        """() => [...document.querySelectorAll('.masking-grid button')]
        .filter(e => e.scrollWidth > e.clientWidth).map(e => e.outerHTML)"""
    )
    assert cut == []
