"""Chapter 11's live figure: its costs, and in a browser its numbers, the message and its ends."""

import re

import numpy as np
from every_figure import Figure, Hand, Moves, compute, finger, press

from attnlib.mixing import (
    attention_cost,
    convolution_cost,
    recurrence_cost,
    window_cost,
)
from attnlib.widgets import MixingExplorer
from attnlib.widgets.mixing import _WIRINGS

FIGURE = Figure(
    MixingExplorer,
    elsewhere={"n": 4096, "d": 128, "k": 9, "wiring": "dilated", "source": 1, "target": 2},
    states=[
        {"n": 1024, "wiring": "attention"},
        {"n": 16384, "d": 4096, "k": 15, "wiring": "dilated"},
        {"n": 1024, "d": 23, "k": 9, "wiring": "window"},
        {"n": 8, "d": 8, "k": 15, "wiring": "dilated", "source": 63, "target": 63},
    ],
    highest=(650, 1130),
    hands=[Hand("to > token 31", {"target": 31}), Hand("from > token 15", {"source": 15})],
    keys=[
        ("[aria-label='message from token']", "End Home ArrowRight PageUp ArrowLeft", {"source": 8}, "message from"),
        ("[aria-label='message to token']", "End ArrowLeft PageDown", {"target": 54}, "message to"),
        ("[aria-label='message to token']", "Home", {"target": 8}, "message to"),
        ("[data-id=attention].attn-hit", "Enter", {"wiring": "attention"}, "attention"),
    ],
    moves=Moves("slider", "message to token", "ArrowLeft", "target", ("button", "window"), "wiring"),
)  # fmt: skip


def test_costs_are_those_of_the_library():
    figure = MixingExplorer(101, 13, 7)
    assert figure.costs == {
        "recurrence": recurrence_cost(101, 13),
        "convolution": convolution_cost(101, 13, 7),
        "dilated": convolution_cost(101, 13, 7, dilated=True),
        "window": window_cost(101, 13, 7),
        "attention": attention_cost(101, 13),
    }


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


def test_the_text_tells_the_state():
    assert repr(MixingExplorer()) == (
        "Live figure: 64 tokens of size 64, k 5, wired by recurrence. The way from token 5 to 60, "
        "in steps or layers: recurrence 56, convolution 28, dilated 4, window 28, attention 1. A "
        "layer takes 524288 multiply-adds, 64 in a row."
    )


# ---- In a browser --------------------------------------------------------------------------

START, GOAL = "message from token", "message to token"


def end(page, name, figure=0):
    return page.get_by_role("slider", name=name).nth(figure)


def token(page, name):
    return int(end(page, name).get_attribute("aria-valuenow"))


def text(page, mark):
    return page.locator(f'[data-id="{mark}"]').first.text_content()


def size(page, name):
    return page.get_by_role("slider", name=re.compile(f"^{name} [ndk]$")).first


def random_inputs(count):
    rng = np.random.default_rng(11)
    for _ in range(count):
        yield {
            "n": int(2 ** rng.uniform(3, 14)),
            "d": int(2 ** rng.uniform(3, 12)),
            "k": int(2 * rng.integers(1, 8) + 1),
            "wiring": str(rng.choice(_WIRINGS)),
            "source": int(rng.integers(0, 64)),
            "target": int(rng.integers(0, 64)),
        }


def test_costs_equal_attnlibs_to_the_last_digit(page):
    inputs = list(random_inputs(200))
    for given, result in zip(inputs, compute(page, "mixing", inputs), strict=True):
        figure = MixingExplorer(**given)
        assert [layer["name"] for layer in result["layers"]] == list(figure.costs)
        for found in result["layers"]:
            cost = figure.costs[found["name"]]
            assert (found["work"], found["steps"]) == (cost.work, cost.sequential_steps)
            assert found["path"] == cost.path_length
            assert len(found["way"]) - 1 == figure.ways[found["name"]]


# ---- What the reader sees ------------------------------------------------------------------


def test_a_message_goes_at_one_pace_and_arrives(open_figures):
    page = open_figures(MixingExplorer(), clock=True).page
    page.emulate_media(reduced_motion="no-preference")
    press(page, "Send")
    page.clock.run_for(500)
    assert 0 < int(re.match(r"(\d+) of 56", text(page, "told"))[1]) < 50
    assert page.locator('[data-id="pulse"]').count() == 1
    page.clock.run_for(3_000)
    assert text(page, "told") == "56 steps"
    assert page.locator('[data-id="pulse"]').count() == 0


def test_without_motion_a_message_is_there_at_once(page):
    press(page, "Send")
    assert text(page, "told") == "56 steps"


# ---- Controls ------------------------------------------------------------------------------


def test_an_end_is_dragged_with_a_finger(open_figures):
    page = open_figures(MixingExplorer(), width=375, has_touch=True).page
    box = end(page, START).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + 20
    finger(page, (x, y), (x + 900, y - 100))
    assert token(page, START) == 60


def test_sliders_change_what_they_name(open_figures):
    page = open_figures(MixingExplorer(wiring="convolution")).page
    size(page, "kernel").fill("9")
    assert text(page, "told") == "14 layers"
    size(page, "tokens").fill("4")
    assert text(page, "note").startswith("16 tokens")
    assert token(page, GOAL) == 16
    size(page, "tokens").fill("10")
    assert "first 64 of 1,024" in text(page, "note")
    assert token(page, GOAL) == 60
    before = text(page, "work number 1")
    size(page, "size").fill("10")
    page.wait_for_timeout(300)
    assert text(page, "work number 1") != before
