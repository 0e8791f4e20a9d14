"""Chapter 07's live figure: its masks and rules, and in a browser its numbers, rules and painting."""

import json

import numpy as np
import pytest
from every_figure import Figure, Hand, Moves, finger, middle, press, summary
from widget_page import DEEP, MODULE, write_page

from attnlib.lookup import softmax
from attnlib.masking import causal_mask, padding_mask, window_mask
from attnlib.widgets import MaskExplorer


def causal(*hidden):
    """Return the causal mask of seven words without these pairs too."""
    return [[int(j <= i and (i, j) not in hidden) for j in range(7)] for i in range(7)]


FIGURE = Figure(
    MaskExplorer,
    elsewhere={"scene": "cross", "how": "fill", "boost": 0.5},
    states=[{"mask": causal_mask(7, offset=-1), "how": how} for how in ("before", "after", "fill")],
    highest=(900, 1300),
    hands=[
        Hand("frame 4 1 > frame 4 3", {"mask": causal((4, 1), (4, 2), (4, 3))}),
        Hand("frame 3 0 > frame 5 0", {"mask": causal((4, 1), (4, 2), (4, 3), (3, 0), (4, 0), (5, 0))}),
    ],
    keys=[
        ("[data-id='place 4 1']", "ArrowRight Enter ArrowDown Space", {"mask": causal((4, 2), (5, 2))}, "day"),
        ("[data-id='place 5 2']", "Home Enter End Enter", {"mask": [*causal((4, 2))[:5], [0, 1, 0, 1, 1, 1, 1], [1] * 7]}, "day"),
    ],
    moves=Moves("radio", "before", "ArrowRight", "how", ("button", "Turn around"), "mask"),
    one_screen=[({}, "[role=radiogroup]", "label:has-text('hidden scores') + *", 700)],
)  # fmt: skip

SHAPES = {"self": (7, 7), "cache": (3, 7), "cross": (4, 7)}


def by_hand(scores, allowed, how):
    """The weights, entry by entry."""
    weights = np.zeros_like(scores)
    for i, row in enumerate(scores):
        counted = [j for j in range(len(row)) if allowed[i, j] or how == "after"]
        if how == "fill" and not counted:
            weights[i] = 1 / len(row)
            continue
        total = sum(np.exp(row[j]) for j in counted)
        for j in np.flatnonzero(allowed[i]):
            weights[i, j] = np.exp(row[j]) / total
    return weights


@pytest.mark.parametrize(
    ("scene", "expected"),
    [
        ("self", causal_mask(7)),
        ("cache", causal_mask(3, 7, offset=4)),
        ("cross", np.ones((4, 7), dtype=bool)),
    ],
)
def test_each_scene_starts_with_the_mask_that_suits_it(scene, expected):
    np.testing.assert_array_equal(MaskExplorer(scene=scene).allowed, expected)


@pytest.mark.parametrize("how", ["before", "after", "fill"])
@pytest.mark.parametrize("scene", SHAPES)
def test_weights_are_what_masking_in_this_way_gives(rng, scene, how):
    mask = rng.integers(0, 2, size=SHAPES[scene])
    mask[1] = 0
    widget = MaskExplorer(mask, scene=scene, how=how, boost=1.5)
    expected = by_hand(widget.scores, mask == 1, how)
    np.testing.assert_allclose(widget.weights, expected, rtol=1e-12)


def test_the_boost_moves_hidden_scores_alone():
    mask = causal_mask(7)
    plain, boosted = MaskExplorer(mask), MaskExplorer(mask, boost=3)
    np.testing.assert_allclose(boosted.scores - plain.scores, np.where(mask, 0, 3))


def test_a_scene_without_a_fitting_mask_starts_with_everything_allowed():
    widget = MaskExplorer()
    widget.scene = "cross"
    assert widget.allowed.shape == (4, 7)
    assert widget.allowed.all()


def test_a_scene_and_its_mask_arrive_together():
    widget, mask = MaskExplorer(), [[1, 0, 0, 0, 0, 0, 0]] * 3
    widget.set_state({"scene": "cache", "mask": mask, "how": "fill"})  # as a browser sends it
    np.testing.assert_array_equal(widget.allowed, np.array(mask) == 1)
    assert (widget.scene, widget.how) == ("cache", "fill")


def test_a_rule_writes_the_mask_and_another_mask_switches_rules_off():
    widget = MaskExplorer()
    assert (widget.padding, widget.causal, widget.window) == (None, 0, None)
    widget.padding = 5
    np.testing.assert_array_equal(widget.allowed, causal_mask(7) & padding_mask(5, 7))
    widget.window = (1, 0)
    both = padding_mask(5, 7) & window_mask(7, 7, left=1, right=0)
    np.testing.assert_array_equal(widget.allowed, both)
    widget.causal = None  # the window sees nothing later either
    np.testing.assert_array_equal(widget.allowed, both)
    widget.mask = both
    assert (widget.padding, widget.window) == (5, (1, 0)), "the same mask keeps them"
    widget.mask = np.ones((7, 7))
    assert (widget.padding, widget.causal, widget.window) == (None, None, None)
    assert widget.allowed.all()


def test_rules_are_joined_as_given_and_a_mask_goes_before_them():
    widget = MaskExplorer(scene="cache", padding=6, causal=4)
    expected = causal_mask(3, 7, offset=4) & padding_mask(6, 7)
    np.testing.assert_array_equal(widget.allowed, expected)
    painted = MaskExplorer(np.ones((7, 7)), causal=0)
    assert painted.allowed.all()
    assert painted.causal is None


def test_a_scene_brings_its_own_rule():
    widget = MaskExplorer(padding=3)
    for scene, causal in (("cache", 4), ("cross", None), ("self", 0)):
        widget.scene = scene
        assert (widget.padding, widget.causal, widget.window) == (None, causal, None)
        assert widget.allowed.shape == SHAPES[scene]


def test_a_painted_mask_and_its_rules_arrive_together():
    widget = MaskExplorer(padding=5, causal=0)
    mask = widget.allowed.astype(float)
    mask[0, 6] = 1
    nothing = {"padding": None, "causal": None, "window": None}
    widget.set_state({"mask": mask.tolist(), **nothing})  # as a browser sends it
    np.testing.assert_array_equal(widget.allowed, mask == 1)
    widget.set_state({"mask": causal_mask(7, offset=1).tolist(), "causal": 1})
    assert widget.causal == 1
    np.testing.assert_array_equal(widget.allowed, causal_mask(7, offset=1))


def test_the_text_tells_the_state():
    mask = np.zeros((3, 7), dtype=bool)
    mask[0, :2] = True
    mask[2, 6] = True
    assert repr(MaskExplorer(mask, scene="cache", how="after", boost=-1)) == (
        "Live figure: who may look at whom, scene cache, made-up scores, masked after the softmax. "
        "Allowed 3 of 21 pairs, hidden scores -1.0. Row by row (1 = may attend): all 1100000 sum "
        "0.21; day 0000000 sum 0.00; long 0000001 sum 0.23. Empty rows: day."
    )


# ---- In a browser --------------------------------------------------------------------------


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


def centre(page, i, j):
    return middle(page.locator(f'[data-id="place {i} {j}"]').first)


def choose(page, name):
    page.get_by_role("radio", name=name).first.check()


def pressed(page):
    """Return the rules that are switched on, as the reader sees them."""
    return page.locator(".masking-rules button[aria-pressed=true]").all_text_contents()


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
