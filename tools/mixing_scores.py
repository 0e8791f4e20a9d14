"""Measure what chapter 11 stores: ``mixing_scores.py [times] [calls] [linear] [recall]``.

The cells of its evidence define what is timed, and ``attnlib.drawings.recaller`` the networks; here they run at
all sizes, with all seeds, each network at the best of several rates. These are chosen with
a seed that is not scored again. Scores and times go to ``attnlib/weights/mixing.json``. One thread.
"""

import ctypes
import json
import re
import subprocess
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import controls
import torch
from listing import ROOT, asked

from attnlib._machine import machine
from attnlib.drawings.recaller import right_by_distance, train_recall

PATH = ROOT / "attnlib" / "weights" / "mixing.json"
LENGTHS = [16, 32, 64, 128, 256, 512, 1024, 2048]
WIDTHS = [32, 64, 128, 256]
OTHER_WIDTHS = ("two products", "bare attention", "attention")

LINEAR_LENGTHS, LINEAR_WIDTHS = [128, 256, 512, 1024], [32, 64, 128, 256]  # at d = 64, n = 1024

LOOP = """
#include <math.h>
void loop(const float *x, const float *w, float *states, int n, int d) {
    for (int t = 0; t < n; t++) {
        float *state = states + t * d;
        for (int j = 0; j < d; j++) state[j] = x[t * d + j];
        for (int i = 0; t && i < d; i++)
            for (int j = 0; j < d; j++) state[j] += state[i - d] * w[i * d + j];
        for (int j = 0; j < d; j++) state[j] = tanhf(state[j]);
    }
}
"""

SEEDS = range(5)
RATES = (0.003, 0.01, 0.03)
RECALL: dict[str, dict[str, Any]] = {
    f"{kind}, asked {when}": {"kind": kind, "marked": when == "before"}
    for kind in ("Elman", "GRU", "attention")
    for when in ("before", "after")
}
RECALL |= {f"linear attention, d = {d}": {"kind": "linear", "d": d} for d in (8, 16, 24, 32)}
RECALL |= {f"{kind}, d = 8": {"kind": kind, "d": 8} for kind in ("GRU", "attention")}
RECALL |= {
    "GRU, d = 64": {"kind": "GRU", "d": 64},
    "GRU, 2400 steps": {"kind": "GRU", "steps": 2400},
}
RECALL |= {  # the amount alone: that many of the 20 symbols are marked, and asked for
    f"{kind}, {marked} of 20": {"kind": kind, "marked": marked}
    for kind in ("Elman", "GRU")
    for marked in (2, 5, 10)
}
FEW = {"GRU, d = 8": 3, "GRU, d = 64": 3, "GRU, 2400 steps": 2}  # how many seeds, where not five
FEW |= {f"{kind}, {marked} of 20": 3 for kind in ("Elman", "GRU") for marked in (2, 5, 10)}
FEW |= {f"linear attention, d = {d}": 3 for d in (16, 24)}


def times() -> dict[str, Any]:
    """Time each mechanism at each length; at other widths those that cross."""
    page = controls.cells("mixing", "timing")
    took: dict[str, Any] = {}
    for d in WIDTHS:
        names = None if d == 64 else OTHER_WIDTHS
        for n in LENGTHS:
            for name, seconds in page["seconds"](n, d, names).items():
                took.setdefault(str(d), {}).setdefault(name, []).append(float(f"{seconds:.3g}"))
        print(d, took[str(d)], flush=True)
    return {"lengths": LENGTHS, "seconds": took}


def least(call: Callable[[], Any], rounds: int = 2000) -> float:
    """Return the least seconds of a call."""
    took = []
    for _ in range(rounds):
        start = time.perf_counter()
        call()
        took.append(time.perf_counter() - start)
    return min(took)


def compiled(folder: str) -> Any:
    """Return the recurrence's loop, compiled from C."""
    source, library = Path(folder) / "loop.c", Path(folder) / "loop.so"
    source.write_text(LOOP, "utf8")
    options = ["-O3", "-march=native", "-ffast-math", "-shared", "-fPIC"]
    subprocess.run(["cc", *options, "-o", library, source, "-lm"], check=True)
    return ctypes.CDLL(str(library)).loop


