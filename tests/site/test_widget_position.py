"""Chapter 08's live figure: its numbers by hand and in a browser, and the sentence there."""

import json

import numpy as np
import pytest
from every_figure import Figure, Hand, Moves, compute, press, summary

from attnlib.widgets import PositionExplorer

FIGURE = Figure(
    PositionExplorer,
    elsewhere={"order": [1, 0, 2, 3, 4], "places": (1, 60), "head": 7},
    states=[
        {"encoding": way, "order": [1, 0, 2, 4, 3], "places": places}
        for way, places in zip(
            ("none", "sinusoidal", "rotary", "alibi"),
            ((24, 39), (24, 39), (0, 63), (63, 0)),
            strict=True,
        )
    ],
    highest=(900, 1300),
    hands=[Hand("mark 24 > mark 17", {"places": [17, 23]}), Hand("1 > 4", {"order": [0, 2, 3, 1, 4]})],
    keys=[
        ("[aria-label^=Key]", "ArrowRight ArrowRight PageUp ArrowLeft", {"places": [24, 39]}, "Key"),
        ("[aria-label^=Both]", "Home End", {"places": [48, 63]}, "Both"),
        ("[aria-label^='dog, word']", "ArrowLeft Home", {"order": [1, 0, 4, 2, 3]}, "dog, word 1"),
    ],
    moves=Moves("slider", "Query", "ArrowRight", "places", ("radio", "ALiBi"), "encoding"),
)  # fmt: skip

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


# ---- In a browser --------------------------------------------------------------------------

FIRST = ["the", "dog", "bites", "the", "man"]


def mark(page, name):
    return page.locator(f'[data-id="{name}"]').first


def sentence(page):
    """The words of the sentence, from left to right."""
    words = [mark(page, f"word {i}") for i in range(5)]
    places = [(float(word.get_attribute("x")), word.text_content()) for word in words]
    return [text for _, text in sorted(places)]


def moved(page):
    """How far outputs moved, as the picture tells it, from left to right."""
    marks = [mark(page, f"moved {i}") for i in range(5)]
    return [
        text for _, text in sorted((float(m.get_attribute("x")), m.text_content()) for m in marks)
    ]


def choose(page, name):
    page.get_by_role("radio", name=name, exact=True).check()


@pytest.mark.long
def test_numbers_equal_attnlib_on_random_inputs(page):
    rng = np.random.default_rng(8)
    figures = []
    for i in range(200):
        figure = PositionExplorer(
            ENCODINGS[i % 4],
            order=rng.permutation(5),
            places=rng.integers(0, 64, 2),
            head=int(rng.integers(1, 9)),
        )
        size = 10.0 ** rng.integers(-1, 2)
        figure.set_trait("vectors", size * rng.standard_normal((5, 8)))
        figures.append(figure)
    results = compute(page, "position", [json.loads(json.dumps(f._state())) for f in figures])
    at = np.arange(64)
    for figure, result in zip(figures, results, strict=True):
        x, (m, n) = np.array(figure.vectors), map(int, figure.places)
        close = {"rtol": 1e-9, "atol": 1e-12 * max(1, np.abs(x).max()) ** 2}
        np.testing.assert_allclose(result["weights"], figure.weights, rtol=1e-9, atol=1e-300)
        np.testing.assert_allclose(result["output"], figure.output, **close)
        np.testing.assert_allclose(result["moved"], figure.moved, **close)
        np.testing.assert_allclose(result["score"], figure.score, **close)
        query, key = (np.tile(x[word], (64, 1)) for word in (1, 4))
        scores = figure._scores(query, key, at, at)
        alone, both = ([s for p, s in result[k] if p == int(p)] for k in ("alone", "both"))
        np.testing.assert_allclose(alone, scores[m], **close)
        np.testing.assert_allclose(both, np.diagonal(scores, n - m), **close)


def test_outputs_follow_the_words_until_positions_are_told(page):
    press(page, "First order")
    assert sentence(page) == FIRST
    assert "first order" in summary(page, 1)
    choose(page, "none")
    for _ in range(3):
        before = sentence(page)
        press(page, "Shuffle")
        assert sentence(page) != before
        assert sorted(sentence(page)) == sorted(FIRST)
        assert moved(page) == ["0"] * 5
    press(page, "First order")
    press(page, "Reverse")
    assert sentence(page) == FIRST[::-1]
    for name in ("sinusoidal", "rotary", "ALiBi"):
        choose(page, name)
        assert (moved(page) == ["0"] * 5) == (name == "ALiBi")
    press(page, "First order")
    press(page, "dog ↔ man")
    assert sentence(page) == ["the", "man", "bites", "the", "dog"]
    assert "the outputs change, most for" in summary(page, 1)
