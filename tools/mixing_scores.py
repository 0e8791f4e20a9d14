"""Measure what chapter 11 stores: ``mixing_scores.py [times] [recall] [digits]``.

The chapter's own cells define the networks, their training and what is timed; here they run at
all sizes, with all seeds, each network at the best of several settings. These are chosen with
seeds that are not scored again. Scores and times go to ``attnlib/weights/mixing.json``. One thread.
"""

import argparse
import json
import re
from collections.abc import Callable
from typing import Any

import controls
import torch
import weights

from attnlib._machine import machine

PATH = weights.ROOT / "attnlib" / "weights" / "mixing.json"
LENGTHS = [16, 32, 64, 128, 256, 512, 1024, 2048]
WIDTHS = [32, 64, 128, 256]
OTHER_WIDTHS = ("two products", "bare attention", "attention")

SEEDS = range(5)
RATES = (0.003, 0.01, 0.03)
RECALL = {
    f"{kind}, asked {when}": {"kind": kind, "marked": when == "before"}
    for kind in ("Elman", "GRU", "attention")
    for when in ("before", "after")
}
RECALL |= {f"linear attention, d = {d}": {"kind": "linear", "d": d} for d in (8, 32)}
RECALL |= {f"{kind}, d = 8": {"kind": kind, "d": 8} for kind in ("GRU", "attention")}
RECALL |= {
    "GRU, d = 64": {"kind": "GRU", "d": 64},
    "GRU, 2400 steps": {"kind": "GRU", "steps": 2400},
}
FEW = {"GRU, d = 8": 3, "GRU, d = 64": 3, "GRU, 2400 steps": 2}  # how many seeds, where not five

SIZES = (50, 100, 200, 400, 1397)
SETTINGS = [{"rate": rate, "steps": 160} for rate in RATES] + [{"rate": 0.01, "steps": 480}]


def times() -> dict[str, Any]:
    """Time each mechanism at each length; at other widths those that cross."""
    page = controls.cells("mixing", "imports", "timing")
    took: dict[str, Any] = {}
    for d in WIDTHS:
        names = None if d == 64 else OTHER_WIDTHS
        for n in LENGTHS:
            for name, seconds in page["seconds"](n, d, names).items():
                took.setdefault(str(d), {}).setdefault(name, []).append(float(f"{seconds:.3g}"))
        print(d, took[str(d)], flush=True)
    return {"lengths": LENGTHS, "seconds": took}


def best(score: Callable[..., float], settings: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the settings with the highest score."""
    scores = [score(**setting) for setting in settings]
    print([round(found, 3) for found in scores], flush=True)
    return settings[max(range(len(scores)), key=scores.__getitem__)]


def recall() -> dict[str, Any]:
    """Train every network of the task at the best rate of a seed apart, and store the curves."""
    page, found = controls.cells("mixing", "imports", "recaller", "recall-training"), {}

    def right(seed: int, **options: Any) -> Any:
        model = page["train_recall"](options.pop("kind"), seed, **options)
        return page["right_by_distance"](model, options.get("marked", False))

    for name, options in RECALL.items():
        rates = [{"rate": rate} for rate in RATES]
        if name == "GRU, 2400 steps":
            rates = [{"rate": found["GRU, asked after"]["rate"]}]
        chosen = rates[0]
        if len(rates) > 1:
            chosen = best(lambda o=options, **r: float(right(100, **o, **r).mean()), rates)
        seeds = range(FEW.get(name, len(SEEDS)))
        curves = [right(seed, **options, **chosen) for seed in seeds]
        found[name] = {
            **options,
            **chosen,
            "right": [[round(float(x), 3) for x in curve] for curve in curves],
        }
        print(name, chosen, [round(float(curve.mean()), 3) for curve in curves], flush=True)
    return found


def digits() -> dict[str, Any]:
    """Train the three readers at each number of images, at the best of four settings for each."""
    page, found = (
        controls.cells("mixing", "imports", "reader-import", "reader", "digit-training"),
        {},
    )
    for name in page["DIGIT_READERS"]:
        for size in SIZES:

            def right(seed: int, n: str = name, s: int = size, **options: Any) -> float:
                return round(page["train_digits"](n, seed, s, **options)[2], 4)

            chosen = best(lambda r=right, **o: (r(100, **o) + r(101, **o)) / 2, SETTINGS)
            row = {**chosen, "right": [right(seed, **chosen) for seed in SEEDS]}
            if size in (100, 1397):
                row["shuffled"] = [right(seed, **chosen, shuffled=True) for seed in SEEDS]
            found[f"{name}, {size}"] = row
            print(name, size, row, flush=True)
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
    parts = {"times": times, "recall": recall, "digits": digits}
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", help=f"of {', '.join(parts)}; all where none is")
    for name in parser.parse_args().names or parts:
        store(**{name: parts[name](), f"{name}_measured": machine("torch")})


if __name__ == "__main__":
    torch.set_num_threads(1)
    main()
