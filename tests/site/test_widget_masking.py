"""Chapter 07's live figure in a real browser: numbers, painting, keys, rules, looks."""

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


def cell(page, i, j):
    return page.locator(f'[data-id="place {i} {j}"]').first


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


# ---- Looks ---------------------------------------------------------------------------------
