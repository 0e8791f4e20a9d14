"""memory_efficient_attention in numpy against naive numpy: time, and growth in memory."""

import math
import tracemalloc

import numpy as np

from attnlib.efficient import memory_efficient_attention
from benchmarks.paired import machine, paired, row, store


def naive(query, key, value):
    """Return attention as it is usually written, with all the weights at once."""
    scores = query @ key.T * np.float32(1 / math.sqrt(query.shape[-1]))
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    weights /= weights.sum(-1, keepdims=True)
    return weights @ value


def peak(function):
    """Return by how many MiB one call grows the memory at its highest."""
    tracemalloc.start()
    function()
    growth = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return round(growth / 2**20, 2)


def rows():
    rng = np.random.default_rng(0)
    for n in (8192, 16384):
        arrays = [rng.standard_normal((n, 64), dtype=np.float32) for _ in range(3)]
        candidates = {
            "attnlib": lambda a=arrays: memory_efficient_attention(*a),
            "naive numpy": lambda a=arrays: naive(*a),
        }
        times = paired(candidates, rounds=9, warmup=1)
        line = row(f"{n} tokens, d = 64", times, ours="attnlib", peers=["naive numpy"], reach=0.25)
        yield line | {"peak_mib": {name: peak(f) for name, f in candidates.items()}}


if __name__ == "__main__":
    store("blocks", list(rows()), machine=machine())
