"""A reader's own function in a live figure, Python's side: what it may be, what it gives, what is said of faults."""

import re

import numpy as np
import pytest

from attnlib import lookup, masking, scaling
from attnlib._own import drawn, kind_of
from attnlib.widgets import LookupExplorer, MaskExplorer, ScalingExplorer

TABLE = {"query": [[3.0, 1.0]], "key": [[1, 0], [0, 1], [-1, 0]], "value": [[10], [5], [2]]}
ASKED = {"name": "mine", "given": {**TABLE, "temperature": 1}, "shape": [1, 3]}
CAUSAL = {
    "name": "mine",
    "given": {"n_queries": 2, "n_keys": 3, "offset": 1},
    "shape": [2, 3],
}


def soft_lookup(query, key, value, temperature=1.0):
    weights = lookup.softmax(query @ key.T / temperature)
    return weights @ value, weights


def test_a_right_function_gives_the_books_numbers():
    book = lookup.soft_lookup(*(np.array(x, float) for x in TABLE.values()))
    answer = drawn(soft_lookup, ASKED)
    assert (answer["fault"], answer["note"]) == ("", "")
    np.testing.assert_allclose(answer["weights"], book.weights)
    np.testing.assert_allclose(answer["output"], book.output)


def instead(weights=None, output=None):
    """Return a lookup that gives what is asked for, in place of what is right."""

    def mine(query, key, value, temperature=1.0):
        found = soft_lookup(query, key, value, temperature)
        return (found[0] if output is None else output), (found[1] if weights is None else weights)

    return mine


def raises(query, key, value, temperature):
    return query @ key, None


@pytest.mark.parametrize(
    ("function", "words"),
    [
        (raises, "mine raised ValueError: matmul"),
        (raises, r"\(in the line return query @ key, None\)\.$"),
        (lambda query, key: 0, "mine raised TypeError: .*unexpected keyword"),
        (lambda **_: None, "returned a value of type NoneType; a pair is expected"),
        (lambda **_: np.ones((1, 3)), "returned a value of type ndarray"),
        (instead(weights=np.ones(3)), r"gave weights of the shape \(3,\); \(1, 3\) is expected"),
        (instead(weights=[[1, np.nan, 0]]), "gave weights with NaN or infinity, first for query 1"),
        (instead(weights=[[3, 1, -3]]), "gave a weight of 3; weights lie between 0 and 1"),
        (instead(weights="no"), "mine could not convert string"),
        (instead(output=[10]), r"gave an output of the shape \(1,\); \(1, 1\) is expected"),
    ],
)
def test_a_fault_is_a_sentence_with_the_readers_message(function, words):
    answer = drawn(function, ASKED)
    assert list(answer) == ["fault"]
    assert re.search(words, answer["fault"])


@pytest.mark.parametrize(
    ("function", "note"),
    [
        (instead(weights=[[1, 1, 1]], output=[[17]]), "The weights of query 1 sum to 3.00, not 1."),
        (instead(output=[[9.0]]), "Its output is not the average of the values by its weights."),
        (instead(weights=[[0, 0, 0]], output=[[0]]), ""),  # a query that may attend to nothing
    ],
)
def test_what_is_odd_and_has_a_picture_is_noted(function, note):
    answer = drawn(function, ASKED)
    assert (answer["fault"], answer["note"]) == ("", note)


@pytest.mark.parametrize(
    ("mask", "expected"),
    [
        (np.tri(2, 3, 1, dtype=bool), [[True, True, False], [True, True, True]]),
        ([[[True, False, False]]], [[True, False, False]] * 2),
        (np.tri(2, 3, 1), "gave a mask of float64; it must be boolean, True = may attend"),
        (np.ones((3, 2), dtype=bool), r"gave a mask of the shape (3, 2); (2, 3) is expected"),
    ],
)
def test_a_mask_is_boolean_and_fits(mask, expected):
    answer = drawn(lambda n_queries, n_keys, offset: mask, CAUSAL)
    assert answer.get("mask", answer["fault"]) in (expected, f"mine {expected}.")


def causal(n_queries, n_keys, offset=0):
    return np.arange(n_keys) <= np.arange(n_queries)[:, None] + offset


@pytest.mark.parametrize(
    ("figure", "function", "kind"),
    [
        ("lookup", soft_lookup, "lookup"),
        ("lookup", lookup.soft_lookup, "lookup"),
        ("lookup", causal, None),
        ("scaling", scaling.scaled_dot_product_attention, "attention"),
        ("masking", scaling.scaled_dot_product_attention, "attention"),
        ("masking", causal, "causal"),
        ("masking", masking.padding_mask, "padding"),
        ("masking", lambda n, left, right: None, "window"),
        ("masking", lambda n, left, right, more: None, None),
        ("masking", dict, None),
        ("masking", 3, None),
        ("encoder", soft_lookup, None),
    ],
)
def test_a_function_is_known_by_its_parameters(figure, function, kind):
    assert kind_of(figure, function) == kind


def test_a_figure_asks_the_function_until_it_is_the_books_again():
    figure = LookupExplorer()
    assert figure.use(soft_lookup) is figure
    assert (figure._own["name"], figure._own["kind"]) == ("soft_lookup", "lookup")
    figure._answer(None, {"own": {**ASKED, "turn": 7}}, None)
    assert figure._drawn["turn"] == 7
    good = figure._drawn["weights"]
    figure.use(raises)
    assert figure._drawn == {}
    figure._drawn = {"weights": good}
    figure._answer(None, {"own": {**ASKED, "turn": 8}}, None)
    assert figure._drawn["weights"] == good  # the last good picture stays
    assert "raised ValueError" in figure._drawn["fault"]
    figure.use(None)
    assert "name" not in figure._own
    figure._answer(None, {"own": {**ASKED, "turn": 9}}, None)
    assert figure._drawn == {}


def test_the_figure_stays_the_books_in_what_is_stored():
    figure = MaskExplorer()
    assert repr(figure.use(causal)) == repr(MaskExplorer())
    assert figure._state() == MaskExplorer()._state()


@pytest.mark.parametrize("function", [3, causal])
def test_what_the_figure_cannot_take_is_refused(function):
    with pytest.raises(TypeError, match=r"function must have the parameters \(query, key, value\)"):
        ScalingExplorer().use(function)
