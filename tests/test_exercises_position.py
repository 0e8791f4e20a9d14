"""A bank of answers to the exercises of chapter 08, written as learners write them.

Nothing here comes from the exercises' own code: the mistakes are made afresh, in plain Python,
numpy and torch, and each must be named; the right answers must pass.
"""

import math

import numpy as np
import pytest
from bank import Bank

from attnlib import position
from attnlib.exercises import check

BANK = Bank("position", rights=2)


# rotate -----------------------------------------------------------------------------------------


def turned(x, t, pairs=None, second=None):
    """Turn pairs of columns by t, (n, d / 2), one by one."""
    out = np.array(x, dtype=float)
    d = x.shape[1]
    for i in range(d // 2):
        m, n = (2 * i, 2 * i + 1) if pairs is None else pairs(i, d)
        a, b, c, s = x[:, m], x[:, n], np.cos(t[:, i]), np.sin(t[:, i])
        out[:, m] = a * c - b * s
        out[:, n] = a * s + b * c if second is None else second(out[:, m], a, b, c, s)
    return out


def plain_angles(x, positions):
    return np.outer(positions, [10000 ** (-c / x.shape[1]) for c in range(0, x.shape[1], 2)])


@BANK.answers
class alibi:
    def right_1(num_heads, n):
        return [
            [[-abs(i - j) / 2 ** (8 * (h + 1) / num_heads) for j in range(n)] for i in range(n)]
            for h in range(num_heads)
        ]

    def right_2(num_heads, n):
        start = 2 ** (-8 / num_heads)
        slopes = start ** np.arange(1, num_heads + 1)
        at = np.arange(n)
        return -np.einsum("h,ij->hij", slopes, np.abs(np.subtract.outer(at, at)))


def alibi_of(slope, value):
    def alibi(num_heads, n):
        heads = [slope(h + 1, num_heads) for h in range(num_heads)]
        return np.array([[[value(m, i, j) for j in range(n)] for i in range(n)] for m in heads])

    return alibi


def papers(h, count):
    return 2 ** (-8 * h / count)


ALIBI_WRONG = {
    "far-is-better": alibi_of(papers, lambda m, i, j: m * abs(i - j)),
    "signed": alibi_of(papers, lambda m, i, j: m * (j - i)),
    "counts-heads-from-zero": alibi_of(
        lambda h, c: papers(h - 1, c), lambda m, i, j: -m * abs(i - j)
    ),
    "made-for-eight": alibi_of(lambda h, c: 0.5**h, lambda m, i, j: -m * abs(j - i)),
    "same-slope": alibi_of(lambda h, c: 1, lambda m, i, j: -abs(i - j)),
    "factor": alibi_of(papers, lambda m, i, j: math.exp(-m * abs(i - j))),
    "reversed-heads": alibi_of(lambda h, c: papers(c + 1 - h, c), lambda m, i, j: -m * abs(i - j)),
    "future-hidden": alibi_of(papers, lambda m, i, j: -m * (i - j) if j <= i else -math.inf),
}
for misconception, answer in ALIBI_WRONG.items():
    answer.__name__ = f"loops_{misconception}"
    BANK.wrongs.append(("alibi", misconception, answer))


# shift and base_for -----------------------------------------------------------------------------

C, S = math.cos(1), math.sin(1)
VALUES_RIGHT = [
    ("shift", [[0.54, -0.84], [0.84, 0.54]]),
    ("shift", np.array([[C, -S], [S, C]])),
    ("base_for", [math.exp(math.log(128_000 / math.pi) * 64 / 63)]),
    ("base_for", 48_221),
    ("base_for", 4.82e4),
]
VALUES_WRONG = [
    ("shift", "turned-backwards", [[0.54, 0.84], [-0.84, 0.54]]),
    ("shift", "places-forgotten", [[0.88, -0.48], [0.48, 0.88]]),
    ("shift", "speed-forgotten", [[-0.42, -0.91], [0.91, -0.42]]),
    ("shift", "degrees", [[1.0, -0.017], [0.017, 1.0]]),
    ("shift", "sign-lost", [[0.54, 0.84], [0.84, 0.54]]),
    ("shift", "sines-and-cosines-swapped", [[0.84, 0.54], [0.54, -0.84]]),
    ("base_for", "whole-turn", 23_847),
    ("base_for", "counts-to-64", 40_744),
    ("base_for", "two-forgotten", 2.33e9),
    ("base_for", "degrees", 789),
    ("base_for", "one-radian", 154_300),
    ("base_for", "speed-returned", 2.454e-5),
    ("base_for", "usual-base", 1e4),
]


BANK.rights += VALUES_RIGHT
BANK.wrongs += VALUES_WRONG


def test_the_accepted_shift_moves_the_pair_at_every_place():
    turn = np.array(VALUES_RIGHT[0][1])
    for p in range(7):
        pair, later = ([math.sin(0.5 * q), math.cos(0.5 * q)] for q in (p, p + 2))
        np.testing.assert_allclose(pair @ turn, later, atol=0.01)


def test_a_shift_forwards_is_the_rotary_rule_with_minus_the_places():
    back = position.rotate(np.eye(2), np.full(2, -2 * 0.5))  # the first pair turns by one per place
    np.testing.assert_allclose(back, np.array(VALUES_RIGHT[1][1]), atol=1e-12)


def test_an_unknown_value_is_told_what_it_leads_to():
    assert "makes 0.244 turns" in str(check("position.base_for", 1e5))
    assert "is no base" in str(check("position.base_for", -1))
    assert "From place 0" in str(check("position.shift", [[1, 2], [3, 4]]))


@BANK.answers
class rotate:
    def right_1(x, positions):
        d = x.shape[1]
        z = x[:, 0::2] + 1j * x[:, 1::2]
        z = z * np.exp(1j * positions[:, None] / 10000 ** (np.arange(0, d, 2) / d))
        out = np.empty_like(x)
        out[:, 0::2], out[:, 1::2] = z.real, z.imag
        return out

    def right_2(x, positions):
        rows = []
        for row, p in zip(x, positions, strict=True):
            new = []
            for i in range(len(row) // 2):
                t = p / 10000 ** (2 * i / len(row))
                turn = np.array([[math.cos(t), -math.sin(t)], [math.sin(t), math.cos(t)]])
                new += list(turn @ row[2 * i : 2 * i + 2])
            rows.append(new)
        return rows

    def right_3(x, positions):
        torch = pytest.importorskip("torch")
        x, at = torch.as_tensor(x), torch.as_tensor(positions)
        t = at[:, None] * 10000.0 ** (-torch.arange(0, x.shape[1], 2) / x.shape[1]).double()
        a, b = x[:, ::2], x[:, 1::2]
        return torch.stack([a * t.cos() - b * t.sin(), a * t.sin() + b * t.cos()], -1).flatten(1)

    def half_split(x, positions):
        t = np.hstack([plain_angles(x, positions)] * 2)
        a, b = np.split(x, 2, axis=1)
        return x * np.cos(t) + np.hstack([-b, a]) * np.sin(t)

    backwards = lambda x, positions: turned(x, -plain_angles(x, positions))

    def overwritten(x, positions):
        return turned(x, plain_angles(x, positions), second=lambda new, a, b, c, s: new * s + b * c)

    def sign_lost(x, positions):
        t, out = plain_angles(x, positions), np.array(x)
        out[:, ::2] = x[:, ::2] * np.cos(t) + x[:, 1::2] * np.sin(t)
        out[:, 1::2] = x[:, ::2] * np.sin(t) + x[:, 1::2] * np.cos(t)
        return out

    one_speed = lambda x, positions: turned(x, np.outer(positions, np.ones(x.shape[1] // 2)))

    def two_forgotten(x, positions):
        d = x.shape[1]
        return turned(x, np.outer(positions, [10000 ** (-i / d) for i in range(d // 2)]))

    counts_rows = lambda x, positions: turned(x, plain_angles(x, range(len(x))))

    def added(x, positions):
        t, out = plain_angles(x, positions), np.array(x)
        out[:, ::2] += np.sin(t)
        out[:, 1::2] += np.cos(t)
        return out

    def right_4(x, positions):
        at = np.arange(max(positions) + 1)[:, None] / 10000 ** (
            np.arange(x.shape[1]) // 2 * 2 / x.shape[1]
        )
        table = np.where(np.arange(x.shape[1]) % 2, np.cos(at), np.sin(at))[positions]
        sine, cosine, turned = table[:, ::2], table[:, 1::2], np.empty(x.shape)
        turned[:, ::2] = x[:, ::2] * cosine - x[:, 1::2] * sine
        turned[:, 1::2] = x[:, ::2] * sine + x[:, 1::2] * cosine
        return turned


# regroup -----------------------------------------------------------------------------------------


@BANK.answers
class regroup:
    def right_1(w):
        d_k = w.shape[1]
        return w[:, [*range(0, d_k, 2), *range(1, d_k, 2)]]

    def right_2(w):
        return np.reshape(w, (len(w), -1, 2)).transpose(0, 2, 1).reshape(len(w), -1)

    unchanged = lambda w: w.copy()
    halves_swapped = lambda w: np.hstack([w[:, 1::2], w[:, 0::2]])
    reversed = np.fliplr

    def the_way_back(w):
        a, b = np.split(w, 2, axis=1)
        out = np.empty_like(w)
        out[:, 0::2], out[:, 1::2] = a, b
        return out

    def rows_moved(w):
        return w[[*range(0, len(w), 2), *range(1, len(w), 2)]]


# offset_alone ------------------------------------------------------------------------------------


def dot(rotate, m, n, width=6, seed=5):
    q, k = np.random.default_rng(seed).normal(size=(2, width))
    return (rotate(q[None], np.array([m])) @ rotate(k[None], np.array([n])).T)[0, 0]


def two_shifts_and_two_offsets(rotate):
    here = dot(rotate, 2, 5)
    if abs(dot(rotate, 40, 43) - here) > 1e-6:
        return False
    return abs(dot(rotate, 2, 6) - here) > 1e-3


@BANK.answers
class offset_alone:
    right_1 = two_shifts_and_two_offsets

    def right_2(rotate):
        x = np.tile(np.random.default_rng(0).normal(size=(1, 4)), (12, 1))
        scores = rotate(x, np.arange(12)) @ rotate(x, np.arange(12)).T
        flat = all(np.ptp(np.diagonal(scores, s)) < 1e-6 for s in range(12))
        return bool(flat and np.ptp(scores[0]) > 0.01)

    def passes_everything(rotate):
        return rotate(np.ones((3, 4)), np.arange(3)).shape == (3, 4)

    def refuses_everything(rotate):
        return dot(rotate, 2, 5) == dot(rotate, 3, 6) + 1

    def shift_alone(rotate):
        return np.isclose(dot(rotate, 2, 5), dot(rotate, 52, 55))

    def shift_alone_2(rotate):
        x = np.random.default_rng(0).normal(size=(4, 6))
        norm = np.linalg.norm
        return np.allclose(norm(rotate(x, np.arange(4)), axis=1), norm(x, axis=1))

    def one_pair(rotate):
        moved = np.isclose(dot(rotate, 2, 5, width=2), dot(rotate, 9, 12, width=2))
        return bool(
            moved and not np.isclose(dot(rotate, 2, 5, width=2), dot(rotate, 2, 6, width=2))
        )

    def compared_with_the_chapter(rotate):
        x = np.ones((2, 4))
        c, s = np.cos(3), np.sin(3)
        cc, ss = np.cos(0.03), np.sin(0.03)
        return np.allclose(rotate(x, np.array([0, 3]))[1], [c - s, s + c, cc - ss, ss + cc])

    verdicts_swapped = lambda rotate: not two_shifts_and_two_offsets(rotate)
