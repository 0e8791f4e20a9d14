"""Answers to the exercises of chapter 08, as learners write them."""

import math

import numpy as np
from bank import Bank

from attnlib import position
from attnlib.exercises import check

BANK = Bank("position")


@BANK.answers
class alibi:
    def right_1(num_heads, n):
        return [
            [[-abs(i - j) / 2 ** (8 * (h + 1) / num_heads) for j in range(n)] for i in range(n)]
            for h in range(num_heads)
        ]


C, S = math.cos(1), math.sin(1)
VALUES_RIGHT = [
    ("shift", [[0.54, -0.84], [0.84, 0.54]]),
    ("shift", np.array([[C, -S], [S, C]])),
    ("base_for", [math.exp(math.log(128_000 / math.pi) * 64 / 63)]),
    ("base_for", 48_221),
    ("base_for", 4.82e4),
]

BANK.rights += VALUES_RIGHT


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


@BANK.answers
class regroup:
    def right_1(w):
        d_k = w.shape[1]
        return w[:, [*range(0, d_k, 2), *range(1, d_k, 2)]]


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
