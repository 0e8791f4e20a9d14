"""Chapter 07's live figure in a real browser: numbers, painting, keys, rules, looks."""
# ruff: noqa: RUF001  (the figure writes true minus signs)

import json

import numpy as np
import pytest
from every_figure import finger, press, summary
from widget_page import DEEP, MODULE, write_page

from attnlib.lookup import softmax
from attnlib.masking import causal_mask, padding_mask, window_mask
from attnlib.widgets import MaskExplorer

FIGURE = MaskExplorer()


def shown(page):
    """Return the painted mask as an array."""
    pressed = page.evaluate(
        f"""{DEEP}('[data-id^="place "]').filter(e => !e.dataset.id.includes('-')).map(e =>
          [...e.dataset.id.split(' ').slice(1).map(Number), e.ariaPressed === 'true'])"""
    )
    mask = np.zeros((1 + max(i for i, _, _ in pressed), 7), dtype=bool)
    for i, j, on in pressed:
        mask[i, j] = on
    return mask


def sums(page):
    return page.locator('[data-id^="sum "]').all_text_contents()


def cell(page, i, j):
    return page.locator(f'[data-id="place {i} {j}"]').first


def number(page, i, j):
    return page.locator(f'[data-id="number {i} {j}"]').text_content()


def fate(page, i=0):
    return page.locator(f'[data-id="fate {i}"]').text_content()


def centre(page, i, j):
    box = cell(page, i, j).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def choose(page, name):
    page.get_by_role("radio", name=name).first.check()


def pressed(page):
    """Return the rules that are switched on, as the reader sees them."""
    return page.locator(".masking-rules button[aria-pressed=true]").all_text_contents()


# ---- Numbers -------------------------------------------------------------------------------


def test_numbers_equal_attnlib_on_random_inputs(page):
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
        f"async inputs => {{const m = await ({MODULE})('masking'); return inputs.map(m.attend)}}",
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
        np.testing.assert_allclose(result["scores"], scores, rtol=1e-9)
        np.testing.assert_allclose(result["weights"], weights, rtol=1e-9, atol=1e-300)
        np.testing.assert_allclose(result["sums"], weights.sum(axis=1), rtol=1e-9, atol=1e-300)
        assert result["empty"] == (~mask.any(axis=1)).tolist()


def test_rules_equal_the_masks_of_attnlib(page):
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


def test_hidden_scores_move_nothing_before_the_softmax_and_the_sums_after_it(page):
    boost = page.get_by_label("hidden scores")
    boost.fill("5")
    assert sums(page) == ["1.00"] * 7
    choose(page, "after")
    assert sums(page)[0] == number(page, 0, 0) == "<.01"
    assert sums(page)[6] == "1.00"
    boost.fill("-5")
    assert float(sums(page)[0]) > 0.9


def test_an_empty_row_is_zero_or_everybody(page):
    page.get_by_label("offset").fill("-1")
    assert (sums(page)[0], fate(page)) == ("0.00", "empty")
    assert number(page, 0, 3) == ""
    assert "“the” may look at nobody: zero weights, zero output" in summary(page)
    choose(page, "−10⁹")
    assert number(page, 0, 3) == "0.14"
    assert (sums(page)[0], fate(page)) == ("1.00", "all forbidden")
    assert "equal weights of 0.14 on keys that are all forbidden" in summary(page)


def test_turning_the_mask_around_leaves_the_last_word_nobody(page):
    press(page, "Turn around")
    np.testing.assert_array_equal(shown(page), ~causal_mask(7))
    assert "“long” may look at nobody" in summary(page)


# ---- Scenes and rules ----------------------------------------------------------------------


def test_each_scene_brings_its_queries_and_its_rule(page):
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


def test_rules_join_by_and(page):
    page.get_by_label("real keys").fill("5")  # moving a rule's slider turns the rule on
    np.testing.assert_array_equal(shown(page), causal_mask(7) & padding_mask(5, 7))
    assert "25 of 49 pairs" in summary(page)
    page.get_by_role("button", name="Window").click()
    window = window_mask(7, 7, left=2, right=0)
    np.testing.assert_array_equal(shown(page), causal_mask(7) & padding_mask(5, 7) & window)
    for name in ("Padding", "Causal"):
        page.get_by_role("button", name=name).click()
    np.testing.assert_array_equal(shown(page), window)


