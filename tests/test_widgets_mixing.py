"""The Python side of chapter 11's live figure; the browser's is in tests/site."""

import json

import pytest
from support import bundle
from traitlets import TraitError, link

from attnlib.mixing import (
    DEVICES,
    attention_cost,
    convolution_cost,
    recurrence_cost,
    roofline,
    window_cost,
)
from attnlib.widgets import MixingExplorer

FIGURE = "application/vnd.attnlib.figure+json"


def test_costs_are_those_of_the_library():
    figure = MixingExplorer(101, 13, 7)
    assert figure.costs == {
        "recurrence": recurrence_cost(101, 13),
        "convolution": convolution_cost(101, 13, 7),
        "dilated": convolution_cost(101, 13, 7, dilated=True),
        "window": window_cost(101, 13, 7),
        "attention": attention_cost(101, 13),
    }
    before = figure.costs
    figure.fused = True
    assert figure.costs["attention"] == attention_cost(101, 13, fused=True)
    assert figure.costs["window"] == window_cost(101, 13, 7, fused=True)
    for name in ("recurrence", "convolution", "dilated"):
        assert figure.costs[name] == before[name]


def test_at_n_equal_d_the_opening_costs_recurrence_and_attention_the_same():
    costs = MixingExplorer().costs
    assert costs["recurrence"].work == costs["attention"].work == 2 * 64**3


def test_a_way_is_the_path_among_the_tokens_between_its_ends():
    figure = MixingExplorer(source=0, target=63)
    assert figure.ways == {name: cost.path_length for name, cost in figure.costs.items()}
    figure.target = 0
    assert set(figure.ways.values()) == {1}
    figure.source, figure.target, figure.k = 10, 3, 3
    assert figure.ways == {
        "recurrence": 8,
        "convolution": 7,
        "dilated": 3,
        "window": 7,
        "attention": 1,
    }


def test_ends_beyond_the_tokens_come_back_to_the_last():
    assert MixingExplorer(n=16).ways["recurrence"] == 12  # from 5 to 16
    assert MixingExplorer(n=16, source=40).ways["recurrence"] == 1


def test_bounds_are_those_of_the_device():
    figure = MixingExplorer(512, device="NVIDIA A100")
    for name, cost in figure.costs.items():
        assert figure.bounds[name] == roofline(cost, DEVICES["NVIDIA A100"])
    figure.device = "AMD EPYC 7763"
    assert figure.bounds["attention"] == roofline(attention_cost(512, 64), DEVICES["AMD EPYC 7763"])


def test_changes_are_observed_and_linked():
    figure, other = MixingExplorer(), MixingExplorer(128)
    link((figure, "wiring"), (other, "wiring"))
    figure.set_state({"wiring": "window", "n": 1024, "fused": True, "device": "NVIDIA H200"})
    assert (other.wiring, other.n) == ("window", 128)
    assert (figure.n, figure.fused, figure.device) == (1024, True, "NVIDIA H200")


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"n": 7}, "'n' trait"),
        ({"n": 16385}, "'n' trait"),
        ({"n": 8.5}, "'n' trait"),
        ({"d": 4}, "'d' trait"),
        ({"d": "wide"}, "'d' trait"),
        ({"k": 4}, "k must be odd; got 4"),
        ({"k": 1}, "'k' trait"),
        ({"k": 17}, "'k' trait"),
        ({"wiring": "graph"}, "'wiring' trait"),
        ({"source": -1}, "'source' trait"),
        ({"target": 64}, "'target' trait"),
        ({"fused": "yes"}, "'fused' trait"),
        ({"device": "abacus"}, "'device' trait"),
    ],
)
def test_a_wrong_value_is_named(options, message):
    with pytest.raises(TraitError, match=message):
        MixingExplorer(**options)


def test_the_text_tells_the_state():
    assert repr(MixingExplorer()) == (
        "Live figure: 64 tokens of size 64, k 5, wired by recurrence. The way from token 5 to 60, "
        "in steps or layers: recurrence 56, convolution 28, dilated 4, window 28, attention 1. A "
        "layer takes 524288 multiply-adds, 64 in a row, and moves 286720 numbers. On the NVIDIA "
        "T4: 1.83 operations per byte, at most 5.85e+11 a second."
    )
    assert "k 5, scores kept on the chip, wired by attention" in repr(
        MixingExplorer(wiring="attention", fused=True)
    )


def test_the_figure_goes_through_json_and_back():
    figure = MixingExplorer(4096, 128, 9, wiring="dilated", source=1, target=2, fused=True)
    stored = json.loads(json.dumps(bundle(figure)[FIGURE], sort_keys=True, allow_nan=False))
    assert stored["figure"] == "mixing"
    names = ["d", "device", "fused", "k", "n", "source", "target", "wiring"]
    assert sorted(stored["state"]) == names
    again = MixingExplorer(**stored["state"])
    assert repr(again) == repr(figure)
    assert bundle(again)[FIGURE] == bundle(figure)[FIGURE]
