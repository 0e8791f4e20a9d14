"""Checks and dispatch must stay small: our functions at a few tokens against bare numpy."""

import math

import numpy as np

from attnlib.lookup import soft_lookup
from attnlib.scaling import scaled_dot_product_attention
from benchmarks.paired import machine, paired, row, store

LOOPS = 200


def bare(query, key, value, scale):
    """Return attention as anybody would write it by hand, stable and unchecked."""
    scores = query @ key.T * scale
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    weights /= weights.sum(axis=-1, keepdims=True)
    return weights @ value, weights


def repeat(function, *args):
    def run():
        for _ in range(LOOPS):
            function(*args)

    return run


def rows():
    rng = np.random.default_rng(0)
    for n in (3, 10, 50):
        query, key, value = (rng.standard_normal((n, 16), dtype=np.float32) for _ in range(3))
        for name, ours, scale in (
            ("soft_lookup", soft_lookup, 1.0),
            ("scaled_dot_product_attention", scaled_dot_product_attention, 1 / math.sqrt(16)),
        ):
            candidates = {
                "attnlib": repeat(ours, query, key, value),
                "bare numpy": repeat(bare, query, key, value, scale),
            }
            times = paired(candidates, rounds=51)
            yield row(f"{name}, {n} tokens, {LOOPS} calls", times, 2.5)


if __name__ == "__main__":
    store("small", rows(), machine=machine())
