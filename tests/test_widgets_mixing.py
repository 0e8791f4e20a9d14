"""The Python side of chapter 11's live figure; the browser's is in tests/site."""

from attnlib.mixing import (
    attention_cost,
    convolution_cost,
    recurrence_cost,
    window_cost,
)
from attnlib.widgets import MixingExplorer


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