def test_the_sliders_of_rules_that_are_off_are_grey_until_moved(page):
    off = page.locator(".masking-rule.off")
    assert off.get_by_role("button").all_text_contents() == ["Padding", "Window"]
    colour = "e => getComputedStyle(e).color"
    names = [page.locator("label", has_text=name).evaluate(colour) for name in ("left", "offset")]
    assert names[0] != names[1]
    page.emulate_media(forced_colors="active")
    looks = "e => [getComputedStyle(e).color, getComputedStyle(e.nextElementSibling).accentColor]"
    forced = [page.locator("label", has_text=name).evaluate(looks) for name in ("left", "offset")]
    assert all(off != on for off, on in zip(*forced, strict=True))
    page.emulate_media(forced_colors="none")
    page.get_by_label("left").fill("1")
    assert off.get_by_role("button").all_text_contents() == ["Padding"]


@pytest.mark.parametrize(
    ("patch", "said", "begins_anew"),
    [
        ({"boost": 2}, "though the hidden scores were moved by 2.0", False),
        ({"boost": "x", "nothing": 1}, "whatever the hidden scores are", False),  # told by its kind
        (None, "whatever the hidden scores are", False),
        ({"scene": "nowhere"}, "whatever the hidden scores are", True),  # found out while drawing
    ],
)
def test_a_link_to_a_state_that_the_figure_has_not_leaves_it_whole(
    open_page, tmp_path, patch, said, begins_anew
):
    page = open_page(write_page(tmp_path, MaskExplorer())).page
    address = f"{page.url}#state=masking:{json.dumps(patch)}"
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector(".attnlib-figure[data-mounted]")
    assert page.locator(".attn-host").count() == 1
    assert said in summary(page)
    notes = page.locator(".attnlib-figure > p").all_inner_texts()
    assert ["begins as it always does" in note for note in notes] == [True] * begins_anew
    page.get_by_role("button", name="Reset").click()
    assert "whatever the hidden scores are" in summary(page)


# ---- Painting ------------------------------------------------------------------------------


def test_a_fast_stroke_leaves_no_cell_out_and_lets_go_of_the_rules(page):
    assert pressed(page) == ["Causal"]
    page.mouse.move(*centre(page, 0, 1))
    page.mouse.down()
    page.mouse.move(*centre(page, 0, 6))  # in one event
    page.mouse.move(*centre(page, 3, 6))
    page.mouse.up()
    want = causal_mask(7)
    want[0, 1:] = want[:4, 6] = True
    np.testing.assert_array_equal(shown(page), want)
    assert pressed(page) == []
    press(page, "Reset")
    assert pressed(page) == ["Causal"]
    np.testing.assert_array_equal(shown(page), causal_mask(7))


def test_a_finger_taps_and_strokes_sideways(open_figures):
    page = open_figures(MaskExplorer(), width=375, has_touch=True).page
    assert "drag sideways" in page.locator(".attn-hint").text_content()
    finger(page, centre(page, 2, 5))
    want = causal_mask(7)
    want[2, 5] = True
    np.testing.assert_array_equal(shown(page), want)
    finger(page, *(centre(page, 0, j) for j in range(1, 7)), centre(page, 3, 6))
    want[0, 1:] = want[:4, 6] = True
    np.testing.assert_array_equal(shown(page), want)
    assert page.evaluate("scrollY") == 0


def test_a_finger_that_goes_up_scrolls_the_page_and_paints_nothing(open_figures):
    page = open_figures(MaskExplorer(), width=375, has_touch=True, height=500).page
    x, y = centre(page, 5, 3)
    finger(page, *((x, y - 12 * step) for step in range(16)))
    page.wait_for_function("scrollY > 100", timeout=5000)
    np.testing.assert_array_equal(shown(page), causal_mask(7))
    assert pressed(page) == ["Causal"]


def test_a_word_changes_its_row_or_its_column(page):
    cell(page, 2, -1).click()
    assert shown(page)[2].all()
    cell(page, 2, -1).click()
    assert not shown(page)[2].any()
    cell(page, -1, 6).click()
    assert shown(page)[:, 6].all()


def test_keys_move_and_paint(page):
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
    inner = "document.activeElement.shadowRoot.activeElement"
    assert page.evaluate(f"{inner}.dataset.id") == "place 2 -1"
    ends = ((2, "End", "2 6"), (2, "Home", "2 -1"), (-1, "End", "-1 6"), (-1, "Home", "-1 0"))
    for row, key, place in ends:
        cell(page, row, 3).focus()
        page.keyboard.press(key)
        assert page.evaluate(f"{inner}.dataset.id") == f"place {place}"
    assert page.evaluate("scrollY") == 0


# ---- Looks ---------------------------------------------------------------------------------


def test_it_fits_a_screen_and_a_phone_has_grid_and_controls_on_one(page):
    assert page.locator(".attn").bounding_box()["height"] <= 900
    page.set_viewport_size({"width": 375, "height": 812})
    first = page.get_by_role("radiogroup").first.bounding_box()
    last = page.get_by_label("hidden scores").bounding_box()
    assert last["y"] + last["height"] - first["y"] <= 700
