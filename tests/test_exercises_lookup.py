"""Answers to the exercises of chapter 01, as learners write them."""

import math

import numpy as np
import pytest
import torch
from bank import Bank, zero_avoided

from attnlib.corpora import FRUIT_TABLE
from attnlib.exercises import check

BANK = Bank("lookup")


def stable(scores):
    e = np.exp(scores - np.max(scores, axis=-1, keepdims=True))
    return e / np.sum(e, axis=-1, keepdims=True)


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

    def right_3(softmax):
        for scores in (SMALL, SMALL + 1000, SMALL - 1000):
            w = softmax(scores)
            if not np.isfinite(w).all() or abs(w.sum(axis=1) - 1).max() > 1e-9:
                return False
            if not np.allclose(np.log(w[:, 0] / w[:, 1]), scores[:, 0] - scores[:, 1]):
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

    def right_3(scores, value):
        w = stable(scores.astype(np.float32))
        return w * value.astype(np.float32) - w * (w @ value.astype(np.float32))

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

    def right_2(query, key, value, default, threshold):
        scores = query @ key.T
        total = np.logaddexp.reduce(scores, axis=1, keepdims=True)
        gate = np.exp(total - np.logaddexp(total, threshold))
        return gate * (stable(scores) @ value) + (1 - gate) * default

    def right_3(query, key, value, default, threshold):
        q, k, v, d = (torch.as_tensor(x) for x in (query, key, value, default))
        scores = torch.nn.functional.pad(q @ k.T, (0, 1), value=threshold)
        return scores.softmax(-1) @ torch.cat([v, d[None]])

    def zero_by_zero_hidden(query, key, value, default, threshold):
        scores = np.column_stack([query @ key.T, np.full(len(query), threshold)])
        return zero_avoided(scores) @ np.vstack([value, default])


def squared(key, width):
    return -((key[:, None] - key) ** 2) / (2 * width**2)


APPLE, BANANA, CHAIR = FRUIT_TABLE.key


@BANK.answers
class fruit_query:
    gives_the_weights = (0.2, 0.8, 0)
    gives_the_answer = 6.0
    mixes_the_keys = APPLE * 0.2 + BANANA * 0.8
    forgets_the_softmax = np.linalg.lstsq(FRUIT_TABLE.key, np.array([0.2, 0.8, 0.0]))[0]
    ratio_right_chair_heavy = [1, 0, -0.6931, 0]
    copies_the_fruit = FRUIT_TABLE.queries["fruit"]
    shares_swapped = [3, 1, 0.693, -1]
    indifferent = [0, 0, 0, 0]
    hard_lookup = FRUIT_TABLE.queries["chair"] * 2
    right_1 = np.linalg.lstsq(FRUIT_TABLE.key, np.log([0.2, 0.8, 1e-4]))[0]
    right_2 = [3, 1, -0.6931, -1]
    right_3 = torch.tensor([3, 1, -0.6931, -1], requires_grad=True)


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

    def right_2(query, key, value, temperature=1.0):
        q, k, v = (x.astype(np.float32) for x in (query, key, value))
        weights = stable(np.einsum("qd,kd->qk", q, k) / np.float32(temperature))
        return weights @ v, weights

    def right_3(query, key, value, temperature=1.0):
        q, k, v = (torch.as_tensor(x) for x in (query, key, value))
        weights = torch.softmax(q @ k.T / temperature, -1)
        output = torch.nn.functional.scaled_dot_product_attention(q, k, v, scale=1 / temperature)
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
    right_2 = lambda scores: stable(scores.astype(np.float32))

    def right_3(scores):
        return torch.softmax(torch.as_tensor(scores), dim=-1)

    def right_4(scores):
        return scores.softmax(-1)

    zero_by_zero_hidden = zero_avoided


@BANK.answers
class leave_one_out:
    def right_1(key, value, width):
        predictions = []
        for i in range(len(key)):
            k, v = np.delete(key, i), np.delete(value, i)
            predictions.append(stable(-((key[i] - k) ** 2) / (2 * width**2)) @ v)
        return predictions

    def right_2(key, value, width):
        scores = squared(key.astype(np.float32), np.float32(width))
        np.fill_diagonal(scores, -np.inf)
        return stable(scores) @ value.astype(np.float32)

    def right_3(key, value, width):
        scores = torch.as_tensor(squared(key, width))
        scores = scores.masked_fill(torch.eye(len(key), dtype=torch.bool), float("-inf"))
        return torch.softmax(scores, 1) @ torch.as_tensor(value)


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
            "  output: keys-returned\n  weights: scores-returned",
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
