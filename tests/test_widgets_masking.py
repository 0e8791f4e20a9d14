"""The Python side of chapter 07's live figure; the browser's is in tests/site."""

import numpy as np
import pytest

from attnlib.masking import causal_mask, padding_mask, window_mask
from attnlib.widgets import MaskExplorer

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
