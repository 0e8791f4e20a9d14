"""memory_efficient_attention in numpy against naive attention: time, and peak memory.

Most of what makes naive attention slow at these sizes is the page faults of its fresh large
buffers, so the naive peer comes in two forms: as one writes it, and with its buffers kept.
"""

import math
import subprocess
import sys
from pathlib import Path

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


def peak_growth(name, n):
    """Return the MiB by which one call raises a fresh process's peak memory."""
    code = f"from benchmarks.bench_efficient_numpy import measure_peak; print(measure_peak({name!r}, {n}))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return float(done.stdout)


def measure_peak(name, n):
    """Call once on a small input, then measure on n; runs in a process of its own.

    Linux's own high-water mark, set back first: a child inherits its parent's.
    """
    call = {"attnlib": memory_efficient_attention, "naive": naive}[name]
    call(*inputs(64))
    arrays = inputs(n)
    Path("/proc/self/clear_refs").write_text("5")
    before = high_water()
    call(*arrays)
    return high_water() - before


def high_water():
    """Return the peak of this process's resident memory in MiB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line.split()[1] for line in lines if line.startswith("VmHWM"))) / 1024


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
            yield row(f"time, n = {n}, d = {D}", times, ours="attnlib", peers=[peer], reach=reach)


def memory_rows():
    ours, peer = ([peak_growth(name, 16384) for _ in range(3)] for name in ("attnlib", "naive"))
    yield {
        "case": "MiB of peak memory that one call adds, n = 16384",
        "ours": "attnlib",
        "against": f"naive: {round(sorted(peer)[1])} MiB",
        "ratio": round(sorted(ours)[1], 1),
        "quartiles": [round(min(ours), 1), round(max(ours), 1)],
        "reach": 15,
        "reached": sorted(ours)[1] <= 15,
        "peak_mib": {"attnlib": ours, "naive": peer},
    }


if __name__ == "__main__":
    store("efficient_numpy", list(rows()), machine=machine())
    store("efficient_memory", list(memory_rows()), machine=machine(), unit="MiB")
