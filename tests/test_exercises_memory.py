"""Answers to the exercises of chapter 13, as learners write them."""

import math

import numpy as np
from bank import Bank, stable

BANK = Bank("memory")


@BANK.answers
class complete:
    def right_1(patterns, state, beta):
        known = [c for c in range(len(state)) if not math.isnan(state[c])]
        scores = np.array([beta * sum(p[c] * state[c] for c in known) for p in patterns])
        w = stable(scores)
        return [
            state[c] if c in known else sum(w[i] * patterns[i][c] for i in range(len(w)))
            for c in range(len(state))
        ]

    not_a_number = lambda p, s, b: stable(b * p @ s) @ p


@BANK.answers
class posterior:
    def right_1(patterns, noisy, noise):
        logs = [
            -sum((a - b) ** 2 for a, b in zip(p, noisy, strict=True)) / 2 / noise**2
            for p in patterns
        ]
        top = max(logs)
        total = top + math.log(math.fsum(math.exp(x - top) for x in logs))
        return [math.exp(x - total) for x in logs]


@BANK.answers
class split_beta:
    right_1 = lambda patterns: 1 / max(np.linalg.eigvals(np.cov(patterns.T, bias=True)).real)


@BANK.answers
class beta_for:
    def right_1(gap, n, share):
        low, high = 0.0, 1000.0
        for _ in range(200):
            middle = (low + high) / 2
            got = 1 / (1 + (n - 1) * math.exp(-middle * gap))
            low, high = (low, middle) if got > share else (middle, high)
        return low


@BANK.answers
class recall_step:
    def right_1(state, patterns):
        new = []
        for i, own in enumerate(state):
            vote = sum(
                p[i] * p[j] * state[j] for p in patterns for j in range(len(state)) if j != i
            )
            new.append(own if vote == 0 else math.copysign(1, vote))
        return new

    # the program of the chapter's text
    both_faults = lambda state, p: np.sign(state @ (p.T @ p / len(state)))


def twice(train, d=4):
    a, b = np.random.default_rng(0).choice([-1.0, 1.0], (2, 3, d))
    return train(train(np.zeros((d, d)), a), b), np.vstack([a, b])


@BANK.answers
class learns_on:
    def right_1(train):
        found, all_of_them = twice(train)
        want = sum(np.outer(x, x) for x in all_of_them)
        return np.allclose(found, want - np.diag(np.diag(want)))

    def right_2(train):
        found, all_of_them = twice(train, 6)
        return np.allclose(found, train(np.zeros((6, 6)), all_of_them)) and not np.diag(found).any()