def calls() -> dict[str, Any]:
    """Time the recurrence with and without waiting, in many calls and in one, at n = d = 64."""
    page, n = controls.cells("mixing", "timing"), 64
    torch.manual_seed(0)
    x, (w_x, w_h) = torch.randn(n, n), torch.randn(2, n, n) / n**0.5
    states, names = torch.zeros(n, n), ("recurrence", "nothing waits", "and one call")
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory() as folder, torch.inference_mode():
        loop = compiled(folder)

        def in_c() -> torch.Tensor:
            at_once = x @ w_x
            pointers = (ctypes.c_void_p(a.data_ptr()) for a in (at_once, w_h, states))
            loop(*pointers, n, n)
            return states

        torch.testing.assert_close(in_c(), page["loop"](x, w_x, w_h), rtol=0, atol=1e-5)
        for _ in range(20):  # in turns
            turn = page["seconds"](n, n, names, rounds=100) | {"in C": least(in_c)}
            found = {name: min(turn[name], found.get(name, 1)) for name in turn}
    return {name: float(f"{seconds:.3g}") for name, seconds in found.items()}


def linear() -> dict[str, Any]:
    """Time the ways to compute causal linear attention, in seconds of the processor."""
    page = controls.cells("mixing", "timing", "linear-timing")

    def rows(sizes: list[tuple[int, int]]) -> dict[str, list[float]]:
        options = {"rounds": 30, "most": 2, "of": page["linear_ways"], "clock": time.thread_time}
        least = [dict[str, float]() for _ in sizes]
        for _ in range(5):  # in turns: the machine may be busy for a while
            for (n, d), known in zip(sizes, least, strict=True):
                took = page["seconds"](n, d, **options)
                known |= {name: min(known.get(name, 9), took[name]) for name in took}
        found = {name: [float(f"{row[name]:.3g}") for row in least] for name in least[0]}
        print(found, flush=True)
        return found

    return {
        "lengths": LINEAR_LENGTHS,
        "by length": rows([(n, 64) for n in LINEAR_LENGTHS]),
        "widths": LINEAR_WIDTHS,
        "by width": rows([(1024, d) for d in LINEAR_WIDTHS]),
    }


def recall() -> dict[str, Any]:
    """Train every network of the task, at the best rate of a seed apart."""
    found: dict[str, Any] = {}

    def right(seed: int, **options: Any) -> Any:
        model = train_recall(options.pop("kind"), seed, **options)
        return right_by_distance(model, options.get("marked", 0))

    for name, options in RECALL.items():
        if name == "GRU, 2400 steps":
            rate = found["GRU, asked after"]["rate"]
        else:
            scores = {rate: float(right(100, **options, rate=rate).mean()) for rate in RATES}
            rate = max(scores, key=scores.__getitem__)
            print(scores, flush=True)
        seeds = range(FEW.get(name, len(SEEDS)))
        curves = [right(seed, **options, rate=rate) for seed in seeds]
        found[name] = {
            **options,
            "rate": rate,
            "right": [[round(float(x), 3) for x in curve] for curve in curves],
        }
        print(name, rate, [round(float(curve.mean()), 3) for curve in curves], flush=True)
    return found


def store(**parts: Any) -> None:
    """Store some parts anew, with each row of numbers in a line."""
    known = json.loads(PATH.read_text("utf8")) if PATH.exists() else {}
    text = json.dumps(known | parts, indent=1)
    rows = re.compile(r"\[\s+([-\d.e,\s]+?)\s+\]")
    text = rows.sub(lambda found: f"[{' '.join(found[1].split())}]", text)
    PATH.write_text(text + "\n", "utf8")


def main() -> None:
    """Measure the named parts, or all, and store them."""
    parts = {"times": times, "calls": calls, "linear": linear, "recall": recall}
    for name in asked(__doc__, parts).names or parts:
        store(**{name: parts[name](), f"{name}_measured": machine("torch")})


if __name__ == "__main__":
    torch.set_num_threads(1)
    main()
