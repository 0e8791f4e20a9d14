"""memory_efficient_attention in numpy against naive attention: time, and peak memory.

Most of what makes naive attention slow at these sizes is the page faults of its fresh large
buffers, so the naive peer comes in two forms: as one writes it, and with its buffers kept.
"""

import math
import tracemalloc

import numpy as np

from attnlib.efficient import memory_efficient_attention
from benchmarks.paired import machine, paired, row, store

D = 64


def inputs(n):
    rng = np.random.default_rng(0)
    return [rng.standard_normal((n, D), dtype=np.float32) for _ in range(3)]


def naive(query, key, value):
    """Return attention as one writes it: every step makes a new (n, n) array."""
    scores = query @ key.T / np.float32(math.sqrt(D))
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return weights / weights.sum(axis=-1, keepdims=True) @ value


def preallocated(n):
    """Return naive attention that keeps its one (n, n) buffer between calls."""
    buffer = np.empty((n, n), dtype=np.float32)

    def run(query, key, value):
        np.matmul(query, key.T, out=buffer)
        np.multiply(buffer, np.float32(1 / math.sqrt(D)), out=buffer)
        np.subtract(buffer, buffer.max(axis=-1, keepdims=True), out=buffer)
        np.exp(buffer, out=buffer)
        np.divide(buffer, buffer.sum(axis=-1, keepdims=True), out=buffer)
        return buffer @ value

    return run


def peak_mib(call, n):
    """Return the MiB of the arrays that are alive at once in one call, its inputs aside."""
    arrays = inputs(n)
    tracemalloc.start()
    call(*arrays)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return round(peak / 2**20, 1)


def rows():
    for n in (8192, 16384):
        arrays, kept = inputs(n), preallocated(n)
        np.testing.assert_allclose(
            memory_efficient_attention(*arrays), kept(*arrays), rtol=1e-3, atol=1e-5
        )
        candidates = {
            "attnlib": lambda a=arrays: memory_efficient_attention(*a),
            "naive": lambda a=arrays: naive(*a),
            "naive, buffer kept": lambda a=arrays, f=kept: f(*a),
        }
        times = paired(candidates, rounds=7, warmup=1)
        for peer, reach in (("naive", 0.25), ("naive, buffer kept", 1.0)):
            yield row(f"time, n = {n}, d = {D}", times, reach, peer=peer)


def memory_row():
    ours, peer = (peak_mib(call, 16384) for call in (memory_efficient_attention, naive))
    return {
        "case": "MiB of peak memory that one call adds, n = 16384",
        "ours": "attnlib",
        "against": f"naive: {round(peer)} MiB",
        "ratio": ours,
        "quartiles": [ours, ours],
        "reach": 15,
        "reached": ours <= 15,
    }


if __name__ == "__main__":
    store("efficient_numpy", rows(), machine=machine())
    store("efficient_memory", [memory_row()], machine=machine(), unit="MiB")
