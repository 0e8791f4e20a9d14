"""What chapter 12, efficient, draws and measures."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from attnlib import diagram, plot

Array = NDArray[np.float64]
LENGTHS = (256, 512, 1024, 2048)
MEASURED = {  # the case in benchmarks/results/gpu.json, milliseconds and MiB of torch's function
    "fused": ("plain bfloat16 (4, 16, 4096, 64)", 0.6113, 32.0),
    "fused, causal": ("plain bfloat16 (4, 16, 4096, 64), causal", 0.3486, 32.0),
    "with the matrix": ("3-D bfloat16", 18.7154, 9472.3),
}
CARD = "NVIDIA H100 80GB, torch 2.11, 26 November 2026"


def online(scores: Array, value: Array, states: Sequence[tuple[float, ...]]) -> None:
    """Draw the three numbers that travel from key to key; a state is m, the factor, l and o."""
    ax = diagram.canvas(12, 5.2)
    diagram.words(ax, 0.9, 4.5, "score")
    diagram.words(ax, 0.9, 3.75, "value", role="value")
    diagram.words(ax, 0.75, 1.9, "m, \N{SCRIPT SMALL L}, o")
    steps = zip((2.9, 5.7, 8.5), scores, value, states, strict=True)
    for x, s, v, (m, factor, total, output) in steps:
        diagram.words(ax, x, 4.5, f"{s:.0f}")
        diagram.mark(ax, "value", x - 0.35, 3.75, size=0.6)
        diagram.words(ax, x + 0.2, 3.75, f"{v:.0f}")
        diagram.arrow(ax, (x, 3.4), (x, 2.75))
        diagram.box(ax, x, 1.9, 1.7, 1.65, f"{m:.0f}\n{total:.2f}\n{output:.2f}")
        if x > 3:
            diagram.arrow(ax, (x - 1.9, 1.9), (x - 0.9, 1.9))
            diagram.words(ax, x - 1.4, 2.3, f"\N{MULTIPLICATION SIGN} {factor:.2f}")
    diagram.arrow(ax, (9.3, 1.9), (10.7, 1.9))
    diagram.words(ax, 10.0, 2.3, "o / \N{SCRIPT SMALL L}")
    diagram.mark(ax, "output", 11.2, 1.9)
    diagram.words(ax, 11.2, 1.2, f"{output / total:.2f}")
    diagram.words(ax, 5.7, 0.5, "each key is read once and forgotten")
    told = "; ".join(
        f"m {m:.0f}, l {a:.2f}, o {b:.2f} after a factor {f:.2f}" for m, f, a, b in states
    )
    _show(
        ax,
        "Three keys in a row, each with a score and a value. Below each stands a box with the three numbers "
        f"m, l and o, handed on to the next: {told}. At the end o / l is {output / total:.2f}.",
    )


def _show(ax: Any, alt: str) -> None:
    plot.show(ax.figure, alt=alt)


def peak_bytes(call: Callable[..., Any], n: int, d: int = 64) -> int:
    """Return the most bytes that a call holds beyond its arguments, three arrays (n, d)."""
    rng = np.random.default_rng(0)
    arrays = [rng.normal(size=(n, d)) for _ in range(3)]
    tracemalloc.start()
    call(*arrays)
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    return peak


def peaks(ways: Mapping[str, Callable[..., Any]]) -> dict[str, Array]:
    """Measure and print the peak memory of ways to attend; return the bytes."""
    found = {name: np.array([peak_bytes(way, n) for n in LENGTHS]) for name, way in ways.items()}
    print(f"{'peak in MiB, tokens':20}", *(f"{n:7}" for n in LENGTHS))
    for name, line in found.items():
        print(f"{name:20}", *(f"{size / 2**20:7.1f}" for size in line))
    return found


def measured() -> None:
    """Print what torch's attention took on a GPU, as it was stored, with card and date."""
    print(f"{CARD}\n4 texts, 16 heads, 4096 tokens, width 64, bfloat16")
    print(f"{'':18}milliseconds   peak, MiB   times the fused: ms, MiB")
    _, base, small = MEASURED["fused"]
    for name, (_, ms, mib) in MEASURED.items():
        print(f"{name:18}{ms:12.2f}{mib:12.0f}{ms / base:12.1f}{mib / small:6.0f}")


def reach(window: int = 3, last: int = 8) -> None:
    """Draw how far two layers with a window see."""
    ax = diagram.canvas(12, 5)
    reached = [{last}]  # by the last output, from the top layer down
    for _ in range(2):
        reached.append({t - i for t in reached[-1] for i in range(window)})
    heights = (4.3, 2.6, 0.9)
    for y, name in zip(heights, ("output", "layer 2", "layer 1"), strict=True):
        diagram.words(ax, 1.0, y, name)
    for depth, (y, seen) in enumerate(zip(heights, reached, strict=True)):
        for t in range(last + 1):
            x = 2.6 + 1.1 * t
            if t not in seen:
                diagram.words(ax, x, y, "·")
                continue
            diagram.mark(ax, "output" if depth == 0 else "key", x, y)
            for back in range(window if depth < 2 else 0):
                diagram.arrow(ax, (x - 1.1 * back, y - 1.35), (x, y - 0.4))
    _show(
        ax,
        f"Nine tokens in two layers with a window of {window}. The last output takes from "
        f"{len(reached[1])} keys of layer 2. These were made by tokens that took from {len(reached[2])} "
        f"keys of layer 1. The {last + 1 - len(reached[2])} tokens before them are out of reach.",
    )
