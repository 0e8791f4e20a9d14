"""The table of chapter 01: its numbers are what the chapter says."""

import math

import numpy as np
import pytest

from attnlib.corpora import (
    FRUIT_TABLE,
    PLANE_VECTORS,
    PLANE_WORDS,
    THINKING_MACHINES,
)
from attnlib.lookup import soft_lookup


def look_up(query):
    return soft_lookup(query[None, :], FRUIT_TABLE.key, FRUIT_TABLE.value[:, None])


def test_shapes_follow_the_words_and_axes():
    assert FRUIT_TABLE.words == ("apple", "banana", "chair")
    assert FRUIT_TABLE.key.shape == (3, len(FRUIT_TABLE.axes)) == (3, 4)
    assert FRUIT_TABLE.value.tolist() == [10, 5, 2]
    assert list(FRUIT_TABLE.queries) == ["apple", "banana", "chair", "fruit"]


def test_fruit_is_eight_and_no_weight_is_zero():
    output, weights = look_up(FRUIT_TABLE.queries["fruit"])
    assert abs(output.item() - 8) < 1e-12
    np.testing.assert_allclose(weights[0], [0.6, 0.4, 0], atol=6e-5)
    assert weights.min() > 0


def test_half_the_logarithm_would_share_six_to_four():
    query = FRUIT_TABLE.queries["fruit"].copy()
    query[2] = math.log(1.5) / 2
    output, weights = look_up(query)
    assert weights[0, 0] / weights[0, 1] == pytest.approx(1.5, rel=1e-12)
    assert 7.999 < output.item() < 8 - 1e-4
    assert query[2] < FRUIT_TABLE.queries["fruit"][2] < query[2] + 1e-4


@pytest.mark.parametrize(("word", "value"), [("apple", 10), ("banana", 5), ("chair", 2)])
def test_a_known_word_gets_about_its_own_value(word, value):
    assert look_up(FRUIT_TABLE.queries[word])[0].item() == pytest.approx(value, abs=0.06)


def test_a_known_word_asks_with_its_key_doubled():
    for word, key in zip(FRUIT_TABLE.words, FRUIT_TABLE.key, strict=True):
        np.testing.assert_array_equal(FRUIT_TABLE.queries[word], 2 * key)


def test_the_scores_of_fruit_by_hand():
    lean = FRUIT_TABLE.queries["fruit"][2]
    scores = FRUIT_TABLE.key @ FRUIT_TABLE.queries["fruit"]
    # apple 3 + 0.5 + lean + 1, banana 3 + 1 - lean + 0.5, chair -3 - 1 - 1
    np.testing.assert_allclose(scores, [4.5 + lean, 4.5 - lean, -5], rtol=1e-15)
    assert FRUIT_TABLE.axes == ("edible", "sweet", "round", "big")


@pytest.mark.parametrize("name", ["key", "value"])
def test_numbers_are_read_only(name):
    with pytest.raises(ValueError, match="read-only"):
        getattr(FRUIT_TABLE, name)[0] = 1


def test_queries_are_read_only():
    with pytest.raises(TypeError):
        FRUIT_TABLE.queries["pear"] = FRUIT_TABLE.queries["apple"]
    with pytest.raises(ValueError, match="read-only"):
        FRUIT_TABLE.queries["apple"][0] = 1


def test_in_the_plane_hot_and_cold_are_exactly_opposite_and_nothing_else_can_change():
    hot, cold = (PLANE_VECTORS[PLANE_WORDS.index(word)] for word in ("hot", "cold"))
    assert (hot == -cold).all()
    with pytest.raises(ValueError, match="read-only"):
        PLANE_VECTORS[0, 0] = 1


def test_the_dot_products_of_the_plane_by_hand():
    assert PLANE_WORDS == ("hot", "cold", "temperature", "it", "ball")
    wanted = [
        [3.97, -3.97, 1.2, -0.59, 1.4],
        [-3.97, 3.97, -1.2, 0.59, -1.4],
        [1.2, -1.2, 4, -2.6, -4.2],
        [-0.59, 0.59, -2.6, 1.7, 2.87],
        [1.4, -1.4, -4.2, 2.87, 6.37],
    ]
    np.testing.assert_allclose(PLANE_VECTORS @ PLANE_VECTORS.T, wanted, rtol=1e-12)


def test_thinking_machines_by_hand():
    x, *projections = (np.array(THINKING_MACHINES[name]) for name in ("x", "w_q", "w_k", "w_v"))
    query, key, value = (x @ w for w in projections)
    assert query.tolist() == [[1, 1], [2, 0]]
    assert key.tolist() == [[1, 0], [1, 2]]
    assert value.tolist() == [[2, 0], [0, 4]]
    assert (query @ key.T).tolist() == [[1, 3], [2, 2]]
    assert THINKING_MACHINES["words"] == ("Thinking", "machines")


def test_the_live_figures_of_chapters_03_and_04_start_from_the_same_words():
    from attnlib import widgets

    for figure in (widgets.SimilarityExplorer().vectors, widgets.ProjectionExplorer().x):
        np.testing.assert_array_equal(figure, PLANE_VECTORS)
