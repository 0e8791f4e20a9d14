"""Answers to the exercises of chapter 01, as learners write them."""

import math

import numpy as np
import pytest
import torch
from bank import Bank, stable, zero_avoided

from attnlib.corpora import FRUIT_TABLE
from attnlib.exercises import check

BANK = Bank("lookup")


def nested_loops(scores):
    if scores.ndim > 1:
        return [nested_loops(row) for row in scores]
    top = max(scores)
    e = [math.exp(s - top) for s in scores]
    return [x / sum(e) for x in e]


SMALL = np.array([[1.0, 2.0, 0.5, -1.0], [0.0, -2.0, 3.0, 1.0]])
EXPECTED = stable(SMALL)
FAR = 0, 1000, -1000


def compared(scores, *shifts):
    """Return a test that compares a softmax of shifted scores with numbers."""
    wanted = stable(scores)
    return lambda softmax: all(np.allclose(softmax(scores + s), wanted) for s in shifts)


@BANK.answers
class is_right:
    right_1 = compared(SMALL, *FAR)

    def right_2(softmax):
        try:
            for shift in FAR:
                for got, want in zip(softmax(SMALL + shift), EXPECTED, strict=True):
                    np.testing.assert_allclose(got, want, rtol=1e-6)
        except (AssertionError, ValueError):
            return False
        return True


@BANK.answers
class score_gradient:
    def right_1(scores, value):
        w = stable(scores)
        n = len(w)
        return [sum(value[i] * w[i] * ((i == j) - w[j]) for i in range(n)) for j in range(n)]

    def right_2(scores, value):
        s = torch.tensor(scores, requires_grad=True)
        (torch.softmax(s, 0) @ torch.tensor(value)).backward()
        return s.grad

    def measured_by_steps(scores, value):
        def output(s):
            return stable(s) @ value

        moves = 2e-5 * np.eye(len(scores))
        return [(output(scores + move) - output(scores - move)) / 4e-5 for move in moves]

    def zero_by_zero_hidden(scores, value):
        w = zero_avoided(scores)
        return w * (value - w @ value)


@BANK.answers
class temperature_for:
    def right_1(best, second, share):
        cold, hot = 1e-6, 1e6
        for _ in range(200):
            middle = math.sqrt(cold * hot)
            if 1 / (1 + math.exp(min((second - best) / middle, 700))) > share:
                cold = middle
            else:
                hot = middle
        return cold

    def right_2(best, second, share):
        return (best - second) / 2 / torch.atanh(torch.tensor(2.0 * share - 1))


@BANK.answers
class lookup_or:
    def right_1(query, key, value, default, threshold):
        answers = []
        for q in query:
            scores = [float(q @ k) for k in key] + [threshold]
            raised = [math.exp(s - max(scores)) for s in scores]
            rows = [*value, default]
            answers.append(sum(r * row for r, row in zip(raised, rows, strict=True)) / sum(raised))
        return answers

    def zero_by_zero_hidden(query, key, value, default, threshold):
        scores = np.column_stack([query @ key.T, np.full(len(query), threshold)])
        return zero_avoided(scores) @ np.vstack([value, default])


APPLE, BANANA, CHAIR = FRUIT_TABLE.key


@BANK.answers
class fruit_query:
    right_1 = np.linalg.lstsq(FRUIT_TABLE.key, np.log([0.2, 0.8, 1e-4]))[0]
    right_2 = [3, 1, -0.6931, -1]


@BANK.answers
class soft_lookup:
    def right_1(query, key, value, temperature=1.0):
        output, weights = [], []
        for q in query:
            scores = [sum(a * b for a, b in zip(q, k, strict=True)) / temperature for k in key]
            top = max(scores)
            e = [math.exp(s - top) for s in scores]
            w = [x / sum(e) for x in e]
            weights.append(w)
            columns = range(value.shape[1])
            output.append([sum(w[i] * value[i][c] for i in range(len(w))) for c in columns])
        return output, weights

    def zero_by_zero_hidden(query, key, value, temperature=1.0):
        weights = zero_avoided(query @ key.T / temperature)
        return weights @ value, weights


def test_a_six_that_leans_on_the_chair_is_named():
    # Along the first axis apple and banana stay equal: 7.5 from the two, 2 from the chair.
    answers = [check("lookup.fruit_query", [x, 0, 0, 0]) for x in np.linspace(0, 1, 2001)]
    assert {answer.name for answer in answers} >= {"leans-on-the-chair"}
    assert not any(answers)


def test_the_ratio_of_one_to_four_passes_where_the_chair_is_light_and_is_named_where_it_is_not():
    # Along the first axis apple and banana keep their ratio, and the chair loses weight.
    found = [check("lookup.fruit_query", [x, 0, -np.log(2), 0]) for x in np.linspace(-3, 5, 81)]
    heavy = [verdict for verdict in found if not verdict]
    assert {verdict.name for verdict in heavy} == {"ratio-right-chair-heavy"}
    assert found == heavy + found[len(heavy) :]
    assert all(found[len(heavy) :])
    assert len(heavy) < len(found)


def test_queries_found_by_search_pass():
    found = [x for x in np.linspace(-3, 3, 3001) if check("lookup.fruit_query", [3, 1, x, -1])]
    assert found
    assert np.allclose(found, -np.log(2), atol=0.01)


@BANK.answers
class softmax:
    right_1 = nested_loops

    zero_by_zero_hidden = zero_avoided


@BANK.answers
class leave_one_out:
    def right_1(key, value, width):
        predictions = []
        for i in range(len(key)):
            k, v = np.delete(key, i), np.delete(value, i)
            predictions.append(stable(-((key[i] - k) ** 2) / (2 * width**2)) @ v)
        return predictions


def two_slips(average, turn=lambda weights: weights, weigh=stable, heat=lambda t: t):
    """Return a lookup that averages, reports and heats in ways of its own."""

    def answer(query, key, value, temperature=1.0):
        scores = query @ key.T / heat(temperature)
        return average(stable(scores), key, value), turn(weigh(scores))

    return answer


@pytest.mark.parametrize(
    ("answer", "name", "told"),
    [
        (
            two_slips(lambda w, k, v: w @ k, heat=lambda t: 1 / t),
            "temperature-inverted",
            "A second mistake comes with it: keys-returned.",
        ),
        (
            two_slips(lambda w, k, v: w @ k, weigh=lambda s: s),
            "scores-returned",
            "A second mistake comes with it: keys-returned.",
        ),
        (
            two_slips(lambda w, k, v: w @ v + 1, weigh=lambda s: s),
            "scores-returned",
            "  output: wrong otherwise\n  weights: scores-returned",
        ),
        (two_slips(lambda w, k, v: w @ v + 1), None, "Right in every case: weights."),
        (
            two_slips(lambda w, k, v: (w @ v).T, np.transpose),
            None,
            "Rows and columns have changed places: output, weights.",
        ),
        (two_slips(lambda w, k, v: w @ v + 1, np.exp), None, "got [["),
    ],
)
def test_two_mistakes_at_once(answer, name, told):
    verdict = check("lookup.soft_lookup", answer)
    assert verdict.status == ("misconception" if name else "wrong")
    assert verdict.name == name
    assert told in verdict.message
