"""The one way this project measures: candidates take turns, ratios are taken within a round.

A machine's speed drifts; two runs a moment apart share the drift, so their ratio does not.
"""

import json
import os
import statistics
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from attnlib._machine import machine

__all__ = ["Times", "keep", "machine", "paired", "row", "store"]

RESULTS = Path(__file__).with_name("results")
Times = dict[str, list[float]]


def seconds(call: Callable[[], object]) -> float:
    """Return how long a call takes."""
    start = time.perf_counter()
    call()
    return time.perf_counter() - start


def paired(
    candidates: Mapping[str, Callable[[], object]],
    *,
    rounds: int = 21,
    warmup: int = 3,
    clock: Callable[[Callable[[], object]], float] = seconds,
) -> Times:
    """Return each candidate's seconds per round, by a clock; the order within a round rotates."""
    names = list(candidates)
    for _ in range(warmup):
        for name in names:
            candidates[name]()
    times: Times = {name: [] for name in names}
    for turn in range(rounds):
        for name in names[turn % len(names) :] + names[: turn % len(names)]:
            times[name].append(clock(candidates[name]))
    return times


def row(
    case: str, times: Times, reach: float, *, ours: str = "attnlib", peer: str = ""
) -> dict[str, object]:
    """Return one line of a result: the ratio of ours to a peer, or to the fastest of the others, with its spread.

    The fastest is the one with the smallest median; the spread is the quartiles of the
    rounds' ratios.
    """
    others = [peer] if peer else times.keys() - {ours}
    best = min(others, key=lambda name: statistics.median(times[name]))
    ratios = [mine / other for mine, other in zip(times[ours], times[best], strict=True)]
    low, middle, high = statistics.quantiles(ratios, n=4)
    return {
        "case": case,
        "ours": ours,
        "against": best,
        "ratio": round(middle, 3),
        "quartiles": [round(low, 3), round(high, 3)],
        "reach": reach,
        "reached": middle <= reach,
        "median_ms": {name: round(1e3 * statistics.median(t), 4) for name, t in times.items()},
    }


def keep(name: str, **about: object) -> None:
    """Write ``results/NAME.json`` where that was asked for."""
    found = {"name": name, "date": time.strftime("%Y-%m-%d"), **about}
    if os.environ.get("ATTNLIB_STORE"):
        text = json.dumps(found, indent=1, ensure_ascii=False)
        (RESULTS / f"{name}.json").write_text(text + "\n", "utf8")


def store(name: str, rows: Iterable[dict[str, object]], **about: object) -> None:
    """Keep a benchmark's lines, and print them."""
    about["rows"] = rows = list(rows)
    keep(name, **about)
    for line in rows:
        mark = "reached" if line["reached"] else "NOT REACHED"
        spread = " to ".join(map(str, line["quartiles"]))
        print(
            f"{name}: {line['case']}: {line['ratio']} ({spread}) of {line['against']}, reach {line['reach']}: {mark}",
            flush=True,
        )
