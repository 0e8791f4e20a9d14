"""The Python side of chapter 08's live figure; the browser's is in tests/site."""

import numpy as np
import pytest

from attnlib.widgets import PositionExplorer

ENCODINGS = ["none", "sinusoidal", "rotary", "alibi"]


def turn(x, place):
    """Rotate neighbours as complex numbers."""
    pairs = np.asarray(x)[::2] + 1j * np.asarray(x)[1::2]
    pairs = pairs * np.exp(1j * place * 10.0 ** -np.arange(4))
    return np.stack([pairs.real, pairs.imag], axis=-1).ravel()


def waves(place):
    angles = place * 10.0 ** -np.arange(4)
    return np.stack([np.sin(angles), np.cos(angles)], axis=-1).ravel()


def score_by_hand(encoding, query, key, m, n, head):
    if encoding == "sinusoidal":
        query, key = query + waves(m), key + waves(n)
    if encoding == "rotary":
        query, key = turn(query, m), turn(key, n)
    bias = -abs(m - n) / 2**head if encoding == "alibi" else 0
    return query @ key / 8**0.5 + bias


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_scores_weights_and_outputs_by_hand(encoding):
    order = [3, 1, 4, 0, 2]
    widget = PositionExplorer(encoding, order=order, places=(5, 41), head=3)
    x = np.array(widget.vectors)
    want = score_by_hand(encoding, x[1], x[4], 5, 41, 3)
    assert widget.score == pytest.approx(want, rel=1e-12)

    e = np.exp(
        [
            [score_by_hand(encoding, x[a], x[b], i, j, 3) for j, b in enumerate(order)]
            for i, a in enumerate(order)
        ]
    )
    weights = e / e.sum(axis=1, keepdims=True)
    np.testing.assert_allclose(widget.weights, weights, rtol=1e-12)
    places = np.stack([waves(i) for i in range(5)]) if encoding == "sinusoidal" else 0
    np.testing.assert_allclose(widget.output, weights @ (x[order] + places), atol=1e-12)


def test_without_positions_no_order_moves_an_output(rng):
    for _ in range(20):
        assert PositionExplorer("none", order=rng.permutation(5)).moved.max() < 1e-12


@pytest.mark.parametrize("encoding", ENCODINGS[1:])
def test_with_positions_changing_dog_and_man_moves_both(encoding):
    widget = PositionExplorer(encoding, order=[0, 4, 2, 3, 1])
    assert widget.moved[[1, 4]].min() > 0.01
    assert PositionExplorer(encoding, order=range(5)).moved.max() == 0


def test_alibi_alone_cannot_tell_left_from_right():
    reverse = [4, 3, 2, 1, 0]
    assert PositionExplorer("alibi", order=reverse).moved.max() < 1e-12
    for encoding in ("sinusoidal", "rotary"):
        assert PositionExplorer(encoding, order=reverse).moved.max() > 0.1


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_moving_both_words_keeps_the_score_unless_places_are_added(encoding):
    scores = [PositionExplorer(encoding, places=(m, m + 6)).score for m in (0, 9, 50)]
    assert (np.ptp(scores) < 1e-12) == (encoding != "sinusoidal")


def test_the_text_tells_the_state():
    widget = PositionExplorer("alibi", order=[4, 3, 2, 1, 0], places=(7, 3), head=4)
    x = np.array(widget.vectors)
    assert repr(widget) == (
        "Live figure: ALiBi. The order is: man the bites dog the. Outputs moved, against the "
        "first order, by: man 0.00, the 0.00, bites 0.00, dog 0.00, the 0.00. The score of dog at "
        f"place 7 for man at place 3 is {x[1] @ x[4] / 8**0.5 - 4 / 16:.2f}. Head 4 of 8."
    )
    assert "no positions" in repr(PositionExplorer("none"))
    assert "Head" not in repr(PositionExplorer("rotary"))
